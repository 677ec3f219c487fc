/** How many come to what is taken as a whole is no number of appointments; how many of it are wished for is. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, tenant } from './kit.ts';

const [like] = tenant.services;
const services = ['Cancha de tenis', 'Sesión familiar', 'Corte de pelo'].flatMap((name, i) =>
  like === undefined ? [] : [{ ...like, id: `s${i}`, name }],
);
const club = { tenant: { ...tenant, services } };
const count = (text: string): number =>
  events(text, IDLE, club).filter(({ type }) => type === 'customer.wants_booking').length;

describe('who come to one thing together', () => {
  test.each([
    'cancha de tenis para 4 personas mañana a las 17', 'somos 4, cancha de tenis mañana a las 17', 'cancha de tenis para dos el jueves',
    'somos cuatro y queremos jugar mañana a las 17', 'dobles mañana a las 17, somos cuatro', 'sesión familiar para 5 personas el jueves a las 11',
    'cancha de tenis para mí y mi hermano mañana a las 17', 'quiero la cancha de tenis el viernes a las 17 para 6 personas',
  ])('«%s» is one', (text) => {
    expect(count(text)).toBe(1);
  }); // prettier-ignore
  test.each([
    'dos canchas de tenis mañana a las 17', 'somos 4, dos canchas de tenis mañana a las 17', 'cancha de tenis martes y jueves a las 17, somos 4',
    'cancha de tenis mañana a las 16 y a las 17:30', 'corte de pelo para dos personas mañana a las 11', 'somos dos, corte de pelo mañana a las 11',
  ])('«%s» are two', (text) => {
    expect(count(text)).toBe(2);
  }); // prettier-ignore
});
