/**
 * Two branches in one breath: "creo que es Providencia, no Ñuñoa", "me queda mejor Norte que Sur", "Norte, aunque Sur
 * también me sirve". The one that is taken, where it is said; where it is not, none: how long a name is decides nothing.
 */
import { SMALL, isOwnName, partsOf, type Named } from './name-words.ts';
import { isCalled } from './people.ts';
import { re } from '../words/pattern.ts';

interface Mention {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Undefined: fewer than two are named; `null`: several, and which is meant is not said. */
export function takenOfSeveral(said: readonly string[], places: readonly Named[]): string | null | undefined {
  const mentions = mentionsIn(said, places);
  if (new Set(mentions.map(({ id }) => id)).size < 2) return undefined;
  const between = (from: number, to: number): string => ` ${said.slice(from, to).join(' ')} `;
  const before = (i: number): string => between(mentions[i - 1]?.to ?? 0, mentions[i]?.from ?? 0);
  const isCompared = (i: number): boolean => i > 0 && COMPARED.test(before(i));
  if (FARTHER.test(between(0, said.length)) && mentions.some((_, i) => isCompared(i))) return null;
  const last = mentions.length - 1;
  if (DECIDES.test(before(last)) && !REFUSED.test(before(last))) return mentions[last]?.id ?? null;
  const left = mentions.filter(({ to }, i) => {
    const behind = between(to, mentions[i + 1]?.from ?? said.length);
    return REFUSED.test(before(i)) || BESIDE.test(before(i)) || UNFIT.test(behind) || isCompared(i);
  });
  // "No puedo llegar a Escazú, ¿puede ser en Barrio Amón?"; "¿puede ser en Norte o en Sur?" leaves it open.
  const isOneOfTwo = (i: number): boolean => OR.test(between(mentions[i]?.to ?? 0, said.length));
  const [wished, ...more] = mentions.filter((_, i) => WISHED.test(before(i)) && !isOneOfTwo(i));
  if (wished !== undefined && more.length === 0) return wished.id;
  const gone = new Set(left.map(({ id }) => id));
  const kept = new Set(mentions.map(({ id }) => id).filter((id) => !gone.has(id)));
  const [one, ...others] = kept;
  return one === undefined || others.length > 0 || UNDECIDED.test(before(0)) ? null : one;
}

const AT = '(?:(?:en|a|al|de|del|la|el|lo|em|na|da|do|o|at|in|the|sede|sucursal|local|es|sea|is) )*';
const CANNOT_GET =
  '(?:(?:puedo|podemos|podre|alcanzo|llego|consigo|posso|voy a poder|quiero|quisiera|quero|can t|can) )*(?:(?:ir|llegar|venir|acercarme|chegar|get|go|come) )*';
const REFUSED = new RegExp(
  ` (?:(?:no|nao|not|can t) (?:me )?${CANNOT_GET}|(?:ni|nem|menos|excepto|porque|pues|ya que|es que|since|because) )${AT}$`,
);
/** "Vivo en Norte pero trabajo en Sur, entonces Sur". */
const DECIDES = new RegExp(` (?:entonces|asi que|por eso|mejor|prefiero|me quedo con|entao|melhor|prefiro|so) ${AT}$`);
/** "La tengo en Cordón, ¿la puedo hacer en Pocitos?"; "vivo en Norte pero trabajo en Sur, quiero un corte en Sur". */
const HAVE_IT =
  '(?:l[oa]s? (?:puedo|podemos|podria|podriamos) (?:hacer|tener|tomar)|(?<! (?:no|nao|not) )(?:puedo|podemos|podria|podriamos) (?:hacer|tener|tomar)l[oa]s?|(?:posso|podemos|poderia) fazer|(?:can|could) (?:i|we) (?:do|have) it)';
const WISHED = new RegExp(
  ` (?:(?:puede|podria|pode|poderia|can it|could it|que) (?:ser|sea|seja|be)|${HAVE_IT}|pas[ae]l[oa]|prefiero|prefiro|(?<!(?:no|nao|not) )(?:quiero|necesito|quero|preciso|want|need) (?:un|una|el|la|um|uma|a|an|o) (?:(?!no |nao |not |que )[^ ]+ ){1,4}(?:en|em|na|no|at|in)) ${AT}$`,
);
const OR = /^ (?:o|u|ou|or) /;
const BESIDE = new RegExp(` (?:aunque|si no|sino hay|o si no|igual|though|embora) ${AT}$`);
const COMPARED = re` (?:(?:antes |mejor |mas |melhor |mais |rather )?(?:que|do que|than)|en (?:vez|lugar) de|em vez de|instead of) ${AT}$`;
const FARTHER = / (?:lejos|lejitos|longe|far|farther|further|peor|pior|worse|igual|mismo|same|tan|as) /;
const UNFIT =
  /^ (?:(?:me|nos|is|it|esta|es|queda|quedaria|fica) )+(?:(?:muy|mas|re|super|un poco|bastante|demasiado|muito|mais|too|very|so) )*(?:lejos|lejitos|longe|far|a trasmano|incomod[oa]|llen[oa]) |^ (?:no|nao) (?:me|nos) (?:queda|sirve|conviene|acomoda) /;
const UNDECIDED = / (?:ni|nem|no se si|nao sei se|entre|between|cual|qual|which|ambas|cualquiera de) (?:.* )?$/;

/** Each place where one is named, in the order of the words; what two are called alike names neither. */
function mentionsIn(said: readonly string[], places: readonly Named[]): readonly Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < said.length;) {
    const runs = places.map((place) => ({ id: place.id, to: at + runOf(said, at, place) }));
    const far = Math.max(at, ...runs.map(({ to }) => to));
    const longest = far === at ? [] : runs.filter(({ to }) => to === far);
    const [one, ...others] = longest;
    if (one !== undefined && others.length === 0) found.push({ ...one, from: at });
    at = Math.max(far, at + 1);
  }
  return found;
}

/** How many words from here on are of its name: more than small ones. */
function runOf(said: readonly string[], at: number, place: Named): number {
  const parts = partsOf(place);
  if (!isCalled(said[at] ?? '', place)) return 0;
  let end = at + 1;
  while (end < said.length && (isCalled(said[end] ?? '', place) || isSmallPart(said[end] ?? '', parts))) end += 1;
  while (SMALL.has(said[end - 1] ?? '')) end -= 1;
  return said.slice(at, end).some(isOwnName) ? end - at : 0;
}

function isSmallPart(word: string, parts: readonly string[]): boolean {
  return SMALL.has(word) && parts.includes(word);
}
