import { describe, expect, test } from 'vitest';
import type { Offer, Question } from '../../src/domain.ts';
import { IDLE, LIST, at, events, mine, slots } from './kit.ts';

const OWN = { appointments: [mine('limpieza', '2026-03-12T12:00')] };

describe('what was cancelled is asked back', () => {
  test('of what is there no more it is a booking', () => {
    expect(events('me devuelve la cita de la limpieza el jueves a las 11?', IDLE)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00' }, retoma: true },
    ]);
    expect(events('¿me devuelve la cita?', IDLE)).toMatchObject([{ type: 'customer.wants_booking', retoma: true }]);
  }); // prettier-ignore
  test('of what is there still it says where to', () => {
    expect(events('me devuelve la cita de la limpieza el jueves a las 11?', IDLE, OWN)[0]?.type).toBe(
      'customer.wants_reschedule',
    );
  });
  test.each(['¿me devuelven la plata de la cita?', 'me devuelve la seña?'])('"%s" is of money', (text) => {
    expect(events(text, IDLE)[0]?.type).not.toBe('customer.wants_booking');
  });
});

describe('the earliest, which is taken', () => {
  const SOONEST: Question = { ...LIST, known: { servicio: 'corte', restricciones_temporales: ['lo_antes_posible'] } };
  test.each(["I'll take it", 'that works', 'la tomo', 'me la quedo', 'quiero esa', 'esa me sirve', 'book it please', 'quero essa'])('"%s" is the first', (text) => {
    expect(events(text, SOONEST)).toEqual([{ type: 'customer.selects', offer: slots.id, n: 1 }]);
  }); // prettier-ignore
  test('"esa está bien" of the last hour is the last, which is shown first', () => {
    const last = { ...LIST, known: { servicio: 'corte', restricciones_temporales: ['ultima_hora'] } } as const;
    expect(events('esa está bien', last)).toEqual([{ type: 'customer.selects', offer: slots.id, n: 1 }]);
  });
  test('of hours as they come it is asked which', () => {
    expect(events("I'll take it", LIST)[0]?.type).not.toBe('customer.selects');
  });
});

describe('whether somebody works', () => {
  test.each(['is Laura working?', '¿trabaja Laura?', '¿atiende la doctora Laura?', 'a Laura trabalha?', 'does Laura work?'])('"%s" is of her days', (text) => {
    for (const question of [IDLE, LIST])
      expect(events(text, question)).toEqual([{ type: 'customer.asks', topic: 'horarios', profesional: 'laura' }]);
  }); // prettier-ignore
});

describe('"más temprano", of one who has an appointment', () => {
  const EARLIER = { fecha_deseada: '2026-03-12', hora_hasta: '12:00' };
  test.each(['más temprano', 'mejor más temprano', '¿puede ser más temprano?', 'mais cedo', 'earlier please'])('"%s" is earlier than that', (text) => {
    expect(events(text, IDLE, OWN)).toEqual([{ type: 'customer.wants_reschedule', detalles: EARLIER }]);
  }); // prettier-ignore
  test('before hours of any day it is earlier than that, too; before those of a day than these', () => {
    const moved = { state: 'AGENDA_REPROGRAMACION_MOSTRANDO_OPCIONES', offer: slots, moving: OWN.appointments[0]! };
    expect(events('más temprano', { ...moved, known: {} }, OWN)).toEqual([
      { type: 'customer.wants_reschedule', detalles: EARLIER },
    ]);
    const row = { start: at('2026-03-13T17:30'), professionalId: 'diego', branchId: 'norte' };
    const ofFriday: Offer = { id: slots.id, page: 0, kind: 'turno', slots: [row] };
    const [wish] = events('más temprano', { ...moved, offer: ofFriday, known: { fecha_deseada: '2026-03-13' } }, OWN);
    expect(wish).toMatchObject({ detalles: { fecha_deseada: '2026-03-13' } });
  });
  test('"más tarde" alone may put the talk off', () => {
    expect(events('más tarde', IDLE, OWN)[0]?.type).not.toBe('customer.wants_reschedule');
  });
});
