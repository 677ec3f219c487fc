import { describe, expect, test } from 'vitest';
import { IDLE, events, mine, serviceOf, tenant } from './kit.ts';

const first = (text: string, more = {}) => events(text, IDLE, more)[0];

describe('whether it is done, behind a tale', () => {
  test.each(['tengo los dientes muy manchados, ustedes hacen limpieza dental?', 'me muevo poco y vivo contracturada. hacen masaje descontracturante?', 'i grind my teeth at night, do you do limpieza dental?'])('"%s" is a question of its price, and no wish', (text) => {
    expect(events(text, IDLE)).toEqual([expect.objectContaining({ type: 'customer.asks', topic: 'precio' })]);
  }); // prettier-ignore
  test('"that" is what the tale names', () => {
    expect(first('creo que me hace falta una limpieza dental. ustedes hacen eso?')).toMatchObject({ topic: 'precio', servicio: 'limpieza' });
    expect(first('my teeth could do with a limpieza dental. do you do that?')).toMatchObject({ topic: 'precio', servicio: 'limpieza' });
  }); // prettier-ignore
  test('what is wished for before it is not lost', () => {
    expect(events('quiero una limpieza el viernes, hacen masaje?', IDLE).at(-1)?.type).toBe('customer.wants_booking');
  });
  test('of what nobody names nothing is said to be done', () => {
    expect(first('mi hijo cumple quince, hacen videos?')).not.toHaveProperty('servicio');
  });
});

describe('whether they are there', () => {
  test.each(['ustedes están en palermo?', 'quedan por palermo también?', 'are you guys in palermo?', 'vocês ficam em palermo?', 'tienen una sede en palermo?', 'atienden en palermo?'])('"%s" is told the address', (text) => {
    expect(first(text)).toEqual({ type: 'customer.asks', topic: 'direccion', sucursal: 'palermo' });
  }); // prettier-ignore
  test.each(['están en encarnación?', 'hay algo en palermo el jueves?', 'están en promo?'])('"%s" is not', (text) => {
    expect(first(text)).not.toMatchObject({ topic: 'direccion' });
  }); // prettier-ignore
});

describe('whether anything is left ahead', () => {
  test.each(['hay que dejar algo antes?', 'toca dar algo por adelantado?', 'se deja algo de entrada?', 'do you need anything upfront?', 'tem que deixar alguma coisa adiantado?', 'tengo que adelantar algo?'])('"%s" is a question about paying', (text) => {
    expect(first(text)).toMatchObject({ type: 'customer.asks', topic: 'pagos' });
  }); // prettier-ignore
  test.each(['hay que comer algo antes?', 'hay que dejar algo en recepción?', 'hay algo antes?'])('"%s" is not', (text) => {
    expect(first(text)).not.toMatchObject({ topic: 'pagos' });
  }); // prettier-ignore
});

describe('whether what one has holds', () => {
  const own = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
  test.each(['quedó la limpieza, cierto?', 'ya pagué, quedó la limpieza no?', 'obrigada, a minha continua né?', 'mine is still on, right?', 'did my appointment go through?', 'no quedó la cita?'])('"%s" shows it', (text) => {
    expect(events(text, IDLE, own).at(-1)).toEqual({ type: 'customer.wants_appointments' });
  }); // prettier-ignore
  test.each(['en cuánto quedó la limpieza?', 'quedó alguna hora para la limpieza?', 'quedó el masaje?'])('"%s" asks more', (text) => {
    expect(events(text, IDLE, own)).not.toContainEqual({ type: 'customer.wants_appointments' });
  }); // prettier-ignore
  test('right behind a move: with whom it is', () => {
    const moved = { ...IDLE, doneJustNow: { errand: 'move' as const, until: Infinity } };
    for (const text of ['con la misma doctora no?', 'con Laura?', 'with the same person?'])
      expect(events(text, moved, own)).toEqual([{ type: 'customer.wants_appointments' }]);
    expect(events('con Diego?', moved, own)).not.toEqual([{ type: 'customer.wants_appointments' }]);
  });
});

describe('of two, by its hour, in Portuguese', () => {
  const two = {
    tenant: { ...tenant, language: 'pt' as const, locale: 'pt-BR' },
    language: 'pt' as const,
    appointments: [mine('limpieza', '2026-03-12T09:00'), { ...mine('corte', '2026-03-12T10:00'), guest: { relation: 'esposo' as const } }],
  }; // prettier-ignore
  test.each(['pode cancelar a minha das 9?', 'meu marido não vai, pode cancelar a dele das 10?', 'quero cancelar o horário das 9 de quinta'])('"%s"', (text) => {
    expect(first(text, two)).toMatchObject({ type: 'customer.wants_cancellation', detalles: { hora_original: text.includes('10') ? '10:00' : '09:00' } });
  }); // prettier-ignore
  test('by whose it is', () => {
    expect(first('ele não vai poder, cancela a dele', two)).toMatchObject({ detalles: { hora_original: '10:00' } });
  });
  test('from where to where is a run', () => {
    expect(first('quero uma aula das 10 às 12 amanhã', two)).toMatchObject({ detalles: { hora_desde: '10:00', hora_hasta: '12:00' } });
  }); // prettier-ignore
});

describe('of all that was asked about', () => {
  const until = Infinity;
  const prices = (text: string, more = {}) =>
    events(text, IDLE, more).map((event) => ('servicio' in event ? event.servicio : undefined));
  test('each that was named', () => {
    const asked = { ...IDLE, spokenOf: { namedIds: ['limpieza', 'corte'], until } };
    expect(events('cuánto sería por los dos?', asked)).toMatchObject([{ servicio: 'limpieza' }, { servicio: 'corte' }]);
    expect(events('y en total cuánto sería?', asked)).toMatchObject([{ servicio: 'limpieza' }, { servicio: 'corte' }]);
  });
  test('two visits for the same: its price', () => {
    const appointments = [mine('limpieza', '2026-03-12T10:00'), { ...mine('limpieza', '2026-03-13T10:00'), id: 'b' }];
    expect(prices('cuánto sería por las dos?', { appointments })).toEqual(['limpieza']);
  });
  test('below two of those that there are, how long those two take', () => {
    const listed = { ...IDLE, spokenOf: { serviceIds: ['limpieza', 'masaje'], until } };
    expect(events('y cuánto duran?', listed)).toMatchObject([{ topic: 'duracion', servicio: 'limpieza' }, { topic: 'duracion', servicio: 'masaje' }]);
  }); // prettier-ignore
});

describe('by its occasion', () => {
  const studio = {
    tenant: { ...tenant, services: [serviceOf('familiar', 'Sesión familiar', 'x'), serviceOf('embarazo', 'Sesión de embarazo', 'x'), serviceOf('primera', 'Primera consulta', 'x'), serviceOf('control', 'Consulta de control', 'x')] },
  }; // prettier-ignore
  test.each([['quiero una sesión de fotos con toda la familia', 'familiar'], ['quiero unas fotos de la panza', 'embarazo'], ['quiero un turno, voy por primera vez', 'primera']])('"%s"', (text, servicio) => {
    expect(events(text, IDLE, studio)[0]).toMatchObject({ detalles: { servicio } });
  }); // prettier-ignore
  test.each(['me duele la panza', 'es la primera vez que les escribo, quiero un turno', 'quiero un turno para mi familia', 'consulta de control, es mi primera vez ahí'])('"%s" names none so', (text) => {
    for (const event of events(text, IDLE, studio))
      expect(['familiar', 'embarazo', 'primera']).not.toContain('detalles' in event ? event.detalles.servicio : undefined);
  }); // prettier-ignore
});
