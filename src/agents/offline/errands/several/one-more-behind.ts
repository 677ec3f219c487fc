/**
 * "Pasame el corte al jueves 18hs y agregale barba", "tengo cita el jueves a las 10 y quiero otra para mi mamá a las 11":
 * one more, behind what is done with, or only said of, the one that one has (CONV-11). Each is read by itself: an hour of
 * the new one is not where the old one goes.
 */
import { whenOf, type Appointment, type CustomerEvent } from '../../../../domain.ts';
import { SAME_DAY } from '../../answers/agreeing/yes-and-more.ts';
import { serviceIn } from '../../names.ts';
import { timesIn } from '../../time/index.ts';
import type { Situation } from '../../situation.ts';
import type { Parts } from '../../split.ts';
import { fold, readText, without, type Text } from '../../words/text.ts';
import { speaksOfDay } from '../../wishes.ts';
import { MOVES } from '../../words/deeds.ts';
import { APPOINTMENT, SAME_HOUR } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

interface OneMore {
  /** What is done with the one that he has; absent: it was only said that he has it. */
  readonly change?: Text;
  readonly more: Text;
  /** The one that he has, where only that was said. */
  readonly has?: Appointment;
  /** "A la misma hora". */
  readonly sameHour: boolean;
}

const TOO = '(?:tambien|tambem|also|de paso|ademas|aparte|alem disso)';
const ADDS = '(?:agreg|sum|anad|acrescent|adicion)[a-z]*';
const WANTS = String.raw`(?:(?:me\s+)?(?:quier[oe]|quisiera|necesit[ao]|queria|quer[oe]|preciso|agend|reserv|sac|anot|apart|marc|das?\s)[a-z]*)(?:\s+(?:sacar|agendar|reservar|agregar|sumar|anadir|marcar|reservarle|sacarle))?`;
const ONE_MORE = String.raw`(?:\s+${TOO}|\s+(?:otr[oa]|outr[oa]|another|un[oa]?\s+mas)(?=\s)(?!\s+(?:dia|horario|hora|momento|fecha|vez|profesional|sucursal|time|day)))`;
/** "…y ese día también una evaluación", "…y de ahí una evaluación", "…y un masaje ese mismo día": with no verb, so that a service tells it. */
const THEN_ONE = String.raw`(?:(?:ese|el)\s+(?:mismo\s+)?dia|(?:nesse|no)\s+(?:mesmo\s+)?dia|that\s+(?:same\s+)?day|de\s+ahi|luego|despues|depois|then)(?:\s+${TOO})?(?=\s+(?:un[ao]?|otr[ao]|uma?|an?)\s)|(?<=(?:,|\s(?:y|e|and))\s+)(?=(?:un[ao]?|uma?|an?)\s[^,.;]{2,40}\s(?:(?:ese|el)\s(?:mismo\s)?dia|nesse\s(?:mesmo\s)?dia|(?:that|the\ssame)\sday))`;
const JOIN = re`[\s,.;]+(?:(?:y|e|and|pero)\s+)?(?:(?<then>${THEN_ONE})|(?<adds>(?:${TOO}\s+)*${ADDS})(?=\s)|(?=(?:${TOO}\s+)+${WANTS}\s|(?:(?:mi|meu|minha|my)\s+[a-z]+\s+)?${WANTS}${ONE_MORE}|(?:mi|meu|minha|my)\s+[a-z]+\s+(?:tambien\s+)?(?:quier[ae]|quer|necesita|wants)\s))`;
const HAS = re` (?:yo |ya |eu |ja )*(?:tengo|tenemos|tenia|tenho|i have) (?:(?:una?|mi|uma?|an?) )?(?:${APPOINTMENT}|[a-z]+) `;
const THEN_TOO = re`(?<![a-z])${SAME_HOUR}(?: (?:que|as|of) (?:yo|eu|(?:la|a) (?:mia|minha)|el mio|ella|el|me|mine))?(?![a-z])`;
const THEN = /(?<!\p{L})(?:despu[eé]s|depois|luego|after(?:wards)?|a continuaci[oó]n)(?!\p{L})(?=[\s.!?]*$)/giu;

