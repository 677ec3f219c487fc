/** An errand for each of one's appointments: "cancela la del viernes y la del sábado pásala pal lunes" (CONV-11). */
import { saysDayOfMonth } from '../moving/from-its-day.ts';
import { EVENTS_PER_TURN_MAX, isSameGuest, localStart, whenOf } from '../../../../domain.ts';
import type { Appointment, Detalles } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import { TAKING, timesIn } from './bookings.ts';
import type { Heard } from '../../heard.ts';
import { keyword } from '../../keywords.ts';
import { withoutNames } from '../../names/names-unheard.ts';
import { countryOf } from '../../situation.ts';
import { serviceOfMine } from '../../names/service-of-mine.ts';
import type { Situation } from '../../situation.ts';
import { changedAtBranch, countedPlaces, ofPlace, placedAlike } from '../mine/placed.ts';
import type { Errand } from '../mine/placed.ts';
import { ofNobody, ofSomebody } from '../../people/somebodys.ts';
import { clauses, readText, without } from '../../words/text.ts';
import type { Text } from '../../words/text.ts';
import { dayName } from '../../time/lexicon.ts';
import { saysWhen } from '../../wishes.ts';
import { COMES, STAYS, isElsewhen, staysAsItIs } from '../mine/stays.ts';
import { CANCELS, MOVES, SAYS_HOW_FAR, beforeTarget, targetStart } from '../moving/where-to.ts';

export const THE_OTHER =
  / (?:(?:la|el|lo|the|my|mi|minha|meu) (?:otr[oa]|outr[oa]|other)|[ao] outr[oa])(?! (?:semana|quincena|week))(?: one| cita| turno| hora| reserva)? /;
const TODAY = ['hoy', 'hoje', 'today'];
const TOMORROW = ['manana', 'amanha', 'tomorrow'];

/** A booking beside it is no errand for what there is. */
const SOMETHING_NEW = / (?:sacar|pedir|tomar|marcar|uno?|una|um|uma|nuev[oa]|nov[oa]|another|new) /;

/** "Dame de baja": asks for nothing. */
const GIVES_UP = / d[ae]me de baja /;

/** Undefined unless the message names several of one's appointments, with no doubt which, and says of each what becomes of it. */
export function eachOfMine(heard: Heard): readonly Act[] | undefined {
  const acts = errandsOf(heard);
  return acts.length === 0 ? undefined : acts;
}

function errandsOf({ text, situation }: Heard): readonly Act[] {
  const own = situation.appointments ?? [];
  if (situation.flow !== 'ninguno' || own.length < 2) return [];
  const found: Errand[] = [];
  const beside: Act[] = [];
  let kept = false;
  for (const piece of clauses(text.raw)) {
    const said = readText(piece.raw);
    const { norm } = said;
    const other = found.length > 0 ? isAnotherErrand(piece, situation) : undefined;
    if (other !== undefined) {
      beside.push(other);
      continue;
    }
    const then = comesThen(piece, situation, found);
    if (then !== undefined) {
      found.push(then);
      continue;
    }
    if (staysAsItIs(said)) {
      kept = true;
      continue;
    }
    if (TAKING.test(norm.replace(GIVES_UP, ' ')) || SOMETHING_NEW.test(norm.replace(SAYS_HOW_FAR, ' '))) return [];
    const verb = CANCELS.test(norm) ? 'cancel' : movesIt(said) ? 'move' : likeBefore(said, found.at(-1));
    if (verb === undefined) continue;
    const stretch = { from: piece.start, to: piece.start + piece.raw.length };
    const of = named(verb === 'move' ? beforeTarget(said, situation.tenant) : said, situation, found);
    const counted = verb === 'cancel' ? countedPlaces(norm, own) : [];
    const last = found.at(-1);
    if (counted.length > 0) found.push(...counted.map((one) => ({ intent: verb, of: one, ...stretch })));
    else if (of !== undefined)
      found.push({ intent: verb, of, ...stretch, ...(MOVES.test(norm) ? {} : { under: true }) });
    // "…pásala pal lunes, a las 10": the rest of its wish. A verb without an appointment is an errand that is not clear.
    else if (last !== undefined && !CANCELS.test(norm) && !MOVES.test(norm))
      found.splice(-1, 1, { ...last, to: stretch.to });
    else return [];
  }
  const apart = new Set(found.map(({ of }) => of.id)).size === found.length;
  if (found.length < (kept ? 1 : 2) || found.length + beside.length > EVENTS_PER_TURN_MAX || !apart) return [];
  const each = placedAlike(found.map((one) => ({ ...one, from: targetIn(text.raw, one, situation.tenant) })));
  return besideIt(each, beside);
}

