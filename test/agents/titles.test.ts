import { describe, expect, test } from 'vitest';
import { render } from '../../src/copy/index.ts';
import { OPTIONS, offerLength } from '../../src/domain.ts';
import type { Copy, CustomerEvent, Language, Offer, OutboundMessage } from '../../src/domain.ts';
import { understandOffline } from '../../src/agents/offline/index.ts';
import { NOW, at, events, request, services, slots, tap, tenant, yesNo } from './kit.ts';

const LANGUAGES = ['es', 'pt', 'en'] as const satisfies readonly Language[];
const LOCALES = ['es-AR', 'es-MX', 'es-CO', 'es-CL'];
const appointments = ['2026-03-12T11:00', '2026-03-13T17:30'].map((start, i) => ({
  id: `a${i}`, tenant: 'prueba', conversation: 'c', serviceId: 'corte', slot: { start: at(start), professionalId: 'laura', branchId: 'norte' },
  durationMinutes: 30, priceMinor: 1, status: 'booked' as const, bookedAt: 1,
})); // prettier-ignore

function rendered(offer: Offer, language: Language, copy: Copy = { key: 'opciones', times: 1 }, locale = 'es-AR') {
  const message = render(copy, offer, { tenant: { ...tenant, locale }, contact: { language }, now: NOW, appointments });
  return choicesOf(message);
}
function choicesOf(message: OutboundMessage) {
  if (message.type === 'buttons') return message.buttons;
  if (message.type === 'list') return message.rows;
  throw new Error(`no choices in a ${message.type}`);
}
function read(
  content: Parameters<typeof request>[0][number],
  offer: Offer,
  language: Language,
): CustomerEvent | undefined {
  const state = offer.kind === 'opcion' ? 'AGENDA_SIN_TURNOS' : 'AGENDA_MOSTRANDO_OPCIONES';
  const known = { hora_candidatas: ['08:00', '20:00'] };
  return understandOffline(request([content], { state, offer, known }, { language, appointments })).events[0];
}

describe('a typed title does what a tap on it would (CONV-12)', () => {
  const buttons: Offer[] = [
    ...OPTIONS.map((option): Offer => ({
      id: 'o1',
      page: 0,
      kind: 'opcion',
      options: option === 'salir' ? [option] : [option, 'salir'],
    })),
    { id: 'o2', page: 0, kind: 'opcion', options: ['reintentar', 'persona', 'salir'] },
    { id: 'o3', page: 0, kind: 'opcion', options: ['otra_fecha', 'persona', 'salir'] },
    { id: 'o4', page: 0, kind: 'opcion', options: ['agendar', 'pagar', 'persona'] },
    { id: 'o5', page: 0, kind: 'opcion', options: ['reprogramar', 'cancelar_cita', 'salir'] },
    yesNo,
  ];

  test.each(LANGUAGES.flatMap((language) => LOCALES.map((locale) => [language, locale] as const)))(
    'every button that the copy renders in %s for %s',
    (language, locale) => {
      for (const offer of buttons) {
        for (const { id, title } of rendered(offer, language, undefined, locale)) {
          const tapped = read(tap(id, title), offer, language);
          expect([title, read(title, offer, language)]).toEqual([title, tapped]);
          expect([title, read(`${title.toLowerCase()} por favor`, offer, language)]).toEqual([title, tapped]);
        }
      }
    },
  );

  test.each(LANGUAGES)('the two hours that were asked about, by their titles in %s', (language) => {
    const offer: Offer = { id: 'h1', page: 0, kind: 'opcion', options: ['hora_1', 'hora_2'] };
    const copy: Copy = { key: 'hora_ambigua', hours: ['08:00', '20:00'] };
    rendered(offer, language, copy).forEach(({ title }, i) => {
      expect(read(title, offer, language)).toEqual({ type: 'customer.selects', offer: 'h1', n: i + 1 });
    });
  });

  test.each(LANGUAGES)('every row of a list that the copy renders in %s', (language) => {
    const lists: Offer[] = [
      slots,
      services,
      { id: 'l1', page: 0, kind: 'profesional', ids: ['laura', 'diego'] },
      { id: 'l2', page: 0, kind: 'sucursal', ids: ['norte', 'palermo'] },
      { id: 'l3', page: 0, kind: 'cita', ids: ['a0', 'a1'] },
    ];
    for (const offer of lists) {
      const rows = rendered(offer, language);
      expect(rows).toHaveLength(offerLength(offer));
      rows.forEach(({ title }, i) => {
        expect([title, read(title, offer, language)]).toEqual([
          title,
          { type: 'customer.selects', offer: offer.id, n: i + 1 },
        ]);
      });
    }
  });

  test.each(LANGUAGES)('"Ver más" in %s, in a list of services, too', (language) => {
    const many: Offer = {
      id: 'm1',
      page: 0,
      kind: 'servicio',
      services: Array.from({ length: 14 }, (_, i) => ({ id: tenant.services[i % 4]?.id ?? '', priceMinor: 1 })),
    };
    const title = rendered(many, language).at(-1)?.title ?? '';
    expect(read(title, many, language)).toEqual({ type: 'customer.wants_more', offer: 'm1', page: 1 });
  });
});

