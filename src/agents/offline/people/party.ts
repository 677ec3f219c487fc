/**
 * Who comes, one by one, where a message books for several: "uno para mí y otro para mi hijo Tomás", "para mi mamá a las
 * 10 y para mi papá a las 11", "para mí y mis dos hijos" (CONV-11). One alone is `for-whom.ts`'s.
 */
import type { Detalles, Guest, Relative } from '../../../domain.ts';
import { guestName } from './spoken-of.ts';
import { KIN_WORD, relationOf } from '../words/kin.ts';
import type { Situation } from '../situation.ts';
import { findNames } from '../names.ts';
import { isGivenName } from '../names/given-names.ts';
import { fold, plainWords, without } from '../words/text.ts';
import { APPOINTMENT, ES_DAY, HOW_MANY, PT_DAY, SEVERAL } from '../words/words.ts';
import { timesIn } from '../time/index.ts';
import { wishOf } from '../wishes.ts';
import { matchesOf, START, END } from '../words/pattern.ts';

export interface Companion {
  /** Absent: who writes. */
  readonly guest?: Guest;
  /** Where he is spoken of, his name with it. */
  readonly start: number;
  readonly end: number;
  /** His name alone: whose else it is (a professional's, too), it is not here. */
  readonly name?: { readonly start: number; readonly end: number };
}

const LOOKED_AT_CHARS_MAX = 400;
const MINE = String.raw`(?:(?:la|el)\s+mi[ao]|(?:a|o)\s+(?:minha|meu)(?=\s*(?:$|[.,;!?\n]))|mine)`;
/** "La limpieza de mi marido y la mía." */
const OF_BOTH = String.raw`d[eao](?=\s+(?:mi|meu|minha|my)\s+\p{L}+\s+(?:y|e|and)\s+${MINE})`;
const FOR = `(?:para|pa|pra|pros?|pras|por|for|${OF_BOTH})`;
const ONE = String.raw`(?:(?:la\s+|el\s+)?(?:otr[oa]|outr[oa]|un[oa]?|uma?|another|one|tambien|tambem|also)\s+)?`;
const WISH = '(?:necesitan|ocupan|quieren|quisieran|precisan|desean|querem|need|want|would like)';
/** "Yo y mis hijas", "mi marido y yo", "mi hijo y mi hija ocupan…", "los gemelos necesitan…": who wishes, and needs no "para". */
const WHO_WISH = String.raw`(?=(?:(?:(?:mis?|meus?|minhas?|my|los|las|os|as|the)\s+(?:\p{L}+\s+){1,2}(?:(?:y|e|and)\s+(?:(?:mi|meu|minha|my|el|la|o|a)\s+)?(?:${KIN_WORD})\s+)?(?:tambien\s+|tambem\s+|also\s+)?${WISH})|(?:yo|eu)\s+(?:y|e)\s+(?:mis?|meus?|minhas?)|(?:mi|meu|minha|my)\s+(?:${KIN_WORD})\s+(?:y|e|and)\s+(?:yo|eu|i))\s)`;
/** "Para", "y otra para", "y": only behind somebody else does the last of them tell of one more. */
const LEAD = String.raw`(?:${START}(?<led>${FOR}|${WHO_WISH})|(?:${START}(?:y|e|and)|(?<comma>,))\s+${ONE}(?<also>${FOR})?)\s*`;
const MY = '(?:mi|meu|minha|my|nuestr[oa]|noss[oa]|our)';
const MANY = '(?:mis|meus|minhas|my|nuestr[oa]s|noss[oa]s|our)';
/** Two at one birth, or three. */
const TWINS = String.raw`(?:${MANY}|los|las|os|as|the)\s+(?:(?<twins>gemel[oa]s|gemeos|gemeas|melliz[oa]s|twins)|trilliz[oa]s|trigemeos|triplets)`;
const PERSON = String.raw`(?:(?<born>${TWINS})|(?:[oa]\s+)?${MANY}\s+(?:(?<many>${SEVERAL})\s+)?(?<several>${KIN_WORD})e?s|(?:(?:[oa]\s+)?${MY}|una?|uma?)\s+(?:\p{L}+(?:er|est|or)\s+)?(?<kin>${KIN_WORD})|(?<me>mim?|me|yo|eu|i|myself|${MINE}))${END}`;
const SOMEBODY = new RegExp(`${LEAD}${START}${PERSON}`, 'gu');
/** What may follow somebody: who is told behind a bare "y" may as well begin a sentence ("y mi mamá pregunta si…"). */
const GOES_ON = new RegExp(
  String.raw`^\s*(?:$|[.,;:!?\n)]|(?:y|e|and|a|as|al|el|la|los|at|on|in|en|con|com|with|para|pra|for|por|hoy|hoje|today|manana|amanha|tomorrow|pasado|este|esta|this|next|un|una|uno|um|uma|queremos|quisieramos|queriamos|necesitamos|precisamos|vamos|nos|necesitan|ocupan|quieren|quisieran|precisan|desean|querem|want|need|would|de|tipo|tambien|porfa|porfavor|please|gracias|na|no|${ES_DAY}|${PT_DAY}|despues|luego|enseguida|depois|after|afterwards|then|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d)(?![\p{L}]))`,
  'u',
);
/** In a list: "para mí, mi mamá y mi hermana". "…, mi esposo la lleva" is a sentence of its own. */
const LIST_GOES_ON = /^\s*(?:,|(?:y|e|and)\s)/u;
/** "Para mí una limpieza": with its accent it is nobody's, whatever follows. */
const MYSELF = /mí$/iu;
/** "Mi esposa y yo queremos una consulta": they come to one together, unless it is for each of them. */
const TOGETHER = new RegExp(String.raw`${START}(?:un|una|um|uma|a|an)\s+${APPOINTMENT}${END}`, 'u');
const EACH = new RegExp(
  String.raw`${START}(?:(?:l[oa]s|as|os)\s+(?:dos|2|duas|dois)|amb[oa]s|cada\s+un[oa]|cada\s+um|both|each)${END}`,
  'u',
);
const ANIMAL = /(?<![\p{L}])(?:perr|gat[aiou]|mascot|cachorr|conej|pupp|kitt)/u;