/** "Cancela la barba y cuánto cuesta el tinte?", of one who has both: of the tint it is asked, and nothing becomes of it. */
function isAnotherErrand(piece: ReturnType<typeof clauses>[number], situation: Situation): Act | undefined {
  const { norm } = readText(piece.raw);
  if (CANCELS.test(norm) || MOVES.test(norm)) return undefined;
  const country = countryOf(situation);
  const hit = keyword({ norm: withoutNames(norm, situation.tenant), asks: piece.asks, country });
  if (hit === undefined || !OF_ITS_OWN.has(hit.intent)) return undefined;
  const { intent, topic, area } = hit;
  const told = { ...(topic === undefined ? {} : { topic }), ...(area === undefined ? {} : { area }) };
  return { intent, ...told, from: piece.start, to: piece.start + piece.raw.length };
}
const OF_ITS_OWN: ReadonlySet<string> = new Set(['ask', 'mine', 'pay', 'claim']);

/** "Cancela la limpieza, al corte puedo ir el martes": to that one he comes, and on another day than it is on: it is moved. */
function comesThen(
  piece: { readonly raw: string; readonly start: number },
  situation: Situation,
  found: readonly Errand[],
): Errand | undefined {
  const said = readText(piece.raw);
  if (!COMES.test(said.norm) || CANCELS.test(said.norm) || MOVES.test(said.norm)) return undefined;
  const verb = said.words.find(({ text }) => COMING.test(text));
  const behind = verb === undefined ? 0 : verb.end;
  const start = saysWhen(timesIn(piece.raw.slice(behind), situation)) ? behind : 0;
  const before = start === 0 ? without(piece.raw, timesIn(piece.raw, situation).spans) : piece.raw.slice(0, start);
  const of = named(readText(before), situation, found);
  if (of === undefined || !isElsewhen(piece.raw.slice(start), of, situation)) return undefined;
  return { intent: 'move', of, from: piece.start + start, to: piece.start + piece.raw.length, placed: true };
}
const COMING =
  /^(?:voy|vamos|puedo|podemos|podre|llego|llegamos|alcanzo|alcanzamos|ire|iremos|asisto|vou|posso|consigo|chego|go|come|attend|make)$/;

/** No verb: as with the one before; but "…y el miércoles una hora antes", "…lo podemos hacer a las 17" are no cancellations. */
function likeBefore(said: Text, last: Errand | undefined): Errand['intent'] | undefined {
  const elsewhere = SAYS_HOW_FAR.test(said.norm) || (PUTS.test(said.norm) && targetStart(said) !== undefined);
  return last !== undefined && elsewhere ? 'move' : last?.intent;
}
const PUTS = / (?:pon[a-z]*|hacer(?:l[oa])?|haceme?l[oa]|fazer|do|make|put|poner(?:l[oa])?) /;

/** "La del sábado pásala al lunes", "…dejala para el lunes". */
function movesIt(said: Text): boolean {
  return MOVES.test(said.norm) || (STAYS.test(said.norm) && targetStart(said) !== undefined);
}

function targetIn(raw: string, { intent, from, to, placed }: Errand, tenant: Situation['tenant']): number {
  if (placed) return from;
  if (intent === 'cancel') return to;
  return from + (targetStart(readText(raw.slice(from, to)), tenant) ?? to - from);
}

