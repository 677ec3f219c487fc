import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, events } from './kit.ts';

const known = { ...CONFIRM.known, servicio: 'corte' };

describe('the price of what is not sold here is not that of what is spoken of (CONV-17)', () => {
  test.each([
    'cuánto sale estacionar ahí?', 'cuánto cuesta el envío a domicilio?', 'quanto custa o estacionamento?', 'y cuánto sale la inscripción?', 'how much is parking?', 'y si llevo un invitado cobran extra?', 'cobran recargo los sábados?',
  ])('"%s" is no datum of ours', (text) => {
    for (const question of [IDLE, { ...CONFIRM, known }])
      expect(events(text, question)).toMatchObject([{ type: 'customer.asks', topic: 'otro' }]);
  }); // prettier-ignore
  test.each(['cuánto sale un casco?', 'how much for a sofa?', 'cuánto vale una bicicleta nueva?'])('"%s" is not sold', (text) => {
    for (const question of [IDLE, { ...CONFIRM, known }])
      expect(events(text, question)).toMatchObject([{ type: 'customer.asks', topic: 'precio', ajeno: true }]);
  }); // prettier-ignore
  test.each([
    'cuánto sale la consulta?', 'cuánto cuesta la primera vez?', 'cuánto sale el turno?', 'cuánto cuesta un niño?', 'quanto custa a sessão?', 'how much is the appointment?', 'cuánto sale un corte?',
    'cuánto me sale la joda?', 'cuánto cuesta el viernes?', 'cuánto sale con laura?', 'cuánto es?', 'cuánto cobran más o menos?',
  ])('"%s" may be of it', (text) => {
    for (const event of events(text, { ...CONFIRM, known })) expect(event).not.toMatchObject({ ajeno: true });
    expect(events(text, { ...CONFIRM, known })).not.toMatchObject([{ type: 'customer.asks', topic: 'otro' }]);
  }); // prettier-ignore
});
