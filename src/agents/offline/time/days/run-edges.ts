/** "Del 18 al 20", and then "el último día a las 5": the ends of the days that the talk is about. */
import { isBefore } from '../calendar.ts';
import type { Rule, Meaning } from '../items.ts';
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

/** The beginning and the end of a part of the day: "no fim da tarde", "late morning", "al principio de la tarde". */
const EDGES = phrases({
  lateMorning:
    '/no/ao fim/final/finalzinho da/de manha|late/later morning|late/later in the morning|the end of the morning|' +
    '/al/hacia/en /el/al fin/final/finales de la manana',
  midMorning:
    '/a/en/de media manana|a media mananita|no/ao/pelo meio da manha|mid morning|in the middle of the morning',
  dusk: '/a/en/por/de/x /la/las tarde/tardecita/tardesita /- noche/nochecita|/de/a/na tardinha noite',
  lateAfternoon:
    '/no/ao/pelo fim/final/finalzinho/fimzinho da/de tarde|late/later afternoon/afternoons|late/later in the afternoon/day|the end of the afternoon|' +
    '/a/hacia/en /el fin/final/finales/fines de la tarde|al fin de la tarde|bien entrada la tarde|/a/en las ultimas horas de la tarde|tarde avanzada',
  earlyAfternoon:
    '/no/logo comeco/inicio/comecinho da/de tarde|early afternoon/afternoons|early in the afternoon|' +
    '/al/a/en /el comienzo/principio/inicio/comienzos/principios de la tarde',
});

/** A part of the day with the hour from which, or up to which, it is meant. */
export const partEdgeRule: Rule = (scan, at) => {
  const edge = phraseAt(EDGES, scan.tokens, at);
  if (!edge) return undefined;
  const { part, side, minutes } = POLICIES.partEdges[edge.means];
  const clock = { hour: Math.floor(minutes / 60), minute: minutes % 60, meridiem: 'given' } as const;
  const also: Meaning = { kind: 'bound', side, clock };
  return { meaning: { kind: 'part', part }, also, next: edge.next };
};
