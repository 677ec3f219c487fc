/** A yes with a question beside it, ways out that are no exit word, danger, and what is owed. */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CANCEL_CONFIRM, CONFIRM, IDLE, LIST, PAY_CONFIRM, at, events, mine, tenant } from './kit.ts';

const [service] = tenant.services;
const types = (text: string, question: Question = IDLE): string[] =>
  events(text, question).map((e) => e.type.replace('customer.', ''));

describe('a yes and a question in one message (CONV-11)', () => {
  test.each([
    ['si dale, y donde queda?', CONFIRM],
    ['sí. ¿hasta qué hora atienden?', CONFIRM],
    ['ok, mandame, ¿dónde están?', PAY_CONFIRM],
    ['sí cancelalo y decime cuánto sale la limpieza', CANCEL_CONFIRM],
    ['sí, ¿y cuánto sale?', CONFIRM],
    ['dale, ¿quién me atiende?', CONFIRM],
    ['si, y cuanto dura?', CONFIRM],
  ])('«%s»: the question is answered and the yes stands', (text, question) => {
    expect(types(text, question)).toEqual(['asks', 'accepts']);
  });
  test.each(['sí pero ¿aceptan tarjeta?', 'sí, si aceptan tarjeta', 'si aceptan tarjeta?', '¿sí? ¿puedo pagar en efectivo?'])('«%s»: the yes hangs on the answer', (text) => {
    expect(types(text, CONFIRM)).toEqual(['asks']);
  }); // prettier-ignore
  test.each(['sí, pero ¿dónde queda?', '¿dónde queda?', 'primero decime dónde queda', 'no, ¿dónde queda?'])(
    '«%s» is no yes',
    (text) => {
      expect(types(text, CONFIRM)).not.toContain('accepts');
    },
  );
});

test.each([
  ['sacame el turno del jueves y dejame uno para el lunes a la misma hora', ['wants_cancellation', 'wants_booking']],
  ['cancela meu horário de quinta e marca pra sexta às 11', ['wants_cancellation', 'wants_booking']],
  ['cancelá el turno, lo saqué para el jueves', ['wants_cancellation']],
  ['¿atienden por OSDE? y de paso quiero sacar turno de limpieza el jueves a las 5', ['asks', 'wants_booking']],
])('«%s»: both are heard (CONV-11)', (text, expected) => {
  const own = { appointments: [mine('corte', '2026-03-12T11:00')] };
  expect(events(text, IDLE, own).map((e) => e.type.replace('customer.', ''))).toEqual(expected);
});

describe('what is added to what is being booked (CONV-11)', () => {
  const barber = ['barba:Perfilado de barba', 'corte_barba:Corte y barba'].map((one) => {
    const [id = '', name = ''] = one.split(':');
    return { ...service!, id, name };
  });
  const added = (text: string, services = [...tenant.services, ...barber]) =>
    events(text, { ...CONFIRM, known: { ...CONFIRM.known, servicio: 'corte' } }, { tenant: { ...tenant, services } });
  const wants = (detalles: object) => ({ type: 'customer.wants_booking', detalles });

  test.each(['ay, mejor con barba también', 'agregale barba', 'y la barba también porfa', 'com barba também'])(
    '«%s» beside a cut is the service that is both, where one is sold',
    (text) => {
      expect(added(text)).toEqual([wants({ servicio: 'corte_barba' })]);
    },
  );
  test('where none is, it is one more', () => {
    expect(added('sí, y agregale un masaje')).toEqual([{ type: 'customer.accepts' }, wants({ servicio: 'masaje' })]);
  });
  test('«mejor barba» takes its place, «mejor con Diego» is the same by somebody else', () => {
    expect(added('mejor barba')).toEqual([wants({ servicio: 'barba' })]);
    expect(added('mejor con Diego')).toEqual([wants({ profesional: 'diego' })]);
  });
  test.each(['sí, y una barba para mi hijo', 'si y barba para mi hijo también'])(
    '«%s»: the yes is to what is proposed, the other is the guest’s',
    (text) => {
      const his = wants({ servicio: 'barba', para: { relation: 'hijo' } });
      expect(added(text)).toEqual([{ type: 'customer.accepts' }, his]);
    },
  );
  test('«sí, para mi hijo» says whose the proposed one is', () => {
    expect(added('sí, para mi hijo')).toEqual([{ type: 'customer.accepts', para: { relation: 'hijo' } }]);
  });
});

