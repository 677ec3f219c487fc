import { describe, expect, test } from 'vitest';
import type { Tenant } from '../../src/domain.ts';
import { CONFIRM, IDLE, at, events, mine, serviceOf, tenant } from './kit.ts';

const booking = (text: string, of: Tenant = tenant) => events(text, IDLE, { tenant: of });
const sells = (...services: (readonly [id: string, name: string])[]): Tenant => ({
  ...tenant,
  services: services.map(([id, name]) => serviceOf(id, name, 'todo')),
});

describe('an appointment that is asked for with "have"', () => {
  test.each([
    ['could I have a cleaning appointment on Friday?', { servicio: 'limpieza', fecha_deseada: '2026-03-13' }],
    ['can I have a dental cleaning appointment on March 16th?', { servicio: 'limpieza', fecha_deseada: '2026-03-16' }],
    ['may I have an appointment for cleaning on Thursday afternoon?', { servicio: 'limpieza', fecha_deseada: '2026-03-12', preferencia_horaria: 'tarde' }],
    ['could I have a haircut appointment tomorrow at quarter past ten?', { servicio: 'corte', fecha_deseada: '2026-03-11', hora_especifica: '10:15', hora_candidatas: ['10:15', '22:15'] }],
    ["I'd like to have an appointment on Friday", { fecha_deseada: '2026-03-13' }],
    ['do you have an appointment on Friday for a cleaning?', { servicio: 'limpieza', fecha_deseada: '2026-03-13' }],
    ['can we have a session on monday', { fecha_deseada: '2026-03-16' }],
  ])('"%s" tells the day that is wished for', (text, detalles) => {
    expect(booking(text)).toEqual([{ type: 'customer.wants_booking', detalles }]);
  }); // prettier-ignore
  test.each([
    'I have an appointment on Friday',
    'I had an appointment on Friday, can I move it?',
    'do you have my appointment on friday?',
    'could you check if I have an appointment on Friday?',
  ])('"%s" tells the day of the one that he has', (text) => {
    expect(booking(text)).toEqual([{ type: 'customer.wants_reschedule', detalles: { fecha_original: '2026-03-13' } }]);
  });
});

describe('what is sold, and when one may come', () => {
  const blanco = sells(['blanco', 'Teeth whitening']);
  test.each([
    'do you guys do whitening?',
    'hi there, do you guys do whitening?',
    'can you do whitening?',
    'is whitening available?',
    'you do whitening right?',
  ])('"%s" asks for its price', (text) => {
    expect(booking(text, blanco)).toMatchObject([{ type: 'customer.asks', topic: 'precio', servicio: 'blanco' }]);
  });
  test.each(['can you do 3pm?', 'can you do saturday?', 'could I come in tomorrow?'])('"%s" wishes to come', (text) => {
    expect(booking(text, blanco)).toMatchObject([{ type: 'customer.wants_booking' }]);
  });
});

describe('a no to the hour that keeps its day', () => {
  const PROPOSED = {
    ...CONFIRM,
    known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
    proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
  };
  const out = { restricciones_temporales: ['excluir_fecha_2026-03-12'] };
  test.each([
    ['hmm no, anything later that day?', { hora_desde: '11:30' }],
    ['no, later that day', { hora_desde: '11:30' }],
    ['no sorry, anything earlier that day?', { hora_hasta: '11:00' }],
    ['no, algo más tarde ese día?', { hora_desde: '11:30' }],
    ['hmm no, algo mais tarde nesse dia?', { hora_desde: '11:30' }],
    ['no, ese día pero más tarde', { hora_desde: '11:30' }],
    ['no, ese día algo más temprano', { hora_hasta: '11:00' }],
    ['no, tem mais cedo nesse dia?', { hora_hasta: '11:00' }],
    ['no, anything after 3 that day?', { restricciones_temporales: ['despues_15:00'] }],
    ['no, not that day', out],
    ['no puedo ese día', out],
    ["no that day doesn't work", out],
    ['no, ese día no, más tarde', out],
    ['no, other day later', out],
  ])('"%s"', (text, detalles) => {
    expect(events(text, PROPOSED)).toEqual([{ type: 'customer.wants_booking', detalles }]);
  });
});

