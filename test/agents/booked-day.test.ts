/** A clean-up was booked just now for Friday 13 at three, and one more is wished for (CONV-11). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { LIST, NOW, at, events, mine } from './kit.ts';

const appointments = [{ ...mine('limpieza', '2026-03-13T15:00'), bookedAt: NOW - 60_000 }];
const slotAt = (when: string) => ({ start: at(when), professionalId: 'laura', branchId: 'norte' });
/** The next hours of another service, of which no day was told: today's. */
const TODAY: Question = {
  ...LIST,
  offer: { id: 'k7', page: 0, kind: 'turno', slots: ['2026-03-10T16:30', '2026-03-10T17:00'].map(slotAt) },
  known: { servicio: 'corte' },
};
const before = (text: string, question = TODAY) => events(text, question, { appointments });
const behind = (text: string) => events(text, { state: 'evento_creado' }, { appointments });
const FRIDAY = '2026-03-13';

describe('that day', () => {
  test.each(['el mismo dia a las 5', 'para ese dia a las 17', 'ese mismo día a las 17', 'nesse dia as 17', 'that day at 5pm'])(
    '"%s" is no row of today',
    (text) => {
      expect(before(text)).toMatchObject([{ type: 'customer.wants_booking', detalles: { fecha_deseada: FRIDAY, hora_especifica: '17:00' } }]);
    },
  ); // prettier-ignore
  test.each(['a las 5', 'hoy a las 5'])('"%s" is one', (text) => {
    expect(before(text)).toMatchObject([{ type: 'customer.selects', n: 2 }]);
  });
  test.each(['ese dia no puedo', 'el otro dia', 'que otro dia hay'])('"%s" names none', (text) => {
    expect(JSON.stringify(before(text))).not.toContain(FRIDAY);
  });
  test('of a day that was asked for it is that one', () => {
    const asked = { ...TODAY, known: { servicio: 'corte', fecha_deseada: '2026-03-10' } };
    expect(before('ese dia a las 5', asked)).toMatchObject([{ type: 'customer.selects', n: 2 }]);
  });
  test.each(['tambien quiero llevar a mi gata ese dia', 'y ese dia tambien un corte a las 5', 'ya que estoy, me anotas tambien corte a las 18'])(
    '"%s" keeps the day',
    (text) => {
      expect(behind(text)).toMatchObject([{ type: 'customer.wants_booking', detalles: { fecha_deseada: FRIDAY } }]);
    },
  ); // prettier-ignore
});

describe('one more for somebody', () => {
  test.each([
    'y otra para mi mamá a la misma hora', 'y una mas para mi mamá el mismo dia y hora', 'y para mi mamá a la misma hora', 'y para mi mamá otra limpieza a la misma hora', 'otra limpieza para mi mamá a la misma hora',
  ])('"%s" is hers, then, and with whoever is free', (text) => {
    const [wish] = behind(text);
    expect(wish).toMatchObject({ detalles: { servicio: 'limpieza', fecha_deseada: FRIDAY, hora_especifica: '15:00', para: { relation: 'madre' } } });
    expect(JSON.stringify(wish)).not.toContain('laura');
  }); // prettier-ignore
  test('"otra hora igual… con Diego" is beside it', () => {
    expect(behind('y otra hora igual para mi mamá con Diego')).toMatchObject([
      { detalles: { servicio: 'limpieza', profesional: 'diego', fecha_deseada: FRIDAY, hora_especifica: '15:00' } },
    ]);
  });
  test.each(['y para mi mamá cuanto sale', 'y para mi mamá?'])('"%s" asks', (text) => {
    expect(behind(text)).toMatchObject([{ type: 'customer.asks' }]);
  });
  test('"y para mi mamá un corte el lunes" has its own', () => {
    expect(behind('y para mi mamá un corte el lunes')).toMatchObject([{ detalles: { servicio: 'corte', fecha_deseada: '2026-03-16', para: { relation: 'madre' } } }]);
  }); // prettier-ignore
});
