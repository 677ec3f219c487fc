/**
 * "Cancelá el de mañana, perdón, el del jueves", "con Lucía, no, con Mateo": what stands before the word that puts it
 * right is no wish. It is said with what is meant in the place of what is taken back, whatever is asked for.
 */
import type { Situation } from '../../situation.ts';
import { UNABLE } from '../../words/cannot.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { APPOINTMENT, WANT, CANCEL, MOVE, SHIFT } from '../../words/words.ts';
import { thingsTold, type Kind, type Told } from './things-told.ts';
import { matchesOf, re } from '../../words/pattern.ts';

const GAP = '[\\s,.;:!¡…-]';
const SORRY =
  'perdon(?:a|e|en|ame|eme)?|disculp(?:a|e|en|ame|eme)|digo|quise decir|quiero decir|mejor dicho|corrijo|corrige|me (?:equivoque|confundi|enganei)(?: (?:de|con|en) (?:el |la )?[a-z]+)?|miento|que digo|sorry|my bad|my mistake|i mean(?:t)?|or rather|scratch that|make that|desculp[ae]|quer dizer|quis dizer|quero dizer|alias|errei';
const BESIDE =
  'no+|nao|nop|ay|uy|ah|oh|ups|ops|oops|mejor|melhor|better|espera|espere|wait|en realidad|na verdade|actually';
const MARK = new RegExp(`${GAP}+(?:(?:${SORRY}|${BESIDE})(?![a-z])${GAP}*)+`, 'g');
/** What surely takes something back; a "no" only where a comma stands before it ("la limpieza no, mejor un corte" denies one). */
const TAKES_BACK = re`(?<![a-z])(?:${SORRY})(?![a-z])|[,.;…\n]\s*(?:no+|nao|nop)[\s,.]*(?:[,.;…\n]|(?:no|nao|mejor|melhor|better|espera|wait|en realidad)(?![a-z]))`;

const ARTICLE = '(?:el|la|lo|los|las|o|a|os|as|the|mi|mis|meu|minha|my|un|una|um|uma|an?)';
const OF = '(?:del?|d[aoe]|from|of)';
const TO = '(?:al?|ao|para|pra|pa|hasta|to|for)';
const PREPOSITION = `(?:${OF}|${TO}|con|com|with|en|em|na|no|in|on|at|por)`;
const lead = (words: string): string => `(?:${words})\\s+`;
/** "El del jueves", "my Thursday one": of one that there is. */
const THE_ONE = re`^${lead(ARTICLE)}(?:${lead(APPOINTMENT)})?(?=${lead(OF)})`;
const LEADS = re`^(?:${lead(`${ARTICLE}|${PREPOSITION}`)})*`;
const LED = re`(?<![a-z])(?:${lead(`${ARTICLE}|${PREPOSITION}`)})+$`;
const ARTICLES = re`(?<![a-z])(?:${lead(ARTICLE)})+$`;
const SAID_AGAIN = re`^(?:(?:era|eran|es|e|is|it s|it was|queria|quise|quis|foi|que|${WANT})\s+)*`;
/** Behind it nothing is said that it would have to be read with: "perdón, el jueves no puedo" takes nothing back. */
const MANNERS = new RegExp(
  `(?<![a-z])(?:${ARTICLE}|${PREPOSITION}|${APPOINTMENT}|one|por favor|porfa|please|mejor|melhor|entonces|gracias|instead)(?![a-z])`,
  'g',
);
const DENIES = re` (?:${UNABLE}|no|nao|ni|not|tampoco|can t|cannot|imposible) `;
const YES = /^\s*(?:s[ií]|sip|dale|ok|okay|listo|claro|bueno|ya|yes|sure|sim)[\s,.!]+(?=\S)/i;
const CHARS_MAX = 240;

/** Undefined: nothing is put right, or it is told of nothing that was said before. */
export function withoutTakenBack({ raw }: Text, situation: Situation): Text | undefined {
  if (raw.length > CHARS_MAX || situation.field !== undefined) return undefined;
  for (const mark of matchesOf(fold(raw), MARK)) {
    const at = { from: mark.index, to: mark.index + mark[0].length };
    const right = TAKES_BACK.test(mark[0]) ? putRight(raw, at, situation) : putRather(raw, at);
    // "Sí, el de mañana, perdón, el del jueves": what was agreed to is taken back with it.
    if (right !== undefined) return readText(situation.asks === 'confirm' ? right.replace(YES, '') : right);
  }
  return undefined;
}

