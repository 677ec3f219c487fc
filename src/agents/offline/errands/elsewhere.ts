/** Called by its day and told where it goes, with no verb of moving: "la vacuna del miércoles la quiero para el jueves". */
import { whenOf } from '../../../domain.ts';
import type { Appointment } from '../../../domain.ts';
import { act } from '../acts.ts';
import type { Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { findNames } from '../names.ts';
import { readTimes } from '../time/index.ts';
import { fold, readText } from '../words/text.ts';
import { APPOINTMENT, CANCEL, SHIFT } from '../words/words.ts';

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
  const { flow, tenant, now, language } = situation;
  if (flow !== 'ninguno' || heard.hit?.intent === 'move' || tenant === undefined) return undefined;
  if (times.fecha === undefined || ONE_MORE.test(text.norm) || KEEPS_OR_ENDS.test(text.norm)) return undefined;
  const [its, where, ...more] = times.spans.filter(({ kind }) => kind === 'date');
  if (its === undefined || where === undefined || more.length > 0) return undefined;
  const day = text.raw.slice(its.start, its.end);
  if (!OF_DAY.test(fold(day).trimStart())) return undefined;
  const { fecha, fechaOriginal } = readTimes(day, { now, language });
  const of = onThat(fecha ?? fechaOriginal, heard);
  if (of === undefined || whenOf(of.slot, now.timeZoneId).fecha_deseada === times.fecha) return undefined;
  const before = text.raw.slice(0, its.start);
  const { servicio } = findNames(before, tenant);
  const meant = servicio === undefined ? POINTS.test(readText(before).norm) : servicio === of.serviceId;
  return meant ? act(heard, { intent: 'move', of }) : undefined;
}

function onThat(day: string | undefined, { situation: { appointments = [], now } }: Heard): Appointment | undefined {
  const [one, other] = appointments.filter(({ slot }) => whenOf(slot, now.timeZoneId).fecha_deseada === day);
  return other === undefined ? one : undefined;
}
