/** "¿Es presencial o por Zoom?", "¿la terapia es virtual?", "atienden online?": how it is given, which the tenant's file says. */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { saysWhen } from '../../wishes.ts';
import { APPOINTMENT } from '../../words/words.ts';
import { hasOneOn } from '../mine/own-appointment.ts';
import { REQUEST_WORDS_MAX } from '../../answers/choosing/listing.ts';
import { findNames, kindNamed, sortNamed } from '../../names.ts';
import { clauses, readText, without } from '../../words/text.ts';
import { WISHING, learns, namesService } from '../booking/wishing.ts';
import { re } from '../../words/pattern.ts';
import { ALONE, BEFORE, END, HOW, OF_ALL, OF_THAT } from './how-given.ts';

const AND_THE = re`^ (?:y|e|and|what about) (?:la|el|a|o|the) ${HOW} $`;

const ALSO_ASKS = / (?:cuanto|cuanta|quanto|how (?:much|long)|quien|quem|que precio|a como|a que hora) /;

export function asksHow(heard: Heard): Act | undefined {
  const { text, situation, times } = heard;
  const talkedOf = situation.flow === 'agenda' && situation.known?.servicio !== undefined;
  if ((!text.asks && !talkedOf) || saysWhen(times)) return undefined;
  // "¿Cuánto dura la limpieza y es presencial?": each half is read by itself.
  if (ALSO_ASKS.test(text.norm) && clauses(text.raw).length > 1) return undefined;
  // "¿Y la virtual?", where one is called so: what was asked of another is asked of it.
  if (AND_THE.test(text.norm) && namesService(heard)) return undefined;
  // "¿Tienen consultas por internet? Vivo lejos": what he tells beside it asks for nothing.
  const [question, ...others] = clauses(text.raw).filter(({ asks }) => asks);
  const norm = question && others.length === 0 && heard.hit === undefined ? readText(question.raw).norm : text.norm;
  const asked =
    OF_THAT.test(text.norm) ||
    OF_ALL.test(norm) ||
    (text.asks && (ALONE.test(norm) || (isVirtual(heard) && MUST_GO.test(text.norm))));
  return asked ? act(heard, { intent: 'ask', topic: 'modalidad', area: 'AGENDAMIENTO' }) : undefined;
}

/** "¿Tengo que ir a la oficina?", of one that is given from afar. */
const MUST_GO = new RegExp(
  `^ ${BEFORE}(?:(?:tengo|tenemos|hay|tenho|temos) que|debo|debemos|do i (?:have|need) to|preciso)(?: (?:yo|eu))? (?:ir|acercarme|presentarme|asistir|comparecer|go|come(?: in)?)(?: (?:a|al|hasta|ate|para|to|en|la|el|su|sus|o|as|ao|the|your|alla|ahi|aca|oficinas?|local|sede|consultorio|escritorio|clinica|office|persona|there))*${END}`,
);
function isVirtual({ situation: { tenant, known, flow, appointments = [] } }: Heard): boolean {
  const own = flow === 'ninguno' ? appointments.map(({ serviceId }) => serviceId) : [known?.servicio];
  const meant = tenant?.services.filter(({ id }) => own.includes(id)) ?? [];
  return meant.length > 0 && meant.every(({ modality }) => modality === 'virtual');
}

/** "La sesión del viernes, ¿la puedo hacer por videollamada en vez de presencial?" */
const INSTEAD = '(?:en vez|en lugar|em vez|em lugar|ao inves|instead|rather) (?:del?|d[ao]|of|than)';
const MAY =
  '(?:puedo|puede|podria|podriamos|podemos|podes|puedes|se puede|se podria|quiero|quisiera|queria|prefiero|preferiria|necesito|(?:es|seria) posible|posso|pode|poderia|da pra|tem como|can i|can we|could i|could we|can it|could it)';
const TURN = '(?:hacer|tener|tomar|pasar|cambiar|dar|ser|fazer|passar|mudar|do|have|take|make|switch|be)';
const OWN = `(?:mi|la|el|esta|esa|minha|a|o|my|the) (?:${APPOINTMENT})`;
const OTHER_WAY = new RegExp(
  ` (?:${[
    `${HOW} (?:y no |${INSTEAD} )`,
    `${INSTEAD} (?:(?:que |ir |sea |ser |de |forma |manera |en ){0,3})${HOW}`,
    `${OWN} (?:[^ ]+ ){0,5}${MAY} (?:[^ ]+ ){0,2}${TURN}(?:l[oa]|it)? (?:[^ ]+ ){0,3}${HOW}`,
    `${MAY} ${TURN}(?:l[oa]| it| mi ${APPOINTMENT}| la ${APPOINTMENT})(?: [^ ]+){0,4} ${HOW}`,
    `(?:pas|cambi)(?:a|e|ame|eme|emos)(?:l[oa]|mel[oa]) (?:a|por|en|de) (?:(?:forma|modalidad|manera) )?${HOW}`,
  ].join('|')}) ?`,
);
const ONE_MORE =
  / (?:otr[oa]|outr[oa]|nuev[oa]|nov[oa]|another|new|tambien|tambem|cancel[a-z]*|reserv[a-z]*|agend[a-z]*) /;

/** Of one that he has: which are given how is told, and it is not moved to another hour of the same. */
export function asksOtherWay({ text, times, situation }: Heard): Act | undefined {
  const { flow, appointments = [] } = situation;
  const day = times.fechaOriginal ?? times.fecha;
  if (flow !== 'ninguno' || appointments.length === 0 || (day !== undefined && !hasOneOn(day, situation)))
    return undefined;
  if (ONE_MORE.test(text.norm) || !OTHER_WAY.test(text.norm)) return undefined;
  // Of no one service: of the one that he has it is known how.
  return { intent: 'ask', topic: 'modalidad', area: 'AGENDAMIENTO', from: 0, to: 0 };
}

/* Several services of one kind: one of them wished for, or asked which there are. */

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
