/**
 * Who comes, told without a "for": "mi mamá doña Gloria necesita una limpieza", "mi hijo Bruno quiere cortarse". And one
 * who is nobody's but has a title before the name: "cita para la señora Gloria Rojas", "agendar a don Ernesto".
 */
import type { Relative, Tenant } from '../../../domain.ts';
import { justBooked } from '../errands/mine/just-booked.ts';
import { findNames, kindNamed, servicesNamed } from '../names.ts';
import type { Situation } from '../situation.ts';
import { KIN_WORD, relationOf } from '../words/kin.ts';
import { fold, plainWords } from '../words/text.ts';
import { APPOINTMENT } from '../words/words.ts';
import { isGivenName } from '../names/given-names.ts';
import { nameAtStart } from './introductions.ts';
import { matchesOf, START } from '../words/pattern.ts';

interface SpokenOf {
  readonly relation?: Relative;
  readonly name?: string;
  readonly span: { readonly start: number; readonly end: number };
}

const TITLE = String.raw`(?:(?:la|el|o|a)\s+)?(?:do[nñ]a?|dona|se[nñ]or(?:a|ita)?|senhor(?:a)?|sr(?:t?a)?|mr|mrs|ms|miss)\.?\s+`;
/** "De 10 años", ", 8,". */
const AGE = String.raw`(?:\s*,?\s*(?:(?:de|que\s+(?:tiene|tem)|com|aged?|who\s+is)\s+)?\d{1,2}(?:\s*(?:anos|anitos|aninhos|meses|years?(?:[\s-]+old)?|yrs?|yo|months?(?:\s+old)?))?(?=[\s,]))?`;
const OWN = new RegExp(
  String.raw`${START}(?:mi|meu|minha|my|nuestr[oa]|noss[oa]|our)\s+(?<kin>${KIN_WORD})\s*,?\s+(?:${TITLE})?`,
  'gu',
);
/** "Necesita que lo llamen", "quiere saber", "quiere cancelar": nothing that is booked for her. */
const WANTS = new RegExp(
  String.raw`^${AGE}\s*,?\s+(?:(?:tambien|tambem|also|too)\s+)?(?:necesita|ocupa|quiere|quisiera|queria|desea|precisa|requiere|busca|quer|gostaria de|needs|wants|would (?:like|love))\s+(?!que\s|saber|pagar|cancel|anular|mover|cambi(?!o\s+de\s+(?!hora|horario|turno|dia|fecha|cita))|hablar|preguntar|to\s+(?:know|pay|cancel|move|talk|ask))`,
  'u',
);
/** "A mi nieto le toca el control", "mi hijo tiene que hacerse un examen": it is due. */
const DUE = new RegExp(
  String.raw`^${AGE}\s*,?\s+(?:que\s+)?(?:ya\s+|ja\s+)?(?:(?:le|lhe)\s+(?:toca|tocaba|corresponde|hace\s+falta|falta)|(?:tiene|tem)\s+(?:que|de)\s+(?:hacerse|ponerse|fazer|tomar)|(?:is|was)\s+due)\s`,
  'u',
);
/** "Mi hija Sol va a guitarra", "minha filha vai no balé": to what is done here, and not to school. */
const TO_IT = String.raw`(?:al?|n[ao]|fazer|pr[ao]|para|to|for|in)\s`;
const GOES = new RegExp(
  String.raw`^${AGE}\s*,?\s+(?:va|viene|ira|vendra|se\s+anima|vai|vem|is\s+(?:going|coming)|goes|comes)\s+${TO_IT}`,
  'u',
);
/** "Va mi hija Sol a guitarra." */
const GOES_AHEAD = /(?<!\p{L})(?<!(?:no|nao)\s)(?:va|viene|ira|vendra|vai|vem)\s+$/u;
const TO_IT_ALONE = new RegExp(String.raw`^${AGE}\s*,?\s+${TO_IT}`, 'u');
const TITLED = new RegExp(
  String.raw`${START}(?:para|pa|pra|for|(?:anot|agend|reserv|apunt|cit|registr)\p{L}*\s+a|(?:citas?|turnos?|horas?)\s+a)\s+${TITLE}`,
  'gu',
);

/** A relative who wants or needs something, named or not. */
export function whoWants(head: string, situation: Situation): SpokenOf | undefined {
  for (const match of matchesOf(fold(head), OWN)) {
    const relation = relationOf(match.groups);
    if (relation === undefined) continue;
    const start = match.index + match[0].length;
    const comesToo =
      COMES_TOO.test(fold(head.slice(start - 1))) &&
      (situation.flow === 'agenda' || justBooked(situation) !== undefined);
    const goes = GOES_AHEAD.test(fold(head.slice(0, match.index))) ? TO_IT_ALONE : GOES;
    const told = ` ${head.slice(start)}`;
    if (comesToo || wantsOne(told, situation) || isDue(told, situation) || goesToOne(told, goes, situation))
      return { relation, span: { start, end: start } };
    const named = guestName(head.slice(start), false, situation);
    if (named === undefined) continue;
    const end = start + named.length;
    const too = COMES_TOO.test(fold(head.slice(end))) && justBooked(situation) !== undefined;
    if (too || WANTS.test(fold(head.slice(end))) || goesToOne(head.slice(end), goes, situation))
      return { relation, name: named.name, span: { start, end } };
  }
  return undefined;
}

