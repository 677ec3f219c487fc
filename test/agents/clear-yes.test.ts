/** A clear yes in the words of a letter, of thanks, of a country, or beside a question: it is taken (CONV-5, CONV-11, CONV-12). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CANCEL_CONFIRM, CONFIRM, IDLE, LIST, at, events, mine, tenant } from './kit.ts';

const PROPOSED = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};
const types = (text: string, question: Question = PROPOSED) =>
  events(text, question).map(({ type }) => type.replace('customer.', ''));

describe('a clear yes', () => {
  test.each([
    'Confirmo. Atentamente, Ernesto', 'Sí. Atte. Carlos', 'De acuerdo, atentamente, Ernesto', 'Confirmo, muchas gracias. Ernesto', 'Confirmo\nErnesto', 'Confirmo, saludos. Ernesto',
    'Perfecto, procedan con la reserva por favor', 'procedan nomás', 'siii divino', 'bueno sumercé, gracias', 'listo sumercé gracias', 'bueno, gracias', 'ya esa mejor', 'sí, mejor esa', 'filo, dale',
    'sí, deme agendando', 'sí, sepáreme el cupo', 'sí, hágame la cita', 'dale, sacame ese turno', 'quero esse horário', 'ok make the appointment', 'sounds great', 'guay', 'por mí vale', 'fica com esse',
  ])('"%s" is taken', (text) => {
    expect(types(text)).toEqual(['accepts']);
  }); // prettier-ignore
  test.each([
    'No. Atentamente, Ernesto', 'Lo consulto. Atentamente, Ernesto', 'mejor esa', 'ya esa mejor no', 'ya mejor el viernes', 'muchas gracias sumercé', 'bueno gracias, lo pienso', 'bueno, gracias, chau', 'filo', 'sí, dame otro', 'quero esse, mas mais tarde', 'não quero esse horário',
  ])('"%s" is none', (text) => {
    expect(types(text)).not.toContain('accepts');
  }); // prettier-ignore
  test.each(['confirmo la anulación', 'sí, dalo de baja', 'dala de baja por favor', 'sí, anulala', 'confirmo la baja'])('"%s" cancels it', (text) => {
    expect(types(text, CANCEL_CONFIRM)).toEqual(['accepts']);
  }); // prettier-ignore
  test.each(['no la des de baja', 'sí, dala de baja mañana', 'todavía no confirmo la anulación', '¿la anulación tiene costo?'])('"%s" does not', (text) => {
    expect(types(text, CANCEL_CONFIRM)).not.toContain('accepts');
  }); // prettier-ignore
  test('"bueno, gracias" cancels nothing, and takes note of what was said in between', () => {
    expect(types('bueno, gracias', CANCEL_CONFIRM)).toEqual(['acknowledges']);
    expect(events('bueno, gracias', PROPOSED, { aside: true })).toEqual([{ type: 'customer.acknowledges' }]);
  });
});

describe('any of the list will do', () => {
  test.each([
    'cualquiera ta bien', 'elegí vos', 'todos me sirven', 'el que te quede mejor', 'anything works', 'either is fine', 'whatever works for you', 'you pick', "i don't mind, you choose", 'você escolhe', 'pode escolher', 'o que for melhor pra vocês',
  ])('"%s" takes the first row, which is asked about', (text) => {
    expect(events(text, LIST)).toMatchObject([{ type: 'customer.selects', n: 1 }]);
  }); // prettier-ignore
  test('"el anteúltimo" is the last but one', () => {
    expect(events('el anteúltimo', LIST)).toEqual(events('el penúltimo', LIST));
  });
});

describe('a yes and a question', () => {
  const moving = mine('limpieza', '2026-03-10T15:00');
  const MOVE: Question = { ...PROPOSED, state: 'AGENDA_REPROGRAMACION_CONFIRMANDO', moving };
  test.each(['sí, es con la misma doctora no?', 'sí, con el mismo?', 'sí, es en la misma sede?', 'sí, es con laura?'])(
    '"%s" of the one that it is with is a yes',
    (text) => {
      expect(types(text, MOVE)).toEqual(['accepts']);
    },
  );
  test.each(['sí, es con diego?', 'es con la misma doctora?', 'sí, a la misma hora no?'])('"%s" waits', (text) => {
    expect(types(text, MOVE)).toEqual(['asks']);
  });
  test('of somebody else it is none', () => {
    const other = { ...MOVE, moving: { ...moving, slot: { ...moving.slot, professionalId: 'diego' } } };
    expect(types('sí, es con la misma doctora no?', other)).toEqual(['asks']);
  });
  test.each(['si y la seña me la devolves?', 'sí, y me devuelven la seña?'])('"%s" cancels, and asks', (text) => {
    expect(types(text, CANCEL_CONFIRM)).toEqual(['asks', 'accepts']);
  });
});

describe('an hour, with whoever is there', () => {
  test.each(['10:00 con el que esté', 'a las 10 con quien esté'])('"%s"', (text) => {
    expect(events(text, LIST)).toEqual([
      { type: 'customer.wants_booking', detalles: { hora_especifica: '10:00', con_cualquiera: true } },
    ]);
  });
});

describe('what is added while its link is open', () => {
  const [first, ...rest] = tenant.services;
  const salon = {
    ...tenant,
    services: [first!, ...rest, { ...first!, id: 'barba', name: 'Barba' }, { ...first!, id: 'combo', name: 'Corte y barba' }, { ...first!, id: 'pelo', name: 'Corte' }],
  }; // prettier-ignore
  const HELD: Question = {
    state: 'AGENDA_ESPERANDO_PAGO',
    known: { ...PROPOSED.known, servicio: 'barba' },
    proposed: PROPOSED.proposed,
  };
  test.each(['che y si le sumo el corte?', 'agregale corte', 'le puedo sumar el corte?'])('"%s" is both as one', (text) => {
    expect(events(text, HELD, { tenant: salon })).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio: 'combo' } }]);
  }); // prettier-ignore
});

describe('how one’s own stands', () => {
  const own = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
  test.each([
    'turno sigue en pie?',
    'sigue en pie cierto?',
    'me recuerdas las horas?',
    'me lembra meu agendamento',
    'remind me of my appointment',
  ])('"%s" shows it (AGENDA-17)', (text) => {
    expect(events(text, IDLE, own)).toEqual([{ type: 'customer.wants_appointments' }]);
  });
  test('"puedo pasar sin turno?" moves nothing, "laboran el 16?" asks for the hours of that day', () => {
    expect(events('puedo pasar sin turno?', IDLE, own).map(({ type }) => type)).not.toContain(
      'customer.wants_reschedule',
    );
    expect(events('laboran el 16?', IDLE)).toMatchObject([
      { type: 'customer.asks', topic: 'horarios', fecha: '2026-03-16' },
    ]);
  });
});
