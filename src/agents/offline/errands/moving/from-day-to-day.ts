/** "La vacuna del miércoles la quiero para el jueves": called by its day and told where it goes, with no verb of moving. */
import { whenOf, type Appointment } from '../../../../domain.ts';
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import type { TimeReading } from '../../time/index.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText } from '../../words/text.ts';
import { APPOINTMENT, CANCEL, SHIFT } from '../../words/words.ts';
import { named } from '../mine/which-one.ts';

/** "Del miércoles", and not "el miércoles". */
const OF_DAY = /^(?:de|del|da|do|das|dos)\b/;
const ONE_MORE = / (?:otr[oa]|outr[oa]|another|nuev[oa]|nov[oa]|new|tambien|tambem|too|ademas|extra) /;
const KEEPS_OR_ENDS = re` (?:${CANCEL}|igual|mantengo|mantener|confirm[a-z]*|gracias por|obrigad[oa] por) `;
/** What stands right before its day, where its service is not named: "la del…", "mi cita del…", "pásame del…". */
const POINTS = re` (?:la|el|lo|mi|a|o|minha|meu)(?: (?:${APPOINTMENT}))? $| (?:${SHIFT})(?: (?:la|el|lo|mi|a|o))?(?: (?:${APPOINTMENT}))? $`;

export function fromDayToDay(raw: string, times: TimeReading, situation: Situation): Appointment | undefined {
  const { flow, tenant, now } = situation;
  const { norm } = readText(raw);
  if (flow !== 'ninguno' || tenant === undefined) return undefined;
  if (times.fecha === undefined || ONE_MORE.test(norm) || KEEPS_OR_ENDS.test(norm)) return undefined;
  const [its, where, ...more] = times.spans.filter(({ kind }) => kind === 'date');
  if (its === undefined || where === undefined || more.length > 0) return undefined;
  if (!OF_DAY.test(fold(raw.slice(its.start, its.end)).trimStart())) return undefined;
  const of = named(readText(raw.slice(0, its.end)), situation, []);
  if (of === undefined || whenOf(of.slot, now.timeZoneId).fecha_deseada === times.fecha) return undefined;
  const before = raw.slice(0, its.start);
  return findNames(before, tenant).servicio !== undefined || POINTS.test(readText(before).norm) ? of : undefined;
}
