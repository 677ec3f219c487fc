/** A new appointment, wished for while another one is cancelled or moved: that one stays as it is until it is decided. */
import { describe, expect, test } from 'vitest';
import { CANCEL_CONFIRM, events, mine } from './kit.ts';

const cut = mine('corte', '2026-03-12T16:00');
const asked = { ...CANCEL_CONFIRM, cancelling: cut };

describe('asked whether one is to be cancelled', () => {
  test.each([
    'mejor quiero otra cita el viernes a las 11',
    'quiero una cita nueva para el viernes',
    'quiero un nuevo turno el viernes',
    'quero uma nova reserva na sexta',
    'i want a new appointment on friday at 11',
  ])('"%s" is one more', (text) => {
    expect(events(text, asked, { appointments: [cut] })).toMatchObject([
      { type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-13' } },
    ]);
  });
  test.each(['mejor el viernes a las 11', 'no, mejor otra hora el viernes', 'mejor pasalo al viernes'])(
    '"%s" is that one moved',
    (text) => {
      expect(events(text, asked, { appointments: [cut] })[0]?.type).toBe('customer.wants_reschedule');
    },
  );
});
