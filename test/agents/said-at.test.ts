import { describe, expect, it } from 'vitest';
import { saidAt } from '../../src/agents/said-at.ts';
import { understandOffline } from '../../src/agents/offline/index.ts';
import { asSaid } from '../../src/conversation/batch.ts';
import type { InboundMessage, InboxRow } from '../../src/domain.ts';
import { IDLE, request } from './kit.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const local = (at: string): number => Temporal.Instant.from(`${at}-03:00`).epochMilliseconds;

/** Texts, each with the local time at which it was said; read at `now`. */
function asked(said: readonly (readonly [at: string, text: string])[], now: string) {
  const whole = request(
    said.map(([, text]) => text),
    IDLE,
    { now: local(now) },
  );
  return { ...whole, messages: whole.messages.map((message, i) => ({ ...message, at: local(said[i]?.[0] ?? now) })) };
}

describe('days and hours are meant from when a message was said', () => {
  it.each([
    ['mañana a las 12', '2026-12-02'],
    ['pasado mañana a las 12', '2026-12-03'],
    ['hoy a las 19', '2026-12-01'],
    ['el miércoles a las 17', '2026-12-02'],
    ['tomorrow at 4pm', '2026-12-02'],
    ['amanhã às 9', '2026-12-02'],
    ['el 4 de diciembre a las 10', '2026-12-04'],
  ])('%s, before midnight, read after it', (text, day) => {
    const { events } = understandOffline(
      asked([['2026-12-01T23:59:30', `quiero una limpieza ${text}`]], '2026-12-02T00:01:00'),
    );
    expect(events).toMatchObject([{ type: 'customer.wants_booking', detalles: { fecha_deseada: day } }]);
  });

  it.each<[what: string, said: [string, string][], at: string]>([
    ['of a burst, the latest', [['2026-12-01T10:00:00', 'mañana'], ['2026-12-01T10:05:00', 'a las 12']], '2026-12-01T10:05'],
    ['across midnight, the one that tells the day', [['2026-12-01T23:59:50', 'mañana'], ['2026-12-02T00:00:05', 'gracias']], '2026-12-01T23:59:50'],
    ['across midnight, the latest that tells one', [['2026-12-01T23:00:00', 'mañana'], ['2026-12-02T09:00:00', 'mejor hoy']], '2026-12-02T09:00'],
    ['across midnight, where none tells a day, the latest', [['2026-12-01T23:59:50', 'hola'], ['2026-12-02T00:00:05', 'un corte']], '2026-12-02T00:00:05'],
    ['in the order in which they were said', [['2026-12-01T10:05:00', 'a las 12'], ['2026-12-01T10:00:00', 'mañana']], '2026-12-01T10:05'],
    ['none later than now', [['2026-12-05T10:00:00', 'mañana']], '2026-12-02T10:00'],
  ])('%s', (_, said, at) => {
    expect(saidAt(asked(said, '2026-12-02T10:00:00')).toPlainDateTime().toString()).toBe(
      Temporal.PlainDateTime.from(at).toString(),
    );
  }); // prettier-ignore

  it('of no message, now', () => {
    expect(
      saidAt({ ...request([], IDLE), now: local('2026-12-02T10:00:00') })
        .toPlainDate()
        .toString(),
    ).toBe('2026-12-02');
  });
});

describe('how far a timestamp is believed', () => {
  const now = local('2026-12-02T10:00:00');
  const [message] = request(['hola'], IDLE).messages as [InboundMessage];
  const saidWhen = (at: number, arrivedAt: number): number => {
    const said = { ...message, at };
    const row: InboxRow = {
      conversation: 'x.y',
      id: 'r',
      arrivedAt,
      attempts: 0,
      seq: 1,
      state: 'pending',
      body: { kind: 'message', message: said },
    };
    return asSaid(row, said, now).at;
  };

  it('its own, hours and days late', () => {
    expect(saidWhen(now - 6 * DAY, now - HOUR)).toBe(now - 6 * DAY);
  });
  it('now, for a clock that runs ahead', () => {
    expect(saidWhen(now + DAY, now - HOUR)).toBe(now);
    expect(saidWhen(now + DAY, now + HOUR)).toBe(now);
  });
  it('its arrival, when no delivery takes so long', () => {
    expect(saidWhen(0, now - HOUR)).toBe(now - HOUR);
    expect(saidWhen(0, now + HOUR)).toBe(now);
  });
  it('its own, when it is we who let it wait', () => {
    expect(saidWhen(now - 20 * DAY, now - 20 * DAY + 1_000)).toBe(now - 20 * DAY);
  });
});
