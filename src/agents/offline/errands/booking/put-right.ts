/** The service is put right: "no era limpieza, era para la resina", "limpieza no, mejor resina", "dije resina, no limpieza". */
import type { Appointment } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { justBooked } from '../mine/just-booked.ts';
import { namingWords, servicesPlaced, type Placed } from '../../names.ts';
import { fold, without } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';
import { CHANGES } from '../../words/deeds.ts';

const SAID =
  'era|es|fue|seria|sea|son|eran|quier[oa]|quise|quer(?:o|ia)|pedi|dije|decia|necesit(?:o|aba)|precis(?:o|ava)|busc(?:o|aba)|foi|seja|e|it was|it is|i (?:want|need|said|meant)(?:ed)?|want(?:ed)?|need(?:ed)?';
const LEADS =
  '(?:para|pra|por|for|mas|a|al|el|la|lo|los|las|una?|unos|unas|uma?|o|os|as|de|del|do|da|the|an|hacer(?:me)?)';
/** Behind these stands what is not meant; "no" alone only where no comma parts it from the name ("no, limpieza"). */
const BY_VERB = re`(?<! (?:si|se|que|porque|why|if|como)) (?:no|nao|not|it wasn t|i didn t (?:want|mean|say|ask for)|don t) (?:(?:me |te |lo |la )?(?:${SAID}) )+(?:${LEADS} )*$`;
const BY_NO = re`(?<! (?:si|se|que|porque|why|if|como)) (?:y |e |and )?(?:no|nao|not) (?:${LEADS} )*$`;
const INSTEAD_OF = re` (?:(?:en|em) (?:vez|lugar)|ao inves|instead of|rather than|ni|nem|nor) (?:${LEADS} )*$`;
/** "Limpieza no, mejor resina"; "limpieza no resina" wants the first. */
const NO_BEHIND =
  /^ (?:no|nao|not)(?: $| (?:mejor|melhor|sino|si no|es|era|quiero|prefiero|prefiro|quero|digo|perdon|better) )/;
const PARTED = /(?<!\p{L})(?:no|nao|not)\s*[,.;!]/u;
const MAY_BE: readonly Act['intent'][] = ['book', 'reject', 'move'];

/** What is booked, or is being booked, is to be of the one service that is left when those that are denied are taken out. */
export function putsServiceRight(heard: Heard): Act | undefined {
  const { text, times, situation, hit } = heard;
  const { tenant, flow, appointments = [] } = situation;
  // "Cancelá la limpieza, no la resina" books neither.
  if (CHANGES.test(text.norm) || (hit !== undefined && !MAY_BE.includes(hit.intent))) return undefined;
  if (tenant === undefined || text.asks || (flow !== 'ninguno' && flow !== 'agenda')) return undefined;
  const raw = without(text.raw, times.spans);
  const told = servicesPlaced(raw, tenant);
  const [only] = told;
  if (only !== undefined && told.length === 1 && wasAnother(only, heard))
    return act(heard, { intent: 'book', service: only.id });
  const wrong = only !== undefined && told.length === 1 ? bookedByMistake(only, heard) : undefined;
  if (only !== undefined && wrong !== undefined)
    return act(heard, { intent: 'book', service: only.id, instead: wrong });
  const { meant, denied } = meantOf(told, raw);
  if (meant === undefined) return undefined;
  const wish = { intent: 'book', service: meant.id } as const;
  const booked = appointments.filter(({ serviceId }) => denied.some(({ id }) => id === serviceId));
  const [instead, another] = booked;
  if (flow === 'agenda' || instead === undefined) return act(heard, wish);
  // "La limpieza no, el corte sí voy", of who has both: one goes, and nothing comes in its place.
  if (another === undefined && appointments.some(({ serviceId }) => serviceId === meant.id))
    return act(heard, { intent: 'cancel', of: instead });
  return another === undefined ? act(heard, { ...wish, instead }) : undefined;
}

