/** Which place of a list the words tell: "2", "la segunda", "el último", "la de hasta abajo". The list itself is not looked at. */
import { pieces } from '../../words/phrases.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  uno: 1, una: 1, um: 1, one: 1, dos: 2, dois: 2, duas: 2, two: 2, tres: 3, three: 3, cuatro: 4, quatro: 4, four: 4, cinco: 5, five: 5,
  seis: 6, six: 6, siete: 7, sete: 7, seven: 7, ocho: 8, oito: 8, eight: 8, nueve: 9, nove: 9, nine: 9, diez: 10, dez: 10, ten: 10,
}; // prettier-ignore
const ORDINALS: Readonly<Record<string, number>> = {
  primer: 1, primero: 1, primera: 1, primeiro: 1, primeira: 1, first: 1, segundo: 2, segunda: 2, second: 2, tercer: 3, tercero: 3, tercera: 3,
  terceiro: 3, terceira: 3, third: 3, cuarto: 4, cuarta: 4, quarto: 4, quarta: 4, fourth: 4, quinto: 5, quinta: 5, fifth: 5, sexto: 6, sexta: 6,
  sixth: 6, septimo: 7, septima: 7, setimo: 7, setima: 7, seventh: 7, octavo: 8, octava: 8, oitavo: 8, oitava: 8, eighth: 8, noveno: 9, novena: 9,
  nono: 9, ninth: 9, decimo: 10, decima: 10, tenth: 10, primerito: 1, primerita: 1, segundito: 2, segundita: 2,
}; // prettier-ignore
/** What may stand around a number in a choice without changing it. */
const AROUND = new Set(
  (
    'el la lo los las o a the opcion opciones numero nro num no n number option row fila turno horario cita opcao quiero dame prefiero elijo escojo selecciono me quedo con voy por deme pode ser ' +
    'reservame reserveme en al ponme poneme anotame anoteme agendame agendeme tomo seria mejor entonces marca este ese esa eso de lista ahi ya confirmo confirmame para mi mio quero queria pfv one i ll take want ' +
    'choose pick the would be that sirve viene bien queda perfecto va gustaria es quisiera resposta respuesta item puede servicio plan clase te lo dejo fico vou escolho acho que com mesmo entao prefiro prefereria cual ir agarro agarra cojo pillo tomame seleccione escojamos give'
  ).split(' '),
);
const LAST = new Set(['ultimo', 'ultima', 'last', 'penultimo', 'penultima', 'anteultimo', 'anteultima']);

/** Portuguese "na segunda" is Monday, "a segunda" may be the second. */
const WEEKDAY_AFTER = /^(?:na|nesta|pra|para|ate|proxima|toda|de)$/;

/** A position, from 1; negative counts from the end (−1 the last). Undefined when the text says more than a choice. */
export function position(words: readonly string[], max: number): number | undefined {
  if (HOUR_OR_FROM.test(` ${words.join(' ')} `)) return undefined;
  const found: number[] = [];
  const courtesy = inPhrases(words);
  for (const [i, word] of words.entries()) {
    if (courtesy.has(i)) continue;
    const n = isPronounOne(words, i) ? undefined : numberOf(word);
    if (n !== undefined) {
      if (WEEKDAY_AFTER.test(words[i - 1] ?? '') && /^(?:segunda|terca|quarta|quinta|sexta)$/.test(word))
        return undefined;
      if (
        !isOrdinal(word) &&
        !isArticleA(words, i) &&
        (/^(?:las|a|tipo|desde|hasta|despues|antes|at)$/.test(words[i - 1] ?? '') || isOneOClock(words, i))
      )
        return undefined;
      found.push(n);
    } else if (word === 'works') return undefined;
    else if (!AROUND.has(word) && pieces([word])[0]?.kind === 'other') return undefined;
  }
  const [n] = found;
  if (n === undefined || found.some((other) => other !== n)) return undefined;
  return n <= max ? n : undefined;
}

/** "4 y cuarto", "cuarto para 4", "de 5 en adelante": an hour, though every word of it could tell a row. */
const HOUR_OR_FROM =
  / (?:(?:y|i|e|con|and|menos|un|um) (?:cuarto|quarto|quarter)|(?:cuarto|quarto|quarter) (?:para|pra|to)|(?:en|para|em) (?:adelante|delante|diante|arriba)) /;

