/**
 * "Sí, qué pena la demora", "disculpá que tardé en contestar, la de las 5", "sim, desculpa que demorei pra responder": what
 * he is sorry for is how late he answers, and nothing of the answer. It is taken out where something was asked.
 */
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const SORRY =
  '(?:que pena(?: con (?:usted(?:es)?|vos|contigo|ud))?|que verguenza|lo siento(?: mucho)?|(?:mil |una |mis )?disculpas?|disculp[ae]n?(?:me)?|perdon(?:a|e|en|ame|eme|enme)?|desculp[ae]|sorry|apologies|sinto muito)';
const DELAY =
  '(?:(?:por|pela|pelo|for|about) )?(?:(?:la|el|a|o|tanta|mi|the|my) )?(?:demora|tardanza|retraso|atraso|delay|(?:late|slow) (?:reply|response|answer)|(?:replying|answering|responding)(?: so)? late|taking so long|not (?:answering|replying|responding)(?: (?:sooner|earlier|before))?)';
const WHO = '(?:(?:no|nao|te|le|les|lhe|l[oa]|me|yo|eu|haber|habia|pude|podia|recien|siempre) )*';
/** Of an answer only: who comes late says so with another verb. Without a "que" a "tarde" is the afternoon. */
const THAT = `(?:(?:que|q|por|porque|es que) ${WHO}(?:tard|demor|contest|respond)(?:e|i|o|ei|ado|ido|ia|aba|ar|er|ando|amos)|demor(?:e|ei)|tarde en (?:contestar|responder)|(?:no|nao) ${WHO}(?:contest|respond)[a-z]+)(?: (?:tanto|tan|tanta|mucho|muito|un|um|poco|pouco|rato|en|a|pra|para|te|le|lhe|contestar(?:te|le|les)?|responder(?:te|le|les)?|escribir(?:te|le|les)?|antes|hasta ahora|ahora|el mensaje|los mensajes))*`;
const TOOK =
  '(?:it took (?:me )?(?:so long|a while|forever|this long)(?: to (?:reply|answer|respond|get back(?: to you)?))?)';
const LATE = new RegExp(`[\\s,.;]*(?<![a-z])${SORRY},? (?:${DELAY}|${THAT}|${TOOK})(?![a-z])[\\s,.;!]*`);
const CHARS_MAX = 200;

export function withoutLateAnswer({ raw, asks: question }: Text, { asks, field }: Situation): Text | undefined {
  if (asks === 'nothing' || field !== undefined || question || raw.length > CHARS_MAX) return undefined;
  const said = LATE.exec(fold(raw));
  if (said === null) return undefined;
  const [head, tail] = [raw.slice(0, said.index), raw.slice(said.index + said[0].length)];
  const rest = [head, tail].filter((part) => /[\p{L}\p{N}]/u.test(part)).join(', ');
  return rest === '' ? undefined : readText(rest);
}
