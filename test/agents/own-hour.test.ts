import { describe, expect, test } from 'vitest';
import { CANCEL_CONFIRM, IDLE, LIST, events, mine } from './kit.ts';

/** A massage on Friday at ten; today is Tuesday. */
const FRIDAY = { appointments: [mine('masaje', '2026-03-13T10:00')] };
const said = (text: string) => events(text, IDLE, FRIDAY);
const types = (text: string) => said(text).map(({ type }) => type.replace('customer.', ''));

describe('who will not be in time for it', () => {
  test.each([
    'tengo hora el viernes a las 10 para masaje y no llego, se puede más tarde?',
    'tengo turno el viernes a las 10 y no alcanzo, puede ser más tarde?',
    'el viernes no llego, se puede un poco más tarde?',
    'no llego el viernes a las 10, se puede mas tarde?',
    'mi turno es el viernes a las 10 y no llego, se puede mas tarde?',
    "my appointment is friday at 10 and I can't make it, can it be later?",
    'tenho horario na sexta às 10 e não chego, dá pra ser mais tarde?',
  ])('"%s" is later on that day', (text) => {
    const [event] = said(text);
    expect(event).toMatchObject({
      type: 'customer.wants_reschedule',
      detalles: { fecha_deseada: '2026-03-13', hora_desde: '10:30' },
    });
    expect(JSON.stringify(event)).not.toContain('excluir_viernes');
  });

  test.each(['tengo el viernes a las 10 y no llego, puede ser a las 12?', 'tengo hora el viernes a las 10 para masaje y no llego, se puede a las 12?'])(
    '"%s" is twelve of that day',
    (text) => {
      expect(said(text)).toMatchObject([{ detalles: { fecha_deseada: '2026-03-13', hora_especifica: '12:00' } }]);
      expect(JSON.stringify(said(text))).not.toContain('excluir_viernes');
    },
  ); // prettier-ignore

  test.each(['el viernes no puedo, se puede más adelante?', 'no puedo el viernes, se puede más tarde?', 'mi hora es el viernes y no puedo, se puede otro día?'])(
    '"%s" has that day out',
    (text) => {
      const [event] = said(text);
      expect(event).toMatchObject({ type: 'customer.wants_reschedule', detalles: { restricciones_temporales: ['excluir_viernes'] } });
      expect(event).not.toHaveProperty('detalles.fecha_deseada');
    },
  ); // prettier-ignore
});

describe('what one has is shown', () => {
  test.each([
    'pasame el resumen de mis turnos', 'mandame los datos de mi turno', 'me pasas el detalle de mi cita porfa', 'podés enviarme la lista de mis turnos?', 'mandame mis turnos', 'pasame los turnos que tengo',
    'mandame el recordatorio de mi cita', 'pasame el detalle de la cita', 'me manda o resumo das minhas consultas', 'send me the details of my appointment',
    'y la otra cuándo es?', 'cuándo es la otra?', 'a qué hora era el otro?', 'y el otro turno qué día quedó?',
  ])('"%s"', (text) => {
    expect(types(text)).toEqual(['wants_appointments']);
  }); // prettier-ignore
  test.each([
    ['pasame el turno al jueves', 'wants_reschedule'], ['pasame mis turnos al jueves', 'wants_reschedule'], ['pasame la lista de precios', 'asks'], ['me pasás los horarios de atención?', 'asks'],
    ['pasame los horarios de las consultas', 'asks'], ['me mandás un recordatorio el día antes de mi turno?', 'asks'], ['cuándo es el otro turno libre?', 'wants_booking'], ['la otra semana cuándo hay?', 'wants_booking'],
  ])('"%s" is something else', (text, type) => {
    expect(types(text)).toEqual([type]);
  }); // prettier-ignore
});

describe('asked whether to cancel', () => {
  test.each(['estoy con fiebre, cancelame por fa', 'estoy con fiebre cancelame porfa', 'me enfermé. cancelámelo por favor', 'no voy a llegar, cancelalo nomás', 'cancelame por fa, estoy con fiebre', 'tengo que viajar, así que cancelalo', "i'm sick, cancel it please", 'estou com febre, cancela por favor'])(
    '"%s" is a yes',
    (text) => {
      expect(events(text, CANCEL_CONFIRM).map(({ type }) => type)).toEqual(['customer.accepts']);
    },
  ); // prettier-ignore
  test.each(['si puedo voy, si no cancelala', 'me cancelaron la reunión, voy a ir', 'no, no lo canceles', 'estoy con fiebre pero no lo canceles', 'estoy con fiebre, mejor pasalo al lunes', 'todavía no cancelé nada', 'mejor no la cancelo', 'me cancelaron el vuelo', 'não cancela por favor', 'estou com febre mas não cancela', 'cancelá la del lunes, estoy con fiebre', 'cancelar', 'cancela', 'ya cancelé, gracias'])(
    '"%s" is none',
    (text) => {
      expect(events(text, CANCEL_CONFIRM).map(({ type }) => type)).not.toContain('customer.accepts');
    },
  ); // prettier-ignore
});

