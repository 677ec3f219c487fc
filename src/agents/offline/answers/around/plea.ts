/**
 * What is said for manners, and read by others as more.
 *
 * "Páseme para el viernes no sea malito", "no seas así, cancélame": a plea, and no "no" to the day that stands before it.
 */
import type { Situation } from '../../situation.ts';
import { tellsWhyLate, withoutExcuse } from '../refusing/excuses.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { localStart } from '../../../../domain.ts';
import { ES_DAYS } from '../../words/words.ts';
import { matchesOf, re } from '../../words/pattern.ts';

const PLEA =
  /[\s,]*(?<![\p{L}\p{N}])(?:ya )?n(?:o|ao) (?:me )?(?:sea(?:n|s|is)?|seja) (?:(?:tan|asi de|muy) )?(?:mal(?:a|o|ita|ito|vada|vado|illo|illa)?s?|asi|cruel|pesad[oa]|gach[oa]|tacan[oa]|desalmad[oa]|chueco)(?![\p{L}\p{N}])/gu;

export function withoutPlea({ raw }: Text, { field }: Situation): Text | undefined {
  const folded = fold(raw);
  if (field !== undefined) return undefined;
  const rest = matchesOf(folded, PLEA).reduceRight(
    (said, { 0: words, index }) => said.slice(0, index) + said.slice(index + words.length),
    raw,
  );
  return rest !== raw && /[\p{L}\p{N}]/u.test(rest) ? readText(rest) : undefined;
}

/** "Qué pena con usted, me equivoqué…", "mil disculpas, era en…": an excuse, where something is open. What opens a talk is `opening-words.ts`'s. */
const EXCUSE =
  /^\s*(?:(?:ay|uy|ah)[\s,.]+)?(?:que pena (?:con (?:usted(?:es)?|vos|ud)|contigo)[\s,.]+|(?:que pena|mil (?:disculpas|perdones)|(?:disculpe|perdone|perdon) (?:usted|la molestia|las molestias)|me da (?:mucha )?pena|que verguenza|lo siento(?: mucho)?|desculpa o incomodo)\s*[,.]+\s*)(?=\S+\s+\S)/;

export function withoutApology({ raw }: Text, { flow, field }: Situation): Text | undefined {
  if (flow === 'ninguno' || field !== undefined) return undefined;
  const said = EXCUSE.exec(fold(raw))?.[0];
  return said === undefined ? undefined : readText(raw.slice(said.length));
}

/** "Perdón, estaba laburando. La de las 5", "sorry was driving. 10 works": why a choice comes late is no part of it. */
export function withoutLateness({ raw }: Text, { offer, field }: Situation): Text | undefined {
  if (offer === undefined || field !== undefined || !tellsWhyLate(raw)) return undefined;
  const rest = withoutExcuse(raw);
  return rest === raw ? undefined : readText(rest.trim());
}

