/**
 * "El examen de glucosa", "alquilar una cancha", "masaje linfático": one thing in one phrase, by words that two services
 * are called by. What it is of says more than what it comes as; where neither does, it is asked which is meant, and
 * nothing is booked, charged or cancelled by the word that stands first.
 */
import { remembered } from '../words/remembered.ts';
import { singular } from './called.ts';
import { conceptOf } from './concepts.ts';
import { isOfOneFamily } from './families.ts';
import { SMALL, partsOf, sameWord, type Named } from './name-words.ts';
import type { Catalogue, Score } from './score.ts';
import { wordSet } from '../words/pattern.ts';

type Told = Omit<Score, 'where'>;

interface Pair {
  readonly head: Told;
  readonly of: Told;
  /** The head is told by what it comes as, and is called so first of all. */
  readonly isKind: boolean;
}

/** The services told, without those that another of the phrase is rather, and those that tie with one called as well as it. */
export function asOnePhrase<T extends Told>({ words, services }: Catalogue, told: readonly T[]): readonly T[] {
  const pairs = told.flatMap((head) => {
    // "El examen de manejo" is rather "Simulacro de examen" than "Clase de manejo".
    const [first = ''] = services.filter(({ id }) => id === head.id).flatMap(partsOf);
    const isKind = isKindOnly(words[head.at.at(-1) ?? 0] ?? '') && sameWord(words[head.at[0] ?? 0] ?? '', first);
    return told
      .filter((of) => isJoined({ words, services }, head, of))
      .map((of) => [head, of, meant(words, { head, of, isKind })] as const);
  });
  if (pairs.length === 0) return told;
  const out = new Set(pairs.flatMap(([head, of, which]) => (which === 'both' ? [] : [which === 'of' ? head : of])));
  const open = pairs.filter(([head, of, which]) => which === 'both' && !out.has(head) && !out.has(of));
  // "Corte de barba" is no "Corte y barba" for sure.
  const joint = (pair: readonly [T, T, ...unknown[]]) => told.filter((one) => one.whole && isOver(one, pair));
  const tied = new Set(open.flatMap((pair) => [pair[0], pair[1], ...joint(pair)]));
  const at = [...new Set([...tied].flatMap((one) => one.at))].sort((a, b) => a - b);
  const hits = Math.max(0, ...[...tied].map((one) => one.hits));
  return told
    .filter((one) => !out.has(one))
    .map((one) => (tied.has(one) ? { ...one, at, hits, share: EVEN, exact: false, half: false, whole: false } : one));
}
const EVEN = 0.5;

function isOver({ at }: Told, [head, of]: readonly [Told, Told, ...unknown[]]): boolean {
  return [...head.at, ...of.at].every((i) => at.includes(i));
}

function meant(words: readonly string[], { head, of, isKind }: Pair): 'head' | 'of' | 'both' {
  const [last, first] = [head.at.at(-1) ?? 0, of.at[0] ?? 0];
  const body = BODY.test(words[first] ?? '') && of.hits === 1;
  if (head.hits > 1 && head.hits > of.hits) return 'head';
  if (head.exact && LOOKED_AT.test(words[last] ?? '')) return 'head';
  if (head.share === 1 && TOUCHED.test(words[last] ?? '')) return 'head';
  if (head.exact) return isKind && of.exact && isOf(words, last, first) ? 'of' : body && !of.exact ? 'head' : 'both';
  if (of.exact || of.hits > head.hits) return 'of';
  return !body && isKind && (isOf(words, last, first) || isDeed(words[last])) ? 'of' : 'both';
}

/** The one stands before the other with nothing between them by which they would be two. */
function isJoined({ words, services }: Catalogue, head: Told, of: Told): boolean {
  const [last, first] = [head.at.at(-1), of.at[0]];
  if (head === of || head.weak || of.weak || last === undefined || first === undefined || last >= first) return false;
  const between = words.slice(last + 1, first);
  if (!between.every((word) => ARTICLES.has(word) || OF.has(word))) return false;
  if (isOf(words, last, first) || isDeed(words[last])) return true;
  if (between.length > 0) return false;
  // "Examen glucosa", "masaje linfático": a comma, which is not seen here, makes two of "limpieza, masaje".
  const parts = services.filter(({ id }) => id === of.id).flatMap(partsOf);
  return comesAs(words[last] ?? '', parts) || isQuality(words[first] ?? '', parts);
}

