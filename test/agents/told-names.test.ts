import { describe, expect, it } from 'vitest';
import { fieldValue } from '../../src/agents/offline/answers/fields/fields.ts';
import { toldAs } from '../../src/agents/offline/people/told-names.ts';

const TOLD: readonly (readonly [string, string])[] = [
  ['a nombre de Rosita Palma por favor', 'Rosita Palma'],
  ['rosita palma, porfa', 'rosita palma'],
  ['juan perez por fa', 'juan perez'],
  ['edson huamán x fa', 'edson huamán'],
  ['Elsa Ríos, muchas gracias!', 'Elsa Ríos'],
  ['se llama Julia Ramos', 'Julia Ramos'],
  ['la paciente es mi hija, Valeria Soto', 'Valeria Soto'],
  ['Es para mi hijo Tomás Vega, gracias', 'Tomás Vega'],
  ['ponlo a nombre de mi esposa, julia ramos', 'julia ramos'],
  ['que quede a nombre de Luis Mora', 'Luis Mora'],
  ['mi mamá: Elsa Ríos', 'Elsa Ríos'],
  ['em nome de Paula Dias por favor', 'Paula Dias'],
  ['put it under the name of Tom Reed please', 'Tom Reed'],
  ['Esperanza Ruiz', 'Esperanza Ruiz'],
  ['Nina Soto', 'Nina Soto'],
  ['de mi mamá, Teresa Ruiz', 'Teresa Ruiz'],
  ['Andrea, apellido Gómez', 'Andrea Gómez'],
  ['Nombres: Andrea Apellidos: Gómez Ruiz', 'Andrea Gómez Ruiz'],
  ['a mi nombre, Andrea Gómez', 'Andrea Gómez'],
  ['te paso mi nombre: Andrea Gómez', 'Andrea Gómez'],
  ['mucho gusto, Andrea Gómez', 'Andrea Gómez'],
  ['doctora Andrea Gómez', 'Andrea Gómez'],
  ['Andrea Gómez, con z', 'Andrea Gómez'],
];

describe('a name that was asked for, and what people say around it', () => {
  it.each(TOLD)('"%s" tells %s', (said, name) => {
    expect(fieldValue('name', said, 'PE')).toBe(name);
  });

  it.each(['la paciente es alérgica', 'es para mi hija', 'para mañana', 'a nombre de', 'la cita es urgente'])(
    '"%s" tells none',
    (said) => {
      expect(fieldValue('name', said, 'PE')).toBeUndefined();
    },
  );
});

describe('whose name it is', () => {
  it.each([
    ['de mi mamá, Teresa Ruiz', 'Teresa Ruiz', { relation: 'madre' }],
    ['a nombre de mi esposo Jorge Luna', 'Jorge Luna', { relation: 'esposo' }],
    ['Teresa Ruiz, es mi mamá', 'Teresa Ruiz', { relation: 'madre' }],
    ['da minha filha Júlia Reis', 'Júlia Reis', { relation: 'hija' }],
    ['my daughter, Emma Reed', 'Emma Reed', { relation: 'hija' }],
    ['se llama Julia Ramos', 'Julia Ramos', {}],
    ['her name is Emma Reed', 'Emma Reed', {}],
  ])('"%s" is somebody else', (said, name, guest) => {
    expect(toldAs(said, name)).toEqual(guest);
  });

  it.each([
    ['Ana López', 'Ana López'],
    ['a nombre de Ana López', 'Ana López'],
    ['me llamo Ana López', 'Ana López'],
    ['Ana López, un corte para mi hijo', 'Ana López'],
    ['Ana López y mi mamá va conmigo', 'Ana López'],
    ['mi nombre es Ana López', 'Ana López'],
  ])('"%s" is who writes', (said, name) => {
    expect(toldAs(said, name)).toBeUndefined();
  });
});
