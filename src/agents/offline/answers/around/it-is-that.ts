/**
 * "Es que mi mamá necesita acupuntura el jueves a las 10", "lo que pasa es que queremos ensayar el viernes": with nothing
 * before it that it could be the reason of, the wish behind it is one, whoever's it is. Why another time is wished for
 * ("es que mi hijo no puede el jueves", "es que el viernes trabajo") stays a reason.
 */
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const GAP = '[\\s,.!¡…:;-]+';
const HEAD = `(?:(?:hola+|holi|buen[oa]s?|dias?|tardes?|noches?|oi+e?|ola|hi|hello|hey|oye|oiga|mire|mira|vea|che|mae|ay|uy|ah|eh|mm+|no|nao|si|perdon[ae]?|disculp[ae]|desculp[ae]|sorry|ok|bueno|gracias|sabe[s]?|well)${GAP})*`;
const IT_IS_THAT =
  "(?:(?:lo que (?:pasa|sucede|ocurre)|lo q pasa|pasa|sucede|resulta|la cosa|el tema|el asunto|la verdad|o negocio|o caso) e(?:s)? (?:que|q)|(?:es|e) (?:que|q)|acontece que|resulta que|(?:it s|it is|it[’']s) (?:just )?that|(?:the )?thing is(?: that)?)";
const OPENS = new RegExp(`^(?<head>\\s*${HEAD})${IT_IS_THAT}${GAP}(?=(?<rest>.+))`, 'su');

/** Who wishes, in up to six words, and that he does. */
const DENIED = '(?:no|nao|not|ya|tampoco|nunca|ni|que|si|se|can|don|doesn|cannot)';
const WISHES =
  "(?:necesit(?:o|a|an|amos)|quier(?:o|e|en)|queremos|quisier(?:a|an|amos)|queri(?:a|an|amos)|pued(?:o|e|en)|podemos|podri(?:a|an|amos)|busc(?:o|a|an|amos)|ocup(?:o|a|an|amos)|(?:me|le|les|nos) gustaria|precis(?:o|a|am|amos)|quer(?:o|em)?|pode(?:m)?|podemos|posso|gostari(?:a|am|amos)|wants?|needs?|(?:would|[’']d) like|d like)";
/** A thing of theirs, and no visit here: "quiere que…", "necesita ir al médico", "quiere viajar". */
const ELSEWHERE =
  '(?!\\s+(?:que|q|to|[a-z]+ (?:to|him|her|me))\\b)(?!\\s+(?:ir|llegar|salir|viajar|volver|go|travel)\\s+(?:al|a (?:la|una?|el|su)|para|pra|ao|no|na|de|del|to)\\s+(?!(?:cita|turno|hora|una|las|local|\\d)))(?!\\s+(?:reposo|descanso|descansar|viajar|trabajar|estudiar))';
const A_WISH = new RegExp(`^(?:(?!${DENIED}\\b)[\\p{L}]+\\s+){0,6}?${WISHES}(?![\\p{L}])${ELSEWHERE}`, 'u');
/** What is told is then why something else is asked for. */
const ELSE =
  /(?<![a-z])(?:no|nao|not|otr[oa]s?|outr[oa]s?|another|different|mejor|melhor|instead|antes|despues|cambi[a-z]*|mov[a-z]+|pas(?:a|ar|ame|eme|alo|ala)|corr[a-z]+|cancel[a-z]*|anul[a-z]+|asi que|por eso|entao|so)(?![a-z])/;
const CHARS_MAX = 300;

export function withoutItIsThat({ raw }: Text, { field }: Situation): Text | undefined {
  const folded = fold(raw);
  const found = raw.length > CHARS_MAX || field !== undefined ? null : OPENS.exec(folded);
  const { head = '', rest = '' } = found?.groups ?? {};
  if (found === null || !A_WISH.test(rest)) return undefined;
  const [clause = '', ...more] = rest.replaceAll(UNSURE, '').split(/[,.;!?]\s*/);
  if (DENIES.test(clause) || more.some((said) => ELSE.test(said))) return undefined;
  return readText(raw.slice(0, head.length) + raw.slice(found[0].length));
}
/** "Pero no sé a qué hora hay". */
const UNSURE = /(?<![a-z])(?:no se|no sabemos|nao sei|nao sabemos|not sure|don t know|dont know)(?![a-z])/g;
const DENIES = /(?<![a-z])(?:no|nao|not|tampoco|ya no)(?![a-z])/;
