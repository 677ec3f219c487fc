import { describe, expect, it } from 'vitest';
import type { NewInboxRow, OutboundMessage, Tenant } from '../../src/domain.ts';
import { MINUTE_MS, given, world } from './customer-kit.ts';
import { pass, processOf, tenant, text } from './engine-kit.ts';

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Nothing ends by silence here, and one books far ahead. */
const patient: Tenant = {
  ...tenant,
  silence: { nudgeAfterMs: 0, parkAfterMs: 0 },
  booking: { ...tenant.booking, windowDays: 200 },
};

function patiently() {
  const it = world();
  const { engine } = processOf({ ...it, tenantOf: () => patient }, { aloneSince: it.clock.now() });
  let n = 0;
  const says = async (said: string) => {
    await engine.receive([it.says(String((n += 1)), said)]);
    await pass(it.clock, MINUTE_MS);
  };
  const lastSaid = () => it.read.at(-1)?.text ?? '';
  return { ...it, engine, says, lastSaid };
}

describe('where silence ends nothing, a yes to a question of long ago has it put once more (CONV-14, AGENDA-7)', () => {
  it('a "sí" forty days later cancels nothing, and the one after it does', async () => {
    const it = patiently();
    await given(it.store, 'limpieza', '2026-06-15T13:00:00Z');
    await it.says('cancelá mi turno');
    await pass(it.clock, 40 * DAY_MS);
    await it.says('sí');
    expect(await it.mine()).toHaveLength(1);
    expect(it.lastSaid()).toMatch(/15 de junio[^]*¿Confirmás/);
    await it.says('sí');
    expect([await it.mine(), it.lastSaid()]).toEqual([[], expect.stringMatching(/cancelé/)]);
    await it.engine.stop();
  });

  it('nor does it book; what was put again meanwhile is new', async () => {
    const it = patiently();
    await it.says('una limpieza el 15 de junio a las 10');
    await pass(it.clock, 3 * DAY_MS);
    await it.says('dale');
    expect([await it.mine(), it.lastSaid()]).toEqual([[], expect.stringMatching(/¿Confirmás/)]);
    await pass(it.clock, 3 * DAY_MS);
    await it.says('zzz qqq');
    expect(it.lastSaid()).toMatch(/¿Confirmás/);
    await pass(it.clock, 2 * HOUR_MS);
    await it.says('dale');
    expect(await it.mine()).toHaveLength(1);
    await it.engine.stop();
  });

  it('nor does a row that is chosen by its number; the list is looked for anew', async () => {
    const it = patiently();
    await it.says('quiero una limpieza en junio');
    expect(it.read.at(-1)?.type).toBe('list');
    await pass(it.clock, 3 * DAY_MS);
    await it.says('la segunda');
    expect([await it.inputs(), it.read.at(-1)?.type]).toEqual([
      expect.arrayContaining([['customer.taps_stale'], ['slots.found']]),
      'list',
    ]);
    await it.engine.stop();
  });

  it('a day counts, a no leaves it, and a tap names the question that it is to', async () => {
    const it = patiently();
    await given(it.store, 'limpieza', '2026-06-15T13:00:00Z');
    await it.says('cancelá mi turno');
    await pass(it.clock, 2 * DAY_MS);
    await it.says('no');
    expect(it.lastSaid()).toMatch(/sigue en pie/);
    await it.says('cancelá mi turno');
    const question = it.read.at(-1)!;
    await pass(it.clock, 2 * DAY_MS);
    await it.engine.receive([tapOnYes(question, it.clock.now())]);
    await pass(it.clock, MINUTE_MS);
    expect(await it.mine()).toEqual([]);
    await given(it.store, 'control', '2026-06-16T13:00:00Z');
    await it.says('cancelá mi turno');
    await pass(it.clock, DAY_MS);
    await it.says('sí');
    expect(await it.mine()).toEqual([]);
    await it.engine.stop();
  });
});

function tapOnYes(question: OutboundMessage, at: number): NewInboxRow {
  const { id, title } = question.type === 'buttons' ? question.buttons[0]! : { id: '', title: '' };
  const row = text('tap', '', at);
  if (row.body.kind !== 'message') throw new Error('a text is a message');
  return { ...row, body: { kind: 'message', message: { ...row.body.message, content: { type: 'tap', id, title } } } };
}
