/** "¿La sesión es hoy a las 6?", asked of what is booked: what there is is shown, and nothing is booked or moved. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

// Thursday at eleven.
const own = [mine('corte', '2026-03-12T11:00')];
const said = (text: string, appointments = own) => events(text, IDLE, { appointments }).map(({ type }) => type);

describe('of the one he has', () => {
  test.each([
    'hola tengo el corte el jueves a las 11 cierto?',
    'el corte es el jueves a las 11?',
    'era el jueves a las 11 mi hora?',
    'era a las 11 o a las 11:30?',
    'I have a haircut on Thursday at 11, right?',
    'meu horário é quinta às 11h né?',
    'el corte es el jueves a las 12?',
  ])('«%s» asks when it is', (text) => {
    expect(said(text)).toEqual(['customer.wants_appointments']);
  });
});

describe('any other wish stays one', () => {
  test.each([
    ['quiero corte el jueves a las 11, sí?', 'customer.wants_booking'],
    ['tenés turno el jueves a las 11?', 'customer.wants_booking'],
    ['la limpieza puede ser el viernes a las 11?', 'customer.wants_booking'],
  ])('«%s»', (text, type) => {
    expect(said(text)).toContain(type);
  });
  test('nor is anything shown to who has none', () => {
    expect(said('el corte es el jueves a las 11?', [])).not.toContain('customer.wants_appointments');
  });
});

describe('another person or branch for it', () => {
  test.each([
    ['puedo con Diego mejor?', { profesional: 'diego' }],
    ['puedo ir con Diego en vez de Laura?', { profesional: 'diego' }],
    ['puedo ir a Palermo en vez de Norte?', { sucursal: 'palermo' }],
    ['podría ir a Palermo en lugar de Norte?', { sucursal: 'palermo' }],
  ])('«%s» moves it there', (text, detalles) => {
    expect(events(text, IDLE, { appointments: own })).toMatchObject([{ type: 'customer.wants_reschedule', detalles }]);
  });
  test.each(['puedo ir a Palermo también?', 'puedo ir con Diego el viernes a las 12?'])(
    '«%s» moves nothing',
    (text) => {
      expect(said(text)).not.toContain('customer.wants_reschedule');
    },
  );
});

describe('who works when', () => {
  test.each([
    ['qué días da clase Diego?', 'horarios'],
    ['Diego qué días da clases?', 'horarios'],
    ['o Diego atende sexta?', 'horarios'],
    ['is Laura working on Friday?', 'horarios'],
    ['who are the instructors?', 'profesionales'],
    ['who teaches?', 'profesionales'],
  ])('«%s» asks for %s', (text, topic) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic }]);
  });
});

describe('what has to be done is what is sold', () => {
  test.each(['hay que cortarle el pelo', 'toca hacerle una limpieza', 'tengo que cortarme el pelo'])(
    '«%s» is a wish',
    (text) => {
      expect(said(text, [])).toEqual(['customer.wants_booking']);
    },
  );
  test.each(['hay que esperar mucho', 'hay que pagar la limpieza?'])('«%s» is none', (text) => {
    expect(said(text, [])).not.toContain('customer.wants_booking');
  });
});
