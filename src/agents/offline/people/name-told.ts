/**
 * A name that is told: as the answer, beside an errand, or unasked; the customer's own, or that of the one who comes and
 * has none yet (AGENDA-11).
 */
import type { CustomerEvent, Detalles, Guest } from '../../../domain.ts';
import { withoutLabels } from '../answers/fields/fields.ts';
import { NAME_AMISS } from '../errands/mine/name-on-it.ts';
import { hear } from '../hear.ts';
import { findNames } from '../names.ts';
import type { Situation } from '../situation.ts';
import { isGivenName } from '../names/given-names.ts';
import { KIN_WORD } from '../words/kin.ts';
import { fold, plainWords, type Text } from '../words/text.ts';
import { isEveryday } from '../words/everyday.ts';
import { timesIn } from '../time/index.ts';
import { saysWhen } from '../wishes.ts';
import { forWhomIn } from './for-whom.ts';
import { hersBeside, withoutKinsman } from './hers-beside.ts';
import { isLikeHis, nameBehind, nameInFull, namePutRight } from './name-put-right.ts';
import { bareName, introductionIn, nameAhead, written, type Introduction } from './introductions.ts';
import { re } from '../words/pattern.ts';
import { surnameBelow } from './surname-below.ts';
import { toldAs } from './told-names.ts';

type Wish = Extract<CustomerEvent, { type: 'customer.wants_booking' }>;

/** Who comes, and has no name yet. */
function namelessGuest({ flow, known }: Situation): Guest | undefined {
  const guest = flow === 'agenda' ? known?.para : undefined;
  return guest?.name === undefined && guest?.relation !== 'yo' ? guest : undefined;
}

/** A name and nothing else, beside another question than a list of people: the guest's, where one comes who has none yet. */
export function nameUnasked(text: Text, situation: Situation): CustomerEvent | undefined {
  const { field, asks, tenant, offer } = situation;
  const guest = namelessGuest(situation);
  // "Carla Gómez", below the hours for one's sister: no row is called so.
  const ofHours = offer?.kind === 'turno' && guest !== undefined && isGivenName(plainWords(text.raw)[0] ?? '');
  // Asked for the address or the document, too: whose it is has no name yet.
  const asked = field === 'name' || (field !== undefined && guest === undefined && !isInFull(text, situation));
  if (text.asks || asked || tenant === undefined || (asks === 'list' && !ofHours)) return undefined;
  const full = nameInFull(text.raw) ?? nameUnder(text.raw, situation);
  const putRight = nameInstead(text.raw, situation) ?? full;
  const spelt = guest === undefined ? namePutRight(text.raw, situation) : undefined;
  // "Suárez, con z": said to be one, whatever it looks like; what was told of the name besides stays (`machines/name-mended.ts`).
  if (spelt !== undefined) return nameOf({ name: written(spelt), rest: '', alone: true });
  const told = bareName(putRight ?? text.raw, tenant, {
    wordsMin: guest === undefined && full === undefined ? 2 : 1,
    announced: putRight !== undefined || (guest !== undefined && isOfNoUse(text, situation)),
    own: full !== undefined,
  });
  if (told === undefined) return undefined;
  return guest === undefined
    ? nameOf(told)
    : { type: 'customer.wants_booking', detalles: { para: { ...guest, name: told.name } } };
}

/** "Marlon Zambrano Vera", asked for the document behind "soy Marlon": the name in full, a step late. */
function isInFull({ raw }: Text, situation: Situation): boolean {
  if (ADDRESS.test(fold(raw))) return false;
  const said = nameInFull(raw);
  const words = plainWords(said ?? raw);
  const written = said ?? raw;
  const capitals = written
    .trim()
    .split(/\s+/)
    .every((word) => /^(?:\p{Lu}|(?:de|del|la|los|da|do|dos|y|e)$)/u.test(word));
  const long = words.length >= (said === undefined && !capitals ? FULL_NAME_WORDS : 2);
  return long && (said !== undefined || isGivenName(words[0] ?? '')) && timesIn(raw, situation).spans.length === 0;
}
/** "Ana arroba gmail" is an address in words. */
const ADDRESS = /@|\d|(?<![a-z])(?:arroba|punto|ponto|gmail|hotmail|yahoo|outlook|icloud|correo|mail|email)(?![a-z])/;
/** In small letters two words may be anything. */
const FULL_NAME_WORDS = 3;

