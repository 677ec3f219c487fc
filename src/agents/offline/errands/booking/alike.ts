/**
 * "Mejor dame una para el viernes", right behind a cancellation; "agéndame lo mismo para el jueves", "dame la misma pero el
 * sábado", of who was here: one like that one, where nothing else is said. What it was, reception knows.
 */
import { findNames } from '../../names.ts';
import type { Heard } from '../../heard.ts';
import { atTheHourGivenUp } from '../moving/as-it-stands.ts';
import { saysWhen } from '../../wishes.ts';
import { OCCUPATION } from '../../words/kin.ts';
import { re } from '../../words/pattern.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { fold, readText, without, type Text } from '../../words/text.ts';
import { WEEKDAY } from '../../words/words.ts';

const BOOKED =
  'turnos?|citas?|citica|reservas?|cupo|sesion|clase|sessao|aula|agendamento|appointment|booking|session|slot';
const VISIT = `${BOOKED}|horas?|horita|horario`;
const ALIKE = '(?:l[oa]|el|o|a|the|un[oa]|otr[oa]|outr[oa])? ?(?:mism[oa]|mesm[oa]|same|igual(?:it[oa])?)';
const TAKE =
  '(?:dame|deme|denme|das?|dan|dar(?:me)?|quier[oe]|quisiera|queria|necesito|prefiero|quero|preciso|prefiro|queria|want|need|like|get|have|give|book|make|hag[a-z]+|hac[a-z]+|haz(?:me)?|(?:agend|anot|reserv|apunt|apart|marc|sac|separ|pon|dej|repet|repit|coloc)[a-z]*)';
const LIKE_THAT = `${ALIKE}(?! (?:horas?|horarios?|dia|time|hour|day) )`;
const TAKES_ALIKE = re` ${TAKE} (?:[a-z]+ ){0,3}?${LIKE_THAT} |^ (?:[a-z]+ ){0,3}?(?:l[oa]|el|o|a|the) (?:mism[oa]|mesm[oa]|same)(?! (?:horas?|horarios?|dia|time|hour|day) ) (?:[a-z]+ ){0,3}$`;
/** "Mejor dame una", "quiero otra": with no name of its own it is of what was just given up. */
const TAKES_ONE = re` ${TAKE} (?:[a-z]+ ){0,2}?(?:un[oa]|otr[oa]|uma?|outr[oa]|one|another)(?= (?!${VISIT})) `;
const RATHER = / (?:mejor|melhor|better|instead|rather|otr[oa]|outr[oa]|another) /;
const TAKES = re` ${TAKE} `;
/** How it is said, and nothing besides: another word may be what it is for. */
const SAYS_NO_MORE = new RegExp(
  `^(?:${[
    'ah|oh|ok|okay|bueno|listo|perfecto|perfeito|genial|hola|oye|oiga|che|ay|uy|si|sim|yes|dale|y|e|and|pues|entonces|entao|then|gracias|obrigad[oa]|thanks|sorry|perdon|disculp[ae]|desculpa',
    `mejor|melhor|better|rather|instead|pero|mas|but|ahora|agora|now|ya|solo|tambien|also|vez|cambio|lugar|esa|ese|eso|esta|este|isso|that|this|${TAKE}|${VISIT}`,
    'l[oa]|el|o|a|al|as|un[oa]?|uma?|one|otr[oa]|outr[oa]|another|mism[oa]|mesm[oa]|same|igual(?:it[oa])?|thing|cosa|coisa|servicio|servico|service',
    'me|nos|yo|eu|i|we|us|d|ll|can|could|puedes?|puede|podes|podrias?|puedo|posso|pode|poderia|vas|va|to|it|que|si|se|lo|por|favor|porfa|please|pls|porfis',
    'para|pra|pro|pal?|en|na|no|on|at|in|for|with|con|com|de|del|da|do|las?|los|the|my|dia|day|hora|horario|time|proxim[oa]|siguiente|sigue|viene|vem|next',
    OCCUPATION,
  ].join('|')})$`,
);
/**
 * "Ahora lo mismo pero para el gato a las 10 y media", "la misma cita para mi hermana", "repítela la semana que viene", of
 * who has one to come: another like it. "¿Me la repites?", "me repite la hora de mi turno" is of what was said, and "la misma hora" only of its hour.
 */
