import { expect, test } from 'vitest';
import { bestPerson } from '../../src/agents/offline/names/people.ts';
import { singular } from '../../src/agents/offline/names/called.ts';

const TEAM = [
  { id: 'rocio', name: 'Rocío Paz' },
  { id: 'caro', name: 'Carolina Díaz' },
  { id: 'nico', name: 'Nicolás Suárez' },
];
const asked = (said: string): string | undefined => bestPerson(said.split(' '), TEAM);

test('a short name without its "con" is heard where the diary is asked of it', () => {
  expect(asked('que tiene nico el sabado')).toBe('nico');
  expect(asked('y nico que horarios tiene el viernes')).toBe('nico');
  expect(asked('limpieza nico sabado a la tarde')).toBe('nico');
});

test('it is nobody of the team who is somebody’s, or a word', () => {
  expect(asked('para mi hijo nico el sabado')).toBeUndefined();
  expect(asked('mi hermano nico sabado')).toBeUndefined();
  expect(asked('esta caro que tiene de bueno')).toBeUndefined();
});

test('"clases" is "clase"', () => {
  expect(singular('clases')).toBe('clase');
  expect(singular('colores')).toBe('color');
  expect(singular('classes')).toBe('class');
});
