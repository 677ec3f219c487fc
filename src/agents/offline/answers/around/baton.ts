/**
 * Back to the bot (HUMAN-3). While a person has the conversation only this is for us, and only when it is all that a
 * message says: whatever else is written there was said to the person.
 */
import { STALE_MESSAGE_MS, type InboundMessage, type Language, type Tenant } from '../../../../domain.ts';
import { pieces } from '../../words/phrases.ts';
import { plainNorm, plainWords, readText, type Text } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';
import { LANGUAGES } from '../../words/language.ts';

const WISH =
  '(?:ok|bueno|mejor|quiero|quisiera|prefiero|necesito|deseo|puedo|quero|prefiro|eu|i|want|d|would|like|rather|let|me|to)';
const BACK =
  '(?:volver|vuelvo|volvamos|volve|vuelve|vuelva|regresar|regreso|seguir|sigo|sigamos|continuar|continuo|retomar|hablar|hablando|chatear|conversar|ir|(?:re)?activ(?:ar|a|e)|pas[ae](?:r?me|s)?|devolveme|devuelveme|voltar|volto|falar|falando|retornar|return|back|go|get|switch|talk|talking|speak|chat|continue|resume|take)';
const WITH = '(?:al|con|por|ao|com|pro|para|to|with)';
const THE = '(?:el|o|the|chat|del|este|su)';
const MENU = '(?:menu|main menu|menu (?:principal|inicial))';
const BOT = '(?:bot|chatbot|chat bot|asistente virtual|assistente virtual|virtual assistant)';
/** Words of other things when they stand alone ("un robo"). */
const MACHINE = '(?:robot|robo|maquina)';

const GOING = `(?:${WISH} ){0,4}(?:${BACK} ){1,2}(?:${WITH} |no )?(?:${THE} )?`;
const ROAD = `(?:${GOING}|(?:${WISH} ){0,4}(?:${WITH} )?(?:${THE} )?)`;
const SEEING = `(?:${WISH} ){0,3}(?:ver|mostrar|mostrame|muestrame|show|see) (?:${THE} )?`;
const TO_MENU = re`^(?:${ROAD}|${SEEING})${MENU}$`;
const TO_BOT = re`^(?:${ROAD}${BOT}|${GOING}${MACHINE})$`;
/** No state keeps a customer who says so (CONV-10); "voy a salir tarde" is to the person. */
const OUT = re`^(?:${WISH} ){0,2}(?:salir|sair|exit|quit)$`;
const WORDS_MAX = 10;

/** "Volver al bot", "quiero hablar con el bot": no person is wanted, whatever those words begin like. */
export function asksForBot(text: Text): boolean {
  return TO_BOT.test(alone(text));
}

/** A word that was long on its way was said before anybody had the conversation. */
export function givesBack({ content, at }: InboundMessage, now: number): boolean {
  if (content.type !== 'text' || now - at > STALE_MESSAGE_MS) return false;
  const said = alone(readText(content.text));
  return [TO_MENU, OUT, TO_BOT].some((way) => way.test(said));
}

/** What is said without its courtesies; nothing for a question and for much. As written: chat spelling knows no bots. */
function alone({ raw, asks, words }: Text): string {
  if (asks || words.length > WORDS_MAX) return '';
  return pieces(plainWords(raw))
    .filter(({ kind, phrase }) => phrase === 'con' || !COURTESIES.includes(kind))
    .map(({ phrase }) => phrase)
    .join(' ');
}
const COURTESIES: readonly string[] = ['filler', 'thanks', 'hello'];

/** "Do you speak English?", "mejor en español": the language that is asked for, whichever it is asked in (CONV-16). */
const NAMES: Readonly<Record<Language, string>> = {
  es: '(?:espanol|castellano|spanish|espanhol)',
  pt: '(?:portugues|portuguese|brasileno)',
  en: '(?:ingles|english)',
};
const ANY = `(?:${Object.values(NAMES).join('|')})`;
const TALK =
  '(?:habl[a-z]*|fal[ae][a-z]*|speak|talk|write|reply|answer|continue|switch|chat|do this|atiend[a-z]*|atend[a-z]*|escrib[a-z]*|escrev[a-z]*|respond[a-z]*|contest[a-z]*|segui[a-z]*|sig[ae]mos|continu[a-z]*|cambi[a-z]*|mud[ae]r?|entiend[a-z]*|entend[a-z]*|understand)';
