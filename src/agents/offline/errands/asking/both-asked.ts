/** "¿Cuánto sale el corte?", "¿y la barba?", "dale, los dos el viernes": said with the names of what was asked about. */
import type { Situation } from '../../situation.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const TAKES =
  '(?:quiero|quisiera|dame|deme|haceme|hacerme|hazme|hagame|me hago|agendame|reservame|anotame|quero|i ll take|want|take|book|do)';
/** "Las dos" may be an hour, "para los dos" two people, "los dos días" their days: those stand otherwise. */
const TWO = `(?<verb>${TAKES} )(?:(?:las dos|as duas)(?: cos[ai]s)?|both(?: of them)?)|(?:los|os) (?:dos|dois)|ambos|ambas|(?:las|as) (?:dos|duas) cos[ai]s|both of them`;
const THREE = `(?<verb>${TAKES} )(?:las|as) tres|(?:los|os) tres|(?:las|as) tres cos[ai]s|all three`;
const OF_THEM =
  '(?! (?:dias|jueves|lunes|martes|miercoles|viernes|sabados|domingos|horarios|horas|sucursales|sedes|de la|y media|y cuarto|pm|somos|vamos|queremos|juntos|con))';
const BEFORE = '(?<!(?:para|pra|de|a|por|entre|nosotros|somos|cuanto|quanto|cualquiera de|alguno de|ninguno de) )';
const SAID: Readonly<Record<number, RegExp>> = {
  2: re`(?<![a-z])${BEFORE}(?:${TWO})(?![a-z])${OF_THEM}`,
  3: re`(?<![a-z])${BEFORE}(?:${THREE})(?![a-z])${OF_THEM}`,
};
const CHARS_MAX = 160;

/** "¿Y las dos juntas?", behind their prices. */
const TOGETHER =
  /^ (?:(?:y|e|and|ok|ah|pero) )*(?:(?:por|entre) )?(?:(?:l[oa]s (?:dos|tres)|as duas|os dois|ambos|ambas|both|todo|tudo|all) (?:junt[oa]s?|en total|no total|in total|together)|(?:por|entre) (?:l[oa]s (?:dos|tres)|ambos|ambas|todo))(?: (?:entonces|seria|por favor|porfa))* $/;
/** "¿Y las dos?": of the two that were asked about, and no hour. */
const ONLY_BOTH = /^ (?:y |e |and )?(?:l[oa]s dos|as duas|os dois|ambos|ambas|both) $/;

export function withBothAsked({ raw, norm, asks }: Text, { flow, spokenOf, tenant }: Situation): Text | undefined {
  const ids = spokenOf?.namedIds ?? [];
  if (flow !== 'ninguno' || ids.length < 2) return undefined;
  const together = TOGETHER.test(norm) || (asks && ids.length === 2 && ONLY_BOTH.test(norm));
  if (together) return readText('¿Cuánto es todo junto?');
  const said = SAID[ids.length];
  if (said === undefined || asks || raw.length > CHARS_MAX) return undefined;
  const folded = fold(raw);
  const match = said.exec(folded);
  const names = ids.flatMap((id) => tenant?.services.find((one) => one.id === id)?.name ?? []);
  if (match === null || names.length !== ids.length) return undefined;
  const from = match.index + (match.groups?.['verb'] ?? '').length;
  return readText(`${raw.slice(0, from)}${names.join(' y ')}${raw.slice(match.index + match[0].length)}`);
}
