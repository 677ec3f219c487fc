/**
 * "¿Quién me va a atender?", "¿es con el doctor Luis o con Karla?", of who has an appointment: his own shows with whom it
 * is, and no one else of the team is told (AGENDA-17). Asked while an hour is proposed, that one.
 */
import { proposedAgain } from './asked-of-mine.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames, peopleCalled } from '../../names.ts';
import { serviceOfMine } from '../../names/service-of-mine.ts';
import { OCCUPATION } from '../../words/kin.ts';
import { partsOf, sameWord } from '../../names/name-words.ts';
import { plainWords } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';
import { APPOINTMENT, CANCEL, MOVE, SHIFT, WANT } from '../../words/words.ts';
import { saysWhen } from '../../wishes.ts';
import { hasOneOn } from './own-appointment.ts';

const WHO = `(?:quien(?:es)?|quem|who|(?:que|cual|qual|which|what) (?:de l[oa]s |d[oa]s |of the )?${OCCUPATION}(?:e?s)?)`;
const SERVE = '(?:atend|atiend|ve|recib|toc|hac|hag|fa[zc]|cort|trat|revis)[a-z]*';
/** "Quién me va a atender", "quem vai me atender", "who will be seeing me", "who will i be seeing". */
const WHO_SERVES_ME = re` ${WHO} (?:(?:es|seria|e|is) (?:(?:el|la|o|a) )?que )?(?:(?:me|nos) (?:(?:va[ns]?|iria|vai) (?:a )?)?${SERVE}|(?:va[ns]? a|vai|vao|ira) ${SERVE}(?:me|nos)|vai (?:me|nos) ${SERVE}|(?:will|is going to|s going to|is gonna) (?:be )?(?:see|seeing|attend|attending|treat|treating|serve) (?:me|us)|(?:will|am|are) (?:i|we) (?:be |going to be )?(?:see|seeing|meeting)) `;
/** With no yes before it. */
const ONLY_WHO = re`^ (?:(?:y|e|and|pero|ah|oye|oiga|che|una|consulta|pregunta|perdon|disculp[ae]) )*${WHO} `;
const WILL = / (?:va[ns]?|vai|vao|ira|will|going) /;
/** More is wanted than to know. */
const MORE = re` (?:${WANT}|${MOVE}|${SHIFT}|${CANCEL}|otr[oa]s?|outr[oa]s?|another|puedo|podria|posso|cuanto|quanto|hay|tienen|tenes|mejor) `;

const TITLE = '(?:(?:el|la|los|o|a|dr|dra|doctora?|lic|profe|don|dona|ms|mr|miss) )*';
const IS =
  '(?:(?:sigue|continua|segue) (?:siendo|sendo)|es|era|seria|sera|va a ser|e|vai ser|is it|is|was it|quedo|queda|me toca|me toco|me atiende|me va a atender|sigo|ficou)';
const BEFORE = `(?:y|e|and|ah|ay|uy|che|oye|oiga|ok|listo|bueno|dale|perfecto|gracias|hola|buenas|oi|hi|hello|perdon|disculp[ae]|entonces|eso|es[ae]|isso|that|una (?:pregunta|consulta|duda)|(?:mi|la|el|minha|meu|o|a|my|the) (?:${APPOINTMENT}))`;
/** "Es con Luis o con Karla", "mi hora es con la Camila o el Ignacio". */
const ONE_OR_OTHER = re`^ (?:${BEFORE} )*${IS} (?:(?:con|com|with) )?${TITLE}(?<one>[a-z]+)(?: [a-z]+)? (?:o|ou|or) (?:(?:con|com|with) )?${TITLE}(?<other>[a-z]+)(?: [a-z]+)? $`;

export function asksWhoServesMe(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { flow, appointments = [] } = situation;
  if (namesEither(heard)) {
    if (flow === 'ninguno' && appointments.length > 0) return act(heard, { intent: 'mine' });
    return proposedAgain(situation);
  }
  if (flow === 'ninguno' && appointments.length > 0 && asksWhichOfThem(heard)) return act(heard, { intent: 'mine' });
  if (!WHO_SERVES_ME.test(text.norm)) return undefined;
  // "¿Quién me va a atender?", of an hour that is proposed: the one who is.
  if (situation.proposed !== undefined && ONLY_WHO.test(text.norm) && !MORE.test(text.norm))
    return proposedAgain(situation);
  if (flow !== 'ninguno' || appointments.length === 0) return undefined;
  if (MORE.test(text.norm)) return undefined;
  if (isOfMine(heard)) return act(heard, { intent: 'mine' });
  const ofTheTeam = WILL.test(text.norm) && !saysWhen(heard.times);
  return ofTheTeam ? act(heard, { intent: 'ask', topic: 'profesionales' }) : undefined;
}

/** "¿En qué cancha me toca?", "qual quadra é a minha?", where those who are booked are called so: "Cancha Azul", "Cancha Roja". */
function asksWhichOfThem({ text, situation: { tenant } }: Heard): boolean {
  const asked = WHICH_OF_THEM.exec(text.norm)?.groups?.['kind'];
  const called = tenant?.professionals.filter((one) => partsOf(one).some((part) => sameWord(asked ?? '', part))) ?? [];
  return asked !== undefined && called.length > 1;
}
const WHICH_OF_THEM =
  / (?:que|cual|qual|which|what) (?:de (?:las|los) )?(?<kind>[a-z]{4,}) (?:(?:me|nos|yo|eu|i|we|es|era|seria|e|is|la|a|o|el|mi[ao]|minha|meu|nuestr[oa]|toca|toco|tengo|tenemos|jugamos|juego|jogo|jogamos|quedo|quedamos|reserve|asignaron|have|play|playing|got|entonces|por favor|porfa|then) )+$/;

function namesEither({ text, situation: { tenant } }: Heard): boolean {
  const { one, other } = ONE_OR_OTHER.exec(text.norm)?.groups ?? {};
  if (tenant === undefined || one === undefined || other === undefined) return false;
  return [one, other].every((who) => peopleCalled(plainWords(who), tenant.professionals).length > 0);
}

/** No other service and no day on which there is none of his: "¿quién me va a hacer las uñas?" is of the team. */
function isOfMine({ text, times, situation }: Heard): boolean {
  const { tenant, appointments = [] } = situation;
  if (tenant === undefined) return false;
  const day = times.fechaOriginal ?? times.fecha;
  if (day !== undefined && !hasOneOn(day, situation)) return false;
  const { servicio } = findNames(text.raw, tenant);
  const own = serviceOfMine(text.raw, tenant, appointments);
  return servicio === undefined || appointments.some(({ serviceId }) => serviceId === own);
}
