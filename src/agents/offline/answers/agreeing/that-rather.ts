/** "Ya, esa mejor" to what is proposed in another one's place: a yes. "Mejor esa" alone may be the other one: it is asked again. */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';

const THAT = '(?:es[ae]|est[ae]|ess[ae])(?: (?:hora|horario|cita|turno|dia|opcion|sede))?';
const RATHER = new RegExp(
  `^ (?:(?<yes>ya|si+p?|sim|ok|dale|bueno|listo|va|vale|perfecto|claro) |(?:ah|uy|mm+|entonces|pues) )*(?:(?:mejor|melhor) ${THAT}|${THAT} (?:(?:esta|es|me queda|me viene) )?(?:mejor|melhor))(?: (?:pues|pe|po|por favor|porfa|gracias|nomas|entonces))* $`,
);

export function thatRather(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { asks, flow, aside = false } = situation;
  if (asks !== 'confirm' || (flow !== 'agenda' && flow !== 'reprogramacion') || text.asks) return undefined;
  const said = RATHER.exec(text.norm);
  if (said === null) return undefined;
  const yes = said.groups?.['yes'] !== undefined && aside === false;
  return act(heard, yes ? { intent: 'accept', holds: true } : { intent: 'unknown' });
}
