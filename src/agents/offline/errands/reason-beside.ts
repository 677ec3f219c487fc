/**
 * "El jueves en la mañana, en la tarde tengo médico", "mejor el jueves, mañana salgo tarde", "5:30 estaría bien, mi hijo
 * sale a las 4", "la primera, que después tengo clases": the day or hour of the reason is none that is wished for, though it
 * is told last. Where the wish says its own, the reason is taken out, and what it names with it.
 */
import { whenOf } from '../../../domain.ts';
import { findNames, kindNamed } from '../names.ts';
import { readTimes, type TimeReading } from '../time/index.ts';
import { isRemark, taleAt } from '../words/life.ts';
import { pieces, verdict } from '../words/phrases.ts';
import { pointsBack, stretches } from '../words/telling.ts';
import { fold, readText, type Text } from '../words/text.ts';
import type { Situation } from '../situation.ts';
import { isForAPerson } from './told-beside.ts';

const CHARS_MAX = 240;
/** What leads from the wish to its reason. */
const LEADS =
  /[\s,;.:]*(?<!\p{L})(?:(?:es que|ya que|dado que|por que|porque|pues|que|pq|xq|q|y|pero|pois|because|cause|e|and)\s+)?$/u;

interface Piece {
  readonly raw: string;
  readonly tale: boolean;
}

/** The wish without its reason; undefined: no reason is told, or it may be what is meant. */
export function withoutReason(text: Text, situation: Situation): Text | undefined {
  const { raw } = text;
  const { flow, field, asks } = situation;
  if (raw.length > CHARS_MAX || field !== undefined || flow === 'cancelacion' || flow === 'pagos') return undefined;
  const all = piecesOf(raw, situation);
  const tales = all.filter(({ tale }) => tale).map((piece) => piece.raw);
  if (tales.length === 0) return undefined;
  const wish = all
    .filter(({ tale }) => !tale)
    .map((piece) => piece.raw)
    .join('')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(wish) || pointsBack(wish)) return undefined;
  const answered =
    asks === 'confirm' ? verdict(pieces(readText(wish).words.flatMap((word) => word.text.split(' ')))) : undefined;
  const goes = answered === 'yes' ? isOfAnotherDay : answered === 'no' ? isWhyNot : mayGo;
  return tales.every((tale) => goes(tale, situation, wish)) ? readText(wish) : undefined;
}

/** "No, el viernes tengo médico": no other day is wished for by it. */
function isWhyNot(tale: string, situation: Situation): boolean {
  if (!isRemark(fold(tale)) || namesHouse(tale, situation) || isUrgent(tale, situation)) return false;
  const told = timesOf(tale, situation);
  return saysDay(told) || saysHour(told);
}

/** "Sí, el viernes lo ve el veterinario", of an hour on Thursday. */
function isOfAnotherDay(tale: string, situation: Situation): boolean {
  const { proposed, now } = situation;
  if (proposed === undefined || !isRemark(fold(tale)) || namesHouse(tale, situation) || isUrgent(tale, situation))
    return false;
  const { fecha, fechaDesde, fechaHasta, hora } = timesOf(tale, situation);
  if (fecha === undefined) return false;
  return (fechaDesde ?? fechaHasta ?? hora) === undefined && fecha !== whenOf(proposed, now.timeZoneId).fecha_deseada;
}

/** Each stretch, and where a tale begins in it without a mark, cut there: the time right before it belongs to the tale. */
function piecesOf(raw: string, situation: Situation): readonly Piece[] {
  const told: Piece[] = [];
  let from = 0;
  for (const { start, end, asks } of stretches(raw)) {
    const stretch = raw.slice(start, end);
    const at = asks ? undefined : taleAt(fold(stretch));
    if (at === undefined) continue;
    const begins = start + beginningOf(stretch, at, situation);
    told.push({ raw: raw.slice(from, begins), tale: false }, { raw: raw.slice(begins, end), tale: true });
    from = end;
  }
  return [...told, { raw: raw.slice(from), tale: false }];
}

function beginningOf(stretch: string, at: number, situation: Situation): number {
  const before = timesOf(stretch, situation).spans.findLast(({ start, end }) => start < at && end <= at);
  const near = before !== undefined && /^\s*$/.test(stretch.slice(before.end, at));
  const begins = near ? before.start : at;
  const lead = LEADS.exec(fold(stretch.slice(0, begins)));
  return lead === null ? begins : lead.index;
}

function timesOf(raw: string, { now, language }: Situation): TimeReading {
  return readTimes(raw, { now, language });
}

/** It says a day beside a day, an hour beside an hour or a part of the day; or none, "después tengo clases". */
function mayGo(tale: string, situation: Situation, wish: string): boolean {
  if (namesHouse(tale, situation) || isUrgent(tale, situation)) return false;
  const [told, wished] = [timesOf(tale, situation), timesOf(wish, situation)];
  if (isOfMine(told, situation)) return false;
  const [toldDay, toldHour] = [saysDay(told), saysHour(told)];
  if (!toldDay && !toldHour) {
    if (isAgainst(told, wished)) return true;
    const follows = told.restricciones.length === 0 && FOLLOWS.test(fold(tale));
    return (
      follows && (saysDay(wished) || saysHour(wished) || wished.restricciones.length > 0 || picks(wish, situation))
    );
  }
  return (!toldDay || saysDay(wished)) && (!toldHour || saysHour(wished));
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

function saysDay({ fecha, fechaDesde, fechaHasta }: TimeReading): boolean {
  return (fecha ?? fechaDesde ?? fechaHasta) !== undefined;
}
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
  const { fecha } = timesOf(tale, situation);
  return fecha === undefined || fecha === situation.now.toPlainDate().toString();
}

/** The day of one that he has: what is told tells which. */
function isOfMine({ fecha }: TimeReading, { appointments = [], now }: Situation): boolean {
  return fecha !== undefined && appointments.some(({ slot }) => whenOf(slot, now.timeZoneId).fecha_deseada === fecha);
}
