/** "Let me check with my wife", "can you check if you have it at 3?": somebody looks, and no "Check-up" is wished for. */

const WHO_LOOKS = [
  "let me|lemme|i['’]?ll|i will|i['’]?m going to|i gotta|(?:i )?(?:have|need|got|want|would like) to|i['’]?d like to",
  "i (?:can|could|should|must)|let['’]?s|we['’]?ll|(?:can|could|would|will) (?:you|u|i|we)|please|pls|just|gonna|going to",
].join('|');
/** Beside what it is looked at for, or for whom: "check my teeth" is done here. */
const FOR_WHAT = [
  'with|if|whether|on|back|again|first|and|that|when|what|which|how|availability|something|it|in a',
  'for (?:me|you|us|it|[a-z]+day|tomorrow|today|another|other|later|the)',
  '(?:my|the|your|our|his|her) (?:[a-z]+ )?(?:calendar|schedule|agenda|diary|availability|time|times|date|dates|day|hours?|price|prices|wife|husband|boss|work|shift|plans|openings?|slots?)',
  '(?:[a-z]+day|tomorrow|today|next|another|other|later|at|[0-9])',
].join('|');
const LOOKS = new RegExp(
  String.raw`(?<![\p{L}])(?<who>(?:${WHO_LOOKS})\s+(?:(?:just|first|quickly|please|double|also)\s+)*)check(?=\s+(?:${FOR_WHAT.replaceAll(' ', String.raw`\s+`)})(?![\p{L}])|(?:\s+the)?\s*(?:[.,;!?]|$))|(?<![\p{L}])checking(?![\p{L}-])`,
  'giu',
);

/** The words without it. */
export function withoutLooking(raw: string): string {
  return raw.replace(LOOKS, '$<who>');
}
