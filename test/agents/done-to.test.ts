/** What is done to one part of the body names no service that is called by another; what others are asked to do names one. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, serviceOf, tenant } from './kit.ts';

const of = (...names: readonly (readonly [string, string])[]) => ({
  ...tenant,
  services: names.map(([id, name]) => serviceOf(id, name, 'c')),
});
const dogs = of(['bano', 'Baño'], ['ambos', 'Baño y corte'], ['unas', 'Corte de uñas']);
const salon = of(['pelo', 'Corte de cabello'], ['ambos', 'Corte y barba'], ['cejas', 'Depilación de cejas']);

const wished = (text: string, among: typeof dogs) =>
  events(text, IDLE, { tenant: among }).map((event) =>
    event.type === 'customer.wants_booking' ? (event.detalles.servicio ?? 'open') : event.type,
  );

describe('where nails and hair are cut', () => {
  test.each([
    ['quiero que lo bañen y le corten el pelo el viernes a las 11', ['ambos']],
    ['necesito que me bañen al caniche y le recorten un poco el pelo', ['ambos']],
    ['quiero bañarla y cortarle las uñas el jueves a las 10', ['bano', 'unas']],
    ['quiero cortarle las uñas el jueves a las 10', ['unas']],
    ['quero que deem banho e cortem o pelo dela na sexta às 11', ['ambos']],
    ['I need my dog bathed and his nails cut on Friday at 11', ['bano', 'unas']],
    ['¿me lo bañan el viernes a las 11?', ['bano']],
  ])('"%s": %j', (text, expected) => {
    expect(wished(text, dogs)).toEqual(expected);
  });
  test.each([
    ['quiero corte de pelo para mi perro el viernes a las 11'],
    ['quiero un haircut para mi perro el viernes a las 11'],
    ['quiero que lo peluqueen el viernes a las 11'],
  ])('"%s" cuts no nails', (text) => {
    expect(wished(text, dogs)).not.toContain('unas');
  });
});

test.each([
  ['quiero cortarme el pelo y la barba el jueves a las 10', ['ambos']],
  ['quiero que me corten el pelo el jueves a las 10', ['pelo']],
  ['quiero depilación de axilas el jueves a las 10', ['open']],
])('"%s" at the hairdresser: %j', (text, expected) => {
  expect(wished(text, salon)).toEqual(expected);
});