/** Empty unless two or more are told. */
export function partyIn(raw: string, situation: Situation): readonly Companion[] {
  const { flow, field } = situation;
  const head = raw.slice(0, LOOKED_AT_CHARS_MAX);
  if ((flow !== 'agenda' && flow !== 'ninguno') || field === 'name') return [];
  const named = onlyNamed(head, situation);
  if (named.length > 0 || ANIMAL.test(fold(head))) return named;
  const found: Companion[] = [];
  const together = TOGETHER.test(fold(head)) && !EACH.test(fold(head));
  for (const match of matchesOf(fold(head), SOMEBODY)) {
    const groups = match.groups ?? {};
    const led = groups['led'] ?? groups['also'];
    if (led === undefined && found.length === 0) continue;
    if (led === '' && together) return [];
    const told = oneOrMore(head, { groups, start: match.index, end: match.index + match[0].length }, situation);
    const end = told.at(-1)?.end ?? head.length;
    const goesOn = groups['comma'] === undefined || led !== undefined ? GOES_ON : LIST_GOES_ON;
    const alone = MYSELF.test(head.slice(match.index, end)) || goesOn.test(fold(head.slice(end)));
    if (told.length > 0 && alone) found.push(...told);
  }
  if (found.length < 2) return [];
  // "Mis dos hijas" are two of a kind; the same one in two places is one person, told twice.
  const who = new Set(found.map(({ guest }) => JSON.stringify(guest ?? 'yo')));
  const places = new Set(found.map(({ guest, start }) => JSON.stringify([guest ?? 'yo', start])));
  if (who.size !== places.size) return [];
  return MINE_AHEAD.test(fold(head)) ? found.toSorted((a, b) => Number(!isWriter(a)) - Number(!isWriter(b))) : found;
}

function isWriter({ guest }: Companion): boolean {
  return guest === undefined;
}
/** "Mi mamá y yo queremos podología. Primero la mía, el miércoles a las 10": that one is told first, whoever was named first. */
const MINE_AHEAD = new RegExp(
  String.raw`(?:^|[.,;:!\n])\s*(?:(?:primero|primeiro|first|y|e)\s+)*(?:(?:que\s+sea\s+)?${MINE})[\s,:]+(?:es\s+|seria\s+|que\s+sea\s+)?(?:el|la|para|pra|hoy|manana|este|na|no|a|on|at|tomorrow)\s`,
  'u',
);

/** "Dos vacunas, para Luna y Toby": by their names alone; where nobody is asked for a yes, only as a count or a known name says. */
function onlyNamed(head: string, situation: Situation): readonly Companion[] {
  const lead = FOR_A_NAME.exec(head);
  if (lead === null || situation.tenant === undefined) return [];
  const names = namesBehind(head, lead.index + lead[0].length, situation);
  const { tenant } = situation;
  const ofNobody = ({ name }: Name): boolean => {
    const { servicio, profesional, sucursal } = findNames(name, tenant);
    return (servicio ?? profesional ?? sucursal) !== undefined || timesIn(name, situation).spans.length > 0;
  };
  if (names.length < 2 || names.some(ofNobody)) return [];
  const counted = HOW_MANY[COUNTED.exec(fold(head))?.groups?.['count'] ?? ''] === names.length;
  const asked = tenant.booking.confirmBeforeBooking;
  const people = asked || counted || names.some(({ name }) => isGivenName(plainWords(name)[0] ?? ''));
  return people ? names.map((name) => ({ guest: { name: name.name }, start: name.start, end: name.end, name })) : [];
}
const FOR_A_NAME = /(?<![\p{L}\p{N}])(?:[Pp]ara|[Pp]ra|[Pp]a|[Ff]or)(?=\s+\p{Lu})/u;
const COUNTED = new RegExp(`(?<![a-z0-9])(?<count>${SEVERAL})(?= [a-z])`);

