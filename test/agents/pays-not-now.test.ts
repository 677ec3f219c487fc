/** A yes to an hour, and no money with it now. */
import { describe, expect, test } from 'vitest';
import { CONFIRM, PAY_CONFIRM, events } from './kit.ts';

describe('where nothing is paid before', () => {
  test.each([
    'si pero no pago ahora', 'sí, pero sin pagar nada todavía', 'dale pero no quiero pagar por adelantado', 'si, no pago ahora', 'sim, mas não pago agora', "yes but I'm not paying now", 'si pero no tengo plata ahora',
  ])('"%s" is a yes', (text) => {
    expect(events(text, CONFIRM)).toEqual([{ type: 'customer.accepts' }]);
    expect(events(text, PAY_CONFIRM)).not.toContainEqual({ type: 'customer.accepts' });
  }); // prettier-ignore
  test.each(['si pero ahora no puedo', 'si pero no puedo pagar tanto', 'si pero no pago eso', 'no pago ahora'])('"%s" is none', (text) => {
    expect(events(text, CONFIRM)).not.toContainEqual({ type: 'customer.accepts' });
  }); // prettier-ignore
});
