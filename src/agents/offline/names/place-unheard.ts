/** "A las 11 pero en el local de Insurgentes", where none of the branches is called so, or in such a street. */
import type { Tenant } from '../../../domain.ts';
import type { Text } from '../words/text.ts';
import { bestPlace } from './branches.ts';
import { isOwnName, namingWords } from './name-words.ts';

const AT_PLACE =
  / (?:en|em|na|no|in|at) (?:(?:la|el|lo|a|o|the) )?(?:(?:(?:sucursal|sede|local|tienda|unidade|filial|loja) (?:(?:de|del|da|do|en) )?(?:(?:la|el) )?|(?:la|el) (?:de|del|da|do) (?:la |el )?)([a-z]+)|([a-z]+) (?:branch|location|store)) /;

/** A place is told where he wants to come, and nobody here knows it: no hour is taken for that. */
export function saysPlaceUnheard({ norm, asks }: Text, tenant: Tenant | undefined): boolean {
  if (tenant === undefined || tenant.branches.length < 2 || asks) return false;
  const [, behind, before] = AT_PLACE.exec(norm) ?? [];
  const told = behind ?? before;
  if (told === undefined || !isOwnName(told) || NO_PLACE.test(told)) return false;
  return bestPlace(namingWords(norm), tenant.branches) === undefined;
}
const NO_PLACE =
  /^(?:siempre|sempre|ustedes|vos|ti|usted|ahi|aca|alla|aqui|ali|antes|usual|same|misma?o?|mesm[oa]|mas|mais|cerca|que|otr[oa]|outr[oa]|las|los|manana|hoy|your|this|that|nearest|any)$/;
