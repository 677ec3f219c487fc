/** Another service than the one that was said, and what denies nothing. */
import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, at, events, mine, tenant } from './kit.ts';

const none = { appointments: [] };
const booked = (text: string, question = IDLE, more: object = none): unknown =>
  events(text, question, more).map((e) => (e.type === 'customer.wants_booking' ? e.detalles.servicio : e.type));

describe('the service that is denied makes room for the one that is meant', () => {
  test.each([
    'ay perdón no era limpieza, era para un masaje',
    'no limpieza, masaje',
    'no quiero limpieza sino masaje',
    'limpieza no, mejor masaje',
    'limpieza no, masaje',
    'no era para limpieza es para masaje',
    'me equivoqué, no es una limpieza lo que necesito, es un masaje',
    'dije masaje, no limpieza',
    'masaje no limpieza',
    'en lugar de limpieza que sea masaje',
    'não era limpieza, era masaje',
    'it was not limpieza, it was masaje',
  ])('«%s»', (text) => {
    expect(booked(text)).toEqual(['masaje']);
    expect(booked(text, CONFIRM)).toEqual(['masaje']);
  });

  test('one that was booked stands until the other is', () => {
    const cleaning = mine('limpieza', '2026-03-13T17:30');
    const [event] = events('uy no era limpieza, era un masaje', IDLE, { appointments: [cleaning] });
    expect(event).toMatchObject({ type: 'customer.wants_booking', enVezDe: cleaning.id, detalles: { servicio: 'masaje' } });
  }); // prettier-ignore
});

describe('right behind a booking it was of the wrong service', () => {
  const cleaning = mine('limpieza', '2026-03-13T17:30');
  const after = (text: string) => events(text, { state: 'evento_creado' }, { appointments: [cleaning] });
  test.each(['no, queria un masaje', 'me equivoque, era masaje', 'uy, era masaje', 'não, eu queria só masaje', 'no wait, I wanted masaje', 'perdón, me equivoqué de servicio, era masaje', 'espera, en realidad queria masaje'])('«%s»', (text) => {
    expect(after(text)).toMatchObject([{ type: 'customer.wants_booking', enVezDe: cleaning.id, detalles: { servicio: 'masaje' } }]);
  }); // prettier-ignore
  test.each(['quería un masaje', 'y un masaje?', 'no, era limpieza', 'perdón, quería también un masaje'])('«%s» puts nothing in its place', (text) => {
    expect(after(text)).not.toContainEqual(expect.objectContaining({ enVezDe: cleaning.id }));
  }); // prettier-ignore
});

describe('nothing is put right', () => {
  test.each([
    ['no, limpieza y masaje', ['limpieza', 'masaje']],
    ['no solo limpieza, también masaje', ['limpieza', 'masaje']],
    ['cancelá la limpieza, no el masaje', ['customer.wants_cancellation']],
    ['no quiero limpieza ni masaje', ['customer.wants_booking']],
    ['¿no es lo mismo limpieza que masaje?', ['customer.asks']],
  ])('«%s»', (text, expected) => {
    const heard = booked(text);
    if (expected[0] === 'customer.wants_booking') expect(heard).not.toContain('masaje');
    else expect(heard).toEqual(expected);
  });
});

describe('a branch told by the number of its street', () => {
  const [norte, palermo] = tenant.branches;
  const branches = [norte, palermo].flatMap((one, i) =>
    one === undefined ? [] : [{ ...one, address: ['Cra. 100 # 20-15', 'Calle 127 # 7-40'][i] ?? '' }],
  );
  const BRANCHES = {
    state: 'AGENDA_ELIGIENDO_SUCURSAL' as const,
    offer: { id: 'l2', page: 0, kind: 'sucursal' as const, ids: ['norte', 'palermo'] },
  };
  test.each([
    ['la que quede más cerca de la 127', 2],
    ['en la 127', 2],
    ['la de la carrera 100', 1],
  ])('«%s» is row %d', (text, n) => {
    expect(events(text, BRANCHES, { tenant: { ...tenant, branches } })).toEqual([
      { type: 'customer.selects', offer: 'l2', n },
    ]);
  });
  test.each(['la 2', 'a las 10'])('«%s» is no street', (text) => {
    const [event] = events(text, BRANCHES, { tenant: { ...tenant, branches } });
    expect(event).not.toMatchObject({ n: 1 });
  });
});

describe('an appointment told by whom it is with', () => {
  const cut = mine('corte', '2026-03-12T11:00');
  const withDiego = { ...cut, slot: { start: at('2026-03-12T11:00'), professionalId: 'diego', branchId: 'norte' } };
  const own = { appointments: [mine('limpieza', '2026-03-13T17:30'), withDiego] };
  const CUT = { servicio: 'corte', fecha_original: '2026-03-12', hora_original: '11:00' };
  test.each(['cancelame la de Diego que no llego', 'anulá la cita con el doctor Diego', 'cancela a do Diego'])(
    '«%s»',
    (text) => {
      expect(events(text, IDLE, own)).toEqual([
        expect.objectContaining({ type: 'customer.wants_cancellation', detalles: expect.objectContaining(CUT) }),
      ]);
    },
  );
  test('it is moved so, too', () => {
    expect(events('pasame la de Diego para el viernes a las 10', IDLE, own)).toEqual([
      expect.objectContaining({
        type: 'customer.wants_reschedule',
        detalles: expect.objectContaining({ ...CUT, fecha_deseada: '2026-03-13' }),
      }),
    ]);
  });
});

test('another with the surname of a professional is not that one', () => {
  expect(events('corte el jueves con Laura Gómez', IDLE, none)).toMatchObject([{ detalles: { profesional: 'laura' } }]);
  const [event] = events('corte el jueves con Claudia Gómez', IDLE, none).filter(({ type }) => type === 'customer.wants_booking');
  expect(event).not.toMatchObject({ detalles: { profesional: 'laura' } });
}); // prettier-ignore

describe('two that are asked for one after the other', () => {
  const CUT = { ...CONFIRM, known: { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '16:00' } };
  test.each(['si las dos porfa', 'dale, ambas', 'ambas', 'sí los dos turnos'])('«%s» is a yes to this one', (text) => {
    expect(events(text, CUT, none)).toEqual([expect.objectContaining({ type: 'customer.accepts' })]);
  });
  test('«sí, a las dos» is an hour', () => {
    expect(events('sí, a las dos', CUT, none)).not.toEqual([expect.objectContaining({ type: 'customer.accepts' })]);
  });
  test.each(['el masaje no', 'sin el masaje', 'quitá el masaje', 'ya no quiero el masaje'])(
    '«%s» books no massage instead',
    (text) => {
      expect(JSON.stringify(events(text, CUT, none))).not.toMatch(/masaje|accepts/);
    },
  );
  test.each(['limpieza y masaje el viernes a las 15 y a las 16', 'limpieza y masaje el viernes 3pm y 4pm'])(
    '«%s» is an hour each',
    (text) => {
      const hours = events(text, IDLE, none).map((e) => 'detalles' in e && [e.detalles.servicio, e.detalles.hora_especifica]);
      expect(hours).toEqual([['limpieza', '15:00'], ['masaje', '16:00']]);
    },
  ); // prettier-ignore
});
