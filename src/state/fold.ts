/**
 * Folds what a conversation's JSON repeats: its own id (inside every effect and answer) and slots (an offer of a hundred
 * stands in the answer, the turn, the frame and the message). Plain text in, plain text out, always lossless: JSON text
 * holds no raw control characters, so they are free to mark what was folded.
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

export function fold(json: string, conversation: string): string {
  const own = conversation === '' ? json : json.replaceAll(conversation, SELF);
  return own.includes('{"start":') ? foldSlots(own) : own;
}

export function unfold(text: string, conversation: string): string {
  const own = text.includes(SLOT) ? unfoldSlots(text) : text;
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
  return json.replaceAll(UNFOLDED, (slot: string, start: string, professional: string, branch: string) => {
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
  type Group = string | undefined;
  const restore = (_: string, first: Group, professional: Group, branch: Group, number: Group, later: Group) => {
    if (first !== undefined) places.push(`"professionalId":${professional ?? ''},"branchId":${branch ?? ''}}`);
    const place = first === undefined ? places[Number.parseInt(number ?? '', 36)] : places.at(-1);
    return `{"start":${Number.parseInt(first ?? later ?? '', 36) * GRANULE_MS},${place ?? ''}`;
  };
  return text.replaceAll(FOLDED, restore);
}