/** The one appointment that the words name by its service, its day or its hour; "la otra" is the one not spoken of yet. */
export function named(
  said: Text,
  situation: Situation,
  before: readonly Pick<Errand, 'of'>[],
): Appointment | undefined {
  const { raw, norm } = said;
  const own = situation.appointments ?? [];
  const left = own.filter((a) => before.every(({ of }) => of.id !== a.id));
  if (THE_OTHER.test(norm)) return before.length > 0 && left.length === 1 ? left[0] : undefined;
  const placed = ofPlace(norm, own, before.length > 0);
  if (placed !== undefined) return placed;
  const servicio = situation.tenant && serviceOfMine(raw, situation.tenant, own);
  const ofService = own.filter((a) => a.serviceId === servicio);
  const onDay = own.filter((a) => saysDay(said, a, situation));
  const both = ofService.filter((a) => onDay.includes(a));
  for (const fits of [both, ofService.length > 0 ? [] : onDay, onDay.length > 0 ? [] : ofService])
    if (fits.length === 1) return fits[0];
  return undefined;
}

/** "Bórrame la de la tarde del jueves", with another in its morning: by the part of the day. "La de mañana" is tomorrow's. */
export function inPartOfMine({ text, times, hit, situation }: Heard): Act | undefined {
  const part = OF_PART.exec(text.norm)?.[1];
  // "El de la mañana pasalo al viernes": with no verb that is one by itself.
  const intent = hit === undefined && MOVES.test(text.norm) ? 'move' : hit?.intent;
  if (situation.flow !== 'ninguno' || part === undefined || (intent !== 'cancel' && intent !== 'move'))
    return undefined;
  if (intent === 'move' && !saysWhen(times)) return undefined;
  const [low, high] = PARTS[part] ?? ['', ''];
  const [of, ...others] = (situation.appointments ?? []).filter(({ slot }) => {
    const { fecha_deseada: day, hora_especifica: hour } = whenOf(slot, situation.now.timeZoneId);
    return day === (times.fechaOriginal ?? day) && hour >= low && hour < high;
  });
  return of === undefined || others.length > 0 ? undefined : { intent, of, from: 0, to: text.raw.length };
}
const OF_PART =
  / (?:(?:la|el|lo|a|o|the one) (?:de la|da|in the|on the)|the(?= [a-z]+ (?:one|appointment|session) )) (manana|tarde|noche|manha|noite|morning|afternoon|evening) (?!que viene )/;
const [MORNING, AFTERNOON, EVENING] = [
  ['00:00', '12:00'],
  ['12:00', '20:00'],
  ['19:00', '24:00'],
] as const;
const PARTS: Readonly<Record<string, readonly [string, string]>> = {
  manana: MORNING, manha: MORNING, morning: MORNING, tarde: AFTERNOON, afternoon: AFTERNOON, noche: EVENING, noite: EVENING, evening: EVENING,
}; // prettier-ignore

/** "Cancel the later one", "passa o primeiro pra sexta"; "a segunda" that was read as a Monday is one. */
export function placedOfMine({ text, times, situation }: Heard): Act | readonly Act[] | undefined {
  const { flow, offer, appointments = [] } = situation;
  // "Mejor el segundo pásamelo a las 12", asked which one is to be moved: what is open is left for it.
  const asked = flow === 'reprogramacion' && offer?.kind === 'cita' && saysWhen(times);
  if ((flow !== 'ninguno' && !asked) || (times.fechaOriginal ?? times.horaOriginal) !== undefined) return undefined;
  const of = ofPlace(withoutPlaceNames(text.norm, situation), appointments);
  if (of === undefined) return undefined;
  const beside = clauses(text.raw).flatMap((piece) => isAnotherErrand(piece, situation) ?? []);
  const whole = { of, from: 0, to: beside.find(({ from }) => from > 0)?.from ?? text.raw.length };
  const cancels = CANCELS.test(text.norm);
  if (cancels ? times.fecha !== undefined : !MOVES.test(text.norm) || !saysWhen(times)) return undefined;
  return besideIt([{ intent: cancels ? 'cancel' : 'move', ...whole }], beside);
}

