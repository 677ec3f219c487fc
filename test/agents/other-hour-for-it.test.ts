/** Right behind a booking an hour alone is where it goes, and no second booking (AGENDA-6). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { IDLE, NOW, events, mine } from './kit.ts';

const BOOKED: Question = { state: 'evento_creado' };
const last = { ...mine('corte', '2026-03-12T11:00'), bookedAt: NOW - 60_000 };
const own = { appointments: [mine('limpieza', '2026-03-11T10:00'), last] };
const said = (text: string, question = BOOKED, more: object = own) => events(text, question, more);
const MOVED = { servicio: 'corte', fecha_original: '2026-03-12', hora_original: '11:00' };

describe('an hour right behind a booking', () => {
  test.each([
    'ponme a las 12', 'poneme a las doce', 'esperá, poneme a las 12 mejor', 'no, perdón, ponme a las 12', 'se puede a las 12 mejor?', 'se puede a las 12?', 'dejame a las 12',
    'can I do 12 instead?', 'put me at 12', 'me coloca às 12', 'dá pra ser às 12?',
  ])('"%s" moves the one that was booked last', (text) => {
    expect(said(text)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { ...MOVED, hora_especifica: '12:00' } }]);
  }); // prettier-ignore
  test.each([
    'ponme también a las 12', 'ponme otro a las 12', 'ponme a las 12 para mi hijo', 'ponme masaje a las 12', 'y ponme a las 12', 'ponme el viernes a las 12', 'agendame a las 12',
  ])('"%s" is one more', (text) => {
    expect(said(text).map(({ type }) => type)).not.toContain('customer.wants_reschedule');
  }); // prettier-ignore
  test('a while after, only a "mejor" says so; an old booking is not meant', () => {
    expect(said('poneme a las 12 mejor', IDLE)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: MOVED }]);
    expect(said('poneme a las 12', IDLE)).toMatchObject([{ type: 'customer.wants_booking' }]);
    const old = { appointments: [own.appointments[0], mine('corte', '2026-03-12T11:00')] };
    expect(said('poneme a las 12 mejor', IDLE, old)).toMatchObject([{ type: 'customer.wants_booking' }]);
  });
});
