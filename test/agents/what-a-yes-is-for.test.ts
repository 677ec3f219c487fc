/** A yes is for the question it answers: not for what was said in between, and not for another appointment. */
import { describe, expect, test } from 'vitest';
import type { Appointment, CustomerEvent, Question } from '../../src/domain.ts';
import { CANCEL_CONFIRM, CONFIRM, PAY_CONFIRM, at, events, tenant } from './kit.ts';

const [service] = tenant.services;
const cita: Appointment = {
  id: 'cita',
  tenant: tenant.id,
  conversation: 'c',
  serviceId: service!.id,
  slot: { start: at('2026-03-12T10:30'), professionalId: 'laura', branchId: 'norte' },
  durationMinutes: 30,
  priceMinor: 0,
  status: 'booked',
  bookedAt: 0,
};
const CANCELLING: Question = { ...CANCEL_CONFIRM, cancelling: cita };
const MOVE_CONFIRM: Question = { ...CONFIRM, state: 'AGENDA_REPROGRAMACION_CONFIRMANDO' };
const read = (text: string, question: Question, aside: boolean | 'person' | 'wait' = false): CustomerEvent[] => [
  ...events(text, question, { appointments: [cita], aside }),
];
const types = (...said: Parameters<typeof read>): string[] =>
  read(...said).map(({ type }) => type.replace('customer.', ''));
const lines = (table: string): string[] => table.split(/\s*[|\n]\s*/);

describe('asked whether to cancel', () => {
  test.each(
    lines(`ahí estaré|ahí voy a estar|ok, nos vemos ahí|dale, agendalo|reservalo|me sirve|me viene bien|sí, ese horario|quiero ese|lo tomo
      vale, muchas gracias, hasta luego|perfecto, hasta mañana|estarei lá|see you then|count me in`),
  )('«%s» is of who means to come, or to go: nothing is cancelled', (text) => {
    expect(types(text, CANCELLING)).not.toContain('accepts');
  });
  test.each(lines('sí, cancela el mío|sí, la mía|cancelá la mía nomás|sí cancela la mía no más|yes, cancel mine'))(
    '«%s» is a yes to his own',
    (text) => {
      expect(types(text, CANCELLING)).toEqual(['accepts']);
    },
  );
  test.each(lines('no, la mía no|cancela la mía no la de mi hijo'))('«%s» is none', (text) => {
    expect(types(text, CANCELLING)).not.toContain('accepts');
  });
  test.each([
    ['cancélame la cita de las 5', { hora_original: '17:00' }],
    ['quiero cancelar el turno de las dos de la tarde', { hora_original: '14:00' }],
    ['quiero anular lo de mañana', { fecha_original: '2026-03-11' }],
    ['cancelá el del viernes', { fecha_original: '2026-03-13' }],
    ['I want to cancel the 3pm one', { hora_original: '15:00' }],
  ])('«%s» names another than the one in question', (text, detalles) => {
    expect(read(text, CANCELLING)).toMatchObject([{ type: 'customer.wants_cancellation', detalles }]);
  });
  test.each(lines('cancelá el del jueves|sí, el del jueves cancelalo|quiero cancelar el de las 10 y media|cancelalo'))(
    '«%s» names that very one: a yes',
    (text) => {
      expect(types(text, CANCELLING)).toEqual(['accepts']);
    },
  );
  test.each(lines('ya no me sirve|sí, no me queda bien ese horario'))('«%s» says why', (text) => {
    expect(types(text, CANCELLING)).not.toContain('not_understood');
  });
});

