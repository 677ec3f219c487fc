/** How days and hours are typed in a hurry: one spelling of each, so that every rule knows them. */
import type { Token } from './tokens.ts';

const TYPED: Readonly<Record<string, string>> = {
  hj: 'hoje', hje: 'hoje', amnh: 'amanha', amnha: 'amanha', amh: 'amanha', amanh: 'amanha', amanhan: 'amanha', dps: 'depois', dpois: 'depois',
  dpis: 'depois', dsp: 'despues', dsps: 'despues', desp: 'despues', despu: 'despues', agr: 'agora', msm: 'mesmo', sgnda: 'segunda', sgunda: 'segunda', qnta: 'quinta', qinta: 'quinta', sxta: 'sexta', sesta: 'sexta',
  tmw: 'tomorrow', tmro: 'tomorrow', tmrow: 'tomorrow', nxt: 'next', wknd: 'weekend', wkend: 'weekend', wk: 'week', wks: 'weeks', morn: 'morning', wensday: 'wednesday', wendsday: 'wednesday', saterday: 'saturday', afternon: 'afternoon', aftrnoon: 'afternoon', sabadu: 'sabado',
  mnn: 'manana', mnna: 'manana', trd: 'tarde', trde: 'tarde', tde: 'tarde', tade: 'tarde', tadre: 'tarde', taede: 'tarde', nche: 'noche', noxe: 'noche', noonish: 'noon', tonite: 'tonight', tonit: 'tonight', tonght: 'tonight', tnite: 'tonight', middayish: 'midday',
}; // prettier-ignore

/** "2nite", "2morrow": the number as it sounds. */
export function soundedTo(tokens: readonly Token[], at: number): Token | undefined {
  const [number, rest] = tokens.slice(at, at + 2);
  const text = number?.text === '2' && rest?.glued === true ? SOUNDED.get(rest.text) : undefined;
  return number && rest && text !== undefined ? { ...number, kind: 'word', text, end: rest.end } : undefined;
}
const SOUNDED = new Map([
  ...['nite', 'night', 'nit'].map((rest) => [rest, 'tonight'] as const),
  ...['morrow', 'moro', 'mrw'].map((rest) => [rest, 'tomorrow'] as const),
  ['day', 'today'] as const,
]);

/** Portuguese counts its weekdays from the second to the sixth: "6ª feira", "2a". */
const COUNTED = ['segunda', 'terca', 'quarta', 'quinta', 'sexta'];
const FIRST_COUNTED = 2;

export function spelledOut(word: string): string {
  return TYPED[word] ?? word;
}

/**
 * "6a feira", "2ª": the number and its ending as the word they stand for, which in Spanish is the ordinal. "5a7" and
 * "at 5a" are hours.
 */
export function countedWeekday(tokens: readonly Token[], at: number): Token | undefined {
  const [number, ending, next] = tokens.slice(at, at + 3);
  if (number?.kind !== 'number' || ending?.text !== 'a' || !ending.glued) return undefined;
  if ((next?.glued && next.kind === 'number') || tokens[at - 1]?.text === 'at') return undefined;
  const text = COUNTED[(number.value ?? 0) - FIRST_COUNTED];
  return text === undefined
    ? undefined
    : { kind: 'word', text, start: number.start, end: ending.end, glued: number.glued };
}
