/**
 * "Uy no, muy caro": not at this price. What is named behind it is wanted instead ("too expensive, just a cleaning then"),
 * or asked about; with nothing named, no other hour is wished for.
 */
import { act } from '../acts.ts';
import type { Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { findNames, servicesTold } from '../names.ts';
import { saysWhen } from '../wishes.ts';

const DEAR =
  / (?:(?:es|esta|son|muy|re|medio|demasiado|bastante|super|too|very|so|muito|tan|que|ta|mas|e) )+(?:car[oa]s?|expensive|pricey|salad[oa]s?) | carisim[oa]s? | (?:no|nao) me alcanza | fuera de mi presupuesto | es (?:un monton|mucha plata|mucho dinero) | can t afford (?:it|that) /;
const WORDS_MAX = 16;
/** Where a service and its hour are being chosen. */
const CHOOSING: ReadonlySet<string> = new Set(['AGENDA_MOSTRANDO_OPCIONES', 'AGENDA_CONFIRMANDO_TURNO']);

export function tooDear(heard: Heard): Act | undefined {
  const { text, situation, times, hit } = heard;
  const { flow, tenant, known, state } = situation;
  const said = DEAR.exec(text.norm);
  if (said === null || tenant === undefined || text.words.length > WORDS_MAX) return undefined;
  if ((flow !== 'agenda' && flow !== 'ninguno') || hit?.intent === 'person') return undefined;
  const rest = text.norm.slice(said.index + said[0].length - 1);
  if (servicesTold(rest, tenant).length > 1) return undefined;
  const { servicio: service } = findNames(rest, tenant);
  if (service !== undefined && service !== known?.servicio && !REFUSED.test(rest))
    return act(heard, text.asks ? { intent: 'ask', topic: 'precio', service } : { intent: 'book', service });
  const plain = !text.asks && !saysWhen(times) && (hit === undefined || hit.intent === 'reject');
  return plain && CHOOSING.has(state) && !/[a-z]/.test(rest)
    ? act(heard, { intent: 'reject', topic: 'precio' })
    : undefined;
}
const REFUSED = / (?:no|nao|not|ni|tampoco|tambien|also|too|tambem) /;
