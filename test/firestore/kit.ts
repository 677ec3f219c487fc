/** Firestore stores on the emulator, each in a project of its own: empty, and nobody else's. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { systemClock } from '../../src/io/clock.ts';
import { systemRandom } from '../../src/io/random.ts';
import type { Store } from '../../src/ports.ts';
import { openFirestoreStore } from '../../src/state/firestore.ts';

const emulator = inject('firestoreEmulator');

/** Undefined: no emulator here, and CI did not ask for one. */
export const emulatorHost = 'host' in emulator ? emulator.host : undefined;
export const whyNoEmulator = 'missing' in emulator ? emulator.missing : '';

/** The title of what runs on an emulator only, with the reason where there is none. */
export function onEmulator(title: string): string {
  return emulatorHost === undefined ? `${title} (skipped: ${whyNoEmulator})` : title;
}

export function freshProject(): string {
  return `turno-${randomUUID().slice(0, 18)}`;
}

/** A replica's own store on a project. */
export function openStore(project: string): Promise<Store> {
  if (emulatorHost === undefined) throw new Error(whyNoEmulator);
  return openFirestoreStore({ project, emulatorHost, clock: systemClock(), random: systemRandom() });
}
