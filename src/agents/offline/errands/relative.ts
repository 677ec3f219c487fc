/**
 * Wishes that are measured by something else: later or earlier than the hour that is proposed, refused or shown, and what
 * stays of the appointment that is moved, or how far it goes (CONV-7, AGENDA-6).
 */
import { dayAndHour, localStart, whenOf, type Detalles, type Respecto } from '../../../domain.ts';
import type { Act } from '../acts.ts';
import { daysFromIt } from './from-its-day.ts';
import { justBooked } from './just-booked.ts';
import { besideIts } from './right-after.ts';
import { wantsAnySoonest } from '../answers/listing.ts';
import type { Heard } from '../heard.ts';
import { deniesItsHour } from './own-appointment.ts';
import { RIGHT_AT_THAT_HOUR, WRONG_DAY, WRONG_HOUR, inTheNextWeek, inThatWeek } from './same-week.ts';
import { sparingItsDay } from './too-early-for-it.ts';
import { asksSooner } from './sooner.ts';
import { refusesThatDay, withoutThatDay } from './that-day.ts';
import { MISTAKEN } from '../words/words.ts';
import { visible } from '../situation.ts';
import { speaksOfDay } from '../wishes.ts';

const LATER =
  / (?:(?:mas|un poco mas) (?:tarde|tardecito|luego|adelante|al rato|al ratito)|mais (?:pra )?tarde|later|(?:un (?:poco|poquito|rato|ratito)|algo|um pouco) (?:despues|depois)(?! d)|(?:despues|luego) de (?:esa|ese|esta) (?:hora|horario)|depois dess[ae] (?:hora|horario)|after (?:that|then)(?: time)?) /;
const EARLIER =
  / (?:mas (?:temprano|tempranito|pronto)|(?:un (?:poco|poquito|rato|ratito)|algo|um pouco) antes(?! d)|mais cedo|earlier|sooner|antes dess[ae] (?:hora|horario)|antes de (?:esa|ese|esta) (?:hora|horario)|before (?:that|then)(?: time)?) /;

/** "No puedo tan temprano", "that's too late": the other way round. */
const TOO_EARLY =
  / (?:(?:tan|muy|demasiado|bastante|re|super|tao|muito|too|that|so) (?:temprano|tempranito|cedo|early)|cedo demais) /;
const TOO_LATE =
  / (?:(?:tan|muy|demasiado|bastante|re|super|tao|muito|too|that|so) (?:tarde|tardecito|late)|tarde demais) /;

/** "Más tarde no puedo", "no quiero más temprano": said against it. */
const DENIED =
  /(?:tarde|luego|later|temprano|cedo|earlier|hora|horario) (?:ya |eu )?(?:no|nao) (?:puedo|podria|podre|llego|quiero|posso|quero|consigo|me (?:sirve|queda|va|viene))| (?:no|nao|not|can t|cannot) (?:puedo |quiero |posso |quero |me sirve |ir |tan |muy |do |go |come )+(?:mas|mais|later|earlier|antes|despues|depois) /;

/** "A las 10 o a las 11": one of the two, and not from the one to the other. */
function atEither({ times: { horas } }: Heard, wish: Detalles): Detalles {
  if (horas === undefined) return wish;
  const { hora_desde: _from, hora_hasta: _to, restricciones_temporales: rules = [], ...rest } = wish;
  return { ...rest, restricciones_temporales: [...horas.map((hour) => `solo_${hour}`), ...rules] };
}

/** The wish with what it leaves to the hour, the list or the appointment that it is measured by. */
export function measured(act: Act, heard: Heard, wish: Detalles): Detalles {
  if (refusesThatDay(heard)) return withoutThatDay(wish, heard);
  if (firstOfThatDay(heard, wish)) return withoutSoonest(wish);
  if (asksSooner(heard)) return { ...wish, restricciones_temporales: ['lo_antes_posible'] };
  return sameAsBefore(act, heard, beside(heard, atEither(heard, wish)));
}

