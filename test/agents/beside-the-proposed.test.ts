import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, at, events } from './kit.ts';

/** A cut on Thursday at four in the afternoon, to be confirmed. */
const PROPOSED = {
  ...CONFIRM,
  known: { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '16:00' },
  proposed: { start: at('2026-03-12T16:00'), professionalId: 'laura', branchId: 'norte' },
};
const types = (text: string) => events(text, PROPOSED).map(({ type }) => type);

describe('beside the hour that is proposed', () => {
  test.each([
    ['una hora antes se puede?', '15:00'],
    ['¿se puede una hora después?', '17:00'],
    ['media hora antes puede ser?', '15:30'],
  ])('"%s" wishes for %s', (text, hora_especifica) => {
    expect(events(text, PROPOSED)).toMatchObject([{ type: 'customer.wants_booking', detalles: { hora_especifica } }]);
  });
  test.each(['hay que llegar una hora antes?', 'tengo que estar una hora antes?'])('"%s" asks', (text) => {
    expect(types(text)).toEqual(['customer.asks']);
  });
  test.each(['todo bien', 're bien', 'ok todo bien gracias', 'tudo bem', '4 está bien', '16 está bien'])('"%s" is a yes', (text) => {
    expect(types(text)).toEqual(['customer.accepts']);
  }); // prettier-ignore
  test.each(['5 está bien', 'hola todo bien?', 'todo bien?', 'todo bien pero a las 5', 'no está bien'])('"%s" is none', (text) => {
    expect(types(text)).not.toContain('customer.accepts');
  }); // prettier-ignore
});

test.each([
  ['un corte el vienes a las 10', '2026-03-13'],
  ['un corte este vienes a las 10', '2026-03-13'],
])('"%s" is of Friday', (text, fecha_deseada) => {
  expect(events(text, IDLE)).toMatchObject([{ detalles: { fecha_deseada } }]);
});
test('"cuándo vienes a las 10" is of no Friday', () => {
  expect(JSON.stringify(events('a qué hora vienes, a las 10?', IDLE))).not.toContain('2026-03-13');
});
