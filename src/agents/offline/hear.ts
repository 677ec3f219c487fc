/**
 * A message made ready: its text, the times it speaks of, and where it arrives. Long because everything that readers
 * are given is made here, once.
 */
import { localStart, whenOf, type Guest, type Relative, type Slot } from '../../domain.ts';
import { clockChanges } from './words/everyday.ts';
import type { Act } from './acts.ts';
import { decidedByRows } from './answers/choosing/choices.ts';
import type { Heard } from './heard.ts';
import { notSoTitled } from './people/by-title.ts';
import { ruledOut } from './people/exclusions.ts';
import { bothTold, behindAService } from './errands/several/behind-a-service.ts';
import { JUST_MS, justBooked } from './errands/mine/just-booked.ts';
import { besidesMine } from './errands/several/besides.ts';
import { counts, meansAll } from './errands/cancelling/how-many.ts';
import { bothCome } from './people/both-come.ts';
import { calledByItsPart } from './errands/mine/part-of-mine.ts';
import { paidOne, ofAppointment } from './errands/moving/its-own-time.ts';
import { replacedPeople } from './errands/moving/with-another.ts';
import { forWhomIn } from './people/for-whom.ts';
import { houseHours } from './house-hours.ts';
import { keywordIn } from './keyword-in.ts';
import { hoursInTurn } from './people/day-of-each.ts';
import { partyIn } from './people/party.ts';
import { namesByOrdinal } from './names/ordinals.ts';
import { placesIn, branchOfThatDate } from './names/places.ts';
import { leftForAnother } from './names/strangers.ts';
import { countryOf, visible, type Situation } from './situation.ts';
import { saysWhen } from './wishes.ts';
import { readText, without, type Text } from './words/text.ts';
import { POLICIES, WEEK_DAYS, onTheDial, readTimes, type TimeEnvironment, type TimeReading } from './time/index.ts';

/** "No, 11 please", "mejor 16:30", "no, a 15" where a time is to be confirmed: the number is an hour. */
const CORRECTED =
  /^\s*(?:(?:s[ií]|dale|ok|bueno|ya|yes|sim)[\s,]+(?=pero|but|mas))?(?:(?:no|nop|nah|uh|uy|ay|ah|oh|ups|oye|che|par[aá]|esper[aá]|espere|pero|but|mejor|não|nao|perd[oó]n|perdon[ae]|disculp[ae]|digo|actually|sorry|melhor|better)[\s,.!]+)+(\d{1,2}(?:[:. ]\d{2})?)(?:\s*(?:(?:hs?|hrs|horas|please|por favor|porfa|mejor|better)[\s.!]*)+)?$/i;

/** "12 no mejor", "16:30 mejor": as much. */
const RATHER =
  /^\s*(?:(?:s[ií]|dale|ok|bueno|ya|yes|sim)[\s,]+(?:pero|but|mas)[\s,]+)?(?:a las |a la |[aà]s |at )?(\d{1,2}(?:[:. ]\d{2})?)(?:\s*(?:hs?|hrs|horas))?[\s,]+(?:no[\s,]+)?(?:mejor|melhor|better)[\s.!?]*$/i;

/** A number, and at most the words with which one agrees to it: "10", "ok 10 then", "let's do 10", "entonces 10". */
const ALONE =
  /^\s*(?:(?:ok(?:ay)?|yes|sure|fine|let['’]?s (?:do|say|go with)|i['’]?ll (?:take|do)|dale|listo|bueno|vale|entonces|mejor|sí|si|sim|t[aá] bom|beleza|ent[aã]o|pode ser|puede ser|que sea|quero|quiero)[\s,.!]+)*(\d{1,2})\s*(?:(?:then|please|works|is fine|entonces|ent[aã]o|porfa|por favor|pfv|mesmo|está bien|tá bom|yo|eu|para m[ií]|(?:pra|para) mim|for me)\s*)*[.!?]*\s*$/i;

