/**
 * The customer's words for a service, put as the catalogue writes them: joined or apart, and by what is meant.
 *
 * This folder: what the business calls its services and people, and what it does not have. It imports `words/` and what
 * a message is (`heard.ts`, `names.ts`, `situation.ts`); all of the reader but `words/` and `time/` imports it.
 */
import { remembered } from '../words/remembered.ts';
import { conceptOf } from './concepts.ts';
import { deedsNamed, lengthsNamed, papersNamed, pitchesNamed, sexNamed, withoutMeans } from './said-otherwise.ts';
import { wordSet } from '../words/pattern.ts';

/** "Checkup" for "check-up", "video consulta" for "videoconsulta"; shorter words join to anything. */
const JOINED_LETTERS_MIN = 6;

/** The words said, cut and joined as the names of services have them. `names`: the words of each name. */
export function asCatalogued(said: readonly string[], names: readonly (readonly string[])[]): string[] {
  const phrased = papersNamed(lengthsNamed(pitchesNamed(deedsNamed(withoutMeans(said)), names), names), names);
  const split = pairsNamed(phrased).flatMap((word) => apart(word, names) ?? [word]);
  const whole = new Set(names.flat());
  const joined: string[] = [];
  for (let i = 0; i < split.length; i += 1) {
    const [word = '', next = ''] = [split[i], split[i + 1]];
    const one = word + next;
    const fits = next !== '' && one.length >= JOINED_LETTERS_MIN && whole.has(one) && !whole.has(word);
    joined.push(fits ? one : word);
    if (fits) i += 1;
  }
  return handsOrNails(kindsTranslated(joined, whole), names);
}

/** "Pelo y barba" is a cut and a beard, "mani y pedi" a manicure and a pedicure: alone neither is said so. */
function pairsNamed(said: readonly string[]): readonly string[] {
  return said.map((word, i) => {
    const next = said.slice(i + 1).find((other) => !JOINS.has(other)) ?? '';
    const before = said.slice(0, i).findLast((other) => !JOINS.has(other)) ?? '';
    const isAlone = !OF_SOMETHING.has(said[i - 1] ?? '') && conceptOf(said[i - 1] ?? '') === undefined;
    if (conceptOf(word) === HAIR && conceptOf(next) === BEARD && isAlone) return 'corte';
    if (word !== 'pedi') return word;
    const shortened = OF_ONE_PEDI.has(before) || (i === 0 && PEDI_WHEN.has(said[1] ?? ''));
    return shortened || /^man(?:i|os$)/.test(before) || /^man(?:i|os$)/.test(next) ? 'pedicure' : word;
  });
}
const [HAIR, BEARD] = [conceptOf('pelo'), conceptOf('barba')];
/** "Para pedi", "una pedi", "pedi mañana con Itzel"; "pedí un turno", "ya pedí" asked for one. */
const OF_ONE_PEDI = wordSet('para de del una un la el mi otra hacerme quiero quisiera necesito pra a my');
const PEDI_WHEN = wordSet(
  'manana hoy pasado lunes martes miercoles jueves viernes sabado domingo spa con today tomorrow',
);
const JOINS = new Set(['y', 'e', 'and', 'con', 'com', 'mas']);
/** "Teñirme el pelo y la barba" is no cut. */
const OF_SOMETHING = wordSet('de del do da el la o a mi meu my the of');

/** What a doctor's or a mechanic's look at somebody is called: of one business, one of these. */
const CHECKS = ['control', 'chequeo', 'revision'];
/** "A consultation" where one is called "Consulta": the kinds of services are told by no synonym, but in every language. */
const KINDS: Readonly<Record<string, string | readonly string[]>> = {
  consultation: 'consulta',
  session: 'sesion',
  sessao: 'sesion',
  evaluation: 'evaluacion',
  assessment: 'evaluacion',
  avaliacao: 'evaluacion',
  checkup: CHECKS,
  chequeo: CHECKS,
  controle: CHECKS,
};
/** What a kind is called in the catalogue's language, where it is called one thing only. */
export function kindOf(word: string): string {
  const kind = KINDS[singular(word)];
  return typeof kind === 'string' ? kind : singular(word);
}
const A_CONSULT = new Set(['a', 'an', 'one', 'my', 'the']);

function kindsTranslated(said: string[], names: ReadonlySet<string>): string[] {
  return said.map((word, i) => {
    const noun = word === 'consult' && A_CONSULT.has(said[i - 1] ?? '') ? 'consultation' : singular(word);
    const kind = names.has(word) ? undefined : (KINDS[noun] ?? childrens(said, i) ?? sexNamed(said, i));
    const [here, ...others] = kind === undefined ? [] : [kind].flat().filter((one) => names.has(one));
    return here !== undefined && others.length === 0 ? here : word;
  });
}

