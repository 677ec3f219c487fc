import { describe, expect, it } from 'vitest';
import { clockLog, refusalLog } from '../../src/io/refusals.ts';

describe('webhooks that are refused', () => {
  it('are told once a minute and reason, with how many and what is most likely wrong', () => {
    const lines: unknown[] = [];
    let now = 0;
    const tell = refusalLog({ warn: (event, fields) => void lines.push([event, fields]) }, { now: () => now });
    for (let i = 0; i < 1_000; i++) tell('unknown_number');
    tell('bad_signature');
    expect(lines).toEqual([
      [
        'webhook.refused',
        { reason: 'unknown_number', count: 1, fix: expect.stringContaining('TENANTS_FILE') as unknown },
      ],
      [
        'webhook.refused',
        { reason: 'bad_signature', count: 1, fix: expect.stringContaining('WHATSAPP_APP_SECRET') as unknown },
      ],
    ]);
    now = 60_000;
    tell('unknown_number');
    expect(lines.at(-1)).toEqual(['webhook.refused', expect.objectContaining({ count: 1_000 })]);
  });
  it("and what is nobody's mistake is counted only", () => {
    const lines: unknown[] = [];
    const tell = refusalLog({ warn: (event) => void lines.push(event) }, { now: () => 0 });
    for (const reason of ['reaction', 'foreign_status']) tell(reason);
    expect(lines).toEqual([]);
  });

  it('for their age are told with the clock, which is the likeliest reason', () => {
    const lines: unknown[] = [];
    const tell = refusalLog({ warn: (event, fields) => void lines.push([event, fields]) }, { now: () => 0 });
    tell('too_old');
    expect(lines).toEqual([
      ['webhook.refused', { reason: 'too_old', count: 1, fix: expect.stringContaining('clock') as unknown }],
    ]);
  });
});

describe('a clock that is behind', () => {
  it('is told once a minute, with how far', () => {
    const lines: unknown[] = [];
    let now = 0;
    const tell = clockLog({ warn: (event, fields) => void lines.push([event, fields]) }, { now: () => now });
    for (let i = 0; i < 9; i++) tell(90 * 60_000);
    expect(lines).toEqual([['clock.behind', { minutes: 90, fix: expect.stringContaining('timedatectl') as unknown }]]);
    now = 60_000;
    tell(90 * 60_000);
    expect(lines).toHaveLength(2);
  });
});
