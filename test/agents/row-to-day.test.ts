/** Asked which appointment is to be moved: the one, and where it goes, in one sentence. */
import { describe, expect, test } from 'vitest';
import { events, mine } from './kit.ts';

const own = {
  appointments: [mine('limpieza', '2026-03-12T10:00'), mine('corte', '2026-03-13T11:00')],
};
const WHICH = {
  state: 'AGENDA_REPROGRAMACION_ELIGIENDO_CITA',
  offer: { id: 'c', page: 0, kind: 'cita', ids: ['limpieza', 'corte'] },
} as const;

describe('the one and where it goes', () => {
  test.each([
    ['la del viernes al lunes', '2026-03-13', '2026-03-16'],
    ['la del viernes para el sábado a las 9', '2026-03-13', '2026-03-14'],
    ['la segunda al lunes', '2026-03-13', '2026-03-16'],
    ['la primera para el lunes a las 10', '2026-03-12', '2026-03-16'],
    ['la del jueves pásela al viernes', '2026-03-12', '2026-03-13'],
    ['la del jueves, para el viernes', '2026-03-12', '2026-03-13'],
    ['the friday one, to monday at 4', '2026-03-13', '2026-03-16'],
    ['the second one to monday', '2026-03-13', '2026-03-16'],
    ['a segunda pra sábado', '2026-03-13', '2026-03-14'],
    ['o de sexta pra sábado', '2026-03-13', '2026-03-14'],
    ['2 al lunes', '2026-03-13', '2026-03-16'],
    ['la 1 al lunes a las 10', '2026-03-12', '2026-03-16'],
    ['2 para el sábado', '2026-03-13', '2026-03-14'],
    ['el 2 el lunes', '2026-03-13', '2026-03-16'],
    ['la primera el lunes', '2026-03-12', '2026-03-16'],
    ['1 to Monday', '2026-03-12', '2026-03-16'],
  ])('"%s"', (text, fecha_original, fecha_deseada) => {
    const detalles = { fecha_original, fecha_deseada };
    expect(events(text, WHICH, own)).toMatchObject([{ type: 'customer.wants_reschedule', detalles }]);
  });
  test.each([
    ['la de las 10 mejor a las 12', '2026-03-12', '12:00'],
    ['2 a las 12', '2026-03-13', '12:00'],
  ])('"%s" is an hour of it', (text, day, hora_especifica) => {
    const [event] = events(text, WHICH, own);
    expect(event).toMatchObject({ type: 'customer.wants_reschedule', detalles: { hora_especifica } });
    expect(JSON.stringify(event)).toMatch(day === '2026-03-13' ? day : /2026-03-12|10:00/);
  });
  test.each(['el 13 a las 11', '2', 'la 2', 'el 2'])('"%s" goes nowhere', (text) => {
    expect(events(text, WHICH, own)).toMatchObject([{ type: 'customer.selects', n: 2 }]);
  });
  test('"la de las 11 para el lunes"', () => {
    const detalles = { hora_original: '11:00', fecha_deseada: '2026-03-16' };
    expect(events('la de las 11 para el lunes', WHICH, own)).toMatchObject([{ detalles }]);
  });
  test.each(['la segunda', 'la del viernes', 'la del viernes a las 11', 'la del viernes, por favor'])(
    '"%s" is its row',
    (text) => {
      expect(events(text, WHICH, own)).toMatchObject([{ type: 'customer.selects', n: 2 }]);
    },
  );
});
