/** "¿Atiende la doctora Gómez los jueves?" … "ok, con ella", "el jueves con él", "with her": the one who was asked about. */
import type { Situation } from '../situation.ts';
import { KIN_WORD } from '../words/kin.ts';
import { fold, readText, type Text } from '../words/text.ts';

const HER = '(?:con|com|with)\\s+(?:ella|ela|her|ess?a\\s+(?:doctora|dra|doutora|profesional|persona))(?![a-z])';
/** "Con el" is he where nothing stands behind it that could be his article's: a stop, an hour, a day. */
const HIM =
  '(?:con|com|with)\\s+(?:ele|him|(?:ess?e|est[ea])\\s+(?:doctor|dr|doutor|profesional)|el(?=[\\s]*(?:$|[.,;:!?]|(?:el|a la|a las|para|por|en|hoy|manana|porfa|gracias|entonces|mejor|nomas)(?![a-z]))))(?![a-z])';
/** With its accent it is he, whatever stands behind it: "deme con él un corte". */
const HIM_WRITTEN = /(?<!\p{L})con\s+él(?!\p{L})/iu;
const PRONOUN = new RegExp(`(?<![a-z])(?:(?<her>${HER})|(?<him>${HIM}))`);
/** "Ya hablé con él", "no con ella", "salvo con él": nobody is wished for. */
const NOT_WISHED =
  /(?<![a-z])(?:(?:habl|charl|convers|platic|fal|conoc|talk|spoke|speak)[a-z]*|viv[a-z]*|(?:no|nao|not|ni|nem|menos|salvo|excepto|except|sin)(?: (?:quiero|puedo|me gusta|sea|es|era|quero))?)\s+$/;
const KIN = new RegExp(
  `(?<![a-z])(?:mi|mis|meu|minha|my|su|tu)\\s+(?:${KIN_WORD})(?![a-z])|(?<![a-z])(?:acompan|junt[oa]s?)`,
);
const SHE = /^(?:dra|doctora|doutora|sra|srta|mrs|ms)(?![a-z])/i;
const HE = /^(?:dr|doctor|doutor|sr|mr)(?![a-z])/i;
const CHARS_MAX = 160;

/** Said with the name in the pronoun's place; undefined: no such pronoun, or nobody whom it could be. */
export function withTheOneSpokenOf({ raw }: Text, { spokenOf, tenant, flow }: Situation): Text | undefined {
  const who = tenant?.professionals.find(({ id }) => id === spokenOf?.professionalId);
  if (who === undefined || raw.length > CHARS_MAX || flow === 'cancelacion' || flow === 'pagos') return undefined;
  const folded = fold(raw);
  const match = HIM_WRITTEN.exec(raw) ?? PRONOUN.exec(folded);
  if (match === null || KIN.test(folded) || NOT_WISHED.test(folded.slice(0, match.index))) return undefined;
  // "Con él no", and the other of the two.
  const behind = folded.slice(match.index + match[0].length);
  if (/^[\s,]*(?:no|nao|not)(?![a-z])/.test(behind)) return undefined;
  if ((match.groups?.['her'] === undefined ? SHE : HE).test(who.name)) return undefined;
  return readText(`${raw.slice(0, match.index)}con ${who.name}${raw.slice(match.index + match[0].length)}`);
}
