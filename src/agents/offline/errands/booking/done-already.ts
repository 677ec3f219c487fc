/**
 * "Ya hice la consulta inicial, necesito asesoría laboral", "já fiz o ensaio, quero…", "i already did the exam, i need…": what
 * was done is no wish, where what is wanted now is told by its own name behind it.
 */
import { leftOpen, serviceIn } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { WANT } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

const DONE = re`^[¡\s]*(?:(?:hola|buenas|buen dia|buenas tardes|oi|hi|hello)[\s,.!]+)*(?:yo |eu |i(?: ve)? |nosotros )?(?:ya|ja|already) (?:(?:yo|eu|me|le|nos|l[oa]|i) )*(?:hice|hicimos|tuve|tuvimos|tome|tomamos|hicieron|fiz|fizemos|tive|did|had|took|done) (?<what>[^,.;:!?]{3,60}?)(?:\s*[,.;:!]+\s*|\s+(?:y|e|and|pero|mas|but|asi que|entonces)\s+)(?=\S)`;
const WISHES = re`(?<![a-z])(?:${WANT}|me toca|toca|agend[a-z]*|reserv[a-z]*|anot[a-z]*|marc[a-z]*|dame|deme|book)(?![a-z])`;
const CHARS_MAX = 240;

export function withoutWhatWasDone({ raw }: Text, { flow, tenant }: Situation): Text | undefined {
  if (flow !== 'ninguno' || tenant === undefined || raw.length > CHARS_MAX) return undefined;
  const said = DONE.exec(fold(raw));
  if (said === null || serviceIn(said.groups?.['what'] ?? '', tenant) === undefined) return undefined;
  const rest = raw.slice(said[0].length);
  const named = serviceIn(rest, tenant) !== undefined || leftOpen(rest, tenant).length > 0;
  return named && WISHES.test(fold(rest)) ? readText(rest) : undefined;
}
