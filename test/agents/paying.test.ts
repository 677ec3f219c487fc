/** What is said of a payment where its link is asked about or open: only a plain wish to pay is a yes (PAGOS-3). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CONFIRM, IDLE, PAY_CONFIRM, events, tenant } from './kit.ts';

const LINK_OPEN: Question = { state: 'AGENDA_ESPERANDO_PAGO' };
const withDeposit = { ...tenant, booking: { ...tenant.booking, paymentBeforeBooking: 'deposit' as const } };

function said(text: string, question: Question): string[] {
  return events(text, question, { tenant: withDeposit }).map((e) =>
    ('topic' in e ? `${e.type} ${e.topic}` : e.type).replace('customer.', ''),
  );
}

describe('where the link is asked about', () => {
  test.each([
    'quiero pagar la seña',
    'quiero pagar el anticipo',
    'quero pagar o sinal',
    'sí, quiero pagar',
    'quiero pagar ya',
    'necesito pagar ahora',
  ])('"%s" is a yes', (text) => {
    expect(said(text, CONFIRM)).toEqual(['accepts']);
    expect(said(text, PAY_CONFIRM)).toEqual(['accepts']);
  });

  test.each([
    'no quiero pagar',
    'quiero pagar mañana',
    'quiero pagar en efectivo',
    'quiero pagar el corte',
    '¿puedo pagar con transferencia?',
    'pago el viernes',
    'quiero pagar la mitad',
    'quiero pagar cuando llegue',
    'vou pagar amanhã',
    "i'll pay tonight",
    'quiero pagar si me confirman que es con Laura',
    'quiero pagar menos',
  ])('"%s" is none', (text) => {
    expect(said(text, CONFIRM)).not.toContain('accepts');
    expect(said(text, PAY_CONFIRM)).not.toContain('accepts');
  });

  test.each(['¿cuánto es la seña?', 'de cuánto sería el anticipo', 'how much is the deposit?', 'quanto é o sinal?'])(
    '"%s" is asked of this deposit',
    (text) => {
      expect(said(text, CONFIRM)).toEqual(['asks deuda']);
    },
  );

  test.each(['ok no', 'no gracias', 'mejor no', 'não, obrigado', 'al final no', 'no, por ahora no'])(
    '"%s" ends a payment, and shows no other service',
    (text) => {
      expect(said(text, PAY_CONFIRM)).toEqual(['exits']);
    },
  );

  test.each(['pago allá', "actually i'll pay when i get there", 'prefiero pagar en efectivo', 'vou pagar na hora'])(
    '"%s" is told the ways of paying, and leaves the link',
    (text) => {
      expect(said(text, PAY_CONFIRM)).toEqual(['asks pagos', 'exits']);
    },
  );
});

describe('with the link of a booking open', () => {
  test.each([
    'pago en la noche, ¿está bien?',
    'pago más tarde',
    'te transfiero a las 8',
    'al rato lo pago',
    '¿puedo pagar mañana?',
    'i will pay tonight',
    'posso pagar amanhã?',
    'me rechazó la tarjeta, ¿qué hago?',
    'my card was declined',
    'o cartão foi recusado',
    'no pasó el pago',
    'el link no abre',
    'can u resend the link',
    'i lost the link',
    'não acho o link',
    'perdí el link',
  ])('"%s" is about that payment', (text) => {
    expect(said(text, LINK_OPEN)).toEqual(['asks deuda']);
  });

  test.each([
    ['mejor mañana a las 17', 'wants_booking'],
    ['ya no quiero', 'exits'],
    ['ya pagué', 'claims_payment'],
    ['quiero hablar con una persona', 'wants_person'],
  ])('"%s" is not', (text, type) => {
    expect(said(text, LINK_OPEN)).toContain(type);
  });
});

describe('what of the own is owed', () => {
  test.each([
    'quiero pagar el resto',
    '¿cuánto me falta?',
    'cuánto me queda por pagar',
    'how much do i still owe?',
    'i want to pay the rest',
    'what is left to pay',
    'quanto falta pagar?',
    'quero pagar o restante',
    'pasame el link del resto',
  ])('"%s" is asked of it, not of the price list', (text) => {
    expect(said(text, IDLE)).toEqual(['asks deuda']);
  });
});

describe('money that is owed back', () => {
  test.each([
    'fui cobrada duas vezes',
    'me cobraron 2 veces',
    'vocês me cobraram 2x',
    'got billed two times',
    'you double charged my card',
    'can i have my money back?',
    'please refund me',
    'refund my deposit',
    'pode estornar meu pagamento?',
    'quero meu dinheiro de volta',
    'aparece dos veces el cargo',
    'hay un cargo que no reconozco',
    'devolvam meu dinheiro',
    'factura, mi rfc es XAXX010101000',
    'preciso da nota fiscal, meu cpf é 123.456.789-00',
    'necesito factura',
    'i need an invoice',
    'facturame porfa',
    '¿me pueden facturar?',
  ])('"%s" is for a person', (text) => {
    expect(said(text, IDLE)).toEqual(['wants_person']);
  });

  test.each([
    'do you give refunds if i cancel?',
    '¿devuelven el anticipo si cancelo?',
    '¿dan factura?',
    'do you give invoices?',
  ])('"%s" is a question that nobody here can answer', (text) => {
    expect(said(text, IDLE)).toEqual(['asks otro']);
  });

  test.each(['quiero pagar en dos veces', 'quiero pagar la factura', '¿me devuelven la llamada?', 'charge my card'])(
    '"%s" is neither',
    (text) => {
      expect(said(text, IDLE)).not.toContain('wants_person');
    },
  );

  test.each(['está carísimo', 'uy, está muy caro', 'tá caro demais', "that's too expensive", 'es muy caro para mí'])(
    '"%s" where a payment is asked for leaves it',
    (text) => {
      expect(said(text, PAY_CONFIRM)).toEqual(['exits']);
    },
  );
  test.each(['¿me lo manda de nuevo?', 'mandamelo otra vez', 'manda de novo', 'send it again'])(
    '"%s" asks for what is due',
    (text) => {
      expect(said(text, IDLE)).toEqual(['asks deuda']);
    },
  );
});

describe('several services to pay', () => {
  const paid = (text: string): unknown[] =>
    events(text, IDLE).map((event) => {
      const { servicio } = event.type === 'customer.wants_booking' ? event.detalles : (event as { servicio?: string });
      return `${event.type} ${servicio ?? ''}`.trim();
    });
  test.each(['quiero pagar la limpieza y el masaje', 'quiero pagar la limpieza, y también el masaje', 'quero pagar a limpeza e a massagem'])(
    '"%s" is one payment each, in that order', (text) => {
      expect(paid(text)).toEqual(['customer.wants_payment limpieza', 'customer.wants_payment masaje']);
    }); // prettier-ignore
  test.each(['quiero pagar la limpieza o el masaje', 'quiero pagar el control de ortodoncia', 'quiero pagar la limpieza'])(
    '"%s" is one', (text) => {
      expect(paid(text)).toHaveLength(1);
    }); // prettier-ignore
  test('what is wished for beside it is no payment', () => {
    expect(paid('quiero una limpieza y pagar el masaje')).toHaveLength(1);
    expect(paid('quiero una limpieza el martes a las 10 y también pagar el masaje')).toContain(
      'customer.wants_booking limpieza',
    );
  });
});

test.each(['e tem como pagar com pix?', 'dá pra pagar no pix?', 'vocês aceitam pix?', '¿se puede pagar con tarjeta?'])(
  '"%s" asks how one pays, and opens no payment',
  (text) => {
    for (const question of [IDLE, CONFIRM])
      expect(events(text, question)).toEqual([{ type: 'customer.asks', topic: 'pagos' }]);
  },
);