describe('who thinks it over is asked nothing more', () => {
  test.each([
    'dejá, lo pienso y te aviso',
    'después te confirmo',
    'me arrepentí',
    'tengo que consultarlo con mi marido',
    "i'll think about it",
  ])('«%s» leaves what is open, and books nothing', (text) => {
    for (const question of [CONFIRM, LIST, PAY_CONFIRM]) expect(types(text, question)).toEqual(['exits']);
  });
  test('with nothing open there is nothing to leave, and a cancellation hears its own words', () => {
    expect(types('me arrepentí')).not.toContain('exits');
    expect(types('ya no lo quiero', CANCEL_CONFIRM)).not.toContain('exits');
  });
  test.each([
    'no me escriban más',
    'no quiero recibir más mensajes',
    'dame de baja',
    'unsubscribe',
    'stop texting me',
    'não quero mais receber mensagens',
  ])('«%s»: whatever is open is left, so that nothing asks again (CONV-14)', (text) => {
    for (const question of [IDLE, CONFIRM]) expect(types(text, question)).toEqual(['exits']);
  });
  test.each(['dame de baja el turno', 'no me escriban a la tarde, quiero un turno'])('«%s» is an errand', (text) => {
    expect(types(text)).not.toContain('exits');
  });
});

describe('what is no matter for a bot (HUMAN-1)', () => {
  test.each([
    'me sangra mucho la boca después de la extracción, no para',
    'no puedo respirar bien, se me hinchó la cara',
    'creo que es una reacción alérgica a la anestesia',
    'EMERGENCIA!!!',
    'my tooth is bleeding badly, this is an emergency',
    'se me cayó un diente y estoy sangrando, ayuda',
    'ayuda, el nene está sangrando',
    "i'm bleeding",
    'estou sangrando',
    'tengo la cara hinchada y fiebre, me urge que me vean hoy',
    'pinche bot inútil',
    'andate a la mierda',
    'la concha de tu madre contestá bien',
    'vete al diablo',
    'borrá mis datos por favor',
    'delete my data',
  ])('«%s» goes to a person, whatever is open', (text) => {
    for (const question of [IDLE, CONFIRM, LIST]) expect(types(text, question)).toEqual(['wants_person']);
  });
  test.each([
    '¿atienden emergencias?',
    'necesito un turno urgente, me sangran las encías',
    'estoy sangrando un poco de las encías cuando me cepillo, quiero una limpieza',
    '¿la limpieza ayuda con las encías que sangran?',
    'la puta madre me equivoqué, quiero un turno el viernes',
    'uf qué mierda, no voy a poder ir el jueves',
    '¿hacen limpieza de cara?',
    'qué boludo, me olvidé, ¿cuánto sale la limpieza?',
    'tengo una urgencia, necesito turno',
  ])('«%s» is an errand', (text) => {
    expect(types(text)).not.toContain('wants_person');
  });
});

describe('what is owed (PAGOS-3)', () => {
  test.each([
    '¿cuánto debo?',
    '¿quedó pago?',
    'no me llegó el link, mandámelo de nuevo',
    'el link no anda',
    'otro link',
    '¿cómo pago lo que falta?',
    '¿cuál es mi deuda?',
    '¿tengo algo pendiente de pago?',
    'manda o link de novo pfv',
  ])('«%s» asks after the own order', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'deuda' }]);
  });
  test.each(['¿recibieron mi pago?', '¿se acreditó?', '¿les llegó la seña?'])(
    '«%s» asks whether it arrived',
    (text) => {
      expect(events(text, IDLE)).toEqual([{ type: 'customer.asks', topic: 'deuda', llego: true }]);
    },
  );
  test.each([
    ['quiero pagar', 'wants_payment'],
    ['pasame el link de pago', 'wants_payment'],
    ['ya pagué', 'claims_payment'],
    ['¿cuánto sale la limpieza?', 'asks'],
  ])('«%s» does not', (text, type) => {
    const [event] = events(text, IDLE);
    expect(event).toMatchObject({ type: `customer.${type}` });
    expect(event).not.toMatchObject({ topic: 'deuda' });
  });
});

