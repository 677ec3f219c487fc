/**
 * Wishes that no rule knows: a service or a time in a sentence that wants something. Long because what is no wish
 * stands beside what is one.
 */
import type { Tenant } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { freeService } from '../../names/free-services.ts';
import { REQUEST_WORDS_MAX } from '../../answers/choosing/listing.ts';
import { findNames, isCalled, isCalledShort, leftOpen, namingWords, peopleCalled } from '../../names.ts';
import { partsOf } from '../../names/name-words.ts';
import { namesLike } from '../../names/services.ts';
import { asksForStranger } from '../../names/strangers.ts';
import { asksForService } from '../../situation.ts';
import { fold, readText, without } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';
import { INTERESTED, WANT } from '../../words/words.ts';
import { UNABLE } from '../../words/cannot.ts';
import { re } from '../../words/pattern.ts';
import { deniedOnly } from '../../words/in-the.ts';

export const WISHING = re` (?:${WANT}|${INTERESTED}|ocupo|ando buscando|(?:agreg|sum|adicion)(?:ame|ueme|eme|arme)|anad(?:eme|ime|irme)|puedo|podria|podemos|me haces|me hago|hacer(?:me|se|nos)|can (?:i|we) get|(?:me|nos) hacen|me urge|urgente) `;
/** "Hágale también el cambio de aceite", "hazme las cejas", "que me hagan color", "de paso le hacen una revisión": done to it, or to him. */
const ORDERED =
  / (?:(?:hag[ae]n?|haz|hace|pong[ae]n?|pon|pone|ech[ae]n?|met[ae]n?|apli(?:ca|que)n?)(?:me|le|les|nos)|(?:que |de paso |de una (?:vez )?|y )(?:me|le|les|nos) (?:hagan?|hacen?|pongan?|ponen?|apliquen?)|(?:me|le|nos) (?:hacen?|ponen?) tambien|(?:aproveche?n?|aprovecha|aproveito) (?:y |e |para |pra )?(?:(?:le |me )?(?:hace|haga|hagan|hacen|haz)|hacer(?:le|me))) /;
/** Wants to know, not to come. */
export const LEARNING =
  / (?:saber|preguntar|averiguar|hablar|decir|decirte|contarte|avisar|avisarte|vender|venderles|venderte|ofrecer|ofrecerles|hacerte una (?:pregunta|consulta)|hacer una (?:pregunta|consulta)|know|ask|nao|no|not) /;
/** "…pero los miércoles no puedo" is part of a wish, not a word against it. */
const NOT_THEN = new RegExp(
  ` (?:${UNABLE}|(?:no|nao) (?:podria|me (?:sirven?|quedan?|vienen?|van?))|(?:can|could) ?not|can t) `,
  'g',
);

/** Who wants to know something, or wants it not. */
export function learns({ text, times, situation }: Heard): boolean {
  const denied = deniedOnly(text.norm, situation.language);
  return LEARNING.test(times.restricciones.length > 0 ? denied.replaceAll(NOT_THEN, ' ') : denied);
}

/** "¿Tienen masaje el finde?", "¿me hacen color hoy?", "¿y masaje el sábado?": asked for a service and a time, and not after the opening hours. */
const IS_THERE =
  / (?:tienen|tenes|tienes|tiene|teneis|hay|habra|habria|tendran|tendras|tendria[ns]?|hacen|haces|haceis|harian|harias|fazem|tem|teria|have|is there|are there|any) /;

const HOW_MUCH = / (?:cuanto|quanto|how much|a como) /;
const ABOUT_MONEY = / (?:pag|abon|transfer|factur|descuent|desconto|devol|reembols|cuota|pay|refund)[a-z]* /;
/** "Teleconsulta este finde, ¿se puede?" */
const IF_POSSIBLE =
  / (?:se (?:puede|podra|podria)|puede ser|podra ser|podria ser|(?:es|sera|seria) posible|(?:da|daria) pra|pode ser|possible)(?: por favor| please)? $/;

