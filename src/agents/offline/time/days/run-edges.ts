/** "Del 18 al 20", and then "el último día a las 5": the ends of the days that the talk is about. */
import { isBefore } from '../calendar.ts';
import type { Rule } from '../items.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { POLICIES } from '../policies.ts';

const ENDS = phrases({
  first: '/el/o/the primer/primeiro/first dia/day|/el/o dia primero',
  last: '/el/o/the ultimo/last dia/day',
});
/** "el último día del mes" is another. */
const OF = new Set(['del', 'de', 'do', 'da', 'of']);

export const runEdgeRule: Rule = ({ tokens, today, within }, at) => {
  const end = within && phraseAt(ENDS, tokens, at);
  if (!end || OF.has(tokens[end.next]?.text ?? '')) return undefined;
  const date = end.means === 'last' ? within.to : within.from;
  if (date === undefined || isBefore(date, today)) return undefined;
  return {
    meaning: { kind: 'day', run: { from: date, to: date }, certainty: POLICIES.confidence.sure },
    next: end.next,
  };
};
