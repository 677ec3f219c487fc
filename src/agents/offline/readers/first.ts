/** Whatever is open: a person, orders to the machine, remarks. */
import { asksWhetherBrings } from '../answers/agreeing/yes-and-remark.ts';
import { saysHowFar } from '../answers/around/near-or-far.ts';
import { onlyTells } from '../answers/around/only-tells.ts';
import { smallTalk } from '../answers/around/small-talk.ts';
import { isStillThere } from '../answers/around/still-there.ts';
import { fieldAmiss, ordersAhead } from '../answers/fields/field-answers.ts';
import { fieldMissaid } from '../answers/fields/field-mended.ts';
import { saysKnownAgain } from '../answers/fields/known-again.ts';
import { isInjection } from '../errands.ts';
import { asksOfThing } from '../errands/asking/asks-of-a-thing.ts';
import { asksForTeacher } from '../errands/asking/does-it.ts';
import { asksWhoDoes } from '../errands/asking/who-does.ts';
import { asksWhenTheyWork } from '../errands/asking/when-they-work.ts';
import { onlySupposes } from '../errands/cancelling/only-supposes.ts';
import { afterAVisit } from '../errands/mine/after-a-visit.ts';
import { tellsItIsBooked } from '../errands/mine/tells-it-is-booked.ts';
import { tellsOfAThing, tellsWhatWas } from '../errands/mine/what-was.ts';
import { arrives } from '../errands/mine/coming.ts';
import type { Heard } from '../heard.ts';
import { HEALTH } from '../rules/health.ts';
import { AT_ONCE, HELP_TO_PAY } from '../rules/people.ts';
import { means, type Reader } from './reader.ts';

export const FIRST: readonly Reader[] = [
  ['keywords', 0.96, means({ intent: 'person' }, isForAPerson)],
  ['keywords', 0.9, means({ intent: 'ask', topic: 'otro', area: 'GENERAL' }, ordersTheMachine)],
  ['keywords', 0.9, asksWhoDoes, asksForTeacher, asksWhenTheyWork],
  // A remark, whatever it names.
  ['keywords', 0.9, arrives, tellsWhatWas, tellsOfAThing, tellsItIsBooked, afterAVisit, onlySupposes],
  [
    'answer',
    0.95,
    isStillThere,
    asksWhetherBrings,
    saysHowFar,
    smallTalk,
    onlyTells,
    fieldAmiss,
    fieldMissaid,
    ordersAhead,
    saysKnownAgain,
    asksOfThing,
  ],
];

function ordersTheMachine({ hit }: Heard): boolean {
  return isInjection(hit);
}

function isForAPerson({ hit }: Heard): boolean {
  return [AT_ONCE, HELP_TO_PAY, HEALTH].some((rule) => rule.hit === hit);
}
