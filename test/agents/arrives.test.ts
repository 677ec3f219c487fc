/** Who stands at the door today is told to the team; who is on the way is thanked. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const today = { appointments: [mine('limpieza', '2026-03-10T11:00')] };
const types = (text: string, own: object) => events(text, IDLE, own).map(({ type }) => type.replace('customer.', ''));

describe('an appointment today', () => {
  test.each(['hola estoy en la puerta', 'ya llegue, estoy afuera', 'cheguei', "I'm outside"])('"%s" goes to the team', (text) => {
    expect(types(text, today)).toEqual(['wants_person']);
    expect(types(text, { appointments: [] })).not.toContain('wants_person');
  }); // prettier-ignore
  test.each(['voy en camino', 'estou a caminho', 'on my way'])('"%s" is thanked', (text) => {
    expect(types(text, today)).toEqual(['acknowledges']);
  });
  test.each(['ya llegue a casa', 'llegue tarde, puedo entrar?', 'ya estoy aqui'])('"%s" is no arrival', (text) => {
    expect(types(text, today)).not.toContain('wants_person');
  });
});

describe('what was done does not hold', () => {
  test.each(['estuve ayer en la consulta y nadie me atendio', 'ayer me hicieron la limpieza y ya se me cayo', 'me hicieron la limpieza ayer y siguen fallando', 'ayer lleve el auto a limpieza y quedo con un ruido'])('"%s" is for a person', (text) => {
    expect(types(text, { appointments: [] })).toEqual(['wants_person']);
  }); // prettier-ignore
  test.each(['ayer se me cayo un diente, necesito cita', 'se me cayo una corona, quiero turno'])('"%s" wants an appointment', (text) => {
    expect(types(text, { appointments: [] })).toEqual(['wants_booking']);
  }); // prettier-ignore
});
