/** Asked whether one appointment moves, the customer says that the other one does, too (CONV-11). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { at, events, mine, yesNo } from './kit.ts';

const cleaning = mine('limpieza', '2026-03-11T10:00');
const haircut = mine('corte', '2026-03-11T11:00');
const asked: Question = {
  state: 'AGENDA_REPROGRAMACION_CONFIRMANDO',
  offer: yesNo,
  moving: cleaning,
  known: { fecha_deseada: '2026-03-12', hora_especifica: '10:00' },
  proposed: { start: at('2026-03-12T10:00'), professionalId: 'laura', branchId: 'norte' },
};
const both = { appointments: [cleaning, haircut] };
const MOVES = {
  type: 'customer.wants_reschedule',
  detalles: { servicio: 'corte', fecha_original: '2026-03-11', hora_original: '11:00', fecha_deseada: '2026-03-12' },
  aparte: true,
};

describe('the other one, beside the one that moves', () => {
  test.each(['y la otra también', 'y el corte también', 'las dos', 'los dos por favor', 'las dos al jueves', 'e a outra também', 'the other one too'])(
    '«%s» goes to the same day, and agrees to nothing',
    (text) => {
      expect(events(text, asked, both)).toEqual([MOVES]);
    },
  ); // prettier-ignore
  test.each(['sí, y la otra también', 'dale, las dos', 'ambas', 'sim, e a outra também', 'yes, and the other one too', 'both'])(
    '«%s» agrees as well',
    (text) => {
      expect(events(text, asked, both)).toEqual([{ type: 'customer.accepts' }, MOVES]);
    },
  ); // prettier-ignore
  test.each(['a las dos', 'mejor a las dos', 'sí, y el corte también al viernes', 'las dos al viernes', 'no, la otra', 'la otra semana también puedo'])(
    '«%s» is something else',
    (text) => {
      expect(events(text, asked, both)).not.toContainEqual(MOVES);
    },
  ); // prettier-ignore
  test('of who has no other, «y la otra también» moves nothing more', () => {
    expect(events('y la otra también', asked, { appointments: [cleaning] })).not.toContainEqual(MOVES);
  });
});
