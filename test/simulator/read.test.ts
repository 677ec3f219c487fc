import { describe, expect, it } from 'vitest';
import type { Appointment, Effect, OutboxRow, TurnRecord } from '../../src/domain.ts';
import { unreadDeeds } from '../../src/simulator/invariants/read.ts';
import type { Sent } from '../../src/simulator/outside.ts';

const START = Date.UTC(2026, 2, 3, 13);
const conversation = 'pago.c0';
const slot = { start: START, professionalId: 'ana', branchId: 'centro' };
const appointment = { id: `${conversation}.a1`, serviceId: 'corte', slot } as Appointment;
const yes = { conversation, inputs: [{ type: 'customer.accepts' }] } as unknown as TurnRecord;
const owes = (effect: Partial<Effect>) => [{ effect }] as unknown as readonly OutboxRow[];
const sent =
  (text: string, of = conversation) =>
  () =>
    [{ effect: `${of}.3.0`, message: { text } }] as unknown as readonly Sent[];

const nothing = () => [];

describe('a deed by a yes', () => {
  it.each([
    ['createEvent', { type: 'createEvent', appointment }, `[confirmar_turno corte ${START}]`],
    ['createEvent of what was to be paid', { type: 'createEvent', appointment }, `[pagar_antes corte ${START}]`],
    ['moveEvent', { type: 'moveEvent', appointment }, `[confirmar_reprogramacion ${appointment.id} ${START}]`],
    ['deleteEvent', { type: 'deleteEvent', appointment }, `[confirmar_cancelacion ${appointment.id} ${START}]`],
  ] as const)('%s needs its own question, sent before to that very customer', (_deed, effect, question) => {
    expect(unreadDeeds(yes, owes(effect), sent(question))).toEqual([]);
    expect(unreadDeeds(yes, owes(effect), nothing)).toHaveLength(1);
    expect(unreadDeeds(yes, owes(effect), sent(question, 'pago.c1'))).toHaveLength(1);
    expect(unreadDeeds(yes, owes(effect), sent(question.replace(`${START}`, `${START + 1}`)))).toHaveLength(1);
  });

  it('is none where a payment does it, and none where the calendar is only told later', () => {
    const paid = { ...yes, inputs: [...yes.inputs, { type: 'order.changed' }] } as unknown as TurnRecord;
    expect(unreadDeeds(paid, owes({ type: 'createEvent', appointment }), nothing)).toEqual([]);
    expect(unreadDeeds(yes, owes({ type: 'createEvent', appointment, background: true }), nothing)).toEqual([]);
  });
});
