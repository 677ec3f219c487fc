/**
 * What stands under a picture: "este es mi perrito" says what is seen, and asks for nothing that the data could tell.
 */
import type { Reading } from '../../domain.ts';
import type { Unit } from './units.ts';
import { readText } from './words/text.ts';

const ASKS_ALL_THE_SAME =
  / (?:que|q|cual|como|cuant[oa]s?|cuando|donde|quien|por que|puede[ns]?|puedes|tienen?|hacen|sirve|se puede|what|how|can|do you|qual|quanto|onde|fazem) /;

/** The reading of a caption, without a question that was only guessed. */
export function underPicture(reading: Reading, unit: Unit, before: Unit | undefined): Reading {
  const pictured = before?.kind === 'event' && before.event.type === 'customer.sends_media';
  if (unit.kind !== 'text' || !pictured || reading.by !== 'offline') return reading;
  const { asks, norm } = readText(unit.text);
  const guessed = reading.events.every((event) => event.type === 'customer.asks' && event.topic === 'otro');
  if (asks || !guessed || ASKS_ALL_THE_SAME.test(norm)) return reading;
  // No model that sees the words alone knows better.
  return { events: [{ type: 'customer.not_understood' }], by: 'answer', confidence: 0.9 };
}
