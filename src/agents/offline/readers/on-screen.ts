/** What stands on the screen, by its own words: its rows, its buttons, what is held for the customer. */
import { givesReason } from '../answers/agreeing/reasons.ts';
import { asksWhetherUndone, yesAndRemark } from '../answers/agreeing/yes-and-remark.ts';
import { ordersByAsking } from '../answers/agreeing/plain-yes.ts';
import { saysPlease } from '../answers/agreeing/says-please.ts';
import { yesOnlyIf } from '../answers/agreeing/yes-only-if.ts';
import { thatRather, butCannot } from '../answers/agreeing/yes-but-not.ts';
import { asksOfItsHour } from '../answers/choosing/arrives-about.ts';
import { rowCalled } from '../answers/choosing/choices.ts';
import { hourAndMore } from '../answers/choosing/hour-of-two.ts';
import { anyOfOne, anyRow, extremeRow, pageTurn, takesTheSoonest } from '../answers/choosing/listing.ts';
import { rowOfPart } from '../answers/choosing/row-of-part.ts';
import { noneOfThese } from '../answers/choosing/none-of-these.ts';
import { optionSaid } from '../answers/choosing/options.ts';
import { rowByMeasure } from '../answers/choosing/row-by-measure.ts';
import { isUnsure, otherRow } from '../answers/choosing/row-refused.ts';
import { failedLink } from '../answers/paying/link-ordered.ts';
import { triesAgain } from '../answers/paying/tries-again.ts';
import { givesUp } from '../answers/refusing/exits.ts';
import { keepsTheHeld } from '../answers/refusing/held-kept.ts';
import { keepsIt } from '../answers/refusing/keeps-it.ts';
import { act, type Act, YES } from '../acts.ts';
import { hoursThen } from '../errands/asking/hours-then.ts';
import { asksToJoin } from '../errands/asking/asks-to-come.ts';
import { wantsAnywhere } from '../errands/booking/anywhere.ts';
import { doneThen } from '../errands/booking/done-then.ts';
import { thatThen } from '../errands/booking/then-that.ts';
import { asksOfTheNext } from '../errands/booking/wishing.ts';
import { cancelsWhatMoves } from '../errands/cancelling/cancels-moved.ts';
import { dropsOne } from '../errands/cancelling/dropped.ts';
import { sparesAnother } from '../errands/cancelling/spares-another.ts';
import { meansAll, yesToAll, yesToBoth } from '../errands/cancelling/how-many.ts';
import { asksAnHourBeside } from '../errands/moving/other-hour.ts';
import { wantsOtherService } from '../errands/several/another-service.ts';
import { saysBesideWhat } from '../errands/several/besides.ts';
import { asksForThatDay } from '../errands/several/after-booking.ts';
import type { Heard } from '../heard.ts';
import { plainWords } from '../words/text.ts';
import { booksAnew, means, picks, type Reader } from './reader.ts';

export const ON_SCREEN: readonly Reader[] = [
  ['answer', 0.95, yesOnlyIf],
  ['answer', 0.95, asksOfTheNext, asksOfItsHour, hourAndMore, asksToJoin, failedLink, triesAgain],
  ['answer', 0.98, optionSaid, picks(rowNamed)],
  ['answer', 0.95, noneOfThese, keepsTheHeld, theOtherRow, dropsOne, sparesAnother],
  ['keywords', 0.95, cancelsWhatMoves],
  ['answer', 0.95, booksAnew(wantsOtherService), booksAnew(takesAnyBranch)],
  ['answer', 0.95, booksAnew(asksForThatDay), booksAnew(thatThen), booksAnew(doneThen)],
  ['answer', 0.98, pageTurn, anyRow, rowOfPart, extremeRow, takesTheSoonest, rowByMeasure, anyOfOne, givesUp],
  ['answer', 0.95, ofAll, means(YES, yesToBoth), means(YES, ordersByAsking), means(YES, saysPlease)],
  ['answer', 0.95, booksAnew(saysBesideWhat), booksAnew(asksAnHourBeside), hoursThen],
  ['answer', 0.95, givesReason, asksWhetherUndone, yesAndRemark, thatRather, keepsIt, butCannot],
];

function takesAnyBranch(heard: Heard): boolean {
  return wantsAnywhere(heard) !== undefined;
}

function rowNamed({ text, situation }: Heard): number | undefined {
  return text.asks ? undefined : rowCalled(situation, plainWords(text.raw));
}

/** "La primera no, la otra", before two of what he has. */
function theOtherRow(heard: Heard): Act | undefined {
  const n = isUnsure(heard) ? 0 : otherRow(heard.text, heard.situation);
  if (n === undefined) return undefined;
  return act(heard, n === 0 ? { intent: 'unknown' } : { intent: 'select', n });
}

function ofAll(heard: Heard): Act | undefined {
  if (!meansAll(heard.text, heard.situation)) return undefined;
  return act(heard, yesToAll(heard) ? YES : { intent: 'cancel' });
}
