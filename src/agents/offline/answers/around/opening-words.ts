/**
 * "Holi! hacen pedicura?", "hola linda, facial el viernes", "che, me hacen color hoy?": what opens a message says
 * nothing of what is wanted, and what follows it is read as if it stood alone. Many readers begin at the first word.
 */
import { saysWhatWasMeant } from '../paying/paid-another.ts';
import { meantInstead } from '../../errands/moving/service-change.ts';
import type { Situation } from '../../situation.ts';
import { verdictOf, pieces } from '../../words/phrases.ts';
import { WEEKDAY } from '../../words/words.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

/** Guaraní, Quechua, Aimara, Mapudungun, as they are written beside Spanish. */
const IN_OTHER_TONGUES =
  "mba['’ ]?e(?:ichapa|teko|\\s+la\\s+porte)?|maitei|all?in?ll[a-z]*chu|imayna[a-z]*|rimaykulla[a-z]*|kamisaraki|mari\\s+mari";
const HELLO = `(?:muy )?(?:h?ol(?:a+|i+s*|as|is)|ola+|oi+e?|holap|buen[oa]s+(?: (?:dias?|tardes?|tardecitas?|noches?))?|buen dia|bom dia|boa (?:tarde|noite)|hi+|hello+|hey+|good (?:morning|afternoon|evening)|saludos|${IN_OTHER_TONGUES})`;
const TO_WHOM =
  '(?:a todos|a todas|todos|todas|chic[oa]s|gente|equipo|senorita|senora|senor|senores|srta|linda|lindas|lindo|preciosa|hermosa|bella|guapa|reina|mi reina|amor|mi amor|corazon|amig[oa]s?|amiguit[oa]|vecin[oa]|veci|querid[oa]s?|estimad[oa]s?|joven|caser[oa]|jefe|jefa|profe|miss|there|guys|gente linda|moca|moco|(?:dra?|doc|doctora?|doutora?)(?=\\s*[,.!]))';
const HOW_ARE_YOU =
  '(?:(?:como|que) (?:estan?|estas|andan|andas|va(?: todo)?|te va|les va|le va|tal(?: todo)?)|que tal|todo bien|tudo bem|tudo bom|how are you)';
const EXCUSE =
  '(?:disculp(?:a|e|en|ame|eme)|perdon(?:a|e|en|ame|eme)?|desculp[ae]|sorry|excuse me|con permiso)(?: (?:(?:que|por) (?:te |le |les |los )?moleste?(?:r|n|os)?|(?:por )?(?:la|las) molestias?|la hora))?';
/** It stands last of what opens. */
const SORRY = re`${EXCUSE}[\s,.]*$`;
const CALL =
  '(?:(?:(?:uy|ay|uf+|wow+|que|muy|re|esta)[\\s,.!]+)*(?:car[oa]|expensive)(?=[\\s,.!…]+(?:y|e|and) (?:el|la|los|las|o|a|the) )|(?:chuta|pucha|chale|hijole|caray|caramba|nossa|puxa|poxa|eita|dang|gosh)(?=\\s*[,.!…])|che|oye|oiga|oigan|ay+|u[yh]+|uf+|wo+w+|guau|mm+|ah+|eh+|este+|una (?:preguntita|consultita|consulta|pregunta|dudita)(?=\\s*[,.:…!])|amiga|amigo|opa|(?:(?:y|pero|e|mas) )?ya que (?:estoy|estamos)(?: (?:aca|aqui|por aca|por aqui|en eso))?(?= (?:un|una|el|la|quiero|quisiera|me|reserv[a-z]*|agend[a-z]*|anot[a-z]*|tambien|puedo|podria)(?![a-z])|,)|(?:(?:no|nao|oh|oops)[\\s,]+)?(?:i mean(?:t)?|quise decir|quis dizer|me refer(?:ia|i) a|me refiero a))';
/** "Disculpe la molestia", "perdón por escribir tan tarde": the excuse itself, and nothing behind it. */
const FOR_WHAT = /^(?:por|pel[oa]s?|for|las?|los?|[oa]|que|tant[oa]s?|about)\b/;
/** "Hola otra vez", "soy yo de nuevo": who greets a second time asks for no second appointment. */
const AGAIN = '(?:otra vez|de nuevo|nuevamente|again|de novo|outra vez|novamente)(?![a-z])';
const ME_AGAIN = `(?:(?:soy )?yo|(?:sou )?eu|(?:it[’']?s )?me)\\s+${AGAIN}|(?:${AGAIN})\\s+(?:(?:soy )?yo|(?:sou )?eu|me)(?![a-z])`;
const GAP = '[\\s,.!¡?¿…:;-]+';
const OPENS = re`^\s*[¡¿]*(?:(?:(?:${HELLO}|${EXCUSE}|${CALL}|${HOW_ARE_YOU})(?:\s+${AGAIN})?|${ME_AGAIN})(?:${GAP}${TO_WHOM}(?![a-z]))?${GAP})+(?=\S+\s+\S)`;
/** "Bueno, hacen pedicura?": a question answers nothing, and neither does anything where nothing is asked. */
const WELL = /^\s*(?:(?:bueno+|entonces|mira|mire)[\s,.!…]+)+(?=\S+\s+\S)/;
/** "Buenas tardes señorita", "buenos días amigos": a greeting is not cut in two. */
const GREETS_ONLY = re`^(?:(?:dias?|tardes?|tardecitas?|noches?|morning|afternoon|evening|doctor(?:es|as)|caballeros?|${TO_WHOM})(?![a-z])[\s,.!]*)+$`;
/** "Perdón, el viernes", "quise decir a las 11", right behind a booking: what puts it right opens nothing. */
const MENDS = /(?:perdon|disculp|desculp|sorry|mean|quise decir|quis dizer|me ref)[a-z ]*[\s,.]*$/;
const THEN = re`^(?:(?:el|a|al|as|para|pra|at|on|no|na|era|eran) )*(?:las? |el )?(?:${WEEKDAY}|hoy|manana|hoje|amanha|[0-9])`;
const CHARS_MAX = 300;

