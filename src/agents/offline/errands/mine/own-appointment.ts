/**
 * What becomes of the appointment that one has: its hour or its day does not suit, or it is put elsewhere. Long
 * because each way of saying so is told here from a new booking.
 */
import { wantsAnotherForIt } from '../moving/no-cancelling.ts';
import { dayAndHour, diaOf, localStart, whenOf, type Appointment, type Slot, type Tenant } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import { errands } from '../../errands.ts';
import type { Heard } from '../../heard.ts';
import { serviceOfMine } from '../../names/service-of-mine.ts';
import { findNames, servicesTold } from '../../names.ts';
import { withoutSoldChanges } from '../../names/sold-as-change.ts';
import { withoutNames } from '../../names/names-unheard.ts';
import { named } from './which-one.ts';
import { atItsBranch } from './placed.ts';
import { isElsewhen } from './kept-beside.ts';
import { CANCELS as ORDERED_TO_GO, targetStart } from '../moving/where-to.ts';
import { clauses, readText, without } from '../../words/text.ts';
import { onTheDial, timesIn } from '../../time/index.ts';
import { saysWhen } from '../../wishes.ts';
import { APPOINTMENT, MOVE, SHIFT, WANT, WEEKDAY } from '../../words/words.ts';
import { CANNOT, CANT_COME } from '../../words/cannot.ts';
import { re } from '../../words/pattern.ts';
import { CANCELS } from '../../words/deeds.ts';

/** "No puedo a esa hora, ¿tienen en la tarde?", "mejor pásemela para más tarde": of the one appointment there is. */
const NOT_THEN =
  / (?:a |en |n)?es[st]?[ae] (?:hora|dia|horario|fecha) (?:ya |eu )?(?:no|nao) (?:voy a |vou )?(?:puedo|podre|podria|alcanzo|llego|posso|consigo|me (?:queda|sirve|da|va|viene)) | (?:no|nao) (?:voy a |vou )?(?:puedo|podre|podria|alcanzo|llego|posso|consigo|me (?:queda|sirve|da|va|viene)(?: bien)?)(?: [^ ]+){0,2} (?:(?:a |ese |esse |en )?(?:esa|essa|nessa|ese|esse|nesse) (?:hora|dia|horario|fecha)) | (?:can t|cannot)(?: [^ ]+){0,3} (?:at )?(?:that|then)(?: time| day)? /;
const PUT_LATER =
  / (?:pas|corr|muev|mov|cambi|mud|corra|recorr)[a-z]* (?:[^ ]+ ){0,3}(?:mas (?:tarde|temprano|tardecito|tempranito)|mais (?:tarde|cedo)) /;

/** "Pásamela para el viernes", "déjame la cita para más temprano": it has an object, and that is the one there is. */
const PUT_IT = re` (?:(?:pas|corr|recorr|muev|mov|cambi|traslad)(?:a|e|ar|er|en|ad)(?:me|nos|te)?l[oa]|pon(?:e|le|me|eme|game|ga)?l[oa]|dej(?:a|e)(?:me|nos)l[oa]) (?:mejor |entonces )?(?:para|pal|al|pa) | (?:dej[ae]|pon|pone|ponga)(?:me|nos) (?:mi|la|el) (?:${APPOINTMENT}) (?:para|el|a las|mas) `;

/** "Esa hora no me sirve", "ese día no puedo", and when else is not said. */
export function deniesItsTime(norm: string): boolean {
  return NOT_THEN.test(norm);
}

/** "A esa hora no puedo", or "a las 11 no llego" of the one at eleven: another hour of that day. */
export function deniesItsHour(heard: Heard): boolean {
  const { norm } = heard.text;
  return (NOT_THEN.test(norm) && / (?:hora|horario|then|time) /.test(norm)) || refusesItsHour(heard);
}

/** The only one that he has, at the hour that is ruled out. */
export function refusesItsHour({ situation, text, times }: Heard): boolean {
  const [one, other] = situation.appointments ?? [];
  // "Mañana a las 10 ya no puedo" rules its day out too.
  if (one === undefined || other !== undefined || times.restricciones.some((r) => DAY_OUT.test(r))) return false;
  const itsHour = `excluir_${whenOf(one.slot, situation.now.timeZoneId).hora_especifica}`;
  if (times.restricciones.includes(itsHour)) return true;
  // "No puedo a las 10, ¿a las 11?": what is wished instead hides what was ruled out.
  const said = CANNOT_COME_THEN.test(text.norm) && times.hora !== undefined ? clauses(text.raw) : [];
  return said.some(({ raw }) => timesIn(raw, situation).restricciones.includes(itsHour));
}
const SUITS = '(?:me|nos) (?:da|sirve|queda|va|viene|acomoda|cuadra|conviene|resulta|cae|serve|fica)';
const IS_HARD =
  '(?:(?:se )?(?:me|nos) (?:complic[ao]|dificult[ao]|(?:hace|hizo|queda|resulta)(?: muy)? (?:dificil|complicado|imposible|cuesta arriba))|fica (?:dificil|complicado|ruim)(?: (?:pra|para) mim)?)';
