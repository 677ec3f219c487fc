/** A clear yes in the words of a letter, of thanks, of a country: it is taken (CONV-5, CONV-12). */
import { describe, expect, test } from 'vitest';
import { CANCEL_CONFIRM, CONFIRM, at, events } from './kit.ts';

const PROPOSED = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};
const types = (text: string, question = PROPOSED as typeof CONFIRM) =>
  events(text, question).map(({ type }) => type.replace('customer.', ''));

describe('a clear yes', () => {
  test.each([
    'Confirmo. Atentamente, Ernesto', 'Sí. Atte. Carlos', 'De acuerdo, atentamente, Ernesto', 'Confirmo, muchas gracias. Ernesto', 'Confirmo\nErnesto', 'Confirmo, saludos. Ernesto',
    'Perfecto, procedan con la reserva por favor', 'procedan nomás', 'siii divino', 'bueno sumercé, gracias', 'listo sumercé gracias', 'bueno, gracias', 'ya esa mejor', 'sí, mejor esa', 'filo, dale',
  ])('"%s" is taken', (text) => {
    expect(types(text)).toEqual(['accepts']);
  }); // prettier-ignore
  test.each([
    'No. Atentamente, Ernesto', 'Lo consulto. Atentamente, Ernesto', 'mejor esa', 'ya esa mejor no', 'ya mejor el viernes', 'muchas gracias sumercé', 'bueno gracias, lo pienso', 'bueno, gracias, chau', 'filo',
  ])('"%s" is none', (text) => {
    expect(types(text)).not.toContain('accepts');
  }); // prettier-ignore
  test('"bueno, gracias" cancels nothing, and takes note of what was said in between', () => {
    expect(types('bueno, gracias', CANCEL_CONFIRM)).toEqual(['acknowledges']);
    expect(events('bueno, gracias', PROPOSED, { aside: true })).toEqual([{ type: 'customer.acknowledges' }]);
  });
});
