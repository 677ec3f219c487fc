/** What is asked of a list itself, not of its rows: more of it, another day, something later. */
import { pageOf, whenOf, type Offer } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { asksForMoney } from '../paying/paying.ts';
import { asksForService, visible } from '../../situation.ts';
import { WITH_ANOTHER, theOtherOne } from '../../names/strangers.ts';
import { saysAnybody } from '../../people/anybody-else.ts';
import { saysWhen } from '../../wishes.ts';

/** Longer messages have a story, and the story is read first. */
export const REQUEST_WORDS_MAX = 10;
const MORE =
  / (?:mas|otr[oa]s|outr[oa]s|more|other|mais) (?:opciones|turnos|horarios|horas|fechas|dias|opcoes|options|times|alternativas|citas|resultados)| (?:ver|mostrar|mostrame|muestrame|quiero ver|muestreme|pasame|hay|mostra) (?:mas|mais) | (?:que|o que) (?:mas|mais) (?:(?:voces )?(?:hay|ha|tienes?|tenes|tienen|tem|queda|quedan) )?$| what else (?:do you have|is there|have you got|you got) | (?:hay|tienes|tenes|tienen|tem) (?:otr[oa]s|outr[oa]s|mas|mais) $| (?:siguientes?|proximos|next) (?:pagina|opciones|turnos|horarios|page)? ?$| ver mais | (?:show|give)(?: me)? more /;
/** The title of the row that turns the page, in any list. */
const PAGING =
  /^ (?:(?:quiero|quisiera|a|para|quero|y|e|dame|deme|muestrame|mostrame|muestreme|pasame|hay|tienes|tenes|tienen|tiene|tem) )*(?:(?:ver|mostrar|see|show|view|mas|mais) (?:mas|mais|more|opciones|opcoes)|mas|mais|more|(?:ver )?(?:(?:los|las|os|as) )?(?:demas|otros|otras|siguientes?)|(?:el|la|pagina) siguiente|siguiente pagina|el resto|(?:ver )?otr[oa]s? (?:servicios?|opciones)|sigue|next(?: page)?|seguinte)(?: (?:por favor|porfa|please|opciones|servicios|paginas?))* $/;
const OTHER =
  / (?:otro|outro|otra|outra|another|different|distint[oa]) (?:dia|fecha|hora|horario|momento|data|day|time|date|opcion|opcao|option|alternativa)| algo (?:mas )?(?:distinto|diferente) | cambiar (?:de |el |la )?(?:dia|fecha|hora|horario) /;
/** "¿Es en el centro o en la otra sucursal?" asks where, and wishes for nothing. */
const WHERE = / (?:es|seria|queda|atienden|atiende|donde|fica|is it) (?:en|el|la|na|no|at)? ?/;
/** Earlier, later: another time than the ones shown, near them. */
const SHIFTED =
  / (?:(?:con|com|with|en|na) (?:el |la |a |o )?(?:otr[oa]|outr[oa]|another)|no outr[oa]) [^ ]+ | (?:tan|mas|mais|algo mas|tao) (?:tarde|tardecito|temprano|tempranito|cedo|adelante|cerca|pronto)| (?:muy|demasiado|muito|too) (?:tarde|temprano|cedo|early|late)| (?:mas|algo|un poco|un poquito) (?:al rato|al ratito|luego|lueguito|ratito)| (?:un poco|un poquito|um pouco) (?:antes|despues|depois) (?!de |del |do )| (?:later|earlier|sooner|instead) | (?:despues|luego|antes) de (?:esa|ese|esta) (?:hora|horario) | (?:depois|antes) dess[ae] (?:hora|horario) | (?:after|before) (?:that|then) /;

/** The row that turns the page, by its title: whoever else has a guess at "see more" is not asked. */
export function pageTurn({ text, situation }: Heard): Act | undefined {
  const { asks, offer } = situation;
  // Two branches are all there are: there is nothing to turn to.
  const pages = (offer?.kind !== 'sucursal' && offer?.kind !== 'profesional') || pageOf(offer).more;
  return asks === 'list' && pages && PAGING.test(text.norm)
    ? { intent: 'more', from: 0, to: text.raw.length }
    : undefined;
}

