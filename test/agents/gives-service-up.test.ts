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
