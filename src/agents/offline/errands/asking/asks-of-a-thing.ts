/**
 * "Preciso levar algum documento?", "le pueden poner la vacuna en la misma consulta?", "dá pra usar a mesma foto pra
 * documento?", at an hour that is proposed: the thing is called like something that is sold, and is asked about. What is
 * being booked stays. "¿Puede ser vacunación en lugar de eso?", "¿me puedo hacer también las cejas?" wish for it.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { yesAtHead } from '../../answers/agreeing/yes-head.ts';
import { findNames } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';
import { APPOINTMENT, WANT } from '../../words/words.ts';

const MUST = `(?:${WANT}|tengo que|tenemos que|hay que|hace falta|es necesario|debo|debemos|tenho que|tem que|precisa|(?:do i |i )?(?:have|need) to|should i|must i)`;
/** What one does with a thing that is no treatment. */
const TAKES =
  '(?:llev|tra(?:er|ig|z)|present|mostr|imprim|present|entreg|mand|envi|usar|utiliz|lev(?:ar|o)|bring|carry|show|print|send|use|wear)[a-z]*';
const NEEDS = re` ${MUST} (?:(?:de|que|to|me|le|l[oa]s?) )*${TAKES} `;
const MAY_USE = re` (?:se puede|se podria|puedo|podria|podemos|posso|podemos|da pra|da para|can i|could i|can we|sirve|serve) (?:(?:para|pra|eu|yo) )?(?:${TAKES}|aprovech|aproveit)[a-z]* `;
/** Done by them to whoever comes, while he is there. */
const WHILE_THERE = re` (?:pueden|puede|podrian|podria|podes|puedes|podem|pode|poderiam|can you|could you|can they) .* (?:mism[oa]|mesm[oa]|same) (?:${APPOINTMENT}|dia|visita|vez|momento|day|visit|time) `;
const RATHER =
  / (?:puede ser|podria ser|pode ser|poderia ser|seria|mejor|melhor|rather|instead|en (?:vez|lugar)|em vez|no lugar|(?:y|e|and|what) (?:si|se|if)|cambi[a-z]*|troc[a-z]*|mud[a-z]*|switch|change|tambien|tambem|also|too|ademas|alem|aparte|agreg[a-z]*|sum(?:ar|arle|o)|add|incluir|otr[oa]|outr[oa]|another|prefiero|prefiro) /;
const GETS =
  / (?:(?:me|nos) )?(?:puedo|podria|podemos|posso|da pra|da para|can i|could i|may i|can we) (?:(?:me|eu|yo) )?(?:hac|faz|tomar|get|have|book|pedir|sacar|reserv|agend|marc)[a-z]* /;
const WISHES = re` (?:${WANT}|dame|deme|me (?:das|da|dan)|poneme|ponme) `;

/** Of what comes with the appointment, whatever it is called like. */
function asksOfAThing(heard: Heard): boolean {
  const { norm } = heard.text;
  if (!asksOnly(heard) || RATHER.test(norm)) return false;
  return NEEDS.test(norm) || MAY_USE.test(norm) || WHILE_THERE.test(norm);
}

/** The same, where its words would book another: "¿le pueden hacer la limpieza en la misma cita?" */
export function asksOfThing(heard: Heard): Act | undefined {
  const { hit, text, situation } = heard;
  const { tenant, known } = situation;
  if ((hit !== undefined && hit.intent !== 'book') || tenant === undefined || !asksOfAThing(heard)) return undefined;
  const { servicio } = findNames(text.raw, tenant);
  // "Sí, ¿y hay que llevar algo?" is a yes besides.
  if (servicio === undefined || servicio === known?.servicio || yesAtHead(text.raw) !== undefined) return undefined;
  return act(heard, { intent: 'ask', topic: 'otro' });
}

/** A question with nothing of a wish in it: what merely resembles one changes no booking. */
export function wishesNothing(heard: Heard): boolean {
  const { norm } = heard.text;
  return asksOnly(heard) && !RATHER.test(norm) && !GETS.test(norm) && !WISHES.test(norm);
}

function asksOnly({ text, times, situation: { flow, asks } }: Heard): boolean {
  return asks === 'confirm' && (flow === 'agenda' || flow === 'reprogramacion') && text.asks && !saysWhen(times);
}
