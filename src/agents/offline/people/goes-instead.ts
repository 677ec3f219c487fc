/**
 * "Sí, va mi hermana en mi lugar", "viene mi hijo, no yo", "my wife is going instead of me", to what is being booked: it is
 * for her, and the yes stands. "Sí, mi esposa va a usar ese turno" is for her as well, and is put again with her in it:
 * nobody said that he himself does not come. Of an appointment that is booked already, see `errands/mine/in-his-place.ts`.
 */
import type { Situation } from '../situation.ts';
import { KIN_WORD } from '../words/kin.ts';
import { END, START, re } from '../words/pattern.ts';
import { isYes } from '../answers/agreeing/yes-head.ts';
import { fold, readText, type Text } from '../words/text.ts';

const SOMEBODY = String.raw`(?:mi|meu|minha|my)\s(?:${KIN_WORD})`;
const GOES =
  '(?:va a ir|va a venir|va a asistir|va|viene|ira|vendra|asiste|asistira|vai|vai ir|vem|comes|goes|(?:is|will be|s) (?:coming|going)|will (?:come|go))';
const INSTEAD =
  '(?:en mi lugar|no meu lugar|en (?:vez|lugar) de mi|em vez de mim|in my place|instead of me|(?:(?:y|e|and) )?(?:no yo|nao eu|not me|yo no|eu nao))';
const GOES_INSTEAD = re`${START}(?:(?:la|el) que )?(?:${GOES} (?:es )?(?<behind>${SOMEBODY})|(?<before>${SOMEBODY}),? ${GOES})\s*,?\s*${INSTEAD}${END}`;
const INSTEAD_GOES = re`${START}(?:yo no|eu nao|not me|en mi lugar|no meu lugar|in my place|instead of me)(?: (?:voy|puedo|vou|posso))?\s*,?\s*(?:${GOES} (?<behind>${SOMEBODY})|(?<before>${SOMEBODY}) ${GOES})${END}`;
const WITH_SIGNS = [GOES_INSTEAD, INSTEAD_GOES].map((pattern) => new RegExp(pattern, 'u'));

const USE = '(?:us|tom|aprovech|agarr|ocup|aproveit|peg)(?:a|ara?)';
const IT_IS = String.raw`(?:(?:ese|esa|este|esta|el|la|esse|essa|o|a|that|this|the)\s(?:mism[oa] )?(?:turno|cita|hora|horario|lugar|cupo|espacio|reserva|vaga|horario|slot|spot|appointment|time))`;
/** Whose it is that takes it; on folded words, for a pattern, with `kin` in front. */
export const TAKES_IT = `(?:(?:l[oa] )(?:va a )?${USE}|(?:va a |vai )?${USE} ${IT_IS}|va a ${USE}l[oa]|(?:will |is going to |is )?(?:us|tak)(?:e|es|ing) (?:it|${IT_IS}))`;
const TAKES = new RegExp(String.raw`${START}(?<whom>${SOMEBODY})\s(?:${TAKES_IT})${END}`, 'u');

export function goesInstead(text: Text, situation: Situation): Text | undefined {
  const { flow, field } = situation;
  if (flow !== 'agenda' || field !== undefined || text.asks) return undefined;
  return takesIt(text, situation) ?? inHisPlace(text);
}

/** "Sí, mi esposa va a usar ese turno": whose it is, and nothing else is said but the yes. */
function takesIt({ raw }: Text, { asks }: Situation): Text | undefined {
  if (asks !== 'confirm') return undefined;
  const said = TAKES.exec(fold(raw));
  const whom = said?.groups?.['whom'];
  if (said === null || whom === undefined) return undefined;
  const [head, tail] = [raw.slice(0, said.index).trim(), raw.slice(said.index + said[0].length)];
  const isAlone = (head === '' || isYes(head)) && /^[\s.!]*$/.test(tail);
  return isAlone ? readText(`es para ${whom}`) : undefined;
}

function inHisPlace({ raw }: Text): Text | undefined {
  const folded = fold(raw);
  const said = WITH_SIGNS.map((pattern) => pattern.exec(folded)).find((found) => found !== null);
  const whom = said?.groups?.['behind'] ?? said?.groups?.['before'];
  if (said === undefined || whom === undefined) return undefined;
  const [head, tail] = [raw.slice(0, said.index).trimEnd(), raw.slice(said.index + said[0].length)];
  return readText(`${head === '' || /[,.;!]$/.test(head) ? head : `${head},`} es para ${whom}${tail}`.trim());
}
