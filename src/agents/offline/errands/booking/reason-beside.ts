/**
 * "El jueves en la mañana, en la tarde tengo médico", "mejor el jueves, mañana salgo tarde", "5:30 estaría bien, mi hijo
 * sale a las 4", "la primera, que después tengo clases": the day or hour of the reason is none that is wished for, though it
 * is told last. Where the wish says its own, the reason is taken out, and what it names with it.
 */
import { taleAt } from '../../words/life.ts';
import { verdictOf } from '../../words/phrases.ts';
import { pointsBack, stretches } from '../../words/telling.ts';
import { re } from '../../words/pattern.ts';
import { fold, plainNorm, readText, type Text } from '../../words/text.ts';
import { SAME_HOUR } from '../../words/words.ts';
import { saysWhen } from '../../wishes.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { isOfAnotherDay, isWhyNot, mayGo, tellsMereDay } from './tale-may-go.ts';

const CHARS_MAX = 240;
/** What leads from the wish to its reason. */
const LEADS =
  /[\s,;.:]*(?<!\p{L})(?:(?:es que|ya que|dado que|por que|porque|pues|que|pq|xq|q|y|pero|pois|because|cause|e|and)\s+)?$/u;

interface Piece {
  readonly raw: string;
  readonly tale: boolean;
}

/** The wish without its reason; undefined: no reason is told, or it may be what is meant. */
export function withoutReason(text: Text, situation: Situation): Text | undefined {
  const { raw } = text;
  const { flow, field, asks } = situation;
  if (raw.length > CHARS_MAX || (flow === 'pagos' && asks !== 'list')) return undefined;
  const all = piecesOf(raw, situation);
  const tales = all.filter(({ tale }) => tale).map((piece) => piece.raw);
  if (tales.length === 0) return undefined;
  const wish = all
    .filter(({ tale }) => !tale)
    .map((piece) => piece.raw)
    .join('')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(wish) || pointsBack(asProposed(wish, situation))) return undefined;
  const answers = asks === 'confirm' || field !== undefined;
  const answered = answers ? verdictOf(readText(wish)) : undefined;
  // A name may look like anything, and a yes to cancelling may be its reason's.
  if (field !== undefined || flow === 'cancelacion') {
    const when = saysWhen(timesIn(wish, situation)) && answered === undefined;
    if (!when && !(field !== undefined && answered === 'yes')) return undefined;
  }
  const goes = answered === 'yes' ? isOfAnotherDay : answered === 'no' ? isWhyNot : mayGo;
  const mayBeLeft = (tale: string): boolean =>
    goes(tale, situation, wish) || (answered === undefined && tellsMereDay(tale, { raw, wish }, situation));
  return tales.every(mayBeLeft) ? readText(wish) : undefined;
}

/** "El miércoles igual", "mejor el viernes a la misma hora", at an hour that is proposed: as that one, and nothing of the tale. */
function asProposed(wish: string, { proposed }: Situation): string {
  return proposed === undefined ? wish : plainNorm(wish).replace(AS_THAT_ONE, ' ');
}
const AS_THAT_ONE = re` (?:${SAME_HOUR}|misma hora|igual(?= $)) `;

/** Each stretch, and where a tale begins in it without a mark, cut there: the time right before it belongs to the tale. */
function piecesOf(raw: string, situation: Situation): readonly Piece[] {
  const told: Piece[] = [];
  let from = 0;
  for (const { start, end, asks } of stretches(raw, situation.tenant)) {
    const stretch = raw.slice(start, end);
    const at = asks ? undefined : taleAt(fold(stretch));
    if (at === undefined) continue;
    const begins = start + beginningOf(stretch, at, situation);
    told.push({ raw: raw.slice(from, begins), tale: false }, { raw: raw.slice(begins, end), tale: true });
    from = end;
  }
  return [...told, { raw: raw.slice(from), tale: false }];
}

/** "El jueves a las 10 tengo médico": both are the tale's; of two days, or of two parts of one, only the one beside it. */
function beginningOf(stretch: string, at: number, situation: Situation): number {
  const seen = new Set<boolean>();
  let begins = at;
  for (const { start, end, kind } of timesIn(stretch, situation).spans.toReversed()) {
    if (end > begins) continue;
    if (seen.has(kind === 'date') || /\S/.test(stretch.slice(end, begins))) break;
    seen.add(kind === 'date');
    begins = start;
  }
  const lead = LEADS.exec(fold(stretch.slice(0, begins)));
  return lead === null ? begins : lead.index;
}
