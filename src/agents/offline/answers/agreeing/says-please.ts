/** "Porfa", "por favor", "please", and not a word more, to a question of yes or no: what is asked is wished. */
import type { Heard } from '../../heard.ts';

const PLEASE =
  /^ (?:(?:ay|uy|ah|ok|okay|bueno|y|yes|si|sim|gracias) )*(?:por favor(?:cito)?|porfa|favor|please|pliss)(?: (?:por favor|porfa|please|gracias|si))* $/;

/** Behind something else that was said it may be asked of that. */
export function saysPlease({ text, situation: { asks, aside = false } }: Heard): boolean {
  return asks === 'confirm' && aside === false && !text.asks && PLEASE.test(text.norm);
}
