import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CANCEL_CONFIRM, CONFIRM, LIST, at, events, mine, yesNo } from './kit.ts';

const PROPOSED: Question = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};
const MOVE: Question = {
  state: 'AGENDA_REPROGRAMACION_CONFIRMANDO',
  offer: yesNo,
  moving: mine('limpieza', '2026-03-11T10:00'),
};
const types = (said: string | readonly string[], question: Question) => events(said, question).map(({ type }) => type);

describe('a question, and beside it what is answered', () => {
  test.each([
    ['cuánto dura? ah y sí, confirma', 'duracion'],
    ['cuánto sale? dale confirmo', 'precio'],
    ['cuánto dura. sí confirmo', 'duracion'],
    ['dónde queda? igual sí', 'direccion'],
    ['quanto custa? e sim, pode marcar', 'precio'],
    ['how long does it take? and yes, book it', 'duracion'],
    ['tienen estacionamiento? sí dale', 'otro'],
  ])('"%s": the answer, then the yes', (said, topic) => {
    expect(events(said, PROPOSED)).toMatchObject([{ type: 'customer.asks', topic }, { type: 'customer.accepts' }]);
  });
  test('a burst is heard like a message', () => {
    expect(types(['dónde es?', 'sí'], PROPOSED)).toEqual(['customer.asks', 'customer.accepts']);
  });
  test.each([
    ['cuánto dura? sí, cámbialo', MOVE],
    ['cuánto salía? sí, cancelalo', CANCEL_CONFIRM],
  ])('"%s" where something else is asked', (said, question) => {
    expect(types(said, question)).toEqual(['customer.asks', 'customer.accepts']);
  });
  test.each([
    'cuánto dura? y mejor a las 15',
    'mejor a las 15, cuánto sale?',
    'melhor às 15, e quanto custa?',
    'make it 15:00 and how much is it?',
  ])('"%s": what is put right stands beside the answer', (said) => {
    for (const question of [PROPOSED, LIST])
      expect(events(said, question)).toMatchObject([
        { type: 'customer.asks' },
        { type: 'customer.wants_booking', detalles: { hora_especifica: '15:00' } },
      ]);
  });
  test('a no stands, too', () => {
    expect(types('cuánto sale? ah no entonces no', PROPOSED)).toEqual(['customer.asks', 'customer.rejects']);
  });
  test.each([
    'sí pero cuánto dura?',
    'cuánto dura? si dura menos de una hora sí',
    'cuánto sale con Diego? sí',
    'cuánto sale el corte? sí confirma',
    'hacen descuento? sí, confirma',
    'puedo cancelar después? sí',
    'cuánto dura? ok gracias',
    'cuánto dura? perfecto',
  ])('"%s": the yes is to something else, or hangs on the answer', (said) => {
    expect(types(said, PROPOSED)).not.toContain('customer.accepts');
  });
});
