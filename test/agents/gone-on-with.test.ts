import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { IDLE, at, events } from './kit.ts';

const PARKED: Question = { ...IDLE, parked: { until: at('2026-12-31T00:00') } };
const TAKEN_UP = { type: 'customer.wants_booking', retoma: true };

describe('the first words behind a silence (CONV-14)', () => {
  test.each([
    'seguimos con mi hora', 'dale, seguimos', 'sigamos con el cambio', 'sí, quiero seguir con la cita', '¿seguimos?', 'retomemos',
    'vamos continuar', 'podemos continuar?', "let's continue", "yes, let's carry on with my appointment", 'la segunda', 'a segunda opção', 'the second one', '2',
    'a las 11', 'às 11', 'at 11', 'mejor a las 11', 'el viernes a las 11',
  ])('"%s" goes on with what was parked', (text) => {
    expect(events(text, PARKED)).toMatchObject([TAKEN_UP]);
  }); // prettier-ignore
  test.each([
    'sigo con mucho dolor', 'no quiero seguir', 'seguimos esperando la factura', '¿siguen en la misma dirección?', 'gracias', 'hola',
    'a qué hora abren el viernes?', 'quiero hablar con alguien', 'cancelá mi turno',
  ])('"%s" is another thing', (text) => {
    expect(events(text, PARKED)).not.toMatchObject([TAKEN_UP]);
  }); // prettier-ignore
  test.each(['seguimos con mi hora', 'la segunda', 'retomemos'])('"%s" takes up nothing where nothing was', (text) => {
    expect(events(text, IDLE)).not.toMatchObject([TAKEN_UP]);
  });
});
