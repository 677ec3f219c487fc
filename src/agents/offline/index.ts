/**
 * Understanding without a model: the port on closed classes, keywords, a reader of dates and hours, and a small
 * trained classifier (CONV-2, AGENT-8). `agents` import only domain, ports and errors; `conversation.ts` gets this as
 * an argument.
 *
 *   taps      interactive ids, judged by the open offers                        by 'id'
 *   answers   yes, no, a choice, a field: what the pending question allows       by 'answer'
 *   keywords  whole words that decide whatever the state                         by 'keywords'
 *   classify  what is left                                                       by 'offline'
 *   events    acts → events, with the services, names, days and hours said
 *
 * The pipeline lies here: `rewrites` → `hear` → `read` (who hears what: `readers`) → `settle` → `events`. What it hears
 * with lies in folders, from the words up: words, time, names, people, answers, errands, rules.
 *
 * Answers lie by what they do: `agreeing`, `refusing` (no, not now, leaving), `choosing` (a row, an hour), `fields`,
 * `paying`, `around` (manners and remarks beside them). Errands lie by what they are about: `booking`, `moving`,
 * `cancelling`, `several` (more than one of them in a message), `mine` (what is said or asked of the appointment that one
 * has), `asking` (what is asked of the business).
 *
 * So "mañana a la tarde" is read in `time` (its `index.ts` says by whom: `days`, `hours/parts.ts`), a yes in
 * `answers/agreeing` by the lists of `words/phrases.ts`, and what decides between two readers is their order: in `rewrites.ts`,
 * then `readers.ts`, then `keywords.ts` (the rules), then `guess.ts`.
 *
 * A message that is put in other words is read again from here, and so are its parts (`split.ts`): nobody else may begin
 * anew.
 * Long because the order in which everything is looked for is read here, from top to bottom.
 */
import {
  BURST_MESSAGES_MAX,
  EVENTS_PER_TURN_MAX,
  type CustomerEvent,
  type Language,
  type Reading,
  type Tenant,
} from '../../domain.ts';
import type { UnderstandRequest, Understanding } from '../../ports.ts';
import { besideWords } from '../beside.ts';
import { saidAt } from '../said-at.ts';
import { besidePicture } from './captions.ts';
import { answerThenErrands } from './answers/choosing/answer-and-errands.ts';
import { givesBack, languageWished } from './answers/around/baton.ts';
import { eventsOf } from './events.ts';
import { hear } from './hear.ts';
import { guestCannotThen } from './people/who-cannot-then.ts';
import { forWhomIn } from './people/for-whom.ts';
import {
  guestAndOwn,
  nameBeside,
  nameOf,
  nameUnasked,
  somebodyElses,
  withName,
  withoutName,
} from './people/name-told.ts';
import { firstLanguage, languageOf } from './words/language.ts';
import { paidAndWished } from './answers/paying/paid-beside.ts';
import { agreesToIt } from './answers/agreeing/yes-to-it.ts';
import { yesThenErrands } from './answers/agreeing/yes-and-more.ts';
import { errandsEach } from './errands/several/errands-apart.ts';
import { errandAndHouse, isWish, wishAfter, wishAhead } from './errands/asking/house-behind.ts';
import { oneMoreToo } from './errands/several/one-more-behind.ts';
import { thisAndTheNext } from './errands/several/this-and-the-next.ts';
import { movesTheOtherToo } from './errands/several/the-other-too.ts';
import { withoutThatDay } from './errands/moving/that-day.ts';
import { questionAndAnswer } from './answers/around/question-and-answer.ts';
import { onlyThanks, saysWhatItWants, withoutThanks } from './answers/around/without-thanks.ts';
import { serviceIn } from './names.ts';
import { asksOnlyForUnsold } from './names/not-sold.ts';
import { read } from './read.ts';
import { REWRITES } from './rewrites.ts';
import { areaOf, asksOf, flowOf, type Situation } from './situation.ts';
import { readParts, type Part } from './split.ts';
import { saysOnlyOfField } from './answers/fields/field-mended.ts';
import { toldBeside } from './answers/fields/told-fields.ts';
import { readTap, rowAsTyped } from './taps.ts';
import { tidy } from './tidy.ts';
import { unitsOf, type Unit } from './units.ts';
import { verdictOf } from './words/phrases.ts';
import { FIELD_NAME } from './words/words.ts';
import { readText, type Text } from './words/text.ts';
import { saysWhen } from './wishes.ts';
import { LETTER, re } from './words/pattern.ts';

