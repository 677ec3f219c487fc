/** "Ya llegué, estoy afuera", "cheguei", "voy en camino", out of the blue: who comes today is told to the team; on the way he is only thanked. */
import { localStart } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';

const AROUND =
  '(?:hola|holi|buenas|buenos dias|buen dia|buenas tardes|oi|ola|hi|hello|hey|ya|ja|disculp[ae]|perdon|y|e|and|aqui|aca|ahi|por aqui|por aca|recien|acabo de|acabei de|i|we|just|gracias|obrigad[oa]|thanks|por favor|porfa)';
const PLACE =
  '(?:en|a|na|no|at|by) (?:la|el|su|o|a|the) (?:puerta|entrada|recepcion|local|lugar|salon|consultorio|clinica|sede|sucursal|porta|recepcao|door|entrance|front desk|reception)';
const HERE = `(?:llegue|llegamos|llegar|cheguei|chegamos|chegar|arrived|(?:estoy|estamos|estou|to|i m|we re|we are|i am)(?: (?:ya|ja|aqui|aca|ahi))? (?:afuera|fuera|abajo|la fora|ai fora|outside|${PLACE})|(?:afuera|outside|${PLACE}))`;
const IS_HERE = new RegExp(`^ (?:${AROUND} )*${HERE}(?: (?:${AROUND}|${HERE}))* $`);
const IS_COMING = new RegExp(
  `^ (?:${AROUND} )*(?:(?:voy|vamos|estoy|estamos|vou|estou|to|i m|we re) (?:en camino|llegando|saliendo|yendo|para alla|pa alla|a caminho|chegando|indo|on (?:my|our) way|coming)|on my way|a caminho|en camino)(?: ${AROUND})* $`,
);

/** Undefined: something is open, it asks, or none of his is of today. */
export function arrives(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { flow, appointments = [], now } = situation;
  if (flow !== 'ninguno' || text.asks) return undefined;
  if (IS_COMING.test(text.norm)) return act(heard, { intent: 'thanks' });
  const today = now.toPlainDate();
  const comes = appointments.some(({ slot }) => localStart(slot, now.timeZoneId).toPlainDate().equals(today));
  return comes && IS_HERE.test(text.norm) ? act(heard, { intent: 'person' }) : undefined;
}
