/** What is being cancelled, booked or moved, put otherwise or put off. */
import { doubtsWhatItIs } from '../answers/around/only-tells.ts';
import { othersInstead } from '../answers/agreeing/yes-beside.ts';
import { hesitation } from '../answers/refusing/hesitation.ts';
import { stalls } from '../answers/refusing/stalls.ts';
import { lengthInstead } from '../errands/booking/length-instead.ts';
import { putsServiceRight, wantsNoOther } from '../errands/booking/put-right.ts';
import { sameAgain } from '../errands/booking/same-again.ts';
import { cancelsAnother, goesToo, movesAnother } from '../errands/mine/another-of-mine.ts';
import { movesBothShown } from '../errands/moving/all-moved.ts';
import { wantsItsHour } from '../errands/moving/as-it-stands.ts';
import { refusesThatDay } from '../errands/moving/that-day.ts';
import { booksAnew, means, type Reader } from './reader.ts';
import { wantsAnotherOne } from '../errands/several/another-one.ts';
import { leavesHalfOut } from '../errands/several/told-beside.ts';

export const PUT_OTHERWISE: readonly Reader[] = [
  ['keywords', 0.9, leavesHalfOut, putsServiceRight, lengthInstead, means({ intent: 'unknown' }, wantsNoOther)],
  ['answer', 0.95, means({ intent: 'move' }, wantsItsHour)],
  ['answer', 0.95, goesToo, cancelsAnother, movesAnother, movesBothShown],
  ['answer', 0.95, booksAnew(refusesThatDay)],
  ['answer', 0.9, othersInstead, hesitation, stalls],
  ['answer', 0.9, means({ intent: 'ask', topic: 'otro' }, doubtsWhatItIs)],
  ['keywords', 0.9, sameAgain, means({ intent: 'book' }, wantsAnotherOne)],
];
