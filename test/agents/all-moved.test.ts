/** All of one's appointments moved at once: each of them, one after the other (CONV-11). */
import { describe, expect, test } from 'vitest';
import type { CustomerEvent, Question } from '../../src/domain.ts';
import { IDLE, at, events, mine, yesNo } from './kit.ts';

/** A cleaning at ten and a haircut at three, both on Thursday 12. */
const own = { appointments: [mine('limpieza', '2026-03-12T10:00'), mine('corte', '2026-03-12T15:00')] };
const CLEANING = { servicio: 'limpieza', fecha_original: '2026-03-12', hora_original: '10:00' };
const HAIRCUT = { servicio: 'corte', fecha_original: '2026-03-12', hora_original: '15:00' };
const FRIDAY = { fecha_deseada: '2026-03-13' };
const SATURDAY = { fecha_deseada: '2026-03-14', preferencia_horaria: 'mañana' };
const NEXT_WEEK = { fecha_desde: '2026-03-16', fecha_hasta: '2026-03-22' };
const move = (detalles: object): CustomerEvent => ({ type: 'customer.wants_reschedule', detalles });

describe('each of them is moved', () => {
  test.each([
    ['puedes cambiar ambas horas al sábado en la mañana?', SATURDAY],
    ['necesito mover mis dos horas pa la otra semana', NEXT_WEEK],
    ['me cambian las dos citas del jueves al viernes', FRIDAY],
    ['pasame las dos para el viernes', FRIDAY],
    ['pásalos para el viernes', FRIDAY],
    ['cambialas para el viernes', FRIDAY],
    ['quiero mover mis citas al viernes', FRIDAY],
    ['ambas citas las necesito cambiar para el viernes', FRIDAY],
    ['todos los turnos del jueves pasalos al viernes', FRIDAY],
    ['cambia todas mis citas al viernes', FRIDAY],
    ['mis dos turnos los podés mover al viernes?', FRIDAY],
    ['move both appointments to friday please', FRIDAY],
    ['move my appointments to friday', FRIDAY],
    ['pasame los turnos al viernes', FRIDAY],
    ['podés pasarme los turnos al viernes?', FRIDAY],
    ['pásame las citas para el viernes', FRIDAY],
    ['me cambias la limpieza y el corte del jueves para el viernes porfa', FRIDAY],
    ['pasa la limpieza y el corte al viernes', FRIDAY],
    ['quiero cambiar mis dos citas', {}],
    ['cambiame mis dos citas: la primera al lunes y la segunda al martes', {}],
  ])('"%s"', (text, wish) => {
    expect(events(text, IDLE, own)).toEqual([move({ ...wish, ...CLEANING }), move({ ...wish, ...HAIRCUT })]);
  }); // prettier-ignore

  test('the one that is there already stays', () => {
    const apart = { appointments: [mine('limpieza', '2026-03-12T10:00'), mine('corte', '2026-03-13T15:00')] };
    expect(events('move my appointments to friday', IDLE, apart)).toEqual([move({ ...FRIDAY, ...CLEANING })]);
  });
  test.each(['pasame los turnos libres del viernes', 'pasame los turnos que hay el viernes', 'move my appointment to friday'])('"%s" moves no two', (text) => {
    expect(events(text, IDLE, own)).toHaveLength(1);
  }); // prettier-ignore

  test.each([
    'me cambian las dos citas del jueves al viernes a la misma hora por favor',
    'me cambias la limpieza y el corte del jueves para el viernes porfa, a las mismas horas',
  ])('"%s": each at the hour that it has', (text) => {
    expect(events(text, IDLE, own)).toEqual([
      move({ ...FRIDAY, ...CLEANING, hora_especifica: '10:00' }),
      move({ ...FRIDAY, ...HAIRCUT, hora_especifica: '15:00' }),
    ]);
  });

  test('an exact hour is of the first', () => {
    expect(events('mis dos citas las puedes pasar al viernes a las 10?', IDLE, own)).toMatchObject([
      { detalles: { ...FRIDAY, ...CLEANING, hora_especifica: '10:00' } },
      { detalles: { ...FRIDAY, ...HAIRCUT } },
    ]);
  });

  test.each([
    'quiero cambiar mi cita a las dos', 'quiero cambiar mi cita para las dos', 'muévemela al viernes, las dos está bien', 'puedo cambiar una de las dos citas al viernes', 'mueve las tres citas al viernes', 'quiero mover mi turno de las dos al viernes',
    'cancela las dos citas', 'cuánto cuesta cambiar las dos citas?', 'quiero dos citas el viernes',
  ])('"%s" is not of each', (text) => {
    expect(events(text, IDLE, own).filter(({ type }) => type === 'customer.wants_reschedule').length).toBeLessThan(2);
  }); // prettier-ignore

  test.each(['las dos al viernes', 'ambas para el viernes por favor'])('"%s", asked which, goes there', (text) => {
    const asked: Question = {
      state: 'AGENDA_REPROGRAMACION_ELIGIENDO_CITA',
      offer: { id: 'k4', page: 0, kind: 'cita', ids: ['limpieza', 'corte'] },
    };
    expect(events(text, asked, own)).toMatchObject([move({ ...FRIDAY, ...CLEANING }), move({ ...FRIDAY, ...HAIRCUT })]);
  });
  test.each(['las dos', 'ambas', 'las dos por favor', 'quiero cambiar las dos', 'mis dos citas'])(
    '"%s", asked which, keeps what was told',
    (text) => {
      const asked: Question = {
        state: 'AGENDA_REPROGRAMACION_ELIGIENDO_CITA',
        offer: { id: 'k4', page: 0, kind: 'cita', ids: ['limpieza', 'corte'] },
        known: { ...FRIDAY, respecto: { misma_hora: true } },
      };
      expect(events(text, asked, own)).toMatchObject([
        move({ ...FRIDAY, ...CLEANING, respecto: { misma_hora: true } }),
        move({ ...FRIDAY, ...HAIRCUT, respecto: { misma_hora: true } }),
      ]);
    },
  );
});

