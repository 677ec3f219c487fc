/**
 * Strong keywords: the rules that decide by whole words what a clause asks for, whatever the state. Rules are tried
 * in order, the first that matches wins; each says in `not` what looks like it and is not (must-hold 1, 2).
 */
import { BOOKING_RULES } from './rules/booking.ts';
import { CLAIM_RULES, MACHINE_RULES } from './rules/claims.ts';
import { DIARY_RULES, LATE_RULES } from './rules/diary.ts';
import { MONEY_RULES, OWN_DEBT, DEPOSIT } from './rules/money.ts';
import { MOVING_RULES } from './rules/moving.ts';
import { ARRIVED, ASKED_IF_PAID } from './rules/arrived.ts';
import { PAID_BY_CANCELLING } from './rules/paid-by-cancelling.ts';
import { FIT_TO_COME, HEALTH } from './rules/health.ts';
import { PEOPLE_RULES } from './rules/people.ts';
import { remembered } from './words/remembered.ts';
import { words, type Hit, type Rule } from './rules/rule.ts';

export type { Hit, Rule } from './rules/rule.ts';

export interface Clause {
  readonly norm: string;
  readonly asks: boolean;
  readonly country: string;
}

/** Above this a rule is believed without asking the classifier. */
export const SURE = 0.8;

const ORDER: readonly Rule[] = [
  ...MACHINE_RULES,
  ...PEOPLE_RULES,
  HEALTH,
  FIT_TO_COME,
  ...PAID_BY_CANCELLING,
  ARRIVED,
  ...CLAIM_RULES,
  OWN_DEBT,
  DEPOSIT,
  ...MOVING_RULES,
  ...DIARY_RULES,
  ...MONEY_RULES,
  ...BOOKING_RULES,
  ...LATE_RULES,
];

const QUESTION_WORDS = words(
  '(?<!tengo |hay |lo |el |la |ya |asi |creo |tiene |dice )que|cual|cuales|cuando|cuanto|cuanta|cuantos|donde|como|quien|quienes|por que|se puede|puedo|podria|aceptan|tienen|hay|what|when|where|how|which|who|do|does|can|is|are|qual|quais|quando|quanto|onde|como|quem|da pra|posso|tem|emiten|lleva|(?:saber|preguntar|consultar|perguntar) s[ie]|know if',
);

/** Nobody asks for anything after eight hundred characters that was not asked for before. */
const RULE_CHARS_MAX = 800;

/** The first rule that the clause obeys. */
export function keyword({ norm, asks, country }: Clause): Hit | undefined {
  return firstOf(`${country}\n${asks ? '?' : '.'}\n${norm}`).hit;
}

const firstOf = remembered((clause): { readonly hit: Hit | undefined } => {
  const [country = '', mark, norm = ''] = clause.split('\n');
  const near = nearPart({ norm, asks: mark === '?', country });
  // The whole of a message, and so none of the classes that the classifier weighs.
  return { hit: (obeys(near, ASKED_IF_PAID) ? ASKED_IF_PAID : ORDER.find((rule) => obeys(near, rule)))?.hit };
});

function nearPart(clause: Clause): Clause {
  return clause.norm.length <= RULE_CHARS_MAX
    ? clause
    : { ...clause, norm: `${clause.norm.slice(0, RULE_CHARS_MAX)} ` };
}

/** Every rule that matches: features of the classifier. */
export function keywordClasses(clause: Clause): number[] {
  const near = nearPart(clause);
  return ORDER.flatMap((rule, index) => (obeys(near, rule) ? [index] : []));
}

function obeys(clause: Clause, rule: Rule): boolean {
  if (rule.countries !== undefined && !rule.countries.includes(clause.country)) return false;
  if (rule.asks === true && !clause.asks && !QUESTION_WORDS.test(clause.norm)) return false;
  return rule.when.test(clause.norm) && !(rule.not?.test(clause.norm) ?? false);
}
