/** Several of one's appointments in one message, and which one each errand is about. */
import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { IDLE, events, mine, serviceOf, tenant } from './kit.ts';

/** A cleaning on Friday 13 at 17:30 and a haircut on Saturday 14 at 11:00. */
const own = { appointments: [mine('limpieza', '2026-03-13T17:30'), mine('corte', '2026-03-14T11:00')] };
const CLEANING = { servicio: 'limpieza', fecha_original: '2026-03-13', hora_original: '17:30' };
const HAIRCUT = { servicio: 'corte', fecha_original: '2026-03-14', hora_original: '11:00' };

const cancels = (detalles: object): CustomerEvent => ({ type: 'customer.wants_cancellation', detalles });
const moves = (detalles: object): CustomerEvent => ({ type: 'customer.wants_reschedule', detalles });
const MONDAY = { fecha_deseada: '2026-03-16' };

describe('an errand for each appointment', () => {
  test.each([
    ['cancela la del viernes y la del sábado pásala pal lunes', [cancels(CLEANING), moves({ ...MONDAY, ...HAIRCUT })]],
    ['quiero anular la del viernes y mover la otra al lunes', [cancels(CLEANING), moves({ ...MONDAY, ...HAIRCUT })]],
    ['cancel the friday one and move the saturday one to monday', [cancels(CLEANING), moves({ ...MONDAY, ...HAIRCUT })]],
    ['cancela a de sexta e passa a de sábado pra segunda', [cancels(CLEANING), moves({ ...MONDAY, ...HAIRCUT })]],
    ['mové la limpieza para el lunes y cancelá la otra', [moves({ ...MONDAY, ...CLEANING }), cancels(HAIRCUT)]],
    ['anulame el corte, y la limpieza pasala al lunes', [cancels(HAIRCUT), moves({ ...MONDAY, ...CLEANING })]],
    ['cancela la del vie y la del sab pásala pal lunes', [cancels(CLEANING), moves({ ...MONDAY, ...HAIRCUT })]],
    ['cancela la del biernes y la del sábdo pásala pal lunes', [cancels(CLEANING), moves({ ...MONDAY, ...HAIRCUT })]],
    ['cancelame la del viernes y la del sábado', [cancels(CLEANING), cancels(HAIRCUT)]],
    ['pasa la del viernes al lunes y la del sábado al martes', [moves({ ...MONDAY, ...CLEANING }), moves({ fecha_deseada: '2026-03-17', ...HAIRCUT })]],
  ])('"%s"', (text, expected) => {
    expect(events(text, IDLE, own)).toEqual(expected);
  }); // prettier-ignore

  test.each([
    'cancela la del viernes, mejor pásala al lunes',
    'cancela la limpieza y agéndame un corte el lunes',
    'necesito cancelar mi cita del viernes y sacar otra para el sábado',
    'a qué hora es la del viernes y la del sábado?',
  ])('"%s" is not one for each', (text) => {
    const told = events(text, IDLE, own).filter((e) => 'detalles' in e && e.detalles.hora_original !== undefined);
    expect(told).toEqual([]);
  });

  test.each(['y cancele la otra', 'cancel the other one', 'cancela a outra'])('"%s" means the one not spoken of', (text) => {
    expect(events(text, IDLE, own)).toEqual([{ ...cancels({}), otra: true }]);
  }); // prettier-ignore
  test('"pasá la otra al lunes" too', () => {
    expect(events('pasá la otra al lunes', IDLE, own)).toEqual([{ ...moves(MONDAY), otra: true }]);
  });
});

