/** What is said of money beside what is asked: the desk it is meant for, and the yes that it is (PAGOS-2, CONV-5). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { IDLE, PAY_CONFIRM, events, mine, tenant } from './kit.ts';

const appointments = [mine('limpieza', '2026-03-12T10:00'), mine('corte', '2026-03-13T10:00')];
/** The list of what he has. */
const MINE: Question = { ...IDLE, offer: { id: 'k5', page: 0, kind: 'cita', ids: ['limpieza', 'corte'] } };

describe('before the list of what he has', () => {
  test.each([
    ['quiero pagar la limpieza', 'limpieza'], ['quiero pagar el corte altiro', 'corte'], ['te pago la limpieza', 'limpieza'], ['pago la limpieza', 'limpieza'],
    ['me gustaría pagar el corte', 'corte'], ['quiero dejar pagado el corte', 'corte'], ['quero pagar a limpeza', 'limpieza'], ['pagar la del jueves', 'limpieza'],
  ])('"%s" pays that one', (text, servicio) => {
    expect(events(text, MINE, { appointments })).toEqual([{ type: 'customer.wants_payment', servicio }]);
  }); // prettier-ignore
  test.each([
    ['la limpieza', 1],
    ['la del viernes', 2],
    ['el corte', 2],
    ['la 2', 2],
  ])('"%s" picks it', (text, n) => {
    expect(events(text, MINE, { appointments })).toEqual([{ type: 'customer.selects', offer: 'k5', n }]);
  });
});

describe('behind a link that ran out', () => {
  test.each([
    'se venció, deme otro', 'se me venció, quiero uno nuevo', 'uy se venció el link', 'caducó el enlace, me da otro por favor', 'venceu o link, me manda outro', 'the link expired, send me another',
  ])('"%s" asks for a new one', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'deuda' }]);
  }); // prettier-ignore
  test.each([
    ['me venció el link, mejor lo quiero a las 19', { hora_especifica: '19:00' }],
    ['se venció, lo quiero para mañana', { fecha_deseada: '2026-03-11' }],
    ['o link expirou, quero amanhã às 15', { fecha_deseada: '2026-03-11', hora_especifica: '15:00' }],
    ['buenas, sigue libre el de las 18?', { hora_especifica: '18:00' }],
    ['todavía está el de las 18?', { hora_especifica: '18:00' }],
  ])('"%s" wishes for it at that time', (text, detalles) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.wants_booking', detalles, retoma: true }]);
  });
  test.each(['se me venció la receta, quiero un turno el jueves', 'quiero un turno el jueves a las 18'])(
    '"%s" is a wish of its own',
    (text) => {
      expect(events(text, IDLE)).toMatchObject([{ type: 'customer.wants_booking' }]);
      expect(events(text, IDLE)).not.toMatchObject([{ retoma: true }]);
    },
  );
  test('a receipt or a claim beside it stays one', () => {
    expect(events('se venció el link, ya pagué', IDLE).map(({ type }) => type)).toContain('customer.claims_payment');
  });
});

describe('whether anything is due', () => {
  const free = {
    ...tenant,
    services: tenant.services.map((one) => (one.id === 'corte' ? { ...one, priceMinor: 0 } : one)),
  };
  const cut = { appointments: appointments.slice(1), tenant: free };
  test.each(['tengo que pagar algo por mi cita?', 'y tengo que pagar algo', 'hay que pagar antes?', 'do i have to pay anything?', 'tenho que pagar alguma coisa?'])(
    '"%s" of what is free is answered with its price',
    (text) => {
      expect(events(text, IDLE, cut)).toEqual([{ type: 'customer.asks', topic: 'precio', servicio: 'corte' }]);
    },
  ); // prettier-ignore
  test.each(['tengo que pagar algo por mi cita?', 'hay que pagar algo?', 'toca pagar algo?'])('"%s" pays nothing', (text) => {
    expect(events(text, IDLE, { appointments })).toEqual([{ type: 'customer.asks', topic: 'deuda' }]);
    expect(events(text, IDLE)).toEqual([{ type: 'customer.asks', topic: 'pagos' }]);
  }); // prettier-ignore
  test.each([['quiero pagar la limpieza', 'wants_payment'], ['tengo que pagar la limpieza', 'wants_payment']])('"%s" does', (text, type) => {
    expect(events(text, IDLE, { appointments })).toMatchObject([{ type: `customer.${type}` }]);
  }); // prettier-ignore
});

