/** Wishes that are told one after the other, put together: what is said now wins over what was said before (CONV-7). */
import { DIAS, diaOf, PARTS_OF_DAY, minutesOf } from '../domain.ts';
import type { Detalles, Guest, Respecto } from '../domain.ts';
import { withoutAbsent } from './kit.ts';

/** New facts win; an hour replaces what was wished of the hour, a day what was wished of the day (CONV-7). */
export function mergeDetalles(known: Detalles, given: Detalles): Detalles {
  const fresh = given.restricciones_temporales ?? [];
  // "Lo antes posible", and no day: whichever is the soonest, at whatever hour.
  const soonest = fresh.includes('lo_antes_posible') && !speaksOfDay(given);
  const day = soonest || speaksOfDay(given);
  // "El lunes", then "martes o jueves": no longer that Monday, but still the week that was spoken of.
  const weekdays = fresh.some((r) => /^solo_(?!\d)/.test(r));
  const out = known.fecha_deseada !== undefined && rulesOut(fresh, known.fecha_deseada);
  const refused =
    known.hora_especifica !== undefined &&
    (fresh.includes(`excluir_${known.hora_especifica}`) || outByPart(fresh, known.hora_especifica));
  const hour =
    soonest || refused || speaksOfHour(given) || fresh.some((r) => /^((despues|antes)_|solo_(\d|fecha_))/.test(r));
  const kept = {
    ...known,
    ...(day || weekdays || out ? { fecha_deseada: undefined } : {}),
    ...(day || (weekdays && !holdsOneOf(known, fresh)) ? { fecha_desde: undefined, fecha_hasta: undefined } : {}),
    ...(day || weekdays || hour ? { fecha_inexistente: undefined } : {}),
    ...(day || hour ? { hora_descartada: undefined, si_no: undefined } : {}),
    ...(given.profesional !== undefined && known.si_no?.profesional !== undefined ? { si_no: undefined } : {}),
    ...(hour ? { hasta_incluida: undefined } : {}),
    ...(given.servicio === undefined ? {} : { servicios: undefined }),
    ...(hour
      ? {
          hora_especifica: undefined,
          hora_candidatas: undefined,
          hora_desde: undefined,
          hora_hasta: undefined,
          preferencia_horaria: withinPart(known, given),
        }
      : {}),
  };
  // A new day or hour lifts the old restrictions of its own kind: "solo jueves", then "mejor el viernes".
  const still = (known.restricciones_temporales ?? []).filter(
    (r) =>
      !(given.fecha_deseada !== undefined && rulesOut([r], given.fecha_deseada)) &&
      !lifts(given, r) &&
      !((day || weekdays) && /^(solo_(?!\d)|lo_antes)/.test(r)) &&
      !(hour && !refused && /^(despues_|antes_|termina_|primera_|ultima_|(solo|excluir)_\d|solo_fecha_)/.test(r)),
  );
  const restricciones = [...new Set([...still, ...fresh])];
  return withoutAbsent({
    ...kept,
    ...given,
    ...withWhom(known, given),
    ...where(known, given),
    para: mergeGuest(known.para, given.para),
    respecto: mergeRespecto(known.respecto, given, { day, hour }),
    // What is ordered by its hour is ordered; another day or name leaves it as it was asked.
    por_confirmar: given.por_confirmar ?? (given.hora_especifica === undefined ? known.por_confirmar : undefined),
    restricciones_temporales: restricciones.length > 0 ? restricciones : undefined,
  });
}

/** "Como el primero", then "el viernes": its day is its own now, and its hour where that is told. */
function mergeRespecto(
  { mismo_dia, misma_hora, ...moves }: Respecto = {},
  { respecto }: Detalles,
  told: { day: boolean; hour: boolean },
): Respecto | undefined {
  const still = {
    ...moves,
    ...(mismo_dia === undefined || told.day ? {} : { mismo_dia }),
    ...(misma_hora === undefined || told.hour ? {} : { misma_hora }),
  };
  return respecto ?? (Object.keys(still).length > 0 ? still : undefined);
}

/** "Temprano no puedo", then "a las 11" or "bueno, en la mañana": what is named in that part of the day, and can be in no other. */
function lifts(given: Detalles, rule: string): boolean {
  const part = (['mañana', 'tarde', 'noche'] as const).find((one) => rule === `excluir_${one}`);
  if (part === undefined) return false;
  const [from, to] = PARTS_OF_DAY[part];
  const hours = (given.hora_candidatas ?? [given.hora_especifica])
    .map(minutesOf)
    .filter((minute) => minute !== undefined && minute < NIGHT_FROM);
  const inIt = hours.length > 0 && hours.every((minute) => minute !== undefined && minute >= from && minute < to);
  return inIt || given.preferencia_horaria === part;
}
/** "En la mañana no puedo", of who asked for ten o'clock. */
function outByPart(rules: readonly string[], hour: string): boolean {
  const minute = minutesOf(hour);
  return (['mañana', 'tarde', 'noche'] as const).some((part) => {
    const [from, to] = PARTS_OF_DAY[part];
    return rules.includes(`excluir_${part}`) && minute !== undefined && minute >= from && minute < to;
  });
}
/** Nobody is meant to come at eleven in the night. */
const NIGHT_FROM = 22 * 60;

