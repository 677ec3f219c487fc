/**
 * Answers to the question just asked (CONV-5, CONV-12): yes, no, a choice of the list, a field. What is more than an
 * answer is left to the keyword rules: corrections ("no, mejor el jueves") are wishes, not refusals (CONV-7).
 * Long because the kinds of answers are told from each other here, in one order.
 */
import { act, type Act } from './acts.ts';
import {
  atItsHour,
  fitting,
  inView,
  isMeant,
  onPage,
  pointsAt,
  rowAtHour,
  weekdayNamed,
} from './answers/choosing/choices.ts';
import { rowInStreet } from './names/streets.ts';
import { ordinalsIn, position } from './answers/choosing/place-said.ts';
import { findNames, namingWords } from './names.ts';
import { ofTheShown } from './names/named-in-act.ts';
import { callsByOrdinal } from './names/ordinals.ts';
import { direction } from './errands/moving/where-to.ts';
import {
  agreesPlainly,
  asksItBack,
  isBinding,
  isOnlyCourteous,
  pointsElsewhere,
  saysTheDeed,
} from './answers/agreeing/plain-yes.ts';
import { ofNobody } from './people/somebodys.ts';
import { pieces, verdict, verdictOf } from './words/phrases.ts';
import { agrees } from './answers/agreeing/agreement.ts';
import { praises } from './answers/around/likes-it.ts';
import { leaning } from './answers/agreeing/leaning.ts';
import { OBJECTION, TAIL_WORDS_MAX, nothingToChange, openingYesOrNo, whole } from './answers/agreeing/polarity.ts';
import { pickedHour } from './answers/choosing/hour-of-two.ts';
import { hourThatWorks, isRowOrHour, placeMeant, rowWithAnother } from './answers/choosing/row-told.ts';
import { fold, readText, without, singleWords } from './words/text.ts';
import type { Heard } from './heard.ts';
import { saysWhen } from './wishes.ts';
import { namesAnother } from './errands/several/another-service.ts';
import { wantsOneMore } from './errands/several/wishes-anew.ts';
import { saysPlaceUnheard } from './names/places.ts';
import { branchLeft } from './names/other-branch.ts';
import { re } from './words/pattern.ts';
import { SAME_HOUR } from './words/words.ts';

/** More words than this are no answer to a question. */
const ANSWER_WORDS_MAX = 40;

/** "Muchas gracias por la información" asks for none. */
const THANKS_FOR = /^ (?:[a-z]+ ){0,4}(?:gracias|thanks|thank you|obrigad[oa]) (?:por|for|pel[oa])(?: [a-z]+){1,4} $/;

/** The answer that a whole message is, or undefined. */
export function answer(heard: Heard): Act | undefined {
  const words = singleWords(heard.text.words);
  if (words.length === 0) return undefined;
  if (words.length > ANSWER_WORDS_MAX) return undefined;
  // "ya está pagado" begins like a yes: what is claimed, or a person asked for, comes first.
  const hit = heard.hit;
  const asked = heard.situation.flow === 'cancelacion' && / cancele /.test(heard.text.norm);
  if ((hit?.intent === 'claim' && !asked) || hit?.intent === 'person') return undefined;
  if (namesCourteousPlace(heard)) return undefined;
  // "Genial, la consulta el jueves a las 18" is pleased with nothing that was done.
  if (praises(heard)) return act(heard, { intent: 'thanks' });
  if (THANKS_FOR.test(heard.text.norm) && !heard.text.asks && (hit === undefined || hit.topic === 'servicios'))
    return act(heard, { intent: 'thanks' });
  if (/^\s*\+1\s*$/.test(heard.text.raw)) return act(heard, { intent: 'accept' });
  // "S", "n" to a yes or no, as Brazilians type it.
  const letter = heard.situation.asks === 'confirm' ? /^\s*([sny])\s*[.!]*\s*$/i.exec(heard.text.raw)?.[1] : undefined;
  if (letter !== undefined) return act(heard, { intent: /n/i.test(letter) ? 'reject' : 'accept' });
  const found = pieces(words);
  const said =
    picked(heard, words) ?? nothingToChange(heard, found) ?? whole(heard, found) ?? openingYesOrNo(heard, found);
  const taken = saysTheDeed(heard) ? act(heard, { intent: 'accept' }) : undefined;
  // "Gracias, confírmala" does more than to thank.
  const agreed = said?.intent === 'thanks' ? held(taken, heard) : undefined;
  const meant = agreed ?? held(said, heard) ?? held(taken ?? leaning(heard, words.length), heard);
  return meant?.intent === 'reject' && pointsFromIt(heard) ? undefined : meant;
}