/** Never throws for what a customer wrote; one to EVENTS_PER_TURN_MAX events. Pure: the same request, the same reading. */
export function createOfflineUnderstanding(): Understanding {
  return { understand: (request) => Promise.resolve(understandOffline(request)) };
}

export function understandOffline(request: UnderstandRequest): Reading {
  if (request.handedOver === true) return besidePerson(request);
  const units = rowAsTyped(unitsOf(request.messages.slice(0, BURST_MESSAGES_MAX)), request.question);
  const texts = units.flatMap((u) => (u.kind === 'text' ? [u.text] : []));
  const said = readText(texts.join('\n'));
  const language =
    wishedIn(said, request) ?? languageOf(said) ?? (request.first === true ? firstLanguage(said) : undefined);
  const alone = texts.length === 1 ? { text: said, language } : undefined;
  const readings = units.map((unit, i) => besidePicture(readUnit(unit, { request, alone }), units, i));
  const events = besideWords(tidy(readings.flatMap((r) => r.events)));
  const weakest = readings.reduce((min, r) => Math.min(min, r.confidence), 1);
  const telling = readings.findLast((r) => r.events.some((e) => e.type !== 'customer.greets')) ?? readings[0];
  return {
    events: events.length === 0 ? [{ type: 'customer.not_understood' }] : events,
    by: telling?.by ?? 'offline',
    ...(telling?.reader === undefined ? {} : { reader: telling.reader }),
    confidence: readings.length === 0 ? 0 : weakest,
    ...(language === undefined ? {} : { language }),
  };
}

/** One word is for us, and what comes behind it; all else was said to the person (HUMAN-3). */
function besidePerson({ handedOver: _, ...request }: UnderstandRequest): Reading {
  const at = request.messages.findLastIndex((message) => givesBack(message, request.now));
  if (at < 0) return { events: [{ type: 'customer.acknowledges' }], by: 'answer', confidence: 1 };
  const rest = request.messages.slice(at + 1);
  const then = rest.length === 0 ? [] : understandOffline({ ...request, messages: rest }).events;
  const events: CustomerEvent[] = [{ type: 'customer.exits', word: 'menu' }, ...then];
  return { events: events.slice(0, EVENTS_PER_TURN_MAX), by: 'keywords', confidence: 1 };
}

/** What is known of a text before it is read for what it wants. */
interface Said {
  readonly text: Text;
  readonly language: Language | undefined;
}

function saidBy(message: string, request: UnderstandRequest): Said {
  const text = readText(message);
  return { text, language: wishedIn(text, request) ?? languageOf(text) };
}

function wishedIn(text: Text, { tenant, question: { offer } }: UnderstandRequest): Language | undefined {
  return languageWished(text, tenant, offer?.kind === 'servicio' || offer?.kind === 'categoria');
}

function readUnit(unit: Unit, { request, alone }: { request: UnderstandRequest; alone: Said | undefined }): Reading {
  if (unit.kind === 'tap')
    return { events: [withOtherDay(readTap(unit.id, request.question), request)], by: 'id', confidence: 1 };
  if (unit.kind === 'event') return { events: [unit.event], by: 'id', confidence: 1 };
  const { text: whole, language } = alone ?? saidBy(unit.text, request);
  const question = questionMeant(request.question, whole, request.tenant);
  const situation = situationOf({ ...request, question }, language);
  const apart = readParts(answerThenErrands(whole, situation), (part) => readPart(part, request.legal));
  return apart ?? readSaid(whole, situation, request.legal);
}

function readPart({ said, situation, answers }: Part, legal: UnderstandRequest['legal']): Reading {
  return answers ? readSaid(said, situation, legal) : readWords(said, situation, legal);
}

/** "Otra fecha", below an hour that was chosen: any day but that one. */
function withOtherDay(event: CustomerEvent, request: UnderstandRequest): CustomerEvent {
  const { proposed } = request.question;
  if (event.type !== 'customer.wants_other_time' || proposed === undefined) return event;
  return {
    type: 'customer.wants_booking',
    detalles: withoutThatDay({}, { situation: { proposed, now: saidAt(request) } }),
  };
}

