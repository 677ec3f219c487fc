/**
 * "Vamos con un amigo, corte los dos", "vamos con mi mamá las dos para manicure", "mi hermana y yo queremos limpieza, las
 * dos": both of those who come, and no hour; nor is "las dos sedes" one. "A las dos" is, and so is "el jueves las dos".
 */
import { partyIn } from './party.ts';
import type { Situation } from '../situation.ts';
import { fold, readText, type Text } from '../words/text.ts';
import { NOT_BEHIND_TIME } from '../words/words.ts';

const TWO = '(?:dos|dois|duas|two|2|tres|three|3)';
const A_NUMBER = new RegExp(TWO);
const SOMEONE = '(?:mi|un|una|otr[oa]|meu|minha|um|uma|my|a) [a-z]+';
const COMPANY = new RegExp(
  ` (?:${[
    `(?:voy|vamos|somos|ire|iremos|iria|iriamos|vengo|venimos|llego|llegamos|queremos ir|quiero ir|vou|i m (?:going|coming)|we re (?:going|coming)) (?:acompanad[oa] (?:de|por) |con |com |with )${SOMEONE}`,
    `(?:viene|va|ira|vendra|vem|vai) ${SOMEONE} (?:conmigo|comigo)`,
    `(?:llevo|traigo|llevare|levo|trago) (?:a )?${SOMEONE}`,
    `${SOMEONE} (?:y|e|and) (?:yo|eu|i)|(?:yo|eu) (?:y|e) ${SOMEONE}`,
  ].join('|')}) `,
);
const THEY =
  'personas|pessoas|amig[oa]s|herman[oa]s|hij[oa]s|prim[oa]s|nin[oa]s|chic[oa]s|senor[ao]s|mujeres|mascotas|gat[oa]s|perr(?:it)?[oa]s';
const PLACES =
  'sedes|sucursales|locales|tiendas|unidades|lojas|filiais|clinicas|opciones|alternativas|profesionales|doctor[ea]s';
/** Two of what has a name: no hour, whatever stands before. "Las dos queremos" are people, too. */
const OF_A_NAME = `(?<![a-z])(?:l[oa]s|as|os)\\s+${TWO}\\s+(?:${THEY}|${PLACES}|queremos|vamos|iriamos|iremos|necesitamos|venimos|precisamos|queriamos|quisieramos)(?![a-z])`;
const NO_CLOCK =
  '(?!\\s*(?:y (?:media|cuarto|pico)|menos|en punto|(?:de|por|en) la (?:tarde|manana)|da tarde|[ap]\\.? ?m|hs|h(?![a-z])|horas?|[:.]\\d))';
const BOTH = `${NOT_BEHIND_TIME}(?:las|as)\\s+${TWO}(?![a-z0-9])${NO_CLOCK}`;
const THE_TWO = new RegExp(`${OF_A_NAME}|${BOTH}`, 'g');
const BOTH_OF_THEM = new RegExp(
  `(?:(?<![a-z])(?:(?:los|os)\\s+${TWO}|amb[oa]s|both)(?![a-z0-9])|${BOTH})(?!\\s+(?:turnos?|citas|horas|horarios|servicios|dias|lados|cosas|sedes|sucursales|opciones|veces)(?![a-z]))`,
);
const LOOKED_AT_CHARS_MAX = 400;

/** Where it is said, so that nobody reads an hour there. */
export function bothCome(raw: string, situation: Situation): readonly { start: number; end: number }[] {
  if (situation.flow !== 'ninguno' && situation.flow !== 'agenda') return [];
  const folded = fold(raw.slice(0, LOOKED_AT_CHARS_MAX));
  if (!A_NUMBER.test(folded)) return [];
  return [...folded.matchAll(THE_TWO)].flatMap(({ 0: words, index }) => {
    const span = { start: index, end: index + words.length };
    if (raw[index]?.toLowerCase() === 'à') return [];
    return NAMED.test(words) || twoTold(raw.slice(0, index), situation) ? [span] : [];
  });
}
const NAMED = new RegExp(`^${OF_A_NAME}$`);

function twoTold(before: string, situation: Situation): boolean {
  const { norm } = readText(before);
  return COMPANY.test(norm) || partyIn(before, situation).length > 1;
}

/** He comes with somebody, and both of them want it. */
export function comeTogether({ norm, raw }: Pick<Text, 'norm' | 'raw'>): boolean {
  return COMPANY.test(norm) && BOTH_OF_THEM.test(fold(raw.slice(0, LOOKED_AT_CHARS_MAX)));
}
