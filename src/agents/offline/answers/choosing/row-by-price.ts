/** "El más barato", "la limpieza más económica", "el que sale 30 mil", "la de 25000": a service told by what it costs. */
import { parseMoney, type Service, type Tenant } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { namingWords, servicesNamed } from '../../names.ts';
import { fold } from '../../words/text.ts';

const THE = '(?:el|la|lo|los|las|o|a|the)';
const CHEAPEST = new RegExp(
  ` ${THE} (?:[a-z]+ ){0,4}?(?:(?:mas|mais) (?:barat[oa]|baratit[oa]|barati(?:co|nho|nha|ca)|economic[oa]|en cuenta|em conta|comod[oa])|menos car[oa]|que (?:menos|sale menos|cuesta menos|custa menos)|cheapest|least expensive)(?= )`,
);
const DEAREST = new RegExp(
  ` ${THE} (?:[a-z]+ ){0,4}?(?:(?:mas|mais) (?:car[oa]|complet[oa] y car[oa])|que (?:mas cuesta|cuesta mas|sale mas)|most expensive|priciest)(?= )`,
);
/** "¿Cuál es el más barato?", "algo más barato": asked, or something else is wished for. */
const ASKED =
  / (?:cual(?:es)?|que (?:es|servicio|tratamiento)|qual|quais|which|what|cuanto|quanto|how much|hay|tenes|tienes|tienen|algo|no|nao) /;
const AMOUNT =
  /(?:^|\s)(?:el|la|los|las|o|a|the)(?: one)? (?:que (?:sale|cuesta|vale|custa|es|esta|dice|cobran)(?: (?:a|de|en|por))?|de(?: a)?|por|that costs|for|at) (?:(?:s\/|r\$|us\$|\$) ?)?(\d[\d.,]*) ?(mil|k|lucas|luquitas)?(?! ?(?:min|h|hs|hora|minutos|de|del|am|pm|sesion|[:/\d]))/;
const WORDS_MAX = 12;

/** Its row, of the services that are shown; undefined where none or several cost so. */
export function rowByPrice(heard: Heard): Act | undefined {
  const { offer, tenant } = heard.situation;
  if (offer?.kind !== 'servicio' || tenant === undefined || !tellsPrice(heard)) return undefined;
  const shown = offer.services.map(({ id }) => id);
  const services = tenant.services.filter(({ id }) => shown.includes(id));
  const meant = serviceByPrice(heard, services) ?? serviceAtPrice(heard, { services, tenant });
  return meant === undefined ? undefined : act(heard, { intent: 'select', n: shown.indexOf(meant.id) + 1 });
}

function tellsPrice({ text }: Heard): boolean {
  return !text.asks && text.words.length <= WORDS_MAX && !ASKED.test(text.norm);
}

/** Of those that are named, or of all. What costs nothing is not what somebody means who speaks of its price. */
function serviceByPrice({ text }: Heard, services: readonly Service[]): Service | undefined {
  const cheapest = CHEAPEST.test(text.norm);
  if (!cheapest && !DEAREST.test(text.norm)) return undefined;
  const named = servicesNamed(namingWords(text.raw), services);
  const meant = services.filter((s) => s.priceMinor > 0 && (named.length === 0 || named.includes(s.id)));
  const prices = meant.map(({ priceMinor }) => priceMinor);
  const price = cheapest ? Math.min(...prices) : Math.max(...prices);
  return onlyOne(meant.filter((s) => s.priceMinor === price));
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
