/** Two days, two services, two people in one message: what is told of each, of both, and of none of them. */
import { describe, expect, test } from 'vitest';
import { CANCEL_CONFIRM, CONFIRM, IDLE, LIST, at, events, mine } from './kit.ts';

const book = (detalles: object, more: object = {}) => ({ type: 'customer.wants_booking', detalles, ...more });
const cut = { servicio: 'corte' };

describe('one hour is of both days', () => {
  test.each(['corte este jueves y el siguiente, a las 11', 'corte este jueves y el próximo también, a las 11'])(
    '"%s"',
    (text) => {
      const hour = { hora_especifica: '11:00' };
      expect(events(text, IDLE)).toMatchObject([
        book({ ...cut, ...hour, fecha_deseada: '2026-03-12' }),
        book({ ...cut, ...hour, fecha_deseada: '2026-03-19' }),
      ]);
    },
  );

  test.each([
    ['quiero corte el jueves y limpieza el viernes, los dos a las 17', '17:00'],
    ['quiero corte el jueves y limpieza el viernes, ambos a las 5 de la tarde', '17:00'],
  ])('"%s"', (text, hora_especifica) => {
    expect(events(text, IDLE)).toMatchObject([
      book({ ...cut, fecha_deseada: '2026-03-12', hora_especifica }),
      book({ servicio: 'limpieza', fecha_deseada: '2026-03-13', hora_especifica }),
    ]);
  });

  test('"este jueves y el otro" over the hours of one is that one, and one more a week behind it', () => {
    const question = { ...LIST, known: { ...cut, hora_especifica: '11:00' } };
    expect(events('bueno, este jueves y el otro', question)).toMatchObject([
      { type: 'customer.selects', n: 3 },
      book({ ...cut, fecha_deseada: '2026-03-19', hora_especifica: '11:00' }, { mas: true }),
    ]);
  });
});

describe('two people', () => {
  const question = { ...LIST, known: { ...cut }, waiting: [{ ...cut, para: { relation: 'hermana' } as const }] };
  test.each(['yo a las 10 y mi hermana a las 17', 'me at 10 and her at 5', 'mi hermana a las 17 y yo a las 10'])(
    '"%s" takes his own hour',
    (text) => {
      expect(events(text, question)).toMatchObject([{ type: 'customer.selects', n: 1 }]);
    },
  );

  test('both are with whom both are wished', () => {
    const said = events('corte para mis dos hijos el jueves con Laura', IDLE);
    expect(said).toMatchObject([book({ profesional: 'laura' }), book({ profesional: 'laura' }, { mas: true })]);
  });

  test('"un corte para mi mamá y yo quiero un masaje" are two things', () => {
    expect(events('un corte para mi mamá y yo quiero un masaje, ambos el jueves', IDLE)).toMatchObject([
      book({ ...cut, para: { relation: 'madre' } }),
      book({ servicio: 'masaje' }),
    ]);
  });

  test('"tengo gemelos, corte a los dos seguidos" are two', () => {
    expect(events('tengo gemelos, necesitan corte, mañana a las 10 a los dos seguidos', IDLE)).toHaveLength(2);
  });

  test('"¿mi marido puede tomar mi turno?" is asked, and nothing is given up', () => {
    const appointments = [mine('corte', '2026-03-11T10:00')];
    expect(events('mañana no puedo ir pero mi marido puede tomar mi turno?', IDLE, { appointments })).toMatchObject([
      { type: 'customer.asks', topic: 'otro' },
    ]);
  });
});

