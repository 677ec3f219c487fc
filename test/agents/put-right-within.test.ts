/** What is put right within one message: what is taken back is no wish. */
import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { CANCEL_CONFIRM, IDLE, LIST, events, mine } from './kit.ts';

/** A cleaning tomorrow at 10:00 and a haircut on Thursday at 16:00. */
const own = { appointments: [mine('limpieza', '2026-03-11T10:00'), mine('corte', '2026-03-12T16:00')] };
const THURSDAY = { fecha_original: '2026-03-12' };
const said = (text: string, has: object = own): readonly CustomerEvent[] => events(text, IDLE, has);
const cancels = (detalles: object): CustomerEvent => ({ type: 'customer.wants_cancellation', detalles });
const moves = (detalles: object): CustomerEvent => ({ type: 'customer.wants_reschedule', detalles });

describe('of two appointments only the second one named goes', () => {
  test.each([
    'cancelar el turno de mañana, perdón, el del jueves', 'cancelá el de mañana, no, el del jueves', 'quiero cancelar el del miércoles, perdón, el jueves',
    'cancelá el turno de mañana\nperdón\nel del jueves', 'cancelá el de mañana. me equivoqué, el del jueves', 'cancelá el de mañana, no, mejor el del jueves', 'cancela mi cita de mañana no perdon la del jueves',
    'cancelá el de mañana digo el del jueves', 'cancelá el de mañana, no, cancelá el del jueves', 'cancel my Wednesday, sorry, my Thursday appointment', "cancel tomorrow's, I mean Thursday's",
    'el de mañana no lo canceles, cancelá el del jueves', 'cancelá el del jueves, el de mañana no lo canceles',
  ])('"%s"', (text) => {
    expect(said(text)).toEqual([cancels(THURSDAY)]);
  }); // prettier-ignore
  test.each(['quero cancelar o de quarta, desculpa, o de quinta', 'cancela a de quarta, quer dizer, a de quinta'])(
    '"%s"',
    (text) => {
      expect(said(text, { ...own, language: 'pt' })).toEqual([cancels(THURSDAY)]);
    },
  );
  test('by its hour, by its service', () => {
    expect(said('cancelá el de las 10, perdón, el de las 16')).toEqual([cancels({ hora_original: '16:00' })]);
    expect(said('quiero cancelar la limpieza, perdón, el corte')).toEqual([cancels({ servicio: 'corte' })]);
    expect(said('la limpieza no la canceles, cancelá el corte')).toEqual([cancels({ servicio: 'corte' })]);
  });
  test.each([
    ['pasame el turno de mañana, perdón, el del jueves, para el viernes a las 17', { ...THURSDAY, fecha_deseada: '2026-03-13', hora_especifica: '17:00' }],
    ['pasame el de mañana al jueves, perdón, al viernes', { fecha_original: '2026-03-11', fecha_deseada: '2026-03-13' }],
    ['el de mañana no lo muevas, mové el del jueves al viernes', { ...THURSDAY, fecha_deseada: '2026-03-13' }],
    ['quiero cambiar el corte, digo, la limpieza, para el viernes', { servicio: 'limpieza', fecha_deseada: '2026-03-13' }],
  ])('"%s"', (text, detalles) => {
    expect(said(text)).toEqual([moves(detalles)]);
  }); // prettier-ignore
});

describe('one deed in the place of another', () => {
  test.each([
    ['quiero cancelar mi turno del jueves, perdón, cambiarlo para el viernes', moves({ ...THURSDAY, fecha_deseada: '2026-03-13' })],
    ['quiero mover mi turno del jueves, digo, cancelarlo', cancels(THURSDAY)],
    ['quiero pagar, perdón, cancelar el turno del jueves', cancels(THURSDAY)],
    ['quiero cancelar, perdón, pagar el corte', { type: 'customer.wants_payment', servicio: 'corte' }],
  ] as const)('"%s"', (text, event) => {
    expect(said(text)).toEqual([event]);
  }); // prettier-ignore
});

describe('the facts of a booking, of what is paid, of what is asked', () => {
  test.each([
    ['corte mañana con Laura, no, con Diego', { servicio: 'corte', fecha_deseada: '2026-03-11', profesional: 'diego' }],
    ['corte el jueves en Palermo, perdón, en Norte', { servicio: 'corte', fecha_deseada: '2026-03-12', sucursal: 'norte' }],
    ['quiero limpieza el jueves, perdón, quiero corte', { servicio: 'corte', fecha_deseada: '2026-03-12' }],
  ])('"%s"', (text, detalles) => {
    expect(said(text, {})).toEqual([{ type: 'customer.wants_booking', detalles }]);
  }); // prettier-ignore
  test.each(['quiero pagar la limpieza, no, el corte', 'quiero pagar la limpieza, perdón, el corte'])(
    '"%s"',
    (text) => {
      expect(said(text, {})).toEqual([{ type: 'customer.wants_payment', servicio: 'corte' }]);
    },
  );
  test('"cuánto sale la limpieza, digo, el corte?"', () => {
    expect(said('cuánto sale la limpieza, digo, el corte?', {})).toEqual([
      { type: 'customer.asks', topic: 'precio', servicio: 'corte' },
    ]);
  });
  test('"el de las 10, no, el de las 11" of the hours on show', () => {
    expect(events('el de las 10, no, el de las 11', LIST)).toEqual([{ type: 'customer.selects', offer: 'k7', n: 3 }]);
  });
});

test('a yes to what is taken back cancels nothing', () => {
  const asked = { ...CANCEL_CONFIRM, cancelling: mine('limpieza', '2026-03-11T10:00') };
  expect(events('sí, el de mañana, perdón, el del jueves', asked, own)).toMatchObject([cancels(THURSDAY)]);
});

describe('nothing is taken back', () => {
  const BOTH = [cancels({ servicio: 'limpieza' }), cancels({ servicio: 'corte' })];
  test.each(['cancelá el de mañana y el del jueves', 'cancelá el de mañana, perdón, y el del jueves también'])(
    '"%s" are both',
    (text) => {
      expect(said(text)).toMatchObject(BOTH);
    },
  );
  test.each(['cancelá el de mañana, perdón por la molestia', 'perdón, cancelá el de mañana', 'cancelá el de mañana, perdón'])(
    '"%s" is an excuse',
    (text) => {
      expect(said(text)).toMatchObject([cancels({ fecha_original: '2026-03-11' })]);
    },
  ); // prettier-ignore
  test('another errand is done as well', () => {
    expect(said('quiero un corte para mañana, perdón, quiero cancelar el del jueves')).toMatchObject([
      { type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-11' } },
      cancels(THURSDAY),
    ]);
    expect(said('quiero cancelar el turno del jueves, perdón. Quiero reservar limpieza para el lunes')).toMatchObject([
      cancels({ fecha_original: '2026-03-12' }),
      { type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-16' } },
    ]);
  });
  test('"la limpieza no, el corte" after a "no" that denies what stands before it', () => {
    expect(said('corte el jueves a las 10 no a las 11', {})).toMatchObject([
      { detalles: { fecha_deseada: '2026-03-12', hora_especifica: '10:00' } },
    ]);
  });
});
