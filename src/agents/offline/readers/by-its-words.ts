/** What is asked of the appointments that one has, or of us, and what becomes of them, where its own words say it. */
import { asksForBot, asksForLanguage, isToTalk } from '../answers/around/baton.ts';
import { asksWhenToFetch, asksForReminder } from '../errands/asking/papers.ts';
import { asksForTheMost } from '../answers/choosing/row-by-measure.ts';
import { asksIfOpenThen } from '../errands/asking/open-then.ts';
import { behindExpired, takesThatStill } from '../errands/booking/link-expired.ts';
import { namesService } from '../errands/booking/wishing.ts';
import { goesButOne } from '../errands/cancelling/all-but.ts';
import { cancelsItsService, leavesItsService, wantsNoneOf } from '../errands/cancelling/gives-service-up.ts';
import { changesNone } from '../errands/cancelling/none-to-change.ts';
import { notThatOne } from '../errands/cancelling/not-that-one.ts';
import { cancelsTillLater, undoesIt } from '../errands/cancelling/giving-up.ts';
import { asksOfCancelling } from '../errands/mine/asks-of-cancelling.ts';
import { leavesItBe } from '../errands/mine/left-be.ts';
import { showsMine } from '../errands/mine/shows-mine.ts';
import { staysAsItIs } from '../errands/mine/stays.ts';
import { newsOfMine } from '../errands/mine/news.ts';
import { asksIfToldSo, asksOwnFacts } from '../errands/mine/own-facts.ts';
import { asksIfItHolds } from '../errands/mine/still-mine.ts';
import { tellsOfMine } from '../errands/mine/tells-mine.ts';
import { asksIfStillFree, asksWhenMineIs } from '../errands/mine/when-is-mine.ts';
import { changesServiceOnly } from '../errands/moving/other-service.ts';
import { becomesAnother } from '../errands/moving/becomes-another.ts';
import { leftThen } from '../errands/moving/left-then.ts';
import { movesByService, putsMineElsewhen, wantsMineElsewhen } from '../errands/moving/mine-elsewhen.ts';
import { movesWithoutCancelling } from '../errands/moving/no-cancelling.ts';
import { namedThenAsked } from '../errands/moving/named-then-asked.ts';
import { changesTheOther } from '../errands/several/each-of-mine.ts';
import { sameOfTheOther } from '../errands/several/the-other-too.ts';
import type { Heard } from '../heard.ts';
import { saysWhen } from '../wishes.ts';
import { means, type Reader } from './reader.ts';

export const BY_ITS_WORDS: readonly Reader[] = [
  ['keywords', 0.9, newsOfMine],
  [
    'keywords',
    0.95,
    asksForTheMost,
    asksWhenToFetch,
    namedThenAsked,
    sameOfTheOther,
    showsMine,
    tellsOfMine,
    asksOwnFacts,
    asksIfToldSo,
  ],
  [
    'keywords',
    0.95,
    asksWhenMineIs,
    asksIfItHolds,
    takesThatStill,
    asksIfOpenThen,
    asksIfStillFree,
    behindExpired,
    asksOfCancelling,
  ],
  ['keywords', 0.95, means({ intent: 'ask', topic: 'bot', area: 'GENERAL' }, isAskedForBot)],
  ['keywords', 0.9, means({ intent: 'ask', topic: 'idioma', area: 'GENERAL' }, asksForNoMoreThanLanguage)],
  ['keywords', 0.9, means({ intent: 'ask', topic: 'avisos', area: 'GENERAL' }, asksForReminder)],
  [
    'keywords',
    0.95,
    changesTheOther,
    movesWithoutCancelling,
    goesButOne,
    undoesIt,
    staysAsItIs,
    leavesItBe,
    cancelsTillLater,
  ],
  ['keywords', 0.95, changesNone],
  ['keywords', 0.95, means({ intent: 'exit', word: 'salir' }, leavesItsService)],
  ['keywords', 0.95, notThatOne],
  ['keywords', 0.95, means({ intent: 'cancel' }, cancelsItsService), means({ intent: 'reject' }, wantsNoneOf)],
  ['keywords', 0.95, becomesAnother, changesServiceOnly, movesByService, wantsMineElsewhen, leftThen, putsMineElsewhen],
];

function isAskedForBot({ text }: Heard): boolean {
  return asksForBot(text);
}

function asksForNoMoreThanLanguage(heard: Heard): boolean {
  return asksForLanguage(heard.text) && !saysWhen(heard.times) && (isToTalk(heard.text) || !namesService(heard));
}
