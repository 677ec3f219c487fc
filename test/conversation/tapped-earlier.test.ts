import { describe, expect, it } from 'vitest';
import type { Decided } from '../../src/conversation/decide.ts';
import { outboxOf } from '../../src/conversation/outgoing.ts';
import type { Parts } from '../../src/conversation/parts.ts';
import { render } from '../../src/copy/index.ts';
import type { Contact, CustomerEvent } from '../../src/domain.ts';
import { policyOf } from '../../src/handlers/index.ts';
import * as k from '../machines/kit.ts';

const stale: CustomerEvent = { type: 'customer.taps_stale' };
const [uno, dos] = [k.appointment('uno', 5), k.appointment('dos', 6)];
/** The first of two is being cancelled. */
const doing = k.given({ appointments: [uno, dos] }).after(k.wantsCancel({}, 'todas'), k.accepts);

/** The words of a turn in which an old button was tapped beside these. */
function saidWith(before: k.Conversation, ...happenings: readonly k.Happening[]): string {
  const after = before.when(...happenings);
  const { world } = before.talk;
  const decided = {
    conversation: { id: world.conversation, frames: before.talk.frames },
    tenant: world.tenant,
    world,
    plan: after.talk.plan,
    reading: { events: [stale], by: 'id', confidence: 1 },
    contact: world.contact,
  } as unknown as Decided & { contact: Contact };
  const rows = outboxOf({ render, policyOf } as unknown as Parts, decided);
  return rows.flatMap(({ message }) => message?.text ?? []).join('\n');
}

describe('a tap on a button of an earlier message', () => {
  it('is said to have changed nothing, before the question that stands', () => {
    expect(saidWith(doing.when(k.written('deleteEvent')), stale)).toMatch(/^Lo que tocaste[^]*no cambié nada[^]*¿/);
  });
  it('is not said so before what was done in the same turn', () => {
    const words = saidWith(doing, k.written('deleteEvent'), stale);
    expect(words).toMatch(/cancelé/);
    expect(words).not.toMatch(/no cambié nada/);
  });
});
