/**
 * Whether a tale may be left out of what it stands beside: "el jueves, mañana salgo tarde" has its own day without it. What
 * tells of the house, of an appointment that he has or of an emergency stays.
 */
import { localStart, whenOf } from '../../../../domain.ts';
import { findNames, kindNamed } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { timesIn, type TimeReading } from '../../time/index.ts';
import { isRemark } from '../../words/life.ts';
import { fold, readText } from '../../words/text.ts';
import { isForAPerson } from '../several/told-beside.ts';
import { dayOut } from '../moving/same-week.ts';
import { saysDay } from '../../wishes.ts';

/** "No, el viernes tengo médico": no other day is wished for by it. */
export function isWhyNot(tale: string, situation: Situation): boolean {
  if (!isRemark(fold(tale)) || namesHouse(tale, situation) || isUrgent(tale, situation)) return false;
  const told = timesIn(tale, situation);
  return saysDay(told) || saysHour(told);
}

/** "Sí, el viernes lo ve el veterinario", of an hour on Thursday. */
export function isOfAnotherDay(tale: string, situation: Situation): boolean {
  const { proposed, now } = situation;
  if (proposed === undefined || !isRemark(fold(tale)) || namesHouse(tale, situation) || isUrgent(tale, situation))
    return false;
  const { fecha, fechaDesde, fechaHasta, hora } = timesIn(tale, situation);
  if (fecha === undefined) return false;
  return (fechaDesde ?? fechaHasta ?? hora) === undefined && fecha !== whenOf(proposed, now.timeZoneId).fecha_deseada;
}

/** It says a day beside a day, an hour beside an hour or a part of the day; or none, "después tengo clases". */
export function mayGo(tale: string, situation: Situation, wish: string): boolean {
  if (namesHouse(tale, situation) || isUrgent(tale, situation)) return false;
  const [told, wished] = [timesIn(tale, situation), timesIn(wish, situation)];
  // "Pasalo al viernes, que el jueves me quedo en el trabajo": the only one that he has needs no day of its own.
  const tellsNoWhich = situation.appointments?.length === 1 && saysDay(wished) && isRemark(fold(tale));
  if (isOfMine(told, situation) && !tellsNoWhich) return false;
  const [toldDay, toldHour] = [saysDay(told), saysHour(told)];
  const ofNoDay = !toldDay && told.restricciones.every((rule) => OF_HOURS.test(rule));
  const aside = ofNoDay || (isRemark(fold(tale)) && !isOnShow(told, situation));
  if (aside && picks(wish, situation) && isConfirmed(situation)) return true;
  if (!toldDay && !toldHour) {
    if (isAgainst(told, wished)) return true;
    // "Los jueves llevo a mi hijo a fútbol, quiero el viernes": nor are they days on which alone he can come.
    if (tellsHour(tale, told, situation) && isOfOtherHours(told, wished) && isRemark(fold(tale))) return true;
    if (told.restricciones.length > 0) return isRemark(fold(tale)) && isOfDays(told) && saysDay(wished);
    // "La primera, que tengo clase": a row, whenever that is.
    if (picks(wish, situation)) return true;
    return FOLLOWS.test(fold(tale)) && (saysDay(wished) || saysHour(wished) || wished.restricciones.length > 0);
  }
  // "El sábado, se casa mi hermana a las 5": nobody comes at five.
  const toldThen =
    !toldDay && saysDay(wished) && isRemark(fold(tale)) && isMeant(told, timesIn(`${wish}, ${tale}`, situation));
  return (!toldDay || saysDay(wished)) && (!toldHour || saysHour(wished) || toldThen);
}
function isOfDays({ restricciones }: TimeReading): boolean {
  return restricciones.every((rule) => ONLY_ON.test(rule));
}
const ONLY_ON = /^solo_[a-zá-ú]+$/u;
/** "A las 5 que a las 4 tengo junta", "… que a las 7 tengo una boda": that he is elsewhere then says nothing of five. */
function isOfOtherHours({ restricciones }: TimeReading, { hora }: TimeReading): boolean {
  return hora !== undefined && restricciones.every((rule) => NOT_AT.test(rule) && rule !== `excluir_${hora}`);
}
/** Whatever becomes of it in the tale; "el viernes tengo una boda" tells a day. */
function tellsHour(tale: string, { spans }: TimeReading, situation: Situation): boolean {
  const hours = spans.filter(({ start, end }) => timesIn(tale.slice(start, end), situation).hora !== undefined);
  return spans.length > 0 && hours.length === spans.length;
}
const NOT_AT = /^excluir_\d\d:\d\d$/;

/**
 * "Un permiso de salida, el viaje es el 20": a day that is told, rules nothing out, and is not the one that is wished for.
 * "Me caso en noviembre y necesito probarme el vestido": nor is a whole month, where the wish says nothing of when.
 */
