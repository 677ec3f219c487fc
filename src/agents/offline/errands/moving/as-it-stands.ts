/**
 * What stays of the appointment that is moved, and how far it goes: "al viernes a la misma hora", "una hora más tarde"
 * (AGENDA-6). Long because its day, its hour and the distance from them are told apart here.
 */
import { dayAndHour, localStart, type Detalles, type Respecto, whenOf } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { speaksOfDay } from '../../wishes.ts';
import { MISTAKEN, SHIFT } from '../../words/words.ts';
import { isTimeless, laterOrEarlier, saysTheHour, direction } from './where-to.ts';
import { daysFromIt } from './from-its-day.ts';
import { deniesItsHour } from '../mine/own-appointment.ts';
import { saysAtThatHour } from './not-as-shown.ts';
import { justBooked } from '../mine/just-booked.ts';
import { besideIts } from '../several/besides.ts';
import { looksForOneSooner, onAnEarlierDay } from './sooner.ts';
import {
  onItsVeryDay,
  rulesItsDayOut,
  sparingItsDay,
  RIGHT_AT_THAT_HOUR,
  WRONG_DAY,
  WRONG_HOUR,
  aWeekOn,
  inTheNextWeek,
  inThatWeek,
} from './same-week.ts';
import type { TimeReading } from '../../time/index.ts';
import type { Situation } from '../../situation.ts';
import { re } from '../../words/pattern.ts';

/** "A la misma hora", and hardly a word more, while another hour is looked for. */
export function wantsItsHour(heard: Heard): boolean {
  const { text, situation } = heard;
  const { flow, moving } = situation;
  if (flow !== 'reprogramacion' || moving === undefined || text.words.length > SAME_HOUR_WORDS_MAX) return false;
  const itsHour = SAME_HOUR.test(text.norm) || tellsItsHour(heard);
  // "No mesmo horário" denies nothing.
  return itsHour && !/ (?:no(?! (?:mesmo horario|horario de sempre) )|nao|not) /.test(text.norm);
}
const SAME_HOUR_WORDS_MAX = 8;

/**
 * "A las 18 igual", of one that is at six, before the hours of any day: when it is stays, and something else was to change.
 * "Otro día a las 18 igual" changes that very day, as who cannot come on it does.
 */
function tellsItsHour({ text, times, situation: { moving, known, proposed, now } }: Heard): boolean {
  if (moving === undefined || proposed !== undefined || !AS_IT_IS.test(text.norm) || ANY_DAY.test(text.norm))
    return false;
  const at = localStart(moving.slot, now.timeZoneId);
  if (known !== undefined && rulesItsDayOut(known, at)) return false;
  if ((known?.fecha_deseada ?? known?.fecha_desde) !== undefined || times.spans.some(({ kind }) => kind === 'date'))
    return false;
  return [times.hora, ...times.horaCandidates].includes(dayAndHour(at).hora_especifica);
}
const AS_IT_IS = / (?:igual|igualmente|tambien|tambem|as well|too|same) /;

export const SAME_HOUR =
  / (?:(?:a |en )?(?:l[ao]s? |el |[oa]s? |no )?(?:m(?:ism[ao]|esm[ao]|sm)s? (?:(?:dia (?:y|e) )?(?:la )?(?:horas?|horarios?)))|(?:a )?(?:la|mi) hora de siempre|(?:n?o )?horario de sempre|(?:a |de )?igual (?:hora|horario)|(?:at the )?same (?:day and )?(?:time|hour)) /;
export const SAME_DAY = / (?:(?:el |o |no |en el )?(?:mismo dia|mesmo dia)|(?:on the )?same day) /;

/**
 * "Al viernes a la misma hora": what stays as the appointment that is moved has it. "Otro para mi hijo el mismo día": as
 * the one that is there already; its hour is taken.
 */