describe('asked whether the first is moved', () => {
  const slot = { ...own.appointments[0]!.slot, start: at('2026-03-13T10:00') };
  const asked: Question = { state: 'AGENDA_REPROGRAMACION_CONFIRMANDO', offer: yesNo, known: FRIDAY, proposed: slot };
  test.each(['sí, las dos', 'ambas', 'dale, los dos por favor'])('"%s" is a yes', (text) => {
    expect(events(text, asked, own)).toMatchObject([{ type: 'customer.accepts' }]);
  });
  test('"sí, a las dos" is an hour', () => {
    expect(events('sí, a las dos', asked, own)).not.toMatchObject([{ type: 'customer.accepts' }]);
  });
});

describe('one of two on a day, by its hour', () => {
  test.each([
    ['porfa muéveme la de las 3 del jueves para las 5', { hora_especifica: '17:00' }],
    ['mueve la cita de las 3 del jueves a las 5', { hora_especifica: '17:00' }],
    ['pasa la de las 15 hs del jueves a las 17 hs', { hora_especifica: '17:00' }],
    ['mueve la de las 3 del jueves al viernes a las 5', { ...FRIDAY, hora_especifica: '17:00' }],
    ['mueve la de las 3 del jueves al viernes', FRIDAY],
  ])('"%s"', (text, wish) => {
    const original = { fecha_original: '2026-03-12', hora_original: '15:00' };
    expect(events(text, IDLE, own)).toMatchObject([move({ ...wish, ...original })]);
  });
});

describe('"pásalas", of which it is not sure', () => {
  test('those that are there already, and those of another day, stay', () => {
    const apart = { appointments: [mine('limpieza', '2026-03-13T10:00'), mine('corte', '2026-03-14T15:00')] };
    for (const text of ['pásalas para el viernes', 'no puedo el viernes, pasalas para el lunes', 'pasame los turnos'])
      expect(events(text, IDLE, apart).filter(({ type }) => type === 'customer.wants_reschedule').length).toBeLessThan(
        2,
      );
  });
});