const CANNOT_COME_THEN = re` (?:${CANNOT}|(?:no|nao) (?:voy a|vou|${SUITS})|${IS_HARD}|${CANT_COME}) `;

/**
 * "Mañana no puedo", "ya no puedo el jueves a las 10": the one that stands there is wanted at another time. "Mañana no
 * puedo, ¿tenés el viernes?" says which.
 */
export function cannotCome(heard: Heard): Act | undefined {
  const { situation, text, hit } = heard;
  if (situation.flow !== 'ninguno') return undefined;
  const sameDay = hourOfThatDay(heard);
  if (sameDay !== undefined) return act(heard, { intent: 'move', of: sameDay });
  const instead = saysInstead(heard);
  if (!instead && (text.asks || hit !== undefined || !onlyRulesOut(heard))) return undefined;
  const [of, ...others] = (situation.appointments ?? []).filter(({ slot }) => isOut(slot, heard));
  // "Quiero un corte, el viernes no puedo", of one who has a cleaning on that day.
  const wished = instead || WANTED.test(text.norm);
  if (of === undefined && wantsAnotherForIt(heard)) return act(heard, { intent: 'move' });
  if (of === undefined && !wished && namesOneDay(heard)) return act(heard, { intent: 'mine' });
  if (of === undefined || (wished && isOfOther(of.serviceId, heard))) return undefined;
  // "Cancela las ventosas, el viernes tengo prueba": ordered, and the reason behind it.
  const ends = ENDS_IT.test(text.norm) || (!instead && ORDERED_TO_GO.test(text.norm));
  const intent = ends ? 'cancel' : 'move';
  return act(heard, others.length > 0 ? { intent } : { intent, of });
}
/** "Any day but Wednesday", "cualquier día menos el miércoles": one is looked for. */
const WANTED = re` (?:${WANT}) | (?:any|cualquier|qualquer) (?:otro |outro |other )?(?:day|dia|hora|time|horario) `;

/** "El viernes no puedo", and nothing is on that day, or at all: what he has is shown, and no booking begun. */
function namesOneDay({ text, times, situation: { tenant, doneJustNow } }: Heard): boolean {
  if (doneJustNow !== undefined || EACH_WEEK.test(text.norm) || !times.restricciones.some((rule) => DAY_OUT.test(rule)))
    return false;
  const { servicio, profesional } = tenant === undefined ? {} : findNames(text.raw, tenant);
  return servicio === undefined && profesional === undefined;
}
const EACH_WEEK = re` (?:l?[oa]s|nos|todos) ${WEEKDAY}s? | on [a-z]+days `;
/** "No voy a llegar el jueves a las 10, ese mismo día a las 12": of the one at that hour, of which the day stays. */
function hourOfThatDay(heard: Heard): Appointment | undefined {
  const { situation, text, times, hit } = heard;
  const { appointments = [], now } = situation;
  if (
    times.hora === undefined ||
    !CANNOT_COME_THEN.test(text.norm) ||
    (hit !== undefined && !OF_THE_DIARY.has(hit.intent))
  )
    return undefined;
  if (CANCELS.test(text.norm) || ONE_MORE.test(text.norm)) return undefined;
  const pieces = text.raw.split(RATHER_THEN);
  if (BUSY.test(readText(pieces.at(-1) ?? '').norm)) return undefined;
  const out = pieces.map((raw) => timesIn(raw, situation));
  const [of, ...others] = appointments.filter(({ slot }) => {
    const { fecha_deseada: day, hora_especifica: hour } = whenOf(slot, now.timeZoneId);
    const itsHour = out.some(({ restricciones }) => restricciones.includes(`excluir_${hour}`));
    return itsHour && times.fecha === day && times.hora !== hour;
  });
  return of !== undefined && others.length === 0 && !isOfOther(of.serviceId, heard) ? of : undefined;
}
const BUSY = / (?:tengo|trabajo|estoy|salgo|entro|viajo|tenho|trabalho|estou|have|work|am) /;
/** Where what is wished instead begins. */
const RATHER_THEN =
  /[.;,!?¿\n]|\b(?=(?:mejor|pero|mas|melhor|but|puede|podr[ií]a|puedes|pode|could|can) |ese (?:mismo )?d[ií]a |n?esse (?:mesmo )?dia |no mesmo dia )/iu;