/** "Nas Graças", "na unidade Graças": a branch that is called as one thanks, and no thanks. */
function namesCourteousPlace({ text, situation: { tenant } }: Heard): boolean {
  const called = AT_PLACE.exec(text.raw)?.groups?.['called'];
  if (called === undefined || tenant === undefined) return false;
  return tenant.branches.some(({ name }) => fold(name) === fold(called) && verdictOf(readText(name)) !== undefined);
}
const AT_PLACE =
  /^\s*(?:[\p{L}]+\s+){0,3}?(?:n?[ao]s?|em|en|la|el|las|los|at|in|unidade|sede|sucursal|filial|branch|local)\s+(?<called>[\p{L}]+)[\s.!]*$/iu;

/** "No, mejor más tarde", of an hour that is proposed: more than a no. */
function pointsFromIt({ text, situation: { asks, flow, proposed, known } }: Heard): boolean {
  if (asks !== 'confirm' || (flow !== 'agenda' && flow !== 'reprogramacion')) return false;
  return (proposed ?? known?.hora_especifica) !== undefined && direction(text.norm) !== undefined;
}

/** Nothing where a yes that cannot be taken back is no plain one: others may know what else is said. */
function held(said: Act | undefined, heard: Heard): Act | undefined {
  if (said?.intent !== 'accept' || !isBinding(heard.situation)) return said;
  if (asksItBack(heard)) return act(heard, { intent: 'unknown' });
  if (!agreesPlainly(heard)) return undefined;
  if (pointsElsewhere(heard)) return act(heard, { intent: 'unknown' });
  return isOnlyCourteous(heard) ? act(heard, { intent: 'thanks' }) : said;
}

/** True when nothing but closed-class words is said: no classifier knows better. */
export function isPlain(heard: Heard): boolean {
  const words = singleWords(heard.text.words);
  return verdict(pieces(words)) !== undefined;
}

/* ── Choices ───────────────────────────────────────────────────────────────────────────────────────────────────── */

function picked(heard: Heard, words: readonly string[]): Act | undefined {
  const { situation } = heard;
  if (situation.asks === 'confirm' || situation.asks === 'options') return pickedHour(heard, words);
  if (situation.asks !== 'list') return undefined;
  const works = hourThatWorks(heard.text.norm, situation) ?? rowInStreet(situation, heard.text.raw);
  if (works !== undefined) return act(heard, { intent: 'select', n: works });
  // "El segundo a la misma hora, con Joffre": the second of two that come, as the first was, and no row.
  if (situation.offer?.kind === 'turno' && AS_THE_OTHER.test(heard.text.norm)) return undefined;
  if (isRowOrHour(heard)) return act(heard, { intent: 'unknown' });
  if (isOfAnotherDesk(heard) && FIRST_OF_ALL.test(heard.text.norm)) return undefined;
  const named = callsByOrdinal(words, situation.tenant?.services ?? []);
  const at = named ? undefined : position(words, 99);
  if (at !== undefined && !isWeekdayOfHours(heard, words)) {
    const n = onPage(situation, at);
    if (n !== undefined) return chosen(heard, n, at);
    // A number beyond the list is a day or an hour when the time reader thinks so.
    if (saysWhen(heard.times)) return undefined;
    const atThat = rowAtHour(situation, at);
    if (atThat !== undefined) return act(heard, { intent: 'select', n: atThat });
  }
  return described(heard, words);
}

