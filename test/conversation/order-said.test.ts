/** Messages of one batch are read in the order in which they were said (reliability 2.1). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrderSaid } from '../../src/conversation/batch.ts';
import type { InboxRow } from '../../src/domain.ts';

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
