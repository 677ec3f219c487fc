/** What is asked, and of what: the service, the professional, the branch, the day. */
import type { Appointment, CustomerEvent } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames, kindNamed, sortNamed, type Found } from '../../names.ts';
import { addedUp, severalAsked, onlyByCategory } from './asked-of-each.ts';
import { isOfAnotherKind } from './does-it.ts';
import { isOfAnotherDeed } from '../../names/another-deed.ts';
import { namesUnsold } from '../../names/not-sold.ts';
import { whoseHours } from '../../people/somebodys.ts';
import { namesOnlyService } from '../booking/bare-service.ts';
import { justBooked } from '../mine/just-booked.ts';
import { AND_WHERE, WHERE_IS_IT, whereItIs } from '../mine/shows-mine.ts';
import { serviceOfThatVisit } from '../../answers/paying/paid-for.ts';
import { asksIfArrived } from '../../rules/arrived.ts';
import { asksOfWhatIsPaidAhead } from '../../rules/money.ts';
import type { Situation } from '../../situation.ts';
import { plainWords, readText } from '../../words/text.ts';
import { ofTheOpenOne, names } from '../../names/named-in-act.ts';
import { APPOINTMENT, ES_DAYS } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

/** "¿Y pilates?", and not a word more: what was asked of another, reception knows. */
function asksTheSame({ topic }: Act, { text, ...heard }: Heard): true | undefined {
  const bare =
    heard.situation.flow === 'ninguno' && (topic === 'otro' || topic === 'precio') && AND_ONE.test(text.norm);
  // "¿Y se descuenta del vestido?", "¿y las sesiones las tomo con ella?": no price.
  if (heard.hit?.topic === 'otro' || (topic === 'otro' && namesWho(text.raw, heard.situation))) return undefined;
  return bare && namesOnlyService({ ...heard, text: { ...text, asks: false } }) ? true : undefined;
}
function namesWho(raw: string, { tenant }: Situation): boolean {
  return tenant !== undefined && findNames(raw, tenant).profesional !== undefined;
}
const AND_ONE = /^ (?:(?:ah|ok|ya|ta|va|cool|listo|gracias|bueno) )*(?:y|e|and|what about|how about) /;

/** "¿Qué precios tienen?" asks for all of them, whatever is talked about; "¿cuánto era?" for one. */
const PRICES =
  / (?:precios|tarifas|aranceles|costos|valores|lista|tabela|precos|prices|rates|fees|(?:de )?tod[oa]s|cada un[oa]|servicios|tratamientos|services|treatments) /;

/** What no list of prices says: the price is told, and that the rest is not known. */
const BEYOND_PRICE =
  / (?:promo|promos|promocion|promociones|descuentos?|descontos?|discounts?|promocao|promocoes|2x1|rebajas?|deals?|bonificacion|(?:mas|mais) barato|(?:precio|preco) especial|(?:mejor|melhor|buen|bom) (?:precio|preco)|(?:hac(?:en|es?|er(?:me|nos)?|eis)|harian?|harias|faz|fazem|fariam) (?:(?:algun|un|algum|um) )?(?:precio|preco|precito)|better (?:price|deal)|en que consist[a-z]*|em que consist[a-z]*|para que sirven?|incluye|incluyen|incluid[oa]s?|viene con|trae|inclui|incluso|included?|includes|lleva iva|matricula|por que me (?:cobraron|aumentaron|cobran|subieron)) /;

