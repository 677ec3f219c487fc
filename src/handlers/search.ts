import type { CivilDay, Professional } from '../domain.ts';
import { isWished } from './hours-asked.ts';
import type { Book, Start } from './openings.ts';
import type { Test, Wish } from './wish.ts';

export interface SearchInput {
  readonly wish: Wish;
  /** Minute of the day, when the wish has one that is sure. */
  readonly hour: number | undefined;
  readonly book: Book;
  readonly days: readonly CivilDay[];
  /** So many starts are a full answer: the search ends with the day that has them. */
  readonly enough: number;
}

/** A start with the one of those asked for whose turn it is. */
export interface Offered extends Start {
  readonly next: Professional;
}

export interface Found {
  /** Best first, not cut. */
  readonly starts: readonly Offered[];
  readonly relaxed: boolean;
}

/**
 * The starts that satisfy the wish; when there are none, the nearest others. Given up, in this order: the hour, the
 * part of the day, the day (later ones first), then limits, professional, branch, and what was excluded. The hour
 * orders rather than filters; without it the search ends as soon as there is a full answer.
 */
export function search(input: SearchInput): Found {
  const found = first(input);
  return found.relaxed ? (secondChoice(input) ?? found) : found;
}

/** "Si no hay, el viernes a las 11", and it is free: not the nearest, but what was said. */
function secondChoice(input: SearchInput): Found | undefined {
  const { second, secondWith, limits: _limits, ...first } = input.wish;
  if (second === undefined) return undefined;
  const wish = secondWith === undefined ? first : { ...first, who: { ...first.who, professionals: secondWith } };
  const starts = collect({ ...input, wish, hour: undefined, enough: Infinity, near: undefined }, second);
  return starts.length === 0 ? undefined : { starts, relaxed: true };
}

function first(input: SearchInput): Found {
  const { wish, hour } = input;
  const evening = eveningBefore(input);
  if (evening !== undefined) return evening;
  for (const [softened, eased] of easings(wish).entries()) {
    for (const [widened, days] of reaches(eased, input.days).entries()) {
      for (const [dropped, soft] of softTests(eased, hour).entries()) {
        const near = nearest(wish, { unlimited: eased.limits !== wish.limits, dropped, soft });
        const starts = collect({ ...input, wish: eased, days, near }, soft);
        if (starts.length === 0) continue;
        const met = hour === undefined || starts.some((s) => s.minute === hour);
        return { starts, relaxed: softened + widened + dropped > 0 || !met };
      }
    }
  }
  return { starts: [], relaxed: false };
}

/** At midnight nothing is: the evening that it ends is as near as the first hours of the day that it begins, and noon is not. */
function eveningBefore(input: SearchInput): Found | undefined {
  const { wish, hour, days } = input;
  const [wished, ...more] = hour === 0 && wish.days !== undefined ? days.filter((day) => isWished(wish, day)) : [];
  if (wished === undefined || more.length > 0) return undefined;
  if (collect({ ...input, days: [wished], near: undefined }, undefined).some(({ minute }) => minute === hour))
    return undefined;
  const before = days.filter(({ index }) => index === wished.index - 1);
  const late = collect(
    { ...input, hour: undefined, days: before, near: MIDNIGHT },
    ({ minute }) => minute >= EVENING_FROM,
  );
  if (late.length === 0) return undefined;
  const early = collect(
    { ...input, hour: undefined, days: [wished], near: 0 },
    ({ minute }) => minute <= MIDNIGHT - EVENING_FROM,
  );
  const far = ({ minute }: Start): number => Math.min(minute, MIDNIGHT - minute);
  return { starts: [...early, ...late].toSorted((a, b) => far(a) - far(b)), relaxed: true };
}
const MIDNIGHT = 24 * 60;
const EVENING_FROM = 20 * 60;

/**
 * "Después de las 6", and nothing is: what is left comes with the nearest to six first. Only what was itself given up
 * orders: without Laura a morning is still a morning from its first hour on.
 */
function nearest(
  wish: Wish,
  given: { unlimited: boolean; dropped: number; soft: Test | undefined },
): number | undefined {
  if (wish.latestFirst) return undefined;
  const bound = given.unlimited || (wish.around !== undefined && given.dropped > 0) ? wish.bound : undefined;
  return bound ?? (given.dropped > 0 && given.soft === undefined ? wish.partBound : undefined);
}

/** The wish, then with less and less of what is hard to give up; steps that give up nothing are left out. */
function easings(wish: Wish): Wish[] {
  const { limits, ...unlimited } = wish;
  const anybody = { ...unlimited, who: { ...(wish.who.branches && { branches: wish.who.branches }) } };
  const anywhere = { ...anybody, who: {} };
  const { exclusions, ...anything } = anywhere;
  return [
    wish,
    ...(limits ? [unlimited] : []),
    ...(wish.who.professionals ? [anybody] : []),
    ...(wish.who.branches ? [anywhere] : []),
    ...(exclusions ? [anything] : []),
  ];
}

/** The wished days, then those from there on, then the whole window; nearest first. */
function reaches(wish: Wish, days: readonly CivilDay[]): CivilDay[][] {
  const range = wish.days;
  if (range === undefined) return [[...days]];
  const distance = (day: CivilDay) => Math.abs(day.index - range.from);
  return [
    days.filter((day) => isWished(wish, day)),
    days.filter((day) => day.index >= range.from),
    days.toSorted((a, b) => distance(a) - distance(b) || b.index - a.index),
  ];
}

/** An hour wins over a part of the day, and orders; what is around it is given up before the part. */
function softTests({ around, part }: Wish, hour: number | undefined): (Test | undefined)[] {
  const preferred = hour === undefined ? part : undefined;
  return [
    ...(around ? [preferred ? (start: Start) => around(start) && preferred(start) : around] : []),
    ...(preferred ? [preferred] : []),
    undefined,
  ];
}

function collect(
  { wish, hour, book, days, enough, near }: SearchInput & { near: number | undefined },
  soft: Test | undefined,
): Offered[] {
  const starts: Offered[] = [];
  const rank = new Map<number, number>();
  for (const day of days) {
    rank.set(day.index, rank.size);
    for (const start of book.startsOn(day)) {
      if (soft?.(start) === false || wish.limits?.(start) === false || wish.exclusions?.(start) === false) continue;
      if (wish.who.branches?.has(start.branchId) === false) continue;
      const asked = wish.who.professionals;
      const next = start.free.find((p) => asked?.has(p.id) !== false);
      if (next !== undefined) starts.push({ ...start, next });
    }
    // Days come best first, so what follows would be cut; an exact hour may be on any day.
    if (hour === undefined && starts.length >= enough) break;
  }
  return starts.toSorted(byMerit({ hour, rank, towards: hour ?? near, latestFirst: wish.latestFirst }));
}

/** The exact hour, then the nearer day, then the nearer hour. */
function byMerit(by: {
  hour: number | undefined;
  rank: ReadonlyMap<number, number>;
  towards: number | undefined;
  latestFirst: boolean;
}) {
  const { hour, rank, towards } = by;
  const exact = (start: Start) => (start.minute === hour ? 0 : 1);
  const nth = (start: Start) => rank.get(start.day.index) ?? 0;
  const far = (start: Start) => {
    if (towards !== undefined) return Math.abs(start.minute - towards);
    return by.latestFirst ? -start.minute : start.minute;
  };
  return (a: Start, b: Start) => exact(a) - exact(b) || nth(a) - nth(b) || far(a) - far(b) || a.start - b.start;
}
