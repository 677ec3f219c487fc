/** "Turno 🙏🙏🙏", "limpieza 🦷 mañana": what is only drawn beside words, and neither agrees nor refuses nor doubts. */
import type { Situation } from '../../situation.ts';
import { pieces } from '../../words/phrases.ts';
import { readText, type Text } from '../../words/text.ts';

const DRAWN = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u200D|\uFE0F)*/gu;
/** What doubts or is sad may be all that is said. */
const TELLING = /[🤔😬😕🙄😐🤨😟😢😭😡🤬😠💔]/u;

export function withoutSmiles({ raw, norm }: Text, { flow, asks }: Situation): Text | undefined {
  if (flow !== 'ninguno' || asks !== 'nothing') return undefined;
  const rest = raw.replaceAll(DRAWN, (drawn) => (isCourtesy(drawn) ? ' '.repeat(drawn.length) : drawn));
  if (rest === raw || !/\p{L}/u.test(rest)) return undefined;
  const said = readText(rest);
  return said.norm === norm ? undefined : said;
}

function isCourtesy(drawn: string): boolean {
  if (TELLING.test(drawn)) return false;
  return pieces(readText(drawn).words.map(({ text }) => text)).every(({ kind }) => kind !== 'yes' && kind !== 'no');
}
