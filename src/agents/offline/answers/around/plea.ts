/**
 * What is said for manners, and read by others as more.
 *
 * "Páseme para el viernes no sea malito", "no seas así, cancélame": a plea, and no "no" to the day that stands before it.
 */
import type { Situation } from '../../situation.ts';
import { tellsWhyLate, withoutExcuse } from '../refusing/excuses.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const PLEA =
  /[\s,]*(?<![\p{L}\p{N}])(?:ya )?n(?:o|ao) (?:me )?(?:sea(?:n|s|is)?|seja) (?:(?:tan|asi de|muy) )?(?:mal(?:a|o|ita|ito|vada|vado|illo|illa)?s?|asi|cruel|pesad[oa]|gach[oa]|tacan[oa]|desalmad[oa]|chueco)(?![\p{L}\p{N}])/gu;

export function withoutPlea({ raw }: Text, { field }: Situation): Text | undefined {
  const folded = fold(raw);
  if (field !== undefined) return undefined;
  const rest = [...folded.matchAll(PLEA)].reduceRight(
    (said, { 0: words, index }) => said.slice(0, index) + said.slice(index + words.length),
    raw,
  );
  return rest !== raw && /[\p{L}\p{N}]/u.test(rest) ? readText(rest) : undefined;
}

/** "Qué pena con usted, me equivoqué…", "mil disculpas, era en…": an excuse, where something is open. What opens a talk is `opening-words.ts`'s. */
const EXCUSE =
  /^\s*(?:(?:ay|uy|ah)[\s,.]+)?(?:que pena (?:con (?:usted(?:es)?|vos|ud)|contigo)[\s,.]+|(?:que pena|mil (?:disculpas|perdones)|(?:disculpe|perdone|perdon) (?:usted|la molestia|las molestias)|me da (?:mucha )?pena|que verguenza|lo siento(?: mucho)?|desculpa o incomodo)\s*[,.]+\s*)(?=\S+\s+\S)/;

export function withoutApology({ raw }: Text, { flow, field }: Situation): Text | undefined {
  if (flow === 'ninguno' || field !== undefined) return undefined;
  const said = EXCUSE.exec(fold(raw))?.[0];
  return said === undefined ? undefined : readText(raw.slice(said.length));
}

/** "Perdón, estaba laburando. La de las 5", "sorry was driving. 10 works": why a choice comes late is no part of it. */
export function withoutLateness({ raw }: Text, { offer, field }: Situation): Text | undefined {
  if (offer === undefined || field !== undefined || !tellsWhyLate(raw)) return undefined;
  const rest = withoutExcuse(raw);
  return rest === raw ? undefined : readText(rest.trim());
}

/** "¿A qué hora cierran? Por si me atraso": why it is asked, and no errand. */
const IN_CASE =
  /[\s,.?!]+(?:es )?(?:por si(?: acaso)?|in case|caso) (?!(?:hay|se (?:libera|desocupa|cancela)|alguien)(?![a-z]))[^?!.,]+[.!\s]*$/;
const QUESTION_WORDS_MIN = 3;

export function withoutInCase({ raw, asks }: Text, { field }: Situation): Text | undefined {
  const why = asks && field === undefined ? IN_CASE.exec(fold(raw)) : null;
  if (why === null) return undefined;
  const question = raw.slice(0, why.index);
  const whole = readText(raw.slice(0, why.index + 1));
  return whole.asks && readText(question).words.length >= QUESTION_WORDS_MIN ? whole : undefined;
}
