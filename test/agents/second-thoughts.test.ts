/** What is said instead of what was proposed, and what goes by a name that is none: hours, people, kinds, branches. */
import { describe, expect, test } from 'vitest';
import { findNames } from '../../src/agents/offline/names.ts';
import { CONFIRM, IDLE, LIST, events, mine, slots, tenant } from './kit.ts';

const WITH_DIEGO = { ...CONFIRM, ...(slots.kind === 'turno' ? { proposed: slots.slots[2] } : {}) };

describe('one hour instead of another', () => {
  test.each([
    'can we do 10 instead of 11',
    '10 instead of 11 please',
    '10 instead',
    'puede ser 10 en vez de 11?',
    'pode ser 10 em vez de 11?',
    '10 en lugar de 11',
    'a las 10 en vez de las 11',
  ])('"%s"', (text) => {
    expect(events(text, WITH_DIEGO)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { hora_especifica: '10:00' } },
    ]);
  });

  test.each(['somos 4 en vez de 3', 'me cobraron 18 en vez de 15', '2 people instead of 3', 'we are 4 instead of 3'])(
    '"%s" is no hour',
    (text) => {
      expect(JSON.stringify(events(text, IDLE))).not.toMatch(/hora_especifica|hora_candidatas/);
    },
  );
});

describe('somebody else than who is proposed', () => {
  test.each(['no, Laura', 'não, Laura', 'no, la Laura', 'no, mejor Laura', 'nope, Laura'])('"%s"', (text) => {
    expect(events(text, WITH_DIEGO)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { profesional: 'laura' } },
    ]);
  });

  test.each(['no, Diego', 'no gracias, Laura', 'no, gracias', 'no, Laura me dijo que no', 'no'])(
    '"%s" wants nobody else',
    (text) => {
      expect(JSON.stringify(events(text, WITH_DIEGO))).not.toMatch(/"profesional":"laura"/);
    },
  );
});

describe('a kind of service in another language', () => {
  const named = (text: string, ...names: string[]) =>
    findNames(text, {
      ...tenant,
      services: tenant.services
        .slice(0, names.length)
        .map((one, i) => ({ ...one, id: names[i] ?? '', name: names[i] ?? '' })),
    }).servicio;

  test.each([
    ['need a consultation tomorrow', 'Consulta'],
    ['i want a consult on friday', 'Consulta'],
    ['uma sessão amanhã', 'Sesión'],
    ['an assessment please', 'Evaluación'],
  ])('"%s" is "%s"', (text, name) => {
    expect(named(text, name, 'Corte')).toBe(name);
  });

  test.each(['let me consult my wife', 'i will consult and tell you', 'is the session over?'])(
    '"%s" is none',
    (text) => {
      expect(named(text, 'Consulta', 'Corte')).toBeUndefined();
    },
  );

  test('where one is called so in its own language, that one is meant', () => {
    expect(named('a consultation', 'Consultation', 'Consulta')).toBe('Consultation');
  });
});

describe('a branch that is called "Centro"', () => {
  const [one, two] = tenant.branches;
  const branch = (text: string) =>
    one && two && findNames(text, { ...tenant, branches: [{ ...one, id: 'centro', name: 'Centro' }, two] }).sucursal;

  test.each([
    'limpieza en el centro mañana',
    'la sede centro',
    'la de centro',
    'el de Centro',
    'centro',
    'en centro por favor',
    'no centro',
  ])('"%s"', (text) => {
    expect(branch(text)).toBe('centro');
  });

  test.each(['en el centro odontológico', 'es el centro dental?', 'hola, centro de belleza', 'limpieza en Palermo'])(
    '"%s" is not it',
    (text) => {
      expect(branch(text)).not.toBe('centro');
    },
  );
});

describe('own appointments and money back, in other languages', () => {
  test.each(['what time was mine?', 'who is it with?', "what's the time again, when is mine", 'com quem era mesmo?'])(
    '"%s" asks for what is booked',
    (text) => {
      expect(events(text, IDLE)[0]?.type).toBe('customer.wants_appointments');
    },
  );

  test.each(['can i get a refund?', 'could I have my refund please', 'you people are useless'])(
    '"%s" goes to a person',
    (text) => {
      expect(events(text, IDLE)).toMatchObject([{ type: 'customer.wants_person' }]);
    },
  );

  test.each(['can i get a refund if i cancel?', 'do you give refunds?', 'who is the owner?', 'what time is it?'])(
    '"%s" does not',
    (text) => {
      const types = events(text, IDLE).map(({ type }) => type);
      expect(types).not.toContain('customer.wants_person');
    },
  );

  test.each([
    'preciso pagar antes?',
    'tengo que pagar antes?',
    'do i have to pay first?',
    'hay que pagar por adelantado?',
  ])('"%s" asks, and opens no payment', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'pagos' }]);
  });
});

describe('back again, and what is still open', () => {
  test.each(['sigo acá', 'hola, sigo aquí', 'entonces?', '¿y entonces?', 'ya volví', "i'm back", 'voltei', 'e então?'])(
    '"%s" hears the question again',
    (text) => {
      for (const question of [LIST, CONFIRM, IDLE])
        expect(events(text, question)).toEqual([{ type: 'customer.greets' }]);
    },
  );

  test.each(['entonces sí', 'sigo acá, dale', 'entonces mejor el viernes', 'entonces cancelá'])(
    '"%s" says more',
    (text) => {
      expect(events(text, CONFIRM)).not.toContainEqual({ type: 'customer.greets' });
    },
  );
});

describe('who takes his time with nothing open', () => {
  test.each(['ok lo voy a pensar', 'va, luego les aviso', 'vou pensar', "i'll think about it", 'te aviso después'])(
    '"%s" takes his leave',
    (text) => {
      expect(events(text, IDLE)).toEqual([{ type: 'customer.acknowledges' }]);
    },
  );

  test.each(['lo pienso, pero ¿cuánto sale la limpieza?', 'te aviso mañana, quiero una limpieza el viernes'])(
    '"%s" wants something',
    (text) => {
      expect(events(text, IDLE)).not.toEqual([{ type: 'customer.acknowledges' }]);
    },
  );
});

describe('why it is put right, in front', () => {
  const his = { appointments: [mine('limpieza', '2026-03-12T18:00')] };
  test.each([
    ['me olvidé, mejor a las 5', { hora_especifica: '17:00' }],
    ['se me olvidó que trabajo, mejor a las 5', { hora_especifica: '17:00' }],
    ['espérate, me acordé que no puedo, mejor el viernes', { fecha_deseada: '2026-03-13' }],
    ['ay perdón, me equivoqué, era para el viernes a esa hora', { fecha_deseada: '2026-03-13', hora_especifica: '18:00' }],
    ['era para el viernes a esa misma hora', { fecha_deseada: '2026-03-13', hora_especifica: '18:00' }],
    ['mejor el viernes a esa hora', { fecha_deseada: '2026-03-13', hora_especifica: '18:00' }],
  ])('"%s" moves it', (text, detalles) => {
    expect(events(text, IDLE, his)).toMatchObject([{ type: 'customer.wants_reschedule', detalles }]);
  }); // prettier-ignore
  test.each(['me olvidé, quiero otra el viernes', 'mejor agendame un turno el viernes a esa hora', 'me equivoqué, mejor un corte el viernes'])(
    '"%s" is one more',
    (text) => {
      expect(events(text, IDLE, his)).toMatchObject([{ type: 'customer.wants_booking' }]);
    },
  ); // prettier-ignore
});
