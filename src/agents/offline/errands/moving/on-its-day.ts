/**
 * "Pasá la clase para el mismo día que el masaje", "move my lesson to the same day as my massage", of who has both: where it
 * goes is the day of the other one, and no longer its own. Said with that day.
 */
import { whenOf } from '../../../../domain.ts';
import { bookedLately } from '../mine/just-booked.ts';
import { serviceOfMine } from '../../names/service-of-mine.ts';
import type { Situation } from '../../situation.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { MOVES } from '../../words/deeds.ts';
import { MOVE, SHIFT } from '../../words/words.ts';

const SAME_DAY_AS = new RegExp(
  String.raw`(?<![a-z])(?:(?:para|pra|to|on|al?|no|en)\s+)?(?:(?:el|o|the)\s+)?(?:mismo dia|mesmo dia|same day)\s+(?:que|de|do|da|as|of)\s+(?:tengo\s+|tenho\s+|i have\s+)?(?:(?:el|la|lo|los|las|mis?|o|a|meu|minha|my|the)\s+)*(?<what>[a-z]+(?:\s+[a-z]+){0,3})`,
);
const TO = { es: 'para el', pt: 'para o', en: 'to' } as const;
const CHARS_MAX = 160;

export function onTheDayOfAnother({ raw, norm }: Text, situation: Situation): Text | undefined {
  const { flow, tenant, appointments = [], now, language } = situation;
  if (flow !== 'ninguno' || tenant === undefined || appointments.length < 2 || raw.length > CHARS_MAX) return undefined;
  const said = SAME_DAY_AS.exec(fold(raw));
  if (said === null || !MOVES.test(norm)) return undefined;
  const service = serviceOfMine(said.groups?.['what'] ?? '', tenant, appointments);
  const [its, ...others] = appointments.filter(({ serviceId }) => serviceId === service);
  if (its === undefined || others.length > 0) return undefined;
  const { fecha_deseada: date } = whenOf(its.slot, now.timeZoneId);
  const behind = raw.slice(said.index + said[0].length);
  return readText(`${raw.slice(0, said.index)}${TO[language]} ${date}${behind}`);
}

/** "Mueve la otra a ese mismo día", "muda a outra pra esse dia", right behind a move or a booking: where that one stands. */
export function onThatVeryDay({ raw, norm }: Text, situation: Situation): Text | undefined {
  const { flow, appointments = [], language } = situation;
  if (flow !== 'ninguno' || appointments.length < 2 || raw.length > CHARS_MAX) return undefined;
  const said = THAT_VERY_DAY.exec(fold(raw));
  const date = said === null || !MOVES_THE_OTHER.test(norm) ? undefined : dayOfLast(situation);
  if (said === null || date === undefined) return undefined;
  const behind = raw.slice(said.index + said[0].length);
  return readText(`${raw.slice(0, said.index)}${TO[language]} ${inWords(date, language)}${behind}`);
}
/** "6 de marzo", "March 6": as it is said. */
function inWords(date: string, language: Situation['language']): string {
  return Temporal.PlainDate.from(date).toLocaleString(language, { day: 'numeric', month: 'long' });
}
const MOVES_THE_OTHER = re` (?:${SHIFT}|${MOVE})(?: (?:me|nos|por favor|porfa|please|tambien|tambem|also))* (?:la|el|a|o|the|mi|minha|meu|my) (?:otr[oa]|outr[oa]|other) `;
const THAT_VERY_DAY =
  /(?<![a-z])(?:(?:para|pra|to|on|al?|no|en|n)\s+)?(?:(?:el|o|the|es[ae]|est[ea]|n?esse|that)\s+)?(?:(?:mism|mesm)o\s+dia|same\s+day|(?<=(?:ese|este|n?esse|that)\s+)(?:dia|day))(?=\s*$|\s*[,.!?]|\s+(?:a|as|por|porfa|tambien|tambem|too|at|please)(?![a-z]))/;

function dayOfLast(situation: Situation): string | undefined {
  const { appointments = [], doneJustNow, movedJustNow, now } = situation;
  if (doneJustNow === 'cancel') return undefined;
  const last = doneJustNow === 'move' ? appointments.find(({ id }) => id === movedJustNow) : bookedLately(situation);
  return last && whenOf(last.slot, now.timeZoneId).fecha_deseada;
}
