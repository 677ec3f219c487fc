/**
 * Folds what a conversation's JSON repeats: its own id (inside every effect and answer), slots (an offer of a hundred
 * stands in the answer, the turn, the frame and the message) and the words of each kind of record. Plain text in, plain
 * text out, always lossless: JSON text holds no raw control characters, so they are free to mark what was folded. Two µs
 * a record, where deflate takes fifty.
 */
import { GRANULE_MS } from '../domain.ts';

/** The conversation's own id. */
const SELF = '\u0001';
/** A slot at a new place: granule in base 36, then professional and branch as JSON strings. */
const SLOT = '\u0002';
/** A slot at a place named before: number of the place from 0, a dot, granule; numbers in base 36. */
const SLOT_THERE = '\u0003';

const JSON_STRING = '"(?:[^"\\\\]|\\\\.)*"';
const UNFOLDED = new RegExp(
  `\\{"start":(\\d{1,15}),"professionalId":(${JSON_STRING}),"branchId":(${JSON_STRING})\\}`,
  'g',
);
const FOLDED = new RegExp(
  `${SLOT}([0-9a-z]+)(${JSON_STRING})(${JSON_STRING})|${SLOT_THERE}([0-9a-z]+)\\.([0-9a-z]+)`,
  'g',
);

/** Each word with its mark. Files hold the marks: a pair is never changed, only added. Newline stays free (turns). */
const WORDS = {
  conversation: [
    ['\u0004', '{"machine":"'],
    ['\u0005', ',"snapshot":{"value":"'],
    ['\u0006', '","status":"active","context":{'],
  ],
  body: [
    ['\u0007', '{"kind":"message","message":{"id":"'],
    ['\u0008', ',"content":{"type":"text","text":"'],
    ['\u0009', '},"from":{"provider":"'],
    ['\u000b', '","phoneNumberId":"'],
    ['\u000c', '","waId":"'],
  ],
  payload: [
    ['\u000d', '{"effect":{"type":"sendMessage","copy":{"key":"'],
    ['\u000e', '},"message":{"type":"'],
    ['\u000f', '"},{"id":"'],
    ['\u0010', '","title":"'],
    ['\u0011', '","description":"'],
  ],
  turn: [
    ['\u0012', '{"conversation":"\u0001","n":'],
    ['\u0013', ',"tenantVersion":"'],
    ['\u0014', '","consumed":["'],
    ['\u0015', '"],"inputs":[{"type":"'],
    ['\u0016', '],"path":["'],
    ['\u0017', '"],"effects":["'],
  ],
  other: [],
} as const satisfies Readonly<Record<string, readonly (readonly [mark: string, word: string])[]>>;
export type RecordKind = keyof typeof WORDS;

const MEANING: ReadonlyMap<string, string> = new Map(Object.values(WORDS).flat());
const MARKS = new RegExp(`[${[...MEANING.keys()].join('')}]`, 'g');

export function fold(json: string, conversation: string, kind: RecordKind = 'other'): string {
  let folded = conversation === '' ? json : json.replaceAll(conversation, SELF);
  if (folded.includes('{"start":')) folded = foldSlots(folded);
  for (const [mark, word] of WORDS[kind]) folded = folded.replaceAll(word, mark);
  return folded;
}

/** The kind need not be known: the marks tell. */
export function unfold(text: string, conversation: string): string {
  const plain = text.replace(MARKS, (mark) => MEANING.get(mark) ?? mark);
  const own = plain.includes(SLOT) ? unfoldSlots(plain) : plain;
  return own.replaceAll(SELF, () => conversation);
}

/** Ids of inbox rows: the answer to an effect of this conversation needs only the effect's place. */
export function foldId(id: string, conversation: string): string {
  const prefix = `res:${conversation}.`;
  if (id.startsWith(prefix)) return `~${id.slice(prefix.length)}`;
  return id.startsWith('~') || id.startsWith('=') ? `=${id}` : id;
}

export function unfoldId(id: string, conversation: string): string {
  if (id.startsWith('~')) return `res:${conversation}.${id.slice(1)}`;
  return id.startsWith('=') ? id.slice(1) : id;
}

function foldSlots(json: string): string {
  const places: string[] = [];
  return json.replaceAll(UNFOLDED, (slot: string, ...groups: string[]) => {
    const [start = '', professional = '', branch = ''] = groups;
    const granule = Number(start) / GRANULE_MS;
    // Only what comes back letter for letter.
    if (!Number.isInteger(granule) || String(granule * GRANULE_MS) !== start) return slot;
    const place = professional + branch;
    const known = places.indexOf(place);
    if (known !== -1) return `${SLOT_THERE}${known.toString(36)}.${granule.toString(36)}`;
    places.push(place);
    return SLOT + granule.toString(36) + place;
  });
}

function unfoldSlots(text: string): string {
  const places: string[] = [];
  return text.replaceAll(FOLDED, (_: string, ...groups: (string | undefined)[]) => {
    const [first, professional = '', branch = '', number = '', later = ''] = groups;
    if (first !== undefined) places.push(`"professionalId":${professional},"branchId":${branch}}`);
    const place = first === undefined ? places[Number.parseInt(number, 36)] : places.at(-1);
    return `{"start":${Number.parseInt(first ?? later, 36) * GRANULE_MS},${place ?? ''}`;
  });
}
