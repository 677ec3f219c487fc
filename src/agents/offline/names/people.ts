/** Which of the people a message names, in full, by one name or by a short one. Whatever is called as people are goes here, too. */
import { SMALL, isOwnName, partsOf, sameName, type Named } from './name-words.ts';
import { isGivenName, isShortFor } from './given-names.ts';
import { rememberedOf } from '../words/remembered.ts';
import { KIN_WORD } from '../words/kin.ts';
import { ES_DAY, WEEKDAY } from '../words/words.ts';
import { re, wordSet } from '../words/pattern.ts';

/** People and places are called by any one of their names, unless two share it or the customer presents himself. */
export function bestPerson(said: readonly string[], people: readonly Named[]): string | undefined {
  const [one, ...namesakes] = peopleCalled(said, people);
  return namesakes.length === 0 ? one : undefined;
}

/** All whom the words may mean: one, or several of one name. */
export const peopleCalled = rememberedOf((said, people: readonly Named[]): readonly string[] => {
  const presented = new Set<number>();
  said.forEach((word, i) => {
    if (word === 'soy' || word === 'llamo' || (word === 'nombre' && said[i + 1] === 'es')) {
      for (const next of [i + 1, i + 2, i + 3]) presented.add(next);
    }
  });
  const words = said.filter((_, i) => !presented.has(i));
  const called = calledIn(words, people);
  if (called.length < 2) return called;
  const first = firstChoice(words, people);
  if (first.length > 0) return first;
  const correction = words.findLastIndex((word) => CORRECTIONS.has(word));
  if (correction === -1) return called;
  // "Con Nico, no, perdón, con Cata": whom he names behind it is meant.
  const meant = calledIn(words.slice(correction + 1), people);
  return meant.length > 0 ? meant : called;
});

/** "Con Percy, si no está con Rubén", "with Diego, or Megan if he's not available": the first, while he is to be had. */
function firstChoice(words: readonly string[], people: readonly Named[]): readonly string[] {
  const cue = IF_NOT.exec(` ${words.join(' ')} `)?.index;
  if (cue === undefined) return [];
  const at = ` ${words.join(' ')}`.slice(0, cue).split(' ').length - 1;
  const before = calledIn(words.slice(0, at), people);
  if (before.length < 2) return before;
  const or = words.slice(0, at).findLastIndex((word) => /^(?:o|u|ou|or)$/.test(word));
  return or === -1 ? [] : calledIn(words.slice(0, or), people);
}
const IF_NOT =
  / (?:(?:si|se|if)(?: (?!no |nao |not )[a-z]+){0,3} (?:no|nao|not|isn|can t|taken|busy|full|unavailable|ocupad[oa]|llen[oa])|otherwise|or else|senao) /;

const CORRECTIONS = wordSet('perdon digo mejor melhor corrijo desculpa sorry actually rather');

function calledIn(said: readonly string[], people: readonly Named[]): readonly string[] {
  // "Qué pena molestar", "me da pena": without its tilde a surname.
  const words = said.filter((word, i) => word !== 'pena' || !SHAME.has(said[i - 1] ?? ''));
  const scored = people.map((p) => ({
    id: p.id,
    hits: partsOf(p).filter(
      (part) =>
        isOwnName(part) &&
        words.some((w, i) => sameName(w, part) && !isOfAnother(i, words, p) && !isNamesake(i, words, part)),
    ).length,
  }));
  const top = Math.max(0, ...scored.map((s) => s.hits));
  const best = scored.filter((s) => s.hits === top);
  if (top === 0) {
    const short = shortlyCalled(words, people);
    return short.length > 0 ? short : titled(words, people);
  }
  const inFull = best.length < 2 ? [] : numbered(words, people).filter((id) => best.some((one) => one.id === id));
  return inFull.length > 0 ? inFull : best.map(({ id }) => id);
}

/** Andrea is no Andrés that is misspelt; "con Paula" may be Paola, where somebody is asked for. */
function isNamesake(at: number, words: readonly string[], part: string): boolean {
  const word = words[at] ?? '';
  if (word === part || !isGivenName(word) || !isGivenName(part)) return false;
  return leadOf(words, at) === undefined || word.at(-1) !== part.at(-1);
}

