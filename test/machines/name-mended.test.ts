import { describe, expect, test } from 'vitest';
import { asMended } from '../../src/machines/name-mended.ts';

const told = (known: string, value: string) =>
  asMended({ field: 'name', value }, { contact: { name: known, language: 'es' } });

describe('one word of a name, told by itself', () => {
  test.each([
    ['Marcela Suares', 'Suárez', 'Marcela Suárez'],
    ['Yanet Soto', 'Janet', 'Janet Soto'],
    ['Carla Munos', 'Muñoz', 'Carla Muñoz'],
    ['Pedro Gonazlez', 'González', 'Pedro González'],
    ['ana lopez', 'Ana', 'Ana lopez'],
    ['Marcela Rosso', 'Rossi', 'Marcela Rossi'],
    ['Juan Castello', 'Castelli', 'Juan Castelli'],
    ['Ana Gómez', 'Anna', 'Anna Gómez'],
  ])('of "%s", "%s" is a word misspelt', (known, value, name) => {
    expect(told(known, value)).toBe(name);
  });

  test.each([
    ['Ana López', 'Eva'],
    ['Juan Pérez', 'Iván'],
    ['Mario Ruiz', 'María'],
    ['Luis Soto', 'Luisa'],
    ['Marcelo Díaz', 'Marcela'],
    ['Roberto Díaz', 'Alberto'],
    ['Andrea Gil', 'Andrés'],
    ['Ana Luisa', 'Luis'],
  ])('of "%s", "%s" is somebody else', (known, value) => {
    expect(told(known, value)).toBe(value);
  });
});
