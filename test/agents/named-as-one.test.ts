import { describe, expect, test } from 'vitest';
import type { CustomerEvent, Question } from '../../src/domain.ts';
import { IDLE, events, serviceOf, tenant } from './kit.ts';

/** A barber's, where both together are a service of their own. */
const BARBER = {
  ...tenant,
  services: [serviceOf('corte', 'Corte', 'c'), serviceOf('barba', 'Barba', 'c'), serviceOf('ambos', 'Corte y barba', 'c')],
}; // prettier-ignore
const wished = (text: string, question: Question = IDLE) =>
  events(text, question, { tenant: BARBER }).map((event: CustomerEvent) =>
    event.type === 'customer.wants_booking' ? event.detalles.servicio : event.type,
  );

describe('a service that is called by two of them', () => {
  test.each([
    'el sábado viene mi suegra, haceme corte y barba el viernes a las 17', 'necesito estar listo para el sábado, corte y barba el viernes a las 17', 'tengo un casamiento el sábado, reservame corte y barba el viernes a las 17',
    'el jueves viene mi suegra, quiero el corte y la barba el viernes a las 17', 'el viernes corte y barba el sábado', 'corte y barba el jueves o el viernes a las 17', 'el domingo es la comunión de mi hija, corte y barba el viernes',
  ])('"%s" is that one, on whatever day', (text) => {
    expect(wished(text)).toEqual(['ambos']);
  }); // prettier-ignore
  test.each([
    'corte el viernes a las 16 y barba el viernes a las 17', 'quiero corte y barba, el corte el viernes a las 16 y la barba el jueves a las 10', 'mañana a las 16 corte y barba a las 17', 'quiero corte el viernes y barba el jueves',
  ])('"%s" is one of each', (text) => {
    expect(wished(text)).toEqual(['corte', 'barba']);
  }); // prettier-ignore
  const ASKED: Question = { state: 'AGENDA_ELIGIENDO_SERVICIO', known: {} };
  test.each([
    'corte y barba', 'el corte y barba', 'barba y corte', 'corte y barba por favor', 'corte y barba el viernes a las 17', 'mejor corte y barba', 'corte e barba',
  ])('"%s", asked for the service, is that one', (text) => {
    expect(wished(text, ASKED)).toEqual(['ambos']);
  }); // prettier-ignore
  test.each([
    'corte el viernes a las 16 y barba a las 17',
  ])('"%s", asked for the service, is one of each', (text) => {
    expect(wished(text, ASKED)).toEqual(['corte', 'barba']);
  }); // prettier-ignore
});