/** "No era limpieza, era resina": the one service that is left, and those that are denied. */
export function meantOf(told: readonly Placed[], raw: string): { meant?: Placed; denied: readonly Placed[] } {
  if (told.length < 2) return { denied: [] };
  const words = namingWords(raw);
  const parted = PARTED.test(fold(raw));
  const rights = putRightAt(words);
  const takenBack = (one: Placed): boolean =>
    Math.max(...one.at) < rights && told.some(({ at }) => Math.min(...at) > rights);
  const denied = told.filter((one) => isDenied(one, { words, parted }) || takenBack(one));
  const [meant, ...others] = told.filter((one) => !denied.includes(one));
  return meant === undefined || others.length > 0 || denied.length === 0 ? { denied } : { meant, denied };
}

/** "Uy no, era depilación", while something else is being booked. */
function wasAnother({ id }: Placed, { text, situation: { flow, known } }: Heard): boolean {
  return flow === 'agenda' && known?.servicio !== undefined && known.servicio !== id && WAS.test(text.norm);
}
const WAS =
  /^ (?:(?:uy|ay|ah|oh|uh|no|nao|perdon|disculpa|disculpe|sorry|desculpa|espera|espere|wait|oops|ups|me (?:equivoque|confundi|enganei)|errei|my mistake)(?: (?:no|del?) servicio)? )+(?:(?:pero|que|mas|but|yo|eu|en realidad|na verdade) )*(?:era|eran|queria|quise|foi|it was|i (?:meant|wanted)|me (?:equivoque|confundi)) |^ (?:but )?i (?:meant|wanted) /;

/** "No, era alineación", right behind a booking: the one that was just made is of the wrong service. */
function bookedByMistake({ id }: Placed, { text, situation }: Heard): Appointment | undefined {
  if (situation.state !== 'evento_creado' || !WAS.test(text.norm) || TOO.test(text.norm)) return undefined;
  const last = justBooked(situation);
  return last?.serviceId === id ? undefined : last;
}

/** "La barba no", "sin la barba", while a cut is booked: it is not wanted, and not what is booked instead. */
export function wantsNoOther({ text, times, situation }: Heard): boolean {
  const { tenant, flow, known } = situation;
  if (tenant === undefined || flow !== 'agenda' || known?.servicio === undefined || text.asks) return false;
  const raw = without(text.raw, times.spans);
  const [one, ...others] = servicesPlaced(raw, tenant);
  if (one === undefined || others.length > 0 || one.id === known.servicio) return false;
  const words = namingWords(raw);
  const before = ` ${words.slice(0, Math.min(...one.at)).join(' ')} `;
  // "No, limpieza no" is a no to what is asked.
  if (/^(?:no|nao)$/.test(words[0] ?? '') && PARTED.test(fold(raw).slice(0, NO_CHARS))) return false;
  return WITHOUT.test(before) || isDenied(one, { words, parted: PARTED.test(fold(raw)) });
}
const NO_CHARS = 6;
const WITHOUT = re` (?:sin|sem|without|(?:quit|sac|elimin|borr|descart|tir)(?:a|e|ale|ele|ame|eme|ar|o)|ya no) (?:${LEADS} )*$`;

/** "Un baño… digo, una consulta", "vacuna el jueves, perdón, consulta": where it is put right; -1 where it is not. */
function putRightAt(words: readonly string[]): number {
  const said = RIGHT.exec(` ${words.join(' ')} `);
  if (said === null || TOO.test(` ${words.join(' ')} `)) return -1;
  return said.input.slice(0, said.index).split(' ').filter(Boolean).length;
}
const RIGHT =
  / (?:digo|perdon|quise decir|quiero decir|mejor dicho|corrijo|me (?:equivoque|confundi)|i mean|i meant|sorry|quer dizer|quis dizer|desculpa) /;
const TOO = / (?:tambien|ademas|tambem|also|too|y otr[oa]) /;

function isDenied({ at }: Placed, { words, parted }: { words: readonly string[]; parted: boolean }): boolean {
  // "No es corte nomás, es corte y tinte": said again, it is not given up.
  if (new Set(at.map((i) => words[i])).size < at.length) return false;
  const before = ` ${words.slice(0, Math.min(...at)).join(' ')} `;
  const behind = ` ${words.slice(Math.max(...at) + 1).join(' ')} `;
  if (BY_VERB.test(before) || INSTEAD_OF.test(before)) return true;
  return parted
    ? NO_BEHIND.test(behind) || /^ (?:no|nao|not) /.test(behind)
    : NO_BEHIND.test(behind) || BY_NO.test(before);
}
