/** What opens a message ("hola chicas", "che", "disculpe") is no part of what is asked (CONV-17, CONV-11). */
import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { CONFIRM, IDLE, events, serviceOf, tenant } from './kit.ts';

const types = (said: readonly CustomerEvent[]) => said.map(({ type }) => type.replace('customer.', ''));
const OPENINGS = [
  '', 'hola ', 'holi! ', 'holis, ', 'hola linda, ', 'hola chicas ', 'buenas tardes señorita ', 'buenass ', 'disculpe, ', 'ay ', 'che ', 'mmm ',
  'una preguntita, ', 'amiga ', 'hola amor ', 'Hola!! cómo están? ', 'perdón que moleste, ', 'bueno ', 'Buen día doctora, ', 'oi moça, ', 'Hi there! ',
]; // prettier-ignore

describe('behind whatever opens it', () => {
  test.each(OPENINGS)('"%shacen limpieza?" asks what it costs', (opening) => {
    expect(events(`${opening}hacen limpieza?`, IDLE)).toEqual([
      { type: 'customer.asks', topic: 'precio', servicio: 'limpieza' },
    ]);
  });
  test.each(OPENINGS)('"%sme hacen limpieza hoy?" asks for a place', (opening) => {
    expect(events(`${opening}me hacen limpieza hoy?`, IDLE)).toEqual([
      { type: 'customer.wants_booking', detalles: { servicio: 'limpieza', fecha_deseada: '2026-03-10' } },
    ]);
  });
  test.each(OPENINGS)('"%slimpieza el viernes 12:00" is a wish', (opening) => {
    const [wish] = events(`${opening}limpieza el viernes 12:00`, IDLE);
    expect(wish).toMatchObject({ detalles: { servicio: 'limpieza', fecha_deseada: '2026-03-13', hora_especifica: '12:00' } });
  }); // prettier-ignore
  test.each(['hola linda', 'hola como estas', 'buenas tardes', 'hola hola', 'Buenas tardes doctora, disculpe la molestia', 'buenas noches, perdón por escribir tan tarde', 'hola chicas!! cómo están?'])(
    '"%s" only greets',
    (text) => {
      expect(types(events(text, IDLE))).toEqual(['greets']);
    },
  ); // prettier-ignore
  test.each(['bueno gracias', 'bueno dale', 'disculpe la molestia', 'perdón por las vueltas'])(
    '"%s" is a courtesy',
    (text) => {
      expect(types(events(text, IDLE))).toEqual(['acknowledges']);
    },
  );
  test('where something is asked, "bueno" answers it', () => {
    expect(types(events('bueno dale', CONFIRM))).toEqual(['accepts']);
  });
});

describe('whether it is done', () => {
  test.each(['hacen masaje el jueves?', 'me harías un masaje el jueves?', 'le hacen masaje a mi mamá el jueves?', 'vocês fazem massagem na quinta?'])(
    '"%s" asks for a place',
    (text) => {
      expect(events(text, IDLE)[0]).toMatchObject({
        type: 'customer.wants_booking',
        detalles: { servicio: 'masaje', fecha_deseada: '2026-03-12' },
      });
    },
  ); // prettier-ignore
  test.each(['y la limpieza tmb me la haces despues?', 'el corte me lo hacen ahí?'])('"%s" asks what it costs', (text) => {
    expect(events(text, CONFIRM)).toMatchObject([{ type: 'customer.asks', topic: 'precio' }]);
  }); // prettier-ignore
  test.each(['quién hace masaje el viernes?', 'hacen descuento en el masaje los martes?'])('"%s" asks', (text) => {
    expect(types(events(text, IDLE))).toEqual(['asks']);
  });
});

describe('what is called free', () => {
  const more = {
    tenant: { ...tenant, services: [...tenant.services, serviceOf('valoracion', 'Valoración gratuita', '')] },
  };
  test.each(['valoración gratuita para mañana', 'hola linda, valoración gratuita para mañana', 'valoracion gratuita mañana porfa'])(
    '"%s" is wished for',
    (text) => {
      expect(events(text, IDLE, more)).toEqual([
        { type: 'customer.wants_booking', detalles: { servicio: 'valoracion', fecha_deseada: '2026-03-11' } },
      ]);
    },
  ); // prettier-ignore
  test.each(['la valoración es gratis?', 'la valoración gratuita es gratis?', 'es gratuita la valoración?', 'cuánto sale la valoración gratuita'])('"%s" asks', (text) => {
    expect(events(text, IDLE, more)).toMatchObject([{ type: 'customer.asks', topic: 'precio', servicio: 'valoracion' }]);
  }); // prettier-ignore
});
