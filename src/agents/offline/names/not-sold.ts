/** A service asked for that this business does not sell: that is said, and what there is. */
import type { CustomerEvent, Tenant, Detalles } from '../../../domain.ts';
import type { Heard } from '../heard.ts';
import { findNames, leftOpen, namesLike, namingWords } from '../names.ts';
import { isEveryday } from '../words/everyday.ts';
import { readText, without } from '../words/text.ts';
import { forWhomIn } from '../people/for-whom.ts';
import { re } from '../words/pattern.ts';

/**
 * Words that name one trade's service and nothing else, in three languages, folded and in the singular. Who asks for a
 * "clase", a "consulta" or a "tratamiento" has not said of what; "uñas" goes by its Portuguese name (`namingWords`).
 */
const OF_A_TRADE = new Set(
  (
    'limpieza profilaxis ortodoncia bracket endodoncia implante extraccion carilla protesis blanqueamiento radiografia ecografia mamografia electrocardiograma vacuna vacunacion analisis papanicolau ' +
    'kinesiologia fisioterapia osteopatia acupuntura quiropraxia psicologia nutricion podologia dermatologia ginecologia pediatria oftalmologia traumatologia cardiologia ' +
    'corte barba afeitado tintura tinte mecha balayage keratina alisado peinado brushing extension maquillaje manicura pedicura unha ceja pestana depilacion peeling botox masaje reiki tatuaje piercing micropigmentacion microblading ' +
    'yoga pilates spinning crossfit boxeo natacion zumba alineacion balanceo pulido ' +
    'divorcio testamento apostilla divorce ' +
    'limpeza ortodontia aparelho clareamento implante restauracao obturacao mamografia vacina exame fisioterapia corte barba escova progressiva manicure pedicure sobrancelha cilio depilacao massagem tatuagem maquiagem ' +
    'brace whitening implant cleaning filling xray ultrasound vaccine physiotherapy haircut shave highlight keratin blowout manicure pedicure nail eyebrow lash waxing massage tattoo makeup botox'
  ).split(' '),
);

/** The event with what it asks for in vain, where it names no service that there is. */
export function notSold(event: CustomerEvent, heard: Heard): CustomerEvent {
  switch (event.type) {
    case 'customer.wants_booking': {
      const known = event.detalles.servicio ?? event.detalles.servicios ?? heard.situation.known?.servicio;
      return known === undefined && asksForUnsold(heard) ? { ...event, ajeno: true } : event;
    }
    case 'customer.asks': {
      const sells = SELLS.test(heard.text.norm) || AND_THOSE.test(heard.text.norm);
      const topic = event.topic === 'otro' && sells ? 'servicios' : event.topic;
      const ofServices = topic === 'servicios' || topic === 'precio' || topic === 'duracion';
      if (!ofServices || (event.servicio ?? event.servicios) !== undefined) return event;
      const priced = topic === 'precio' ? pricedBeside(heard) : undefined;
      if (priced === 'extra') return { type: 'customer.asks', topic: 'otro' };
      return priced === 'thing' || asksForUnsold(heard) ? { ...event, topic, ajeno: true } : event;
    }
    case 'customer.greets':
    case 'customer.not_understood': {
      const asked = heard.situation.flow === 'ninguno' && heard.text.asks && SELLS.test(heard.text.norm);
      return asked && asksForUnsold(heard) ? { type: 'customer.asks', topic: 'servicios', ajeno: true } : event;
    }
    default:
      return event;
  }
}

/** By words of a closed list: no model knows better what there is. */
export function asksOnlyForUnsold(events: readonly CustomerEvent[]): boolean {
  return events.length > 0 && events.every((event) => event.type === 'customer.asks' && event.ajeno === true);
}

const SELLS =
  / (?:hacen|haces|haceis|teneis|ofreceis|dais|hace|realizan|ofrecen|tienen|tenes|tienes|trabajan con|brindan|atienden|fazem|faz|oferecem|tem|do you (?:guys )?(?:do|offer|have|sell)|you (?:guys )?(?:do|offer|have|sell)|offer) /;

