/**
 * The copy firewall (AGENT-5): may a text that a model wrote go out? Every number, date, hour, amount, name and link in it
 * must be a fact of this turn, a deed may be told only when it is committed, and it must be written as the bot writes.
 * Otherwise the template goes out. Pure; `firewall/` holds what it reads: atoms, deeds, names, style.
 */
import type { Copy, OutboundMessage } from '../domain.ts';
import type { CopyContext } from './context.ts';
import { formatDuration } from './formats.ts';
import { atomsOf, foldSame, type Atom } from './firewall/atoms.ts';
import { claimsOf, DEEDS_OF, type Deed } from './firewall/deeds.ts';
import { strangers, wordsOf } from './firewall/names.ts';
import { styleBreaches, WRITTEN_CHARS_MAX } from './firewall/style.ts';

export interface Facts {
  /** Texts in which every atom is true, one fact to each line: the template's words, its rows, the tenant's names. */
  readonly texts: readonly string[];
  readonly deeds: readonly Deed[];
  readonly context: CopyContext;
}

export interface CopyBreach {
  readonly kind: Atom['kind'] | 'pair' | 'name' | 'deed' | 'style';
  readonly what: string;
}

/** What a turn's own message makes true. */
export function factsOf(copy: Copy, message: OutboundMessage, context: CopyContext): Facts {
  const choices = message.type === 'buttons' ? message.buttons : message.type === 'list' ? message.rows : [];
  const rows = choices.map(({ title, description = '' }) => `${title} ${description}`);
  const count = choices.length > 1 ? [String(choices.length)] : [];
  const link = message.type === 'link' ? [message.url] : [];
  const texts = [...message.text.split('\n'), ...rows, ...count, ...link];
  return { texts: [...texts, ...durations(texts, context)], deeds: DEEDS_OF[copy.key] ?? [], context };
}

/** How long what is spoken of takes. */
function durations(texts: readonly string[], { tenant, contact }: CopyContext): string[] {
  const words = wordsOf(texts);
  return tenant.services
    .filter(({ name }) => isNamed(name, words))
    .flatMap(({ durationMinutes }) => [formatDuration(durationMinutes, contact.language), `${durationMinutes} min`]);
}

/** What is true of a business at any time, as far as agente cero is told it: names and addresses, no prices, no hours. */
export function businessFacts(context: CopyContext): Facts {
  const { branches } = context.tenant;
  return { texts: branches.map(({ name, address = '' }) => `${name} ${address}`), deeds: [], context };
}

/** Agente cero's own words: nothing but names and addresses of the business is a fact. */
export function mayBeSaid(text: string, context: CopyContext): boolean {
  return breachesOf(text, businessFacts(context)).length === 0;
}

/** Everything that is wrong with a written text; empty: it may go out. */
export function breachesOf(text: string, facts: Facts): CopyBreach[] {
  if (text.length > WRITTEN_CHARS_MAX) return [{ kind: 'style', what: `${text.length} characters` }];
  const { context, deeds } = facts;
  const known = knownAtoms(facts);
  const atoms = atomsOf(text).filter((atom) => !isIdle(atom, text));
  const wrong = atoms.filter((atom) => !isKnown(atom, known));
  const people = knownNames(facts);
  return [
    ...wrong.map(({ kind, said }) => ({ kind, what: said })),
    ...(wrong.length === 0 ? crossed(text, facts) : []),
    ...claimsOf(text)
      .filter((deed) => (deed === 'some' ? deeds.length === 0 : !deeds.includes(deed)))
      .map((what) => ({ kind: 'deed' as const, what })),
    ...[...strangers(text, people), ...unsaid(text, facts), ...mixedUp(text, facts)].map((what) => ({
      kind: 'name' as const,
      what,
    })),
    ...styleBreaches(text, { language: context.contact.language, treatment: context.tenant.style.treatment }).map(
      (what) => ({ kind: 'style' as const, what }),
    ),
  ];
}

