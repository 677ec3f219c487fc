/** A payment that is put off, or made there, is left by itself: what waits below it goes on (CONV-6, PAGOS-6). */
import { describe, expect, test } from 'vitest';
import { CONFIRM, PAY_CONFIRM, PAY_LIST, events } from './kit.ts';

const LEFT = { type: 'customer.exits', word: 'salir', solo: true };

describe('where the link is asked about', () => {
  test.each([
    'no, después',
    'ahora no',
    'ahorita no',
    'todavía no',
    'aún no, gracias',
    'no, luego',
    'no, más tarde',
    'no por ahora',
    'de momento no',
    'mejor otro día',
    'no, al rato',
    'agora não',
    'ainda não',
    'não, depois',
    'not now',
    'not yet',
    'no, later',
    'no gracias',
    'no quiero pagar',
    'lo pago después',
    // Who has said no is told of no link.
    'no, en el local',
    'no, pago cuando llegue',
    'no, mejor lo pago en el consultorio',
    'não, pago aí na hora',
    "no thanks, I'll pay when I get there",
  ])('"%s" leaves the payment, and nothing else', (text) => {
    expect(events(text, PAY_CONFIRM)).toEqual([LEFT]);
  });

  test.each([
    'mejor pago allá',
    'pago en el local',
    'mejor en efectivo',
    'prefiero pagar en el salón',
    'pago en la clínica',
  ])('"%s" tells how it will be paid, too', (text) => {
    expect(events(text, PAY_CONFIRM)).toEqual([{ type: 'customer.asks', topic: 'pagos' }, LEFT]);
  });

  test.each(['no', 'nop', 'no, otro', 'ese no'])('"%s" refuses that one only', (text) => {
    expect(JSON.stringify(events(text, PAY_CONFIRM))).not.toContain('exits');
  });

  test.each(['ahora sí', 'pago ahora'])('"%s" pays', (text) => {
    expect(events(text, PAY_CONFIRM)).toEqual([{ type: 'customer.accepts' }]);
  });

  test.each(['salir', 'cancelar', 'olvídalo'])('"%s" leaves everything', (text) => {
    for (const question of [PAY_CONFIRM, PAY_LIST])
      expect(JSON.stringify(events(text, question))).not.toContain('solo');
  });
});

test.each(['ahora no', 'no, después', 'no, más tarde'])('"%s" to a booking is of its hour', (text) => {
  expect(JSON.stringify(events(text, CONFIRM))).not.toContain('solo');
});
