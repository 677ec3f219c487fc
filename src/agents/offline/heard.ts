import type { Guest } from '../../domain.ts';
import type { Besides } from './errands/several/besides.ts';
import type { Companion } from './people/party.ts';
import type { Hit } from './keywords.ts';
import type { Situation } from './situation.ts';
import type { Text } from './words/text.ts';
import type { TimeReading } from './time/index.ts';

/** A message made ready, once, for everybody who looks at it. */
export interface Heard {
  readonly text: Text;
  readonly times: TimeReading;
  /** Ids of professionals whom the message rules out; `text` does not hold them any more. */
  readonly unwanted: readonly string[];
  /** Whose appointment is spoken of, when not the customer's own; `text` does not hold that name. */
  readonly guest?: Guest;
  /** Several for whom it is; empty where it is one. Their names are not in `text` either. */
  readonly party: readonly Companion[];
  /** What one more is wished for besides; `text` does not hold it any more. */
  readonly besides?: Besides;
  /** The clocks of the country are spoken of; `text` does not hold that any more. */
  readonly clocks?: true;
  readonly situation: Situation;
  /** The strong keyword of the message as a whole. */
  readonly hit: Hit | undefined;
}
