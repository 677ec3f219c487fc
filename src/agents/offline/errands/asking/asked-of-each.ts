/** One question of several services: each of them is answered. */
import { EVENTS_PER_TURN_MAX, type Tenant } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames, servicesAsked, servicesTold, leftOpen, namingWords, serviceIn } from '../../names.ts';
import { readText, clauses, type Text } from '../../words/text.ts';
import { namesLike } from '../../names/services.ts';
import { GENERIC, SMALL, isOwnName, partsOf, sameWord } from '../../names/name-words.ts';

/** "¿Cuánto sale la limpieza y el blanqueamiento?": each of them, where each is told by words of its own; else all that there is. */
export function askedOfEach(said: Act, heard: Heard): readonly Act[] {
  const act = informed(said, heard);
  if (act.intent !== 'ask' || act.service !== undefined) return [act];
  const told = severalAsked(act, heard);
  const [only, ...others] = told;
  // "¿Cuánto sería por las dos?", of two visits for the same: its price, and no list of all that there is.
  if (only !== undefined && others.length === 0 && IN_ALL.test(heard.text.norm)) return [{ ...act, service: only }];
  const each = told.length > 1 && told.length <= EVENTS_PER_TURN_MAX;
  return each ? told.map((service) => ({ ...act, service })) : [act];
}

/** "Info del blanqueamiento": what is told of one service is its price and length, and of no other's; of a branch where it is. */
function informed(act: Act, { text, situation: { tenant } }: Heard): Act {
  if (act.topic !== 'servicios' || act.service !== undefined || tenant === undefined) return act;
  const raw = text.raw.slice(act.from, act.to);
  if (!OF_IT.test(readText(raw).norm)) return act;
  const told = servicesTold(raw, tenant);
  if (told.length === 0 && findNames(raw, tenant).sucursal !== undefined) return { ...act, topic: 'direccion' };
  const open = told.length === 1 && told.some((service) => onlyByCategory(raw, service, tenant));
  return told.length === 0 || open ? act : { ...act, topic: 'precio' };
}
const OF_IT =
  / (?:info|informacion|informes|information|informacoes|detalles|detalhes|details|saber|conocer|know|consist[a-z]*|about|sirven?|sobre|acerca|what is|cont[a-z]+me|cuent[a-z]+me|habl[a-z]+me|expli[a-z]+) /;

/** The answer to one of several would pass over the others. */
export function severalAsked({ topic, from, to }: Act, { text, situation }: Heard): readonly string[] {
  if ((topic !== 'precio' && topic !== 'duracion') || situation.tenant === undefined) return [];
  const apart = eachApart(text, situation.tenant);
  if (apart.length > 1) return apart;
  const own = servicesAsked(text.raw.slice(from, to), situation.tenant);
  // "Escova e manicure na sexta, quanto fica?": of all that is wished for.
  const told = own.length > 0 ? own : servicesTold(text.raw, situation.tenant);
  if (told.length > 0) return told;
  return topic === 'precio' ? servicesInAll({ text, situation }) : servicesListed({ text, situation });
}

/** "¿Y cuánto dura?", below two of those that there are: those two. */
function servicesListed({ text, situation: { flow, spokenOf, tenant } }: Pick<Heard, 'text' | 'situation'>) {
  const listed = (OF_EACH.test(text.norm) ? spokenOf?.namedIds : undefined) ?? spokenOf?.serviceIds ?? [];
  const few =
    listed.length > 1 && listed.length <= EVENTS_PER_TURN_MAX && listed.length < (tenant?.services.length ?? 0);
  return flow === 'ninguno' && few && spokenOf?.serviceId === undefined && AND_HOW_LONG.test(text.norm) ? listed : [];
}
/** "¿Cuánto dura cada una?", "¿y cuánto tardan?": of those that were asked about one after the other. */
const OF_EACH = / (?:cada un[oa]|cada uma?|each|(?:dur|tard|demor)an|(?:dur|demor|lev)am|(?:are|do) they) /;
const AND_HOW_LONG =
  /^ (?:(?:y|e|and|ah|ok|so) )*(?:(?:mas o menos )?cuanto (?:tiempo )?(?:duran?|tardan?|demoran?)|quanto (?:tempo )?(?:duram?|demoram?|levam?)|how long (?:is it|are they|does it take|do they take|do they last)|de cuanto son)(?: (?:cada un[oa]|mas o menos|cada uma?|each))* $/;

/** "¿Cuánto me sale todo?", "¿cuánto es por los dos?", of who has several: what each of his own costs (CONV-11). */
const IN_ALL =
  / (?:todo(?: junto)?|en total|el total|(?:l[oa]s|ambos|ambas|entre) (?:dos|tres)|ambos|ambas|tudo|no total|ao todo|o total|os dois|as duas|everything|altogether|in total|in all|all together|both)(?: (?:entonces|gracias|por favor|porfa|please|servicios|turnos|citas|cosas|entao|then|al final|eso|isso|cuanto|quanto|seria|sera|es|sale|saldria|fica|ficaria|queda|quedaria|how much|would|it|be))* $/;

