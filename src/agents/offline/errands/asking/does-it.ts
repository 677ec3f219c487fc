/**
 * "¿Autentican firmas para migración?", "¿revisan frenos de camioneta?", "masajes para espalda, ¿hacen?", "can you adjust
 * glasses?": whether it is done here, said with the deed that a service is called by. What it costs says so. "¿Hacen masajes
 * con piedras?", "massagem tailandesa", where a massage is sold and not called so: what there is costs so much, and of that
 * kind nobody knows.
 */
import type { Service, Tenant } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { bestService, findNames, namesLike, namingWords } from '../../names.ts';
import { asksIfSold } from '../booking/wishing.ts';
import { SMALL, partsOf, sameWord } from '../../names/name-words.ts';
import { isEveryday } from '../../words/everyday.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { re } from '../../words/pattern.ts';
import { plainWords } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';

const LEAD =
  '(?:(?:hola|buenas|buenos|buen|dias?|tardes|noches|oi|ola|bom|boa|hi|hello|hey|y|e|and|una|consulta|pregunta|disculp[ae]|perdon|ustedes|uds|voces|vcs|gente|aca|ahi|alli|ai|tambien|tambem|por|aqui|que (?:hubo|tal|mas)|todo bien|tudo bem|como (?:estan?|estas|andan|va)) )*';
const DO =
  '(?:hacen|haces|haceis|dais|realizais|ofreceis|teneis|trabajais|toman|tomas|sacan|sacas|dan|das|realizan|ofrecen|tienen|tenes|tienes|trabajan|manejan|fazem|faz|tiram|oferecem|tem)';
/** What they do to it: "revisan", "ajustas", "fazem", "do you adjust". */
const THEY_DO = re`^ ${LEAD}(?:(?<light>${DO})|(?<deed>[a-z]{3,}(?:[ae][nms]|[ae]is))|(?:do|can|could) (?:you|u)(?: guys)? (?<done>[a-z]{3,})) (?<what>(?:[^ ]+ ){1,10})$`;
const DONE_LAST = re`^ ${LEAD}(?<thing>(?:[^ ]+ ){1,7})${DO}(?: (?:ahi|aca|alli|ai|ustedes|uds|voces|tambien))* $`;
/** Another question, a condition, or what no price answers. */
const ELSE =
  / (?:no|nao|not|si|if|como|cuanto|cuantos|cuantas|cuando|donde|quien|cual|cuales|por que|quanto|quando|onde|quem|qual|how|when|where|who|which|turnos?|citas?|horas?|hora|lugar|cupos?|espacio|vagas?|horarios?|a domicilio|domicilio|descuentos?|promo[a-z]*|garantia|factura|boleta|estacionamiento|wifi|tarjetas?|antes|despues|mientras|mism[oa]|mesm[oa]|same|junt[oa]s) /;

/** Its price is the answer. */
export function asksWhetherDone(heard: Heard): boolean {
  return askedBy(heard) !== undefined;
}

/** By its thing ("¿hacen masajes?") or by what is done to one ("¿arreglan pantalones?"), behind which no kind of it is told. */
function askedBy(heard: Heard): 'thing' | 'deed' | undefined {
  const { text, times, situation } = heard;
  const { flow, tenant, appointments = [] } = situation;
  if (flow !== 'ninguno' || tenant === undefined || !text.asks || saysWhen(times)) return undefined;
  if (ELSE.test(text.norm)) return undefined;
  const last = DONE_LAST.exec(text.norm)?.groups?.['thing'];
  const said = last === undefined ? THEY_DO.exec(text.norm)?.groups : undefined;
  if (last === undefined && said === undefined) return undefined;
  const { servicio } = findNames(text.raw, tenant);
  const service = tenant.services.find(({ id }) => id === servicio);
  // "¿Y revisan los frenos?", of one who comes for that: of what is done then.
  if (service === undefined || appointments.some(({ serviceId }) => serviceId === servicio)) return undefined;
  if (last !== undefined) return beginsWith(last, service) ? 'thing' : undefined;
  const deed = said?.['deed'] ?? said?.['done'];
  if (said?.['light'] !== undefined) return beginsWith(said['what'] ?? '', service) ? 'thing' : undefined;
  return deed !== undefined && isDeedOf(deed, service) ? 'deed' : undefined;
}

function ownParts(service: Service): readonly string[] {
  return partsOf(service).filter((part) => !SMALL.has(part));
}

/** "Fotos para pasaporte", and not "certificado de la evaluación". */
function beginsWith(said: string, service: Service): boolean {
  const first = plainWords(said).find((word) => !SMALL.has(word) && !ONE.has(word));
  return first !== undefined && ownParts(service).some((part) => sameWord(first, part));
}
const ONE = new Set(['un', 'una', 'unos', 'unas', 'um', 'uma', 'algun', 'alguna', 'ese', 'esa', 'lo', 'os', 'as']);

