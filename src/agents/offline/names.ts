/**
 * Finding a tenant's services, professionals and branches in a message: folded, plurals, one slip per five letters. One
 * file, and long: what counts as the word of a name is the same for all of them.
 */
import type { Tenant } from '../../domain.ts';
import { isOneSlip } from './words/spelling.ts';
import { asCatalogued, isThing, singular } from './names/called.ts';
import { conceptOf } from './names/concepts.ts';
import { isOfOneFamily, isSmall } from './names/families.ts';
import { isShortFor } from './names/given-names.ts';
import { remembered } from './words/remembered.ts';
import { plainWords } from './words/text.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}
export interface Found {
  readonly servicio?: string;
  readonly profesional?: string;
  readonly sucursal?: string;
}

const SMALL = new Set(
  'de del la el los las y o a e con sin para por en un una al the of and for with com do da dos das em no na dr dra lic prof'.split(
    ' ',
  ),
);
/** Words of names that say nothing alone: the diary's own, and what every business calls what it sells. */
const GENERIC = new Set(
  'sucursal sede local centro clinica consultorio servicio turno cita hora horario reserva visita tratamiento procedimiento atencion paquete plan pack'.split(
    ' ',
  ),
);
/** These name a service where one alone is called so ("una sesión"), and never by way of their synonyms. */
const KINDS = new Set('consulta sesion clase control revision evaluacion valoracion'.split(' '));
/** Where something is done says not what: "me duele una muela" asks for no cleaning. */
const PLACES = new Set(
  'dental facial pelo cabello capilar cara rostro piel cuerpo corporal manos pies dientes bucal oral'.split(' '),
);
/** How long it takes: "estoy a 15 minutos", "tengo media hora" name no "Masaje 60 minutos" and no "Media pierna". */
const MEASURES = new Set('minuto minutos min mins minutes hora horas hour hours media medio meia half'.split(' '));
/** A consultation that is only a question. */
const QUESTION =
  / (?:(?:hacer|hago|haces|hacerte|hacerles|hacerle|tengo|tenia|era|es|va|solo) (?:te |les |le )?(?:una|la|otra) consulta|consulta rapida|por consulta|consulta sobre|en consulta) |^ (?:(?:hola|holi|buenas|buen|buenos|dia|dias|tardes|noches|disculpe|disculpa|perdon|che) )*(?:una |otra )?consulta (?:cuanto|cuanta|cuantos|cuando|cual|cuales|que|donde|como|quien|tienen|tenes|tienes|tiene|hay|hacen|haces|atienden|aceptan|puedo|se puede) /;
const SLIP_LETTERS = 5;
/** "Corre mi cita" is no haircut that is misspelt. */
const NO_SLIP = new Set('corre corra corri corro'.split(' '));

/** The words by which things are named. Without its tilde "uña" would be an article: it goes by its Portuguese name. */
export const namingWords = remembered((raw) =>
  plainWords(
    raw
      .replaceAll(/(?<=^|[^\p{L}])u(?:ñ|n\u0303)(?=as?(?:[^\p{L}]|$))/giu, 'unh')
      .replaceAll(/\b(las|mis|de) unas\b/gi, '$1 unhas'),
  ),
);

/** The naming words of a thing of the tenant's: the same for as long as its tenants file is. */
function partsOf(thing: Named): readonly string[] {
  const parts = known.get(thing) ?? namingWords(thing.name);
  known.set(thing, parts);
  return parts;
}
const known = new WeakMap<Named, readonly string[]>();

/** What of the tenant's a text names. Ambiguous names ("limpieza" of two) stay out: the machine asks. */
export function findNames(text: string, tenant: Tenant): Found {
  const said = namingWords(text);
  const profesional = bestPerson(said, tenant.professionals);
  const sucursal = tenant.branches.length > 1 ? bestPlace(said, tenant.branches) : undefined;
  const servicio =
    bestService(said, tenant.services) ??
    ((profesional ?? sucursal) ? onlyOneThere(text, { profesional, sucursal }, tenant) : undefined);
  return {
    ...(servicio === undefined ? {} : { servicio }),
    ...(profesional === undefined ? {} : { profesional }),
    ...(sucursal === undefined ? {} : { sucursal }),
  };
}