/** "¿Y peinados?" */
const AND_THOSE = /^ (?:y|e|and) (?:(?:de |los |las |os |as )?[a-z]+) $/;

const PRICE =
  '(?:cuanto (?:me |nos |te |les )?(?:sale|salen|saldria|cuesta|cuestan|costaria|vale|valen|seria|cobran? (?:por|de))|(?:el )?(?:precio|costo|valor) de|a como (?:esta|sale|tienen)|quanto (?:custa[m]?|cuestan?|sai|fica|cobram? (?:por|pel[oa]))|how much (?:is|are|does|for|do you charge for))';
/** What a visit brings along, and no business's data price: parking, delivery, an inscription. */
const EXTRA =
  '(?:estacion[a-z]*|parque(?:o|ar|adero)s?|aparca[a-z]*|parking|cochera|garaj?e|envios?|domicilio|delivery|flete|despacho|traslado|transporte|shipping|frete|inscripci(?:on|ones)|inscricao|matricula)';
/** "¿Cobran extra por un invitado?": what is put on top. */
const ON_TOP =
  '(?:cobra[ns]?|cobram|cobrarian?|me sale|hay que pagar|se paga)(?: (?:un|algun|algo|alguna))? (?:extra|adicional|recargo|de mas|a mais|mas(?! o menos)|taxa extra)|(?:recargo|cargo extra|costo (?:extra|adicional)|taxa extra|extra charge|charge (?:me |us )?(?:more|extra))';
const PRICED_EXTRA = re` (?:${PRICE} (?:(?:el|la|los|las|un|una|o|a|os|as|um|uma|the|an|del?) )*${EXTRA}|${ON_TOP}) `;
/** "Un casco", "a sofa": with its article, and nothing that may stand for what was spoken of. */
const PRICED_THING = re` ${PRICE} (?:(?:por|for|de) )?(?:el|la|los|las|un|una|os|um|uma|the|an|del|o|a) (?<thing>[a-z]{4,})(?= (?:ahi|alla|aca|aqui|there|tambien|mas o menos|nuev[oa]|extra|aparte|por favor|porfa|please|para [a-z]+)? ?$)`;
/** What goes by the service that is spoken of. */
const OF_THE_VISIT =
  /^(?:turn[oa]s?|citas?|horas?|horario|consultas?|sesion(?:es)?|sess(?:ao|oes)|clases?|aulas?|class|servicios?|servicos?|services?|tratamientos?|tratamento|treatment|procedimientos?|procedimento|visit[as]*|reservas?|sen[a]|depositos?|deposit|anticipo|adelanto|abono|sinal|total|todo|tudo|pagos?|cuotas?|primer[oa]?|segund[oa]|tercer[oa]?|otr[oa]s?|outr[oa]s?|ultim[oa]|plan(?:es)?|pack(?:age)?|paquetes?|pacote|combos?|promo(?:cion)?|cosas?|coisa|thing|trabajo|trabalho|evaluacion|valoracion|avaliacao|presupuesto|mano|entradas?|person[a]?s?|hombres?|mujer(?:es)?|nin[oa]s?|crianca|adult[oa]s?|perr[oa]s?|gat[oa]s?|mascota|hij[oa]s?|mism[oa]|mesm[oa]|same|whole|rest|resto|chiste|joda|gracia|vaina|broma|fiesta|mas|menos|appointments?|session|price|both|half|mitad|media|manana|tarde|noche|semana|mes|dia|day|week|month|hour|lunes|martes|miercoles|jueves|viernes|sabado|domingo|curso|course|taller|mensualidad|atencion|atendimento|diferencia|cambio|multa|cancelacion|seguro|link|virtual|online|presencial|grupal|individual|cheap[a-z]*|mais|barat[oa]|economic[oa]|car[oa]|complet[oa]|basic[oa]|simple|normal|especial|standard|express|cita|que|what|your|that|this)$/;

