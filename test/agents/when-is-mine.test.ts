/** When it is, whether it stands, how long it takes: asked of what one has, which is shown (AGENDA-17). */
import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { IDLE, events, mine } from './kit.ts';

const own = mine('limpieza', '2026-03-12T10:00');
const types = (said: readonly CustomerEvent[]) => said.map(({ type }) => type.replace('customer.', ''));
const withOwn = (text: string) => types(events(text, IDLE, { appointments: [own] }));

describe('what one has is shown', () => {
  test.each([
    'hola, buenos días. nuestra cita del jueves es a qué hora?', 'nuestra cita del viernes a qué hora es?', 'la cita del jueves a qué hora era?', 'a qué hora es el jueves?', 'a que horas nos toca el jueves?', 'hola soy la mamá de Regina, a qué hora es el jueves?', 'e a consulta de quinta, que horas é?',
    'sí quedó en firme la cita del jueves?', 'buenos días, quedó en firme la cita?', 'gracias, la del jueves sigue en pie?', 'buenas, quedó lista mi hora?', 'la cita del jueves sigue confirmada?', 'quiero saber si quedó lista mi hora', 'quería confirmar si sigue en pie la cita del jueves', 'is my appointment on thursday still on?',
    'voy el miércoles digo el jueves a las 10 no?', 'voy el jueves a las 10, verdad?', 'la cita del jueves es con quién?', 'hola, la de la limpieza sigue en pie?', 'la de mañana sigue en pie?', 'ficou marcada a consulta de quinta?',
  ])('"%s"', (text) => {
    expect(withOwn(text)).toEqual(['wants_appointments']);
  }); // prettier-ignore
});

describe('and is not, where something else is asked', () => {
  test.each([
    'a qué hora es el viernes?', 'la clase del viernes a qué hora es?', 'a qué hora abren el jueves?', 'a qué hora atienden el jueves?', 'a qué hora puedo ir el jueves?', 'a qué hora es la misa el jueves?', 'está disponible la hora de las 5?', 'quedó libre la hora del jueves?', 'la del jueves se puede pasar al viernes?', 'hay hora el jueves?',
    'voy el viernes a las 5 no?', 'voy el viernes a las 5, puede ser?', 'quedó pagada la cita?', 'sigue vigente la promo de la limpieza?', 'la clase del viernes es con quién?', 'ya está lista mi moto?',
  ])('"%s"', (text) => {
    expect(withOwn(text)).not.toContain('wants_appointments');
  }); // prettier-ignore
  test.each(['quedó en firme la cita?', 'a qué hora es el jueves?'])('"%s", of one who has none', (text) => {
    expect(types(events(text, IDLE))).not.toContain('wants_appointments');
  });
});

describe('how long the one that was shown takes', () => {
  const shown = { ...IDLE, offer: { id: 'k5', page: 0, kind: 'cita' as const, ids: ['limpieza'] } };
  test.each(['se demoran mucho?', 'y tarda mucho?', 'dura mucho la limpieza?', 'se tarda mucho en hacerlo?'])('"%s"', (text) => {
    expect(events(text, shown, { appointments: [own] })).toEqual([{ type: 'customer.asks', topic: 'duracion', servicio: 'limpieza' }]);
  }); // prettier-ignore
  test.each(['se demoran mucho en responder?', 'se demora mucho el pago?', 'se demoran mucho'])('"%s" asks something else', (text) => {
    expect(events(text, shown, { appointments: [own] })).not.toContainEqual(expect.objectContaining({ topic: 'duracion' }));
  }); // prettier-ignore
});
