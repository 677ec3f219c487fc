/** Called by its day and told where it goes, with no verb of moving: "la vacuna del miércoles la quiero para el jueves". */
import { whenOf } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { fold, readText } from '../../words/text.ts';
import { APPOINTMENT, CANCEL, SHIFT } from '../../words/words.ts';
import { named } from '../mine/which-one.ts';

/** "Del miércoles", and not "el miércoles". */
const OF_DAY = /^(?:de|del|da|do|das|dos)\b/;
const ONE_MORE = / (?:otr[oa]|outr[oa]|another|nuev[oa]|nov[oa]|new|tambien|tambem|too|ademas|extra) /;
const KEEPS_OR_ENDS = new RegExp(` (?:${CANCEL}|igual|mantengo|mantener|confirm[a-z]*|gracias por|obrigad[oa] por) `);
/** What stands right before its day, where its service is not named: "la del…", "mi cita del…", "pásame del…". */
const POINTS = new RegExp(
  ` (?:la|el|lo|mi|a|o|minha|meu)(?: (?:${APPOINTMENT}))? $| (?:${SHIFT})(?: (?:la|el|lo|mi|a|o))?(?: (?:${APPOINTMENT}))? $`,
);

export function goesElsewhere(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  const { flow, tenant, now } = situation;
  if (flow !== 'ninguno' || heard.hit?.intent === 'move' || tenant === undefined) return undefined;
  if (times.fecha === undefined || ONE_MORE.test(text.norm) || KEEPS_OR_ENDS.test(text.norm)) return undefined;
  const [its, where, ...more] = times.spans.filter(({ kind }) => kind === 'date');
  if (its === undefined || where === undefined || more.length > 0) return undefined;
  if (!OF_DAY.test(fold(text.raw.slice(its.start, its.end)).trimStart())) return undefined;
  const of = named(readText(text.raw.slice(0, its.end)), situation, []);
  if (of === undefined || whenOf(of.slot, now.timeZoneId).fecha_deseada === times.fecha) return undefined;
  const before = text.raw.slice(0, its.start);
  const meant = findNames(before, tenant).servicio !== undefined || POINTS.test(readText(before).norm);
  return meant ? act(heard, { intent: 'move', of }) : undefined;
}
