/** A "no" that refuses nothing where one of a list is asked for, and what puts right what was said. */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CONFIRM, events, mine, services } from './kit.ts';

const types = (text: string, question: Question): string[] =>
  events(text, question).map(({ type }) => type.replace('customer.', ''));

const SERVICES: Question = { state: 'AGENDA_ELIGIENDO_SERVICIO', offer: services };

describe('which service is asked', () => {
  test.each(['no sé cuál', 'no sé, me duele la panza', 'no me acuerdo cómo se llama', 'no tengo el dni acá', 'no, la otra', 'não sei qual', 'não lembro o nome', "I don't know which one"])(
    '"%s" refuses nothing', (text) => {
      expect(types(text, SERVICES)).toEqual(['not_understood']);
    }); // prettier-ignore

  test.each(['no, no quiero', 'no me interesa', 'no, gracias', 'não quero mais', 'no, ya no', "no, I don't want it"])(
    '"%s" gives it up', (text) => {
      expect(types(text, SERVICES).every((type) => type === 'rejects' || type === 'exits')).toBe(true);
    }); // prettier-ignore
});

describe('right behind a booking', () => {
  const BOOKED = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
  test.each(['mejor 11', 'no, 11', 'no espera\nmejor 11', 'nde mejor 11', 'mejor 11 👍', 'melhor 11'])(
    '"%s" is another hour of it', (text) => {
      expect(events(text, { state: 'evento_creado' }, BOOKED)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { hora_especifica: '11:00' } }]);
    }); // prettier-ignore
});

describe('a datum put right where an hour is to be confirmed', () => {
  test.each(['mi correo está mal', 'el dni no es ese', 'me equivoqué de correo'])('"%s" refuses no hour', (text) => {
    expect(types(text, CONFIRM)).toEqual(['not_understood']);
  });
});
