/**
 * "Do you do passport photos? I need them today", "fazem limpeza? preciso de uma pra amanhã": whether it is done, and that it
 * is wanted. The wish is said with its name, and answers both.
 */
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const GREETED =
  '(?:(?:hi|hello|hey|good|morning|afternoon|evening|there|oi|ola|bom|boa|dia|tarde|noite|hola|buenas|buen|buenos|dias|tardes)[\\s,.!]+)*';
const DONE =
  '(?:(?:do|can) (?:you|u)(?: guys)? (?:do|have|offer|make|take)|(?:voces |vcs )?(?:fazem|faz|tem|oferecem)|(?:ustedes )?(?:hacen|haces|tienen|tenes|ofrecen|realizan))';
const WANTED =
  "(?:i (?:really )?(?:need|want|would like|would love)|i d (?:like|love)|i['’]d (?:like|love)|(?:eu )?(?:preciso|quero|queria)(?: de)?|(?:yo )?(?:necesito|quiero|quisiera|queria))";
const ONE = '(?:one|them|it|some|uma?|uns|umas|uno|una|unos|unas)';
const ASKED = String.raw`^\s*(?<greeted>${GREETED})${DONE} (?<what>[^?.!\n]{3,40})\?+\s*`;
const ASKED_AND_WANTED = re`${ASKED}(?<wanted>${WANTED}) (?<one>${ONE})(?![a-z])`;
/** "Do you do passport photos? It's for today." */
const ASKED_FOR_THEN = re`${ASKED}(?:it['’]?s|it is|that['’]?s|they['’]?re|this is) (?=for (?:today|tomorrow|tonight|this|next|monday|tuesday|wednesday|thursday|friday|saturday|sunday|my|a)(?![a-z]))`;

export function whatIsDoneAndWanted({ raw }: Text, { flow, tenant }: Situation): Text | undefined {
  if (flow !== 'ninguno' || tenant === undefined) return undefined;
  const folded = fold(raw);
  const said = ASKED_AND_WANTED.exec(folded) ?? ASKED_FOR_THEN.exec(folded);
  const { greeted = '', what = '', wanted = 'i need' } = said?.groups ?? {};
  if (said === null || findNames(what, tenant).servicio === undefined) return undefined;
  const at = folded.indexOf(what, greeted.length);
  return readText(
    `${wanted.replace(LOVES, 'i need')} ${raw.slice(at, at + what.length)} ${raw.slice(said[0].length).trimStart()}`,
  );
}
const LOVES = /^i(?: would|['’ ]?d) love$/;
