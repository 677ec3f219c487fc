/**
 * What one part of a message says does not change what another does: wishes said in full, each beside everything that
 * people tell with them, before it and behind it, with its accents and without. Now is Tuesday 10 March 2026, 10:20.
 */
import { describe, expect, test } from 'vitest';
import type { CustomerEvent, Detalles, Language, Tenant } from '../../src/domain.ts';
import { fold } from '../../src/agents/offline/words/text.ts';
import { IDLE, LIST, events, tenant } from './kit.ts';

/** Names that hold words of time: a salon's half leg, an hour's massage. */
function selling(names: Readonly<Record<string, string>>): Tenant {
  const [one] = tenant.services;
  if (one === undefined) throw new Error('the kit sells something');
  return { ...tenant, services: Object.entries(names).map(([id, name]) => ({ ...one, id, name })) };
}
const MIXED = selling({
  limpieza: 'Limpieza dental',
  corte: 'Corte de pelo',
  pierna: 'Depilación media pierna',
  piedras: 'Piedras calientes 60 minutos',
});
const SALAO = selling({ limpieza: 'Limpeza de pele', corte: 'Corte de cabelo' });
const SALON = selling({ limpieza: 'Dental cleaning', corte: 'Haircut' });

type Wish = readonly [said: string, meant: Detalles];
interface Talk {
  readonly of: Tenant;
  readonly wishes: readonly Wish[];
  /** Told besides, and no part of the wish. */
  readonly beside: readonly string[];
}

const TALKS: Readonly<Record<Language, Talk>> = {
  es: {
    of: MIXED,
    wishes: [
      ['quiero una limpieza', { servicio: 'limpieza' }],
      ['necesito un cortecito', { servicio: 'corte' }],
      ['quiero depilación media pierna', { servicio: 'pierna' }],
      ['quiero un turno el jueves', { fecha_deseada: '2026-03-12' }],
      ['quiero un turno el jueves que viene con Laura', { fecha_deseada: '2026-03-12', profesional: 'laura' }],
      ['quiero cita el viernes de la semana que viene con el Dr. Diego', { fecha_deseada: '2026-03-20', profesional: 'diego' }],
      ['quiero un turno el 15', { fecha_deseada: '2026-03-15' }],
      ['quiero un turno entre las 3 y las 5 este sábado', { fecha_deseada: '2026-03-14', hora_desde: '15:00', hora_hasta: '17:00' }],
      ['quiero un turno en Palermo 15hs', { sucursal: 'palermo', hora_especifica: '15:00' }],
      ['quiero turno abril 9 por la mañana', { fecha_deseada: '2026-04-09', preferencia_horaria: 'mañana' }],
      ['quiero cita marzo 20 en la tarde', { fecha_deseada: '2026-03-20', preferencia_horaria: 'tarde' }],
      ['quiero una limpieza a las 5 y media', { servicio: 'limpieza', hora_especifica: '17:30' }],
      ['quiero un corte el sábado a las 10 y cuarto', { servicio: 'corte', fecha_deseada: '2026-03-14', hora_especifica: '10:15' }],
      ['quiero un turno mañana a las 4 de la tarde', { fecha_deseada: '2026-03-11', hora_especifica: '16:00' }],
      ['quiero un turno para mi hijo tomas tipo 3', { hora_especifica: '15:00', para: { relation: 'hijo', name: 'Tomas' } }],
    ],
    beside: [
      'gracias', 'por favor', 'si puede ser', 'si se puede', 'porque los lunes no puedo', 'ya que los martes no me sirve',
      'es que los miércoles no puedo', 'me duele desde el domingo', 'pago con débito', 'pago en 3 cuotas', 'pago en efectivo',
      'te paso los 10 mil', 'tengo 20 lucas', 'me dijeron que sale 15 mil', 'cuánto sale?', 'vi la promo 2x1', 'estoy a 15 minutos', 'tengo media hora',
      'vivo en Corrientes 1530', 'vivo en la 25 de mayo 340', 'vivo en 9 de Julio 1200', 'tengo 34 años', 'mi dni es 30123456', 'mi cel es 11 5555 4444',
      'nací el 3/5/1990', 'mi cumple es el 14 de abril', 'fui hace 3 semanas', 'la última vez fui en enero', 'es la tercera vez que voy',
    ],
  },
  pt: {
    of: SALAO,
    wishes: [
      ['quero uma limpeza de pele', { servicio: 'limpieza' }],
      ['quero um corte', { servicio: 'corte' }],
      ['quero um horário na quinta', { fecha_deseada: '2026-03-12' }],
      ['quero um horário na quinta que vem com a Laura', { fecha_deseada: '2026-03-12', profesional: 'laura' }],
      ['quero um corte no sábado às 5 e meia', { servicio: 'corte', fecha_deseada: '2026-03-14', hora_especifica: '17:30' }],
    ],
    beside: [
      'obrigado', 'por favor', 'se possível', 'porque na segunda não posso', 'pago em 3 vezes', 'tenho 200 reais', 'quanto custa?', 'moro na 25 de Março 340',
      'moro na rua Augusta 1530', 'tenho 34 anos', 'meu cpf é 123.456.789-09', 'nasci em 3/5/1990', 'faz dois meses que não vou',
    ],
  },
  en: {
    of: SALON,
    wishes: [
      ['I want a dental cleaning', { servicio: 'limpieza' }],
      ['I need a haircut', { servicio: 'corte' }],
      ['I want an appointment on Thursday', { fecha_deseada: '2026-03-12' }],
      ['I want an appointment April 9 in the morning', { fecha_deseada: '2026-04-09', preferencia_horaria: 'mañana' }],
      ['I want a haircut on Saturday at half past five', { servicio: 'corte', fecha_deseada: '2026-03-14', hora_especifica: '17:30' }],
    ],
    beside: [
      'thanks', 'please', 'if possible', "because on Mondays I can't", 'my tooth has hurt since Sunday', 'I have 200 dollars', 'how much is it?',
      'I live at 1530 Main St', 'I am 34 years old', 'I was born on 3/5/1990', 'I was there two months ago', 'I am 15 minutes away',
    ],
  },
}; // prettier-ignore