/** "Mi mujer también quiere", "mi hermano va también", "mi marido a las 10:20 también", right behind a booking: one like it is hers. */
const COMES =
  '(?:quiere|va|viene|necesita|ocupa|quer|vai|vem|precisa|wants|comes|is coming|(?:le|lhe)\\s+(?:gustaria|encantaria|interesa|interesaria|vendria\\s+bien)|se (?:corta|hace|lo hace|la hace))';
const COMES_TOO = new RegExp(
  String.raw`^\s*,?\s*(?:(?:(?:a\s+las?|as|at)\s+\d{1,2}(?:[:.h]\d{2})?\s*(?:hs?|[ap]m)?\s+)?(?:tambien|tambem|also|too)(?:\s+${COMES})?|${COMES}(?:\s+(?:ir|venir|uno|una|lo mismo))?\s+(?:tambien|tambem|too|also))(?![a-z])`,
  'u',
);

/** "Quiere otro día", "quiere venir": nothing that would be booked for her. */
function wantsOne(said: string, { tenant }: Situation): boolean {
  const text = fold(said);
  if (!WANTS.test(text)) return false;
  if (tenant === undefined || ONE.test(`${text} `)) return true;
  return findNames(said, tenant).servicio !== undefined || kindNamed(said, tenant).length > 0;
}

/** Of what he has already that service is no new one. */
function isDue(said: string, { tenant, appointments = [] }: Situation): boolean {
  if (tenant === undefined || !DUE.test(fold(said))) return false;
  const { servicio } = findNames(said, tenant);
  return servicio !== undefined && !appointments.some(({ serviceId }) => serviceId === servicio);
}

function goesToOne(said: string, goes: RegExp, { tenant }: Situation): boolean {
  return tenant !== undefined && goes.test(fold(said)) && findNames(said, tenant).servicio !== undefined;
}
const ONE = new RegExp(String.raw`\s(?:un|una|um|uma|an?)\s+(?:${APPOINTMENT})[\s,.;!]`, 'u');

/** Not of the team: "cita para la señora Rocío" may be with her. */
export function titledOne(head: string, situation: Situation): SpokenOf | undefined {
  for (const match of matchesOf(fold(head), TITLED)) {
    const start = match.index + match[0].length;
    const named = guestName(head.slice(start), false, situation);
    if (named === undefined || worksHere(named.name, situation)) continue;
    return { name: named.name, span: { start, end: start + named.length } };
  }
  return undefined;
}

function worksHere(name: string, { tenant }: Situation): boolean {
  return tenant !== undefined && findNames(name, tenant).profesional !== undefined;
}

/* Where the name of one who comes ends: "Ana Ruiz el martes", "Bruno necesita una limpieza". */

/** No part of a name, though nothing marks where that ends. */
const ENDS_NAME = new Set(
  (
    'el la los las un una uno en con por para pra y e o u a al and at on for with que es si sim yes no nao tiene tem puede quiere anos ano porfa porfavor favor gracias please thanks obrigado obrigada turno cita hora ' +
    'in from between before after because cualquier tipo desde hasta antes despues entre dentro somos vivo tengo pago me te le lo se mi meu minha my nuestro nuestra nosso nossa our porque pero ya no solo cuando ' +
    'hoy manana tarde noche mediodia pasado este esta proximo proxima hoje amanha as ao tomorrow today tonight next this ' +
    'lunes martes miercoles jueves viernes sabado domingo segunda terca quarta quinta sexta monday tuesday wednesday thursday friday saturday sunday'
  ).split(' '),
);
const NAME_WORDS_MAX = 6;

interface Place {
  readonly announced: boolean;
  readonly comma: boolean;
  readonly situation: Situation;
}

/** The name of one who was just spoken of, if that is what stands here. */
export function guestName(text: string, comma: boolean, situation: Situation): ReturnType<typeof nameIn> {
  return nameIn(text, { announced: false, comma, situation });
}

/** Capitals, or a name that many have; behind "se llama" whatever stands there. */
export function nameIn(
  text: string,
  { announced, comma, situation }: Place,
): { name: string; length: number } | undefined {
  const capitals = /^\p{Lu}[\p{Ll}\p{M}]/u.test(text);
  if (!capitals && !announced && !isGivenName(plainWords(text)[0] ?? '')) return undefined;
  const found = nameAtStart(text, capitals);
  const name = found && nameAtStart(text.slice(0, ownLength(text.slice(0, found.length), situation.tenant)), capitals);
  if (name === undefined) return undefined;
  // "Para mi mamá, Laura me dijo": behind a comma a name is all that comes.
  return comma && !/^\s*(?:$|[,.;:!?\n])/.test(text.slice(name.length)) ? undefined : name;
}

/** Up to the first word that is a day, a service, or of the sentence that goes on. */
function ownLength(said: string, tenant: Tenant | undefined): number {
  const words = [...said.matchAll(/[\p{L}\p{M}'’-]+/gu)];
  const small = (word: string): boolean => /^\p{Lu}/u.test(said) && !/^\p{Lu}/u.test(word);
  const end = words.findIndex(({ 0: word }) => {
    const folded = fold(word);
    return (!small(word) && ENDS_NAME.has(folded)) || servicesNamed([folded], tenant?.services ?? []).length > 0;
  });
  const last = words[Math.min(end < 0 ? words.length : end, NAME_WORDS_MAX) - 1];
  return last === undefined ? 0 : last.index + last[0].length;
}
