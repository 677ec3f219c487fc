/** "¿Y a las 13 no puede ser?", "às 11 não dá?", "isn't 3 possible?": asked with a no, an hour is wished for and not ruled out. */
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const HOUR = String.raw`\d{1,2}(?:[:.h]\d{2})?(?:\s*(?:hs?|hrs|horas?|pm|am|y media|e meia|y cuarto))?(?:\s+(?:de la|da) (?:tarde|manana|noche|noite|manha))?`;
const NO_WORD = String.raw`(?:no|nao|n)\s+(?:puede ser|podria ser|se puede|se podria|seria posible|es posible|pode ser|poderia ser|da|daria|e possivel|seria possivel|rola)`;
const BEHIND = new RegExp(
  String.raw`^(?<head>[\s¿]*(?:(?:y|e|pero|mas|oye|disculpa|perdon)[\s,]+)*(?:a\s+las?|as|tipo|para\s+las)\s+${HOUR})[\s,]+${NO_WORD}(?:\s+(?:mesmo|entonces|entao))?\s*\?`,
);
const ENGLISH = new RegExp(
  String.raw`^\s*(?:and\s+)?(?:(?:isn['’]?t|is not|wouldn['’]?t)\s+(?<is>${HOUR})\s+(?:be\s+)?(?:possible|available|free|ok)|(?:can['’]?t|couldn['’]?t)\s+(?:it\s+be|we\s+do|i\s+do|you\s+do)\s+(?:at\s+)?(?<can>${HOUR}))\s*\?`,
);

/** The hour alone, asked for. */
export function hourAskedByNo({ raw }: Text, { flow }: Situation): Text | undefined {
  if (flow !== 'agenda' && flow !== 'reprogramacion') return undefined;
  const folded = fold(raw);
  const head = BEHIND.exec(folded)?.groups?.['head'];
  if (head !== undefined) return readText(`${raw.slice(0, head.length)}?`);
  const { is, can } = ENGLISH.exec(folded)?.groups ?? {};
  const hour = is ?? can;
  return hour === undefined ? undefined : readText(`at ${hour}?`);
}