/** Those that were asked about just now, else of the appointments that he has; none where not all of them are asked about. */
function servicesInAll({ text, situation: { flow, spokenOf, appointments = [] } }: Pick<Heard, 'text' | 'situation'>) {
  if (flow !== 'ninguno' || !IN_ALL.test(text.norm)) return [];
  const asked = spokenOf?.namedIds ?? [];
  if (asked.length > 1) return asked;
  return [...new Set(appointments.map(({ serviceId }) => serviceId))];
}

/** "¿Cuánto es todo junto?": what is added up behind the last of them; one as often as he has it. */
export function addedUp({ service }: Act, heard: Heard, told: readonly string[]): readonly string[] | undefined {
  if (service === undefined || service !== told.at(-1) || !IN_ALL.test(heard.text.norm)) return undefined;
  const own = (heard.situation.appointments ?? []).flatMap(({ serviceId }) => (serviceId === service ? [service] : []));
  const all = told.length > 1 ? told : own;
  return all.length > 1 ? all : undefined;
}

/* "¿Cuánto vale el corte y cuánto la barba?", where one service is called by both: each by itself. */

/** The services in the order told; empty where they are not asked of apart. */
function eachApart({ raw, norm }: Text, tenant: Tenant): readonly string[] {
  const alike = calledAlike(raw, tenant);
  if (alike.length > 1) return alike;
  const told = APART.test(norm) ? clauses(raw).map((piece) => piece.raw) : IN_TURN.test(raw) ? raw.split(ENDS) : [];
  const each = told.flatMap((piece) => serviceIn(piece, tenant) ?? []);
  return [...new Set(each)];
}
const APART =
  / (?:cuanto|quanto) .* (?:y|e) (?:[^ ]+ ){1,4}(?:cuanto|quanto) (?:$|sale |cuesta |vale |es |custa |fica )| (?:cuanto|quanto|how much) .* (?:y|e|and) (?:(?:a )?(?:cuanto|quanto)|how much) | (?:precio|valor|preco|price) .* (?:y|e|and) (?:(?:el|o|the) )?(?:precio|valor|preco|price) | (?:por separado|cada un[oa]|cada uma?|separately|each) /;

/** "¿Cuánto el corte? ¿Y la barba?", "cuánto cobran el corte", "y barba cuánto": a question, and behind its end another thing. */
const IN_TURN =
  /(?<!\p{L})(?:cu[aá]nto|quanto|how much|precio|valor|pre[cç]o|price)(?!\p{L})[^?\n]*[?\n][\s¿]*(?:y|e|and)\s/iu;
const ENDS = /[?\n]+/;

/** "¿Cuánto el corte y el corte de niño?", "el masaje y el masaje con piedras": called by one word, and told apart by the other. */
function calledAlike(raw: string, tenant: Tenant): readonly string[] {
  const pieces = raw.split(AND);
  const [first = '', ...others] = pieces;
  const names = namingWords(first).filter((word) => namesLike(word, tenant.services));
  const repeated = others.some((piece) => namingWords(piece).some((word) => names.includes(word)));
  if (!repeated) return [];
  const each = pieces.map((piece) => {
    const one = serviceIn(piece, tenant);
    return one === undefined ? leftOpen(piece, tenant) : [one];
  });
  return each.every((ids) => ids.length > 0) ? [...new Set(each.flat())] : [];
}
const AND = /\s*(?:,|\s(?:y|e|and|o|ou|or)\s)\s*/i;

/**
 * "Quiero arreglarme las uñas", where "Uñas" is a category and "Uñas acrílicas" but one of it: the field is named, and not
 * that one. "Un masaje" is a thing, whatever else "Masajes" holds.
 */
const PLURAL = /s$/;
const ONE = /^(?:un|una|um|uma|one)$/;

export function onlyByCategory(text: string, servicio: string, { services, categories }: Tenant): boolean {
  const service = services.find(({ id }) => id === servicio);
  const category = categories.find(({ id }) => id === service?.categoryId);
  if (service === undefined || category === undefined) return false;
  if (services.filter(({ categoryId }) => categoryId === category.id).length < 2) return false;
  const said = namingWords(text);
  const ofCategory = partsOf(category).filter(isOwnName);
  const whole = ofCategory.length > 0 && ofCategory.every((part) => PLURAL.test(part) && said.includes(part));
  if (!whole || said.some((word, i) => ofCategory.includes(word) && ONE.test(said[i - 1] ?? ''))) return false;
  const parts = partsOf(service).filter((part) => !SMALL.has(part) && !GENERIC.has(part));
  const told = parts.filter((part) => said.some((word) => sameWord(word, part)));
  return told.length < parts.length && told.every((part) => ofCategory.some((word) => sameWord(word, part)));
}
