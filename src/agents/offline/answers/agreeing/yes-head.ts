/** A yes at the head of a message, and where what stands behind it begins: "sí dale | ¿y dónde queda?". */
import { PIECES_MAX, type Piece, clauses, readText } from '../../words/text.ts';
import { verdictOf } from '../../words/phrases.ts';
import { isCondition } from './condition.ts';

interface YesAtHead {
  readonly yes: Piece;
  /** Absent: nothing stands behind it. */
  readonly next?: Piece;
  /** The end of the yes. */
  readonly from: number;
}

/** Undefined: the message begins with no yes, or with one that is asked or hangs on something. */
export function yesAtHead(raw: string): YesAtHead | undefined {
  const cut = afterYes(raw);
  const [yes, ...behind] = cut ?? [];
  if (yes === undefined || behind.some((piece) => isCondition(piece))) return undefined;
  const [next] = behind;
  return { yes, from: yes.start + yes.raw.length, ...(next === undefined ? {} : { next }) };
}

/** "Sí, solo si es gratis": from where the condition stands that a yes hangs on. */
export function conditionAfterYes(raw: string): number | undefined {
  const [, ...behind] = afterYes(raw) ?? [];
  return behind.find((piece) => isCondition(piece))?.start;
}

/** The yes, and the pieces behind it. */
function afterYes(raw: string): readonly Piece[] | undefined {
  const cut = clauses(raw);
  const [yes] = cut;
  return yes === undefined || yes.asks || cut.length > PIECES_MAX || !isYes(yes.raw) ? undefined : cut;
}

export function isYes(raw: string): boolean {
  const { words, norm } = readText(raw);
  return verdictOf({ words }) === 'yes' || CANCEL_IT.test(norm);
}
/** "Sí, cancelalo": says no more than the yes. */
const CANCEL_IT = /^ (?:si|dale|ok|bueno|listo|sim|yes)(?: si)? (?:cancel[ae]l[oa]|cancel[ae] (?:it|isso)) $/;
