/** Asked whether one appointment goes, the customer says which one was meant. */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CANCEL_CONFIRM, LIST, events, mine } from './kit.ts';

const cleaning = mine('limpieza', '2026-03-13T17:30');
const haircut = {
  ...mine('corte', '2026-03-14T11:00'),
  slot: { ...mine('corte', '2026-03-14T11:00').slot, professionalId: 'diego' },
};
const own = { appointments: [cleaning, haircut] };
const asked: Question = { ...CANCEL_CONFIRM, cancelling: cleaning };
const HAIRCUT = { servicio: 'corte', fecha_original: '2026-03-14', hora_original: '11:00' };

describe('another one of mine', () => {
  test.each([
    'el otro',
    'no, el otro',
    'uy no pará, la otra',
    'no, el del sábado',
    'ese no, el de las 11',
    'esa déjala, la otra',
    'perdón, el corte',
    'no, era el corte',
    'me equivoqué, es el del 14',
    'dejá ese, cancelá el otro',
    'no, mejor la otra',
    'no ese no, quiero cancelar el de Diego',
    'not that one, the other one',
    'não, a outra',
    'não, o de sábado',
  ])('«%s»', (text) => {
    expect(events(text, asked, own)).toMatchObject([{ type: 'customer.wants_cancellation', detalles: HAIRCUT }]);
  });

  test.each([
    'no, y cancele también la de mi hijo',
    'sí, cancelá la de mi hijo',
    'cancele la de mi hijo',
    'no, e cancela também a do meu filho',
    "no, and cancel my son's too",
  ])('«%s» is no yes to this one', (text) => {
    const wish = { type: 'customer.wants_cancellation', detalles: { para: { relation: 'hijo' } } };
    expect(events(text, asked, own)).toMatchObject([wish]);
  });

  test.each([
    'no',
    'ese no',
    'no, gracias',
    'no, no quiero cancelar el otro',
    'no, al otro voy',
    'no, el del sábado no',
    'no, el del sábado lo quiero',
    'no, pasalo al sábado',
    'no, mejor el sábado a las 10',
    'no, a otra hora',
    '¿y el otro?',
  ])('«%s» cancels no other', (text) => {
    const cancelled = events(text, asked, own).filter(({ type }) => type === 'customer.wants_cancellation');
    expect(cancelled).toEqual([]);
  });
});

describe('another one of mine, while one is being moved', () => {
  const moving: Question = { ...LIST, state: 'AGENDA_REPROGRAMACION_MOSTRANDO_OPCIONES', moving: cleaning };

  test.each(['no, el otro', 'uy no pará, la otra', 'ese no, el del corte', 'no, el de Diego', 'no, mejor la otra'])(
    '«%s»',
    (text) => {
      expect(events(text, moving, own)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: HAIRCUT }]);
    },
  );

  test.each([
    'no',
    'el otro',
    'no, a otra hora',
    'no, otro día',
    'no, el sábado',
    'no, la primera',
    'no, con Diego el lunes',
  ])('«%s» stays with this one', (text) => {
    const named = events(text, moving, own).filter((one) => 'detalles' in one && 'hora_original' in one.detalles);
    expect(named).toEqual([]);
  });
});
