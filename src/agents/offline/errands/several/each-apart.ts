/** "¿Cuánto vale el corte y cuánto la barba?", where one service is called by both: each by itself. */
import type { Tenant } from '../../../../domain.ts';
import { leftOpen, namingWords, serviceIn } from '../../names.ts';
import { namesLike } from '../../names/services.ts';
import { clauses, type Text } from '../../words/text.ts';

/** The services in the order told; empty where they are not asked of apart. */
export function eachApart({ raw, norm }: Text, tenant: Tenant): readonly string[] {
  const alike = calledAlike(raw, tenant);
  if (alike.length > 1) return alike;
  if (!APART.test(norm)) return [];
  const each = clauses(raw).flatMap((piece) => serviceIn(piece.raw, tenant) ?? []);
  return [...new Set(each)];
}
const APART =
  / (?:cuanto|quanto|how much) .* (?:y|e|and) (?:(?:a )?(?:cuanto|quanto)|how much) | (?:precio|valor|preco|price) .* (?:y|e|and) (?:(?:el|o|the) )?(?:precio|valor|preco|price) | (?:por separado|cada un[oa]|cada uma?|separately|each) /;

/** "¿Cuánto el corte y el corte de niño?", "el masaje y el masaje con piedras": called by one word, and told apart by the other. */
function calledAlike(raw: string, tenant: Tenant): readonly string[] {
  const pieces = raw.split(AND);
  const [first = '', ...others] = pieces;
  const names = namingWords(first).filter((word) => namesLike(word, tenant.services));
  const repeated = others.some((piece) => namingWords(piece).some((word) => names.includes(word)));
  if (!repeated) return [];
  const each = pieces.map((piece) => {
    const one = serviceIn(piece, tenant);
    return one === undefined ? leftOpen(piece, tenant) : [one];
  });
  return each.every((ids) => ids.length > 0) ? [...new Set(each.flat())] : [];
}
const AND = /\s*(?:,|\s(?:y|e|and|o|ou|or)\s)\s*/i;