/** "¿Se puede consulta mañana?", "¿puede ser una limpieza el lunes?": the service stands right behind it, and no deed. */
const POSSIBLE_FIRST =
  /(?:^| )(?:se (?:puede|podra|podria)|(?:puede|podra|podria) ser|(?:es|sera|seria) posible|da (?:pra|para)|pode ser) (?:(?:hacer|hacerse|hacerme|sacar|agendar|reservar|tener|fazer|marcar|un|una|el|la|um|uma|o|a) )*([a-z]+) /;

function asksIfPossible({ text, situation: { tenant } }: Heard): boolean {
  if (ABOUT_MONEY.test(text.norm)) return false;
  const first = POSSIBLE_FIRST.exec(text.norm)?.[1];
  return IF_POSSIBLE.test(text.norm) || (first !== undefined && namesLike(first, tenant?.services ?? []));
}

export function asksForTime(heard: Heard): boolean {
  const { text, times, situation } = heard;
  const possible = text.asks && asksIfPossible(heard);
  if (HOW_MUCH.test(text.norm)) return false;
  const asked = IS_THERE.test(text.norm) || possible || (situation.flow === 'ninguno' && AND_THAT.test(text.norm));
  return text.asks && asked && (saysWhen(times) || (possible && withSomebody(heard))) && namesService(heard);
}

/** "Corte con Diana, ¿se puede?" */
function withSomebody({ text, situation: { tenant, flow } }: Heard): boolean {
  return flow === 'ninguno' && tenant !== undefined && findNames(text.raw, tenant).profesional !== undefined;
}

/** "¿Alguien que atienda a mi perro ahora? Consulta": seen to at once, and what for. */
const SEEN_NOW =
  / (?:atiend[a-z]*|atend(?:er|ernos|erme|erl[oa]s?)|vea[ns]?|revis(?:e|en|ar|arl[oa])|recib(?:a|an|ir|irme)|see|treat) (?:[a-z]+ ){0,4}?(?:ahora|ahorita|ya|ya mismo|hoy|agora|hoje|(?:right )?now|today|de inmediato|urgente|en este momento) /;
export function wantsToBeSeen(heard: Heard): boolean {
  const { text, situation } = heard;
  return situation.flow === 'ninguno' && text.asks && SEEN_NOW.test(text.norm) && namesService(heard);
}

/** "¿Se puede pasar por un corte?", "me paso en un rato para un corte": he comes for one, and moves none. */
const COMES_FOR =
  / (?:pas(?:o|ar|arme|amos|arnos)|ca(?:igo|er|erle)|ir|voy|vou|come (?:by|in)|drop (?:by|in)) (?:[a-z0-9]+ ){0,5}?(?:por|para|pra|a hacerme|for) (?:un|una|unas|unos|uma|um|a) (?!lado|rato|momento|segundo)/;
export function comesForOne(heard: Heard): boolean {
  const { text, situation } = heard;
  if (situation.flow !== 'ninguno' || / (?:no|nao|not|mi|meu|minha|my) /.test(text.norm)) return false;
  return COMES_FOR.test(text.norm) && namesService(heard);
}

/** "Hay que bañarlo", "debo vacunar a mi gata", "el médico dice que tengo que hacer kine": what has to be done to it is what is sold. */
const HAS_TO_BE =
  /^ (?:(?:hola|holi|buenas|buenos|buen|dias?|tardes|noches|oi|ola|hi|hello|che|oye|ya|es que|me parece que|creo que|tambien|(?:(?:mi|el|la|meu|minha|o|a|un|una) )?(?:doctora?|medic[oa]|dentista|dra?|vete|veterinari[oa]) (?:me )?(?:dice|dijo|disse|diz|indico|recomendo) que|me dijeron que|(?:con|com|with) (?:mi|mis|el|la|meu|minha|my) [a-z]+(?: (?:y yo|e eu|we))?) )*(?:me |nos |le )?(?:hay que|toca|debo|debemos|devo|(?:tengo|tenemos|tenho|tem|temos) que|i have to|we have to|i ve got to) (?:(?:hacer(?:le|les|me|nos)?|dar(?:le|les)?|poner(?:le|les|me)?|fazer|give|get|do|un|una|el|la|um|uma|the|a|an|him|her|it|them) )*(?<deed>[a-z]+) /;
