/**
 * Who hears what, in order: the first that hears anything decides (CONV-2). Behind them come the errands that a message
 * names and, where nothing is sure, the guess. Imported by `read.ts` only. Long because it is one list, and its order is
 * what it says.
 */
import { act, type Act, type Verdicts } from './acts.ts';
import { goesButOne } from './errands/cancelling/all-but.ts';
import { movesAll, movesBothShown } from './errands/moving/all-moved.ts';
import { afterAVisit } from './errands/mine/after-a-visit.ts';
import { forAnother } from './errands/several/after-booking.ts';
import { askedAndMore } from './errands/asking/asked-and-more.ts';
import { branchAskedAbout } from './errands/asking/asked-about.ts';
import { arrives } from './errands/mine/arrives.ts';
import { isAlreadyMine } from './errands/mine/already-mine.ts';
import { withAnother } from './errands/moving/with-another.ts';
import { wantsAnotherOne } from './errands/several/another-one.ts';
import { cancelsAnother, goesToo, movesAnother } from './errands/mine/another-of-mine.ts';
import { asksForTitle } from './people/by-title.ts';
import { wantsAnybody, wantsAnybodyElse } from './people/anybody-else.ts';
import { ofThePayment } from './answers/paying/at-payment.ts';
import { asksIfDue } from './errands/asking/anything-due.ts';
import { wantsAnywhere } from './errands/booking/anywhere.ts';
import { bringsAnother } from './errands/several/brings-another.ts';
import { saysBesideWhat } from './errands/several/besides.ts';
import { asksThere } from './errands/booking/branch-kept.ts';
import { asksWhoThen } from './errands/asking/who-then.ts';
import { asksForBot } from './answers/around/baton.ts';
import { asksForThatDay } from './errands/several/booked-day.ts';
import { beginsAsWish } from './errands/several/wishes-anew.ts';
import { movesByService } from './errands/moving/moves-by-service.ts';
import { cancelsItsService, leavesItsService, wantsNoneOf } from './errands/cancelling/gives-service-up.ts';
import { asksToJoin } from './errands/asking/joins.ts';
import { askedByName } from './errands/asking/asked-by-name.ts';
import { comesToNone, ofTheVisit } from './errands/mine/coming.ts';
import { doneByOthers } from './errands/mine/done-by-others.ts';
import { eachOfMine } from './errands/several/each-of-mine.ts';
import { inPartOfMine, placedOfMine } from './errands/mine/part-of-mine.ts';
import { withThemOfMine } from './errands/mine/with-them.ts';
import { errands, isInjection } from './errands.ts';
import { failedLink } from './answers/paying/failed-link.ts';
import { cancelsWhatMoves } from './errands/cancelling/cancels-moved.ts';
import { cancelsRather } from './answers/refusing/cancels-rather.ts';
import { choiceAndQuestion } from './answers/choosing/chosen-by-name.ts';
import { isOrderWithReason } from './answers/refusing/excuses.ts';
import { cancelsThat, exitIn, givesUp, postpones, takesTime } from './answers/refusing/exits.ts';
import {
  backToHours,
  fieldAmiss,
  fieldAnswer,
  fieldObjection,
  leavesField,
  ordersAhead,
} from './answers/fields/field-answers.ts';
import { asksForHerHours } from './people/her-hours.ts';
import { twoOfTheShown } from './people/for-two.ts';
import { comesWithSoMany, soManyTold } from './people/so-many-told.ts';
import { asksWhenToFetch } from './errands/asking/fetched.ts';
import { leavesHalfOut } from './errands/several/half-left.ts';
import { dropsOne } from './errands/cancelling/dropped.ts';
import { wantsItEveryWeek } from './errands/asking/every-week.ts';
import { goesElsewhere } from './errands/moving/elsewhere.ts';
import { hoursThen } from './errands/asking/hours-then.ts';
import { asksForHoursOf } from './errands/asking/hours-of.ts';
import { leavesItBe } from './errands/mine/left-be.ts';
import type { Heard } from './heard.ts';
import { keepsTheHeld } from './answers/refusing/held-kept.ts';
import { hesitation } from './answers/refusing/hesitation.ts';
import { ofTheHouse } from './errands/asking/house.ts';
import { asksForPapers } from './errands/asking/papers.ts';
import { asksOtherWay } from './errands/asking/modality.ts';
import { cancelsEverything, howMany, meansAll, yesToAll, yesToBoth } from './errands/cancelling/how-many.ts';
import { keywordIn } from './keyword-in.ts';
import { asksForLanguage } from './answers/around/language-asked.ts';
import { anyOfOne, anyRow, extremeRow, rowOfPart, pageTurn, takesTheSoonest } from './answers/choosing/listing.ts';
import { asksAnHourBeside } from './errands/moving/hour-beside.ts';
import { asksOfCancelling } from './errands/mine/asks-of-cancelling.ts';
import { onlyTells } from './answers/around/only-tells.ts';
import { asksCostOfChanging } from './errands/asking/cost-of-changing.ts';
import { decidingHalf } from './errands/several/halves.ts';
import { saysItIsAnothers } from './people/somebody-elses.ts';
import { asksWhatNext } from './answers/around/what-next.ts';
import { opens } from './answers/around/openers.ts';
import { optionSaid } from './answers/choosing/options.ts';
import { putsServiceRight, wantsNoOther } from './errands/booking/put-right.ts';
import { cancelsThatOne, cancelsTillLater, givesItUp, undoesIt } from './errands/cancelling/giving-up.ts';
import { askedOfIt } from './errands/mine/asked-of-mine.ts';
import { asksOfRow } from './errands/mine/asked-of-row.ts';
import { cannotBring } from './errands/cancelling/cannot-bring.ts';
import { comesNotUntil } from './errands/moving/not-until.ts';
import { notAsShown } from './errands/moving/not-as-shown.ts';
import { cannotCome, insteadOfMine } from './errands/mine/own-appointment.ts';
import { asksWhatIsDue, lacksMeans, paysNotThat } from './answers/paying/paying.ts';
import { paysForEach } from './answers/paying/pays-each.ts';
import { hourAndMore } from './answers/choosing/hour-of-two.ts';
import { leavesIt } from './answers/refusing/leaves.ts';
import { paysLater } from './answers/paying/pays-later.ts';
import { asksForAccount, paysFirst, paysNow } from './answers/paying/pays-now.ts';
import { butCannot } from './answers/agreeing/yes-but-not.ts';
import { keepsIt } from './answers/refusing/keeps-it.ts';
import { agreesAndPaysThere, booksAndPays } from './answers/paying/pays-there.ts';
import { rowByPrice } from './answers/choosing/row-by-price.ts';
import { isUnsure, otherRow } from './answers/choosing/row-refused.ts';
import { rowInstead, rowOfBranchInstead, wantsOtherBranch, wantsRowWithAnother } from './answers/choosing/row-told.ts';
import { givesReason } from './answers/agreeing/reasons.ts';
import { changesItsName } from './errands/mine/name-on-it.ts';
import { asksToPrepare } from './errands/asking/preparing.ts';
import { asksForReminder } from './errands/asking/reminders.ts';
import { restatesIt } from './errands/mine/restated.ts';
import { sameAgain } from './errands/booking/same-again.ts';
import { wantsItsHour } from './errands/moving/as-it-stands.ts';
import { otherHourForIt } from './errands/moving/rather-then.ts';
import { thinksAgain } from './errands/moving/second-thought.ts';
import { serviceChange } from './errands/moving/service-change.ts';
import { asksIfStillFree } from './errands/mine/still-free.ts';
import { behindExpired } from './errands/booking/link-expired.ts';
import { asksWhenMineIs } from './errands/mine/when-is-mine.ts';
import { anotherHour } from './errands/moving/other-hour.ts';
import { tellsOfMine } from './errands/mine/tells-mine.ts';
import { showsMine } from './errands/mine/shows-mine.ts';
import { HEALTH } from './rules/health.ts';
import { AT_ONCE, HELP_TO_PAY } from './rules/people.ts';
import { sameOfTheOther } from './errands/several/the-other-too.ts';
import { sooner } from './errands/moving/sooner.ts';
import { refusesThatDay } from './errands/moving/that-day.ts';
import { takenThere } from './errands/booking/taken-there.ts';
import { asksWhoDoes } from './errands/asking/who-does.ts';
import { wantsAfterAll } from './errands/booking/taken-up.ts';
import { inState } from './settle.ts';
import { stalls } from './answers/refusing/stalls.ts';
import { thatRather } from './answers/agreeing/that-rather.ts';
import { dearAndYet, tooDear } from './answers/refusing/too-dear.ts';
import { saysWhen } from './wishes.ts';
import { clauses, plainWords, readText } from './words/text.ts';
import { rowCalled } from './answers/choosing/choices.ts';
import {
  asksIfDone,
  comesForOne,
  hasToBeDone,
  namesService,
  takesPackThen,
  transfersAThing,
} from './errands/booking/wishing.ts';
import { wantsMineElsewhen } from './errands/moving/mine-elsewhen.ts';
import { wantsOtherService } from './errands/several/another-service.ts';
import { asksWhetherBrings, asksWhetherUndone, yesAndRemark } from './answers/agreeing/yes-and-remark.ts';
import { yesSamePerson } from './answers/agreeing/yes-same-person.ts';
import { yesAndPays } from './answers/agreeing/yes-and-pays.ts';
import { besideClaim, oneMoreService, oneMoreToPay } from './answers/choosing/one-more.ts';
import { othersInstead, yesBeside } from './answers/agreeing/yes-beside.ts';

