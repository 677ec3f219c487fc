/**
 * "No tengo idea qué estudiar, ¿hacen orientación vocacional?", "I think I need my eyes checked. Do you do that?": why one
 * asks is told first, and wishes for nothing. What is asked is read by itself; "that" is the service that the tale names.
 */
import type { Language } from '../../../../domain.ts';
import { keywordOf } from '../../keyword-in.ts';
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';
import { clauses, readText, type Text } from '../../words/text.ts';
import { asksIfSold } from '../booking/wishing.ts';
import { serviceOfDeed } from './does-it.ts';
import { beginsAsWish } from '../several/wishes-anew.ts';

const YOU = '(?:(?:y|e|and|so|ustedes|uds|voces|vcs|ahi|aca|alli|ai|tambien|tambem|la) )*';
const DO =
  '(?:hacen|haces|haceis|atendeis|tratais|ofreceis|atienden|atiendes|atendes|ven|tratan|realizan|ofrecen|trabajan|manejan|fazem|atendem|tratam|oferecem|(?:do|can|could) (?:you|u)(?: (?:guys|all|also))* (?:do|treat|help with|handle|offer|fix|take care of))';
const THAT =
  '(?:eso|esto|isso|isto|that|this|algo asi|algo assim|ese tipo de cosas|esse tipo de coisa|something like that|that kind of thing|those things|(?:es[ae]s?|est[ae]s?|esos|estos|ess[ae]s?|esses)(?: (?!dia|hora|horario|fecha|semana|precio|data)[a-z]+)?)';
const DO_YOU_DO_THAT = re`^ ${YOU}(?:${DO} (?:con )?${THAT}|[a-z]{3,}[ae]n (?:es[oa]s|est[oa]s))(?: (?:ahi|aca|alli|ai|here|there|tambien|tambem|too|ustedes|uds|voces|vcs|verdad|no))* $`;
const JOINT = /[\s,.;:¿]+$/;
const CHARS_MAX = 400;
const HOW_MUCH: Readonly<Record<Language, string>> = {
  es: 'cuánto cuesta',
  pt: 'quanto custa',
  en: 'how much is',
};

export function askedByATale({ raw, asks }: Text, situation: Situation): Text | undefined {
  const { flow, tenant, language } = situation;
  if (flow !== 'ninguno' || tenant === undefined || !asks || raw.length > CHARS_MAX) return undefined;
  const question = clauses(raw).find(({ start }) => isAsked(raw.slice(start), situation));
  if (question === undefined || question.start === 0) return undefined;
  const tale = raw.slice(0, question.start);
  const wishes = !isTale(tale, situation);
  const asked = readText(raw.slice(question.start));
  // "Se me chuecaron los lentes, ¿los ajustan?": what is done to them is told, and not what they are.
  const deed = serviceOfDeed(asked.norm, tenant);
  if (deed !== undefined) return wishes ? undefined : readText(`${HOW_MUCH[language]} ${deed.name}?`);
  if (!DO_YOU_DO_THAT.test(asked.norm)) return wishes ? undefined : asked;
  const sold = tenant.services.find(({ id }) => id === findNames(tale, tenant).servicio);
  if (sold === undefined) return undefined;
  // "Need a haircut, do you do that?": the hours say that they do.
  return readText(wishes ? tale.replace(JOINT, '') : `${HOW_MUCH[language]} ${sold.name}?`);
}

/** All that stands there is whether it is done; "¿tenés mañana a la tarde?" looks for a time. */
function isAsked(raw: string, situation: Situation): boolean {
  const { norm, asks } = readText(raw);
  const [, ...more] = raw.split('?');
  if (!asks || more.length !== 1 || more[0]?.trim() !== '') return false;
  if (DO_YOU_DO_THAT.test(norm) || (situation.tenant && serviceOfDeed(norm, situation.tenant))) return true;
  return asksIfSold(norm) && !saysWhen(timesIn(raw, situation));
}

/** It says why, and orders nothing: "un corte el viernes, ¿hacen color?" is a wish, and a question beside it. */
function isTale(raw: string, situation: Situation): boolean {
  const { asks, words } = readText(raw);
  // "I grind my teeth at night": no part of a day is wished for so.
  const { preferencia: _part, ...when } = timesIn(raw, situation);
  // "Y" alone tells nothing.
  if (asks || words.length < 2 || saysWhen(when)) return false;
  return keywordOf({ raw, asks }, situation) === undefined && !beginsAsWish(raw, situation);
}
