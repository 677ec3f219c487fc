/**
 * "¿Cuánto era que costaba la limpieza?", "cuánto me dijo que era?", "dónde quedaba?": what was told before, or may have
 * been, is asked as if for the first time.
 */
import { fold, readText, type Text } from '../words/text.ts';

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
const AGAIN = new RegExp(
  `(?<![a-z])(?<asking>${ASKING}) (?:(?<again>${ONCE_MORE}) )?(?<past>${PAST})(?![a-z])|(?<![a-z])(?<that>${ASKING}) ${ONCE_MORE} (?=\\S)`,
);
/** Of what he has, or of what he was told to do: "cuánto era que tenía que pagar", "a qué hora era que me tocaba". */
const OF_HIS =
  /(?<![a-z])(?:mi|mis|meu|minha|tengo|tenia|teniamos|tenho|tinha|debo|debia|deb[oi]a|me toca(?:ba)?|quedamos|quede|pagar|pague|abonar)(?![a-z])/;

/** The same, asked outright; undefined: nothing of the kind. */
export function askedAgain({ raw }: Text): Text | undefined {
  if (raw.length > CHARS_MAX) return undefined;
  const folded = fold(raw);
  const match = AGAIN.exec(folded);
  if (match?.groups === undefined || OF_HIS.test(folded)) return undefined;
  const { asking, past, that } = match.groups;
  const said = past === undefined ? `${that} ` : `${asking} ${PRESENT[past]}`;
  const rest = raw.slice(match.index + match[0].length);
  return readText(`${raw.slice(0, match.index)}${said}${rest}${/[?¿]/.test(raw) ? '' : '?'}`);
}
