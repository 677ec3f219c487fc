import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, NOW, at, events, mine, tenant } from './kit.ts';

const PROPOSED = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};
const on = (fecha_deseada: string) => ({ type: 'customer.wants_booking', detalles: { fecha_deseada } });

describe('one more, on the same day of the week after', () => {
  test.each([
    'limpieza el jueves a las 10 y otra el jueves siguiente a las 10',
    'limpieza el jueves a las 10 y otra el jueves siguiente a la misma hora',
  ])('"%s"', (text) => {
    expect(events(text, IDLE)).toMatchObject([on('2026-03-12'), on('2026-03-19')]);
  });
  test.each([
    ['sí, y otra el jueves siguiente a la misma hora', 'es'],
    ['sim, e outra na quinta seguinte no mesmo horário', 'pt'],
  ] as const)('"%s": the yes, and that one', (text, language) => {
    const [yes, more] = events(text, PROPOSED, { language, tenant: { ...tenant, language } });
    expect(yes?.type).toBe('customer.accepts');
    expect(more).toMatchObject({ detalles: { fecha_deseada: '2026-03-19', hora_especifica: '11:00' } });
  });
  test.each([
    ['quiero una limpieza este jueves y el viernes que viene a las 10', '2026-03-13'],
    ['I want a cleaning this thursday and next monday at 10', '2026-03-16'],
    ['quiero una limpieza este jueves y el jueves que viene a las 10', '2026-03-19'],
  ])('"%s": a week behind only where it is the same weekday', (text, second) => {
    expect(events(text, IDLE).at(-1)).toMatchObject(on(second));
  });
  test('another weekday is the coming one', () => {
    expect(events('limpieza el jueves a las 10 y otra el viernes siguiente a las 10', IDLE)).toMatchObject([
      on('2026-03-12'),
      { type: 'customer.wants_booking' },
    ]);
    expect(events('sesión de limpieza el jueves siguiente a las 10', IDLE)).toHaveLength(1);
  });
});

describe('a weekday that follows, right behind a booking', () => {
  const booked = (minutes: number) => ({
    appointments: [{ ...mine('limpieza', '2026-03-16T10:00'), bookedAt: NOW - minutes * 60_000 }],
  });
  test.each(['y la ortodoncia el martes siguiente a las 9', 'an orthodontics visit the following Tuesday at 9'])(
    '"%s" is behind the day that was booked',
    (text) => {
      const [event] = events(text, { state: 'evento_creado' }, booked(1));
      expect(event).toMatchObject({ detalles: { fecha_deseada: '2026-03-17' } });
    },
  );
  test('what was booked hours ago is not spoken of', () => {
    const friday = (minutes: number) => events('ortodoncia el viernes siguiente a las 9', IDLE, booked(minutes))[0];
    expect(friday(1)).toMatchObject({ detalles: { fecha_deseada: '2026-03-20' } });
    expect(friday(300)).toMatchObject({ detalles: { fecha_deseada: '2026-03-13' } });
  });
});

describe('this one and the next', () => {
  test.each([
    'quiero una limpieza este jueves y el otro a las 10',
    'una limpieza este jueves y el próximo a las 11',
    'quiero limpieza este jueves y el que viene',
    'I want a cleaning this thursday and the next one at 10',
  ])('"%s" are two, a week apart', (text) => {
    expect(events(text, IDLE)).toMatchObject([on('2026-03-12'), on('2026-03-19')]);
  });
  test.each([
    'puedo este jueves y el otro',
    '¿hay limpieza este jueves y el otro?',
    'limpieza este jueves o el otro',
    'quiero limpieza el jueves y el otro día a las 11',
  ])('"%s" is one wish', (text) => {
    expect(events(text, IDLE)).toHaveLength(1);
  });
});
