/**
 * "Sí, va mi hermana en mi lugar", "viene mi hijo, no yo", "my wife is going instead of me", to what is being booked: it is
 * for her, and the yes stands. Of an appointment that is booked already, see `errands/mine/in-his-place.ts`.
 */
import type { Situation } from '../situation.ts';
import { KIN_WORD } from '../words/kin.ts';
import { END, START, re } from '../words/pattern.ts';
import { fold, readText, type Text } from '../words/text.ts';

const SOMEBODY = String.raw`(?:mi|meu|minha|my)\s(?:${KIN_WORD})`;
const GOES =
  '(?:va a ir|va a venir|va a asistir|va|viene|ira|vendra|asiste|asistira|vai|vai ir|vem|comes|goes|(?:is|will be|s) (?:coming|going)|will (?:come|go))';
const INSTEAD =
  '(?:en mi lugar|no meu lugar|en (?:vez|lugar) de mi|em vez de mim|in my place|instead of me|(?:(?:y|e|and) )?(?:no yo|nao eu|not me|yo no|eu nao))';
const GOES_INSTEAD = re`${START}(?:(?:la|el) que )?(?:${GOES} (?:es )?(?<behind>${SOMEBODY})|(?<before>${SOMEBODY}),? ${GOES})\s*,?\s*${INSTEAD}${END}`;
const INSTEAD_GOES = re`${START}(?:yo no|eu nao|not me|en mi lugar|no meu lugar|in my place|instead of me)(?: (?:voy|puedo|vou|posso))?\s*,?\s*(?:${GOES} (?<behind>${SOMEBODY})|(?<before>${SOMEBODY}) ${GOES})${END}`;
const WITH_SIGNS = [GOES_INSTEAD, INSTEAD_GOES].map((pattern) => new RegExp(pattern, 'u'));

export function goesInstead({ raw, asks }: Text, { flow, field }: Situation): Text | undefined {
  if (flow !== 'agenda' || field !== undefined || asks) return undefined;
  const folded = fold(raw);
  const said = WITH_SIGNS.map((pattern) => pattern.exec(folded)).find((found) => found !== null);
  const whom = said?.groups?.['behind'] ?? said?.groups?.['before'];
  if (said === undefined || whom === undefined) return undefined;
  const [head, tail] = [raw.slice(0, said.index).trimEnd(), raw.slice(said.index + said[0].length)];
  return readText(`${head === '' || /[,.;!]$/.test(head) ? head : `${head},`} es para ${whom}${tail}`.trim());
}
