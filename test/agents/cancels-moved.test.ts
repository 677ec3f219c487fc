/** The appointment that would be moved is cancelled instead; it is asked before it goes (CONV-10, AGENDA-7). */
import { expect, test } from 'vitest';
import { LIST, events, mine } from './kit.ts';

const moving = mine('masaje', '2026-03-12T15:00');
const MOVING = { ...LIST, state: 'AGENDA_REPROGRAMACION_MOSTRANDO_OPCIONES', moving };
const types = (text: string) => events(text, MOVING, { appointments: [moving] }).map(({ type }) => type);

test.each([
  'no, cancélela', 'no, quiero cancelarla', 'no, anúlela', 'ya no, cancélela', 'no, mejor cancelar', 'ninguno me sirve, mejor la cancelo',
  'no puedo ningún día, cancele', 'ya no la quiero', 'mejor cancele', 'não, cancela', 'melhor cancelar', 'nenhum dá, pode cancelar',
  'deixa, cancela esse', 'deixa pra lá, cancela', 'pensando bem, melhor cancelar', 'la verdad mejor cancelala', 'never mind, cancel it',
])('"%s" cancels', (text) => {
  expect(types(text)).toEqual(['customer.wants_cancellation']);
}); // prettier-ignore

test.each(['cancelar', 'no la cancele', 'no, no cancele', 'ninguno me sirve', 'no, mejor el viernes'])('"%s" does not', (text) => {
  expect(types(text)).not.toContain('customer.wants_cancellation');
}); // prettier-ignore
