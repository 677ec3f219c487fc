/**
 * What every channel keeps, whoever is behind it: the real adapter against a fake of its provider. A provider's own
 * details (limits, codes) are in its own tests.
 */
import { describe, expect, it } from 'vitest';
import type { Address, OutboundMessage } from '../../src/domain.ts';
import { ServiceFailure, UnclearFailure } from '../../src/errors.ts';
import type { ChannelPort } from '../../src/ports.ts';

export interface ChannelUnderTest {
  readonly channel: ChannelPort;
  readonly to: Address;
  /** What the provider really has: all words of each message, oldest first. */
  readonly arrived: () => readonly string[];
  /** Effects whose `sent` status came back to us. */
  readonly reported: () => Promise<readonly string[]>;
  readonly fault: (fault: 'down' | 'garbage' | 'lost' | 'refused') => void;
}

export function channelContract(
  name: string,
  use: (test: (it: ChannelUnderTest) => Promise<void>) => Promise<void>,
): void {
  const effect = (n: number) => `centro.${'0'.repeat(26)}.1.${n}`;
  const messages: OutboundMessage[] = [
    { type: 'text', text: 'hola ñandú 😀' },
    {
      type: 'buttons',
      text: '¿Confirmás?',
      buttons: [
        { id: 'opcion_a_si', title: 'Sí' },
        { id: 'opcion_a_no', title: 'No' },
      ],
    },
    { type: 'list', text: 'Turnos', button: 'Ver', section: 'Martes', rows: [{ id: 'turno_a_1', title: '10:00' }] },
    { type: 'link', text: 'Pagá', button: 'Pagar', url: 'https://pay.example/1' },
  ];

  describe(`channel: ${name}`, () => {
    it('sends text, buttons, lists and links in order, each under an id of its own', () =>
      use(async ({ channel, to, arrived }) => {
        const ids = [];
        for (const [n, message] of messages.entries())
          ids.push((await channel.send(to, message, effect(n))).providerId);
        expect(new Set(ids).size).toBe(messages.length);
        expect(arrived()).toEqual([
          expect.stringContaining('ñandú 😀'),
          expect.stringMatching(/Confirmás.*Sí.*No/s),
          expect.stringMatching(/Turnos.*10:00/s),
          expect.stringMatching(/Pagá.*pay\.example/s),
        ]);
      }));

    it('brings the effect back with the status', () =>
      use(async ({ channel, to, reported }) => {
        await channel.send(to, { type: 'text', text: 'hola' }, effect(7));
        expect(await reported()).toEqual([effect(7)]);
      }));

    it('says "not sent, try again" when the provider is down, and nothing went out', () =>
      use(async ({ channel, to, arrived, fault }) => {
        fault('down');
        const failure = await channel.send(to, { type: 'text', text: 'a' }, effect(0)).catch((error: unknown) => error);
        expect(failure).toBeInstanceOf(ServiceFailure);
        expect(failure).toMatchObject({ retryable: true });
        expect(arrived()).toEqual([]);
        await channel.send(to, { type: 'text', text: 'a' }, effect(0));
        expect(arrived()).toHaveLength(1);
      }));

    it('says "refused, do not repeat" when the provider will never take it', () =>
      use(async ({ channel, to, arrived, fault }) => {
        fault('refused');
        await expect(channel.send(to, { type: 'text', text: 'a' }, effect(0))).rejects.toMatchObject({
          name: 'ServiceFailure',
          retryable: false,
        });
        expect(arrived()).toEqual([]);
      }));

    it('says "maybe" when the answer is lost though the message went out, and its status tells', () =>
      use(async ({ channel, to, arrived, reported, fault }) => {
        fault('lost');
        await expect(channel.send(to, { type: 'text', text: 'a' }, effect(3))).rejects.toBeInstanceOf(UnclearFailure);
        expect(arrived()).toHaveLength(1);
        expect(await reported()).toEqual([effect(3)]);
      }));

    it('says "maybe" to an answer that nobody can read', () =>
      use(async ({ channel, to, fault }) => {
        fault('garbage');
        await expect(channel.send(to, { type: 'text', text: 'a' }, effect(0))).rejects.toBeInstanceOf(UnclearFailure);
      }));
  });
}
