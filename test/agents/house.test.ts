/** What is asked of the house, and who comes late to it. */
import { describe, expect, test } from 'vitest';
import type { Appointment, CustomerEvent, Question } from '../../src/domain.ts';
import { CONFIRM, IDLE, LIST, at, events, tenant } from './kit.ts';

const ofDay = (start: string): Appointment => ({
  id: 'c1',
  tenant: tenant.id,
  conversation: 'prueba.abc',
  serviceId: 'corte',
  slot: { start: at(start), professionalId: 'laura', branchId: 'norte' },
  durationMinutes: 30,
  priceMinor: 0,
  status: 'booked',
  bookedAt: at('2026-03-09T10:00'),
});
const TODAY = { appointments: [ofDay('2026-03-10T12:00')] };
const types = (all: readonly CustomerEvent[]): string[] => all.map(({ type }) => type.replace('customer.', ''));

describe('late', () => {
  test.each([
    'voy 15 minutos tarde, hay problema?',
    'llego unos diez min tarde',
    'estoy atrasada pero voy en camino',
    'se me hizo tarde, ya salgo',
    'hi, running about ten minutes late',
    'im gonna be 10 min late',
    'vou chegar atrasado',
    'vou atrasar uns 20 min',
    'llego 12:20',
    'no alcanzo a llegar a las 12, ¿puedo llegar 12:20?',
    'vou chegar 12h15, tudo bem?',
    'estoy llegando 10 min tarde',
    'me agarró un trancón, llego tardecito',
    'voy tarde, llego a las 12',
    'hola voy llegando 10 minuticos tarde',
    'vamos con unos 5 minutos de retraso',
    'estoy con demora',
  ])('«%s» goes to a person', (text) => {
    expect(types(events(text, IDLE, TODAY))).toEqual(['wants_person']);
  });
  test.each(['llego a las 12', 'mañana llego 12:20'])('«%s» is of the one that stands then', (text) => {
    const tomorrow = { appointments: [ofDay('2026-03-11T12:00')] };
    expect(types(events(text, IDLE, tomorrow))).toEqual(['wants_appointments']);
  });
  test('who can only come hours later wants another hour', () => {
    expect(types(events('mañana puedo llegar a las 5?', IDLE, TODAY))).toEqual(['wants_booking']);
  });
  test.each([
    'qué pasa si llego tarde?',
    'quiero ir más tarde',
    'running late, can we do an hour later?',
    'no llego tarde',
  ])('«%s» is late for nothing yet', (text) => {
    expect(types(events(text, IDLE, TODAY))).not.toContain('wants_person');
  });
});

describe('another service, in the middle of a booking', () => {
  test.each(['¿y el masaje?', '¿y la limpieza dental?', 'what about the masaje?'])(
    '«%s» asks what it costs',
    (text) => {
      expect(events(text, CONFIRM)).toEqual([
        { type: 'customer.asks', topic: 'precio', servicio: expect.stringMatching(/masaje|limpieza/) as string },
      ]);
    },
  );
  test.each(['¿y el masaje cómo se hace?', '¿y el estacionamiento?', '¿el masaje duele?'])(
    '«%s» asks something else',
    (text) => {
      expect(events(text, CONFIRM)).not.toContainEqual(expect.objectContaining({ topic: 'precio' }));
    },
  );
});

test.each(['perdón', 'disculpa por la demora', 'desculpa moça', 'so sorry about that'])(
  '«%s» is a courtesy',
  (text) => {
    expect(types(events(text, IDLE))).toEqual(['acknowledges']);
  },
);

test.each(['mande? no entendí', 'no le entiendo', 'como assim?', "sorry, i don't get it", 'que cosa?'])(
  '«%s» hears the list once more',
  (text) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.wants_booking', detalles: {} }]);
  },
);

describe('hours', () => {
  test.each([
    ['sábado vcs fecham que horas', '2026-03-14'],
    ['el viernes cierran a qué hora', '2026-03-13'],
    ['how late are you open on friday', '2026-03-13'],
    ['até que horas atendem na sexta?', '2026-03-13'],
    ['cuál es el horario del domingo', '2026-03-15'],
    ['qué horario tienen el sábado', '2026-03-14'],
    ['y el lunes festivo?', '2026-03-16'],
    ['¿y el 25 que es feriado?', '2026-03-25'],
  ])('«%s»: of that day', (text, fecha) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.asks', topic: 'horarios', fecha }]);
  });
  test.each([
    ['cuándo atiende la doctora Gómez?', 'laura'],
    ['qué días trabaja diego', 'diego'],
    ['when does dr. ruiz work?', 'diego'],
    ['que dias a Laura atende?', 'laura'],
    ['Laura atiende los jueves?', 'laura'],
    ['¿la doctora Laura trabaja en Palermo?', 'laura'],
    ['a qué hora llega Laura?', 'laura'],
    ['¿hoy atiende Laura?', 'laura'],
  ])('«%s»: of somebody', (text, profesional) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'horarios', profesional }]);
  });
  test('what somebody does', () => {
    expect(events('Laura hace masajes?', IDLE)).toMatchObject([
      { type: 'customer.asks', topic: 'profesionales', profesional: 'laura' },
    ]);
  });
  test.each(['Laura me atiende hoy?', 'corte con Laura el jueves', 'Laura tiene lugar el jueves?'])(
    '«%s» is no question of her days',
    (text) => {
      expect(events(text, IDLE)).not.toMatchObject([{ topic: 'horarios' }]);
    },
  );
  test.each(['cuándo atiende la dra Gómez? quiero verla', 'cuándo tiene turno diego?', 'con diego cuándo hay lugar?'])(
    '«%s» wishes for one',
    (text) => {
      expect(types(events(text, IDLE))).not.toContain('asks');
    },
  );
});