/** "Más tarde", "tem algo mais cedo?" beside an hour that was proposed or refused, or before a list: than that. */
function beside(heard: Heard, said: Detalles): Detalles {
  const { asks, known, proposed, now } = heard.situation;
  const zone = now.timeZoneId;
  // "¿Más tarde puede ser?" where a name is asked for; "más tarde se lo paso" is of the name.
  const measures = asks === 'confirm' || asks === 'list' || (asks === 'field' && heard.text.asks);
  if (!measures || wantsAnySoonest(heard)) return said;
  // "La más temprana" is the first of all, and not before what is proposed.
  if (asks === 'confirm' && said.restricciones_temporales?.includes('lo_antes_posible') === true) return said;
  if (IN_THE_MORNING.test(heard.text.norm) && known !== undefined && speaksOfDay(known)) return ofTheMorning(said);
  // "Lo más tarde posible" is the last hour there is, and not one behind those that are shown.
  const edge = said.restricciones_temporales?.some((rule) => /^(?:primera|ultima)_hora$/.test(rule)) ?? false;
  if (said.hora_candidatas !== undefined) return onThatSide(heard, said, said.hora_candidatas);
  if (edge || said.fecha_deseada !== undefined || saysTheHour(said)) return said;
  const { desplazamientoDias: days } = heard.times;
  if (days !== undefined && proposed !== undefined)
    return { ...said, ...dayAndHour(localStart(proposed, zone).add({ days })) };
  if (days !== undefined)
    return known?.fecha_deseada === undefined
      ? said
      : { ...said, fecha_deseada: daysBehind(known.fecha_deseada, days) };
  const hour = proposedHour(heard);
  const { preferencia_horaria: _part, ...rest } = said;
  const shown = lastDayShown(heard);
  if (DAYS_ON.test(heard.text.norm) && shown !== undefined) return { ...rest, fecha_desde: daysBehind(shown, 1) };
  const near = hour === undefined ? besideRows(heard) : laterOrEarlier(heard, hour);
  return near === undefined ? said : { ...rest, ...near };
}

/** "¿Tenés más adelante?", before hours: days behind those, and no hour of theirs. */
const DAYS_ON =
  / (?:mas (?:para |pa )?adelante|para mas adelante|mais (?:para|pra) (?:a )?frente|further (?:out|ahead)|(?:otros|mas) dias) /;
function lastDayShown({ situation }: Heard): string | undefined {
  const { offer, known, now } = situation;
  if (situation.asks !== 'list' || offer?.kind !== 'turno') return undefined;
  const row = offer.slots[visible(situation).last - 1];
  return row === undefined ? known?.fecha_deseada : whenOf(row, now.timeZoneId).fecha_deseada;
}