/** Undefined, or no act: the next one is asked. `said`: the words of the message. */
type Hears = (heard: Heard, said: readonly string[]) => Act | readonly Act[] | undefined;
export type Reader = readonly [by: Verdicts['by'], confidence: number, hears: Hears];

/** Whatever stands beside it has been read. */
const YES = { intent: 'accept', holds: true } as const;

export const READERS: readonly Reader[] = [
  // Whatever is open.
  ['keywords', 0.96, (h) => when(isForAPerson(h.hit), h, { intent: 'person' })],
  ['keywords', 0.9, (h) => when(isInjection(h.hit), h, { intent: 'ask', topic: 'otro', area: 'GENERAL' })],
  ['keywords', 0.9, asksWhoDoes],
  // A remark, whatever it names.
  ['keywords', 0.9, (h) => arrives(h) ?? afterAVisit(h)],
  ['answer', 0.95, (h) => asksWhetherBrings(h) ?? onlyTells(h)],
  ['answer', 0.95, (h) => fieldAmiss(h) ?? ordersAhead(h)],
  // What stands on the screen, by its own words.
  ['answer', 0.95, hourAndMore],
  ['answer', 0.95, (h) => asksToJoin(h) ?? failedLink(h)],
  ['answer', 0.98, optionSaid],
  ['answer', 0.98, rowNamed],
  ['answer', 0.95, keepsTheHeld],
  ['answer', 0.95, theOtherRow],
  ['answer', 0.95, dropsOne],
  ['keywords', 0.95, cancelsWhatMoves],
  ['answer', 0.95, (h) => booksAnew(wantsOtherService(h), h)],
  ['answer', 0.95, (h) => booksAnew(wantsAnywhere(h) !== undefined || asksForThatDay(h), h)],
  [
    'answer',
    0.98,
    (h) =>
      pageTurn(h) ??
      anyRow(h) ??
      rowOfPart(h) ??
      extremeRow(h) ??
      takesTheSoonest(h) ??
      rowByPrice(h) ??
      anyOfOne(h) ??
      givesUp(h),
  ],
  ['answer', 0.95, (h) => when(meansAll(h.text, h.situation), h, yesToAll(h) ? YES : { intent: 'cancel' })],
  ['answer', 0.95, (h) => when(yesToBoth(h), h, YES)],
  ['answer', 0.95, (h) => booksAnew(saysBesideWhat(h) || asksAnHourBeside(h), h) ?? hoursThen(h)],
  [
    'answer',
    0.95,
    (h) =>
      givesReason(h) ??
      asksWhetherUndone(h) ??
      asksWhetherBrings(h) ??
      yesAndRemark(h) ??
      thatRather(h) ??
      keepsIt(h) ??
      butCannot(h),
  ],
  ['keywords', 0.95, (h) => asksWhenToFetch(h) ?? sameOfTheOther(h) ?? showsMine(h) ?? tellsOfMine(h)],
  ['keywords', 0.95, (h) => asksWhenMineIs(h) ?? asksIfStillFree(h) ?? behindExpired(h) ?? asksOfCancelling(h)],
  ['keywords', 0.95, (h) => when(asksForBot(h.text), h, { intent: 'ask', topic: 'bot', area: 'GENERAL' })],
  ['keywords', 0.9, (h) => when(asksForNoMoreThanLanguage(h), h, { intent: 'ask', topic: 'idioma', area: 'GENERAL' })],
  ['keywords', 0.9, (h) => when(asksForReminder(h), h, { intent: 'ask', topic: 'otro', area: 'GENERAL' })],
  [
    'keywords',
    0.95,
    (h) =>
      goesButOne(h) ??
      undoesIt(h) ??
      leavesItBe(h) ??
      cancelsTillLater(h) ??
      when(leavesItsService(h), h, { intent: 'exit', word: 'salir' }) ??
      when(cancelsItsService(h), h, { intent: 'cancel' }) ??
      when(wantsNoneOf(h), h, { intent: 'reject' }),
  ],
  ['keywords', 0.95, (h) => movesByService(h) ?? wantsMineElsewhen(h)],
  // Ways out, and what only looks like one: "pago agora e marco depois".
  ['keywords', 0.9, paysFirst],
  ['keywords', 0.98, cancelsEverything],
  ['keywords', 0.98, leavesIt],
  ['keywords', 0.95, (h) => when(cancelsSoMany(h) || givesItUp(h), h, { intent: 'cancel' })],
  ['answer', 0.9, (h) => when(cancelsRather(h), h, YES)],
  ['keywords', 0.98, (h) => when(cancelsThat(h), h, { intent: 'exit', word: 'cancelar' }) ?? exit(h) ?? leavesField(h)],
  ['answer', 0.9, (h) => when(ordersToCancel(h), h, YES)],
  ['keywords', 0.9, (h) => when(postpones(h), h, { intent: 'exit', word: 'salir' })],
  ['answer', 0.9, comesToNone],
  [
    'keywords',
    0.9,
    (h) => (putsServiceRight(h) === undefined ? when(takesTime(h), h, { intent: 'thanks' }) : undefined),
  ],
  // The first words of a talk, and the last ones once more.
  ['answer', 0.9, (h) => opens(h) ?? asksWhatNext(h)],
  // Money that is owed.
  ['keywords', 0.9, (h) => booksAndPays(h) ?? asksIfDue(h)],
  ['answer', 0.9, (h) => dearAndYet(h) ?? paysNotThat(h)],
  ['answer', 0.9, (h) => oneMoreToPay(h) ?? yesAndPays(h) ?? paysLater(h) ?? ofThePayment(h)],
  ['keywords', 0.9, (h) => asksCostOfChanging(h) ?? asksWhatIsDue(h)],
  ['answer', 0.9, tooDear],
  ['keywords', 0.9, (h) => paysNow(h) ?? asksForAccount(h) ?? meansBeside(h)],
  ['keywords', 0.9, paysForEach],
  // What is being cancelled, booked or moved, put otherwise or put off.
  ['keywords', 0.9, (h) => leavesHalfOut(h) ?? putsServiceRight(h) ?? when(wantsNoOther(h), h, { intent: 'unknown' })],
  ['answer', 0.95, (h) => when(wantsItsHour(h), h, { intent: 'move' })],
  ['answer', 0.95, (h) => goesToo(h) ?? cancelsAnother(h) ?? movesAnother(h) ?? movesBothShown(h)],
  ['answer', 0.95, (h) => booksAnew(refusesThatDay(h), h)],
  ['answer', 0.9, othersInstead],
  ['answer', 0.9, (h, said) => hesitation(h, said) ?? stalls(h)],
  ['keywords', 0.9, (h) => sameAgain(h) ?? when(wantsAnotherOne(h), h, { intent: 'book' })],
  // The appointment that he has.
  ['keywords', 0.9, asksOtherWay],
  ['keywords', 0.9, changesItsName],
  ['keywords', 0.9, (h) => doneByOthers(h) ?? decidingHalf(h) ?? saysItIsAnothers(h)],
  [
    'keywords',
    0.9,
    (h) => booksAnew(comesForOne(h) || hasToBeDone(h) || takenThere(h) || bringsAnother(h) || comesWithSoMany(h), h),
  ],
  ['keywords', 0.9, (h) => notAsShown(h) ?? otherHourForIt(h) ?? when(thinksAgain(h), h, { intent: 'move' })],
  ['keywords', 0.9, (h) => asksForHerHours(h) ?? asksForHoursOf(h) ?? asksToPrepare(h)],
  ['keywords', 0.9, (h) => restatesIt(h) ?? withAnother(h) ?? anotherHour(h) ?? isAlreadyMine(h)],
  ['answer', 0.9, (h) => ofTheVisit(h) ?? ofTheHouse(h) ?? asksForPapers(h) ?? askedOfIt(h) ?? asksOfRow(h)],
  ['keywords', 0.9, (h) => eachOfMine(h) ?? movesAll(h) ?? placedOfMine(h) ?? inPartOfMine(h) ?? withThemOfMine(h)],
  [
    'keywords',
    0.9,
    (h) =>
      comesNotUntil(h) ??
      insteadOfMine(h) ??
      goesElsewhere(h) ??
      cannotBring(h) ??
      cannotCome(h) ??
      serviceChange(h) ??
      sooner(h),
  ],
  ['keywords', 0.9, (h) => when(cancelsThatOne(h) && !saysMoreBeside(h), h, { intent: 'cancel' })],
  // Another row, another branch, the field that was asked for.
  ['answer', 0.95, (h) => booksAnew(rowInstead(h) !== undefined || wantsRowWithAnother(h), h)],
  ['answer', 0.95, (h) => branchInstead(h) ?? branchAskedAbout(h) ?? choiceAndQuestion(h)],
  ['answer', 0.95, (h) => booksAnew(wantsOtherBranch(h) || asksThere(h) || asksWhoThen(h), h)],
  ['answer', 0.95, (h) => fieldObjection(h) ?? backToHours(h) ?? fieldAnswer(h)],
  // Others, and more than one thing at once.
  ['keywords', 0.9, (h) => anybodyElse(h) ?? asksForTitle(h)],
  ['keywords', 0.9, (h) => askedAndMore(h) ?? wantsItEveryWeek(h) ?? forAnother(h)],
  ['answer', 0.9, (h) => twoOfTheShown(h) ?? when(soManyTold(h) > 0, h, { intent: 'book' })],
  ['keywords', 0.9, (h) => yesSamePerson(h) ?? yesBeside(h) ?? besideClaim(h) ?? oneMoreService(h)],
  ['answer', 0.9, askedByName],
  ['answer', 0.9, (h) => when(asksIfDone(h), h, { intent: 'mine' })],
  ['keywords', 0.9, (h) => when(takesPackThen(h), h, { intent: 'book' })],
  ['keywords', 0.9, (h) => ofService(h, transfersAThing(h))],
  ['keywords', 0.9, wantsAfterAll],
];

