/** A yes at the head of a message, and where what stands behind it begins: "sí dale | ¿y dónde queda?". */
import { PIECES_MAX, type Piece, clauses, readText } from '../../words/text.ts';
import { verdictOf } from '../../words/phrases.ts';

interface YesAtHead {
  readonly yes: Piece;
  /** Absent: nothing stands behind it. */
  readonly next?: Piece;
  /** The end of the yes. */
  readonly from: number;
}

/** Undefined: the message begins with no yes, or with one that is asked. */
export function yesAtHead(raw: string): YesAtHead | undefined {
  const cut = clauses(raw);
  const [yes, next] = cut;
  if (yes === undefined || yes.asks || cut.length > PIECES_MAX || !isYes(yes.raw)) return undefined;
  return { yes, from: yes.start + yes.raw.length, ...(next === undefined ? {} : { next }) };
}

export function isYes(raw: string): boolean {
  const { words, norm } = readText(raw);
  return verdictOf({ words }) === 'yes' || CANCEL_IT.test(norm);
}
/** "Sí, cancelalo": says no more than the yes. */
const CANCEL_IT = /^ (?:si|dale|ok|bueno|listo|sim|yes)(?: si)? (?:cancel[ae]l[oa]|cancel[ae] (?:it|isso)) $/;
