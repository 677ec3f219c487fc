/** Messages of one batch are read in the order in which they were said (reliability 2.1). */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { Rig } from '../../src/cli/rig.ts';
import { inOrderSaid } from '../../src/conversation/batch.ts';
import type { InboxRow } from '../../src/domain.ts';
import { openRig } from '../must-hold/kit.ts';

const FROM = { channel: 'sim', channelId: 'c', waId: '1' };
function row(n: number, at: number, content: { type: 'text'; text: string } | 'timer'): InboxRow {
  const body =
    content === 'timer'
      ? { kind: 'timer' as const, timer: 'silencio' as const, generation: 1 }
      : { kind: 'message' as const, message: { id: `m${n}`, tenant: 't', from: FROM, at, content } };
  return { id: `r${n}`, conversation: 'c', arrivedAt: 1_000 + n, attempts: 0, body } as unknown as InboxRow;
}
const words = (rows: readonly InboxRow[]) =>
  rows.map(({ body }) =>
    body.kind === 'message' && body.message.content.type === 'text' ? body.message.content.text : body.kind,
  );

describe('a burst whose messages come out of order', () => {
  it('"mejor no" that comes before the "dale" of four seconds earlier is the last word', () => {
    const came = [row(1, 5_000, { type: 'text', text: 'mejor no' }), row(2, 1_000, { type: 'text', text: 'dale' })];
    expect(words(inOrderSaid(came))).toEqual(['dale', 'mejor no']);
  });
  it('what is no message stays before it', () => {
    const came = [
      row(1, 0, 'timer'),
      row(2, 5_000, { type: 'text', text: 'b' }),
      row(3, 1_000, { type: 'text', text: 'a' }),
    ];
    expect(words(inOrderSaid(came))).toEqual(['timer', 'a', 'b']);
  });
  it('loses and doubles none, and keeps the order of arrival within a second', () => {
    const seconds = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 8 });
    fc.assert(
      fc.property(seconds, (told) => {
        const came = told.map((second, n) => row(n, second * 1_000, { type: 'text', text: `${second}-${n}` }));
        const sorted = words(came).map(String).sort();
        expect(words(inOrderSaid(came))).toEqual(sorted);
      }),
    );
  });
});

describe('in a turn', () => {
  let rig: Rig;
  afterEach(() => rig.close());

  it.each([
    [['mejor no', 'dale'], 'dale, mejor no', 0],
    [['dale', 'mejor no'], 'mejor no, dale', 1],
  ] as const)(
    '%s, the second said four seconds before the first: read and kept as said',
    async (came, kept, booked) => {
      rig = await openRig({});
      rig.say([{ type: 'text', text: 'quiero una limpieza mañana a las 10' }]);
      await rig.rest();
      const { conversation } = await rig.store.load(rig.conversation, 50);
      const now = rig.clock.now();
      rig.deliver(
        came.map((text, n) => ({
          kind: 'message',
          message: {
            id: `wamid.${n}`,
            at: now - 4_000 * n,
            content: { type: 'text', text },
            from: conversation!.address,
          },
        })),
      );
      await rig.rest();
      const { appointments } = await rig.store.load(rig.conversation, 50);
      expect(appointments).toHaveLength(booked);
      const said = await rig.store.messages(rig.conversation, 20);
      const words = said.flatMap(({ role, text }) => (role === 'customer' ? [text] : []));
      expect(words.slice(-2).join(', ')).toBe(kept);
    },
  );
});
