/** An hour that is put right is of the half of the day that was settled, near the hour that was (AGENDA-14). */
import { expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { at, events, yesNo } from './kit.ts';

const proposed = { start: at('2026-03-12T20:00'), professionalId: 'laura', branchId: 'norte' };
const known = { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '20:00' };
const EIGHT: Question = { state: 'AGENDA_CONFIRMANDO_TURNO', offer: yesNo, known, proposed };

test.each([
  ['sí pero que sea a las 9', '21:00'],
  ['mejor a las 7', '19:00'],
  ['melhor às 9', '21:00'],
  ['can we do 9 instead?', '21:00'],
])('"%s" is of the evening that was proposed', (text, hora_especifica) => {
  expect(events(text, EIGHT)).toEqual([{ type: 'customer.wants_booking', detalles: { hora_especifica } }]);
});

test.each(['mejor a las 4', 'el viernes a las 9'])('"%s" may be of either half', (text) => {
  expect(events(text, EIGHT)[0]).toHaveProperty('detalles.hora_candidatas');
});
