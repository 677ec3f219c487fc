/** What every MediaPort owes to who reads what customers send (AGENT-6, D4). */
import { describe, expect, it } from 'vitest';
import type { Address } from '../../src/domain.ts';
import type { MediaFile, MediaPort } from '../../src/ports.ts';

/** How a channel's files fail. */
export type FilesFault = 'down' | 'gone' | 'elsewhere';

export interface MediaUnderTest {
  readonly media: MediaPort;
  readonly from: Address;
  /** A customer sends this file: its id. */
  sends(file: MediaFile): string;
  /** The next `calls` requests fail in this way. */
  fault(fault: FilesFault, calls: number): void;
}

const BYTES_MAX = 1_000;
const picture: MediaFile = { bytes: Uint8Array.from({ length: 600 }, (_, i) => i % 256), mimeType: 'image/jpeg' };

export function mediaContract(name: string, run: (test: (it: MediaUnderTest) => Promise<void>) => Promise<void>): void {
  const fetching = ({ media, from }: MediaUnderTest, mediaId: string, signal = new AbortController().signal) =>
    media.fetch({ from, mediaId, accepts: (type) => type !== 'text/csv', bytesMax: BYTES_MAX, signal });

  describe(`media of ${name}`, () => {
    it('come whole, byte for byte, with their type', () =>
      run(async (it) => {
        const fetched = await fetching(it, it.sends(picture));
        expect(fetched.outcome).toBe('file');
        if (fetched.outcome !== 'file') return;
        expect(fetched.file.mimeType).toBe('image/jpeg');
        expect(Buffer.from(fetched.file.bytes).equals(picture.bytes)).toBe(true);
      }));

    it('are known by their type without its parameters', () =>
      run(async (it) => {
        const fetched = await fetching(it, it.sends({ ...picture, mimeType: 'audio/ogg; codecs=opus' }));
        expect(fetched).toMatchObject({ outcome: 'file', file: { mimeType: 'audio/ogg' } });
      }));

    it('are not fetched when they are too big', () =>
      run(async (it) => {
        const big = { ...picture, bytes: new Uint8Array(BYTES_MAX + 1) };
        expect(await fetching(it, it.sends(big))).toEqual({ outcome: 'unread', cause: 'too_big' });
      }));

    it('are not fetched when nobody reads their kind', () =>
      run(async (it) => {
        const sheet = { ...picture, mimeType: 'text/csv' };
        expect(await fetching(it, it.sends(sheet))).toEqual({ outcome: 'unread', cause: 'unsupported' });
      }));

    it('are gone when the channel does not know the id, or the id is none', () =>
      run(async (it) => {
        expect(await fetching(it, 'nobody-sent-this')).toEqual({ outcome: 'unread', cause: 'gone' });
        expect(await fetching(it, '../../me')).toEqual({ outcome: 'unread', cause: 'gone' });
        const id = it.sends(picture);
        it.fault('gone', 1);
        expect(await fetching(it, id)).toEqual({ outcome: 'unread', cause: 'gone' });
      }));

    it('are asked for once more when the channel fails, and not for ever (must-hold 36)', () =>
      run(async (it) => {
        const id = it.sends(picture);
        it.fault('down', 1);
        expect(await fetching(it, id)).toMatchObject({ outcome: 'file' });
        it.fault('down', 2);
        expect(await fetching(it, id)).toEqual({ outcome: 'unread', cause: 'unavailable' });
      }));

    it('are never fetched from a host that is not the channel’s (D4)', () =>
      run(async (it) => {
        it.fault('elsewhere', 2);
        expect(await fetching(it, it.sends(picture))).toEqual({ outcome: 'unread', cause: 'gone' });
      }));

    it('are late when nobody waits any more', () =>
      run(async (it) => {
        expect(await fetching(it, it.sends(picture), AbortSignal.abort())).toEqual({
          outcome: 'unread',
          cause: 'late',
        });
      }));
  });
}