/** "Mañana no llego, cancelá nomás." */
const ENDS_IT =
  /(?<! (?:no|nao|not|sin)(?: (?:l[oa]|me|te|quiero))*) (?:cancel|anul|desmarc)(?:a|e|o|emos|amos|ad|ar|al[oa]|el[oa]|ar?l[oa])(?: (?:nomas|no mas|entonces|mejor|por favor|porfa|gracias|please|obrigad[oa]))* $/;

function onlyRulesOut({ times }: Heard): boolean {
  const { restricciones: out, ...said } = times;
  return out.length > 0 && out.every((r) => r.startsWith('excluir_')) && !saysWhen({ ...said, restricciones: [] });
}

function saysInstead(heard: Heard): boolean {
  return heard.times.descartadas !== undefined && errands(heard).acts.every(({ intent }) => OF_THE_DIARY.has(intent));
}
const OF_THE_DIARY: ReadonlySet<string> = new Set(['book', 'move', 'cancel', 'mine']);

/** "Mañana no puedo, pero el viernes quiero un masaje." */
function isOfOther(serviceId: string, { text, times, situation }: Heard): boolean {
  if (situation.tenant === undefined || ONE_MORE.test(text.norm)) return true;
  const said = without(text.raw, times.spans);
  // "No llego al baño del jueves, anúlalo y dame una consulta el sábado": that goes, and this is one more.
  if (CANCELS.test(text.norm)) return servicesTold(said, situation.tenant).some((id) => id !== serviceId);
  const { servicio } = findNames(said, situation.tenant);
  return servicio !== undefined && servicio !== serviceId;
}

/** Its day is ruled out, its hour, or both where both are told. */
export function isOut(slot: Slot, { situation, times }: Heard): boolean {
  const start = localStart(slot, situation.now.timeZoneId);
  const { fecha_deseada, hora_especifica } = dayAndHour(start);
  const itsDay = [`excluir_fecha_${fecha_deseada}`, `excluir_${diaOf(start)}`];
  if (times.descartadas !== undefined) return times.descartadas.includes(fecha_deseada);
  const days = times.restricciones.filter((rule) => DAY_OUT.test(rule));
  const hours = times.restricciones.filter((rule) => !DAY_OUT.test(rule));
  const dayFits = days.length === 0 || days.some((rule) => itsDay.includes(rule));
  return dayFits && (hours.length === 0 || hours.includes(`excluir_${hora_especifica}`));
}
const DAY_OUT = /^excluir_(?!\d\d:)/;

/** "¿Hay chance de ir hoy en vez del miércoles?", "con Percy en vez de Jhon mi cita del viernes": of the one that is named. */
const INSTEAD_OF = / (?:en vez|en lugar|em vez|em lugar|ao inves|instead|rather) (?:del?|d[ao]s?|of|than) /;
export function insteadOfMine(heard: Heard): Act | undefined {
  const { text, situation, times } = heard;
  const { flow, appointments = [], tenant } = situation;
  const said = INSTEAD_OF.exec(text.norm);
  if (flow !== 'ninguno' || appointments.length === 0 || said === null || tenant === undefined) return undefined;
  const behind = readText(text.norm.slice(said.index + said[0].length));
  const of = named(behind, situation, []) ?? named(text, situation, []) ?? atThatHour(heard);
  const { profesional } = findNames(text.norm.slice(0, said.index), tenant);
  if (of === undefined || (!saysWhen(times) && profesional === undefined)) return undefined;
  // "En vez de drenaje mejor una fisio el martes": that one becomes another.
  const others = servicesTold(text.raw, tenant).some((id) => id !== of.serviceId);
  return others ? undefined : act(heard, { intent: 'move', of });
}

/** "¿Puedo ir a las 11 en vez de a las 10?", of the only one at ten. */
function atThatHour({ times, situation: { appointments = [], now } }: Heard): Appointment | undefined {
  const { horaOriginal: hour } = times;
  if (hour === undefined || times.hora === undefined) return undefined;
  const own = appointments.filter(
    ({ slot }) => onTheDial(whenOf(slot, now.timeZoneId).hora_especifica) === onTheDial(hour),
  );
  return own.length === 1 ? own[0] : undefined;
}

export function wantsItAtAnother({ norm }: Heard['text']): boolean {
  return NOT_THEN.test(norm) || PUT_LATER.test(norm) || PUT_IT.test(norm);
}

