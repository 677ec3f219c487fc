/**
 * "¿En Surco no hacen?", "¿no lo hacen en Surco también?", "do you do it uptown?", while a service is being booked: whether
 * it is done at that branch. It is asked by the service's name, and what is being booked stays.
 */
import type { Language } from '../../../domain.ts';
import { bestPlace, findNames, namingWords } from '../names.ts';
import type { Situation } from '../situation.ts';
import { re } from '../words/pattern.ts';
import { fold, readText, type Text } from '../words/text.ts';
import { namesOfBranch } from './branch-refused.ts';

const CHARS_MAX = 80;
const LEAD = String.raw`(?:(?:y|e|and|o|ah|pero|mas|but|perdon|disculp[ae]|una (?:consulta|pregunta)|sera que|es que|che|oye|oi|hola)[\s,.]+)*`;
const AT = String.raw`(?:(?:en|em|na|no|at|in)\s+)?(?:(?:la|el|a|o|the)\s+)?(?:(?:sede|sucursal|local|unidade|branch)\s+(?:(?:de|del|da|do)\s+)?)?`;
const DONE = String.raw`(?:(?:no|nao)\s+)?(?:(?:l[oa]s?|se|es[ao]|esse|isso|el[ae])\s+)*(?:hacen?|haces|fazem|faz|realizan?|ofrecen?)(?:\s+(?:l[oa]s?|es[ao]|isso))?|(?:do|don.?t|can)\s+(?:you|u)(?:\s+guys)?\s+(?:do|offer)(?:\s+(?:it|that|this))?`;
const TOO = String.raw`(?:\s+(?:tambien|tambem|too|also|as well|entonces|verdad|ne))*`;
const ASKED: Readonly<Record<Language, (service: string, branch: string) => string>> = {
  es: (service, branch) => `¿hacen ${service} en ${branch}?`,
  pt: (service, branch) => `vocês fazem ${service} em ${branch}?`,
  en: (service, branch) => `do you do ${service} at ${branch}?`,
};

export function askedIfDoneThere({ raw, asks }: Text, situation: Situation): Text | undefined {
  const { tenant, flow, known, language } = situation;
  if (!asks || tenant === undefined || tenant.branches.length < 2 || flow !== 'agenda' || raw.length > CHARS_MAX)
    return undefined;
  const service = tenant.services.find(({ id }) => id === known?.servicio);
  const id = bestPlace(namingWords(raw), tenant.branches);
  const branch = tenant.branches.find((one) => one.id === id);
  if (service === undefined || branch === undefined || findNames(raw, tenant).servicio !== undefined) return undefined;
  const place = String.raw`${AT}(?:${namesOfBranch(branch)})`;
  const said = re`^[\s¿]*${LEAD}(?:${place}${TOO}\s+(?:${DONE})|(?:${DONE})\s+${place})${TOO}[\s?.!]*$`;
  return said.test(fold(raw)) ? readText(ASKED[language](service.name, branch.name)) : undefined;
}
