/** Another row, another branch, the field that was asked for; others, and more than one thing at once. */
import { act, type Act } from '../acts.ts';
import { yesBeside, yesSamePerson } from '../answers/agreeing/yes-beside.ts';
import { choiceAndQuestion } from '../answers/choosing/chosen-by-name.ts';
import { besideClaim, oneMoreService } from '../answers/choosing/one-more.ts';
import { rowInstead, rowOfBranchInstead, wantsRowWithAnother } from '../answers/choosing/row-told.ts';
import { backToHours, fieldAnswer, fieldObjection } from '../answers/fields/field-answers.ts';
import { branchAskedAbout } from '../errands/asking/asked-about.ts';
import { askedAndMore } from '../errands/asking/asked-beside.ts';
import { askedByName, asksWhoThen } from '../errands/asking/asked-by-name.ts';
import { asksWhenGiven } from '../errands/asking/when-given.ts';
import { asksWhatAbout } from '../errands/asking/what-about.ts';
import { wantsItEveryWeek } from '../errands/asking/asks-to-come.ts';
import { asksThere } from '../errands/booking/branch-kept.ts';
import { wantsAfterAll } from '../errands/booking/taken-up.ts';
import { asksIfDone, takesPackThen, transfersAThing } from '../errands/booking/wishing.ts';
import { sendsWord, tellsTheTeam } from '../errands/mine/tells-the-team.ts';
import { forAnother } from '../errands/several/after-booking.ts';
import type { Heard } from '../heard.ts';
import { wantsAnybody, wantsAnybodyElse } from '../people/anybody-else.ts';
import { asksForTitle } from '../people/by-title.ts';
import { twoOfTheShown } from '../people/for-two.ts';
import { soManyTold } from '../people/so-many-told.ts';
import { inState } from '../settle.ts';
import { booksAnew, means, picks, type Reader } from './reader.ts';

export const OTHERS: readonly Reader[] = [
  ['keywords', 0.9, booksAnew(asksWhenGiven)],
  ['answer', 0.95, booksAnew(takesRowInstead), booksAnew(wantsRowWithAnother)],
  ['answer', 0.95, picks(rowOfBranchInstead), branchAskedAbout, choiceAndQuestion],
  ['answer', 0.95, ...[asksThere, asksWhatAbout, asksWhoThen].map(booksAnew)],
  ['answer', 0.9, means({ intent: 'book' }, tellsHowMany)],
  ['answer', 0.95, fieldObjection, backToHours, fieldAnswer],
  ['keywords', 0.9, anybodyElse, asksForTitle, askedAndMore, wantsItEveryWeek, forAnother],
  ['answer', 0.9, twoOfTheShown],
  ['keywords', 0.9, yesSamePerson, yesBeside, besideClaim, oneMoreService],
  ['answer', 0.9, askedByName, means({ intent: 'mine' }, asksIfDone)],
  ['keywords', 0.9, means({ intent: 'book' }, takesPackThen), takesWhatItTransfers, wantsAfterAll],
  [
    'keywords',
    0.9,
    means({ intent: 'thanks', tells: true }, tellsTheTeam),
    means({ intent: 'thanks', tells: true }, sendsWord),
  ],
];

function takesRowInstead(heard: Heard): boolean {
  return rowInstead(heard) !== undefined;
}

function tellsHowMany(heard: Heard): boolean {
  return soManyTold(heard) > 0;
}

function anybodyElse(heard: Heard): readonly Act[] | undefined {
  const wanted = wantsAnybodyElse(heard) ?? wantsAnybody(heard);
  return wanted && inState([wanted], heard);
}

function takesWhatItTransfers(heard: Heard): Act | undefined {
  const service = transfersAThing(heard);
  return service === undefined ? undefined : act(heard, { intent: 'book', service });
}
