/**
 * "No, es para mi otro hijo", "perdón, es para otra persona", "no es para mí": somebody else comes than was spoken of, and
 * who is not told. One more besides ("también para mi otro hijo") is another booking.
 */
import { KIN_WORD } from '../words/kin.ts';
import type { Situation } from '../situation.ts';
import { fold } from '../words/text.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

const START = String.raw`(?<![\p{L}\p{N}])`;
const FOR = '(?:para|pa|pra|for)';
const OTHER = '(?:otr[oa]|outr[oa]|other)';
const HERE_IT_ENDS = String.raw`(?=\s*(?:$|[.,;!\n]))`;

const NO_AHEAD =
  /^\s*(?:(?:ay|uy|ah|oh|perdon|disculp\p{L}*|sorry)[\s,.!]+)*(?:no|nao|esper\p{L}*|wait|me (?:equivoque|confundi))[\s,.!]/u;
/** Said of what stands: "perdón, es para mi otro hijo", "era para otra persona". */
const IT_IS = new RegExp(String.raw`${START}(?:es|era|seria|e|it['’]?s|is|was)\s+${FOR}\s`, 'u');
const ALSO = /(?<!\p{L})(?:tambien|tambem|also|ademas|otr[oa] (?:cita|turno|hora|mas)|another|one more)(?!\p{L})/u;

/** What is being booked is said to be somebody's else. */
export function correctsWhom(head: string, { flow }: Situation): boolean {
  const text = fold(head);
  return flow === 'agenda' && (NO_AHEAD.test(text) || IT_IS.test(text)) && !ALSO.test(text);
}

/** "Mi otro hijo" as "mi hijo", every word where it stands. */
const OTHER_ONE = new RegExp(String.raw`(?<=${START}${FOR}\s+)((?:mi|meu|minha|my)\s+)(${OTHER})(?=\s)`, 'giu');
export function withoutOther(head: string): string {
  return head.replace(OTHER_ONE, (_all, own: string, other: string) => own + ' '.repeat(other.length));
}

const SOMEBODY = String.raw`(?:${OTHER}\s+(?:persona|pessoa|paciente|(?:de\s+(?:mis|meus|minhas)\s+)?(?:${KIN_WORD})(?:e?s)?)|(?:un[oa]?|uma?|a)\s+(?:${KIN_WORD}|conocid[oa]|familiar|pariente|relative)|alguien\s+mas|someone\s+else|somebody\s+else)`;
const SOMEBODY_ELSE = new RegExp(
  String.raw`${START}${FOR}\s+(?:(?:mi|el|la|o|a|the)\s+)?${SOMEBODY}${HERE_IT_ENDS}`,
  'u',
);
/** "Es para el otro", where one of them was spoken of. */
const THE_OTHER = new RegExp(String.raw`${START}${FOR}\s+(?:el|la|o|a|the)\s+${OTHER}(?:\s+one)?${HERE_IT_ENDS}`, 'u');
const NOT_ME = new RegExp(
  String.raw`${START}(?:(?:no|nao|not)\s+(?:(?:es|e|era|seria|is)\s+)?${FOR}\s+(?:mim?|me)|${FOR}\s+mim?\s+(?:no|nao)(?:\s+e?s?)?)${HERE_IT_ENDS}`,
  'u',
);

/** Where somebody else is told of whom nothing is known. */
export function strangerIn(head: string, { known }: Situation): Span | undefined {
  const text = fold(head);
  const told = SOMEBODY_ELSE.exec(text) ?? NOT_ME.exec(text) ?? (known?.para && THE_OTHER.exec(text));
  return told ? { start: told.index, end: told.index + told[0].length } : undefined;
}
