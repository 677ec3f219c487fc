import { describe, expect, test } from 'vitest';
import type { Question, Slot } from '../../src/domain.ts';
import { CONFIRM, LIST, at, events } from './kit.ts';

const slot = (hour: string): Slot => ({
  start: at(`2026-03-11T${hour}`),
  professionalId: 'laura',
  branchId: 'norte',
});
const ROWS = ['16:00', '16:30', '17:00', '17:30', '18:00'].map(slot);
/** The fifth row is at six, and five o'clock is the third. */
const SHOWN: Question = { ...LIST, offer: { id: 'k7', page: 0, kind: 'turno', slots: ROWS } };
const toList = (text: string) => events(text, SHOWN);

describe('a number that may be a row and an hour', () => {
  test.each(['5 esta bien', '5 me sirve', '5 perfecto', 'ok 5 me queda bien', 'cinco está bien', '4 esta bien', '5 tá bom'])(
    '"%s" takes neither',
    (text) => {
      expect(toList(text)).toEqual([{ type: 'customer.not_understood' }]);
    },
  ); // prettier-ignore
  test.each(['5', 'la 5', 'la 5 esta bien', 'dale 5', '5 por favor', 'opción 5', 'la quinta está bien'])('"%s" is the row (CONV-12)', (text) => {
    expect(toList(text)).toEqual([{ type: 'customer.selects', offer: 'k7', n: 5 }]);
  }); // prettier-ignore
  test.each(['a las 5', '5 pm', '5pm', 'las 5 esta bien', 'a las 5 esta bien', 'la de las 5', '5 de la tarde'])('"%s" is the hour', (text) => {
    expect(toList(text)).toEqual([{ type: 'customer.selects', offer: 'k7', n: 3 }]);
  }); // prettier-ignore
  test('"2 está bien" can only be a row', () => {
    expect(toList('2 esta bien')).toEqual([{ type: 'customer.selects', offer: 'k7', n: 2 }]);
  });
});

/** Wednesday at five, to be confirmed. */
const PROPOSED = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-11', hora_especifica: '17:00' },
  proposed: slot('17:00'),
};
const toConfirm = (text: string) => events(text, PROPOSED);

describe('"no" and another hour', () => {
  test.each(['no 6pm', 'no 6 pm', 'no las 6', 'no seis', 'no no 6pm', 'nop 6pm', 'não 6pm', 'no 6pm porfa', 'no, 18hs', 'no a las 6', '6 mejor'])(
    '"%s" puts it right (CONV-7)',
    (text) => {
      expect(toConfirm(text)).toMatchObject([{ type: 'customer.wants_booking', detalles: { hora_especifica: '18:00' } }]);
    },
  ); // prettier-ignore
  test('"no viernes 6pm" is another day, too', () => {
    expect(toConfirm('no viernes 6pm')).toMatchObject([
      { detalles: { fecha_deseada: '2026-03-13', hora_especifica: '18:00' } },
    ]);
  });
  test('"no el viernes" is another day', () => {
    expect(toConfirm('no el viernes')).toMatchObject([{ detalles: { fecha_deseada: '2026-03-13' } }]);
  });
  test('while one is moved', () => {
    expect(events('no 6pm', { ...PROPOSED, state: 'AGENDA_REPROGRAMACION_CONFIRMANDO' })).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { hora_especifica: '18:00' } },
    ]);
  });
  test.each([
    ['no 5pm', 'excluir_17:00'],
    ['no a las 5', 'excluir_17:00'],
    ['no a las 17', 'excluir_17:00'],
    ['não às 5', 'excluir_17:00'],
    ['not at 5', 'excluir_17:00'],
    ['no el miércoles', 'excluir_miércoles'],
    ['no puedo a las 5', 'excluir_17:00'],
    ['no 6pm no', 'excluir_18:00'],
  ])('"%s" rules that hour out', (text, rule) => {
    expect(toConfirm(text)).toMatchObject([{ detalles: { restricciones_temporales: [rule] } }]);
  });
});