function readSaid(whole: Text, situation: Situation, legal: UnderstandRequest['legal']): Reading {
  const told = toldBeside(whole.raw, situation);
  if (told === undefined) return readWords(whole, situation, legal);
  if (!LETTER.test(told.text.raw) || isSound(told.text))
    return { events: [...told.events], by: 'answer', confidence: 0.95 };
  const reading = readWords(told.text, told.situation, legal);
  // What was asked for comes behind a wish that is told with it: what it completes is the wish, not what it changes.
  const asked = situation.field !== told.situation.field;
  const events = asked ? [...reading.events, ...told.events] : [...told.events, ...reading.events];
  return { ...reading, events };
}

/** A bare yes or no below a list of one's own appointments that was only looked at is for the flow's own question (CONV-8). */
function questionMeant(
  question: UnderstandRequest['question'],
  { raw, norm, words, asks }: Text,
  tenant: Tenant,
): UnderstandRequest['question'] {
  const { offer, also = [] } = question;
  // "Baño", below it, where the service is asked for; "la del baño" is of what he has.
  const services = offer?.kind === 'cita' ? also.find(({ kind }) => kind === 'servicio') : undefined;
  const names = words.length <= NAME_WORDS_MAX && !asks && !OF_HIS.test(norm) && serviceIn(raw, tenant) !== undefined;
  if (offer !== undefined && services !== undefined && names) return { ...question, offer: services, also: [offer] };
  const yesOrNo = also.find((older) => older.kind === 'opcion' && older.options.includes('si'));
  if (offer?.kind !== 'cita' || yesOrNo === undefined) return question;
  const said = agreesToIt(norm, question.state) ? 'yes' : verdictOf({ words });
  return said === 'yes' || said === 'no' ? { ...question, offer: yesOrNo, also: [offer] } : question;
}

const NAME_WORDS_MAX = 4;
const OF_HIS =
  / (?:del?|d[ao]|mi|meu|minha|my|no|nao|not|(?:cancel|anul|mov|muev|cambi|mud|pas|remarc|desmarc|chang|resched)[a-z]*) /;

/** "Uy, el correo está mal, es…", "no, perdón, me equivoqué": what is left when the address is taken out says nothing. */
function isSound({ norm, words }: Text): boolean {
  return PUTS_RIGHT.test(norm) || saysOnlyOfField(norm) || verdictOf({ words }) === 'filler';
}
const PUTS_RIGHT = re`^ (?:(?:no+|nao|uy|ay|ah|espera|espere|esperate|wait|perdon|perdone|sorry|disculp[ae]|desculpa|digo|corrijo|me (?:equivoque|confundi)(?: (?:de|en|con)(?= (?:el |la )?${FIELD_NAME} ))?|errei|(?:(?:el|la|mi|ese|esa|este|o|a|meu|minha|my|the) )?${FIELD_NAME}(?: (?:electronico|anterior|correct[oa]))?|(?:esta|quedo|puse|escribi|lo puse|la puse|lo escribi|la escribi|ta) (?:mal|errado)(?: escrit[oa])?|(?:cambi|correg|corrij)[a-z]+|es|era|seria|e(?! mail )|is|it is|it s) )+$`;

/** One thing and then another, in the order in which they are looked for; none of them where it is read as one. */
const SPLITS = [
  paidAndWished,
  guestCannotThen,
  thisAndTheNext,
  errandsEach,
  movesTheOtherToo,
  yesThenErrands,
  oneMoreToo,
  errandAndHouse,
  questionAndAnswer,
] as const;

