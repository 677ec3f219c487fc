import { describe, expect, test } from 'vitest';
import { IDLE, events } from './kit.ts';

describe('what is asked of paying', () => {
  test.each(['hola hay que dejar seña para el turno?', 'se paga seña?', 'piden anticipo?', 'tengo que pagar algo antes?', 'hay que pagar por adelantado?', 'se paga antes o después?', 'cuánto es la seña?', 'do you take a deposit?'])('"%s": whether anything is paid ahead', (text) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.asks', topic: 'pagos', antes: true }]);
  }); // prettier-ignore
  test.each(['buenas, cómo se paga? reciben nequi o efectivo?', 'cómo se paga?', 'cómo se paga, con tarjeta?', 'como es el pago?', 'se paga allá?', 'aceptan tarjeta?', 'puedo pagar antes?'])('"%s": how', (text) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.asks', topic: 'pagos' }]);
  }); // prettier-ignore
  test.each(['como pago?', 'quiero pagar', 'cómo se paga la limpieza?'])('"%s": he wants to', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.wants_payment' }]);
  }); // prettier-ignore
});
