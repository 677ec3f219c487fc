/**
 * "No quiero turno, solo saber si hacen ortodoncia", "no es para agendar todavía, nada más quería saber cuánto cuesta", "solo
 * quiero saber si atienden niños": what is asked stands behind it, and no booking is begun by who says that he wants none.
 */
import type { Situation } from '../../situation.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const HELLO =
  '(?:(?:hola|holi|buen[oa]?s?|dias?|tardes?|noches?|oi|ola|bom|boa|noite|hi|hello|hey|disculp[ae]|perdon|mira|oye|che|eh)[\\s,.!]+)*';
const WANTS_NO =
  '(?:(?:no|nao) (?:es|era|seria|e|quiero|quisiera|queria|necesito|busco|vengo|quero|preciso|vim)|i don ?.?t (?:want|need)|not (?:looking|trying))';
const ONE =
  '(?: (?:para|pra|por|a|to|ni|nem|un|una|um|uma|el|la|o|an|any|ningun|ninguna|nada|nenhum|pedir|sacar|agendar|reservar|marcar|tomar|hacer|fazer|book|make|schedule|turno|cita|hora|horario|reserva|consulta|appointment|todavia|aun|ainda|ahora|agora|enquanto|now|yet|nao|no)(?![a-z]))+';
const ONLY = '(?:(?:solo|solamente|nada mas|nomas|unicamente|so|somente|apenas|just|only)\\s+)';
const TO_KNOW =
  '(?:(?:es|era|e|yo|eu|i|para|pra|quiero|queria|quisiera|necesito|quero|gostaria de|me gustaria|want(?:ed)?|need(?:ed)?|(?:would|d) like|to)\\s+)*(?:saber|preguntar|consultar|averiguar|perguntar|know|ask)';
const REFUSED = re`^\s*${HELLO}${WANTS_NO}${ONE}[\s,.;:]+(?:(?:y|e|pero|mas|but)\s+)?${ONLY}?${TO_KNOW}(?: (?:si|se|if|whether))?\s+`;
const ONLY_ASKS = re`^\s*${HELLO}${ONLY}${TO_KNOW} (?:si|se|if|whether)\s+`;
const CHARS_MAX = 200;

/** Of something to be asked: a verb or a noun of the diary says that one is booked all the same. */
const BOOKS = / (?:hay|tienen|tenes|tem|have|puedo|podria|puede[ns]?|posso|can) /;

export function onlyToKnow({ raw }: Text, { flow }: Situation): Text | undefined {
  if (flow !== 'ninguno' || raw.length > CHARS_MAX) return undefined;
  const folded = fold(raw);
  const refused = REFUSED.exec(folded)?.[0];
  const head = refused ?? ONLY_ASKS.exec(folded)?.[0];
  if (head === undefined) return undefined;
  const rest = readText(raw.slice(head.length));
  // "Solo quería saber si hay turno mañana" looks for one.
  if (rest.words.length === 0 || (refused === undefined && BOOKS.test(rest.norm))) return undefined;
  return readText(`¿${rest.raw.replace(/[\s.?!]+$/, '')}?`);
}