/** "Cancelá el de mañana, mejor pasalo al viernes": the deed alone; of a day or an hour "mejor" may be one of two. */
function putRather(raw: string, { from, to }: { from: number; to: number }): string | undefined {
  const before = raw.slice(0, from);
  if (!RATHER.test(fold(raw.slice(from, to))) || DENIES.test(readText(before).norm)) return undefined;
  return withOtherDeed(before, raw.slice(to));
}
const RATHER = /(?<![a-z])(?:mejor|melhor|better|actually|en realidad|na verdade)(?![a-z])/;

function putRight(raw: string, mark: { from: number; to: number }, situation: Situation): string | undefined {
  const [before, behind] = [raw.slice(0, mark.from), raw.slice(mark.to)];
  if (DENIES.test(readText(before).norm)) return undefined;
  // "Cancelá el turno, perdón. Quiero…": an excuse.
  const closed = /[a-z]\s*[.!\n]/.test(fold(raw.slice(mark.from, mark.to)));
  const deed = closed ? undefined : withOtherDeed(before, behind);
  if (deed !== undefined) return deed;
  const meant = meantIn(behind, before, situation);
  if (meant === undefined) return undefined;
  const told = thingsTold(before, situation).filter(({ kind }) => meant.kinds.has(kind));
  const wrong = takenBack(told, { before, meant });
  if (wrong === undefined) return undefined;
  const rest = behind.slice(meant.end).replace(/^\s*one(?![a-z])/i, '');
  return `${before.slice(0, wrong.start)}${wrong.said}${before.slice(wrong.end)}${rest}`;
}

interface Meant {
  readonly kinds: ReadonlySet<Kind>;
  /** What it is called, with what leads to it: "del", "con", "el". */
  readonly said: string;
  readonly lead: string;
  readonly end: number;
}

/** What stands first behind the mark, where nothing else is said of it. */
function meantIn(behind: string, before: string, situation: Situation): Meant | undefined {
  const folded = fold(behind);
  const wanted = SAID_AGAIN.exec(folded)?.[0].length ?? 0;
  const again = wanted + (sameDeed(folded.slice(wanted), fold(before))?.length ?? 0);
  const theOne = THE_ONE.exec(folded.slice(again))?.[0].length ?? 0;
  const from = again + theOne;
  const start = from + (LEADS.exec(folded.slice(from))?.[0].length ?? 0);
  const told = thingsTold(behind, situation);
  const [first, ...others] = told;
  if (first === undefined || first.start < from || first.start > start) return undefined;
  let last = first;
  const kinds = new Set([first.kind]);
  for (const next of others) {
    if (
      !isTime(first) ||
      !isTime(next) ||
      !/^\s*(?:(?:a|de|da|en|por|at) )?(?:las? )?$/.test(folded.slice(last.end, next.start))
    )
      break;
    kinds.add(next.kind);
    last = next;
  }
  if (!saysNoMore(behind, last.end, told)) return undefined;
  const lead = folded.slice(from, first.start);
  return { kinds, said: behind.slice(first.start, last.end), lead, end: last.end };
}

function isTime({ kind }: Told): boolean {
  return kind === 'day' || kind === 'hour' || kind === 'part';
}

/** To the end of its sentence. */
function saysNoMore(raw: string, from: number, told: readonly Told[]): boolean {
  const end = from + (/[,.;:!?\n]/.exec(raw.slice(from))?.index ?? raw.length - from);
  const left = told.reduceRight(
    (text, one) => (one.start >= from && one.end <= end ? text.slice(0, one.start) + text.slice(one.end) : text),
    raw.slice(0, end),
  );
  return !/\p{L}/u.test(fold(left.slice(from)).replace(MANNERS, ''));
}

/** The last one of its kind, and of those that stand in the same relation where it tells its own. */
function takenBack(
  told: readonly Told[],
  { before, meant }: { before: string; meant: Meant },
): { start: number; end: number; said: string } | undefined {
  const folded = fold(before);
  const led = (one: Told): string => LED.exec(folded.slice(0, one.start))?.[0] ?? '';
  const way = relationOf(meant.lead);
  const alike = way === undefined ? told : told.filter((one) => relationOf(led(one)) === way);
  const wrong = alike.at(-1) ?? (told.length === 1 ? told[0] : undefined);
  if (wrong === undefined) return undefined;
  const gone = [...told].reverse().reduce((first, one) => (isBeside(one, first, folded) ? one : first), wrong);
  const kept = way === undefined ? ARTICLES.exec(folded.slice(0, gone.start))?.[0] : led(gone);
  const start = gone.start - (kept?.length ?? 0);
  return { start, end: wrong.end, said: `${meant.lead}${meant.said}` };
}