/** "¿Cuánto demora el baño? pa saber a qué hora lo voy a buscar", "how long does it take, so i know when to pick him up?": as much. */
const TO_KNOW =
  /[\s,.?!]+(?:(?:es|era|e|it[’']?s) )?(?:para|pa|pra|asi|so)(?: (?:que|yo|eu|i|can|me|nomas))* (?:saber|sepa|ver|veo|vejo|calcular|calculo|know|plan|organizarme) (?:mas o menos )?(?:a que horas?|que horas?|cuando|quando|when|what time)(?![a-z])[^?!.,0-9]*[?.!\s]*$/;
const ASKED =
  /^\s*(?:(?:y|e|and|hola|oye|che|una pregunta)[\s,]+)*(?:cuant[oa]s?|quant[oa]s?|how|que|qual|what|cual|a que)\s/;

export function withoutPurpose({ raw }: Text, { field }: Situation): Text | undefined {
  const folded = fold(raw);
  const why = field === undefined ? TO_KNOW.exec(folded) : null;
  if (why === null) return undefined;
  const question = raw.slice(0, why.index);
  const asked = ASKED.test(folded) || /[¿?]/.test(raw.slice(0, why.index + 1));
  return asked && readText(question).words.length > 1 ? readText(`${question}?`) : undefined;
}

/**
 * "Perfecto, allá estaré, muchas gracias por la atención", "sí, obrigada pela ajuda": what somebody is thanked for changes
 * nothing of the answer that stands beside it, and is taken out where something was asked.
 */
const FOR_WHAT = new RegExp(
  `(?<=(?<!\\p{L})(?:gracias|amables?|agradecid[oa]s?|obrigad[oa]|valeu|thanks|thank you)(?: so much| a lot)?)\\s+(?:${[
    '(?:por|pela|pelo|for) (?:(?:la|las|el|su|sus|tu|tus|vuestra|tod[oa]|tant[oa]|a|o|sua|your|all|the|buena|pronta|rapida|excelente|linda|gran|quick|great) )*(?:atencion|atenciones|ayuda|paciencia|tiempo|todo|amabilidad|disposicion|informacion|info|aviso|mensaje|mensajito|recordatorio|recordarme|llamada|confirmacion|invitacion|oportunidad|mensagem|lembrete|message|reminder|heads up|respuesta|rapidez|gentileza|onda|servicio|gestion|colaboracion|comprension|atencao|ajuda|tudo|resposta|help|time|patience|everything|reply)',
    'por (?:atender|responder|contestar|avisar|ayudar|confirmar|esperar|escribir|explicar)(?:me|nos)?(?: tan (?:rapido|bien|pronto|amablemente))?',
  ].join(
    '|',
  )})(?: brindada| prestada)?(?=\\s*(?:[.,;!\\p{Extended_Pictographic}]|$|y (?:saludos|bendiciones|abrazos?)))`,
  'gu',
);

export function withoutForWhat({ raw }: Text, { asks, field }: Situation): Text | undefined {
  if (asks === 'nothing' || field !== undefined) return undefined;
  const folded = fold(raw);
  const rest = matchesOf(folded, FOR_WHAT).reduceRight(
    (said, { 0: words, index }) => said.slice(0, index) + said.slice(index + words.length),
    raw,
  );
  return rest === raw ? undefined : readText(rest);
}

/*
 * What a message says beside what it wants, put as the reader knows it: "ah, no abren; el jueves igual a las 6", "uy, me
 * equivoqué de día, era el viernes".
 */

/** Nobody says so much before what he wants. */
const CHARS_MAX = 200;

const WEEKDAYS = `(?:${ES_DAYS}|feriados?|fines de semana)`;
/** "No sabía que cerraban", "pensé que abrían". */
const NOT_KNOWN =
  '(?:yo\\s+)?(?:no\\s+(?:sabia|me\\s+(?:acordaba|di\\s+cuenta)\\s*(?:de)?)|pens[ea](?:ba)?|crei(?:a)?|me\\s+olvide(?:\\s+de)?|olvide)\\s+que\\s+';
/** That it is closed then is told, and not asked. */
const CLOSED = re`^\s*(?:(?:hola|buenas|ah|uy|oh|ok|ya|mm+|bueno|perdon|claro|cierto|verdad)[\s,]+)*(?:(?:como|ya que)\s+)?(?:${NOT_KNOWN})?(?:no\s+(?:abr(?:en|ian)|atend(?:ian)|atienden|trabaja(?:n|ban))|c(?:ierran|erraban)|est(?:a|aba|an|aban)\s+cerrad[oa]s?|(?<=que\s)abrian|era\s+feriado|es\s+feriado)(?:\s+(?:(?:el|los|en|ese|esos|ahi)\s+)?(?:${WEEKDAYS}|dias?))?(?:[\s,.;]+(?:entonces|ok|bueno|y|pues|dale)(?=[\s,]))*[\s,.;]+(?=\S+\s+\S+)`;
/** "Me equivoqué de día, era el viernes": put right, as with a "perdón". */
const MISTAKEN =
  /^\s*(?:(?:uy|ay|ah|no|ups|perd[oó]n|disculpe?|esper[ae]|espereme)[\s,]+)*me (?:equivoque|confundi) (?:de|con el|con la|en el|en la) (?:dia|fecha|hora|horario)[\s,.;]+(?:era|es|seria)\s+/;

/** "Ya, después entonces, 5": behind the hour that is taken, and no fifth row. */
const LATER_THEN =
  /^\s*(?:(?:ya|ok|okay|bueno|dale|listo|ah|uy|mm+|vale|entonces|y|no importa|esta bien)[\s,.]+)*(?:despues|luego|mas tarde|depois|mais tarde|later)[\s,.]+(?:(?:entonces|pues|mejor|nomas|entao|then)[\s,.]+)*(\d{1,2})\s*(?:hs?|hrs|horas)?[\s.!]*$/;
function laterThen(folded: string, { offer, now }: Situation): Text | undefined {
  const said = offer?.kind === 'turno' ? LATER_THEN.exec(folded)?.[1] : undefined;
  const hour = Number(said);
  if (offer?.kind !== 'turno' || said === undefined || hour >= 24) return undefined;
  const shown = offer.slots.some((slot) => localStart(slot, now.timeZoneId).hour % 12 === hour % 12);
  return shown ? readText(`a las ${hour}`) : undefined;
}

/** Undefined: nothing of the kind. */
export function withoutAside({ raw }: Text, situation: Situation): Text | undefined {
  if (raw.length > CHARS_MAX) return undefined;
  const { flow } = situation;
  const folded = fold(raw);
  const later = laterThen(folded, situation);
  if (later !== undefined) return later;
  // With nothing open it is the appointment that he has.
  const mistaken = flow === 'agenda' ? MISTAKEN.exec(folded) : null;
  if (mistaken !== null) return readText(`perdon, era para ${raw.slice(mistaken[0].length)}`);
  const closed = CLOSED.exec(folded);
  return closed === null || /[?¿]/.test(closed[0]) || IN_ONE_BREATH.test(raw)
    ? undefined
    : readText(raw.slice(closed[0].length));
}
/** "¿Cierran al mediodía?" asks it. */
const IN_ONE_BREATH = /^[^,.;!\n]*\?\s*$/;