function isForAPerson(hit: Heard['hit']): boolean {
  return hit === AT_ONCE || hit === HELP_TO_PAY || hit === HEALTH;
}

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
  const hit = keywordIn({ norm: readText(raw).norm, asks: false }, situation);
  return hit?.intent === 'book' || beginsAsWish(raw, situation);
}

function when(is: boolean, heard: Heard, meant: Omit<Act, 'from' | 'to'>): Act | undefined {
  return is ? act(heard, meant) : undefined;
}

function ofService(heard: Heard, service: string | undefined): Act | undefined {
  return service === undefined ? undefined : act(heard, { intent: 'book', service });
}

function booksAnew(is: boolean, heard: Heard): readonly Act[] | undefined {
  return is ? inState([act(heard, { intent: 'book' })], heard) : undefined;
}

function asksForNoMoreThanLanguage(heard: Heard): boolean {
  return asksForLanguage(heard.text) && !saysWhen(heard.times) && !namesService(heard);
}

/** "Estou com febre, cancela por favor", to "¿cancelamos?". */
function ordersToCancel(heard: Heard): boolean {
  const { text, situation, times } = heard;
  const asked = situation.flow === 'cancelacion' && situation.asks === 'confirm';
  return asked && isOrderWithReason(text) && !saysWhen(times) && !namesService(heard) && howMany(text) === undefined;
}

