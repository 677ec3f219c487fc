/** A no that points later or earlier than the hour that is proposed: other hours on that side of it (CONV-7). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CONFIRM, at, events } from './kit.ts';

const AT_THREE: Question = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '15:00' },
  proposed: { start: at('2026-03-12T15:00'), professionalId: 'laura', branchId: 'norte' },
};

describe('a no to three o’clock', () => {
  test.each([
    'no, mejor más tarde',
    'no mejor mas tardecito',
    'nop, más tarde porfa',
    'no gracias, mejor más tarde',
    'no, es muy temprano',
    'ahora no, más tarde',
    'no, um pouco depois',
    'não, mais tarde',
    'no, later',
  ])('"%s" is after it', (text) => {
    expect(events(text, AT_THREE)).toEqual([{ type: 'customer.wants_booking', detalles: { hora_desde: '15:30' } }]);
  });

  test.each(['no, mejor más temprano', 'no, un poco antes', 'no, muy tarde', 'no, earlier'])(
    '"%s" is before it',
    (text) => {
      expect(events(text, AT_THREE)).toEqual([{ type: 'customer.wants_booking', detalles: { hora_hasta: '15:00' } }]);
    },
  );

  test.each(['no', 'no, mejor no', 'no, luego', 'no, ese no'])('"%s" only refuses it', (text) => {
    expect(events(text, AT_THREE)).toEqual([{ type: 'customer.rejects' }]);
  });

  test.each(['no, más tarde te aviso', 'no, lo veo más tarde'])('"%s" leaves it', (text) => {
    expect(events(text, AT_THREE)).toEqual([{ type: 'customer.exits', word: 'salir' }]);
  });
});