/** "Cualquiera", "me da igual", "tanto faz": all that is said, manners apart. */
const ANY =
  /^ (?:(?:si|ok|dale|bueno|no se|(?:no|nao) (?:me )?importa|mm|la verdad|sim|hola|a mi|entonces|pues|ya|mejor|y|con|com|with) )*(?:(?:(?:a |el |la |en )?(?:cualquiera?|cualquier (?:horario|hora|dia|turno|opcion|profesional|persona))(?: de (?:es[oa]s|los|las|ellos|ellas|todos|todas|los dos|las dos))?(?: (?:me|nos) (?:sirve|va|viene|queda|acomoda|funciona)(?: bien)?| (?:esta|ta) bien| va bien)?|tod[oa]s (?:me|nos) (?:sirven?|van|vienen|quedan|acomodan)(?: bien)?|(?:elegi|elige|elija|elijan|escoge|escoja|decidi|decide|decida)(?: (?:vos|tu|usted|ustedes))?|(?:you|voce|voces) (?:pick|choose|escolhem?|decidem?)|pode(?:m)? escolher|(?:el|la|lo|o|a) que (?:(?:(?:te|le|les) )?(?:quede|venga|convenga|acomode|resulte|for)(?: (?:mejor|mas facil|mas comodo|melhor))?(?: (?:para|pra) (?:vos|ti|usted|ustedes|voces?))?(?= $)|sea|quieras|quieran|vos quieras|te parezca|tengas?|tengan|venga|haya|pueda|puedan|toque|atienda|(?:este|esta|esten|quede)(?: (?:libre|disponible|desocupad[oa]|ahi))?)|quien (?:sea|este|haya|pueda|quieran?)|quem (?:for|tiver|puder)|anyone|anybody|whoever|(?:me |nos )?(?:da|es) (?:igual|lo mismo|indistinto)|indistinto|lo mismo (?:me )?da|no tengo preferencia|qualquer (?:um|uma|horario|hora)(?: serve| ta bom)?|tanto faz|(?:o|a) que (?:for|der)|any(?: of (?:them|those|these)| one| time)?(?: works| is fine| will do)?|anything(?: works| is fine| will do)?|(?:whichever|whatever)(?: (?:works|is best|is easiest|suits you)(?: (?:best )?for you)?)?|either(?: one)?(?: (?:is fine|works|will do))?|i don t mind|no preference)(?: |$))+(?:(?:gracias|por favor|porfa|please|nomas|obrigad[oa]|thanks|igual|va|dale|si|sim|yes|claro|(?:esta|ta) (?:bien|perfecto|bom)|me (?:sirve|va bien|da igual)|(?:para|por) mi|no importa)(?: |$))*$/;

export function isAnyOfThem({ norm }: Heard['text']): boolean {
  return ANY.test(norm);
}

/** "Cualquiera" to one hour that is proposed chooses nothing: with a yes it is one, alone it is asked about again. */
export function anyOfOne(heard: Heard): Act | undefined {
  const { situation, text } = heard;
  const ofHours = situation.flow === 'agenda' || situation.flow === 'reprogramacion';
  if (ofHours && ANY_BUT_THAT.test(text.norm)) return act(heard, { intent: 'other' });
  if (situation.asks !== 'confirm' || text.asks || !ANY.test(text.norm)) return undefined;
  // "Con cualquiera", asked whether with this one: any of them will do, and it is asked with whom it is.
  if (ofHours && saysAnybody(text) && !A_YES.test(text.norm)) return undefined;
  return act(heard, { intent: A_YES.test(text.norm) && !asksForMoney(situation) ? 'accept' : 'unknown' });
}
/** "Cualquier hora menos esa." */
const ANY_BUT_THAT =
  /^ (?:(?:no|nao|mejor|pero|a|en|la verdad) )*(?:cualquiera?|qualquer|any)(?: (?:otr[oa]|outr[oa]|other))?(?: (?:hora|horario|dia|turno|opcion|time|day|one))? (?:menos|que no sea|salvo|excepto|except|but|exceto) (?:a |en )?(?:es[ae]|est[ae]|ess[ae]|that|this)(?: (?:hora|horario|dia|one))? $/;
