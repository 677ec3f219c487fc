/**
 * What is put in words that say the same, and read as those, in this order: the first that has other words decides, and is
 * asked again of them. None of them gives back what it would take again. Imported by `index.ts`, and by `request.ts`. Long
 * because it is one list, in its order.
 */
import { serviceInstead, withoutAgreeWithMe } from './errands/several/another-service.ts';
import { onlyToKnow } from './answers/around/only-to-know.ts';
import { withoutPaidLater } from './answers/paying/books-first.ts';
import { toPayIt } from './answers/paying/where-to-pay.ts';
import { withoutUnpaid } from './answers/paying/unpaid-yet.ts';
import { asCalledThere } from './errands/moving/called-there.ts';
import { enteredIsBooked } from './errands/mine/entered.ts';
import { withoutOpening, withoutSmiles, askedOutright } from './answers/around/opening-words.ts';
import { withoutAnyway } from './answers/agreeing/anyway.ts';
import { withoutDistance } from './answers/around/near-or-far.ts';
import { withoutLowBattery } from './answers/around/low-battery.ts';
import { withoutPriceRemark } from './answers/around/price-remark.ts';
import { withoutItIsThat } from './answers/around/it-is-that.ts';
import { withWhatChanges } from './answers/choosing/change-of.ts';
import { withoutEcho } from './answers/fields/told-fields.ts';
import { withoutTheOpenOne } from './errands/cancelling/cancels-moved.ts';
import { awayThen } from './errands/booking/away-then.ts';
import { busyThen } from './errands/moving/other-hour.ts';
import { withoutPetsName } from './people/surname-below.ts';
import { goesInstead } from './people/goes-instead.ts';
import { withoutDeniedPerson } from './people/for-whom.ts';
import { firstOfTwo } from './people/first-of-two.ts';
import { withTheRecommended, withoutRecommender } from './people/recommended-by.ts';
import { askedOfHer } from './people/asked-of-her.ts';
import { withTheOneSpokenOf, withThatPlace } from './people/pronouns.ts';
import { mostThereIs, soonestOfAny } from './answers/choosing/any-day.ts';
import { besideOpeningDays } from './answers/choosing/opening-days.ts';
import { hourPutRight } from './answers/fields/starred.ts';
import { hourPlainly, hourAlone, hourBehindDay, hourRather, thatHourThere } from './answers/choosing/hour-plainly.ts';
import { hourInstead, hourSettled } from './answers/choosing/hour-instead.ts';
import { hourOfEach } from './answers/choosing/hour-of-each.ts';
import { hourOfWhich } from './answers/choosing/hour-of-which.ts';
import { hourAndWhy } from './answers/choosing/hour-and-why.ts';
import { hourTooFar } from './answers/choosing/hour-too.ts';
import { rowToDay } from './answers/choosing/row-to-day.ts';
import { noButThen, rowBehindNo, hourAskedByNo } from './answers/refusing/no-but-then.ts';
import { errandBehindNo } from './answers/refusing/no-and-errand.ts';
import { allTakenBack } from './answers/refusing/all-taken-back.ts';
import { consultationMeant, withoutPause } from './answers/refusing/pause-before.ts';
import { withoutDenied } from './errands/several/halves.ts';
import { ratherThanThat } from './errands/booking/rather-than-that.ts';
import { withoutDeniedService } from './errands/booking/not-this-but-that.ts';
import { asOneHasIt } from './errands/mine/in-the-book.ts';
import { thatOneInstead } from './errands/mine/that-one-instead.ts';
import { withoutOnly, withoutTheKept } from './errands/mine/kept-beside.ts';
import { withoutTakenBack } from './errands/several/taken-back.ts';
import { withItsComma } from './errands/several/in-a-row.ts';
import { withoutThatRow } from './answers/choosing/row-refused.ts';
import { withoutThatBranch, withoutTooFar } from './names/branch-refused.ts';
import { withoutWhyThere } from './names/branch-nearer.ts';
import { engagedThen } from './names/engaged-with.ts';
import { asSoldByChange } from './names/sold-as-change.ts';
import { toTheOtherBranch } from './names/from-branch-to-branch.ts';
import { branchAsked } from './names/branch-asked.ts';
import { calledByNumber } from './names/by-number.ts';
import { askedOfItsStreet } from './names/street-date.ts';
import { askedIfDoneThere } from './names/done-there.ts';
import { anyButThere } from './names/any-but-there.ts';
import { yesAndTale } from './answers/agreeing/yes-and-tale.ts';
import { thatOneToo } from './answers/agreeing/that-one-too.ts';
import { saidPlainly } from './answers/agreeing/yes-plainly.ts';
import { saidWithAnother } from './answers/agreeing/yes-but-not.ts';
import { withoutComplaint } from './errands/asking/complaint.ts';
import { askedByATale } from './errands/asking/done-here.ts';
import { whatIsDoneAndWanted } from './errands/booking/do-you-do.ts';
import { aWhileSooner } from './errands/moving/sooner.ts';
import { otherHourThatDay } from './errands/moving/other-hour-that-day.ts';
import { onThatVeryDay, onTheDayOfAnother } from './errands/moving/on-its-day.ts';
import { askedInOrder } from './errands/asking/there-on-days.ts';
import { withBothAsked } from './errands/asking/both-asked.ts';
import { withTheListed, withTheShown } from './errands/asking/of-the-list.ts';
import { onTheDayGivenUp } from './errands/booking/when-given-up.ts';
import { onceMoreAlike } from './errands/booking/alike.ts';
import { hourOfLast } from './errands/booking/hour-of-last.ts';
import { withoutMakesIt } from './errands/booking/same-again.ts';
import { withoutWhatWasDone } from './errands/booking/done-already.ts';
import { withoutReason } from './errands/booking/reason-beside.ts';
import { withoutItsHalf, withoutTold } from './errands/several/told-beside.ts';
import { withoutRemark } from './answers/around/only-tells.ts';
import {
  withoutAside,
  withoutApology,
  withoutPurpose,
  withoutLateness,
  withoutPlea,
  withoutForWhat,
} from './answers/around/plea.ts';
import { withoutIfNot, withoutIfOpen } from './errands/asking/asks-to-come.ts';
import { bringsOneMore } from './errands/several/brings-another.ts';
import { withoutTheOneBeside } from './errands/several/beside-the-one.ts';
import { comesAlong } from './errands/several/comes-along.ts';
import { oneForMe } from './errands/several/one-for-me.ts';
import { withoutHourOfAnother } from './errands/several/hour-of-another.ts';
import { likeTheFirst } from './errands/several/like-the-first.ts';
import { withItsHead } from './errands/several/its-head-too.ts';
import { withItsDate } from './errands/several/week-after.ts';
import { withEachWeek } from './errands/several/weeks-in-a-row.ts';
import { hourForSoMany } from './people/so-many-told.ts';
import { withoutLateAnswer } from './answers/around/late-answer.ts';
import { isItEnough, takesLong, whoElse } from './errands/asking/put-plainly.ts';
import { askedAgain } from './answers/around/asked-again.ts';
import type { CustomerEvent } from '../../domain.ts';
import type { Situation } from './situation.ts';
import { spelledOut } from './words/spelling.ts';
import { readText, type Text } from './words/text.ts';