const LEADS = String.raw`^[\s¡!.,]*(?:(?:ahora|agora|now|y|e|and|ok|okay|listo|bueno|perfecto|perfeito|genial|gracias|entonces|entao|pues|hola|oye|che|tambien|tambem|also|puedes?|podes|podrias|podemos|me|nos|que|${TAKE})[\s,.!]+)*`;
const WHOSE = String.raw`(?:para|pa|pra|pro|for)\s+(?!(?:el|la|o|a|os|as|este|esta|proxim[oa]|hoy|manana|amanha|tomorrow|dentro)\s+(?:${WEEKDAY}|proxim[oa]|otr[oa]|semana|mes|dia|manana|tarde|[0-9])|(?:hoy|manana|amanha|hoje|tomorrow|next|${WEEKDAY})(?![a-z]))`;
const THAT_ONE = String.raw`(?:l[oa]|el|o|a|the)\s+(?:(?:mism|mesm)[oa]|same)(?:\s+(?:${BOOKED}|cosa|coisa|thing|one))?(?:\s*,)?\s+(?:(?:pero|mas|but)\s+)?(?=${WHOSE}|(?:(?:para|pra|for)\s+)?(?:(?:la|el|a|o)\s+)?(?:proxim[oa]|semana|otr[oa]\s+semana|mes|next)\s)`;
const REPEATED = String.raw`(?:rep[ie]t[aei]l[oa]|repetirl[oa]|repeat\s+(?:it|that)|(?<!(?:me|nos)\s+)rep[ie]t[aei]r?\s+(?:(?:la|el|esa|ese|mi|a|o|minha|meu|my|the)\s+)(?:${BOOKED}))(?![a-z])`;
const ONCE_MORE = re`(?<lead>${LEADS})(?:${THAT_ONE}|(?<again>${REPEATED}))`;

export function onceMoreAlike({ raw, asks }: Text, situation: Situation): Text | undefined {
  const { flow, appointments = [], doneJustNow, tenant } = situation;
  if (tenant === undefined || flow !== 'ninguno' || appointments.length === 0 || doneJustNow !== undefined)
    return undefined;
  const said = ONCE_MORE.exec(fold(raw));
  if (said === null || findNames(raw, tenant).servicio !== undefined) return undefined;
  const again = said.groups?.['again'] !== undefined;
  if (again && (asks || !saysWhen(timesIn(raw, situation)))) return undefined;
  return readText(`${raw.slice(0, said.groups?.['lead']?.length)}otra igual ${raw.slice(said[0].length)}`);
}

/** "Me da lo mismo el viernes", "¿es igual el sábado?" */
const IT_IS =
  / (?:da|daria|es|e|is|it s|sale|cuesta|queda|vale|cobran?) (?:(?:el|la|o|a|lo|the) )?(?:mism[oa]|mesm[oa]|igual|same) /;
const WORDS_MAX = 16;

function saysNoMore(heard: Heard): string | undefined {
  const { text, times, situation, guest, party, hit } = heard;
  if (situation.flow !== 'ninguno' || situation.tenant === undefined || text.words.length > WORDS_MAX) return undefined;
  if (guest !== undefined || party.length > 0 || !saysWhen(times)) return undefined;
  if (hit !== undefined && hit.intent !== 'book' && hit.intent !== 'mine') return undefined;
  if (findNames(text.raw, situation.tenant).servicio !== undefined) return undefined;
  const norm = saidPlainly(heard);
  return norm !== undefined && !IT_IS.test(norm) ? norm : undefined;
}

/** Without its times; undefined: something else is said. */
function saidPlainly({ text, times }: Heard): string | undefined {
  const { norm } = readText(without(text.raw, times.spans));
  const plain = norm.split(' ').every((word) => word === '' || SAYS_NO_MORE.test(word));
  return plain ? norm : undefined;
}

/** Right behind a cancellation: the one that was given up, at another time. */
export function wantsOneInstead(heard: Heard): boolean {
  // "A la misma hora" is as that one was, hour and all.
  if (heard.situation.doneJustNow !== 'cancel' || atTheHourGivenUp(heard)) return false;
  const said = saysNoMore(heard);
  if (said === undefined) return false;
  return TAKES_ALIKE.test(said) || TAKES_ONE.test(said) || (RATHER.test(said) && TAKES.test(said));
}

/** Of who was here and has nothing to come; "igual" and "lo mismo" of one that is to come are read where it is known. */
export function wantsItAlike(heard: Heard): boolean {
  const said = saysNoMore(heard);
  return said !== undefined && TAKES_ALIKE.test(said);
}

const SAME_ONE = re` (?:(?:el|la|o|a|the) )?(?:mism[oa]|mesm[oa]|same) ${OCCUPATION} `;
/** "Mismo barbero a la misma hora", asked what it is for, or with nothing open: as the last one was. */
export function withTheSameOne(heard: Heard): boolean {
  const { text, situation } = heard;
  const { state, flow, tenant, lastVisit, appointments = [] } = situation;
  if (lastVisit === undefined || tenant === undefined || appointments.length > 0 || text.words.length > WORDS_MAX)
    return false;
  if (flow !== 'ninguno' && state !== 'AGENDA_ELIGIENDO_SERVICIO') return false;
  const said = saidPlainly(heard);
  return said !== undefined && SAME_ONE.test(said) && findNames(text.raw, tenant).servicio === undefined;
}