export function hasToBeDone({ text, situation: { flow, tenant } }: Heard): boolean {
  if (flow !== 'ninguno' || tenant === undefined || text.asks) return false;
  const deed = HAS_TO_BE.exec(text.norm)?.groups?.['deed'];
  return deed !== undefined && (findNames(deed, tenant).servicio ?? leftOpen(deed, tenant)[0]) !== undefined;
}

/**
 * "¿Y el 30 de noviembre?", "¿mañana tienen?", "voy hoy a las 2, ¿se puede?", "en Flores, ¿hoy se puede?": a time, at most
 * where and with whom, and nothing else; with nothing open that it could be put to.
 */
export function asksOfThatTime({ text, times, situation: { flow, tenant } }: Heard): boolean {
  if (flow !== 'ninguno' || !text.asks || !saysWhen(times)) return false;
  const { norm } = readText(without(text.raw, times.spans));
  if (AND_THEN.test(norm)) return true;
  const named = [...(tenant?.professionals ?? []), ...(tenant?.branches ?? [])];
  const said = norm.replaceAll(HAVE_OR_MAY, ' ');
  if (said === norm) return false;
  return said.split(' ').every((word) => BESIDE_THEN.has(word) || peopleCalled([word], named).length > 0);
}
/** Asked for a place, or whether one may come: behind a day there is nothing else that it could ask. */
const HAVE_OR_MAY =
  /(?<= )(?:tienen|tenes|tienes|tiene|teneis|tendran|tendras|tendrian?|hay|habra|habria|tem|teria[m]?|queda|quedan|(?:do you )?have|(?:is|are) there(?: any(?:thing)?)?|(?:se |me )?(?:puede|podra|podria|puedo|pueden)|da|daria|pode|posso|consigo|possible|(?:es|sera|seria) posible|can i|could i|can you|could you)(?= )/g;
const BESIDE_THEN = new Set(
  (
    ' y e and o que tal hola buenas oi ola ya ok dale bueno genial perfecto gracias entonces entao ' +
    'el la los las para pra pro al a o on at en no na em for in this este esta con com with algo ' +
    'voy iria vou ir puedo ser ustedes uds voces por favor porfa please'
  ).split(' '),
);
const AND_THEN =
  /^ (?:y|e|and|que tal|what about|how about)(?: (?:el|la|los|las|para|pra|pro|al|a|o|on|at|en|no|na|for|this|este|esta))* $/;

/** "¿Y la barba?" by itself, with nothing open but the list of what there is: what it costs and how long it takes. */
const AND_THAT =
  /^ (?:(?:ah|ok|okay|ya|gracias|bueno|listo|dale|perfecto|entiendo) )*(?:y|e|and|what about|how about)(?: [a-z]+){1,5} $/;

export function asksAboutOneMore(heard: Heard): boolean {
  const { text, times, situation } = heard;
  const open = situation.flow !== 'ninguno' && !asksForService(situation);
  return !open && text.asks && AND_THAT.test(text.norm) && !saysWhen(times) && namesService(heard);
}

/** "Y el simple", below the list of services, right behind what another of them costs: as much of this one, and no choice yet. */
export function asksOfTheNext(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  const { flow, spokenOf, tenant } = situation;
  const asked = spokenOf?.serviceId;
  if (flow !== 'agenda' || !asksForService(situation) || asked === undefined || tenant === undefined) return undefined;
  if (text.asks || saysWhen(times) || !AND_THE.test(text.norm)) return undefined;
  const service = findNames(text.raw, tenant).servicio;
  return service === undefined || service === asked ? undefined : act(heard, { intent: 'ask', topic: 'precio' });
}
const AND_THE =
  /^ (?:(?:ah|ok|ya|gracias) )*(?:y|e|and) (?:el|la|los|las|o|a|os|as|the|por|de|del|for)(?: [a-z]+){1,4} $/;

