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

describe('the order to send the link', () => {
  test.each([
    'perdón, estaba en una reunión, sí mandame el link',
    'mandame otro porfa',
    'joya mandame',
    'disculpá la demora, pasame el link de pago por favor',
    'ok enviame uno nuevo',
  ])('"%s" is the yes that it was asked for', (text) => {
    expect(said(text, CONFIRM)).toEqual(['accepts']);
  });

  test.each([
    'si me haces precio mandame el link',
    'mejor mandame el link mañana',
    'cuando cobre, mandame el link',
    'no, mandame otro horario',
    'mandame el link de la videollamada',
    'nada pasa',
    'pero antes pasame con Laura',
  ])('"%s" is none', (text) => {
    expect(said(text, CONFIRM)).not.toContain('accepts');
  });
});

describe('while the link is open', () => {
  test.each([
    'todavía no pagué',
    'todavia no pague, ahora cuando llego a casa lo hago',
    'aún no hice la transferencia, dame un rato',
    'ainda não paguei',
    'not yet',
    "haven't paid yet",
  ])('"%s" is neither a refusal nor a claim', (text) => {
    expect(said(text, LINK_OPEN)).toEqual(['asks deuda']);
  });

  test.each(['todavía no me decido', 'no quiero pagar', 'no puedo pagar', 'todavía no lo quiero, cancelalo'])(
    '"%s" is not a promise to pay',
    (text) => {
      expect(said(text, LINK_OPEN)).not.toEqual(['asks deuda']);
    },
  );

  test.each([
    'ya ahora si pague',
    'listo, ahora sí pagué',
    'ahora sí transferí',
    'esta vez si pague',
    'agora sim paguei',
  ])('"%s" claims the payment', (text) => {
    expect(said(text, LINK_OPEN)).toEqual(['claims_payment']);
  });

  test.each(['si pagué mal qué pasa', 'y si pago ahora me guardan la hora?', 'ahora no pagué'])(
    '"%s" claims nothing',
    (text) => {
      expect(said(text, LINK_OPEN)).not.toContain('claims_payment');
    },
  );

  test.each(['cancela todo, ya no quiero', 'me arrepentí', 'mejor ya no, gracias', 'não quero mais', 'no quiero nada'])(
    '"%s" drops the link with its booking',
    (text) => {
      expect(events(text, LINK_OPEN, { tenant: withDeposit })).toEqual([{ type: 'customer.exits', word: 'cancelar' }]);
    },
  );

  test.each([
    'ya no quiero el jueves, mejor el viernes',
    'ya no quiero con Laura',
    'ya no quiero limpieza, mejor un corte',
  ])('"%s" wants something else instead', (text) => {
    expect(said(text, LINK_OPEN)).not.toContain('exits');
  });

  test.each(['lo pienso y te aviso', 'salir'])('"%s" only leaves it', (text) => {
    expect(events(text, LINK_OPEN, { tenant: withDeposit })).toEqual([{ type: 'customer.exits', word: 'salir' }]);
  });
});

describe('no money at hand', () => {
  test.each(['ahorita no traigo lana', 'nel mejor no, no tengo plata', 'não tenho dinheiro agora'])(
    '"%s" ends a payment and orders no link',
    (text) => {
      expect(said(text, PAY_CONFIRM)).toEqual(['exits']);
      expect(said(text, CONFIRM)).not.toContain('accepts');
    },
  );
  test.each(['no tengo plata encima, mandame el link', 'no tengo efectivo, mandame el link'])(
    '"%s" wants the link',
    (text) => {
      expect(said(text, PAY_CONFIRM)).not.toContain('exits');
    },
  );
});

describe('"cancelar" that is a bill', () => {
  test.each(['¿puedo cancelar en efectivo?', '¿puedo cancelar cuando llegue?', '¿se puede cancelar al terminar?'])(
    '"%s" asks how one pays',
    (text) => {
      expect(said(text, CONFIRM)).toEqual(['asks pagos']);
      expect(said(text, IDLE)).toEqual(['asks pagos']);
    },
  );
  test('paid in advance is paid, not cancelled', () => {
    expect(said('quisiera cancelar la limpieza por adelantado, como hago para pagarles', IDLE)).toEqual([
      'wants_payment',
    ]);
  });
  test.each([
    'quiero cancelar la cita',
    'quiero cancelar el turno que pagué por adelantado',
    'cancelar mi cita, no llego a tiempo en efectivo',
    'necesito cancelar el mismo día',
  ])('"%s" is no bill', (text) => {
    expect(said(text, IDLE)).not.toContain('wants_payment');
    expect(said(text, IDLE)).not.toContain('asks pagos');
  });
});