/** What stands behind it; undefined: nothing opens, nothing follows, or something is open that it could answer. */
export function withoutOpening(text: Text, situation: Situation): Text | undefined {
  const { raw, asks } = text;
  const { state, flow, offer } = situation;
  if (raw.length > CHARS_MAX || flow !== 'ninguno' || verdictOf(text) === 'hello') return undefined;
  // "No, quise decir vacuna", right after another was booked: that word says what becomes of the one.
  if (meantInstead({ text, situation }) !== undefined) return undefined;
  if (saysWhatWasMeant(text, situation)) return undefined;
  const folded = fold(raw);
  const hello = OPENS.exec(folded)?.[0].length ?? 0;
  const rest = raw.slice(hello);
  if (GREETS_ONLY.test(folded.slice(hello))) return undefined;
  if (FOR_WHAT.test(folded.slice(hello)) && SORRY.test(folded.slice(0, hello))) return undefined;
  if (state === 'evento_creado' && !asks && MENDS.test(folded.slice(0, hello)) && THEN.test(folded.slice(hello)))
    return undefined;
  const well = asks || offer === undefined ? (WELL.exec(fold(rest))?.[0].length ?? 0) : 0;
  if (hello + well === 0) return undefined;
  const said = readText(rest.slice(well));
  const closed = verdictOf(said);
  return closed === undefined ? said : undefined;
}

/** "Turno 🙏🙏🙏", "limpieza 🦷 mañana": what is only drawn beside words, and neither agrees nor refuses nor doubts. */
const DRAWN = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u200D|\uFE0F)*/gu;
/** What doubts or is sad may be all that is said. */
const TELLING = /[🤔😬😕🙄😐🤨😟😢😭😡🤬😠💔]/u;

export function withoutSmiles({ raw, norm }: Text, { flow, asks }: Situation): Text | undefined {
  if (flow !== 'ninguno' || asks !== 'nothing') return undefined;
  const rest = raw.replaceAll(DRAWN, (drawn) => (isCourtesy(drawn) ? ' '.repeat(drawn.length) : drawn));
  if (rest === raw || !/\p{L}/u.test(rest)) return undefined;
  const said = readText(rest);
  return said.norm === norm ? undefined : said;
}

function isCourtesy(drawn: string): boolean {
  if (TELLING.test(drawn)) return false;
  return pieces(readText(drawn).words.map(({ text }) => text)).every(({ kind }) => kind !== 'yes' && kind !== 'no');
}

/** "Una pregunta: la limpieza duele", "antes de confirmar, puedo ir con mi hijo": it is said that a question comes, and its mark is left out. */
const GREETING =
  '(?:(?:hola|buenas|buenos dias|buen dia|buenas tardes|buenas noches|perdon|disculp[ae]|oye|oiga|che|y|ah|ok|si|hi|hello|hey|sorry|oi|ola|desculpa)[\\s,.!]+)*';
const QUESTION =
  '(?:(?:te|le|les) (?:hago|hacia|consulto|pregunto)(?: una)?|tengo una|solo una|nada mas una|una|uma|one|quick|a|just a)?\\s*(?:pregunta|preguntita|duda|pergunta|duvida|question)';
const BEFORE_IT =
  'antes de (?:confirmar|eso|reservar|agendar|nada|seguir|pagar)|primero una cosa|una cosa|otra cosa|uma coisa|one thing|before (?:i confirm|that)|antes disso';
const ANNOUNCED = re`^\s*${GREETING}(?:${QUESTION}|${BEFORE_IT})\s*[:,.\-]+\s*(?=\S+\s+\S)`;
/** What follows is said, and not asked. */
const TELLS =
  /^(?:(?:no|si|ya|yo|me|te) )?(?:quiero|quisiera|queria|necesito|preciso|mejor|prefiero|cambi|cancel|agend|reserv|anot|dame|pasa|pon|soy|estoy|es para|gracias|quero|want|need)/;
const ANNOUNCED_CHARS_MAX = 200;

/** The question alone, with its mark; undefined: nothing of the kind. */
export function askedOutright({ raw }: Text): Text | undefined {
  if (raw.length > ANNOUNCED_CHARS_MAX) return undefined;
  const folded = fold(raw);
  const lead = ANNOUNCED.exec(folded)?.[0];
  if (lead === undefined || TELLS.test(folded.slice(lead.length))) return undefined;
  return readText(`${raw.slice(lead.length).replace(THANKS_BEHIND, '')}?`);
}
const THANKS_BEHIND =
  /[\s,.!]*(?:(?:muchas |mil )?gracias|por favor|porfa|obrigad[oa]|thanks|thank you|please)?[\s,.!?]*$/i;
