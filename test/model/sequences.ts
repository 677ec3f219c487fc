/** One sequence after the other, each from an empty store and compared after each step. */
import fc from 'fast-check';
import type { Tenant } from '../../src/domain.ts';
import { commands } from './commands.ts';
import { newModel, type Tally } from './reference.ts';
import type { Command } from './speech.ts';
import { openTown, type Planted } from './town.ts';

/** Tried; those that cannot happen just then are left out. */
const STEPS_MAX = 40;

/** `tally`: is told what was done and said in all of them. */
export function holds(
  tenant: Tenant,
  { planted, tally }: { planted?: Planted; tally?: Tally } = {},
): fc.IAsyncPropertyWithHooks<[Iterable<Command>]> {
  // Without bias: half of the sequences would be of a few steps, and most visits need five.
  const sequences = fc.noBias(fc.commands([...commands], { maxCommands: STEPS_MAX, size: 'max' }));
  return fc.asyncProperty(sequences, async (sequence) => {
    const moneyFirst = tenant.booking.paymentBeforeBooking !== 'none';
    const setup = async () => ({ model: newModel(moneyFirst, tally), real: await openTown(tenant, planted) });
    await fc.asyncModelRun(setup, sequence);
  });
}
