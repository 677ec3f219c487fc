/** Services told in a row, under one verb and one time: "manicure y pedicure el jueves", "primero corte y después las uñas". */
import type { Language, Tenant } from '../../../../domain.ts';
import { kindNamed, leftOpen, namesLike, namingWords, serviceIn, servicesNamed, saysBoth } from '../../names.ts';
import { RELATION } from '../../people/told-names.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text, clauses, type Piece } from '../../words/text.ts';
import type { TimeReading } from '../../time/index.ts';
import { SMALL } from '../../names/name-words.ts';
import { wordSet } from '../../words/pattern.ts';

/** "Manicure y pedicure el jueves": services in a row, each its own, under one verb and one time. "Corte o color" is a choice. */
export function isList(
  found: readonly Found[],
  raw: string,
  { tenant, language }: { tenant: Tenant; language: Language },
): boolean {
  const { services } = tenant;
  const [first, ...rest] = found;
  const { norm } = readText(raw);
  if (first === undefined || / (?:u|tengo|tenia|hice) /.test(norm)) return false;
  if (language === 'pt' ? isOrBehindService(norm, services) : norm.includes(' o ')) return false;
  return rest.every(({ from, to }) => startsWithIt(raw.slice(from, to), tenant));
}

/** "Corte o color" in a Portuguese talk is the Spanish "or", "com o João" its own article. */
function isOrBehindService(norm: string, services: Tenant['services']): boolean {
  return [...norm.matchAll(/ ([^ ]+) o (?=[^ ])/g)].some(
    ([, before = '']) => servicesNamed([before], services).length > 0,
  );
}

const LED_BY = wordSet(
  'para pra pro for yo eu i ella mi mim me meu minha my y e and mas tambien tambem also ademas despues luego depois then un una uma um a an el la los las o the otro otra de vez aprovechando que le les hagan haga hacer hacerle hacerme hacernos pongan ponga ponerle as os al a primero primeiro first seguido seguida seguidito enseguida continuacion terminar acabar terminando final finalmente ultimo por logo em fazer do get have want need book que lo se his her its their aproveitar aprovechar aprovecho aprovechamos revisar revisen revise revisarle revisarme chequear chequeen chequen checar arreglar arreglen arreglarme check fix',
);

const WHOSE = new RegExp(`^(?:${RELATION})$`);

/** "…y consulta", "…y las uñas", of several that are called so, or are of that kind: which of them is asked when its turn comes. */
export function sortIn(piece: string, tenant: Tenant, before?: string): string | undefined {
  const open = leftOpen(piece, tenant);
  const kind = open.length > 0 ? [] : kindNamed(piece, tenant);
  // "Corte y pelo suelto": what is of the same kind as the one before is no other.
  const sort = before !== undefined && kind.includes(before) ? open : [...open, ...kind];
  return sort.length === 0 ? undefined : sort.join(' ');
}

function startsWithIt(piece: string, tenant: Tenant): boolean {
  const [word, next = ''] = namingWords(piece).filter((w) => !LED_BY.has(w) && !WHOSE.test(w));
  // "Consulta médica" is told by both of its words, "facial" by one.
  if (word === undefined) return false;
  const both = namesLike(word, tenant.services) ? [word, next] : [word];
  return servicesNamed(both, tenant.services).length > 0 || sortIn(word, tenant) !== undefined;
}

/** "Primero corte después cejas": read with the comma that is not written. "Corte después de las 5" is one. */
export function withItsComma({ raw }: Text, { tenant, flow }: Situation): Text | undefined {
  const then = raw.length > CHARS_MAX ? null : THEN.exec(fold(raw));
  if (then === null || tenant === undefined || (flow !== 'ninguno' && flow !== 'agenda')) return undefined;
  const [before, behind] = [raw.slice(0, then.index), raw.slice(then.index)];
  const first = serviceIn(before, tenant) ?? sortIn(before, tenant);
  if (first === undefined || !startsWithIt(behind, tenant)) return undefined;
  const second = serviceIn(behind, tenant) ?? sortIn(behind, tenant, first);
  return second === undefined || second === first ? undefined : readText(`${before},${behind}`);
}
const THEN =
  /(?<=[a-z]) +(?=(?:despues|luego|depois|then|afterwards) (?!(?:del?|d[aeo]s?|que|a las?|as|al|of|en|el|por) ))(?<!(?:[ ,.;](?:y|e|and|o|ya|and|de|para|muy|mas|pero|ou) ?|[ ,.;](?:antes|justo|recien)) *)/;