/** Whether a price is asked of what is none of ours: of what a visit brings along, or of some thing by its name. */
function pricedBeside({ text, times, situation: { tenant } }: Heard): 'extra' | 'thing' | undefined {
  if (tenant === undefined || Object.keys(findNames(text.raw, tenant)).length > 0) return undefined;
  if (PRICED_EXTRA.test(text.norm)) return 'extra';
  const thing = PRICED_THING.exec(text.norm)?.groups?.['thing'];
  if (thing === undefined || OF_THE_VISIT.test(thing) || times.spans.length > 0) return undefined;
  const { services, categories } = tenant;
  return isEveryday(thing) || namesLike(thing, [...services, ...categories]) || leftOpen(text.raw, tenant).length > 0
    ? undefined
    : 'thing';
}

function asksForUnsold({ text, times, situation }: Heard): boolean {
  return namesUnsold(without(text.raw, times.spans), situation.tenant);
}

/** True when the words name a service of some trade, and no service of this business resembles it or is named beside it. */
export function namesUnsold(said: string, tenant: Tenant | undefined): boolean {
  if (tenant === undefined || tenant.services.length === 0) return false;
  if (findNames(said, tenant).servicio !== undefined || NOT_WANTED.test(readText(said).norm)) return false;
  const trade = namingWords(said).filter((word) =>
    [/$/, /s$/, /es$/].some((end) => OF_A_TRADE.has(word.replace(end, ''))),
  );
  return trade.length > 0 && trade.every((word) => !namesLike(word, tenant.services));
}

/** What was had elsewhere, or is not wanted, is no wish: "no quiero ortodoncia", "me hice un implante". */
const NOT_WANTED = / (?:no|nao|not|sin|sem|without|me hice|me hicieron|tengo puest[oa]s?|ya tengo|uso|fiz|had) /;

/** The service comes first in its part: "mi hija tiene brackets" wants none. */
const LISTED = re`^ (?:(?:hola|quiero|quisiera|queria|necesito|quero|preciso|i want|i need|hacen|hace|tienen|tambien|also|otr[oa]|un|una|uno|um|uma|an?|el|la|l[oa]s|de|para (?:mi|el|la) [a-z]+) )*(?:${[...OF_A_TRADE].join('|')})e?s? `;

/** One of an enumeration, and none of ours: "y depilación", "manicure para mi esposa". */
function listsUnsold(part: string, tenant: Tenant | undefined): boolean {
  return LISTED.test(readText(part).norm) && namesUnsold(part, tenant);
}

/**
 * "Corte y depilación", "corte el lunes y manicure para mi esposa": one of what is wished for is not sold. It is told so
 * beside the one that is, and who would have come to it does not come to the other.
 */
export function withUnsold(events: readonly CustomerEvent[], heard: Heard): readonly CustomerEvent[] {
  const wished = events.some((event) => event.type === 'customer.wants_booking' && sold(event.detalles));
  if (!wished || events.some((event) => 'ajeno' in event)) return events;
  const parts = without(heard.text.raw, heard.times.spans).split(PARTS);
  const unsold = parts.filter((part) => listsUnsold(part, heard.situation.tenant));
  if (unsold.length === 0) return events;
  const theirs = unsold.some((part) => forWhomIn(part, heard.situation) !== undefined);
  const others = parts.some((part) => !unsold.includes(part) && forWhomIn(part, heard.situation) !== undefined);
  const kept = theirs && !others ? events.map(withoutGuest) : events;
  return [{ type: 'customer.asks', topic: 'servicios', ajeno: true }, ...kept];
}
/** What an enumeration is cut by. */
const PARTS = /[,;.?!]+|(?<![\p{L}\p{N}])(?:y|e|and|más|mas|tambi[eé]n|adem[aá]s|de paso)(?![\p{L}\p{N}])/iu;
function sold({ servicio, servicios }: Detalles): boolean {
  return servicio !== undefined || servicios !== undefined;
}

function withoutGuest(event: CustomerEvent): CustomerEvent {
  if (event.type !== 'customer.wants_booking') return event;
  const { para: _whose, ...detalles } = event.detalles;
  return { ...event, detalles };
}
