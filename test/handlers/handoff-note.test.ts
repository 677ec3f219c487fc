import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Address, Handoff, Order } from '../../src/domain.ts';
import { NOTE_LINES_MAX, NOTE_LINE_CHARS_MAX, handoffNote } from '../../src/handlers/handoff-note.ts';
import { clinic } from './kit.ts';

const address: Address = { provider: 'whatsapp', phoneNumberId: '1', waId: '5491155550000' };
const REASONS = [
  'asked',
  'anti_loop',
  'calendar_down',
  'payment',
  'late_cancellation',
  'too_many_appointments',
  'too_many_links',
  'poisoned',
  'order_without_slot',
  'call_given_up',
  'taken_back',
  'other',
] as const satisfies readonly Handoff['reason'][];

describe('the note of a handoff (HUMAN-2)', () => {
  it('says who, what they want, what is known, what failed and what to do', () => {
    const note = handoffNote(
      {
        reason: 'calendar_down',
        flow: 'AGENDA_BUSCANDO_TURNOS',
        customerName: 'Ana',
        detalles: {
          servicio: 'limpieza',
          profesional: 'laura',
          fecha_deseada: '2026-03-03',
          hora_candidatas: ['09:00', '21:00'],
          restricciones_temporales: ['despues_16:00'],
        },
      },
      { tenant: clinic, address },
    );
    expect(note.split('\n')).toEqual([
      'Pase a una persona · Clínica del Sol',
      'Quién: Ana · +5491155550000',
      'Qué quiere: reservar un turno: Limpieza dental',
      'Qué se sabe: día 2026-03-03 · hora 09:00 / 21:00 · condiciones despues_16:00 · con Laura Gómez',
      'Qué pasó: no se pudo leer o escribir la agenda',
      'Próximo paso: revisar el calendario y coordinar el turno a mano',
    ]);
  });

  it('names the errand in words, whatever its state is called', () => {
    const wants = (flow: string) => handoffNote({ reason: 'asked', flow }, { tenant: clinic, address }).split('\n')[2];
    expect(wants('AGENDA_MOSTRANDO_OPCIONES')).toBe('Qué quiere: reservar un turno');
    expect(wants('AGENDA_REPROGRAMACION_CONFIRMANDO')).toBe('Qué quiere: mover un turno');
    expect(wants('AGENDA_EJECUTANDO_CANCELACION')).toBe('Qué quiere: cancelar un turno');
    expect(wants('PAGOS_ESPERANDO_CONFIRMACION')).toBe('Qué quiere: pagar');
  });

  it('says for whom it is, when not for who writes (AGENDA-12)', () => {
    const known = (para: NonNullable<NonNullable<Handoff['detalles']>['para']>) =>
      handoffNote({ reason: 'asked', detalles: { para } }, { tenant: clinic, address }).split('\n')[3];
    expect(known({ relation: 'madre', name: 'Teresa Ruiz' })).toBe('Qué se sabe: para Teresa Ruiz');
    expect(known({ relation: 'madre' })).toBe('Qué se sabe: para otra persona');
    expect(known({ relation: 'yo' })).toBe('Qué se sabe: nada todavía');
  });

  it('names the money in question, with the ids under which the provider has it', () => {
    const payment = { provider: 'sandbox', reference: 'clinica.c.o1:1', currency: 'ARS' };
    const order: Order = {
      id: 'clinica.c.o1',
      tenant: 'clinica',
      conversation: 'clinica.c',
      serviceId: 'limpieza',
      amountMinor: 1_200_000,
      currency: 'ARS',
      status: 'paid',
      attempt: 1,
      expiresAt: 0,
      createdAt: 0,
      payments: [{ ...payment, paymentId: 'p-7', status: 'approved', amountMinor: 1_200_000 }],
    };
    const about = { flow: 'AGENDA_CANCELACION_CONFIRMANDO', detalles: { servicio: 'blanqueamiento' }, order };
    const note = (more: Partial<Handoff> = {}, tenant = clinic) =>
      handoffNote({ reason: 'order_without_slot', ...about, ...more }, { tenant, address });
    expect(note()).toContain('12000.00 ARS · 12000.00 ARS acreditado (sandbox p-7) · clinica.c.o1');
    // Whatever else is talked about meanwhile, it says what it is for, and of which hour.
    expect(note()).toContain('Pago: Limpieza dental · ');
    const slot = { start: Date.parse('2026-03-03T15:00:00-03:00'), professionalId: 'laura', branchId: 'centro' };
    expect(note({ slot })).toMatch(/Pago: Limpieza dental, 2026-03-03 15:00, .+ · 12000\.00/);
    const waiting = { ...order, bookingFor: { slot, appointmentId: 'a', guest: { name: 'Teresa' } } };
    expect(note({ order: waiting })).toMatch(/Pago: Limpieza dental, 2026-03-03 15:00, .+, para Teresa · /);
    // Nothing is open: it is what he was about.
    expect(handoffNote({ reason: 'payment', order }, { tenant: clinic, address })).toContain(
      'Qué quiere: pagar: Limpieza',
    );
    // A part of it came in the evening: whoever reads it in the morning sees that its hour is held no longer.
    const heldUntil = Date.parse('2026-03-02T23:40:00-03:00');
    expect(handoffNote({ reason: 'payment', order, heldUntil }, { tenant: clinic, address })).toContain(
      'Qué se sabe: guardado hasta las 23:40 (2026-03-02)',
    );
    // A part of it given back is not a payment to be compared.
    const parts = (['refunded', 'approved'] as const).map((status, i) => ({
      ...order.payments[0]!,
      paymentId: `p${i}`,
      status,
    }));
    const returned = handoffNote(
      { reason: 'payment', order: { ...order, status: 'partially_paid', payments: parts } },
      { tenant: clinic, address },
    );
    expect(returned).toContain('12000.00 ARS devuelto');
    expect(returned).toMatch(/Qué pasó: se devolvió una parte de un pago$/m);
    // Why it has no appointment, where that is known, in words of its own in each language.
    expect(note()).toMatch(/Qué pasó: hay un pago sin turno$/m);
    const causes = (['es', 'pt', 'en'] as const).flatMap((language) =>
      (['lost', 'left', 'given_up', 'cancelled', 'second', 'other_service'] as const).map((unbooked) =>
        note({ unbooked }, { ...clinic, language }),
      ),
    );
    expect(new Set(causes).size).toBe(18);
  });

  it('has words for every reason in every language, none of them the same', () => {
    const notes = (['es', 'pt', 'en'] as const).flatMap((language) =>
      REASONS.map((reason) => handoffNote({ reason }, { tenant: { ...clinic, language }, address })),
    );
    expect(new Set(notes).size).toBe(REASONS.length * 3);
    for (const note of notes) expect(note).not.toMatch(/undefined|null|\[object/);
  });

  it('is at most eight lines, whatever a customer wrote', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\u2028', ' ', 'ñ'), maxLength: 600 });
    fc.assert(
      fc.property(fc.constantFrom(...REASONS), text, text, (reason, customerName, motivo) => {
        const handoff = { reason, customerName, flow: motivo, detalles: { motivo, servicio: customerName } };
        const lines = handoffNote(handoff, { tenant: clinic, address }).split(/[\n\r\u2028\u2029]/);
        expect(lines.length).toBeLessThanOrEqual(NOTE_LINES_MAX);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(NOTE_LINE_CHARS_MAX);
      }),
    );
  });
});
