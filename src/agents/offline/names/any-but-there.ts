/**
 * "Masaje el jueves, no en Palermo", "en cualquiera menos Surco", "Palermo me queda lejos": where he does not go, and no
 * other branch is named. Of two it is the other; of more, "another" than the one that is talked about.
 */
import type { Tenant } from '../../../domain.ts';
import type { Situation } from '../situation.ts';
import { fold, readText, type Text } from '../words/text.ts';
import { namesOfBranch } from './branch-refused.ts';
import { bestPlace } from './branches.ts';
import { namingWords } from './name-words.ts';

const CHARS_MAX = 240;
const AT = String.raw`(?:(?:en|em|na|no|at|in)\s+)?(?:(?:(?:la|el|a|o|the)\s+)?(?:sede|sucursal|local|unidade)\s+(?:(?:de|del|da|do)\s+)?)?(?:(?:la|el|the)\s+)?`;
const VERY = String.raw`(?:(?:muy|re|super|medio|un poco|bastante|demasiado|tan|muito|too|very|so)\s+)*`;
const UNFIT = String.raw`(?:no|nao)\s+(?:(?:me|nos)\s+(?:queda|sirve|conviene|acomoda|serve)(?:\s+(?:bien|comodo|cerca))?|puedo|podemos|llego|posso|consigo)|(?:me|nos)\s+queda\s+${VERY}(?:lejos|lejisimos|a trasmano|retirado)|(?:me\s+)?fica\s+${VERY}longe(?:\s+(?:para|pra)\s+mim)?|is\s+${VERY}far(?:\s+(?:away|for me))?`;
/** "Al menos en Palermo", "¿por qué no en Palermo?" and "si no, en Palermo" rule nothing out, nor does the "no" of Portuguese. */
const BUT = String.raw`(?<!(?:al|lo|ao|pelo)\s+)menos|excepto|exepto|salvo|exceto|except(?:\s+for)?|but\s+not|(?:que\s+)?(?:no|nao)\s+(?:sea|seja)|(?<!(?:que|si|se|sino|porque|why|if)\s+)(?:no(?=\s+en\s)|nao|not)`;

/** The message with the branch that is left; undefined: none is ruled out, or another one is named. */
export function anyButThere(
  { raw, asks }: Text,
  { tenant, flow, field, known, proposed }: Situation,
): Text | undefined {
  if (tenant === undefined || tenant.branches.length < 2 || raw.length > CHARS_MAX || asks) return undefined;
  if (field !== undefined || flow === 'cancelacion' || flow === 'pagos') return undefined;
  const folded = fold(raw);
  for (const branch of tenant.branches) {
    const told = ruledOut(namesOfBranch(branch), flow !== 'ninguno').exec(folded);
    if (told === null) continue;
    const [before, behind] = [raw.slice(0, told.index), raw.slice(told.index + told[0].length)];
    const named = bestPlace(namingWords(`${before} ${behind}`), tenant.branches);
    if (named !== undefined) return named === branch.id ? undefined : nearHim(before, behind, { tenant, named });
    const [left, ...more] = tenant.branches.filter(({ id }) => id !== branch.id);
    const here = branch.id === (known?.sucursal ?? proposed?.branchId);
    const instead = left && more.length === 0 ? `en ${left.name}` : here ? 'en otra sucursal' : '';
    return readText(`${before} ${instead}${behind}`);
  }
  return undefined;
}

/** "I work downtown so uptown is too far", "vivo en Surco, así que Miraflores me queda lejos": the one that is near him is meant. */
function nearHim(
  before: string,
  behind: string,
  { tenant: { branches }, named }: { tenant: Tenant; named: string },
): Text | undefined {
  const near = branches.find(({ id }) => id === named);
  if (near === undefined || !BEING_THERE.test(fold(before))) return undefined;
  return readText(`${before.replace(SO, '')}, en ${near.name}${behind}`);
}
const BEING_THERE =
  /(?<!\p{L})(?:vivo|vivimos|trabajo|trabajamos|laburo|estudio|estoy|estamos|ando|moro|moramos|trabalho|estou|fico|i\s+(?:live|work)|we\s+(?:live|work)|i['’]?m|cerca\s+de|perto\s+d[eao]|near)(?!\p{L})/u;
const SO = /[\s,.;]*(?:as[ií]\s+q(?:ue)?|por\s+eso|entonces|ent[aã]o|so|y|e|and|pero|mas|but)\s*$/iu;

/** "En Palermo no, en la otra": no other appointment. */
const THE_OTHER = String.raw`(?:(?:mejor|melhor|sino|pero|si|sim)\s+)?(?:en|em|na|no|at|in)?\s*(?:la|el|a|o|the)?\s*(?:otr[ao]|outr[ao]|other)(?:\s+(?:sede|sucursal|local|tienda|unidade|one|branch|si|sim))?`;

/** A bare "en Palermo no" is said of hours that are on show. */
function ruledOut(names: string, onShow: boolean): RegExp {
  const place = String.raw`${AT}(?:${names})(?![\p{L}\d])`;
  const no = onShow ? String.raw`|(?:no|nao)(?:[\s,.;]+${THE_OTHER})?(?=\s*[.!]*\s*$)` : '';
  return new RegExp(
    String.raw`(?<![\p{L}\d])(?:(?:(?:pero|mas|but)\s+)?(?:${BUT}|${UNFIT})\s+(?:a\s+)?${place}|${place}\s+(?:${UNFIT}${no}))`,
    'u',
  );
}
