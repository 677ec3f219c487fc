import { expect, it } from 'vitest';
import { appointment } from './samples.ts';
import { VOICES } from './voices.ts';
import { render } from '../../src/copy/index.ts';

it.each(VOICES)(
  'booked while the calendar is away, in %s: the details stand there, and nothing is promised',
  (_v, context) => {
    const { text } = render({ key: 'turno_reservado_detalles_luego', appointment }, undefined, context);
    expect(text).toMatch(/(detalles|detalhes|details):\n/);
    expect(text).not.toMatch(/después|luego|depois|follow|later/i);
  },
);
