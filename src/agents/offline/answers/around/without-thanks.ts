/** "Quiero un corte, gracias", "operador, gracias", "con quién sería, gracias": what is said besides is what is meant. */
import type { CustomerEvent, Reading } from '../../../../domain.ts';
import { asksOfTheHouse } from '../../errands/asking/asks-of-house.ts';
import type { Situation } from '../../situation.ts';
import type { Verdicts } from '../../acts.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const FULL = '(?:(?:muchas|muchisimas|mil|mtas|ok|bueno|y|muito|muita|many|ya)\\s+)*';
const THANKS = `${FULL}(?:gracias|grax|grac|obrigad[oa]|valeu|thanks|thank you|thx)(?:\\s+(?:a vos|a ti|a usted|igual|so much|a lot|mesmo|desde ya|de antemano|por todo))?`;
const BEFORE = new RegExp(`^[\\s,.!]*${THANKS}[\\s,.!]+(?!(?:por|pela|pelo|for|a|que|de)\\s)(?=\\S)`);
const BEHIND = new RegExp(`[\\s,.!]+(?:desde ya |de antemano )?${THANKS}[\\s,.!]*$`);

/** What is left of it; undefined: it does not begin or end with thanks, or says nothing besides. */
export function withoutThanks({ raw }: Text): Text | undefined {
  const folded = fold(raw);
  const from = BEFORE.exec(folded)?.[0].length ?? 0;
  const to = raw.length - (BEHIND.exec(folded)?.[0].length ?? 0);
  return from >= to || (from === 0 && to === raw.length) ? undefined : readText(raw.slice(from, to));
}

export function onlyThanks({ acts }: Verdicts): boolean {
  return acts.every(({ intent }) => intent === 'thanks');
}

/** "Quedó hermoso", "sos un amor": what nobody is sure of is part of the thanks, but for a question without its mark. */
export function saysWhatItWants({ by, events }: Reading, said: Text, situation: Situation): boolean {
  if (events.every(({ type }) => COURTEOUS.includes(type))) return false;
  const seen = events.every(({ type }) => type === 'customer.wants_appointments');
  if (seen && SEE_YOU.test(said.norm)) return false;
  return by !== 'offline' || ASKS.test(said.norm) || asksOfTheHouse(said, situation);
}
/** "Gracias, nos vemos el viernes": with thanks it takes its leave. */
const SEE_YOU = / (?:nos vemos|te vejo|see you) /;
const ASKS =
  / (?:cuanto|cuando|donde|quien|cual|hay que|tengo que|se puede|quanto|quando|onde|quem|qual|tem que|how much|when|where|who) (?!(?:sos|eres|es usted) )[a-z]+ | (?:duele|duelen|molesta|arde|doi|does it hurt) $/;
const COURTEOUS: readonly CustomerEvent['type'][] = [
  'customer.acknowledges',
  'customer.accepts',
  'customer.rejects',
  'customer.selects',
  'customer.greets',
  'customer.exits',
  'customer.not_understood',
];
