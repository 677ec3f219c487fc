import { describe, expect, test } from 'vitest';
import { CONFIRM, LIST, at, events, slots, yesNo } from './kit.ts';

const PROPOSED = {
  ...CONFIRM,
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};
/** Six rows of one afternoon, three o'clock among them. */
const AFTERNOON = {
  ...LIST,
  offer: {
    ...slots,
    slots: ['14:00', '14:30', '15:00', '15:30', '16:00', '16:30'].map((hour) => ({
      start: at(`2026-03-13T${hour}`),
      professionalId: 'laura',
      branchId: 'norte',
    })),
  },
};
const hourOf = (text: string, asked: typeof LIST, language?: 'pt' | 'en') => {
  const [event, ...others] = events(text, asked, language && { language });
  if (event?.type !== 'customer.wants_booking' || others.length > 0) return event;
  return event.detalles.hora_especifica;
};

describe('an hour that is said by itself', () => {
  test.each([
    ['doce', '12:00'], ['once', '11:00'], ['las doce', '12:00'], ['bueno, doce', '12:00'], ['eleven', '11:00'], ['ten thirty', '10:30'], ['two thirty please', '14:30'], ['make it 12', '12:00'], ["let's make it 12", '12:00'],
    ['16', '16:00'], ['10 nomás', '10:00'], ['si, 10', '10:00'], ['10 mejor', '10:00'],
    ['12ish', '12:00'], ['around 12ish', '12:00'], ['2,30', '14:30'], ['a las 10,30', '10:30'],
  ])('"%s" beside a proposed one: %s', (text, hour) => {
    expect(hourOf(text, PROPOSED)).toBe(hour);
  }); // prettier-ignore
  test.each([['make it 3', 3], ['go with 3', 3], ['two thirty', 2], ['2,30', 2], ['3ish', 3]])('"%s" before the hours of an afternoon is row %s', (text, n) => {
    expect(events(text, AFTERNOON)).toEqual([{ type: 'customer.selects', offer: 'k7', n }]);
  }); // prettier-ignore
  test('"3 horas" is three o\'clock in Portuguese', () => {
    expect(events('3 horas', AFTERNOON, { language: 'pt' })).toEqual([{ type: 'customer.selects', offer: 'k7', n: 3 }]);
    expect(events('3 horas', AFTERNOON)).not.toMatchObject([{ type: 'customer.selects' }]);
  });
  test.each(['12 would be better', 'not 11, 12', 'no 11, 12', 'no a las 11, a las 12', 'not 11 but 12'])('"%s" is another one', (text) => {
    expect(hourOf(text, PROPOSED)).toBe('12:00');
  }); // prettier-ignore
  test.each(['not 5, 12', 'doce personas', 'dos', 'go with 5', 'once upon a time'])('"%s" is none', (text) => {
    expect(typeof hourOf(text, PROPOSED)).not.toBe('string');
  }); // prettier-ignore
  test('before services or a name it is left as it is', () => {
    expect(JSON.stringify(events('make it 3', { state: 'AGENDA_ELIGIENDO_SERVICIO', offer: yesNo, field: 'name' }))).not.toContain('15:00');
  }); // prettier-ignore
});

test.each(['1', '2', '4', '40'])('"%s" beside a proposed one may be a button, a row, or nothing', (text) => {
  const shown = AFTERNOON.offer.kind === 'turno' ? AFTERNOON.offer.slots : [];
  expect(JSON.stringify(events(text, { ...PROPOSED, shown }))).not.toContain('hora_especifica');
});
