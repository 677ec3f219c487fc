/** The appointment that he has. */
import { errands } from '../errands.ts';
import { asksForHoursOf } from '../errands/asking/hours-of.ts';
import { asksIfThere } from '../errands/asking/asks-if-there.ts';
import { ofTheHouse } from '../errands/asking/house.ts';
import { asksOtherWay } from '../errands/asking/modality.ts';
import { asksForPapers, asksToPrepare } from '../errands/asking/papers.ts';
import { bringsItThen } from '../errands/booking/brings-it.ts';
import { takenThere } from '../errands/booking/branch-kept.ts';
import { tellsTrouble } from '../errands/asking/complaint.ts';
import { comesForOne, hasToBeDone } from '../errands/booking/wishing.ts';
import { cannotBring } from '../errands/cancelling/cannot-bring.ts';
import { cancelsThatOne } from '../errands/cancelling/giving-up.ts';
import { isAlreadyMine, restatesIt } from '../errands/mine/already-mine.ts';
import { askedOfIt, asksOfRow } from '../errands/mine/asked-of-mine.ts';
import { asksOfTheClocks } from '../errands/mine/clocks-change.ts';
import { ofTheVisit } from '../errands/mine/coming.ts';
import { doneByOthers } from '../errands/mine/done-by-others.ts';
import { givesItsPlace } from '../errands/mine/in-his-place.ts';
import { hasOneAndCannot } from '../errands/mine/in-the-book.ts';
import { changesItsName } from '../errands/mine/name-on-it.ts';
import { cannotCome, insteadOfMine } from '../errands/mine/own-appointment.ts';
import { inPartOfMine, placedOfMine } from '../errands/mine/part-of-mine.ts';
import { asksWhatIf } from '../errands/mine/what-if.ts';
import { asksWhoServesMe } from '../errands/mine/who-serves-me.ts';
import { withThemOfMine } from '../errands/mine/with-them.ts';
import { movesAll } from '../errands/moving/all-moved.ts';
import { goesElsewhere } from '../errands/moving/mine-elsewhen.ts';
import { notAsShown } from '../errands/moving/not-as-shown.ts';
import { otherDayInstead } from '../errands/moving/other-day-instead.ts';
import { comesNotUntil, anotherHour } from '../errands/moving/other-hour.ts';
import { otherHourForIt } from '../errands/moving/rather-then.ts';
import { thinksAgain } from '../errands/moving/second-thought.ts';
import { putsItBack } from '../errands/moving/put-back.ts';
import { serviceChange } from '../errands/moving/service-change.ts';
import { sooner } from '../errands/moving/sooner.ts';
import { wishedElsewhen } from '../errands/moving/wished-elsewhen.ts';
import { withAnother } from '../errands/moving/with-another.ts';
import { bringsAnother } from '../errands/several/brings-another.ts';
import { eachOfMine } from '../errands/several/each-of-mine.ts';
import { decidingHalf } from '../errands/several/halves.ts';
import type { Heard } from '../heard.ts';
import { asksForHerHours, asksOfAnothers, saysItIsAnothers } from '../people/somebodys.ts';
import { comesWithSoMany } from '../people/so-many-told.ts';
import { booksAnew, means, type Reader } from './reader.ts';

export const OF_MINE: readonly Reader[] = [
  ['keywords', 0.9, asksOtherWay, changesItsName, doneByOthers, decidingHalf],
  ['keywords', 0.9, saysItIsAnothers, asksOfAnothers, givesItsPlace],
  [
    'keywords',
    0.9,
    ...[comesForOne, hasToBeDone, takenThere, bringsAnother, comesWithSoMany, tellsTrouble, bringsItThen].map(
      booksAnew,
    ),
  ],
  [
    'keywords',
    0.9,
    notAsShown,
    otherHourForIt,
    means({ intent: 'move' }, thinksAgain),
    means({ intent: 'move' }, putsItBack),
  ],
  ['keywords', 0.9, asksForHerHours, asksForHoursOf, asksToPrepare],
  ['keywords', 0.9, restatesIt, withAnother, anotherHour, isAlreadyMine],
  [
    'answer',
    0.9,
    asksOfTheClocks,
    asksWhatIf,
    asksWhoServesMe,
    ofTheVisit,
    asksIfThere,
    ofTheHouse,
    asksForPapers,
    askedOfIt,
    asksOfRow,
  ],
  ['keywords', 0.9, eachOfMine, movesAll, placedOfMine, inPartOfMine, withThemOfMine],
  [
    'keywords',
    0.9,
    otherDayInstead,
    comesNotUntil,
    insteadOfMine,
    goesElsewhere,
    cannotBring,
    cannotCome,
    hasOneAndCannot,
    serviceChange,
    sooner,
    wishedElsewhen,
  ],
  ['keywords', 0.9, means({ intent: 'cancel' }, cancelsNoMoreThanThat)],
];

function cancelsNoMoreThanThat(heard: Heard): boolean {
  return cancelsThatOne(heard) && !saysMoreBeside(heard);
}

/** "Cancelá la del jueves y quiero un masaje mañana": more than that one going. */
function saysMoreBeside(heard: Heard): boolean {
  return errands(heard).acts.some(({ intent }) => intent === 'ask' || intent === 'book');
}
