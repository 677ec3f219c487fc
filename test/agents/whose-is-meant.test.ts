/** One of two is the sister's: which is meant by "la de ella", "la suya", "my sister's" (AGENDA-12). */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const appointments = [
  mine('limpieza', '2026-03-13T15:00'),
  { ...mine('corte', '2026-03-13T16:00'), guest: { relation: 'hermana' as const } },
];
const said = (text: string) => events(text, IDLE, { appointments });
const HERS = { servicio: 'corte', hora_original: '16:00' };

describe('hers', () => {
  test.each([
    'cancela el turno de ella', 'cancelo el de ella', "cancel my sister's", 'mi hermana no va a poder, cancela la suya', 'mi hermana no puede ir, cancelame la de ella', 'cancela el suyo', 'la de mi hermana anúlala',
  ])('"%s" cancels hers', (text) => {
    expect(said(text)).toMatchObject([{ type: 'customer.wants_cancellation', detalles: HERS }]);
  }); // prettier-ignore
  test('"pasale el suyo al lunes (mi hermana)" moves it', () => {
    expect(said('pasale el suyo al lunes (mi hermana)')).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { ...HERS, fecha_deseada: '2026-03-16' } },
    ]);
  });
  test.each(['mi hermano no puede, cancela la suya', 'cancela la mía', 'my sister is sick, cancel mine', 'cancela la de el viernes'])(
    '"%s" does not',
    (text) => {
      expect(JSON.stringify(said(text))).not.toContain('16:00');
    },
  ); // prettier-ignore
});

describe('of somebody for whom he has none', () => {
  const own = [mine('limpieza', '2026-03-13T15:00')];
  const ofNobody = (text: string, all: object[] = own) => events(text, IDLE, { appointments: all as typeof own });
  test.each(['cancelá el de mi hija', 'sacame el de mi hija', 'cancelá el turno de mi hija'])('"%s" names her', (text) => {
    expect(ofNobody(text)).toEqual([{ type: 'customer.wants_cancellation', detalles: { para: { relation: 'hija' } } }]);
  }); // prettier-ignore
  test.each(['cancelá el mío', 'cancelá el turno, mi hija está enferma', 'cancelá la limpieza'])('"%s" names nobody', (text) => {
    expect(ofNobody(text)[0]).not.toHaveProperty('detalles.para');
  }); // prettier-ignore
  test('where one is for somebody, nothing is said of whose there is none', () => {
    expect(ofNobody('cancelá el de mi hija', appointments)[0]).not.toHaveProperty('detalles.para');
  });
});