/** "Linfático", which stands right behind what it tells of: "flúor" in "Aplicación de flúor" is a thing. */
function isQuality(word: string, parts: readonly string[]): boolean {
  const at = parts.findIndex((part) => sameWord(word, part));
  return at > 0 && !SMALL.has(parts[at - 1] ?? '') && QUALITY.test(word);
}

function isOf(words: readonly string[], last: number, first: number): boolean {
  return words.slice(last + 1, first).some((word) => OF.has(word));
}

/** "Alquilar una cancha": what it is done to follows. */
function isDeed(word = ''): boolean {
  return DEED.test(word);
}

const isKindOnly = remembered((word) => {
  const noun = singular(word);
  return KIND_ONLY.some(
    (kind) =>
      noun === kind || isOfOneFamily(noun, kind) || (conceptOf(noun) ?? conceptOf(word) ?? -1) === conceptOf(kind),
  );
});

/** What is sold comes as one of these: of what it is, or to what it is done, says which. */
const KIND_ONLY =
  'alquiler alquilar aluguel alugar renta rentar arriendo arrendar rental hire examen estudio prueba clase curso taller sesion consulta control revision limpieza lavado cambio servicio'.split(
    ' ',
  );
/** "Um orçamento de uma tatuagem", "valoración de bótox": what comes before the thing, and is sold by itself. */
const LOOKED_AT =
  /^(?:presupuesto|cotizacion|cotacao|orcamento|quote|estimate|valoracion|evaluacion|avaliacao|diagnostico)s?$/;
/** "Un retoque de mi tatuaje", "touch up for my brows": done to what was made before, and sold by itself. */
const TOUCHED =
  /^(?:retoques?|retocar(?:me)?|touchups?|retouch|retiros?|remocion|remocao|mantenimiento|mantencion|manutencao|relleno|refuerzo)$/;
const DEED = /^[a-z]{2,}[aei]r(?:me|te|se|le|les|nos)?(?:l[oa]s?)?$/;
const QUALITY = /(?:ic|iv|os|ad)[oa]s?$|(?:al|or|ar|ante|ente)(?:es)?$/;
const OF = wordSet('de del da do das dos of para pra for');
const ARTICLES = wordSet('un una uno unos unas el la los las mi mis su um uma o a os as meu minha the an my');
/** Where it is done, and no other thing: "masaje de piernas" is hardly a "Depilación de piernas". */
export const BODY =
  /^(?:piernas?|pernas?|legs?|brazos?|bracos?|arms?|espaldas?|costas|back|axilas?|underarms?|cejas?|sobrancelhas?|cuello|pescoco|neck|cara|rosto|face|cabeza|cabeca|head|hombros?|rodillas?|abdomen|gluteos?|pecho|bikini|ingles?|bozo|labios?|ojos?|unh(?:a|ita)s?|nails?|barba|beard|pelo|cabello|cabelo|hair|piel|manos?|pies?|pes?|dientes?|muelas?|dentes?)$/;

/**
 * What many things that are sold come as: a haemogram is a test, a court is hired, a therapy comes in sessions. Who says no
 * more than "un examen" has not said which, though one alone is called so.
 */
interface Kind {
  readonly called: RegExp;
  readonly holds: RegExp;
}

const TESTS: Kind = {
  called: /^(?:examen|exame|exam|analisi|analise|estudio|test)$/,
  holds:
    /^(?:hemograma|glucosa|glicemia|glucemia|glicose|glucose|perfil|colesterol|cholesterol|trigliceridos?|lipidograma|tiroides|tireoide|tsh|orina|urina|urine|sangre|sangue|blood|heces|fezes|coprologico|coproparasitario|urocultivo|cultivo|hormonal|ferritina|vitamina|creatinina|urea|antigeno|vih|hiv|embarazo|papanicolaou?|pap|psa|mamografia|densitometria|espirometria|audiometria|electrocardiograma|eletrocardiograma|ecocardiograma|ecografia|radiografia|tomografia|resonancia|endoscopia|colonoscopia)$/,
};
const HIRED: Kind = {
  called: /^(?:alquil(?:er|ar)|aluguel|alugar|renta|rentar|arriendo|arrendar|hire|rent|rental)$/,
  holds:
    /^(?:cancha|canchita|quadra|court|pitch|quincho|salon|salao|sala|paleta|raqueta|raquete|racket|tabla|prancha|board|kayak|bicicleta|bici|bike|pista|pileta|estudio|horno|churrasqueira|parrilla)$/,
};
const IN_SESSIONS: Kind = {
  called: /^(?:sesion|sessao|session)$/,
  holds: /^(?:terapia|psicoterapia|therapy|coaching|entrenamiento|entreno|treino)$/,
};
const IN_CLASSES: Kind = {
  called: /^(?:clase|aula|class|lesson|leccion)$/,
  holds:
    /^(?:yoga|pilates|spinning|zumba|crossfit|boxeo|natacion|natacao|piano|guitarra|canto|bateria|ingles|frances|ceramica|danza|danca|ballet|pintura)$/,
};
const KINDS: readonly Kind[] = [TESTS, HIRED, IN_SESSIONS, IN_CLASSES];

