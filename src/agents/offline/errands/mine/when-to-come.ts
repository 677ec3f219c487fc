/** "¿A qué hora tengo que llevar al perro el jueves?", of who has one then: when it is, and no other is looked for. */
import { localStart } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';

const WHEN_TO_COME =
  / (?:(?:a |para )?(?:que horas?|q hora)|cuando|que dia|quando|(?:a |as )?que horas|what (?:time|day)|when) (?:(?:es|era) que )?(?:(?:yo|eu|nosotros) )?(?:tengo|tenia|tenemos|debo|hay|tenho|temos|do (?:i|we) have|do (?:i|we) need|should (?:i|we)|am i supposed|are we supposed|e (?:pra|para)(?: eu)?|do (?:i|we)(?= come ))(?: (?:que|de|to))? (?:ir|estar|llegar|venir|pasar|llevar|traer|presentar|recoger|buscar|asistir|chegar|levar|be|come|go|arrive|bring)[a-z]*(?: [a-z]+){0,6} $/;
/** More is asked, or something is done to it. */
const MORE =
  / (?:pag|abon|cancel|anul|cambi|mov|muev|pas(?:e|a(?!r (?:por|a (?:buscar|recoger)|para (?:buscar|recoger))))|antes|ayun|document|estudi|otr[oa]|outr[oa]|another|si quiero|para que)/;

export function asksWhenToCome({ text, times, situation: { appointments = [], now } }: Heard): boolean {
  if (appointments.length === 0 || !WHEN_TO_COME.test(text.norm) || MORE.test(text.norm)) return false;
  if (times.fecha === undefined) return true;
  const { dayOfWeek } = Temporal.PlainDate.from(times.fecha);
  return appointments.some(({ slot }) => localStart(slot, now.timeZoneId).dayOfWeek === dayOfWeek);
}
