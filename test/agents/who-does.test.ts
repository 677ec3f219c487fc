import { describe, expect, test } from 'vitest';
import { IDLE, events } from './kit.ts';

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
});