describe('a price that is asked beside a change', () => {
  const appointments = [mine('limpieza', '2026-03-12T10:00')];
  const clinic = sells(['limpieza', 'Limpieza dental'], ['fisio', 'Fisioterapia']);
  const prices = (text: string) =>
    events(text, IDLE, { tenant: clinic, appointments }).filter(({ type }) => type === 'customer.asks');
  test.each(['move my cleaning to thursday at 10 and tell me how much physio costs?', 'mueve mi limpieza al jueves a las 10 y dime cuánto cuesta la fisio'])('"%s" is asked of that', (text) => {
    expect(prices(text)).toEqual([{ type: 'customer.asks', topic: 'precio', servicio: 'fisio' }]);
  }); // prettier-ignore
  test.each(['cancel my cleaning and tell me how much a massage is', 'move my cleaning to friday and tell me how much a massage costs', 'mueve mi limpieza al jueves a las 10 y dime cuánto cuesta un masaje'])('"%s" is asked of what is not sold', (text) => {
    expect(prices(text)).toEqual([{ type: 'customer.asks', topic: 'precio', ajeno: true }]);
  }); // prettier-ignore
  test('"cambiame la limpieza al viernes y decime cuánto sale" is asked of what is moved', () => {
    expect(prices('cambiame la limpieza al viernes y decime cuánto sale')).toEqual([
      { type: 'customer.asks', topic: 'precio', servicio: 'limpieza' },
    ]);
  });
});

describe('services by their English and Portuguese names', () => {
  const barber = sells(['corte', 'Corte de cabello'], ['barba', 'Arreglo de barba'], ['combo', 'Corte y barba'], ['nino', 'Corte de niño']); // prettier-ignore
  test.each([
    ['I want a haircut', 'corte'],
    ['a kids haircut for my son please', 'nino'],
    ['haircut for my husband', 'corte'],
    ['haircut and beard tomorrow', 'combo'],
    ['corte de pelo mañana', 'corte'],
  ])('at a barber\'s "%s" is %s', (text, servicio) => {
    expect(booking(text, barber)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio } }]);
  });
  test.each(['quiero un corte', 'I need a haircut for my son'])('"%s" does not tell whose', (text) => {
    expect(booking(text, barber)).toMatchObject([{ detalles: { servicios: ['corte', 'nino'] } }]);
  });
  test('"can I pay for the haircut online?" pays that', () => {
    expect(booking('can I pay for the haircut online?', barber)).toEqual([
      { type: 'customer.wants_payment', servicio: 'corte' },
    ]);
  });
  const clinic = sells(['consulta', 'Consulta general'], ['limpieza', 'Limpieza dental'], ['derma', 'Consulta de dermatología'], ['blanqueamiento', 'Blanqueamiento dental'], ['fisio', 'Fisioterapia'], ['relajacion', 'Masaje de relajación'], ['piedras', 'Masaje con piedras calientes']); // prettier-ignore
  test.each([
    ['I need to see a dermatologist', 'derma'],
    ['see the dermatologist on thursday at 10', 'derma'],
    ['physio on thursday please', 'fisio'],
    ['I wanna get my teeth cleaned', 'limpieza'],
    ['quero uma massagem relaxante', 'relajacion'],
    ['massagem de relaxamento', 'relajacion'],
  ])('"%s" is %s', (text, servicio) => {
    expect(booking(text, clinic)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio } }]);
  });
  test.each([
    ['me manda um link pra pagar a massagem relaxante', 'relajacion'],
    ['can you send me a link to pay for the dermatology consultation?', 'derma'],
  ])('"%s" pays %s', (text, servicio) => {
    expect(booking(text, clinic)).toEqual([{ type: 'customer.wants_payment', servicio }]);
  });
});

describe('a service by its Spanish name in an English sentence', () => {
  const psico = sells(
    ['primera', 'Primera sesión'],
    ['individual', 'Sesión individual'],
    ['pareja', 'Terapia de pareja'],
  );
  test.each([
    ["I'd like a primera sesión this week", 'primera', false],
    ['I want to book a Primera sesión on thursday', 'primera', false],
    ['need the primera sesion tomorrow first thing in the morning', 'primera', true],
    ['quiero la sesión individual mañana a primera', 'individual', true],
  ])('"%s" tells no hour but the one that it says', (text, servicio, early) => {
    const [event] = booking(text, psico);
    expect(event).toMatchObject({ type: 'customer.wants_booking', detalles: { servicio } });
    expect(JSON.stringify(event).includes('primera_hora')).toBe(early);
  });
});
