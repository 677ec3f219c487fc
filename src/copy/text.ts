/**
 * WhatsApp's room for words, and cutting by rule instead of being refused (must-hold 32). Lengths are UTF-16 units:
 * never fewer than the characters that any provider counts.
 */

/** Title of a list row. Meta's pages and client libraries agree. */
export const ROW_TITLE_MAX = 24;
export const ROW_DESCRIPTION_MAX = 72;
export const BUTTON_TITLE_MAX = 20;
/** Gupshup says 20, others 24: the smaller one holds everywhere. */
export const SECTION_TITLE_MAX = 20;
export const BUTTONS_MAX = 3;
/** Body of anything interactive. Meta's page allows lists 4096, its OpenAPI 1024: the smaller one is never refused. */
export const INTERACTIVE_BODY_MAX = 1_024;
export const TEXT_BODY_MAX = 4_096;
/** Providers count some emoji as more than we do. */
export const EMOJI_SPARE = 2;

const EMOJI = /\p{Extended_Pictographic}/u;

/** `text` if it fits in `max`, else its beginning up to a word boundary and "…". */
export function fit(text: string, max: number): string {
  const room = EMOJI.test(text) ? max - EMOJI_SPARE : max;
  if (text.length <= room) return text;
  const cut = text.slice(0, room - 1);
  const space = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  const atWord = /\s/u.test(text.charAt(room - 1)) || space < room / 2 ? cut : cut.slice(0, space);
  return `${tidyEnd(atWord)}…`;
}

/**
 * The same names, each ≤ `max`. Names that would be cut to the same lose the words that they begin with in common, not
 * those in which they differ: "…Andares Norte" and "…Andares Sur", not "Plaza Comercial…" twice.
 */
export function toldApart(names: readonly string[], max: number): string[] {
  const cut = names.map((name) => fit(name, max).toLowerCase());
  return names.map((name, i) => {
    const alike = names.filter((_, other) => cut[other] === cut[i]);
    const common = sharedWords(alike);
    if (common === 0 || new Set(alike).size === 1) return fit(name, max);
    const words = name.split(' ');
    const ends = Array.from({ length: common }, (_, dropped) => `…${words.slice(dropped + 1).join(' ')}`);
    return ends.find((end) => end === fit(end, max)) ?? fit(ends.at(-1) ?? name, max);
  });
}

/** How many words all of them begin with; never all the words of one. */
function sharedWords(names: readonly string[]): number {
  const [first = [], ...others] = names.map((name) => name.split(' '));
  const differs = first.findIndex((word, i) => others.some((words) => words[i] !== word || i + 1 === words.length));
  return Math.min(differs === -1 ? first.length - 1 : differs, first.length - 1);
}

/** The same titles, each ≤ `max` and none twice: WhatsApp refuses a message with two equal titles. */
export function distinct(titles: readonly string[], max: number): string[] {
  const seen = new Set<string>();
  return toldApart(titles, max).map((title) => {
    let candidate = fit(title, max);
    for (let n = 2; seen.has(candidate.toLowerCase()); n += 1) {
      const suffix = ` (${n})`;
      candidate = `${fit(title, max - suffix.length)}${suffix}`;
    }
    seen.add(candidate.toLowerCase());
    return candidate;
  });
}

/** A name on one line and without the marks that WhatsApp reads as formatting. */
export function plain(name: string): string {
  return name
    .replaceAll(/[*_~`]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Keeps the lines that say something. */
export function lines(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join('\n');
}

/** "a, b y c". */
export function joined(parts: readonly string[], and: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1) ?? ''}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** No half of a surrogate pair, no dangling joiner, no punctuation that leads nowhere. */
function tidyEnd(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/u, '').replace(/(?:[\s,;:.·(–-]|\u200D|\uFE0F)+$/u, '');
}

/** Small inside a name, in Spanish and Portuguese. */
const PARTICLES: ReadonlySet<string> = new Set('de del la las los y e da das do dos di van von'.split(' '));

/** "josé maría de la cruz" as it is written: "José María de la Cruz". One that has capitals is somebody's own way. */
export function properName(typed: string): string {
  if (typed !== typed.toLocaleLowerCase('es')) return typed;
  return typed.replaceAll(/[^\s]+/gu, (word: string, at: number) =>
    at > 0 && PARTICLES.has(word)
      ? word
      : word.replaceAll(/(^|[-'’])(\p{L})/gu, (_whole: string, before: string, letter: string) => {
          return before + letter.toLocaleUpperCase('es');
        }),
  );
}
