import { describe, expect, test } from 'vitest';
import type { CustomerEvent, Tenant } from '../../src/domain.ts';
import { IDLE, PAY_CONFIRM, events, mine, tenant } from './kit.ts';

const types = (said: readonly CustomerEvent[]) => said.map(({ type }) => type.replace('customer.', ''));
const guestIn = ([event]: readonly CustomerEvent[]) =>
  event?.type === 'customer.wants_booking' ? event.detalles.para : 'nothing is booked';

describe('a name that is a verb too', () => {
  const [one] = tenant.professionals;
  const withMarco: Tenant = { ...tenant, professionals: [{ ...one!, id: 'marco', name: 'Marco Vera' }] };
  const said = (text: string) => events(text, IDLE, { tenant: withMarco });

  test.each([
    'limpieza con el dr marco el lunes a las 11', 'limpieza con marco el martes a las 10', 'corte con marco mañana a la tarde', 'limpieza marco martes a las 10', 'limpieza el martes con marco', 'con marco mañana a las 10',
    'cita con marco el martes en la tarde', 'corte para hoy con marco', 'con el doctor marco, limpieza el viernes en la tarde',
  ])('%s: a booking with him', (text) => {
    const [event, ...more] = said(text);
    expect(more).toEqual([]);
    expect(event).toMatchObject({ type: 'customer.wants_booking', detalles: { profesional: 'marco' } });
  }); // prettier-ignore

  test.each(['te marco mañana', 'le marco el lunes', 'yo te marco en la tarde', 'ok, mañana te marco', 'gracias, luego le marco'])(
    '%s: he calls, whoever works there',
    (text) => {
      expect(types(said(text))).toEqual(['acknowledges']);
    },
  ); // prettier-ignore
});

describe('getting an appointment, and taking one out', () => {
  test.each(['sácame la cita para limpieza el sábado a las 9', 'mejor sácame una cita para el martes', 'sácame la cita', 'sacame mi cita para el lunes a las 10', 'mejor primero sácame la cita, el viernes a las 9'])(
    '%s: of one who has none',
    (text) => {
      expect(types(events(text, IDLE))).toEqual(['wants_booking']);
      expect(types(events(text, PAY_CONFIRM))).toEqual(['wants_booking']);
    },
  ); // prettier-ignore

  test('with a question beside it', () => {
    expect(types(events('sácame la cita para limpieza el sábado a las 9 y dime cuánto cuesta', IDLE))).toEqual([
      'asks',
      'wants_booking',
    ]);
  });

  const own = { appointments: [mine('limpieza', '2026-03-12T11:00')] };
  test.each(['sacame el turno del jueves', 'sacá mi turno del jueves', 'sacame del turno', 'sacame la cita', 'sacame el turno, no puedo ir', 'sacame el turno para el jueves', 'sacame de la agenda', 'sacame la limpieza'])(
    '%s: of one who has it',
    (text) => {
      expect(types(events(text, IDLE, own))).toEqual(['wants_cancellation']);
    },
  ); // prettier-ignore

  test.each(['sacame el turno para corte el viernes a las 10', 'mejor sacame otro turno para el viernes'])(
    '%s: another than he has',
    (text) => {
      expect(types(events(text, IDLE, own))).toEqual(['wants_booking']);
    },
  );
});

describe('whose it is, told without a "for" or with a title', () => {
  test.each([
    ['sacarle cita a mi hijo Bruno para limpieza', { relation: 'hijo', name: 'Bruno' }],
    ['pedirle cita a mi papá Ernesto Quiroz, limpieza', { relation: 'padre', name: 'Ernesto Quiroz' }],
    ['mi mamá doña Gloria necesita una limpieza', { relation: 'madre', name: 'Gloria' }],
    ['mi tía la señora Carmen quiere una limpieza', { relation: 'tia', name: 'Carmen' }],
    ['mi hijo bruno quiere una limpieza el viernes', { relation: 'hijo', name: 'Bruno' }],
    ['cita para la señora Gloria Rojas, limpieza', { name: 'Gloria Rojas' }],
    ['limpieza para el señor Ernesto Quiroz el martes', { name: 'Ernesto Quiroz' }],
    ['para doña gloria un corte el martes', { name: 'Gloria' }],
    ['agendar a don Ernesto para limpieza', { name: 'Ernesto' }],
    ['uma limpeza para a senhora Maria', { name: 'Maria' }],
  ])('%s', (text, guest) => {
    expect(guestIn(events(text, IDLE))).toEqual(guest);
  });

  test.each([
    'cita con la señora Laura, limpieza',
    'cita para la señora Laura, limpieza',
    'limpieza para la señora que atiende',
    'mi hermana Rosa ya fue y quiero una limpieza',
    'mi esposo Luis me recomendó, quiero una limpieza',
  ])('%s: nobody else comes', (text) => {
    expect(guestIn(events(text, IDLE))).toBeUndefined();
  });

  test('who wants to know books nothing', () => {
    expect(types(events('mi hermano Luis quiere saber cuánto cuesta la limpieza', IDLE))).toEqual(['asks']);
  });
});

describe('a name behind an excuse', () => {
  const asked = { state: 'AGENDA_PIDIENDO_DATOS', field: 'name' } as const;
  test.each([
    ['disculpe la demora, soy Ana Lucía Vargas', 'Ana Lucía Vargas'],
    ['perdon estaba manejando. Carlos Medina', 'Carlos Medina'],
    ['perdón, Ana Perez', 'Ana Perez'],
    ['perdón por la demora soy Carlos Medina', 'Carlos Medina'],
    ['una disculpa, andaba ocupada. Ana Vargas', 'Ana Vargas'],
    ['hola perdon la tardanza, Ana Vargas', 'Ana Vargas'],
    ['desculpa a demora, Ana Vargas', 'Ana Vargas'],
    ['sorry for the delay, Tom Smith', 'Tom Smith'],
    ['ella se llama Teresa Ramos', 'Teresa Ramos'],
    ['él se llama Luis Paredes', 'Luis Paredes'],
    ['ella es Teresa Ramos', 'Teresa Ramos'],
    ['Perdomo Ruiz', 'Perdomo Ruiz'],
  ])('%s', (text, value) => {
    expect(events(text, asked)).toMatchObject([{ type: 'customer.answers', field: 'name', value }]);
  });

  test.each([
    'perdon estaba manejando',
    'disculpe la demora',
    'perdon estaba manejando carlos medina',
    'él es alérgico',
  ])('%s: no name', (text) => {
    expect(types(events(text, asked))).not.toContain('answers');
  });

  test('an hour behind it is another hour', () => {
    expect(events('perdon, mejor a las 5', asked)).toMatchObject([{ type: 'customer.wants_booking' }]);
  });
});
