/**
 * "¿Se puede pasar a la 2?", "cambiame a la 3", of who has court 1: the other one of that name, called by its number alone.
 * "A la 1" is an hour, and what is said before rows may be one of them.
 */
import type { Situation } from '../situation.ts';
import { fold, readText, type Text } from '../words/text.ts';
import { MOVES } from '../words/deeds.ts';
import { re } from '../words/pattern.ts';

const TO_NUMBER = re`(?<![a-z])(?<to>(?:a|para|pra|en|por|na|to) (?:la|el|a|o|the)|al|pro) (?<n>[2-9])(?= *(?:[?!.,;]|$| (?:por favor|porfa|please|si|que|mejor|instead)(?![a-z])))`;
const NUMBERED = /^(?<noun>\p{L}+) (?<n>\d)$/u;

export function calledByNumber({ raw, norm }: Text, situation: Situation): Text | undefined {
  const { appointments = [], moving, offer, tenant } = situation;
  if (offer?.kind === 'turno' || !MOVES.test(norm)) return undefined;
  const found = TO_NUMBER.exec(fold(raw));
  if (found === null) return undefined;
  const own = [...appointments, ...(moving ? [moving] : [])].map(({ slot }) => slot.professionalId);
  const people = tenant?.professionals ?? [];
  const nouns = people.filter(({ id }) => own.includes(id)).map(({ name }) => NUMBERED.exec(name)?.groups?.['noun']);
  const other = people.find(({ name }) => {
    const { noun, n } = NUMBERED.exec(name)?.groups ?? {};
    return noun !== undefined && n === found.groups?.['n'] && nouns.includes(noun);
  });
  if (other === undefined) return undefined;
  const at = found.index + (found.groups?.['to']?.length ?? 0);
  return readText(`${raw.slice(0, at)} ${other.name}${raw.slice(found.index + found[0].length)}`);
}
