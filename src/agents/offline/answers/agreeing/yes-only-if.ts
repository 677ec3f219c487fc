/**
 * "Claro, si no me cobran", "sí, solo si es gratis", "dale, dependiendo del precio", "vale, si me dejáis pagar a plazos",
 * where a yes is asked for: it hangs on something, and so is none yet. What is asked in it is answered, and the question
 * stays. Where a time or a name stands in it, that is how it is wished for ("sí, si puede ser a las 18").
 */
import { act, type Act } from '../../acts.ts';
import { errands } from '../../errands.ts';
import { hear } from '../../hear.ts';
import { findNames } from '../../names.ts';
import type { Heard } from '../../heard.ts';
import { inState } from '../../settle.ts';
import { saysWhen } from '../../wishes.ts';
import { conditionAfterYes } from './yes-head.ts';

export function yesOnlyIf(heard: Heard): readonly Act[] | undefined {
  const { text, times, situation } = heard;
  const { asks, tenant } = situation;
  const from = asks === 'confirm' ? conditionAfterYes(text.raw) : undefined;
  if (from === undefined || saysWhen(times) || tenant === undefined) return undefined;
  if (Object.keys(findNames(text.raw, tenant)).length > 0) return undefined;
  const rest = hear(' '.repeat(from) + text.raw.slice(from), situation);
  const asked = inState(errands(rest).acts, rest).filter(({ intent }) => intent === 'ask');
  return asked.length > 0 ? asked : [act(heard, { intent: 'unknown' })];
}
