/**
 * "Pasá la clase para el mismo día que el masaje", "move my lesson to the same day as my massage", of who has both: where it
 * goes is the day of the other one, and no longer its own. Said with that day.
 */
import { whenOf } from '../../../../domain.ts';
import { serviceOfMine } from '../../names/service-of-mine.ts';
import type { Situation } from '../../situation.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { MOVE, SHIFT } from '../../words/words.ts';

const MOVES = re` (?:${SHIFT}|${MOVE}) `;
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