const CHARS_MAX = 120;

/* Services told in a row, and then each with its hour. */

/** A wish's own stretch of the message. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Where its own words hold the names of others, too. */
  readonly service?: string;
}

export interface Found {
  readonly from: number;
  readonly to: number;
  readonly service: string | undefined;
}

/** "Limpieza y flúor para el miércoles, la limpieza a las 9 y el flúor a las 10": two, whose hours come behind both. */
export function toldAgain(found: readonly Found[], times: readonly TimeReading[]): Stretch[] {
  const services = [...new Set(found.map(({ service }) => service))];
  const lastOf = (service: string | undefined) => found.findLastIndex((f) => f.service === service);
  const first = found.findIndex((f, i) => i < lastOf(f.service));
  const isAgain = (i: number): boolean => found.findIndex((f) => f.service === found[i]?.service) < i;
  const behind = times.every(({ hora }, i) => (hora !== undefined) === isAgain(i));
  if (first === -1 || !behind) return [];
  return services.flatMap((service, i) => {
    const own = found[lastOf(service)];
    // What stands before them all is said of the first, and the next ones have it from him.
    return own === undefined || service === undefined
      ? []
      : [{ from: i === 0 ? (found[0]?.from ?? 0) : own.from, to: own.to, service }];
  });
}

/*
 * "El sábado viene mi suegra, haceme corte y barba el viernes", where "Corte y barba" is sold: its "y" parts no two wishes,
 * so that nobody is given half of it on a day that he only spoke of.
 */

/** The pieces, those cut within such a name joined again; who tells each half anew, or an hour on either side, wants two. */
export function uncutNames(raw: string, { tenant }: Situation, hasHour: (piece: string) => boolean): readonly Piece[] {
  const said = namingWords(raw);
  const joined: Piece[] = [];
  for (const piece of clauses(raw)) {
    const last = joined.at(-1);
    const name = last === undefined ? [] : aroundTheCut(last.raw, piece.raw);
    const once = name.every((half) => said.filter((word) => word === half).length === 1);
    const whole = last === undefined ? '' : raw.slice(last.start, piece.start + piece.raw.length);
    const one = once && tenant !== undefined && isOneName(name, { whole, tenant });
    if (last === undefined || !one || (hasHour(last.raw) && hasHour(piece.raw))) joined.push(piece);
    else joined.splice(-1, 1, { ...last, raw: whole, asks: piece.asks });
  }
  return joined;
}

/**
 * "Banho" tells "Banho e tosa" by itself: of "vacina e banho" it is no half. "Baño y corte de uñas" is no "Baño y corte",
 * though the words around its "y" are.
 */
function isOneName(halves: readonly string[], { whole, tenant }: { whole: string; tenant: Tenant }): boolean {
  const isSoldAsOne = (words: string): boolean => saysBoth(words, tenant.services);
  const [before, after] = halves.map(isSoldAsOne);
  return isKind(halves, tenant) || (before === after && isSoldAsOne(halves.join(' ')) && isSoldAsOne(whole));
}

/** "Manos y pies", as several that are sold are called together; "manicure y pedicure" are two of them. */
function isKind(halves: readonly string[], { categories }: Tenant): boolean {
  return halves.length > 0 && categories.some(({ name }) => halves.every((half) => namingWords(name).includes(half)));
}

/** The last word before it and the first behind it that may be of a name. */
function aroundTheCut(before: string, after: string): readonly string[] {
  const [one, other] = [namingWords(before).at(-1), namingWords(after).find((word) => !SMALL.has(word))];
  return one === undefined || other === undefined ? [] : [one, other];
}
