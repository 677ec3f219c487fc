/** Whoever looks at a part of a message asks here what its errand is: as of the whole, what is sold is no word of the rules. */
import { keyword, type Clause, type Hit } from './keywords.ts';
import { withoutNames } from './names/names-unheard.ts';
import { countryOf, type Situation } from './situation.ts';
import { readText, type Text } from './words/text.ts';

/** The strong keyword of what is said. */
export function keywordIn({ norm, asks }: Omit<Clause, 'country'>, situation: Situation): Hit | undefined {
  return keyword({ norm: withoutNames(norm, situation.tenant), asks, country: countryOf(situation) });
}

/** The same of a piece, as it was cut. */
export function keywordOf({ raw, asks }: Pick<Text, 'raw' | 'asks'>, situation: Situation): Hit | undefined {
  return keywordIn({ norm: readText(raw).norm, asks }, situation);
}