/** "A la tarde", then "antes de las 5": still of the afternoon, as long as that is no hour of the morning. */
function withinPart({ preferencia_horaria: part }: Detalles, given: Detalles): Detalles['preferencia_horaria'] {
  const rule = given.restricciones_temporales?.find((r) => r.startsWith('antes_'))?.slice('antes_'.length);
  const end = given.hora_desde === undefined ? minutesOf(given.hora_hasta ?? rule) : undefined;
  if (part === undefined || end === undefined) return undefined;
  const [from] = PARTS_OF_DAY[part];
  return Object.values(PARTS_OF_DAY).every(([begins, ends]) => begins >= from || ends < end) ? part : undefined;
}

/** "El jueves no puedo", of the very Thursday that was wished for. */
function rulesOut(rules: readonly string[], date: string): boolean {
  const dia = diaOf(Temporal.PlainDate.from(date));
  return rules.includes(`excluir_fecha_${date}`) || rules.includes(`excluir_${dia}`);
}

/** "Este finde", then "entre semana": no day of it is one of those, and it is spoken of no more. */
function holdsOneOf({ fecha_desde, fecha_hasta }: Detalles, rules: readonly string[]): boolean {
  const named = DIAS.flatMap((dia, i) => (rules.includes(`solo_${dia}`) ? [i + 1] : []));
  if (fecha_desde === undefined || fecha_hasta === undefined || named.length === 0) return true;
  const from = Temporal.PlainDate.from(fecha_desde);
  const days = Math.min(from.until(fecha_hasta).days, DIAS.length - 1);
  return Array.from({ length: days + 1 }, (_, n) => from.add({ days: n }).dayOfWeek).some((day) => named.includes(day));
}

/**
 * Wishes corrected after a time was chosen: what is not spoken of stays as it was chosen ("mejor el viernes": at the same
 * hour). Who rules a day out wants another, and nothing of the choice is kept.
 */
export function correctedDetalles(known: Detalles, given: Detalles, chosen: Detalles | undefined): Detalles {
  const another = given.restricciones_temporales?.some((r) => /^excluir_(?!\d\d:)/.test(r)) ?? false;
  if (chosen === undefined || another) return mergeDetalles(known, given);
  const { por_confirmar } = known;
  const asked = por_confirmar === undefined ? chosen : { ...chosen, por_confirmar };
  return mergeDetalles(mergeDetalles(known, asked), given);
}

/** "Para mi mamá", then "se llama Teresa": one person. Somebody else has another name. */
export function mergeGuest(known: Guest | undefined, given: Guest | undefined): Guest | undefined {
  if (given === undefined) return known;
  const another = given.otra === true || (given.relation !== undefined && given.relation !== known?.relation);
  const { otra, ...who } = another ? given : { ...known, ...given };
  return otra === true && who.name === undefined ? { ...who, otra } : who;
}

/** Who is named is wanted, who is ruled out is not: the later word stands, of each. */
function withWhom(
  known: Detalles,
  given: Detalles,
): Pick<{ [K in keyof Detalles]: Detalles[K] | undefined }, 'profesional' | 'sin_profesionales' | 'con_cualquiera'> {
  const out = [...(known.sin_profesionales ?? []), ...(given.sin_profesionales ?? [])];
  const unwanted = [...new Set(out)].filter((id) => id !== given.profesional);
  const anybody = given.profesional === undefined && (given.con_cualquiera ?? known.con_cualquiera) === true;
  const profesional = given.profesional ?? (given.con_cualquiera ? undefined : known.profesional);
  return {
    profesional: profesional !== undefined && unwanted.includes(profesional) ? undefined : profesional,
    sin_profesionales: unwanted.length > 0 ? unwanted : undefined,
    con_cualquiera: anybody || undefined,
  };
}

/** A branch that is named is the one; "en cualquiera" asks for none, "en otra" for none of those that are out. */
function where(
  known: Detalles,
  given: Detalles,
): Pick<{ [K in keyof Detalles]: Detalles[K] | undefined }, 'sin_sucursales' | 'en_cualquier_sucursal' | 'sucursal'> {
  const anywhere = given.en_cualquier_sucursal === true && given.sucursal === undefined;
  const out = [...(anywhere ? [] : (known.sin_sucursales ?? [])), ...(given.sin_sucursales ?? [])];
  const unwanted = [...new Set(out)].filter((id) => id !== given.sucursal);
  const sucursal = given.sucursal ?? (anywhere ? undefined : known.sucursal);
  return {
    sucursal: sucursal !== undefined && unwanted.includes(sucursal) ? undefined : sucursal,
    sin_sucursales: unwanted.length > 0 ? unwanted : undefined,
    en_cualquier_sucursal:
      given.sucursal === undefined ? (given.en_cualquier_sucursal ?? known.en_cualquier_sucursal) : undefined,
  };
}

/** A day is told, or some days. */
export function speaksOfDay(d: Detalles): boolean {
  return [d.fecha_deseada, d.fecha_desde, d.fecha_hasta, d.fecha_inexistente].some((x) => x !== undefined);
}

function speaksOfHour(d: Detalles): boolean {
  return [d.hora_especifica, d.hora_desde, d.hora_hasta, d.preferencia_horaria].some((x) => x !== undefined);
}
