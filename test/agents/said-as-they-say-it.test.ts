import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { understandLine } from '../../src/agents/offline/request.ts';
import { CANCEL_CONFIRM, CONFIRM, IDLE, LIST, PAY_CONFIRM, PAY_LIST, events, mine, tenant } from './kit.ts';

const types = (text: string, question: Question = IDLE, more = {}) =>
  events(text, question, more).map(({ type }) => type.replace('customer.', ''));
const from = (country: string) => ({ tenant: { ...tenant, locale: `es-${country}` } });
const ofLine = (text: string, locale = 'es-AR', state = 'none') => {
  const now = '2026-03-10T10:20:00';
  const { domain, action } = understandLine({ id: '1', text, state, now, timeZone: tenant.timeZone, locale });
  return `${domain} ${action}`;
};

describe('who wants no booking, and asks', () => {
  test.each([
    'no quiero turno, solo saber si hacen implantes',
    'no es para reservar todavía, nada más quería saber dónde quedan',
    'não quero marcar nada não, só saber se vocês atendem crianças',
    "i don't want to book, just wanted to know if you do braces",
    'solo quería saber si atienden niños',
  ])('"%s" begins none', (text) => {
    expect(types(text)).not.toContain('wants_booking');
    expect(types(text)).toContain('asks');
  });
  test('the price, too', () => {
    expect(types('no es para pedir turno, quería saber el precio de la limpieza')).toEqual(['asks']);
  });
  test.each(['solo quería saber si hay turno mañana', 'no quiero limpieza, quiero turno para un masaje'])(
    '"%s" looks for one',
    (text) => {
      expect(types(text)).toContain('wants_booking');
    },
  );
});

describe('not cancelled, but moved', () => {
  const ONE = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
  test.each([
    'no quiero cancelar, nada más pasarla para el viernes',
    'no la cancelen, solo cámbienla de día',
    'no quiero que la cancelen, quiero otro día',
    'mi turno del jueves no me queda, poneme otro día',
    'la cita del jueves no me da, dame otra fecha',
    'quiero mober mi cita pal viernes',
  ])('"%s"', (text) => {
    expect(types(text, IDLE, ONE)).toEqual(['wants_reschedule']);
  });
  test.each(['no cancelen mi turno por favor', 'no quiero cancelar ni mover nada'])('"%s" moves nothing', (text) => {
    expect(types(text, IDLE, ONE)).not.toContain('wants_reschedule');
  });
  test('a "ficha" is one in Bolivia', () => {
    expect(types('quisiera recorrer mi ficha para más tarde', IDLE, { ...ONE, ...from('BO') })).toEqual([
      'wants_reschedule',
    ]);
    expect(types('tengo que llenar mi ficha médica', IDLE, from('BO'))).not.toContain('wants_reschedule');
  });
});

describe('before a payment', () => {
  test.each(['sí, cancelo con tarjeta', 'claro, cancelo con yape', 'sí señor, cancelo de una', 'cancelo ahora'])(
    '"%s" is a yes where it is to pay',
    (text) => {
      expect(types(text, PAY_CONFIRM, from('PE'))).toEqual(['accepts']);
      expect(types(text, PAY_CONFIRM)).not.toContain('accepts');
    },
  );
  test.each(['cancelo', 'no cancelo', 'cancelo mejor', 'cancelar'])('"%s" is none', (text) => {
    expect(types(text, PAY_CONFIRM, from('PE'))).not.toContain('accepts');
  });
  test.each(['pode mandar o boleto', 'manda o boleto então', 'pode enviar o código'])('"%s" is one', (text) => {
    expect(types(text, PAY_CONFIRM, { language: 'pt', tenant: { ...tenant, locale: 'pt-BR' } })).toEqual(['accepts']);
  });
  test.each(['después le pago, primero quiero sacar turno para mañana', 'luego pago, antes quiero agendar el viernes'])(
    '"%s" books',
    (text) => {
      expect(types(text, PAY_CONFIRM)).toContain('wants_booking');
    },
  );
  test('kindly, of what is on the list', () => {
    expect(ofLine('el bono de diez sesiones, por favor', 'es-ES', PAY_LIST.state)).toBe('PAGOS aceptar');
  });
  test.each(['quiero pagar lo que debo', 'necesito pagar lo que les debo del masaje'])('"%s" pays', (text) => {
    expect(types(text)).toEqual(['wants_payment']);
  });
  test('whether an invoice is given is asked', () => {
    expect(types('me dan factura?')).toEqual(['asks']);
    expect(types('necesito factura')).toContain('wants_person');
  });
});

describe('a yes of Santo Domingo', () => {
  test.each(['ta to', 'tato', 'ta to bien', 'sí, dale pa allá', 'sí dale pa lante'])('"%s"', (text) => {
    expect(types(text, CONFIRM)).toEqual(['accepts']);
  });
  test('as far as it goes', () => {
    expect(types('sí dale pa lante con la otra', CANCEL_CONFIRM)).not.toContain('accepts');
  });
});

describe('Brazil', () => {
  test.each(['fico com a segunda', 'prefiro a segunda', 'então fico com a segunda mesmo'])('"%s": its row', (text) => {
    expect(events(text, LIST, { language: 'pt' })).toMatchObject([{ type: 'customer.selects', n: 2 }]);
  });
  test('"prefiro na segunda": that Monday', () => {
    expect(types('prefiro na segunda', LIST, { language: 'pt' })).toEqual(['wants_booking']);
  });
  test.each(['que dia ficou marcado pra mim mesmo?', 'tá marcado pra que dia?', 'qual horário ficou pra mim?'])(
    '"%s" asks when his is',
    (text) => {
      expect(ofLine(text, 'pt-BR')).toBe('AGENDAMIENTO preguntar');
    },
  );
});

describe('neither waiting nor a price', () => {
  test('"no wait" puts right what was said', () => {
    expect(events('thursday, no wait, friday at 10', IDLE, { language: 'en' })).toMatchObject([
      { type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-13', hora_especifica: '10:00' } },
    ]);
  });
  test.each(['tienen wifi en la sala de espera jaja', 'cuánto es 12 por 8?', 'cuánto mide la torre eiffel'])(
    '"%s" is asked',
    (text) => {
      expect(ofLine(text)).toBe('GENERAL preguntar');
    },
  );
  test.each(['wena, cómo estai', 'klk como tamo', 'épale, qué más', 'dime a ver, qué lo qué'])(
    '"%s" greets',
    (text) => {
      expect(types(text)).toEqual(['greets']);
    },
  );
});