/** What is moved stands behind its verb: "me corrí la vacuna" asks for it in Chile, "pasame el corte", "mueve mi limpieza". */
const MOVES_THE = re` (?:${MOVE}|${SHIFT}|(?:re)?corri(?:me|nos)?(?:l[oa])?)(?: (?:el|la|los|las|mis?|lo del?|os?|as?|meus?|minhas?|my|the))?((?: [^ ]+){1,5})`;
/** "Quiero mover mi corte", "quiero cambiar la limpieza", of one that he has; "me quiero cambiar el corte" is of his hair. */
const MOVES_MINE = re` (?:(?:${MOVE}|(?:mov|muev|adelant|atras|traslad|modific)[a-z]*|(?<! me (?:[a-z]+ )?)(?:cambi|mud|troc|chang)[a-z]*) (?:el|la|mi|o|a|meu|minha|my|the))((?: [^ ]+){1,5})`;

/** "La de la barba pasala a la 1", "el corte lo puedo mover al jueves", "las fotos del miércoles páselas al jueves". */
const MOVES_IT =
  / (?:cambi|mov|muev|pas|corr|recorr|adelant|atras|traslad|mud|troc)[a-z]*l[oa]s? | l[oa]s? (?:[a-z]+ ){0,2}(?:cambiar|mover|pasar|correr|adelantar|atrasar|mudar|passar) /;
/** "Mi corte mejor el sábado a las 12", "los frenos mejor el jueves". */
const LEADS =
  '(?:(?:hola|oye|che|no|y|ah|ay|uy|bueno|ok|perdon|disculpa|disculpe|en realidad|na verdade|al final|pensandolo bien|sab(?:es|e)(?: que)?|actually) )*';
/** Where it is put: "el jueves", "a las 4", "12:45". */
const THEN =
  '(?:el|la|para|pal|al|a|as|na|no|on|at|este|tipo|manana|hoy|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|lunes|martes|miercoles|jueves|viernes|[0-9]{1,2})';
const RATHER = re`^ ${LEADS}(?:mi|mis|el|la|los|las|lo|meu|minha|my)((?: [^ ]+){1,4}?) (?:mejor|melhor|better) ${THEN} |^ ${LEADS}(?:mejor|melhor|better) (?:mi|el|la|meu|minha|my)((?: (?!a |as |para |pra |pal |al |el )[^ ]+){1,4}) (?:(?:para|pra|pal?|al?|as|at|on|el) )+`;
/** "Y la de pilates al sábado a las 9": that one, and where it goes. */
const THE_ONE_TO =
  /^ (?:(?:y|e|and|ah|ok|ahora|bueno|listo|gracias) )*(?:la|el|lo|a|o) (?:de|del|da|do)((?: (?!al |para |pra |pal )[^ ]+){1,4}) (?:al|para el|pal|pro|para o) /;
/** "Quiero dejar la vacuna para el viernes." */
const PUTS_IT_FOR =
  / (?:dej(?:ar|arme|ame|eme|emos)|pon(?:er|ga|gamos)) (?:el|la|los|las|mis?|meu|minha|my)((?: [a-z]+){1,4}) (?:para|pal|pra|al) /;
/** "La vacuna también pásala al jueves", "la limpieza dejala para el jueves a las 11": with its article, one that there is. */
const THE = ' (?:la|el|los|las|mis?|o|a|meu|minha|my)((?: [^ ]+){1,4})';
const MOVED_TOO = re`${THE} (?:tambien|tambem) (?:(?:me|nos|l[oa]) ){0,2}(?:${SHIFT}) `;
const PUT_THEN = re`${THE} (?:(?:tambien|tambem|mejor|entonces) )?(?:dej|pon)(?:a|e|ga|gan|en)?(?:me|nos)?l[oa] (?:(?:mejor|entonces) )?(?:para|pal?|el|al|a|manana|hoy|pasado) `;
/** "Make the carpet one at 11", "can you do my cleaning at four": with its article, one that there is. */
const MAKE_IT_THEN =
  / (?:make|do|put) (?:the|my)((?: (?!one |appointment )[a-z]+){1,4}?)(?: (?:one|appointment))? (?:(?:be|instead|better) )*(?:at|on|for|to) /;
const ONE_MORE = / (?:otr[oa]|outr[oa]|another|nuev[oa]|nov[oa]|new|tambien|tambem|too) /;
/** "A la otra semana", "a otro día" are times, and no other appointment. */
const OTHER_TIME = / (?:otr[oa]|outr[oa]|another) (?=(?:semana|quincena|dia|mes|week|day|month) )/g;
const THE_OTHER = re` (?:la|el|a|o) (?:otr[oa]|outr[oa])(?: (?:${APPOINTMENT}))?(?=${MOVES_IT.source})`;