const A_YES = / (?:si|sip|dale|claro|sim|yes) /;

const WHOEVER =
  / (?:quien|quem|anyone|anybody|whoever|con (?:(?:el|la|los|las) que|cualquier[a-z]*)|com qualquer(?: um| uma)?|cualquier (?:profesional|persona)) /;

/**
 * Any of them is the first that is seen: of hours and people only, and where a yes is asked for before it is
 * booked.
 * Which appointment or what service is never a matter of chance.
 */
export function anyRow(heard: Heard): Act | undefined {
  const { offer, tenant } = heard.situation;
  // "Con quien sea", asked for the service or the hour: a wish that leaves the question as it is.
  const whoever = WHOEVER.test(heard.text.norm);
  const elsewhere =
    asksForService(heard.situation) || (whoever && (offer?.kind === 'turno' || offer?.kind === 'sucursal'));
  if (elsewhere && heard.situation.flow === 'agenda')
    return ANY.test(heard.text.norm) ? act(heard, { intent: 'book' }) : undefined;
  if (offer?.kind !== 'turno' && offer?.kind !== 'profesional') return undefined;
  // Where a row is booked at once none is taken by chance: it is asked again.
  if (offer.kind === 'turno' && tenant?.booking.confirmBeforeBooking === false)
    return ANY.test(heard.text.norm) ? act(heard, { intent: 'unknown' }) : undefined;
  return ANY.test(heard.text.norm) ? act(heard, { intent: 'select', n: visible(heard.situation).first }) : undefined;
}

/** "La más temprano", "el turno más temprano", "a mais cedo", "the earliest one", "la más tarde": one of the rows, manners apart. "En la tarde" is none. */
const EXTREME =
  /^ (?:(?:no|mejor|quiero|dame|deme|prefiero|entonces|si|ok|dale|bueno|pues|quero|prefiro|i ll take|i want|give me|me quedo con|agendame|apartame|reservame|anotame|para|pra|a|en) )*(?:(?:la|el|lo|o|a|the|(?:l[oa]|el) que sea|(?:whatever|whichever)(?: one)?(?: (?:is|s|you have))?(?: the)?) |(?=(?:latest|earliest|soonest) ))(?:(?:turno|turnito|cita|hora|horario|hueco|cupo|espacio|lugar|vaga|slot|appointment|time) (?=(?:mas|mais|que) ))?(?:que (?:tengas?|tengan|tenes|tienes|tienen|haya|hay|tiver(?:em)?|tem) )?(?:(?:de )?(?:mas|mais) )?(tempran[oa]|tempranit[oa]|(?:primer|ultim)[oa](?= (?:que|disponible|libre|posible|de todas|de todos) )|ultim[oa](?= (?:turno|turnito|cita|hora|horario|hueco|cupo|vaga)(?: (?:que|disponible|libre|posible|del|do|de la) )?)|last(?= (?:slot|appointment|time) )|pronto|prontit[oa]|cedo|cercan[oa]|proxim[oa]|(?<=mas |mais )(?:tarde|tardecito)|earliest|soonest|first available|latest)(?: (?:que (?:tengas?|tengan|haya|queden?|puedas?|se pueda|tiver)|posible|possivel|disponible|disponivel|one|slot|time|turno|turnito|cita|hora|horario|hueco|cupo|vaga|appointment|del dia|do dia|de la (?:tarde|noche)|of the day|de todas|hay|porfa|por favor|porfavor|please|gracias|obrigad[oa]|entonces|esta bien|me sirve|nomas))* $/;
const LATEST = /^(?:tarde|tardecito|ultim[oa]|latest|last)$/;

