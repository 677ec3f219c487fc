/** Wishes for several people: the bound and the hour that are of both, and "las dos" that counts them (CONV-11). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CONFIRM, IDLE, at, events, services } from './kit.ts';

const wishes = (text: string | readonly string[], question: Question = IDLE) =>
  events(text, question).map((event) => ('detalles' in event ? event.detalles : {}));

describe('an hour said once', () => {
  test.each([
    ['corte para mi y limpieza para mi señora, el viernes tipo 11', { relation: 'esposa' }],
    ['corte para mi y limpieza para mi hijo el viernes a las 11', { relation: 'hijo' }],
  ])('"%s" is of both', (text, para) => {
    const at11 = { fecha_deseada: '2026-03-13', hora_especifica: '11:00' };
    expect(wishes(text)).toMatchObject([
      { servicio: 'corte', ...at11 },
      { servicio: 'limpieza', ...at11, para },
    ]);
  });
  test.each([
    'corte y limpieza el viernes a las 11',
    'corte para mi y después limpieza para mi señora el viernes a las 11',
    'corte y limpieza para mi hijo el viernes a las 11',
  ])('"%s" is of the first', (text) => {
    const [first, other] = wishes(text);
    expect([first?.hora_especifica, other?.hora_especifica]).toEqual(['11:00', undefined]);
    expect(other?.fecha_deseada).toBe('2026-03-13');
  });
  test('"2 citas…, desde las 10" is a bound of both, on the day that was said', () => {
    const text =
      'necesito 2 citas de limpieza para el viernes, una para mi y otra para mi esposo Luis, seguiditas, desde las 10';
    const each = { fecha_deseada: '2026-03-13', restricciones_temporales: ['despues_10:00'] };
    expect(wishes(text)).toMatchObject([each, { ...each, para: { relation: 'esposo', name: 'Luis' } }]);
  });
});

describe('"las dos", asked for which service', () => {
  const WHICH: Question = { state: 'AGENDA_ELIGIENDO_SERVICIO', offer: services };
  test.each([
    'corte las dos',
    'corte de pelo los dos porfa',
    'las dos de corte',
    'limpieza los 2',
    'masaje para los dos',
  ])('"%s" counts people', (text) => {
    expect(wishes(text, WHICH).every(({ hora_especifica }) => hora_especifica === undefined)).toBe(true);
  });
  test.each(['corte a las dos', 'corte a las dos de la tarde', 'corte las dos y media', 'las dos de la tarde'])(
    '"%s" is an hour',
    (text) => {
      expect(wishes(text, WHICH)[0]?.hora_especifica).toMatch(/^14:/);
    },
  );
});

describe('"*5" puts right what was typed', () => {
  test.each([
    [['hola corte el jueves a las 4', '*5'], '17:00'],
    [['corte el jueves a las 4', '5*'], '17:00'],
    [['corte el jueves a las 4', '*4:30'], '16:30'],
    [['corte el jueves a las 10', '*11 y media'], '11:30'],
  ])('%j', (burst, hour) => {
    const wish = { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: hour };
    expect(wishes(burst)).toMatchObject([wish]);
  });
  test('a day is put right, too', () => {
    const wish = { fecha_deseada: '2026-03-13', hora_especifica: '16:00' };
    expect(wishes(['corte el jueves a las 4', '*viernes'])).toMatchObject([wish]);
  });
  test('of the hour that is asked about', () => {
    const asked = {
      ...CONFIRM,
      proposed: { start: at('2026-03-12T16:00'), professionalId: 'laura', branchId: 'norte' },
    };
    expect(wishes('*5', asked)).toMatchObject([{ hora_especifica: '17:00' }]);
  });
  test('"*5*" is bold, and "corte, *5" with no hour before it says none', () => {
    expect(wishes('*5*', CONFIRM)).toEqual([{}]);
    expect(wishes(['corte el jueves', '*5'])[0]?.hora_especifica).toBeUndefined();
  });
});