describe('"a la misma hora" (CONV-7)', () => {
  const mine = {
    id: 'a1', tenant: 'prueba', conversation: 'c', serviceId: 'corte', slot: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
    durationMinutes: 30, priceMinor: 1, status: 'booked' as const, bookedAt: 1,
  }; // prettier-ignore
  test('one more with somebody else is wished for on that day and at that hour', () => {
    expect(events('otro corte para mi hermana a la misma hora con Diego', IDLE, { appointments: [mine] })).toEqual([
      expect.objectContaining({
        detalles: expect.objectContaining({
          fecha_deseada: '2026-03-12',
          hora_especifica: '11:00',
          profesional: 'diego',
        }),
      }),
    ]);
  });
  test('beside a list that answers an hour: later or earlier than that one', () => {
    const known = { ...LIST, known: { hora_especifica: '14:00', fecha_deseada: '2026-03-11' } };
    expect(events('¿y más tarde?', known)).toEqual([expect.objectContaining({ detalles: { hora_desde: '14:30' } })]);
  });
});

describe('a consultation that is only a question', () => {
  test.each(['te hago una consulta', 'hola, tengo una pregunta', 'una duda', 'quick question'])(
    '«%s» is a greeting',
    (text) => {
      expect(types(text)).toEqual(['greets']);
    },
  );
});

describe('"pasame el corte al viernes"', () => {
  test.each([
    'pasame el corte al viernes a la mañana y decime cuánto sale',
    'cambiame la limpieza del lunes para el jueves',
    'move the haircut to friday',
  ])('«%s» moves what there is, and books nothing beside it', (text) => {
    expect(types(text)).toContain('wants_reschedule');
    expect(types(text)).not.toContain('wants_booking');
  });
  test.each(['pasame el link', 'pasame el precio al mail', 'pasame la dirección'])('«%s» moves nothing', (text) => {
    expect(types(text)).not.toContain('wants_reschedule');
  });
});

describe('opening hours of a day, and a wish beside them (CONV-11)', () => {
  const wished = (text: string): unknown =>
    events(text, IDLE).flatMap((e) => (e.type === 'customer.wants_booking' ? [e.detalles.fecha_deseada] : []));

  test.each([
    ['hola, ¿atienden mañana? necesito una limpieza a las 10 de la mañana', '2026-03-11'],
    ['buenas, atienden el viernes? quiero una cita de limpieza a las 10', '2026-03-13'],
    ['abren el viernes? necesito una limpieza en la tarde', '2026-03-13'],
    ['quiero una limpieza a las 10, ¿atienden el viernes?', '2026-03-13'],
    ['abrem sexta? quero uma limpeza às 10', '2026-03-13'],
    ['are you open friday? i need a cleaning at 10', '2026-03-13'],
  ])('«%s» is wished for on that day', (text, day) => {
    expect(wished(text)).toEqual([day]);
  });

  test.each([
    ['¿atienden los viernes? quiero una limpieza mañana', '2026-03-11'],
    ['¿a qué hora cierran el viernes? y quiero una limpieza el jueves a las 10', '2026-03-12'],
    ['limpieza el jueves, ¿y el viernes atienden?', '2026-03-12'],
    ['¿atienden los domingos? quiero una limpieza a las 10', undefined],
    ['¿a qué hora abren el viernes? quiero limpieza lo antes posible', undefined],
  ])('«%s» has a day of its own, or none', (text, day) => {
    expect(wished(text)).toEqual([day]);
  });
});
