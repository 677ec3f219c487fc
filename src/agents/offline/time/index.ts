/**
 * The offline reader of dates and hours in Spanish, Portuguese and English: a grammar of our own, no model, no
 * network, no clock but the one it is given. Standalone: import only this file, and nothing here imports the product.
 *
 *   words/      the message as folded words, numbers and marks; how days and months are spelt
 *   scan.ts     one pass, rule by rule → items: `days/` and runs of days; `hours/`, parts of the day, distances
 *   judging/    which items are wished for: ruled out, of the appointment that is moved, told and not wished for
 *   composing/  the items left → one reading
 *
 * What customers mean beyond grammar is in `policies.ts`, and nowhere else.
 */
import { isBefore, weekOf } from './calendar.ts';
import { tellCauses } from './judging/causes.ts';
import { compose } from './composing/compose.ts';
import type { Scan } from './items.ts';
import { languagesOf, withoutEnglishDays } from './words/language.ts';
import { findOriginals } from './judging/originals.ts';
import { turnRound, tellLaterToday } from './judging/not-before.ts';
import { tellMornings, tellMorningsOfDays, tellNoMornings } from './judging/of-morning.ts';
import { moveToOneAfter, tellLifeDays, tellLifeMonths, spareTheDay } from './judging/one-after.ts';
import { waitForReturn } from './judging/once-back.ts';
import { scanItems } from './scan.ts';
import { lendMonth } from './judging/said-month.ts';
import { refuseAgain } from './judging/refused-again.ts';
import { countFromTold, tellToday } from './judging/told-day.ts';
import { tokenise } from './words/tokens.ts';
import type { TimeEnvironment, TimeReading } from './types.ts';
import { tellByOpenHours } from './judging/while-open.ts';
import { judge } from './judging/verdicts.ts';

export { WEEK_DAYS, onTheDial } from './calendar.ts';
export { tellsPayday } from './judging/causes.ts';
export { isLikeADay } from './words/lexicon.ts';
export { POLICIES } from './policies.ts';
export type { Language, Part, SpanKind, TimeEnvironment, TimeReading, TimeSpan } from './types.ts';

function talkedOf(
  { within, shown, wished, booked, told }: TimeEnvironment,
  { today, lastDay }: Pick<Scan, 'today' | 'lastDay'>,
): Pick<Scan, 'within' | 'week' | 'wished' | 'shown' | 'booked' | 'told'> {
  const to = within?.to === undefined ? {} : { to: Temporal.PlainDate.from(within.to) };
  const day = shown === undefined ? undefined : Temporal.PlainDate.from(shown);
  const bookable = day && !(lastDay && isBefore(lastDay, day));
  const asked = wished === undefined ? undefined : Temporal.PlainDate.from(wished);
  const week = bookable ? weekOf(day) : undefined;
  return {
    ...(within && { within: { from: Temporal.PlainDate.from(within.from), ...to } }),
    ...(week && isBefore(today, week.from) && { week }),
    ...(booked !== undefined && { booked: Temporal.PlainDate.from(booked) }),
    ...(told !== undefined && { told: told.map((date) => Temporal.PlainDate.from(date)) }),
    ...(asked && isBefore(today, asked) && { wished: asked }),
    ...(bookable && isBefore(today, day) && { shown: day }),
  };
}

/**
 * Reads every date, hour, range, preference and restriction of a message. Never throws, whatever the text; takes
 * time proportional to its length, up to `POLICIES.textCharsMax`.
 */
export function readTimes(text: string, environment: TimeEnvironment): TimeReading {
  const { now, ...around } = environment;
  const moment = momentOf(now);
  const key = JSON.stringify([text, around]);
  const known = moment.readings.get(key) ?? readAt(moment, text, environment);
  moment.readings.set(key, known);
  return known;
}

/** When a message arrived, and what was read of it: several readers ask for the same, and nobody writes to what they share. */
interface Moment extends Pick<Scan, 'instant' | 'now' | 'today'> {
  readonly readings: Map<string, TimeReading>;
}

function momentOf(arrived: Temporal.ZonedDateTime): Moment {
  const known = moments.get(arrived);
  if (known) return known;
  const instant = arrived.round({ smallestUnit: 'minute', roundingMode: 'floor' });
  const now = instant.toPlainDateTime();
  const moment = { instant, now, today: now.toPlainDate(), readings: new Map<string, TimeReading>() };
  moments.set(arrived, moment);
  return moment;
}
const moments = new WeakMap<Temporal.ZonedDateTime, Moment>();

function readAt({ instant, now, today }: Moment, text: string, environment: TimeEnvironment): TimeReading {
  const tokens = withoutEnglishDays(tokenise(text), text, environment.language);
  const lastDay = environment.windowDays === undefined ? undefined : today.add({ days: environment.windowDays });
  const languages = languagesOf(tokens, environment.language);
  // Who writes Spanish or Portuguese there still writes the day first.
  const monthFirst = environment.monthFirst === true && languages.english;
  const scan: Scan = {
    tokens,
    today,
    now,
    instant,
    lastDay,
    monthFirst,
    ...talkedOf(environment, { today, lastDay }),
    ...languages,
  };
  const items = scanItems(scan);
  tellMornings(scan, items);
  tellMorningsOfDays(scan, items);
  tellNoMornings(scan, items);
  judge(scan, items);
  waitForReturn(scan, items);
  refuseAgain(scan, items);
  turnRound(scan, items);
  moveToOneAfter(scan, items);
  findOriginals(scan, items);
  tellLifeMonths(scan, items);
  tellCauses(scan, items);
  tellLifeDays(scan, items);
  lendMonth(scan, items);
  tellToday(scan, items);
  countFromTold(scan, items);
  spareTheDay(items);
  tellLaterToday(scan, items, environment);
  tellByOpenHours(items, environment);
  return compose(scan, items);
}

/** When a stretch of a message says. */
export function timesIn(
  raw: string,
  { now, language }: Required<Pick<TimeEnvironment, 'now' | 'language'>>,
): TimeReading {
  return readTimes(raw, { now, language });
}
