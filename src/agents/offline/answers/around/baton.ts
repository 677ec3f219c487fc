/**
 * Back to the bot (HUMAN-3). While a person has the conversation this is the one word that is for us, and only when it is
 * all that a message says: whatever else is written there was said to the person.
 */
import { STALE_MESSAGE_MS, type InboundMessage } from '../../../../domain.ts';
import { pieces } from '../../words/phrases.ts';
import { plainWords, readText, type Text } from '../../words/text.ts';

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
const TO_MENU = new RegExp(`^(?:${ROAD}|${SEEING})${MENU}$`);
const TO_BOT = new RegExp(`^(?:${ROAD}${BOT}|${GOING}${MACHINE})$`);
const WORDS_MAX = 10;

/** "Volver al bot", "quiero hablar con el bot": no person is wanted, whatever those words begin like. */
export function asksForBot(text: Text): boolean {
  return TO_BOT.test(alone(text));
}

/** A word that was long on its way was said before anybody had the conversation. */
export function givesBack({ content, at }: InboundMessage, now: number): boolean {
  if (content.type !== 'text' || now - at > STALE_MESSAGE_MS) return false;
  const text = readText(content.text);
  return TO_MENU.test(alone(text)) || asksForBot(text);
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
