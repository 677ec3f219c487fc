/**
 * "No, mejor hora y media", "con una hora alcanza", where the court is to be booked and is sold by how long it is: the one
 * of that length, in its place. "Una hora más tarde" tells when, and no length.
 */
import type { Service } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { COUNTS } from '../../names/by-length.ts';
import { isOwnName, partsOf } from '../../names/name-words.ts';
import { re } from '../../words/pattern.ts';

const COUNT = '(?<count>[0-9]{1,3}|media|meia|half an|una?|uma?|one|an|dos|duas|two|tres|three)';
const LENGTH = `(?:(?<half>(?:una |uma |1 |one )?horas? (?:y|e) (?:media|meia|30)|an hour and a half|one and a half hours?)|${COUNT} (?<unit>horas?|hours?|minutos?|minutes?|min))`;
const BEFORE =
  '(?:(?:no|nao|nop|uy|ay|ah|oh|perdon|disculp[ae]|desculpa|sorry|pensandolo bien|pensando bem|en realidad|na verdade|actually|al final|y|e|and|si|se|pero|but|mas|mejor|melhor|better|solo|solamente|so|apenas|only|just|nomas|por|con|com|with|for|de|la|el|a|o|que sea|que seja|make it|quiero|quisiera|quero|prefiero|prefiro|i d rather|dame|deme|hagamos|ponele) )*';
const BEHIND =
  '(?: (?:sola|solo|so|only|just|nomas|nada mas|mejor|melhor|instead|rather|(?:me |nos )?(?:alcanza|basta|sobra|sirve|esta bien|es suficiente|chega|da|ta bom|e suficiente)|is enough|will do|por favor|porfa|please|gracias|entonces|entao|then))*';
const ONLY_LENGTH = re`^ ${BEFORE}${LENGTH}${BEHIND} $`;
const HOUR = 60;
const PARTS_OF_HOUR: ReadonlySet<string> = new Set(['media', 'meia', 'half an']);

export function lengthInstead(heard: Heard): Act | undefined {
  const { tenant, flow, known } = heard.situation;
  if (tenant === undefined || (flow !== 'agenda' && flow !== 'pagos')) return undefined;
  const minutes = lengthTold(heard.text.norm);
  const open = tenant.services.find(({ id }) => id === known?.servicio);
  if (minutes === undefined || open === undefined || open.durationMinutes === minutes) return undefined;
  const [one, ...others] = tenant.services.filter((s) => s.durationMinutes === minutes && isOfOneKind(s, open));
  if (one === undefined || others.length > 0) return undefined;
  return act(heard, { intent: flow === 'pagos' ? 'pay' : 'book', service: one.id });
}

function lengthTold(norm: string): number | undefined {
  const { half, count, unit } = ONLY_LENGTH.exec(norm)?.groups ?? {};
  if (half !== undefined) return HOUR + HOUR / 2;
  if (count === undefined || unit === undefined) return undefined;
  if (PARTS_OF_HOUR.has(count)) return unit.startsWith('m') ? undefined : HOUR / 2;
  const told = COUNTS[count] ?? Number(count);
  return unit.startsWith('h') ? told * HOUR : told;
}

/** "Cancha por una hora" and "Cancha por hora y media", "Masaje 30 minutos" and "Masaje 60 minutos". */
function isOfOneKind(one: Service, other: Service): boolean {
  const shared = partsOf(other);
  return one.id !== other.id && isOwnName(partsOf(one)[0] ?? '') && partsOf(one)[0] === shared[0];
}
