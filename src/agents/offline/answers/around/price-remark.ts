/** "Uh es mucho, ¿y el control solo?", "nossa, caro rs. e só a manicure?": behind a price it is sighed at, and asked of another. */
import type { Situation } from '../../situation.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const SIGH =
  '(?:uh+|uy+|uf+|ay|ah+|oh+|eh|hijole|ijole|chale|nossa|caramba|wow|whoa|ouch|chuta|pucha|asu|ok|bueno|entiendo|mm+|jaja+|jeje+|rs+|kkk+|haha+)';
const HOW =
  '(?:es|esta|estan|seria|ta|e|que|muy|re|medio|bien|super|bastante|demasiado|un poco|un poquito|algo|tan|muito|meio|bem|um pouco|that s|that is|it s|a bit|a little|too|so|quite|very)';
const DEAR =
  '(?:mucho|muchisimo|un buen|un monton|bastante|demasiado|un chorro|mucha plata|car[oa]s?|carit[oa]|carisim[oa]|carinho|salad[oa]|elevad[oa]|muito|puxado|salgado|a lot|much|expensive|pricey|steep)';
const TAIL = '(?:la verdad|para mi|pra mim|for me|jaja+|jeje+|rs+|kkk+|haha+)';
const REMARK = re`^[\s¡¿]*(?:${SIGH}[\s,.!]+)*(?:${HOW}\s+)*${DEAR}(?:[\s,.!]+${TAIL})*\s*[,.;!…\n]+\s*[¿]?(?=(?:y|e|and|what about|how about)\s)`;

export function withoutPriceRemark({ raw, asks }: Text, { flow }: Situation): Text | undefined {
  if (flow !== 'ninguno' || !asks) return undefined;
  const [remark] = REMARK.exec(fold(raw)) ?? [];
  return remark === undefined ? undefined : readText(raw.slice(remark.length));
}
