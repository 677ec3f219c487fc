/** A wish with what goes before it: what he gets ready for, or a verb of his country, and a question behind. */
import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { IDLE, events, mine } from './kit.ts';

const types = (said: readonly CustomerEvent[]) => said.map(({ type }) => type.replace('customer.', ''));

describe('the day of what he gets ready for', () => {
  test.each([
    'es que el viernes tengo el matrimonio de mi sobrina y necesito un corte, como a las 9', 'mire es que el viernes tengo una boda y necesito que me peinen, o sea un corte, tempranito, como a las 9', 'porque el viernes es mi graduación quiero corte a las 9',
  ])('"%s" is the one that is wished for', (text) => {
    expect(events(text, IDLE)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: 'corte', fecha_deseada: '2026-03-13', hora_especifica: '09:00' } },
    ]);
  }); // prettier-ignore
  test.each([
    'es que el viernes viajo y quiero un corte a las 9', 'es que el viernes tengo una boda y necesito un corte un día antes', 'no puedo ir, es que el viernes tengo una boda', 'quiero cambiar mi turno, es que el viernes tengo una boda',
  ])('"%s" wishes for no Friday', (text) => {
    const said = events(text, IDLE, { appointments: [mine('limpieza', '2026-03-12T10:00')] });
    expect(JSON.stringify(said)).not.toContain('"fecha_deseada":"2026-03-13"');
  }); // prettier-ignore
  test('another day that is told is the one', () => {
    expect(events('es que el viernes tengo una boda y necesito un corte el jueves', IDLE)).toMatchObject([
      { detalles: { fecha_deseada: '2026-03-12' } },
    ]);
  });
});

describe('a wish with a question behind it', () => {
  test.each([
    'Buen día, necesito tramitar una limpieza, qué días tienen?', 'ocupo una limpieza qué días tienen', 'deseo realizarme una limpieza, qué días tienen?', 'necesito gestionar una limpieza, qué horarios manejan?',
  ])('"%s": both', (text) => {
    const said = events(text, IDLE);
    expect(types(said)).toEqual(['asks', 'wants_booking']);
    expect(said[1]).toMatchObject({ detalles: { servicio: 'limpieza' } });
  }); // prettier-ignore
  test.each(['qué días tienen?', 'quiero saber qué días tienen limpieza'])('"%s" is no more than it was', (text) => {
    expect(types(events(text, IDLE))).toHaveLength(1);
  });
});