/** "Sure but can we do 10 instead", "dale, pero podría ser a las 10?": the number is an hour. */
const COULD_BE =
  /(?:\bcan we (?:do|make it)|\bcould (?:we (?:do|make it)|it be)|\bcan (?:it be|you do)|\bmake it|\bpode(?:ria)? ser|\bpuede ser|\bpodr[ií]a ser|\bque sea)(?: at| [aà]s| a las| a la)? (\d{1,2}(?::\d{2})?)(?:\s*(?:hs?|please|instead|por favor|porfa|mejor))*\s*[.!?]*\s*$/i;
/** "Can we do a bit later, like 11", "I can't at that time, 11 works": as much. */
const RATHER_LIKE =
  /(?:\b(?:later|earlier|sooner)(?: than that| today| on)?|\bthat (?:time|hour))[\s,.;]+(?:(?:like|maybe|perhaps|around|about|say|how about|would|but|at)\s+)*(\d{1,2}(?::\d{2})?)(?:\s+(?:works?|is (?:fine|good|ok|better)|would (?:work|be (?:fine|good|better))|for me|better|please|instead|then|if possible))*\s*[.!?]*\s*$/i;
/** "Ni modo, el viernes": he gives in, and rules no day out. */
const GIVES_IN = /(?<![\p{L}])ni modo(?![\p{L}])/giu;