function isBeside(one: Told, next: Told, folded: string): boolean {
  return one.end <= next.start && /^[\s,]*(?:(?:a|de|at) )?(?:las? )?$/.test(folded.slice(one.end, next.start));
}

function relationOf(lead: string): 'of' | 'to' | 'other' | undefined {
  if (re`(?<![a-z])${OF}\s`.test(lead)) return 'of';
  if (re`(?<![a-z])${TO}\s`.test(lead)) return 'to';
  return re`(?<![a-z])${PREPOSITION}\s`.test(lead) ? 'other' : undefined;
}

/** "Quiero cancelar mi turno, perdón, cambiarlo al viernes": of two deeds that one takes the other back, the second is meant. */
type Deed = 'cancel' | 'move' | 'book' | 'pay';
const VERBS: Readonly<Record<Deed, string>> = {
  cancel: CANCEL,
  move: `${MOVE}|${SHIFT}`,
  book: '(?:reserv|agend|agenda|marc)(?:ar|ame|eme|a|o)|sacar|sac[ao]me|pedir|book',
  pay: '(?:pag|abon)(?:ar|o|a)(?:l[oa])?|pay',
};
const OPENING =
  '(?:(?:quier[oe]|quisiera|queria|quero|want to|need to|i|yo|es|era|mejor|melhor|que|para|pra|to|l[oa]|me)\\s+)*';
const OBJECT = /^\s*(?:el|la|los|las|mi|mis|un|una|lo|o|a|meu|minha|um|uma|the|my|an?)\s/;
/** What hangs on the verb, of what was spoken of: "cambiarlo", "cancelala". */
const HANGING = /(?<=[a-z]{3})(?:me|nos)?l[oa]s?$/;

/** The whole as it is meant; undefined: the words behind the mark begin with no other deed than that before it. */
function withOtherDeed(before: string, behind: string): string | undefined {
  const [folded, rest] = [fold(before), fold(behind)];
  const meant = deedAt(rest);
  const wrong = meant && onlyDeedIn(folded, meant.deed);
  if (meant === undefined || wrong === undefined) return undefined;
  const own = behind.slice(meant.end);
  if (OBJECT.test(fold(own))) return behind;
  if (meant.deed === 'pay') return undefined;
  const verb = behind.slice(meant.start, meant.end).replace(HANGING, '');
  return `${before.slice(0, wrong.start)}${verb}${before.slice(wrong.end)} ${own.replace(/^\s*it(?![a-z])/i, '')}`;
}

/** "Cancelá el de mañana, no, cancelá el del jueves": the verb that is said again, with the space behind it. */
function sameDeed(behind: string, before: string): string | undefined {
  const verbs = Object.values(VERBS).find((verb) => re`(?<![a-z])(?:${verb})(?![a-z])`.test(before));
  return verbs === undefined ? undefined : re`^(?:${verbs})\s+`.exec(behind)?.[0];
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Booking is often beside another deed, and seldom in its place. */
function deedAt(folded: string): (Stretch & { readonly deed: Deed }) | undefined {
  for (const deed of ['cancel', 'move', 'pay'] as const) {
    const found = re`^${OPENING}(?<verb>${VERBS[deed]})(?![a-z])`.exec(folded);
    const verb = found?.groups?.['verb'];
    if (found !== null && verb !== undefined)
      return { deed, start: found[0].length - verb.length, end: found[0].length };
  }
  return undefined;
}

function onlyDeedIn(folded: string, meant: Deed): Stretch | undefined {
  const found = (Object.keys(VERBS) as Deed[]).flatMap((deed) =>
    [...folded.matchAll(new RegExp(`(?<![a-z])(?:${VERBS[deed]})(?![a-z])`, 'g'))].map(({ 0: verb, index }) => ({
      deed,
      start: index,
      end: index + verb.length,
    })),
  );
  const [wrong, ...others] = found;
  return wrong === undefined || others.length > 0 || wrong.deed === meant ? undefined : wrong;
}
