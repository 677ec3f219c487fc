import { describe, it } from 'vitest';
import { testStore } from '../contracts/store.contract.ts';
import { emulatorHost, freshProject, onEmulator, openStore } from './kit.ts';

/** Each run of the property is some thirty commits; the emulator takes about 5 ms for one. */
const RUNS = 12;

if (emulatorHost === undefined) {
  describe('the Firestore store', () => {
    // Without an emulator, and never in CI: one counted line with the reason in place of the whole contract.
    it.skip(onEmulator('keeps the promises of a store'), () => undefined);
  });
} else testStore('the Firestore store', () => openStore(freshProject()), { runs: RUNS });
