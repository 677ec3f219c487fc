/**
 * "Ese día tengo examen en la u", "a esa hora mi hija sale de canto", "el jueves mi hijo tiene control": what somebody has
 * then may be called like something that is sold here. It is no wish: it is an engagement like others, and so is its time.
 */
import type { Language, Tenant } from '../../../domain.ts';
import { findNames, namesLike } from '../names.ts';
import type { Situation } from '../situation.ts';
import { timesIn } from '../time/index.ts';
import { re } from '../words/pattern.ts';
import { stretches, type Stretch } from '../words/telling.ts';
import { fold, readText, type Text } from '../words/text.ts';

const CHARS_MAX = 240;
/** One has it, comes out of it or goes into it. "Tengo una consulta" may be a question. */
const HAVING = re`(?<![a-z])(?:(?:tengo|tenemos|tenho|temos|tiene|tienen|tem|have|has)\s+(?!(?:una|otra|uma|a)\s+(?:consulta|pregunta|duda)(?![a-z]))|(?:salgo|sale|salen|saio|sai)\s+d[eao]l?\s+|(?:entro|entra|entran)\s+a(?:l|\s+la)?\s+)(?:(?:un|una|el|la|las|los|mi|su|otro|otra|um|uma|o|a|my|his|her|an)\s+)?`;
const OF = /^(?:de|del|do|da)$/;
const WITH_WHOM =
  /^\s+(?:con|com|with)\s+(?:(?:la|el|mi|a|o)\s+)?(?:(?:dra?|doctora?|profe(?:sora?)?)\.?\s+)?[a-z]{2,}/;
/** Times that the calendar's words do not tell. */
const THEN =
  /(?<![a-z])(?:es[ae]|ess[ae]|ness[ae]|est[ae]|that|mism[oa])\s+(?:dia|hora|horario|momento|tarde|day|time)(?![a-z])/;
const ENGAGEMENT: Readonly<Record<Language, string>> = { es: 'reunión', pt: 'reunião', en: 'a meeting' };

/** The same, with an engagement in its place; undefined: nobody has anything then, or it may be what is wished for. */
export function engagedThen({ raw }: Text, situation: Situation): Text | undefined {
  const { tenant, flow, field, language } = situation;
  if (tenant === undefined || raw.length > CHARS_MAX || field === 'name' || flow === 'cancelacion') return undefined;
  const all = stretches(raw, tenant);
  for (const stretch of all) {
    const thing = thingHad(stretch, tenant);
    if (thing === undefined || !saysThen(stretch.raw, situation)) continue;
    const told = raw.slice(thing.start, thing.end);
    const rest = `${raw.slice(0, stretch.start)} ${raw.slice(stretch.end)}`;
    if (isHis(told, situation) || !wishesOther(told, rest, situation)) continue;
    return readText(raw.slice(0, thing.start) + ENGAGEMENT[language] + raw.slice(thing.end));
  }
  return undefined;
}

/** Where the name of it stands in the message. */
function thingHad({ raw, start, asks }: Stretch, { services }: Tenant): { start: number; end: number } | undefined {
  const folded = fold(raw);
  const having = asks ? null : HAVING.exec(folded);
  if (having === null) return undefined;
  const from = having.index + having[0].length;
  const words = [...folded.slice(from).matchAll(/[a-z0-9]+/g)];
  const after = words.findIndex(({ 0: word }) => !OF.test(word) && !namesLike(word, services));
  const name = words.slice(0, after < 0 ? words.length : after);
  while (OF.test(name.at(-1)?.[0] ?? '')) name.pop();
  const last = name.at(-1);
  if (last === undefined || name[0]?.index !== 0) return undefined;
  const end = from + last.index + last[0].length;
  // "El jueves tengo guitarra con Fede": he is of that lesson.
  const withWhom = WITH_WHOM.exec(folded.slice(end))?.[0].length ?? 0;
  return { start: start + from, end: start + end + withWhom };
}

function saysThen(raw: string, situation: Situation): boolean {
  const { fecha, fechaOriginal, hora, spans } = timesIn(raw, situation);
  return (fecha ?? fechaOriginal ?? hora) !== undefined || spans.length > 0 || THEN.test(fold(raw));
}

/** "El jueves tengo limpieza", who has one: his appointment is told. */
function isHis(told: string, { tenant, appointments = [], moving }: Situation): boolean {
  const own = [...appointments, ...(moving === undefined ? [] : [moving])].map(({ serviceId }) => serviceId);
  const named = tenant?.services.filter(({ id }) => own.includes(id)) ?? [];
  return fold(told)
    .split(' ')
    .some((word) => namesLike(word, named));
}

/** Another one is being booked or moved, or is named in the rest. */
function wishesOther(told: string, rest: string, { tenant, flow, known, moving }: Situation): boolean {
  if (tenant === undefined) return false;
  const { servicio: had } = findNames(told, tenant);
  const open = flow === 'agenda' ? known?.servicio : moving?.serviceId;
  const wished = findNames(rest, tenant).servicio ?? (flow === 'ninguno' ? undefined : open);
  return wished !== undefined && wished !== had;
}