export function tellsMereDay(
  tale: string,
  { raw, wish }: { raw: string; wish: string },
  situation: Situation,
): boolean {
  const told = timesIn(tale, situation);
  if (told.spans.length === 0 || told.restricciones.length > 0 || !isRemark(fold(tale))) return false;
  if (saysHour(told) || namesHouse(tale, situation) || isUrgent(tale, situation)) return false;
  if (isSeason(told)) return !saysDay(timesIn(wish, situation)) && !THEN.test(fold(wish));
  return !saysDay(told) && !saysDay(timesIn(raw, situation));
}
/** A month, or most of one: an occasion of life has it, and nobody asks for an hour in it by that. */
function isSeason({ fecha, fechaDesde: from, fechaHasta: to }: TimeReading): boolean {
  if (fecha !== undefined || from === undefined || to === undefined) return false;
  return Temporal.PlainDate.from(from).until(to).days >= SEASON_DAYS_MIN;
}
const SEASON_DAYS_MIN = 20;
/** "¿Puede ser esa semana?": of that month all the same. */
const THEN =
  /(?<!\p{L})(?:(?:para |en )?(?:es[ae]s?|est[ae]s?|ess[ae]s?|ness[ae]|that|those) (?:mes|semana|dias?|fechas?|epoca|week|month|days?)|(?:para |en )?entonces|by then|ate la|hasta (?:alla|entonces))(?!\p{L})/u;
const OF_HOURS = /\d:\d|^excluir_(?:mañana|tarde|noche)$/;
/** "La primera, que después tengo clases a las 6", "la primera, el viernes me operan": a row has its time, and is asked about once more. */
function isConfirmed({ tenant }: Situation): boolean {
  return tenant?.booking.confirmBeforeBooking !== false;
}
/** "La primera, el jueves tengo examen", before hours of Thursday, may be of that day. */
function isOnShow({ fecha, restricciones }: TimeReading, { offer, now }: Situation): boolean {
  const slots = offer?.kind === 'turno' ? offer.slots : [];
  return slots.some((slot) => {
    const start = localStart(slot, now.timeZoneId);
    return start.toPlainDate().toString() === fecha || dayOut(start).some((rule) => restricciones.includes(rule));
  });
}
/** Read with the wish, the hour that is told would be the one that is wished for. */
function isMeant(told: TimeReading, all: TimeReading): boolean {
  return told.hora === all.hora && told.preferencia === all.preferencia;
}

/** "¿Puede ser a las 11? Mi hija sale de la escuela a las 12": he wishes for eleven, for all that. */
function isAgainst({ restricciones }: TimeReading, { hora }: TimeReading): boolean {
  if (hora === undefined) return false;
  return restricciones.some((rule) => {
    const [, side, bound = ''] = /^(antes|despues)_(\d\d:\d\d)$/.exec(rule) ?? [];
    return side === 'despues' ? hora < bound : side === 'antes' && hora >= bound;
  });
}
const FOLLOWS = /(?<!\p{L})(?:despues|luego|mas tarde|antes|depois|afterwards|after|then|ahi|de ahi)(?!\p{L})/u;

function saysHour({ hora, horaDesde, preferencia }: TimeReading): boolean {
  return (hora ?? horaDesde ?? preferencia) !== undefined;
}

/** "La primera", "la 2", before a list. */
function picks(wish: string, { asks }: Situation): boolean {
  return asks === 'list' && ROW.test(fold(wish));
}
const ROW =
  /^\W*(?:(?:ok|dale|bueno|si|mejor|quiero|dame|prefiero)\W+)*(?:(?:la|el|opcion|numero)\s+)+(?:primer[ao]|segund[ao]|tercer[ao]|cuart[ao]|quint[ao]|ultim[ao]|[0-9]{1,2}|mas temprano|mas tarde)(?!\p{L})/u;

/** A service or a branch of the house: "el viernes me toca la limpieza" is told of an appointment. */
function namesHouse(tale: string, { tenant }: Situation): boolean {
  if (tenant === undefined) return true;
  const { servicio, profesional, sucursal } = findNames(tale, tenant);
  return (servicio ?? profesional ?? sucursal) !== undefined || kindNamed(tale, tenant).length > 0;
}

/** "Llego tarde" is a person's matter where it is today's, and never where another day is told. */
function isUrgent(tale: string, situation: Situation): boolean {
  if (!isForAPerson(readText(tale), situation)) return false;
  const { fecha } = timesIn(tale, situation);
  return fecha === undefined || fecha === situation.now.toPlainDate().toString();
}

/** The day of one that he has: what is told tells which. */
function isOfMine({ fecha }: TimeReading, { appointments = [], now }: Situation): boolean {
  return fecha !== undefined && appointments.some(({ slot }) => whenOf(slot, now.timeZoneId).fecha_deseada === fecha);
}
