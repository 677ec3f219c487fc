/** When it is open, and when somebody works. */
import { openOn, WEEK } from '../../domain.ts';
import type { Branch, Hours, Language, Weekday } from '../../domain.ts';
import { weekdayName } from '../formats.ts';
import { isOpen, todayOf } from '../opening.ts';
import type { Speech } from '../speech.ts';
import { capital, joined, lines, plain } from '../text.ts';
import type { AnswerWords, Asked } from './words.ts';

/** Closed days are told this far ahead, days. */
export const CLOSED_AHEAD_DAYS = 30;
/** Fewer are told one by one. */
const RUN_DAYS_MIN = 3;

/** Consecutive days with the same hours, Monday first. `hours` empty: closed. */
export function weekRuns(
  week: Readonly<Partial<Record<Weekday, readonly Hours[]>>>,
): { from: number; to: number; hours: readonly Hours[] }[] {
  const runs: { from: number; to: number; hours: readonly Hours[] }[] = [];
  WEEK.forEach((weekday, index) => {
    const hours = week[weekday] ?? [];
    const last = runs.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(hours)) last.to = index;
    else runs.push({ from: index, to: index, hours });
  });
  return runs;
}

export function openingHours(copy: Asked, s: Speech, words: AnswerWords): string {
  const { tenant, contact } = s.context;
  const professional = s.professional(copy.profesional);
  const one = s.branch(copy.sucursal);
  if (professional && one && !professional.branchIds.includes(one.id)) {
    const { sucursal: _asked, ...anywhere } = copy;
    const others = tenant.branches.filter(({ id }) => professional.branchIds.includes(id)).map((b) => plain(b.name));
    const not = words.worksElsewhere(plain(professional.name), plain(one.name), joined(others, words.and));
    return lines(not, openingHours(anywhere, s, words));
  }
  if (professional?.hours) {
    const of = plain(professional.name);
    const branch = { openingHours: professional.hours, closedDates: [] };
    const asked =
      copy.fecha === undefined ? undefined : dayText({ branch, of, date: copy.fecha, among: false }, s, words);
    if (asked?.open === true) return asked.text;
    return lines(words.hours(of), weekText(professional.hours, contact.language, words));
  }
  // Who has no hours of his own is there while a place of his is open.
  const theirs = tenant.branches.filter(({ id }) => professional?.branchIds.includes(id) ?? true);
  const branches = one ? [one] : theirs;
  if (branches.length === 0) return words.unknown;
  return branches
    .map((branch) => {
      const house = professional === undefined ? s.business : plain(professional.name);
      const of = branches.length > 1 || one ? `${house} ${plain(branch.name)}` : house;
      const among = branches.length > 1;
      const asked = copy.fecha === undefined ? undefined : dayText({ branch, of, date: copy.fecha, among }, s, words);
      const today = professional === undefined && copy.fecha === todayOf(s.context).toString();
      if (asked?.open === true) return today ? `${asked.text} ${nowText(branch, s, words)}` : asked.text;
      const week = weekText(branch.openingHours, contact.language, words);
      return lines(asked?.text, words.hours(of), week, closedSoon(branch, s, words));
    })
    .join('\n\n');
}

/** Of today's hours: whether one may come at this minute. */
function nowText(branch: Branch, s: Speech, words: AnswerWords): string {
  return isOpen(branch, s.context) ? words.openNow : words.closedNow;
}

/** The day that was asked for; after a closed one comes the week. */
function dayText(
  {
    branch,
    of,
    date,
    among,
  }: { branch: Pick<Branch, 'openingHours' | 'closedDates'>; of: string; date: string; among: boolean },
  s: Speech,
  words: AnswerWords,
): { open: boolean; text: string } | undefined {
  const day = s.civilDay(date);
  if (day === undefined) return undefined;
  const hours = openOn(branch, date);
  const times = hours.map(([start, end]) => words.fromTo(start, end)).join(` ${words.and} `);
  return { open: hours.length > 0, text: words.hoursOn(of, day, { ...(times !== '' && { times }), among }) };
}

function weekText(
  week: Readonly<Partial<Record<Weekday, readonly Hours[]>>>,
  language: Language,
  words: AnswerWords,
): string {
  return weekRuns(week)
    .map(({ from, to, hours }) => {
      const [first, last] = [weekdayName(from, language), weekdayName(to, language)];
      const several = to === from + 1 ? `${first} ${words.and} ${last}` : words.dayRange(first, last);
      const days = from === to ? first : several;
      const times = hours.map(([start, end]) => words.fromTo(start, end)).join(` ${words.and} `);
      return `• ${capital(days)}: ${times === '' ? words.closed : times}`;
    })
    .join('\n');
}

function closedSoon(branch: Branch, s: Speech, words: AnswerWords): string | undefined {
  const today = todayOf(s.context);
  const name = (date: string): string => s.civilDay(date) ?? date;
  const days = closedRuns(branch, today).flatMap((dates) => {
    const [first = '', last = ''] = [dates[0], dates.at(-1)];
    return dates.length < RUN_DAYS_MIN ? dates.map(name) : [words.dayRange(name(first), name(last))];
  });
  return days.length === 0 ? undefined : words.closedOn(joined(days, words.and));
}

/** Closed days without an open one in between, a list each: a fortnight is told by its ends, and no day of it is left out. */
function closedRuns(branch: Branch, today: Temporal.PlainDate): readonly (readonly string[])[] {
  const runs: string[][] = [];
  let goesOn = false;
  const end = branch.closedDates.reduce((latest, date) => (date > latest ? date : latest), '');
  // Holidays that reach further are told by their own end, and not by that of what is looked at.
  const isWithin = (ahead: number) =>
    ahead <= CLOSED_AHEAD_DAYS || (goesOn && today.add({ days: ahead }).toString() <= end);
  for (let ahead = 0; isWithin(ahead); ahead += 1) {
    const date = today.add({ days: ahead }).toString();
    if (!branch.closedDates.includes(date)) goesOn &&= openOn(branch, date).length === 0;
    else {
      if (goesOn) runs.at(-1)?.push(date);
      else runs.push([date]);
      goesOn = true;
    }
  }
  return runs;
}