export function asked(act: Act, heard: Heard): CustomerEvent {
  if (isAskedOfAnotherDeed(act, heard)) return { type: 'customer.asks', topic: 'otro' };
  const igual = asksTheSame(act, heard);
  const unknown = act.topic === 'otro' && heard.hit?.topic !== 'otro';
  const topic = unknown && (igual || asksOfThatToo(act, heard)) ? 'precio' : (act.topic ?? 'otro');
  const each = severalAsked(act, heard);
  const [first, ...others] = each;
  const sum = topic === 'precio' ? addedUp(act, heard, each) : undefined;
  const several = others.length > 0;
  const ajeno = isOfUnsold(act, heard);
  const named = several || ajeno ? {} : topic === 'modalidad' ? namedBesideHow(act, heard) : names(act, heard);
  const all =
    act.service === undefined && (several || (topic === 'precio' && isNothing(named) && PRICES.test(heard.text.norm)));
  const ofServices = topic === 'servicios' || topic === 'precio';
  const ofKind = ofServices && act.service === undefined && isNothing(named) && !several && !ajeno;
  const kind = ofKind ? ofThatKind(heard) : {};
  const day = topic === 'horarios' ? dayAsked(heard) : undefined;
  return {
    type: 'customer.asks',
    topic: all || kind.servicios !== undefined ? 'servicios' : topic,
    ...(topic === 'direccion' || topic === 'modalidad' ? ofThatService(heard, named) : {}),
    ...((topic === 'duracion' || (topic === 'precio' && asksItsPrice(heard))) && isNothing(named) && !several
      ? ofTheOneShown(heard)
      : {}),
    ...(topic === 'precio' && isNothing(named) && !several && !ajeno && !all ? ofThatVisit(heard) : {}),
    ...(act.service === undefined ? named : { servicio: act.service, ...(several && { varios: true as const }) }),
    ...kind,
    ...(sum === undefined ? {} : { servicios: sum }),
    ...(igual ? { igual } : {}),
    ...(day === undefined ? {} : { fecha: day }),
    ...(topic === 'horarios' ? ofHerOrHim(named, heard) : {}),
    ...(topic === 'horarios' || topic === 'profesionales' ? atThatPlace(named, heard) : {}),
    ...(topic === 'deuda' && asksIfArrived(textOf(act, heard)) ? { llego: true } : {}),
    ...(topic === 'deuda' ? ofWhichDebt(named, heard) : {}),
    ...(topic === 'pagos' && asksOfWhatIsPaidAhead(textOf(act, heard)) ? { antes: true } : {}),
    // Of several it is said once.
    ...(topic === 'precio' && act.service === (several ? first : undefined) && isBeyondData(act, heard, named)
      ? { sinDato: true as const }
      : {}),
    ...(ajeno ? { ajeno: true as const } : {}),
  };
}

/** "¿Cuánto cobran por quitar las acrílicas?": of putting them on alone there is a price. */
function isAskedOfAnotherDeed(act: Act, heard: Heard): boolean {
  const { topic, from, to } = act;
  const { tenant } = heard.situation;
  if (tenant === undefined || topic === undefined || !OF_A_SERVICE.includes(topic)) return false;
  const { servicio } = names(act, heard);
  const service = tenant.services.find(({ id }) => id === servicio);
  return service !== undefined && isOfAnotherDeed(plainWords(heard.text.raw.slice(from, to)), service);
}
const OF_A_SERVICE: readonly NonNullable<Act['topic']>[] = ['precio', 'duracion', 'servicios'];

/** What no price tells: a discount, what is in it, or a kind of it that it is not called by. */
function isBeyondData(act: Act, heard: Heard, { servicio }: Found): boolean {
  if (BEYOND_PRICE.test(textOf(act, heard))) return true;
  const whole = act.from === 0 && act.to === heard.text.raw.length;
  return whole && isOfAnotherKind(heard, servicio);
}

/** "Cuánto debo de la del viernes", "el link no abre". */
function ofWhichDebt(named: Found, heard: Heard): { servicio?: string; como?: true } {
  const { norm } = heard.text;
  const servicio = isNothing(named) ? serviceOfThatVisit(heard) : undefined;
  const how = HOW_IT_IS_PAID.test(norm) || (PAYS_THE_REST.test(norm) && !HOW_MUCH.test(norm));
  return {
    ...(servicio && { servicio }),
    ...(how ? { como: true as const } : {}),
  };
}
const HOW_IT_IS_PAID = / (?:link|liga|enlace|como|donde|onde|how (?:do|can|to|should)|where) /;
const PAYS_THE_REST =
  / (?:pag|abon|pay)[a-z]* (?:(?:off|o|the) )*(?:lo que|el resto|el saldo|la diferencia|o resto|o que|restante|resto|rest|remain|balance|saldo)/;

