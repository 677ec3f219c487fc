/** Words that were taken for something else: each beside a neighbour that means it. */
import { describe, expect, test } from 'vitest';
import { IDLE, LIST, events, mine } from './kit.ts';

const types = (text: string, question = IDLE, more: object = {}) =>
  events(text, question, more).map(({ type }) => type);

describe('who signs up books, and pays only for a plan', () => {
  test.each(['quiero inscribirme en masaje el jueves', 'quiero inscribirme', 'quiero inscribirme en una limpieza'])(
    '"%s"',
    (text) => {
      expect(types(text)).toEqual(['customer.wants_booking']);
    },
  );
  test('to the plan', () => {
    expect(types('quiero inscribirme al plan')).toEqual(['customer.wants_payment']);
  });
});

test.each(['masaje, só depois das 17h', 'limpieza só depois das 17h'])('"%s" takes no leave', (text) => {
  expect(types(text)).toEqual(['customer.wants_booking']);
});
test('"so depois" by itself is later', () => {
  expect(types('depois eu vejo, obrigada')).not.toContain('customer.wants_booking');
});

test('a truck is no exchange', () => {
  const own = { appointments: [mine('masaje', '2026-03-12T10:00')] };
  expect(types('quiero llevar la troca para un masaje el viernes', IDLE, own)).toEqual(['customer.wants_booking']);
});

describe('before the hours of one service', () => {
  const open = { ...LIST, known: { servicio: 'masaje', fecha_deseada: '2026-03-12' } };
  test.each(['no, otro servicio: corte de pelo', 'otro servicio: corte de pelo', 'no, ese no, corte de pelo'])(
    '"%s" is that one',
    (text) => {
      expect(events(text, open)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio: 'corte' } }]);
    },
  );
  test('"otro servicio" turns no page', () => {
    expect(types('otro servicio', open)).toEqual(['customer.wants_booking']);
  });
  test('"cancelar todo" is of what he has, too', () => {
    const own = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
    expect(types('cancelar todo', open, own)).toEqual(['customer.exits', 'customer.wants_cancellation']);
    expect(types('cancelar', open, own)).toEqual(['customer.exits']);
    expect(types('cancelar todo', open)).toEqual(['customer.exits']);
  });
});