/** "Quedó a nombre de Julián Mora, porfa", "anotalo a nombre de…", behind a booking under which no name stands yet. */
const UNDER =
  /^\s*(?:(?:ah|y|e|and|ok|listo|bueno|perdon|hola|si|sim|que|lo|la|me)[\s,.:;!]+)*(?:qued[aeo]|quedaria|fica|ficou|(?:anot|apunt|pon|pong|dej|deix|coloc|coloqu|reserv|agend|registr|put|book|leave)[a-z]*)(?: (?:it|lo|la|el turno|la cita|la hora))? (?:a|al|en|em|no|under|in) (?:(?:el|o|the) )?(?:nombre|nome|name) (?:de|do|da|of) (?<name>[\p{L}' ]+?)(?:[\s,.;!]+(?:por favor|porfa|porfis|please|gracias|obrigad[oa]|thanks))*[\s.!]*$/du;
function nameUnder(raw: string, { flow, appointments = [] }: Situation): string | undefined {
  const nameless = appointments.every(({ customerName, guest }) => customerName === undefined && guest === undefined);
  if (flow !== 'ninguno' || appointments.length === 0 || !nameless) return undefined;
  return nameBehind(UNDER, raw);
}

/** "Rosa Díaz", and not "Más Tarde": no word of it says when, or is one of every day. */
function isOfNoUse({ raw, words }: Text, situation: Situation): boolean {
  return !words.some(({ text }) => isEveryday(text)) && timesIn(raw, situation).spans.length === 0;
}

/** "No, es Martín Salazar", "me equivoqué de apellido, es Ana Ruiz", "soy Ana Ruiz, no Rius", "corrige el nombre: Ana Ruiz", before a yes: the name alone was wrong. */
const SORRY = '(?:perdon|disculp[ae]|sorry|desculpa)';
const PUT_RIGHT = new RegExp(
  String.raw`^\s*(?:(?:(?:no|nao)\s*[,.:;!]\s*|(?:uy|ay|ah|digo|${SORRY}|me equivoque|me confundi|errei|(?:puse|escribi) mal|${NAME_AMISS})[\s,.:;!]+)*(?:(?:el |mi |o |meu )?(?:nombre|nome) )?(?:es|e|it['’]?s)|(?:${SORRY}[\s,.]+)?(?:cambi|corrig|correg|corrij|troqu|mud)[a-z]* (?:el|mi|o|meu) (?:nombre|nome)(?: (?:a|por|para))?|soy(?=.*?, no ))[\s:]+(?<name>[\p{L}' ]+?)(?:,? no [\p{L}']+(?: [\p{L}']+)?)?(?:[\s,.;!]+(?:me equivoque|me confundi|${SORRY}|por favor|porfa))*[\s.!]*$`,
  'du',
);
function nameInstead(raw: string, situation: Situation): string | undefined {
  const { asks, flow } = situation;
  const name = nameBehind(PUT_RIGHT, raw);
  if (asks === 'confirm' && flow === 'agenda') return name;
  // With nothing open, "perdón, es Ignacia Fuentes" puts right in what name he has booked.
  const said = flow === 'ninguno' && name !== undefined && !OF_A_NAME.test(fold(raw));
  const his = said && isLikeHis(plainWords(name), situation);
  return his ? name : undefined;
}

/** "El nombre está mal", "corrige el nombre", of what is booked: a person's (`errands/mine/name-on-it.ts`). */
const OF_A_NAME = /(?<![a-z])(?:nombre|nome|apellido|sobrenome|name)(?![a-z])/;

/** "Teresa Ruiz, es mi mamá": the name that was asked for, and nothing else but whose it is. */
export function somebodyElses(raw: string): CustomerEvent | undefined {
  const told = nameAhead(raw);
  // "José es mi esposo, yo soy Rosa Paz": hers, whoever is spoken of before.
  const name = told?.own === true ? undefined : told?.name;
  const para = name === undefined ? undefined : toldAs(raw, name);
  return name === undefined || para?.relation === undefined
    ? undefined
    : { type: 'customer.answers', field: 'name', value: name, para };
}

/** "It's for my son Max, I'm Ellen Park", asked for a name: the one who comes, and the name of who writes. */
export function guestAndOwn(raw: string, situation: Situation): readonly CustomerEvent[] | undefined {
  const told = situation.field === 'name' && situation.flow === 'agenda' ? introductionIn(raw) : undefined;
  const child = told?.own === true ? childOf(told, situation) : undefined;
  // Whose it is again, so that his name is asked for once more: a name behind it would be taken for his.
  if (child !== undefined) return [{ type: 'customer.wants_booking', detalles: { para: child } }];
  const para = told && forWhomIn(told.rest, withoutName(situation))?.guest;
  if (told === undefined || para?.relation === undefined || para.relation === 'yo') return undefined;
  const { hit, times } = hear(told.rest, withoutName(situation));
  if ((hit !== undefined && hit.intent !== 'book') || saysWhen(times) || saysWhoOrWhere(told.rest, situation))
    return undefined;
  const whose: CustomerEvent = { type: 'customer.wants_booking', detalles: { para } };
  // "It's for my son, I'm Ellen Park": his name is still to be asked, and hers is not his.
  return para.name === undefined ? [whose] : [whose, { ...nameOf(told), beside: true }];
}

/** A name, and what else is said: who introduces himself, or the one whose name was asked for or is missing. */
export function nameBeside(raw: string, situation: Situation): Introduction | undefined {
  if (situation.field === 'name') return hersBeside(raw) ?? nameAndErrand(raw, situation);
  // "Soy Ana Ruiz, no Rius", before a yes.
  const putRight = nameInstead(raw, situation) ?? namePutRight(raw, situation);
  const own = putRight === undefined ? introductionIn(raw) : undefined;
  return own === undefined && namelessGuest(situation) !== undefined ? nameAndErrand(raw, situation) : own;
}

/**
 * A name that was asked for is read with what else is said where that asks for something; else it is a remark ("…, la
 * dueña", "…, es la primera vez que voy"), and the name is all that is told.
 */
function nameAndErrand(raw: string, situation: Situation): Introduction | undefined {
  const inTwo = surnameBelow(raw, situation);
  if (inTwo !== undefined) return inTwo;
  const ahead = nameAhead(withoutLabels(raw));
  if (ahead === undefined) return undefined;
  const told = withoutKinsman(ahead);
  const { hit, times } = hear(told.rest, withoutName(situation));
  if (hit !== undefined || saysWhen(times) || saysWhoOrWhere(told.rest, situation)) return told;
  const hers = childOf(told, situation) !== undefined;
  return situation.field === 'name' && !hers && isBesideRemark(told) ? { ...told, alone: true } : undefined;
}

/** What is told beside speaks of nobody else who comes, and asks for nothing; of one word alone ("Jesús, qué caro") a remark makes no name. */
function isBesideRemark({ name, rest, own }: Introduction): boolean {
  const [joined = '', then = ''] = plainWords(rest);
  const another = /^(?:y|e|o|ou|and|or)$/.test(joined) && isGivenName(then);
  return (
    (own === true || name.includes(' ')) && !another && !SPEAKS_OF_ANOTHER.test(` ${fold(rest).replace(PLEASANT, '')} `)
  );
}
/** "…, tudo bem?", "¿qué tal?" */
const PLEASANT = /(?:tudo (?:bem|bom)|que tal|como (?:esta|estas|vai|va|andas)|how are you|todo bien)\s*\?/;
const SPEAKS_OF_ANOTHER = re`[?]|(?<![a-z])(?:(?:para|pra|for|con|com|with) |(?:mi|meu|minha|my) (?:${KIN_WORD})(?![a-z]))`;

/** "Ana Paz, con Martín mejor", "ana@x.com, y que sea en Surco": who does it, where, or what, beside what was asked for. */
export function saysWhoOrWhere(raw: string, { tenant }: Situation): boolean {
  const named = tenant && findNames(raw, tenant);
  return (named?.profesional ?? named?.sucursal ?? named?.servicio) !== undefined;
}

/** "Soy Noelia Giménez, la mamá", asked what her baby is called: her own name, and not the one that is asked for. */
function childOf({ rest }: Introduction, situation: Situation): Guest | undefined {
  return HER_KIN.test(fold(rest)) ? namelessGuest(situation) : undefined;
}
const HER_KIN = re`^[\s,.-]*(?:(?:soy|la|el|su|o|a|sua|seu|his|her|the)\s+)*(?:${KIN_WORD})[\s.!]*$`;

/** The name is told: what is said besides is no answer to that question. */
export function withoutName(situation: Situation): Situation {
  const { field, ...others } = situation;
  return field === 'name' ? others : situation;
}

/**
 * A name that was asked for comes behind what the message asks: the next question is the flow's (CONV-11). With another
 * hour or day it is told beside that, so that one question follows and not two.
 */
export function withName(events: readonly CustomerEvent[], told: Introduction, situation: Situation): CustomerEvent[] {
  const { field } = situation;
  const guest = field === 'name' || told.own !== true ? namelessGuest(situation) : undefined;
  const said = events.filter((event) => !saysNothingNew(event, situation));
  const wish = said.find((event) => event.type === 'customer.wants_booking');
  if (guest !== undefined && wish !== undefined)
    return said.map((event) => (event === wish ? named(wish, { ...guest, name: told.name }) : event));
  const asks = field === 'name' ? said.filter(({ type }) => type === 'customer.asks') : [];
  const rest = said.filter((event) => !asks.includes(event));
  const anew = field === 'name' && rest.some(({ type }) => ANEW.has(type));
  const name = nameOf(told, situation);
  return anew ? [...asks, ...rest, { ...name, beside: true }] : [...asks, name, ...rest];
}
const ANEW: ReadonlySet<CustomerEvent['type']> = new Set<CustomerEvent['type']>([
  'customer.wants_booking',
  'customer.wants_other_time',
]);

/** "Soledad Paz, mañana a las 10", where that is what is being booked. */
function saysNothingNew(event: CustomerEvent, { field, known }: Situation): boolean {
  if (field !== 'name' || event.type !== 'customer.wants_booking') return false;
  const wished = Object.entries(event.detalles) as [keyof Detalles, unknown][];
  return wished.every(([what, value]) => JSON.stringify(value) === JSON.stringify(known?.[what]));
}

function named(wish: Wish, para: Guest): Wish {
  return { ...wish, detalles: { ...wish.detalles, para } };
}

/** Where somebody else comes, whose name it is is told apart: "soy Marta Paz" is hers who writes. */
export function nameOf(
  { name, own }: Introduction,
  situation?: Situation,
): Extract<CustomerEvent, { type: 'customer.answers' }> {
  const hers = own === true && situation?.flow === 'agenda' && situation.known?.para !== undefined;
  return { type: 'customer.answers', field: 'name', value: name, ...(hers ? { own } : {}) };
}
