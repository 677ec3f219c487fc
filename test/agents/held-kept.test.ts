/** Wednesday at five is held by its link, and Thursday's hours are on show (AGENDA-16). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { LIST, at, events } from './kit.ts';

const slotAt = (when: string) => ({ start: at(when), professionalId: 'laura', branchId: 'norte' });
const LOOKING: Question = {
  ...LIST,
  offer: { id: 'k7', page: 0, kind: 'turno', slots: ['2026-03-12T10:00', '2026-03-12T10:30'].map(slotAt) },
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12' },
  proposed: slotAt('2026-03-11T17:00'),
};
const types = (text: string, owes = true) => events(text, LOOKING, { owes }).map(({ type }) => type);

describe('the hour that is held stays the one', () => {
  test.each([
    'ah ya, no, déjalo el miercoles nomas', 'no, me quedo con el miércoles a las 5', 'no, me quedo con el miércoles', 'dejalo asi', 'no dejalo como estaba', 'me quedo con el que tengo',
    'entonces el miércoles a las 5', 'no, sigo con el mio', 'bueno dejémoslo el miércoles', 'no, mejor dejame la del miercoles', 'fico com a quarta', 'deixa na quarta mesmo', "i'll keep wednesday", 'keep it on wednesday at 5',
  ])('"%s"', (text) => {
    expect(types(text)).toEqual(['customer.rejects']);
  }); // prettier-ignore

  test.each([
    'mejor el viernes', 'el miércoles a las 4', 'déjalo el viernes', 'me quedo con el jueves', 'me quedo con el miércoles de la otra semana', 'déjalo el miércoles con Diego', 'déjalo el miércoles en palermo',
    'déjalo para mi hermana el miércoles', 'me quedo con el miércoles por la mañana', 'déjame ver el miércoles', 'y otro el miércoles a las 5', 'el jueves a las 10', 'quiero las dos, la del miércoles a las 5 y esta',
  ])('"%s" is another one', (text) => {
    expect(types(text)).not.toContain('customer.rejects');
  }); // prettier-ignore

  test('with no link open it is a wish like any other', () => {
    expect(types('no, me quedo con el miércoles a las 5', false)).toEqual(['customer.wants_booking']);
  });
});
