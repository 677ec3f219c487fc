/**
 * "Esta noche cambia la hora, ¿voy a las 12 o a las 11?", "the clocks go back tonight, is mine still at 12?": asked of what one
 * has on the night on which the clocks change. When it is, is shown; an order beside it is an errand of its own.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { namesService } from '../booking/wishing.ts';
import { re } from '../../words/pattern.ts';
import { CANCEL, MOVE, SHIFT, WANT } from '../../words/words.ts';

const NOT_CHANGED = re` (?:no|nao|se|doesn t|won t|does|will) (?:se |me |it |my [a-z]+ )?(?:${SHIFT}) `;
const WISHES = re` (?:${WANT}|${MOVE}|${SHIFT}|${CANCEL}|otr[oa]s?|outr[oa]s?|another|puedo|puede[sn]?|podes|podria[ns]?|podemos|posso|pode|can|could|hay|tienen|tenes|tem|libres?|disponibles?|abren|abre|atienden|cierran|horarios) `;

export function asksOfTheClocks(heard: Heard): Act | undefined {
  const { text, situation, clocks, hit } = heard;
  const { flow, appointments = [] } = situation;
  if (clocks !== true || flow !== 'ninguno' || appointments.length === 0 || !text.asks) return undefined;
  if (hit?.intent === 'person' || hit?.intent === 'claim') return undefined;
  if (WISHES.test(text.norm.replace(NOT_CHANGED, ' ')) || (namesService(heard) && hit !== undefined)) return undefined;
  return act(heard, { intent: 'mine' });
}
