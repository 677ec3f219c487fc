/** "Corte el jueves a las 4", and then "*5" or "5*": what was typed is put right, as people do where nothing can be edited. */
import type { Situation } from '../../situation.ts';
import { readText, type Text } from '../../words/text.ts';

const NUMBER = String.raw`(\d{1,2}(?:[:.]\d{2})?(?:\s*(?:y media|e meia|hs?|[ap]\.?m\.?))?)`;
const STARRED = new RegExp(String.raw`^\s*(?:\*+\s*${NUMBER}|${NUMBER}\s*\*+)\s*$`, 'i');

/** The message with what puts it right, as one would say it; a word stands for itself on its own line. */
export function joined(before: string, after: string): string {
  const right = starredNumber(after);
  return right === undefined ? `${before}\n${after}` : `${before}, digo ${right}`;
}

/** The same, of the hour that is asked about. */
export function hourPutRight({ raw }: Text, { asks }: Situation): Text | undefined {
  const right = asks === 'confirm' ? starredNumber(raw) : undefined;
  return right === undefined ? undefined : readText(`digo ${right}`);
}

function starredNumber(raw: string): string | undefined {
  const said = STARRED.exec(raw);
  return said?.[1] ?? said?.[2];
}
