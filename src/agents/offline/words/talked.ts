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
const ANOTHER = `(?!.* (?:quiero|quisiera|necesito|preciso|quero|want|need|puedo|podria|pasame|paseme|comunic[a-z]*|otra vez|de nuevo|again)(?: [^ ]+){0,4} ${PERSON} )`;
export const TALKED_BEFORE = `(?:(?<! que )${TALKED} ${WITH} ${ONE}|hable ${WITH} (?:el|la|mi) (?:${PERSON}|jef[ea])|(?<= ${BEFORE}(?: [^ ]+){0,3} )hable ${WITH} ${ONE}|(?<! que | quiero | necesito )hable ${WITH} ${ONE}(?=(?: [^ ]+){0,4} ${BEFORE}))${ANOTHER}`;
const SAID = re` ${TALKED_BEFORE}(?= )`;
export function talkedBefore(norm: string): boolean {
  return SAID.test(norm);
}
