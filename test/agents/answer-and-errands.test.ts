/** An answer to what is asked, and behind it an errand of its own: neither is lost (CONV-11). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { at, events, mine, serviceOf, slots, tenant, yesNo } from './kit.ts';

/** A massage on Tuesday 17 March at four; a cleaning is being booked. */
const own = { appointments: [mine('masaje', '2026-03-17T16:00')] };
const known = { servicio: 'limpieza' };
const LIST: Question = { state: 'AGENDA_MOSTRANDO_OPCIONES', offer: slots, known };
const proposed = { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' };
const CONFIRM: Question = { state: 'AGENDA_CONFIRMANDO_TURNO', offer: yesNo, known, proposed };
const NAME: Question = { state: 'AGENDA_PIDIENDO_DATOS', field: 'name', known, proposed };
const MASSAGE = { servicio: 'masaje', fecha_original: '2026-03-17', hora_original: '16:00' };
const cancels = { type: 'customer.wants_cancellation', detalles: MASSAGE };

describe('a row, and an errand', () => {
  test.each([
    ['la 2, y cancelá la del martes', { ...cancels, aparte: true }],
    ['la 2 y cancelame el masaje', { ...cancels, aparte: true }],
    ['a 2, e cancela a massagem', { ...cancels, aparte: true }],
    ['the second one, and cancel my massage', { ...cancels, aparte: true }],
    ['la 2 y pasame el masaje al lunes', { type: 'customer.wants_reschedule', detalles: { ...MASSAGE, fecha_deseada: '2026-03-16' }, aparte: true }],
    ['el 2 y además otra para mi hijo', { type: 'customer.wants_booking', detalles: { servicio: 'limpieza', fecha_deseada: '2026-03-11', para: { relation: 'hijo' } }, mas: true, aparte: true }],
    ['la 2 y también un corte a las 18', { type: 'customer.wants_booking', detalles: { servicio: 'corte', fecha_deseada: '2026-03-11', hora_especifica: '18:00' }, aparte: true }],
  ])('"%s" is both', (text, errand) => {
    expect(events(text, LIST, own)).toMatchObject([{ type: 'customer.selects', n: 2 }, errand]);
  }); // prettier-ignore
  test.each(['la 2, mejor un corte', 'la 2, pero con Laura', 'la 2 y gracias', 'la 2 y nos vemos el martes'])('"%s" is no errand of its own', (text) => {
    expect(JSON.stringify(events(text, LIST, own))).not.toContain('aparte');
  }); // prettier-ignore
});

describe('a name, and more', () => {
  test.each([
    ['Ana Paz, con Diego mejor', { profesional: 'diego' }],
    ['Ana Paz, y que sea con Diego', { profesional: 'diego' }],
    ['Ana Paz, mejor en Palermo', { sucursal: 'palermo' }],
    ['Ana Paz, y que sea a las 17', { hora_especifica: '17:00' }],
    ['Ana Paz, with Diego please', { profesional: 'diego' }],
  ])('"%s" changes what is booked', (text, detalles) => {
    expect(events(text, NAME, own)).toMatchObject([
      { type: 'customer.wants_booking', detalles },
      { type: 'customer.answers', value: 'Ana Paz' },
    ]);
  });
  test.each([
    ['Ana Paz, y también un corte a las 12', { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '12:00' }],
    ['Ana Paz, y otra para mi hijo', { servicio: 'limpieza', fecha_deseada: '2026-03-12', para: { relation: 'hijo' } }],
  ])('"%s" is one more', (text, detalles) => {
    expect(events(text, NAME, own)).toMatchObject([
      { type: 'customer.answers', value: 'Ana Paz' },
      { type: 'customer.wants_booking', detalles, aparte: true },
    ]);
  }); // prettier-ignore
  test.each(['Ana Laura Paz', 'Diego Paz', 'Ana Paz'])('"%s" is a name', (text) => {
    expect(events(text, NAME, own)).toMatchObject([{ type: 'customer.answers', value: text }]);
  });
});

describe('a yes or a no, and an errand', () => {
  test.each([
    ['no, mejor cancelame la que tengo', { type: 'customer.wants_cancellation' }],
    ['no, cancelame el masaje', cancels],
    ['no, pasame el masaje al lunes', { type: 'customer.wants_reschedule', detalles: { fecha_deseada: '2026-03-16' } }],
    ['no, quiero pagar', { type: 'customer.wants_payment' }],
  ])('"%s" refuses, and orders', (text, errand) => {
    const said = events(text, CONFIRM, own);
    expect(said).toMatchObject([{ type: 'customer.rejects' }, errand]);
    expect(JSON.stringify(said)).not.toContain('aparte');
  });
  test('"no, cuánto sale?" is answered, and refuses', () => {
    const said = events('no, cuánto sale?', CONFIRM, own);
    expect(said).toMatchObject([{ type: 'customer.asks', topic: 'precio' }, { type: 'customer.rejects' }]);
  });
  test.each(['sí, y pásame con alguien', 'dale, y después quiero hablar con una persona', 'yes, and let me talk to a person'])('"%s" books, and hands over', (text) => {
    expect(events(text, CONFIRM, own)).toMatchObject([{ type: 'customer.accepts' }, { type: 'customer.wants_person' }]);
  }); // prettier-ignore
  test.each(['sí, pero antes pasame con alguien', 'sí, pero quiero hablar con una persona', 'no, pasame con alguien'])('"%s" is for a person alone', (text) => {
    expect(events(text, CONFIRM, own)).toMatchObject([{ type: 'customer.wants_person' }]);
  }); // prettier-ignore
  test('"no, cancelalo" of the one that is moved', () => {
    const [moving] = own.appointments;
    const question: Question = { state: 'AGENDA_REPROGRAMACION_CONFIRMANDO', offer: yesNo, proposed, ...(moving && { moving }) };
    expect(events('no, cancelalo', question, own)).toMatchObject([{ type: 'customer.rejects' }, cancels]);
  }); // prettier-ignore
});

describe('another of its kind, behind an hour that is put right', () => {
  const spa = {
    tenant: { ...tenant, services: [serviceOf('relax', 'Masaje relajante', 'masajes'), serviceOf('descon', 'Masaje descontracturante', 'masajes'), serviceOf('pedi', 'Pedicure', 'pies')] },
  }; // prettier-ignore
  const asked = { ...CONFIRM, known: { servicio: 'relax', fecha_deseada: '2026-03-12', hora_especifica: '11:00' } };
  test('"mejor el viernes a la 1, y descontracturante" is instead of it', () => {
    expect(events('mejor el viernes a la 1, y descontracturante', asked, spa)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: 'descon', fecha_deseada: '2026-03-13' } },
    ]);
  });
  test.each([
    ['mejor el viernes a la 1, y un descontracturante también', 'descon'],
    ['mejor el viernes a la 1, y pedicure', 'pedi'],
  ])('"%s" is one more', (text, servicio) => {
    expect(events(text, asked, spa)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-13' } },
      { type: 'customer.wants_booking', detalles: { servicio }, aparte: true },
    ]);
  });
});
