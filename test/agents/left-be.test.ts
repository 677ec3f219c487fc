/** What is to stay is shown; no other is looked for (AGENDA-4). */
import { expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const appointments = [mine('corte', '2026-03-13T18:00')];

test.each([
  'No cancelen nada, solo quiero saber la hora',
  'no me la cancelen, solo quería saber a qué hora es',
  'não cancela, só quero saber a hora',
  'no cancele, quiero confirmar el día',
])('"%s" is shown it', (text) => {
  expect(events(text, IDLE, { appointments })).toEqual([{ type: 'customer.wants_appointments' }]);
});
