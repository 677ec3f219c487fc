/** One appointment is moved, or was cancelled or moved just now: "y la otra también" is the same of another (CONV-11). */
import { whenOf, type Appointment, type CustomerEvent } from '../../../../domain.ts';
import { SURE } from '../../keywords.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { serviceOfMine } from '../../names/service-of-mine.ts';
import { saysWhen } from '../../wishes.ts';
import { named, tellingIt } from '../mine/which-one.ts';
import { re } from '../../words/pattern.ts';
import type { Situation } from '../../situation.ts';
import type { Parts } from '../../split.ts';
import { dayName } from '../../time/words/lexicon.ts';
import { readText, type Text } from '../../words/text.ts';
import { MOVE, SHIFT, WEEKDAY } from '../../words/words.ts';

/** Which one is the machine's to find out; a day beside it is said by a move of its own: "y la otra al viernes". */
export function sameOfTheOther(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  const { doneJustNow, flow, appointments = [] } = situation;
  if (doneJustNow === undefined || flow !== 'ninguno' || appointments.length === 0 || text.asks) return undefined;
  const there = toThatBranch(heard);
  if (there !== undefined) return act(heard, { intent: 'move', of: there });
  const of = byNameToo(heard);
  if (of !== undefined && (doneJustNow === 'move' || !saysWhen(times))) return act(heard, { intent: doneJustNow, of });
  if (saysWhen(times) && MOVES_THE_OTHER.test(text.norm)) return act(heard, { intent: 'move', ...theOnlyOne(heard) });
  const means = saysWhen(times) ? doneJustNow === 'move' && TO_A_DAY.test(text.norm) : THE_OTHER.test(text.norm);
  return means ? act(heard, { intent: doneJustNow }) : undefined;
}

/** "E o outro muda pras 16h", "and move the other one to 4", right behind a cancellation: the one that is left. */
function theOnlyOne({ situation: { appointments = [], doneJustNow } }: Heard): Pick<Act, 'of'> {
  const [of, ...others] = appointments;
  return of === undefined || others.length > 0 || doneJustNow === 'move' ? {} : { of };
}

/**
 * "(Sí,) y la otra también", "las dos", asked whether one is moved: the other goes to the same day, and is asked about behind
 * it. Only what is said is agreed to: without a yes the first one is asked about again.
 */
export function* movesTheOtherToo(text: Text, situation: Situation): Parts {
  const { flow, asks, moving, proposed, now } = situation;
  if (flow !== 'reprogramacion' || asks !== 'confirm' || !moving || !proposed || text.asks) return undefined;
  const { norm } = text;
  const others = (situation.appointments ?? []).filter(({ id }) => id !== moving.id);
  const both = BOTH.exec(norm);
  const day = dayName(both?.groups?.['day'] ?? '')?.weekday;
  const { fecha_deseada } = whenOf(proposed, now.timeZoneId);
  if (day !== undefined && day !== Temporal.PlainDate.from(fecha_deseada).dayOfWeek) return undefined;
  const only = others.length === 1 && (both !== null || THE_OTHER_TOO.test(norm)) ? others[0] : undefined;
  const byName = NO_MORE.test(norm)
    ? byNameToo({ text, situation: { ...situation, appointments: others } })
    : undefined;
  const of = only ?? byName;
  if (of === undefined) return undefined;
  const detalles = { ...tellingIt(of, situation), fecha_deseada };
  const moves: CustomerEvent = { type: 'customer.wants_reschedule', detalles, aparte: true };
  const agrees = AGREES.test(norm) || both?.groups?.['plainly'] !== undefined;
  const agreed = agrees ? (yield { said: readText('sí'), situation }).events : [];
  return { events: [...agreed, moves], by: 'answer', confidence: SURE };
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
function byNameToo({
  text,
  situation: { appointments = [], tenant },
}: Pick<Heard, 'text' | 'situation'>): Appointment | undefined {
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
const TOO = '(?:tambien|tambem|too|as well|igual|por igual)';
const THE_OTHER_TOO = re`^ ${LEAD}${OTHER} (?:${TOO} )+${MANNERS}$`;
/** "…también al viernes" is another day, for others to read. */
const NO_MORE = re` ${TOO} ${MANNERS}$`;
/** "Las dos" alone is an hour as well: no hour where there are two, and "a las dos" always is one. */
const BOTH = re`^ ${LEAD}(?:(?:l[ao]s|as|os|the) (?:dos|dois|duas|two)|(?<plainly>amb[oa]s|both(?: of them)?))(?: (?:citas|turnos|horas|reservas|appointments))?(?: (?:al?|el|la|para|pra|para el|na|no|on|to))?(?: (?<day>${WEEKDAY}))? (?:${TOO} )*${MANNERS}$`;
const AGREES = /^ (?:(?:ah|y|e) )*(?:si|sim|yes|dale|ok|listo|perfecto) /;
const MOVES_THE_OTHER = re`^ ${LEAD}(?:${OTHER} (?:(?:me|nos|l[oa]|quiero|quisiera|quero|puedes?|podes|pode|podrias?|mejor|melhor) )*(?:${SHIFT}|${MOVE}|mejor|melhor|better)|(?:${SHIFT}|${MOVE}) ${OTHER}) `;
const TO_A_DAY = re`^ ${LEAD}${OTHER} (?:(?:tambien|tambem|too|igual) )*(?:al?|para|pra|to|for|en|on) `;
const THEN = '(?:al?|para|pra|pal|to|for|on|el|na|no) ';
/** "La limpieza igual" alone may be how it stays. */
const BY_NAME_TOO = re`^ ${LEAD}(?:la|el|lo|mi|o|a|meu|minha|the|my)((?: [^ ]+){1,4}) (?:(?:tambien|tambem|too|as well) (?:${MANNERS}$|${THEN})|igual ${THEN})`;
