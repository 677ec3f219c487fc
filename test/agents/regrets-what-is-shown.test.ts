/** Shown when his is, he regrets it: the no is a sigh, and the order behind it is done (AGENDA-7). */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const own = { appointments: [mine('limpieza', '2026-03-12T10:00')] };

describe('an order behind a sigh', () => {
  test.each(['uy no, cancelala', 'no no, cancelámelo', 'ay no anulalo por favor', 'oh no, cancel it please', 'ai não, cancela isso'])(
    '"%s" cancels it',
    (text) => {
      expect(['customer.wants_cancellation', 'customer.exits']).toContain(events(text, IDLE, own)[0]?.type);
    },
  ); // prettier-ignore
  test.each(['no la canceles', 'no, no la canceles', "no, don't cancel it", 'no cancela', 'não cancela ela', 'uy no'])(
    '"%s" does not',
    (text) => {
      expect(['customer.wants_cancellation', 'customer.exits']).not.toContain(events(text, IDLE, own)[0]?.type);
    },
  );
});
