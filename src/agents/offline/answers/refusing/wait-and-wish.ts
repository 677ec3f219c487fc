/**
 * "Espera, es el drenaje", "esperá, antes pasame el turno al viernes", "hold on, I meant Friday": the pause opens what is
 * wished, and nobody is left waiting. What he only finds out or tells behind it stays a pause.
 */
import { timesIn } from '../../time/index.ts';
import { keywordIn } from '../../keyword-in.ts';
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { saysWhen } from '../../wishes.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { STALLING } from './stalls.ts';

const A_WHILE =
  '(?:(?:un|1|um|a|one) )?(?:moment(?:o|ito|inho)?|segund(?:o|ito|inho)|sec(?:ond)?|minut(?:o|ito|inho)|toque|rat(?:o|ito))';
const PAUSE = new RegExp(
  `^\\s*[¡¿]*(?:(?:no|nao|ay|uy|ah|oh|eh|ok)[\\s,.!]+)?(?:espera|espere|esperate|espereme|esperame|esperen|aguanta|aguarda|pera|perate|perai|calma|wait|hold on|hang on)?(?: ?(?:ai|${A_WHILE}))?\\s*[,.;:!…\\n]+\\s*(?=\\S+\\s+\\S)`,
);
/** What comes first, of what is wished; the question that is open waits. */
const FIRST = /^(?:antes(?: (?:que|de) (?:nada|eso|todo))?|primero|primeiro|first|before that)[\s,]+/;
const MEANT =
  /^(?:(?:que|no|nao|pero|mejor|perdon|sorry)[\s,]+)*(?:es|era|eran|son|seria|e|quise decir|quis dizer|me referia a|i meant?|it(?: is|'s|s)|it was)(?: (?:el|la|los|las|un|una|o|a|the|para|pra|for))?(?= )/;
const ERRANDS: ReadonlySet<string | undefined> = new Set(['book', 'move', 'cancel', 'pay']);
const CHARS_MAX = 200;

/** What stands behind the pause; undefined: nothing that is wished. */
export function withoutPause({ raw }: Text, situation: Situation): Text | undefined {
  const { flow, tenant } = situation;
  if (flow === 'ninguno' || tenant === undefined || raw.length > CHARS_MAX) return undefined;
  const folded = fold(raw);
  const pause = PAUSE.exec(folded)?.[0] ?? '';
  if (!/[a-z]{4}|un /.test(pause)) return undefined;
  const first = FIRST.exec(folded.slice(pause.length))?.[0].length ?? 0;
  const rest = readText(raw.slice(pause.length + first));
  if (STALLING.test(rest.norm)) return undefined;
  const put = MEANT.exec(fold(rest.raw))?.[0];
  if (put !== undefined) {
    const said = readText(rest.raw.slice(put.length));
    return findNames(said.raw, tenant).servicio !== undefined || saysWhen(timesIn(said.raw, situation))
      ? said
      : undefined;
  }
  const hit = keywordIn(rest, situation);
  // "Espera, voy a pagar" is what he is about to do.
  const aboutTo = hit?.intent === 'pay' && first === 0 && findNames(rest.raw, tenant).servicio === undefined;
  return ERRANDS.has(hit?.intent) && !aboutTo ? rest : undefined;
}
