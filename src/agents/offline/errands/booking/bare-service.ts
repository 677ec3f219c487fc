/** "Limpieza", "hola, corte y barba por favor", "uma limpeza": a service and no verb. Out of the blue it is a wish. */
import type { Tenant } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { freeService } from '../../names/free-services.ts';
import { namesLike, namingWords, onlyVirtualOne, peopleCalled, servicesNamed } from '../../names.ts';
import { saysHowGiven } from '../../names/told-among.ts';
import { saysWhen } from '../../wishes.ts';
import { behindPleased } from './then-that.ts';
import { readText, without, type Text } from '../../words/text.ts';
import { IS_APPOINTMENT } from '../../words/deeds.ts';

const WORDS_MAX = 9;
/** What is said around a thing by whoever asks for it over a counter. */
const AROUND = new Set(
  (
    'hola holi ola buenas buenos buen buena dia dias tarde tardes noche noches bom boa noite oi hi hello hey good morning afternoon evening que tal todo bien tudo bem como estas esta ' +
    'por favor porfa porfis porfavor please pls plis pfv pf gracias obrigado obrigada thanks thank you ' +
    'un una uno unas unos el la los las lo o a um uma the an one some y e and de del do da con com with para pra en em na no at in sede sucursal local unidade branch mas solo nomas nada otro otra ' +
    'si sim yes dale ok ta va cool great perfecto bueno listo entonces entao then tambien tambem also too mejor perdon ay uy era digo sumame agregame sumale agregale ah oh despues luego depois then after ademas aparte paso ' +
    'es algo seria cosa ' +
    'ya tomemos tomamos tomo hagamos hagamosle vamos agendemos reservemos quedemos lets do ' +
    'dame deme denme reservame reserveme agendame agendeme anotame anoteme marca marque agenda agende mim me give book reserve'
  ).split(' '),
);
/** Alone it is the beginning of a question: "una consulta". */
const BEGINS_A_QUESTION = new Set(['consulta', 'consultas', 'consultita']);
/** Of one that he has had. */
const THANKED = / (?:gracias|obrigad[oa]|thanks|thank you) (?:por|pela|pelo|for) /;
/** "No, tomemos el corte" does; "no tomemos el corte" may mean either. */
const NOT_TAKEN = / (?:no|nao) (?:tomemos|tomamos|tomo|hagamos|hagamosle|vamos|agendemos|reservemos|quedemos) /;
const COUNT = /^\d{1,2}$|^(?:dos|tres|dois|duas|two|three)$/;

/** "…para mi conejo", "…for my puppy": whose it is, with a word for what it is like. */
const FOR_ITS =
  / (?:para|pra|for) (?:mis?|nuestr[oa]s?|meus?|minhas?|noss[oa]s?|my|our) [a-z]+(?: (?:chic|grand|pequen|cachorr|bebe|viej|nuev|mayor|menor|chiquit)[a-z]*)?(?= )/;

/** True when all that is said, greetings and manners aside, names what is sold here or anywhere. */
export function namesOnlyService({ text, times, situation: { tenant } }: Heard): boolean {
  if (text.asks || saysWhen(times)) return false;
  return isOnlyService(text, tenant) || isOnlyService(behindPleased(text) ?? text, tenant);
}

/** "Virtual", "online por favor", asked which service: the only one that is given so, though it is not among those shown. */
export function namesOnlyHowGiven({ text, situation: { tenant } }: Heard): boolean {
  if (tenant === undefined || text.asks || text.words.length > WORDS_MAX) return false;
  const said = namingWords(text.raw).filter((word) => !AROUND.has(word));
  return said.length > 0 && said.every(saysHowGiven) && onlyVirtualOne(text.raw, tenant) !== undefined;
}

/** "¿Corte hoy?", "haircut tomorrow at 3?": whether there is a place. Of one that he has it may be about that one. */
export function asksForServiceThen({ text, times, situation }: Heard): boolean {
  const { tenant, appointments = [], flow } = situation;
  if (flow !== 'ninguno' || !text.asks || tenant === undefined) return false;
  const bare = without(text.raw, times.spans).replaceAll(/[¿?]/g, ' ');
  const rest = readText(bare.replace(WHEN, ' '));
  if (!saysWhen(times) && !WHEN.test(bare)) return false;
  const named = servicesNamed(namingWords(rest.raw), tenant.services);
  return isOnlyService(rest, tenant) && !appointments.some(({ serviceId }) => named.includes(serviceId));
}

/** "Estudio de pisada, ¿cuándo?", "la de mat entonces, ¿cuándo puedo?": as much, with the time left open. */
const WHEN =
  /(?<!\p{L})(?:(?:para|pra|y|e|and)\s+)?(?:cu[aá]ndo|quando|when)(?:\s+(?:puedo|podr[ií]a|ser[ií]a|posso|poderia|puede ser|se puede|voy|vou|ir|can i|could i|come|me dan|nomas))*\s*$/iu;

