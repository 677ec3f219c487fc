/**
 * "¿Qué limpiezas hacen?", and then "dale, quiero la segunda", "¿cuánto dura el último?": the service of that row, where
 * no list to tap is open. What was listed, reception knows.
 */
import { pageOf } from '../../../../domain.ts';
import { numberOf, ordinalOf } from '../../answers/choosing/place-said.ts';
import { findNames } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { timesIn } from '../../time/index.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { matchesOf } from '../../words/pattern.ts';

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
  for (const { index, groups, 0: words } of matchesOf(fold(raw), ROW)) {
    const name = service(groups?.['which']);
    if (name === undefined) continue;
    named += `${raw.slice(to, index)}${name}`;
    to = index + words.length;
  }
  return to === 0 ? undefined : readText(named + raw.slice(to));
}

/** "La segunda", "2", "the second one" at the head of what goes on; a bare Portuguese "segunda" is a day. */
const SHOWN_ROW =
  /^\s*(?:(?:si|ok|dale|bueno|quiero|quisiera|dame|deme|prefiero|elijo|quero|i want|i ll take) )*(?:(?:(?:el|la|lo|o|a|the) )(?<row>\d{1,2}|[a-z]+)(?: (?:opcion|opcao|option|one))?|(?<first>\d{1,2}|[a-z]+) (?:opcion|opcao|option)|(?<bare>\d{1,2}))(?=\s*,|\s(?:para|pa|pra|pro|for|el|este|esta|los|las|on|this|next|at|a las?|con|com|with|en|na|no|por la|hoy|hoje|today|tonight|manana|amanha|pasado|tomorrow|[a-z]+day)\s?)/;

/** "La segunda para el jueves", "2 con Jorge", in the list of services: that service, and what else is said with it (CONV-11). */
export function withTheShown({ raw }: Text, situation: Situation): Text | undefined {
  const { offer, flow, tenant } = situation;
  if (offer?.kind !== 'servicio' || flow !== 'agenda' || tenant === undefined || raw.length > CHARS_MAX)
    return undefined;
  const said = SHOWN_ROW.exec(fold(raw));
  const n = numberOf(said?.groups?.['row'] ?? said?.groups?.['first'] ?? said?.groups?.['bare'] ?? '');
  const { first, last } = pageOf(offer);
  if (said === null || n === undefined || n < 1 || first - 1 + n > last) return undefined;
  const rest = raw.slice(said[0].length);
  const { profesional, sucursal } = findNames(rest, tenant);
  if (!saysWhen(timesIn(rest, situation)) && (profesional ?? sucursal) === undefined) return undefined;
  const id = offer.services[first - 2 + n]?.id;
  const name = tenant.services.find((service) => service.id === id)?.name;
  return name === undefined ? undefined : readText(`${name} ${rest.replace(/^\s*,\s*/, '')}`);
}
