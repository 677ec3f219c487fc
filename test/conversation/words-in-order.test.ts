/** What is said of one turn arrives in the order in which it was decided, whatever may be said once only. */
import { afterEach, expect, it } from 'vitest';
import type { Rig } from '../../src/cli/rig.ts';
import { openRig } from '../must-hold/kit.ts';

let rig: Rig;
afterEach(() => rig.close());

it('a payment link comes before the question about what is to be paid next (PAGOS-2, CONV-11)', async () => {
  rig = await openRig({});
  for (const text of ['quiero pagar la limpieza y el blanqueamiento', 'sí']) {
    rig.say([{ type: 'text', text }]);
    await rig.rest();
  }
  const said = rig.shown().map((shown) => JSON.stringify(shown));
  const link = said.findIndex((one) => /Link de pago por \*Limpieza/.test(one));
  const question = said.findIndex((one) => /\*Blanqueamiento\*: \$/.test(one));
  expect(link).toBeGreaterThan(-1);
  expect(question).toBeGreaterThan(link);
});