/** "Un masaje con Jhon", "masaje en San Isidro", of several massages: the one that is done by him, or there. */
function onlyOneThere(
  text: string,
  { profesional, sucursal }: { [K in keyof Found]: Found[K] | undefined },
  tenant: Tenant,
): string | undefined {
  const does = tenant.professionals.find(({ id }) => id === profesional)?.serviceIds;
  const fits = severalNamed(text, tenant).filter((id) => {
    const service = tenant.services.find((one) => one.id === id);
    return (does?.includes(id) ?? true) && (sucursal === undefined || service?.branchIds.includes(sucursal) === true);
  });
  return fits.length === 1 ? fits[0] : undefined;
}

/** "Un masaje", where several are called so: which of them is not told. A mere kind ("la clase de las 10") names none. */
export function severalNamed(text: string, { services }: Tenant): readonly string[] {
  const named = servicesNamed(
    namingWords(text).filter((word) => !KINDS.has(word)),
    services,
  );
  return named.length > 1 ? named : [];
}

/**
 * The one service whose name the words tell best; undefined when none or several do. Two that are named by different
 * words are an enumeration: the first is meant ("tinte y corte").
 */
export function bestService(said: readonly string[], services: readonly Named[]): string | undefined {
  const all = scores(said, services);
  // "Un facial" is no "Valoración de piel", though a face is skin: what is only hinted at ties with nothing.
  const plain = all.filter((s) => s.hits > 0 && !s.weak);
  const scored = plain.length > 0 ? plain : all;
  const top = Math.max(0, ...scored.map((s) => s.hits));
  if (top === 0) return undefined;
  const best = withoutHalves(scored.filter((s) => s.hits === top));
  const share = Math.max(...best.map((s) => s.share));
  const winners = best.filter((s) => s.share === share);
  const [winner] = winners;
  if (winner === undefined) return undefined;
  const told = toldApart(scored);
  // "El pelo y la barba" is "Corte y barba" as much as "Corte de pelo", which leaves the beard out.
  const both = best.filter((s) => s.whole);
  if (both.length === 1) return both[0]?.id;
  if (told.length > 1) return told.reduce((a, b) => (Math.min(...b.at) < Math.min(...a.at) ? b : a)).id;
  if (best.length > 1 && (share < 1 || winners.length > 1)) return undefined;
  return winner.weak ? undefined : winner.id;
}

/** "Corte y barba", where a service is called by both. */
export function saysBoth(text: string, services: readonly Named[]): boolean {
  return scores(namingWords(text), services).some((s) => s.whole);
}

/** "Con barba también" where a cut is being booked and "Corte y barba" is sold: the one that is both. */
export function bothAsOne(one: Named, text: string, services: readonly Named[]): string | undefined {
  const said = namingWords(text);
  const [both, ...others] = scores([...namingWords(one.name), ...said], services).filter((s) => s.whole);
  if (both === undefined || others.length > 0 || both.id === one.id) return undefined;
  return scores(said, services).some(({ id, hits }) => id === both.id && hits > 0) ? both.id : undefined;
}

/** "La limpieza y el blanqueamiento": each of those that are named by words of their own, in the order told. */
export function servicesTold(text: string, { services }: Tenant): readonly string[] {
  return inOrder(toldApart(scores(namingWords(text), services).filter((s) => !s.half)));
}

/** The same, and those with them of whose name one half is told: enough to be asked about. */
export function servicesAsked(text: string, { services }: Tenant): readonly string[] {
  return inOrder(toldApart(scores(namingWords(text), services)));
}

function inOrder(told: readonly Score[]): readonly string[] {
  return [...told].sort((a, b) => Math.min(...a.at) - Math.min(...b.at)).map(({ id }) => id);
}

/** True when a word is one by which some service is called, or near it, however many are. */
export function namesLike(word: string, services: readonly Named[]): boolean {
  return services.some((service) => partsOf(service).some((part) => sameWord(word, part)));
}