function apart(word: string, names: readonly (readonly string[])[]): string[] | undefined {
  if (word.length < JOINED_LETTERS_MIN) return undefined;
  for (const parts of names) {
    const at = parts.findIndex((part, i) => part + (parts[i + 1] ?? '') === word && i + 1 < parts.length);
    if (at >= 0) return parts.slice(at, at + 2);
  }
  return undefined;
}

const NAILS = conceptOf('unhas');
const FEET = conceptOf('pes');

/** "Fazer a unha" where nothing is called nails is a manicure, unless the feet are spoken of. */
function handsOrNails(said: string[], names: readonly (readonly string[])[]): string[] {
  const isNails = (word: string): boolean => conceptOf(word) === NAILS;
  if (!said.some(isNails) || names.flat().some(isNails)) return said;
  const instead = said.some((word) => FEET !== undefined && conceptOf(word) === FEET) ? '' : 'manicure';
  return said.map((word) => (isNails(word) ? instead : word));
}

/** Of a place, and what is done there: "un facial" is the one service that is called so. */
const DONE_THERE = new Set(['facial', 'corporal', 'capilar', 'dental']);
const LED_BY = wordSet(
  'un una um uma a el la los las unos del do lo ese este esse o the otro otra outro outra another mi meu my quiero quero want necesito quisiera mejor melhor y e and agendas agendame agendeme agendar agenda reservas reservame reserveme reservar apartas apartame aparteme apartar anotas anotame anoteme sacar das dame deme hay hacerme fazer hacen hace faz fazem tienen pagar pago abonar pay para pa pra xa x for',
);

/** "Una cita facial", "turno de facial". */
const VISITS = wordSet('cita turno hora sesion reserva horario sessao appointment');

/** Whether the word at a place is the thing itself, and says not where a thing is done. */
export function isThing(said: readonly string[], at: number): boolean {
  if (!DONE_THERE.has(singular(said[at] ?? ''))) return false;
  const [before, twoBefore] = [said[at - 1] ?? '', said[at - 2] ?? ''];
  return at === 0 || LED_BY.has(before) || VISITS.has(before) || (before === 'de' && VISITS.has(twoBefore));
}

export function singular(word: string): string {
  return word.endsWith('s') ? ofOne(word) : word;
}

const ofOne = remembered((word) => {
  if (word.length > 5 && word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  // "Clases", "frases": the e is theirs.
  if (word.length > 5 && /[lrnds]es$/.test(word) && !/[^s]ases$/.test(word)) return word.slice(0, -2);
  if (/(?:g|v|hom)ens$/.test(word)) return `${word.slice(0, -2)}m`;
  if (word.length > 5 && word.endsWith('oes')) return `${word.slice(0, -3)}ao`;
  return word.length > 3 ? word.slice(0, -1) : word;
});

/**
 * "El corte para el nene", "cortarle el pelo a mi nena", "corte infantil", where "Corte niño" is sold: what is done to a
 * child, as each catalogue calls one.
 */
const CHILD = ['nino', 'ninos', 'nene', 'nenes', 'infantil', 'kids', 'crianca', 'criancas', 'peques'];
const GIRL = ['nina', 'ninas', 'nena', 'nenas', ...CHILD];
const BOYS = /^(?:nin(?:it)?os?|nen(?:it)?os?|nenes?|peques?|criancas?|meninos?)$/;
const GIRLS = /^(?:nin(?:it)?as?|nen(?:it)?as?|meninas?)$/;
const ALWAYS = /^(?:infantil|infantiles|kids?|children)$/;

/** "Hola nena, ¿cuánto sale?" speaks to whoever answers. */
const OF_ONE = / (?:para|pra|for|a|al|de|del|do|da|el|la|los|las|un|una|mis?|su|nuestr[oa]|meu|minha|my|corte) $/;
/** "Un corte para mí y para mi nene": the first is none of a child's. */
const ONE_MORE = / (?:y|e|and) (?:(?:otr[oa]|un[oa]?|outr[oa]|another|tambien) )*(?:para|pra|a|con|for) (?:[a-z]+ )?$/;

/** The words for a child among which the catalogue's own is looked for; undefined: the word at that place is none. */
function childrens(said: readonly string[], at: number): readonly string[] | undefined {
  const word = said[at] ?? '';
  if (ALWAYS.test(word)) return CHILD;
  if (!BOYS.test(word) && !GIRLS.test(word)) return undefined;
  const before = ` ${said.slice(0, at).join(' ')} `;
  if (!OF_ONE.test(before) || ONE_MORE.test(before)) return undefined;
  return BOYS.test(word) ? CHILD : GIRL;
}
