/** "Una pregunta: la limpieza duele", "antes de confirmar, puedo ir con mi hijo": it is said that a question comes, and its mark is left out. */
import { fold, readText, type Text } from '../../words/text.ts';

const GREETING =
  '(?:(?:hola|buenas|buenos dias|buen dia|buenas tardes|buenas noches|perdon|disculp[ae]|oye|oiga|che|y|ah|ok|si|hi|hello|hey|sorry|oi|ola|desculpa)[\\s,.!]+)*';
const QUESTION =
  '(?:(?:te|le|les) (?:hago|hacia|consulto|pregunto)(?: una)?|tengo una|solo una|nada mas una|una|uma|one|quick|a|just a)?\\s*(?:pregunta|preguntita|duda|pergunta|duvida|question)';
const BEFORE_IT =
  'antes de (?:confirmar|eso|reservar|agendar|nada|seguir|pagar)|primero una cosa|una cosa|otra cosa|uma coisa|one thing|before (?:i confirm|that)|antes disso';
const ANNOUNCED = new RegExp(`^\\s*${GREETING}(?:${QUESTION}|${BEFORE_IT})\\s*[:,.\\-]+\\s*(?=\\S+\\s+\\S)`);
/** What follows is said, and not asked. */
const TELLS =
  /^(?:(?:no|si|ya|yo|me|te) )?(?:quiero|quisiera|queria|necesito|preciso|mejor|prefiero|cambi|cancel|agend|reserv|anot|dame|pasa|pon|soy|estoy|es para|gracias|quero|want|need)/;
const CHARS_MAX = 200;

/** The question alone, with its mark; undefined: nothing of the kind. */
export function askedOutright({ raw }: Text): Text | undefined {
  if (raw.length > CHARS_MAX) return undefined;
  const folded = fold(raw);
  const lead = ANNOUNCED.exec(folded)?.[0];
  if (lead === undefined || TELLS.test(folded.slice(lead.length))) return undefined;
  return readText(`${raw.slice(lead.length).replace(THANKS_BEHIND, '')}?`);
}
const THANKS_BEHIND =
  /[\s,.!]*(?:(?:muchas |mil )?gracias|por favor|porfa|obrigad[oa]|thanks|thank you|please)?[\s,.!?]*$/i;
