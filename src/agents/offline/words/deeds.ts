/**
 * What is done with appointments, as many readers look for it in a message: patterns over its normalised words. What they are
 * written with is in `words.ts`.
 */
import { re } from './pattern.ts';
import { ABSENT, APPOINTMENT, CANCEL, MOVE, SHIFT, WANT } from './words.ts';

export const CANCELS = re` ${CANCEL} `;
export const MOVES = re` (?:${MOVE}|${SHIFT}) `;
/** Cancelled, moved or put otherwise. */
export const CHANGES = re` (?:${CANCEL}|${MOVE}|${SHIFT}) `;
/** "Mi hijo no puede ir ese día", "I can't come on Friday". */
export const COMES_NOT = re` ${ABSENT} `;
export const WISHES_FOR = re` ${WANT} `;
export const NAMES_APPOINTMENT = re` ${APPOINTMENT} `;
/** One word by itself. */
export const IS_APPOINTMENT = re`^${APPOINTMENT}$`;
/** "Cancelé": done, and not ordered. Of the text as it was written, for folded it is an order. */
export const HAS_CANCELLED = /(?:cancel|anul|desmarqu)[éÉ](?!\p{L})/iu;