export function sameAsBefore(act: Act, heard: Heard, said: Detalles): Detalles {
  if (act.intent !== 'move' && act.intent !== 'book') return said;
  const told = ofWhichItTells(act, heard, said);
  const wish = act.intent === 'move' ? onItsVeryDay(heard, told, movedStart(act, heard, told)) : told;
  const { norm } = heard.text;
  // "Otro para mi hermana a la misma hora": with somebody else, so that the hour may be free.
  const oneMore =
    act.intent === 'book' && heard.situation.flow === 'ninguno' && SAME_HOUR.test(norm) && !atTheHourGivenUp(heard);
  // "Me equivoqué, era para el miércoles": only the day was wrong.
  const onlyDay = MISTAKEN.test(norm) && isTimeless(wish) && wish.fecha_deseada !== undefined;
  const { proposed, known } = heard.situation;
  // Another day is on show already: that one stays.
  const onShow = proposed !== undefined || known?.fecha_deseada !== undefined;
  const onlyWhom = !onShow && changesOnlyWhom(heard, wish, movedStart(act, heard, wish));
  // "¿Tiene el jueves a esa hora?": the one that it has, while no other is on show.
  const thatHour = proposed === undefined && known?.hora_especifica === undefined && saysAtThatHour(heard.text.raw);
  const hourStays =
    oneMore ||
    (act.intent === 'move' &&
      (SAME_HOUR.test(norm) ||
        thatHour ||
        WRONG_DAY.test(norm) ||
        RIGHT_AT_THAT_HOUR.test(norm) ||
        onlyDay ||
        onlyWhom));
  const hourOnly = ITS_HOUR.test(norm) && !speaksOfDay(wish);
  const itsDay =
    WRONG_HOUR.test(norm) || deniesItsHour(heard) || ((hourOnly || saysNoDay(wish)) && !ANY_DAY.test(norm));
  const ofThatDay = (!onShow && itsDay) || tellsItsHour(heard);
  // "¿La puedo pasar a Coyoacán a la misma hora?": only where it is changes.
  const onlyPlace = hourStays && wish.sucursal !== undefined && !speaksOfDay(wish);
  const sameDay = SAME_DAY.test(norm) || (act.intent === 'move' && (ofThatDay || onlyPlace));
  const [only, other] = heard.situation.appointments ?? [];
  const own = justBooked(heard.situation) ?? (other === undefined ? only : undefined);
  const beside = act.intent === 'book' && isTimeless(wish) && own ? besideIts(own, heard, wish) : undefined;
  if (beside !== undefined) return { ...wish, ...beside };
  const refused = hourRefused(act, heard, wish);
  if (refused !== undefined) return { ...wish, hora_especifica: refused };
  const start = movedStart(act, heard, wish);
  if (start === undefined) return act.intent === 'move' ? ofOneToBeChosen(heard, wish, { hourStays, sameDay }) : wish;
  const when = dayAndHour(start);
  // What is proposed instead has been measured by already: "un poco más tarde" is than that.
  const far = act.intent === 'move' && proposed === undefined ? movedBy(heard, wish, start) : undefined;
  if (far !== undefined) return far;
  const following =
    act.intent === 'move'
      ? inTheNextWeek(start, {
          wish: aWeekOn(start, wish, norm),
          norm,
          hourStays: hourStays && !goesElsewhere(heard, wish, start),
        })
      : wish;
  const placed = (hourStays || sameDay) && !ON_ANY_DAY.test(norm) ? inThatWeek(start, following) : following;
  const dayStays = oneMore || (sameDay && placed.fecha_desde === undefined && !rulesItsDayOut(wish, start));
  return {
    ...(dayStays ? { fecha_deseada: when.fecha_deseada } : {}),
    ...(hourStays ? { hora_especifica: hourProposed(heard) ?? when.hora_especifica } : {}),
    ...placed,
  };
}

/**
 * "¿Se puede cambiar a Maipú el viernes a la misma hora?": of another branch that Friday and that hour are another, and so
 * they are of somebody else, be they told now or before.
 */
function goesElsewhere({ situation }: Heard, wish: Detalles, start: Temporal.ZonedDateTime): boolean {
  const { appointments = [], moving, flow, known } = situation;
  const own = [...appointments, ...(moving ? [moving] : [])].filter(
    ({ slot }) => slot.start === start.epochMilliseconds,
  );
  const { sucursal, profesional } = flow === 'reprogramacion' ? { ...known, ...wish } : wish;
  const there = sucursal !== undefined && own.every(({ slot }) => slot.branchId !== sucursal);
  return there || (profesional !== undefined && own.every(({ slot }) => slot.professionalId !== profesional));
}

