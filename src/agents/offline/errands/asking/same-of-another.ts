/**
 * "Y las pestañas", "y el pedicure" by themselves, with nothing open: behind a price it asks the same of that one, else
 * it is a wish. Which of the two, the machine knows (`asked-about.ts`).
 */
import type { Heard } from '../../heard.ts';
import { namesOnlyService } from '../booking/bare-service.ts';

const AND_ANOTHER =
  /^ (?:(?:ok|ah|ya|bueno|dale|listo|gracias|entendi|perfecto) )*(?:y|e|and)(?: que tal)? (?!(?:.* )?(?:dame|deme|d[ae]nos|reserv[a-z]*|agend[a-z]*|anot[a-z]*|marc[a-z]*|sum[a-z]*|agreg[a-z]*|book|me|give|quiero|quero|want|ademas|aparte) )/;

export function asksSameOfAnother(heard: Heard): boolean {
  const { text, situation, guest } = heard;
  if (situation.flow !== 'ninguno' || text.asks || guest !== undefined) return false;
  return AND_ANOTHER.test(text.norm) && namesOnlyService(heard);
}
