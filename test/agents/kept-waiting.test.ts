/** Who is there and is not seen to is for a person; who waits for something else is not. */
import { describe, expect, test } from 'vitest';
import { IDLE, events } from './kit.ts';

describe('he is there, and nobody sees to him', () => {
  test.each([
    'hace media hora que estoy esperando', 'estoy esperando hace como 20 min y no sale nadie', 'tenía hora a las 9 y todavía no me atienden', 'estoy en la sala esperando y nadie me llama',
    'faz 40 minutos que to aqui esperando', "I've been waiting for half an hour", "my appointment was at 9 and I'm still waiting here", 'hay tres antes que yo', 'mi turno era a las 9 y no me llamaron', 'hace 20 minutos que estoy en la sala de espera', 'llevo una hora acá y nadie me atiende',
  ])('«%s» is for a person, and regretted', (text) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.wants_person', complains: true }]);
  }); // prettier-ignore
  test.each([
    'estoy esperando un turno para limpieza, ¿tenés algo hoy?', 'estoy esperando el link y no me llega', '¿hay que esperar mucho?', 'espero su respuesta', 'ya me atendieron, gracias', 'espero media hora y voy', 'tengo turno a las 5 y no me llamen antes', 'mi turno es a las 5, ¿me atienden a esa hora?',
  ])('«%s» is no complaint', (text) => {
    expect(events(text, IDLE).map(({ type }) => type)).not.toContain('customer.wants_person');
  }); // prettier-ignore
});
