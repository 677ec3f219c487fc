import { describe, expect, test } from 'vitest';
import { isShortFor } from '../../src/agents/offline/names/given-names.ts';
import { bestPerson, namingWords } from '../../src/agents/offline/names.ts';
import { CONFIRM, IDLE, LIST, at, events, tenant } from './kit.ts';

const people = ['Carolina Paz', 'Tito Bianchi', 'Guadalupe Torres', 'Dra. Juliana Alves', 'Bárbara Sosa', 'Fernanda Ríos', 'José Luna', 'Diana Mora']
  .map((name, i) => ({ id: String(i), name })); // prettier-ignore
const person = (text: string, among = people) => {
  const id = bestPerson(namingWords(text), among);
  return among.find((p) => p.id === id)?.name;
};

describe('a professional by the short form of the name', () => {
  test.each([
    ['un corte con caro', 'Carolina Paz'], ['con Caro puede ser?', 'Carolina Paz'], ['c/ caro', 'Carolina Paz'], ['con la carito', 'Carolina Paz'],
    ['prefiero a caro', 'Carolina Paz'], ['el de caro', 'Carolina Paz'], ['con lupita', 'Guadalupe Torres'], ['con la lupe', 'Guadalupe Torres'],
    ['com a Ju', 'Dra. Juliana Alves'], ['com a doutora juli', 'Dra. Juliana Alves'], ['con la nanda', 'Fernanda Ríos'], ['con pepe', 'José Luna'], ['with tito', 'Tito Bianchi'],
  ])('"%s" is %s', (text, name) => {
    expect(person(text)).toBe(name);
  }); // prettier-ignore

  test.each([
    'muy caro', 'está caro', 'corte con barba', 'con color', 'con turno', 'con urgencia', 'con mi hijo', 'con tarjeta', 'con dia y hora', 'con la ma', 'con ju', 'con todo', 'caro', 'la guada',
  ])('"%s" is nobody', (text) => {
    expect(person(text)).toBeUndefined();
  }); // prettier-ignore

  test('two who may be called so are nobody: it is asked', () => {
    const two = [{ id: 'a', name: 'Florencia Paz' }, { id: 'b', name: 'Florinda Ruiz' }]; // prettier-ignore
    expect(person('con flor', two)).toBeUndefined();
    expect(person('con flore', two)).toBe('Florencia Paz');
  });

  describe('of two of one name, who is meant is', () => {
    const [laura, diego] = tenant.professionals;
    const namesake = { ...laura!, id: 'laura2', name: 'Laura Paz', branchIds: ['palermo'] };
    const shop = { ...tenant, professionals: [{ ...laura!, branchIds: ['norte'] }, namesake, diego!] };
    const row = (professionalId: string, branchId: string) => ({
      start: at('2026-03-12T10:00'),
      professionalId,
      branchId,
    });
    const wished = (...slots: ReturnType<typeof row>[]) =>
      events('con laura', { ...LIST, offer: { id: 'o', page: 0, kind: 'turno', slots } }, { tenant: shop });

    test('the one who is among the rows', () => {
      const wish = { type: 'customer.wants_booking', detalles: { profesional: 'laura2' } };
      expect(wished(row('laura2', 'palermo'), row('diego', 'norte'))).toMatchObject([wish]);
    });
    test('not known where both are: somebody was named all the same, and no person is called', () => {
      const wish = { type: 'customer.wants_booking', detalles: {} };
      expect(wished(row('laura2', 'palermo'), row('laura', 'norte'))).toEqual([wish]);
    });
    test('the one who works at the branch that is known', () => {
      const known = { servicio: 'limpieza', sucursal: 'norte' };
      const [wish] = events('con laura', { ...CONFIRM, known }, { tenant: shop });
      expect(wish).toMatchObject({ type: 'customer.wants_booking', detalles: { profesional: 'laura' } });
    });
  });

  test('diminutives, ends and other forms of a name', () => {
    for (const [short, given] of [['anita', 'ana'], ['susi', 'susana'], ['nacho', 'ignacio'], ['lena', 'helena'], ['luisito', 'luis']] as const)
      expect([short, isShortFor(short, given)]).toEqual([short, true]); // prettier-ignore
    for (const [short, given] of [['anita', 'analia'], ['mil', 'milagros'], ['ana', 'ana'], ['ma', 'maria']] as const)
      expect([short, isShortFor(short, given)]).toEqual([short, false]); // prettier-ignore
  });
});

describe('somebody whom nobody here is called', () => {
  const nobody = { type: 'customer.asks', topic: 'profesionales', nadie: true };
  test.each(['limpieza el lunes con Ramona', 'limpieza el lunes con ramona', 'limpieza el lunes con lupita', 'limpeza segunda com a beatriz'])(
    '"%s" is told so, in capitals or not', (text) => {
      expect(events(text, IDLE)[0]).toMatchObject(nobody);
    }); // prettier-ignore
  test.each([
    'limpieza el lunes con urgencia', 'limpieza el lunes con mi hijo', 'limpieza el lunes con tarjeta', 'limpieza el lunes con turno', 'limpieza con anestesia el lunes',
    'ya hablé con juan por el turno', 'limpieza el lunes con laura', 'limpieza el lunes con lau', 'corte el lunes con lavado',
  ])('"%s" asks for nobody unknown', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.wants_booking' }]);
  }); // prettier-ignore
  test('two who share the short form are known, only not which', () => {
    const professionals = ['Lucía Silva', 'Lucía Pereira'].map((name, i) => ({ id: String(i), name, branchIds: ['norte'], serviceIds: ['limpieza'], calendar: { provider: 'local' as const } })); // prettier-ignore
    expect(events('limpieza el lunes con Luci', IDLE, { tenant: { ...tenant, professionals } })).toMatchObject([{ type: 'customer.wants_booking' }]); // prettier-ignore
  });
});

describe('asked for in the middle of a booking', () => {
  test.each(['con laura puede ser?', 'y con lau?', 'puede ser con Laura?', 'con laura'])('"%s" is a wish', (text) => {
    for (const question of [LIST, CONFIRM])
      expect(events(text, question)).toMatchObject([
        { type: 'customer.wants_booking', detalles: { profesional: 'laura' } },
      ]);
  });
  test('"con ramona puede ser?" is answered by who there is', () => {
    expect(events('con ramona puede ser?', LIST)[0]).toMatchObject({ topic: 'profesionales', nadie: true });
  });
  test('what is asked about somebody stays a question', () => {
    expect(events('con Laura cuánto sale?', LIST)).toMatchObject([{ type: 'customer.asks', topic: 'precio' }]);
    expect(events('¿Laura es buena?', LIST)).toMatchObject([{ type: 'customer.asks' }]);
  });
});