function toldApart(scored: readonly Score[]): readonly Score[] {
  const told = scored.filter((s) => s.hits > 0 && !s.weak);
  const apart = told.every((s) => told.every((other) => s === other || !other.at.some((at) => s.at.includes(at))));
  return apart ? told : [];
}

/** All services that the words may mean: one is a choice, several are a question. */
export function servicesNamed(said: readonly string[], services: readonly Named[]): string[] {
  const scored = scores(said, services).filter((s) => !s.weak);
  const top = Math.max(0, ...scored.map((s) => s.hits));
  return top === 0 ? [] : withoutHalves(scored.filter((s) => s.hits === top)).map((s) => s.id);
}

/** "La barba" where there is "Arreglo de barba" and "Corte y barba": who wants both says both. */
function withoutHalves(scored: readonly Score[]): readonly Score[] {
  const told = scored.filter((s) => !s.half);
  return told.length > 0 ? told : scored;
}

interface Score {
  readonly id: string;
  readonly hits: number;
  /** Of the name's words that count. */
  readonly share: number;
  /** Of a name that joins two things one was told. */
  readonly half: boolean;
  /** Of such a name both were. */
  readonly whole: boolean;
  /** Told by generic words only. */
  readonly weak: boolean;
  /** Places of the words that told it. */
  readonly at: readonly number[];
}

function scores(said: readonly string[], services: readonly Named[]): readonly Score[] {
  const known = scorers.get(services) ?? remembered((words) => scored(words.split(' '), services));
  scorers.set(services, known);
  return known(said.join(' '));
}
const scorers = new WeakMap<readonly Named[], (words: string) => readonly Score[]>();

function scored(said: readonly string[], services: readonly Named[]): readonly Score[] {
  const asking = QUESTION.test(` ${said.join(' ')} `);
  const words = asCatalogued(
    asking ? said.map((word) => (word === 'consulta' ? '' : word)) : said,
    services.map(partsOf),
  );
  return services
    .map((service) => scoreOf(words, service))
    .map((s) => ({ ...s, weak: s.weak && !isOnlyOne(s, { words, services }) }));
}

/** "Corte para mí y barba para mi hermano" is one of each. */
const FOR = new Set(['para', 'pra', 'pro', 'for']);

function scoreOf(words: readonly string[], service: Named): Score {
  const parts = partsOf(service).filter((w) => !SMALL.has(w));
  const heard = parts.filter((part) => words.some((word) => sameWord(word, part)));
  const hit = heard.every((part) => MEASURES.has(part)) ? [] : heard;
  const at = words.flatMap((word, i) => (hit.some((part) => sameWord(word, part)) ? [i] : []));
  const weak = parts.length > 1 && hit.every((part) => GENERIC.has(part) || KINDS.has(part) || PLACES.has(part));
  const joined = partsOf(service)
    .join(' ')
    .split(/ (?:y|e|and) /);
  const half = joined.length > 1 && !joined.every((side) => side.split(' ').some((part) => hit.includes(part)));
  return {
    id: service.id,
    hits: hit.length,
    share: parts.length === 0 ? 0 : hit.length / parts.length,
    weak,
    at,
    half,
    whole: joined.length > 1 && !half && !words.slice(at[0], at.at(-1)).some((word) => FOR.has(word)),
  };
}

/** "Una sesión", "un facial" where one service alone is called so. */
function isOnlyOne(
  score: Score,
  { words, services }: { words: readonly string[]; services: readonly Named[] },
): boolean {
  return score.at.some((at) => {
    const kind = singular(words[at] ?? '');
    const called = services.filter((s) => partsOf(s).some((part) => singular(part) === kind));
    return (KINDS.has(kind) || isThing(words, at)) && called.length === 1 && called[0]?.id === score.id;
  });
}

/** People and places are called by any one of their names, unless two share it or the customer presents himself. */
export function bestPerson(said: readonly string[], people: readonly Named[]): string | undefined {
  const [one, ...namesakes] = peopleCalled(said, people);
  return namesakes.length === 0 ? one : undefined;
}

