/** What is said with a link offered or open, and of a payment that was made: trouble, promises, claims, one more (AGENDA-16, PAGOS-5). */
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

describe('the order to send the link', () => {
  test.each([
    'perdón, estaba en una reunión, sí mandame el link',
    'mandame otro porfa',
    'joya mandame',
    'disculpá la demora, pasame el link de pago por favor',
    'ok enviame uno nuevo',
    'pasame el link rey',
    'ya, mande nomás el link que mi nieta me ayuda',
    'ok, páseme los datos para pagar',
    'mándeme el enlace por favor para que mi hijo pague',
    'mándame el link y lo pago ahorita',
    'manda el link y lo paga mi esposo',
    'tirame el link',
    'manda o link que eu pago agora',
    "send me the link and I'll pay it now",
  ])('"%s" is the yes that it was asked for', (text) => {
    expect(said(text, CONFIRM)).toEqual(['accepts']);
  });

  test.each([
    'si me haces precio mandame el link',
    'mejor mandame el link mañana',
    'cuando cobre, mandame el link',
    'no, mandame otro horario',
    'mandame el link de la videollamada',
    'mándame el link que mañana lo pago',
    'mándame el link y pago la mitad',
    'mandame el link para el viernes',
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
    'no puedo pagar ahora, en un rato',
    'ahora no puedo, pago mas tarde',
    'por ahora no puedo, al rato',
    'voy a intentar de nuevo',
    'reintento',
    'puedo probar con otra tarjeta?',
    'com outro cartão dá?',
    'lo paga mi marido',
    'te pago cuando cobre',
    'me lo guardás hasta la tarde?',
    'hasta cuándo me lo guardan?',
    'si pago ahora me queda confirmado?',
    'dame 10 minutos y pago',
    'espero',
    'meu marido paga',
    'my husband will pay',
    'how long do you hold it?',
    'el pago sale a nombre de mi marido',
    'va a salir de la cuenta de mi novio',
    'la transferencia figura a nombre de Marcos Paz',
    'paga su papá',
    'o pagamento sai no nome do meu marido',
    'her card will be used',
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

  test.each([
    'ya fue',
    'bueno, ya fue',
    'no, dejá nomás',
    'dejá nomás, gracias',
    'no, gracias',
    'siempre no',
    'scratch that',
    'ya no importa',
  ])('"%s" too', (text) => {
    expect(events(text, LINK_OPEN, { tenant: withDeposit })).toEqual([{ type: 'customer.exits', word: 'cancelar' }]);
  });

  test.each(['¿ya fue?', 'ya fue mi mamá y no le dieron nada', 'dejá que pago en un rato', 'no, dejame pagar mañana'])(
    '"%s" gives nothing up',
    (text) => {
      expect(said(text, LINK_OPEN)).not.toContain('exits');
    },
  );

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
  test.each([
    'en efectivo se puede?',
    '¿y con débito?',
    'con tarjeta puede ser?',
    'yape aceptan?',
    'transferencia?',
    '¿y efectivo?',
  ])('"%s" is asked of paying', (text) => {
    expect(said(text, IDLE)).toEqual(['asks pagos']);
  });
  test.each(['pago al tiro', 'ya lo pago', 'pago ahora'])('"%s" is a yes to the link', (text) => {
    expect(said(text, CONFIRM)).toEqual(['accepts']);
  });
  test.each(['pago después', 'pago en efectivo', 'pago el viernes', 'pago la mitad'])('"%s" is none', (text) => {
    expect(said(text, CONFIRM)).not.toContain('accepts');
  });
});

describe('while the link is open, what is no talk of paying later', () => {
  test.each([
    ['no puedo pagar', 'asks pagos'],
    ['no puedo pagar con visa?', 'asks pagos'],
    ['no puedo pagar solo 2000 y el resto allá?', 'asks pagos'],
    ['a esa hora no puedo', 'wants_other_time'],
    ['no puedo ese día, puede ser otro?', 'wants_other_time'],
    ['nesse horário não posso', 'wants_other_time'],
    ['ya pagué con otra tarjeta', 'claims_payment'],
    ['ya me aparece debitado', 'claims_payment'],
    ['já debitou da minha conta', 'claims_payment'],
    ['my card was charged', 'claims_payment'],
    ['it was charged to my card', 'claims_payment'],
    ['no, dejalo', 'exits'],
    ['no', 'rejects'],
  ])('"%s" is %s', (text, meant) => {
    expect(said(text, LINK_OPEN)).toEqual([meant]);
  });
});

test.each(['voy a intentar de nuevo', 'lo intento otra vez con otra tarjeta', 'vou tentar de novo', "i'll try again"])(
  '"%s", with no booking open, is of what is to be paid',
  (text) => {
    expect(said(text, IDLE)).toEqual(['asks deuda']);
  },
);

test.each(['pagar limpieza', 'hola, pago masaje', 'pagamento limpeza dental'])('"%s" wants to pay for it', (text) => {
  expect(said(text, IDLE)).toEqual(['wants_payment']);
});
test.each(['pago en efectivo la limpieza', 'quiero un masaje, pago con tarjeta'])('"%s" asks for no link', (text) => {
  expect(said(text, IDLE)).not.toContain('wants_payment');
});

describe('a link that no flow speaks of', () => {
  const owing = (text: string): string[] =>
    events(text, IDLE, { owes: true }).map((e) =>
      [e.type.replace('customer.', ''), 'topic' in e ? e.topic : '', 'servicio' in e ? e.servicio : '']
        .join(' ')
        .replaceAll(/ +/g, ' ')
        .trim(),
    );
  test.each([
    ['ahorita no puedo, al rato pago', 'asks deuda'],
    ['no puedo pagar ahora', 'asks deuda'],
    ['lo paga mi esposo', 'asks deuda'],
    ['no he podido pagar', 'asks deuda'],
    ['se me olvidó pagar', 'asks deuda'],
    ['pago mañana', 'asks deuda'],
    ['¿cuánto tiempo tengo?', 'asks deuda'],
    ['mejor el masaje', 'wants_payment masaje'],
    ['no, era la limpieza dental', 'wants_payment limpieza'],
    ['ya no quiero pagar', 'exits'],
    ['ya pagué', 'claims_payment'],
    ['¿puedo pagar en oxxo?', 'asks pagos'],
  ])('"%s" is %s', (text, meant) => {
    expect(owing(text)).toEqual([meant]);
  });
  test.each(['ahora no puedo, más tarde', 'quiero una cita para mañana', 'mejor el viernes', 'gracias', 'no', 'hola'])(
    '"%s" is not of the link',
    (text) => {
      expect(owing(text)).toEqual(said(text, IDLE));
    },
  );
  test.each(['no puedo pagar ahora', 'mejor el masaje'])('"%s", with nothing to pay, is not either', (text) => {
    expect(said(text, IDLE)).not.toContain('asks deuda');
    expect(said(text, IDLE)).not.toContain('wants_payment');
  });
});

describe('what is said to be paid', () => {
  const told = (text: string): unknown[] =>
    events(text, LINK_OPEN).map((e) => (e.type === 'customer.claims_payment' ? e.amountMinor : e.type));
  test.each([
    ['te transferí 3000', 300_000],
    ['ya pagué los $3.000 de seña', 300_000],
    ['hice una transferencia de 12 mil', 1_200_000],
    ['paguei R$ 80,50 agora', 8_050],
  ])('"%s"', (text, amountMinor) => {
    expect(told(text)).toEqual([amountMinor]);
  });
  test.each(['ya pagué', 'ya pagué 2 turnos', 'pagué a las 10', 'ya pagué el 5', 'te transferí 3000 dólares'])(
    '"%s" tells no amount',
    (text) => {
      expect(told(text)).toEqual([undefined]);
    },
  );
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
