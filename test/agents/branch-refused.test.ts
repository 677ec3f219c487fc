/** A branch that is named to say where not, and the one in its place: the day and the hour are not refused with it (CONV-7). */
import { expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CONFIRM, IDLE, LIST, at, events, tenant } from './kit.ts';

test.each([
  ['limpieza el viernes en Palermo no, en Norte', { sucursal: 'norte', fecha_deseada: '2026-03-13' }],
  ['una limpieza el viernes en palermo, no, mejor en la norte', { sucursal: 'norte', fecha_deseada: '2026-03-13' }],
  ['limpieza en palermo no. en la sucursal norte el viernes', { sucursal: 'norte', fecha_deseada: '2026-03-13' }],
  ['limpieza em palermo não, na norte', { sucursal: 'norte' }],
  ['una limpieza en la norte, no en palermo', { sucursal: 'norte' }],
])('"%s"', (text, wish) => {
  expect(events(text, IDLE)).toEqual([{ type: 'customer.wants_booking', detalles: { servicio: 'limpieza', ...wish } }]);
});

test.each(['en norte no, en palermo', 'no en norte no, en palermo', 'norte no, palermo', 'no, en palermo'])(
  '"%s" of what is proposed',
  (text) => {
    const question: Question = {
      ...CONFIRM,
      proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
    };
    expect(events(text, question)).toEqual([{ type: 'customer.wants_booking', detalles: { sucursal: 'palermo' } }]);
  },
);

test('"en palermo no, gracias" names no other', () => {
  expect(JSON.stringify(events('en palermo no, gracias', IDLE))).not.toContain('sucursal');
});

test.each([
  'limpieza el viernes, no en palermo', 'limpieza el viernes en cualquiera menos palermo', 'limpieza el viernes, menos en Palermo', 'limpieza el viernes en cualquier sede excepto Palermo', 'limpieza el viernes, en Palermo no puedo',
  'limpieza el viernes, no me queda bien Palermo', 'limpieza, Palermo me queda lejos, el viernes', 'limpieza el viernes, que no sea en Palermo', 'limpieza el viernes pero no en palermo', 'limpeza na sexta, palermo fica longe', 'cleaning on friday, not in palermo',
])('"%s" is at the other one', (text) => {
  const wish = { servicio: 'limpieza', sucursal: 'norte', fecha_deseada: '2026-03-13' };
  expect(events(text, IDLE)).toEqual([{ type: 'customer.wants_booking', detalles: wish }]);
}); // prettier-ignore

test('"en palermo no" of the hours on show is the other one', () => {
  expect(events('en palermo no', LIST)).toEqual([{ type: 'customer.wants_booking', detalles: { sucursal: 'norte' } }]);
});

test('of three branches no other is named', () => {
  const third = { ...tenant.branches[0]!, id: 'sur', name: 'Caballito' };
  const [wish] = events('limpieza el viernes, no en palermo', IDLE, { tenant: { ...tenant, branches: [...tenant.branches, third] } });
  expect(wish).toEqual({ type: 'customer.wants_booking', detalles: { servicio: 'limpieza', fecha_deseada: '2026-03-13' } });
}); // prettier-ignore

test.each([
  'limpieza el viernes, al menos en palermo',
  'limpieza el viernes, si no en palermo',
  'limpieza el viernes en palermo, no el sábado',
])('"%s" rules out no branch', (text) => {
  expect(JSON.stringify(events(text, IDLE))).not.toContain('norte');
});

test.each(['está bien, en palermo', 'ya, en palermo está bien', 'ok, en Palermo', 'bueno, en palermo', 'dale, en la de palermo entonces', 'tá bom, em Palermo', "that's fine, in Palermo"])(
  '"%s" below the hours of the branch that was not asked for is there',
  (text) => {
    const asked = { ...LIST, known: { servicio: 'limpieza', sucursal: 'norte' } };
    expect(events(text, asked)).toEqual([{ type: 'customer.wants_booking', detalles: { sucursal: 'palermo' } }]);
  },
); // prettier-ignore

test.each(['está bien', 'ok, en un rato', 'ya, en eso quedamos', 'bueno, en norte'])('"%s" is no other branch', (text) => {
  const asked = { ...LIST, known: { servicio: 'limpieza', sucursal: 'norte' } };
  expect(JSON.stringify(events(text, asked))).not.toContain('palermo');
}); // prettier-ignore