/** "¿Hacen blanqueamiento?", "do you do braces?": what it costs says that they do; of what they do not, what there is. */
const DO_YOU_DO =
  /^ (?:(?:hola|buenas|buen dia|buenos dias|buenas tardes|bom dia|boa tarde|oi|ola|hi|hello|hey|there|good|morning|afternoon|evening|so|tudo bem|tudo bom|todo bien|que tal|como estan?|y|e|and|una consulta|ustedes|uds|voces|vcs|gente|aca|alli|ahi|tambien|tambem|la|ai) )*(?:hacen|haces|haceis|hace|dan|dais|teneis|realizais|ofreceis|trabajais con|vendeis|alquilais|das|dictan|ensenan|imparten|dao|ensinam|ministram|tienen|tenes|tienes|tiene|realizan|ofrecen|trabajan con|brindan|venden|alquilan?|rentan|arriendan|fazem|faz|tem|oferecem|alugam?|(?:do|can) (?:you|u|y all|ya ll|yall)(?: (?:guys|all|also|still|even))* (?:do|offer|have|sell|rent|teach|give)|(?:you|u)(?: guys)? (?:do|offer|sell|rent|teach)|is|hay)(?: [a-z]+){1,4} $/;
/** "¿Y los pies también me los hacés después?" */
const DO_YOU_DO_IT =
  /^ (?:(?:y|e|o|tambien) )*(?:el|la|los|las|un|una) [a-z]+(?: tambien)? (?:(?:me|nos|le|les) )?(?:l[oa]s? )?(?:hacen|haces|haceis|hace|harian|harias)(?: (?:tambien|despues|ahi|aca|juntos|juntas|ese dia|en el dia))* $/;

/** Whether something is done here, and not a word more. */
export function asksIfSold(norm: string): boolean {
  return DO_YOU_DO.test(norm) || DO_YOU_DO_IT.test(norm);
}

export function asksWhatIsSold(heard: Heard): 'precio' | 'servicios' | undefined {
  const { text, times } = heard;
  if (!text.asks || saysWhen(times) || !asksIfSold(text.norm)) return undefined;
  if (namesService(heard)) return 'precio';
  return freeService(text, () => false) === undefined ? undefined : 'servicios';
}

/** "¿Quedó?", "¿listo entonces?", "¿entonces sí me quedó la cita?": is it booked? */
const ITS_OWN = '(?:el|la|mi|o|a|meu|minha|my) (?:turno|cita|hora|reserva|consulta|horario|booking|appointment)';
const DONE = new RegExp(
  `^ (?:(?:y|e|entonces|ya|ahora|agora|ok|ahi|me|nos|todo|tudo|bueno|dale|perfecto|listo|gracias|pero|o sea|al final|hola|disculp[ae]|perdon|buenas|buen|buenos|dias?|tardes|si|sim|entao|so|is it|am i|${ITS_OWN}) )*` +
    '(?:quedo|quedamos|quede|queda|ficou|listo|esta|confirmad[oa]s?|agendad[oa]s?|reservad[oa]s?|anotad[oa]s?|marcad[oa]s?|booked|confirmed|all set)' +
    `(?: (?:list[oa]|tudo|ahora si|agora sim|confirmad[oa]s?|agendad[oa]s?|reservad[oa]s?|anotad[oa]s?|marcad[oa]s?|registrad[oa]s?|bien|asi|en eso|entonces|ya|no|o no|todo|verdad|cierto|certo|ne|entao|then|right|${ITS_OWN}))* $`,
);

/** "¿Ahora sí, no?" */
const NOW_IT_IS =
  /^ (?:(?:y|e|entonces|ok|listo) )*(?:ahora|ya|agora|now) (?:si|sim|it is)(?: (?:no|quedo|verdad|cierto|ne|certo|ficou|entonces))* $/;

/** "¿Quedó el de las 19 entonces?" */
const STANDS =
  / (?:sigue|seguia|continua)(?: siendo)? con (?:el|la|los|las)? ?[a-z]+(?: [a-z]+)? $| (?:quedo|queda|quedamos|sigue|ficou)(?: (?:en pie|firme|en|con|entonces))? (?:el|la|lo|mi|o|a|meu|minha) (?:(?:turno|cita|hora|reserva) )?(?:de|del|da|do|das) /;

/** Asked of the appointments that there are, with nothing open that it could ask about. */
export function asksIfDone({ text, situation }: Heard): boolean {
  const own = situation.appointments?.length ?? 0;
  if (situation.flow !== 'ninguno' || own === 0 || !text.asks) return false;
  return DONE.test(text.norm) || NOW_IT_IS.test(text.norm) || STANDS.test(text.norm);
}

