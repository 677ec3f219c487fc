import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, LIST, at, events, mine } from './kit.ts';

/** A cleaning on Thursday the 12th at eleven, to be confirmed. */
const PROPOSED = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};
const DAY = { state: 'AGENDA_RECOLECTANDO', known: { servicio: 'limpieza' } };
const HOURS = {
  state: 'AGENDA_ACLARANDO_HORA',
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12' },
  offer: { id: 'k1', page: 0, kind: 'opcion', options: ['hora_1', 'hora_2'] },
} as const;
const wish = (text: string, question: Parameters<typeof events>[1] = DAY) => {
  const [event, ...others] = events(text, question);
  expect(others).toEqual([]);
  return event?.type === 'customer.wants_booking' ? event.detalles : event;
};
const THURSDAY = { fecha_deseada: '2026-03-12' };

describe('the day of the reason is not the one that is wished for', () => {
  test.each([
    'guardería el jueves, yo vuelvo el viernes', 'mejor el jueves, mañana salgo tarde', 'mejor el jueves que mañana salgo tarde', 'mejor el jueves mañana salgo tarde', 'el jueves porque mañana salgo tarde del trabajo',
    'ok pero que sea el jueves, mañana llego tarde', 'prefiero el jueves, el viernes rindo un parcial', 'el jueves, me cambiaron la reunión al viernes', 'el jueves, me corrieron la reunión para el viernes',
    'para el jueves si se puede, el sábado se casa mi prima', 'el jueves, mañana me operan de la rodilla', 'jueves, viernes hay paro', 'el jueves, el viernes lo ve el veterinario',
  ])('"%s" is Thursday', (text) => {
    expect(wish(text)).toEqual(THURSDAY);
    expect(wish(text, PROPOSED)).toEqual(THURSDAY);
    expect(events(text, LIST)).toEqual([{ type: 'customer.selects', offer: 'k7', n: 3 }]);
  }); // prettier-ignore
  test('a run of days is one, too', () => {
    expect(wish('esta semana, mi juicio es el 15')).toEqual({ fecha_desde: '2026-03-09', fecha_hasta: '2026-03-15' });
  });
  test.each([
    ['el jueves perdón el viernes', '2026-03-13'],
    ['el jueves trabajo, el viernes puedo', '2026-03-13'],
    ['el viernes, cuando vuelvo de viaje', '2026-03-13'],
    ['vuelvo el viernes, puede ser el viernes a la tarde?', '2026-03-13'],
    ['el viernes cumplo años, quiero corte el jueves', '2026-03-12'],
    ['el jueves llego a las 5', '2026-03-12'],
  ])('"%s" stays %s', (text, day) => {
    expect(wish(text)).toMatchObject({ fecha_deseada: day });
  });
  test('a day of the week that is wished for is still left out of it', () => {
    expect(wish('esta semana, el jueves viajo')).toMatchObject({
      restricciones_temporales: ['excluir_fecha_2026-03-12'],
    });
  });
  test('the day of his own appointment tells which one it is', () => {
    const appointments = [mine('limpieza', '2026-03-12T10:00'), mine('corte', '2026-03-13T10:00')];
    expect(events('pasalo al lunes, el viernes tengo médico', IDLE, { appointments })).toMatchObject([
      {
        type: 'customer.wants_reschedule',
        detalles: { fecha_deseada: '2026-03-16', fecha_original: '2026-03-13', servicio: 'corte' },
      },
    ]);
  });
});