/** "Move my cleaning to Thursday and tell me how much a massage is": asked of what is not sold, and not of the cleaning. */
function isOfUnsold({ topic, service, from, to }: Act, { text, situation: { tenant } }: Heard): boolean {
  if ((topic !== 'precio' && topic !== 'duracion') || service !== undefined || tenant === undefined) return false;
  const said = text.raw.slice(from, to);
  return [said, said.slice(Math.max(0, said.search(HOW_MUCH)))].some((words) => namesUnsold(words, tenant));
}
const HOW_MUCH =
  /(?<!\p{L})(?:cu[aá]nto|quanto|how (?:much|long)|(?:precio|pre[cç]o|price|costo|cost) (?:de|del|da|do|of))(?!\p{L})/iu;

/** "¿Es presencial?" is asked of what is being booked, whatever else is called so. */
function namedBesideHow(act: Act, heard: Heard): Found {
  const { servicio, ...others } = names(act, heard);
  const ofOpen = servicio === undefined || ofTheOpenOne(heard.text.raw, heard.situation) !== undefined;
  return ofOpen ? others : { servicio, ...others };
}

/** "¿Y cuánto dura?", below the appointment that was asked for. */
function ofTheOneShown({ situation: { flow, offer, appointments = [] } }: Heard): Found {
  if (flow !== 'ninguno' || offer?.kind !== 'cita') return {};
  const shown = appointments.filter(({ id }) => offer.ids.includes(id)).map(({ serviceId }) => serviceId);
  const [servicio, ...others] = new Set(shown);
  return servicio === undefined || others.length > 0 ? {} : { servicio };
}

/** "¿Y cuánto es?", below the appointment that was asked for, and nothing else that has a price. */
const ITS_PRICE =
  /^ (?:(?:y|e|and|ah|ok|okay|bueno|dale|listo|genial|perfecto|gracias|entonces|entao|so|una pregunta|disculp[ae]|perdon) )*(?:cuanto|quanto|how much|(?:que|cual es el|qual o|what s the|what is the) (?:precio|valor|costo|preco|price|cost))(?: (?:me|te|se|le|eso|esa|ese|isso|esta|es|e|era|is|was|would|will|does|do|it|that|be|seria|sera|sale|salia|saldria|cuesta|costaba|costaria|custa|custaria|vale|valia|cobran|cobras|cobra|fica|ficaria|queda|cost|charge|you|tiene|tem|i|pay|pago|pagaria|pagar|ahi|ai|entonces|entao))* $/;
function asksItsPrice({ text }: Heard): boolean {
  return ITS_PRICE.test(text.norm);
}

/** "¿Cuánto debo cancelar por la cita del viernes?": of the one that he has then. */
function ofThatVisit(heard: Heard): Found {
  const servicio = THAT_VISIT.test(heard.text.norm) ? serviceOfThatVisit(heard) : undefined;
  return servicio === undefined ? {} : { servicio };
}
const THAT_VISIT = re` (?:la|el|mi|minha|meu|my|the) ${APPOINTMENT} (?:del?|d[ao]|on|for) `;

function isNothing(named: Found): boolean {
  return Object.keys(named).length === 0;
}

/** "¿Qué tienen en estética?", "¿cuánto sale un masaje?" */
function ofThatKind({ text, situation: { tenant } }: Heard): {
  servicios?: readonly string[];
} {
  if (tenant === undefined) return {};
  const { servicio } = findNames(text.raw, tenant);
  if (servicio !== undefined && !onlyByCategory(text.raw, servicio, tenant)) return {};
  const named = kindNamed(text.raw, tenant);
  const servicios = named.length > 0 ? named : sortNamed(text.raw, tenant);
  return servicios.length === 0 || servicios.length === tenant.services.length ? {} : { servicios };
}

/** The words in which it is asked. */
function textOf({ from, to }: Act, { text }: Heard): string {
  return readText(text.raw.slice(from, to)).norm;
}

/** "¿Y el tinte?", and nothing is asked of it: what it costs and how long it takes. */
function asksOfThatToo(act: Act, heard: Heard): boolean {
  const { norm, words } = heard.text;
  return AND_THAT.test(norm) && words.length <= AND_THAT_WORDS_MAX && names(act, heard).servicio !== undefined;
}
const AND_THAT =
  /^ (?:(?:y|e|and) (?:que tal )?|what about |how about )(?:(?:el|la|los|las|un|una|o|a|os|as|um|uma|an|the) )?(?!.* (?:como|cuando|donde|quien|que|cual|se|es|son|tiene|duele|quando|onde|quem|tem|how|when|where|who|does|is) )/;
