/** Found by strangers: who is told first, a service told behind its verb, praise that books, the second of two. */
import { describe, expect, test } from 'vitest';
import { IDLE, LIST, events, tenant } from './kit.ts';

const FREE = {
  tenant: {
    ...tenant,
    services: [
      { ...tenant.services[0]!, id: 'simple', name: 'Lavado simple' },
      { ...tenant.services[1]!, id: 'completo', name: 'Lavado completo' },
    ],
  },
};

describe('two that come, and who writes tells his own first', () => {
  test.each([
    'mi mamá y yo queremos limpieza. primero la mía, el jueves a las 10',
    'mi hermana y yo queremos limpieza. la mía el jueves a las 10',
  ])('"%s": the first is his', (text) => {
    const [mine, hers] = events(text, IDLE);
    expect(mine).toMatchObject({ detalles: { servicio: 'limpieza', hora_especifica: '10:00' } });
    expect(mine).not.toHaveProperty('detalles.para');
    expect(hers).toHaveProperty('detalles.para.relation');
  });
  test('who tells no order keeps that of the words', () => {
    const [hers] = events('mi mamá y yo queremos limpieza el jueves a las 10', IDLE);
    expect(hers).toMatchObject({ detalles: { para: { relation: 'madre' } } });
  });
});

describe('of two cars the service is told once, behind the verb', () => {
  test.each([
    'quiero lavar mi auto y el de mi cuñado, lavado simple los dos, en Palermo el jueves a las 9',
    'quiero lavar el auto con mi hermano, lavado simple los dos, el jueves a las 9',
    'quero lavar meu carro e o da minha irmã, lavado simple os dois, quinta às 9',
    'I want to wash my car and my brother’s, lavado simple both, Thursday at 9',
    'quiero dos lavados simples el jueves a las 9',
  ])('"%s": two of it, and the first then', (text) => {
    const [first, second, ...more] = events(text, IDLE, FREE);
    expect(first).toMatchObject({ detalles: { servicio: 'simple', hora_especifica: '09:00' } });
    expect(second).toMatchObject({ mas: true, detalles: { servicio: 'simple' } });
    expect(more).toEqual([]);
  });
});

describe('a service behind its verb', () => {
  test.each([
    'quiero lavar el auto el jueves a las 9, lavado simple, en Palermo',
    'quiero lavar el auto el jueves a las 9, lavado simple, con Diego',
  ])('"%s" is one wish', (text) => {
    expect(events(text, IDLE, FREE)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: 'simple', fecha_deseada: '2026-03-12' } },
    ]);
  });
});

describe('pleased, and a wish behind it', () => {
  test.each(['genial, la limpieza el jueves a las 10', 'buenísimo, el corte el viernes a las 16'])(
    '"%s" books',
    (text) => {
      expect(events(text, IDLE)).toMatchObject([{ type: 'customer.wants_booking' }]);
    },
  );
  test('"genial la atención" praises', () => {
    expect(events('genial la atención', IDLE)).toEqual([{ type: 'customer.acknowledges' }]);
  });
});

test('"el segundo a la misma hora con Diego" is the second who comes, and no row', () => {
  const said = events('el segundo a la misma hora con Diego', { ...LIST, known: { servicio: 'limpieza' } });
  expect(said.map(({ type }) => type)).not.toContain('customer.selects');
});

test.each(['¿la limpieza es paga?', 'do you charge for it?', 'a limpeza é paga?'])(
  '"%s" asks what it costs',
  (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'precio' }]);
  },
);