describe("asked after one's own payment", () => {
  test.each([
    '¿ya se registró mi pago?',
    '¿mi pago quedó registrado?',
    '¿toca pagar otra vez?',
    '¿tengo que pagar de nuevo?',
    '¿cuánto tiempo tengo para pagarlo?',
    'intento con otra tarjeta',
  ])('"%s" is of the order, not of the catalogue', (text) => {
    expect(said(text, IDLE)).toEqual(['asks deuda']);
  });
  test('a receipt that is asked for is no wish for an appointment', () => {
    expect(said('me envía el recibo por favor', IDLE)).toEqual(['asks otro']);
  });
  test.each(['mi mamá ya pagó la limpieza ayer', 'mi esposo les transfirió ayer', 'minha mãe já pagou'])(
    '"%s" claims a payment, and charges nothing again',
    (text) => {
      expect(said(text, IDLE)).toEqual(['claims_payment']);
    },
  );
  test.each([
    'quiero un turno para mi mamá, pago yo',
    'mi hija quiere pagar una limpieza',
    'quiero pagar la limpieza de mi mamá',
  ])('"%s" claims nothing', (text) => {
    expect(said(text, IDLE)).not.toContain('claims_payment');
  });
});

describe('how one may pay', () => {
  test.each(['en efectivo se puede?', '¿y con débito?', 'con tarjeta puede ser?', 'yape aceptan?'])(
    '"%s" is asked of paying',
    (text) => {
      expect(said(text, IDLE)).toEqual(['asks pagos']);
    },
  );
  test.each(['pago al tiro', 'ya lo pago', 'pago ahora'])('"%s" is a yes to the link', (text) => {
    expect(said(text, CONFIRM)).toEqual(['accepts']);
  });
  test.each(['pago después', 'pago en efectivo', 'pago el viernes', 'pago la mitad'])('"%s" is none', (text) => {
    expect(said(text, CONFIRM)).not.toContain('accepts');
  });
});

describe('trouble with the link that is open', () => {
  test.each([
    'no me sale',
    'no puedo entrar',
    'no me llega la confirmación',
    'no me llegó nada',
    'no sé si me alcanza la plata',
    'no me abre',
    'não abriu',
    "it doesn't work",
  ])('"%s" is no refusal', (text) => {
    expect(said(text, LINK_OPEN)).toEqual(['asks deuda']);
  });
  test.each(['no', 'no quiero pagar', 'no voy a ir', 'no me sirve ese horario', 'no puedo pagar', 'no me llamen'])(
    '"%s" is no trouble with it',
    (text) => {
      expect(said(text, LINK_OPEN)).not.toEqual(['asks deuda']);
    },
  );

  test.each(['ya cancelo', 'ahorita cancelo', 'le cancelo en un rato'])('"%s" is a payment to come in Peru', (text) => {
    const inPeru = events(text, LINK_OPEN, { tenant: { ...withDeposit, locale: 'es-PE' } });
    expect(inPeru).toEqual([expect.objectContaining({ type: 'customer.asks', topic: 'deuda' })]);
  });
  test('what is cancelled for good is, there too', () => {
    const said = events('cancela mi reserva', LINK_OPEN, { tenant: { ...withDeposit, locale: 'es-PE' } });
    expect(said).not.toContainEqual(expect.objectContaining({ type: 'customer.asks' }));
  });
});

describe('one more, with the link open', () => {
  const open: Question = { ...LINK_OPEN, known: { servicio: 'limpieza' } };
  test.each([
    'y otro para mi hermana el viernes a las 12',
    'quiero otro turno igual el viernes a las 12',
    'uno más para mi hijo',
  ])('"%s" leaves the first as it is', (text) => {
    const wishes = events(text, open, { tenant: withDeposit });
    expect(wishes).toHaveLength(2);
    expect(wishes[1]).toMatchObject({ type: 'customer.wants_booking', detalles: { servicio: 'limpieza' } });
  });
  test.each([
    'otro turno más tarde',
    'otra hora para el viernes',
    'mejor otro turno para el viernes',
    'otro para la tarde',
  ])('"%s" is the same one at another time', (text) => {
    expect(events(text, open, { tenant: withDeposit })).toHaveLength(1);
  });
});
