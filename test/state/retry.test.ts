/** `npm run store -- dead` and `-- retry`: what was given up, told and put back at the word of who operates the server. */
import { describe, expect, it, vi } from 'vitest';
import type { Appointment, Copy, Effect, OutboxRow } from '../../src/domain.ts';
import { ANA, BEA, HOUR, NOW, appointment, effect, message, order, slot, turn } from '../contracts/store/fixtures.ts';
import { temporaryFiles } from './files.ts';
import { onFile, run } from './retry-kit.ts';

const fresh = temporaryFiles();
const CITA = appointment('a1', ANA);

/** A file with these effects of Ana's given up, one after the other, and a message of Bea's. */
async function lost(...rows: readonly (Partial<OutboxRow> & { arrived?: true })[]): Promise<string> {
  const path = fresh();
  await onFile(path, async (store) => {
    const outbox = rows.map(({ arrived: _a, ...more }, i) => effect(ANA, { turn: 1, n: i + 1 }, more));
    await store.commit(turn(ANA, 1, { outbox, appointments: [CITA] }));
    for (const row of outbox) await store.settle(row, { state: 'parked' });
    for (const [i, { arrived }] of rows.entries()) {
      const told = { conversation: ANA, effect: outbox[i]!.id, status: 'delivered', at: NOW } as const;
      if (arrived) await store.noteStatus(told);
    }
    await store.receive([message(BEA, 'm1')]);
    await store.commit(turn(BEA, 1, { dead: ['m1'] }));
  });
  return path;
}
const owed = (path: string, of = ANA) => onFile(path, async (store) => (await store.owed(of)).map(({ id }) => id));
const deed = (type: 'createEvent' | 'moveEvent' | 'deleteEvent', cita: Appointment): Partial<OutboxRow> => ({
  kind: type,
  class: 'idempotent',
  effect: { type, appointment: cita } as Effect,
});

/** Of whoever wrote in March. */
const CLOSED = 'ventana de 24 horas cerrada: hoy WhatsApp no lo deja salir';

describe('what was given up', () => {
  it('is told, each with when and why, and nothing that it says or of whom', async () => {
    const path = await lost(
      { attempts: 0 },
      { attempts: 2, class: 'once', dueAt: NOW + HOUR },
      { attempts: 2, arrived: true },
      { kind: 'openHandoff', class: 'idempotent', attempts: 5, effect: { type: 'openHandoff' } as Effect },
    );
    const { code, out, talk } = await run(path, 'dead');
    expect({ code, out }).toEqual({
      code: 0,
      out: [
        `${ANA}.1.1  2026-03-02T12:00:00.000Z  sendMessage  no salió (${CLOSED})`,
        `${ANA}.1.2  2026-03-02T13:00:00.000Z  sendMessage  quizá llegó (2 intentos; ${CLOSED})`,
        `${ANA}.1.4  2026-03-02T12:00:00.000Z  openHandoff  no se hizo (5 intentos)`,
        `${BEA}/m1  2026-03-02T12:00:00.000Z  message  no se pudo procesar (1 intento)`,
      ],
    });
    expect(talk).toMatch(/está en el registro: effect\.failed.*4 por perdidos/);
  });

  it('is nothing, and that is said', async () => {
    const path = fresh();
    await onFile(path, (store) => store.receive([message(ANA, 'm1')]));
    expect(await run(path, 'dead')).toMatchObject({ code: 0, out: [], talk: 'no hay nada dado por perdido' });
  });

  it('is owed again, all but what may have arrived: that one by its id alone', async () => {
    const path = await lost({ attempts: 0 }, { attempts: 1 });
    const all = await run(path, 'retry', 'all');
    expect(all.code).toBe(0);
    expect(all.out).toEqual([
      `${ANA}.1.1  se intentará de nuevo`,
      `${BEA}/m1  se intentará de nuevo`,
      `${ANA}.1.2  quizá llegó, y se deja: para mandarlo igual, npm run store -- retry ${ANA}.1.2`,
    ]);
    expect(await owed(path)).toEqual([`${ANA}.1.1`]);
    expect(await onFile(path, async (store) => (await store.load(BEA, 9)).inbox)).toMatchObject([{ id: 'm1' }]);
    expect(await run(path, 'retry', `${ANA}.1.2`)).toMatchObject({
      code: 0,
      out: [`${ANA}.1.2  se intentará de nuevo`],
    });
    expect(await owed(path)).toEqual([`${ANA}.1.1`, `${ANA}.1.2`]);
    expect((await run(path, 'dead')).out).toEqual([]);
  });

  it('of an id that is not given up nothing is put back', async () => {
    const path = await lost();
    expect(await run(path, 'retry', `${ANA}.1.1`)).toMatchObject({ code: 1, out: [] });
  });
});

