/** "Para otro día", "another day please", asked whether what he has is to go: it is moved, and neither goes nor stays. */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { re } from '../../words/pattern.ts';

const MANNERS =
  '(?:no|nao|mejor|melhor|better|rather|ah|ay|uy|bueno|ok|pero|but|mas|y|e|and|por favor|porfa|please|pfv|entonces|entao|then|instead|si se puede|se der|if possible|gracias|obrigad[oa]|thanks|(?:puede|podria|pode) ser|(?:could|can) it be|(?:quiero|quisiera|prefiero|necesito|quero|prefiro|i d (?:like|prefer)|i want)|que sea|maybe|tal vez)';
const FOR = '(?:(?:para|pra|pal?|en|em|on|to|for|a|o|um|una?|some|any) )*';
const ELSEWHEN =
  '(?:(?:otr[oa]|outr[oa]|another|(?:a )?different|other) (?:dia|fecha|horario|hora|momento|data|day|date|time|vez)|(?:otra|outra|la otra|la proxima|proxima|next) (?:semana|week))';
const ONLY_THAT = re`^ (?:${MANNERS} )*${FOR}${ELSEWHEN} (?:${MANNERS} )*$`;

export function otherDayInstead(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  if (situation.flow !== 'cancelacion' || situation.asks !== 'confirm' || !ONLY_THAT.test(text.norm)) return undefined;
  return act(heard, { intent: 'move', ...(situation.cancelling && { of: situation.cancelling }) });
}
