/** Who comes, told without a "for", or at the very beginning of a talk (AGENDA-11). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CONFIRM, IDLE, LIST, events, mine } from './kit.ts';

const OPEN: Question = { ...CONFIRM, known: { ...CONFIRM.known, servicio: 'limpieza' } };
const FRAN: Question = { ...OPEN, known: { ...OPEN.known, para: { relation: 'hijo', name: 'Fran' } } };

describe('told while one is to be confirmed', () => {
  test.each([
    ['mi amiga se llama Leidy Cano', 'amiga', 'Leidy Cano'], ['a minha amiga se chama Bia Souza', 'amiga', 'Bia Souza'], ["my friend's name is Kate Moss", 'amigo', 'Kate Moss'],
    ['mi amiga es Leidy Cano', 'amiga', 'Leidy Cano'], ['es mi hija Sol', 'hija', 'Sol'], ['my sister is Kate Moss', 'hermana', 'Kate Moss'], ['es para Fran\nmi hijo', 'hijo', 'Fran'],
    ['es para fran, mi hijo', 'hijo', 'Fran'], ['es para Bia (minha filha)', 'hija', 'Bia'],
  ])('"%s"', (text, relation, name) => {
    expect(events(text, OPEN)).toEqual([{ type: 'customer.wants_booking', detalles: { para: { relation, name } } }]);
  }); // prettier-ignore
  test.each(['mi amiga es alérgica', 'mi hermana es Médica', 'mi novio es Barbero', 'mi hermana es la que va', 'mi amiga se llama igual que yo'])(
    '"%s" tells no name',
    (text) => {
      expect(JSON.stringify(events(text, OPEN))).not.toContain('"name"');
    },
  ); // prettier-ignore
  test.each(['el de las 10\nes para Fran\nmi hijo', 'el de las 10 es para Fran mi hijo', 'el de las 10, es para Fran, mi hijo', "the 10 one\nit's for Fran\nmy son"])(
    '"%s" is a choice, and for him',
    (text) => {
      expect(events(text, LIST)).toMatchObject([{ type: 'customer.selects', n: 1, para: { relation: 'hijo', name: 'Fran' } }]);
    },
  ); // prettier-ignore
  test('whose a name is that he says is his own is told apart', () => {
    expect(events('soy Marta Paz', FRAN)).toEqual([{ type: 'customer.answers', field: 'name', value: 'Marta Paz', own: true }]);
    expect(events('Francisco Medina', FRAN)).toEqual([{ type: 'customer.answers', field: 'name', value: 'Francisco Medina' }]);
    expect(events('soy Marta Paz', OPEN)).toEqual([{ type: 'customer.answers', field: 'name', value: 'Marta Paz' }]);
  }); // prettier-ignore
});

describe('a talk that begins with for whom it is', () => {
  test.each(['hola buenas, es para mi hijo de 15 años que lo está pasando mal en el instituto', 'hola, es para mi mamá que la operaron hace poco', 'hola es para mi esposo que anda con dolor de muela', 'la cita es para mi papá que no ve bien', "hello, it's for my dad, he's been having back pain for weeks", 'é pra minha mãe que caiu e não anda direito'])(
    '"%s" wants one for him',
    (text) => {
      expect(events(text, IDLE)).toEqual([{ type: 'customer.wants_booking', detalles: { para: { relation: expect.any(String) as string } } }]);
    },
  ); // prettier-ignore
  test.each(['es para mi hijo, ¿atienden niños?', 'hola, es para mi hermana que quiere saber los precios', 'mi hijo se llama Fran'])('"%s" asks or tells, and wants none', (text) => {
    expect(events(text, IDLE).map(({ type }) => type)).not.toContain('customer.wants_booking');
  }); // prettier-ignore
  test('with one in the diary it may be that one', () => {
    const own = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
    expect(events('la cita es para mi papá que no ve bien', IDLE, own)).toMatchObject([{ type: 'customer.asks' }]);
  });
});