/** All whom the words may mean: one, or several of one name. */
export function peopleCalled(said: readonly string[], people: readonly Named[]): readonly string[] {
  const presented = new Set<number>();
  said.forEach((word, i) => {
    if (word === 'soy' || word === 'llamo' || (word === 'nombre' && said[i + 1] === 'es')) {
      for (const next of [i + 1, i + 2, i + 3]) presented.add(next);
    }
  });
  const words = said.filter((_, i) => !presented.has(i));
  const called = calledIn(words, people);
  const correction = words.findLastIndex((word) => CORRECTIONS.has(word));
  if (called.length < 2 || correction === -1) return called;
  // "Con Nico, no, perdón, con Cata": whom he names behind it is meant.
  const meant = calledIn(words.slice(correction + 1), people);
  return meant.length > 0 ? meant : called;
}
const CORRECTIONS = new Set('perdon digo mejor melhor corrijo desculpa sorry actually rather'.split(' '));

function calledIn(said: readonly string[], people: readonly Named[]): readonly string[] {
  // "Qué pena molestar", "me da pena": without its tilde a surname.
  const words = said.filter((word, i) => word !== 'pena' || !SHAME.has(said[i - 1] ?? ''));
  const scored = people.map((p) => ({
    id: p.id,
    hits: partsOf(p).filter((part) => isOwnName(part) && words.some((w) => sameName(w, part))).length,
  }));
  const top = Math.max(0, ...scored.map((s) => s.hits));
  const best = scored.filter((s) => s.hits === top);
  if (top === 0) return shortlyCalled(words, people);
  const inFull = best.length < 2 ? [] : numbered(words, people).filter((id) => best.some((one) => one.id === id));
  return inFull.length > 0 ? inFull : best.map(({ id }) => id);
}

/** "La cancha 2", "el box 3": those that only their number or their letter tells apart, said with it. */
function numbered(words: readonly string[], people: readonly Named[]): readonly string[] {
  const said = ` ${words.join(' ')} `;
  return people.filter((one) => isNumbered(one) && said.includes(` ${partsOf(one).join(' ')} `)).map(({ id }) => id);
}

function isNumbered(one: Named): boolean {
  const parts = partsOf(one);
  return parts.length > 1 && /^(?:\d{1,2}|[a-h])$/.test(parts.at(-1) ?? '');
}

const SHAME = new Set('que da dio mucha vale la una sin'.split(' '));

/** "En provi" of Providencia: by how its name begins, behind what stands before places, or alone. */
export function bestPlace(said: readonly string[], places: readonly Named[]): string | undefined {
  const [named, ...others] = goneTo(peopleCalled(said, places), said, places);
  if (named !== undefined && others.length === 0) return named;
  const short = said.filter(
    (word, i) => word.length >= PLACE_LETTERS_MIN && (said.length === 1 || IN.has(said[i - 1] ?? '')),
  );
  const fits = places.filter((place) =>
    partsOf(place).some((part) => isOwnName(part) && short.some((word) => part.startsWith(word))),
  );
  return fits.length === 1 ? fits[0]?.id : genericPlace(said, places);
}

/** "De Surco a Miraflores", "Miraflores en vez de Surco": of several, the one that is not left. */
function goneTo(called: readonly string[], said: readonly string[], places: readonly Named[]): readonly string[] {
  if (called.length < 2) return called;
  const isLeft = (place: Named): boolean =>
    said.some((word, i) => isCalled(word, place) && LEFT.test(` ${said.slice(0, i).join(' ')} `));
  const kept = places.filter((place) => called.includes(place.id) && !isLeft(place));
  return kept.length === 0 ? called : kept.map(({ id }) => id);
}
const LEFT =
  / (?:(?<!(?:sede|sucursal|local|unidade|filial|branch|la|el) )(?:de|desde|da|do|from)|en (?:vez|lugar) de|(?:em vez|no lugar) d[eao]|instead of|rather than|no en|nao em|not in)(?: (?:la|el|en|a|o|em|de|the|sede|sucursal))* $/;

