/** What a stretch of a message tells, thing by thing and in order: days, hours, people, places, services, each where its words stand. */
import { bestPlace, bestService, isCalled, isCalledShort, namesLike, namingWords, peopleCalled } from '../../names.ts';
import { TITLES } from '../../names/people.ts';
import { SMALL } from '../../names/name-words.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { fold } from '../../words/text.ts';

export type Kind = 'day' | 'hour' | 'part' | 'person' | 'place' | 'service';

export interface Told {
  readonly kind: Kind;
  /** Without the small words that lead to it: of "del jueves" the day alone. */
  readonly start: number;
  readonly end: number;
}

type Stretch = Pick<Told, 'start' | 'end'>;

export function thingsTold(raw: string, situation: Situation): readonly Told[] {
  const times = timesTold(raw, situation);
  return [...times, ...namesTold(raw, times, situation)].sort((one, other) => one.start - other.start);
}

const AHEAD = /^(?:(?:el|la|los|las|al|del|de|da|do|na|para|pra|on|for|my|mi|the)\s+)+(?=\S)/;
const BEHIND = /\s+(?:al?|de|del|para|pra|to|el|la)$/;

function timesTold(raw: string, situation: Situation): readonly Told[] {
  return timesIn(raw, situation).spans.flatMap((span) => {
    const said = fold(raw.slice(span.start, span.end));
    const start = span.start + (AHEAD.exec(said)?.[0].length ?? 0);
    const end = span.end - (BEHIND.exec(said)?.[0].length ?? 0);
    const kind = kindOf(raw.slice(span.start, end), situation);
    return kind === undefined ? [] : [{ kind, start: kind === 'day' ? start : span.start, end }];
  });
}

function kindOf(said: string, situation: Situation): Kind | undefined {
  const read = timesIn(said, situation);
  if ((read.fecha ?? read.fechaDesde ?? read.fechaOriginal) !== undefined) return 'day';
  if ((read.hora ?? read.horaDesde ?? read.horaHasta) !== undefined) return 'hour';
  return read.preferencia === undefined ? undefined : 'part';
}

const NAME_WORDS_MAX = 5;

/** The longest stretch at each place that is a name and nothing else. */
function namesTold(raw: string, times: readonly Stretch[], { tenant }: Situation): readonly Told[] {
  if (tenant === undefined) return [];
  const words = [...fold(raw).matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  const found: Told[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const ways = words.slice(i, i + NAME_WORDS_MAX).map(({ end }) => ({ start: words[i]?.start ?? end, end }));
    const before = words[i - 1]?.text ?? '';
    const at = ARTICLE.test(before) ? (words[i - 2]?.text ?? '') : before;
    const longest = ways.reverse().flatMap((stretch) => {
      if (times.some((time) => time.start < stretch.end && stretch.start < time.end)) return [];
      const kind = nameOf(namingWords(raw.slice(stretch.start, stretch.end)), { tenant, before, at });
      return kind === undefined ? [] : [{ kind, ...stretch }];
    })[0];
    if (longest === undefined) continue;
    found.push(longest);
    i = words.findIndex(({ end }) => end === longest.end);
  }
  return found;
}

/** Who, where or what is called so, where every word of it is of a name. */
function nameOf(
  said: readonly string[],
  { tenant, before, at }: { tenant: NonNullable<Situation['tenant']>; before: string; at: string },
): Kind | undefined {
  const { professionals, branches, services } = tenant;
  const [first = '', last = ''] = [said[0], said.at(-1)];
  if (SMALL.has(last) || (SMALL.has(first) && !TITLES.has(first))) return undefined;
  const led = WITH.test(before);
  const isPerson = (word: string): boolean =>
    TITLES.has(word) || professionals.some((one) => isCalled(word, one) || (led && isCalledShort(word, one)));
  // "En provi" of Providencia.
  const isPlace = (word: string): boolean =>
    SMALL.has(word) ||
    branches.some((one) => isCalled(word, one)) ||
    (WHERE.test(at) && said.length === 1 && bestPlace(said, branches) !== undefined);
  const isService = (word: string): boolean => SMALL.has(word) || namesLike(word, services);
  const person = said.every(isPerson) && peopleCalled(led ? [before, ...said] : said, professionals).length > 0;
  // "La cancha" is what is hired; "con la cancha 2" is which.
  if (person && led) return 'person';
  if (said.every(isService) && bestService(said, services) !== undefined) return 'service';
  if (said.every(isPlace) && bestPlace(said, branches) !== undefined) return 'place';
  return person ? 'person' : undefined;
}
const WITH = /^(?:con|com|with)$/;
const ARTICLE = /^(?:el|la|o|a|the)$/;
const WHERE = /^(?:en|em|na|no|in|at)$/;
