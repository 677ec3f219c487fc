/** Which of the services a message names: one, several, or none that is sure. Long because a score and what is made of it are read together. */
import { OCCUPATION } from '../words/kin.ts';
import { CANCEL, MOVE, SHIFT } from '../words/words.ts';
import type { Tenant } from '../../../domain.ts';
import { rememberedOf } from '../words/remembered.ts';
import { GENERIC, KINDS, SMALL, namingWords, partsOf, sameWord, type Named } from './name-words.ts';
import { asCatalogued, isThing, singular } from './called.ts';
import { conceptOf } from './concepts.ts';
import { withoutElsewhere } from './done-to.ts';
import { withoutHousework } from './housework.ts';
import { withoutCounting } from './ordinals.ts';
import { comesAs, asOnePhrase, isIt, saidInFull, type InFull } from './one-phrase.ts';
import { isWholeTrade, occasionNamed } from './said-otherwise.ts';
import type { Catalogue, Score } from './score.ts';
import { isWhoComes } from './who-comes.ts';
import { removalsNamed } from './taken-off.ts';
import { tradesNamed } from './by-trade.ts';
import { ofTheTrade } from './whole-trades.ts';
import { wordSet } from '../words/pattern.ts';

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
  const apart = toldApart(scored);
  // "Bañarlo y cortarle las uñas": the half of "Baño y corte" tells nothing that the bath does not.
  const told = apart.length > 0 ? apart : toldApart(scored.filter((s) => !s.half));
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

/** A service and the places of the words, among the naming words of the text, that tell it. */
export type Placed = Pick<Score, 'id' | 'at'>;
export function servicesPlaced(text: string, { services }: Tenant): readonly Placed[] {
  const all = scores(namingWords(text), services);
  const told = toldApart(all.filter((s) => !s.half));
  const withHalves = toldApart(all);
  return withHalves.length > told.length ? withHalves : told;
}

function inOrder(told: readonly Score[]): readonly string[] {
  return [...told].sort((a, b) => Math.min(...a.at) - Math.min(...b.at)).map(({ id }) => id);
}

/** True when a word is one by which some service is called, or near it, however many are. */
export function namesLike(word: string, services: readonly Named[]): boolean {
  // "4 y 4:30" counts no "Baño y corte".
  return !SMALL.has(word) && services.some((service) => partsOf(service).some((part) => sameWord(word, part)));
}

/** "Un masaje", where several are called so: which of them is not told. A mere kind ("la clase de las 10") names none. */
export function severalNamed(text: string, { services }: Tenant): readonly string[] {
  const named = servicesNamed(
    namingWords(text).filter((word) => !KINDS.has(word)),
    services,
  );
  return named.length > 1 ? named : [];
}

function toldApart(scored: readonly Score[]): readonly Score[] {
  const named = scored.filter((s) => s.hits > 0 && !s.weak);
  // "La limpieza dental y una resina": "Limpieza facial" is told by nothing that the other is not.
  const told = named.filter((s) => !named.some((other) => isWithin(s, other)));
  const apart = told.every((s) => told.every((other) => s === other || !other.at.some((at) => s.at.includes(at))));
  return apart ? told : [];
}