function isOnlyService(text: Text, tenant: Tenant | undefined): boolean {
  if (THANKED.test(text.norm) || text.words.length > WORDS_MAX || NOT_TAKEN.test(text.norm)) return false;
  const rest = text.norm.replace(FOR_ITS, ' ');
  const forIts = rest !== text.norm;
  const said = namingWords(forIts ? rest : text.raw).filter((word) => !AROUND.has(word) && !COUNT.test(word));
  if (said.length === 0 || (!forIts && said.every((word) => BEGINS_A_QUESTION.has(word)))) return false;
  const { services = [], professionals = [], branches = [] } = tenant ?? {};
  const isKnown = (word: string): boolean =>
    namesLike(word, services) || peopleCalled([word], [...professionals, ...branches]).length > 0;
  const kinds = tenant?.categories ?? [];
  if (servicesNamed(said, services).length > 0 && said.every(isKnown)) return true;
  // "Uñas", "para la piel": a category, and which of its services is asked.
  if (said.every((word) => namesLike(word, kinds) || isKnown(word)) && servicesNamed(said, kinds).length > 0)
    return true;
  if (forIts) return false;
  const free = new Set(namingWords(freeService(text, () => false) ?? ''));
  return said.every((word) => free.has(word));
}

/**
 * "Baño para perro grande", "esterilización de gata", "vacuna antirrábica": a service, and then what it is of or like. It
 * stands first and no verb follows; "limpieza que quedó mal" is no wish.
 */
export function namesServiceFirst({ text, times, situation: { tenant } }: Heard): boolean {
  if (tenant === undefined || text.asks || saysWhen(times) || THANKED.test(text.norm)) return false;
  const words = text.norm.trim().split(' ');
  const at = words.findIndex((word) => !AROUND.has(word));
  if (at < 0 || words.length - at > QUALIFIED_WORDS_MAX) return false;
  let end = at;
  const { services } = tenant;
  const named = (from: number, to: number): boolean => servicesNamed(words.slice(from, to), services).length > 0;
  while (end < words.length && (namesLike(words[end] ?? '', services) || PARTS.has(words[end] ?? ''))) end += 1;
  const name = words.slice(at, end);
  if (!named(at, end) || name.every((word) => BEGINS_A_QUESTION.has(word) || PARTS.has(word))) return false;
  const rest = words.slice(end);
  const linked = LINKS.has(rest[0] ?? '') || LINKS.has(name.at(-1) ?? '');
  return rest.length > 0 && (linked || rest.length === 1) && !rest.some((word) => TELLS.test(word));
}
/** Greetings and manners do not count. */
const QUALIFIED_WORDS_MAX = 7;
const LINKS = new Set([
  'de',
  'del',
  'para',
  'con',
  'contra',
  'en',
  'em',
  'in',
  'a',
  'do',
  'da',
  'com',
  'pra',
  'for',
  'of',
  'with',
]);
const PARTS = new Set([...LINKS, 'y', 'e', 'and', 'la', 'el', 'los', 'las']);
/** A verb, a verdict, something that has become of it. */
const TELLS =
  /^(?:no|nao|not|que|pero|mas|but|si|se|if|ni|sin|me|te|le|es|esta|fue|era|queda|quedo|sale|sali[oa]|cuesta|vale|dura|duele|tengo|tiene|hay|hago|hacen|puedo|quiero|gratis|free|mal|mala|malo|feo|fea|horrible|pesim[oa]|cara|caro|car[ií]sim[oa]|pendiente|urgente|rapid[oa]|seguro|ahora|ayer|manana|hoy|siempre|nunca|(?:cancel|pag|confirm|reserv|realiz|termin|program|agend|inclu|perd|manch|danad|dispar|chuec|rot[oa]|quemad|irritad|desprolij)[a-z]*|hech[oa]|list[oa]|promocion|oferta|descuento|precio|costo|valor|price|preco|cita|turno|hora|reserva)$/;

/** "Ok, con Laura", "hora con Francisca", of whom he asked just now, or of one who has nothing that she could take over: booked with her. */
export function namesOnlyPerson({ text, times, situation }: Heard): boolean {
  const { tenant, appointments = [], spokenOf } = situation;
  if (text.asks || tenant === undefined || text.words.length > WORDS_MAX || saysWhen(times)) return false;
  if (!/ (?:con|com|with) /.test(text.norm)) return false;
  const said = namingWords(text.raw).filter((word) => !AROUND.has(word));
  const [who, ...others] = peopleCalled(said, tenant.professionals);
  if (who === undefined || others.length > 0 || (appointments.length > 0 && who !== spokenOf?.professionalId))
    return false;
  return said.every(
    (word) => TITLE.test(word) || IS_APPOINTMENT.test(word) || peopleCalled([word], tenant.professionals).includes(who),
  );
}
const TITLE = /^(?:dra?|doctora?|doutora?|sra|srta?|don|dona)$/;
