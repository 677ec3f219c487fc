/**
 * The branch and the day of a question that was answered just now: "¿abren el domingo en Usaquén?" … "un corte ese día a
 * las 11", "¿dónde queda la de Kennedy?" … "corte ahí mañana a las 9", "ya, en esa". Which they are, reception knows.
 */
import { hoursOn, openOn, type Detalles } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import type { Situation } from '../../situation.ts';
import { saysWhen, speaksOfDay } from '../../wishes.ts';
import { clauses, readText, type Text } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

const THAT_DAY =
  / (?:(?:ese|este|aquel|el) (?:mismo )?dia|(?:(?:n)?esse|aquele) (?:mesmo )?dia|(?:no )?mesmo dia|that (?:same )?day) (?!no |nao |siguiente |anterior |seguinte )/;
/** "Por ahí", "de ahí", "vivo por allá" tell where he is; "ahí te aviso", "ahí voy" are no place at all. */
const NOT_FROM = '(?<! (?:por|de|desde|hasta|para|no|nao|not|ni|estoy|vivo|trabajo|moro|fui|menos|over|out|is|are))';
const THERE = re`${NOT_FROM} (?:ahi|alla|alli|(?:en|em) (?:es[ae]|est[ae]) (?:misma? )?(?:sede|sucursal|local|tienda|sitio)|en esa|nessa (?:unidade|filial|loja)|ali|la mesmo|there) (?!te |le |les |me |nos |se |voy |vamos |va |estoy |esta |estare |llego |pago |aviso |hablamos |vemos |veo |no |nao |is |are )`;

/** Nothing but that it is there, where the branch is asked for: "ya, en esa", "esa me queda bien", "ahí nomás". */
const ONLY_THERE =
  /^ (?:(?:a+h+|oh|uy|ya|genial|buenisimo|excelente|super|si|ok|oka|dale|bueno|listo|vale|entonces|perfecto|pues|mejor|sim|entao|yes|sure|que sea|puede ser|pode ser|quiero|prefiero|vamos con|me quedo con|en|em|la|de) )*(?:es[ae]|essa|nessa|ahi|alla|alli|ali|la mesmo|that one|there)(?: (?:misma?|mismo|mesma?|mesmo|sede|sucursal|local|unidade|filial|one|esta bien|me (?:sirve|queda (?:bien|mejor|cerca|mas cerca)|va bien|viene bien)|entonces|nomas|porfa|por favor|please|gracias|perfecto|pues|dale|va|po))* $/;

/** The wish, at the branch and on the day that its words only point at. What is known or proposed already is no less pointed at. */
export function asAskedAbout({ intent, from, to }: Act, { text, situation }: Heard, wish: Detalles): Detalles {
  const { spokenOf, flow, known, proposed, offer, tenant } = situation;
  const looks = flow === 'ninguno' || flow === 'agenda';
  if (intent !== 'book' || spokenOf === undefined || !looks || proposed !== undefined) return wish;
  const { norm } = readText(text.raw.slice(from, to));
  const { branchId, date } = spokenOf;
  const day = THAT_DAY.test(norm) && !speaksOfDay(wish) && known?.fecha_deseada === undefined;
  const told = wish.sucursal ?? wish.en_cualquier_sucursal ?? known?.sucursal;
  const points = THERE.test(norm) || (offer?.kind === 'sucursal' && beginsThere(text));
  const there = points && told === undefined && (tenant?.branches.length ?? 0) > 1;
  // "¿Abren el domingo en Usaquén?", "un corte ese día": the day was asked about there.
  const place = there || (day && date !== undefined && told === undefined);
  return {
    ...wish,
    ...doneThereThen(wish, text.norm, situation),
    ...withHerThen(wish, situation),
    ...withHerThatDay(wish, situation),
    ...((day || asksForOneThen(wish, { text, situation })) && date !== undefined && { fecha_deseada: date }),
    ...(place && branchId !== undefined && { sucursal: branchId }),
  };
}

/** "Ya, esa. Puedo solo martes", "esa me sirve, para mañana", where the branch is asked for. */
function beginsThere({ raw }: Text): boolean {
  const [first] = clauses(raw);
  return first !== undefined && ONLY_THERE.test(readText(first.raw).norm);
}

