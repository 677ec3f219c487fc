import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CANCEL_CONFIRM, events, mine } from './kit.ts';

const LIMPIEZA = mine('limpieza', '2026-03-11T10:00');
const MASAJE = mine('masaje', '2026-03-13T15:00');
const ASKED: Question = { ...CANCEL_CONFIRM, cancelling: LIMPIEZA };
const read = (said: string) => events(said, ASKED, { appointments: [LIMPIEZA, MASAJE] });
const spared = { type: 'customer.rejects', detalles: { servicio: 'masaje', fecha_original: '2026-03-13' } };

describe('another than the one asked about is told to stay', () => {
  test.each([
    'el masaje no',
    'el masaje dejalo',
    'dejá el masaje',
    'no, el masaje no',
    'la del viernes no',
    'menos el masaje',
    'el masaje no lo canceles',
    'a massagem não',
  ])('"%s"', (said) => {
    expect(read(said)).toMatchObject([spared]);
  });
  test.each(['este sí, el masaje no', 'sí, pero el masaje no'])('"%s": a yes to the one asked about', (said) => {
    expect(read(said)).toMatchObject([spared, { type: 'customer.accepts' }]);
  });
  test.each(['no', 'la limpieza no', 'dejá la limpieza'])('"%s" is a no to the one asked about', (said) => {
    expect(read(said)).toEqual([{ type: 'customer.rejects' }]);
  });
  test('"no, el masaje" asks about that one', () => {
    expect(read('no, el masaje')).toMatchObject([
      { type: 'customer.wants_cancellation', detalles: { servicio: 'masaje' } },
    ]);
  });
});
