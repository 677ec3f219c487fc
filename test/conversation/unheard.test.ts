/** A deploy while the calendar is being written to: what answers then finds a flow that its code cannot read. */
import { describe, expect, it } from 'vitest';
import type { Rig } from '../../src/cli/rig.ts';
import type { ConversationRecord } from '../../src/domain.ts';
import { openRig } from '../must-hold/kit.ts';

async function said(rig: Rig, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    rig.say([{ type: 'text', text }]);
    await rig.rest();
  }
}

/** From now on this process reads the flow as one that it does not know. */
function breakFrames(rig: Rig): void {
  const load = rig.store.load.bind(rig.store);
  rig.store.load = async (...asked) => {
    const loaded = await load(...asked);
    const { conversation } = loaded;
    return conversation === undefined ? loaded : { ...loaded, conversation: broken(conversation) };
  };
}
function broken(conversation: ConversationRecord): ConversationRecord {
  const frames = conversation.frames.map((frame) =>
    frame.awaiting === undefined ? frame : { ...frame, snapshot: { ...frame.snapshot, context: { paso: 3 } } },
  );
  return { ...conversation, frames };
}
const shown = (rig: Rig): string => JSON.stringify(rig.shown().at(-1));

describe('a deed whose flow became unreadable meanwhile', () => {
  it('booked: who reads that the thread was lost reads of the booking, too', async () => {
    const rig = await openRig({});
    await said(rig, 'limpieza el jueves a las 15');
    breakFrames(rig);
    await said(rig, 'sí');
    expect(shown(rig)).toMatch(/perdí el hilo[^]*quedó reservado/);
    expect(rig.problems()).toEqual([]);
    await rig.close();
  });
  it('was to cancel: the appointment stands, and its event is written again', async () => {
    const rig = await openRig({});
    await said(rig, 'limpieza el jueves a las 15', 'sí', 'quiero cancelar mi turno');
    breakFrames(rig);
    await said(rig, 'sí');
    expect(shown(rig)).toMatch(/perdí el hilo[^]*No pude cancelar[^]*sigue en pie/);
    const rows = await rig.store.outbox(rig.conversation);
    expect(rows.at(-1)?.effect).toMatchObject({ type: 'createEvent', background: true });
    expect((await rig.store.load(rig.conversation, 0)).appointments).toMatchObject([{ status: 'booked' }]);
    await rig.close();
  });
});