/** "En el centro", "la sede centro": a branch whose whole name is such a word goes by it, where it stands as a place. */
function genericPlace(said: readonly string[], places: readonly Named[]): string | undefined {
  const stands = (part: string): boolean =>
    said.some(
      (word, i) =>
        word === part &&
        !A_KIND_OF.test(said[i + 1] ?? '') &&
        (said.length === 1 || AT_THE.test(` ${said.slice(0, i).join(' ')} `)),
    );
  const [one, ...others] = places.filter((place) => {
    const words = partsOf(place).filter((part) => !SMALL.has(part) && !AT_THE.test(` ${part} `));
    return words.length === 1 && words.every((part) => !isOwnName(part) && stands(part));
  });
  return others.length === 0 ? one?.id : undefined;
}
const AT_THE =
  / (?:(?:en|al|del|em|no|do|na|at|prefiero|quiero|mejor) (?:el |o |the )?|sede |sucursal |local |unidade |filial )$/;
/** "En el centro odontológico" is the business, and none of its branches. */
const A_KIND_OF = /^(?:odonto[a-z]*|dental|medic[oa]|estetic[oa]|clinic[oa]|comercial|de)$/;
const PLACE_LETTERS_MIN = 4;
const IN = new Set(['en', 'de', 'em', 'na', 'da', 'do', 'in', 'at']);

const WITH = new Set(['con', 'com', 'with', 'c']);
const ARTICLES = new Set(['el', 'la', 'lo', 'o', 'a', 'the']);
const TITLES = new Set(
  'dr dra doctor doctora doutor doutora lic licenciado licenciada prof profe profesor profesora sr sra srta senorita don dona'.split(
    ' ',
  ),
);

/** "Con Caro", "com a Ju": the one whose given name it comes from, where it stands as a name does. */
function shortlyCalled(said: readonly string[], people: readonly Named[]): readonly string[] {
  const fits = said.flatMap((word, i) => {
    const led = leadOf(said, i);
    return led === undefined ? [] : people.filter((person) => isCalledShort(word, person, led === 'article'));
  });
  return [...new Set(fits.map(({ id }) => id))];
}

/** What a name stands behind: "con", "con la", "con la doctora", "prefiero a", "el de" of a list. */
function leadOf(said: readonly string[], at: number): 'with' | 'article' | undefined {
  let i = at - 1;
  if (TITLES.has(said[i] ?? '')) i -= 1;
  if (WITH.has(said[i] ?? '')) return 'with';
  const [article = '', before = ''] = [said[i], said[i - 1]];
  if (ARTICLES.has(article) && WITH.has(before)) return 'article';
  if (article === 'a' && /^(?:prefiero|prefiro|quiero|elijo)$/.test(before)) return 'with';
  return /^(?:de|da|do)$/.test(article) && ARTICLES.has(before) ? 'with' : undefined;
}

function isOwnName(part: string): boolean {
  return part.length > 2 && !SMALL.has(part) && !GENERIC.has(part);
}

/** By one of a person's names, in full. */
export function isCalled(word: string, person: Named): boolean {
  return partsOf(person).some((part) => isOwnName(part) && sameName(word, part));
}

export function isCalledShort(word: string, person: Named, afterArticle = false): boolean {
  const given = partsOf(person).find((part) => !SMALL.has(part) && !TITLES.has(part));
  return given !== undefined && isShortFor(word, given, afterArticle);
}

function sameName(word: string, part: string): boolean {
  return word === part || (part.length > SLIP_LETTERS && word.length >= SLIP_LETTERS && isOneSlip(word, part));
}

/** Equal, plural of each other, of one concept ("dientes", "dental"), or one slip apart when long enough. */
export function sameWord(word: string, part: string): boolean {
  if (word === part) return true;
  const a = singular(word);
  const b = singular(part);
  if (a === b) return true;
  if (isSmall(a, b)) return true;
  if (KINDS.has(a) || KINDS.has(b) || GENERIC.has(a) || GENERIC.has(b)) return false;
  const concept = conceptOf(a) ?? conceptOf(word);
  if (concept !== undefined && concept === (conceptOf(b) ?? conceptOf(part))) return true;
  if (isOfOneFamily(a, b)) return true;
  const long = a.length >= SLIP_LETTERS && b.length >= SLIP_LETTERS && !NO_SLIP.has(a);
  return long && a[0] === b[0] && isOneSlip(a, b);
}
