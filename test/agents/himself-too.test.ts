/** His son's is being booked, and he says "para mí". */
import { describe, expect, test } from 'vitest';
import { CONFIRM, events } from './kit.ts';

const known = { ...CONFIRM.known, servicio: 'corte', para: { relation: 'hijo' } } as const;
const NAME = { state: 'AGENDA_PIDIENDO_DATOS', field: 'name', known } as const;
const YES = { ...CONFIRM, known };
const one = (servicio: string) => [
  { type: 'customer.wants_booking', detalles: {} },
  { type: 'customer.wants_booking', detalles: { servicio, para: { relation: 'yo' } } },
];

describe.each([['his name is asked for', NAME], ['a yes is asked for', YES]])('where %s', (_, question) => {
  test.each([
    'otro para mí', 'y uno para mí', 'y también uno para mí', 'uno para mí también', 'otro corte para mí', 'un corte también para mí',
  ])('"%s" is one more of it', (text) => {
    expect(events(text, question)).toMatchObject(one('corte'));
  }); // prettier-ignore
  test.each(['un masaje para mí', 'y un masaje para mí también', 'para mí un masaje'])('"%s" is one more', (text) => {
    expect(events(text, question)).toMatchObject(one('masaje'));
  });
  test.each(['es para mí', 'no, es para mí'])('"%s" is of the one that is booked', (text) => {
    expect(events(text, question)).toEqual([{ type: 'customer.wants_booking', detalles: { para: { relation: 'yo' } } }]);
  });
  test('"no, mejor un masaje para mí" comes in its place', () => {
    const detalles = { servicio: 'masaje', para: { relation: 'yo' } };
    expect(events('no, mejor un masaje para mí', question)).toEqual([{ type: 'customer.wants_booking', detalles }]);
  });
}); // prettier-ignore