const LOOKED_AT_CHARS_MAX = 400;

/** What is changed, where something is, and what is wanted besides. */
export function* oneMoreToo(text: Text, situation: Situation): Parts {
  const said = oneMoreBehind(text, situation);
  if (said === undefined) return undefined;
  const changed = said.change && (yield { said: said.change, situation });
  const [change, ...changes] = changed?.events ?? [];
  if (changes.length > 0 || (changed && change?.type !== 'customer.wants_reschedule')) return undefined;
  // What it goes with is the one that is changed, or that he has; not the one booked last.
  const { events, by, confidence } = yield { said: said.more, situation: { ...situation, state: 'conversando' } };
  // "…y también quiero saber el precio": both, too.
  if (change && events.every(({ type }) => type === 'customer.asks'))
    return { events: [change, ...events], by, confidence };
  const [wish, ...others] = events;
  const more = wish && others.length === 0 ? onThatDay(wish, said, { change, situation }) : undefined;
  return more === undefined ? undefined : { events: [...(change ? [change] : []), more], by, confidence };
}

/** Undefined: nothing of the kind. */
function oneMoreBehind({ raw }: Text, situation: Situation): OneMore | undefined {
  const { flow, appointments = [] } = situation;
  if (flow !== 'ninguno' || appointments.length === 0) return undefined;
  const join = JOIN.exec(fold(raw.slice(0, LOOKED_AT_CHARS_MAX)));
  if (join === null || join.index === 0) return undefined;
  const head = readText(raw.slice(0, join.index));
  const rest = raw.slice(join.index + join[0].length).replaceAll(THEN, ' ');
  const { adds, then } = join.groups ?? {};
  if (then !== undefined && serviceIn(rest, situation.tenant) === undefined) return undefined;
  const more = `${(adds ?? then) === undefined ? '' : 'quiero '}${rest}`;
  const timed = more.replaceAll(SAME_DAY, ' ');
  const told = THEN_TOO.exec(fold(timed));
  const untimed = told ? without(timed, [{ start: told.index, end: told.index + told[0].length }]) : timed;
  const [said, sameHour] = [readText(untimed), untimed !== timed];
  if (MOVES.test(head.norm)) return { change: head, more: said, sameHour };
  const has = HAS.test(head.norm) ? theOneSaid(head, situation) : undefined;
  return has === undefined ? undefined : { more: said, has, sameHour };
}

function theOneSaid({ raw }: Text, situation: Situation): Appointment | undefined {
  const { appointments = [], now } = situation;
  const { fecha, hora, horaCandidates } = timesIn(raw, situation);
  const hours = hora === undefined ? horaCandidates : [hora, ...horaCandidates];
  const fit = appointments.filter(({ slot }) => {
    const { fecha_deseada, hora_especifica } = whenOf(slot, now.timeZoneId);
    return (fecha === undefined || fecha === fecha_deseada) && (hours.length === 0 || hours.includes(hora_especifica));
  });
  return fit.length === 1 ? fit[0] : undefined;
}

/** The new one, on the day of the other where it has none of its own. */
function onThatDay(
  wish: CustomerEvent,
  { has, sameHour }: OneMore,
  { change, situation }: { change: CustomerEvent | undefined; situation: Situation },
): CustomerEvent | undefined {
  if (wish.type !== 'customer.wants_booking') return undefined;
  const of =
    change?.type === 'customer.wants_reschedule' ? change.detalles : has && whenOf(has.slot, situation.now.timeZoneId);
  const { fecha_deseada, hora_especifica } = of ?? {};
  const day = speaksOfDay(wish.detalles) || fecha_deseada === undefined ? {} : { fecha_deseada };
  const hour = sameHour && hora_especifica !== undefined ? { hora_especifica } : {};
  return { ...wish, detalles: { ...wish.detalles, ...day, ...hour }, mas: true };
}