/** "¿Abren mañana?", and then "¿hay lugar para una sesión?": that day, where they do. */
function asksForOneThen(
  wish: Detalles,
  { text: { asks, norm }, situation: { spokenOf, flow, tenant } }: Pick<Heard, 'text' | 'situation'>,
): boolean {
  const { date, ofHours } = spokenOf ?? {};
  if (flow !== 'ninguno' || ofHours !== true || date === undefined || !asks || WHICH_DAY.test(norm)) return false;
  if (wish.servicio === undefined || speaksOfDay(wish)) return false;
  const there = tenant?.branches.filter(({ id }) => id === (wish.sucursal ?? id)) ?? [];
  return there.some((branch) => openOn(branch, date).length > 0);
}
const WHICH_DAY =
  / (?:cuando|quando|when|(?:que|cual|algun|qualquer|cualquier|otro|outro|what|which|any|other) (?:dias?|days?)|semana|week|mes|month) /;

/**
 * "¿Hacen cambio de aceite en Maipú?", and then "ya, el miércoles a las 10": of that service, and there. "¿Mañana abren en
 * Pocitos?", "¿y hay lugar para una sesión?": there and then, as its "y" says.
 */
function doneThereThen(
  wish: Detalles,
  norm: string,
  { spokenOf, flow, tenant, appointments = [] }: Situation,
): Pick<Detalles, 'sucursal' | 'fecha_deseada'> {
  const { branchId, serviceId, date } = spokenOf ?? {};
  if (flow !== 'ninguno' || branchId === undefined || (tenant?.branches.length ?? 0) < 2) return {};
  const elsewhere = wish.sucursal ?? wish.en_cualquier_sucursal ?? wish.sin_sucursales ?? wish.profesional;
  const goesOn = AND_IS_THERE.test(norm);
  const same = serviceId !== undefined && (wish.servicio ?? serviceId) === serviceId;
  if (elsewhere !== undefined || !(goesOn || same)) return {};
  const id = wish.servicio ?? serviceId;
  // Of one that he has, it may be that one which is meant.
  if (appointments.some((own) => own.serviceId === id)) return {};
  const service = tenant?.services.find((one) => one.id === id);
  if (service?.branchIds.includes(branchId) !== true) return {};
  return { sucursal: branchId, ...(goesOn && date !== undefined && !speaksOfDay(wish) && { fecha_deseada: date }) };
}
const AND_IS_THERE =
  /^ (?:y|e|and) (?:(?:ahi|alla|there|la|tambien|me|se) )*(?:hay|habra|habria|tienen?|tenes|tienes|queda|quedan|tem|teria|podria|puedo|puede|is there|are there|do you have|any) /;

/** "¿Está Carla el jueves?", and then "bueno, terapia individual", "a las 10 entonces": with her and on that day, if it is hers. */
function withHerThen(
  wish: Detalles,
  { spokenOf, flow, tenant }: Situation,
): Pick<Detalles, 'profesional' | 'fecha_deseada'> {
  const { professionalId, date } = spokenOf ?? {};
  if (flow !== 'ninguno' || professionalId === undefined || date === undefined || speaksOfDay(wish)) return {};
  const onlyHour = Object.keys(wish).every((key) => key.startsWith('hora_')) && wish.hora_especifica !== undefined;
  if (onlyHour) return { profesional: professionalId, fecha_deseada: date };
  // "Con él, consulta, a las 5": with him of whom it was asked.
  const withOther = wish.profesional !== undefined && wish.profesional !== professionalId;
  if (wish.servicio === undefined || withOther || wish.con_cualquiera !== undefined) return {};
  const who = tenant?.professionals.find(({ id }) => id === professionalId);
  return who?.serviceIds.includes(wish.servicio) === true ? { profesional: who.id, fecha_deseada: date } : {};
}

/** "¿Tomás qué días da guitarra?", and then "el viernes a la noche": with him, if he is there that day. */
function withHerThatDay(wish: Detalles, { spokenOf, flow, tenant }: Situation): Pick<Detalles, 'profesional'> {
  const { professionalId, serviceId, date } = spokenOf ?? {};
  const onlyWhen = Object.keys(wish).every((key) => /^(?:fecha|hora|preferencia)_/.test(key));
  if (flow !== 'ninguno' || serviceId === undefined || date !== undefined || !onlyWhen) return {};
  const who = tenant?.professionals.find(({ id }) => id === professionalId);
  const { fecha_deseada: day } = wish;
  const isThere = who?.hours === undefined || day === undefined || hoursOn(who.hours, day).length > 0;
  return isThere && who?.serviceIds.includes(serviceId) === true ? { profesional: who.id } : {};
}

/** Its row, where the branch is asked for. */
export function branchAskedAbout(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  const { spokenOf, offer } = situation;
  if (offer?.kind !== 'sucursal' || spokenOf?.branchId === undefined || text.asks || saysWhen(times)) return undefined;
  const at = ONLY_THERE.test(text.norm) ? offer.ids.indexOf(spokenOf.branchId) : -1;
  return at < 0 ? undefined : act(heard, { intent: 'select', n: at + 1 });
}