describe('the part of the day and the hour of the reason', () => {
  test.each([
    'el jueves en la mañana, en la tarde tengo médico', 'el jueves a la mañana, a la tarde juega la selección', 'el jueves de mañana, en la noche me da miedo manejar', 'el jueves temprano, después me voy al trabajo',
  ])('"%s" is Thursday morning', (text) => {
    expect(wish(text)).toEqual({ ...THURSDAY, preferencia_horaria: 'mañana' });
  }); // prettier-ignore
  test('"de la mañana, en la noche me da miedo manejar", to "¿08:00 o 20:00?"', () => {
    expect(wish('de la mañana, en la noche me da miedo manejar', HOURS)).toEqual({ preferencia_horaria: 'mañana' });
  });
  test.each([
    ['5:30 estaría bien, mi hijo sale a las 4', '17:30'],
    ['puede ser a las 11? mi hija sale de la escuela a las 12', '11:00'],
    ['la de las 10, a las 12 recojo a los niños', '10:00'],
    ['a las 4 mi hijo sale, a las 5 estaría bien', '17:00'],
    ['mañana tengo una reunión a las 3, puedo a las 5?', '17:00'],
  ])('"%s" is at %s', (text, hour) => {
    expect(wish(text)).toMatchObject({ hora_especifica: hour });
  });
  test.each([
    ['miércoles en la tarde? sale del colegio a las 3', { fecha_deseada: '2026-03-11', preferencia_horaria: 'tarde', restricciones_temporales: ['despues_15:00'] }],
    ['el jueves, mi hijo sale a las 4', { ...THURSDAY, restricciones_temporales: ['despues_16:00'] }],
    ['en la tarde tengo médico, el jueves', { ...THURSDAY, restricciones_temporales: ['excluir_tarde'] }],
    ['el jueves, en la tarde tengo médico', { ...THURSDAY, restricciones_temporales: ['excluir_tarde'] }],
    ['el jueves, se casa mi hermana a las 5', THURSDAY],
    ['el jueves, en la noche me da miedo manejar', THURSDAY],
    ['el jueves a la mañana a la tarde tengo médico', { ...THURSDAY, preferencia_horaria: 'mañana' }],
    ['el jueves, salgo a las 5 del trabajo', { ...THURSDAY, restricciones_temporales: ['despues_17:00'] }],
  ])('"%s" is bounded by it', (text, wished) => {
    expect(wish(text)).toEqual(wished);
  }); // prettier-ignore
  test.each(['ojalá antes de las 11 que después tengo turno en el hospital', 'antes de las 11, luego tengo clases'])(
    '"%s" asks for none of his own',
    (text) => {
      expect(wish(text, IDLE)).toMatchObject({ restricciones_temporales: ['antes_11:00'] });
      expect(wish(text)).toEqual({ restricciones_temporales: ['antes_11:00'] });
    },
  );
  test.each(['la primera, que después tengo clases', 'la 1, que luego entro al laburo'])('"%s" is the first row', (text) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.selects', offer: 'k7', n: 1 }]);
  }); // prettier-ignore
});

describe('a tale at a confirmation of Thursday', () => {
  const types = (text: string) => events(text, PROPOSED).map(({ type }) => type.replace('customer.', ''));
  test.each(['sí, el viernes lo ve el veterinario', 'sí porque el viernes se casa mi hermana', 'dale, mañana tengo médico', 'sí, me corrieron la reunión para el viernes'])(
    '"%s" is a yes',
    (text) => {
      expect(types(text)).toEqual(['accepts']);
    },
  ); // prettier-ignore
  test.each(['sí, el jueves tengo médico', 'sí, mañana viajo', 'sí, el viernes vuelvo', 'sí, a las 11 tengo reunión', 'sí, el viernes me toca limpieza', 'sí, y el viernes llevo a mi hijo al mismo horario'])(
    '"%s" is no mere yes',
    (text) => {
      expect(types(text)).not.toEqual(['accepts']);
    },
  ); // prettier-ignore
  test.each(['el viernes se casa mi hermana', 'el viernes cumplo años', 'me corrieron la reunión para el viernes', 'ay el viernes tengo el cumple de mi hija', 'el viernes tengo médico', 'mi hijo entra a las 4', 'el jueves se casa mi hermana'])(
    '"%s" wishes for nothing',
    (text) => {
      expect(types(text)).toEqual(['not_understood']);
      expect(events(text, LIST)).toEqual([{ type: 'customer.acknowledges' }]);
    },
  ); // prettier-ignore
  test.each(['no, el viernes tengo médico', 'no, el viernes se casa mi hermana'])('"%s" is a no', (text) => {
    expect(types(text)).toEqual(['rejects']);
  });
  test.each([
    ['mejor el viernes, el jueves se casa mi hermana', '2026-03-13'],
    ['el viernes se casa mi hermana, puede ser el miércoles?', '2026-03-11'],
    ['el viernes tengo libre', '2026-03-13'],
    ['me pasaron el examen para el viernes quiero el miércoles', '2026-03-11'],
  ])('"%s" is a wish', (text, day) => {
    expect(wish(text, PROPOSED)).toMatchObject({ fecha_deseada: day });
  });
});

describe('what he is thankful for', () => {
  const types = (text: string) => events(text, PROPOSED).map(({ type }) => type.replace('customer.', ''));
  test.each(['perfecto, allá estaré, muchas gracias por la atención', 'sí, gracias por la atención', 'dale, ahí estaré, gracias por todo', 'ok, nos vemos allá, muchas gracias por su ayuda', 'listo, ahí estaremos, muy amable por la atención', 'sim, obrigada pela ajuda', 'yes, thanks for your help', 'perfecto gracias por todo 🙏'])(
    '"%s" is a yes',
    (text) => {
      expect(types(text)).toEqual(['accepts']);
    },
  ); // prettier-ignore
  test.each(['muchas gracias por la atención', 'gracias por avisar', 'no, gracias por todo', 'muchas gracias por la atención, prefiero el viernes'])(
    '"%s" is none',
    (text) => {
      expect(types(text)).not.toContain('accepts');
    },
  ); // prettier-ignore
});
