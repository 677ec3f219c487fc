import { describe, expect, test } from 'vitest';
import { IDLE, LIST, events } from './kit.ts';

const WHO = { type: 'customer.asks', topic: 'profesionales' };

describe('who does it', () => {
  test.each(['¿quién lleva ortodoncia?', '¿qué doctor me vería por una ortodoncia?', '¿qué doctores ven ortodoncia?', 'quiénes hacen ortodoncia en Palermo?'])(
    '"%s" is of that service',
    (text) => {
      expect(events(text, IDLE)).toMatchObject([{ ...WHO, servicio: 'ortodoncia' }]);
    },
  ); // prettier-ignore
  test.each(['quiénes cortan?', 'quais fisioterapeutas atendem aí?', '¿qué doctores atienden ahí?'])('"%s" is of the staff', (text) => {
    expect(events(text, IDLE)).toMatchObject([WHO]);
  }); // prettier-ignore
  test.each(['¿quién lleva el pedido?', '¿quién ve la puerta?', '¿quién maneja la cuenta?', '¿quién me hace un masaje el jueves a las 11?'])(
    '"%s" is not',
    (text) => {
      expect(events(text, IDLE)).not.toEqual([WHO]);
    },
  ); // prettier-ignore
  test.each([
    '¿quién me puede hacer ortodoncia?', '¿con quién me puedo hacer la ortodoncia?', '¿con quién puedo hacerme ortodoncia?', '¿con quién es ortodoncia?', 'a ortodoncia é com quem?', 'quem pode fazer ortodoncia?', 'who can do ortodoncia?', '¿quién da ortodoncia?', 'el control de ortodoncia con quién es?',
  ])('"%s" is of that service, too', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ ...WHO, servicio: 'ortodoncia' }]);
  }); // prettier-ignore
  test.each(['¿con quién puedo hablar?', '¿quién me puede dar el precio?', '¿con quién hablo para una ortodoncia?'])(
    '"%s" is not, either',
    (text) => {
      expect(events(text, IDLE)).not.toMatchObject([WHO]);
    },
  ); // prettier-ignore
});

describe('who does it, asked with more or before its hours', () => {
  test.each(['la limpieza con quién es y cuánto cuesta?', 'a limpieza é com quem e quanto custa?', 'com quem é a limpieza e quanto custa?'])('"%s" is both', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ ...WHO, servicio: 'limpieza' }, { topic: 'precio', servicio: 'limpieza' }]);
  }); // prettier-ignore
  test.each(['¿con quién hay?', '¿con cuál doctor hay?', '¿con cuál señorita?', 'com quem tem?', 'with which dentist?', '¿qué chicas hay?'])('"%s" is of the staff', (text) => {
    expect(events(text, LIST)).toMatchObject([WHO]);
  }); // prettier-ignore
});

describe('where, and on which days', () => {
  test.each(['¿cuáles son las direcciones?', 'me pasa las direcciones de sus locales', 'quais são os endereços?', 'what are your addresses?'])('"%s" is of the branches', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'direccion' }]);
  }); // prettier-ignore
  test.each(['¿en cuál sucursal está Laura?', '¿dónde atiende Laura?', '¿dónde atiende la Dra. Laura?', 'em qual unidade está a Laura?'])('"%s" is where she is', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'direccion', profesional: 'laura' }]);
  }); // prettier-ignore
  test.each(['a Laura atende quais dias?', '¿Laura atiende qué días?'])('"%s" is when', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'horarios', profesional: 'laura' }]);
  }); // prettier-ignore
  test('"quem são os dentistas?" is of the staff', () => {
    expect(events('quem são os dentistas?', IDLE)).toMatchObject([WHO]);
  });
});
