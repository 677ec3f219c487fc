/**
 * From acts to the events that machines take. Entities are read where the act stands in the message. Long because every
 * act has its case here.
 */
import type { CustomerEvent, Detalles } from '../../domain.ts';
import type { UnderstandRequest } from '../../ports.ts';
import type { Act } from './acts.ts';
import { paysForNext } from './answers/paying/pays-ahead.ts';
import { withoutBeside, paysForSeveral } from './answers/paying/pays-each.ts';
import { withoutPassing } from './errands/mine/named-in-passing.ts';
import { asOneMore } from './errands/several/another-of-his-too.ts';
import { oneMoreDay } from './errands/several/one-more-day.ts';
import { narrowed } from './errands/several/narrowed.ts';
import { comesToo, likeTheLast } from './errands/several/after-booking.ts';
import { asFarAsDecided, unlessDoubtful, unlessMoreIsTold, unlessOfMine } from './answers/agreeing/as-ordered.ts';
import { renounces } from './answers/refusing/exits.ts';
import { speaksOfTheOther, tellingIt } from './errands/mine/which-one.ts';
import { calledByTheChild } from './people/called-by-a-child.ts';
import { asManyOfEach, forTwo } from './people/for-two.ts';
import { withGuest, addsToWhatIsOpen, ofGuest } from './people/for-whom.ts';
import type { Heard } from './heard.ts';
import { countOf, howMany, ofSoMany, yesToAll } from './errands/cancelling/how-many.ts';
import { completed, onOneDay } from './errands/several/several.ts';
import { ofThoseThatWait } from './errands/several/those-that-wait.ts';
import { notSold, withUnsold } from './names/not-sold.ts';
import { oneOrOther } from './names/one-or-other.ts';
import { asksForTheSame } from './people/pronouns.ts';
import { wantsOneInstead } from './errands/booking/alike.ts';
import { asBefore } from './errands/booking/same-again.ts';
import { askedOfWhatChanges, hasADayOfItsOwn, isPaidByAsking, onTheDayAsked } from './errands/asking/asked-beside.ts';
import { askedOfEach } from './errands/asking/asked-of-each.ts';
import { asked } from './errands/asking/questions.ts';
import { names } from './names/named-in-act.ts';
import { asksForAnother } from './answers/choosing/one-more.ts';
import { amountPaid, paysNothing } from './answers/paying/paying.ts';
import {
  whenOfPaid,
  whenOfMine,
  paysForThat,
  paysForTheOther,
  serviceOfThatDay,
  serviceOfThatVisit,
} from './answers/paying/paid-for.ts';
import { insteadOf } from './errands/moving/service-change.ts';
import { asksOfThatTime } from './errands/booking/wishing.ts';
import { isOneOfOthers } from './errands/several/another-service.ts';
import { kindNamed, sortNamed } from './names.ts';
import { endsTheTalk, wantsNothingMore } from './answers/refusing/leaves.ts';
import { asksSameOfAnother } from './errands/asking/asked-by-name.ts';
import { tellsExpired, wantsThatStill } from './errands/booking/link-expired.ts';
import { asksIfStillFree } from './errands/mine/when-is-mine.ts';
import { asksUnderWhom } from './errands/mine/own-facts.ts';
import { wantsThatDay } from './errands/booking/when-given-up.ts';
import { saysOnlyWhen, takesUp } from './errands/booking/taken-up.ts';
import { COMPLAINS } from './rules/people.ts';
import { asksForService, settlesList, LOOKING } from './situation.ts';
import { asksForStrangePlace, asksForStranger } from './names/strangers.ts';
import { without } from './words/text.ts';
import { detalles } from './details.ts';

const TIMED: readonly Act['intent'][] = ['book', 'move', 'cancel'];
const COURTESY = { type: 'customer.acknowledges' } as const;

export function eventsOf(said: readonly Act[], heard: Heard, legal: UnderstandRequest['legal']): CustomerEvent[] {
  const acts = said.flatMap((act) => askedOfEach(act, heard));
  const several = acts.filter((a) => TIMED.includes(a.intent)).length > 1;
  const events = acts.map((act) =>
    withoutBeside(eventOf(act, heard, several || hasADayOfItsOwn(act, acts, heard)), act, { acts, heard }),
  );
  const others = unlessMoreIsTold(comesToo(heard) ? events : forTwo(events, heard), heard);
  const each = several ? ofThoseThatWait(completed(eachForWhom(events, { acts, heard }), heard), heard) : others;
  const told = asManyOfEach(calledByTheChild(each, heard), heard);
  const asked = onTheDayAsked(ofOne(askedOfWhatChanges(told, heard), heard), heard);
  const whole = oneMoreDay(withoutPassing(asked, heard), heard);
  const there = strangePlace([...stranger(whole, heard), ...withGuest(whole, heard)], heard);
  const all = withUnsold(onOneDay(there, heard), heard);
  const meant = asOneMore(all, heard).filter((event) => !isPaidByAsking(event, all));
  return meant.map((event) => legalOf(notSold(event, heard), legal));
}

