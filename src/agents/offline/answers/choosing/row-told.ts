/** A row told by its place, and what changes it: "la segunda, no perdón, la tercera", "la primera pero con Laura". */
import { localStart, whenOf, type Detalles, type Slot, type Tenant } from '../../../../domain.ts';
import { fitting, onPage, weekdayNamed } from './choices.ts';
import { numberOf, ordinalsIn, position } from './place-said.ts';
import type { Heard } from '../../heard.ts';
import { bestPlace, findNames, namingWords } from '../../names.ts';
import { takenOfSeveral } from '../../names/branch-taken.ts';
import { namesAnother } from '../../errands/several/another-service.ts';
import { callsByOrdinal } from '../../names/ordinals.ts';
import { visible, type Situation } from '../../situation.ts';
import { re, wordSet } from '../../words/pattern.ts';
import { WITH_ANOTHER } from '../../names/strangers.ts';
import { saysWhen } from '../../wishes.ts';
import { singleWords } from '../../words/text.ts';

const TAKEN_BACK =
  / (?:perdon|perdona|perdoname|disculpa|disculpe|digo|mejor|sorry|actually|desculpa|desculpe|melhor|quis dizer|quise decir|i mean|me equivoque) /;
/** "La segunda, no, la tercera": with its comma. "La segunda, no la tercera" may mean either. */
const NO_APART = /(?<!\p{L})(?:no|nao|não|nope)\s*[,.;]+\s*(?:el|la|a|o|the)\s/iu;

/** Of several places the last, where it takes the others back; undefined where nothing says which is meant. */
export function placeMeant({ text }: Heard, places: readonly number[]): number | undefined {
  const last = places.at(-1);
  if (last === undefined || places.every((place) => place === last)) return last;
  return TAKEN_BACK.test(text.norm) || NO_APART.test(text.raw) ? last : undefined;
}

/** The hour of that row, with somebody else or at another branch: never the row itself. */
export function rowWithAnother(heard: Heard): Slot | undefined {
  const { situation, text, times } = heard;
  const { offer, tenant } = situation;
  const another = WITH_ANOTHER.test(text.norm);
  if (offer?.kind !== 'turno' || tenant === undefined || (saysWhen(times) && !another)) return undefined;
  const n = saysWhen(times) ? rowAtThatTime(heard) : rowAtThatPlace(heard, tenant);
  const row = n === undefined ? undefined : offer.slots[n - 1];
  if (row === undefined) return undefined;
  const { profesional = row.professionalId, sucursal = row.branchId } = findNames(text.raw, tenant);
  return another || profesional !== row.professionalId || sucursal !== row.branchId ? row : undefined;
}

function rowAtThatPlace(heard: Heard, { services }: Tenant): number | undefined {
  const words = singleWords(heard.text.words);
  const place = callsByOrdinal(words, services) ? undefined : placeMeant(heard, ordinalsIn(words));
  return place === undefined ? undefined : onPage(heard.situation, place);
}

function rowAtThatTime({ text, times, situation }: Heard): number | undefined {
  const [n, ...others] = fitting(situation, { words: [], times, weekday: weekdayNamed(text.norm) });
  return others.length === 0 ? n : undefined;
}

/** "La de las 4, pero con otra persona": at that hour, and not with who is shown there. */
export function wantsRowWithAnother(heard: Heard): boolean {
  return WITH_ANOTHER.test(heard.text.norm) && rowWithAnother(heard) !== undefined;
}

/** What may stand before the row that is meant instead: a no, a second thought. */
const INSTEAD = wordSet(
  'no nop nope nah nao mejor melhor perdon disculpa disculpe desculpa digo ah ay uy oh eh mm era es sorry actually wait better rather i meant queria quise decir quis dizer cambio prefiero prefiro',
);

/** "Me equivoqué de sede, era en…" */
const OF_WHAT =
  /(?<= (?:equivoque|confundi|enganei)) (?:de|con la|con el|da|na|no) (?:sede|sucursal|local|lugar|tienda|barrio|unidade|filial) /;
const MISTAKEN = /^(?:equivoque|confundi|enganei)$/;

/** The words from the first that is no second thought on; `second`: one stands before them. "Me queda lejos" is none. */
function behindSecondThought({ norm }: Heard['text']): {
  readonly words: readonly string[];
  readonly second: boolean;
} {
  const said = norm.replace(OF_WHAT, ' ').trim().split(' ');
  const isThought = (word: string, i: number) =>
    INSTEAD.has(word) ||
    /^no+$/.test(word) ||
    MISTAKEN.test(word) ||
    (word === 'me' && MISTAKEN.test(said[i + 1] ?? ''));
  const from = said.findIndex((word, i) => !isThought(word, i));
  // "Noo, la primera era", "perdón, la primera quise decir"; "la primera no" stays as it is.
  const end = said.findLastIndex((word) => !BEHIND.has(word)) + 1;
  return { words: said.slice(Math.max(0, from), Math.max(from + 1, end)), second: from > 0 || end < said.length };
}

