/** One of those that he has is moved by its name, and another one is booked, whatever is open (CONV-6, CONV-11). */
import { describe, expect, test } from 'vitest';
import type { Offer, Question } from '../../src/domain.ts';
import { CANCEL_CONFIRM, CONFIRM, LIST, PAY_CONFIRM, PAY_LIST, events, mine } from './kit.ts';

const massage = mine('masaje', '2026-03-13T15:00');
const cleaning = mine('limpieza', '2026-03-12T10:00');
const own = { appointments: [cleaning, massage] };
const ids: Offer = { id: 'k3', page: 0, kind: 'cita', ids: ['limpieza', 'masaje'] };
const MOVING: Question = { ...LIST, state: 'AGENDA_REPROGRAMACION_MOSTRANDO_OPCIONES', moving: massage };
const WHICH_TO_MOVE: Question = { state: 'AGENDA_REPROGRAMACION_ELIGIENDO_CITA', offer: ids };
const WHICH_TO_CANCEL: Question = { state: 'AGENDA_CANCELACION_SOLICITANDO_IDENTIFICACION', offer: ids };
const CANCELLING: Question = { ...CANCEL_CONFIRM, cancelling: massage };
const OPEN: readonly (readonly [string, Question])[] = [
  ['hours', { ...LIST, known: { servicio: 'corte' } }],
  ['a yes to a booking', { ...CONFIRM, known: { ...CONFIRM.known, servicio: 'corte' } }],
  ['the hours of another move', MOVING],
  ['which one is moved', WHICH_TO_MOVE],
  ['which one is cancelled', WHICH_TO_CANCEL],
  ['a yes to another cancellation', CANCELLING],
  ['what is paid', PAY_LIST],
  ['a yes to a payment', PAY_CONFIRM],
];
const said = (text: string, question: Question) =>
  events(text, question, own).filter(({ type }) => type !== 'customer.exits');

describe.each(OPEN)('with %s open', (_, question) => {
  test.each(['pasame la limpieza al lunes a las 11', 'mové la limpieza al lunes a las 11', 'la limpieza mejor el lunes a las 11', 'reprogramá la limpieza para el lunes a las 11', 'move the limpieza to monday at 11'])(
    '"%s" moves that one',
    (text) => {
      expect(said(text, question)).toMatchObject([
        { type: 'customer.wants_reschedule', detalles: { servicio: 'limpieza', fecha_original: '2026-03-12', fecha_deseada: '2026-03-16', hora_especifica: '11:00' } },
      ]);
    },
  ); // prettier-ignore
});

describe('another one, while one is moved or cancelled', () => {
  test.each([MOVING, CANCELLING, WHICH_TO_CANCEL])('is booked', (question) => {
    for (const text of ['y sacame uno de corte el viernes a las 17', 'quiero un corte el viernes a las 17:30'])
      expect(said(text, question)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio: 'corte' } }]);
  });
  test('of the same service, with "otra"', () => {
    expect(said('y otra limpieza el viernes a las 17:30', MOVING)).toMatchObject([{ type: 'customer.wants_booking' }]);
  });
  test.each(['el viernes a las 17:30', 'masaje el viernes a las 17:30', 'mejor el viernes'])('"%s" is where it goes', (text) => {
    expect(said(text, MOVING).map(({ type }) => type)).not.toContain('customer.wants_booking');
  }); // prettier-ignore
});

test('asked which one is moved, where it goes is told with its name', () => {
  expect(said('la limpieza al lunes a las 11', WHICH_TO_MOVE)).toMatchObject([
    { type: 'customer.wants_reschedule', detalles: { servicio: 'limpieza', fecha_deseada: '2026-03-16' } },
  ]);
});
