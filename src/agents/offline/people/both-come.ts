/**
 * "Vamos con un amigo, corte los dos", "vamos con mi mamá las dos para manicure", "mi hermana y yo queremos limpieza, las
 * dos": both of those who come, and no hour; nor is "las dos sedes" one. "A las dos" is, and so is "el jueves las dos".
 */
import { partyIn } from './party.ts';
import type { Situation } from '../situation.ts';
import { fold, readText, type Text } from '../words/text.ts';
import { NOT_BEHIND_TIME } from '../words/words.ts';
import { KIN_WORD } from '../words/kin.ts';
import { matchesOf, re, START } from '../words/pattern.ts';

const TWO = '(?:dos|dois|duas|two|2|tres|three|3)';
const A_NUMBER = new RegExp(TWO);
const SOMEONE = '(?:mi|un|una|otr[oa]|meu|minha|um|uma|my|a) [a-z]+';
const COMPANY = new RegExp(
  ` (?:${[
    `(?:voy|vamos|somos|ire|iremos|iria|iriamos|vengo|venimos|llego|llegamos|queremos ir|quiero ir|vou|i m (?:going|coming)|we re (?:going|coming)) (?:acompanad[oa] (?:de|por) |con |com |with )${SOMEONE}`,
    `(?:viene|va|ira|vendra|vem|vai) ${SOMEONE} (?:conmigo|comigo)`,
    `(?:llevo|traigo|llevare|levo|trago) (?:a )?${SOMEONE}`,
    `${SOMEONE} (?:y|e|and) (?:yo|eu|i)|(?:yo|eu) (?:y|e) ${SOMEONE}`,
    `(?:con|com|with) (?:mi|meu|minha|my) (?:${KIN_WORD})`,
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
const BOTH_OF_THEM = re`(?:(?<![a-z])(?:(?:los|os)\s+${TWO}|amb[oa]s|both)(?![a-z0-9])|${BOTH})(?!\s+(?:turnos?|citas|horas|horarios|servicios|dias|lados|cosas|sedes|sucursales|opciones|veces)(?![a-z]))`;
const LOOKED_AT_CHARS_MAX = 400;

/** Where it is said, so that nobody reads an hour there. */
export function bothCome(raw: string, situation: Situation): readonly { start: number; end: number }[] {
  if (situation.flow !== 'ninguno' && situation.flow !== 'agenda') return [];
  const folded = fold(raw.slice(0, LOOKED_AT_CHARS_MAX));
  if (!A_NUMBER.test(folded)) return [];
  return matchesOf(folded, THE_TWO).flatMap(({ 0: words, index }) => {
    const span = { start: index, end: index + words.length };
    if (raw[index]?.toLowerCase() === 'à') return [];
    return NAMED.test(words) || twoTold(raw.slice(0, index), situation) ? [span] : [];
  });
}
const NAMED = re`^${OF_A_NAME}$`;

function twoTold(before: string, situation: Situation): boolean {
  const { norm } = readText(before);
  return COMPANY.test(norm) || partyIn(before, situation).length > 1;
}

/** He comes with somebody, and both of them want it. */
export function comeTogether({ norm, raw }: Pick<Text, 'norm' | 'raw'>): boolean {
  return COMPANY.test(norm) && BOTH_OF_THEM.test(fold(raw.slice(0, LOOKED_AT_CHARS_MAX)));
}

/**
 * "No, es para mi otro hijo", "perdón, es para otra persona", "no es para mí": somebody else comes than was spoken of, and
 * who is not told. One more besides ("también para mi otro hijo") is another booking.
 */
interface Span {
  readonly start: number;
  readonly end: number;
}

const FOR = '(?:para|pa|pra|for)';
const OTHER = '(?:otr[oa]|outr[oa]|other)';
const HERE_IT_ENDS = String.raw`(?=\s*(?:$|[.,;!\n]))`;

const NO_AHEAD =
  /^\s*(?:(?:ay|uy|ah|oh|perdon|disculp\p{L}*|sorry)[\s,.!]+)*(?:no|nao|esper\p{L}*|wait|me (?:equivoque|confundi))[\s,.!]/u;
/** Said of what stands: "perdón, es para mi otro hijo", "era para otra persona". */
const IT_IS = new RegExp(String.raw`${START}(?:es|era|seria|e|it['’]?s|is|was)\s+${FOR}\s`, 'u');
const ALSO = /(?<!\p{L})(?:tambien|tambem|also|ademas|otr[oa] (?:cita|turno|hora|mas)|another|one more)(?!\p{L})/u;

/** What is being booked is said to be somebody's else. */
export function correctsWhom(head: string, { flow }: Situation): boolean {
  const text = fold(head);
  return flow === 'agenda' && (NO_AHEAD.test(text) || IT_IS.test(text)) && !ALSO.test(text);
}

/** "Mi otro hijo" as "mi hijo", every word where it stands. */
const OTHER_ONE = new RegExp(String.raw`(?<=${START}${FOR}\s+)((?:mi|meu|minha|my)\s+)(${OTHER})(?=\s)`, 'giu');
export function withoutOther(head: string): string {
  return head.replace(OTHER_ONE, (_all, own: string, other: string) => own + ' '.repeat(other.length));
}

const SOMEBODY = String.raw`(?:${OTHER}\s+(?:persona|pessoa|paciente|(?:de\s+(?:mis|meus|minhas)\s+)?(?:${KIN_WORD})(?:e?s)?)|(?:un[oa]?|uma?|a)\s+(?:${KIN_WORD}|conocid[oa]|familiar|pariente|relative)|alguien\s+mas|someone\s+else|somebody\s+else)`;
const SOMEBODY_ELSE = new RegExp(
  String.raw`${START}${FOR}\s+(?:(?:mi|el|la|o|a|the)\s+)?${SOMEBODY}${HERE_IT_ENDS}`,
  'u',
);
/** "Es para el otro", where one of them was spoken of. */
const THE_OTHER = new RegExp(String.raw`${START}${FOR}\s+(?:el|la|o|a|the)\s+${OTHER}(?:\s+one)?${HERE_IT_ENDS}`, 'u');
const NOT_ME = new RegExp(
  String.raw`${START}(?:(?:no|nao|not)\s+(?:(?:es|e|era|seria|is)\s+)?${FOR}\s+(?:mim?|me)|${FOR}\s+mim?\s+(?:no|nao)(?:\s+e?s?)?)${HERE_IT_ENDS}`,
  'u',
);

/** Where somebody else is told of whom nothing is known. */
export function strangerIn(head: string, { known }: Situation): Span | undefined {
  const text = fold(head);
  const told = SOMEBODY_ELSE.exec(text) ?? NOT_ME.exec(text) ?? (known?.para && THE_OTHER.exec(text));
  return told ? { start: told.index, end: told.index + told[0].length } : undefined;
}
