/**
 * What is sold may be called by words of the rules: "evaluación gratuita", "presupuesto", "cancelación de prenda",
 * "cambio de domicilio". Where it is asked for, its name is no question of the price, no cancellation and no address.
 */
import type { Service, Tenant } from '../../../domain.ts';
import { keyword } from '../keywords.ts';
import { readText } from '../words/text.ts';
import { PLACE, WEEKDAY } from '../words/words.ts';
import { re } from '../words/pattern.ts';
import { CHANGES } from '../words/deeds.ts';

const FREE = / (?:gratis|gratuit[oa]|sin cargo|sin costo|free)(?= )/;
/** A word of booking, or a day: beside it the one word that a service is called by is that service. */
const BOOKS = re` (?:${PLACE}|(?:reserv|agend|marc|anot|apart|sac)[a-z]*|book|${WEEKDAY}|hoy|manana|hoje|amanha|today|tomorrow) `;
/** In its place: a word that no rule knows. */
const SOMETHING = ' servitium ';

/** What is said, for the rules. */
export function withoutNames(norm: string, tenant: Tenant | undefined): string {
  if (tenant === undefined) return norm;
  const said = FREE.test(norm) ? withoutFree(norm, tenant.services) : norm;
  return tenant.services.reduce((rest, service) => {
    const { called, meansMore } = knownAs(service);
    if (!meansMore || !rest.includes(called)) return rest;
    return isMeantAs(service, rest) ? rest.replaceAll(called, SOMETHING) : rest;
  }, said);
}

/** "Um orçamento", where one comes to have it made: "me passa um orçamento", "orçamento de tatuagem" only ask. */
function isMeantAs(service: Service, said: string): boolean {
  const { called, alone, isPrice } = knownAs(service);
  if (!alone || BOOKS.test(said.replaceAll(called, ' '))) return true;
  return isPrice && !TELLS_ME.test(said) && !re`${called}(?:de|da|do|del|of|for) `.test(said);
}
const TELLS_ME =
  / (?:(?:me |te )?(?:pas|mand|envi|diz|dig|dic)[a-z]*|(?:da|das|dan|dame|deme|send|give)|quanto|cuanto|quais|qual|cual(?:es)?|preco|precio|valor|how much) /;

interface Called {
  readonly called: string;
  /** One word, which may be said in another sense. */
  readonly alone: boolean;
  /** By itself it is heard as something else. */
  readonly meansMore: boolean;
  /** As a question of what it costs. */
  readonly isPrice: boolean;
}

function knownAs(service: Service): Called {
  const before = known.get(service);
  if (before !== undefined) return before;
  const called = readText(service.name).norm;
  const alone = !called.trim().includes(' ');
  const hits = [called, ` quiero un turno para${called}`].map((norm) => keyword({ norm, asks: false, country: '' }));
  const meansMore =
    // "Confirmo el cambio de aceite de mañana" moves nothing.
    CHANGES.test(called) ||
    hits.some(
      (hit) => hit !== undefined && hit.intent !== 'book' && (!alone || hit.topic === 'precio' || hit.intent !== 'ask'),
    );
  const isPrice = hits.some((hit) => hit?.intent === 'ask' && hit.topic === 'precio');
  const made = { called, alone, meansMore, isPrice };
  known.set(service, made);
  return made;
}
const known = new WeakMap<Service, Called>();

function withoutFree(norm: string, services: readonly Service[]): string {
  return services.reduce((said, { name }) => {
    const called = readText(name).norm;
    if (FREE.test(called)) return said.replaceAll(called, called.replace(FREE, ''));
    // "Una valoración gratis mañana a las 8": it is wished for, and nobody asks what it costs.
    return BOOKS.test(said) ? said.replace(re`(?<=${called.trimEnd()})${FREE.source}`, '') : said;
  }, norm);
}
