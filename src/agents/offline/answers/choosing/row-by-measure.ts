/** "El más barato", "el más largo", "la limpieza más económica", "la de 25000": a service told by what it costs, or how long it is. */
import { parseMoney, type Service, type Tenant } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { namingWords, servicesNamed } from '../../names.ts';
import { fold } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

const THE = '(?:el|la|lo|los|las|o|a|the)';
const WHICH = '(?:cual(?:es)?|que|qual|quais|which(?: one)?|what)';
/** "El turno más corto", "la forma más barata de pagar", "la sucursal más cara": something else is compared. */
const NO_SERVICE =
  / (?:turnos?|horas?|horarios?|citas?|dias?|fechas?|semanas?|esperas?|filas?|formas?|maneras?|medios?|metodos?|sucursal(?:es)?|sedes?|locales|caminos?|unidades?|times?|days?|ways?|branch(?:es)?) /;
const IS = '(?:es|son|seria|e|is|sale|sai)';
/** What the question may go on with. */
const END =
  '(?= (?:de (?:todos|todas|los|las|esos|esas|la lista)|que (?:tengan|tienen|tenes|tienes|hay|hacen|ofrecen)|cual es|por favor|porfa|$))';

interface Superlative {
  /** Taken: "el más barato", "la que menos tarda". */
  readonly one: RegExp;
  /** Asked for: "¿cuál es el más barato?", "¿cuál tarda menos?". */
  readonly asked: RegExp;
  readonly by: (service: Service) => number;
  readonly end: (...values: number[]) => number;
}

function superlative(adjectives: string, does: string, { by, end }: Pick<Superlative, 'by' | 'end'>): Superlative {
  const the = `${THE} (?:[a-z]+ ){0,4}?(?:${adjectives}|que (?:${does}))`;
  return {
    one: re` ${the}(?= )`,
    asked: re` ${WHICH}(?: [a-z]+){0,4}? (?:(?:${IS} )?(?:${THE} )?(?:[a-z]+ )?(?:${adjectives})|(?:${does}))${END}| ${the} (?:cual(?:es)?|qual) (?:es|e|seria) `,
    by,
    end,
  };
}
const price = ({ priceMinor }: Service): number => priceMinor;
const length = ({ durationMinutes }: Service): number => durationMinutes;
const COSTS = '(?:sale|cuesta|vale|custa|costs)';
/** Not "dura": a manicure that lasts for weeks is not the longest one. */
const TAKES = '(?:demora|demore|tarda|leva|takes)';
/** "La que menos tarde" takes the least; "más tarde" is later. */
const TAKES_LESS = `(?:${TAKES}|tarde)`;
const SUPERLATIVES: readonly Superlative[] = [
  superlative(
    '(?:mas|mais) (?:barat[oa]|baratit[oa]|barati(?:co|nho|nha|ca)|economic[oa]|en cuenta|em conta|comod[oa])|menos car[oa]|cheapest|least expensive',
    `menos|menos ${COSTS}|${COSTS} (?:menos|mas barato)`,
    { by: price, end: Math.min },
  ),
  superlative(
    '(?:mas|mais) (?:car[oa]|complet[oa] y car[oa])|most expensive|priciest',
    `mas ${COSTS}|${COSTS} (?:mas|mais)(?: caro)?`,
    { by: price, end: Math.max },
  ),
  superlative(
    '(?:mas|mais) (?:larg[oa]|extens[oa]|long[oa]|demorad[oa])|longest',
    `(?:mas|mais) ${TAKES}|${TAKES} (?:mas|mais)`,
    { by: length, end: Math.max },
  ),
  superlative(
    '(?:mas|mais) (?:cort[oa]|cortit[oa]|curt[oa]|breve|rapid[oa]|rapidit[oa])|shortest|quickest',
    `menos ${TAKES_LESS}|${TAKES} menos`,
    { by: length, end: Math.min },
  ),
];
/** "¿Cuál es el más barato?", "algo más barato": asked, or something else is wished for. */
const ASKED =
  / (?:cual(?:es)?|que (?:es|servicio|tratamiento)|qual|quais|which|what|cuanto|quanto|how much|hay|tenes|tienes|tienen|algo|no|nao) /;
