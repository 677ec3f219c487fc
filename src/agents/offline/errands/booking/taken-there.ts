/**
 * "Listo, en Chapinero", "dale, la de Usaquén entonces", with nothing open: a yes to what was told of, and where. Which
 * service was spoken of, reception knows.
 */
import type { Heard } from '../../heard.ts';
import { bestPlace, isCalled, namingWords } from '../../names.ts';
import { readText, without } from '../../words/text.ts';

const AGREES =
  'listo|ok|okay|oka|dale|ya|va|vale|bueno|perfecto|genial|entonces|super|excelente|buenisimo|de una|si|sip|sim|beleza|ta bom|otimo|entao|yes|sure|great|alright';
const AT =
  '(?:(?:en|em|no|na|in|at|para|pra|for|seria|quiero|prefiero|mejor|(?:que sea|puede ser)(?: en)?) )?(?:(?:la|el|a|o|the) )?(?:(?:sede|sucursal|local|tienda|unidade|filial|loja)(?: (?:de|del|da|do))? )?(?:de |del )?';
const END = '(?:(?:entonces|por favor|porfa|please|pf|pues|mejor|gracias|me queda (?:bien|cerca)|branch) )*';
const TAKEN_THERE = new RegExp(`^ (?:(?:${AGREES}) )+${AT}((?:[a-z]+ ){1,4}?)${END}$`);
/** "Me queda mejor Surco", "hola, soy de Surco", of one who has none: where he would come. */
const GREETS =
  '(?:hola|holi|buenas|buenos dias|buen dia|buenas tardes|oi|ola|hi|hello|bom dia|boa tarde|yo|eu|i|y|pues|bueno|la verdad|a mi)';
const SUITS_THERE = new RegExp(
  `^ (?:${GREETS} )*(?:(?:me|nos) (?:queda|quedaria|conviene|viene|sirve|acomoda|va|fica) (?:(?:mas|mejor|bien|cerca|comodo|melhor|mais|perto) )+|(?:soy|somos|vivo|vivimos|estoy|ando|moro|sou|estou|live|i m|am) (?:cerca )?(?:de|en|por|em|na|no|in|near|from) |(?:prefiero|prefiro|prefer) (?:en |em |na |no |in )?)${AT}((?:[a-z]+ ){1,4}?)${END}$`,
);

export function takenThere({ text, times, situation }: Heard): boolean {
  const { flow, tenant, appointments = [] } = situation;
  if (flow !== 'ninguno' || text.asks || tenant === undefined || tenant.branches.length < 2) return false;
  const { norm } = readText(without(text.raw, times.spans));
  const named = (TAKEN_THERE.exec(norm) ?? (appointments.length === 0 ? SUITS_THERE.exec(norm) : null))?.[1];
  if (named === undefined) return false;
  const words = namingWords(named);
  const place = tenant.branches.find(({ id }) => id === bestPlace(words, tenant.branches));
  if (place === undefined || !words.every((word) => isCalled(word, place))) return false;
  // "Ok, en Palermo", of one that he has there: he takes note of it.
  return appointments.every(({ slot }) => slot.branchId !== place.id);
}
