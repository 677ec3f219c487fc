/** "Fisio o drenaje el jueves", "cambio de aceite o afinación": of two services with an "or" between, which is not told yet. */
import { serviceIn } from '../names.ts';
import type { Situation } from '../situation.ts';
import { matchesOf } from '../words/pattern.ts';
import type { Text } from '../words/text.ts';
import { isOwnName, partsOf, sameWord } from './name-words.ts';

const OR = / (?:o|u|ou|or) (?:(?:un|una|el|la|de|del|um|uma|o|a|an|the|quiza|tal vez|talvez|maybe) )*/g;
const WORDS_BEHIND = 5;

export function oneOrOther({ norm }: Text, { tenant, flow, known }: Situation): readonly string[] {
  const chosen = flow === 'agenda' && known?.servicio !== undefined;
  if (tenant === undefined || chosen || (flow !== 'ninguno' && flow !== 'agenda')) return [];
  for (const { index, 0: or } of matchesOf(norm, OR)) {
    const before = norm.slice(0, index).trim().split(' ');
    const behind = norm
      .slice(index + or.length)
      .trim()
      .split(' ')
      .slice(0, WORDS_BEHIND);
    const [one, other] = [before, behind].map((words) => serviceIn(words.join(' '), tenant));
    if (one === undefined || other === undefined || one === other) continue;
    // Side by side: "a las 5 o el drenaje" is no choice of two.
    if (isOf(before.at(-1), one, tenant.services) && isOf(behind[0], other, tenant.services)) return [one, other];
  }
  return [];
}

function isOf(word: string | undefined, id: string, services: NonNullable<Situation['tenant']>['services']): boolean {
  const service = services.find((one) => one.id === id);
  return word !== undefined && service !== undefined
    ? partsOf(service).some((part) => isOwnName(part) && sameWord(word, part))
    : false;
}
