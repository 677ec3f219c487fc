/** The promises of the `Store` port. Every implementation runs this suite unchanged. */
import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/ports.ts';
import { claimsContract } from './store/claims.ts';
import { claimsModelContract } from './store/claims-model.ts';
import { commitContract } from './store/commit.ts';
import { configurationsContract } from './store/configurations.ts';
import { contactsContract } from './store/contacts.ts';
import { dueContract } from './store/due.ts';
import { inboxContract } from './store/inbox.ts';
import { leaseContract } from './store/lease.ts';
import { numbersContract } from './store/numbers.ts';
import { outboxContract } from './store/outbox.ts';
import { retentionContract } from './store/retention.ts';
import { retryContract } from './store/retry.ts';
import { sightContract } from './store/sight.ts';
import { spendingContract } from './store/spending.ts';

export interface StoreSuite {
  /** One promise, on a fresh store that is closed afterwards. */
  readonly test: (name: string, run: (store: Store) => Promise<void>) => void;
  /** Runs of each property. */
  readonly runs: number;
}

export interface StoreSuiteOptions {
  /** Tests that this implementation cannot pass, by full name, each with the reason. */
  readonly skip?: readonly { readonly reason: string; readonly tests: readonly string[] }[];
  /** Runs of each property; 100 where the store is cheap. */
  readonly runs?: number;
}

export function testStore(name: string, factory: () => Promise<Store>, options: StoreSuiteOptions = {}): void {
  const reasons = new Map(options.skip?.flatMap(({ reason, tests }) => tests.map((test) => [test, reason] as const)));
  const names = new Set<string>();
  const suite: StoreSuite = {
    runs: options.runs ?? 100,
    test: (title, run) => {
      names.add(title);
      const reason = reasons.get(title);
      if (reason !== undefined) {
        it.skip(`${title} (skipped: ${reason})`);
        return;
      }
      it(title, async () => {
        const store = await factory();
        try {
          await run(store);
        } finally {
          await store.close();
        }
      });
    },
  };
  describe(`${name} keeps the promises of a store`, () => {
    describe('inbox', () => {
      inboxContract(suite);
    });
    describe('commit', () => {
      commitContract(suite);
    });
    describe('lease', () => {
      leaseContract(suite);
    });
    describe('claims', () => {
      claimsContract(suite);
    });
    describe('claims against a model', () => {
      claimsModelContract(suite);
    });
    describe('outbox', () => {
      outboxContract(suite);
    });
    describe('retry', () => {
      retryContract(suite);
    });
    describe('due', () => {
      dueContract(suite);
    });
    describe('contacts', () => {
      contactsContract(suite);
    });
    describe('numbers that change hands', () => {
      numbersContract(suite);
    });
    describe('sight', () => {
      sightContract(suite);
    });
    describe('retention', () => {
      retentionContract(suite);
    });
    describe('configurations', () => {
      configurationsContract(suite);
    });
    describe('spending', () => {
      spendingContract(suite);
    });
    it('skips only tests that exist', () => {
      expect([...reasons.keys()].filter((title) => !names.has(title))).toEqual([]);
    });
  });
}
