/** Several services of one kind: one of them wished for, or asked which there are. */
import { REQUEST_WORDS_MAX } from '../../answers/choosing/listing.ts';
import type { Heard } from '../../heard.ts';
import { findNames, kindNamed, sortNamed } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { without } from '../../words/text.ts';
import { WISHING, learns, namesService } from '../booking/wishing.ts';

/** "Algo de estética", of several services: which of them is not told yet. */
function namesKind(heard: Heard): boolean {
  return heard.situation.flow === 'ninguno' && saysKind(heard);
}

function saysKind({ text, times, situation: { tenant } }: Heard): boolean {
  if (tenant === undefined || text.words.length > REQUEST_WORDS_MAX) return false;
  const said = without(text.raw, times.spans);
  return findNames(said, tenant).servicio === undefined && kindNamed(said, tenant).length > 0;
}

/** "Quiero algo de estética", "un masaje": wished for, with nothing else that is said of it. */
export function wishesKind(heard: Heard): boolean {
  const { text, situation } = heard;
  if (text.asks || learns(heard)) return false;
  const some = SOME_OF.test(text.norm);
  // "Algo de higiene", where that is another word for the cleaning.
  return (
    (some || WISHING.test(text.norm)) &&
    (namesKind(heard) || (some && situation.flow === 'ninguno' && namesService(heard)))
  );
}
const SOME_OF =
  /^ (?:(?:hola|buenas|buen dia|buenos dias|buenas tardes|hi|hello|oi|ola) )*(?:algo|alguna?|un|una|um|uma|a|some|something|turno|cita|hora|servicio|tratamiento)(?: (?:de|para|en|con|do|da|for|in))?(?: [a-z]+){1,3} $/;

/** "¿Qué tienen en estética?", "¿qué masajes hacen?", "quais tipos de massagem?", "what kinds of consultations do you have?" */
export function asksWhatOfKind(heard: Heard): boolean {
  const { text, times } = heard;
  if (saysWhen(times)) return false;
  // "¿Qué limpiezas tienen?", of a business with one.
  if (heard.situation.flow === 'ninguno' && WHICH_OF_ONE.test(text.norm) && namesService(heard)) return true;
  if (!text.asks) return false;
  const kinds = WHICH_KINDS.test(text.norm);
  // "¿Qué masajes tienen?", whatever is being booked meanwhile (CONV-8).
  const named = (kinds || WHICH_ARE_THERE.test(text.norm)) && saysKind(heard);
  return named || ((kinds || WHICH_OF_SORT.test(text.norm)) && namesSort(heard));
}
const WHICH_OF_ONE =
  /^ (?:(?:hola|buenas|buenos|dias|tardes|y|e|and|oi|ola|hi|hello|ok) )*(?:que|cuales|quais|what|which)(?: (?:tipos?|clases?|kinds?|types?) (?:de|of))?(?: [a-z]+){1,2}(?: (?:tienen|tenes|tienes|hay|hacen|haces|ofrecen|realizan|ustedes|uds|voces|vcs|tem|fazem|oferecem|do you|have|do|offer))+ $/;
/** "Which consultations": several are called so, and none of them is told. */
function namesSort({ text, situation: { tenant, flow } }: Heard): boolean {
  if (tenant === undefined || flow !== 'ninguno' || findNames(text.raw, tenant).servicio !== undefined) return false;
  return sortNamed(text.raw, tenant).length > 0;
}
const WHICH_OF_SORT =
  / (?:que|cuales|quais|what|which)(?: (?:otras|outras|other|son|sao|are|las|as|the)){0,2} (?:consult|ses|clas|aul|control|revis|evalua|valora|avalia)[a-z]*s (?:[a-z]+ )?(?:tienen|tenes|tienes|hay|hacen|ofrecen|fazem|tem|oferecem|do you (?:have|do|offer)|are there|que) /;
const WHICH_KINDS =
  / (?:que|cuales|quais|what|which)(?: (?:otros|outros|other|son|sao|are|los|os|the)){0,2} (?:tipos?|clases?|opcion(?:es)?|opcoes|kinds?|types?|sorts?) (?:de|of)(?: [a-z]+){1,2}(?: (?:hay|tienen|tenes|tienes|hacen|vcs|voces|tem|fazem|oferecem|do you (?:have|do|offer)|are there|que))* $/;
const WHICH_ARE_THERE =
  / (?:que|cual|cuales|what|which|quais|qual|o que) (?:[a-z]+ ){0,3}(?:tienen|tenes|tienes|tiene|hay|hacen|haces|hace|ofrecen|dan|son|es|brindan|realizan|fazem|tem|oferecem|do you (?:have|do|offer)|are there) | (?:tienen|tenes|tienes|tiene|hacen|hay|ofrecen|tem|fazem|do you (?:have|do|offer)) (?:algo|alguna?|cosas|something|anything|servicios|tratamientos) /;
