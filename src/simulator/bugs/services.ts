/** Mistakes with the services outside. */
import { choicesOf } from '../../domain.ts';
import { ServiceFailure } from '../../errors.ts';
import { failureAnswer } from '../../handlers/index.ts';
import type { Bug, Perform, Planted } from '../bugs.ts';

export const recklessServices: Readonly<Record<string, Bug>> = {
  'blind-increment': {
    does: 'the attempt of a payment link is counted by each call, not by the commit',
    plant: () => ({ perform: countCalls }),
  },
  'resend-once-class': {
    does: 'what may be said once only is sent again like chatter',
    plant: () => ({
      policyOf: (policyOf) => (effect) => {
        const policy = policyOf(effect);
        return policy.class === 'once' ? { ...policy, class: 'chat' } : policy;
      },
    }),
  },
  'unread-question': {
    does: 'a question that the channel refused is taken for asked',
    plant: () => ({ perform: takenForAsked }),
  },
  'newest-words-first': {
    does: 'of what waits to be said the newest is said first',
    plant: () => ({ store: (store) => ({ ...store, owed: async (id) => (await store.owed(id)).toReversed() }) }),
  },
  'given-up-in-silence': {
    does: 'what is given up is given up in silence',
    plant: () => ({
      store: (store) => ({
        ...store,
        settle: (row, settlement, answer) =>
          store.settle(row, settlement, settlement.state === 'parked' ? undefined : answer),
      }),
    }),
  },
  'optimistic-calendar': {
    does: 'a calendar that does not answer is taken to have done it',
    plant: () => ({ perform: hopeful }),
  },
  'given-up-and-left': {
    does: 'of a calendar that was not heard nobody looks what it did',
    plant: () => ({ perform: lookAway }),
  },
  'paid-by-notice': {
    does: 'a payment notice is believed without asking the provider',
    plant: () => ({ perform: believeNotices }),
  },
  'answer-before-effect': {
    does: 'a deletion is answered before it is done',
    plant: () => ({ perform: answerFirst }),
  },
};

const countCalls: (perform: Perform) => Perform = (perform) => (effect, context) =>
  perform(
    effect.type === 'createLink'
      ? { ...effect, order: { ...effect.order, attempt: effect.order.attempt + 100 * context.row.attempts } }
      : effect,
    context,
  );

const takenForAsked: (perform: Perform) => Perform = (perform) => (effect, context) =>
  perform(effect, context).catch((error: unknown) => {
    if (choicesOf(context.row.message).length === 0 || !(error instanceof ServiceFailure)) throw error;
    return {};
  });

const hopeful: (perform: Perform) => Perform = (perform) => (effect, context) =>
  perform(effect, context).catch((error: unknown) => {
    const failed = failureAnswer(effect, context.row.id);
    if (failed?.type !== 'calendar.failed') throw error;
    return { answer: { type: 'calendar.written', effect: context.row.id, eventId: 'hoped' } };
  });

const lookAway: (perform: Perform) => Perform = (perform) => (effect, context) =>
  'maybeAt' in effect ? Promise.resolve({}) : perform(effect, context);

const believeNotices: (perform: Perform) => Perform = (perform) => async (effect, context) => {
  const result = await perform(effect, context);
  const { answer } = result;
  return answer?.type === 'payment.fetched'
    ? { answer: { ...answer, payment: { ...answer.payment, status: 'approved' } } }
    : result;
};

const answerFirst: NonNullable<Planted['perform']> = (perform) => (effect, context) => {
  if (effect.type !== 'deleteEvent') return perform(effect, context);
  perform(effect, context).catch(() => undefined);
  return Promise.resolve({
    answer: { type: 'calendar.written', effect: context.row.id, eventId: effect.appointment.eventId ?? '' },
  });
};
