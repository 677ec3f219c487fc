/**
 * "Uh no, ¿puede ser a las 7?", "chuta, no puedo, ¿el viernes a las 3 hay?", right behind the only appointment that one
 * has: it was shown, its time does not suit, and it is wanted at the one that is said (AGENDA-6).
 */
import { whenOf } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { clauses, readText, without } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';
import { APPOINTMENT } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

const SIGH =
  'uy|nossa|puxa|ay|uh|ah|oh|ai|uff?|ups|oops|chuta|chucha|chale|pucha|puta|putz|che|hey|oye|oiga|hijole|hjole|rayos|lastima|que (?:mal|pena|lata|macana|lastima)|epa|mm+|perdon|disculp[ae]|desculpa|sorry|gracias|obrigad[oa]|thanks|pero|mas|but|pues|es que|ese dia|a esa hora|esa hora|that day|nesse (?:dia|horario)';
/** It is refused, or why he cannot come then is told. */
const REFUSES = re`^ (?:(?:${SIGH}) )*(?:no|nao|nop|nope|imposible|impossivel|(?:estoy|estare|ando|voy a estar|estou|vou estar) (?:trabajando|laburando|en (?:el trabajo|la oficina|clases?|una reunion|la u|el colegio)|ocupad[oa]|de viaje|trabalhando|no trabalho)|trabajo|laburo|trabalho|curso|estudio|(?:tengo|tenho) (?:clases?|trabajo|que trabajar|una? (?:reunion|compromiso|viaje|examen)|reunion|pega|aula|reuniao|um compromisso)|me (?:queda|viene|cae|da|sirve) (?:mal|fatal|imposible|dificil)|(?:can t|cannot)|i (?:can t|cannot|work)) `;
/** "¿El viernes a esa hora?": the hour that was shown. */
const AT_THAT_HOUR =
  / (?:(?:a|en) (?:(?:es[ea]|ess[ea]) (?:mism[ao] |mesm[ao] )?|(?:la|el) mism[ao] |a mesma )(?:hora|horario)|nesse (?:mesmo )?horario|no mesmo horario|at (?:that (?:same )?|the same )time) /;
/** One more, a question of it or of the house: "no, quiero otra para mi hijo a las 5", "¿no era el viernes?". */
const OTHERWISE = re` (?:(?:otr[oa]|outr[oa]|another)(?! (?:dia|hora|horario|fecha|semana|data|day|time|week) )|(?:nuev[oa]|nov[oa]|una?|uma?|an) (?:mas |mais )?(?:${APPOINTMENT}|para|pra|for)|agend(?:ar|ame|eme)|reserv(?:ar|ame|eme)|marcar|sacar|tambien|tambem|also|abren|abre|cierran|atienden|cancel[a-z]*|anul[a-z]*|pag[a-z]*) |^ (?:(?:${SIGH}) )*(?:no|nao) (?:era|es|seria|quedo|quedamos|quedaba|tenia|foi|e) `;

/** Behind "no" anything may stand: "no me llegó el recordatorio de mañana" wishes for no time. */
const WISHES =
  / (?:(?:se |no se )?(?:puede|podra|podria|podemos|podriamos|puedo|pueden|podrias|podes|puedes)|(?:puede|podria|podra|pode|poderia|can it|could it|que) (?:ser|sea|be)|hay|habra|habria|tiene[ns]?|tenes|tendra[ns]?|tendria[ns]?|queda|sera que|mejor|melhor|better|prefiero|prefiro|quiero|quisiera|tem|teria|da (?:pra|para)|is there|do you have|what about|how about|can (?:i|we)|could (?:i|we)) /;
const CHANGES: ReadonlySet<string> = new Set(['book', 'move', 'cancel']);

/** Undefined: another talk has come between, or something else is named. */
export function notAsShown(heard: Heard): Act | undefined {
  const { text, times, guest, hit, situation } = heard;
  const { flow, offer, aside, appointments = [] } = situation;
  const [of, ...others] = appointments;
  if (flow !== 'ninguno' || offer?.kind !== 'cita' || aside === true || of === undefined) return undefined;
  // Behind several that were shown which one is asked.
  if (asksWhetherThen(heard) && !isItsOwnTime(heard))
    return act(heard, others.length > 0 ? { intent: 'move' } : { intent: 'move', of });
  if (others.length > 0) return undefined;
  if (!saysWhen(times) || OTHERWISE.test(text.norm) || guest?.relation !== undefined) return undefined;
  const refused = REFUSES.test(text.norm) && WISHES.test(text.norm) && (hit === undefined || CHANGES.has(hit.intent));
  if (!refused && !asksAtThatHour(heard)) return undefined;
  return isOfAnother(heard, of.serviceId) || isItsOwnTime(heard) ? undefined : act(heard, { intent: 'move', of });
}

/** "¿Y se puede el viernes a las 9?": nothing else is said; "¿hay lugar el lunes?" may be for one more. */
function asksWhetherThen({ text, times }: Heard): boolean {
  return text.asks && saysWhen(times) && ONLY_WHETHER.test(readText(without(text.raw, times.spans)).norm);
}
const ONLY_WHETHER =
  /^ (?:(?:y|e|and|pero|but|mas|oye|che|disculp[ae]|perdon) )*(?:(?:no )?se (?:puede|podria|podra)(?: (?:pasar|cambiar|mover))?|(?:no )?(?:puede|podria|podra|pode|poderia) ser|da (?:pra|para) ser|(?:can|could) it be|(?:es|seria|e) (?:posible|possivel))(?: (?:para|pra|el|la|a|las|o|na|no|en|on|at|mejor|porfa|por favor|please))* $/;

function isOfAnother({ text, times, situation: { tenant } }: Heard, service: string): boolean {
  const { servicio = service } = tenant === undefined ? {} : findNames(without(text.raw, times.spans), tenant);
  return servicio !== service;
}

/** "¿No era el jueves a las 10?" asks, and moves nothing. */
function isItsOwnTime({ times, situation: { appointments = [], now } }: Heard): boolean {
  return appointments.some(({ slot }) => {
    const { fecha_deseada: day, hora_especifica: hour } = whenOf(slot, now.timeZoneId);
    return (times.fecha ?? day) === day && (times.hora ?? hour) === hour;
  });
}

function asksAtThatHour({ text, times }: Heard): boolean {
  return text.asks && times.fecha !== undefined && saysAtThatHour(text.raw);
}

/** "No puedo ese día, ¿el viernes a esa hora?", and not "a esa hora no puedo": where it is said, nothing is refused. */
export function saysAtThatHour(raw: string): boolean {
  return clauses(raw).some((piece) => {
    const { norm } = readText(piece.raw);
    return AT_THAT_HOUR.test(norm) && !AGAINST_IT.test(norm);
  });
}
const AGAINST_IT =
  / (?:no|nao|not|can t|cannot|tampoco|nunca|imposible|impossivel|trabaj[a-z]*|trabalh[a-z]*|labur[a-z]*|estudio|curso|salgo|ocupad[oa]|tengo|tenho|estoy|estou) /;