type PutsOtherwise<Put = Text> = (text: Text, situation: Situation) => Put | undefined;

/** What is put otherwise loses a part of what was said: `then` puts it to what the rest was read as. */
export interface PutWith {
  readonly said: Text;
  readonly then: (events: readonly CustomerEvent[]) => readonly CustomerEvent[];
}

/** Before a name is asked for: "Ana Q" may be called so. */
function inFull({ raw }: Text, { field }: Situation): Text | undefined {
  const said = field === undefined ? spelledOut(raw).replaceAll(UNSOUNDED, '$<at>s $<hour>') : raw;
  return said === raw ? undefined : readText(said);
}
/** "A la nueve", "la de la tres", where the s is not spoken: an hour, and not the ninth row. Chile has tea "a la hora de la once". */
const UNSOUNDED =
  /(?<![\p{L}])(?<at>(?:a|de|para|tipo) la) (?<hour>dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)(?![\p{L}])/giu;

/** Without the business and its data, so that a line by itself is read so, too (`request.ts`). */
export const BY_WORDS_ALONE: readonly PutsOtherwise[] = [asCalledThere, onlyToKnow, withoutPaidLater];

export const REWRITES: readonly PutsOtherwise<Text | PutWith>[] = [
  inFull,
  ...BY_WORDS_ALONE,
  withoutPetsName,
  withoutSmiles,
  withoutOpening,
  enteredIsBooked,
  withoutLowBattery,
  withoutWhatWasDone,
  whoElse,
  takesLong,
  isItEnough,
  askedOfItsStreet,
  askedInOrder,
  toPayIt,
  withoutUnpaid,
  withoutPriceRemark,
  withoutDistance,
  withoutWhyThere,
  withoutItIsThat,
  asOneHasIt,
  withoutAnyway,
  withoutPause,
  allTakenBack,
  consultationMeant,
  asSoldByChange,
  otherHourThatDay,
  calledByNumber,
  toTheOtherBranch,
  engagedThen,
  goesInstead,
  firstOfTwo,
  withoutDeniedPerson,
  yesAndTale,
  withoutRecommender,
  withTheRecommended,
  saidPlainly,
  thatOneToo,
  thatOneInstead,
  withoutDenied,
  ratherThanThat,
  withoutDeniedService,
  withoutTakenBack,
  rowToDay,
  errandBehindNo,
  withoutTheOneBeside,
  withoutHourOfAnother,
  withWhatChanges,
  withItsHead,
  withItsDate,
  withEachWeek,
  comesAlong,
  oneForMe,
  bringsOneMore,
  withoutEcho,
  withoutForWhat,
  withoutLateAnswer,
  withoutIfNot,
  withoutIfOpen,
  withoutPlea,
  withoutApology,
  withoutLateness,
  withoutPurpose,
  withoutTheOpenOne,
  busyThen,
  awayThen,
  besideOpeningDays,
  askedOfHer,
  withTheOneSpokenOf,
  withThatPlace,
  onTheDayGivenUp,
  onTheDayOfAnother,
  onThatVeryDay,
  whatIsDoneAndWanted,
  askedByATale,
  aWhileSooner,
  withTheListed,
  withBothAsked,
  withTheShown,
  mostThereIs,
  soonestOfAny,
  hourOfLast,
  onceMoreAlike,
  likeTheFirst,
  hourAskedByNo,
  hourPutRight,
  hourSettled,
  serviceInstead,
  withoutAgreeWithMe,
  hourAndWhy,
  hourInstead,
  hourTooFar,
  hourOfEach,
  hourOfWhich,
  hourAlone,
  thatHourThere,
  hourRather,
  hourPlainly,
  hourBehindDay,
  hourForSoMany,
  noButThen,
  rowBehindNo,
  withoutItsHalf,
  withoutTheKept,
  withoutOnly,
  withItsComma,
  withoutThatRow,
  withoutThatBranch,
  withoutTooFar,
  branchAsked,
  askedIfDoneThere,
  anyButThere,
  saidWithAnother,
  withoutAside,
  withoutComplaint,
  withoutMakesIt,
  withoutReason,
  withoutTold,
  withoutRemark,
  askedOutright,
  askedAgain,
];
