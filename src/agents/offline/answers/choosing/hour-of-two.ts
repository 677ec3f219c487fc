/**
 * Which of two hours, where that is asked ("a las 8 o a las 20"): a row, an hour, a half of the day. What is said besides,
 * another day, service or person, is a wish with that hour in it, and not the answer alone (CONV-7).
 */
import type { Detalles } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { WITH_ANOTHER } from '../../names/strangers.ts';
import { saysAnybody } from '../../people/anybody-else.ts';
import { offers } from '../../situation.ts';
import type { TimeReading } from '../../time/index.ts';
import { isRemark, taleAt } from '../../words/life.ts';
import { fold, readText, without } from '../../words/text.ts';
import { ordersNotYet } from '../agreeing/as-ordered.ts';
import { position } from './place-said.ts';

/** AM or PM was asked: "la primera", "17", "de la tarde". */
export function pickedHour(heard: Heard, words: readonly string[]): Act | undefined {
  const { situation } = heard;
  if (!offers(situation, 'hora_1')) return undefined;
  const hours = situation.known?.hora_candidatas ?? [];
  const told = hourTold(heard);
  if (told !== undefined && saysMore(heard)) return undefined;
  if (told !== undefined) return act(heard, { intent: 'select', n: hours.indexOf(told) + 1 });
  const clock = /^\s*(\d{1,2})(?::?00)?\s*(?:hs?)?\s*$/i.exec(heard.text.raw)?.[1]?.padStart(2, '0');
  const named = hours.findIndex((hour) => hour.startsWith(`${clock}:`));
  if (named >= 0 && clock !== undefined && Number(clock) > hours.length)
    return act(heard, { intent: 'select', n: named + 1 });
  const at = position(words, 2);
  return at === undefined || saysWhenOtherwise(heard)
    ? undefined
    : act(heard, { intent: 'select', n: at < 0 ? 2 : at });
}

/** The one of the two that is told by itself or by its half of the day. */
function hourTold(heard: Heard): string | undefined {
  const { situation, times } = heard;
  if (!offers(situation, 'hora_1')) return undefined;
  const part = halfTold(heard);
  const [told, ...others] = (situation.known?.hora_candidatas ?? []).filter(
    (hour) => (hour === times.hora && times.meridiem === 'given') || inPart(hour, part),
  );
  return others.length === 0 ? told : undefined;
}

/** "De la noche pero el domingo", "20:00, en la sala 2": a wish, and whole. */
export function hourAndMore(heard: Heard): Act | undefined {
  return hourTold(heard) !== undefined && saysMore(heard) ? act(heard, { intent: 'book' }) : undefined;
}

/** The wish with the hour that its half of the day stands for; what was to be asked for a yes still is. */
export function withHourTold(wish: Detalles, heard: Heard): Detalles {
  const hora_especifica = hourTold(heard);
  if (hora_especifica === undefined) return wish;
  const { preferencia_horaria: _half, hora_candidatas: _either, ...rest } = wish;
  const { profesional, por_confirmar } = heard.situation.known ?? {};
  const asked = por_confirmar === true ? { por_confirmar } : {};
  const another = WITH_ANOTHER.test(heard.text.norm) && profesional !== undefined && wish.profesional === undefined;
  return { ...rest, hora_especifica, ...asked, ...(another ? { sin_profesionales: [profesional] } : {}) };
}

function saysMore(heard: Heard): boolean {
  const { text, times, situation, unwanted, guest, party } = heard;
  const { known, tenant } = situation;
  if ((reasonBehind(heard) ?? halfSaid(text.norm)) !== undefined) return false;
  const { fecha, fechaDesde, fechaHasta, restricciones } = times;
  const days = [fecha, fechaDesde, fechaHasta].filter((day) => day !== undefined);
  if (days.some((day) => day !== known?.fecha_deseada) || restricciones.some((rule) => OF_DAYS.test(rule))) return true;
  if (unwanted.length > 0 || guest !== undefined || party.length > 0) return true;
  if (WITH_ANOTHER.test(text.norm) || saysAnybody(text) || ordersNotYet(text.norm)) return true;
  if (tenant === undefined) return false;
  const { servicio, profesional, sucursal } = findNames(without(text.raw, times.spans), tenant);
  return (
    (servicio ?? known?.servicio) !== known?.servicio ||
    (profesional ?? known?.profesional) !== known?.profesional ||
    (sucursal ?? known?.sucursal) !== known?.sucursal
  );
}
/** Of days, and not of the halves of one. */
const OF_DAYS = /^(?:solo|excluir)_(?!\d|mañana|tarde|noche)/;

/**
 * "De la mañana, en la noche me da miedo manejar": what stands first is the answer, and behind it is told why. "De noche no
 * manejo" is the why alone: the other half.
 */
function halfTold(heard: Heard): TimeReading['preferencia'] {
  const { text, times } = heard;
  const said = reasonBehind(heard);
  if (said !== undefined) return said;
  const [first = '', ...tales] = text.raw.split(ENDS);
  const out = /^excluir_(mañana|tarde|noche)$/.exec(times.restricciones[0] ?? '')?.[1];
  const remark = tales.length === 0 && isRemark(fold(first)) ? first.slice(0, taleAt(fold(first))) : '';
  const refused = out ?? (halfSaid(readText(remark).norm) && times.preferencia);
  if (refused !== undefined) return refused === 'mañana' ? 'tarde' : 'mañana';
  return times.preferencia ?? halfSaid(text.norm) ?? halfSaid(readText(first).norm);
}

const ENDS = /[,.;]+\s+/;
/** The half that stands before nothing but its reason. */
function reasonBehind({ text }: Heard): TimeReading['preferencia'] {
  const [first = '', ...tales] = text.raw.split(ENDS);
  const told = tales.length > 0 && tales.every((tale) => taleAt(fold(tale)) !== undefined);
  return told ? halfSaid(readText(first).norm) : undefined;
}

/** "Mañana", "am", and nothing else: asked which of the two it is, that is no day. */
function halfSaid(norm: string): TimeReading['preferencia'] {
  const half = HALF.exec(norm)?.groups;
  return half === undefined ? undefined : half['am'] === undefined ? 'tarde' : 'mañana';
}
const HALF =
  /^ (?:(?:a|en|de|por|pela|da|si|sim|ok|dale|pues|la|las|in|the) )*(?:(?<am>manana|mananita|manha|am|a m|morning)|pm|p m|tarde|tardecita|noche|noite|afternoon|evening|night)(?: (?:por favor|porfa|please|obvio|claro|gracias))* $/;

function inPart(hour: string, part: TimeReading['preferencia']): boolean {
  if (part === undefined) return false;
  const h = Number(hour.slice(0, 2));
  return part === 'mañana' ? h < 12 : h >= 12;
}

function saysWhenOtherwise({ times }: Heard): boolean {
  return times.fecha !== undefined || times.fechaDesde !== undefined;
}
