/**
 * "El viernes no llego hasta La Sabana, ¿se puede hacer en Heredia?", "está en Usaquén pero me sirve más Chapinero, ¿se
 * puede cambiar?", of one that is at the first of them: where it goes is the other, and the first tells only why. "La de La Sabana" is which one.
 */
import type { Situation } from '../situation.ts';
import { fold, readText, type Text } from '../words/text.ts';
import { MOVE, SHIFT } from '../words/words.ts';
import { IN } from '../words/joints.ts';
import { END, START, re } from '../words/pattern.ts';

const CHANGES = re` (?:${MOVE}|${SHIFT}|(?:se |me la |me lo |la |lo )?(?:puede|puedo|podria|podran|pode|poderia|da pra|can|could)) `;
const BESIDE = String.raw`(?<!\b(?:de|del|d[ao])\s+(?:(?:la|el|o|a)\s+)?)(?:(?:hasta|en|a|al|em|n[ao]|at|in|to)\s+)?(?:(?:la|el|los|las|o|a|the)\s+)?`;
const SUITS = String.raw`(?:(?:me|nos)\s+(?:conviene|sirve|queda|viene|va|acomoda|fica|serve)(?:\s+(?:mas|mejor|mais|melhor|cerca))*\s+)?`;
const CHARS_MAX = 240;

export function toTheOtherBranch({ raw, norm }: Text, situation: Situation): Text | undefined {
  const { tenant, flow, appointments = [], language } = situation;
  if (tenant === undefined || tenant.branches.length < 2 || flow !== 'ninguno' || raw.length > CHARS_MAX)
    return undefined;
  if (appointments.length === 0 || !CHANGES.test(norm)) return undefined;
  const own = new Set(appointments.map(({ slot }) => slot.branchId));
  const folded = fold(raw);
  const told = tenant.branches.filter(({ name }) => placeOf(name, BESIDE).test(folded));
  const [here, there] = [told.find(({ id }) => own.has(id)), told.find(({ id }) => !own.has(id))];
  if (told.length !== 2 || here === undefined || there === undefined) return undefined;
  const left = placeOf(here.name, BESIDE).exec(folded);
  const goes = placeOf(there.name, `${SUITS}${BESIDE}`).exec(folded);
  if (left === null || goes === null || left.index > goes.index) return undefined;
  const between = raw.slice(left.index + left[0].length, goes.index);
  return readText(
    `${raw.slice(0, left.index)}${between} ${IN[language]} ${there.name}${raw.slice(goes.index + goes[0].length)}`,
  );
}

function placeOf(name: string, before: string): RegExp {
  const called = fold(name).replaceAll(/[^\p{L}\p{N} ]/gu, '.');
  return new RegExp(`${START}${before}${called}${END}`, 'u');
}
