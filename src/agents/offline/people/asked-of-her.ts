/**
 * "¿Marcela trabaja el sábado?" … "¿y hace acrílicas?", "¿y ella pone tinte?", "y el domingo trabaja?", "e ela faz unhas?":
 * asked of the one who was spoken of just now. Of the house it is "hacen".
 */
import { findNames, leftOpen } from '../names.ts';
import type { Situation } from '../situation.ts';
import { re } from '../words/pattern.ts';
import { readText, type Text } from '../words/text.ts';
import { ES_DAYS } from '../words/words.ts';

const LEAD =
  '(?:(?:ah|ok|okay|ya|bueno|dale|perfecto|genial|gracias|pero|oye|che|y|e|and|tambien|tambem|also|ahi|ese dia) )*';
const SHE = '(?:ella|el|ela|ele|she|he)';
const TOO = '(?:(?:tambien|tambem|also|te|me|le|les|lo|la) )*';
const DEED =
  '(?:hace|haria|pone|realiza|aplica|corta|pinta|atiende|trabaja|da|dicta|ensena|ve|trata|cuida|maneja|faz|atende|does|do|teach(?:es)?)';
const HABIT = '(?:trabaja|labora|atiende|viene|va|esta|trabalha|atende|vem)';
const DOES = re`^ ${LEAD}(?:(?:does |can )?${SHE} )?${TOO}(?<deed>${DEED}) (?<what>(?:[a-z]+ ){1,6})$`;
const DAY = `(?:(?:el|los|al|a|no|aos?|nos?) )?(?:${ES_DAYS}s?|segundas?|tercas?|quartas?|quintas?|sextas?|hoy|manana|hoje|amanha)`;
const ON_A_DAY = re`^ ${LEAD}(?<day>${DAY}) (?:(?:${SHE}|tambien|tambem|si) )*${HABIT}(?: ${SHE}| tambien| tambem| ahi)* $`;
const CHARS_MAX = 120;

/** Said with the name; undefined: nobody was spoken of, or somebody is named. */
export function askedOfHer({ raw, norm, asks }: Text, { spokenOf, tenant, flow }: Situation): Text | undefined {
  const who = tenant?.professionals.find(({ id }) => id === spokenOf?.professionalId);
  if (who === undefined || tenant === undefined || flow !== 'ninguno' || !asks || raw.length > CHARS_MAX)
    return undefined;
  if (findNames(raw, tenant).profesional !== undefined) return undefined;
  const day = ON_A_DAY.exec(norm)?.groups?.['day'];
  if (day !== undefined) return readText(`¿${who.name} trabaja ${day}?`);
  const { deed, what = '' } = DOES.exec(norm)?.groups ?? {};
  if (deed === undefined) return undefined;
  const sold = findNames(what, tenant).servicio !== undefined || leftOpen(what, tenant).length > 0;
  return sold ? readText(`¿${who.name} ${deed} ${what.trim()}?`) : undefined;
}
