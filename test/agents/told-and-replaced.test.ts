/** What is told beside, or in the place of, something else: days, hours, people, payments and what is moved. */
import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { CANCEL_CONFIRM, CONFIRM, IDLE, LIST, at, events, mine, tenant } from './kit.ts';

const OWN = { appointments: [mine('limpieza', '2026-03-12T11:00')] };
const types = (all: readonly CustomerEvent[]): string[] => all.map(({ type }) => type);

describe('a Portuguese "no" denies nothing', () => {
  test.each([
    'quero limpeza na sexta às 10h e massagem no sábado às 11h',
    'quero limpeza na sexta e massagem no sábado',
  ])('"%s" is two', (text) => {
    expect(events(text, IDLE, { language: 'pt' })).toMatchObject([
      { type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-13' } },
      { type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-14' } },
    ]);
  });
});

describe('an hour that is ruled out with its day', () => {
  test.each([
    'no llego el jueves a las 11, la pasás al viernes a la misma hora?',
    "I can't make Thursday at 11am, can we do Friday same time?",
    'não consigo quinta às 11h, pode ser sexta no mesmo horário?',
  ])('"%s" leaves it free on the other', (text) => {
    const [event] = events(text, IDLE, OWN);
    expect(event).toMatchObject({ detalles: { fecha_deseada: '2026-03-13', hora_especifica: '11:00' } });
    expect(event).not.toMatchObject({ detalles: { restricciones_temporales: ['excluir_11:00'] } });
  });
});

describe('asked whether it goes', () => {
  const asked = { ...OWN, cancelling: OWN.appointments[0] };
  test.each(['então cancela', 'tá, cancela então', 'entonces cancelar', 'bueno entonces anular'])(
    '"%s": yes',
    (text) => {
      expect(types(events(text, CANCEL_CONFIRM, asked))).toEqual(['customer.accepts']);
    },
  );
  test.each(['cancelar', 'cancela'])('a bare "%s" leaves', (text) => {
    expect(types(events(text, CANCEL_CONFIRM, asked))).toEqual(['customer.exits']);
  });
  test.each(['is there a cancellation fee?', 'me pueden cobrar algo por anular?', 'vou ser cobrada se cancelar?'])(
    '"%s" is asked',
    (text) => {
      expect(events(text, CANCEL_CONFIRM, asked)).toMatchObject([{ type: 'customer.asks', topic: 'otro' }]);
    },
  );
  test.each(['para otro día', 'another day please', 'outro dia'])('"%s" moves it', (text) => {
    expect(types(events(text, CANCEL_CONFIRM, asked))).toEqual(['customer.wants_reschedule']);
  });
});

describe('right behind a link', () => {
  test.each([
    ['perdón, no era la limpieza, era el masaje', 'masaje'],
    ['sorry, I meant the masaje', 'masaje'],
    ['me equivoqué, era el masaje', 'masaje'],
  ])('"%s" pays for that one', (text, servicio) => {
    expect(events(text, IDLE, { owes: true })).toMatchObject([{ type: 'customer.wants_payment', servicio }]);
  });
  test.each(['me confundí, no quería pagar', 'anulá ese pago'])('"%s" leaves it', (text) => {
    expect(types(events(text, IDLE, { owes: true }))).toEqual(['customer.exits']);
  });
});

describe('one that is moved by its service and its day', () => {
  test.each([
    ['cambia mi limpieza del jueves 12 al viernes 13 a las 16 y quiero pagar un masaje', 'customer.wants_payment'],
    ['cambia mi limpieza del jueves 12 al viernes 13 a las 16 y dime cuánto cuesta el masaje', 'customer.asks'],
  ])('"%s": both', (text, other) => {
    expect(types(events(text, IDLE, OWN)).toSorted()).toEqual([other, 'customer.wants_reschedule'].toSorted());
  });
});

describe('a number that is a row and an hour', () => {
  const offer = {
    id: 'k7',
    page: 0,
    kind: 'turno',
    slots: ['12:00', '13:00', '14:00', '15:00'].map((hour) => ({
      start: at(`2026-03-11T${hour}`),
      professionalId: 'laura',
      branchId: 'norte',
    })),
  } as const;
  const list = { ...LIST, offer };
  const atOnce = { tenant: { ...tenant, booking: { ...tenant.booking, confirmBeforeBooking: false } } };
  test('is asked about where it would be booked at once, and else a row', () => {
    expect(types(events('2', list, atOnce))).toEqual(['customer.not_understood']);
    expect(types(events('4', list, atOnce))).toEqual(['customer.selects']);
    expect(types(events('2', list))).toEqual(['customer.selects']);
  });
});

describe('a first choice and a second', () => {
  test.each([
    [
      'limpieza el jueves a las 11 con Laura, si no está con Diego',
      { fecha_deseada: '2026-03-12', profesional: 'laura' },
    ],
    ["limpieza Thursday at 11am with Diego, or Laura if he's not available", { profesional: 'diego' }],
    [
      'limpieza el jueves a las 11, y si no al día siguiente',
      { fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
    ],
    ["limpieza Thursday at 11am, or Friday if that's taken", { fecha_deseada: '2026-03-12' }],
  ])('"%s"', (text, detalles) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.wants_booking', detalles }]);
  });
});

describe('hours', () => {
  test.each(['en vez de las 11 a las 12', 'em vez das 11 às 12'])('"%s" is twelve', (text) => {
    expect(events(text, CONFIRM)).toMatchObject([{ detalles: { hora_especifica: '12:00' } }]);
  });
  test.each(['limpieza el jueves, tengo que salir a las 12', 'limpieza Thursday, I have to leave at noon'])(
    '"%s" is over by then',
    (text) => {
      expect(events(text, IDLE)).toMatchObject([{ detalles: { restricciones_temporales: ['termina_12:00'] } }]);
    },
  );
  test('"de siesta" is the afternoon', () => {
    expect(events('limpieza el jueves de siesta', IDLE)).toMatchObject([
      { detalles: { preferencia_horaria: 'tarde' } },
    ]);
  });
});
