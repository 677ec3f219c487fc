/** One appointment was cancelled or moved just now: "y la otra también" is the same of another (CONV-11). */
import type { Appointment } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { serviceOfMine } from '../../names/service-of-mine.ts';
import { saysWhen } from '../../wishes.ts';
import { named } from '../mine/which-one.ts';
import { comesToo } from './after-booking.ts';
import { namesService } from '../booking/wishing.ts';
import { re } from '../../words/pattern.ts';

/** Which one is the machine's to find out; a day beside it is said by a move of its own: "y la otra al viernes". */
export function sameOfTheOther(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  const { doneJustNow, flow, appointments = [] } = situation;
  if (doneJustNow === undefined || flow !== 'ninguno' || appointments.length === 0 || text.asks) return undefined;
  const there = toThatBranch(heard);
  if (there !== undefined) return act(heard, { intent: 'move', of: there });
  const of = byNameToo(heard);
  if (of !== undefined && (doneJustNow === 'move' || !saysWhen(times))) return act(heard, { intent: doneJustNow, of });
  const means = saysWhen(times) ? doneJustNow === 'move' && TO_A_DAY.test(text.norm) : THE_OTHER.test(text.norm);
  return means ? act(heard, { intent: doneJustNow }) : undefined;
}

/** "Y la otra también a Surco", "la del lunes a Surco a la misma hora", behind a move: the only one that it can be. */
function toThatBranch({ text, situation }: Heard): Appointment | undefined {
  const { appointments = [], doneJustNow, tenant } = situation;
  if (doneJustNow !== 'move' || tenant === undefined || !OF_ONE.test(text.norm)) return undefined;
  const { sucursal } = findNames(text.raw, tenant);
  if (sucursal === undefined) return undefined;
  const elsewhere = appointments.filter(({ slot }) => slot.branchId !== sucursal);
  const [one, ...others] = elsewhere;
  if (OF_THE_OTHER.test(text.norm)) return others.length === 0 ? one : undefined;
  const of = named(text, situation, []);
  return elsewhere.find(({ id }) => id === of?.id);
}

/** "Y la vacuna también, el jueves a las 10:30": the only one of that service. */
function byNameToo({ text, situation: { appointments = [], tenant } }: Heard): Appointment | undefined {
  const name = BY_NAME_TOO.exec(text.norm)?.[1];
  const servicio = name === undefined || tenant === undefined ? undefined : serviceOfMine(name, tenant, appointments);
  const [of, ...others] = appointments.filter(({ serviceId }) => serviceId === servicio);
  return others.length === 0 ? of : undefined;
}

const LEAD =
  '(?:(?:si|y|e|ok|dale|listo|bueno|ah|gracias|perfecto|sim|yes|and|ya que estamos|perdon|tambem|tambien) )*';
const OTHER =
  '(?:la|el|a|o|the) (?:otr[oa]|outr[oa]|other|que (?:queda|me queda|falta|sobra)|que (?:sobrou|ficou|restou))(?: (?:cita|turno|hora|reserva|consulta|sesion|clase|appointment|booking|one))?';
/** One of his by its article, "la del lunes", "mi cita del lunes"; "el lunes a Surco" is a day. */
const OF_ONE = re`^ ${LEAD}(?:${OTHER} |(?:la|el|lo|mi|a|o|the)(?: [^ ]+)? (?:de|del|da|do) )`;
const OF_THE_OTHER = re`^ ${LEAD}${OTHER} `;
const MANNERS = '(?:(?:porfa(?:vor|s)?|por favor|please|gracias|obrigad[oa]|thanks) )*';
const THE_OTHER = re`^ ${LEAD}${OTHER} (?:(?:tambien|tambem|too|as well|igual|por igual) )*${MANNERS}$`;
const TO_A_DAY = re`^ ${LEAD}${OTHER} (?:(?:tambien|tambem|too|igual) )*(?:al?|para|pra|to|for|en|on) `;
const THEN = '(?:al?|para|pra|pal|to|for|on|el|na|no) ';
/** "La limpieza igual" alone may be how it stays. */
const BY_NAME_TOO = re`^ ${LEAD}(?:la|el|lo|mi|o|a|meu|minha|the|my)((?: [^ ]+){1,4}) (?:(?:tambien|tambem|too|as well) (?:${MANNERS}$|${THEN})|igual ${THEN})`;

/** "Y también traigo a la perrita, ella va a baño", "también llevo a la gata, va a vacuna": one more, and what for. */
const BRINGS =
  / (?:traigo|traemos|traere|llevo|llevamos|llevare|va|van|viene|vienen|voy a (?:llevar|traer)|vamos a (?:llevar|traer)|quiero (?:llevar|traer)|trago|levo|vou levar|vai|vem|i m bringing|i ll bring|bringing|is coming) /;
const ALSO = / (?:tambien|tambem|ademas|also|too|de paso|aparte) /;
/** What becomes of one that there is, what was, what is asked, and what is brought along. */
const OTHERWISE =
  / (?:no|nao|not|ya|cancel[a-z]*|anul[a-z]*|cambi[a-z]*|mov[a-z]*|muev[a-z]*|pas[aeo][a-z]*|pag[a-z]*|cuanto|quanto|how|fue|fui|fuimos|llevamos|carnet|cartilla|papeles|comprobante|factura|efectivo|tarjeta) /;

export function bringsAnother(heard: Heard): boolean {
  const { text, situation, hit } = heard;
  if (situation.flow !== 'ninguno' || text.asks || (hit !== undefined && hit.intent !== 'book')) return false;
  // "También va mi perro, a baño": as the one that was booked just now.
  if (comesToo(heard)) return false;
  return BRINGS.test(text.norm) && ALSO.test(text.norm) && !OTHERWISE.test(text.norm) && namesService(heard);
}