function readWords(text: Text, situation: Situation, legal: UnderstandRequest['legal']): Reading {
  const told = nameBeside(text.raw, situation);
  const unasked = told === undefined ? nameUnasked(text, situation) : undefined;
  if (unasked !== undefined) return { events: [unasked], by: 'answer', confidence: 0.95 };
  if (told?.alone === true) return { events: [nameOf(told, situation)], by: 'answer', confidence: 0.95 };
  const both = guestAndOwn(text.raw, situation);
  if (both !== undefined) return { events: both, by: 'answer', confidence: 0.95 };
  const others = situation.field === 'name' ? (somebodyElses(text.raw) ?? relativeAlone(text, situation)) : undefined;
  if (others !== undefined) return { events: [others], by: 'answer', confidence: 0.95 };
  for (const putOtherwise of REWRITES) {
    const put = putOtherwise(text, situation);
    if (put === undefined) continue;
    if (!('then' in put)) return readWords(put, situation, legal);
    const reading = readWords(put.said, situation, legal);
    return { ...reading, events: put.then(reading.events) };
  }
  for (const split of SPLITS) {
    const apart = readParts(split(text, situation), (part) => readPart(part, legal));
    if (apart !== undefined) return apart;
  }
  const heard = told === undefined ? hear(text, situation) : hear(told.rest, withoutName(situation));
  const verdicts = read(heard);
  const beside = onlyThanks(verdicts) ? withoutThanks(text) : undefined;
  const wanted = beside && readWords(beside, situation, legal);
  if (beside && wanted && saysWhatItWants(wanted, beside, situation)) return wanted;
  const { acts, ...heardAs } = verdicts;
  const { by } = heardAs;
  const events = eventsOf(acts, heard, legal);
  const head =
    told === undefined ? (wishAhead(events, text, situation) ?? wishAfter(events, text, situation)) : undefined;
  const wish = head && readWords(head, situation, legal);
  if (wish && isWish(wish)) return { ...wish, events: [...events, ...wish.events] };
  if (by === 'offline' && saysOnlyForWhom(events, text)) return { ...heardAs, events, by: 'answer', confidence: 0.9 };
  if (by === 'offline' && asksOnlyForUnsold(events)) return { ...heardAs, events, by: 'keywords', confidence: 0.85 };
  return { ...heardAs, events: told === undefined ? events : withName(events, told, situation) };
}

/** "É pra minha mãe": nothing else is to be made of it. */
function saysOnlyForWhom([event, ...others]: readonly CustomerEvent[], { asks, words }: Text): boolean {
  if (others.length > 0 || asks || words.length > WHOSE_WORDS_MAX || event?.type !== 'customer.wants_booking')
    return false;
  return event.detalles.para !== undefined && Object.keys(event.detalles).length === 1;
}

/** "Es para mi hijo", where a name was asked for: whose it is, and whose name is asked for then. */
function relativeAlone(text: Text, situation: Situation): CustomerEvent | undefined {
  const guest = forWhomIn(text.raw, withoutName(situation))?.guest;
  if (guest?.relation === undefined || guest.relation === 'yo' || guest.name !== undefined) return undefined;
  if (text.asks || text.words.length > WHOSE_WORDS_MAX) return undefined;
  const { hit, times } = hear(text, withoutName(situation));
  const more = saysWhen(times) || (hit !== undefined && hit.intent !== 'book' && hit.intent !== 'reject');
  return more ? undefined : { type: 'customer.wants_booking', detalles: { para: guest } };
}
const WHOSE_WORDS_MAX = 12;

function situationOf(request: UnderstandRequest, language: Language | undefined): Situation {
  const { question, tenant } = request;
  const flow = flowOf(question.state);
  const done = fresh(question.doneJustNow, request.now);
  return {
    state: question.state,
    flow,
    area: areaOf(flow),
    asks: asksOf(question.state, question.offer, question.field),
    tenant,
    appointments: request.appointments,
    lastVisit: request.lastVisit,
    owes: request.owes === true && flow === 'ninguno',
    linkRanOut: request.linkRanOut === true && flow === 'ninguno',
    aside: request.aside ?? false,
    linkOpen: request.owes === true && flow === 'agenda',
    paysFirst: request.paysFirst,
    language: language ?? request.language,
    locale: tenant.locale,
    now: saidAt(request),
    offer: question.offer,
    also: question.also,
    field: question.field,
    known: question.known,
    proposed: question.proposed,
    moving: question.moving,
    cancelling: question.cancelling,
    shown: question.shown,
    listed: question.listed,
    waiting: question.waiting,
    spokenOf: fresh(question.spokenOf, request.now),
    doneJustNow: done?.errand,
    movedJustNow: done?.of,
    givenUp: done?.was,
    mends: fresh(question.mends, request.now)?.field,
    parked: fresh(question.parked, request.now) && true,
  };
}

function fresh<Known extends { readonly until: number }>(known: Known | undefined, now: number): Known | undefined {
  return known !== undefined && known.until > now ? known : undefined;
}
