/** One's appointments by their place among the others: "the first one", "o último", "las dos primeras". */
import type { Appointment } from '../../../../domain.ts';
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { APPOINTMENT, CANCEL, MOVE, SHIFT } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

const PLACES = {
  first: 'primer[oa]?|primeir[oa]|first|earliest|earlier(?= one)|(?:de )?(?:mas temprano|mais cedo)',
  second: 'segund[oa]|second',
  third: 'tercer[oa]?|terceir[oa]|third',
  last: 'ultim[oa]|last|latest|later(?= one)|(?:de )?(?:mas|mais) tarde',
} as const;
const ONE_OF_THEM = `(?:el|la|lo|o|a|the|my|mi|meu|minha) (?:${Object.entries(PLACES)
  .map(([place, names]) => `(?<${place}>${names})`)
  .join('|')})(?: (?:one|${APPOINTMENT}))?`;
/** Behind its verb, and nothing else behind it that would be called so. */
const BY_PLACE = re` (?:${CANCEL}|${MOVE}|${SHIFT}) ${ONE_OF_THEM}(?= $| (?:para|pra|pro|al|a|to|on|at|please|por favor|porfa|and|y|e|but|pero|mas|keep|dej[aoe]|deixa|mant[a-z]+) )`;
/** "…y la última": the verb stands before another. */
const BY_ITSELF = re`^ (?:(?:y|e|and|tambien|tambem) )*${ONE_OF_THEM}(?: (?:tambien|tambem|too|por favor|porfa|please))* $`;

/** "Y la primera pásala a las 11", "mejor el segundo pásamelo a las 12": before its verb. */
const BEFORE_VERB = re`^ (?:(?:y|e|and|mejor|melhor|no|perdon|ay|ah|oye|che|tambien|tambem|ahora) )*${ONE_OF_THEM} (?:(?:mejor|mas bien|porfa|por favor|me|nos|te) )*(?:l[oa] )?(?:${CANCEL}|${SHIFT}|${MOVE})(?= )`;

/** `behind`: another was spoken of before it. */
export function ofPlace(norm: string, own: readonly Appointment[], behind = false): Appointment | undefined {
  const said = (BY_PLACE.exec(norm) ?? BEFORE_VERB.exec(norm) ?? (behind ? BY_ITSELF.exec(norm) : null))?.groups;
  if (said === undefined) return undefined;
  const inOrder = byTime(own);
  if (said['last'] !== undefined) return inOrder.at(-1);
  return inOrder[said['first'] === undefined ? (said['second'] === undefined ? 2 : 1) : 0];
}

const TWO = '(?<two>dos|dois|duas|two|2)|tres|three|3';
const SOME = re` (?:l[oa]s|as|os|the) (?:(?:${TWO}) (?:(?<first>primer[oa]s|primeir[oa]s|first)|ultim[oa]s|last)|(?:(?<first>primer[oa]s|primeir[oa]s|first)|ultim[oa]s|last) (?:${TWO})) `;

/** "Las dos primeras", "the last three"; empty where no such number is said, or there are not more of them than that. */
export function countedPlaces(norm: string, own: readonly Appointment[]): readonly Appointment[] {
  const said = SOME.exec(norm)?.groups;
  if (said === undefined) return [];
  const count = said['two'] === undefined ? 3 : 2;
  if (own.length <= count) return [];
  return said['first'] === undefined ? byTime(own).slice(-count) : byTime(own).slice(0, count);
}

const OF_A_PLACE = `(?: (?:${APPOINTMENT}))? (?:de|del|da|do|en|no|na|em)(?<place>(?: (?!al? |para |pra |pal )[^ ]+){1,4})`;
const IS_OF_A_PLACE = re`^${OF_A_PLACE}`;
const CHANGES_IT = re` (?:${CANCEL}|${MOVE}|${SHIFT}) (?:el|la|lo|o|a|the|mi|meu|minha|my)${OF_A_PLACE}`;

/** "La de Surco pásela al lunes", "la de Surco la quiero cambiar": before its verb. */
const IS_CHANGED = re`^ (?:[a-z]+ ){0,4}?(?:el|la|lo|o|a|the|mi|meu|minha|my)(?: (?:${APPOINTMENT}))? (?:de|del|da|do|en|no|na|em)(?<place>(?: (?!al? |para |pra |pal |y |e )[^ ]+){1,4}?) (?:(?:l[oa]|me|nos|mejor|porfa|quiero|quisiera|quero|necesito|preciso|puedes?|podes|podrias?|pode) )*(?:${CANCEL}|${MOVE}|${SHIFT}) `;

/** "El de Caballito", "la cita de Surco", behind its article: those that he has there. */
export function atItsBranch(words: string, { appointments = [], tenant }: Situation): readonly Appointment[] {
  const place = IS_OF_A_PLACE.exec(words)?.groups?.['place'];
  const sucursal = place && tenant && findNames(place, tenant).sucursal;
  return sucursal === undefined ? [] : appointments.filter(({ slot }) => slot.branchId === sucursal);
}

/** "Cambia el de Caballito al sábado": the only one that he has there; with "…y el de Palermo" behind it, not it alone. */
export function changedAtBranch(norm: string, situation: Situation): Appointment | undefined {
  if (AND_ANOTHER.test(norm)) return undefined;
  const said = CHANGES_IT.exec(norm)?.[0];
  const at = said === undefined ? -1 : said.search(IS_BEHIND_ARTICLE);
  const behind = IS_CHANGED.exec(norm)?.groups?.['place'];
  const place = at < 0 ? behind && ` de${behind}` : said?.slice(at);
  const [only, ...others] = place === undefined ? [] : atItsBranch(place, situation);
  return others.length === 0 ? only : undefined;
}
const AND_ANOTHER =
  / (?:y|e|and|tambien|tambem|also) (?:(?:tambien|tambem) )?(?:el|la|lo|los|las|o|a|os|as|the) (?:de|del|da|do|en|no|na|otr[oa]|outr[oa]) /;
const IS_BEHIND_ARTICLE = re`(?<= (?:el|la|lo|o|a|the|mi|meu|minha|my))${OF_A_PLACE}$`;

function byTime(own: readonly Appointment[]): readonly Appointment[] {
  return own.toSorted((a, b) => a.slot.start - b.slot.start);
}

/** What is done with one of his, and the stretch that says so: of a move, where it goes. */
export interface Errand {
  readonly intent: 'cancel' | 'move';
  readonly of: Appointment;
  readonly from: number;
  readonly to: number;
  /** Said with no verb of its own. */
  readonly under?: true;
  /** The stretch is where it goes, with no word in front of that. */
  readonly placed?: true;
}

/** "Cambiá la limpieza y el corte para el viernes": under one verb, where the last of them goes they all go. */
export function placedAlike(found: readonly Errand[]): readonly Errand[] {
  return found.map((one, i) => {
    const rest = found.slice(i + 1);
    const placed = rest.findIndex(({ from, to }) => from < to);
    const next = rest.slice(0, placed + 1).every(({ intent, under }) => intent === 'move' && under) && rest[placed];
    const { intent, of, from, to } = next && one.from === one.to ? { ...one, from: next.from, to: next.to } : one;
    return { intent, of, from, to };
  });
}
