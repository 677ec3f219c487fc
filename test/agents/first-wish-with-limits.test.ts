/** A first wish told by its limits is a booking, and nothing that the customer has is moved for it. */
import { describe, expect, test } from 'vitest';
import type { Appointment } from '../../src/domain.ts';
import { IDLE, events, mine } from './kit.ts';

const idle = (text: string, appointments: readonly Appointment[] = []) => events(text, IDLE, { appointments });

describe('from an hour on', () => {
  test.each([
    ['hora pa corte el jueves desde las 6 en adelante', '18:00'], ['turno para corte el jueves de 17 en adelante', '17:00'], ['cita pa corte el jueves de 5 en adelante', '17:00'],
    ['turno de corte el jueves de 5 para adelante', '17:00'], ['quiero una consulta de corte el jueves a partir de las 4 en adelante', '16:00'],
  ])('"%s" asks for the hours from %s', (text, hour) => {
    const detalles = { servicio: 'corte', fecha_deseada: '2026-03-12', restricciones_temporales: [`despues_${hour}`] };
    expect(idle(text)).toEqual([{ type: 'customer.wants_booking', detalles }]);
    expect(idle(text, [mine('limpieza', '2026-03-13T16:00')])).toEqual([{ type: 'customer.wants_booking', detalles }]);
  }); // prettier-ignore
  test.each(['adelante mi cita para el jueves', 'quiero adelantar mi turno', 'me adelanta la cita porfa', 'pásenme la cita para el lunes de 5 en adelante'])(
    '"%s" moves what he has',
    (text) => {
      expect(idle(text, [mine('corte', '2026-03-13T18:00')])).toMatchObject([{ type: 'customer.wants_reschedule' }]);
    },
  ); // prettier-ignore
});

describe('days that are out, of one who has no appointment', () => {
  test.each([
    ['no puedo los martes ni jueves, hay limpieza en la tarde?', ['excluir_martes', 'excluir_jueves']], ['los viernes no puedo, tenes corte otro dia a la tarde?', ['excluir_viernes']],
    ['no puedo los lunes, tienen corte otro dia?', ['excluir_lunes']], ['los lunes no puedo ir, hay turno otro dia?', ['excluir_lunes']], ['às segundas não posso, tem corte outro dia?', ['excluir_lunes']],
  ])('"%s" is a wish without them', (text, restricciones_temporales) => {
    expect(idle(text)).toMatchObject([{ type: 'customer.wants_booking', detalles: { restricciones_temporales } }]);
  }); // prettier-ignore
  test.each(['no puedo ir el lunes, puede ser otro dia?', 'no puedo ir el lunes a la limpieza, hay otro dia?', 'no puedo ir al turno del viernes, puede ser otro dia?', 'los viernes no puedo, cambio mi turno?'])('"%s" is of one that he has', (text) => {
    expect(idle(text)).toMatchObject([{ type: 'customer.wants_reschedule' }]);
  }); // prettier-ignore
  test('of one who has one, it may be that one that is moved', () => {
    const said = idle('los viernes no puedo, tienen corte otro dia?', [mine('corte', '2026-03-13T18:00')]);
    expect(said).toMatchObject([{ type: 'customer.wants_reschedule' }]);
  });
});
