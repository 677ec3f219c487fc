/** From acts to the events that machines take. Entities are read where the act stands in the message. */
import type { CustomerEvent, Detalles } from '../../domain.ts';
import type { UnderstandRequest } from '../../ports.ts';
import type { Act } from './acts.ts';
import { withGuest } from './for-whom.ts';
import { hear } from './hear.ts';
import type { Heard } from './heard.ts';
import { completed } from './several.ts';
import { asked, names } from './questions.ts';
import { atThatRow } from './row-told.ts';
import { WRONG_DAY, WRONG_HOUR, inTheNextWeek, inThatWeek } from './same-week.ts';
import { paysForThat, paysNothing, serviceOfThatDay } from './paying.ts';
import { settlesList } from './situation.ts';
import { WITH_ANOTHER, asksForStranger, theOtherOne } from './strangers.ts';
import { wishOf } from './wishes.ts';

const TIMED: readonly Act['intent'][] = ['book', 'move', 'cancel'];
const COURTESY: CustomerEvent = { type: 'customer.acknowledges' };
const REASON_CHARS_MAX = 200;

export function eventsOf(acts: readonly Act[], heard: Heard, legal: UnderstandRequest['legal']): CustomerEvent[] {
  const several = acts.filter((a) => TIMED.includes(a.intent)).length > 1;
  const events = acts.map((act) => eventOf(act, heard, several));
  const whole = several ? completed(events, heard) : events;
  return [...stranger(whole, heard), ...withGuest(whole, heard)].map((event) => legalOf(event, legal));
}

/** "Limpieza el lunes con María" where nobody is called so: who there is, before the hours of others. */
function stranger(events: readonly CustomerEvent[], { text, situation }: Heard): CustomerEvent[] {
  const wish = events.find((e) => e.type === 'customer.wants_booking' || e.type === 'customer.wants_reschedule');
  if (wish === undefined || !asksForStranger(text.raw, situation.tenant)) return [];
  const servicio = wish.detalles.servicio ?? situation.known?.servicio;
  return [
    { type: 'customer.asks', topic: 'profesionales', nadie: true, ...(servicio === undefined ? {} : { servicio }) },
  ];
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
      return { type: 'customer.wants_booking', detalles: detalles(act, heard, several) };
    case 'move':
      return { type: 'customer.wants_reschedule', detalles: detalles(act, heard, several) };
    case 'cancel':
      return { type: 'customer.wants_cancellation', detalles: detalles(act, heard, several) };
    case 'mine':
      return { type: 'customer.wants_appointments' };
    case 'pay': {
      const servicio = names(act, heard).servicio ?? serviceOfThatDay(heard);
      const own = servicio === undefined && paysForThat(heard.text) ? { own: true as const } : {};
      return { type: 'customer.wants_payment', ...(servicio === undefined ? own : { servicio }) };
    }
    case 'claim':
      return { type: 'customer.claims_payment' };
    case 'ask':
      return asked(act, heard);
    case 'accept':
      if (offer !== undefined && settlesList(heard.situation))
        return { type: 'customer.selects', offer: offer.id, n: 1 };
      return heard.situation.asks === 'list' || endsTheTalk(heard) ? COURTESY : { type: 'customer.accepts' };
    case 'reject':
      return paysNothing(heard) ? { type: 'customer.exits', word: 'salir' } : { type: 'customer.rejects' };
    case 'select':
      return offer !== undefined && act.n !== undefined
        ? { type: 'customer.selects', offer: offer.id, n: act.n }
        : { type: 'customer.not_understood' };
    case 'more':
      return offer !== undefined && offer.kind !== 'opcion'
        ? { type: 'customer.wants_more', offer: offer.id, page: offer.page + 1 }
        : { type: 'customer.wants_other_time' };
    case 'other':
      return { type: 'customer.wants_other_time' };
    case 'greet':
      return { type: 'customer.greets' };
    case 'thanks':
      return COURTESY;
    case 'wait':
      return { type: 'customer.acknowledges', waits: true };
    case 'retry':
      return { type: 'customer.retries' };
    case 'person':
      return { type: 'customer.wants_person' };
    case 'exit':
      return { type: 'customer.exits', word: act.word ?? 'salir' };
    case 'back':
      return { type: 'customer.goes_back' };
    case 'answer': {
      const { field } = heard.situation;
      return field === undefined || act.value === undefined
        ? { type: 'customer.not_understood' }
        : { type: 'customer.answers', field, value: act.value };
    }
    case 'unknown':
      return { type: 'customer.not_understood' };
  }
}

/** "Ok", "listo", 👍 when nothing was asked: all is said. A "sí" there answers what the customer took for a question. */
function endsTheTalk({ text, situation }: Heard): boolean {
  return situation.flow === 'ninguno' && situation.asks === 'nothing' && !A_YES.test(text.norm);
}
const A_YES = / (?:si|sip|sii+|sisi|sim|yes|yeah|yep|claro|quiero|quero|obvio|por supuesto|dale|bora|de una) /;

