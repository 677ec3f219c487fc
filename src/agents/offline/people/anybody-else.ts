/**
 * Somebody ruled out while a time is being chosen, or by itself: a wish, and no yes, whatever stands before it.
 *
 * This folder: whom a message speaks of, and what they are called. The pipeline, `answers/` and `errands/` import it.
 */
import { act, type Act } from '../acts.ts';
import { ordinalsIn } from '../answers/choosing/place-said.ts';
import type { Heard } from '../heard.ts';
import { OCCUPATION } from '../words/kin.ts';
import { singleWords } from '../words/text.ts';

/** "Fine, but not with Dr. Smith": the same with somebody else. Errands of their own are read as such. */
export function wantsAnybodyElse(heard: Heard): Act | undefined {
  const { unwanted, hit, text, situation } = heard;
  if (unwanted.length === 0) return undefined;
  if (hit !== undefined && !MILD.has(hit.intent)) return undefined;
  if (situation.flow === 'reprogramacion') return act(heard, { intent: 'move' });
  const alone = situation.flow === 'ninguno' && text.words.length === 0;
  return situation.flow === 'agenda' || alone ? act(heard, { intent: 'book' }) : undefined;
}
/** "Con quien sea", "con el que esté libre", "no importa con quién", "com qualquer um", "any barber". */
const WHO = `(?:persona|pessoa|person|${OCCUPATION})`;
const FREE = '(?:sea|este|esta|esten|haya|tengas?|tengan|pueda|puedan|quieran?|venga|toque|atienda|quede)';
const ANYBODY = new RegExp(
  [
    ` (?:con|com|with) (?:quien|quem|(?:el|la|los|las) que) (?:${FREE}|for|tiver|puder)(?= )`,
    ' (?:con|com) (?:cualquiera|qualquer (?:um|uma|pessoa)|cualquier persona)(?= )',
    ` (?:con|com|with)? ?(?:cualquier|qualquer|any|whichever) (?:otr[oa] )?${WHO}(?= )`,
    ` (?:no (?:me )?importa|(?:me |nos )?da (?:igual|lo mismo)|tanto faz|nao importa|(?:it )?doesn t matter)(?: (?:con|com|with))? (?:quien|cual|quem|qual|who|(?:el|la|o|a) ${WHO})(?= )`,
    ' with (?:anyone|anybody|whoever)(?= )',
  ].join('|'),
);
export function saysAnybody({ norm }: Heard['text']): boolean {
  return ANYBODY.test(norm);
}

function tellsRow({ words }: Heard['text']): boolean {
  return ordinalsIn(singleWords(words)).length > 0;
}

/** By itself, while a time is being chosen: who was wished for is not held to. */
export function wantsAnybody(heard: Heard): Act | undefined {
  const { hit, text, situation } = heard;
  if (!saysAnybody(text) || situation.offer?.kind === 'profesional') return undefined;
  if (hit !== undefined && !MILD.has(hit.intent)) return undefined;
  // "Con cualquiera, la primera", where nobody was asked for: the row says all.
  if (situation.asks === 'list' && situation.known?.profesional === undefined && tellsRow(text)) return undefined;
  if (situation.flow === 'reprogramacion') return act(heard, { intent: 'move' });
  return situation.flow === 'agenda' ? act(heard, { intent: 'book' }) : undefined;
}
const MILD: ReadonlySet<Act['intent']> = new Set<Act['intent']>([
  'book',
  'move',
  'reject',
  'accept',
  'other',
  'thanks',
  'greet',
]);