/** "Ana Paz" is not Sofía Paz: behind another's given name it is that one's surname. */
function isOfAnother(at: number, words: readonly string[], person: Named): boolean {
  const before = words[at - 1] ?? '';
  return (
    isGivenName(before) && !isGivenName(words[at] ?? '') && !isCalled(before, person) && !isCalledShort(before, person)
  );
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

const SHAME = wordSet('que da dio mucha vale la una sin');

const WITH = new Set(['con', 'com', 'with', 'c']);

const ARTICLES = new Set(['el', 'la', 'lo', 'o', 'a', 'the']);

export const TITLES: ReadonlySet<string> = wordSet(
  'dr dra doctor doctora doutor doutora lic licenciado licenciada prof profe profesor profesora sr sra srta senorita don dona',
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
  if (/^(?:de|da|do)$/.test(article) && ARTICLES.has(before)) return 'with';
  const after = said[at + 1] ?? '';
  if (article === 'al' && WISHED.has(before)) return 'article';
  if (i === at - 1 && isAskedFor(said, at)) return 'with';
  // "Que venga Nico", "que me lo haga Mica".
  if (IS_TO.has(article) || (ARTICLES.has(article) && IS_TO.has(before))) return 'with';
  // "Leo atiende hoy", "qué días atiende Leo", "¿sigue trabajando Leo?"
  if (WORKS.has(after) || WORKS.has(article)) return 'with';
  return ARTICLES.has(article) && (ATTENDS.has(after) || ATTENDS.has(before) || WISHED.has(before))
    ? 'article'
    : undefined;
}
/** "Qué tiene Mica el sábado", "y Mica, ¿qué horarios tiene?", "tatuaje Mica sábado": a short name that is no word, without its "con". */
function isAskedFor(said: readonly string[], at: number): boolean {
  const [before = '', word = '', after = '', then = ''] = [said[at - 1], said[at], said[at + 1], said[at + 2]];
  if (!isGivenName(word) || ALSO_WORDS.has(word)) return false;
  if (HAS.has(before) || HAS.has(after) || (after === 'que' && OF_THE_DIARY.test(then))) return true;
  const kin = OWN.has(said[at - 2] ?? '') && IS_KIN.test(before);
  return at > 0 && DAY_BEHIND.test(after) && !kin && !OF_SOMEBODY.test(before);
}
/** "Está caro", "el más chico", "the bill": no Carolina, Francisco or William. */
const ALSO_WORDS = wordSet('caro chico bill will dan bob memo chava nana pancho');
const HAS = wordSet('tiene tienen tem has does');
const OF_THE_DIARY = /^(?:horarios?|horas?|dias?|turnos?|citas?|tiene|hay|horario|tem)$/;
/** The day behind it may have been read, and taken away. */
const DAY_BEHIND = re`^(?:${WEEKDAY}|hoy|hoje|today|tomorrow|amanha)?$`;
const OF_SOMEBODY =
  /^(?:para|pa|pra|for|de|da|do|of|soy|sou|y|e|and|o|or|llamo|llama|chamo|chama|nombre|nome|name|es|is|a|hola|oi|ola|hi|hey|hello|buen[oa]s|dias?|tardes?|noches|gracias|thanks|obrigad[oa]|si|sim|no|nao|not)$/;
const OWN = wordSet('mi meu minha my su seu sua nuestra nuestro el la o');
const IS_KIN = re`^(?:${KIN_WORD})$`;

/** "El Seba tiene mañana a la 1", "¿está el Seba?", "que sea el Seba". */
const ATTENDS = wordSet(
  'tiene tienen esta estara atiende atiendes atienda trabaja trabajara puede podra hace corta viene va tem atende trabalha',
);
const WORKS = wordSet(
  'atiende trabaja atende trabalha sigue segue continua trabajando laburando atendiendo trabalhando atendendo',
);
const IS_TO = wordSet('venga haga atienda corte pinte vea sea tatue faca venha atenda seja');
const WISHED = wordSet('sea prefiero quiero quisiera prefiro prefiere elijo busco');

/** "Con el doctor", "con la dra": the only one who is called so, where nobody's name stands behind it. */
function titled(said: readonly string[], people: readonly Named[]): readonly string[] {
  const at = said.findIndex(
    (word, i) => DOCTORS.has(word) && (ARTICLES.has(said[i - 1] ?? '') || WITH.has(said[i - 1] ?? '')),
  );
  const title = DOCTORS.get(said[at] ?? '');
  if (title === undefined || !NO_NAME_BEHIND.test(said[at + 1] ?? '')) return [];
  const fits = people.filter(({ name }) => title.test(name));
  return fits.length === 1 ? fits.map(({ id }) => id) : [];
}
const MALE = /^(?:dr|doctor|doutor)(?![a-z])/i;
const FEMALE = /^(?:dra|doctora|doutora)(?![a-z])/i;
const DOCTORS = new Map([
  ...['dr', 'doctor', 'doutor'].map((word) => [word, MALE] as const),
  ...['dra', 'doctora', 'doutora'].map((word) => [word, FEMALE] as const),
]);
/** What is said behind "la doctora" when she is not named. */
export const NO_NAME_BEHIND = re`^(?:|el|la|a|para|pa|hoy|manana|que|por|porfa|y|entonces|ese|este|si|hombre|mujer|de|en|${ES_DAY}|atiende|tiene|puede|esta|please|mejor|prefiero|preferiria|prefiro|porque|gracias|hoje|amanha|na|no)$`;

/** By one of a person's names, in full. */
export function isCalled(word: string, person: Named): boolean {
  return partsOf(person).some((part) => isOwnName(part) && sameName(word, part));
}

export function isCalledShort(word: string, person: Named, afterArticle = false): boolean {
  const given = partsOf(person).find((part) => !SMALL.has(part) && !TITLES.has(part));
  return given !== undefined && isShortFor(word, given, afterArticle);
}
