/**
 * "¿Un cambio de aceite ahorita se puede?", "¿los domingos hay clases?", "¿hay mat los sábados?": the same questions as "¿se
 * puede un cambio de aceite ahorita?", "¿hay clases los domingos?", "¿tienen mat los sábados?", in another order.
 */
import { serviceIn } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { ES_DAYS, PT_DAY } from '../../words/words.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

const CHARS_MAX = 160;
const LEAD =
  '(?:(?:hola|buenas|buen dia|buenos dias|buenas tardes|oye|che|una pregunta|una consulta|oi|ola|hi|hello|y|e|and|pero|ya que estoy|ya que estamos)[\\s,.:!]+)*';
const NOW = '(?:ahora(?: mismo)?|ahorita(?: mismo)?|ya(?: mismo)?|agora(?: mesmo)?|right now|now)';
const POSSIBLE =
  '(?:se (?:puede|podra|podria)|(?:puede|podra|podria|pode|poderia) ser|(?:es|sera|seria) posible|(?:da|daria) (?:pra|para)(?: fazer)?|e possivel|(?:is it )?possible)';
const THEN_POSSIBLE = re`^[¿\s]*${LEAD}(?<what>[^,.;:?!]{4,60}?),? (?<now>${NOW}),? ${POSSIBLE}[\s?!.]*$`;

const DAY = `(?:${ES_DAYS}|${PT_DAY}s?|fines de semana|findes?|feriados?|festivos?)`;
const DAYS = `(?:(?:los|las|nos|aos|el|este|na|no) )?${DAY}(?: (?:por|a|en|de) la (?:manana|tarde|noche)| (?:que viene|proximo))?`;
/** Whether the house is open then, by what is done there. */
const OPEN = '(?:clases?|atencion|servicio|aulas?|atendimento|gente|alguien)';
const DAYS_THERE = re`^[¿\s]*${LEAD}(?<days>${DAYS}),? (?<is>hay|habra|tienen|tem|tenes|tienes|dan) (?<what>${OPEN})[\s?!.]*$`;

/** "Hay" of a service on such days: whether it is given then. */
const THERE_DAYS = re`^[¿\s]*${LEAD}(?<is>hay|dan|dictan|tem|ha) (?<what>[^,.;:?!]{3,40}?) (?<days>(?:los|nos|aos) ${DAY})[\s?!.]*$`;
const BEFORE_DAYS = re`^[¿\s]*${LEAD}(?<days>(?:los|nos|aos) ${DAY}),? (?<is>hay|dan|dictan|tem|ha) (?<what>[^,.;:?!]{3,40}?)[\s?!.]*$`;

export function askedInOrder({ raw, asks }: Text, { flow, tenant }: Situation): Text | undefined {
  if (!asks || flow !== 'ninguno' || tenant === undefined || raw.length > CHARS_MAX) return undefined;
  const said = fold(raw);
  const possible = THEN_POSSIBLE.exec(said)?.groups;
  if (possible !== undefined && serviceIn(possible['what'] ?? '', tenant) !== undefined)
    return readText(`se puede ${String(possible['what'])} ${String(possible['now'])}?`);
  const open = DAYS_THERE.exec(said)?.groups;
  if (open !== undefined) return readText(`hay ${String(open['what'])} ${String(open['days'])}?`);
  const there = (THERE_DAYS.exec(said) ?? BEFORE_DAYS.exec(said))?.groups;
  if (there === undefined || serviceIn(there['what'] ?? '', tenant) === undefined) return undefined;
  return readText(`tienen ${String(there['what'])} ${String(there['days'])}?`);
}
