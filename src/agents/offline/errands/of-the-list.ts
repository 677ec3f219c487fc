/**
 * "¿Qué limpiezas hacen?", and then "dale, quiero la segunda", "¿cuánto dura el último?": the service of that row, where
 * no list to tap is open. What was listed, reception knows.
 */
import type { Situation } from '../situation.ts';
import { fold, readText } from '../words/text.ts';
import type { Text } from '../words/text.ts';

const CHARS_MAX = 80;
/** "El 1ro" and "para el primero" are days. */
const FIRST = String.raw`primer[oa]|1(?:ra|era)|first|primeir[oa]`;
const SECOND = String.raw`segund[oa]|2(?:d[oa]|nd)|second`;
const THIRD = String.raw`tercer[oa]?|3(?:er[oa]?|ra|ro|rd)|third|terceir[oa]`;
const FOURTH = String.raw`cuart[oa]|4(?:t[oa]|th)|fourth|quart[oa]`;
const LAST = String.raw`ultim[oa]|last(?:\s+one)?`;
/** A day, a visit, an hour and a person may be the first, too: only what ends there, or goes on to say when, is a row. */
const ROW = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<!(?:para|pa|pra|for|hasta|desde)\s)(?:el|la|o|a|the|del|da|do|of\s+the)\s+(?:(?<n1>${FIRST})|(?<n2>${SECOND})|(?<n3>${THIRD})|(?<n4>${FOURTH})|(?<last>${LAST}))(?:\s+(?:opcion|option|one|de\s+(?:la\s+lista|todos|todas|esos|esas)|da\s+lista|que\s+(?:dijiste|mencionaste|nombraste|me\s+(?:dijiste|pasaste|mandaste))))?(?=\s*(?:$|[.,;!?\n]|(?:y|e|and|para|pa|pra|for|el|este|on|hoy|hoje|today|manana|amanha|tomorrow|por\s+favor|porfa|please|entonces|nomas)(?![\p{L}\p{N}])))`,
  'gu',
);

/** Said with the service's name in that row's place. */
export function withTheListed({ raw }: Text, { spokenOf, tenant, flow, offer }: Situation): Text | undefined {
  const ids = spokenOf?.serviceIds ?? [];
  if (ids.length < 2 || raw.length > CHARS_MAX || flow !== 'ninguno' || offer?.kind === 'cita') return undefined;
  const service = (groups: Readonly<Record<string, string | undefined>> = {}) => {
    const { n1, n2, n3, n4, last } = groups;
    const at = last === undefined ? [n1, n2, n3, n4].findIndex((said) => said !== undefined) : ids.length - 1;
    return tenant?.services.find(({ id }) => id === ids[at])?.name;
  };
  let [named, to] = ['', 0];
  for (const { index, groups, 0: words } of fold(raw).matchAll(ROW)) {
    const name = service(groups);
    if (name === undefined) continue;
    named += `${raw.slice(to, index)}${name}`;
    to = index + words.length;
  }
  return to === 0 ? undefined : readText(named + raw.slice(to));
}
