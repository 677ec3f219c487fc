import { describe, expect, test } from 'vitest';
import { events } from './kit.ts';

const ASKED = {
  state: 'AGENDA_PIDIENDO_DATOS',
  field: 'name',
  known: { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '16:00' },
} as const;
const told = (text: string) => {
  const [said] = events(text, ASKED);
  return said?.type === 'customer.answers' ? said.value : said?.type;
};

describe('a name that was asked for is kept without what is said around it (AGENDA-11)', () => {
  test.each([
    'soy el señor Javier Cruz', 'Ponle Javier Cruz', 'póngale Javier Cruz', 'ponme como Javier Cruz', 'anótame como Javier Cruz',
    'yo soy Javier Cruz', 'con Javier Cruz', 'de Javier Cruz', 'Sr. Javier Cruz', 'Lic. Javier Cruz', 'Javier Cruz, mucho gusto',
    'Javier Cruz 😊', 'me dicen Javier Cruz', 'Javier Cruz che', 'ahí va: Javier Cruz', 'Javier Cruz es mi nombre', 'Con gusto, Javier Cruz',
    'pode colocar Javier Cruz', 'põe no nome de Javier Cruz', 'no nome de Javier Cruz', 'meu nome: Javier Cruz', 'aqui é o Javier Cruz',
    'this is Javier Cruz', 'Javier Cruz here', 'put it under Javier Cruz', 'name: Javier Cruz', 'call me Javier Cruz',
  ])('%s', (text) => {
    expect(told(text)).toBe('Javier Cruz');
  }); // prettier-ignore
  test.each([
    'Marcela Ruiz',
    'Marco Ponce',
    'De la Cruz Ana',
    'Don Johnson',
    'Ponce de León',
    'Agustina Prazeres',
    'Abril',
  ])('it may begin or end like such words: %s', (name) => {
    expect(told(name)).toBe(name);
  });
  test.each(['el turno con Laura del jueves', 'cita con diego el martes en la tarde'])(
    'whom an appointment is with, and when, is no name of the customer: %s',
    (text) => {
      expect(told(text)).toMatch(/^customer\./);
    },
  );
  test.each([
    'da igual', 'cualquiera', 'la de la vez pasada', 'la misma de siempre', 'el mío', 'primera vez', 'la vista', 'el de siempre',
    'o de sempre', 'já dei', 'tanto faz', 'qualquer um', 'whatever', 'same as always', 'the usual', 'anyone',
  ])('"%s" is nobody', (text) => {
    expect(told(text)).toMatch(/^customer\./);
  }); // prettier-ignore
  test.each([
    ['soy yo, Ana Gil', 'Ana Gil'],
    ['sou eu, Ana Gil', 'Ana Gil'],
    ["it's me, Ana Gil", 'Ana Gil'],
    ['Luis Gil (mi hijo)', 'Luis Gil'],
    ['La Torre Ana', 'La Torre Ana'],
    ['mia gomez', 'mia gomez'],
    ['rosa del valle', 'rosa del valle'],
  ])('"%s" is called so', (text, name) => {
    expect(told(text)).toBe(name);
  });
  test.each(['ponme otra hora', 'pon a las 5', 'ponlo mañana', 'con Laura Gómez', 'abril', 'con mi hijo'])(
    '"%s" is no name',
    (text) => {
      expect(told(text)).toMatch(/^customer\./);
    },
  );
});