const BEHIND = wordSet('era es quise quis decir dizer perdon eh sorry desculpa disculpa');

/** Behind a second thought a number with its article is a row: "mejor la 2", "no, la 3 mejor", "prefiro a 2". "El 3" is a day. */
const BY_NUMBER =
  /^(?:por |a )?(?:la|a|(?:la |el |a |o |the )?(?:opcion|opcao|option|numero|number)) (?:10|[1-9])(?: (?:mejor|melhor|porfa|por favor|please))*$/;

/** "No, la primera", "mejor la 2", asked for a yes or for a name: the row of the list that it was chosen from. */
export function rowInstead(heard: Heard): Slot | undefined {
  const { asks, shown = [] } = heard.situation;
  if ((asks !== 'confirm' && asks !== 'field') || shown.length === 0 || heard.text.asks) return undefined;
  const step = stepIn(behindSecondThought(heard.text).words.join(' '));
  if (step !== undefined) return neighbour(heard.situation, step);
  const at = placeInstead(heard, shown.length);
  return at === undefined ? undefined : shown.at(at);
}

/** "No, la segunda", asked whether one is to be paid: another service of the list that it was chosen from. */
export function listedInstead({ text, situation }: Heard): string | undefined {
  const { asks, listed = [] } = situation;
  if (asks !== 'confirm' || listed.length === 0 || text.asks) return undefined;
  const at = placeInstead({ text, situation }, listed.length);
  return at === undefined ? undefined : listed.at(at);
}

/** Which of a list, for `at`, the message tells instead of what is asked about. */
function placeInstead({ text, situation }: Pick<Heard, 'text' | 'situation'>, count: number): number | undefined {
  const { words, second } = behindSecondThought(text);
  // A number alone may count the buttons; "a segunda" is a row here as it is in the list, "na segunda" is Monday.
  const numbered = (second || /^(?:mejor|melhor)$/.test(words.at(-1) ?? '')) && BY_NUMBER.test(words.join(' '));
  if (!numbered && (ordinalsIn(words).length === 0 || words.some((word) => /^\d+$/.test(word)))) return undefined;
  // "Segunda" by itself is a Monday in Brazil, and "la primera no" is none of them.
  if (words.length < 2 || /^(?:no|nao)$/.test(words.at(-1) ?? '')) return undefined;
  if (callsByOrdinal(words, situation.tenant?.services ?? [])) return undefined;
  const place = position(words, count);
  return place === undefined || place < 0 ? place : place - 1;
}

/** "La anterior", "la de arriba", "the next one": the row before or behind the one that is proposed. */
function stepIn(said: string): -1 | 1 | undefined {
  if (
    /^(?:(?:esa|ese|essa|esse|that one) (?:no|nao) )?(?:la|el|lo|a|o|the) (?:anterior|previa|de (?:mas )?arriba|de antes|de cima|previous one|one before|one above)$/.test(
      said,
    )
  )
    return -1;
  return /^(?:(?:esa|ese|essa|esse|that one) (?:no|nao) )?(?:la|el|lo|a|o|the) (?:siguiente|de (?:mas )?abajo|que (?:sigue|le sigue|vem depois)|seguinte|de baixo|next one|one after|one below)$/.test(
    said,
  )
    ? 1
    : undefined;
}

function neighbour({ proposed, shown = [] }: Situation, step: -1 | 1): Slot | undefined {
  const at = shown.findIndex(
    (slot) => slot.start === proposed?.start && slot.professionalId === proposed.professionalId,
  );
  return at < 0 || at + step < 0 ? undefined : shown[at + step];
}

/** "No, mejor en la de Ñuñoa": the branch that is meant instead; "no, en Ñuñoa no" means none. */
function branchInstead({ text, situation }: Heard): string | undefined {
  const { tenant } = situation;
  const { words, second } = behindSecondThought(text);
  if (tenant === undefined || text.asks || !second || /^(?:no|nao)$/.test(words.at(-1) ?? '')) return undefined;
  return tenant.branches.length > 1 ? bestPlace(words, tenant.branches) : undefined;
}

/**
 * "La que queda más cerca del metro, creo que es Roma, no Coyoacán": of two that are named, or behind what one thinks, the
 * one that is taken.
 */
function branchThought({ text, situation: { tenant } }: Heard): string | undefined {
  if (tenant === undefined || tenant.branches.length < 2 || text.asks) return undefined;
  const said = namingWords(text.norm);
  const taken = takenOfSeveral(said, tenant.branches);
  if (taken !== undefined || !THINKS.test(text.norm)) return taken ?? undefined;
  return bestPlace(said, tenant.branches);
}
const THINKS =
  / (?:creo|me parece|supongo|imagino|diria|acho|i think|i guess|i believe) (?:que )?(?:(?:es|seria|era|e|is|it s|that s|la|el|en|de|the|a|o) )*(?!no |nao |not )/;

