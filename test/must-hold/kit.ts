/** A customer of a shipped business before the real engine, for rows of must-hold.md in which behaviour counts. */
import { expect } from 'vitest';
import { createRig, type Rig, type RigOptions, type Shown } from '../../src/cli/rig.ts';
import { readable } from '../../src/cli/rig/phone.ts';
import { shippedTenants } from '../../src/cli/dialogues/tenants.ts';
import type { InboundContent, Tenant } from '../../src/domain.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { createMemoryStore } from '../../src/state/memory.ts';

/** Monday, nine in the morning in Buenos Aires. */
export const MONDAY = Date.parse('2026-03-02T09:00:00-03:00');
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const PHONE = '5491150000777';

const tenants = shippedTenants();

export function tenantOf(id: string): Tenant {
  const found = tenants.find((tenant) => tenant.id === id);
  if (!found) throw new Error(`no shipped business is called ${id}`);
  return found;
}

/** What a test changes of the customer, the business or the world. */
export type Setting = Partial<Pick<RigOptions, 'tenant' | 'store' | 'clock' | 'faults' | 'understanding' | 'customer'>>;

/** Plays a conversation and closes the engine; a fault of our own in it fails the test. */
export async function withRig(setting: Setting, play: (rig: Rig) => Promise<void>): Promise<void> {
  const rig = await openRig(setting);
  try {
    await play(rig);
    expect(rig.problems()).toEqual([]);
  } finally {
    await rig.close();
  }
}

export function openRig(setting: Setting): Promise<Rig> {
  const tenant = setting.tenant ?? tenantOf('demo-sonrisa');
  return createRig({
    tenants: [tenant],
    tenant,
    clock: createVirtualClock(MONDAY),
    store: createMemoryStore(),
    customer: { waId: PHONE, name: 'Ana' },
    settings: { quietMs: 0, maxMs: 0 },
    ...setting,
  });
}

/** Delivers these together, rests, and returns what the phone shows since. */
export async function send(rig: Rig, ...contents: (string | InboundContent)[]): Promise<readonly Shown[]> {
  const before = rig.shown().length;
  rig.say(contents.map((one) => (typeof one === 'string' ? { type: 'text', text: one } : one)));
  await rig.rest();
  return rig.shown().slice(before);
}

/** Taps the n-th row or button (from 1) of the last message that had any. */
export function tapOn(rig: Rig, n: number): InboundContent {
  const choice = rig.shown().findLast(({ choices }) => choices.length > 0)?.choices[n - 1];
  if (!choice) throw new Error(`nothing to tap at ${n}`);
  return { type: 'tap', id: choice.id, title: choice.title };
}

/** All that these messages say, row and button titles included. */
export function textOf(shown: readonly Shown[]): string {
  return shown.map(readable).join('\n');
}

/** State of the topmost frame. */
export async function stateOf(rig: Rig): Promise<string | undefined> {
  const { conversation } = await rig.store.load(rig.conversation, 0);
  return conversation?.frames.at(-1)?.snapshot.value;
}

/** The whole history as `who: text`, oldest first. */
export async function historyOf(rig: Rig): Promise<string[]> {
  const messages = await rig.store.messages(rig.conversation, 1_000);
  return messages.map(({ role, text }) => `${role}: ${text.split('\n')[0] ?? ''}`);
}