/** "La 3 por favor", "la 2, muchas gracias": words that say something closed only together. */
function inPhrases(words: readonly string[]): ReadonlySet<number> {
  const inside = new Set<number>();
  let at = 0;
  for (const { kind, words: size } of pieces(words)) {
    if (size > 1 && (kind === 'filler' || kind === 'thanks')) for (let i = at; i < at + size; i += 1) inside.add(i);
    at += size;
  }
  return inside;
}

/** Portuguese "a 2", "a segunda": an article, where nothing else precedes. */
function isArticleA(words: readonly string[], i: number): boolean {
  return words[i - 1] === 'a' && i === 1;
}

/** "A la una", "a la 1 pues", "la de la 1" is an hour; "le voy a la 1" takes a row. */
function isOneOClock(words: readonly string[], i: number): boolean {
  const toThe = (words[i - 2] === 'a' || words[i - 2] === 'de') && words[i - 1] === 'la';
  return toThe && numberOf(words[i] ?? '') === 1 && !GOES_FOR.test(words[i - 3] ?? '');
}
const GOES_FOR = /^(?:voy|vamos|vayamos|ire|iria|apunto|apuntame|anoto|anotame|sumo)$/;

/** "the 3rd one", "the last one": the row's pronoun, no second number. "Tu número una amiga": rows are "número uno". */
function isPronounOne(words: readonly string[], i: number): boolean {
  const before = words[i - 1] ?? '';
  if (words[i] === 'una') return before === 'numero';
  return words[i] === 'one' && (isOrdinal(before) || LAST.has(before));
}

const ORDINAL_DIGITS = /^(\d{1,2})(?:o|a|ro|ra|er|era|do|da|to|ta|mo|ma|vo|va|no|na|º|ª|st|nd|rd|th)$/;

/** "tercera", "3ra", Portuguese "3a": a place in a row, never an hour. */
function isOrdinal(word: string): boolean {
  return Object.hasOwn(ORDINALS, word) || ORDINAL_DIGITS.test(word);
}

/** "Segunda", "3ra", "último": the place that one word tells, −1 and −2 for the last ones; a plain number tells none. */
export function ordinalOf(word: string): number | undefined {
  return isOrdinal(word) || LAST.has(word) ? numberOf(word) : undefined;
}

/** The number or ordinal that one word is, −1 and −2 for the last ones. */
export function numberOf(word: string): number | undefined {
  const digits = ORDINAL_DIGITS.exec(word) ?? /^(\d{1,2})$/.exec(word);
  if (digits !== null) return Number(digits[1]) > 0 ? Number(digits[1]) : undefined;
  if (LAST.has(word)) return /^(?:pen|ante)/.test(word) ? -2 : -1;
  return Object.hasOwn(ORDINALS, word) ? ORDINALS[word] : Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : undefined;
}

/** "La de hasta abajo", "el de arriba". */
const PLACED =
  / (?:el|la|o|a|the|los|las) (?:de |del |da |do |de hasta |de mas )*(arriba|abajo|final|principio|cima|baixo|fim|comeco|inicio|top one|bottom one|top|bottom) /;

/** The ordinals inside a longer text ("el segundo, el trimestral"). Numbers alone are too often something else. */
export function ordinalsIn(words: readonly string[]): readonly number[] {
  const placed = PLACED.exec(` ${words.join(' ')} `)?.[1];
  if (placed !== undefined) return [/abajo|final|ultim|bottom|baixo|fim/.test(placed) ? -1 : 1];
  const found = words.map((word, i) =>
    NO_ROW.test(words[i + 1] ?? '') ? undefined : ordinalAfter(words[i - 1] ?? '', word),
  );
  const first = found.findIndex((n) => n !== undefined);
  return first < ORDINAL_WITHIN ? found.filter((n) => n !== undefined) : [];
}
const ORDINAL_WITHIN = 5;
/** "La última vez fui en enero", "es la tercera vez que voy": what is counted there is no row. */
const NO_ROW = /^(?:vez|veces|vezes|times?|cuotas?|parcelas?|piso|andar|floor|mes|semana|ano|hij[oa]|filh[oa])$/;

function ordinalAfter(before: string, word: string): number | undefined {
  if (LAST.has(word)) return -1;
  if (Object.hasOwn(ORDINALS, word) && /^(?:el|la|o|a|the|opcion|)$/.test(before)) return ORDINALS[word];
  return /^(?:opcion|opcao|option|numero)$/.test(before) ? numberOf(word) : undefined;
}
