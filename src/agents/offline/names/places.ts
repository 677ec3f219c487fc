/** Names that are also a time: at "Once" nobody comes at eleven for that, "cancha 2" is no two o'clock, "cavado" no Saturday, nor is Domingo who attends. */
import type { Tenant } from '../../../domain.ts';
import { isLikeADay } from '../time/index.ts';
import { fold, type Text } from '../words/text.ts';
import { SMALL, partsOf, type Named, isOwnName, namingWords } from './name-words.ts';
import { bestPlace } from './branches.ts';
import { streetDates } from './street-date.ts';
import { matchesOf } from '../words/pattern.ts';

/** With its article: what is left of "la sucursal Centro mañana" would be "la mañana". */
const AT =
  '(?:(?:la|el|a|o|na|no)\\s+)?(?:en|sucursal|sede|local|filial|branch|(?:sucursal|sede|local|filial|la|el|lo)\\s+de)\\s+';
/** "En once días", "en once minutos", "el de once y media", "la de once de la mañana" count all the same. */
const COUNTS =
  '(?!\\s*(?:y\\s+(?:media|cuarto)|am|pm|a\\.|p\\.|hs?|hrs?|horas?|de\\s+la\\s|en\\s+punto|a\\s+[a-z]+|minutos?|min|dias?|semanas?|mes(?:es)?|anos?)\\b)';
/** An hour of its own follows: "jueves Once 16hs", "once 16:30". */
const HOUR_BEHIND = '(?=\\s+(?:\\d{1,2}(?::\\d{2}|\\s?(?:hs?|hrs?|am|pm)\\b)|a\\s+las?\\s))';
/** "Cancha 2", "Box 3": a word or two, and the number behind it. */
const NUMBERED = /^(?<words>\p{L}+(?: \p{L}+)?) (?<number>\d{1,2})$/u;
const LOOKED_AT_CHARS_MAX = 800;

/** Where a text names a branch as a place. */
export function placesIn(raw: string, tenant: Tenant | undefined): { start: number; end: number }[] {
  const place = tenant && placeOf(tenant);
  if (!place) return [];
  return matchesOf(fold(raw.slice(0, LOOKED_AT_CHARS_MAX)), place).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** "21 de Mayo" and nothing else, where branches can be chosen: the one that is called so, and no day. */
export function branchOfThatDate(raw: string, tenant: Tenant | undefined): { start: number; end: number }[] {
  const said = fold(raw.slice(0, LOOKED_AT_CHARS_MAX)).replace(/[\s.!?]+$/, '');
  const called = tenant?.branches.some(({ name }) => CALLED_LIKE_A_DATE.test(fold(name)) && fold(name) === said.trim());
  return called === true ? [{ start: 0, end: said.length }] : [];
}

/** The same for as long as the tenants file is: every message is looked at. Null: no name is such a one. */
function placeOf(tenant: Tenant): RegExp | null {
  const before = known.get(tenant);
  if (before !== undefined) return before;
  const names = tenant.branches.flatMap(({ name }) => (/^\p{L}+$/u.test(name) ? [fold(name)] : []));
  const name = `(?:${names.join('|')})\\b`;
  const place = `\\b${AT}${name}${COUNTS}|(?<!\\blas?\\s+)\\b${name}${HOUR_BEHIND}`;
  const sources = [...(names.length === 0 ? [] : [place]), ...numbersOf([...tenant.branches, ...tenant.professionals])];
  const likeDays = tenant.services.flatMap((service) => partsOf(service).filter((word) => isLikeADay(word)));
  if (likeDays.length > 0) sources.push(`\\b(?:${likeDays.join('|')})\\b`);
  sources.push(
    ...daysOf(tenant.professionals),
    ...datesOf(tenant.branches),
    ...streetDates(tenant),
    ...tenant.services.flatMap(timesOf),
  );
  const found = sources.length === 0 ? null : new RegExp(sources.join('|'), 'g');
  known.set(tenant, found);
  return found;
}
const known = new WeakMap<Tenant, RegExp | null>();

/** "¿Me atiende Domingo?", where a Domingo works: "me atiende el domingo" is a day all the same. */
const SERVES =
  '(?:me|nos|le|te) (?:atiend[ae]n?|atendera|atenderia|hace|haga|hara|corta|corte|ve|vea|vera|toca|toque|atend[ae])';
const WHO = `(?:${SERVES}|(?:prefiero|quiero|prefiro) a)`;
const DAY_OR_MONTH = /^(?:domingo|sabado|lunes|martes|viernes|abril|mayo|junio|julio|agosto|april|may|june|august)$/;
function daysOf(people: readonly { readonly name: string }[]): readonly string[] {
  return people
    .flatMap(({ name }) => fold(name).split(' '))
    .filter((part) => DAY_OR_MONTH.test(part))
    .map((part) => `(?<=\\b${WHO} )${part}\\b`);
}

/** "Maquillaje de noche" is at any hour, "permiso de viaje" for who is in town, "4 neumáticos" no four o'clock. */
function timesOf(service: Named): readonly string[] {
  const parts = partsOf(service);
  return parts.flatMap((part, i) => {
    const next = parts.findIndex((other, j) => j > i && !SMALL.has(other));
    const [other = ''] = next < 0 ? [] : [parts[next]];
    const counts = NUMBER.test(part) && /^[a-z]{3,}$/.test(other) && !MEASURE.test(other);
    if (SMALL.has(part) || (!counts && !TIMELY.test(part) && !TIMELY.test(other)) || other === '') return [];
    const between = parts.slice(i + 1, next).map((small) => `(?:${small}\\s+)?`);
    return [`${counts ? '(?<!\\blas? )' : ''}\\b${part}\\s+${between.join('')}${other}\\b`];
  });
}
const NUMBER = /^\d{1,2}$/;
const MEASURE = /^(?:min|hora|hour|dia|day|semana|week|mes|month|pm|hs|hrs|de|por|para)/;
const TIMELY =
  /^(?:noche|noite|night|tarde|afternoon|manana|manha|morning|mediodia|madrugada|dia|day|viaje|viajero|viagem|vuelo|voo|trip|travel|flight|mudanza|trabajo|trabalho|boda|casamento)$/;

/** "En 25 de Mayo", "la de 25 de Mayo", "la 9 de Julio", "na 25 de Março": a date has its article, "el 25 de mayo". */
function datesOf(branches: readonly { readonly name: string }[]): readonly string[] {
  return branches.flatMap(({ name }) =>
    CALLED_LIKE_A_DATE.test(fold(name))
      ? [`(?<=\\b(?:${AT}|(?<!antes |despues )de |em |na |la ))${fold(name)}\\b`]
      : [],
  );
}
const CALLED_LIKE_A_DATE = /^(?:\d{1,2}|primero) de [a-z]+$/;

/** The number alone: "en la cancha 1 mañana" is not in the morning. */
function numbersOf(named: readonly { readonly name: string }[]): readonly string[] {
  return named.flatMap(({ name }) => {
    const { words, number } = NUMBERED.exec(name)?.groups ?? {};
    return words === undefined || number === undefined ? [] : [`(?<=\\b${fold(words)} )${number}\\b(?![:.]\\d)`];
  });
}

/** "A las 11 pero en el local de Insurgentes", where none of the branches is called so, or in such a street. */
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
