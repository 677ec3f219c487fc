/** Which services are meant where one name holds another: an exact name, two whole names, and what a name is changed into. */
import { describe, expect, test } from 'vitest';
import { bestService, namingWords, servicesTold } from '../../src/agents/offline/names.ts';
import { IDLE, events, mine, serviceOf, tenant } from './kit.ts';

const house = (...names: readonly string[]) => ({
  ...tenant,
  services: names.map((name, i) => serviceOf(`s${i}`, name, 'x')),
});
const nameOf = (services: readonly { id: string; name: string }[], id: string | undefined) =>
  services.find((one) => one.id === id)?.name;

describe('a word that is one half of a name tells the other by no likeness', () => {
  const pets = house('Banho', 'Banho e tosa', 'Consulta veterinária').services;
  test.each([
    ['banho', 'Banho'],
    ['só banho', 'Banho'],
    ['banho simples', 'Banho'],
    ['dar um banho na minha cachorra', 'Banho'],
    ['banho e tosa', 'Banho e tosa'],
    ['tosa', 'Banho e tosa'],
    ['bath', 'Banho'],
  ])('"%s" is %s', (text, name) => {
    expect(nameOf(pets, bestService(namingWords(text), pets))).toBe(name);
  });
});

describe('a name of two parts, each in its everyday word', () => {
  const salon = house(
    'Corte de cabello',
    'Arreglo de barba',
    'Corte y barba',
    'Tinte',
    'Manicure',
    'Manicure y pedicure',
  );
  test.each([
    ['pelo y barba', 'Corte y barba'],
    ['quiero cabello y barba', 'Corte y barba'],
    ['cabelo e barba', 'Corte y barba'],
    ['hair and beard', 'Corte y barba'],
    ['barba y corte', 'Corte y barba'],
    ['mani y pedi', 'Manicure y pedicure'],
    ['mani pedi', 'Manicure y pedicure'],
    ['la barba', 'Arreglo de barba'],
    ['mani', 'Manicure'],
    ['tinte de pelo', 'Tinte'],
  ])('"%s" is %s', (text, name) => {
    expect(nameOf(salon.services, bestService(namingWords(text), salon.services))).toBe(name);
  });
});

describe('whole names that stand apart', () => {
  const dogs = house('Baño', 'Baño y corte', 'Corte de uñas');
  const barber = house('Haircut', 'Haircut and beard', 'Shave');
  test.each([
    ['baño y corte de uñas', ['Baño', 'Corte de uñas'], dogs],
    ['corte y baño', ['Baño y corte'], dogs],
    ['corte de uñas y baño', ['Corte de uñas', 'Baño'], dogs],
    ['baño y corte', ['Baño y corte'], dogs],
    ['baño y corte, y corte de uñas', ['Baño y corte', 'Corte de uñas'], dogs],
    ['a haircut and a shave', ['Haircut', 'Shave'], barber],
    ['haircut and beard', ['Haircut and beard'], barber],
    ['haircut and beard and a shave', ['Haircut and beard', 'Shave'], barber],
  ])('"%s" is %s', (text, names, where) => {
    expect(servicesTold(text, where).map((id) => nameOf(where.services, id))).toEqual(names);
  });
});

describe('an appointment that becomes one whose name holds its own', () => {
  const barber = house('Corte', 'Corte y barba', 'Arreglo de barba');
  const cut = mine('s0', '2026-03-13T16:00');
  const heard = (text: string) => events(text, IDLE, { tenant: barber, appointments: [cut] });
  test.each([
    'quiero cambiar mi corte por corte y barba',
    'cambiame el corte a corte y barba',
    'cambiar mi corte por un corte con barba',
    'quiero agregar barba a mi turno',
    'podés sumarle barba a mi turno del viernes?',
  ])('"%s" books both in its place, at its hour', (text) => {
    expect(heard(text)).toEqual([
      {
        type: 'customer.wants_booking',
        enVezDe: cut.id,
        detalles: { servicio: 's1', sucursal: 'norte', fecha_deseada: '2026-03-13', hora_especifica: '16:00' },
      },
    ]);
  });

  test.each(['cambiar mi corte por la tarde', 'agregá una nota a mi turno'])('"%s" changes no service', (text) => {
    expect(JSON.stringify(heard(text))).not.toContain('enVezDe');
  });
});
