import { isTime, type Item, type Scan } from '../items.ts';

/**
 * "Vou casar em novembro, quero visita na sexta", "we're moving out in July, can I book Wednesday?": the month of what
 * comes in somebody's life is background where a day is asked for beside it, and no part of that day's date.
 */

const LIFE_TO_COME =
  '(?:(?:me|nos|se|vou(?: me)?|vamos(?: nos)?|vai(?: se)?|va a|voy a|vamos a|i m|im|we re|were|we are|i am|is|are|getting) (?:[a-z]+ )??(?:casa[a-z]*|caso|mudo|mudar(?:me|nos|se)?|muda(?:mos|n)?|gradu[a-z]+|recib[a-z]+|form[oa]r?|formamos|operan?|opero|operar(?:me|se)?|viajar|parir|married|moving|relocating|graduating|travel(?:l)?ing|expecting|due)' +
  '|casamos|viaj(?:o|a|an|amos|e|ei)|(?:cumpl[a-z]+|faz|faco|fazem|fazemos|completa|turns?|turning)(?: (?:los|mis|sus))? [0-9a-z]+(?: (?:anos|anitos|years))?|(?:we|i|they|she|he) (?:move|marry|graduate|travel)s?|(?:nace|nasce|naceria|nacera) [a-z]+(?: [a-z]+)?|doy a luz)';
const BEFORE = new RegExp(` ${LIFE_TO_COME}(?: (?!(?:y|e|and|quiero|quero|want)(?= ))[a-z0-9]+){0,4} $`);
const BEHIND = new RegExp(`^ (?:(?:yo|eu|i|we|mi [a-z]+|minha [a-z]+) )?${LIFE_TO_COME} `);
/** A month, and no few days. */
const MONTH_DAYS_MIN = 20;

export function tellLifeMonths(scan: Scan, items: readonly Item[]): void {
  for (const item of items) {
    const { meaning, fate } = item;
    const { from, to } = meaning.kind === 'days' ? meaning.run : {};
    if (fate !== undefined || from === undefined || to === undefined || from.until(to).days < MONTH_DAYS_MIN) continue;
    const elsewhere = items.some((one) => one !== item && isTime(one) && DAYS.has(one.meaning.kind) && !one.fate);
    if (!elsewhere) continue;
    if (BEFORE.test(said(scan, 0, item.first)) || BEHIND.test(said(scan, item.next))) item.fate = 'told';
  }
}
const DAYS = new Set(['day', 'days', 'weekdays']);

function said({ tokens }: Scan, from: number, to?: number): string {
  return ` ${tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')} `;
}
