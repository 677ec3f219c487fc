/** Papers and contacts of the house, and what else no appointment is made for. */
import { expect, test } from 'vitest';
import { IDLE, LIST, events, serviceOf, tenant } from './kit.ts';

const topics = (text: string, question = IDLE, more = {}) =>
  events(text, question, more).map((event) => (event.type === 'customer.asks' ? event.topic : event.type));

test.each([
  'necesito el teléfono de la clínica', 'me das el mail?', 'necesito un certificado', 'quiero una constancia de asistencia para el trabajo',
  'quiero mi historia clínica', 'necesito ver mis radiografías', 'quiero dejar una reseña', 'quiero cambiar mi número de teléfono', 'me cambié de número',
  'preciso de um atestado', 'can I get my x rays?', 'quiero trabajar con ustedes, les mando mi CV', 'están contratando?',
])('"%s": nobody here knows, and no appointment is offered', (text) => {
  expect(topics(text)).toEqual(['otro']);
}); // prettier-ignore
test.each([
  ['necesito la receta y un turno', 'customer.wants_booking'],
  ['quiero cambiar el número de mi turno', 'customer.wants_reschedule'],
  ['trabajo con ustedes mañana a las 10, quiero corte', 'customer.wants_booking'],
])('"%s" wants something else', (text, type) => {
  expect(topics(text)).toContain(type);
});
test('where it is sold, it is booked', () => {
  const business = {
    tenant: { ...tenant, services: [...tenant.services, serviceOf('cert', 'Certificado médico', 'x')] },
  };
  expect(topics('necesito un certificado médico', IDLE, business)).toEqual(['customer.wants_booking']);
});
test.each([
  ['quiero info del masaje', 'masaje'],
  ['más información sobre el masaje por favor', 'masaje'],
  ['I would like to know more about the masaje', 'masaje'],
])('"%s": of that one', (text, servicio) => {
  expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'precio', servicio }]);
});
test('info of nothing in particular is of all that is sold; of a branch, where it is', () => {
  expect(topics('quiero información')).toEqual(['servicios']);
  expect(events('quiero info de palermo', IDLE)).toMatchObject([
    { type: 'customer.asks', topic: 'direccion', sucursal: 'palermo' },
  ]);
});
test.each(['me equivoqué de número', 'perdón, número equivocado', 'wrong number sorry', 'número errado, desculpa'])(
  '"%s" is a courtesy where nothing is open',
  (text) => {
    expect(topics(text)).toEqual(['customer.acknowledges']);
    expect(topics(text, LIST)).not.toEqual(['customer.acknowledges']);
  },
);
