/**
 * Wishes that are measured by something else: later or earlier than the hour that is proposed, refused or shown, and what
 * stays of the appointment that is moved, or how far it goes (CONV-7, AGENDA-6).
 */
import { dayAndHour, localStart, whenOf, type Detalles } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import { wantsAnySoonest } from '../../answers/choosing/listing.ts';
import type { Heard } from '../../heard.ts';
import { visible } from '../../situation.ts';
import { speaksOfDay } from '../../wishes.ts';
import { sameAsBefore } from './as-it-stands.ts';
import { STEP_MINUTES, direction, isTimeless, laterOrEarlier, plus, saysTheHour } from './where-to.ts';
import { asksHoursThen, atAnyHour } from '../asking/hours-then.ts';
import { asksSooner } from './sooner.ts';
import { refusesThatDay, withoutThatDay } from './that-day.ts';

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
  if (asksHoursThen(heard)) return atAnyHour(wish);
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
  // "Más temprano", before hours of any day: than the appointment that is moved.
  if (hour === undefined && isOfWhatIsMoved(heard)) return said;
  const near = hour === undefined ? besideRows(heard) : laterOrEarlier(heard, hour);
  return near === undefined ? said : { ...(PART_TOLD.test(heard.text.norm) ? said : rest), ...near };
}
/** "Más temprano, a la mañana": the part of the day is told besides. */
const PART_TOLD =
  / (?:(?:a|en|por) la (?:manana|tarde|noche)|(?:de|pela|na) (?:manha|noite)|(?:in the|at) (?:morning|afternoon|evening|night)) /;

function isOfWhatIsMoved({ text, situation: { flow, known = {}, moving } }: Heard): boolean {
  const open = flow === 'reprogramacion' && moving !== undefined && !speaksOfDay(known) && isTimeless(known);
  return open && direction(text.norm) !== undefined;
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
