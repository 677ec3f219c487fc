/**
 * "¿Con quién es la de las 9?", "ese de las 9, ¿es en la sede centro?", "el primero, ¿es de mañana o de tarde?": asked of
 * what is on show. That hour is looked at with its name and place; nothing else is wished for.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { asksOfProposed } from './asked-of-mine.ts';
import { asksWhoThen } from '../asking/who-then.ts';

const AND = '(?:(?:y|e|and|ok|perdon|disculp[ae]|oye|una pregunta|pero) )*';
const PLACE =
  '(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|ultim[oa]|primeir[oa]|terceir[oa]|first|second|third|last)(?: one| opcion| horario| turno)?';
const IS = '(?:es|sera|seria|queda|quedaria|son|e|seria|is)';
const ROW_IS = new RegExp(
  `^ ${AND}(?:el|la|ese|esa|este|esta|esse|essa|o|a|the|that) (?:de las?|das?|del?|de|at) (?:[^ ]+ ){1,3}?${IS} (?:en|con|de|por|em|com|no|na|at|with|in|virtual|presencial|online) `,
);
const PLACE_IS = new RegExp(
  `^ ${AND}(?:(?:el|la|ese|esa|o|a|the|that) )?${PLACE} ${IS} (?:en|de|por|a|em|da|at|in|virtual|presencial|online) `,
);

/** By its place: neither the day nor the part of it that is asked about is wished for. */
export function asksOfRow(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const shown = situation.asks === 'list' && (situation.offer === undefined || situation.offer.kind === 'turno');
  const diary = situation.flow === 'agenda' || situation.flow === 'reprogramacion';
  if (!diary || !shown || !text.asks || !PLACE_IS.test(text.norm)) return undefined;
  return act(heard, { intent: 'ask', topic: 'otro' });
}

/** A wish only in name. */
export function onlyAsksOfIt(heard: Heard): boolean {
  const { text, situation } = heard;
  if (situation.flow !== 'agenda' && situation.flow !== 'reprogramacion') return false;
  return (
    asksWhoThen(heard) || asksOfProposed(heard) || (text.asks && situation.asks === 'list' && ROW_IS.test(text.norm))
  );
}
