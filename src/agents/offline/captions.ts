/**
 * What stands under a picture: "este es mi perrito" says what is seen, and asks for nothing that the data could tell; "así
 * lo quiero" is of what is seen, and no yes to what was asked.
 */
import type { CustomerEvent, Reading } from '../../domain.ts';
import type { Unit } from './units.ts';
import { readText } from './words/text.ts';

const ASKS_ALL_THE_SAME =
  / (?:que|q|cual|como|cuant[oa]s?|cuando|donde|quien|por que|puede[ns]?|puedes|tienen?|hacen|sirve|se puede|what|how|can|do you|qual|quanto|onde|fazem) /;

/** The reading of words beside a picture: a caption without a question that was only guessed, and a yes that is none. */
export function besidePicture(said: Reading, units: readonly Unit[], at: number): Reading {
  const [unit, before] = [units[at], units[at - 1]];
  if (unit?.kind !== 'text') return said;
  const { asks, norm } = readText(unit.text);
  const shown = isSeen(before) || isSeen(units[at + 1]);
  const reading = shown && (!SAYS_YES.test(norm) || POINTS.test(norm)) ? withoutYes(said) : said;
  const pictured = before?.kind === 'event' && before.event.type === 'customer.sends_media';
  if (!pictured || reading.events.length === 0) return reading;
  const paid = asks || WISHES_TO_PAY.test(norm) ? reading : ofAPayment(reading);
  if (reading.by !== 'offline') return paid;
  const guessed = reading.events.every((event) => event.type === 'customer.asks' && event.topic === 'otro');
  if (asks || !guessed || ASKS_ALL_THE_SAME.test(norm.replace(LOOK_HOW, ' '))) return paid;
  // No model that sees the words alone knows better.
  return { events: [{ type: 'customer.not_understood' }], by: 'answer', confidence: 0.9 };
}

/** "Mire doctora cómo tengo la encía", "olha como ficou": shown, and not asked. */
const LOOK_HOW =
  / (?:mir[aeo]n?|mira|olh[ae]|ve|vea[ns]?|vean|fijate|fijese|look(?: at)?)(?: [a-z]+){0,2} (?:como|que|lo que|how|what|o que) /;

/** What can show how something is wanted; a sticker or a place does not. */
function isSeen(unit: Unit | undefined): boolean {
  if (unit?.kind !== 'event' || unit.event.type !== 'customer.sends_media') return false;
  return ['image', 'video', 'document'].includes(unit.event.media);
}

/** An answer by itself, whatever is seen: "sí, confirmo", where nothing in it points at the picture. */
const SAYS_YES =
  /^ (?:(?:ok(?:ay)?|hola|listo|bueno) )*(?:si+p?|sim|yes|yep|yeah|dale|claro|confirm[a-z]*|acepto|de acuerdo) /;
const POINTS =
  / (?:asi|assim|est[aeo]s?|es[aeo]s?|ess[ae]s?|isso|like|this|that|l[oa]s? quiero|quiero|quisiera|quero|want|foto|imagen|picture) /;

/** It says of the picture what it says: the medium is answered, and what was asked stays asked (AGENDA-4, PAGOS-7). */
function withoutYes(reading: Reading): Reading {
  const events = reading.events.filter(({ type }) => type !== 'customer.accepts');
  return events.length === reading.events.length ? reading : { ...reading, events, by: 'answer', confidence: 0.9 };
}

/** "Pago de la limpieza" names what is pictured: so he says, and no other payment is wished for (PAGOS-5). */
function ofAPayment(reading: Reading): Reading {
  const events = reading.events.map((event): CustomerEvent => {
    if (event.type !== 'customer.wants_payment') return event;
    return { type: 'customer.claims_payment', ...(event.servicio && { servicio: event.servicio }) };
  });
  return { ...reading, events };
}
const WISHES_TO_PAY =
  / (?:quiero|quisiera|necesito|puedo|podria|como|donde|link|liga|enlace|otr[oa]|pagar|abonar|quero|gostaria|preciso|posso|outr[oa]|want|need|like|can|pay|other) /;
