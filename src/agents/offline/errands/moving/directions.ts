/** Later or earlier than an hour: which way a message points, and the bound that it sets. */
import type { Detalles } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { CANNOT } from '../../words/cannot.ts';
import { re } from '../../words/pattern.ts';

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
const DENIED = re`(?:tarde|luego|later|temprano|cedo|earlier|hora|horario) (?:ya |eu )?(?:${CANNOT}|(?:no|nao) (?:podria|quiero|quero|me (?:sirve|queda|va|viene)))| (?:no|nao|not|can t|cannot) (?:puedo |quiero |posso |quero |me sirve |ir |tan |muy |do |go |come )+(?:mas|mais|later|earlier|antes|despues|depois) `;

export function laterOrEarlier({ text, situation, times }: Heard, hour: string): Detalles | undefined {
  const shift = times.desplazamiento;
  if (shift !== undefined) return { hora_especifica: plus(hour, shift) };
  const which = direction(text.norm);
  if (which === undefined) return undefined;
  if (which === 'earlier') return { hora_hasta: hour };
  return { hora_desde: plus(hour, situation.tenant?.booking.slotStepMinutes ?? STEP_MINUTES) };
}
export const STEP_MINUTES = 30;

export function direction(norm: string): 'later' | 'earlier' | undefined {
  if (TOO_EARLY.test(norm)) return 'later';
  if (TOO_LATE.test(norm)) return 'earlier';
  if (DENIED.test(norm)) return undefined;
  if (EARLIER.test(norm)) return 'earlier';
  return LATER.test(norm) ? 'later' : undefined;
}

export function saysTheHour({ hora_especifica, hora_desde, hora_hasta, restricciones_temporales }: Detalles): boolean {
  const bound = restricciones_temporales?.some((rule) => BOUND.test(rule)) ?? false;
  return bound || [hora_especifica, hora_desde, hora_hasta].some((hour) => hour !== undefined);
}

export function isTimeless(wish: Detalles): boolean {
  return !saysTheHour(wish) && wish.preferencia_horaria === undefined && wish.fecha_desde === undefined;
}
const BOUND = /^(?:(?:despues|antes)_|solo_\d)/;

export function plus(hour: string, minutes: number): string {
  return Temporal.PlainTime.from(hour).add({ minutes }).toString({ smallestUnit: 'minute' });
}
