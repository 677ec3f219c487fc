/** What is paid for, where no service is named: what there is that day, what is booked, the other one. */
import { whenOf } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import type { Situation } from '../../situation.ts';
import { TRANSFER } from '../../words/words.ts';
import { listedInstead } from '../choosing/row-told.ts';
import { readText, without } from '../../words/text.ts';
import { NOW } from '../../words/pays.ts';
import { PAYS_SOME } from './paying.ts';
import { re } from '../../words/pattern.ts';

/** "Quiero pagar mi cita del jueves": the service of what there is that day, where it is one. */
export function serviceOfThatDay({ situation, times }: Heard): string | undefined {
  const day = times.fecha ?? times.fechaOriginal;
  const live = (situation.appointments ?? []).filter(({ slot }) => dayOf(slot.start, situation) === day);
  const [service, ...others] = new Set(live.map((a) => a.serviceId));
  return others.length === 0 ? service : undefined;
}

/** "La limpieza del viernes", "la de las 10": of one of that service that he has then, where he has others. */
export function whenOfMine(
  service: string,
  { situation, times }: Heard,
): { fecha_original?: string; hora_original?: string } {
  const own = (situation.appointments ?? []).filter(({ serviceId }) => serviceId === service);
  const all = own.map(({ slot }) => whenOf(slot, situation.now.timeZoneId));
  const [day, hour] = [times.fechaOriginal ?? times.fecha, times.horaOriginal ?? times.hora];
  if (own.length < 2) return {};
  return {
    ...(day !== undefined && all.some(({ fecha_deseada }) => fecha_deseada === day) ? { fecha_original: day } : {}),
    ...(hour !== undefined && all.some(({ hora_especifica }) => hora_especifica === hour)
      ? { hora_original: hour }
      : {}),
  };
}

/** "No, la del viernes", "perdón, la primera", asked whether one is to be paid: another of those that he has, or of the list. */
export function paysThatOne(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  if (situation.flow !== 'pagos' || situation.asks !== 'confirm' || text.asks) return undefined;
  const service = listedInstead(heard);
  if (service !== undefined) return act(heard, { intent: 'pay', service });
  if (!THAT_ONE.test(readText(without(text.raw, times.spans)).norm)) return undefined;
  return serviceOfThatDay(heard) === undefined ? undefined : act(heard, { intent: 'pay' });
}
const THAT_ONE =
  /^ (?:(?:no|nao|not|perdon|digo|mejor|quiero|quero|pagar|pago|pay|era|es|e|es[ae] no|pero|mas|but|i meant) )*(?:la|el|lo|a|o|the(?: one)?)(?: (?:cita|turno|hora|sesion|visita|de|del|da|do|la|el|on|for))* $/;

/** The same of what is said to be paid: the visit's day, and not the payment's. */
export function whenOfPaid(service: string, heard: Heard): ReturnType<typeof whenOfMine> {
  return OF_A_VISIT.test(heard.text.norm) ? whenOfMine(service, heard) : {};
}

