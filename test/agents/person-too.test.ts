import { describe, expect, test } from 'vitest';
import { IDLE, LIST, events } from './kit.ts';

const types = (text: string, question = IDLE) => events(text, question).map(({ type }) => type);

describe('a booking and a person, in one message', () => {
  test.each([
    'quiero una limpieza el jueves y hablar con alguien', 'quiero hablar con alguien y una limpieza el jueves', 'quiero una limpieza el jueves a las 10 y también quiero hablar con una persona',
    'I want a cleaning on thursday and to talk to someone', 'quero uma limpeza na quinta e falar com alguém',
  ])('"%s": what is wished for is looked for first', (text) => {
    expect(events(text, IDLE)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: 'limpieza', fecha_deseada: '2026-03-12' } },
      { type: 'customer.wants_person' },
    ]);
  }); // prettier-ignore
  test.each([
    'quiero hablar con alguien para agendar una cita', 'quiero una limpieza pero con una persona, no un bot, quiero hablar con alguien', 'quiero sacar un turno pero prefiero hablar con una persona', 'necesito un turno y que me llamen',
    'quiero agendar una limpieza, pero quiero hablar con una persona', 'ya pedí una limpieza y nadie me contesta, quiero hablar con alguien', 'no quiero una limpieza, quiero hablar con alguien',
  ])('"%s" is for a person', (text) => {
    expect(types(text)).toEqual(['customer.wants_person']);
  }); // prettier-ignore
  test('while hours are shown a person is a person', () => {
    expect(types('quiero una limpieza el jueves y hablar con alguien', LIST)).toEqual(['customer.wants_person']);
  });
});
