import { expect } from 'vitest';
import type { Configuration } from '../../../src/domain.ts';
import type { StoreSuite } from '../store.contract.ts';
import { ANA, DAY, MINUTE, NOW, TENANT, configuration, turn } from './fixtures.ts';

export function configurationsContract({ test }: StoreSuite): void {
  test('a configuration is found by business and version, and nobody else has it', async (store) => {
    await store.keepConfiguration(configuration('v1'));
    await store.keepConfiguration(configuration('v2', { businessName: 'Clínica Ñandú 😊 "dos"' }));
    expect(await store.configuration(TENANT, 'v1')).toEqual(configuration('v1'));
    expect((await store.configuration(TENANT, 'v2'))?.record.businessName).toBe('Clínica Ñandú 😊 "dos"');
    expect(await store.configuration(TENANT, 'v3')).toBeUndefined();
    expect(await store.configuration('norte', 'v1')).toBeUndefined();
  });

  test('the first one stays, however many keep it at once or again later', async (store) => {
    await store.keepConfiguration(configuration('v1'));
    const later = { ...configuration('v1'), firstSeenAt: NOW + MINUTE };
    await Promise.all([later, later, later].map((one) => store.keepConfiguration(one)));
    expect(await store.configuration(TENANT, 'v1')).toEqual(configuration('v1'));
  });

  test('a configuration is one text, in whatever order its keys were written', async (store) => {
    const { record, ...rest } = configuration('v1');
    const reversed = Object.fromEntries(Object.entries(record).reverse()) as unknown as Configuration['record'];
    await store.keepConfiguration({ ...rest, record: reversed });
    await store.keepConfiguration({ ...rest, version: 'v2', record });
    const [first, second] = [await store.configuration(TENANT, 'v1'), await store.configuration(TENANT, 'v2')];
    expect(JSON.stringify(first?.record)).toBe(JSON.stringify(second?.record));
  });

  test('a configuration is never forgotten: the turns that name it are not, either', async (store) => {
    await store.keepConfiguration(configuration('v1'));
    await store.commit(turn(ANA, 1));
    await store.compact(NOW + 1_000 * DAY);
    const [first] = await store.turns(ANA);
    expect(await store.configuration(TENANT, first!.tenantVersion)).toEqual(configuration('v1'));
  });
}
