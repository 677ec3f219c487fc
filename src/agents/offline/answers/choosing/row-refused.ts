/**
 * "La primera está muy temprano", "todas menos la segunda", "no quiero la primera": a row told by its place, and refused.
 * It is never chosen: of a list of hours it is the hour that does not suit, of two rows the other one is meant.
 */
import { whenOf } from '../../../../domain.ts';
import { onPage } from './choices.ts';
import { beyond } from './hour-too.ts';
import { ordinalsIn } from './place-said.ts';
import { direction } from '../../errands/moving/where-to.ts';
import type { Heard } from '../../heard.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

const PLACE =
  '(?:(?:el|la|a|o|the|opcion|numero|el de|la de) )+(?:primer[oa]?|primeir[oa]|first|segund[oa]|second|tercer[oa]?|terceir[oa]|third|cuart[oa]|quart[oa]|quint[oa]|ultim[oa]|last|(?:numero |opcion )?[1-9])(?: (?:hora|opcion|one|turno|cita|horario))?';
const UNSUITED =
  '(?:(?:esta|es|me queda|me parece|queda|e|is|fica) (?:muy|demasiado|re|super|medio|bien|un poco|muito|too|so) (?:temprano|tarde|encima|lejos|pronto|cedo|early|late|far|justo|apretad[oa]))';
const NOT = '(?:no|nao|not)';
const REFUSED = [
  re` (?<said>${PLACE}) (?:${UNSUITED}|${NOT}(?= $| (?:me|nos|la|lo|se|te|puedo|podria|alcanzo|llego|quiero|posso|consigo|va|sirve|por|muy|gracias|algo|mas|mais|hay|tienen|tenes|tienes|otr[oa]|antes|despues) ))`,
  re` (?:menos|excepto|salvo|except|${NOT} (?:quiero|quero|want|puedo|me sirve|me va|me queda|quiero (?:cancelar|mover|cambiar))(?: (?:a|con|en))?) (?<said>${PLACE}) `,
  re` ${NOT} (?:quiero|quero|voy a|queria) (?:cancelar|mover|cambiar) (?<said>${PLACE}) `,
  // "4 no gracias", by its number alone; "no, 4" takes it.
  re`^ (?<said>[1-9]) ${NOT}(?= $| (?:gracias|obrigad[oa]|thanks|thank|me|nos|puedo|posso|llego|quiero|quero) )`,
];
/** "¿La 4? No gracias." */
const BY_HALVES = /^[\s¿]*(?:la |el |a |o )?\d\s*\?+\s*(?:no|nao|não)(?!\p{L})[^?]*$/iu;
/** "No, quiero la 4": another one was refused, and this is the one. */
const NO_FIRST = /^\s*(?:no|nop|nope|nao|não|nah)\s*[,.;]/iu;
/** Another one is taken: "la primera no, la segunda". */
const OTHER = / (?:la|el|a|o|the) (?:otr[oa]|outr[oa]|other)(?: one)? /;
const WORDS_MAX = 12;

/** The refused row, 1-based. */
function refused({ raw, norm, words, asks }: Text, situation: Situation): number | undefined {
  if (situation.asks !== 'list' || situation.offer === undefined || words.length > WORDS_MAX) return undefined;
  if (asks && !BY_HALVES.test(raw)) return undefined;
  const match = REFUSED.map((pattern) => pattern.exec(norm)).find((found) => found !== null);
  const said = match?.groups?.['said'];
  if (!match || said === undefined || (NO_FIRST.test(raw) && match.index === 0)) return undefined;
  const rest = norm.replace(match[0].trim(), ' ');
  // "La primera no, la segunda": that one is chosen.
  if (placesIn(rest).length > 0) return undefined;
  const [place] = placesIn(said);
  return place === undefined ? undefined : onPage(situation, place);
}

function placesIn(norm: string): readonly number[] {
  const words = norm.trim().split(' ');
  const numbered = words.flatMap((word) => (/^[1-9]$/.test(word) ? [Number(word)] : []));
  return [...ordinalsIn(words), ...numbered];
}

/**
 * "No el primero, el segundo", "el segundo, no el primero": the one that is left. Of "no la primera, la segunda no puedo",
 * "no la primera o la segunda" none is: nothing but courtesy stands behind it, and no Spanish "o" before it.
 */
const COURTESY =
  '(?: (?:por favor|porfa|porfis|please|plis|gracias|obrigad[oa]|thanks|mejor|melhor|entonces|entao|si|sim|yes))*';
const RATHER = re`^ ${NOT} (?:(?:quiero|quero|era|es|e) )?${PLACE} (?:(?:sino|si no|pero|mas|but|mejor|melhor|quiero|quero) )*(?<left>(?!(?<=^ no .*)o )${PLACE})${COURTESY} $`;
const NOT_THE_OTHER = re`^\s*(?<left>${PLACE}), ${NOT} ${PLACE}\s*$`;
function rowLeft({ raw, norm, asks }: Text, { asks: asked }: Situation): Text | undefined {
  if (asks || (asked !== 'list' && asked !== 'confirm')) return undefined;
  const left = (RATHER.exec(norm) ?? NOT_THE_OTHER.exec(fold(raw)))?.groups?.['left'];
  return left === undefined ? undefined : readText(asked === 'list' ? left : `no, ${left}`);
}

/** Of hours: the same said by its hour, which the reader leaves out and looks for others. */
export function withoutThatRow(text: Text, situation: Situation): Text | undefined {
  const left = rowLeft(text, situation);
  if (left !== undefined) return left;
  const n = refused(text, situation);
  const { offer, now } = situation;
  const row = n !== undefined && offer?.kind === 'turno' ? offer.slots[n - 1] : undefined;
  if (row === undefined) return undefined;
  const { hora_especifica: hour } = whenOf(row, now.timeZoneId);
  const way = direction(text.norm);
  return readText(way === undefined ? `la de las ${hour} no me sirve` : beyond(hour, SIDE[way]));
}

const SIDE = { later: 'despues', earlier: 'antes' } as const;

/** Of two rows that are no hours, the other one; 0: none of several is told. */
export function otherRow(text: Text, situation: Situation): number | undefined {
  const n = refused(text, situation);
  const { offer } = situation;
  if (n === undefined || offer === undefined || offer.kind === 'turno' || offer.kind === 'opcion') return undefined;
  const count = offer.kind === 'servicio' ? offer.services.length : offer.ids.length;
  if (count !== 2) return 0;
  return offer.kind === 'cita' || OTHER.test(text.norm) ? 3 - n : 0;
}

/** "La tercera puede ser, pero no estoy seguro": nothing is chosen yet. */
export function isUnsure({ text: { norm, asks }, situation }: Heard): boolean {
  return situation.asks === 'list' && !asks && UNSURE.test(norm);
}
const UNSURE =
  / (?:puede|podria|pode|poderia|might|may) ser (?:[a-z]+ ){0,3}(?:no|nao|not) (?:estoy|se|sei|ando|tenho|sure)| (?:no (?:estoy|ando)|nao estou) (?:muy |tan |del todo |muito )?segur[oa] /;