test.each(['what does dr ruiz do', 'qué hace diego?', 'o que o diego faz?', 'qué servicios hace laura'])(
  '«%s»: what somebody does',
  (text) => {
    expect(events(text, IDLE)[0]).toMatchObject({ type: 'customer.asks', topic: 'profesionales' });
  },
);

describe('the other branch', () => {
  const here: Question = { ...LIST, known: { servicio: 'corte', sucursal: 'norte', fecha_deseada: '2026-03-12' } };
  test.each([
    'y en la otra sucursal?',
    'mejor en el otro local',
    'e na outra unidade?',
    'what about at the other branch?',
  ])('«%s»: the same there', (text) => {
    expect(events(text, here)).toEqual([{ type: 'customer.wants_booking', detalles: { sucursal: 'palermo' } }]);
  });
  test('where it is, is asked, and not wished for', () => {
    expect(types(events('¿es en el centro o en la otra sucursal?', here))).toEqual(['asks']);
  });
});

test.each(['es presencial?', 'é online ou presencial?', 'is it in person?', 'y es por videollamada?'])(
  '«%s» is asked of what is being booked',
  (text) => {
    const known = { servicio: 'corte' };
    expect(events(text, { ...LIST, known })).toEqual([
      { type: 'customer.asks', topic: 'modalidad', servicio: 'corte' },
    ]);
  },
);

test.each([
  ['el corte de pelo es presencial?', { servicio: 'corte' }],
  ['la limpieza dental se hace presencial o por zoom?', { servicio: 'limpieza' }],
  ['atienden online?', {}],
  ['tienen consultas virtuales?', {}],
  ['hola, una consulta, hacen sesiones por videollamada?', {}],
  ['vocês atendem online?', {}],
  ['do you do video calls?', {}],
  ['son presenciales o por zoom?', {}],
  ['virtual o presencial?', {}],
])('«%s» is how it is given', (text, named) => {
  expect(events(text, IDLE)).toEqual([{ type: 'customer.asks', topic: 'modalidad', ...named }]);
});

test.each([
  'quiero una limpieza virtual',
  'tienen turnos online para el viernes?',
  'puedo pagar online?',
  'sos un asistente virtual?',
  'aceptan billetera virtual?',
  'es presencial',
])('«%s» asks not how it is given', (text) => {
  const topics = events(text, IDLE).map((event) => (event.type === 'customer.asks' ? event.topic : event.type));
  expect(topics).not.toContain('modalidad');
});

describe('who does it', () => {
  test.each([
    '¿la limpieza la hace Laura?',
    '¿Laura hace limpieza?',
    '¿la limpieza la hace la dra Laura?',
    'does Laura do the limpieza?',
    'a limpieza quem faz é a Laura?',
  ])('«%s» asks what she does', (text) => {
    expect(events(text, IDLE)).toMatchObject([
      { type: 'customer.asks', topic: 'profesionales', profesional: 'laura', servicio: 'limpieza' },
    ]);
  });

  test.each([
    '¿Laura hace limpieza mañana a las 10?',
    'quiero limpieza con Laura, ¿puede ser?',
    '¿me da una hora con Laura?',
  ])('«%s» wishes for it', (text) => {
    expect(types(events(text, IDLE))).toContain('wants_booking');
  });

  test.each(['¿me da una hora para pensarlo?', '¿me da una hora más?', 'me da una hora de plazo'])(
    '«%s» is no wish',
    (text) => {
      expect(types(events(text, IDLE))).not.toContain('wants_booking');
    },
  );
});

describe('who, where, and for how much', () => {
  test.each(['y los domingos', 'horario sabados'])('«%s»: the hours of the house', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'horarios' }]);
  });
  test.each(['horario de palermo?', 'horarios palermo', 'horarios de la sede palermo'])('«%s»: there', (text) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.asks', topic: 'horarios', sucursal: 'palermo' }]);
  });
  test.each(['la limpieza la hacen en palermo?', 'en palermo hacen limpieza?', 'la limpieza se hace en palermo?'])(
    '«%s»: whether it is done there',
    (text) => {
      expect(events(text, IDLE)).toEqual([
        { type: 'customer.asks', topic: 'precio', servicio: 'limpieza', sucursal: 'palermo' },
      ]);
    },
  );
  test.each([
    'valor limpieza',
    'vlr de la limpieza',
    'que vale limpiar los dientes',
    'cuánto hay que pagar por la limpieza?',
    'cuanto por una limpieza dental completa jefe',
  ])('«%s»: what it costs', (text) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.asks', topic: 'precio', servicio: 'limpieza' }]);
  });
  test.each([
    ['quién es el ortodoncista?', { topic: 'profesionales', servicio: 'ortodoncia' }],
    ['el doctor diego ruiz que ve', { topic: 'profesionales', profesional: 'diego' }],
    ['Diego está trabajando mañana?', { topic: 'horarios', profesional: 'diego', fecha: '2026-03-11' }],
  ])('«%s»', (text, asked) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.asks', ...asked }]);
  });
  test.each(['a qué hora tengo que llevar al perro?', 'a qué hora hay que ir', 'todavía tengo mi hora de hoy?'])(
    '«%s»: of the one that there is',
    (text) => {
      expect(types(events(text, IDLE, TODAY))).toEqual(['wants_appointments']);
    },
  );
});
