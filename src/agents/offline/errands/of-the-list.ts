/**
 * "¿Qué limpiezas hacen?", and then "dale, quiero la segunda", "¿cuánto dura el último?": the service of that row, where
 * no list to tap is open. What was listed, reception knows.
 */
import { ordinalOf } from '../answers/place-said.ts';
import type { Situation } from '../situation.ts';
import { fold, readText } from '../words/text.ts';
import type { Text } from '../words/text.ts';

const CHARS_MAX = 80;
/** "Quinta" and "sexta" are days in Portuguese. */
const ROWS_MAX = 4;
/** "El 1ro" is a day. */
const FIRST_OF_THE_MONTH = /^1(?:r?o|er|ero)$/;
/** A day, a visit, an hour and a person may be the first, too: only what ends there, or goes on to say when, is a row. */
const ROW = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<!(?:para|pa|pra|for|hasta|desde)\s)(?:el|la|o|a|the|del|da|do|of\s+the)\s+(?<which>\d{0,2}\p{L}+)(?:\s+(?:opcion|option|one|de\s+(?:la\s+lista|todos|todas|esos|esas)|da\s+lista|que\s+(?:dijiste|mencionaste|nombraste|me\s+(?:dijiste|pasaste|mandaste))))?(?=\s*(?:$|[.,;!?\n]|(?:y|e|and|para|pa|pra|for|el|este|on|hoy|hoje|today|manana|amanha|tomorrow|por\s+favor|porfa|please|entonces|nomas)(?![\p{L}\p{N}])))`,
  'gu',
);

/** Said with the service's name in that row's place. */
export function withTheListed({ raw }: Text, { spokenOf, tenant, flow, offer }: Situation): Text | undefined {
  const ids = spokenOf?.serviceIds ?? [];
  if (ids.length < 2 || raw.length > CHARS_MAX || flow !== 'ninguno' || offer?.kind === 'cita') return undefined;
  const service = (which = '') => {
    const n = FIRST_OF_THE_MONTH.test(which) ? undefined : ordinalOf(which);
    if (n === undefined || n < -1 || n > ROWS_MAX) return undefined;
    return tenant?.services.find(({ id }) => id === ids.at(n === -1 ? n : n - 1))?.name;
  };
  let [named, to] = ['', 0];
  for (const { index, groups, 0: words } of fold(raw).matchAll(ROW)) {
    const name = service(groups?.['which']);
    if (name === undefined) continue;
    named += `${raw.slice(to, index)}${name}`;
    to = index + words.length;
  }
  return to === 0 ? undefined : readText(named + raw.slice(to));
}
