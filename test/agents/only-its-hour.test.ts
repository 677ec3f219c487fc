/** Who changes the hour of what he has means its day (AGENDA-6); another day that is told is that one. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const own = { appointments: [mine('limpieza', '2026-03-18T10:00')] };

describe('the hour of the one he has', () => {
  test.each([
    'hola quiero cambiar la hora de mi cita', 'necesito cambiar el horario de mi turno', 'quiero cambiar el horario de la limpieza', 'can I change the time of my booking?', 'queria mudar a hora da minha limpeza', 'quero mudar o horário do meu agendamento',
  ])('"%s": on its day', (text) => {
    expect(events(text, IDLE, own)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { fecha_deseada: '2026-03-18' } }]);
  }); // prettier-ignore
  test.each(['quiero cambiar mi cita', 'cambiar mi hora', 'quiero cambiar la hora de mi cita para otro dia', 'cambiar la hora de mi limpieza'])('"%s": on any', (text) => {
    const [event] = events(text, IDLE, own);
    expect(event).toMatchObject({ type: 'customer.wants_reschedule' });
    expect(event).not.toHaveProperty('detalles.fecha_deseada');
  }); // prettier-ignore
  test('to this Friday: on Friday', () => {
    expect(events('cambiar la hora de mi cita a este viernes', IDLE, own)).toMatchObject([{ detalles: { fecha_deseada: '2026-03-13' } }]);
  }); // prettier-ignore
});