interface Place {
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly start: number;
  readonly end: number;
}

function oneOrMore(head: string, { groups, start, end }: Place, situation: Situation): readonly Companion[] {
  if (groups['me'] !== undefined) return [{ start, end }];
  if (groups['born'] !== undefined)
    return Array.from({ length: groups['twins'] === undefined ? 3 : 2 }, () => ({
      guest: { relation: 'criatura' },
      start,
      end,
    }));
  const { many, several, kin = '' } = groups;
  const named = nameBehind(head, end, { situation, several: false });
  if (several === undefined) {
    const relation = relationOf({ kin });
    return relation === undefined ? [] : [companion({ start, end, relation }, named)];
  }
  const relation = ofSeveral(several);
  if (relation === undefined) return [];
  const names = namesBehind(head, end, situation);
  // "Mis hijos" are two at least, and as many as are named.
  const count = HOW_MANY[many ?? ''] ?? Math.max(2, names.length);
  // Two names of three: whose the third is nobody knows.
  return Array.from({ length: count }, (_, i) =>
    companion({ start, end, relation }, names.length === count ? names[i] : undefined),
  );
}

interface Name {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function companion(of: { start: number; end: number; relation: Relative }, named: Name | undefined): Companion {
  const { start, end, relation } = of;
  if (named === undefined) return { guest: { relation }, start, end };
  // "Mis hijos Tomás y Julia": which of them is a son is not said.
  const known = relation === 'criatura' ? {} : { relation };
  return { guest: { ...known, name: named.name }, start, end: named.end, name: { start: named.start, end: named.end } };
}

/** Children are of either sex; of others only what the word tells. */
function ofSeveral(word: string): Relative | undefined {
  const relation = relationOf({ kin: word });
  if (relation === 'hijo' || relation === 'criatura') return 'criatura';
  // "Mis papás" are a mother and a father.
  return word.endsWith('a') && relation !== 'padre' ? relation : undefined;
}

function nameBehind(
  head: string,
  at: number,
  { situation, several }: { situation: Situation; several: boolean },
): Name | undefined {
  const gap = /^\s*[,:(]?\s+/.exec(head.slice(at))?.[0] ?? '';
  const found =
    gap === '' ? undefined : guestName(head.slice(at + gap.length), !several && /[,:]/.test(gap), situation);
  const start = at + gap.length;
  return found === undefined ? undefined : { name: found.name, start, end: start + found.length };
}

const NAMES_MAX = 6;
function namesBehind(head: string, at: number, situation: Situation): readonly Name[] {
  const names: Name[] = [];
  const several = { situation, several: true };
  for (let next = nameBehind(head, at, several); next !== undefined && names.length < NAMES_MAX;) {
    names.push(next);
    const joined = /^\s*(?:,|y|e|and)(?=\s)/iu.exec(head.slice(next.end))?.[0];
    next = joined === undefined ? undefined : nameBehind(head, next.end + joined.length, several);
  }
  return names;
}

type Then = Pick<Detalles, 'fecha_deseada' | 'hora_especifica' | 'hora_candidatas' | 'profesional'>;

/** Each one's own day and hour, and with whom, told before or behind who it is; empty unless each has an hour. */
export function whenOfEach(raw: string, party: readonly Companion[], situation: Situation): readonly Then[] {
  const { tenant } = situation;
  const read = (from: number, to: number): Then => {
    const times = timesIn(raw.slice(from, to), situation);
    const { profesional } = tenant ? findNames(without(raw.slice(from, to), times.spans), tenant) : {};
    const { fecha_deseada, hora_especifica, hora_candidatas } = wishOf('book', times, {});
    return Object.fromEntries(
      Object.entries({ fecha_deseada, hora_especifica, hora_candidatas, profesional }).filter(
        ([, value]) => value !== undefined,
      ),
    );
  };
  const behind = party.map(({ start }, i) => read(start, party[i + 1]?.start ?? raw.length));
  const before = party.map(({ end }, i) => read(party[i - 1]?.end ?? 0, end));
  const timed = (each: ReturnType<typeof read>[]) =>
    each.every(({ hora_especifica: h, hora_candidatas: c }) => h !== undefined || c !== undefined);
  return timed(before) ? before : timed(behind) ? behind : [];
}