describe('one goes and the other stays', () => {
  test.each([
    'cancelá la limpieza pero dejá el corte', 'cancelá solo la limpieza, el corte lo mantengo', 'cancel the cleaning but keep the haircut', 'desmarca a limpeza mas deixa o corte', 'cancela a limpeza e mantém o corte',
    'cancel my friday one but not the saturday one', 'cancelá la limpieza, el corte no', 'dejá el corte y cancelá la limpieza',
    'por favor anule la del viernes 13, a la del sábado sí voy', 'cancela la limpieza, el corte lo dejamos', 'anula la del viernes nomás, el corte sí', 'cancela la limpieza, al corte si llego', 'cancela la del viernes, voy a la del sábado',
    'cancela a de sexta, na de sábado eu vou', 'cancel the friday one, i can make it to the saturday one', 'cancela la del viernes, las otras las dejamos',
  ])('"%s" cancels that one only', (text) => {
    expect(events(text, IDLE, own)).toEqual([cancels(CLEANING)]);
  }); // prettier-ignore
  test.each([
    'cancela la limpieza y el corte tampoco voy', 'cancela la limpieza y si puedes el corte también', 'cancela la del viernes y la del sábado si se puede', 'cancela la limpieza y el corte, no voy a poder ir', 'cancela la limpieza y el corte también, que no voy',
  ])('"%s" cancels both', (text) => {
    expect(events(text, IDLE, own)).toEqual([cancels(CLEANING), cancels(HAIRCUT)]);
  }); // prettier-ignore
  test('"mové la limpieza al lunes y dejá el corte" moves that one only', () => {
    expect(events('mové la limpieza al lunes y dejá el corte', IDLE, own)).toEqual([moves({ ...MONDAY, ...CLEANING })]);
  });
  test('"no canceles la del viernes, solo mueve la del sábado" moves the other one', () => {
    expect(events('no canceles la del viernes, solo mueve la del sábado', IDLE, own)).toEqual([moves(HAIRCUT)]);
  });
  test('"…y la del sábado dejala para el lunes" is moved', () => {
    const text = 'cancela la del viernes y la del sábado dejala para el lunes';
    expect(events(text, IDLE, own)).toEqual([cancels(CLEANING), moves({ ...MONDAY, ...HAIRCUT })]);
  });
});

describe('one of them by its place in time', () => {
  test.each([
    ['cancel the first one', cancels(CLEANING)],
    ['I need to cancel the first one, keep the other', cancels(CLEANING)],
    ['cancel the later one please', cancels(HAIRCUT)],
    ['cancelá el último', cancels(HAIRCUT)],
    ['cancelá el primero, dejá el otro', cancels(CLEANING)],
    ['desmarca o mais tarde', cancels(HAIRCUT)],
    ['cancela o primeiro', cancels(CLEANING)],
    ['cancel the friday one', cancels({ fecha_original: '2026-03-13' })],
    ['cancel the 11am one', cancels({ hora_original: '11:00' })],
    ['desmarca a sexta-feira', cancels({ fecha_original: '2026-03-13' })],
    ['move the later one to monday', moves({ ...MONDAY, ...HAIRCUT })],
    ['passa o primeiro pra segunda-feira', moves({ ...MONDAY, ...CLEANING })],
  ])('"%s"', (text, expected) => {
    expect(events(text, IDLE, own)).toEqual([expected]);
  });
  test.each([
    'cancela o último pagamento', 'cancel the last payment', 'pasame el primero que tengas', 'move the first available to monday',
    'no canceles el primero', 'anulá la segunda cuota', 'pasame la última factura',
  ])('"%s" tells no appointment by its place', (text) => {
    const told = events(text, IDLE, own).filter((e) => 'detalles' in e && e.detalles.hora_original !== undefined);
    expect(told).toEqual([]);
  }); // prettier-ignore
});

describe('one of them by its weekday', () => {
  test.each([
    ['cancelame el del sábado', cancels({ fecha_original: '2026-03-14' })],
    [
      'cancelá el del viernes y sacame un masaje con diego el lunes 16 a las 3',
      cancels({ fecha_original: '2026-03-13' }),
    ],
  ])('"%s"', (text, expected) => {
    expect(events(text, IDLE, own)[0]).toEqual(expected);
  });
  test('of another week where there is none on the coming one, unless its date is told', () => {
    const later = { appointments: [mine('limpieza', '2026-03-17T10:00'), mine('corte', '2026-03-19T11:00')] };
    const days = ['cancelame el del jueves', 'cancelame el del jueves 12', 'cancelame el de mañana']
      .map((text) => events(text, IDLE, later)[0]).map((e) => (e && 'detalles' in e ? e.detalles.fecha_original : e)); // prettier-ignore
    expect(days).toEqual(['2026-03-19', '2026-03-12', '2026-03-11']);
  });
  test('what is booked beside it is not lost', () => {
    const [, booked] = events('cancelá el del viernes y sacame un masaje con diego el lunes 16 a las 3', IDLE, own);
    expect(booked).toMatchObject({
      type: 'customer.wants_booking',
      detalles: { servicio: 'masaje', fecha_deseada: '2026-03-16' },
    });
  });
});