/* ── Atoms ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

type Known = ReadonlySet<string>;

/** Facts and what follows from them: a date is its weekday, its month, and tomorrow when it is tomorrow's. */
function knownAtoms({ texts, context }: Facts): Known {
  const known = new Set<string>();
  const today = Temporal.Instant.fromEpochMilliseconds(context.now)
    .toZonedDateTimeISO(context.tenant.timeZone)
    .toPlainDate();
  for (const text of texts) {
    for (const { kind, value, or } of atomsOf(text)) {
      known.add(`${kind} ${value}`);
      if (kind === 'hour')
        for (const hour of [value, ...(or === undefined ? [] : [or])])
          for (const part of partsOf(hour)) known.add(`part ${part}`);
      if (kind === 'weekday') known.add(`weekday ${value.slice(0, 1)}`);
      if (kind === 'date' && value.length === 5) for (const follows of impliedBy(value, today)) known.add(follows);
    }
  }
  return known;
}

function impliedBy(monthDay: string, today: Temporal.PlainDate): string[] {
  const [month = 1, day = 1] = monthDay.split('-').map(Number);
  const inYear = today.with({ month, day }, { overflow: 'constrain' });
  const date = Temporal.PlainDate.compare(inYear, today.subtract({ days: 31 })) < 0 ? inYear.add({ years: 1 }) : inYear;
  const days = today.until(date).days;
  const dd = String(day).padStart(2, '0');
  return [
    `date -${dd}`,
    `month ${month}`,
    `weekday ${date.dayOfWeek}`,
    `weekday ${date.dayOfWeek}-${dd}`,
    `relative ${days > 0 ? '+' : ''}${days}`,
  ];
}

function partsOf(hour: string): string[] {
  const h = Number(hour.slice(0, 2));
  return [...(h < 13 ? ['manana'] : []), ...(h >= 12 && h < 20 ? ['tarde'] : []), ...(h >= 19 ? ['noche'] : [])];
}

function isKnown(atom: Atom, known: Known): boolean {
  const values = [atom.value, ...(atom.or === undefined ? [] : [atom.or])];
  // An amount without its sign is an amount still.
  const kinds = atom.kind === 'number' ? ['number', 'price'] : atom.kind === 'price' ? ['price'] : [atom.kind];
  return values.some((value) => kinds.some((kind) => known.has(`${kind} ${value}`)));
}

/** "¿En qué te ayudo hoy?", "buenas tardes", "¿por la mañana o por la tarde?" state nothing. */
function isIdle(atom: Atom, text: string): boolean {
  const sentence = sentenceAt(text, atom.at);
  if (atom.kind === 'part') return /[?¿]/.test(sentence) || /buen[oa]s|boa|good/iu.test(sentence.slice(0, 12));
  if (atom.kind !== 'relative' || atom.value !== '0') return false;
  return !/\d|turno|cita|hora|reserva|disponib|abiert|cerrad|abrimos|atend|open|closed|appointment|slot|consulta|horário|agenda/iu.test(
    sentence,
  );
}

function sentenceAt(text: string, at: number): string {
  const from = Math.max(...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, at - 1))) + 1;
  const ends = ['.', '!', '?', '\n'].map((mark) => text.indexOf(mark, at)).filter((i) => i >= 0);
  return text.slice(from, Math.min(text.length, ...ends.map((i) => i + 1)));
}

/* ── Pairs ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

type Kind = 'day' | 'hour' | 'price' | 'service' | 'person';
/** Said together, these must be true together: Tuesday's hour is not Thursday's. */
const PAIRS: readonly (readonly [Kind, Kind])[] = [
  ['day', 'hour'],
  ['hour', 'person'],
  ['day', 'person'],
  ['service', 'price'],
];

