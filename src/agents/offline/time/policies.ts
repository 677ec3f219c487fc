/**
 * Every decision about what customers mean that grammar alone cannot give, in one table.
 * Source: the project's language policies (language/README.md, "Policies"), AGENDA-14; the rows marked "ours"
 * are our own choice where the policies are silent.
 */
import type { Part } from './types.ts';

interface WeekdayPolicy {
  bareWeekdayAcceptsToday: boolean;
  comingWeekdaySkipsTomorrow: boolean;
  nextWeekday: 'coming' | 'calendarWeek';
}

const WEEKDAY_POLICY: WeekdayPolicy = {
  /** A bare weekday is the next one; said today it is next week's. */
  bareWeekdayAcceptsToday: false,
  /** "miércoles que viene" said the day before is the week after. */
  comingWeekdaySkipsTomorrow: true,
  /** ours: "el próximo viernes" is read as "el viernes que viene"; 'calendarWeek' would be next week's Friday. */
  nextWeekday: 'coming',
};

export const POLICIES = {
  /** Longer messages are read up to here. */
  textCharsMax: 4096,
  /** As many words as fit in such a message when people write it; digits and dots alone could be four times more. */
  tokensMax: 1000,
  /** No message speaks of more times than this; what follows is not read. */
  itemsMax: 64,

  /** An hour without am/pm and no tenant at hand: 1–7 is the afternoon, 8–12 as said. */
  afternoonHours: { from: 1, to: 7 },
  /** Start of service, minutes of the day [from, to). */
  partMinutes: { mañana: [0, 13 * 60], tarde: [12 * 60, 20 * 60], noche: [19 * 60, 24 * 60] } satisfies Record<
    Part,
    [number, number]
  >,

  ...WEEKDAY_POLICY,
  /** "lunes 20" is looked for this many months ahead. ours */
  weekdayWithNumberMonthsMax: 13,

  /** Saturday and Sunday, ISO numbers. */
  weekend: [6, 7],
  workdays: [1, 2, 3, 4, 5],
  /** ours: days of a month that "principios", "mediados" and "fin" cover. */
  monthStartDays: 5,
  monthMiddle: [11, 20],
  monthEndDays: 7,
  /** ours: the first fortnight ends on the 15th. */
  fortnightLastDay: 15,
  /** ours: "unos días" and "un par de días". */
  someUnits: 3,
  pairUnits: 2,
  /** ours: "de hoy en ocho" counts today. */
  inEightDays: 7,

  /** ours: what daily life calls these times, minutes of the day. */
  dailyMinutes: {
    beforeLunch: [10 * 60, 12 * 60],
    lunch: [12 * 60, 14 * 60],
    afterLunch: [13 * 60, 17 * 60],
    afterWork: [17 * 60, 21 * 60],
    dayStart: [6 * 60, 10 * 60],
    dayMiddle: [11 * 60, 16 * 60],
    dayEnd: [17 * 60, 21 * 60],
  },

  /** ours: where the end of a part of the day begins, and where its beginning ends, minutes of the day. */
  partEdges: {
    lateMorning: { part: 'mañana', side: 'after', minutes: 10 * 60 + 30 },
    midMorning: { part: 'mañana', side: 'after', minutes: 10 * 60 },
    dusk: { part: 'tarde', side: 'after', minutes: 17 * 60 },
    lateAfternoon: { part: 'tarde', side: 'after', minutes: 16 * 60 },
    earlyAfternoon: { part: 'tarde', side: 'before', minutes: 15 * 60 },
  },

  /** ours: among Thursday's hours "jueves 20" may be eight in the evening; at 21 nothing is booked. */
  lastHourOfDay: 20,
  /** ours: "el 13 de mañana" is the thirteenth. */
  lastMorningHour: 12,
  /** ours: "viernes 10 de mañana" is that date only within these days; else ten o'clock. */
  nearDays: 15,
  /** ours: so far ahead, and further, nobody means a day by its weekday and its number alone. */
  slipDaysMin: 62,

  /** ours: in longer messages "ayer a las 4" belongs to a story. */
  pastTokensMax: 9,

  /** A row of a list has a number up to this: "el 2" may be a choice, "el 18" not. AGENDA-2 */
  listRowsMax: 10,
  confidence: { sure: 0.95, inferred: 0.8, dayNumber: 0.8, maybeRow: 0.5 },
} as const;
