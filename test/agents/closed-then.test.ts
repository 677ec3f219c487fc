import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { IDLE, events } from './kit.ts';

const EMPTY: Question = { state: 'AGENDA_SIN_DISPONIBILIDAD', known: { servicio: 'limpieza' } };

describe('a day on which nobody is there, and the one that is wished for', () => {
  test.each([
    ['ah no abren domingos? entonces el lunes', '2026-03-16'],
    ['ah cierran los lunes? bueno el martes que viene', '2026-03-17'],
    ['los domingos no abren? entonces el lunes', '2026-03-16'],
    ['no atienden sabados? bueno, el viernes', '2026-03-13'],
    ['ah, no trabajan los sábados ni domingos, el viernes entonces', '2026-03-13'],
    ['cierran los domingos, no? el lunes', '2026-03-16'],
    ['ah, cerrado los domingos. el lunes entonces', '2026-03-16'],
    ["you don't open sundays? monday then", '2026-03-16'],
    ['não abrem domingo? então segunda', '2026-03-16'],
  ])('"%s": only that day', (text, fecha_deseada) => {
    expect(events(text, EMPTY)).toEqual([{ type: 'customer.wants_booking', detalles: { fecha_deseada } }]);
  });
  test.each([
    'ah cierran temprano. entonces el viernes a las 4', 'ah los sabados cierran temprano, entonces el viernes a las 4', 'cierran a las 2? el viernes a las 4 entonces', 'abren tarde, mejor el viernes a las 4', 'you close early, then friday at 4',
    'ah cierran temprano los jueves entonces el viernes a las 4',
  ])('"%s": only that hour', (text) => {
    expect(events(text, EMPTY)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-13', hora_especifica: '16:00' } },
    ]);
  }); // prettier-ignore
  test.each(['los viernes cierran temprano?', 'a qué hora cierran el viernes, a las 5 puedo?', 'no abren los domingos?', 'abren domingos? si no el lunes'])('"%s" is asked', (text) => {
    expect(events(text, IDLE).every(({ type }) => type === 'customer.asks')).toBe(true);
  }); // prettier-ignore
  test('what he cannot do stays a rule', () => {
    expect(events('no puedo los lunes, el martes', IDLE)).toMatchObject([
      { detalles: { restricciones_temporales: ['excluir_lunes'] } },
    ]);
    expect(events('solo puedo los jueves', IDLE)).toMatchObject([
      { detalles: { restricciones_temporales: ['solo_jueves'] } },
    ]);
  });
});
