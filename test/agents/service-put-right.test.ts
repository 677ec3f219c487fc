import { describe, expect, test } from 'vitest';
import { CONFIRM, LIST, events } from './kit.ts';

const known = { ...CONFIRM.known, servicio: 'corte' };

describe('the service is put right (CONV-7)', () => {
  test.each([
    'ay no, perdón, es limpieza lo que necesito, no corte',
    'ay no, es limpieza',
    'no, era limpieza lo que quería',
    'limpieza dental, no corte de pelo',
    'perdón, lo que necesito es una limpieza, no un corte',
    "oh no sorry, it's limpieza that I need, not corte",
    'não, é limpeza que eu preciso, não corte',
    '¿y si mejor una limpieza?',
    'mmm y si mejor limpieza dental?',
    'e se for limpeza?',
    'what if I get a limpieza instead?',
  ])('"%s" takes the other one', (text) => {
    for (const question of [CONFIRM, LIST]) {
      const [event, ...others] = events(text, { ...question, known });
      expect(event).toMatchObject({ type: 'customer.wants_booking', detalles: { servicio: 'limpieza' } });
      expect(others).toEqual([]);
    }
  });
  test.each([
    'no es corte',
    'no, es corte',
    'limpieza no, corte',
    'es corte lo que necesito, no a las 11',
    '¿y si mejor el viernes?',
  ])('"%s" does not', (text) => {
    expect(JSON.stringify(events(text, { ...CONFIRM, known }))).not.toContain('"servicio":"limpieza"');
  });
});
