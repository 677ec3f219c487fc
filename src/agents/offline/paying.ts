/** What is said of paying where money is asked for: a yes that is nothing else, and who pays in another way. */
import { act } from './acts.ts';
import type { Act } from './acts.ts';
import type { Heard } from './heard.ts';
import { findNames } from './names.ts';
import { pieceAt } from './phrases.ts';
import type { Situation } from './situation.ts';
import { saysWhen } from './wishes.ts';
import { TRANSFER } from './words.ts';

/** The question is whether a payment link is wanted: by itself, or before a booking. */
export function asksForMoney({ asks, flow, tenant }: Situation): boolean {
  if (asks !== 'confirm') return false;
  return (
    flow === 'pagos' || (flow === 'agenda' && tenant !== undefined && tenant.booking.paymentBeforeBooking !== 'none')
  );
}

/** What a yes to a payment may be said with: the link, paying, sending, booking, and small words between. */
const BESIDE_A_YES =
  /^(?:(?:mand|envi|pas|gener|hag|hac|arm|ayud|help|compart|proced|reserv|agend|confirm|anot|apart|regal|send|generat)[a-z]*|d[ae](?:me|mel[oa])?|haz(?:l[oa])?|quier[oae]|quisiera|quero|want|need|necesito|preciso|voy|vamos|vou|puedes|podes|puede|podria|can|could|me|lo|la|los|el|un|una|uma|o|it|the|my|mi|i|a|al|por|pra|para|de|del|do|con|with|aca|aqui|this|crea(?:me|l[oa])?|ger[ae]|cobra(?:me|l[oa])?|link|liga|enlace|boton|url|clabe|cbu|alias|payment|pago|pagos|pagar(?:l[oa]s?)?|pagamento|pague|paguemos|pagamos|abon(?:o|ar|arl[oa]|amos)|sen(?:a|ar|arl[oa])|anticipo|sinal|deposito|deposit|pay|ahora|agora|now|ya|mismo|enseguida|turno|cita|hora|horario|servicio|esta|estoy|bien|perfecto|todo|correcto|correct|asi|segur[oa]|tambien|es|tarjeta|card|cartao|please|over|through|on|whatsapp|mail|correo|then)$/;

/** Fail closed on money: a yes with a condition, a day, another way or another service in it is none. */
export function paysPlainly({ text, situation }: Heard): boolean {
  const words = text.words.flatMap((w) => w.text.split(' '));
  let plain = true;
  for (let i = 0; i < words.length;) {
    const piece = pieceAt(words, i);
    plain &&= piece.kind !== 'other' || BESIDE_A_YES.test(piece.phrase);
    i += piece.words;
  }
  return plain && (situation.tenant === undefined || findNames(text.raw, situation.tenant).servicio === undefined);
}

const MEANS = `(?:${TRANSFER}|link|enlace|liga|mercadopago|mp|debito|credito|cuenta(?: bancaria| de banco| digital)?|banco|home ?banking|billetera(?: virtual)?|cartao|card|cards|bank account)`;
/** "No tengo Mercado Pago, ¿cómo hago?": asks how else one pays, and refuses nothing. */
const LACKS = new RegExp(
  ` (?:no|nao|not|don t|sin|tampoco|tampouco) (?:tengo|uso|utilizo|manejo|cuento con|dispongo de|se usar|puedo (?:pagar|abonar)(?:lo|la)? (?:con|por)|puedo usar|me (?:anda|funciona|acepta)|tenho|uso|posso (?:pagar (?:com|por)|usar)|consigo pagar (?:com|por)|have|use|can t pay (?:with|by)|pay (?:with|by))(?: (?:el|la|un|una|ni|mi|de|o|a|um|uma|any|ese|este|esse|that))* ${MEANS} `,
);

/** "Prefiero pagar allá", "pago en efectivo": another way is meant than the link. */
const ELSEWHERE =
  / (?:pago|pagar|pagarl[oa]|abono|abonar|pay)(?: l[oa])? (?:todo )?(?:alla|en (?:efectivo|mano|persona|el (?:local|lugar|consultorio|momento))|ahi mismo|cuando (?:llegue|vaya|este)|al llegar|el (?:mismo )?dia (?:del|de la)|em dinheiro|na hora|no local|pessoalmente|in cash|in person|when i (?:arrive|get there)) /;

/** Who asks for a person, or says that he has paid, says so first. */
export function lacksMeans(heard: Heard): Act | undefined {
  if (heard.hit?.intent === 'person' || heard.hit?.intent === 'claim') return undefined;
  const { norm, asks } = heard.text;
  const otherwise = LACKS.test(norm) || (!asks && ELSEWHERE.test(norm) && !/ (?:cuanto|descuento|promo) /.test(norm));
  return otherwise ? act(heard, { intent: 'ask', topic: 'pagos', area: 'PAGOS' }) : undefined;
}

