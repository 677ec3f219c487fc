/** What is said right behind a booking or at the question whether one goes, and what is put off before hours. */
import { describe, expect, it, test } from 'vitest';
import type { CustomerEvent, Question } from '../../src/domain.ts';
import { understandOffline } from '../../src/agents/offline/index.ts';
import { CANCEL_CONFIRM, CONFIRM, IDLE, LIST, events, mine, request, tenant } from './kit.ts';

const own = mine('limpieza', '2026-03-12T09:00');
const other = mine('masaje', '2026-03-13T15:00');
const BOOKED: Question = { state: 'evento_creado' };
const types = (said: readonly CustomerEvent[]) => said.map(({ type }) => type.slice('customer.'.length));
const withOwn = (text: string, question: Question, appointments = [own]) =>
  understandOffline(request([text], question, { appointments })).events;

describe('right behind a booking', () => {
  test.each([
    ['oye, siempre si se podrá mejor a las 10?', { hora_especifica: '10:00' }],
    ['dice mi esposo que mejor a las 10', { hora_especifica: '10:00' }],
    ['no mijo, muy temprano, mejor por la tarde', { preferencia_horaria: 'tarde' }],
    ['uy no, muy temprano, mejor en la tarde', { preferencia_horaria: 'tarde' }],
    ['mejor el viernes', { fecha_deseada: '2026-03-13' }],
    ['pero en la tarde', { fecha_deseada: '2026-03-12', preferencia_horaria: 'tarde' }],
    ['pero más tarde', { fecha_deseada: '2026-03-12', hora_desde: '09:30' }],
    ['pero con diego', { profesional: 'diego', hora_especifica: '09:00' }],
    ['tengo reunión a esa hora. Se puede a las 5?', { hora_especifica: '17:00' }],
    ['no, esa hora no me sirve', { fecha_deseada: '2026-03-12' }],
    ['no, ese día no puedo', {}],
  ])('"%s" moves it', (text, detalles) => {
    expect(withOwn(text, BOOKED)).toMatchObject([{ type: 'customer.wants_reschedule', detalles }]);
  });
  it('with somebody else, on its day', () => {
    expect(withOwn('ah no, mejor con Diego', BOOKED)).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { profesional: 'diego', fecha_deseada: '2026-03-12' } },
    ]);
  });
  test.each(['me equivoqué, no quería reservar', 'no quería esa'])('"%s" gives it up', (text) => {
    expect(types(withOwn(text, BOOKED))).toEqual(['wants_cancellation']);
  });
  test.each([
    'reservame mejor otro a las 10',
    'y un masaje mejor a las 10',
    'gracias, nos vemos el jueves',
    'pero no tengo efectivo',
  ])('"%s" moves nothing', (text) => {
    expect(types(withOwn(text, BOOKED))).not.toContain('wants_reschedule');
  });
  test.each(['ahora sí quedó?', 'entonces sí quedó?', 'y la otra también porfa'])(
    '"%s" shows what there is',
    (text) => {
      expect(types(withOwn(text, IDLE))).toEqual(['wants_appointments']);
    },
  );
});

describe('a little earlier than it is', () => {
  test.each(['correr el turno del jueves un poquito antes?', 'se puede un poco antes?', 'pasalo un poco antes'])(
    '"%s" is of its day',
    (text) => {
      expect(withOwn(text, IDLE)).toMatchObject([
        { type: 'customer.wants_reschedule', detalles: { fecha_deseada: '2026-03-12', hora_hasta: '09:00' } },
      ]);
    },
  );
  it('but not "un poco antes de" something else', () => {
    expect(types(withOwn('un poco antes de la cita qué hago?', IDLE))).not.toContain('wants_reschedule');
  });
});

