import { expect } from 'vitest';
import type { StoreSuite } from '../store.contract.ts';

export function spendingContract({ test }: StoreSuite): void {
  test('what models cost adds up by business and day, and nobody else pays for it (AGENT-9)', async (store) => {
    await Promise.all([
      store.spend('centro', '2026-03-02', 1_200),
      store.spend('centro', '2026-03-02', 300),
      store.spend('centro', '2026-03-03', 7),
      store.spend('norte', '2026-03-02', 40),
    ]);
    expect(await store.spent('centro', '2026-03-02')).toBe(1_500);
    expect(await store.spent('centro', '2026-03-03')).toBe(7);
    expect(await store.spent('norte', '2026-03-02')).toBe(40);
    expect(await store.spent('norte', '2026-03-03')).toBe(0);
  });
}
