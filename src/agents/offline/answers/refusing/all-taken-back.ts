/**
 * "Limpieza mañana a las 10", "ay no", "mejor nada" in one breath: what is wished is taken back before it was heard, and
 * nothing is to be booked of it (CONV-10, CONV-13). What comes instead ("ay no, a las 11") is another reader's.
 */
import { findNames } from '../../names.ts';
import { withoutSoldChanges } from '../../names/sold-as-change.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { CHANGES } from '../../words/deeds.ts';
import { NO_THANKS } from '../../words/put-off.ts';
import { verdictOf } from '../../words/phrases.ts';
import { readText, type Text } from '../../words/text.ts';
import { APPOINTMENT } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';
import { saysWhen } from '../../wishes.ts';
import { dropsIt } from './exits.ts';

const PARTS = /[.,;:!…\n]+/;
const WORDS_MAX = 8;
const CHARS_MAX = 300;
/** "Ya no quiero la cita" may be one that there is; "no quiero nada más" adds nothing. */
const OF_ONE = re` (?:${APPOINTMENT}|nada (?:mas|mais)|anything else) `;

export function allTakenBack({ raw, asks }: Text, situation: Situation): Text | undefined {
  const { tenant, flow, field, appointments = [] } = situation;
  if (tenant === undefined || flow !== 'ninguno' || field !== undefined || asks) return undefined;
  if (raw.length > CHARS_MAX || !PARTS.test(raw)) return undefined;
  const parts = raw.split(PARTS).filter((part) => /\p{L}/u.test(part));
  const said = parts.map((part) => readText(part));
  const last = said.findLastIndex((part) => !isNo(part) && !takesBack(part));
  const head = parts.slice(0, last + 1).join('. ');
  if (last < 0 || !said.slice(last + 1).some(takesBack)) return undefined;
  // Behind a "hola" it is of nothing that was said here.
  // "Cancelá la limpieza, no, mejor dejala": it is kept, and the one that there is is spoken of.
  const { norm } = readText(head);
  if (CHANGES.test(withoutSoldChanges(norm, situation)) || (appointments.length > 0 && OF_ONE.test(norm)))
    return undefined;
  const wished = findNames(head, tenant).servicio !== undefined || saysWhen(timesIn(head, situation));
  return wished ? readText('salir') : undefined;
}

function isNo(part: Text): boolean {
  const said = verdictOf(part);
  return said === 'no' || said === 'filler' || NO_THANKS.test(part.norm);
}

function takesBack(part: Text): boolean {
  return part.words.length <= WORDS_MAX && !/\d/.test(part.raw) && !OF_ONE.test(part.norm) && dropsIt(part);
}
