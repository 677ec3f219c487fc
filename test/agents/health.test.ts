import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, LIST, events } from './kit.ts';

const types = (text: string, question = IDLE) =>
  events(text, question).map(({ type }) => type.replace('customer.', ''));

describe('what a body does is a question for a person', () => {
  const ASKED = [
    'hola, me sacaron una muela ayer y sigo sangrando, que hago?', 'sigo sangrando', 'todavía sangra mucho la herida', 'me hicieron un blanqueamiento ayer y me duele, es normal?', 'es normal que me duela despues del blanqueamiento?',
    'mi perro comio chocolate que hago', 'se me infecto la herida que hago', 'me salio una alergia con el tinte, que hago?', 'mi gata tiene la herida con pus, qué le pongo?', 'ainda estou sangrando, o que eu faço?', 'still bleeding after the extraction, what should I do',
  ]; // prettier-ignore
  test.each(ASKED)('"%s"', (text) => {
    expect(types(text)).toEqual(['wants_person']);
  });
  test.each([LIST, CONFIRM])('whatever is open', (question) => {
    expect(types('me sacaron una muela ayer y sigo sangrando, que hago?', question)).toEqual(['wants_person']);
  });
  test.each([
    'me duele la muela quiero cita', 'quiero cita urgente me sangra la encia', 'que hago para sacar turno?', 'que hago si no puedo ir?', 'tengo fiebre, cancela mi turno', 'tengo fiebre, puedo cambiar la cita?', 'la limpieza duele?', 'es normal que tarde tanto?',
    'me sangran las encías, hay turno hoy?',
  ])('"%s" is none', (text) => {
    expect(types(text)).not.toContain('wants_person');
  }); // prettier-ignore
});