/** "Quiero pagar mi cita del jueves": the service of what there is that day, where it is one. */
export function serviceOfThatDay({ situation, times }: Heard): string | undefined {
  const day = times.fecha ?? times.fechaOriginal;
  const live = (situation.appointments ?? []).filter(({ slot }) => dayOf(slot.start, situation) === day);
  const [service, ...others] = new Set(live.map((a) => a.serviceId));
  return others.length === 0 ? service : undefined;
}

function dayOf(at: number, { now }: Situation): string {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(now.timeZoneId).toPlainDate().toString();
}

/** The amount of what is paid before the booking, in whatever words the country has. */
const HOW_MUCH =
  / (?:de )?(?:cuanto|quanto|how much|que monto|qual o valor|que valor)(?: [^ ]+){0,5} (?:anticipo|sena|adelanto|abono|deposito|deposit|sinal|entrada|down payment|advance) /;
/** "Pago en la noche": the hour is the payment's, and no other one of the booking. */
const PAYS =
  / (?:pago|pagare|pagaria|pagarl[oa]|pagar|abono|abonare|abonar|transfiero|transferir|deposito|depositar|pay|paying|pagarei|pagaria|transfiro|deposito) /;
const LATER_ON =
  / (?:despues|luego|mas tarde|al rato|en un rato|ahorita|rato|depois|mais tarde|later|daqui a pouco|soon|(?:en|por|a|de|na|de|in the|this) (?:la )?(?:noche|tarde|manana|noite|manha|evening|afternoon|morning)|tonight|tomorrow|manana|amanha|hoy|hoje) /;
/** "Ok no", "no, gracias": not this service, and no other either; after a bare "no" the others are shown. */
const NONE_AT_ALL =
  /^ (?:[a-z]+ )?(?:no|nao)(?: (?:muchas )?(?:gracias|thanks|thank you|obrigad[oa]|por ahora|por agora|mejor no|ya no|for now))+(?: no)? $|^ (?:(?:ay|ah|uy|mm|ok|bueno|al final|entonces|actually|mejor|melhor|ya|better) )+(?:no|nao|not) $/;
const REFUSES = / (?:no|nao|not|don t|won t|ya no|sin|nunca|cancel[a-z]*) /;

/**
 * Where a payment is asked for or awaited, what is said of it is about that payment: its amount, its hour, a plain wish to
 * make it. A plain wish is a yes, everything else of these charges nothing.
 */
export function ofThePayment(heard: Heard): Act[] | undefined {
  const { situation, text, times, hit } = heard;
  const awaits = situation.state === 'AGENDA_ESPERANDO_PAGO';
  if ((!awaits && !asksForMoney(situation)) || hit?.intent === 'person' || hit?.intent === 'claim') return undefined;
  const { norm, asks } = text;
  const due = act(heard, { intent: 'ask', topic: 'deuda', area: 'PAGOS' });
  if (situation.flow === 'agenda' && HOW_MUCH.test(norm)) return [due];
  if (situation.flow === 'pagos' && !asks && NONE_AT_ALL.test(norm)) return [leave(heard)];
  if (REFUSES.test(norm)) return undefined;
  if (!asks && situation.flow === 'pagos' && ELSEWHERE.test(norm))
    return [act(heard, { intent: 'ask', topic: 'pagos', area: 'PAGOS' }), leave(heard)];
  if (PAYS.test(norm) && !ELSEWHERE.test(norm) && (LATER_ON.test(norm) || saysWhen(times)))
    return [awaits ? due : notNow(heard)];
  return !awaits && !asks && hit?.intent === 'pay' && paysPlainly(heard)
    ? [act(heard, { intent: 'accept' })]
    : undefined;
}

/** Paid later, said where the link is asked about: none is made now. */
function notNow(heard: Heard): Act {
  const pays = heard.situation.flow === 'pagos';
  if (heard.text.asks) return act(heard, { intent: 'ask', topic: pays ? 'pagos' : 'deuda', area: 'PAGOS' });
  return pays ? leave(heard) : act(heard, { intent: 'reject', area: 'PAGOS' });
}

function leave(heard: Heard): Act {
  return act(heard, { intent: 'exit', word: 'salir' });
}

/** "No quiero pagar", "después pago", while a service is being paid: not this one, and no other either. */
export function paysNothing({ situation, hit }: Heard): boolean {
  return situation.flow === 'pagos' && hit?.intent === 'reject' && hit.area === 'PAGOS';
}

/** "¿Lo puedo pagar ahora?", "quiero pagar mi turno", "can I pay for it": what is booked, not the catalogue. */
const THAT =
  / (?:(?:pagar|abonar|senar)(?:l[oa]s?|te(?:lo|la)|esto|eso|isso)|l[oa] (?:puedo|quiero|quisiera|podria|pago|abono|voy a)|(?:pagar|abonar|senar|pago|abono|pay|pay for)(?: (?:por|el|la|lo|mi|este|esta|ese|esa|o|a|meu|minha|my|the|this|that|de|del|que))* (?:turno|cita|reserva|hora|sena|anticipo|eso|esto|reserve|reservado|agendado|agendamento|horario|isso|appointment|booking|visit|it|this|that)) /;

export function paysForThat({ norm }: Heard['text']): boolean {
  return THAT.test(norm);
}
