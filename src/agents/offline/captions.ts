/**
 * What stands under a picture: "este es mi perrito" says what is seen, and asks for nothing that the data could tell.
 */
import type { CustomerEvent, Reading } from '../../domain.ts';
import type { Unit } from './units.ts';
import { readText } from './words/text.ts';

const ASKS_ALL_THE_SAME =
  / (?:que|q|cual|como|cuant[oa]s?|cuando|donde|quien|por que|puede[ns]?|puedes|tienen?|hacen|sirve|se puede|what|how|can|do you|qual|quanto|onde|fazem) /;

/** The reading of a caption, without a question that was only guessed. */
export function underPicture(reading: Reading, unit: Unit, before: Unit | undefined): Reading {
  const pictured = before?.kind === 'event' && before.event.type === 'customer.sends_media';
  if (unit.kind !== 'text' || !pictured) return reading;
  const { asks, norm } = readText(unit.text);
  const paid = asks || WISHES_TO_PAY.test(norm) ? reading : ofAPayment(reading);
  if (reading.by !== 'offline') return paid;
  const guessed = reading.events.every((event) => event.type === 'customer.asks' && event.topic === 'otro');
  if (asks || !guessed || ASKS_ALL_THE_SAME.test(norm)) return paid;
  // No model that sees the words alone knows better.
  return { events: [{ type: 'customer.not_understood' }], by: 'answer', confidence: 0.9 };
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
