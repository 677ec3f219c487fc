/** Who comes along, and behind a move: one more, on the day on which the customer himself comes. */
import { describe, expect, test } from 'vitest';
import { IDLE, NOW, events, mine } from './kit.ts';

const HOUR = 3_600_000;
const own = { ...mine('limpieza', '2026-03-13T10:00'), bookedAt: NOW - 24 * HOUR };
const other = { ...mine('corte', '2026-03-16T10:00'), bookedAt: NOW - 24 * HOUR };

describe('"voy con ella"', () => {
  test.each([
    ['voy con mi hija, ella también precisa limpieza. ¿hay lugar a las 11?', 'hija'],
    ['voy con mi mamá y también quiere una limpieza, ¿puede ser a las 11?', 'madre'],
    ['mi hermana viene conmigo, ella necesita corte también, ¿hay a las 11?', 'hermana'],
    ['minha irmã vai comigo e também quer uma limpeza, pode ser às 11?', 'hermana'],
    ["I'm coming with my son, he also needs a cleaning, is there anything at 11?", 'hijo'],
  ])('"%s": hers, that day', (text, relation) => {
    const [wish, ...more] = events(text, IDLE, { appointments: [own] });
    expect(more).toEqual([]);
    expect(wish).toMatchObject({
      type: 'customer.wants_booking',
      detalles: { fecha_deseada: '2026-03-13', hora_especifica: '11:00', para: { relation } },
    });
  });
  test('a day that is told stands', () => {
    const [wish] = events('voy con mi hija, ella también quiere limpieza, el lunes a las 11', IDLE, {
      appointments: [own],
    });
    expect(wish).toMatchObject({ detalles: { fecha_deseada: '2026-03-16' } });
  });
  test.each(['voy con mi hija', 'voy con mi hija, ella no quiere nada', 'voy con mi hija, ¿puede entrar también?'])(
    '"%s" books nothing',
    (text) => {
      const types = events(text, IDLE, { appointments: [own] }).map(({ type }) => type);
      expect(types).not.toContain('customer.wants_booking');
    },
  );
  test('of two days it is not known which', () => {
    const [wish] = events('voy con mi hija, ella también quiere limpieza, ¿hay a las 11?', IDLE, {
      appointments: [own, other],
    });
    expect(wish).not.toHaveProperty('detalles.fecha_deseada');
  });
});

describe('behind a move', () => {
  const moved = { ...IDLE, doneJustNow: { errand: 'move', until: NOW + HOUR } } as const;
  const text = 'y mi esposo también necesita limpieza, ¿lo pueden atender a las 11?';
  test('on the day to which the only one went', () => {
    expect(events(text, moved, { appointments: [own] })).toMatchObject([
      { detalles: { fecha_deseada: '2026-03-13', hora_especifica: '11:00', para: { relation: 'esposo' } } },
    ]);
  });
  test('of several none is taken for it', () => {
    const [wish] = events(text, moved, { appointments: [own, other] });
    expect(wish).not.toHaveProperty('detalles.fecha_deseada');
  });
});
