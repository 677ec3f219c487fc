/** Near a service that is sold, and none: a plural is the same, another trade's word is not ours. */
import { expect, test } from 'vitest';
import { IDLE, events, tenant } from './kit.ts';

const first = tenant.services[0];
const named = (...names: readonly string[]) => ({
  tenant: { ...tenant, services: names.flatMap((name) => (first === undefined ? [] : [{ ...first, id: name, name }])) },
});

test.each(['my dog needs vaccines tomorrow at 11', 'I need vaccines for my dog', 'quiero vacunas para mi perro'])(
  '"%s" is for the vaccination',
  (text) => {
    expect(events(text, IDLE, named('Vacunación', 'Baño medicado'))).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: 'Vacunación' } },
    ]);
  },
);

test.each(['quiero cita para un divorcio', 'quiero cita para un testamento el jueves a las 10'])(
  '"%s": none of ours',
  (text) => {
    expect(events(text, IDLE, named('Reconocimiento de firmas', 'Escritura'))).toMatchObject([
      { type: 'customer.wants_booking', ajeno: true },
    ]);
  },
);
