/**
 * "Mi amiga se llama Leidy Cano", "es mi hija Sol", "my friend's name is Kate", while one is booked: who comes, told
 * without a "for", and what he is called (AGENDA-11).
 */
import type { Relative } from '../../../domain.ts';
import { isGivenName } from '../names/given-names.ts';
import type { Situation } from '../situation.ts';
import { KIN_WORD, relationOf } from '../words/kin.ts';
import { matchesOf, START } from '../words/pattern.ts';
import { fold, plainWords } from '../words/text.ts';
import { nameIn } from './spoken-of.ts';

interface CalledSo {
  readonly relation: Relative;
  readonly name: string;
  readonly span: { readonly start: number; readonly end: number };
}

const OWN = `(?:mi|meu|minha|my|nuestr[oa]|our)\\s+(?<kin>${KIN_WORD})`;
/** Behind these a name follows, however it is written. */
const CALLED = new RegExp(
  String.raw`${START}(?:(?:la|el|a|o)\s+)?${OWN}(?:\s+(?:que\s+(?:va|viene|vai|vem)\s+)?(?:se\s+(?:llama|chama)|is\s+called|is\s+named)|['’]?s\s+name\s+is)\s+`,
  'gu',
);
/** "Es mi hija Sol", "mi amiga es Leidy": anything may follow, and a name shows by its capital. */
const IS = new RegExp(
  String.raw`(?:^|[.,;\n])\s*(?:(?:y|e|and)\s+)?(?:(?:es|it['’]?s|seria)\s+(?:para\s+)?${OWN}|(?:(?:a|o)\s+)?${OWN.replace('<kin>', '<who>')}\s+(?:es|is|e))\s*,?\s+`,
  'gu',
);

export function calledSo(head: string, situation: Situation): CalledSo | undefined {
  if (situation.flow !== 'agenda') return undefined;
  return named(head, situation, CALLED) ?? named(head, situation, IS);
}

function named(head: string, situation: Situation, lead: RegExp): CalledSo | undefined {
  for (const match of matchesOf(fold(head), lead)) {
    const relation = relationOf({ kin: match.groups?.['kin'] ?? match.groups?.['who'] });
    const at = match.index + match[0].length;
    const name = nameIn(head.slice(at), { announced: lead === CALLED, comma: false, situation });
    if (relation === undefined || name === undefined) continue;
    // "Mi hermana es Ana la rubia": what goes on behind it is more than a name, and "mi novio es Barbero" is none.
    const ends = /^\s*(?:$|[,.;!\n])/.test(head.slice(at + name.length));
    const [first = '', ...others] = plainWords(name.name);
    const sure = match.groups?.['who'] === undefined || others.length > 0 || isGivenName(first);
    if (lead === IS && !(ends && sure)) continue;
    return { relation, name: name.name, span: { start: match.index, end: at + name.length } };
  }
  return undefined;
}
