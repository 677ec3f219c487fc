/** "¿Cuánto vale el corte y cuánto la barba?", where one service is called by both: each by itself. */
import type { Tenant } from '../../../domain.ts';
import { bestService, namingWords } from '../names.ts';
import { clauses } from '../words/text.ts';
import type { Text } from '../words/text.ts';

/** The services in the order told; empty where they are not asked of apart. */
export function eachApart({ raw, norm }: Text, tenant: Tenant): readonly string[] {
  if (!APART.test(norm)) return [];
  const each = clauses(raw).flatMap((piece) => bestService(namingWords(piece.raw), tenant.services) ?? []);
  return [...new Set(each)];
}
const APART =
  / (?:cuanto|quanto|how much) .* (?:y|e|and) (?:(?:a )?(?:cuanto|quanto)|how much) | (?:precio|valor|preco|price) .* (?:y|e|and) (?:(?:el|o|the) )?(?:precio|valor|preco|price) | (?:por separado|cada un[oa]|cada uma?|separately|each) /;
