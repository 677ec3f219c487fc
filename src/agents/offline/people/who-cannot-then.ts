/**
 * "Es para mi hija, que no puede a esa hora", "it's for my son and he can't at that time", of the hour that is to be
 * confirmed: whose it is, and that it is not then. Read as one only the first is heard, and the hour stays.
 */
import { whenOf } from '../../../domain.ts';
import { withoutThatDay } from '../errands/moving/that-day.ts';
import type { Situation } from '../situation.ts';
import type { Parts } from '../split.ts';
import { KIN_WORD } from '../words/kin.ts';
import { re } from '../words/pattern.ts';
import { fold, readText, type Text } from '../words/text.ts';

const WHOSE = `(?:es|era|seria|e|is|it['’]?s|it is) (?:para|pra|for) (?:mi|meu|minha|my) (?:${KIN_WORD})`;
const JOINED = '[\\s,.;]+(?:(?:y|e|and|pero|but|mas|que|ella|el|ele|ela|he|she|who|a esa hora)\\s+)*';
const CANNOT =
  "(?:no puede|no va a poder|no podria|no llega|no alcanza|nao pode|nao consegue|nao vai poder|can['’]?t(?: make it)?|cannot(?: make it)?)";
const THEN =
  '(?:\\s+(?:a esa hora|ese dia|tan temprano|tan tarde|nesse horario|nesse dia|at that time|that day|then))?';
const SAID = re`^(?<whose>.{0,40}(?<![a-z])${WHOSE})${JOINED}${CANNOT}${THEN}[\s.!]*$`;
const CHARS_MAX = 160;
export function* guestCannotThen({ raw, asks }: Text, situation: Situation): Parts {
  const { flow, asks: open, proposed, now } = situation;
  if (flow !== 'agenda' || open !== 'confirm' || proposed === undefined || asks || raw.length > CHARS_MAX)
    return undefined;
  const whose = SAID.exec(fold(raw))?.groups?.['whose'];
  if (whose === undefined) return undefined;
  const guest = yield { said: readText(raw.slice(0, whose.length)), situation };
  const [event, ...others] = guest.events;
  if (others.length > 0 || event?.type !== 'customer.wants_booking' || event.detalles.para === undefined)
    return undefined;
  const { hora_especifica: hour } = whenOf(proposed, now.timeZoneId);
  const out = THAT_DAY.test(fold(raw))
    ? withoutThatDay(event.detalles, { situation })
    : { ...event.detalles, restricciones_temporales: [`excluir_${hour}`] };
  return { ...guest, events: [{ ...event, detalles: out }] };
}
const THAT_DAY = /(?:ese|nesse|that) (?:dia|day)/;