/** The first or the last hour that there is, of a list that is known whole: of a longer one the last is searched for. */
export function extremeRow(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { offer, tenant } = situation;
  if (offer?.kind !== 'turno' || tenant?.booking.confirmBeforeBooking === false) return undefined;
  const which = EXTREME.exec(text.norm)?.[1];
  if (which === undefined) return undefined;
  // "Lo más pronto posible", where nothing is free on the day that was wished for: not the first of what came instead.
  if (wantsAnySoonest(heard)) return act(heard, { intent: 'book' });
  // Rows come best first: of "tipo 10" that is one at ten, and not the earliest hour of the day.
  if (which.startsWith('primer')) return act(heard, { intent: 'select', n: 1 });
  const latest = LATEST.test(which);
  if (latest && pageOf(offer).more && !holdsTheDay(offer, situation.now.timeZoneId))
    return act(heard, { intent: 'book' });
  const starts = offer.slots.map(({ start }) => start);
  const n = starts.indexOf(latest ? Math.max(...starts) : Math.min(...starts)) + 1;
  return n === 0 ? undefined : act(heard, { intent: 'select', n });
}

/** All that is free on one day, whatever of it is on show: the last of them is its last. */
function holdsTheDay({ slots, more }: Extract<Offer, { kind: 'turno' }>, zone: string): boolean {
  return more !== true && new Set(slots.map((slot) => whenOf(slot, zone).fecha_deseada)).size === 1;
}

/** "What's the earliest?", and hours from the soonest on: "I'll take it", "esa me sirve", "dale, ese" is the first of them. */
const TAKES_IT =
  /^ (?:(?:ok|okay|great|perfect|perfecto|dale|listo|si|sim|yes|genial|bueno|ya|then|entonces) )*(?:(?:i ll|ill|i will|let s|let me) (?:take|have|do|grab|get) (?:it|that|that one|this one)|(?:me )?l[oa] (?:tomo|quiero|agarro|quedo)|(?:quiero|dame|deme|tomo|me quedo con|reservame|agendame) (?:es[ae]|est[ae])|es[ae](?: mism[oa])?(?: (?:me (?:sirve|queda|va|viene)(?: bien)?|esta (?:bien|perfect[ao])))?|ess[ae](?: mesm[oa])?|that (?:one|works|one works|s (?:great|perfect|fine))|book it|fico com ess[ae]|quero ess[ae]|pode ser ess[ae])(?: (?:please|then|thanks|por favor|porfa|gracias|entonces|nomas))* $/;
const BEST_FIRST = /^(?:lo_antes_posible|primera_hora|ultima_hora)$/;
export function takesTheSoonest({ text, situation }: Heard): Act | undefined {
  const { offer, known, tenant } = situation;
  if (offer?.kind !== 'turno' || offer.page > 0 || tenant?.booking.confirmBeforeBooking === false) return undefined;
  // Rows come best first: of the last hour of a day that is the last one.
  const ranked = known?.restricciones_temporales?.some((rule) => BEST_FIRST.test(rule)) === true;
  return ranked && !text.asks && TAKES_IT.test(text.norm) ? act({ text }, { intent: 'select', n: 1 }) : undefined;
}

/** As soon as possible, with no row on the day that was wished for: that day is given up. */
export function wantsAnySoonest({ times, situation: { offer, known, now } }: Heard): boolean {
  if (!times.restricciones.includes('lo_antes_posible')) return false;
  if (offer?.kind !== 'turno' || known?.fecha_deseada === undefined) return false;
  return offer.slots.every((slot) => whenOf(slot, now.timeZoneId).fecha_deseada !== known.fecha_deseada);
}

/** What is asked of the list itself: more of it, another day, something later. */
export function listRequest(heard: Heard): Act | undefined {
  const { text, times, situation, hit } = heard;
  const whole = { from: 0, to: text.raw.length };
  if (text.words.length > REQUEST_WORDS_MAX || hit?.intent === 'claim') return undefined;
  if (situation.flow !== 'agenda' && situation.flow !== 'reprogramacion') return undefined;
  // Who there is, where nobody can tell whom "another" leaves out.
  if (WITH_ANOTHER.test(text.norm) && situation.tenant !== undefined && theOtherOne(situation) === undefined)
    return { intent: 'ask', topic: 'profesionales', ...whole };
  if (SHIFTED.test(text.norm) && !(text.asks && WHERE.test(text.norm))) return { intent: 'book', ...whole };
  if (saysWhen(times)) return undefined;
  if (MORE.test(text.norm)) return { intent: 'more', ...whole };
  return OTHER.test(text.norm) ? { intent: 'other', ...whole } : undefined;
}