function isDeedOf(verb: string, service: Service): boolean {
  const stem = STEM.exec(verb)?.[1];
  const begins = (part: string): boolean => stem !== undefined && part.startsWith(stem);
  return ownParts(service).some((part) => sameWord(verb, part) || begins(part));
}
/** "Revisan", of a "Revisión", which names nothing alone. */
const STEM = /^([a-z]{4,})(?:[ae][nms]|[ae]is)$/;

/** The service that a deed alone names: "los ajustan", "ajustam?", of an "Ajuste de armazón". */
export function serviceOfDeed(norm: string, { services }: Tenant): Service | undefined {
  const deed = THEM.exec(norm)?.groups;
  const verb = deed?.['deed'] ?? deed?.['done'];
  const id = verb === undefined ? undefined : bestService([verb], services);
  return services.find((service) => service.id === id);
}
const THEM = re`^ (?:(?:y|e|and|so|ustedes|uds|voces|vcs|aca|ahi|alli|tambien|tambem) )*(?:(?:(?:me|nos|te|se|le|les) )?(?:l[oa]s? )?(?:pueden |puede |podrian |podem |pode )?(?<deed>[a-z]{3,}(?:[ae][nms]|[aei]r(?:l[oa]s?|melos?|melas?)?))|(?:do|can|could) (?:you|u)(?: guys)? (?<done>[a-z]{3,}) (?:it|them|that|those))(?: (?:ahi|aca|alli|ai|ustedes|uds|voces|vcs|tambien|tambem|por favor|porfa|please|here))* $`;

/** Of a kind that its name does not tell, where the name was not said in full. */
export function isOfAnotherKind(heard: Heard, id: string | undefined): boolean {
  const { tenant } = heard.situation;
  const service = tenant?.services.find((one) => one.id === id);
  if (tenant === undefined || service === undefined || !heard.text.asks) return false;
  if (!asksIfSold(heard.text.norm) && askedBy(heard) !== 'thing') return false;
  const words = plainWords(heard.text.raw);
  const own = ownParts(service);
  const isOwn = (word: string | undefined): boolean => word !== undefined && own.some((part) => sameWord(word, part));
  if (own.every((part) => words.some((word) => sameWord(word, part)))) return false;
  const at = words.findLastIndex(isOwn);
  const next = words[at + 1];
  if (at < 0 || next === undefined) return false;
  const kind = WITH.has(next) ? words.slice(at + 2).find((word) => !SMALL.has(word)) : next;
  return kind !== undefined && isKind(kind, tenant);
}
const WITH = new Set(['con', 'com', 'with', 'sin', 'sem', 'without']);

/** A word that tells what it is like: none of everyday, none of ours, and nobody's. */
function isKind(word: string, { services, branches, professionals, categories }: Tenant): boolean {
  if (word.length < KIND_LETTERS_MIN || SMALL.has(word) || isEveryday(word) || KIN.test(word)) return false;
  return namingWords(word).length > 0 && !namesLike(word, [...services, ...branches, ...professionals, ...categories]);
}
const KIND_LETTERS_MIN = 5;
const KIN = re`^(?:${KIN_WORD}|hombres?|mujer(?:es)?|nin[oa]s?|adult[oa]s?|hom(?:em|ens)|mulher(?:es)?|criancas?|men|women|kids|pareja|precio|costo|valor|hacen|fazem)s?$`;

/** "¿Tienen profe para principiantes?", "tem professor?": who teaches, where one thing alone is given in lessons. */
export function asksForTeacher(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  const { flow, tenant, appointments = [] } = situation;
  if (flow !== 'ninguno' || tenant === undefined || appointments.length > 0 || saysWhen(times)) return undefined;
  if (!HAVE_TEACHER.test(text.norm) || ELSE.test(text.norm.replace(TO_KNOW, ' '))) return undefined;
  if (findNames(text.raw, tenant).servicio !== undefined) return undefined;
  const [lesson, ...others] = tenant.services.filter((one) => partsOf(one).some((part) => LESSON.test(part)));
  if (lesson === undefined) return undefined;
  const of = others.length === 0 ? { service: lesson.id } : {};
  return act(heard, { intent: 'ask', topic: 'profesionales', ...of });
}
const HAVE_TEACHER =
  / (?:tienen?|tenes|tienes|hay|habra|cuentan con|tem|have|is there)(?: (?:algun|alguna|un|una|um|uma|a|an|any))? (?:profe|profesor(?:a|es|as)?|profes|professor(?:a|es|as)?|instructor(?:a|es|as)?|entrenador(?:a|es|as)?|coach|teachers?|trainers?|instructors?|maestr[oa]s?) /;
const TO_KNOW = / (?:saber|sabes|sabe) si /;
const LESSON = /^(?:clases?|aulas?|class(?:es)?|lessons?|leccion(?:es)?|cursos?|taller(?:es)?|entrenamientos?)$/;
