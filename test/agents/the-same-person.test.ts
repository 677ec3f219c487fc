import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, events, mine } from './kit.ts';

const own = { appointments: [mine('limpieza', '2026-03-12T10:00')] };

describe('by the one who does his other ones', () => {
  test.each([
    'quiero un corte con la misma persona el viernes a las 11',
    'quiero un corte con el mismo profesional el viernes a las 11',
    'un corte el viernes a las 11 con ella misma',
    'quiero que me atienda la misma persona, corte el viernes a las 11',
    'can I get the same person as last time? haircut friday at 11',
  ])('"%s"', (text) => {
    expect(events(text, IDLE, own)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: 'corte', profesional: 'laura' } },
    ]);
    const [alone, ...others] = events(text, IDLE);
    expect(alone).toMatchObject({ type: 'customer.wants_booking', detalles: { servicio: 'corte' } });
    expect(others).toEqual([]);
  });
  test('of none who is known here the machine may know', () => {
    expect(events('quiero un corte con la misma persona de la otra vez', IDLE)).toMatchObject([{ comoSiempre: true }]);
    expect(events('quiero un corte con la misma ropa', IDLE)).not.toMatchObject([{ comoSiempre: true }]);
  });
  test.each([
    'quiero hablar con la misma persona de ayer',
    'pasame con la misma persona de antes',
    'la atención es un desastre',
  ])('"%s" asks for a person', (text) => {
    expect(events(text, IDLE, own)).toMatchObject([{ type: 'customer.wants_person' }]);
  });
  test('his own mess is no complaint', () => {
    expect(events('mi pelo es un desastre, quiero un corte mañana', IDLE)).toMatchObject([
      { type: 'customer.wants_booking' },
    ]);
  });
  test('"con ella", of one that is long in the diary, may be anybody', () => {
    expect(JSON.stringify(events('un corte el viernes a las 11, voy con ella', IDLE, own))).not.toContain('laura');
    expect(events('sí', CONFIRM)).toMatchObject([{ type: 'customer.accepts' }]);
  });
});
