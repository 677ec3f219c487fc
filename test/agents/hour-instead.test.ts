import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, LIST, at, events, mine } from './kit.ts';

const HOUR = { state: 'AGENDA_RECOLECTANDO', known: { servicio: 'limpieza', fecha_deseada: '2026-03-12' } };

describe('one hour for another, where an hour is looked for', () => {
  test.each([
    ['4 no, 5', '17:00'],
    ['4 no, 5 sí', '17:00'],
    ['no a las 4, 5', '17:00'],
    ['a las 4 no alcanzo, 6 sí', '18:00'],
    ['no puedo a las 4, 6', '18:00'],
    ['a las 10 no, 11', '11:00'],
    ['5 no, mejor 5:30', '17:30'],
    ['4pm no, 5pm', '17:00'],
    ['espere, a las 4 no alcanzo, 6 sí', '18:00'],
  ])('"%s" is %s', (text, hour) => {
    for (const question of [HOUR, LIST, { ...CONFIRM, known: HOUR.known }])
      expect(events(text, question)).toMatchObject([
        { type: 'customer.wants_booking', detalles: { hora_especifica: hour } },
      ]);
  });
  test.each(['1 no, 2', 'la 1 no, la 2'])('"%s" may be of rows, and is asked again', (text) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.not_understood' }]);
  });
  test.each(['no 4, 5 personas', '4 no gracias', 'a las 4 no, no puedo'])('"%s" wishes for no other hour', (text) => {
    for (const event of events(text, HOUR))
      expect(event).not.toMatchObject({ detalles: { hora_especifica: expect.any(String) as string } });
  });
});

describe('two hours for another', () => {
  test.each([
    ['a las 4 no llego, 5 o 6', ['solo_17:00', 'solo_18:00', 'excluir_16:00']],
    ['a las 16 no puedo, 17 o 18', ['solo_17:00', 'solo_18:00', 'excluir_16:00']],
    ['a las 4 no, 5:30 o 6 mejor', ['solo_17:30', 'solo_18:00', 'excluir_16:00']],
    ['às 4 não consigo, 5 ou 6', ['solo_17:00', 'solo_18:00', 'excluir_16:00']],
    ['no llego a las 4, 5 o 6', ['excluir_16:00']],
  ])('"%s"', (text, restricciones_temporales) => {
    for (const question of [HOUR, LIST])
      expect(events(text, question)).toEqual([{ type: 'customer.wants_booking', detalles: { restricciones_temporales } }]);
  }); // prettier-ignore
});

describe('a row refused by its number', () => {
  test.each(['2 no gracias', '2 no', '2, no gracias', '2 não obrigado', '2 no thanks', '¿la 2? no gracias', '2? no'])('"%s" is not taken', (text) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.wants_booking', detalles: { restricciones_temporales: ['excluir_17:00'] } }]);
  }); // prettier-ignore
  test.each(['no, 2', 'no, la 2', 'no, quiero la 2', 'no, i want the 2nd', 'no perdón 2', '2 nomás', '2 no más', '2 gracias'])('"%s" is', (text) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.selects', offer: 'k7', n: 2 }]);
  }); // prettier-ignore
  test('"a las 4 no gracias" rules that hour out', () => {
    expect(events('a las 4 no gracias', LIST)).toMatchObject([{ detalles: { restricciones_temporales: ['excluir_16:00'] } }]);
  }); // prettier-ignore
});

describe('a visit of his own, where a day is asked for', () => {
  test.each(['el jueves tengo médico a las 10', 'el jueves a las 10 tengo dentista', 'mi hija tiene médico el jueves a las 10', 'na quinta tenho médico às 10'])('"%s" is no wish', (text) => {
    expect(events(text, { state: 'AGENDA_RECOLECTANDO', known: { servicio: 'limpieza' } })).toEqual([{ type: 'customer.wants_booking', detalles: {} }]);
  }); // prettier-ignore
  test.each([
    ['el jueves tengo una boda a las 12', { fecha_deseada: '2026-03-12' }],
    ['tengo médico a las 10, ¿puede ser el jueves a las 12?', { fecha_deseada: '2026-03-12', hora_especifica: '12:00' }],
    ['el jueves tengo libre a las 10', { fecha_deseada: '2026-03-12', hora_especifica: '10:00' }],
    ['el jueves tengo dentista a las 10, mejor el viernes', { fecha_deseada: '2026-03-13' }],
  ])('"%s"', (text, detalles) => {
    const [event] = events(text, { state: 'AGENDA_RECOLECTANDO', known: { servicio: 'limpieza' } });
    const { hora_candidatas: _, ...wished } = event?.type === 'customer.wants_booking' ? event.detalles : {};
    expect(wished).toEqual(detalles);
  }); // prettier-ignore
});

describe('an hour told with little', () => {
  const wished = (text: string) => {
    const [event] = events(text, IDLE);
    return event?.type === 'customer.wants_booking' ? event.detalles : event;
  };
  test.each([
    ['trabajo hasta las 4, hay limpieza despues mañana?', { fecha_deseada: '2026-03-11', restricciones_temporales: ['despues_16:00'] }],
    ['salgo a las 5, limpieza después hoy?', { fecha_deseada: '2026-03-10', restricciones_temporales: ['despues_17:00'] }],
    ['limpieza despues de mañana', { fecha_desde: '2026-03-12' }],
    ['limpieza después mañana', { fecha_desde: '2026-03-12' }],
    ['limpieza después del jueves', { fecha_desde: '2026-03-13' }],
    ['limpieza la quincena de abril se puede?', { fecha_desde: '2026-04-11', fecha_hasta: '2026-04-20' }],
    ['limpieza la segunda quincena de marzo', { fecha_desde: '2026-03-16', fecha_hasta: '2026-03-31' }],
    ['limpieza primera quincena de abril', { fecha_desde: '2026-04-01', fecha_hasta: '2026-04-15' }],
  ])('"%s"', (text, when) => {
    expect(wished(text)).toEqual({ servicio: 'limpieza', ...when });
  }); // prettier-ignore
  test('"hoy 16hs corte llego?" wishes for it, of one who has none that day', () => {
    expect(wished('hoy 16hs corte llego?')).toEqual({
      servicio: 'corte',
      fecha_deseada: '2026-03-10',
      hora_especifica: '16:00',
    });
    const [event] = events('hoy 16hs corte llego?', IDLE, { appointments: [mine('corte', '2026-03-10T16:00')] });
    expect(event?.type).not.toBe('customer.wants_booking');
  });
  test.each([
    ['mejor más temprano, a la mañana', { preferencia_horaria: 'mañana', hora_hasta: '18:00' }],
    ['más temprano', { hora_hasta: '18:00' }],
  ])('"%s", of six in the evening', (text, when) => {
    const proposed = { start: at('2026-03-12T18:00'), professionalId: 'laura', branchId: 'norte' };
    const known = { ...HOUR.known, hora_especifica: '18:00' };
    expect(events(text, { ...CONFIRM, known, proposed })).toEqual([{ type: 'customer.wants_booking', detalles: when }]);
  });
});