/** What a reason, told besides, may add: a day that is out. */
function wished(read: readonly CustomerEvent[]): unknown {
  return read.flatMap<unknown>((event) => {
    if (event.type === 'customer.asks' || event.type === 'customer.answers') return [];
    if (event.type !== 'customer.wants_booking') return [event];
    const { restricciones_temporales: _out, hora_candidatas: _either, ...wish } = event.detalles;
    return [{ ...event, detalles: wish }];
  });
}

const BEGINS_BEHIND = /^(?:porque|ya que|es que|because) /;

describe.each(Object.entries(TALKS))('in %s', (language, { of, wishes, beside }) => {
  test.each(wishes)('«%s» is the same whatever is told besides', (said, meant) => {
    const more = { tenant: of, language } as Parameters<typeof events>[2];
    const expected = [{ type: 'customer.wants_booking', detalles: meant }];
    for (const [i, told] of beside.entries()) {
      const orders = [`${said}, ${told}`, `${said}\n${told}`];
      if (!BEGINS_BEHIND.test(told)) orders.push(`${told}. ${said}`);
      // Without capitals and accents, as thumbs write it.
      orders.push(fold(`${said}, ${told}`));
      // Two of them each, by turns.
      for (const text of orders.filter((_, j) => (i + j) % 2 === 0))
        expect(wished(events(text, IDLE, more)), text).toEqual(expected);
    }
  });
});

const ROWS = ['la 2', 'la primera', 'el segundo', 'la 3', 'el del viernes', 'opción 1'];
const COUNTED_BESIDE = [
  'la última vez fui en enero',
  'es la tercera vez que voy',
  'es mi primera vez',
  'vivo en el segundo piso',
  'tengo 2 caries',
  'tengo 3 hijos',
];

test.each(ROWS.flatMap((row) => COUNTED_BESIDE.map((told) => [row, told] as const)))(
  '«%s» of a list is no other row beside «%s»',
  (row, told) => {
    const [alone] = events(row, LIST);
    for (const text of [`${row}, ${told}`, `${told}. ${row}`, `${row} ${told}`]) {
      const rows = events(text, LIST).filter(({ type }) => type === 'customer.selects');
      expect(rows, text).toEqual(rows.length === 0 ? [] : [alone]);
    }
  },
);

test.each([
  ['es', 'quiero turno, trabajo hasta las 6'],
  ['es', 'quiero turno, trabajo hasta 6'],
  ['pt', 'quero um horário, trabalho até as 6'],
  ['en', 'I want an appointment, I work until 6'],
] as const)('%s: «%s» is after six', (language, text) => {
  const [wish] = events(text, IDLE, { language });
  expect(wish).toMatchObject({ detalles: { restricciones_temporales: ['despues_18:00'] } });
});
