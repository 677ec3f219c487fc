import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

/** A cleaning in the morning and a cut in the afternoon of Thursday. */
const TWO = { appointments: [mine('limpieza', '2026-03-12T10:00'), mine('corte', '2026-03-12T17:00')] };

describe('one of two by the part of its day', () => {
  test.each([
    'el de la mañana pasalo al viernes 11hs', 'y la de la mañana pasala al viernes a las 11', 'move the morning one to friday at 11', 'o da manhã passa pra sexta às 11',
  ])('"%s" moves that one', (text) => {
    expect(events(text, IDLE, TWO)).toMatchObject([
      {
        type: 'customer.wants_reschedule',
        detalles: {
          servicio: 'limpieza',
          fecha_original: '2026-03-12',
          fecha_deseada: '2026-03-13',
          hora_especifica: '11:00',
        },
      },
    ]);
  }); // prettier-ignore
  test('it is cancelled so, too', () => {
    expect(events('la de la tarde cancelala', IDLE, TWO)).toMatchObject([
      { type: 'customer.wants_cancellation', detalles: { servicio: 'corte' } },
    ]);
  });
  test('"a la mañana" is when, and "el de la mañana está bien" does nothing with it', () => {
    for (const text of ['a la mañana pasalo al viernes', 'el de la mañana está bien'])
      expect(JSON.stringify(events(text, IDLE, TWO))).not.toContain('limpieza');
  });
});

describe('one of two by its branch', () => {
  const there = mine('corte', '2026-03-12T17:00');
  const two = {
    appointments: [mine('corte', '2026-03-11T10:00'), { ...there, id: 'b', slot: { ...there.slot, branchId: 'palermo' } }],
  }; // prettier-ignore
  test.each([
    ['cancelá el de palermo', 'customer.wants_cancellation'],
    ['cambiá el de palermo al viernes a las 11', 'customer.wants_reschedule'],
    ['pasame la cita de palermo para el viernes a las 11', 'customer.wants_reschedule'],
    ['la de palermo pásela al viernes', 'customer.wants_reschedule'],
    ['la cita de palermo la quiero cambiar para el viernes', 'customer.wants_reschedule'],
    ['a de palermo muda pra sexta', 'customer.wants_reschedule'],
  ])('"%s" is of that one', (text, type) => {
    expect(events(text, IDLE, two)).toMatchObject([{ type, detalles: { fecha_original: '2026-03-12' } }]);
  });
  test('"cancelá la de palermo y la de norte" is not of the first alone', () => {
    const said = events('cancelá la de palermo y la de norte', IDLE, two);
    expect(said).not.toMatchObject([{ detalles: { fecha_original: '2026-03-12' } }]);
  });
});

describe('one of two by whom it is with', () => {
  const diegos = mine('corte', '2026-03-12T17:00');
  const two = {
    appointments: [mine('limpieza', '2026-03-11T10:00'), { ...diegos, slot: { ...diegos.slot, professionalId: 'diego' } }],
  }; // prettier-ignore
  test.each(['cancela a Diego', 'cancelame con diego', 'anulá al doctor Diego', 'cancela a la Laura', 'cancel Diego'])(
    '"%s" is of that one',
    (text) => {
      const servicio = text.includes('Laura') ? 'limpieza' : 'corte';
      expect(events(text, IDLE, two)).toMatchObject([{ type: 'customer.wants_cancellation', detalles: { servicio } }]);
    },
  ); // prettier-ignore
  test('"pasame con Diego" cancels nothing, and neither does "no canceles a Diego"', () => {
    for (const text of ['pasame con Diego', 'no canceles a Diego'])
      expect(events(text, IDLE, two)).not.toMatchObject([{ type: 'customer.wants_cancellation' }]);
  });
});
