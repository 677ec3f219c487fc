/** What is done with an appointment that there is, and where it is to go: "la del sábado pásala | pal lunes". */
import type { Tenant, Detalles } from '../../../../domain.ts';
import { isCalled } from '../../names/people.ts';
import { readText, type Text } from '../../words/text.ts';
import { CANCEL, MOVE, SHIFT } from '../../words/words.ts';
import type { Heard } from '../../heard.ts';
import { CANNOT } from '../../words/cannot.ts';
import { re } from '../../words/pattern.ts';

export const CANCELS = re`(?<! (?:no|nao|not|don t|sin)(?: me| te| se)?) (?:${CANCEL}|cancelo) `;
export const MOVES = re`(?<! (?:no|nao|not|don t|sin)(?: me| te| se)?) (?:${SHIFT}|${MOVE}) `;
/** Where an appointment is to go stands behind these; what stands before tells which one. */
const WHERE_TO = /^ (?:(?:para|pra|pro|al|as|aos?|hacia|to|until) |a (?:las?|los|hoy|manana|pasado|otr[oa]) )/;
/** "Pasá el corte una hora más tarde": how far is where to; a clause may be cut behind the hour, where "mas" is a "but". */
const DISTANCE =
  '(?:media|meia|half|una?|uma|an?|one|dos|duas|two|[1-9][0-9]?) (?:(?:an )?hour|horas?|hs?|minutos?|minutes?|dias?|days?|semanas?|weeks?) (?:y media |e meia )?(?:(?:mas|mais|antes|despues|depois|later|earlier|before|after) |$)';
const HOW_FAR = re`^ ${DISTANCE}`;
export const SAYS_HOW_FAR = re` ${DISTANCE}`;
const SHIFT_WORDS = 5;
/** "Cambiar las dos horas", "mis dos horas": in Chile these are appointments, and no way to go. */
const COUNTED = /^(?:l[oa]s|mis|tus|es[oa]s|est[oa]s|amb[oa]s|tod[oa]s|as|os|my|the|these|those)$/;

/** Behind the verb, or behind the object that stands behind the verb; with a tenant also "a Surco", of one of its branches. */
export function targetStart({ words }: Text, tenant?: Tenant): number | undefined {
  const at = words.findIndex(({ text }, n) => {
    const ahead = ` ${[text, ...words.slice(n + 1, n + SHIFT_WORDS).map((word) => word.text)].join(' ')} `;
    const counted = COUNTED.test(words[n - 1]?.text ?? '');
    return n > 0 && (WHERE_TO.test(ahead) || (HOW_FAR.test(ahead) && !counted) || isPlace(ahead, tenant));
  });
  return words[at]?.start;
}

/** "La de Surco" tells which one; "a Surco", "en la sede de Surco" where it goes. */
function isPlace(ahead: string, tenant: Tenant | undefined): boolean {
  const { branches = [] } = tenant ?? {};
  const place = branches.length > 1 ? TO_PLACE.exec(ahead)?.[1] : undefined;
  return place !== undefined && branches.some((branch) => isCalled(place, branch));
}
const TO_PLACE =
  /^ (?:a|al|para|pra|pro|en|em|na|no|to|at)(?: (?:la|el|lo|a|o|the|de|da|do|sede|sucursal|local|filial|unidade|branch))* ([a-z]+) /;

/** Up to where it goes: "la del sábado pásala | pal lunes". */
export function beforeTarget(said: Text, tenant?: Tenant): Text {
  const target = targetStart(said, tenant);
  return target === undefined ? said : readText(said.raw.slice(0, target));
}

/** Later or earlier than an hour: which way a message points, and the bound that it sets. */
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