/** "¿Puede ser con Lucía en vez de Martín mi turno del viernes?": its own day tells which one, and no other hour of it is wished. */
function changesOnlyWhom(heard: Heard, wish: Detalles, start: Temporal.ZonedDateTime | undefined): boolean {
  const { norm } = heard.text;
  const { fecha_deseada: day, ...dayless } = wish;
  const itsDay = start !== undefined && dayAndHour(start).fecha_deseada === day;
  if (!saysOnlyWhom(itsDay ? dayless : wish) || isWithThem(wish, heard)) return false;
  return !ANY_DAY.test(norm) && !ANY_HOUR.test(norm);
}

/** "Inés, ¿me cambia el día de la sesión?", of one that is with her: by her name nothing changes. */
function isWithThem({ profesional }: Detalles, { situation: { appointments = [] } }: Heard): boolean {
  return appointments.length > 0 && appointments.every(({ slot }) => slot.professionalId === profesional);
}

/** "Y dame uno el jueves a la misma hora", right behind a cancellation: as that one was, and not as another that there is. */
export function atTheHourGivenUp({ text: { norm }, situation: { flow, doneJustNow, appointments } }: Heard): boolean {
  const givenUp = doneJustNow === 'cancel' || appointments?.length === 0;
  return flow === 'ninguno' && givenUp && SAME_HOUR.test(norm);
}

/** "No", and before the list "el viernes a la misma hora": as the one that was just refused. */
function hourRefused({ intent }: Act, { text: { norm }, situation }: Heard, wish: Detalles): string | undefined {
  const { flow, known, proposed } = situation;
  const asked = intent === 'book' && flow === 'agenda' && proposed === undefined && SAME_HOUR.test(norm);
  return asked && isTimeless(wish) ? known?.hora_descartada : undefined;
}

/**
 * "No, el viernes a la misma hora", "mejor el sábado a esa hora", of an hour that is proposed: at that one, unless it is
 * told that it is the old one; "a esa hora", of one that is asked for and is not free, too.
 */
function hourProposed({ text: { norm }, situation: { proposed, known, now } }: Heard): string | undefined {
  if (OLD_HOUR.test(norm)) return undefined;
  if (proposed !== undefined) return whenOf(proposed, now.timeZoneId).hora_especifica;
  return RIGHT_AT_THAT_HOUR.test(norm) ? known?.hora_especifica : undefined;
}
const OLD_HOUR =
  / (?:que (?:ya )?(?:tengo|tenia|estaba|era|tenho|tinha|estava)|de (?:antes|siempre|sempre)|original|anterior|i had|as before) /;

/**
 * "Cambiar la hora de mi cita", "change the time of my booking": its hour, and not its day. Chile's "hora" is the
 * appointment itself, so that "la hora de mi control" says no such thing.
 */
const ITS_HOUR = re` (?:(?:${SHIFT})|(?:cambi|mud|mov|muev|alter|troc|chang|switch)[a-z]*) (?:(?:solo|solamente|nomas|so|somente|just|only) )?(?:(?:la hora|(?:la )?horita) (?:de|d) (?:mi|la|esa|esta) (?:cita|reserva|turno|consulta|sesion)|(?:el horario|la hora) (?:del|de (?:mi|el)) turno|(?:el|o) horario (?:del?|do|da|de (?:mi|la)|d[oa] (?:meu|minha))(?: [a-z]+){1,3}|a hora d[oa] (?:meu|minha|agendamento)(?: [a-z]+)?|the (?:time|hour) (?:of|for|on) (?:my|the)(?: [a-z]+){1,3}) `;

/** "¿La puedo pasar para la tarde?", "cambiala con Laura": of the day on which it is. */
function saysNoDay(wish: Detalles): boolean {
  const { preferencia_horaria, hora_desde, hora_hasta, sucursal, restricciones_temporales: rules = [] } = wish;
  const said = preferencia_horaria ?? hora_desde ?? hora_hasta ?? sucursal ?? rules[0] ?? whomSaid(wish);
  return said !== undefined && !speaksOfDay(wish);
}
const ANY_HOUR =
  / (?:otr[oa]s?|outr[oa]s?|another|other|different|cualquier|qualquer|any|que|cuales|quais|what|which) (?:horas?|horarios?|turnos?|times?) | (?:cuando|quando|when) /;

