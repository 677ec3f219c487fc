/** "Quiero cancelar mi turno, perdón, cambiarlo al viernes": of two deeds that one takes the other back, the second is meant. */
import { fold } from '../../words/text.ts';
import { CANCEL, MOVE, SHIFT } from '../../words/words.ts';

type Deed = 'cancel' | 'move' | 'book' | 'pay';
const VERBS: Readonly<Record<Deed, string>> = {
  cancel: CANCEL,
  move: `${MOVE}|${SHIFT}`,
  book: '(?:reserv|agend|agenda|marc)(?:ar|ame|eme|a|o)|sacar|sac[ao]me|pedir|book',
  pay: '(?:pag|abon)(?:ar|o|a)(?:l[oa])?|pay',
};
const OPENING =
  '(?:(?:quier[oe]|quisiera|queria|quero|want to|need to|i|yo|es|era|mejor|melhor|que|para|pra|to|l[oa]|me)\\s+)*';
const OBJECT = /^\s*(?:el|la|los|las|mi|mis|un|una|lo|o|a|meu|minha|um|uma|the|my|an?)\s/;
/** What hangs on the verb, of what was spoken of: "cambiarlo", "cancelala". */
const HANGING = /(?<=[a-z]{3})(?:me|nos)?l[oa]s?$/;

/** The whole as it is meant; undefined: the words behind the mark begin with no other deed than that before it. */
export function withOtherDeed(before: string, behind: string): string | undefined {
  const [folded, rest] = [fold(before), fold(behind)];
  const meant = deedAt(rest);
  const wrong = meant && onlyDeedIn(folded, meant.deed);
  if (meant === undefined || wrong === undefined) return undefined;
  const own = behind.slice(meant.end);
  if (OBJECT.test(fold(own))) return behind;
  if (meant.deed === 'pay') return undefined;
  const verb = behind.slice(meant.start, meant.end).replace(HANGING, '');
  return `${before.slice(0, wrong.start)}${verb}${before.slice(wrong.end)} ${own.replace(/^\s*it(?![a-z])/i, '')}`;
}

/** "Cancelá el de mañana, no, cancelá el del jueves": the verb that is said again, with the space behind it. */
export function sameDeed(behind: string, before: string): string | undefined {
  const verbs = Object.values(VERBS).find((verb) => new RegExp(`(?<![a-z])(?:${verb})(?![a-z])`).test(before));
  return verbs === undefined ? undefined : new RegExp(`^(?:${verbs})\\s+`).exec(behind)?.[0];
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Booking is often beside another deed, and seldom in its place. */
function deedAt(folded: string): (Stretch & { readonly deed: Deed }) | undefined {
  for (const deed of ['cancel', 'move', 'pay'] as const) {
    const found = new RegExp(`^${OPENING}(?<verb>${VERBS[deed]})(?![a-z])`).exec(folded);
    const verb = found?.groups?.['verb'];
    if (found !== null && verb !== undefined)
      return { deed, start: found[0].length - verb.length, end: found[0].length };
  }
  return undefined;
}

function onlyDeedIn(folded: string, meant: Deed): Stretch | undefined {
  const found = (Object.keys(VERBS) as Deed[]).flatMap((deed) =>
    [...folded.matchAll(new RegExp(`(?<![a-z])(?:${VERBS[deed]})(?![a-z])`, 'g'))].map(({ 0: verb, index }) => ({
      deed,
      start: index,
      end: index + verb.length,
    })),
  );
  const [wrong, ...others] = found;
  return wrong === undefined || others.length > 0 || wrong.deed === meant ? undefined : wrong;
}
