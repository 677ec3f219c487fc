/** What is said of the hours that are on show, where it chooses one of them and where it looks for others. */
import { describe, expect, test } from 'vitest';
import { LIST, at, events, tenant } from './kit.ts';

const WEEK = { mon: [['07:00', '21:00']], tue: [['07:00', '21:00']], wed: [['07:00', '21:00']] } as const;
/** Open from seven to nine, so that a seven without am or pm is either. */
const early = { ...tenant, branches: tenant.branches.map((branch) => ({ ...branch, openingHours: WEEK })) };
const morning = ['08:00', '08:30', '09:00'].map((hour) => ({
  start: at(`2026-03-11T${hour}`),
  professionalId: 'laura',
  branchId: 'norte',
}));
const known = { fecha_deseada: '2026-03-11' };
const MORNING = { ...LIST, known, offer: { id: 'k1', page: 0, kind: 'turno', slots: morning } } as const;

const heard = (text: string) => events(text, MORNING, { tenant: early });

describe('a part of the day is no row', () => {
  test.each(['en la tarde', 'a la tarde por favor', 'para la tarde', 'la tarde'])(
    '"%s" looks for that part',
    (text) => {
      const wish = { type: 'customer.wants_booking', detalles: { preferencia_horaria: 'tarde' } };
      expect(heard(text)).toEqual([wish]);
    },
  );

  test.each(['la más tarde', 'el mas tarde por favor', 'a mais tarde'])('"%s" is the last row', (text) => {
    expect(heard(text)).toEqual([{ type: 'customer.selects', n: 3, offer: 'k1' }]);
  });
});

describe('an hour without am or pm, said to be on one side of what is shown', () => {
  test.each([
    ['más tarde, como a las 7', '19:00'],
    ['algo más tarde, a las 7', '19:00'],
    ['más temprano, a las 7', '07:00'],
  ])('"%s" is %s', (text, hour) => {
    const [event] = heard(text);
    expect(event).toMatchObject({ type: 'customer.wants_booking', detalles: { hora_especifica: hour } });
    expect(event).not.toHaveProperty('detalles.hora_candidatas');
  });

  test('"a las 7" alone is either', () => {
    expect(heard('a las 7')).toMatchObject([{ detalles: { hora_candidatas: ['07:00', '19:00'] } }]);
  });
});

describe('"con cualquiera" beside a row', () => {
  test.each([
    ['con cualquiera, la primera', 1],
    ['la segunda, con cualquiera', 2],
  ])('"%s" takes the row, where nobody was asked for', (text, position) => {
    expect(heard(text)).toEqual([{ type: 'customer.selects', n: position, offer: 'k1' }]);
  });

  test('lets go of who was asked for', () => {
    const withLaura = { ...MORNING, known: { ...known, profesional: 'laura' } };
    expect(events('con cualquiera, la primera', withLaura, { tenant: early })).toMatchObject([
      { type: 'customer.wants_booking' },
    ]);
  });
});

test('"la de la 1" is an hour, and not the first row', () => {
  const slot = (hour: string) => ({ start: at(`2026-03-11T${hour}`), professionalId: 'laura', branchId: 'norte' });
  const offer = { id: 'k1', page: 0, kind: 'turno', slots: [slot('12:00'), slot('13:00'), slot('14:00')] } as const;
  for (const text of ['la de la 1', 'el de la una'])
    expect(events(text, { ...MORNING, offer })).toEqual([{ type: 'customer.selects', n: 2, offer: 'k1' }]);
});

describe('a row with somebody else', () => {
  test.each(['la de las 10 pero con otro doctor', 'la primera pero con otra persona', 'a las 10 con otra'])(
    '"%s" is that hour, and not with who is shown',
    (text) => {
      expect(events(text, LIST)).toMatchObject([
        {
          type: 'customer.wants_booking',
          detalles: { fecha_deseada: '2026-03-11', hora_especifica: '10:00', sin_profesionales: ['laura'] },
        },
      ]);
    },
  );
});

describe('an hour that one row alone has, of those that are seen', () => {
  const rows = [
    '11T16:30',
    '11T17:00',
    '11T17:30',
    '11T18:00',
    '12T10:00',
    '12T10:30',
    '12T11:00',
    '12T11:30',
    '12T12:00',
  ];
  const unseen = ['12T16:30', '13T10:00', '13T16:30'];
  const slots = [...rows, ...unseen].map((when) => ({
    start: at(`2026-03-${when}`),
    professionalId: 'laura',
    branchId: 'norte',
  }));
  const TWO_DAYS = { ...LIST, offer: { id: 'k1', page: 0, kind: 'turno', slots } } as const;

  test.each([
    ['ya, a las 4 y media', 1],
    ['a las 4 y media', 1],
    ['ok, a las 16:30 porfa', 1],
    ['dale, a las 10', 5],
    ['the 4:30 one', 1],
  ])('"%s" takes it', (text, position) => {
    expect(events(text, TWO_DAYS)).toEqual([{ type: 'customer.selects', n: position, offer: 'k1' }]);
  });

  test.each([
    'a las 4 y media del viernes',
    'el viernes a las 10',
    'a las 7',
    'después de las 4 y media',
    '¿a las 4 y media hay otro día?',
  ])('"%s" does not', (text) => {
    expect(JSON.stringify(events(text, TWO_DAYS))).not.toMatch(/"n":(?:1|5)[,}]/);
  });

  test('where it would be booked at once it is asked on', () => {
    const atOnce = { ...tenant, booking: { ...tenant.booking, confirmBeforeBooking: false } };
    expect(JSON.stringify(events('ya, a las 4 y media', TWO_DAYS, { tenant: atOnce }))).not.toContain('selects');
  });
});
