import { describe, expect, test } from 'vitest';
import { IDLE, events, tenant } from './kit.ts';

const first = tenant.services[0];
const named = (...names: readonly string[]) => ({
  tenant: {
    ...tenant,
    services: names.flatMap((name) => (first === undefined ? [] : [{ ...first, id: name, name }])),
  },
});
const HOUSE = named('Corte', 'Barba', 'Corte niño');

describe('what is done to a child, as the catalogue calls one', () => {
  test.each(['cuanto sale el corte para nene?', 'cuánto sale cortarle el pelo a mi nene?', 'cuánto está el corte de niños?', 'corte infantil precio?', 'cuánto sale el corte para las nenas?', 'how much is a kids haircut?'])('"%s": the child\'s', (text) => {
    expect(events(text, IDLE, HOUSE)).toMatchObject([{ type: 'customer.asks', topic: 'precio', servicio: 'Corte niño' }]);
  }); // prettier-ignore
  test.each(['cuánto sale el corte?', 'hola nena, cuánto sale el corte?', 'hola nene cuanto sale el corte', 'cuánto sale el corte para mi hijo?'])('"%s": the cut', (text) => {
    expect(events(text, IDLE, HOUSE)).toMatchObject([{ type: 'customer.asks', topic: 'precio', servicio: 'Corte' }]);
  }); // prettier-ignore
  test('of two that are told apart, the one that is named', () => {
    const both = named('Corte', 'Corte niño', 'Corte niña');
    expect(events('un corte para mi nena', IDLE, both)).not.toMatchObject([{ detalles: { servicio: 'Corte niño' } }]);
    expect(events('un corte para mi nene', IDLE, both)).toMatchObject([{ detalles: { servicio: 'Corte niño' } }]);
  });
  test("one for himself and one for the child: the first is no child's", () => {
    const [own] = events('un corte para mí y otro para mi nene', IDLE, HOUSE);
    expect(own).toMatchObject({ detalles: { servicio: 'Corte' } });
  });
});