/** Its row, asked for the branch: nothing is left by that no. "Supongo que va la evaluación, en Norte" is more than a row. */
export function rowOfBranchInstead(heard: Heard): number | undefined {
  const { offer } = heard.situation;
  // "La de Providencia dónde es" asks it without a mark.
  if (heard.hit?.intent === 'ask' && ASKS_LAST.test(heard.text.norm)) return undefined;
  if (offer?.kind !== 'sucursal' || saysWhen(heard.times) || namesAnother(heard)) return undefined;
  const at = offer.ids.indexOf(branchInstead(heard) ?? branchThought(heard) ?? '');
  return at < 0 ? undefined : at + 1;
}

const ASKS_LAST = / (?:a?donde|onde|where|como|how)(?: [a-z]+){0,3} $/;

/** The day and the hour of the row that was pointed at, for whom was named beside it. */
export function atThatRow(heard: Heard, wish: Detalles): Detalles {
  const instead = rowInstead(heard);
  const row = instead ?? rowWithAnother(heard);
  if (row === undefined) return wish;
  const notWith = instead === undefined && wish.profesional === undefined && WITH_ANOTHER.test(heard.text.norm);
  return {
    ...(instead && { profesional: instead.professionalId, sucursal: instead.branchId }),
    ...(notWith && { sin_profesionales: [row.professionalId] }),
    ...wish,
    ...whenOf(row, heard.situation.now.timeZoneId),
  };
}

/**
 * "9", with nine o'clock in another of the rows on show than the ninth: where a choice is booked at once it is asked
 * about (AGENDA-14), where a yes is asked for behind it, it is the row.
 */
function isBareRowOrHour({ text, situation }: Heard): boolean {
  const { offer, now, tenant } = situation;
  if (tenant?.booking.confirmBeforeBooking !== false || offer?.kind !== 'turno') return false;
  const said = BARE.exec(text.norm)?.[1];
  const place = said === undefined ? undefined : numberOf(said);
  const row = place === undefined ? undefined : onPage(situation, place);
  if (place === undefined || row === undefined) return false;
  const { first, last } = visible(situation);
  return offer.slots.slice(first - 1, last).some((slot, i) => {
    const { hour, minute } = localStart(slot, now.timeZoneId);
    return first + i !== row && minute === 0 && hour % HALF_DAY === place % HALF_DAY;
  });
}
const NUMBER = '((?:[1-9]|1[0-2])|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quatro|oito|nove|dez)';
const BARE = re`^ (?:(?:si|sim|yes|ya|ok|oka|okay|dale|bueno|listo|vale|va|pues|entonces|entao|then|mejor|quiero|quero) )*${NUMBER}(?: (?:gracias|por favor|porfa|please|obrigad[oa]|entonces|entao|then|mejor|nomas))* $`;

/** "5 está bien", "5 me sirve", with five o'clock in another row than the fifth: the hour or the row, and nothing is taken. */
export function isRowOrHour(heard: Heard): boolean {
  const { offer, now } = heard.situation;
  if (isBareRowOrHour(heard)) return true;
  const said = EITHER.exec(heard.text.norm)?.[1];
  const place = said === undefined ? undefined : numberOf(said);
  const row = place === undefined ? undefined : onPage(heard.situation, place);
  if (offer?.kind !== 'turno' || place === undefined || row === undefined) return false;
  return offer.slots.some((slot, i) => {
    const { hour, minute } = localStart(slot, now.timeZoneId);
    return i + 1 !== row && minute === 0 && hour % HALF_DAY === place % HALF_DAY;
  });
}
const HALF_DAY = 12;
const EITHER =
  /^ (?:(?:si|ya|ok|oka|dale|bueno|listo|vale|va|pues|sim) )*((?:[1-9]|1[0-2])|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quatro|oito|nove|dez) (?:(?:me |nos )?(?:esta|estaria|queda|sirve|va|viene|acomoda|cuadra|parece|serve)(?: (?:super |muy )?(?:bien|perfecto|genial|excelente|joya))?|perfecto|genial|excelente|(?:ta|fica|esta) (?:bom|otimo))(?: (?:para mi|gracias|por favor|porfa|obrigad[oa]))* $/;

/** "4 works", "9 is good": said so, a bare number is the hour; undefined where none of the rows is at it, or several are. */
export function hourThatWorks(norm: string, situation: Situation): number | undefined {
  const { offer } = situation;
  const said = THAT_WORKS.exec(norm)?.[1];
  if (said === undefined || offer?.kind !== 'turno') return undefined;
  const fits = offer.slots.flatMap((slot, i) => {
    const [hour, minute] = whenOf(slot, situation.now.timeZoneId).hora_especifica.split(':').map(Number);
    return minute === 0 && (hour ?? 0) % 12 === Number(said) % 12 ? [i + 1] : [];
  });
  return fits.length === 1 ? fits[0] : undefined;
}
const THAT_WORKS =
  /^ (?:(?:ok|okay|yes|yeah|sure|great|perfect) )*([0-9]{1,2}) (?:works|(?:is|s|would be|sounds) (?:good|fine|great|perfect|ok|okay))(?: for me| please| then)* $/;
