/**
 * "Ojo que ese domingo cambia la hora": the clocks change, no appointment does. An hour that is said is the clock's.
 *
 * This folder: letters, words and turns of phrase, on folded text. It imports nothing else of the reader; all of the
 * reader imports it.
 */
import { fold } from './text.ts';

const DAY =
  '(?:(?:ese|esse|este|el|o|no|nesse|that|this)\\s(?:[a-z]+)\\s|(?:esa|essa|nessa)\\s(?:noche|noite|madrugada|semana)\\s|hoy\\s|manana\\s|amanha\\s|hoje\\s)?';
const CHANGES = '(?:cambia|cambian|muda|mudan|mudam|adelanta|adelantan|atrasa|atrasan)';
const HOUR =
  '(?:la\\shora|las\\shoras|los\\srelojes|a\\shora|os\\srelogios)(?:\\s(?:oficial|de\\s(?:verano|invierno|verao|inverno)))?';
/** Told or asked of a day that stands before it: "este finde cambia la hora, ¿cierto?". Whoever orders says where it goes. */
const THEN =
  '(?:(?:(?:este|ese|el|esse|neste|nesse|no)\\s)?(?:proximo\\s)?(?:finde|fin\\sde\\ssemana|fim\\sde\\ssemana|sabado|domingo|mes)|esta\\snoche|hoy|manana|hoje|amanha)';
const NO_ORDER =
  '(?=\\s*(?:[,.;?!]|$|(?:cierto|verdad|no|o\\sno|ne|certo|creo|parece|entonces|y\\smi|e\\smi)(?![a-z])))';
const CLOCKS = new RegExp(
  [
    `${THEN}\\s(?:(?:que\\sviene|que\\svem)\\s)?(?:se\\s|nos\\s)?${CHANGES}\\s${HOUR}${NO_ORDER}`,
    `(?:se\\s)?${CHANGES}\\s${HOUR}\\s${THEN}(?=\\s*,?\\s*(?:cierto|verdad|no|ne|certo)\\s*\\?)`,
    `(?:(?:ojo|cuidado|recuerd[ae]|acord[a-z]+|acuerd[a-z]+|fijate|atento|lembr[ae]|atencao|remember|mind|note)[\\s,]+(?:de\\s)?)?(?:que|como|pues|porque|pq|pois)\\s${DAY}(?:se\\s)?(?:cambia|cambian|muda|mudan|mudam|adelanta|adelantan|atrasa|atrasan)\\s(?:la\\shora|las\\shoras|el\\shorario|los\\srelojes|o\\shorario|a\\shora|os\\srelogios)(?:\\s(?:oficial|de\\s(?:verano|invierno|verao|inverno)))?`,
    `(?:por\\s|con\\s|pelo\\s|ojo\\scon\\s)?(?:el|o)\\s(?:cambio|mudanca)\\s(?:de|do|da)\\s(?:hora|horario)(?:\\s(?:oficial|de\\s(?:verano|invierno|verao|inverno)))?`,
    `(?:the\\s)?clocks\\s(?:change|go\\s(?:back|forward))(?:\\s(?:that|this)\\s[a-z]+)?|(?:because\\sof\\s)?daylight\\ssavings?(?:\\stime)?`,
  ].join('|'),
  'g',
);
const LOOKED_AT_CHARS_MAX = 800;

/** Where a text speaks of the clocks. */
export function clockChanges(raw: string): { start: number; end: number }[] {
  return [...fold(raw.slice(0, LOOKED_AT_CHARS_MAX)).matchAll(CLOCKS)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
