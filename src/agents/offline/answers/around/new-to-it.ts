/**
 * "No sé muy bien cómo va esto, nunca he ido al psicólogo", "it's my first time", "nunca fiz terapia": who says that it is
 * new to them asks for nothing yet, whatever is named in it.
 */
import { re } from '../../words/pattern.ts';
import { verdictOf } from '../../words/phrases.ts';
import { readText, type Text } from '../../words/text.ts';

/** What is told, as far as no wish and no question begins. */
const TOLD =
  '(?: (?!(?:pero|but|quier|quisier|queri|quer|necesit|precis|busc|gustar|want|need|would|like|pued|podri|poss|pod[ei]|como|cuanto|cuando|cual|quanto|quando|how|when|turno|cita|hora|consigo|reserv|agend|marc|anot|book|hay|tienen|tem|hacen|fazem|aceptan|atienden)[a-z]* )[a-z]+){0,7}?';
const BEEN =
  '(?:ido|fui|vine|venido|hecho|hice|hecha|fiz|feito|fizemos|estado|estuve|estive|been|done|had|probado|probe|tried|atendi|atendido|visite|visitado|vi|seen|contratado|consultado|consulte)';
const HAVE = '(?:(?:me|nos|yo|eu|la|lo|antes|before|he|hemos|habia|have|ve|had|tinha|tenho) )*';
const NEVER = `(?:(?:nunca|jamas|never) ${HAVE}${BEEN}|(?:no|nao) ${HAVE}${BEEN} (?:nunca|jamas))`;
const UNSURE =
  '(?:(?:no|nao) (?:se|sei|entiendo|tengo(?: ni)? idea(?: de)?)|(?:i )?(?:m )?not sure|(?:i )?don t (?:really )?know)(?: (?:muy|muito|bien|bem|mucho|exactly))* (?:como|how)(?: (?:va|funciona|es|e|se hace|trabajan|anda|works?|to start|hay que hacer|empezar|esto|eso|isso|isto|this|it|la cosa|el tema))+';
const FIRST =
  '(?:es|seria|sera|e|it s|this is|it is) (?:mi|la|minha|a|my) (?:primera?|primeira|first) (?:vez|time)|soy (?:primeriz[oa]|nuev[oa] en esto)|soy principiante';
const BESIDE =
  '(?:(?:hola|buenas|buenos|dias|tardes|noches|oi|ola|hi|hello|la verdad|es que|mira|yo|eu|i|ve|have|m|y|e|and|porque|pues|disculp[ae]|perdon|sorry|a ver|bueno|que) )*';
const NEW_TO_IT = re`^ ${BESIDE}(?:${NEVER}${TOLD}|${UNSURE}|(?:${FIRST})${TOLD})(?: (?:gracias|jaja+|perdon|disculp[ae]|eh|verdad))* $`;

/** In each of its pieces, greetings and manners beside it. */
export function isNewToIt({ raw, asks }: Text): boolean {
  if (asks) return false;
  const pieces = raw.split(/[,.;!\n]+|\s(?:y|e|and|pero|porque)\s/i).map(readText);
  const told = pieces.filter(
    ({ words }) => words.length > 0 && !['hello', 'filler'].includes(verdictOf({ words }) ?? ''),
  );
  return told.length > 0 && told.every(({ norm }) => NEW_TO_IT.test(norm));
}
