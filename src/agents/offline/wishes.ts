/** From what the time reader found to the records' words (`Detalles`). */
import { diaOf, type Detalles } from '../../domain.ts';
import type { TimeReading } from './time/types.ts';
import type { Found } from './names.ts';
import type { Intent } from './acts.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What is wished for, said now; the machine merges it with what it knew (must-hold 44, 45). */
export function wishOf(intent: Intent, times: TimeReading, names: Found): Detalles {
  const wish: Mutable<Detalles> = { ...names };
  const target = intent === 'cancel' ? originalOnly(times) : intent === 'book' ? asSoonAsToday(times) : times;
  if (target.fecha !== undefined) wish.fecha_deseada = target.fecha;
  if (target.inexistente !== undefined) wish.fecha_inexistente = target.inexistente;
  if (target.fechaDesde !== undefined) wish.fecha_desde = target.fechaDesde;
  if (target.fechaHasta !== undefined) wish.fecha_hasta = target.fechaHasta;
  if (target.hora !== undefined) wish.hora_especifica = target.hora;
  if (target.hora !== undefined && target.meridiem === 'free' && target.horaCandidates.length > 1) {
    wish.hora_candidatas = [...target.horaCandidates];
  }
  if (intent === 'book' && target.fecha === undefined && target.pasado !== undefined)
    wish.fecha_deseada = target.pasado;
  if (target.horaDesde !== undefined) wish.hora_desde = target.horaDesde;
  if (target.horaHasta !== undefined) wish.hora_hasta = target.horaHasta;
  if (target.preferencia !== undefined) wish.preferencia_horaria = target.preferencia;
  if (target.restricciones.length > 0) wish.restricciones_temporales = [...target.restricciones];
  if (target.hastaIncluida === true) wish.hasta_incluida = true;
  if (target.siNo !== undefined) wish.si_no = target.siNo;
  if (target.fechaOriginal !== undefined) wish.fecha_original = target.fechaOriginal;
  if (target.horaOriginal !== undefined) wish.hora_original = target.horaOriginal;
  return wish;
}

/** "¿Tienen lugar ahora?" is of today, the sooner the better: nobody offers an hour to the minute. */
function asSoonAsToday(times: TimeReading): TimeReading {
  if (times.ahora !== true) return times;
  const { hora: _, ...rest } = times;
  return { ...rest, restricciones: [...new Set([...times.restricciones, 'lo_antes_posible'])] };
}

/** Who cancels speaks of an appointment that exists: its day and hour are the original's. */
function originalOnly(times: TimeReading): TimeReading {
  const { fecha, hora, fechaOriginal, horaOriginal } = times;
  const day = fechaOriginal ?? fecha;
  const hour = horaOriginal ?? hora;
  return {
    restricciones: [],
    meridiem: times.meridiem,
    horaCandidates: [],
    spans: times.spans,
    confidence: times.confidence,
    ...(day === undefined ? {} : { fechaOriginal: day }),
    ...(hour === undefined ? {} : { horaOriginal: hour }),
  };
}

export function saysDay({ fecha, fechaDesde, fechaHasta }: TimeReading): boolean {
  return (fecha ?? fechaDesde ?? fechaHasta) !== undefined;
}

/** More is told than one day and one hour: several of them, or by how much it is to be moved. */
export function spansMore(times: TimeReading): boolean {
  const { fechaDesde, fechaHasta, horaDesde, horaHasta, horas, desplazamiento, desplazamientoDias } = times;
  return [fechaDesde, fechaHasta, horaDesde, horaHasta, horas, desplazamiento, desplazamientoDias].some(
    (told) => told !== undefined,
  );
}

export function saysWhen(times: TimeReading): boolean {
  return (
    saysDay(times) ||
    times.inexistente !== undefined ||
    times.hora !== undefined ||
    times.horaDesde !== undefined ||
    times.preferencia !== undefined ||
    times.restricciones.length > 0
  );
}

/** The rule that "solo el miércoles" is read as: no other day of the week than that of 'YYYY-MM-DD'. */
export function onlyItsWeekday(day: string): string {
  return `solo_${diaOf(Temporal.PlainDate.from(day))}`;
}

/** A day, a stretch of days, or days that will not do. */
export function speaksOfDay({
  fecha_deseada,
  fecha_desde,
  fecha_hasta,
  fecha_inexistente,
  restricciones_temporales = [],
}: Detalles): boolean {
  const ruled = restricciones_temporales.some((r) => /^(?:solo|excluir|lo_antes)_/.test(r));
  return ruled || [fecha_deseada, fecha_desde, fecha_hasta, fecha_inexistente].some((day) => day !== undefined);
}
