/**
 * Vitest's global setup: the real Firestore emulator for every test that asks for it. Where there is none those tests are
 * skipped in a counted line, except where CI is set: there they must run.
 */
import type { TestProject } from 'vitest/node';
import { emulatorOf, whyNoEmulator } from '../../src/cli/emulator.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `host:port`, or why there is none. */
    firestoreEmulator: { readonly host: string } | { readonly missing: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['FIRESTORE_EMULATOR_HOST'];
  const missing = given === undefined || given === '' ? whyNoEmulator() : undefined;
  if (missing !== undefined && process.env['CI'] !== 'true') {
    process.stderr.write(`Firestore tests are skipped, no emulator: ${missing}\n`);
    project.provide('firestoreEmulator', { missing });
    return () => Promise.resolve();
  }
  const emulator = await emulatorOf(given);
  // The client takes the variable before what it is told: tests that put a wire in between would go past it.
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  project.provide('firestoreEmulator', { host: emulator.host });
  return () => emulator.stop();
}
