/**
 * "Tengo lo del baño el viernes, ¿se puede el sábado?", "o de sexta dá pra passar pra sábado?", "el del jueves, ¿puede ser más
 * tarde?": first the one that he has, by its service or its day, then when else. That one goes there, and no second one is
 * wished for. "Tengo frenos el viernes, ¿se puede pagar con tarjeta?" asks more.
 */
import { whenOf, type Appointment } from '../../../../domain.ts';
import { type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
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
const TELLS_WHICH = re`^ ${GREETED}(?:${HAS}|${THE_ONE}|${OF_DAY}|${WEEKDAY} (?:one|appointment)) `;
/** Where what is asked begins; at the end of the clause before it, or right behind the name. */
const ASKS_IF =
  /(?<![\p{L}])(?:(?:se|me|lo|la)\s+)?(?:(?:lo|la)\s+)?(?:pued[eo]|puedes|pod[eé]s|podr[aá]|podr[ií]a(?:mos|n|s)?|podemos|pode|poderia|posso|consigo|d[aá]\s+(?:pra|para)|daria\s+(?:pra|para)|tem\s+como|hay\s+(?:chance|posibilidad|forma)|ser[aá]\s+(?:que|posible|poss[ií]vel)|(?:is|would)\s+it\s+(?:be\s+)?possible|(?:can|could)\s+(?:i|we|you|it))(?![\p{L}])/iu;
const MOVING = re` (?:${SHIFT}|${MOVE})(?= )`;
/** "¿Puedo ir otro día?" says it without a day. */
const OTHER_DAY = / (?:otro|outro|another) (?:dia|horario|momento|day|time) | (?:otra|outra) (?:hora|fecha|data) /g;
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
  if (of === undefined || !putsElsewhere(text.raw.slice(at), of, heard)) return undefined;
  // "…el viernes, ¿puede ser a las 12?": its day is told before, and stays.
  const { hora, fecha } = timesIn(text.raw.slice(at), situation);
  return { intent: 'move', of, from: hora !== undefined && fecha === undefined ? 0 : at, to: text.raw.length };
}

/** Nothing but when is asked, and it is not when that one is. */
function putsElsewhere(raw: string, of: Appointment, { situation }: Heard): boolean {
  const times = timesIn(raw, situation);
  const { norm } = readText(without(raw, times.spans));
  if (!saysNoMore(norm.replace(MOVING, ' ').replaceAll(OTHER_DAY, ' '))) return false;
  if (direction(readText(raw).norm) !== undefined) return true;
  if (!saysWhen(times)) return false;
  const { fecha_deseada: day, hora_especifica: hour } = whenOf(of.slot, situation.now.timeZoneId);
  return (times.fecha ?? day) !== day || times.fechaDesde !== undefined || times.hora !== hour;
}
