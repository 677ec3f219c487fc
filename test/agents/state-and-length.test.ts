/** A service told by how long it lasts, and a state of health that is told beside one and names none. */
import { describe, expect, test } from 'vitest';
import { findNames } from '../../src/agents/offline/names.ts';
import { tenant } from './kit.ts';

const court = (id: string, name: string, durationMinutes: number) => ({
  ...tenant.services[0]!,
  id,
  name,
  durationMinutes,
});
const club = {
  ...tenant,
  services: [
    court('hora', 'Cancha por una hora', 60),
    court('larga', 'Cancha por hora y media', 90),
    court('clase', 'Clase de tenis', 60),
  ],
};

describe('by its length', () => {
  test.each([
    ['¿tenés algo por hora y media?', 'larga'],
    ['tem quadra por uma hora e meia?', 'larga'],
    ['is there a court for an hour and a half?', 'larga'],
    ['¿hay lugar por 90 minutos?', 'larga'],
    ['¿tenés mañana por una hora?', 'hora'],
    ['llamo por la mañana', undefined],
    ['algo por dos horas', undefined],
  ])('%s', (said, id) => {
    expect(findNames(said, club).servicio).toBe(id);
  });

  test('where no name tells a length, none is told by it', () => {
    expect(findNames('quiero pedir algo por una hora', tenant).servicio).toBeUndefined();
  });
});

describe('a state of health', () => {
  const clinic = {
    ...tenant,
    services: [court('sano', 'Control de niño sano', 30), court('vacuna', 'Vacunación', 15)],
  };
  test.each([
    ['ya está sano mi bebé, cancelá la vacuna', 'vacuna'],
    ['o menino está saudável, cancela a vacina', 'vacuna'],
    ['la nena ya está bien', undefined],
    ['quiero el control de niño sano', 'sano'],
  ])('%s', (said, id) => {
    expect(findNames(said, clinic).servicio).toBe(id);
  });
});