function cancelsSoMany({ text, situation }: Heard): boolean {
  return situation.flow === 'ninguno' && exitIn(text)?.word === 'cancelar' && howMany(text) !== undefined;
}

/** "Ok, cancelá" to "¿cancelamos?" is a yes; a bare "cancelar" leaves without a deed (CONV-10). */
function exit(heard: Heard): Act | undefined {
  const { text, situation, hit } = heard;
  // "¿Me pueden llamar? No quiero escribir más": he leaves the writing for a voice.
  if (hit?.intent === 'person') return undefined;
  const said = exitIn(text);
  // "Mejor cancelalo", while another hour is looked for: what has an object is the appointment, and is asked about.
  if (said === undefined || (situation.flow === 'reprogramacion' && CANCELS_IT.test(text.norm))) return undefined;
  const toCancelling = situation.flow === 'cancelacion' && situation.asks === 'confirm';
  const agreed = said.word === 'cancelar' && toCancelling && AGREES_TO_CANCEL.test(text.norm);
  if (agreed) return act(heard, isOrderWithReason(text) ? YES : { intent: 'accept' });
  return act(heard, said);
}
const CANCELS_IT = / (?:cancel[ae]l[oa]|cancelarl[oa]|cancel (?:it|that)|cancel[ae] (?:isso|ele|ela)) /;
const AGREES_TO_CANCEL =
  / (?:cancela? (?:it|that|this)|cancel[ae]l[oa]|cancelarl[oa]|cancel[ae] (?:isso|ele|ela)|si|ok|dale|bueno|listo|ya|vale|sip|claro|obvio|sim|yes|quiero|quisiera|necesito|deseo|quero|preciso|por favor|porfa|porfavor|please|want) /;

/** "Cancelá la del jueves y quiero un masaje mañana": more than that one going. */
function saysMoreBeside(heard: Heard): boolean {
  return errands(heard).acts.some(({ intent }) => intent === 'ask' || intent === 'book');
}

function rowNamed(heard: Heard): Act | undefined {
  const n = heard.text.asks ? undefined : rowCalled(heard.situation, plainWords(heard.text.raw));
  return n === undefined ? undefined : act(heard, { intent: 'select', n });
}

/** "La primera no, la otra", before two of what he has. */
function theOtherRow(heard: Heard): Act | undefined {
  const n = isUnsure(heard) ? 0 : otherRow(heard.text, heard.situation);
  if (n === undefined) return undefined;
  return act(heard, n === 0 ? { intent: 'unknown' } : { intent: 'select', n });
}

function branchInstead(heard: Heard): Act | undefined {
  const n = rowOfBranchInstead(heard);
  return n === undefined ? undefined : act(heard, { intent: 'select', n });
}

function anybodyElse(heard: Heard): readonly Act[] | undefined {
  const wanted = wantsAnybodyElse(heard) ?? wantsAnybody(heard);
  return wanted && inState([wanted], heard);
}
