/** "El más barato", "el más largo", "la limpieza más económica", "la de 25000": a service told by what it costs, or how long it is. */
import { parseMoney } from '../../../../domain.ts';
import type { Service, Tenant } from '../../../../domain.ts';
import { act } from '../../acts.ts';
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { namingWords, servicesNamed } from '../../names.ts';
import { fold } from '../../words/text.ts';

const THE = '(?:el|la|lo|los|las|o|a|the)';
const MOST = (...said: string[]): RegExp => new RegExp(` ${THE} (?:[a-z]+ ){0,4}?(?:${said.join('|')})(?= )`);
const dear = ({ priceMinor }: Service): number => priceMinor;
const long = ({ durationMinutes }: Service): number => durationMinutes;
/** What a superlative compares, and by which end of it. */
const SUPERLATIVES: readonly {
  readonly said: RegExp;
  readonly by: (service: Service) => number;
  readonly end: (...values: number[]) => number;
}[] = [
  {
    said: MOST(
      '(?:mas|mais) (?:barat[oa]|baratit[oa]|barati(?:co|nho|nha|ca)|economic[oa]|en cuenta|em conta|comod[oa])',
      'menos car[oa]|que (?:menos|sale menos|cuesta menos|custa menos)|cheapest|least expensive',
    ),
    by: dear,
    end: Math.min,
  },
  {
    said: MOST(
      '(?:mas|mais) (?:car[oa]|complet[oa] y car[oa])|que (?:mas cuesta|cuesta mas|sale mas)',
      'most expensive|priciest',
    ),
    by: dear,
    end: Math.max,
  },
  {
    said: MOST(
      '(?:mas|mais) (?:larg[oa]|extens[oa]|long[oa]|demorad[oa])|que (?:mas dur[ae]|dur[ae] mais|dur[ae] mas)|longest',
    ),
    by: long,
    end: Math.max,
  },
  {
    said: MOST(
      '(?:mas|mais) (?:cort[oa]|cortit[oa]|curt[oa]|breve|rapid[oa]|rapidit[oa])|que (?:menos dur[ae]|dur[ae] menos)',
      'shortest|quickest',
    ),
    by: long,
    end: Math.min,
  },
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
  const meant = theMost(heard, services) ?? serviceAtPrice(heard, { services, tenant });
  return meant === undefined ? undefined : act(heard, { intent: 'select', n: shown.indexOf(meant.id) + 1 });
}

/** "Quiero la limpieza más barata", of several that are called so. */
export function theMostNamed(heard: Heard): string | undefined {
  const { tenant } = heard.situation;
  if (tenant === undefined || !tellsOne(heard)) return undefined;
  const named = servicesNamed(namingWords(heard.text.raw), tenant.services);
  return named.length < 2 ? undefined : theMost(heard, tenant.services)?.id;
}

function tellsOne({ text }: Heard): boolean {
  return !text.asks && text.words.length <= WORDS_MAX && !ASKED.test(text.norm);
}

/** Of those that are named, or of all. What costs nothing is not what somebody means who speaks of its price. */
function theMost({ text }: Heard, services: readonly Service[]): Service | undefined {
  const superlative = SUPERLATIVES.find(({ said }) => said.test(text.norm));
  if (superlative === undefined) return undefined;
  const { by, end } = superlative;
  const named = servicesNamed(namingWords(text.raw), services);
  const meant = services.filter(
    (s) => (by !== dear || s.priceMinor > 0) && (named.length === 0 || named.includes(s.id)),
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