describe('another service in the place of an appointment', () => {
  const one = { appointments: [mine('limpieza', '2026-03-13T17:30')] };
  const THEN = { fecha_deseada: '2026-03-13', hora_especifica: '17:30' };
  test.each([
    ['quiero cambiar mi limpieza por un masaje', THEN],
    ['en vez de limpieza que sea masaje descontracturante', THEN],
    ['pode trocar minha limpeza por massagem?', THEN],
    ['can i switch my cleaning for a massage', THEN],
    ['mi limpieza puede ser un masaje?', THEN],
    ['my cleaning on friday, could you make it a massage?', THEN],
    ['minha limpeza de sexta pode ser massagem?', THEN],
  ])('"%s" is a booking, and says in place of which', (text, when) => {
    const detalles = { servicio: 'masaje', sucursal: 'norte', ...when };
    expect(events(text, IDLE, one)).toEqual([{ type: 'customer.wants_booking', detalles, enVezDe: 'limpieza' }]);
  });
  test.each(['cambiá la limpieza por la tarde', 'mi hijo puede hacerse un masaje el viernes?', 'quiero un masaje además de mi limpieza', 'mi limpieza puede ser el lunes?', 'quiero cambiar mi limpieza para el lunes', 'cambiar mi limpieza del viernes por el lunes', 'cuánto sale un masaje en vez de la limpieza del martes?'])(
    '"%s" names none', (text) => {
      expect(events(text, IDLE, one)).not.toContainEqual(expect.objectContaining({ enVezDe: expect.anything() as unknown }));
    }); // prettier-ignore
});

describe('of two on one day, the one of a part of it', () => {
  const own = { appointments: [mine('limpieza', '2026-03-12T10:00'), mine('corte', '2026-03-12T16:00')] };
  const LATE = { servicio: 'corte', fecha_original: '2026-03-12', hora_original: '16:00' };
  test.each([
    ['cancelame la de la tarde del jueves', LATE],
    ['cancelame la de la mañana', { servicio: 'limpieza', hora_original: '10:00' }],
  ])('"%s"', (text, detalles) => {
    expect(events(text, IDLE, own)).toMatchObject([{ type: 'customer.wants_cancellation', detalles }]);
  });
  test('"la de mañana" is of tomorrow', () => {
    expect(events('cancelame la de mañana', IDLE, own)[0]).not.toHaveProperty('detalles.servicio');
  });
});

describe('of two that one has', () => {
  const TWO = { appointments: [mine('limpieza', '2026-03-12T10:00'), mine('masaje', '2026-03-13T15:00')] };
  test('"la limpieza no, el masaje sí voy" gives up one, and books nothing in its place', () => {
    expect(events('la limpieza no, el masaje sí voy', IDLE, TWO)).toMatchObject([
      { type: 'customer.wants_cancellation', detalles: { servicio: 'limpieza' } },
    ]);
  });
  test('"la limpieza no, mejor un corte" is another one in its place', () => {
    expect(events('la limpieza no, mejor un corte', IDLE, TWO)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: 'corte' }, enVezDe: 'limpieza' },
    ]);
  });
});

describe('by its place, and an errand beside it', () => {
  const first = {
    tenant: { ...tenant, services: [...tenant.services, serviceOf('primera', 'Primera visita', 'x')] },
    appointments: [mine('corte', '2026-03-11T11:00'), mine('primera', '2026-03-12T16:00')],
  };
  test.each([
    ['cancela la primera visita y quiero pagar la limpieza', 'primera'],
    ['cancela la primera y quiero pagar la limpieza', 'corte'],
  ])('"%s" cancels %s, and pays for the other', (text, servicio) => {
    expect(events(text, IDLE, first)).toMatchObject([
      { type: 'customer.wants_cancellation', detalles: { servicio } },
      { type: 'customer.wants_payment', servicio: 'limpieza' },
    ]);
  });
});
