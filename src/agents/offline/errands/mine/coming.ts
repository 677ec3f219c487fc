/**
 * What one who has an appointment says of it without wanting another: that he comes ("ahí estaré", "confirmo mi
 * asistencia"), that he is due ("mañana me toca, ¿no?"), what it costs and whom he may bring. Long because all of it is told
 * from a wish by what else is said.
 */
import { localStart, whenOf } from '../../../../domain.ts';
import { YES, act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { FIT_TO_COME } from '../../rules/health.ts';
import { serviceOfThatDay } from '../../answers/paying/paid-for.ts';
import { timesIn } from '../../time/index.ts';
import { saysWhen } from '../../wishes.ts';
import { fold } from '../../words/text.ts';
import { justBooked } from './just-booked.ts';
import { FOR_ME } from './in-his-place.ts';
import { hasOneOn } from './own-appointment.ts';
import { namesService } from '../booking/wishing.ts';
import { withoutNames } from '../../names/names-unheard.ts';
import { APPOINTMENT } from '../../words/words.ts';
import { CANNOT, CANT_COME } from '../../words/cannot.ts';
import { re } from '../../words/pattern.ts';
import { CANCELS } from '../../words/deeds.ts';

const OWN = `(?:mi|la|el|mis|minha|meu|a|o|my|the) (?:${APPOINTMENT}|asistencia|presencia|presenca)`;
const COMES = new RegExp(
  ` (?:${[
    `(?:confirmo|confirmamos|confirmar|confirmando|i confirm) (?:que )?(?:${OWN}|asistencia|presencia|voy|vamos|ire|iremos|asisto|asistire|vou)`,
    `(?:confirmo|confirmamos|confirmar|i confirm) (?:que )?(?:los|las|mis|ambos|ambas|both|os|as|meus|minhas) (?:(?:dos|2|tres|3|dois|duas|two|of) )*(?:${APPOINTMENT}|dos)s?`,
    '(?:ahi|ahy|alli|alla|aca|la|ai) (?:estare|estaremos|nos vemos|voy a estar|vamos a estar|andare|estarei|nos vemos)',
    '(?:estare|estaremos|estarei) (?:ahi|alli|alla|ai|la|puntual)',
    '(?:si|sip|claro que|por supuesto que|seguro que) (?:voy|vamos|ire|iremos|asisto|asistire|asistiremos|podre ir|puedo ir)',
    '(?:voy|vamos|vou|asisto|asistire|ire) (?:(?:el|este|na|no) [a-z]+|hoy|manana|amanha|hoje)(?: (?:a las [0-9]+|[a-z]+)){0,3} (?:sin falta|seguro|segur[oa]|puntual|con seguridad|sem falta)|(?:(?:hoy|manana|amanha|hoje|(?:el|este|na|no) [a-z]+)(?: (?:si|ya|ahi|alla|yo|eu))* (?:voy|vamos|vou|ire|asisto|llego|irei) (?:a ir |ir )?(?:sin falta|seguro|segur[oa]|puntual|con seguridad|sem falta)|(?:sin|sem) falta (?:voy|vamos|vou|ire))|nos vemos (?:el|manana|hoy|alla|ahi|entonces)|(?:vou|irei) sim|(?:i|we) (?:ll|will) be there|see you (?:tomorrow|on|then|there)',
  ].join('|')}) `,
);
/** "Mañana voy", of one that he has then. */
const COMES_THEN =
  /^ (?:(?:hola|buenas|buenos|dias|tardes|ok|dale|listo|oi|si) )*(?:hoy|manana|amanha|hoje|(?:el|este|na|no) [a-z]+) (?:(?:si|ya|yo|eu) )*(?:voy|vamos|vou|ire|asisto)(?: (?:gracias|obrigad[oa]))* $/;
/** "Mañana me toca, ¿verdad?", "¿me recordás la hora?" */
const DUE =
  / (?:me|nos) toca(?:ba)? (?:ir |a mi )?(?:verdad|cierto|no|manana|hoy|el|este|a las?) |^ (?:[a-z]+ ){0,4}(?:me|nos) toca(?:ba)? (?:verdad |cierto |no |ir )*$/;
const REMIND =
  / (?:me )?(?:recuerd|record|lembr|remind)[a-z]* (?:me )?(?:(?:of|porfa|por favor) )?(?:la|el|que|a que|a|o|the) (?:hora|dia|horario|fecha|time|day|hours) /;
/** Whom he may bring, whether he may come early, what he may eat before. */
const MAY =
  / (?:puedo|podria|podriamos|podemos|se puede|puede|posso|poderia|can i|may i|could i|can my) (?:(?:yo|ir|i) )?(?:llevar|llegar (?:(?:(?:un )?(?:poco|rato|toque) |unos minutos )?(?:antes|tarde)|(?:con |unos |como )*[a-z0-9]+ (?:minutos|minutitos|min) (?:tarde|tardecito|atrasad[oa]|de (?:atraso|retraso|demora|retardo)))|con|acompanad[oa]|entrar|traer|venir con|acompanar[a-z]*|bring|come with|(?:come|arrive|get there|be)(?: in| there)?(?: (?:a (?:bit|little|few)|like|about|around|[0-9]+|mins?|minutes))* (?:early|late)|levar|chegar (?:um pouco )?(?:antes|atrasad[oa])|comer|desayunar|almorzar|eat|drink|beber) /;
/** "¿Puede ir mi hija en mi lugar?", "¿puede venir otra persona por mí?": of the same hour, and the house decides. */
const IN_MY_PLACE = re` (?:puede|puedo|podria|podra|pode|poderia|can|could) .{0,60}(?:en (?:mi lugar|lugar mio|vez mia)|${FOR_ME}|en vez de mi|no meu lugar|instead of me|in my place|(?:dar|ceder|pasar)(?:le|selo)? (?:el|mi|la) (?:turno|cita|hora|lugar) a) `;
/** "Si no puedo ir, ¿qué hago?": shown with the ways to move it and to cancel it. */
const IF_NOT = re` (?:si|en caso de que|se|if) (?:yo |eu |i |al final |por algo |ya )*(?:${CANNOT}|(?:no|nao) (?:pueda|pudiera|voy|vaya|podria|puder)|${CANT_COME}(?: it)?)(?: [^ ]+){0,4} (?:que (?:hago|pasa|tengo que hacer|puedo hacer|debo hacer)|como (?:hago|aviso|les aviso|faco)|o que (?:faco|eu faco)|what (?:do i do|should i do|happens)) `;
/** "¿Y si llego media hora antes?": what then, and nothing is moved. */
const IF_LATE =
  / (?:si|se|if) (?:yo |eu |i )?(?:llego|llegamos|chego|chegar|arrive|come|get there)(?: [^ ]+){0,4} (?:antes|tarde|atrasad[oa]|late|early) /;
/** "Mañana a las 9 vamos para allá, ¿hay que llevar algo?": what to do before, and the day is the one he has. */
const PREPARES =
  / (?:hay que|tengo que|tiene que|tenemos que|debo|debe|hace falta|necesito|tenho que|tem que|precisa|do i (?:have|need) to|should i) (?:llevar|traer|ir|venir|estar|comer|desayunar|levar|trazer|bring|eat)(?: [a-z]+){0,2} (?:en ayunas?|em jejum|fasting|algo|something|alguna cosa|nada|comid[oa]|banad[oa]|sin comer|estudios|papeles|documentos?) | (?:en ayunas?|em jejum) | (?:le |lhe )(?:doy|dou) de (?:comer|beber) /;
/** "¿Tengo que llegar un rato antes?", "should I come in a bit earlier?": how early one comes to what stays as it is. */
const HAS_TO_COME =
  / (?:(?:tengo|tenemos|tiene|tienen|hay|tenho|temos|tem) que|debo|debemos|debe|deberia|devo|hace falta|conviene|recomiendan|(?:necesito|preciso|precisa)(?= (?:llegar|chegar))|do (?:i|we) (?:have|need) to|should (?:i|we)|(?:can|could|may) (?:i|we)(?= (?:come|arrive|get)(?: in| there)? [0-9]+ min[a-z]* early )) (?:ir|llegar|venir|estar|chegar|vir|come|arrive|get|be)(?: (?:in|there|ahi|alla|ai|la|con|unos|un|poco|algo|um|pouco|a|bit|little|[0-9]+|minutos|minutes|mins|media|hora))* (?:antes|mas temprano|mas tempranito|mais cedo|earlier|early|sooner) /;
/** "¿Puedo ir con la niña, o toca otra cita para ella?": whether one has to be taken the house says, and none is yet. */
const NEEDS_ANOTHER = re` (?:toca|hay que (?:sacar|pedir)|(?:tengo|tenemos|tenho) que (?:sacar|pedir|reservar|marcar)|hace falta|se (?:necesita|ocupa)|preciso (?:marcar|de)|do (?:i|we) need(?: to (?:book|make))?) (?:sacar )?(?:otr[oa]|outr[oa]|another) ${APPOINTMENT} `;
/** "La del sábado, ¿en qué sucursal es?", of a business with several. */
const WHERE =
  / (?:donde|onde|where|(?:en |a |em |na )?(?:que|cual|qual|which)(?: de las)? (?:sucursal|sede|local|tienda|consultorio|clinica|unidade|filial|branch|location|office)) /;
const THE_ONE_OF = / (?:la|el|a|o|the one) (?:de|del|da|do|on) /;
const WHAT_IF = /^ (?:(?:y|e|o|pero|ok|bueno|hola|ah) )+si (?:voy|vamos) /;

function pointsAtOwn(heard: Heard): boolean {
  const { tenant, appointments = [], now } = heard.situation;
  const { fecha, fechaOriginal } = heard.times;
  if ((tenant?.branches.length ?? 0) < 2) return false;
  const day = fechaOriginal ?? fecha;
  const ofThatDay = appointments.some(({ slot }) => whenOf(slot, now.timeZoneId).fecha_deseada === day);
  return MY_ONE.test(heard.text.norm) || (ofThatDay && THE_ONE_OF.test(heard.text.norm));
}

const OWES =
  / (?:cuanto|quanto|how much) (?:(?:te|les|me|voy a|tengo que|debo|hay que|tendria que|vou|tenho que|do i|will i|i) )*(?:pagar|pago|debo|va a salir|va a costar|sale|cuesta|have to pay|owe|pay) /;
export const AGAINST =
  / (?:no|nao|not|don t|can t|cannot|otr[oa]|outr[oa]|another|pero|but|mas|cambi[a-z]*|mov[a-z]*|cancel[a-z]*|quiero|quisiera|necesito|quero|want|tambien|antes que|en vez) /;

/** How he comes, and who: nobody but the team knows. */
function asksOfComing(heard: Heard): boolean {
  const { norm } = heard.text;
  if (HAS_TO_COME.test(norm) || IF_LATE.test(norm)) return true;
  if (PREPARES.test(norm) && !namesService(heard)) return true;
  if (saysWhen(heard.times)) return false;
  return IN_MY_PLACE.test(norm) || (NEEDS_ANOTHER.test(norm) && !namesService(heard));
}

/** Undefined: nothing is open that it could be said of, or something is to be done about it. */
export function ofTheVisit(heard: Heard): Act | Act[] | undefined {
  const { text, situation, hit } = heard;
  const { flow, appointments = [] } = situation;
  if (flow !== 'ninguno' || appointments.length === 0) return undefined;
  if (IF_NOT.test(text.norm) && !CANCELS.test(text.norm)) return act(heard, { intent: 'mine' });
  if (hit?.intent === 'person' || hit?.intent === 'cancel' || hit?.intent === 'move') return undefined;
  // "¿Y si voy con tos?": no "sí, voy".
  if (hit === FIT_TO_COME.hit) return undefined;
  if (confirmsIt(heard)) return [...wherever(heard), act(heard, { intent: 'mine' })];
  if (REMIND.test(text.norm)) return [...asksToo(heard), act(heard, { intent: 'mine' })];
  if (text.asks && WHERE.test(text.norm) && pointsAtOwn(heard)) return act(heard, { intent: 'mine' });
  if (text.asks && asksOfComing(heard)) return act(heard, { intent: 'ask', topic: 'otro' });
  const said = text.norm.replace(/ (?:no|verdad|cierto|nao) $/, ' ');
  if (AGAINST.test(said)) return undefined;
  if (saysGoodbye(heard) || comesToWhatWasSaid(heard)) return act(heard, { intent: 'thanks' });
  // "¿Y si voy el viernes?": no "sí, voy", either.
  if (text.asks && WHAT_IF.test(said) && saysWhen(heard.times)) return undefined;
  const comes = COMES.test(said) || (COMES_THEN.test(said) && ofItsDayAtMost(heard) && saysWhen(heard.times));
  if (comes || DUE.test(text.norm)) return [...wherever(heard), act(heard, { intent: 'mine' })];
  if (MAY.test(said) && ofItsDayAtMost(heard) && !namesService(heard))
    return act(heard, { intent: 'ask', topic: 'otro' });
  if (text.asks && MAY_PAY.test(said) && hasOneOn(heard.times.fecha, situation))
    return act(heard, { intent: 'ask', topic: 'pagos', area: 'PAGOS' });
  if (hit?.topic === 'deuda') return undefined;
  const service = OWES.test(said) && !namesService(heard) ? serviceMeant(heard) : undefined;
  return service === undefined ? undefined : act(heard, { intent: 'ask', topic: 'precio', service });
}

/** "¿Puedo llegar 15 minutos tarde el jueves?", of one who comes then: no hour is looked for by that day. */
function ofItsDayAtMost({ times, situation }: Heard): boolean {
  const { fecha, ...others } = times;
  return fecha === undefined ? !saysWhen(times) : hasOneOn(fecha, situation) && !saysWhen(others);
}
/** "¿Puedo pagar el jueves cuando vaya?" */
const MAY_PAY =
  / (?:puedo|podria|podemos|se puede|posso|da pra|can i|may i|could i) (?:(?:l[oa]|yo|eu) )?(?:pag|abon|pay)[a-z]* (?:(?:it|todo|tudo) )?(?:(?:el|este|na|no|on|this|la) )?[a-z]+(?: (?:cuando (?:vaya|llegue|este alla)|al (?:llegar|terminar)|ahi|alla|quando (?:for|chegar)|la|ai|there|when i (?:come|get there|arrive)|mismo|mesmo|por favor|porfa))* $/;

/** "Gracias, nos vemos mañana", of the one that he has tomorrow: all is said; on another day it is shown when it is. */
const SEE_YOU =
  /(?<![a-z])(?:ahi )?(?:nos vemos|nos estamos viendo|hasta|(?:te|los|les|las) veo|see you|ate|te vejo)(?![a-z])/;
/** "Genial, hasta el jueves", and nothing else. */
const UNTIL_THEN =
  /^ (?:(?:genial|perfecto|listo|dale|ok|okay|bueno|vale|buenisimo|excelente|super|joya|barbaro|entonces|pues|y|great|perfect|otimo|beleza) )*(?:hasta|(?:te|los|les|las) veo|ate) (?:(?:el|la|o|a) )?[a-z]+(?: (?:entonces|pues))* $/;
/** "Nos vemos mañana", right behind what was booked for tomorrow; out of the blue it is shown when it is. */
const SEE_YOU_ONLY =
  /^ (?:(?:genial|perfecto|listo|dale|ok|okay|bueno|vale|buenisimo|excelente|super|joya|entonces|pues|y|great|perfect|cool|otimo|beleza) )*(?:nos vemos|see you|te vejo|a gente se ve) (?:(?:el|la|o|a|na|no|on) )?[a-z]+(?: (?:entonces|pues|then))* $/;
const LEAVES =
  / (?:gracias|obrigad[oa]|valeu|thanks|thank you|chau+|chao+|bye|adios|tchau|saludos|un abrazo|beso|besos|hasta (?:luego|pronto)) /;
function saysGoodbye({ text, situation }: Heard): boolean {
  if (text.asks || text.words.length > GOODBYE_WORDS_MAX) return false;
  const behindIt = SEE_YOU_ONLY.test(text.norm) && justBooked(situation) !== undefined;
  if (!LEAVES.test(text.norm) && !UNTIL_THEN.test(text.norm) && !behindIt) return false;
  const said = fold(text.raw);
  if (!SEE_YOU.test(said)) return false;
  // With its verb "nos vemos mañana" is no time, whenever it is.
  const { fecha, ...times } = timesIn(said.replace(SEE_YOU, ' '), situation);
  return fecha === undefined ? !saysWhen(times) : hasOneOn(fecha, situation) || isThatWeekday(fecha, situation);
}
/** "Nos vemos el martes", right behind a booking of Tuesday week. */
function isThatWeekday(day: string, situation: Heard['situation']): boolean {
  const last = justBooked(situation);
  if (last === undefined) return false;
  return localStart(last.slot, situation.now.timeZoneId).dayOfWeek === Temporal.PlainDate.from(day).dayOfWeek;
}
const GOODBYE_WORDS_MAX = 9;

/** "Ahí estaré", right behind what was booked or shown: it is not shown once more. */
const ONLY_COMES =
  /^ (?:(?:si|ok|okay|oki|listo|vale|dale|perfecto|bueno|ya|genial|excelente|super|claro|entonces|gracias|muchas|mil|y|pues|sip|sim|yes|great|alla) )*(?:(?:ahi|ahy|alli|alla|aca|la|ai) (?:mismo )?(?:estare|estaremos|nos vemos|voy a estar|vamos a estar|andare|estarei|estamos|estoy|llego|voy)|nos vemos(?: (?:ahi|alli|alla|entonces|pronto))?|(?:estare|estaremos|estarei) (?:ahi|alli|alla|ai|la|puntual)|(?:i|we) (?:ll|will) be there|see you(?: (?:then|there))?)(?: (?:sin falta|puntual|gracias|muchas|mil|entonces|pues|seguro|bye|chau|chao|saludos|obrigad[oa]|thanks|thank you|then))* $/;
function comesToWhatWasSaid({ text, times, situation }: Heard): boolean {
  if (text.asks || saysWhen(times) || !ONLY_COMES.test(text.norm)) return false;
  const shown = situation.offer?.kind === 'cita' && situation.aside !== true;
  return shown || justBooked(situation) !== undefined;
}

/** "Confirmo frenos el miércoles a las 10", "te confirmo que mañana voy al masaje", of the one that he has then. "Te confirmo mañana" tells when he will say so. */
const CONFIRMS =
  /^ (?:(?:hola|buenas|buenos dias|buen dia|buenas tardes|si|oi|hi) )*(?:confirm(?:o|amos|ado|ada|ar)|i confirm|quiero confirmar|(?:te|le|les|os|lhe|lhes|(?:(?:era|es|solo|queria) )?para) confirm(?:o|amos|ar(?:te|le|les)?) (?:que|mi|nuestr[oa]|la asistencia)|i(?: d like to| want to|m)? confirm(?:ing)? (?:that|my)) /;
function confirmsIt({ text, times, situation: { appointments = [], now, tenant } }: Heard): boolean {
  if (text.asks || !CONFIRMS.test(text.norm) || AGAINST.test(withoutNames(text.norm, tenant))) return false;
  return appointments.some(({ slot }) => {
    const { fecha_deseada: day, hora_especifica: hour } = whenOf(slot, now.timeZoneId);
    return times.fecha === day && (times.hora ?? hour) === hour;
  });
}

/**
 * "Confirmo", "ahí estaré", "nos vemos el viernes", with no question open: a silence left one, or he has none to come to, or
 * none on that day. What he believes is not applauded: it is asked again, or shown what he has.
 */
export function comesToNone(heard: Heard): Act | undefined {
  const { text, times, hit, situation } = heard;
  const { flow, asks, appointments, parked } = situation;
  if (flow !== 'ninguno' || asks !== 'nothing' || text.asks || text.words.length > GOODBYE_WORDS_MAX) return undefined;
  if ((hit !== undefined && hit.intent !== 'book') || AGAINST.test(text.norm) || namesService(heard)) return undefined;
  const confirms = SAYS_CONFIRMED.test(text.norm);
  // "Gracias, nos vemos el lunes" takes its leave, unless a question was left open.
  const seesUs = SEES_YOU_THEN.test(text.norm) && (parked === true || !LEAVES.test(text.norm));
  if (
    appointments === undefined ||
    !(confirms || (ONLY_COMES.test(text.norm) && !TAKES_LEAVE.test(text.norm)) || seesUs)
  )
    return undefined;
  const none = appointments.length === 0;
  if (parked === true && (none || confirms) && !confirmsIt(heard)) return act(heard, YES);
  const elsewhen = confirms && saysWhen(times) && !confirmsIt(heard);
  return none || elsewhen ? act(heard, { intent: 'mine' }) : undefined;
}
/** "Te confirmo el viernes" tells when he will say so; behind a yes it takes up what was left. */
const SAYS_CONFIRMED =
  / (?<!(?:te|le|les|os|lhe|lhes|you|si|sim|yes|se|que|cuando|quando|a|al rato|luego|despues|depois|manana|amanha) )(?:confirmo|confirmamos|confirmad[oa]|i confirm|confirmed|pode confirmar)(?! (?:luego|despues|depois|later|al rato|mas tarde|en un|si|cuando|quando) ) /;
/** "Gracias, nos vemos": no day, and no place. */
const TAKES_LEAVE = /(?<! (?:ahi|ahy|alli|alla|aca|la|ai)) (?:nos vemos|see you)(?! (?:ahi|alli|alla|then|there)) /;
const SEES_YOU_THEN =
  / (?:(?:nos vemos|(?:los|las|te|la|lo) veo) (?:el|este|manana|hoy)|see you (?:on|tomorrow|this)|(?:nos vemos|ate) (?:na|no|amanha)) /;

/** "La ubicación y recordarme la hora": both. */
function asksToo({ hit, text }: Heard): Act[] {
  if (hit?.intent !== 'ask' || hit.topic === undefined || hit.topic === 'horarios') return [];
  return [{ intent: 'ask', topic: hit.topic, from: 0, to: text.raw.length }];
}

/** "Confirmo mi cita, ¿me recuerdas la dirección?": both (CONV-11). */
function wherever({ text }: Heard): Act[] {
  if (!WHEREABOUTS.test(text.norm)) return [];
  return [{ intent: 'ask', topic: 'direccion', from: 0, to: text.raw.length }];
}
const WHEREABOUTS =
  / (?:direccion|ubicacion|endereco|address|(?:a )?d?onde (?:es|era|queda|quedan|estan|esta|fica|ficam)|como (?:llego|se llega|chego)|where (?:is|are)) /;

const MY_ONE = re` (?:mi|minha|meu|my) (?:${APPOINTMENT}) `;

const I_PAY = / (?:voy a|vou|tengo que|tenho que|debo|will i|do i have to) (?:pagar|abonar|pay) /;

/** "¿Cuánto voy a pagar mañana?", "¿cuánto sale mi turno?": of the one that he has then, or at all. */
function serviceMeant(heard: Heard): string | undefined {
  const [one, other] = heard.situation.appointments ?? [];
  const own = MY_ONE.test(heard.text.norm) || (I_PAY.test(heard.text.norm) && !saysWhen(heard.times));
  return own && other === undefined ? one?.serviceId : serviceOfThatDay(heard);
}

/** "Ya llegué, estoy afuera", "cheguei", "voy en camino", out of the blue: who comes today is told to the team; on the way he is only thanked. */
const AROUND =
  '(?:hola|holi|buenas|buenos dias|buen dia|buenas tardes|oi|ola|hi|hello|hey|ya|ja|disculp[ae]|perdon|y|e|and|aqui|aca|ahi|por aqui|por aca|recien|acabo de|acabei de|i|we|just|gracias|obrigad[oa]|thanks|por favor|porfa)';
const PLACE =
  '(?:en|a|na|no|at|by) (?:la|el|su|o|a|the) (?:puerta|entrada|recepcion|local|lugar|salon|consultorio|clinica|sede|sucursal|porta|recepcao|door|entrance|front desk|reception)';
const HERE = `(?:llegue|llegamos|llegar|cheguei|chegamos|chegar|arrived|(?:estoy|estamos|estou|to|i m|we re|we are|i am)(?: (?:ya|ja|aqui|aca|ahi))? (?:afuera|fuera|abajo|la fora|ai fora|na frente|aqui na frente|en frente|here|outside|${PLACE})|(?:afuera|outside|${PLACE}))`;
/** With whom he is there, and what keeps him out: "…con el perro", "podem abrir a porta?", "the door is locked". */
const AT_THE_DOOR =
  '(?:(?:con|com|with) (?:el|la|mi|o|a|meu|minha|my|the) [a-z]+|(?:me |nos )?(?:abren|abres|abre|pueden abrir|puede abrir|podem abrir|pode abrir|podes abrir|abrime|abreme|can you (?:open|let me in))(?: (?:la|a|the) (?:puerta|porta|door))?|(?:la|a|the) (?:puerta|porta|door) (?:esta|is) (?:cerrada|trancada|fechada|locked|closed|shut)|(?:no hay|nao tem) (?:nadie|ninguem))';
const IS_HERE = re`^ (?:${AROUND} )*${HERE}(?: (?:${AROUND}|${HERE}|${AT_THE_DOOR}))* $`;
/** "Ya salí para allá", "ya estoy saliendo para ahí", "listo, voy para allá". */
const GOES =
  '(?:(?:voy|vamos|sali|salimos|vou|sai|estoy|estamos|estou|to|i m|we re)(?: (?:ya|ja|recien|ahora))? (?:(?:saliendo|yendo|indo|saindo) )?(?:para|pa|hacia|pra) (?:alla|alli|ahi|aca|la|ai)|(?:voy|vamos|estoy|estamos|vou|estou|to|i m|we re) (?:en camino|llegando|saliendo|yendo|a caminho|chegando|indo|saindo|on (?:my|our) way|coming)|on my way|a caminho|en camino)';
const IS_COMING = re`^ (?:(?:${AROUND}|listo|ok|okay|dale|bueno|vale|perfecto|genial) )*${GOES}(?: ${AROUND})* $`;

/** Undefined: something is open, it asks, or none of his is of today. */
export function arrives(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { flow, appointments = [], now } = situation;
  if (flow !== 'ninguno') return undefined;
  if (!text.asks && IS_COMING.test(text.norm)) return act(heard, { intent: 'thanks' });
  const today = now.toPlainDate();
  const comes = appointments.some(({ slot }) => localStart(slot, now.timeZoneId).toPlainDate().equals(today));
  return comes && IS_HERE.test(text.norm) ? act(heard, { intent: 'person' }) : undefined;
}