/** One wish told in two pieces, and two of it where two come: "…, tatuaje chico los dos". */
function ofOne(told: readonly CustomerEvent[], heard: Heard): readonly CustomerEvent[] {
  const one = narrowed(told, heard);
  return one.length < told.length ? forTwo(one, heard) : one;
}

/** Of several wishes each is for the one who is spoken of beside it; all of them for one guest, where they are told in one breath. */
function eachForWhom(
  events: readonly CustomerEvent[],
  { acts, heard }: { acts: readonly Act[]; heard: Heard },
): readonly CustomerEvent[] {
  const { party, guest } = heard;
  const guests = guest === undefined || addsToWhatIsOpen(events) ? [] : ofGuest(acts, heard);
  return events.map((event, i) => {
    const act = acts[i];
    if (event.type !== 'customer.wants_booking' || act === undefined) return event;
    const within = party.filter(({ end }) => end > act.from && end <= act.to);
    const one = guests.includes(act) ? guest : within.length === 1 ? within[0]?.guest : undefined;
    return one === undefined ? event : { ...event, detalles: { ...event.detalles, para: one } };
  });
}

/** "Limpieza el lunes con María" where nobody is called so: who there is, before the hours of others. */
function stranger(events: readonly CustomerEvent[], { text, situation }: Heard): CustomerEvent[] {
  const wish = events.find(isWish);
  if (wish === undefined || !asksForStranger(text.raw, situation.tenant)) return [];
  return [{ type: 'customer.asks', topic: 'profesionales', nadie: true, ...serviceOf(wish, situation) }];
}

/** "Limpieza en la sucursal Palermo", where none is called so: where there is one, before its hours. */
function strangePlace(events: CustomerEvent[], { text, situation }: Heard): CustomerEvent[] {
  const [wish, where] = [events.find(isWish), events.find(asksWhere)];
  if ((wish ?? where) === undefined || !asksForStrangePlace(text.raw, situation.tenant)) return events;
  if (where !== undefined) return events.map((event) => (event === where ? { ...where, nadie: true } : event));
  const of = wish === undefined ? {} : serviceOf(wish, situation);
  return [{ type: 'customer.asks', topic: 'direccion', nadie: true, ...of }, ...events];
}

type Wish = Extract<CustomerEvent, { type: 'customer.wants_booking' | 'customer.wants_reschedule' }>;
function isWish(event: CustomerEvent): event is Wish {
  return event.type === 'customer.wants_booking' || event.type === 'customer.wants_reschedule';
}

type Asks = Extract<CustomerEvent, { type: 'customer.asks' }>;
function asksWhere(event: CustomerEvent): event is Asks {
  return event.type === 'customer.asks' && event.topic === 'direccion';
}

function serviceOf({ detalles }: Wish, { known }: Heard['situation']): { servicio?: string } {
  const servicio = detalles.servicio ?? known?.servicio;
  return servicio === undefined ? {} : { servicio };
}

/** What nobody waits for is courtesy, or the nearest wish that somebody takes (CONV-5). */
function legalOf(event: CustomerEvent, legal: UnderstandRequest['legal']): CustomerEvent {
  if (legal.includes(event.type)) return event;
  if (event.type === 'customer.accepts' || event.type === 'customer.rejects') return COURTESY;
  return event.type === 'customer.wants_other_time' ? { type: 'customer.wants_booking', detalles: {} } : event;
}