export const ASKING =
  / (?:que|cual|cuales|cuando|cuanto|cuantos|cuantas|donde|como|quien|quienes|por que|what|when|where|how|which|who|why|qual|quais|quando|quanto|onde|quem|atienden|hacen|tienen|tenes|puedo|se puede|son|es|do you|can i|is it|are you|voces|da pra) /;

/** A service of this business, in a short message. */
export function namesService({ text, times, situation }: Heard): boolean {
  if (situation.tenant === undefined || text.words.length > REQUEST_WORDS_MAX) return false;
  return findNames(without(text.raw, times.spans), situation.tenant).servicio !== undefined;
}

/** "¿Con Caro puede ser?", "¿y con Laura?": asked, and wished for all the same. */
const WITH_WHOM =
  /^ (?:y |e |and |no |o |or )?(?:con|com|with) | (?:y|e|and) (?:si|se|if) (?:es|fuera|seria|fosse|it s) (?:con|com|with) | (?:puede ser|podria ser|podra ser|se puede|se podra|pode ser|can it be|could it be) (?:con|com|with|en|na|no|la|el|a|o) /;

/** "¿Y con Andrés no hay?", "¿Andrés está libre?": as much. */
const IS_FREE =
  / (?:con|com|with) (?:[a-z]+ ){1,3}(?:no |nao )?(?:hay|habria|habra|tienen?|tienes|tenes|queda|se puede|tem|da|pode|puede ser)(?: (?:lugar|hora|horario|cupo|turno|nada|espacio|vaga))? $|^ (?:(?:y|e|and|mm|oye|che|pero) )*(?:(?:el|la|o|a|dr|dra|doctora?) )*[a-z]+ (?:(?:no|nao) )?(?:esta|estara|estaria|ta|is|tiene|tendra|tem|queda) (?:libre|disponible|livre|disponivel|free|available|lugar|hora|horario|espacio|vaga)(?: (?:ese dia|a esa hora|entonces|ahi|nesse horario|then))? $/;

/**
 * Inside the diary a service, a professional or a branch named is a wish ("el de Laura" where she has several), and so is
 * somebody whom nobody here is called.
 */
export function namesSomebody(heard: Heard): boolean {
  const { text, times, situation } = heard;
  const { tenant } = situation;
  if (tenant === undefined || text.words.length > REQUEST_WORDS_MAX) return false;
  const named = findNames(without(text.raw, times.spans), tenant);
  const free = text.asks && (IS_FREE.test(text.norm) || asksIfTheyAreThere(heard, named.profesional));
  const withWhom = free || WITH_WHOM.test(text.norm);
  if (text.asks && !withWhom) return false;
  if (text.asks) return named.profesional !== undefined || asksForStranger(text.raw, tenant);
  const called = withWhom && (asksForStranger(text.raw, tenant) || namesakes(text.raw, tenant));
  return called || Object.keys(named).length > 0;
}

/** "¿Está la Francisca ese día?", "any chance with team B?": nothing is said but who, and whether then. */
function asksIfTheyAreThere({ text: { raw, words }, times, situation }: Heard, id?: string): boolean {
  const who = situation.tenant?.professionals.find((one) => one.id === id);
  if (who === undefined) return false;
  const own = ({ text }: { text: string }): boolean =>
    isCalled(text, who) || isCalledShort(text, who, true) || fold(who.name).split(' ').includes(text);
  return ARE_THERE.test(readText(without(raw, [...times.spans, ...words.filter(own)])).norm);
}
const ARE_THERE =
  /^ (?:(?:y|e|o|and|or|no|ok|oye|che|mm|si|se|if|pero|but) )*(?:esta|estara|estaria|ta|atiende|atendera|trabaja|viene|hay|habra|habria|tienen?|tienes|tenes|tem|queda|puede|podria|pode|is|are|can|could|any|do|does|would|alguna|algum|posibilidad|seria)(?: (?:i|we|you|it|there|have|do|get|be|chance|chances|opciones?|opcion|posibilidad|posible|possible|forma|modo|manera|de|que|sea|ser|con|com|with|el|la|o|a|the|dr|dra|doctora?|alguna|algun|libre|disponible|livre|disponivel|free|available|ese|esa|nesse|dia|hora|horario|that|day|time|then|entonces|ahi|tambien|mejor|instead|in|en|por|favor|porfa|please))* $/;

