/** Where it is to be, while an hour is looked for: asked of another branch, or the one that stays when something else changes (CONV-7). */
import type { Detalles } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { bestPlace, isCalled, namingWords } from '../../names.ts';
import { saysWhen, speaksOfDay } from '../../wishes.ts';
import { readText, without } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

const IN_THERE =
  /^ (?:(?:y|e|and|o|ah|ay|uy|pero|but|mas|no|hay|habra|tiene|tienen|tenes|tienes|tendra|tendran|tem|have you|is there|puede ser|podria ser|pode ser|se puede|se podra|could it be|can it be|what about|how about|que tal|lugar|cupo|espacio|vaga|room|anything|algo) )*(?:en|em|na|no|in|at) /;
/** "What about uptown?": the question itself says that it is there. */
export const ABOUT =
  /^ (?:(?:y|e|and|ok|okay|ah|pero|but|mas|no|hmm+|mm+) )*(?:what about|how about|que tal|whats at|what s at)(?: (?:en|em|na|no|in|at|the|la|el|con|com|with|dra?|doctora?))* /;
/** "Está bien, en Valle", below hours of a branch that was not asked for: there, then. */
const AGREED =
  /^ (?:(?:(?:esta|ta|tudo) (?:bien|bem|bom)|(?:that s |it s )?(?:fine|ok|okay|all right)|ya|ah|va|vale|dale|listo|perfecto|claro|bueno|entonces|entao|then|pues|no hay problema|no importa|si|sim|yes) )+(?:en|em|na|no|in|at) /;
const AS_WELL =
  / (?:(?:me |nos )?(?:esta|ta|queda|va|viene) (?:bien|bem|bom)|me sirve|entonces|entao|then|nomas|pues|is fine|works|por favor|porfa|please|gracias|obrigad[oa]|thanks) $/;
const BARE_IN = /^ [a-z]+ $/;
const PLACE =
  /^(?:la|el|las|los|a|o|the|de|del|da|do|sede|sucursal|local|tienda|unidade|filial|branch|hay|habra|tiene|tienen|tenes|tienes|tendra|tendran|tem|have|no|nao|lugar|cupo|espacio|vaga|room|algo|anything|tambien|tambem|too|mejor|melhor)$/;
/** Why there, and no other question. */
const NEARER =
  / (?:(?:que|pues|es que|porque|es|e) )?(?:(?:me|nos) (?:queda|quedaria|conviene|viene|sirve|fica) (?:mucho )?(?:mas |mais )?(?:cerca|cerquita|mejor|comodo|facil|bien|perto|melhor)|(?:esta|es|e|it s|its|that s) (?:mas |mais )?(?:cerca|cerquita|perto|closer)(?: de [a-z]+| (?:for|to) me)?|(?:vivo|trabajo|estoy|moro|trabalho) (?:(?:mas |por )?(?:cerca|alla|ahi|ali|perto)(?: de (?:alla|ahi|ali))?)) $/;

/** "¿Y en Miraflores?": the same there, while it is looked for at another branch. More than the place is another question. */
export function asksThere({ text, times, situation }: Heard): boolean {
  const { flow, asks, tenant, known, proposed } = situation;
  const looking = (flow === 'agenda' || flow === 'reprogramacion') && (asks === 'list' || asks === 'confirm');
  const places = tenant?.branches ?? [];
  const agreed = asks === 'list' && !text.asks ? AGREED.exec(text.norm)?.[0] : undefined;
  const about = text.asks ? ABOUT.exec(text.norm)?.[0] : undefined;
  const lead = agreed ?? IN_THERE.exec(text.norm)?.[0] ?? about;
  if (!looking || places.length < 2 || lead === undefined || saysWhen(times)) return false;
  if (!text.asks && BARE_IN.test(lead)) return false;
  const rest = text.norm.slice(lead.length - 1);
  const said = namingWords((agreed === undefined ? rest : rest.replace(AS_WELL, ' ')).replace(NEARER, ' '));
  const there = bestPlace(said, places);
  const named = places.find(({ id }) => id === there);
  if (named === undefined || !said.every((word) => PLACE.test(word) || isCalled(word, named))) return false;
  return there !== (proposed?.branchId ?? known?.sucursal);
}

/**
 * "Mejor a las 7", of a row that was chosen among those of several branches; "mejor con Luis", who works there too: at the
 * branch of the hour that is to be confirmed. Another day may have to be elsewhere.
 */
export function atTheSameBranch(act: Act, { situation }: Heard, wish: Detalles): Detalles {
  const { flow, asks, proposed, known, tenant, shown = [] } = situation;
  if (act.intent !== 'book' || flow !== 'agenda' || asks !== 'confirm' || proposed === undefined) return wish;
  const elsewhere = wish.sucursal ?? wish.en_cualquier_sucursal ?? known?.sucursal;
  const another = wish.servicio !== undefined && wish.servicio !== known?.servicio;
  if (elsewhere !== undefined || another || speaksOfDay(wish)) return wish;
  const who = tenant?.professionals.find(({ id }) => id === wish.profesional);
  const kept =
    who === undefined
      ? wish.hora_especifica !== undefined && new Set(shown.map(({ branchId }) => branchId)).size > 1
      : who.branchIds.includes(proposed.branchId);
  return kept && (tenant?.branches.length ?? 0) > 1 ? { ...wish, sucursal: proposed.branchId } : wish;
}

/**
 * "Listo, en Chapinero", "dale, la de Usaquén entonces", with nothing open: a yes to what was told of, and where. Which
 * service was spoken of, reception knows.
 */
const AGREES =
  'listo|ok|okay|oka|dale|ya|va|vale|bueno|perfecto|genial|entonces|super|excelente|buenisimo|de una|si|sip|sim|beleza|ta bom|otimo|entao|yes|sure|great|alright';
const AT =
  '(?:(?:en|em|no|na|in|at|para|pra|for|seria|quiero|prefiero|mejor|(?:que sea|puede ser)(?: en)?) )?(?:(?:la|el|a|o|the) )?(?:(?:sede|sucursal|local|tienda|unidade|filial|loja)(?: (?:de|del|da|do))? )?(?:de |del )?';
const END = '(?:(?:entonces|por favor|porfa|please|pf|pues|mejor|gracias|me queda (?:bien|cerca)|branch) )*';
const TAKEN_THERE = re`^ (?:(?:${AGREES}) )+${AT}((?:[a-z]+ ){1,4}?)${END}$`;
/** "Me queda mejor Surco", "hola, soy de Surco", of one who has none: where he would come. */
const GREETS =
  '(?:hola|holi|buenas|buenos dias|buen dia|buenas tardes|oi|ola|hi|hello|bom dia|boa tarde|yo|eu|i|y|pues|bueno|la verdad|a mi)';
const SUITS_THERE = re`^ (?:${GREETS} )*(?:(?:me|nos) (?:queda|quedaria|conviene|viene|sirve|acomoda|va|fica) (?:(?:mas|mejor|bien|cerca|comodo|melhor|mais|perto) )+|(?:soy|somos|vivo|vivimos|estoy|ando|moro|sou|estou|live|i m|am) (?:cerca )?(?:de|en|por|em|na|no|in|near|from) |(?:prefiero|prefiro|prefer) (?:en |em |na |no |in )?)${AT}((?:[a-z]+ ){1,4}?)${END}$`;

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
