/** What is told in passing, between a question of ours and a wish: how far it is, that the card was refused, that one is late. */
import { describe, expect, test } from 'vitest';
import type { CustomerEvent, Tenant } from '../../src/domain.ts';
import { understandOffline } from '../../src/agents/offline/index.ts';
import { IDLE, LIST, events, mine, request, services, tenant } from './kit.ts';

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
