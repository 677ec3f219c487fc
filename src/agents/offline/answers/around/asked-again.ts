/**
 * "¿Cuánto era que costaba la limpieza?", "cuánto me dijo que era?", "dónde quedaba?": what was told before, or may have
 * been, is asked as if for the first time; "¿van a abrir el sábado?", "will you be open on Monday?" as if of every week.
 */
import { fold, readText, type Text } from '../../words/text.ts';
import { ES_DAY } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

const CHARS_MAX = 200;
const ASKING =
  '(?:(?:a|de|en|por|hasta|desde|como) )?(?:cuanto|cuantos|cuanta|cuantas|que|cual|cuales|donde|cuando|quien|como|quanto|qual|onde|quando|quem)(?: (?:precio|hora|dia|dias|tiempo|direccion|horario))?';
const SAID =
  '(?:dijo|dijiste|dijistes|dijeron|dicen|dices|decis|dijimos|comento|comentaste|comentaron|menciono|mencionaste|mencionaron|indico|indicaste|indicaron|(?:habia|habias|habian) (?:dicho|comentado|mencionado)|disse|disseram|falou|falaram)';
const ONCE_MORE = `(?:(?:era|es|fue|seria)|(?:(?:usted|ustedes|voce|voces|uds?) )?(?:(?:me|nos) )?${SAID}) que`;
const PRESENT: Readonly<Record<string, string>> = {
  costaba: 'cuesta',
  costaban: 'cuestan',
  salia: 'sale',
  salian: 'salen',
  valia: 'vale',
  valian: 'valen',
  duraba: 'dura',
  duraban: 'duran',
  demoraba: 'demora',
  tardaba: 'tarda',
  quedaba: 'queda',
  quedaban: 'quedan',
  abrian: 'abren',
  cerraban: 'cierran',
  atendian: 'atienden',
  hacia: 'hace',
  hacian: 'hacen',
  cobraban: 'cobran',
  custava: 'custa',
  ficava: 'fica',
};
const PAST = Object.keys(PRESENT).join('|');
const AGAIN = re`(?<![a-z])(?<asking>${ASKING}) (?:(?<again>${ONCE_MORE}) )?(?<past>${PAST})(?![a-z])|(?<![a-z])(?<that>${ASKING}) ${ONCE_MORE} (?=\S)`;
/** Of what he has, or of what he was told to do: "cuánto era que tenía que pagar", "a qué hora era que me tocaba". */
const OF_HIS =
  /(?<![a-z])(?:mi|mis|meu|minha|tengo|tenia|teniamos|tenho|tinha|debo|debia|deb[oi]a|me toca(?:ba)?|quedamos|quede|pagar|pague|abonar)(?![a-z])/;

const FUTURE = re`(?<![a-z])(?<!(?:me|te|le|les|nos|puedo|puede|pueden|para|sin) )(?:van a (?:estar )?(?<open>abrir|abiertos|atender|atendiendo|trabajar|laborar|cerrar)|(?:voces )?vao (?<abre>abrir|atender|fechar)|(?:will you be|are you going to be|are you gonna be) open|(?<simple>abriran|atenderan|cerraran|trabajaran))(?![a-z])(?! (?:mi|el|un|una|la|las|los) (?!(?:proximo |proxima )?(?:${ES_DAY}|feriado|festivo|dia|finde|fin|semana|[0-9])))`;
const NOW: Readonly<Record<string, string>> = {
  abrir: 'abren',
  abiertos: 'abren',
  abriran: 'abren',
  atender: 'atienden',
  atendiendo: 'atienden',
  atenderan: 'atienden',
  trabajar: 'trabajan',
  laborar: 'laboran',
  trabajaran: 'trabajan',
  cerrar: 'cierran',
  cerraran: 'cierran',
};
const AGORA: Readonly<Record<string, string>> = { abrir: 'abrem', atender: 'atendem', fechar: 'fecham' };

function asOfEveryWeek(raw: string): Text | undefined {
  const match = FUTURE.exec(fold(raw));
  if (match?.groups === undefined) return undefined;
  const { open, abre, simple } = match.groups;
  const said = abre === undefined ? NOW[open ?? simple ?? ''] : AGORA[abre];
  const rest = raw.slice(match.index + match[0].length);
  return readText(`${raw.slice(0, match.index)}${said ?? 'are you open'}${rest}`);
}

/** The same, asked outright; undefined: nothing of the kind. */
export function askedAgain({ raw }: Text): Text | undefined {
  if (raw.length > CHARS_MAX) return undefined;
  const folded = fold(raw);
  const match = AGAIN.exec(folded);
  if (match?.groups === undefined || OF_HIS.test(folded)) return asOfEveryWeek(raw);
  const { asking, past, that } = match.groups;
  const said = past === undefined ? `${that} ` : `${asking} ${PRESENT[past]}`;
  const rest = raw.slice(match.index + match[0].length);
  return readText(`${raw.slice(0, match.index)}${said}${rest}${/[?¿]/.test(raw) ? '' : '?'}`);
}