/** Several are called so: somebody is named, only not whom. */
function namesakes(raw: string, { professionals }: Tenant): boolean {
  return peopleCalled(namingWords(raw), professionals).length > 1;
}

/** "Barba con Tano": what, and by whom; "fui con Laura por la limpieza" tells of another day. */
function isServiceWith({ text, situation: { tenant } }: Heard): boolean {
  if (tenant === undefined || text.words.length > SERVICE_WITH_WORDS_MAX) return false;
  const { servicio, profesional } = findNames(text.raw, tenant);
  return servicio !== undefined && profesional !== undefined && SERVICE_WITH.test(text.norm);
}
const SERVICE_WITH_WORDS_MAX = 6;
const SERVICE_WITH =
  /^(?!.* (?:fui|me hice|hice|estuve|tuve|era|gracias|no|nao|not) )(?: [a-z]+)+ (?:con|com|with) (?:[a-z]+ )+$/;

/** A wish with a service or a time in it, or a time asked for: somebody wants to come. */
export function wishes(heard: Heard): boolean {
  const { text, times } = heard;
  const when = saysWhen(times);
  if (when && (text.asks || WISHING.test(text.norm) || namesService(heard))) return true;
  if (!text.asks && (isServiceWith(heard) || (ORDERED.test(text.norm) && namesService(heard)))) return true;
  if (!WISHING.test(text.norm)) return false;
  const taken = (w: { start: number; end: number }): boolean =>
    times.spans.some((s) => w.start < s.end && w.end > s.start);
  // A service that this business does not have is a wish as well: the machine says what there is.
  return freeService(text, taken) !== undefined || namesSomebody(heard);
}

/**
 * "Quiero el plan 3 sesiones el jueves": bought by itself, a plan is paid; with its day it is an appointment of it. Where
 * no course is sold by this name, it is the lessons that one comes to.
 */
export function takesPackThen({ text: { norm }, situation: { flow, tenant }, hit, times }: Heard): boolean {
  if (flow !== 'ninguno' || hit?.intent !== 'pay' || !PACK.test(norm) || PAYS.test(norm)) return false;
  return (
    saysWhen(times) ||
    (COURSE.test(norm) && tenant?.services.every(({ name }) => !COURSE.test(readText(name).norm)) === true)
  );
}
const COURSE = / (?:curso|taller) /;
const PACK = / (?:plan|pack|paquete|bono|curso|taller) /;
const PAYS =
  / (?:pag|abon|compr|cancel|contrat|suscri|renov|inscri|pay|buy|link|liga|enlace|transf|deposit|cuota)[a-z]* /;

/** "Quiero transferir el auto", where a "transferencia de vehículo" is sold: that, and no money is sent for it. */
export function transfersAThing({ text: { norm }, situation: { flow, tenant }, hit }: Heard): string | undefined {
  if (flow !== 'ninguno' || (hit !== undefined && hit.intent !== 'pay' && hit.intent !== 'book')) return undefined;
  if (tenant === undefined || !TRANSFERS.test(norm)) return undefined;
  const [sold, another] = tenant.services.filter((one) => partsOf(one).some((part) => part.startsWith('transfer')));
  return another === undefined ? sold?.id : undefined;
}
const MONEY =
  '(?:plata|dinero|dinheiro|money|grana|sena|senia|sinal|deposito|deposit|anticipo|adelanto|abono|pago|pagamento|payment|monto|valor|importe|saldo|resto|total|cuota|costo|precio|price)';
const ITS = '(?:el|la|los|un|una|mi|su|o|a|um|uma|meu|minha|my|the|an)';
const TRANSFERS = re` (?:(?:transferir|transfer) ${ITS}|(?:hacer|realizar|fazer|make) ${ITS} (?:transferencia|transfer) (?:del|da|do|(?:de|of) ${ITS})) (?!${MONEY} |[0-9])[a-z]{3,} `;