/** A verb of moving, and the service or the day of an appointment that he has: that one, and not one more. */
export function movesItsService({ text: said, situation, times }: Heard): boolean {
  const { appointments = [], flow, tenant } = situation;
  if (flow !== 'ninguno' || tenant === undefined) return false;
  const text = { ...said, norm: withoutSoldChanges(said.norm, situation) };
  // "Y la otra pásela al lunes": the one that is left.
  if (appointments.length > 0 && THE_OTHER.test(text.norm) && saysWhen(times)) return true;
  const isMine = (words: string | undefined): boolean => {
    if (words === undefined) return false;
    const servicio = serviceOfMine(words, tenant, appointments);
    return appointments.some(({ serviceId }) => serviceId === servicio) || atItsBranch(words, situation).length > 0;
  };
  if (saysWhen(times) && isMine(MOVED_TOO.exec(text.norm)?.[1])) return true;
  if (ONE_MORE.test(text.norm.replaceAll(OTHER_TIME, ' '))) return false;
  const put = PUT_THEN.exec(text.norm)?.[1] ?? MAKE_IT_THEN.exec(text.norm)?.[1];
  if (isMine(put) && appointments.some((one) => isElsewhen(text.raw, one, situation))) return true;
  if (isMine(MOVES_MINE.exec(text.norm)?.[1]) && !isSoldAsChange(text.raw, tenant)) return true;
  const rather = RATHER.exec(text.norm);
  const of = rather?.[1] ?? rather?.[2] ?? THE_ONE_TO.exec(text.norm)?.[1];
  if (!text.asks && saysWhen(times) && isMine(of)) return true;
  if (!saysWhen(times) && times.desplazamiento === undefined && times.desplazamientoDias === undefined) return false;
  // "Me pones la limpieza una hora más tarde": how far, of what he has.
  if (times.desplazamiento !== undefined && isMine(text.raw)) return true;
  if (isMine(MOVES_THE.exec(text.norm)?.[1]) || isMine(PUTS_IT_FOR.exec(text.norm)?.[1])) return true;
  const told = isMine(text.raw) || hasOneOn(times.fechaOriginal, situation) || hasOneAt(times.horaOriginal, situation);
  const unnamed = (times.fechaOriginal ?? times.horaOriginal) === undefined;
  // "Cámbieme las fotos del miércoles para el jueves": whatever it is called, it is what he has on that day.
  if (MOVES_THE.test(text.norm) && hasOneOn(times.fechaOriginal, situation) && saysWhen(times)) return true;
  return MOVES_IT.test(withoutNames(text.norm, tenant)) && (told || (unnamed && putsItThere(text, situation)));
}

/** Where a change is what is sold, "cambiar el aceite" is the service itself. */
const SOLD_AS_CHANGE = / (?:cambio|troca|change) /;
function isSoldAsChange(raw: string, tenant: Tenant): boolean {
  const { servicio } = findNames(raw, tenant);
  return SOLD_AS_CHANGE.test(readText(tenant.services.find(({ id }) => id === servicio)?.name ?? '').norm);
}

/** "Pásala al sábado a las 10", "pasala a Surco el sábado", of one who has several: which one is asked. */
function putsItThere(text: Heard['text'], { appointments = [], tenant }: Heard['situation']): boolean {
  const at = text.words.findIndex(({ text: word }) => PUTS_IT.test(word));
  const behind = text.words.slice(at + 1).filter(({ text: word }) => !COURTEOUS.test(word));
  const target = at < 0 || appointments.length === 0 ? undefined : targetStart(text, tenant);
  return target !== undefined && target === behind[0]?.start;
}
const PUTS_IT = /^(?:cambi|mov|muev|pas|corr|recorr|traslad|mud)(?:a|e|ar|er|an|en)(?:me|nos)?l[oa]$/;
const COURTEOUS = /^(?:mejor|entonces|porfa|por favor|please)$/;

/** "El de las 9:30 pasalo a las 10", of one that he has at that hour. */
function hasOneAt(hour: string | undefined, { appointments = [], now }: Heard['situation']): boolean {
  const own = appointments.map(({ slot }) => whenOf(slot, now.timeZoneId).hora_especifica);
  return hour !== undefined && own.some((at) => onTheDial(at) === onTheDial(hour));
}

/** "La del viernes", of one that he has on that day. */
export function hasOneOn(day: string | undefined, { appointments = [], now }: Heard['situation']): boolean {
  return day !== undefined && appointments.some(({ slot }) => whenOf(slot, now.timeZoneId).fecha_deseada === day);
}
