/** What is told in passing, between a question of ours and a wish: how far it is, that the card was refused, that one is late. */
import { describe, expect, test } from 'vitest';
import type { CustomerEvent, Tenant } from '../../src/domain.ts';
import { understandOffline } from '../../src/agents/offline/index.ts';
import { CONFIRM, IDLE, LIST, events, mine, request, services, tenant } from './kit.ts';

const types = (said: readonly CustomerEvent[]) => said.map(({ type }) => type.replace('customer.', ''));
const [north] = tenant.branches;
const one: Tenant = { ...tenant, branches: north === undefined ? [] : [north] };

describe('how far it is', () => {
  test.each([
    'ah me queda cerca, entonces el jueves a las 11',
    'me queda lejos, pero bueno, el jueves a las 11',
    'ah ok, queda a dos cuadras de casa. el jueves a las 11',
    "oh that's close to me, thursday at 11",
    'ah fica perto de casa, então quinta às 11',
  ])('"%s" is the wish behind it', (text) => {
    const [said] = events(text, LIST, { tenant: one });
    expect(said?.type).toMatch(/wants_booking|selects/);
  });
  test('by itself it asks for nothing, and asked it is the address', () => {
    expect(types(events('ah me queda cerca', LIST, { tenant: one }))).toEqual(['acknowledges']);
    expect(events('me queda lejos?', LIST, { tenant: one })).toMatchObject([{ topic: 'direccion' }]);
    expect(events('queda lejos del centro', IDLE, { tenant: one })).toMatchObject([{ topic: 'direccion' }]);
  });
  test('another branch is no remark', () => {
    expect(events('me queda lejos, tienen otra sucursal?', LIST)).toMatchObject([{ topic: 'direccion' }]);
  });
});

describe('a payment that was refused', () => {
  test.each([
    'no se pudo, otra vez por favor',
    'no me dejó pagar',
    'uy, me lo rechazó, probamos de nuevo?',
    'no pasó, probá de nuevo',
    'não passou, tento de novo?',
    "it didn't go through, try again please",
  ])('"%s" asks for its link', (text) => {
    expect(events(text, IDLE, { owes: true })).toMatchObject([{ type: 'customer.asks', topic: 'deuda' }]);
  });
  test.each(['no', 'no puedo', 'no quiero pagar', 'otra limpieza por favor'])('"%s" does not', (text) => {
    expect(events(text, IDLE, { owes: true })).not.toMatchObject([{ topic: 'deuda' }]);
  });
  test('without a link it is no question of one', () => {
    expect(events('no se pudo, otra vez por favor', IDLE)).not.toMatchObject([{ topic: 'deuda' }]);
  });
});

describe('whether it is done, and that it is wanted', () => {
  test.each(["do you do cleanings? it's for today", "hi! do you do massages? i'd love one", 'hacen limpieza? la necesito hoy'])('"%s" wishes', (text) => {
    expect(types(events(text, IDLE))).toEqual(['wants_booking']);
  }); // prettier-ignore
  test('whom they take is said to be unknown, and the wish is heard', () => {
    expect(types(events('hola, atienden chicos? es para una limpieza', IDLE))).toEqual(['asks', 'wants_booking']);
    expect(types(events('atienden chicos? tengo dos', IDLE))).toEqual(['asks']);
  });
});

describe('a language that is taught', () => {
  const school: Tenant = {
    ...tenant,
    locale: 'pt-BR',
    language: 'pt',
    services: tenant.services.slice(0, 2).map((it, i) => ({ ...it, name: i === 0 ? 'Aula de inglês' : 'Aula de espanhol' })),
  }; // prettier-ignore
  const read = (text: string, over = {}) =>
    understandOffline(
      request([text], { state: 'AGENDA_ELIGIENDO_SERVICIO', offer: services }, { tenant: school, ...over }),
    );
  test.each(['inglês por favor', 'espanhol'])('"%s", asked for the class, is that class', (text) => {
    expect(['en', 'es']).not.toContain(read(text).language);
  });
  test('to be talked in it is another thing', () => {
    expect(read('podemos falar em inglês?').language).toBe('en');
    expect(read('inglês por favor', { tenant }).language).toBe('en');
  });
});

describe('late for it', () => {
  const has = { appointments: [mine('limpieza', '2026-03-10T15:00')] };
  test.each([
    'vou me atrasar uns 10 minutos pra consulta de hoje',
    'acho que vou me atrasar um pouco pra aula',
    'me atraso unos minutos para el turno',
    'me voy a atrasar 10 minutos para la clase',
  ])('"%s" moves nothing', (text) => {
    expect(types(events(text, IDLE, has))).not.toContain('wants_reschedule');
  });
  test.each(['vou me atrasar, dá pra mudar pra 16h?', 'pode me atrasar a consulta meia hora?'])('"%s" does', (text) => {
    expect(types(events(text, IDLE, has))).toEqual(['wants_reschedule']);
  });
});

