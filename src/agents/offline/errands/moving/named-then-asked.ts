/**
 * "Tengo lo del baño el viernes, ¿se puede el sábado?", "o de sexta dá pra passar pra sábado?", "el del jueves, ¿puede ser más
 * tarde?": first the one that he has, by its service or its day, then when else. That one goes there, and no second one is
 * wished for. "Tengo frenos el viernes, ¿se puede pagar con tarjeta?" asks more.
 */
import { localStart, whenOf, type Appointment } from '../../../../domain.ts';
import { type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { named } from '../mine/which-one.ts';
import { timesIn } from '../../time/index.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';
import { readText, without } from '../../words/text.ts';
import { APPOINTMENT, MOVE, SHIFT, WEEKDAY } from '../../words/words.ts';
import { direction } from './where-to.ts';
import { saysNoMore } from './wished-elsewhen.ts';

const GREETED =
  '(?:(?:hola|buen[oa]?s?|dias?|tardes|noches|oi|ola|bom|boa|tarde|hi|hello|hey|good|morning|afternoon|che|oye|disculp[ae]|perdon|desculpa|sorry|consulta|una|pregunta|mira|mire|y|e|and|yo|eu|i|ya|ja) )*';
/** What he has, as he tells of it: "tengo lo del baño", "tenho a limpeza marcada", "I have a cleaning". */
const HAS =
  '(?:tengo|tenemos|tenia|teniamos|tenho|temos|tinha|have|ve got|booked|saque|agende|reserve|marquei|agendei|me toca|me dieron|quede)';
const THE_ONE = `(?:el|la|lo|o|a|mi|meu|minha|my|the)(?: (?:${APPOINTMENT}))? (?:de|del|da|do|das|dos|para el|que tengo|on|of|for)`;
const OF_DAY = `(?:mi|meu|minha|my|the|el|la) (?:${APPOINTMENT})`;
/** "La limpieza del jueves", of one that is on Thursday. */
const BY_SERVICE = `(?:el|la|lo|o|a|mi|meu|minha|my|the) (?:[^ ]+ ){1,3}?(?:de|del|da|do|on|of|for) (?:(?:el|la|the|este|proximo) )?(?:${WEEKDAY}|hoy|manana|hoje|amanha|today|tomorrow)`;
const TELLS_WHICH = re`^ ${GREETED}(?:${BY_SERVICE}|${HAS}|${THE_ONE}|${OF_DAY}|${WEEKDAY} (?:one|appointment)) `;
/** Where what is asked begins; at the end of the clause before it, or right behind the name. */
const ASKS_IF =
  /(?<![\p{L}])(?:(?:se|me|lo|la)\s+)?(?:(?:lo|la)\s+)?(?:pued[eo]|puedes|pod[eé]s|podr[aá]|podr[ií]a(?:mos|n|s)?|podemos|pode|poderia|posso|consigo|d[aá]\s+(?:pra|para)|daria\s+(?:pra|para)|tem\s+como|hay\s+(?:chance|posibilidad|forma)|ser[aá]\s+(?:que|posible|poss[ií]vel)|(?:is|would)\s+it\s+(?:be\s+)?possible|(?:can|could)\s+(?:i|we|you|it))(?![\p{L}])/iu;
const MOVING = re` (?:${SHIFT}|${MOVE})(?= )`;
/** "¿Puedo ir otro día?" says it without a day. */
const OTHER_DAY = / (?:otro|outro|another) (?:dia|horario|momento|day|time) | (?:otra|outra) (?:hora|fecha|data) /;
const CHARS_MAX = 160;

export function namedThenAsked(heard: Heard): Act | undefined {
  const { text, situation, guest, party } = heard;
  const { flow, appointments = [] } = situation;
  if (flow !== 'ninguno' || appointments.length === 0 || text.raw.length > CHARS_MAX) return undefined;
  if (party.length > 0 || guest?.relation !== undefined) return undefined;
  const at = ASKS_IF.exec(text.raw)?.index ?? 0;
  const head = readText(text.raw.slice(0, at));
  if (!TELLS_WHICH.test(head.norm)) return undefined;
  const of = named(head, situation, []);
  if (of === undefined || !isOnItsDay(head.raw, of, heard) || !putsElsewhere(text.raw.slice(at), of, heard))
    return undefined;
  // "…el viernes, ¿puede ser a las 12?": its day is told before, and stays.
  const times = timesIn(text.raw.slice(at), situation);
  const whole = times.fecha === undefined && (times.hora !== undefined || OTHER_DAY.test(text.norm));
  return { intent: 'move', of, from: whole ? 0 : at, to: text.raw.length };
}

/** "La limpieza del lunes", of who has his on Thursday, is none of his, and no more is "el masaje del jueves". */
function isOnItsDay(raw: string, { slot, serviceId }: Appointment, { situation }: Heard): boolean {
  const { servicio = serviceId } = situation.tenant === undefined ? {} : findNames(raw, situation.tenant);
  if (servicio !== serviceId) return false;
  const { fecha, fechaOriginal } = timesIn(raw, situation);
  const said = fecha ?? fechaOriginal;
  const its = localStart(slot, situation.now.timeZoneId);
  return said === undefined || Temporal.PlainDate.from(said).dayOfWeek === its.dayOfWeek;
}

/** Nothing but when is asked, and it is not when that one is. */
function putsElsewhere(raw: string, of: Appointment, { situation }: Heard): boolean {
  const times = timesIn(raw, situation);
  const { norm } = readText(without(raw, times.spans));
  if (!saysNoMore(norm.replace(MOVING, ' ').replace(OTHER_DAY, ' '))) return false;
  if (direction(readText(raw).norm) !== undefined || OTHER_DAY.test(norm)) return true;
  if (!saysWhen(times)) return false;
  const { fecha_deseada: day, hora_especifica: hour } = whenOf(of.slot, situation.now.timeZoneId);
  return (times.fecha ?? day) !== day || times.fechaDesde !== undefined || times.hora !== hour;
}
