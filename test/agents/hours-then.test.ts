import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, at, events, mine } from './kit.ts';

/** Thursday at eleven, to be confirmed. */
const PROPOSED = {
  ...CONFIRM,
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};
const MOVING = {
  ...PROPOSED,
  state: 'AGENDA_REPROGRAMACION_CONFIRMANDO' as const,
  moving: mine('limpieza', '2026-03-16T10:00'),
};
const hours = (day: string) => ({ fecha_deseada: day, restricciones_temporales: ['solo_00:00-24:00'] });

describe('the hours of a day, asked where one of them is proposed', () => {
  test.each([
    'que horarios hay el viernes?', 'tenés otra hora el viernes?', 'qué hay el viernes?', 'y el viernes qué hay?', 'a qué hora tenés lugar el viernes?', 'y que otros turnos hay el viernes 13?', 'mostrame el viernes',
    'todos los horarios del viernes', 'que outros horários tem na sexta?', 'what other times do you have on friday?', 'what else is there on friday', 'any other times on friday?',
  ])('"%s" is of all hours of that day', (text) => {
    expect(events(text, PROPOSED)).toEqual([{ type: 'customer.wants_booking', detalles: hours('2026-03-13') }]);
    expect(events(text, MOVING)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: hours('2026-03-13') }]);
  }); // prettier-ignore
  test.each(['qué más tenés ese día?', 'tenés algún otro?', 'a ver los demás horarios', 'que horarios tenés?', 'quais horários tem?', 'qué más hay?'])('"%s" is of others', (text) => {
    expect(events(text, PROPOSED)).toEqual([{ type: 'customer.wants_other_time' }]);
  }); // prettier-ignore
  test.each(['qué horario tienen?', 'el viernes', 'qué horarios tenés el viernes a la tarde?', 'qué otros servicios tienen?', 'qué opciones de pago hay?', 'tienen estacionamiento?', 'qué hay que llevar?'])('"%s" is something else', (text) => {
    expect(JSON.stringify(events(text, PROPOSED))).not.toMatch(/solo_00|other_time/);
  }); // prettier-ignore
  test('with nothing proposed it is a wish like any', () => {
    expect(JSON.stringify(events('qué horarios hay el viernes?', IDLE))).not.toContain('solo_00');
  });
});
