/**
 * "10 el primero", "15 la mía", of two that were asked for: an hour of the clock and which of them it is, and no first row.
 * "10 el primero y 10:15 el segundo" is the two hours, in the order of whose they are.
 */
import { localStart } from '../../../../domain.ts';
import { HOUR } from '../../people/day-of-each.ts';
import { visible, type Situation } from '../../situation.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { AT } from '../../words/joints.ts';

const LEAD = '(?:(?:ok|okay|si|sim|yes|dale|listo|bueno|vale|mejor|entonces|entao|quiero|quero|perfecto) )*';
const TAIL = '(?: (?:porfa|por favor|please|gracias|entonces|entao|esta bien))*';
const TO = '(?:para |pra |for )?(?:(?:el|la|o|a|the) )?';
const SOMEBODYS = `(?:de )?(?:(?:mi|meu|minha|my) )?(?:mayor|menor|grande|chic[oa]|pequen[oa]|${KIN_WORD})`;
/** The ordinal of whose it is is told apart: left where it stands it is a row. */
const FIRST = `${TO}(?:primer[oa]?|primeir[oa]|first)(?: one)?`;
const ONE = `${TO}(?:mi[oa]|mine|me|mi|${SOMEBODYS})`;
const SECOND = `${TO}(?:segund[oa]|otr[oa]|outr[oa]|second|other)(?: one)?(?: [a-z]+)?`;
const AND = '(?: ?, ?(?:(?:y|e|and) )?| (?:y|e|and) )';
const BARE = '(?<hour>[0-9]{1,2})';
const TIMED = `(?<hour>${HOUR})`;
const THEN = `(?<then>${HOUR})`;

const whole = (said: string): RegExp => re`^${LEAD}${said}${TAIL}$`;
const ALONE = [whole(`${BARE},? (?:${FIRST}|(?<who>${ONE}))`), whole(`(?:${FIRST}|(?<who>${ONE})),? ${BARE}`)];
const ANOTHER = `(?:${SECOND}|${ONE})`;
const OF_TWO = [
  whole(`${TIMED},? (?:${FIRST}|(?<who>${ONE}))${AND}${THEN},? ${ANOTHER}`),
  whole(`(?:${FIRST}|(?<who>${ONE})),? ${TIMED}${AND}${ANOTHER},? ${THEN}`),
  whole(`${THEN},? ${SECOND}${AND}${TIMED},? (?:${FIRST}|(?<who>${ONE}))`),
];
const AND_THEN = { es: 'y', pt: 'e', en: 'and' } as const;
const CHARS_MAX = 80;

export function hourOfWhich({ raw, asks }: Text, situation: Situation): Text | undefined {
  if (situation.offer?.kind !== 'turno' || asks || raw.length > CHARS_MAX) return undefined;
  const said = fold(raw)
    .replaceAll(/[.!]+|\s+/g, ' ')
    .trim();
  const clock = (hour: string): string => (/^[0-9]/.test(hour) ? `${AT[situation.language]} ${hour}` : hour);
  const { hour, who } = find(ALONE, said) ?? {};
  if (hour !== undefined)
    return isOnTheClock(Number(hour), situation) ? readText([clock(hour), who ?? ''].join(' ').trim()) : undefined;
  const both = find(OF_TWO, said);
  if (both?.hour === undefined || both.then === undefined) return undefined;
  // "A las 10 para mí y 10:30 para mi hijo", where one was asked for, wishes for the second.
  const wishes = both.who !== undefined && (situation.waiting ?? []).length === 0;
  return wishes ? undefined : readText(`${clock(both.hour)} ${AND_THEN[situation.language]} ${clock(both.then)}`);
}

function find(patterns: readonly RegExp[], said: string): { hour?: string; then?: string; who?: string } | undefined {
  return patterns.map((pattern) => pattern.exec(said)?.groups).find((groups) => groups !== undefined);
}

/** More than there are rows, or when one of them begins. */
function isOnTheClock(hour: number, situation: Situation): boolean {
  if (hour > visible(situation).last) return hour < MIDNIGHT;
  const slots = situation.offer?.kind === 'turno' ? situation.offer.slots : [];
  return slots.some((slot) => {
    const at = localStart(slot, situation.now.timeZoneId);
    return at.minute === 0 && at.hour % HALF_DAY === hour % HALF_DAY;
  });
}
const MIDNIGHT = 24;
const HALF_DAY = 12;
