/** A yes that says with what it is paid, or that it is paid now; what somebody else does not pay; what goes, with money asked for. */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CANCEL_CONFIRM, CONFIRM, IDLE, PAY_CONFIRM, at, events, mine, serviceOf, tenant } from './kit.ts';

const paysFirst = { ...tenant, booking: { ...tenant.booking, paymentBeforeBooking: 'deposit' as const } };
const proposed = { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' };
const DEPOSIT: Question = { ...CONFIRM, known: { ...CONFIRM.known, servicio: 'limpieza' }, proposed };
const AWAITS: Question = { state: 'AGENDA_ESPERANDO_PAGO', known: DEPOSIT.known, proposed } as Question;
const lawyers = {
  ...tenant,
  services: [
    serviceOf('contrato', 'Revisión de contrato', 'legal'),
    serviceOf('asesoria', 'Asesoría laboral', 'legal'),
  ],
};

describe('a yes that pays now', () => {
  test.each([
    'sí, lo pago ahora con yape',
    'sí, con tarjeta',
    'dale, te transfiero ahora',
    'listo, hago la transferencia ahora',
    'ok por transferencia',
    'sí, con débito por favor',
    'ya, yapeo ahorita',
    'sim, pago agora no pix',
    "yes I'll pay now",
  ])('%s', (said) => {
    expect(events(said, DEPOSIT, { tenant: paysFirst, paysFirst: true })).toEqual([{ type: 'customer.accepts' }]);
    expect(events(said, PAY_CONFIRM)).toEqual([{ type: 'customer.accepts' }]);
    expect(events(said, AWAITS, { tenant: paysFirst, paysFirst: true })).toEqual([
      { type: 'customer.asks', topic: 'deuda' },
    ]);
  });

  test.each([
    'sí, pero con tarjeta no',
    'sí, pago en efectivo',
    'sí, te pago mañana',
    '¿sí, con tarjeta?',
    'sí, ya pagué con yape',
  ])('not "%s"', (said) => {
    expect(events(said, DEPOSIT, { tenant: paysFirst, paysFirst: true })).not.toEqual([{ type: 'customer.accepts' }]);
    expect(events(said, PAY_CONFIRM)).not.toEqual([{ type: 'customer.accepts' }]);
  });
});

describe('a yes that says how it will be paid', () => {
  test.each([
    'sí, pago en efectivo', 'dale, en efectivo', 'sí, efectivo', 'ok pero en efectivo', 'sim, em dinheiro', 'yes, cash', 'sí, pago en el local con tarjeta',
  ])('"%s": where a link is to be paid first, how it is paid is told; else it is a yes', (said) => {
    expect(events(said, DEPOSIT)).toEqual([{ type: 'customer.accepts' }]);
    const told = [expect.objectContaining({ type: 'customer.asks', topic: 'pagos' })];
    expect(events(said, DEPOSIT, { tenant: paysFirst, paysFirst: true })).toEqual(told);
    expect(events(said, PAY_CONFIRM)).toEqual(told);
  }); // prettier-ignore
  test.each(['sí, con tarjeta', 'dale, pago con tarjeta', 'sí, pago con transferencia', 'sí, pago mañana', 'sí, después te pago', 'sí, te pago cuando llegue', 'yes, by card'])(
    '"%s" is a yes where nothing is paid first',
    (said) => {
      expect(events(said, DEPOSIT)).toEqual([{ type: 'customer.accepts' }]);
    },
  ); // prettier-ignore
  test.each(['sí, te transfiero ahora', 'sí, lo pago ahora'])('"%s" is one, and pays', (said) => {
    expect(events(said, DEPOSIT).map(({ type }) => type)).toEqual(['customer.accepts', 'customer.wants_payment']);
  });
  test.each(['sí, pero con tarjeta no', '¿sí, con tarjeta?', 'no, en efectivo', 'sí, ya pagué en efectivo', 'sí, en efectivo con laura', 'sí pero el viernes', 'sí, mañana'])(
    'not "%s"',
    (said) => {
      expect(events(said, DEPOSIT)).not.toContainEqual({ type: 'customer.accepts' });
    },
  ); // prettier-ignore
});

describe('what is being booked goes', () => {
  test.each([
    'no ya no, cancele eso',
    'ya no, cancelen todo',
    'mejor cancele eso',
    'no, cancele eso',
    'não, cancela tudo',
  ])('%s', (said) => {
    const left = [{ type: 'customer.exits', word: 'cancelar' }];
    expect(events(said, DEPOSIT, { tenant: paysFirst, paysFirst: true })).toEqual(left);
    expect(events(said, AWAITS, { tenant: paysFirst, paysFirst: true })).toEqual(left);
  });

  test('"no cancele eso" is against it', () => {
    expect(events('no cancele eso', DEPOSIT, { tenant: paysFirst, paysFirst: true })).not.toContainEqual(
      expect.objectContaining({ type: 'customer.exits' }),
    );
  });
});

describe('somebody else who does not pay', () => {
  test.each([
    'mi jefe no me quiere pagar la liquidación, quiero una asesoría',
    'mi ex no quiere pagar la pensión, necesito una asesoría laboral',
    'no me pagaron las vacaciones, quiero una asesoría',
    'el seguro no quiere pagar, necesito una asesoría',
  ])('%s', (said) => {
    expect(events(said, IDLE, { tenant: lawyers })).toEqual([
      { type: 'customer.wants_booking', detalles: { servicio: 'asesoria' } },
    ]);
  });

  test.each([
    'quiero pagar la asesoría',
    'mi jefe no me pagó, quiero pagar la asesoría',
    'no me deja pagar la asesoría',
  ])('but "%s" pays', (said) => {
    expect(events(said, IDLE, { tenant: lawyers })).toEqual([{ type: 'customer.wants_payment', servicio: 'asesoria' }]);
  });
});

describe('a yes to cancelling, and where he has it now', () => {
  const question = { ...CANCEL_CONFIRM, cancelling: mine('contrato', '2026-03-12T10:00') };
  test.each([
    'sí, ya contraté a otro abogado',
    'sí, contraté a otro',
    'si, ya encontré otro lugar',
    'sí, me atiendo con otro',
  ])('%s', (said) => {
    expect(events(said, question, { tenant: lawyers })).toEqual([{ type: 'customer.accepts' }]);
  });
  test('a wish behind the yes is one', () => {
    expect(events('sí, y quiero una asesoría', question, { tenant: lawyers })).toContainEqual({
      type: 'customer.wants_booking',
      detalles: { servicio: 'asesoria' },
    });
  });
});