/** "¿Me atiende Renzo en vez de Jhon?": nothing else was to change. */
function saysOnlyWhom(wish: Detalles): boolean {
  const { restricciones_temporales: rules = [] } = wish;
  return whomSaid(wish) !== undefined && rules.length === 0 && isTimeless(wish) && !speaksOfDay(wish);
}
/** With whom, or with whom not. */
function whomSaid({ profesional, sin_profesionales: unwanted = [] }: Detalles): string | undefined {
  return profesional ?? unwanted[0];
}
const ANY = '(?:otr[oa]s?|outr[oa]s?|another|other|different|cualquier|qualquer|any|algun|algum|some)';
/** "Otro día de la semana que viene a la misma hora": not on its own weekday. */
const ON_ANY_DAY = re` ${ANY} (?:dias?|fechas?|datas?|days?|dates?) `;
const ANY_DAY = re` ${ANY} (?:dias?|fechas?|datas?|days?|dates?|semanas?|weeks?) | lo antes posible | cuanto antes | o quanto antes | as soon as `;

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
  if (looksForOneSooner(heard)) return onAnEarlierDay(wish);
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
  { text, times, situation }: Heard,
  wish: Detalles,
  { hourStays, sameDay }: { hourStays: boolean; sameDay: boolean },
): Detalles {
  if ((situation.appointments?.length ?? 0) < 2) return wish;
  const { desplazamiento: minutos, desplazamientoDias: dias } = times;
  const side = minutos === undefined && dias === undefined ? sideOfIts(wish, text.norm) : undefined;
  const respecto: Respecto = {
    ...(hourStays ? { misma_hora: true } : {}),
    ...(sameDay ? { mismo_dia: true } : {}),
    ...(minutos === undefined ? {} : { minutos }),
    ...(dias === undefined ? {} : { dias }),
    ...(side === undefined ? {} : { lado: side }),
  };
  if (Object.keys(respecto).length === 0) return wish;
  if (side === undefined) return { ...wish, respecto };
  // "Más temprano" is read as the morning, too.
  const { preferencia_horaria: _part, ...rest } = wish;
  return { ...rest, respecto };
}

/** "¿Puedo ir un rato antes?", and neither a day nor an hour. */
function sideOfIts(wish: Detalles, norm: string): Respecto['lado'] {
  if (speaksOfDay(wish) || saysTheHour(wish) || PART_SAID.test(norm)) return undefined;
  const way = direction(norm);
  return way && (way === 'earlier' ? 'antes' : 'despues');
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
    .filter((s) => wish.fecha_original === undefined || s.toPlainDate().toString() === wish.fecha_original)
    .filter((s) => wish.hora_original === undefined || dayAndHour(s).hora_especifica === wish.hora_original);
  return meant.length === 1 ? meant[0] : undefined;
}

/*
 * "¿Puedo ir más tarde el mismo día? Mi cita es el miércoles a las 10": the day and the hour of one that he has tell
 * which is spoken of; where it goes is told by "más tarde", and is measured by it (AGENDA-6).
 */

/** The wish with that day and that hour as the appointment's own; the same wish, where they are of none or lead nowhere else. */
function ofWhichItTells({ intent }: Act, { text, situation }: Heard, wish: Detalles): Detalles {
  const { appointments = [], now } = situation;
  if (intent !== 'move' || direction(text.norm) === undefined || wish.fecha_original !== undefined) return wish;
  const { fecha_deseada: day, hora_especifica: hour, hora_candidatas: either = [], ...rest } = wish;
  const told = ownThen(day, [hour, ...either], { appointments, now });
  if (told === undefined) return wish;
  return { ...rest, fecha_original: told.fecha_deseada, hora_original: told.hora_especifica };
}

/** Whether the day and the hour that are said are those of one that he has. */
export function tellsOfOne(
  { fecha, hora, horaCandidates }: TimeReading,
  { appointments = [], now }: Situation,
): boolean {
  return ownThen(fecha, [hora, ...horaCandidates], { appointments, now }) !== undefined;
}

function ownThen(
  day: string | undefined,
  hours: readonly (string | undefined)[],
  { appointments = [], now }: Pick<Situation, 'appointments' | 'now'>,
): ReturnType<typeof whenOf> | undefined {
  const own = appointments.map(({ slot }) => whenOf(slot, now.timeZoneId));
  return own.find(({ fecha_deseada, hora_especifica }) => fecha_deseada === day && hours.includes(hora_especifica));
}