const AS_THE_OTHER = re` ${SAME_HOUR} `;

/** "Primero quiero una cita", "quiero una cita primero", before what may be paid: what is done before it, and no row. */
const FIRST_OF_ALL = / (?:primero|primeiro|first|antes)(?= (?:yo |eu |i )?[a-z]+ (?:una?|uma?|an?) | $)/;

/** Portuguese "segunda" before a list of hours is Monday; "a segunda" may be its second row. */
function isWeekdayOfHours({ situation, times }: Heard, words: readonly string[]): boolean {
  const named = words.some((word, i) => /^(?:segunda|terca|quarta|quinta|sexta)$/.test(word) && words[i - 1] !== 'a');
  const hours = situation.offer === undefined ? situation.flow !== 'pagos' : situation.offer.kind === 'turno';
  return named && hours && times.fecha !== undefined && !words.includes('opcao');
}

function chosen(heard: Heard, n: number, said: number): Act {
  // Without rows at hand "el último" is a choice whose number nobody knows.
  return heard.situation.offer === undefined && said < 0
    ? act(heard, { intent: 'accept' })
    : act(heard, { intent: 'select', n });
}

/** A row told by its hour, day, person or name. */
function described(heard: Heard, words: readonly string[]): Act | undefined {
  const { situation, text, times } = heard;
  if (text.asks || isOfAnotherDesk(heard)) return undefined;
  const nobodys = ofNobodyAsked(heard);
  if (nobodys !== undefined) return nobodys;
  const points = pointsAt(text.norm);
  const ordinal = callsByOrdinal(words, situation.tenant?.services ?? [])
    ? undefined
    : placeMeant(heard, ordinalsIn(words));
  if (
    ordinal !== undefined &&
    !saysWhen(times) &&
    words.length <= TAIL_WORDS_MAX &&
    (heard.hit === undefined || agrees(situation, heard.hit))
  ) {
    const n = onPage(situation, ordinal);
    if (n !== undefined) return rowWithAnother(heard) === undefined ? chosen(heard, n, ordinal) : undefined;
  }
  if (situation.offer === undefined) return guessedRow(heard, points, words.length);
  const names = namingWords(without(text.raw, times.spans));
  if (situation.offer.kind !== 'turno' && situation.offer.kind !== 'cita' && saysWhen(times)) return undefined;
  if (situation.offer.kind === 'servicio' && namesMore(heard)) return undefined;
  if (situation.offer.kind === 'sucursal' && namesWith(heard)) return undefined;
  // "Pasar la del jueves al viernes", who has one on Friday, too: where it goes picks none.
  const goes = times.fecha !== undefined && times.fechaOriginal !== undefined && times.fecha !== times.fechaOriginal;
  if (situation.offer.kind === 'cita' && situation.flow === 'reprogramacion' && goes) return undefined;
  const all = fitting(situation, {
    words: names,
    times,
    weekday: weekdayNamed(text.norm),
  });
  const fits = all.length > 1 ? (atItsHour(situation, all, times) ?? (points ? inView(situation, all) : all)) : all;
  const [n] = fits;
  if (n === undefined || fits.length > 1 || refuses(heard) || !isMeant(situation, n, times)) return undefined;
  return act(heard, { intent: 'select', n });
}

/** "La de mi hijo", asked which one, and none is his: that is told, and no row is made of it. */
function ofNobodyAsked(heard: Heard): Act | undefined {
  const { offer, flow } = heard.situation;
  if (offer?.kind !== 'cita' || flow === 'ninguno' || ofNobody(heard) === undefined) return undefined;
  return act(heard, { intent: flow === 'cancelacion' ? 'cancel' : 'move' });
}

/**
 * "Quiero pagar un blanqueamiento" before the services that may be booked, "quiero reservar una limpieza" before those to
 * pay; "quiero pagar la limpieza" before the list of what he has picks none of them to be moved.
 */