/** "Cancela la primera visita", where that is what it is called. */
function withoutPlaceNames(norm: string, { tenant }: Situation): string {
  const names = (tenant?.services ?? []).map(({ name }) => readText(name).norm);
  return names.reduce((rest, name) => rest.replace(name, ' '), norm);
}

/** What is asked comes first. */
function besideIt(deeds: readonly Act[], beside: readonly Act[]): readonly Act[] {
  const asked = beside.filter(({ intent }) => intent === 'ask' || intent === 'mine');
  return [...asked, ...deeds, ...beside.filter((one) => !asked.includes(one))];
}

function saysDay({ norm, words }: Text, { slot }: Appointment, { now }: Situation): boolean {
  const start = localStart(slot, now.timeZoneId);
  const ahead = start.toPlainDate().since(now.toPlainDate(), { largestUnit: 'days' }).days;
  if (saysWeekday(words, start.dayOfWeek)) return true;
  const days = [...(ahead === 0 ? TODAY : ahead === 1 ? TOMORROW : []), String(start.day)];
  return days.some((day) => norm.includes(` ${day} `));
}

function saysWeekday(words: Text['words'], weekday: number): boolean {
  return words.some(({ text }, n) => weekdayOf(text, words[n - 1]?.text) === weekday);
}

/** "Ter" and "mi" are other words too: a short name needs what stands before a day. */
function weekdayOf(word: string, before = ''): number | undefined {
  const name = dayName(word);
  const known = name?.form !== 'tiny' && (name?.form !== 'short' || BEFORE_A_DAY.test(before));
  return known ? name?.weekday : undefined;
}
const BEFORE_A_DAY = /(?:^| )(?:el|la|lo|del|do|da|on|the|this|next|este|esse)$/;

/** "El del martes", with none on the coming one and one on another: that. */
export function onThatWeekday(wish: Detalles, { text, situation }: Heard): Detalles {
  const { fecha_original: said } = wish;
  const own = (situation.appointments ?? []).map(({ slot }) =>
    localStart(slot, situation.now.timeZoneId).toPlainDate(),
  );
  if (said === undefined || own.some((day) => day.equals(said))) return wish;
  const { dayOfWeek, day } = Temporal.PlainDate.from(said);
  const [one, ...others] = own.filter((date) => date.dayOfWeek === dayOfWeek);
  const meant =
    saysWeekday(text.words, dayOfWeek) && !saysDayOfMonth(text.norm, day) && others.length === 0 ? one : undefined;
  return meant === undefined ? wish : { ...wish, fecha_original: meant.toString() };
}

/** "Y cancele la otra", by itself: the one that was not just spoken of. */
export function speaksOfTheOther({ text, times }: Heard): boolean {
  const when = times.fechaOriginal ?? times.horaOriginal;
  return when === undefined && THE_OTHER.test(text.norm);
}

/** Of the appointment that an errand is about, where the words leave no doubt which. */
export function whichOne({ of: told, intent }: Act, heard: Heard): Detalles {
  const changes = intent === 'cancel' || intent === 'move';
  const of = told ?? (changes ? (ofSomebody(heard) ?? changedAtBranch(heard.text.norm, heard.situation)) : undefined);
  if (of !== undefined) return tellingIt(of, heard.situation);
  const para = changes ? ofNobody(heard) : undefined;
  return para === undefined ? {} : { para };
}

/** Its day and hour tell an appointment from all others; of two at once, whose it is. */
export function tellingIt(
  { id, slot, serviceId, guest: para }: Appointment,
  { now, appointments = [] }: Pick<Situation, 'now' | 'appointments'>,
): Detalles {
  const { fecha_deseada: fecha_original, hora_especifica: hora_original } = whenOf(slot, now.timeZoneId);
  const atOnce = appointments.some(
    (a) => a.id !== id && a.slot.start === slot.start && a.serviceId === serviceId && !isSameGuest(a.guest, para),
  );
  const whose = atOnce && para !== undefined ? { para } : {};
  return { servicio: serviceId, fecha_original, hora_original, ...whose };
}