const AMOUNT =
  /(?:^|\s)(?:el|la|los|las|o|a|the)(?: one)? (?:que (?:sale|cuesta|vale|custa|es|esta|dice|cobran)(?: (?:a|de|en|por))?|de(?: a)?|por|that costs|for|at) (?:(?:s\/|r\$|us\$|\$) ?)?(\d[\d.,]*) ?(mil|k|lucas|luquitas)?(?! ?(?:min|h|hs|hora|minutos|de|del|am|pm|sesion|[:/\d]))/;
const WORDS_MAX = 12;

/** Its row, of the services that are shown; undefined where none or several cost so. */
export function rowByMeasure(heard: Heard): Act | undefined {
  const { offer, tenant } = heard.situation;
  if (offer?.kind !== 'servicio' || tenant === undefined || !tellsOne(heard)) return undefined;
  const shown = offer.services.map(({ id }) => id);
  const services = tenant.services.filter(({ id }) => shown.includes(id));
  const meant = taken(heard, services) ?? serviceAtPrice(heard, { services, tenant });
  return meant === undefined ? undefined : act(heard, { intent: 'select', n: shown.indexOf(meant.id) + 1 });
}

/** "Quiero la limpieza más barata", of several that are called so. */
export function theMostNamed(heard: Heard): string | undefined {
  const { tenant } = heard.situation;
  if (tenant === undefined || !tellsOne(heard)) return undefined;
  const named = servicesNamed(namingWords(heard.text.raw), tenant.services);
  return named.length < 2 ? undefined : taken(heard, tenant.services)?.id;
}

function tellsOne({ text }: Heard): boolean {
  return !text.asks && text.words.length <= WORDS_MAX && !ASKED.test(text.norm);
}

/** "¿Cuál es el más barato?", "el más largo cuál es", "¿cuál tarda menos?": its price and how long it is are told, and nothing is chosen. */
export function asksForTheMost(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  if (situation.tenant === undefined || text.words.length > WORDS_MAX || NO_SERVICE.test(text.norm)) return undefined;
  const superlative = SUPERLATIVES.find(({ asked }) => asked.test(text.norm));
  const service = superlative && theMost(superlative, text.raw, situation.tenant.services);
  return service && act(heard, { intent: 'ask', topic: 'precio', area: 'PAGOS', service: service.id });
}

function taken({ text }: Heard, services: readonly Service[]): Service | undefined {
  const superlative = SUPERLATIVES.find(({ one }) => one.test(text.norm));
  return superlative && theMost(superlative, text.raw, services);
}

/** Of those that are named, or of all. What costs nothing is not what somebody means who speaks of its price. */
function theMost({ by, end }: Superlative, raw: string, services: readonly Service[]): Service | undefined {
  const named = servicesNamed(namingWords(raw), services);
  const meant = services.filter(
    (s) => (by !== price || s.priceMinor > 0) && (named.length === 0 || named.includes(s.id)),
  );
  const most = end(...meant.map(by));
  return onlyOne(meant.filter((s) => by(s) === most));
}

/** "La de 25", where nothing costs twenty-five and one thing twenty-five thousand, is that. */
function serviceAtPrice(
  { text }: Heard,
  { services, tenant }: { services: readonly Service[]; tenant: Tenant },
): Service | undefined {
  const [, written = '', thousands] = AMOUNT.exec(fold(text.raw)) ?? [];
  const amount = parseMoney(written.replace(/[.,]+$/, ''), tenant.locale, tenant.currency);
  if (amount === undefined) return undefined;
  const at = (minor: number) => onlyOne(services.filter(({ priceMinor }) => priceMinor === minor));
  return thousands === undefined ? (at(amount) ?? at(amount * THOUSAND)) : at(amount * THOUSAND);
}
const THOUSAND = 1000;

function onlyOne(services: readonly Service[]): Service | undefined {
  return services.length === 1 ? services[0] : undefined;
}
