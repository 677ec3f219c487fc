/** A no with thanks before hours, thanks for the message behind a yes, when he will say so, and whether it is paid now. */
import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, LIST, at, events, tenant } from './kit.ts';

const PROPOSED = {
  ...CONFIRM,
  known: { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '12:00' },
  proposed: { start: at('2026-03-12T12:00'), professionalId: 'laura', branchId: 'norte' },
};
const types = (text: string, question: Parameters<typeof events>[1]) =>
  events(text, question).map(({ type }) => type.replace('customer.', ''));

describe('before hours', () => {
  test.each(['no gracias', 'no, gracias', 'no muchas gracias', 'não, obrigada', 'no thanks', 'bueno, no, gracias'])('"%s" leaves', (text) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.exits', word: 'salir' }]);
  }); // prettier-ignore
  test.each([
    ['no', 'rejects'],
    ['no, esos no, gracias', 'rejects'],
    ['gracias', 'acknowledges'],
    ['no gracias, mejor el viernes', 'wants_booking'],
  ])('"%s": %s', (text, type) => {
    expect(types(text, LIST)).toEqual([type]);
  });
  test.each(['en 10 minutos le confirmo', 'en 5 minutos te digo', 'en media hora le aviso', 'daqui a 10 minutos te confirmo'])('"%s" waits', (text) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.acknowledges', waits: true }]);
  }); // prettier-ignore
  test.each(['en 2 horas', 'en una hora puedo', 'tienen algo en 2 horas?'])('"%s" is an hour', (text) => {
    expect(types(text, LIST)).toEqual(['wants_booking']);
  });
});

describe('what he brings or has, told at an hour that is open', () => {
  test.each(['es un caniche de 12 kilos', 'es un toyota yaris 2009', 'mi telefono es 1155667788', 'mi prevision es fonasa', 'mi patente es ABCD12', 'é um poodle de 5 kg', "it's a golden retriever"])('"%s" asks nothing', (text) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.acknowledges' }]);
    expect(events(text, PROPOSED)).toEqual([{ type: 'customer.not_understood' }]);
  }); // prettier-ignore
  test('"es una limpieza" is a service', () => {
    expect(events('es una limpieza', LIST)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio: 'limpieza' } }]);
  }); // prettier-ignore
});

describe('at the yes or no', () => {
  test.each(['si, gracias por el mensaje', 'sim, obrigada pela mensagem', 'yes, thanks for the reminder'])('"%s" is a yes', (text) => {
    expect(types(text, PROPOSED)).toEqual(['accepts']);
  }); // prettier-ignore
  test.each(['do I have to pay now?', 'is the payment due now?', 'should I pay right now?', 'tengo que pagar ahora?', 'preciso pagar agora?'])('"%s" asks, and names no hour', (text) => {
    expect(events(text, PROPOSED)).toMatchObject([{ type: 'customer.asks', topic: 'pagos' }]);
  }); // prettier-ignore
  test('"can I come now?" is of today, as soon as possible', () => {
    expect(events('can I come now?', PROPOSED)).toMatchObject([{ type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-10', restricciones_temporales: ['lo_antes_posible'] } }]);
  }); // prettier-ignore
});

describe('any row, the last one, and whether it is open on a date', () => {
  test.each(['la que sea', 'la que sea esta bien', 'cualquiera me sirve'])('"%s" is the first that is seen', (text) => {
    expect(events(text, LIST)).toMatchObject([{ type: 'customer.selects', n: 1 }]);
  });
  test('where a row is booked at once none is taken by chance', () => {
    const atOnce = { ...tenant, booking: { ...tenant.booking, confirmBeforeBooking: false } };
    expect(events('la que sea esta bien', LIST, { tenant: atOnce })).toEqual([{ type: 'customer.not_understood' }]);
  });
  test.each(['vocês atendem dia 25?', 'vocês funcionam no dia 25 de março?', 'atienden el 25?', 'abren el dia 25?'])('"%s"', (text) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.asks', topic: 'horarios', fecha: '2026-03-25' }]);
  }); // prettier-ignore
});