describe('in other words', () => {
  const offer = (options: Extract<Offer, { kind: 'opcion' }>['options']): Offer => ({
    id: 'o',
    page: 0,
    kind: 'opcion',
    options,
  });
  const RETRY = { state: 'AGENDA_AGENDA_CAIDA', offer: offer(['reintentar', 'persona', 'salir']) };
  const NOTHING = { state: 'AGENDA_SIN_TURNOS', offer: offer(['otra_fecha', 'persona', 'salir']) };
  const MENU = { state: 'conversando', offer: offer(['agendar', 'pagar', 'persona']) };
  const HOURS = {
    state: 'AGENDA_ACLARANDO_HORA',
    offer: offer(['hora_1', 'hora_2']),
    known: { hora_candidatas: ['08:00', '20:00'] },
  };
  const legal = [
    'customer.retries',
    'customer.wants_other_time',
    'customer.wants_person',
    'customer.exits',
    'customer.wants_booking',
    'customer.wants_payment',
    'customer.selects',
  ] as const;
  const type = (text: string, question: Parameters<typeof events>[1]) =>
    events(text, question, { legal }).map((e) => e.type.replace('customer.', ''));

  test.each([
    ['reintentar', 'retries'], ['probá de nuevo', 'retries'], ['intentalo otra vez', 'retries'], ['la primera', 'retries'], ['1', 'retries'], ['la segunda', 'wants_person'],
    ['2', 'wants_person'], ['hablar con alguien', 'wants_person'], ['quiero hablar con alguien', 'wants_person'], ['3', 'exits'], ['salir', 'exits'], ['el último', 'exits'],
  ])('"%s" after a failure: %s', (text, meant) => {
    expect(type(text, RETRY)).toEqual([meant]);
  }); // prettier-ignore

  test.each([['otra fecha', 'wants_other_time'], ['quiero otra fecha', 'wants_other_time'], ['otro día', 'wants_other_time'], ['dale, otra fecha', 'wants_other_time'], ['1', 'wants_other_time']])(
    '"%s" where nothing is free: %s', (text, meant) => {
      expect(type(text, NOTHING)).toEqual([meant]);
    }); // prettier-ignore

  test.each([['agendar', 'wants_booking'], ['reservar turno', 'wants_booking'], ['pagar', 'wants_payment'], ['2', 'wants_payment'], ['la primera', 'wants_booking']])(
    '"%s" in the menu: %s', (text, meant) => {
      expect(type(text, MENU)).toEqual([meant]);
    }); // prettier-ignore

  test.each([['las 8 de la mañana', 1], ['a la mañana', 1], ['la primera', 1], ['la más temprano', 1], ['20', 2], ['8 de la noche', 2], ['la segunda', 2], ['2', 2], ['20:00', 2], ['la más tarde', 2]])(
    'of 08:00 and 20:00 "%s" chooses the %i.', (text, n) => {
      expect(events(text, HOURS)).toEqual([{ type: 'customer.selects', offer: 'o', n }]);
    }); // prettier-ignore

  test('a number is no yes', () => {
    for (const text of ['1', 'la primera', '2']) {
      expect(type(text, { state: 'AGENDA_CONFIRMANDO_TURNO', offer: yesNo })).not.toContain('accepts');
    }
  });

  test('an older menu does not take the words that answer the newer question', () => {
    const question = {
      state: 'AGENDA_CONFIRMANDO_TURNO',
      offer: yesNo,
      also: [offer(['agendar', 'cancelar_cita', 'persona'])],
    };
    expect(events('cancelar', question)).toEqual([{ type: 'customer.exits', word: 'cancelar' }]);
    expect(events('sí, reservar', question)).toEqual([{ type: 'customer.accepts' }]);
    expect(events('hablar con alguien', question)).toEqual([{ type: 'customer.wants_person' }]);
  });
});