function daysBehind(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** "La más temprano con Mora", before the hours of a day: his first one of that day, and neither before those nor on another. */
function firstOfThatDay(heard: Heard, wish: Detalles): boolean {
  const { asks, known } = heard.situation;
  const shown = asks === 'list' && known?.fecha_deseada !== undefined && !wantsAnySoonest(heard);
  const narrows = (wish.profesional ?? wish.sucursal) !== undefined;
  const otherwise = wish.fecha_deseada ?? wish.fecha_desde ?? wish.hora_especifica;
  return shown && narrows && otherwise === undefined && THE_FIRST.test(heard.text.norm);
}
const THE_FIRST =
  / (?:(?:la|el|a|o|una|un|uma|um) (?:que sea )?(?:mas|mais) (?:tempran[oa]|tempranit[oa]|cedo)|the (?:earliest|soonest|first)(?: one| slot| time)?) /;

function withoutSoonest({ restricciones_temporales: rules = [], ...wish }: Detalles): Detalles {
  const others = rules.filter((rule) => rule !== 'lo_antes_posible');
  return others.length === 0 ? wish : { ...wish, restricciones_temporales: others };
}

/** "De mañana" and nothing else: of the day that is spoken of, and tomorrow only where none is. */
const IN_THE_MORNING =
  /^ (?:(?:si|ok|dale|bueno|pero|mejor|prefiero|quiero|queria|quisiera|seria|que sea|puede ser|algo|uno|una) )*de manana(?: (?:temprano|tempranito|por favor|porfa|gracias|mejor))* $/;

function ofTheMorning({ fecha_deseada: _tomorrow, ...said }: Detalles): Detalles {
  return { ...said, preferencia_horaria: 'mañana' };
}

/** The hour that is wished for, proposed or refused. */
function proposedHour({ situation: { known, proposed, now } }: Heard): string | undefined {
  return (
    known?.hora_especifica ?? (proposed && whenOf(proposed, now.timeZoneId).hora_especifica) ?? known?.hora_descartada
  );
}

/** "Más tarde, como a las 7", before rows from eight in the morning on: of the two hours the one that is later. */
function onThatSide(heard: Heard, said: Detalles, hours: readonly string[]): Detalles {
  const which = direction(heard.text.norm);
  const edge = which && (proposedHour(heard) ?? hoursOf(rowsSeen(heard.situation))[0]);
  if (edge === undefined) return said;
  const [hour, other] = hours.filter((each) => (which === 'later' ? each > edge : each < edge));
  if (hour === undefined || other !== undefined) return said;
  const { hora_candidatas: _either, ...rest } = said;
  return { ...rest, hora_especifica: hour };
}

function laterOrEarlier({ text, situation, times }: Heard, hour: string): Detalles | undefined {
  const shift = times.desplazamiento;
  if (shift !== undefined) return { hora_especifica: plus(hour, shift) };
  const which = direction(text.norm);
  if (which === undefined) return undefined;
  if (which === 'earlier') return { hora_hasta: hour };
  return { hora_desde: plus(hour, situation.tenant?.booking.slotStepMinutes ?? STEP_MINUTES) };
}
const STEP_MINUTES = 30;

function direction(norm: string): 'later' | 'earlier' | undefined {
  if (TOO_EARLY.test(norm)) return 'later';
  if (TOO_LATE.test(norm)) return 'earlier';
  if (DENIED.test(norm)) return undefined;
  if (EARLIER.test(norm)) return 'earlier';
  return LATER.test(norm) ? 'later' : undefined;
}

function saysTheHour({ hora_especifica, hora_desde, hora_hasta, restricciones_temporales }: Detalles): boolean {
  const bound = restricciones_temporales?.some((rule) => BOUND.test(rule)) ?? false;
  return bound || [hora_especifica, hora_desde, hora_hasta].some((hour) => hour !== undefined);
}

function isTimeless(wish: Detalles): boolean {
  return !saysTheHour(wish) && wish.preferencia_horaria === undefined && wish.fecha_desde === undefined;
}
const BOUND = /^(?:(?:despues|antes)_|solo_\d)/;

/** Later than the last row that is seen, earlier than the first; where they are of several days, another part of the day. */
function besideRows(heard: Heard): Detalles | undefined {
  const { situation, text } = heard;
  const { offer, tenant, known = {} } = situation;
  // "Salgo a las 6", and then "después de esa hora": that one, which is asked for already.
  if (saysTheHour(known) && /(?:hora|horario|that|then)/.test(text.norm)) return undefined;
  const which = direction(text.norm);
  if (offer?.kind !== 'turno' || which === undefined) return undefined;
  const rows = rowsSeen(situation);
  const [top] = rows;
  if (top === undefined) return undefined;
  const hours = hoursOf(rows);
  const [earliest, latest] = [hours[0] ?? '', hours.at(-1) ?? ''];
  const earlier = which === 'earlier';
  if (rows.some(({ fecha_deseada }) => fecha_deseada !== top.fecha_deseada))
    return saysTheHour(known) ? undefined : { preferencia_horaria: earlier ? 'mañana' : 'tarde' };
  const edge = earlier
    ? `antes_${earliest}`
    : `despues_${plus(latest, tenant?.booking.slotStepMinutes ?? STEP_MINUTES)}`;
  return { fecha_deseada: top.fecha_deseada, restricciones_temporales: [edge] };
}

type Row = ReturnType<typeof whenOf>;

function rowsSeen(situation: Heard['situation']): readonly Row[] {
  const { first, last } = visible(situation);
  const slots = situation.offer?.kind === 'turno' ? situation.offer.slots : [];
  return slots.slice(first - 1, last).map((slot) => whenOf(slot, situation.now.timeZoneId));
}

function hoursOf(rows: readonly Row[]): readonly string[] {
  return rows.map(({ hora_especifica }) => hora_especifica).toSorted();
}

/** "A la misma hora", and hardly a word more, while another hour is looked for. */
export function wantsItsHour({ text, situation }: Heard): boolean {
  const { flow, moving } = situation;
  if (flow !== 'reprogramacion' || moving === undefined || text.words.length > SAME_HOUR_WORDS_MAX) return false;
  return SAME_HOUR.test(text.norm) && !/ (?:no|nao|not) /.test(text.norm);
}
const SAME_HOUR_WORDS_MAX = 8;

export const SAME_HOUR =
  / (?:(?:a |en )?(?:l[ao]s? |el |[oa]s? |no )?(?:m(?:ism[ao]|esm[ao]|sm)s? (?:(?:dia (?:y|e) )?(?:la )?(?:horas?|horarios?)))|(?:a )?(?:la|mi) hora de siempre|(?:at the )?same time) /;
export const SAME_DAY = / (?:(?:el |o |no |en el )?(?:mismo dia|mesmo dia)|(?:on the )?same day) /;

/**
 * "Al viernes a la misma hora": what stays as the appointment that is moved has it. "Otro para mi hijo el mismo día": as
 * the one that is there already; its hour is taken.
 */
function sameAsBefore(act: Act, heard: Heard, wish: Detalles): Detalles {
  if (act.intent !== 'move' && act.intent !== 'book') return wish;
  const { norm } = heard.text;
  // "Otro para mi hermana a la misma hora": with somebody else, so that the hour may be free.
  const oneMore = act.intent === 'book' && heard.situation.flow === 'ninguno' && SAME_HOUR.test(norm);
  // "Me equivoqué, era para el miércoles": only the day was wrong.
  const onlyDay = MISTAKEN.test(norm) && isTimeless(wish) && wish.fecha_deseada !== undefined;
  const hourStays =
    oneMore ||
    (act.intent === 'move' &&
      (SAME_HOUR.test(norm) || WRONG_DAY.test(norm) || RIGHT_AT_THAT_HOUR.test(norm) || onlyDay));
  const { proposed, known } = heard.situation;
  // Another day is on show already: that one stays.
  const onShow = proposed !== undefined || known?.fecha_deseada !== undefined;
  const itsDay = WRONG_HOUR.test(norm) || deniesItsHour(heard) || (saysNoDay(wish) && !ANY_DAY.test(norm));
  const ofThatDay = !onShow && itsDay;
  // "¿La puedo pasar a Coyoacán a la misma hora?": only where it is changes.
  const onlyPlace = hourStays && wish.sucursal !== undefined && !speaksOfDay(wish);
  const sameDay = SAME_DAY.test(norm) || (act.intent === 'move' && (ofThatDay || onlyPlace));
  const [only, other] = heard.situation.appointments ?? [];
  const own = justBooked(heard.situation) ?? (other === undefined ? only : undefined);
  const beside = act.intent === 'book' && isTimeless(wish) && own ? besideIts(own, heard, wish) : undefined;
  if (beside !== undefined) return { ...wish, ...beside };
  const start = movedStart(act, heard, wish);
  if (start === undefined) return act.intent === 'move' ? ofOneToBeChosen(heard, wish, { hourStays, sameDay }) : wish;
  const when = dayAndHour(start);
  // What is proposed instead has been measured by already: "un poco más tarde" is than that.
  const far = act.intent === 'move' && proposed === undefined ? movedBy(heard, wish, start) : undefined;
  if (far !== undefined) return far;
  const following = act.intent === 'move' ? inTheNextWeek(start, { wish, norm, hourStays }) : wish;
  const placed = hourStays || sameDay ? inThatWeek(start, following) : following;
  const dayStays = oneMore || (sameDay && placed.fecha_desde === undefined);
  return {
    ...(dayStays ? { fecha_deseada: when.fecha_deseada } : {}),
    ...(hourStays ? { hora_especifica: when.hora_especifica } : {}),
    ...placed,
  };
}

/** "¿La puedo pasar para la tarde?", "cambiala con Laura": of the day on which it is. */
function saysNoDay(wish: Detalles): boolean {
  const { preferencia_horaria, hora_desde, hora_hasta, profesional, restricciones_temporales: rules = [] } = wish;
  const said = preferencia_horaria ?? hora_desde ?? hora_hasta ?? profesional ?? rules[0];
  return said !== undefined && !speaksOfDay(wish);
}
const ANY_DAY =
  / (?:otr[oa]s?|outr[oa]s?|another|other|different|cualquier|qualquer|any|algun|algum|some) (?:dias?|fechas?|datas?|days?|dates?|semanas?|weeks?) | lo antes posible | cuanto antes | o quanto antes | as soon as /;

/** "Una hora más tarde", "correla un día", "más temprano": from where the appointment stands. */
function movedBy(heard: Heard, wish: Detalles, start: Temporal.ZonedDateTime): Detalles | undefined {
  const { desplazamiento, desplazamientoDias } = heard.times;
  if (desplazamientoDias !== undefined) return { ...dayAndHour(start.add({ days: desplazamientoDias })), ...wish };
  const days = daysFromIt(heard.text.norm);
  if (days !== undefined) return onDay(start.add({ days }), wish);
  // "Muy temprano, mejor en la tarde": the part of the day that is told, and not only later.
  if (wish.hora_especifica !== undefined || (PART_SAID.test(heard.text.norm) && wish.preferencia_horaria))
    return undefined;
  const { fecha_deseada, hora_especifica } = dayAndHour(start);
  if (wish.fecha_deseada !== undefined && wish.fecha_deseada !== fecha_deseada && desplazamiento === undefined)
    return undefined;
  const near = laterOrEarlier(heard, hora_especifica);
  if (near === undefined) return undefined;
  const spared = sparingItsDay(heard, wish, start);
  if (spared === undefined) return undefined;
  const { preferencia_horaria: _part, ...rest } = spared;
  return { ...(wish.fecha_desde === undefined ? { fecha_deseada } : {}), ...rest, ...near };
}

const PART_SAID =
  / (?:(?:en|por|a|de|na|pela|da|in the) (?:la )?(?:tarde|tardecita|manana|mananita|noche|manha|noite|afternoon|morning|evening)) /;

/** At the hour that it has, unless another is wished: "al día siguiente" was read as tomorrow. */
function onDay(start: Temporal.ZonedDateTime, wish: Detalles): Detalles {
  const { fecha_deseada, hora_especifica } = dayAndHour(start);
  const another = saysTheHour(wish) || wish.preferencia_horaria !== undefined;
  return { ...(another ? {} : { hora_especifica }), ...wish, fecha_deseada };
}

/** The same, of one of several: it is settled when it is known which (`Respecto`). */
function ofOneToBeChosen(
  { times, situation }: Heard,
  wish: Detalles,
  { hourStays, sameDay }: { hourStays: boolean; sameDay: boolean },
): Detalles {
  if ((situation.appointments?.length ?? 0) < 2) return wish;
  const { desplazamiento: minutos, desplazamientoDias: dias } = times;
  const respecto: Respecto = {
    ...(hourStays ? { misma_hora: true } : {}),
    ...(sameDay ? { mismo_dia: true } : {}),
    ...(minutos === undefined ? {} : { minutos }),
    ...(dias === undefined ? {} : { dias }),
  };
  return Object.keys(respecto).length === 0 ? wish : { ...wish, respecto };
}

/** The start of the appointment spoken of, where there is no doubt which. */
function movedStart({ of }: Act, { situation }: Heard, wish: Detalles): Temporal.ZonedDateTime | undefined {
  const zone = situation.now.timeZoneId;
  if (of !== undefined) return localStart(of.slot, zone);
  if (situation.moving !== undefined) return localStart(situation.moving.slot, zone);
  const live = situation.appointments ?? [];
  const ofService = live.filter((a) => a.serviceId === wish.servicio);
  const meant = (ofService.length > 0 ? ofService : live)
    .map(({ slot }) => localStart(slot, zone))
    .filter((s) => wish.fecha_original === undefined || s.toPlainDate().toString() === wish.fecha_original);
  return meant.length === 1 ? meant[0] : undefined;
}

function plus(hour: string, minutes: number): string {
  return Temporal.PlainTime.from(hour).add({ minutes }).toString({ smallestUnit: 'minute' });
}
