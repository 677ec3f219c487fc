/** Whether one may come so, or do something first: asked, and no hour is wished for by it. */
import { describe, expect, test } from 'vitest';
import { IDLE, LIST, events, mine } from './kit.ts';

const types = (text: string, at = IDLE, of = {}) => events(text, at, of).map(({ type }) => type);

describe('whether it may be done so', () => {
  test.each([
    'y si me tomo algo antes?', 'y si voy con tos?', '¿puedo ir si estoy resfriado?', '¿puedo ir mañana si tengo fiebre?', 'posso ir gripada?', 'can I come if I have a cold?', '¿y si desayuno antes?', '¿puedo ir embarazada?', '¿y si voy con el pelo sucio?',
  ])('«%s» is asked, with nothing open, with hours on show and of what one has', (text) => {
    expect(types(text)).toEqual(['customer.asks']);
    expect(types(text, LIST)).toEqual(['customer.asks']);
    expect(types(text, IDLE, { appointments: [mine('corte', '2026-03-13T16:00')] })).toEqual(['customer.asks']);
  }); // prettier-ignore
  test.each([
    '¿puedo ir mañana a las 10?', '¿puedo ir el sábado?', '¿puedo ir hoy si tengo dolor de muela?', '¿y si voy el jueves?', '¿puedo ir mañana si tienen lugar?',
  ])('«%s» wishes for it', (text) => {
    expect(types(text)).toEqual(['customer.wants_booking']);
  }); // prettier-ignore
  test.each(['¿hay mucha gente a las 11?', '¿se llena los sábados?', 'is it crowded on Saturdays?', '¿suele haber mucha fila el jueves?'])('«%s» asks how it is there then', (text) => {
    expect(types(text)).toEqual(['customer.asks']);
    expect(types(text, LIST)).toEqual(['customer.asks']);
  }); // prettier-ignore
});