function eventOf(act: Act, heard: Heard, several: boolean): CustomerEvent {
  const offer = heard.situation.offer;
  switch (act.intent) {
    case 'book':
      return booked(act, heard, several);
    case 'move':
      return { type: 'customer.wants_reschedule', detalles: detalles(act, heard, several), ...theOther(act, heard) };
    case 'cancel': {
      const count = countOf(act, heard);
      return {
        type: 'customer.wants_cancellation',
        detalles: ofSoMany(detalles(act, heard, several), count, heard),
        ...count,
        ...theOther(act, heard),
      };
    }
    case 'mine':
      return { type: 'customer.wants_appointments', ...(asksUnderWhom(heard.text) ? { conNombre: true } : {}) };
    case 'pay':
      return { type: 'customer.wants_payment', ...toBePaid(act, heard) };
    case 'claim':
      return { type: 'customer.claims_payment', ...paidFor(act, heard) };
    case 'ask':
      return asked(act, heard);
    case 'accept':
      return accepted(act, heard);
    case 'reject':
      if (act.topic === 'precio') return { type: 'customer.rejects', precio: true };
      if (act.of !== undefined) return { type: 'customer.rejects', detalles: tellingIt(act.of, heard.situation) };
      if (wantsNothingMore(heard)) return { ...COURTESY, declina: true };
      return paysNothing(heard) ? { type: 'customer.exits', word: 'salir', solo: true } : { type: 'customer.rejects' };
    case 'select':
      return offer !== undefined && act.n !== undefined
        ? { type: 'customer.selects', offer: offer.id, n: act.n, ...(act.asks ? { pregunta: true } : {}) }
        : { type: 'customer.not_understood' };
    case 'more':
      return offer !== undefined && offer.kind !== 'opcion'
        ? { type: 'customer.wants_more', offer: offer.id, page: offer.page + 1 }
        : { type: 'customer.wants_other_time', ...onlyAsked(heard) };
    case 'other':
      return { type: 'customer.wants_other_time', ...onlyAsked(heard) };
    case 'greet':
      return { type: 'customer.greets' };
    case 'thanks':
      if (act.amiss !== undefined) return { type: 'customer.acknowledges', amiss: act.amiss };
      return act.tells ? { type: 'customer.acknowledges', tells: true } : COURTESY;
    case 'wait':
      return { type: 'customer.acknowledges', waits: true };
    case 'retry':
      return { type: 'customer.retries' };
    case 'person':
      return { type: 'customer.wants_person', ...(heard.hit === COMPLAINS.hit && { complains: true }) };
    case 'exit':
      return { type: 'customer.exits', word: renounces(heard) ? 'cancelar' : (act.word ?? 'salir'), ...onlyThat(act) };
    case 'drop':
      return dropped(act);
    case 'back':
      return { type: 'customer.goes_back' };
    case 'answer': {
      const { field } = heard.situation;
      return field === undefined || act.value === undefined
        ? { type: 'customer.not_understood' }
        : { type: 'customer.answers', field, value: act.value, ...(act.para === undefined ? {} : { para: act.para }) };
    }
    case 'unknown':
      return { type: 'customer.not_understood' };
  }
}

function booked(act: Act, heard: Heard, several: boolean): CustomerEvent {
  if (act.instead !== undefined) return insteadOf(act, act.instead, heard);
  const more = { ...onlyAsked(heard), ...again(act, heard) };
  return { type: 'customer.wants_booking', ...booking(act, heard, several), ...more };
}

function onlyThat({ solo }: Act): { solo?: true } {
  return solo === undefined ? {} : { solo };
}

function dropped({ service, para }: Act): CustomerEvent {
  return { type: 'customer.drops', ...(service && { servicio: service }), ...(para && { para }) };
}

function booking(act: Act, heard: Heard, several: boolean) {
  const { text, situation } = heard;
  const ordered = asFarAsDecided(detalles(act, heard, several), text, situation.tenant);
  const decided = unlessDoubtful(ordered, heard.times, situation.tenant);
  const said = !several && act.besides === undefined ? unlessOfMine(decided, heard) : decided;
  const whole = several ? said : likeTheLast(heard, said);
  const { desplazamiento, desplazamientoDias } = heard.times;
  const measuredBy = (desplazamiento ?? desplazamientoDias) !== undefined && heard.situation.proposed !== undefined;
  const beside = measuredBy || whole !== said || wantsThatDay(heard);
  return { ...ofAnother(whole, act, heard), ...like(heard), ...(beside ? { porContexto: true as const } : {}) };
}

function ofAnother(wish: Detalles, act: Act, heard: Heard): { detalles: Detalles; otroServicio?: true } {
  const either = act.service === undefined ? oneOrOther(heard.text, heard.situation) : [];
  if (either.length > 0) {
    const { servicio: _first, ...rest } = wish;
    return { detalles: { ...rest, servicios: either } };
  }
  const which = wish.servicio === undefined && isOneOfOthers(heard);
  const kind = which || heard.situation.known?.servicio === undefined ? ofKind(wish, act, heard) : {};
  return { detalles: { ...wish, ...kind }, ...(which ? { otroServicio: true as const } : {}) };
}

/** "Un masaje", "algo de estética": which of them is asked; where there is but one of the kind, that. */
function ofKind(
  { servicio, profesional }: Detalles,
  { from, to }: Act,
  { text, times, situation: { tenant } }: Heard,
): Pick<Detalles, 'servicio' | 'servicios'> {
  if (servicio !== undefined || tenant === undefined) return {};
  const said = without(text.raw, times.spans).slice(from, to);
  const named = kindNamed(said, tenant);
  const does = tenant.professionals.find(({ id }) => id === profesional)?.serviceIds;
  const sort = sortNamed(said, tenant).filter((id) => does?.includes(id) ?? true);
  const [one, ...others] = named.length > 0 ? named : sort;
  if (one === undefined || others.length + 1 === tenant.services.length) return {};
  return others.length === 0 ? { servicio: one } : { servicios: [one, ...others] };
}