/** "Can you change it to 6": a bare number behind a verb of moving is an hour. */
const TO_HOUR =
  /(?<=\b(?:chang|mov|switch|push|bump)(?:e|es|ing)?(?: (?:it|that|mine|this|my [a-z]+|the [a-z]+|[a-z]+['’]s(?: [a-z]+)?))?(?: back| forward| up| over)? )to(?= \d{1,2}(?::\d\d)?(?: (?:please|instead|then|if possible|thanks))*\s*[.!?]*\s*$)/i;

/** "Oops I meant 11", "earlier, like 2", "10 is better" of what one has: the number is an hour; every place stays what it is. */
const MEANT_AT =
  /(?<=\bi )meant(?= \d{1,2}(?::\d\d)?\s*[.!]*\s*$)|(?<=\b(?:earlier|later|sooner)\b[^.!?\d]{0,24} )(?:like|maybe|say)(?= \d{1,2}(?::\d\d)?\s*(?:please)?[.!?]*\s*$)/i;
const SUITS_BETTER = /(?<=(?:^|[a-z,] )\d{1,2}(?::\d\d)?) is(?= (?:much |way )?better\b)/i;

function ofWhatHeHas(raw: string, { flow, appointments = [], now }: Situation): string {
  const own = appointments.map(({ slot }) => localStart(slot, now.timeZoneId));
  const told = Number(THE_ONE.exec(raw)?.[1]);
  if (own.some(({ hour }) => hour === told || hour === told + 12) && own.every(({ day }) => day !== told))
    return raw.replace(THE_ONE, (words, at: string) => `at ${at}`.padEnd(words.length));
  if (flow !== 'ninguno' || appointments.length === 0) return raw;
  return raw.replace(MEANT_AT, (word) => 'at'.padEnd(word.length)).replace(SUITS_BETTER, 'h  ');
}

/** The message as the reader of times gets it. */
function spoken(text: Text, situation: Situation): string {
  if (meansAll(text, situation)) return '';
  const unheard = [
    ...counts(text, situation),
    ...bothCome(text.raw, situation),
    ...(hoursInTurn(text.raw)?.which ?? []),
    ...placesIn(text.raw, situation.tenant),
    ...namesByOrdinal(text.raw, situation.tenant?.services ?? []),
    ...(situation.offer === undefined ? [] : branchOfThatDate(text.raw, situation.tenant)),
  ];
  const raw = ofWhatHeHas(without(text.raw, unheard), situation)
    .replaceAll(GIVES_IN, (words) => ' '.repeat(words.length))
    .replace(THE_ONE, (words, n) => `${begins(Number(n), situation) ? 'at' : 'the'} ${n}`.padEnd(words.length))
    .replace(TO_HOUR, 'at');
  if (situation.flow !== 'agenda' && situation.flow !== 'reprogramacion') return raw;
  const [, h, min] = WITH_MINUTES.exec(raw.slice(0, 60)) ?? [];
  const hoursAsked = situation.asks === 'confirm' || situation.offer?.kind === 'turno';
  if (h !== undefined && Number(h) < 24 && hoursAsked) return `a las ${h}:${min}`;
  const hour =
    situation.asks === 'confirm'
      ? (CORRECTED.exec(raw.slice(0, 80)) ??
          RATHER.exec(raw.slice(0, 80)) ??
          COULD_BE.exec(raw.slice(0, 80)) ??
          RATHER_LIKE.exec(raw.slice(0, 80)))?.[1]
      : hourBeyondRows(raw, situation);
  if (hour !== undefined) return `a las ${hour}`;
  if (situation.offer?.kind !== 'turno') return raw;
  const [, then] = WITH_SOMEBODY.exec(raw) ?? [];
  if (then !== undefined && begins(Number.parseInt(then, 10), situation)) return raw.replace(WITH_SOMEBODY, 'a las $1');
  return eitherBeyondRows(raw, situation) ?? raw.replace(OF_ONE, ' a la');
}

/** "The 11 one": what begins then, and neither the eleventh nor one o'clock. */
const THE_ONE = /\bthe (\d{1,2}) one\b/i;
function begins(hour: number, { appointments = [], offer, now }: Situation): boolean {
  const slots = [...appointments.map(({ slot }) => slot), ...(offer?.kind === 'turno' ? offer.slots : [])];
  return slots.some((slot) => localStart(slot, now.timeZoneId).hour % HALF_DAY === hour % HALF_DAY);
}
const HALF_DAY = 12;

/** "5 with Itzel", "10 yo con Lucía", before hours: a row is called by its number alone. */
const WITH_SOMEBODY =
  /^\s*(\d{1,2}(?::\d{2})?)(?=(?:\s+(?:yo|eu|me|nosotr[oa]s|n[oó]s|para m[ií]|(?:pra|para) mim|for me))?\s+(?:con|com|with)\s+\p{L})/iu;

/** Where an hour was put in other words than the customer's: the places of his, which all names are looked for around. */
function inPlace(times: TimeReading, wording: string, raw: string): TimeReading {
  const digits = wording.length === raw.length ? undefined : /\d(?:.*\d)?/s.exec(raw);
  if (!digits) return times;
  const [start, end] = [digits.index, digits.index + digits[0].length];
  return { ...times, spans: times.spans.map((span) => ({ ...span, start, end })) };
}

/** "17 30", "dale 17 y 30 entonces": an hour and its minutes, where hours are on show. */
const WITH_MINUTES =
  /^\s*(?:(?:ok(?:ay)?|dale|listo|bueno|uh|uy|vale|entonces|mejor|sí|si|sim|t[aá] bom|beleza|ent[aã]o|pode ser|puede ser|que sea|quero|quiero)[\s,.!]+)*(\d{1,2})\s+(?:y\s+|e\s+)?(00|15|30|45)\s*(?:(?:hs?|hrs|horas|entonces|ent[aã]o|porfa|por favor|please|está bien|mejor)\s*)*[.!?]*\s*$/i;

/** "La de la 1", of the hours on show; every place stays what it is. */
const OF_ONE = /(?<=(?<!\p{L})(?:el|la|lo) )de la(?= (?:1|una)(?![\p{L}\p{N}:]))/iu;

/** "10 o 11" before a list that has no eleven rows: one hour or the other. "2 o 3" may be rows. */
function eitherBeyondRows(raw: string, situation: Situation): string | undefined {
  const [, one, other] =
    /^\s*(?:a las |[aà]s )?(\d{1,2})\s*(?:o|u|ou|or)\s*(?:a las |[aà]s )?(\d{1,2})\s*[.!?]*\s*$/i.exec(raw) ?? [];
  if (situation.offer?.kind !== 'turno' || one === undefined || other === undefined) return undefined;
  const beyond = Math.max(Number(one), Number(other)) > Math.min(visible(situation).last, POLICIES.listRowsMax);
  return beyond && Number(one) < 24 && Number(other) < 24 ? `a las ${one} o a las ${other}` : undefined;
}

/** "17" before a list of nine hours is no row; "9" before two rows is the hour of the one that begins at nine. */
function hourBeyondRows(raw: string, situation: Situation): string | undefined {
  const { offer } = situation;
  const number = offer?.kind === 'turno' ? ALONE.exec(raw.slice(0, 60))?.[1] : undefined;
  const hour = Number(number);
  if (offer?.kind !== 'turno' || number === undefined || hour >= 24) return undefined;
  const shown = offer.slots.some((slot) => {
    const at = localStart(slot, situation.now.timeZoneId);
    return at.hour === hour || at.hour === hour + 12;
  });
  return hour > POLICIES.listRowsMax || (hour > visible(situation).last && shown) ? number : undefined;
}

export function hear(message: string | Text, situation: Situation): Heard {
  const whole = typeof message === 'string' ? readText(message) : message;
  const besides = besidesMine(whole.raw, situation);
  // "Para mi hermana, después de mamá": whom it comes besides is nobody who comes.
  const said = besides === undefined ? whole : readText(without(whole.raw, [besides.span]));
  // A name that is being typed as the customer's own rules nobody out.
  const people = situation.field === 'name' ? [] : (situation.tenant?.professionals ?? []);
  const { ids, spans } = ruledOut(said.raw, people);
  const titled = notSoTitled(said.raw, situation.field === 'name' ? undefined : situation.tenant);
  const unwanted = [...ids, ...titled, ...leftForAnother(said, situation)];
  const several = partyIn(said.raw, situation);
  // "Para mi hija y para mí": of who writes himself there is no guest.
  const whose = several.some(({ guest }) => guest === undefined) ? undefined : forWhomIn(said.raw, situation);
  const party = whose === undefined ? several : [];
  const names = party.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const clocks = clockChanges(said.raw);
  const unread = [
    ...spans,
    ...(whose?.spans ?? []),
    ...names,
    ...clocks,
    ...paidOne(said.raw),
    ...bothTold(said.raw, situation),
    ...(besides === undefined ? behindAService(said.raw, situation) : []),
    ...replacedPeople(said.raw, situation),
  ];
  const text = unread.length === 0 ? said : readText(cutOfAChild(without(said.raw, unread), whose?.guest));
  const country = countryOf(situation);
  const hit = keywordIn(text, situation);
  const { now, language, tenant } = situation;
  const windowDays = tenant?.booking.windowDays;
  const environment = {
    now,
    language,
    monthFirst: country === 'US',
    ...(windowDays === undefined ? {} : { windowDays }),
    ...houseHours(situation),
    ...talkedAbout(situation, hit?.intent),
    ...bookedDay(situation),
  };
  const wording = spoken(text, situation);
  const times = decidedByRows(inPlace(readTimes(wording, environment), wording, text.raw), situation);
  const heard = {
    text,
    situation,
    hit,
    unwanted,
    party,
    ...(whose === undefined ? {} : { guest: whose.guest }),
    ...(besides === undefined ? {} : { besides }),
    ...(clocks.length === 0 ? {} : { clocks: true as const }),
  };
  const goes = calledByItsPart(towards(times, { raw: text.raw, situation, environment }), text, situation);
  return { ...heard, times: ofAppointment(goes, heard) };
}

/** "A haircut for my son": the grown-ups' or the children's is not told, as it is not by "un corte". */
function cutOfAChild(raw: string, guest: Guest | undefined): string {
  const child = guest?.relation !== undefined && CHILDREN.has(guest.relation);
  return child ? raw.replaceAll(/\bhair(?=cuts?\b)/gi, '    ') : raw;
}
const CHILDREN: ReadonlySet<Relative> = new Set(['hijo', 'hija', 'criatura', 'nieto', 'nieta', 'sobrino', 'sobrina']);

/** "Cambia la del viernes a la 1", of one that is at eleven: the hour is where it goes, and not the one it has. */
function towards(
  times: TimeReading,
  { raw, situation, environment }: { raw: string; situation: Situation; environment: TimeEnvironment },
): TimeReading {
  const { fechaOriginal: day, horaOriginal: hour } = times;
  const { flow, appointments = [], now } = situation;
  if (flow !== 'ninguno' && flow !== 'pagos') return times;
  if (day === undefined || hour === undefined || saysWhen(times)) return times;
  const own = appointments.map(({ slot }) => whenOf(slot, now.timeZoneId));
  const { dayOfWeek } = Temporal.PlainDate.from(day);
  const then = own.filter((at) => at.fecha_deseada === day);
  // "La del jueves", with none on the coming one: that of another week.
  const ofThatDay =
    then.length > 0 ? then : own.filter((at) => Temporal.PlainDate.from(at.fecha_deseada).dayOfWeek === dayOfWeek);
  const itsHour = ofThatDay.some(({ hora_especifica }) => onTheDial(hora_especifica) === onTheDial(hour));
  if (ofThatDay.length === 0 || itsHour) return times;
  const dates = times.spans.filter(({ kind }) => kind === 'date');
  const rest = readTimes(without(raw, dates), environment);
  if (rest.hora !== undefined) return { ...rest, fechaOriginal: day, spans: times.spans };
  // "Correme la cita de mañana para las 4": behind the day it looks like the hour of that one, and it has another.
  const { horaOriginal: _hour, ...others } = times;
  return { ...others, hora: hour };
}

/** After "la próxima semana", "para junio": these days, while nothing else is asked for; else the week of the day on show. */
export function talkedAbout(
  situation: OnShow,
  wants: Act['intent'] | undefined,
): Pick<TimeEnvironment, 'within' | 'shown' | 'wished' | 'told'> {
  const known = bookable(situation);
  const from = known?.fecha_desde;
  const to = known?.fecha_hasta === undefined ? {} : { to: known.fecha_hasta };
  const shown = dayOnShow({ ...situation, known });
  const wished = known?.fecha_deseada ?? shown;
  const told = [wished, situation.spokenOf?.date].filter((date) => date !== undefined);
  return {
    ...(from !== undefined && { within: { from, ...to } }),
    // "Cancelá lo del martes" is of an appointment, whatever is on show.
    ...(shown !== undefined && wants !== 'cancel' && wants !== 'mine' && { shown }),
    ...(wished !== undefined && { wished }),
    ...(told.length > 0 && { told }),
  };
}

/** "Y otra el martes siguiente", right behind a booking: behind the day of that one. */
function bookedDay(situation: Situation): Pick<TimeEnvironment, 'booked'> | undefined {
  const booked = justBooked(situation);
  const { now } = situation;
  if (booked === undefined || now.epochMilliseconds - booked.bookedAt > JUST_MS) return undefined;
  return { booked: whenOf(booked.slot, now.timeZoneId).fecha_deseada };
}

/** "Todavía no hay agenda para noviembre": of days that nobody can book yet no weekday is meant that is said after it. */
function bookable({ known, tenant, now }: OnShow): Situation['known'] {
  const { fecha_desde: from, fecha_deseada: day, ...others } = known ?? {};
  const ahead = now.toPlainDate().until(Temporal.PlainDate.from(from ?? day ?? now)).days;
  return ahead > (tenant?.booking.windowDays ?? ahead) ? others : known;
}

type OnShow = Pick<Situation, 'known' | 'proposed' | 'offer' | 'now' | 'tenant' | 'spokenOf'>;

/** Of the hour that was chosen, else that was wished for; where none of the rows is of that one, the next that has rows. */
function dayOnShow({ known, proposed, offer, now }: OnShow): string | undefined {
  const dayOf = (slot: Slot): string => whenOf(slot, now.timeZoneId).fecha_deseada;
  if (proposed !== undefined) return dayOf(proposed);
  const rows = offer?.kind === 'turno' ? offer.slots : [];
  const [wished, [row]] = [known?.fecha_deseada, rows];
  if (wished === undefined || row === undefined || rows.some((slot) => dayOf(slot) === wished)) return wished;
  const first = dayOf(row);
  const day = Temporal.PlainDate.from(wished);
  // Of this week a weekday is the nearest one, whatever came in its place.
  if (now.toPlainDate().until(day).days < day.dayOfWeek) return wished;
  const behind = day.until(first).days;
  return behind > 0 && behind <= WEEK_DAYS ? first : wished;
}