const MANNERS =
  '(?:hola|hi|hello|hey|oi|ola|buenas|please|por favor|porfa|mejor|melhor|better|prefiero|prefiro|i prefer|prefer|si|yes|sim|gracias|thanks|obrigad[oa]|puede ser|can it be|pode ser|podemos|can we|could we)';
const SAID = re` ${TALK}(?: [^ ]+){0,3} ${ANY} |^ (?:${MANNERS} )*(?:en |in |em |al |to |a )?${ANY} (?:${MANNERS} )*$| (?:en|in|em) ${ANY} (?:${MANNERS} )+$|^ (?:${MANNERS} )+(?:en|in|em) ${ANY} `;
/** Of somebody who works there: that is in no tenant's data. */
const OF_SOMEBODY =
  / (?:doctor[a]?|dra?|medic[oa]|profesional|profissional|dentista|terapeuta|staff|alguien|someone|somebody|alguem|quien|quem|who|clase|clases|curso|class|course|profesor[a]?|teacher|aprend[a-z]*|learn[a-z]*|estud[a-z]*|study|prac?tic[a-z]*|melhorar|mejorar|improve) /;
const KNOWS_NOT = / (?:no|nao|not|don t|doesn t|can t) (?:[a-z]+ )?(?:habl|fal|speak|entiend|entend|understand)[a-z]* /;
const NO_OTHER_WORDS_MAX = 10;

/** Undefined where none is asked for. Who does not know a language is answered in the one that he writes. */
export function languageAsked({ norm }: Text): Language | undefined {
  if (!SAID.test(norm) || OF_SOMEBODY.test(norm) || KNOWS_NOT.test(norm)) return undefined;
  const named = LANGUAGES.filter((language) => re` ${NAMES[language]} `.test(norm));
  return named.length === 1 ? named[0] : undefined;
}

/**
 * The same where languages are taught: "inglês por favor", asked for the service, is that class, and so it is when the word
 * is another language's than the one that it names. "Podemos falar em inglês?" asks for the language all the same.
 */
export function languageWished(text: Text, { services }: Tenant, asked: boolean): Language | undefined {
  const language = languageAsked(text);
  if (language === undefined || SPOKEN.test(text.norm)) return language;
  const taught = services.some(({ name }) => re` ${NAMES[language]} `.test(readText(name).norm));
  const ownWord = re` ${OWN_NAMES[language]} `.test(plainNorm(text.raw));
  return taught && (asked || !ownWord) ? undefined : language;
}
const SPEAK =
  '(?:habl|fal|speak|talk|writ|escrib|escrev|respond|contest|repl(?:y|ie)|answer|chat|atiend|atend|entiend|entend|understand)[a-z]*';
const SPOKEN = re` ${SPEAK}(?: [^ ]+){0,3} ${ANY} | (?:en|in|em) ${ANY} `;
const SPEAKS_IT = re` ${SPEAK}(?: [^ ]+){0,3} ${ANY} `;
/** It is to be talked, whatever is taught there. */
export function isToTalk(text: Text): boolean {
  return SPEAKS_IT.test(text.norm) && !OF_SOMEBODY.test(text.norm);
}
/** What each is called by those who speak it. */
const OWN_NAMES: Readonly<Record<Language, string>> = {
  es: '(?:espanol|castellano)',
  pt: 'portugues',
  en: 'english',
};

/** It asks for that, and for nothing else. */
export function asksForLanguage(text: Text): boolean {
  return text.words.length <= NO_OTHER_WORDS_MAX && languageAsked(text) !== undefined;
}
