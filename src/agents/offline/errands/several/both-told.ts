/**
 * "Una de limpieza y otra de corte, las dos el jueves": both of the two that are wished for, and no hour. "A las dos" is
 * one, and so is "el jueves las dos".
 */
import { servicesTold } from '../../names.ts';
import { FOR_ME_AND_ANOTHER } from '../../people/for-two.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText } from '../../words/text.ts';
import { CANCEL, MOVE, NOT_BEHIND_TIME, SHIFT, WEEKDAY } from '../../words/words.ts';

const ON = '(?:(?:en|para|pra|pa|el|este|esta|no|na|nest[ea]|on) )*';
/** A day, or somebody, or that they are one behind the other. A part of the day is told of each elsewhere (`several.ts`). */
const GOES_ON = String.raw`(?:${ON}(?:${WEEKDAY}|[0-9]{1,2} de [a-z]|(?:hoy|hoje|manana|amanha|pasado|proxim[oa])(?![a-z]))|(?:junt[oa]s|seguid(?:it)?[oa]s|con|com|with)(?![a-z]))`;
const BOTH = new RegExp(
  String.raw`${NOT_BEHIND_TIME}(?:l[oa]s|as|os)\s+(?:dos|dois|duas|tres|2|3)(?:\s+(?:citas|turnos|horas|reservas|servicios|sesiones))?(?=[\s,]+${GOES_ON})`,
);
const FOR = '(?:de|del|da|do|para|pra|pa|con|com|for|of)';
/** "Una de… y otra de…", "una hora de… y una de…". */
const ONE_AND_ANOTHER = new RegExp(
  ` (?:un[oa]?|uma?|one) (?:[a-z]+ )?${FOR} (?:[^ ]+ ){1,6}?(?:(?:la|el|a|o|the) )?(?:otr[oa]|outr[oa]|un[oa]?|uma?|another|other) (?:[a-z]+ )?${FOR} `,
);
const DOES_ELSE = new RegExp(` (?:${CANCEL}|${MOVE}|${SHIFT}|pag[a-z]+|abon[a-z]+) `);
const LOOKED_AT_CHARS_MAX = 400;

/** Where it is said, so that nobody reads an hour there. */
export function bothTold(raw: string, { flow, tenant }: Situation): readonly { start: number; end: number }[] {
  if (flow !== 'ninguno' && flow !== 'agenda') return [];
  const said = BOTH.exec(fold(raw.slice(0, LOOKED_AT_CHARS_MAX)));
  if (said === null || raw[said.index]?.toLowerCase() === 'à' || DOES_ELSE.test(readText(raw).norm)) return [];
  const before = readText(raw.slice(0, said.index));
  const two =
    ONE_AND_ANOTHER.test(before.norm) ||
    // "Para mi hija y para mí, manicure las dos el sábado."
    FOR_ME_AND_ANOTHER.test(before.norm) ||
    (tenant && servicesTold(before.raw, tenant).length > 1);
  return two ? [{ start: said.index, end: said.index + said[0].length }] : [];
}