describe('a deed on an event', () => {
  const moved: Appointment = { ...CITA, slot: slot(60) };
  const gone: Appointment = { ...CITA, id: 'a2', status: 'cancelled' };
  it.each([
    ['as it is booked is done', deed('createEvent', CITA), 'se intentará de nuevo'],
    ['of another hour than is booked now is not', deed('moveEvent', moved), 'ya no vale'],
    ['of what was cancelled since is not', deed('createEvent', gone), 'ya no vale'],
    ['that takes away what is booked is not', deed('deleteEvent', CITA), 'ya no vale'],
    ['that takes away what was cancelled is done', deed('deleteEvent', gone), 'se intentará de nuevo'],
  ])('%s', async (_which, row, said) => {
    const path = await lost(row);
    expect((await run(path, 'retry', `${ANA}.1.1`)).out).toEqual([expect.stringContaining(said)]);
    expect(await owed(path)).toHaveLength(said === 'ya no vale' ? 0 : 1);
  });
});

describe('words', () => {
  const words = (effect: Extract<Effect, { type: 'sendMessage' }>): Partial<OutboxRow> => ({ attempts: 0, effect });
  const say = (copy: Copy, told: readonly Copy[] = []): Partial<OutboxRow> =>
    words({ type: 'sendMessage', copy, ...(told.length === 0 ? {} : { told }) });
  const moved: Appointment = { ...CITA, slot: slot(60) };
  const gone: Appointment = { ...CITA, id: 'a2' };
  const AGAIN = 'se intentará de nuevo';
  it.each<readonly [string, Partial<OutboxRow>, string]>([
    ['of what is booked as they say', say({ key: 'turno_confirmado', appointment: CITA }), AGAIN],
    ['of what was cancelled since', say({ key: 'turno_confirmado', appointment: gone }), 'ya no está reservado'],
    ['of what was moved since', say({ key: 'turno_confirmado', appointment: moved }), 'cambió desde entonces'],
    ['of what is cancelled', say({ key: 'turno_cancelado', appointment: gone }), AGAIN],
    ['that it is cancelled, of what is booked', say({ key: 'turno_cancelado', appointment: CITA }), 'está reservado'],
    [
      'that others were joined behind',
      say({ key: 'salida' }, [{ key: 'turno_confirmado', appointment: gone }]),
      'ya no está reservado',
    ],
    ['of a list that has changed', say({ key: 'mis_turnos', appointments: [CITA, gone] }), 'ya no está reservado'],
    ['of an order that is not there', say({ key: 'link_pago', order: order('o9', ANA) }), 'ya no está'],
    ['of nothing that can change', say({ key: 'salida' }), AGAIN],
  ])('%s: said again, or why not', async (_which, row, said) => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const path = await lost(row);
    expect((await run(path, 'retry', `${ANA}.1.1`)).out).toEqual([expect.stringContaining(said)]);
    expect(await owed(path)).toHaveLength(said === AGAIN ? 1 : 0);
    vi.useRealTimers();
  });
});

describe('a call whose answer is all that comes of it', () => {
  const CALLS: readonly Partial<OutboxRow>[] = ['createLink', 'findSlots'].map((type) => ({
    kind: type as OutboxRow['kind'],
    class: 'idempotent',
    effect: { type } as Effect,
  }));
  it('is refused where nobody waits for it: no link is made that nobody gets', async () => {
    const path = await lost(...CALLS);
    const { out, talk } = await run(path, 'retry', 'all');
    expect(out).toEqual([
      expect.stringContaining('ya nadie espera'),
      expect.stringContaining('ya nadie espera'),
      `${BEA}/m1  se intentará de nuevo`,
    ]);
    expect(talk).toMatch(/1 de nuevo por hacer/);
    expect(await owed(path)).toEqual([]);
    expect((await run(path, 'dead')).out).toHaveLength(2);
  });
});
