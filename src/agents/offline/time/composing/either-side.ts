/**
 * "Antes de las 11 o después de las 4", "a las 9 o después de las 16", "de 9 a 11 o de 15 a 17": stretches of the day of
 * which any will do. `solo_<from>-<to>` of each.
 */
import { stretchesOf } from './alternatives.ts';
import { rangeFound } from './compose-hours.ts';
import { defaultHour, hourText } from '../hours/hours.ts';
import { minutesOf } from '../hours/hour-ranges.ts';
import { cueOf, type Clock, type Item } from '../items.ts';
import { POLICIES } from '../policies.ts';
import type { Part } from '../types.ts';

interface EitherSide {
  readonly rules: string[];
  /** The items that are told by them. */
  readonly taken: ReadonlySet<Item>;
}

const NONE: EitherSide = { rules: [], taken: new Set() };
const DAY_END = 24 * 60;
type Run = readonly [from: number, to: number];

export function eitherSideOf(items: readonly Item[]): EitherSide {
  const times = items.filter((item) => HOURS.has(item.meaning.kind));
  if (times.some(({ fate }) => fate !== undefined) || !times.some(isLong)) return NONE;
  const stretches = stretchesOf(items).map((stretch) => stretch.filter((item) => HOURS.has(item.meaning.kind)));
  const said = stretches.filter((stretch) => stretch.length > 0);
  const runs = said.map(runOf);
  if (said.length < 2 || !said.slice(1).every(([first]) => first && isOr(items, first))) return NONE;
  const apart = runs.filter((run) => run !== undefined).sort(([a], [b]) => a - b);
  if (apart.length < runs.length || apart.some(([from], i) => from < (apart[i - 1]?.[1] ?? 0))) return NONE;
  return { rules: apart.map(([from, to]) => `solo_${clockText(from)}-${clockText(to)}`), taken: new Set(times) };
}

const HOURS = new Set(['clock', 'clocks', 'bound', 'part']);

/** More than an hour by itself: two of those are another reading. */
function isLong({ meaning }: Item): boolean {
  return meaning.kind === 'bound' || (meaning.kind === 'clocks' && meaning.either !== true);
}

/** "O" right before it; a day may stand between. */
function isOr(items: readonly Item[], first: Item): boolean {
  const before = items.slice(0, items.indexOf(first)).findLast(({ meaning }) => meaning.kind !== 'day');
  return cueOf(before) === 'or';
}

/** One hour, bound or run, with the part of the day it is of; or a part by itself. */
function runOf(stretch: readonly Item[]): Run | undefined {
  const parts = stretch.flatMap(({ meaning }) => (meaning.kind === 'part' ? [meaning.part] : []));
  const [hour, ...others] = stretch.filter(({ meaning }) => meaning.kind !== 'part');
  if (others.length > 0 || parts.length > 1) return undefined;
  const [part] = parts;
  if (hour === undefined) return part && POLICIES.partMinutes[part];
  return hoursOf(hour, part);
}

function hoursOf({ meaning }: Item, part: Part | undefined): Run | undefined {
  const at = (clock: Clock): number => minutesOf(defaultHour(clock, part));
  switch (meaning.kind) {
    case 'clock':
      return [at(meaning.clock), at(meaning.clock) + 1];
    case 'bound':
      return meaning.side === 'after' ? [at(meaning.clock), DAY_END] : [0, at(meaning.clock)];
    case 'clocks': {
      const { horaDesde = '', horaHasta = '' } = rangeFound(meaning.from, meaning.to, part);
      const [from, to] = [horaDesde, horaHasta].map(minutesOfText);
      return meaning.either === true || from === undefined || to === undefined ? undefined : [from, to];
    }
    default:
      return undefined;
  }
}

function minutesOfText(text: string): number {
  return minutesOf({ hour: Number(text.slice(0, 2)), minute: Number(text.slice(3)) });
}

function clockText(minutes: number): string {
  return hourText({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
}
