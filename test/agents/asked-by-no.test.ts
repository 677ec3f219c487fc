import { describe, expect, test } from 'vitest';
import { CONFIRM, at, events } from './kit.ts';

const PROPOSED = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '12:00' },
  proposed: { start: at('2026-03-12T12:00'), professionalId: 'laura', branchId: 'norte' },
};

describe('an hour that is asked for with a no', () => {
  test.each(['¿y a las 13 no puede ser?', '¿a las 13 no se puede?', 'às 13 não dá?', 'a las 13 no podria ser?', "isn't 13:00 possible?", "can't it be 13:00?"])(
    '"%s" is wished for',
    (text) => {
      expect(events(text, PROPOSED)).toMatchObject([{ type: 'customer.wants_booking', detalles: { hora_especifica: '13:00' } }]);
    },
  ); // prettier-ignore
  test.each(['a las 13 no puedo', 'a las 13 no puede ser', 'às 13 não dá'])('"%s" is ruled out', (text) => {
    expect(events(text, PROPOSED)).not.toMatchObject([{ detalles: { hora_especifica: '13:00' } }]);
  });
});
