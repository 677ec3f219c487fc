/** What there is to pay, asked in passing: of one who has an appointment it is that one's money (PAGOS-1, CONV-17). */
import { describe, expect, test } from 'vitest';
import type { CustomerEvent, Offer } from '../../src/domain.ts';
import { IDLE, events, mine, tenant } from './kit.ts';

const ONE = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
const DUE: CustomerEvent = { type: 'customer.asks', topic: 'deuda' };

function topics(text: string, more: object = {}): string[] {
  return events(text, IDLE, more).map((e) => ('topic' in e ? e.topic : e.type.replace('customer.', '')));
}

describe('what is owed', () => {
  test.each([
    '¿cuánto te debo?',
    'y cuánto sería lo que debo?',
    'entonces ya no debo nada?',
    'les debo algo?',
    'quanto eu devo?',
    'how much do I owe you?',
    'what do I owe you for thursday?',
    'quanto fico te devendo?',
    'les debo la plata todavía',
  ])('"%s" asks for it, whoever has an appointment', (text) => {
    expect(events(text, IDLE, ONE)).toEqual([DUE]);
    expect(events(text, IDLE)).toEqual([DUE]);
  });

  test.each([
    'cuánto le pago por eso?',
    '¿cuánto le cancelo por la cita?',
    'cuánto te transfiero?',
    '¿cuánto tengo que pagar por mi turno?',
    'cuánto era lo que tenía que pagarles?',
    'me decís cuánto es lo que te tengo que pagar del turno?',
    'how much do I pay for it?',
  ])('"%s" asks for it of one who has an appointment, else for a price', (text) => {
    expect(topics(text, ONE)).toEqual(['deuda']);
    expect(topics(text)).not.toContain('deuda');
  });

  test.each(['¿cuánto pago por un corte?', '¿cuánto sale el corte?', '¿cuánto debo pagar por un corte?'])(
    '"%s" asks for the price of what it names',
    (text) => {
      expect(topics(text, ONE)).toEqual(['precio']);
    },
  );

  test.each(['quiero pagar el corte que debo', 'quero pagar o corte que ainda devo', 'pago la limpieza que les debo'])(
    '"%s" pays that one',
    (text) => {
      expect(topics(text)).toEqual(['wants_payment']);
    },
  );

  test.each(['¿qué debo llevar a la cita?', 'o que devo levar?', '¿a qué hora debo llegar?', 'no sé qué debo hacerme'])(
    '"%s" is of what one must do, and of no debt',
    (text) => {
      expect(topics(text)).not.toContain('deuda');
    },
  );

  test('"debo hacerme una limpieza" wishes for it', () => {
    expect(topics('mi doctora dice que debo hacerme una limpieza')).toEqual(['wants_booking']);
  });

  test('with the wish to pay behind it, it is said once', () => {
    expect(topics('¿cuánto te debo? quiero pagar', ONE)).toEqual(['deuda']);
    expect(topics('¿cuánto te debo? quiero pagar el corte', ONE)).toEqual(['deuda', 'wants_payment']);
  });
});

describe('what was paid, or is to be', () => {
  test.each(['che recién pude pagar, te llegó?', 'al fin logré transferir', 'ya le di la seña en efectivo a Laura'])(
    '"%s" is a claim',
    (text) => {
      expect(topics(text)).toContain('claims_payment');
    },
  );
  test('"cobrame la limpieza" is to pay it', () => {
    expect(events('cobrame ya la limpieza', IDLE)).toEqual([{ type: 'customer.wants_payment', servicio: 'limpieza' }]);
  });
  test.each(['pago las dos', 'los dos', 'todo junto por favor', 'both'])('"%s" pays all of a short list', (text) => {
    const few: Offer = {
      id: 'k8', page: 0, kind: 'servicio', services: [{ id: 'limpieza', priceMinor: 1 }, { id: 'corte', priceMinor: 1 }],
    }; // prettier-ignore
    expect(events(text, { state: 'PAGOS_ESPERANDO_SELECCION_SERVICIO', offer: few })).toEqual([
      { type: 'customer.wants_payment', servicio: 'limpieza' },
      { type: 'customer.wants_payment', servicio: 'corte' },
    ]);
  });
});

describe('the deposit', () => {
  test.each(['si pago la seña y después no puedo ir la pierdo?', 'si abono el anticipo y no voy me lo devuelven?'])(
    '"%s" supposes, and nothing is paid or cancelled',
    (text) => {
      expect(topics(text)).toEqual(['otro']);
    },
  );

  test.each([
    '¿de cuánto es la seña para una limpieza?',
    'y se descuenta del precio final?',
    '¿la seña se resta del total?',
    'se puede en oxxo?',
  ])('"%s" is a question about paying', (text) => {
    expect(topics(text)).toEqual(['pagos']);
  });
});

describe('where a link is open', () => {
  const owes = { owes: true, tenant };
  test.each([
    'y cuándo lo ven?',
    '¿cuándo se acredita?',
    'en cuánto tiempo se acredita el pago?',
    'cuánto demora en llegarles?',
    'quando cai o pagamento?',
    'quanto tempo demora pra cair?',
    'when will you see it?',
  ])('"%s" asks how it stands', (text) => {
    expect(topics(text, owes)).toEqual(['deuda']);
  });
  test.each(['nada, olvidalo', 'nada olvídalo gracias'])('"%s" leaves it', (text) => {
    expect(topics(text, owes)).toEqual(['exits']);
  });
});

describe('where a link ran out just now', () => {
  test.each([
    'todavía se puede?', '¿aún puedo?', 'se puede todavía?', 'aún estoy a tiempo?', 'ya es tarde?', 'perdón, ¿todavía se puede pagar?',
    'ainda dá?', 'ainda dá tempo de pagar?', 'é tarde demais?', 'can I still pay?', 'is it too late?', 'am I still in time?',
  ])('"%s" asks what has become of it', (text) => {
    expect(topics(text, { linkRanOut: true, tenant })).toEqual(['deuda']);
    expect(topics(text, { owes: true, tenant })).toEqual(['deuda']);
  }); // prettier-ignore
  test.each(['todavía se puede ir con niños?', 'todavía se puede el martes a las 8?', 'aún estoy a tiempo de cancelar?', 'se puede con tarjeta?'])(
    '"%s" does not',
    (text) => {
      expect(topics(text, { linkRanOut: true, tenant })).not.toEqual(['deuda']);
    },
  ); // prettier-ignore
  test('"¿todavía se puede?" with no link is of none', () => {
    expect(topics('todavía se puede?', { tenant })).not.toEqual(['deuda']);
  });
});

test('"¿y si no lo ven hoy pierdo mi lugar?" asks of the hour that waits for its money', () => {
  const waiting = { state: 'AGENDA_ESPERANDO_PAGO' };
  expect(events('y si no lo ven hoy pierdo mi lugar?', waiting)).toEqual([DUE]);
});

describe('where a payment is asked about', () => {
  const PAY = {
    state: 'PAGOS_ESPERANDO_CONFIRMACION',
    offer: { id: 'k8', page: 0, kind: 'opcion', options: ['si', 'no'] },
  } as const;
  test('"ahora no, lo pago allá" leaves it, "no puedo pagar allá" does not', () => {
    const types = (text: string) => events(text, PAY).map((e) => e.type);
    expect(types('ahora no, lo pago allá')).toContain('customer.exits');
    expect(types('no puedo pagar allá')).not.toContain('customer.exits');
  });
});
