/** Days that were ruled out with an hour of theirs, and are meant all the same: another hour of them is wished for. */
import { cueOf, family, isTime, type Item } from '../items.ts';

/** "El jueves a las 5 no, mejor a las 6", "el viernes a la noche no puedo, de mañana sí": another hour of the same day. */
export function spareTheDay(items: readonly Item[]): void {
  const live = items.filter((item) => isTime(item) && item.fate === undefined);
  const another = live.findLast((item) => family(item) !== 'day' && item.meaning.kind !== 'shift');
  if (another === undefined || live.some((item) => family(item) === 'day' && item.meaning.kind !== 'wish')) return;
  for (const [index, day] of items.entries()) {
    if (day.fate !== 'rejected' || (day.meaning.kind !== 'day' && day.meaning.kind !== 'weekdays')) continue;
    // "No puedo el lunes a las 5" has the Monday out.
    const behind = items
      .slice(index + 1)
      .filter((item) => !BETWEEN.has(cueOf(item) ?? ''))
      .slice(0, 2);
    const hour = behind.find((item) => isTime(item) && family(item) === family(another));
    const denied = behind.some((item) => cueOf(item) === 'no' || cueOf(item) === 'cannot');
    if (denied && hour !== undefined && hour.first < another.first) delete day.fate;
    else if (hourOut(items, index) && family(another) === 'hour') delete day.fate;
  }
}

/** "No llego el jueves a las 9, ¿a las 10?": the hour right beside the day is what is out, where another is wished for. */
function hourOut(items: readonly Item[], index: number): boolean {
  const out = (item?: Item): boolean => item?.fate === 'rejected' && item.meaning.kind === 'clock';
  const denied = items.slice(Math.max(0, index - 2), index).some((item) => cueOf(item) === 'cannot');
  return denied && (out(items[index - 1]) || out(items[index + 1]));
}
/** "El jueves a las 10, mejor no, a las 11": nothing is said by what leads to the no. */
const BETWEEN = new Set<string>(['and', 'stop', 'but']);
