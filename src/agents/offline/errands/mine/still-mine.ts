/**
 * "¿Quedó la clase, cierto?", "ya pagué, ¿quedó el baño?", "did my booking go through?": whether what he has holds, by its
 * service or as his own. What there is is shown (AGENDA-17). "La mía sigue, ¿no?" stands in `tells-mine.ts`.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { serviceOfMine } from '../../names/service-of-mine.ts';
import { re } from '../../words/pattern.ts';
import { APPOINTMENT, CANCEL, MOVE, SHIFT } from '../../words/words.ts';

/** "¿En cuánto quedó el corte?", "¿a qué hora quedó?": asked after more than whether. */
const NOT_ASKED_AFTER =
  '(?<! (?:cuant[oa]s?|quant[oa]s?|como|a?donde|a?onde|cuando|quando|que|quien|quem|horas?|si|se|solo|so))';
const RIGHT =
  '(?: (?:ya|bien|si|sim|no|o no|cierto|verdad|ne|certo|nao e|nao|entonces|entao|then|right|yes|list[oa]|pront[oa]|firme|en pie|de pe|todavia|ainda|still|marcad[oa]|reservad[oa]|agendad[oa]|confirmad[oa]|booked|on|gracias|obrigad[oa]|thanks))*';
const HOLDS = '(?:me |nos |se )?(?:quedo|quede|ficou|sigue|continua|segue|mantiene|mantem)';
const IT_HOLDS = re`${NOT_ASKED_AFTER} ${HOLDS}(?: (?:ya|bien|todavia|aun|ainda|si|sim))* (?<it>(?:mi|la|el|lo|a|o|minha|meu)(?: [^ ]+){1,5}?)${RIGHT} $`;
const WENT_THROUGH = re` (?:did|has|have) (?:my|the) (?:${APPOINTMENT})(?: (?:go|gone|went))? (?:through|worked?|registered?|get booked)${RIGHT} $| (?:are we|am i|is it|is that) (?:all )?(?:set|booked in)${RIGHT} $`;
const ITS_NAME = re`^ (?:mi|la|el|lo|a|o|minha|meu) (?:${APPOINTMENT}|mi[oa]|mio) $`;
/** More is wished for, or what is due is asked. */
const MORE = re` (?:${SHIFT}|${MOVE}|${CANCEL}|otr[oa]s?|outr[oa]s?|another|libres?|disponibles?|hay|quiero|quisiera|quero|want|debo|falta|faltan|cuanto|quanto|how much|precio|preco|price) `;

export function asksIfItHolds(heard: Heard): Act | undefined {
  const { text, situation, hit } = heard;
  const { flow, appointments = [], owes } = situation;
  if (flow !== 'ninguno' || appointments.length === 0 || !text.asks || MORE.test(text.norm)) return undefined;
  // "Ya pagué, ¿quedó?", with a link that waits for its money, claims to have paid.
  if (hit?.intent === 'person' || (hit?.intent === 'claim' && owes === true)) return undefined;
  return WENT_THROUGH.test(text.norm) || isOfItsOwn(heard) ? act(heard, { intent: 'mine' }) : undefined;
}

function isOfItsOwn({ text, situation: { tenant, appointments = [] } }: Heard): boolean {
  const it = IT_HOLDS.exec(text.norm)?.groups?.['it'];
  if (it === undefined || tenant === undefined) return false;
  const service = serviceOfMine(it, tenant, appointments);
  return ITS_NAME.test(` ${it} `) || appointments.some(({ serviceId }) => serviceId === service);
}
