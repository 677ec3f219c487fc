import { describe, expect, test } from 'vitest';
import { CONFIRM, LIST, events } from './kit.ts';

const SOONEST = [{ type: 'customer.wants_booking', detalles: { restricciones_temporales: ['lo_antes_posible'] } }];

describe('the soonest, whatever the day', () => {
  test.each([
    'me da igual el día, lo más pronto', 'me da igual el dia, el mas temprano que haya', 'me da igual el día, el turno más temprano', 'me da igual el dia y la hora, el primero que tengas', 'no importa el día, cuanto antes',
    'tanto faz o dia, o mais cedo', "i don't mind the day, the earliest you have", 'any day, the earliest',
  ])('"%s" before hours, or one of them', (text) => {
    expect(events(text, LIST)).toEqual(SOONEST);
    expect(events(text, CONFIRM)).toEqual(SOONEST);
  }); // prettier-ignore
  test.each(['el que tengas más temprano', 'el turno más temprano', 'la hora más cercana', 'o horário mais cedo'])('"%s" is the first that is shown, and the soonest beside one', (text) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.selects', offer: 'k7', n: 1 }]);
    expect(events(text, CONFIRM)).toEqual(SOONEST);
  }); // prettier-ignore
  test.each(['un turno más temprano', 'algo más temprano', 'quiero un horario más temprano'])('"%s" is earlier than those', (text) => {
    expect(events(text, LIST)).toMatchObject([{ detalles: { preferencia_horaria: 'mañana' } }]);
  }); // prettier-ignore
  test.each(['cualquier día está bien', 'cualquier día', 'qualquer dia', 'any day works', 'me da igual el día', 'bueno, cualquier día me sirve'])('"%s" takes back the day that was asked for, and chooses no row', (text) => {
    expect(events(text, { ...LIST, known: { fecha_deseada: '2026-05-12' } })).toEqual(SOONEST);
    expect(events(text, { ...LIST, known: { fecha_desde: '2026-05-11', fecha_hasta: '2026-05-17' } })).toEqual(SOONEST);
  }); // prettier-ignore
  test.each(['cuál es el más tarde?', 'cuál es el último?', 'y cuál es el último del día?', 'qual é o mais tarde?', 'which one is the latest?'])('"%s" asks for the last there is, and takes no row', (text) => {
    expect(events(text, LIST)).toMatchObject([{ detalles: { restricciones_temporales: ['ultima_hora'] } }]);
  }); // prettier-ignore
  test('"¿cuál es el más temprano?" is of the day that was named', () => {
    const first = (known: object) => events('cuál es el más temprano?', { ...LIST, known });
    expect(first({})).toEqual(SOONEST);
    expect(first({ fecha_deseada: '2026-03-12' })).toMatchObject([
      { detalles: { restricciones_temporales: ['primera_hora'] } },
    ]);
  });
  test('"cualquiera" is any of the rows all the same', () => {
    expect(events('cualquiera', { ...LIST, known: { fecha_deseada: '2026-03-12' } })).toMatchObject([{ n: 1 }]);
  });
});
