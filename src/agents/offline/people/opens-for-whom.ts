/**
 * "Hola, es para mi hijo de 15 años que lo está pasando mal", and nothing that is asked: who begins so wants one for him,
 * and what he tells of him is no question (AGENDA-11).
 */
import type { CustomerEvent } from '../../../domain.ts';
import type { Heard } from '../heard.ts';
import { KIN_WORD } from '../words/kin.ts';
import { re } from '../words/pattern.ts';
import { APPOINTMENT } from '../words/words.ts';

const WORDS_MAX = 30;
/** The relation stands in the text; a name behind it is taken out. */
const FOR_HIM = re`^ (?:(?:hola|holi|buenas|buenos|buen|dias?|tardes|noches?|que tal|oi|ola|bom|boa|tarde|noite|hi|hello|hey|good|morning|afternoon|disculpa|disculpe|perdon|mira|mire|te cuento|le cuento|pregunta|gracias|y|ah|si|sim|yes|la|el|un|una|o|a|the|my|mi|${APPOINTMENT}) )*(?:(?:es|seria|e|is|it s|its|it is|era) )?(?:para|pa|pra|pro|for) (?:(?:el|la|o|a) )?(?:mi|meu|minha|my|nuestr[oa]) (?:[a-z]+(?:er|est) )?(?:${KIN_WORD}) `;

/** Nothing was made of it but talk; with one in the diary that may be the one that is spoken of. */
export function opensForWhom({ text, hit, situation }: Heard, events: readonly CustomerEvent[]): boolean {
  const { flow, appointments = [] } = situation;
  if (flow !== 'ninguno' || appointments.length > 0) return false;
  if (text.asks || text.words.length > WORDS_MAX || !FOR_HIM.test(text.norm)) return false;
  if (hit !== undefined && hit.intent !== 'greet' && hit.intent !== 'book') return false;
  return events.every(
    ({ type, ...told }) =>
      type === 'customer.not_understood' ||
      type === 'customer.greets' ||
      (type === 'customer.asks' && 'topic' in told && told.topic === 'otro'),
  );
}