function detalles(act: Act, heard: Heard, several: boolean): Detalles {
  const times = several ? hear(heard.text.raw.slice(act.from, act.to), heard.situation).times : heard.times;
  const named = wishOf(act.intent, times, names(act, heard));
  const said = heard.unwanted.length === 0 ? named : { ...named, sin_profesionales: heard.unwanted };
  const other = WITH_ANOTHER.test(heard.text.norm) ? theOtherOne(heard.situation) : undefined;
  const wish = sameAsBefore(act, heard, beside(heard, other === undefined ? said : { ...said, profesional: other }));
  if (act.intent === 'book' && !several) return atThatRow(heard, wish);
  const motivo = act.intent === 'cancel' ? reasonIn(heard.text.raw) : undefined;
  return motivo === undefined ? wish : { ...wish, motivo };
}

const LATER = / (?:mas (?:tarde|tardecito|luego|adelante|al rato|al ratito)|mais tarde|later) /;
const EARLIER = / (?:mas (?:temprano|tempranito|pronto)|mais cedo|earlier|sooner) /;

/** "Más tarde", "tem algo mais cedo?" beside an hour that was proposed: later or earlier than that one (CONV-7). */
function beside(heard: Heard, said: Detalles): Detalles {
  const { known, asks } = heard.situation;
  const hour = known?.hora_especifica;
  if (
    hour === undefined ||
    (asks !== 'confirm' && asks !== 'list') ||
    said.hora_especifica !== undefined ||
    said.fecha_deseada !== undefined
  )
    return said;
  const { preferencia_horaria: _part, ...rest } = said;
  const near = laterOrEarlier(heard, hour);
  return near === undefined ? said : { ...rest, ...near };
}

function laterOrEarlier({ text, situation, times }: Heard, hour: string): Detalles | undefined {
  const shift = times.desplazamiento;
  if (shift !== undefined)
    return { hora_especifica: Temporal.PlainTime.from(hour).add({ minutes: shift }).toString().slice(0, 5) };
  if (EARLIER.test(text.norm)) return { hora_hasta: hour };
  if (!LATER.test(text.norm)) return undefined;
  const minutes = situation.tenant?.booking.slotStepMinutes ?? 30;
  return { hora_desde: Temporal.PlainTime.from(hour).add({ minutes }).toString().slice(0, 5) };
}

const SAME_HOUR =
  / (?:(?:a |en )?(?:la |el |o |a |no )?(?:m(?:ism[ao]|esm[ao]|sm) (?:hora|horario))|(?:at the )?same time) /;
const SAME_DAY = / (?:(?:el |o |no |en el )?(?:mismo dia|mesmo dia)|(?:on the )?same day) /;

/**
 * "Al viernes a la misma hora": what stays as the appointment that is moved has it. "Otro para mi hijo el mismo día": as
 * the one that is there already; its hour is taken.
 */
function sameAsBefore(act: Act, heard: Heard, wish: Detalles): Detalles {
  if (act.intent !== 'move' && act.intent !== 'book') return wish;
  const start = movedStart(heard, wish);
  if (start === undefined) return wish;
  const [date, time] = [start.toPlainDate().toString(), start.toPlainTime().toString({ smallestUnit: 'minute' })];
  const { norm } = heard.text;
  // "Otro para mi hermana a la misma hora": with somebody else, so that the hour may be free.
  const oneMore = act.intent === 'book' && heard.situation.flow === 'ninguno' && SAME_HOUR.test(norm);
  const hourStays = oneMore || (act.intent === 'move' && (SAME_HOUR.test(norm) || WRONG_DAY.test(norm)));
  const dayStays = oneMore || SAME_DAY.test(norm) || (act.intent === 'move' && WRONG_HOUR.test(norm));
  const said = wish.fecha_deseada !== undefined && heard.times.desplazamiento === undefined;
  if (act.intent === 'move' && !said && wish.hora_especifica === undefined) {
    const near = laterOrEarlier(heard, time);
    if (near !== undefined) {
      const { preferencia_horaria: _part, ...rest } = wish;
      return { ...(wish.fecha_desde === undefined ? { fecha_deseada: date } : {}), ...rest, ...near };
    }
  }
  const following = act.intent === 'move' ? inTheNextWeek(start, { wish, norm, hourStays }) : wish;
  const placed = hourStays || dayStays ? inThatWeek(start, following) : following;
  return {
    ...(dayStays ? { fecha_deseada: date } : {}),
    ...(hourStays ? { hora_especifica: time } : {}),
    ...placed,
  };
}

/** The start of the appointment spoken of, where there is no doubt which. */
function movedStart({ situation }: Heard, wish: Detalles): Temporal.ZonedDateTime | undefined {
  const live = situation.appointments ?? [];
  const ofService = live.filter((a) => a.serviceId === wish.servicio);
  const starts = (ofService.length > 0 ? ofService : live).map((a) =>
    Temporal.Instant.fromEpochMilliseconds(a.slot.start).toZonedDateTimeISO(situation.now.timeZoneId),
  );
  const meant = starts.filter(
    (s) => wish.fecha_original === undefined || s.toPlainDate().toString() === wish.fecha_original,
  );
  return meant.length === 1 ? meant[0] : undefined;
}

function reasonIn(raw: string): string | undefined {
  const match =
    /\b(?:porque|ya que|es que|debido a|por motivos?|por razones|because|pois|por que)\s+([^.!?\n]{3,400})/i.exec(raw);
  return match?.[1]?.trim().slice(0, REASON_CHARS_MAX);
}
