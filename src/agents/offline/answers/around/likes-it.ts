/** "Buena", "chido", "la raja", "impecable", "massa", when all is booked: how one is pleased, each in his own country. */
import type { Heard } from '../../heard.ts';
import { re } from '../../words/pattern.ts';

const PLEASED = [
  'buena|buenisim[oa]|chid[oa]|chidisim[oa]|padre|padrisim[oa]|chingon|a todo dar|bacan(?:es)?|bakan|la raja|filete|impec(?:able)?|joya|joyita|masa|de (?:lujo|diez|una|pelos|lo mejor)',
  'espectacular|excelente|lo maximo|mostro|chevere|cheverisimo|brutal|chimba|nitido|tuanis|pura vida|fino|finisimo|cool|bello|hermoso|increible|fantastico|maravilloso|onda|nota',
  'awesome|sweet|nice|lovely|brilliant|fab|fantastic|amazing|neat|wonderful|legal|massa|show(?: de bola)?|top|maravilha|bacana|da hora|demais|arrasou|sensacional',
].join('|');
const BESIDE =
  '(?:super|muy|re|que|una|bueno|tan|ah|uy|oh|ok|ya|si|sim|genial|perfecto|listo|po|poh|pues|wey|guey|amig[oa]|gente|ahi|alla|la|nos vemos|estamos|muchas|mil|gracias|obrigad[oa]|valeu|thanks|thank you|bro|che|entonces|y|chau|chao|bye|saludos)';
const LIKES = re`^ (?:${BESIDE} )*(?:${PLEASED})(?: (?:${BESIDE}|${PLEASED}))* $`;
const WORDS_MAX = 8;

export function likesIt({ text, hit, situation }: Heard): boolean {
  const { flow, asks, appointments = [] } = situation;
  if (flow !== 'ninguno' || asks === 'confirm' || text.asks || text.words.length > WORDS_MAX) return false;
  return appointments.length > 0 && hit === undefined && LIKES.test(text.norm);
}