const AND_THAT_WORDS_MAX = 6;

/** "¿Dónde queda?" of what is being booked, or of the one that was just shown: of a video call it is nowhere, of one branch not the others. */
function ofThatService({ text, situation }: Heard, named: Found): Found {
  const { known, proposed } = situation;
  if (situation.flow === 'ninguno' && WHERE_IS_IT.test(text.norm)) return whereItIs(situation.appointments ?? []);
  const ofOne = isNothing(named) && !OF_ALL_BRANCHES.test(text.norm);
  const own = ofOne ? (shownAlone(situation) ?? bookedNow(situation)) : undefined;
  if (own === undefined && situation.flow === 'ninguno' && AND_WHERE.test(text.norm))
    return whereItIs(situation.appointments ?? []);
  const servicio = own?.serviceId ?? known?.servicio;
  const sucursal = own?.slot.branchId ?? proposed?.branchId ?? known?.sucursal;
  return {
    ...(servicio === undefined ? {} : { servicio }),
    ...(sucursal === undefined ? {} : { sucursal }),
  };
}

/** "¿Dónde están ubicados?" is asked of the business. */
const OF_ALL_BRANCHES =
  / (?:sucursales|sedes|locales|filiais|unidades|branches|tienen|tenes|tienes|teneis|hay|tem|estan|ubicad[oa]s|atienden|quedan|ficam|cuales|otr[oa]s?|outr[oa]s?|other|are you) /;

/** As the very next thing behind a booking, and just behind a move: of that one. */
function bookedNow(situation: Situation): Appointment | undefined {
  if (situation.state === 'evento_creado') return justBooked(situation);
  const { flow, movedJustNow, appointments = [] } = situation;
  return flow === 'ninguno' ? appointments.find(({ id }) => id === movedJustNow) : undefined;
}

/** The only one of his appointments that is on show, with nothing else open. */
function shownAlone({ flow, offer, appointments = [] }: Situation): Appointment | undefined {
  const [id, ...others] = flow === 'ninguno' && offer?.kind === 'cita' ? offer.ids : [];
  return others.length > 0 ? undefined : appointments.find((one) => one.id === id);
}

/** "¿Y ahí quién atiende?", of the branch that was asked about just now. */
function atThatPlace(named: Found, { text, situation: { flow, spokenOf } }: Heard): Found {
  const sucursal = flow === 'ninguno' && isNothing(named) && THERE.test(text.norm) ? spokenOf?.branchId : undefined;
  return sucursal === undefined ? {} : { sucursal };
}
const THERE = / (?:ahi|alli|alla|ali|there|(?:en|em|n)?(?:esa|essa) (?:sede|sucursal|unidade|filial)?) /;

function ofHerOrHim({ profesional }: Found, heard: Heard): Found {
  const who = profesional === undefined ? whoseHours(heard) : undefined;
  return who === undefined ? {} : { profesional: who };
}

/** The one day that opening hours are asked of; "los domingos" are all of them. */
function dayAsked({ text, times, situation }: Heard): string | undefined {
  if (EVERY_WEEK.test(text.norm)) return undefined;
  return NOW.test(text.norm) ? situation.now.toPlainDate().toString() : times.fecha;
}
const EVERY_WEEK = re` (?:los|las|nos|aos|todos|every) (?:[a-z]+ )?(?:${ES_DAYS}|dias?)|(?:domingos|sabados|sundays|saturdays) `;
const NOW =
  / (?:ahora|ahorita|agora|now|en este momento|a esta hora|ya (?:cerraron|abrieron|estan cerrados)|siguen (?:abiertos|atendiendo)) |^ (?:(?:hola|buenas|oi|ola|hi|hello|hey|y|e|disculpa|ustedes|uds|voces|vcs|todavia|aun|ainda|still|esta|estan|estao|are|you|guys|ya|si) )*(?:abiert[oa]s?|cerrad[oa]s?|atendiendo|abert[oa]s?|atendendo|open|closed)(?: (?:todavia|aun|ainda|ya|or not|o no|still|si))? $/;