/** "Ya pagué la del viernes": the visit's day. In "pagué el viernes" it is the payment's. */
export function serviceOfThatVisit(heard: Heard): string | undefined {
  return OF_A_VISIT.test(heard.text.norm) ? serviceOfThatDay(heard) : undefined;
}
const OF_A_VISIT =
  / (?:(?:el|la|lo|los|las|o|a|os|as|cita|turno|reserva|hora|consulta|sesion|visita) (?:del?|do|da|pro|pra|para el) [a-z0-9]+|the (?:one|appointment|visit) (?:on|for) [a-z0-9]+|for (?:mon|tues|wednes|thurs|fri|satur|sun)day s?|(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s? s) /;

function dayOf(at: number, { now }: Situation): string {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(now.timeZoneId).toPlainDate().toString();
}

/** "¿Lo puedo pagar ahora?", "quiero pagar mi turno", "can I pay for it": what is booked, not the catalogue. */
const THAT =
  / (?:(?:dej|deix)(?:ar|o|amos)(?:l[oa]s?)? (?:ya |ja )?(?:pag[oa]s?|(?:pagad|abonad|senad)[oa]s?)|(?:pagar|abonar|senar)(?:l[oa]s?|te(?:lo|la)|esto|eso|isso)|l[oa] (?:puedo|quiero|quisiera|podria|pago|abono|voy a)|(?:pagar|abonar|senar|pago|abono|pay|pay for)(?: (?:por|el|la|lo|mi|este|esta|ese|esa|o|a|meu|minha|my|the|this|that|de|del|que))* (?:turno|cita|reserva|hora|sena|anticipo|eso|esto|reserve|reservado|agendado|agendamento|horario|isso|appointment|booking|visit|it|this|that)|(?:pagar|abonar|pago|abono) (?:es[ae]|est[ae]|ess[ae])(?= $| ya | ahora | agora | entonces | mesmo | mismo )) /;
/** "Ese quiero pagar", "esse mesmo eu quero pagar", behind a price. */
const THAT_AHEAD =
  / (?:es[ae]|est[ae]|ess[ae]|that one|that|this one)(?: mism[oa]| mesm[oa])? (?:(?:es (?:el|la) que|e o que|is (?:the one|what)) )?(?:(?:yo|eu|i|me|l[oa]) )*(?:quiero|quisiera|quero|queria|want to|d like to|voy a|vou|puedo|podria|posso|necesito|preciso) (?:pagar|abonar|senar|pay)(?: for)? /;
/** "¿A dónde transfiero?", "¿me pasas el alias?", "número de cuenta": of who has something booked, for that. */
const WHERE_TO = re` (?:(?:a )?(?:donde|que (?:cuenta|numero|alias|cbu|clabe|nequi|yape|plin|pix)|cual (?:cuenta|numero|nequi))|datos|numero de cuenta|${TRANSFER}) `;

export function paysForThat({ text: { norm }, situation }: Heard): boolean {
  if (situation.flow === 'agenda' && (paysBeforeAll(norm) || MAY_ALREADY.test(norm))) return true;
  const own = situation.appointments?.length ?? 0;
  if (own === 1 && situation.flow === 'ninguno' && PAYS_NOW.test(norm)) return true;
  return (
    THAT.test(norm) ||
    THAT_AHEAD.test(norm) ||
    (own > 0 && WHERE_TO.test(norm) && !/ (?:otr[oa]|outr[oa]|another) /.test(norm))
  );
}

/** "Can I pay now?", "¿puedo pagar por adelantado?", of who has one appointment: that one. A bare "quiero pagar" may be of anything that is sold. */
const SOON = `(?:(?:now|already|online|first|today|here|in advance|ahead(?: of time)?|up ?front|before ?hand|right (?:now|away)|ya(?: mismo)?|ja|primero|por adelantado|por anticipado|anticipado|antes|de una(?: vez)?|por (?:aca|aqui)|antecipado|adiantado)|${NOW})`;
/** "Ya por aquí": at once, and here. */
const PAYS_NOW = re` (?:pre ?pay|(?:pay|pagar|abonar|senar)(?: (?:it|that|for it|for that))? ${SOON}(?: ${SOON})?)(?: (?:please|pls|por favor|porfa|pfv|then|entonces|instead))* $`;

/** "Quiero pagar primero", "antes quero pagar", in the middle of a booking: of what is being booked. */
const BEFORE_ALL = re` (?:${PAYS_SOME}(?: [a-z]+)? (?:primero|primeiro|first|antes|before|upfront|de una vez|de una|ya mismo|de uma vez|right away|por adelantado|ya|${NOW})|(?:primero|primeiro|first|antes)(?: (?:que (?:nada|todo)|de (?:eso|todo|confirmar)|disso))? (?:(?:quiero|quisiera|quero|queria|prefiero|prefiro|want to|voy a|vou|te|l[oa]|yo|eu|i) )*${PAYS_SOME}) `;
export function paysBeforeAll(norm: string): boolean {
  return BEFORE_ALL.test(norm);
}

/** "Já posso pagar?", "¿ya lo puedo abonar?" */
const MAY_ALREADY = re` (?:ya|ja|${NOW}) (?:(?:l[oa]|eu|yo) )*(?:puedo|podria|podemos|posso|can i) (?:l[oa] )?${PAYS_SOME} $`;

/** "Mandame el link de la otra", "quiero pagar el otro"; "con la otra tarjeta", "la otra mitad" are something else. */
export function paysForTheOther({ text: { norm } }: Heard): boolean {
  return THE_OTHER.test(norm);
}
const THE_OTHER =
  / (?:(?:la|el|lo|the|a|o|da|do|del|pela|pelo) )(?:otr[oa]|outr[oa]|other)(?: one| (?:citas?|turnos?|horas?|reservas?|consultas?|sesion|visitas?|servicio|servico|appointment|visit|service))?(?= $| (?:por|porfa|please|tambien|tambem|too|ahora|agora|now|ya|y|e|que) )/;