/** Whether a thing called by these words is of the kind that a word names, by what it is and not by being called so. */
export function comesAs(word: string, parts: readonly string[]): boolean {
  const said = singular(word);
  return KINDS.some(
    ({ called, holds }) =>
      called.test(said) &&
      !parts.some((part) => OF_SEVERAL.test(part)) &&
      !parts.some((part) => called.test(singular(part)) || isOfIts(part, said)) &&
      parts.some((part) => holds.test(singular(part))),
  );
}

/** "Una sesión" beside a "Terapia de pareja" is one's own: the couple's is called theirs. */
const OF_SEVERAL = /^(?:parejas?|casal|casais|couples?|familiar|familia|family|grupal|grupo|group|duo)$/;

/*
 * Services whose whole names are said one beside the other: "baño y corte de uñas" is *Baño* and *Corte de uñas*, though
 * *Baño y corte* is sold as well; "a haircut and a shave" is one of each, though a beard may be shaved.
 */

/** The places, among the words, at which a name stands. */
export interface InFull {
  readonly id: string;
  readonly at: readonly number[];
}

/** By its very word, in whichever number. */
export function isIt(word: string, part: string): boolean {
  return word === part || singular(word) === singular(part);
}

/** Of all ways in which whole names stand apart from each other the one that takes up most words; of two such that of fewer names. */
export function saidInFull(words: readonly string[], services: readonly Named[]): readonly InFull[] {
  const all = services.flatMap((service) => placesOf(service, words));
  // From the end on: what stands behind each place, at best.
  const best: InFull[][] = Array.from({ length: words.length + 1 }, () => []);
  for (let i = words.length - 1; i >= 0; i -= 1) {
    const ways = all.filter(({ at }) => at[0] === i).map((one) => [one, ...(best[(one.at.at(-1) ?? i) + 1] ?? [])]);
    best[i] = ways.reduce((most, way) => (isFuller(way, most) ? way : most), best[i + 1] ?? []);
  }
  return best[0] ?? [];
}

function isFuller(one: readonly InFull[], other: readonly InFull[]): boolean {
  const taken = (way: readonly InFull[]) => way.reduce((sum, { at }) => sum + at.length, 0);
  return taken(one) > taken(other) || (taken(one) === taken(other) && one.length < other.length);
}

/** All its words in their order, with nothing between them but small ones. */
function placesOf(service: Named, words: readonly string[]): readonly InFull[] {
  return ordersOf(service).flatMap(([first = '', ...rest]) =>
    words.flatMap((word, start) => {
      if (!isIt(word, first)) return [];
      const at = [start];
      for (const part of rest) {
        const next = words.findIndex((said, i) => i > (at.at(-1) ?? start) && !SMALL.has(said));
        if (next < 0 || !isIt(words[next] ?? '', part)) return [];
        at.push(next);
      }
      return [{ id: service.id, at }];
    }),
  );
}

/** "Barba e corte" is "Corte e barba". */
function ordersOf(service: Named): readonly (readonly string[])[] {
  const parts = partsOf(service);
  const own = (some: readonly string[]) => some.filter((part) => !SMALL.has(part));
  const joint = parts.findIndex((part) => JOINTS.has(part));
  const orders = joint < 0 ? [parts] : [parts, [...parts.slice(joint + 1), ...parts.slice(0, joint)]];
  return orders.map(own).filter((order) => order.length > 0);
}
const JOINTS = new Set(['y', 'e', 'and']);
function isOfIts(part: string, said: string): boolean {
  const concept = conceptOf(part);
  return concept !== undefined && concept === conceptOf(said);
}
