/** "este viernes no, el otro", "no este viernes, el que viene", "el jueves, no este sino el otro": the same weekday, a week later. */
import { wordAt, type Item, type Scan } from '../items.ts';
import { dayName } from '../words/lexicon.ts';
import { opens } from './not-that.ts';

/** How many tokens behind a day are looked at. */
const REACH = 9;
const NOT_THAT_ONE =
  /^(?:, )?(?:no|nao|not)(?: (?:puedo|posso|me sirve|ese|este|esse|this one|that one))?(?: ,)?(?: (?:sino|pero|mejor|mas|but))? (?:(?:para|pal?|pro|en) )?(?:el|o|the) (?:otro|siguiente|que sigue|que viene|que vem|outro|seguinte|one after|next one|following one)(?: (?:[.,;!?)]|a|as|por|en|tipo|at|de|con|porfa|pela|in|com|si|sim)(?: |$)|$)/;

/** "Un corte este jueves, no el otro": a wish is told, and nothing that was offered is refused. */
const AND_NOT_THE_OTHER =
  /^(?:, |y |e |and )?(?:no|nao|not) (?:(?:para|pal?|pro|en) )?(?:el|o|the) (?:otro|outro|one after)(?: |$)/;

/** A weekday that is ruled out for the one after it is that one after; nothing of it stays ruled out. */
export function moveToOneAfter(scan: Scan, items: readonly Item[]): void {
  for (const item of items) {
    if (item.meaning.kind !== 'day' || !namesWeekday(scan, item)) continue;
    const behind = scan.tokens.slice(item.next, item.next + REACH).map(({ text }) => text);
    if (AND_NOT_THE_OTHER.test(behind.join(' ')) && !opens(scan, [item])) continue;
    const denied = ['no', 'nao', 'not'].includes(wordAt(scan, item.first - 1)) ? 'no ' : '';
    if (!NOT_THAT_ONE.test(`${denied}${behind.join(' ')}`)) continue;
    const date = item.meaning.run.from.add({ days: 7 });
    item.meaning = { kind: 'day', run: { from: date, to: date }, certainty: item.meaning.certainty };
    delete item.fate;
  }
}

function namesWeekday(scan: Scan, item: Item): boolean {
  return scan.tokens.slice(item.first, item.next).some(({ text }) => dayName(text) !== undefined);
}