function accepted(act: Act, heard: Heard): CustomerEvent {
  const { holds } = act;
  const { offer, asks } = heard.situation;
  if (holds !== true && onlyHears(heard)) return COURTESY;
  if (offer !== undefined && settlesList(heard.situation)) return { type: 'customer.selects', offer: offer.id, n: 1 };
  if (asksForService(heard.situation) && POINTS.test(heard.text.norm)) return { type: 'customer.accepts' };
  if (asks === 'list' || (holds !== true && endsTheTalk(heard))) return COURTESY;
  return { type: 'customer.accepts', ...allOfThem(heard), ...again(act, heard) };
}

/** "Perfecto", "ok", once he has heard when his is, be it while another is booked: nothing was asked, and it is not opened to be changed. */
function onlyHears({ text, situation: { flow, offer } }: Heard): boolean {
  const looks = flow !== 'reprogramacion' && flow !== 'cancelacion';
  return looks && offer?.kind === 'cita' && !POINTS.test(text.norm);
}

/** "¿Cuánto sale el lifting?", "ese": the machine knows which was spoken of. */
const POINTS = / (?:es[ae]|este|esta|ess[ae]|that one|this one) /;

/** "¿Qué otros horarios hay?": asked while an hour is held, which is not given up for it. */
function onlyAsked(heard: Heard): { pregunta?: true } {
  const { text, situation } = heard;
  const { state, linkOpen, flow, tenant } = situation;
  if (asksOfThatTime(heard) || asksSameOfAnother(heard)) return { pregunta: true };
  if (asksForAnother(heard)) return {};
  // "¿Y pasado?", where an hour that is free is booked without a yes.
  if (flow === 'agenda' && text.asks && tenant?.booking.confirmBeforeBooking === false) return { pregunta: true };
  const held = state === 'AGENDA_ESPERANDO_PAGO' || (linkOpen === true && LOOKING.has(state));
  return held && (text.asks || ASKS.test(text.norm)) && !RATHER.test(text.norm) ? { pregunta: true } : {};
}
const ASKS =
  /^ (?:(?:y|e|and|oye|che|disculpa|perdon|una pregunta) )*(?:que|cual|cuales|hay|habra|tenes|tienes|tiene|tienen|tem|quais|qual|que|any|do you have|what|which) /;
const RATHER =
  / (?:mejor|melhor|better|prefier[oa]|prefiro|cambi[a-z]*|mud[ae][a-z]*|pas[ae](?:me|l[oa])[a-z]*|no|nao|not|instead|rather|move|change) /;

/** What is to be paid, as far as it is told. */
function toBePaid(act: Act, heard: Heard): Omit<Extract<CustomerEvent, { type: 'customer.wants_payment' }>, 'type'> {
  const which = {
    ...(paysForSeveral(heard) ? { varios: true as const } : {}),
    ...(paysForNext(heard) ? { proxima: true as const } : {}),
  };
  const servicio = act.service ?? names(act, heard).servicio ?? serviceOfThatDay(heard);
  if (servicio !== undefined) return { servicio, ...whenOfMine(servicio, heard), ...which };
  if (paysForThat(heard)) return { own: true, ...which };
  return paysForTheOther(heard) ? { otra: true } : which;
}

/** What is said to be paid, as far as it is told. */
function paidFor(
  act: Act,
  heard: Heard,
): Omit<Extract<CustomerEvent, { type: 'customer.claims_payment' }>, 'type' | 'receipt'> {
  const servicio = act.service ?? names(act, heard).servicio ?? serviceOfThatVisit(heard);
  const amountMinor = amountPaid(heard);
  const which = servicio === undefined ? {} : { servicio, ...whenOfPaid(servicio, heard) };
  return { ...which, ...(amountMinor === undefined ? {} : { amountMinor }) };
}

function like(heard: Heard): { comoSiempre?: true } {
  return asBefore(heard) || asksForTheSame(heard.text) ? { comoSiempre: true } : {};
}

function again(act: Act, heard: Heard): { retoma?: true } {
  const thatHour = heard.times.hora !== undefined && asksIfStillFree(heard) !== undefined;
  const still = thatHour || wantsThatStill(heard);
  const then = wantsThatDay(heard) && names(act, heard).servicio === undefined;
  const once = then || takesUp(heard) || saysOnlyWhen(heard) || tellsExpired(heard) || wantsOneInstead(heard) || still;
  return once ? { retoma: true } : {};
}

function theOther({ of }: Act, heard: Heard): { otra?: true } {
  return of === undefined && speaksOfTheOther(heard) ? { otra: true } : {};
}

function allOfThem(heard: Heard): { cuantas?: number | 'todas' } {
  const cuantas = yesToAll(heard) ? howMany(heard.text) : undefined;
  return cuantas === undefined ? {} : { cuantas };
}
