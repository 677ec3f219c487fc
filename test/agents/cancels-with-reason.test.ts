/** The order to cancel by itself, with why beside it: the appointment is asked about (AGENDA-7). */
import { expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const own = mine('corte', '2026-03-13T18:00');
const types = (text: string, appointments = [own]) => events(text, IDLE, { appointments }).map(({ type }) => type);

test.each([
  'melhor cancelar, vendi o carro kkk', 'melhor cancelar', 'melhor cancela', 'poxa, meu marido vai viajar. Cancela então por favor', 'meu marido vai viajar, cancela por favor', 'pode cancelar então',
  'mejor cancelá, vendí el auto', 'mejor cancelar, vendí el auto', 'vendí el auto, mejor anulá', 'better cancel, I sold the car', 'prefiero cancelar, me voy de viaje',
])('"%s" cancels', (text) => {
  expect(types(text)).toEqual(['customer.wants_cancellation']);
}); // prettier-ignore

test.each(['no cancelen, voy', 'ya cancelé', 'mejor no cancelar'])('"%s" does not', (text) => {
  expect(types(text)).not.toContain('customer.wants_cancellation');
}); // prettier-ignore

test('what else is asked for is done, too', () => {
  expect(types('mejor cancelá y agendame otro para el lunes')).not.toEqual(['customer.wants_cancellation']);
});
