/**
 * "Pensándolo bien me queda mejor Norte, que está cerca del trabajo", "me conviene más Sur porque me queda al lado de casa":
 * why it is to be there asks for no address and for nothing else. The branch stays.
 */
import { NEAR, VERY } from '../answers/around/near-or-far.ts';
import type { Situation } from '../situation.ts';
import { re } from '../words/pattern.ts';
import { fold, readText, type Text } from '../words/text.ts';
import { bestPlace } from './branches.ts';
import { namingWords } from './name-words.ts';

const BECAUSE = '(?:que|q|porque|pq|pues|ya que|es que|por que|pois|because|since|cause)';
const IS = "(?:(?:me|nos|it|that)\\s+)?(?:queda|quedaria|esta|es|cae|fica|e|is|s|it[’']s)";
const WHY_THERE = re`[\s,;.]+${BECAUSE}\s+${IS}\s+(?:(?:${VERY}|mas|mais|mucho)\s+)*${NEAR}(?![a-z])(?:\s+[a-z]+){0,5}\s*[.!]*\s*$`;
const SUITS = '(?:me|nos) (?:queda|quedaria|conviene|convendria|viene|vendria|sirve|acomoda|fica)';
/** "Ahora que lo pienso, mejor en Norte", "ah no, me queda mejor Norte": he thinks again, and says so. */
const THINKS_AGAIN = re`^\s*(?:(?:ah+|ay|uy|no|nao|pero|mm+|sabes? que|bueno)[\s,.]+)*(?:(?:ahora que lo (?:pienso|veo)|pensandolo (?:bien|mejor)|(?:lo )?pense (?:bien|mejor)|pensando (?:bem|melhor)|agora que (?:eu )?penso|now that i think (?:about|of) it|on second thought)[\s,.]+(?=\S)|(?=${SUITS} (?:mejor|melhor|mas|mais) ))`;
/** "Me conviene más Norte": better, and no more of it. */
const SUITS_MORE = re`(?<=(?:^|[^a-z])${SUITS} )(?:mas|mais)(?= (?:en |em |na |no |la |el |lo )?(?!cerca|comodo|facil|lejos|tarde|temprano|perto|cedo)[a-z])`;
const CHARS_MAX = 200;

/** The message without why it is to be there, and without the second thought before it; undefined: neither is told, or no branch is. */
export function withoutWhyThere({ raw, asks }: Text, { tenant, flow, field }: Situation): Text | undefined {
  if (tenant === undefined || tenant.branches.length < 2 || raw.length > CHARS_MAX || asks) return undefined;
  const folded = fold(raw);
  const why = WHY_THERE.exec(folded);
  // What is typed as a name is told by no reason.
  if ((field !== undefined && why === null) || flow === 'cancelacion' || flow === 'pagos') return undefined;
  const start = THINKS_AGAIN.exec(folded)?.[0].length ?? 0;
  const kept = raw.slice(start, why?.index);
  const more = SUITS_MORE.exec(folded.slice(start, why?.index));
  const said = more === null ? kept : `${kept.slice(0, more.index)}mejor${kept.slice(more.index + more[0].length)}`;
  if (said === raw || bestPlace(namingWords(kept), tenant.branches) === undefined) return undefined;
  return readText(said);
}
