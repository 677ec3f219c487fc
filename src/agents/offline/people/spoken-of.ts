/**
 * Who comes, told without a "for": "mi mamá doña Gloria necesita una limpieza", "mi hijo Bruno quiere cortarse". And one
 * who is nobody's but has a title before the name: "cita para la señora Gloria Rojas", "agendar a don Ernesto".
 */
import type { Relative } from '../../../domain.ts';
import { justBooked } from '../errands/mine/just-booked.ts';
import { findNames, kindNamed } from '../names.ts';
import type { Situation } from '../situation.ts';
import { KIN_WORD, relationOf } from '../words/kin.ts';
import { fold } from '../words/text.ts';
import { APPOINTMENT } from '../words/words.ts';
import { guestName } from './guest-names.ts';

interface SpokenOf {
  readonly relation?: Relative;
  readonly name?: string;
  readonly span: { readonly start: number; readonly end: number };
}

const START = String.raw`(?<![\p{L}\p{N}])`;
const TITLE = String.raw`(?:(?:la|el|o|a)\s+)?(?:do[nñ]a?|dona|se[nñ]or(?:a|ita)?|senhor(?:a)?|sr(?:t?a)?|mr|mrs|ms|miss)\.?\s+`;
/** "De 10 años", ", 8,". */
const AGE = String.raw`(?:\s*,?\s*(?:(?:de|que\s+(?:tiene|tem)|com|aged?|who\s+is)\s+)?\d{1,2}(?:\s*(?:anos|anitos|aninhos|meses|years?(?:[\s-]+old)?|yrs?|yo|months?(?:\s+old)?))?(?=[\s,]))?`;
const OWN = new RegExp(
  String.raw`${START}(?:mi|meu|minha|my|nuestr[oa]|noss[oa]|our)\s+(?<kin>${KIN_WORD})\s*,?\s+(?:${TITLE})?`,
  'gu',
);
/** "Necesita que lo llamen", "quiere saber", "quiere cancelar": nothing that is booked for her. */
const WANTS = new RegExp(
  String.raw`^${AGE}\s*,?\s+(?:(?:tambien|tambem|also|too)\s+)?(?:necesita|ocupa|quiere|quisiera|queria|desea|precisa|requiere|busca|quer|gostaria de|needs|wants|would (?:like|love))\s+(?!que\s|saber|pagar|cancel|anular|mover|cambi|hablar|preguntar|to\s+(?:know|pay|cancel|move|talk|ask))`,
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
  for (const match of fold(head).matchAll(OWN)) {
    const relation = relationOf(match.groups);
    if (relation === undefined) continue;
    const start = match.index + match[0].length;
    const comesToo = COMES_TOO.test(fold(head.slice(start - 1))) && justBooked(situation) !== undefined;
    const goes = GOES_AHEAD.test(fold(head.slice(0, match.index))) ? TO_IT_ALONE : GOES;
    const told = ` ${head.slice(start)}`;
    if (comesToo || wantsOne(told, situation) || goesToOne(told, goes, situation))
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
  '(?:quiere|va|viene|necesita|ocupa|quer|vai|vem|precisa|wants|comes|is coming|se (?:corta|hace|lo hace|la hace))';
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

function goesToOne(said: string, goes: RegExp, { tenant }: Situation): boolean {
  return tenant !== undefined && goes.test(fold(said)) && findNames(said, tenant).servicio !== undefined;
}
const ONE = new RegExp(String.raw`\s(?:un|una|um|uma|an?)\s+(?:${APPOINTMENT})[\s,.;!]`, 'u');

/** Not of the team: "cita para la señora Rocío" may be with her. */
export function titledOne(head: string, situation: Situation): SpokenOf | undefined {
  for (const match of fold(head).matchAll(TITLED)) {
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