describe('after something else was said', () => {
  const COURTEOUS = lines(
    'perfecto, gracias|listo señorita, gracias|ya gracias|bárbaro, gracias|genial mil gracias|great, thanks|ótimo, obrigada',
  );
  test.each(COURTEOUS)('«%s» thanks for that; right behind the question it is a yes', (text) => {
    for (const question of [CONFIRM, PAY_CONFIRM, CANCELLING]) {
      expect(types(text, question, true)).toEqual(['acknowledges']);
      expect(types(text, question)).toEqual(['accepts']);
    }
  });
  test.each(lines('sí|sí, gracias|confirmo, gracias|sim, obrigada|yes, thank you'))(
    '«%s» is a yes all the same',
    (text) => {
      for (const question of [CONFIRM, PAY_CONFIRM, CANCELLING])
        for (const aside of [true, 'person'] as const) expect(types(text, question, aside)).toEqual(['accepts']);
    },
  );
  test.each(lines('dale|dale, gracias|ok'))(
    '«%s» books and pays, and cancels nothing; behind what a person said it does nothing at all',
    (text) => {
      for (const question of [CONFIRM, PAY_CONFIRM]) expect(types(text, question, true)).toEqual(['accepts']);
      expect(types(text, CANCELLING, true)).toEqual(['acknowledges']);
      for (const question of [CONFIRM, PAY_CONFIRM, CANCELLING])
        expect(types(text, question, 'person')).toEqual(['acknowledges']);
    },
  );
  test.each(lines('ok gracias|ok, thanks|okay thank you|ok, obrigada'))(
    '«%s» books, and makes no link: that thanks for what was answered',
    (text) => {
      expect(types(text, PAY_CONFIRM)).toEqual(['accepts']);
      expect(types(text, CONFIRM, true)).toEqual(['accepts']);
      expect(types(text, PAY_CONFIRM, true)).toEqual(['acknowledges']);
    },
  );
  test.each(lines('joya|esa|venga, perfecto|bárbaro'))('«%s» does not cancel', (text) => {
    expect(types(text, CANCELLING, true)).toEqual(['acknowledges']);
  });
  test.each(lines('cancelalo|sí, cancelala por favor|quiero cancelar el turno'))('«%s» does', (text) => {
    expect(types(text, CANCELLING, true)).toEqual(['accepts']);
  });
});

describe('behind "sin apuro"', () => {
  test.each(lines('ok|dale|okey|ok dale|ok gracias|👍|bueno, dale|ok perfecto|beleza|great'))(
    '«%s» is for that there is no hurry',
    (text) => {
      for (const question of [CONFIRM, MOVE_CONFIRM, PAY_CONFIRM, CANCELLING])
        expect(types(text, question, 'wait')).toEqual(['acknowledges']);
    },
  );
  test.each(lines('sí|sí, dale|sim|yes, thanks|claro'))('«%s» is a yes', (text) => {
    for (const question of [CONFIRM, MOVE_CONFIRM, PAY_CONFIRM, CANCELLING])
      expect(types(text, question, 'wait')).toEqual(['accepts']);
  });
  test.each(lines('listo, de una|listo, ya'))('«%s» is back, though nothing is gone by it', (text) => {
    for (const question of [CONFIRM, MOVE_CONFIRM]) expect(types(text, question, 'wait')).toEqual(['accepts']);
    expect(types(text, CANCELLING, 'wait')).toEqual(['acknowledges']);
  });
  test('the deed itself does it', () => {
    expect(types('ok, reservalo', CONFIRM, 'wait')).toEqual(['accepts']);
    expect(types('dale, cancelalo', CANCELLING, 'wait')).toEqual(['accepts']);
    expect(types('dale, movelo', MOVE_CONFIRM, 'wait')).toEqual(['accepts']);
    expect(types('bueno, dale igual', PAY_CONFIRM, 'wait')).toEqual(['accepts']);
  });
});

describe('where a yes is awaited', () => {
  test.each(
    lines('quedó?|¿ya quedó agendado?|¿listo?|¿confirmado?|quedo atenta, feliz tarde|quedo a la espera, gracias'),
  )('«%s» asks whether it is done, or waits for it: none', (text) => {
    for (const question of [CONFIRM, CANCELLING]) expect(types(text, question)).not.toContain('accepts');
  });
});

describe('behind the buttons of a greeting, once something else was answered', () => {
  const greeted: Question = {
    state: 'conversando',
    offer: { id: 'k1', page: 0, kind: 'opcion', options: ['agendar', 'pagar', 'persona'] },
  };
  test.each(['ok', 'listo', 'perfecto', 'va', '👍'])('"%s" says that all is said (CONV-5)', (text) => {
    expect(events(text, greeted, { aside: true })).toEqual([{ type: 'customer.acknowledges' }]);
  });
});
