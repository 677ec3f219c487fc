/** The hours of one day, where there is more than one place (CONV-17). */
import { expect, it } from 'vitest';
import { render } from '../../src/copy/index.ts';
import { clinic, contextOf } from './samples.ts';

const SATURDAY = '2026-03-07';
const [centro, norte] = clinic.branches;
const branches = [
  { ...centro!, openingHours: { sat: [['09:00', '13:00'] as const] } },
  { ...norte!, openingHours: { mon: [['09:00', '18:00'] as const] } },
];
const told = (language: 'es' | 'pt' | 'en', among = branches): string => {
  const message = render(
    { key: 'respuesta', topic: 'horarios', fecha: SATURDAY },
    undefined,
    contextOf({ language, tenant: { branches: among } }),
  );
  return 'text' in message ? message.text : '';
};

it.each([
  ['es', /Centro, el sábado 7 de marzo: de 09:00 a 13:00\./, /Norte, el sábado 7 de marzo: cerrado\./],
  ['pt', /Centro, sábado, 7 de março: /, /Norte, sábado, 7 de março: fechado\./],
  ['en', /Centro, Saturday,? /, /Norte, Saturday,? [^:]*: closed\./],
] as const)('says of each branch whether it is open that day (%s)', (language, open, closed) => {
  expect(told(language)).toMatch(open);
  expect(told(language)).toMatch(closed);
});

it('says of the only one that it is closed', () => {
  expect(told('es', branches.slice(1))).toMatch(/^El sábado 7 de marzo no hay atención\./);
});

it.each([
  ['es', 'Cerrado además: viernes 6 de marzo, jueves 12 de marzo a lunes 16 de marzo y martes 24 de marzo.'],
  ['en', /Also closed: Friday.*6, Thursday.*12 to Monday.*16 and Tuesday.*24\./],
] as const)(
  'closed days in a row are told by their ends, over a weekend too, and none is left out (%s)',
  (language, days) => {
    const closedDates = ['2026-03-06', '2026-03-12', '2026-03-13', '2026-03-16', '2026-03-24'];
    const weekdays = [['09:00', '18:00'] as const];
    const openingHours = { mon: weekdays, tue: weekdays, wed: weekdays, thu: weekdays, fri: weekdays };
    const tenant = { branches: [{ ...centro!, openingHours, closedDates }] };
    const message = render({ key: 'respuesta', topic: 'horarios' }, undefined, contextOf({ language, tenant }));
    expect('text' in message ? message.text : '').toMatch(days);
  },
);

it('a closure that reaches further than is looked ahead is told with its own end, and none behind it is begun', () => {
  const monday = Temporal.PlainDate.from('2026-03-02');
  const closedDates = Array.from({ length: 45 }, (_, days) => monday.add({ days }).toString());
  const tenant = { branches: [{ ...centro!, closedDates: [...closedDates, '2026-04-20'] }] };
  const message = render({ key: 'respuesta', topic: 'horarios' }, undefined, contextOf({ language: 'es', tenant }));
  expect('text' in message ? message.text : '').toMatch(/Cerrado además: [^.]* a miércoles 15 de abril\.$/);
});
