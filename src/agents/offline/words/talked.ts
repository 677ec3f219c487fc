/** "Ayer hablé con una persona de ahí", "falei com uma atendente ontem": whom he has talked to, and nobody whom he asks for. */
import { re } from './pattern.ts';
import { ES_DAY, PERSON } from './words.ts';

const ONE = `(?:(?:el|la|un|una|uno|una de|um|uma|o|a|the|an|mi|meu|minha|my|otr[oa]|algun[oa]?|los|las) )*(?:${PERSON}|jef[ea]|boss|chefe|gerente|encargad[oa]|senorit[ao]|senora?|chic[ao]|muchach[ao]|mujer|hombre|moca|moco|girl|guy|lady)`;
/** What is the past by itself; "hable" may be what somebody should do. */
const TALKED =
  '(?:hablaba(?:mos)?|charle|conversaba|converse|chatee|quede|quedamos|arregle|arreglamos|acorde|acordamos|me puse de acuerdo|me escribi|(?:estuve|estuvimos|estaba|venia|estava|was|ve been) (?:hablando|charlando|chateando|conversando|platicando|falando|talking|speaking|chatting)|falei|falamos|conversei|combinei|i (?:ve |have |had |just |already )*(?:spoke|spoken|talked|chatted|arranged)|we (?:spoke|talked))';
const BEFORE = `(?:ayer|anoche|antes|anteayer|antier|recien|ya|hoy|hace|temprano|pasad[oa]|ontem|ja|yesterday|(?:el|del) (?:${ES_DAY})|(?:y|que|pero) (?:me|nos|le|ell?[ao]?|quedo|quedamos) |me (?:dij|dio|ofrec|confirm|coment|indic)[a-z]*|(?:de|por) (?:ahi|alli|alla|aca|telefono|whatsapp|ustedes|uds))`;
export const WITH = '(?:con|com|to|with)';
/** One who is asked for besides. */
const ANOTHER = `(?:quiero|quisiera|necesito|preciso|quero|want|need|puedo|podria|pasame|paseme|comunic[a-z]*|otra vez|de nuevo|again)(?: [^ ]+){0,4} ${PERSON}`;
/** "¿Me comunicas con ella?", "¿me lo pasás?", "seguir con él", "¿está ella?": the same one again. */
const SAME_AGAIN = [
  '(?:me|nos) (?:l[oa] )?(?:comuni(?:ca|que)[a-z]*|conect[a-z]+|deriv[a-z]+|transfier[a-z]+|transfere[a-z]*|encaminh[a-z]+|passa[a-z]*)',
  '(?:me|nos) l[oa] (?:pas[ae]s?|pon[a-z]*|pued[a-z]+)|(?:me|nos) (?:pas[ae]s?|pon[a-z]*) (?:con|com|a|de)|(?:comunic|pas|pon|conect)[a-z]*(?:me|nos)(?:l[oa])? (?:con|com|a)',
  '(?:habl|segu|sig|continu|retom|fal|convers|talk|speak)[a-z]* (?:[^ ]+ ){0,2}(?:con|com|to|with) (?:ell?[ae]?|l[oa] mism[oa]|es[ae]|ess[ae]|her|him|them)',
  '(?:esta|sigue|anda|is) (?:ell?[ae]|ahi|disponible|conectad[oa]|she|he|there)',
].join('|');
/** What became of it: cut off, left without an answer, nothing solved, or a word about the money that is to be kept. */
const CAME_TO_NOTHING = [
  'se (?:me |nos |le )?(?:cort|cay|perdi|desconect|fue)[a-z]*|caiu|desligou|got (?:cut off|disconnected)|(?:hung|hang) up',
  '(?:dej|deix)[a-z]* (?:[^ ]+ )?(?:en visto|no vacuo|esperando|plantad[oa]|habland[a-z]+|falando|colgad[oa])|(?:en|no) visto',
  '(?:no|nao|nunca|jamas|nadie|ninguem|nobody|never|didn t|doesn t|hasn t|won t) (?:(?:me|nos|ha|le|mas|more|even) )*(?:respond|contest|solucion|resolv|resuelv|llam|ayud|ajud|atend|atiend|lig|retorn|escrib|volvi|answer|call|solve|help|repl)[a-z]*',
  '(?:dij|diss|ofre|promet|asegur|told|said|promis)[a-z]* (?:[^ ]+ ){0,5}(?:pag|abon|descuent|descont|cobr|devol|deposit|transf|gratis|sena|anticip|pay|refund|charge|discount)[a-z]*',
].join('|');
const NOT_ALL = `(?!.* (?:${[ANOTHER, SAME_AGAIN, CAME_TO_NOTHING].join('|')}) )`;
export const TALKED_BEFORE = `(?:(?<! que )${TALKED} ${WITH} ${ONE}|hable ${WITH} (?:el|la|mi) (?:${PERSON}|jef[ea])|(?<= ${BEFORE}(?: [^ ]+){0,3} )hable ${WITH} ${ONE}|(?<! que | quiero | necesito )hable ${WITH} ${ONE}(?=(?: [^ ]+){0,4} ${BEFORE}))${NOT_ALL}`;
const SAID = re` ${TALKED_BEFORE}(?= )`;
export function talkedBefore(norm: string): boolean {
  return SAID.test(norm);
}
