/** "Uh es mucho, ¿y el control solo?", "nossa, caro rs. e só a manicure?": behind a price it is sighed at, and asked of another. */
import type { Situation } from '../../situation.ts';
import { findNames } from '../../names.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const SIGH =
  '(?:phew|yikes|uh+|uy+|uf+|ay|ah+|oh+|eh|hijole|ijole|chale|nossa|caramba|wow|whoa|ouch|chuta|pucha|asu|ok|bueno|entiendo|mm+|jaja+|jeje+|rs+|kkk+|haha+)';
const HOW =
  '(?:es|esta|estan|seria|ta|e|que|muy|re|medio|bien|super|bastante|demasiado|un poco|un poquito|algo|tan|muito|meio|bem|um pouco|that s|that is|it s|a bit|a little|too|so|quite|very)';
const DEAR =
  '(?:mucho|muchisimo|un buen|un monton|bastante|demasiado|un chorro|mucha plata|car[oa]s?|carit[oa]|carisim[oa]|carinho|salad[oa]|elevad[oa]|muito|puxado|salgado|a lot|much|expensive|pricey|steep)';
const TAIL = '(?:la verdad|para mi|pra mim|for me|jaja+|jeje+|rs+|kkk+|haha+)';
const REMARK = re`^[\s¡¿]*(?:${SIGH}[\s,.!]+)*(?:${HOW}\s+)*${DEAR}(?:[\s,.!]+${TAIL})*\s*[,.;!…\n]+\s*[¿]?(?=(?:y|e|and|what about|how about)\s)`;

export function withoutPriceRemark({ raw, asks }: Text, situation: Situation): Text | undefined {
  if (!asks) return undefined;
  if (situation.flow !== 'ninguno') return withoutSigh(raw, situation);
  const [remark] = REMARK.exec(fold(raw)) ?? [];
  return remark === undefined ? undefined : readText(raw.slice(remark.length));
}

/** "Uf, ¿y una limpieza?", "ah ok, e a limpeza?", asked for the branch: of another, and no answer. */
const SIGHED = re`^[\s¡¿]*(?:${SIGH}[\s,.!…]+)+[¿]?(?=(?:y|e|and|what about|how about)\s)`;

function withoutSigh(raw: string, { asks, tenant, offer }: Situation): Text | undefined {
  const [sigh] = asks === 'list' && offer?.kind !== 'cita' ? (SIGHED.exec(fold(raw)) ?? []) : [];
  if (sigh === undefined || tenant === undefined) return undefined;
  const rest = readText(raw.slice(sigh.length));
  const short = rest.words.length <= NAMED_WORDS_MAX && findNames(rest.raw, tenant).servicio !== undefined;
  return short ? rest : undefined;
}
const NAMED_WORDS_MAX = 6;
