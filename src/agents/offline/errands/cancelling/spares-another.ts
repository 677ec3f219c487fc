/**
 * "La tasación no", "dejá la tasación", "esta sí, la del viernes no", asked whether another one goes: that one stays, and
 * the question is open still. A no that names nothing is to the one asked about.
 */
import { isYes } from '../../answers/agreeing/yes-head.ts';
import { YES, act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { verdictOf } from '../../words/phrases.ts';
import { clauses, readText, type Piece } from '../../words/text.ts';
import { STAY } from '../../words/words.ts';
import { isToBeLeft } from '../mine/left-be.ts';
import { COMES } from '../mine/kept-beside.ts';
import { named } from '../mine/which-one.ts';
import { re } from '../../words/pattern.ts';

/** Behind its name: "la tasación no", "la tasación dejala", "la tasación sigue". */
const REFUSED = re` (?:no|nao|not|tampoco)(?: (?:por favor|porfa|please|gracias|entonces|esa|ese|that one|quiero|la quiero cancelar))* $| (?:${STAY}|queda|sigue|fica|stays)(?: (?:asi|igual|como esta|en pie|por favor|porfa|please|nomas))* $`;
/** Before it: "dejá la tasación", "menos la tasación", "keep the second one". */
const KEEPS = re` (?:${STAY}|deja(?:me)?|deje(?:me)?|mantene|mantengan|menos|salvo|excepto|except|but not) (?:(?:la|el|lo|a|o|the|my|mi|minha|meu|de|del|da|do|one) )*[a-z0-9]+`;
const WORDS_MAX = 14;

/** Undefined unless one of his that is not in question is told to stay; a yes beside it is to the one that is. */
export function sparesAnother(heard: Heard): Act[] | undefined {
  const { text, situation } = heard;
  const { flow, asks, cancelling } = situation;
  if (flow !== 'cancelacion' || asks !== 'confirm' || cancelling === undefined) return undefined;
  if (text.asks || text.words.length > WORDS_MAX) return undefined;
  const pieces = clauses(text.raw);
  // "Dalo de baja, el de mañana sí": to that one he comes, and what is ordered is of the one asked about.
  const ordered = pieces.some(({ raw }) => ORDERS_IT.test(readText(raw).norm));
  const kept = pieces.flatMap((piece) => {
    const of = named(readText(piece.raw), situation, [{ of: cancelling }]);
    const left = stays(piece) || (ordered && COMES.test(readText(piece.raw).norm));
    return of !== undefined && of.id !== cancelling.id && left ? [{ piece, of }] : [];
  });
  const [one, ...others] = kept;
  if (one === undefined || others.length > 0) return undefined;
  const rest = pieces.filter((piece) => piece !== one.piece);
  // "No, no quiero cancelar el otro" may be a no to the question, and what is spoken of anything.
  const refuses = rest.some(({ raw }) => verdictOf(readText(raw)) === 'no');
  if (refuses && !saysItself(one.piece)) return undefined;
  const spared = act(heard, { intent: 'reject', of: one.of });
  if (rest.every(({ raw }) => SAYS_NOTHING.test(readText(raw).norm) || verdictOf(readText(raw)) === 'filler'))
    return [spared];
  return rest.every(({ raw }) => agreesToThis(raw)) ? [spared, act(heard, YES)] : undefined;
}

function stays(piece: Piece): boolean {
  return saysItself(piece) || isToBeLeft(readText(piece.raw));
}
function saysItself({ raw }: Piece): boolean {
  const { norm } = readText(raw);
  return REFUSED.test(norm) || KEEPS.test(norm);
}

/** "No, la tasación no": it is all of that one. */
const SAYS_NOTHING = /^ (?:no|nao|pero|but|mas|ah|ay|uy|espera|perdon|sorry) $/;
const THIS_TOO = /^ (?:est[ae]|es[ae]|ess[ae]|this one|that one) (?:si|sim|yes)(?: (?:cancel[a-z]*|anul[a-z]*))? $/;
function agreesToThis(raw: string): boolean {
  return isYes(raw) || THIS_TOO.test(readText(raw).norm) || ORDERS_IT.test(readText(raw).norm);
}
/** "Dalo de baja", "cancelámelo", "sí, cancel it": with the one asked about as its object. */
const ORDERS_IT = re`^ (?:(?:si|sim|yes|dale|ok|bueno|por favor|porfa|please) )*(?:d[ae]l[oae] de baja|(?:cancel|anul|elimin|borr)[ae](?:me)?l[oa]|cancel (?:it|that)|(?:cancel|desmarc)[ae](?: (?:ela|ele|isso|essa|esse))?)(?: (?:por favor|porfa|please|nomas))* $`;