function isWithin(one: Score, other: Score): boolean {
  return one.at.length < other.at.length && one.hits < other.hits && one.at.every((at) => other.at.includes(at));
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

const scores = rememberedOf((said, services: readonly Named[]): readonly Score[] => {
  const told = scoresOf(said, services);
  if (told.some((s) => s.hits > 0 && !s.weak)) return told;
  const occasion = occasionNamed(said, services.map(partsOf));
  return occasion === said ? told : scoresOf(occasion, services);
});

function scoresOf(said: readonly string[], services: readonly Named[]): readonly Score[] {
  const asking = QUESTION.test(` ${said.join(' ')} `);
  const names = services.map(partsOf);
  const asked = asking ? said.map((word) => (word === 'consulta' ? '' : word)) : said;
  const meant = tradesNamed(removalsNamed(asked, names), names);
  const words = asCatalogued(withoutHousework(withoutCounting(meant, services), services), names);
  const scored = services
    .map((service) => scoreOf({ words: withoutElsewhere(words, service, services), services }, service))
    .map((s, _i, all) => ofTheKind(s, all, { words, services }))
    .map((s) => ({ ...s, weak: s.weak && !isOnlyOne(s, { words, services }) }))
    .map((s, _i, all) => ({ ...s, weak: s.weak || (s.where && all.some((other) => isToldByMore(other, s))) }))
    .filter((s, _i, all) => !isOfTheOtherGender(s, all, { words, services }));
  const full = saidInFull(words, services);
  const told = ofTheTrade(full.length < 2 ? scored : apartFrom(full, scored), { words, services });
  return asOnePhrase({ words, services }, told);
}

/** "Tengo que ir al SAT, quiero la declaración anual": the one is asked for, and no "Alta en el SAT" besides. */
function isToldByMore(other: Score, one: Score): boolean {
  return other.id !== one.id && other.hits > 0 && !other.weak && !other.where;
}

/** The part stands, in the name, behind "en el". */
function isPlaceOf(service: Named, part: string): boolean {
  const parts = partsOf(service);
  const at = parts.indexOf(part);
  const before = parts.slice(0, at).findLast((word) => !ARTICLES.has(word));
  return at > 1 && before !== undefined && IN.has(before);
}
const ARTICLES = wordSet('el la los las o a os as the');
const IN = wordSet('en em no na nos nas at in');

/** "El examen de glucosa", "un examen": told by what it comes as, too, where another is called so. */
function ofTheKind(one: Score, all: readonly Score[], { words, services }: Catalogue): Score {
  const parts = services.filter(({ id }) => id === one.id).flatMap(partsOf);
  const kinds = words.flatMap((word, i) =>
    comesAs(word, parts) && !one.at.includes(i) && all.some(({ at }) => at.includes(i)) ? [i] : [],
  );
  if (kinds.length === 0) return one;
  const weak = one.hits > 0 ? one.weak : all.every(({ at, weak }) => weak || !kinds.some((i) => at.includes(i)));
  // "Análisis de orina y hemograma": each is told by a word of its own.
  return { ...one, hits: one.hits + 1, weak, at: one.hits > 0 ? one.at : kinds };
}

/** "Las acrílicas" are the "Uñas acrílicas", and not the "Retoque de acrílico". */
function isOfTheOtherGender(one: Score, all: readonly Score[], { words, services }: Catalogue): boolean {
  const [at, ...more] = one.at;
  const word = singular(words[at ?? 0] ?? '');
  if (at === undefined || more.length > 0 || one.hits > 1 || !/[oa]$/.test(word)) return false;
  const other = word.slice(0, -1) + (word.endsWith('o') ? 'a' : 'o');
  const has = (id: string, part: string): boolean =>
    services.some((service) => service.id === id && partsOf(service).some((own) => singular(own) === part));
  return (
    has(one.id, other) && !has(one.id, word) && all.some(({ id, at: places }) => places.includes(at) && has(id, word))
  );
}

/** Each of them by its own words, and no other that is told by theirs alone. */
function apartFrom(full: readonly InFull[], scored: readonly Score[]): readonly Score[] {
  return scored.flatMap((s) => {
    const own = full.find(({ id }) => id === s.id);
    if (own !== undefined) return [{ ...s, at: own.at }];
    const over = full.filter(({ at }) => at.some((i) => s.at.includes(i)));
    // "Corte" added to a "Barba" is "Corte y barba", said word for word.
    const isBoth = s.exact && over.every(({ at }) => at.every((i) => s.at.includes(i)));
    return isBoth || !s.at.every((i) => over.some(({ at }) => at.includes(i))) ? [s] : [];
  });
}

/** A consultation that is only a question; "era la consulta" is the one that is sold. */
const QUESTION =
  / (?:(?:hacer|hago|haces|hacerte|hacerles|hacerle|tengo|tenia|va) (?:te |les |le )?(?:una|la|otra) consulta|(?:era|es) (?:una|otra) consulta|solo (?:una|otra) consulta|consulta rapida|por consulta|consulta sobre|en consulta) |^ (?:(?:hola|holi|buenas|buen|buenos|dia|dias|tardes|noches|disculpe|disculpa|perdon|che) )*(?:una |otra )?consulta (?:cuanto|cuanta|cuantos|cuando|cual|cuales|que|donde|como|quien|tienen|tenes|tienes|tiene|hay|hacen|haces|atienden|aceptan|puedo|se puede) /;

/** Where something is done says not what: "me duele una muela" asks for no cleaning. */
const PLACES = wordSet(
  'dental facial pelo cabello capilar cara rostro piel cuerpo corporal manos pies dientes bucal oral',
);

/** How long it takes: "estoy a 15 minutos", "tengo media hora" name no "Masaje 60 minutos" and no "Media pierna". */
const MEASURES = wordSet('minuto minutos min mins minutes hora horas hour hours media medio meia half');

const NUMBER = /^\d+$/;
/** "Un cambio de hora", "un cambio para el viernes" is no "Cambio de aceite". */
const CHANGES = new RegExp(`^(?:${CANCEL}|${MOVE}|${SHIFT})$`);
/** "Un médico general" asks for no "Certificado médico". */
const WHO_SERVES = new RegExp(`^${OCCUPATION}$`);

/** "Corte para mí y barba para mi hermano" is one of each. */
const FOR = new Set(['para', 'pra', 'pro', 'for']);

function scoreOf({ words, services }: Catalogue, service: Named): Score {
  const parts = partsOf(service).filter((w) => !SMALL.has(w));
  // "Banho" is one half of "Banho e tosa", whatever else a bath is called.
  const isSaid = (word: string, part: string): boolean =>
    sameWord(word, part) && (isIt(word, part) || !parts.some((other) => isIt(word, other)));
  const heard = parts.filter((part) => words.some((word) => isSaid(word, part)));
  // "A las 2 y 30" is no "Sesión de 30 minutos".
  const measured = heard.every((part) => MEASURES.has(part)) || heard.every((part) => NUMBER.test(part));
  const hit = measured ? [] : heard;
  const at = words.flatMap((word, i) => (hit.some((part) => isSaid(word, part)) ? [i] : []));
  // "Dental" is where an "Extracción de muela" is done, too: said so, it names none by its likeness.
  const byPlace = (part: string): boolean =>
    PLACES.has(part) || words.every((word) => !sameWord(word, part) || PLACES.has(word));
  const weak =
    hit.length < parts.length &&
    hit.every(
      (part) =>
        GENERIC.has(part) ||
        isWholeTrade(part) ||
        KINDS.has(singular(part)) ||
        WHO_SERVES.test(part) ||
        CHANGES.test(part) ||
        isWhoComes(part, service, { words, services }) ||
        byPlace(part),
    );
  const joined = partsOf(service)
    .join(' ')
    .split(/ (?:y|e|and) /);
  const half = joined.length > 1 && !joined.every((side) => side.split(' ').some((part) => hit.includes(part)));
  return {
    id: service.id,
    hits: hit.length + (hit.length > 0 && isHaircut(words, parts) ? OF_THE_HAIR : 0),
    share: parts.length === 0 ? 0 : hit.length / parts.length,
    weak,
    where: hit.length > 0 && hit.every((part) => isPlaceOf(service, part)),
    exact: parts.every((part) => words.some((word) => isIt(word, part))),
    at,
    half,
    whole: joined.length > 1 && !half && !words.slice(at[0], at.at(-1)).some((word) => FOR.has(word)),
  };
}

/** "A haircut" tells of what the cut is: "Corte de cabello" more than "Corte de niño", and less than "a kids haircut" the other. */
function isHaircut(words: readonly string[], parts: readonly string[]): boolean {
  if (!words.some((word) => singular(word) === 'haircut')) return false;
  return [CUT, HAIR].every((concept) => parts.some((part) => conceptOf(singular(part)) === concept));
}
const OF_THE_HAIR = 0.5;
const CUT = conceptOf('corte');
const HAIR = conceptOf('pelo');

/** "Una sesión", "un facial" where one service alone is called so. */
function isOnlyOne(score: Score, { words, services }: Catalogue): boolean {
  return score.at.some((at) => {
    const kind = singular(words[at] ?? '');
    const named = services.filter((s) => partsOf(s).some((part) => singular(part) === kind));
    const plain = named.length === 1 && named.some((s) => isJustThat(s, kind));
    const called = plain ? named : services.filter((s) => named.includes(s) || comesAs(kind, partsOf(s)));
    if (isOfAnother(words, at, { id: score.id, services })) return false;
    return (KINDS.has(kind) || isThing(words, at)) && called.length === 1 && called[0]?.id === score.id;
  });
}

/** "Sesión individual" beside "Terapia de pareja", which comes as a session, too: the one that is nothing else. "Sesión de orientación" is of something. */
function isJustThat(service: Named, kind: string): boolean {
  return partsOf(service).every((part) => singular(part) === kind || SMALL.has(part) || ANY_ONE.has(part));
}
const ANY_ONE = wordSet('individual normal regular comun simple suelta suelto completa completo estandar');

/** "Una sesión de drenaje": a session is what it comes as, and the drainage is sold by itself. */
function isOfAnother(
  words: readonly string[],
  at: number,
  { id, services }: { id: string; services: readonly Named[] },
): boolean {
  const next = OF.has(words[at + 1] ?? '') ? words[at + 2] : words[at + 1];
  if (next === undefined || SMALL.has(next)) return false;
  const names = (service: Named): boolean =>
    partsOf(service).some((part) => !GENERIC.has(part) && sameWord(next, part));
  return services.some((s) => s.id !== id && names(s)) && !services.some((s) => s.id === id && names(s));
}
const OF = new Set(['de', 'del', 'da', 'do', 'of']);