function isOfAnotherDesk({ hit, situation: { flow, offer } }: Heard): boolean {
  if (offer?.kind === 'cita') return hit?.intent === 'pay';
  if (offer?.kind !== 'servicio') return false;
  return flow === 'pagos' ? hit?.intent === 'book' : hit?.intent === 'pay';
}

/** "La múltiple, en Chapinero": the row, and where or by whom: a wish that is not cut short (CONV-11). */
function namesMore({ text, situation }: Heard): boolean {
  if (situation.tenant === undefined) return false;
  const { servicio = ofTheShown(text.raw, situation), profesional, sucursal } = findNames(text.raw, situation.tenant);
  return servicio !== undefined && (profesional ?? sucursal) !== undefined;
}

/** "Miraflores, con la doctora Salas", asked for the branch: where and with whom. */
function namesWith({ text, situation: { tenant } }: Heard): boolean {
  const { profesional, sucursal } = tenant === undefined ? {} : findNames(text.raw, tenant);
  return profesional !== undefined && sucursal !== undefined && / (?:con|com|with) /.test(text.norm);
}

const NAMED_ROW_WORDS_MAX = 6;
/** How many of its words only ask kindly. */
function courtesy(norm: string): number {
  return norm.match(/ (?:por(?= favor )|favor|porfa|please|gracias)(?= )/g)?.length ?? 0;
}

const SUITS_BETTER = / (?:me|nos) (?:va|queda|viene|sirve|acomoda|conviene|cae) mejor /;

/** Rows unknown: "el de las 5" points at one, and in a list of services so does "la clase suelta". */
function guessedRow(heard: Heard, points: boolean, count: number): Act | undefined {
  const { situation, text, times } = heard;
  // "Me va mejor el de las cinco" takes it; "mejor a las cinco" asks for another.
  if (OBJECTION.test(text.norm.replace(SUITS_BETTER, ' '))) return undefined;
  const when = saysWhen(times) || times.fechaOriginal !== undefined || times.horaOriginal !== undefined;
  if (points && when && !refuses(heard)) return act(heard, { intent: 'select' });
  const article =
    /^ (?:(?:si|dale|ok|bueno|quiero|dame|deme|prefiero|elijo|me quedo con|quero|i want|i ll take|perfecto|listo|vale|entonces|sim|pagar|pago) )*(?:el|la|los|las|o|a|the|un|una|solo) (?!(?:verdad|proxima|semana|link|dia|hora|precio|otro|otra) )/;
  const bare =
    count <= 3 && !saysWhen(times) && heard.hit === undefined && text.words.every((w) => /^[a-z0-9]+$/.test(w.text));
  const named = article.test(text.norm) || (bare && PRODUCT.test(text.norm));
  return situation.flow === 'pagos' && named && count - courtesy(text.norm) <= NAMED_ROW_WORDS_MAX && !refuses(heard)
    ? act(heard, { intent: 'select' })
    : undefined;
}

const PRODUCT =
  / (?:plan|pack|paquete|clase|sesion|consulta|mensual|trimestral|semestral|anual|basico|premium|completo|individual|grupal|limpieza|corte|masaje|monthly|basic|weekly|curso|bono|membresia|abono|suelta|suelto) /;

/** "la consulta no", "ya no quiero el corte": names a row to refuse it, or speaks of another service than these hours are of. */
function refuses(heard: Heard): boolean {
  const intent = heard.hit?.intent;
  if (intent !== undefined && !['book', 'move', 'pay'].includes(intent)) return true;
  const more = heard.situation.flow === 'reprogramacion' && wantsOneMore(heard);
  return (
    more ||
    namesAnother(heard) ||
    branchLeft(heard) !== undefined ||
    saysPlaceUnheard(heard.text, heard.situation.tenant) ||
    / (?:no|nao|not|ninguno|ninguna|menos|excepto|salvo|except) /.test(heard.text.norm)
  );
}
