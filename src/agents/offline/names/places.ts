/** Branches whose names are also a time: at "Once" nobody comes at eleven for that. */
import type { Tenant } from '../../../domain.ts';
import { fold } from '../words/text.ts';

const AT = '(?:en|sucursal|sede|local|filial|branch|(?:sucursal|sede|local|filial|la|el|lo)\\s+de)\\s+';
/** "En once días", "en once minutos", "el de once y media", "la de once de la mañana" count all the same. */
const COUNTS =
  '(?!\\s*(?:y\\s+(?:media|cuarto)|am|pm|a\\.|p\\.|hs?|hrs?|horas?|de\\s+la\\s|en\\s+punto|a\\s+[a-z]+|minutos?|min|dias?|semanas?|mes(?:es)?|anos?)\\b)';
/** An hour of its own follows: "jueves Once 16hs", "once 16:30". */
const HOUR_BEHIND = '(?=\\s+(?:\\d{1,2}(?::\\d{2}|\\s?(?:hs?|hrs?|am|pm)\\b)|a\\s+las?\\s))';
const LOOKED_AT_CHARS_MAX = 800;

/** Where a text names a branch as a place. */
export function placesIn(raw: string, tenant: Tenant | undefined): { start: number; end: number }[] {
  const names = (tenant?.branches ?? []).flatMap(({ name }) => (/^\p{L}+$/u.test(name) ? [fold(name)] : []));
  if (names.length === 0) return [];
  const name = `(?:${names.join('|')})\\b`;
  const place = new RegExp(`(?<=\\b${AT})${name}${COUNTS}|(?<!\\blas?\\s+)\\b${name}${HOUR_BEHIND}`, 'g');
  return [...fold(raw.slice(0, LOOKED_AT_CHARS_MAX)).matchAll(place)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