describe('what is only told beside a wish', () => {
  test.each([
    ['después del masaje quiero un corte el jueves a las 11', { ...cut, fecha_deseada: '2026-03-12' }],
    ['mi boda es el 28 y quiero una limpieza', { servicio: 'limpieza' }],
    ['mi boda es el 28 y quiero una limpieza ese mismo día', { servicio: 'limpieza', fecha_deseada: '2026-03-28' }],
    ['mi hija viaja el 28 y necesito una limpieza', { servicio: 'limpieza' }],
  ])('"%s"', (text, detalles) => {
    const [wish] = events(text, IDLE);
    expect(wish).toMatchObject(book(detalles));
    if (!('fecha_deseada' in detalles)) expect(wish).not.toHaveProperty('detalles.fecha_deseada');
  });

  test.each([
    'cuánto sale el corte? quiero mañana a las 15',
    'queria saber cuanto sale el corte y si puede ser mañana a las 15',
  ])('"%s" asks, and wishes', (text) => {
    expect(events(text, IDLE)).toMatchObject([
      { type: 'customer.asks', topic: 'precio', servicio: 'corte' },
      book({ ...cut, fecha_deseada: '2026-03-11', hora_especifica: '15:00' }),
    ]);
  });

  test('a day that cannot be stays out of the week that is wished', () => {
    expect(events('el miércoles no puedo, necesito un corte esta semana', IDLE)).toMatchObject([
      book({ restricciones_temporales: ['excluir_miércoles'] }),
    ]);
  });
});

describe('of what he has', () => {
  const two = [mine('corte', '2026-03-12T10:00'), mine('limpieza', '2026-03-13T10:00')];
  const which = { id: 'm1', page: 0, kind: 'cita', ids: ['corte', 'limpieza'] } as const;
  test.each(['la limpieza, el corte dejalo', 'la limpieza, al corte sí voy', 'la limpieza, el otro no'])(
    '"%s" picks the one that goes',
    (text) => {
      const question = { state: 'AGENDA_CANCELACION_SOLICITANDO_IDENTIFICACION', offer: which };
      expect(events(text, question, { appointments: two })).toMatchObject([{ type: 'customer.selects', n: 2 }]);
    },
  );

  test('"no, dejalo, pero ¿puede ser con Diego?" moves it to him', () => {
    const cancelling = two[0];
    const question = { ...CANCEL_CONFIRM, ...(cancelling && { cancelling }) };
    expect(events('no, dejalo, pero puede ser con Diego?', question, { appointments: two })).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { profesional: 'diego' } },
    ]);
  });

  test('"quisiera que mi corte del jueves sea con Diego" moves it to him', () => {
    expect(events('quisiera que mi corte del jueves sea con Diego', IDLE, { appointments: two })).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { profesional: 'diego' } },
    ]);
  });

  test('"no llego a Norte, ¿se puede en Palermo?" goes to the other branch', () => {
    const text = 'el jueves no puedo llegar hasta sucursal norte, se puede hacer en palermo?';
    expect(events(text, IDLE, { appointments: two.slice(0, 1) })).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { sucursal: 'palermo' } },
    ]);
  });

  test('"sí, la del jueves también" is a yes to that one', () => {
    const proposed = { start: at('2026-03-12T11:00'), professionalId: 'diego', branchId: 'norte' };
    expect(events('sí, la del jueves también', { ...CONFIRM, proposed })).toMatchObject([{ type: 'customer.accepts' }]);
  });
});

test.each(['mejor a las 17, todavía no pagué', "I haven't paid yet, better at 17", 'aún no pago, pero mejor a las 17'])(
  'with the link open "%s" is of the hour',
  (text) => {
    const question = { ...CONFIRM, state: 'AGENDA_ESPERANDO_PAGO' };
    expect(events(text, question)).toMatchObject([book({ hora_especifica: '17:00' })]);
  },
);

test.each(['que sea ella, corte mañana a las 10', 'I want her for a corte tomorrow at 10'])(
  '"%s": the one asked about',
  (text) => {
    const spokenOf = { professionalId: 'laura', until: at('2026-03-10T18:00') };
    expect(events(text, { ...IDLE, spokenOf })).toMatchObject([book({ ...cut, profesional: 'laura' })]);
  },
);
