/** One of those that he has is given up by its service, whatever is open (AGENDA-7, CONV-10). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CANCEL_CONFIRM, CONFIRM, IDLE, LIST, PAY_CONFIRM, PAY_LIST, events, mine, services, tenant } from './kit.ts';

const massage = mine('masaje', '2026-03-13T15:00');
const own = { appointments: [mine('limpieza', '2026-03-12T10:00'), massage] };
const CORTE = { servicio: 'corte' };
const OPEN: readonly (readonly [string, Question])[] = [
  ['nothing', IDLE],
  ['hours', { ...LIST, known: CORTE }],
  ['a yes to a booking', { ...CONFIRM, known: { ...CONFIRM.known, ...CORTE } }],
  ['the service', { state: 'AGENDA_ELIGIENDO_SERVICIO', offer: services }],
  ['the hours of a move', { ...LIST, state: 'AGENDA_REPROGRAMACION_MOSTRANDO_OPCIONES', moving: massage }],
  ['what is paid', PAY_LIST],
  ['a yes to a payment', PAY_CONFIRM],
  ['a yes to another cancellation', { ...CANCEL_CONFIRM, cancelling: massage }],
];
const types = (text: string, question: Question, more: object = own) =>
  events(text, question, more).map(({ type }) => type);

describe.each(OPEN)('with %s open', (_, question) => {
  test.each(['cancelá la limpieza', 'anula la limpieza', 'cancelar limpieza', 'elimina la limpieza', 'quita la limpieza', 'sacame la limpieza', 'ya no quiero la limpieza', 'la limpieza al final no, sacala', 'la limpieza se cancela', 'tira a limpieza', 'cancel the limpieza', 'can you cancel the limpieza?'])(
    '"%s" gives it up',
    (text) => {
      expect(events(text, question, own)).toMatchObject([{ type: 'customer.wants_cancellation', detalles: { servicio: 'limpieza' } }]);
    },
  ); // prettier-ignore
  test.each(['cancelaste la limpieza?', 'quiero una limpieza', 'la limpieza no duele?', 'no canceles la limpieza'])(
    '"%s" does not',
    (text) => {
      expect(types(text, question)).not.toContain('customer.wants_cancellation');
    },
  );
});

describe('of late', () => {
  test.each(['al final no quiero la limpieza', 'no voy a querer la limpieza', 'no quiero la limpieza', 'ya no quiero hacerme la limpieza', 'não vou querer a limpieza'])(
    '"%s", with nothing open, gives it up',
    (text) => {
      expect(events(text, IDLE, own)).toMatchObject([{ type: 'customer.wants_cancellation', detalles: { servicio: 'limpieza' } }]);
    },
  ); // prettier-ignore
  test('of what he has not, or with another open, it does not', () => {
    expect(types('no quiero la limpieza con Laura', IDLE)).not.toContain('customer.wants_cancellation');
    expect(types('no quiero el corte', IDLE)).not.toContain('customer.wants_cancellation');
    expect(types('no quiero la limpieza', { ...LIST, known: CORTE })).not.toContain('customer.wants_cancellation');
  });
});

describe('of who has none', () => {
  test.each([
    'ya no quiero la limpieza',
    'não quero mais a limpieza',
    "i don't want the limpieza anymore",
    'no quiero un corte',
    'no quiero ningún corte',
    'não quero um corte',
  ])('"%s" books nothing', (text) => {
    expect(types(text, IDLE, { appointments: [] })).not.toContain('customer.wants_booking');
  });
  test.each(['no quiero un corte sino una limpieza', 'no quiero un corte hoy, mañana', 'no quiero un corte, quiero una limpieza'])('"%s" wants one', (text) => {
    expect(types(text, IDLE, { appointments: [] })).toContain('customer.wants_booking');
  }); // prettier-ignore
  test('"ya no quiero el turno" is of what one has', () => {
    expect(types('ya no quiero el turno', IDLE)).toEqual(['customer.wants_cancellation']);
  });
});

describe('what is being booked', () => {
  const none = { appointments: [] };
  const open = { ...CONFIRM, known: { ...CONFIRM.known, ...CORTE } };
  test.each(['ya no quiero el corte', 'ya no voy a querer el corte', 'el corte ya no', 'ya no quiero el turno', 'ya no voy a querer', 'no quiero más el corte', 'não quero mais o corte', "i don't want the corte anymore", 'al final no voy', 'ya no voy a ir', 'não vou mais', 'i changed my mind', 'mudei de ideia', 'cambié de opinión'])(
    '"%s" leaves it',
    (text) => {
      expect(types(text, open, none)).toEqual(['customer.exits']);
      expect(types(text, { ...LIST, known: CORTE }, none)).toEqual(['customer.exits']);
    },
  ); // prettier-ignore
  test.each(['ya no quiero el corte, quiero una limpieza', 'ya no quiero el jueves', 'ya no quiero con Laura', 'no quiero el corte'])('"%s" does not', (text) => {
    expect(types(text, open, none)).not.toContain('customer.exits');
  }); // prettier-ignore
});

describe('what is no giving up of what he has', () => {
  test('what is being booked, what is put right', () => {
    expect(types('cancelá el corte', { ...LIST, known: CORTE })).toEqual(['customer.exits']);
    expect(types('ya no quiero limpieza, prefiero un corte', IDLE)).toEqual(['customer.wants_booking']);
  });
  test('where "cancelar" is to pay, and a payment is open, it is to pay', () => {
    const inBogota = { ...own, tenant: { ...tenant, locale: 'es-CO' } };
    expect(types('cancelar la limpieza', PAY_LIST, inBogota)).not.toContain('customer.wants_cancellation');
    expect(types('ya no quiero la limpieza', PAY_LIST, inBogota)).toEqual(['customer.wants_cancellation']);
  });
  test('whose it is stands for its service', () => {
    expect(types('el de mi hijo se cancela, ya consiguió otro', IDLE)).toEqual(['customer.wants_cancellation']);
  });
});

describe('of what is being booked, after all', () => {
  const proposed = { ...CONFIRM, known: { ...CONFIRM.known, ...CORTE } };
  test.each(['al final el corte no me lo hago', 'pensándolo bien, el corte no lo quiero', 'no voy a hacerme el corte', 'na verdade não vou fazer o corte', "actually i don't want the corte", 'mejor el corte no'])(
    '"%s" leaves it',
    (text) => {
      expect(types(text, proposed, { appointments: [] })).toEqual(['customer.exits']);
    },
  ); // prettier-ignore
  test.each(['al final el corte lo quiero', 'el corte no lo hago con Laura', 'al final la limpieza no la hago'])(
    '"%s" does not',
    (text) => {
      expect(types(text, proposed, { appointments: [] })).not.toContain('customer.exits');
    },
  );
});
