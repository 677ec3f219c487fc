/**
 * "¿Qué días trabaja Francisca?", "what days does Diego work?", "Francisca trabaja los sábados?": when one of the team is
 * there, whatever is open meanwhile (CONV-8, CONV-17). No day is wished for by it, and nobody is taken.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames, peopleCalled } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { plainWords } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';
import { ES_DAYS } from '../../words/words.ts';

const OPENING =
  '(?:(?:y|e|and|ah|ok|pero|hola|oye|che|oi|hi|hello|una|consulta|pregunta|disculp[ae]|perdon|sabes|sabe|me (?:dices|decis|dice)) )*';
const DAYS =
  '(?:(?:en |em )?(?:que|q|cuales|cual|quais|what|which) (?:(?:otros|outros|other|son) )?(?:los )?(?:dias?|horarios?|horas|days|hours)|cuando|quando|when)';
/** Who wishes for something asks for more than that. */
const WISHED =
  '(?:puedo|podria|podemos|posso|can|quiero|quisiera|necesito|quero|want|need|hay|tienen?|tenes|libres?|disponibles?|free|me|nos|mi|my|meu|minha)';
const WORKS =
  '(?:trabaja|labora|atiende|viene|va|esta|trabalha|atende|vem|work|works|is (?:there|in|working|available)|come|in)';
const WHO = '(?:(?:el|la|o|a|dra?|doctora?|lic|licenciad[oa]|profe|don|dona) )*(?<who>[a-z]+(?: [a-z]+)?)';
const WHEN_WORKS = re`^ ${OPENING}${DAYS} (?:que )?(?:(?:(?:does|is|do) )?${WHO} ${WORKS}|${WORKS} ${WHO.replace('who', 'whom')})(?: (?:ahi|alli|aqui|ai|there|normalmente|siempre|usually))* $`;
const EACH = `(?:(?:el|los|aos?|nos?|on|todos los) )?(?:${ES_DAYS}s?|segundas?|tercas?|quartas?|quintas?|sextas?|[a-z]+days|fines de semana|finde|weekends|feriados?|entre semana)`;
const HABIT = '(?:trabaja|labora|atiende|viene|va|esta|trabalha|atende|vem|works?)';
const WORKS_THEN = re`^ ${OPENING}(?:(?:does|do) )?${WHO} (?:(?:tambien|tambem|no|nao|also|si) )?${HABIT} (?:(?:tambien|tambem|also) )?(?:los|aos|nos|on|todos los|fines|entre) (?:[^ ]+ )??${EACH}(?: (?:tambien|tambem|too|o no|verdad))* $|^ ${OPENING}${HABIT} ${WHO.replace('who', 'whom')} (?:los|aos|nos|on) ${EACH} $`;

/** "¿Tomás qué días da guitarra?", "¿en qué días da piano Tomás?", "a Júlia faz drenagem que dias?": there, by what is done then. */
const DOES = '(?:dan?|dictan?|ensenan?|hacen?|realizan?|atienden?|faz|fazem|atende|teach(?:es)?|do(?:es)?|gives?)';
const DOES_WHEN = re`^ ${OPENING}(?:[a-z]+ ){0,4}?${DAYS} (?:que )?(?:(?!${WISHED} )[a-z]+ ){0,4}?${DOES} (?:(?!${WISHED} )[a-z]+ ){1,7}$|^ ${OPENING}(?:(?!${WISHED} )[a-z]+ ){1,4}?${DOES} (?:(?!${WISHED} )[a-z]+ ){1,5}?${DAYS} $`;

/** "¿Sigue trabajando Ramón ahí?", "Estela sigue afinando?", "does Marcus still work there?": when he is there says that he is. */
const AT_IT = '(?:(?!siendo )[a-z]+ndo|ahi|alli|alla|aca|ai|la|con (?:ustedes|uds|vos)|com (?:voces|vcs))';
const GOES_ON = '(?:sigue|continua|segue)';
const YET = '(?:todavia|aun|ainda)';
const THERE =
  '(?: (?:ahi|alli|alla|aca|aqui|ai|la|con (?:ustedes|uds|vos)|com (?:voces|vcs)|here|there|with you|at your [a-z]+|no|verdad|cierto|o no))*';
const STILL_WORKS = [
  re`^ ${OPENING}${YET}? ?(?:${GOES_ON} ${AT_IT}|(?<= ${YET} )${HABIT}) ${WHO}${THERE} $`,
  re`^ ${OPENING}${WHO} (?:${YET} )?(?:${GOES_ON} ${AT_IT}|(?<= ${YET} )${HABIT})${THERE} $`,
  re`^ ${OPENING}(?:does ${WHO} still work|is ${WHO.replace('who', 'whom')} still (?:working|around|(?=there|here|with)))${THERE} $`,
];

function doesWhen({ text, times, situation }: Heard): boolean {
  const { tenant } = situation;
  if (tenant === undefined || saysWhen(times) || !DOES_WHEN.test(text.norm)) return false;
  return findNames(text.raw, tenant).profesional !== undefined;
}

/** Undefined: nobody of the team is named, or it does not ask. */
export function asksWhenTheyWork(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { tenant, field } = situation;
  if (!text.asks || tenant === undefined || field === 'name') return undefined;
  if (doesWhen(heard)) return act({ text }, { intent: 'ask', topic: 'horarios', area: 'GENERAL' });
  const asked = [WHEN_WORKS, WORKS_THEN, ...STILL_WORKS].map((way) => way.exec(text.norm)).find((one) => one !== null);
  const found = asked?.groups;
  const who = found?.['who'] ?? found?.['whom'];
  const shortly = findNames(text.raw, tenant).profesional;
  if (who === undefined || (peopleCalled(plainWords(who), tenant.professionals)[0] ?? shortly) === undefined)
    return undefined;
  return act({ text }, { intent: 'ask', topic: 'horarios', area: 'GENERAL' });
}
