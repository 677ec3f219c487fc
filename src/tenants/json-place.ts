/** Where a text stops being JSON. V8 says so of some mistakes only; in a file of three businesses the others are a search. */
const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** What may stand next. `first`: as well the end of the list or object that has just begun. */
type Next = 'value' | 'key' | 'colon' | 'after' | 'first value' | 'first key';

/** The offset of the first letter that JSON does not allow there, or the text's length; `text` is no JSON. */
export function jsonEndsAt(text: string): number {
  const open: ('{' | '[')[] = [];
  let next: Next = 'value';
  for (let at = past(SPACE, text, 0); ; at = past(SPACE, text, at)) {
    const letter = text[at];
    const step: Step | undefined = letter === undefined ? undefined : stepOf({ text, at, letter, next, open });
    if (step === undefined) return at;
    [next, at] = step;
  }
}

type Step = readonly [next: Next, at: number];

interface Here {
  readonly text: string;
  readonly at: number;
  readonly letter: string;
  readonly next: Next;
  readonly open: ('{' | '[')[];
}

function stepOf(here: Here): Step | undefined {
  const { text, at, letter, next, open } = here;
  const inside = open.at(-1);
  switch (next) {
    case 'colon':
      return letter === ':' ? ['value', at + 1] : undefined;
    case 'after':
      if (letter === ',' && inside !== undefined) return [inside === '{' ? 'key' : 'value', at + 1];
      return ended(here);
    case 'key':
    case 'first key': {
      const end = past(STRING, text, at);
      if (end > at) return ['colon', end];
      return next === 'first key' ? ended(here) : undefined;
    }
    default:
      return begun(here) ?? (next === 'first value' ? ended(here) : undefined);
  }
}

function begun({ text, at, letter, open }: Here): Step | undefined {
  if (letter === '{' || letter === '[') {
    open.push(letter);
    return [letter === '{' ? 'first key' : 'first value', at + 1];
  }
  const end = Math.max(past(STRING, text, at), past(SCALAR, text, at));
  return end > at ? ['after', end] : undefined;
}

function ended({ at, letter, open }: Here): Step | undefined {
  const closes = open.at(-1) === '{' ? '}' : ']';
  if (open.length === 0 || letter !== closes) return undefined;
  open.pop();
  return ['after', at + 1];
}

/** Where the pattern ends that begins here; here, when it does not. */
function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
