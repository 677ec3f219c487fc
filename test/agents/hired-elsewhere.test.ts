/** A lawyer who sells contracts, and somebody who hired another. */
import { describe, expect, test } from 'vitest';
import { CANCEL_CONFIRM, IDLE, events, mine, serviceOf, tenant as clinic } from './kit.ts';

const services = [
  serviceOf('contrato', 'Redacción de contrato', 'x'),
  serviceOf('consulta', 'Consulta legal', 'x'),
  serviceOf('divorcio', 'Divorcio', 'x'),
];
const own = mine('consulta', '2026-03-12T11:00');
const more = { tenant: { ...clinic, services }, appointments: [own] };
const named = expect.objectContaining({ detalles: expect.objectContaining({ servicio: 'contrato' }) }) as unknown;

describe('who hired another', () => {
  test.each(['sí, ya contraté a otro abogado', 'sí, ya contraté un abogado', 'sí, tengo contratado un abogado'])('"%s" cancels, and wishes for no contract', (text) => {
    expect(events(text, { ...CANCEL_CONFIRM, cancelling: own }, more)).toEqual([{ type: 'customer.accepts' }]);
  });
  test('names none with nothing open', () => {
    expect(events('ya contraté a otro abogado', IDLE, more)).not.toContainEqual(named);
    expect(events('quiero contratar un divorcio', IDLE, more)).not.toContainEqual(expect.objectContaining({ servicio: 'contrato' }));
  });
  test.each(['quiero un contrato', 'necesito hacer un contrto'])('"%s" wishes for one', (text) => {
    expect(events(text, IDLE, more)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio: 'contrato' } }]);
  });
}); // prettier-ignore