describe('another, asked about behind a price', () => {
  const asked = { state: 'AGENDA_ELIGIENDO_SUCURSAL', known: { servicio: 'masaje' }, offer: { id: 'k', page: 0, kind: 'sucursal' as const, ids: ['norte', 'palermo'] } }; // prettier-ignore
  test.each(['uf, y una limpieza?', 'uy, y el corte?', 'y el control?', 'ah ok, y limpieza?', 'corte de pelo?'])('"%s" is its price', (text) => {
    expect(events(text, asked)).toMatchObject([{ type: 'customer.asks', topic: 'precio' }]);
  }); // prettier-ignore
});

describe('who has one appointment', () => {
  const has = { appointments: [mine('limpieza', '2026-03-12T15:00')] };
  test.each(['can i pay now?', 'puedo pagar ahora?', 'posso pagar agora?', 'can I pay in advance?'])('"%s" pays for that', (text) => {
    expect(events(text, IDLE, has)).toMatchObject([{ type: 'customer.wants_payment', own: true }]);
  }); // prettier-ignore
  test('with two, or none, it is asked which', () => {
    const two = { appointments: [...has.appointments, mine('corte', '2026-03-13T15:00')] };
    expect(events('can i pay now?', IDLE, two)).toEqual([{ type: 'customer.wants_payment' }]);
    expect(events('can i pay now?', IDLE)).toEqual([{ type: 'customer.wants_payment' }]);
  });
});

test.each([
  'where exactly are you guys?',
  'great, and where do I go?',
  'where do I need to be?',
  'where is that?',
  'where at?',
  'pra onde eu tenho que ir?',
])('"%s" asks for the address', (text) => {
  expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'direccion' }]);
});

test.each(['ah, é de graça?', 'é pago?', 'não tem custo?', 'no cobran nada?', 'não paga nada?', 'is it for free?', 'tem algum custo?'])('"%s" asks what it costs', (text) => {
  expect(events(text, CONFIRM)).toMatchObject([{ type: 'customer.asks', topic: 'precio' }]);
}); // prettier-ignore

describe('below the appointment that was asked for', () => {
  const has = { appointments: [mine('masaje', '2026-03-12T15:00')] };
  const shown = { state: 'conversando', offer: { id: 'k', page: 0, kind: 'cita' as const, ids: ['masaje'] } };
  test.each(['y cuánto es?', 'cuánto sale?', 'and how much is it?', 'e quanto custa?'])(
    '"%s" is of that one',
    (text) => {
      expect(events(text, shown, has)).toMatchObject([{ topic: 'precio', servicio: 'masaje' }]);
    },
  );
  test('the prices are all of them', () => {
    expect(events('qué precios tienen?', shown, has)).not.toMatchObject([{ servicio: 'masaje' }]);
  });
});

test('what is touched up is not what is sold beside it', () => {
  const inked: Tenant = { ...tenant, services: [{ id: 'peq', name: 'Tatuaje pequeño' }, { id: 'med', name: 'Tatuaje mediano' }, { id: 'ret', name: 'Retoque' }].map((one, i) => ({ ...(tenant.services[i] ?? tenant.services[0]!), ...one })) }; // prettier-ignore
  for (const text of [
    'quiero un retoque de mi tatuaje',
    'retoque para un tatuaje que me hice',
    'quiero retocar mi tatuaje mediano',
  ])
    expect(events(text, IDLE, { tenant: inked })).toMatchObject([{ detalles: { servicio: 'ret' } }]);
  expect(events('quiero un tatuaje', IDLE, { tenant: inked })).toMatchObject([
    { detalles: { servicios: ['peq', 'med'] } },
  ]);
});

test('who pays is told, and nothing is to be paid by it', () => {
  expect(events('el pago sale a nombre de mi marido', IDLE)).toEqual([{ type: 'customer.acknowledges', tells: true }]);
});

test('what is broken names no service where another is wished for', () => {
  const [said] = events('el corte está roto, quiero una limpieza', IDLE);
  expect(said).toMatchObject({ detalles: { servicio: 'limpieza' } });
});

test.each(['preciso limpar a casa', 'necesito limpiar mi casa', 'limpieza de la oficina mañana'])('"%s" is no cleaning of ours', (text) => {
  for (const event of events(text, IDLE))
    if (event.type === 'customer.wants_booking') expect(event.detalles.servicio).toBeUndefined();
}); // prettier-ignore

describe('days told by their numbers', () => {
  test.each([
    ['limpieza dia 13 ou 17 às 10h', '2026-03-13', '2026-03-17'],
    ['limpieza el dia 13 o 17 a las 10', '2026-03-13', '2026-03-17'],
    ['limpieza el 13 o 17 a las 10', '2026-03-13', '2026-03-17'],
  ])('"%s" is of the one or the other', (text, from, to) => {
    expect(events(text, IDLE)).toMatchObject([
      { detalles: { fecha_desde: from, fecha_hasta: to, hora_especifica: '10:00' } },
    ]);
  });
  test('"en fin de semana" is Saturday and Sunday', () => {
    expect(events('limpieza, no en fin de semana', IDLE)).toMatchObject([
      { detalles: { restricciones_temporales: ['excluir_sábado', 'excluir_domingo'] } },
    ]);
  });
});
