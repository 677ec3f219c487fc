/** A word of every day that a service is called by, too: who comes, or who looks first. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, serviceOf, slots, tenant } from './kit.ts';

const house = (...services: (readonly [id: string, name: string])[]) => ({
  ...tenant,
  services: services.map(([id, name]) => serviceOf(id, name, 'c')),
});

describe('who comes names no service', () => {
  const clinic = house(
    ['nino', 'Consulta del niño'],
    ['sano', 'Taller de bebé sano'],
    ['vacunas', 'Aplicación de vacunas'],
  );
  const wish = (text: string, tenant = clinic) => {
    const [first] = events(text, IDLE, { tenant });
    return first?.type === 'customer.wants_booking' ? first.detalles.servicio : first?.type;
  };
  test.each(['vacunas para mi bebé el jueves', 'turno para mis dos bebés, vacunas', 'vacunas para el otro bebé'])(
    '"%s"',
    (text) => {
      expect(wish(text)).toBe('vacunas');
    },
  );
  test('alone it leaves open which', () => {
    expect(wish('quiero turno para mi bebé')).toBeUndefined();
  });
  test('the name itself names it', () => {
    expect(wish('quiero el taller de bebé sano')).toBe('sano');
  });
  test('of what is sold for others, too, it tells which', () => {
    const barber = house(['corte', 'Corte'], ['nino', 'Corte niño'], ['barba', 'Barba']);
    expect(wish('corte para mi niño', barber)).toBe('nino');
  });
});

describe('to check is not a check-up', () => {
  const dental = house(['cleaning', 'Teeth cleaning'], ['checkup', 'Check-up']);
  const LIST = { state: 'AGENDA_MOSTRANDO_OPCIONES', offer: slots, known: { servicio: 'cleaning' } };
  const named = (text: string) => JSON.stringify(events(text, LIST, { tenant: dental, language: 'en' }));
  test.each([
    'let me check with my wife',
    'let me check my calendar and get back to you',
    'can you check if you have it at 3 instead?',
    'can you check thursday?',
    'I have to check with work first',
  ])('"%s"', (text) => {
    expect(named(text)).not.toContain('checkup');
  });
  test.each(["I'd rather have a check", 'I need a check up', 'can I get a check-up instead?'])('"%s" is', (text) => {
    expect(named(text)).toContain('checkup');
  });
});

describe('a set phrase names no service', () => {
  const salon = house(['pies', 'Pedicure'], ['corte', 'Corte'], ['lentes', 'Lentes de contacto'], ['barba', 'Barba']);
  const LIST = { state: 'AGENDA_MOSTRANDO_OPCIONES', offer: slots, known: { servicio: 'barba' } };
  test.each(['¿queda en pie a las 17?', 'perdón, hubo un corte de luz', 'me pongo en contacto más tarde', 'a las 17, hubo un corte de luz'])(
    '"%s"',
    (text) => {
      expect(JSON.stringify(events(text, LIST, { tenant: salon }))).not.toMatch(/"(?:pies|corte|lentes)"/);
    },
  ); // prettier-ignore
  test.each([['mejor un corte', 'corte'], ['prefiero los pies', 'pies'], ['mejor lentes de contacto', 'lentes']])('"%s" does', (text, id) => {
    expect(JSON.stringify(events(text, LIST, { tenant: salon }))).toContain(`"${id}"`);
  }); // prettier-ignore
});
