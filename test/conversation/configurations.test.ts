/** What a turn is decided with stands in the store before the turn does, and is written once. */
import { describe, expect, it } from 'vitest';
import { createRig, type Rig } from '../../src/cli/rig.ts';
import type { Configuration, Tenant } from '../../src/domain.ts';
import { StoreUnavailable } from '../../src/errors.ts';
import type { Store } from '../../src/ports.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { tenants } from '../cli/kit.ts';

const [tenant] = tenants as [Tenant];
const START = Date.parse('2026-03-02T12:00:00Z');

async function rigOn(store: Store, of: Tenant = tenant): Promise<Rig> {
  const customer = { waId: '+54 9 11 5555-0101', name: 'Ana' };
  const settings = { quietMs: 0, maxMs: 0, retryMs: 500 };
  return createRig({ tenants: [of], tenant: of, clock: createVirtualClock(START), store, customer, settings });
}

async function says(rig: Rig, text: string): Promise<void> {
  rig.say([{ type: 'text', text }]);
  await rig.rest();
}

/** Notes what is kept and what is committed, in order; the first so many keepings fail. */
function noting(fails = 0): { store: Store; noted: string[] } {
  const real = createMemoryStore();
  const noted: string[] = [];
  let failing = fails;
  const keepConfiguration = async (configuration: Configuration): Promise<void> => {
    noted.push(failing > 0 ? 'refused' : `kept ${configuration.version}`);
    if (failing-- > 0) throw new StoreUnavailable('no answer');
    await real.keepConfiguration(configuration);
  };
  const commit: Store['commit'] = (turn) => {
    noted.push(`turn ${turn.turn.n} of ${turn.turn.tenantVersion}`);
    return real.commit(turn);
  };
  return { store: { ...real, keepConfiguration, commit, close: () => Promise.resolve() }, noted };
}

describe('the configuration of a turn', () => {
  it('is kept before the first turn, and nobody asks the store again', async () => {
    const { store, noted } = noting();
    const rig = await rigOn(store);
    await says(rig, 'hola');
    await says(rig, 'gracias');
    const { version } = tenant;
    expect(noted).toEqual([`kept ${version}`, `turn 1 of ${version}`, `turn 2 of ${version}`]);
    expect(await store.configuration(tenant.id, version)).toMatchObject({ tenant: tenant.id, firstSeenAt: START });
    await rig.close();
  });

  it('is kept anew by who starts with another file, before that one’s first turn', async () => {
    const { store, noted } = noting();
    const first = await rigOn(store);
    await says(first, 'hola');
    await first.close();
    const second = await rigOn(store, { ...tenant, businessName: 'Otra', version: 'otra' });
    await says(second, 'hola');
    await says(second, '¿qué hacen?');
    await second.close();
    expect(noted.slice(2, 4)).toEqual(['kept otra', 'turn 2 of otra']);
    expect(noted.filter((line) => line.startsWith('kept'))).toHaveLength(2);
    expect((await store.configuration(tenant.id, 'otra'))?.record.businessName).toBe('Otra');
  });

  it('that the store does not take holds the turn back until it does: no turn names what is nowhere', async () => {
    const { store, noted } = noting(2);
    const rig = await rigOn(store);
    await says(rig, 'hola');
    await rig.advance(START + 10_000);
    const { version } = tenant;
    expect(noted).toEqual(['refused', 'refused', `kept ${version}`, `turn 1 of ${version}`]);
    expect(rig.shown()).toHaveLength(1);
    await rig.close();
  });
});