/** Two facts of different lines put together in one sentence. */
function crossed(text: string, facts: Facts): CopyBreach[] {
  const lines = facts.texts.map((line) => thingsIn(line, facts));
  const all = thingsIn(facts.texts.join('\n'), facts);
  return sentencesOf(text).flatMap((sentence) => {
    const said = thingsIn(sentence, facts);
    return PAIRS.flatMap(([one, other]) => {
      // With one of each there is nothing to confuse; with several the sentence must repeat a line.
      if (said[one].length !== 1 || said[other].length !== 1 || all[one].length < 2 || all[other].length < 2) return [];
      const [a = '', b = ''] = [said[one][0], said[other][0]];
      const together = lines.some((line) => line[one].some((x) => same(x, a)) && line[other].some((x) => same(x, b)));
      return together ? [] : [{ kind: 'pair' as const, what: `${a} ${b}` }];
    });
  });
}

function same(a: string, b: string): boolean {
  return a === b || a.split('|').some((x) => b.split('|').includes(x));
}

function thingsIn(text: string, { context }: Facts): Readonly<Record<Kind, readonly string[]>> {
  const atoms = atomsOf(text);
  const { tenant } = context;
  const today = Temporal.Instant.fromEpochMilliseconds(context.now).toZonedDateTimeISO(tenant.timeZone).toPlainDate();
  const days = atoms
    .filter((a) => a.kind === 'date')
    .map((a) =>
      (a.value.length === 5 ? impliedBy(a.value, today) : [`date ${a.value}`])
        .filter((k) => k.startsWith('date'))
        .join('|'),
    );
  return {
    day: distinctOf(days),
    hour: distinctOf(
      atoms.filter((a) => a.kind === 'hour').map((a) => (a.or === undefined ? a.value : `${a.value}|${a.or}`)),
    ),
    price: distinctOf(atoms.filter((a) => a.kind === 'price').map((a) => a.value)),
    service: namedIn(text, tenant.services),
    person: namedIn(text, tenant.professionals),
  };
}

function distinctOf(values: readonly string[]): string[] {
  return [...new Set(values)];
}

function sentencesOf(text: string): string[] {
  return text.match(/(?:[^.!?\n]|\.(?=\d))+/gu) ?? [];
}

/* ── Names ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

function namedIn(text: string, all: readonly { readonly name: string }[]): string[] {
  const words = wordsOf([text]);
  return all.filter(({ name }) => isNamed(name, words)).map(({ name }) => name);
}

/** By its first word of four letters or more: "Laura", "limpieza", "Norte". */
function isNamed(name: string, words: ReadonlySet<string>): boolean {
  const key = [...wordsOf([name])].find((word) => word.length >= 4) ?? foldSame(name);
  return words.has(key);
}

function knownNames({ texts, context: { tenant, contact } }: Facts): Set<string> {
  const { businessName, botName, services, categories, branches, professionals } = tenant;
  const own = [...services, ...categories, ...branches, ...professionals].map(({ name }) => name);
  return wordsOf([...texts, ...own, businessName, botName, contact.name ?? '']);
}

/** Where the turn speaks of somebody or somewhere, naming another of the tenant's is as wrong as inventing one. */
function unsaid(text: string, { texts, context: { tenant } }: Facts): string[] {
  const facts = texts.join('\n');
  return [tenant.professionals, tenant.branches, tenant.services].flatMap((all) => {
    const told = new Set(namedIn(facts, all));
    return told.size === 0 ? [] : namedIn(text, all).filter((name) => !told.has(name));
  });
}

/** "Laura Pérez": a first name of ours with a surname that is somebody else's. */
function mixedUp(text: string, { context: { tenant } }: Facts): string[] {
  const plain = text.replaceAll(/[*_~`]/gu, '');
  return [...plain.matchAll(/(\p{Lu}[\p{L}'’-]+) (?=(\p{Lu}[\p{L}'’-]+))/gu)].flatMap(([, first = '', second = '']) => {
    const called = tenant.professionals.filter(({ name }) => wordsOf([name]).has(foldSame(first)));
    const own = called.some(({ name }) => wordsOf([name]).has(foldSame(second)));
    return called.length === 0 || own ? [] : [`${first} ${second}`];
  });
}
