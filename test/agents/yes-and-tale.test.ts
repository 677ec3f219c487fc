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

  const own = mine('limpieza', '2026-03-12T11:00');
  const cancelling = (text: string) => events(text, { ...CANCEL_CONFIRM, cancelling: own }, { appointments: [own] });

  test.each(['sí, es que ya me hice la limpieza en otro lado', 'sí, ya lo llevamos a otra clínica'])(
    'and the reason of one that goes opens nothing: "%s"',
    (text) => {
      expect(cancelling(text)).toEqual([{ type: 'customer.accepts' }]);
    },
  );

  test.each([
    'sí, ya me desocupé, ahí estaré',
    'sí, ya me dieron el día en el trabajo, cuenten conmigo',
    'sí, ya me arreglé, nos vemos el jueves',
    'sí, ya me hice el tiempo',
    'sí, tengo el día libre, cuenten conmigo',
    'sí, ya hablé en el trabajo y voy',
  ])('who comes after all cancels nothing: "%s"', (text) => {
    expect(cancelling(text)).not.toContainEqual({ type: 'customer.accepts' });
  });
});