describe('of two that are due', () => {
  const both = ['limpieza', 'corte'];
  test.each(['pago las dos', 'pago los dos', 'te pago ambas', 'quiero pagar las dos', 'vou pagar os dois', 'pago as duas', "I'll pay both", 'pay for both of them'])(
    '"%s" pays each',
    (text) => {
      expect(events(text, IDLE, { appointments })).toEqual(
        both.map((servicio) => ({ type: 'customer.wants_payment', servicio })),
      );
    },
  ); // prettier-ignore
  test.each(['ya pagué las dos', 'pagué los dos', 'já paguei os dois', 'I already paid both'])('"%s" claims each', (text) => {
    expect(events(text, IDLE, { appointments })).toEqual(both.map((servicio) => ({ type: 'customer.claims_payment', servicio })));
  }); // prettier-ignore
  test.each([
    'cuál falta pagar?', 'cuál me falta pagar?', 'qué turno me falta pagar?', 'cuál está sin pagar?', 'qual falta pagar?', 'qual ainda não paguei?',
    'which one is left to pay?', "which one haven't I paid?", 'which one is unpaid?',
  ])('"%s" asks what is due', (text) => {
    expect(events(text, IDLE, { appointments })).toEqual([{ type: 'customer.asks', topic: 'deuda' }]);
  }); // prettier-ignore
  test.each(['mándame el link de la otra', 'quiero pagar la otra', 'me manda o link da outra', 'send me the link for the other one'])(
    '"%s" pays the other',
    (text) => {
      expect(events(text, IDLE, { appointments })).toEqual([{ type: 'customer.wants_payment', otra: true }]);
    },
  ); // prettier-ignore
  test.each(['y ahora la otra', 'agora a outra', 'now the other one', 'la otra también', 'y la otra también', 'y el de la otra también', 'a outra também', 'the other one too'])('"%s" pays the other, behind a link', (text) => {
    expect(events(text, IDLE, { appointments, owes: true })).toEqual([{ type: 'customer.wants_payment', otra: true }]);
    expect(events(text, IDLE, { appointments })).not.toMatchObject([{ type: 'customer.wants_payment' }]);
  }); // prettier-ignore
  test.each(['sí, y la otra también', 'sim, e a outra também', 'yes, and the other one too'])('"%s" pays both, asked for one', (text) => {
    expect(events(text, PAY_CONFIRM, { appointments })).toEqual([{ type: 'customer.accepts' }, { type: 'customer.wants_payment', otra: true }]);
  }); // prettier-ignore
  test('"la otra también", with nothing booked, asks about the links that are open', () => {
    expect(events('la otra también', IDLE, { owes: true })).toEqual([{ type: 'customer.asks', topic: 'deuda' }]);
  });
  test.each([
    ['pagué la del viernes', 'corte'], ['ya pagué el turno del jueves', 'limpieza'], ["I paid for Friday's", 'corte'],
  ])('"%s" claims that one', (text, servicio) => {
    expect(events(text, IDLE, { appointments })).toEqual([{ type: 'customer.claims_payment', servicio }]);
  }); // prettier-ignore
  test.each(['pagué el viernes', 'ya pagué el jueves', 'te pagué ayer'])('"%s" tells when, and not of which', (text) => {
    expect(events(text, IDLE, { appointments })).toEqual([{ type: 'customer.claims_payment' }]);
  }); // prettier-ignore
  test.each(['quiero pagar con la otra tarjeta', 'pago a las dos', 'no pago las dos', 'quiero turno a las dos'])('"%s" is something else', (text) => {
    const read = events(text, IDLE, { appointments });
    expect(read).not.toMatchObject([{ type: 'customer.wants_payment' }, { type: 'customer.wants_payment' }]);
    expect(read).not.toMatchObject([{ otra: true }]);
  }); // prettier-ignore
});

describe('what becomes of what was paid', () => {
  const CANCELLING: Question = { ...IDLE, state: 'AGENDA_CANCELACION_CONFIRMANDO', offer: { id: 'k6', kind: 'opcion', page: 0, options: ['si', 'no'] } };
  test.each([
    'me devuelven lo que pagué?', 'y lo que pagué?', 'pierdo la seña?', 'y la plata que puse?', 'e o que eu paguei?', 'vocês devolvem o que paguei?', 'do I get my money back?',
  ])('"%s" is asked, and claims, keeps and cancels nothing', (text) => {
    for (const question of [IDLE, CANCELLING])
      expect(events(text, question, { appointments })).toEqual([{ type: 'customer.asks', topic: 'otro' }]);
  });
  test.each(['ya pagué lo que debía', 'te transferí y la plata ya salió', 'I paid it back in May', 'te pagué lo que te debía'])('"%s" claims', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.claims_payment' }]);
  });
}); // prettier-ignore

describe('paying first, and booking later (CONV-6)', () => {
  test.each([
    'pago ahora y después reservo', 'pago ahora y reservo después', 'quiero pagar ahora y sacar turno después', 'puedo pagar ahora y agendar después?',
    'pago agora e marco depois', 'posso pagar agora e agendar depois?', "I'll pay now and book later", 'pay now, book later', "I'd like to pay now and book later",
  ])('"%s"', (text) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.wants_payment' }, { type: 'customer.wants_booking', detalles: {} }]);
  });
  test('"pago la limpieza ahora y reservo después" is of that one', () => {
    expect(events('pago la limpieza ahora y reservo después', IDLE)).toMatchObject([{ type: 'customer.wants_payment', servicio: 'limpieza' }, { type: 'customer.wants_booking' }]);
  });
  test.each(['reservo ahora y pago después', 'quiero reservar y pagar después', 'no pago ahora, reservo después', 'quiero un turno y pago allá'])('"%s" is something else', (text) => {
    expect(events(text, IDLE)[0]?.type).not.toBe('customer.wants_payment');
  });
}); // prettier-ignore
