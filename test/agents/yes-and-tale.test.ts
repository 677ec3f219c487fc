/** "Sí, me la recomendó Diego": a yes, and a sentence that tells something; nothing of it is another wish. */
import { describe, expect, test } from 'vitest';
import { at, CANCEL_CONFIRM, CONFIRM, events, mine } from './kit.ts';

const asked = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00', profesional: 'laura' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};

describe('a yes and what is told behind it', () => {
  test.each([
    'sí, el corte me lo hago yo',
    'sí, me la recomendó Diego',
    'sí, con Diego no me fue bien',
    'sí, vivo en Palermo pero me queda igual',
    'dale, después de las 12 tengo que irme',
    'sim, tenho um casamento à noite',
    'yes, I get off work at 10',
    'sí, soy alérgica a la penicilina por si acaso',
    'sí, así llego tranquila',
  ])('"%s" is a yes', (text) => {
    expect(events(text, asked)).toEqual([{ type: 'customer.accepts' }]);
  });

  test.each([
    'sí, pero con Diego',
    'sí, con Diego',
    'sí, en Palermo',
    'sí, el viernes',
    'sí, me cortó muy bien Diego y quiero con él',
    'sí, somos dos',
    'sí, estoy viendo',
  ])('"%s" is none', (text) => {
    expect(events(text, asked)).not.toContainEqual({ type: 'customer.accepts' });
  });

  test('and the reason of one that goes opens nothing', () => {
    const own = mine('limpieza', '2026-03-12T11:00');
    const said = events(
      'sí, es que ya me hice la limpieza en otro lado',
      { ...CANCEL_CONFIRM, cancelling: own },
      { appointments: [own] },
    );
    expect(said).toEqual([{ type: 'customer.accepts' }]);
  });
});