describe('courtesies', () => {
  test.each([
    'gracias, cuando vuelva les escribo', 'les escribo cuando vuelva', 'cuando regrese les aviso, gracias', 'perdón por las vueltas 😅', 'perdón por tanta vuelta', 'disculpen las molestias', 'perdon por el lio', 'perdon por molestar tanto', 'sorry for the trouble', 'desculpa o incomodo',
    'gracias, nos vemos el viernes', 'ok gracias, nos vemos ahí', 'chau, nos vemos el viernes a las 10',
  ])('"%s" wants nothing', (text) => {
    expect(types(text)).toEqual(['acknowledges']);
  }); // prettier-ignore
  test.each(['qué calor que hace hoy no', 'hace frío hoy no?', 'qué calor 🥵'])('"%s" is small talk', (text) => {
    expect(types(text)).toEqual(['greets']);
  });
  test.each([
    ['gracias, nos vemos mañana', 'wants_appointments'], ['nos vemos el viernes', 'wants_appointments'], ['cuando vuelva quiero una limpieza', 'wants_booking'],
    ['perdón por los cambios, quiero una limpieza mañana', 'wants_booking'], ['qué calor que hace, tienen aire acondicionado?', 'asks'],
  ])('"%s" is more', (text, type) => {
    expect(types(text)).toEqual([type]);
  }); // prettier-ignore
});

describe('that it is closed is told before the wish', () => {
  test.each(['ah no sabía que cerraban. el viernes de mañana', 'uy pensé que abrían los lunes, el viernes de mañana', 'ah claro, era feriado. el viernes de mañana', 'no me di cuenta que estaba cerrado, el viernes de mañana'])(
    '"%s"',
    (text) => {
      expect(events(text, LIST)).toMatchObject([{ type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-13', preferencia_horaria: 'mañana' } }]);
    },
  ); // prettier-ignore
});

describe('"después", with the hour that it is', () => {
  test.each(['ya, despues entonces, 5', 'después 5', 'mas tarde, 5'])('"%s" is the row at five in the afternoon', (text) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.selects', offer: 'k7', n: 2 }]);
  }); // prettier-ignore
  test.each(['despues, 3', 'después te digo'])('"%s" chooses nothing', (text) => {
    expect(events(text, LIST).map(({ type }) => type)).not.toContain('customer.selects');
  });
});

describe('another way of being seen', () => {
  test.each([
    'el masaje del viernes lo puedo hacer por videollamada en vez de presencial?', 'mi turno del viernes puede ser online?', 'puedo hacer la sesion por zoom?', 'quiero pasar mi cita a virtual',
    'minha consulta pode ser online?', 'can my appointment be online instead of in person?', 'puedo hacerla por videollamada?',
  ])('"%s" is told how it is given, and nothing is moved', (text) => {
    expect(said(text)).toEqual([{ type: 'customer.asks', topic: 'modalidad' }]);
  }); // prettier-ignore
  test.each(['quiero una sesion online', 'quiero otra sesion por videollamada', 'quiero un turno online el jueves', 'necesito hacer una consulta online'])(
    '"%s" is wished for',
    (text) => {
      expect(types(text)).toEqual(['wants_booking']);
    },
  ); // prettier-ignore
});

describe('what may still be had, of one who has none', () => {
  test.each(['hola perdoná, se me pasó. todavía está la hora del viernes?', 'sigue disponible el turno del viernes?', 'la hora del viernes todavía está?', 'ainda tem vaga na sexta?', 'is the friday slot still available?'])(
    '"%s"',
    (text) => {
      expect(events(text, IDLE)).toEqual([{ type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-13' } }]);
    },
  ); // prettier-ignore
  test.each([['todavía tengo turno el viernes?', 'wants_appointments'], ['sigue en pie mi turno?', 'wants_appointments'], ['todavía están abiertos?', 'asks']])(
    '"%s" is not that',
    (text, type) => {
      expect(events(text, IDLE).map((event) => event.type)).toEqual([`customer.${type}`]);
    },
  ); // prettier-ignore
});

describe('the one of another week', () => {
  const NEXT_WEEK = { appointments: [mine('limpieza', '2026-03-19T12:00')] };
  test.each([
    ['no voy a alcanzar a llegar el jueves a las 12, me la puede dejar para las 4?', { fecha_deseada: '2026-03-19' }],
    ['no puedo el jueves a las 12, ¿puede ser a las 4?', { fecha_deseada: '2026-03-19' }],
    ['cambiame la del jueves a las 12 para las 4', { fecha_original: '2026-03-19', hora_original: '12:00' }],
    ['cambiame la del jueves para las 4', { fecha_original: '2026-03-19' }],
    ['pasame la cita al jueves a las 4', { fecha_deseada: '2026-03-12' }],
  ])('"%s"', (text, detalles) => {
    expect(events(text, IDLE, NEXT_WEEK)).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { ...detalles, hora_especifica: '16:00' } },
    ]);
  });
});

describe('the one that is told by what it is', () => {
  const TWO = { appointments: [mine('limpieza', '2026-03-12T10:00'), mine('masaje', '2026-03-13T15:00')] };
  test.each(['y la de masaje al sábado a las 9', 'la de masaje para el sábado a las 9'])('"%s" is moved', (text) => {
    expect(events(text, IDLE, TWO)).toMatchObject([
      {
        type: 'customer.wants_reschedule',
        detalles: { servicio: 'masaje', fecha_deseada: '2026-03-14', hora_especifica: '09:00' },
      },
    ]);
  });
  test.each([
    ['y un masaje el sábado a las 9', 'customer.wants_booking'],
    ['¿y la de masaje cuánto sale?', 'customer.asks'],
  ])('"%s" moves nothing', (text, type) => {
    expect(events(text, IDLE, TWO)).toMatchObject([{ type }]);
  });
});
