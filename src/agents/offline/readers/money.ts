/** Money that is owed, or asked for. */
import { act, type Act, YES } from '../acts.ts';
import { yesAndPays } from '../answers/agreeing/yes-and-pays.ts';
import { oneMoreToPay } from '../answers/choosing/one-more.ts';
import { ofThePayment } from '../answers/paying/at-payment.ts';
import { asksWhatIsDue, lacksMeans, paysNotThat } from '../answers/paying/paying.ts';
import { paysNextInstead } from '../answers/paying/pays-ahead.ts';
import { paysThatOne } from '../answers/paying/paid-for.ts';
import { paysForEach } from '../answers/paying/pays-each.ts';
import { paysLater } from '../answers/paying/pays-later.ts';
import { paysTheWhole } from '../answers/paying/pays-the-whole.ts';
import { asksForAccount, paysNow, agreesAndPaysThere, booksAndPays } from '../answers/paying/pays-now.ts';
import { dearAndYet, tooDear } from '../answers/refusing/too-dear.ts';
import { yesAndWhereToPay } from '../answers/paying/where-to-pay.ts';
import { errands } from '../errands.ts';
import { asksIfCharged, asksIfDue, asksCostOfChanging } from '../errands/asking/anything-due.ts';
import { asksIfNothingIsLeft, tellsItWasCharged } from '../errands/asking/nothing-left.ts';
import { beginsAsWish } from '../errands/several/wishes-anew.ts';
import type { Heard } from '../heard.ts';
import { keywordOf } from '../keyword-in.ts';
import { clauses } from '../words/text.ts';
import type { Reader } from './reader.ts';

export const MONEY: readonly Reader[] = [
  ['keywords', 0.9, booksAndPays, asksIfCharged, asksIfDue, asksIfNothingIsLeft, tellsItWasCharged],
  [
    'answer',
    0.9,
    dearAndYet,
    paysTheWhole,
    paysNotThat,
    paysThatOne,
    paysNextInstead,
    oneMoreToPay,
    yesAndWhereToPay,
    yesAndPays,
    paysLater,
    ofThePayment,
  ],
  ['keywords', 0.9, asksCostOfChanging, asksWhatIsDue],
  ['answer', 0.9, tooDear],
  ['keywords', 0.9, paysNow, asksForAccount, meansBeside, paysForEach],
];

/** "Reservame el sábado a las 15, pago en efectivo": how it may be paid, and the booking all the same (CONV-11). */
function meansBeside(heard: Heard): Act | readonly Act[] | undefined {
  const asked = lacksMeans(heard);
  if (asked !== undefined && agreesAndPaysThere(heard)) return act(heard, YES);
  if (asked === undefined || heard.situation.flow !== 'ninguno') return asked;
  const booked = errands(heard).acts.filter(({ intent }) => intent === 'book');
  const bare = booked.length === 0 && clauses(heard.text.raw).some(({ raw }) => wishesIn(raw, heard.situation));
  return [asked, ...(bare ? [act(heard, { intent: 'book' })] : booked)];
}

function wishesIn(raw: string, situation: Heard['situation']): boolean {
  const hit = keywordOf({ raw, asks: false }, situation);
  return hit?.intent === 'book' || beginsAsWish(raw, situation);
}