describe('asked whether one is cancelled', () => {
  const asked = { ...CANCEL_CONFIRM, cancelling: other };
  test.each(['la otra también', 'esa también', 'y la otra también cancelala'])(
    '"%s" is a yes, of the last one',
    (text) => {
      expect(types(withOwn(text, asked, [other]))).toEqual(['accepts']);
    },
  );
  test('"la otra también", where there is another one, is not of this one alone', () => {
    expect(types(withOwn('la otra también', asked, [own, other]))).not.toEqual(['accepts']);
  });
  test.each(['no, perdón, es mover', 'no, quería cambiarla', 'uy no, mejor reprogramar'])('"%s" moves it', (text) => {
    expect(types(withOwn(text, asked, [own, other]))).toEqual(['wants_reschedule']);
  });
  test('and a new one beside it is not lost', () => {
    const [gone, wish, ...more] = withOwn('cancelar el del jueves y sacar uno para la otra semana', IDLE);
    expect(more).toEqual([]);
    expect(gone).toMatchObject({ type: 'customer.wants_cancellation', detalles: { fecha_original: '2026-03-12' } });
    expect(wish).toMatchObject({ type: 'customer.wants_booking', detalles: { fecha_desde: '2026-03-16' } });
  });
});

describe('before hours', () => {
  test.each(['dejame ver con mi trabajo y te digo', 'déjame checar con mi esposo y te aviso', 'tengo que preguntarle a mi esposo, ahorita le aviso'])('"%s" asks for a while', (text) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.acknowledges', waits: true }]);
  }); // prettier-ignore
  test.each(['no gracias, otro día vuelvo a escribir', 'no tranqui, otro día vuelvo a escribir'])(
    '"%s" leaves',
    (text) => {
      expect(types(events(text, LIST))).toEqual(['exits']);
    },
  );
  test.each(['no puedo ninguno de esos, tenés más para adelante?', '¿hay más adelante?'])(
    '"%s" looks further on',
    (text) => {
      expect(events(text, LIST)).toMatchObject([
        { type: 'customer.wants_booking', detalles: { fecha_desde: expect.stringMatching(/^2026-03-/) } },
      ]);
    },
  );
  test.each(['dice que sí', 'dijo que sí'])('"%s" agrees', (text) => {
    expect(types(events(text, CONFIRM))).toEqual(['accepts']);
  });
});

describe('room at an hour, where a choice books at once', () => {
  const atOnce = { ...tenant, booking: { ...tenant.booking, confirmBeforeBooking: false } };
  const asked = (text: string) => understandOffline(request([text], IDLE, { tenant: atOnce })).events;
  it('is asked about, and not booked', () => {
    expect(asked('hay espacio hoy para un corte tipo 3?')).toMatchObject([
      { type: 'customer.wants_booking', detalles: { hora_especifica: '15:00', por_confirmar: true } },
    ]);
  });
  it('is booked where it is asked for', () => {
    expect(asked('dame un corte hoy a las 3')).toMatchObject([{ detalles: { hora_especifica: '15:00' } }]);
  });
});

describe('what may come, and what is', () => {
  test.each(['¿cómo hago si tengo que cancelar?', 'y si me toca cancelar cómo sería?', '¿y si tengo que cambiarla?'])(
    '"%s" gives up nothing',
    (text) => {
      expect(withOwn(text, IDLE)).toEqual([{ type: 'customer.asks', topic: 'cambios' }]);
    },
  );
  test.each(['buenas, si me quedó la cita?', 'quedó el de las 9 entonces?', 'who is my appointment with tomorrow?', 'just confirming my appointment on Thursday'])('"%s" shows it', (text) => {
    expect(types(withOwn(text, IDLE))).toEqual(['wants_appointments']);
  }); // prettier-ignore
  test.each(['yess', 'simm', 'tuanis, sí'])('"%s" agrees', (text) => {
    expect(types(events(text, CONFIRM))).toEqual(['accepts']);
  });
  test('"putz, esqueci que tenho compromisso às 9. tem às 11?" moves what was just booked', () => {
    expect(withOwn('putz, esqueci que tenho compromisso às 9. tem às 11?', BOOKED)).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { hora_especifica: '11:00' } },
    ]);
  });
});

describe('a yes that nobody has read to its end', () => {
  const asked = { ...CANCEL_CONFIRM, cancelling: own };
  test('"necesito cancelar" agrees to cancel', () => {
    expect(types(withOwn('necesito cancelar', asked))).toEqual(['accepts']);
  });
  test('"solo déjeme la limpieza, lo demás cancélemelo" does not cancel the cleaning', () => {
    expect(types(withOwn('solo dejeme la limpieza lo demas cancelemelo', asked))).toEqual(['not_understood']);
  });
});
