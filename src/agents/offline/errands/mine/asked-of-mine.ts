/** What is asked of the appointment that one has, or of the one on the screen: "¿con quién es?", "¿era el jueves, no?". */
import { dayAndHour, localStart, whenOf } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { NOT_IN_TIME } from '../moving/same-week.ts';
import { IS_CALLED } from '../../words/kin.ts';
import { readText, without } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';
import { APPOINTMENT } from '../../words/words.ts';
import { hasOneOn } from './own-appointment.ts';
import { asksWhoThen } from '../asking/asked-by-name.ts';
import { re } from '../../words/pattern.ts';

const WHAT =
  '(?:(?:a |en )?(?:que|q) (?:horas?|dia|fecha|horario)|[cq]uando|con (?:quien|que (?:doctora?|dra?|profesional))|(?:com )?quem|(?:with )?whom?|who with|what (?:time|day)|when|que horas)';
const LEAD =
  '(?:y|e|and|pero|ah|ok|perdon|disculp[ae]|oye|oiga|hola|sorry|gracias|muchas|mil|obrigad[oa]|thanks|thank you|genial|perfecto|buenisimo|oi|hi|hello|che|buenas|buenos|dias|tardes|noches|porfa|por favor|please)';
/** "¿Y con quién?", "gracias, ¿a qué hora es?": nothing but that is said. */
const ABOUT_IT = re`^ (?:${LEAD} )*(?:(?:es|era|seria|fue|foi|e|was it|is it) )?${WHAT}(?: (?:es|que|era|seria|fue|foi|mesmo|quedo|me toca|me tocaba|(?:tengo|tenia|debo|hay) que (?:ir|estar|llegar|venir|pasar)|tengo|e|is it|was it|it is|se me agendo))*(?: (?:entonces|por favor|porfa|please|pues))* $`;
/** "¿Me confirmás el horario?", "me repetís la hora porfa", "can you confirm the time?": the hours of the house are "de atención". */
const ITS_TIME =
  '(?:(?:el|la|mi|o|a|meu|minha|the|my) )?(?:hor(?:ario|a)|dia|fecha|data|time|day|date)(?: (?:y|e|and) (?:(?:el|la|o|a|the) )?(?:hor(?:ario|a)|dia|fecha|data|time|date))?';
const SAID_AGAIN = re`^ (?:(?:${LEAD}|pod(?:es|ria[sn]?)|puede[sn]?|pode|poderia|(?:can|could|would)(?= you)|solo|quiero|quisiera|queria|necesito|que) )*(?:(?:(?:me|nos|you) (?:(?:podes|podrias?|puedes?|pode) )?(?:re)?confirm(?:a[sn]?|e[sn]?|ar)?)|(?:re)?confirm(?:a|e|ar)(?:me|nos)|(?:(?:me|nos|you) )?(?:repet(?:is|i|e|ir|ime|irme)|repit(?:e[sn]?|an?|ame|eme)|repeat)(?: me)?) ${ITS_TIME}(?: (?:de nuevo|de novo|otra vez|nuevamente|again|gracias|porfa|por favor|please|obrigad[oa]|thanks))* $`;
/** "Listo, ¿a qué hora era?": before a question these may be a yes. */
const SETTLED = /^ (?:(?:listo|dale|vale|bueno) )+/;
const WITH_WHOM = / (?:quien|quem|who|whom|con que) /;
/** "Mi cita del viernes, ¿a qué hora es?" */
const OF_MINE = re` (?:mi|mis|meu|minha|my) (?:turnos?|citas?|horas?|reservas?|horario|consultas?|appointments?|booking)(?: [^ ]+){0,4} ${WHAT} `;
const CHANGES =
  / (?:cambi|mov|muev|pas|corr|cancel|anul|reprogram|reagend|mud|chang|resched|puedo|puede|quiero|podria)[a-z]* /;

/** Undefined: it asks for more than what stands there. */
export function askedOfIt(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { flow, appointments = [] } = situation;
  const said = flow === 'ninguno' ? text.norm.replace(SETTLED, ' ') : text.norm;
  const onlyThat = ABOUT_IT.test(said) || IS_CALLED.test(text.norm);
  const again = (text.asks || flow === 'ninguno') && SAID_AGAIN.test(text.norm);
  const ofIt = onlyThat || again || asksWhetherWith(heard) || asksWithThatOne(heard);
  if (!text.asks && !ofIt) return undefined;
  if (flow === 'ninguno') {
    if (asksForOthers(heard) || asksForThem(heard)) return act(heard, { intent: 'move' });
    if (asksWhetherHas(heard) || asksWhetherThen(heard) || asksWhenItIs(heard)) return act(heard, { intent: 'mine' });
    const whenIsIt = WHEN_IS_IT.test(text.norm) && !CHANGES.test(text.norm) && !NOT_IN_TIME.test(text.norm);
    if ((appointments.length > 0 || MINE_IS.test(text.norm)) && text.asks && whenIsIt)
      return act(heard, { intent: 'mine' });
    const mine = ofIt && appointments.length > 0;
    return mine || (OF_MINE.test(text.norm) && !CHANGES.test(text.norm)) ? act(heard, { intent: 'mine' }) : undefined;
  }
  if (flow === 'pagos') {
    const known = appointments.length > 0 && (onlyThat || OF_MINE.test(text.norm));
    return known || asksWhenItIs(heard) ? act(heard, { intent: 'mine' }) : undefined;
  }
  // Of the hour that is held: what waits for its money is said, and no other one is looked for.
  if (ofIt && situation.state === 'AGENDA_ESPERANDO_PAGO')
    return act(
      heard,
      onlyThat && (WITH_WHOM.test(text.norm) || IS_CALLED.test(text.norm))
        ? { intent: 'ask', topic: 'profesionales' }
        : { intent: 'ask', topic: 'deuda', area: 'PAGOS' },
    );
  const shown = proposedAgain(situation);
  if (shown === undefined) return undefined;
  if (flow === 'agenda' && ofIt) return act(heard, { intent: 'book' });
  // "¿Es con Martín?", of an hour with Laura.
  return ofIt || asksWhetherWith(heard, true) ? shown : undefined;
}

/** The same wish again shows what is proposed, and nobody else is looked for; undefined: no yes to it is asked for. */
export function proposedAgain({ asks, flow }: Heard['situation']): Act | undefined {
  if (asks !== 'confirm' || (flow !== 'agenda' && flow !== 'reprogramacion')) return undefined;
  return { intent: flow === 'agenda' ? 'book' : 'move', from: 0, to: 0 };
}

/** What is proposed is shown again by such a wish, and nothing is wished for: "¿con quién es?", "es el viernes, ¿no?". */
function asksOfProposed(heard: Heard): boolean {
  return (
    heard.situation.asks === 'confirm' &&
    (ABOUT_IT.test(heard.text.norm) || IS_CALLED.test(heard.text.norm) || asksWhetherIts(heard))
  );
}

/** "¿El turno era a las 10 o 10 y media?" */
const WHEN_IS_IT = re`^ (?:(?:hola|buenas|buen dia|buenos dias|perdon|disculpa|disculpe|oye|che|y|entonces|una consulta|oi|hi|sorry) )*(?:el|la|mi|meu|minha|o|a|my|the) (?:${APPOINTMENT})(?: (?:de|del) [a-z]+)? (?:es|era|seria|quedo|quedaba|estaba|e|is|was) (?:a las?|el|para|as|na|no|at|on) `;
/** Whoever says "mi cita" is told what he has, or that it is none. */
const MINE_IS = re` (?:mi|meu|minha|my) (?:${APPOINTMENT}) (?:quedo|quedaba|era|es|is|was) `;

/** "¿A qué hora era la limpieza?", of who has one. */
const WHEN_IS_THAT = re`^ (?:(?:si|sim|yes|ok|ya|dale|y|e|and|pero|ah|hola|buenas|perdon|disculpa|oye|oiga) )*${WHAT} (?:es|era|seria|tengo|tenia|me toca|me tocaba|tenho|is|was|e(?= (?:[ao]|meu|minha) )) (?:(?:el|la|mi|o|a|meu|minha|my|the) )?`;
export function asksWhenItIs({
  text,
  situation: { tenant, appointments = [] },
}: Pick<Heard, 'text' | 'situation'>): boolean {
  if (tenant === undefined || appointments.length === 0 || !WHEN_IS_THAT.test(text.norm)) return false;
  const { servicio } = findNames(text.raw, tenant);
  return appointments.some(({ serviceId }) => serviceId === servicio);
}

/** "¿Tengo kine el viernes?", of who has one: what there is, and no other is looked for. */
function asksWhetherHas({ text, hit, situation: { tenant, appointments = [] } }: Heard): boolean {
  if (!text.asks || tenant === undefined || !I_HAVE.test(text.norm)) return false;
  // "Tengo turno el 20, ¿hay algo antes?" knows that he has one.
  if (hit?.intent === 'move') return false;
  if (appointments.length > 0 && I_HAVE_ONE.test(text.norm)) return true;
  const { servicio } = findNames(text.raw, tenant);
  return appointments.some(({ serviceId }) => serviceId === servicio);
}
const I_HAVE =
  /^ (?:(?:hola|oye|disculpa|disculpe|perdon|y|ya|entonces|todavia|aun|sigo|ainda|still) )*(?:yo )?(?:tengo|tenia|teniendo|me toca|tenho|eu tenho|do i have) (?!que |cuando )/;
const I_HAVE_ONE = re` (?:tengo|tenia|tenho|do i have) (?:(?:algun|alguna|alguma|algum|una?|uma?|mi|minha|an?|dos|2|tres|3|varios|varias|duas|dois|two) )?${APPOINTMENT} `;

/** "El jueves a las 14, ¿verdad?", of one that he has then; "era el jueves, ¿no?", "y es a las 8, ¿no?" of whatever he has. */
function asksWhetherThen({ text, times, situation: { appointments = [], now } }: Heard): boolean {
  if (!text.asks || !saysWhen(times) || appointments.length === 0) return false;
  const { norm } = readText(without(text.raw, times.spans));
  if (times.fecha !== undefined && WAS_IT_NOT.test(norm)) return true;
  const [, said] = IS_IT_THEN.exec(norm) ?? [];
  if (said === undefined) return false;
  // "E às 15h, não?" may ask for that hour: in Portuguese "and" is written as "is".
  const sure = times.fecha === undefined ? said !== '' && said !== 'e ' : said !== '';
  return sure || appointments.some(({ slot }) => isThen(whenOf(slot, now.timeZoneId), times));
}
/** "¿Mi turno no era el miércoles?" */
const WAS_IT_NOT = re`^ (?:(?:hola|perdon|disculpa|disculpe|oye|che|y|pero|(?:el|la|mi|o|a|meu|minha) (?:${APPOINTMENT})) )*(?:no|nao) (?:era|es|seria|quedo|quedamos|quedaba|tenia|tengo|tocaba|me tocaba|foi|e)(?: (?:para|pra|en|el|la|a|las|(?:mi|la|el|o|a|meu|minha) (?:${APPOINTMENT})))* $`;
const IS_IT_THEN =
  /^ (?:(?:hola|buenas|buen dia|buenos dias|perdon|disculpa|disculpe|oye|che|y|entonces|o sea|ok|hi|hello|so|oi|entao|mi|meu|my|el|la|o|a|turno|cita|hora|reserva|consulta|appointment|booking|agendamento) )*?((?:(?:me )?(?:es|era|seria|quedo|quedamos|tocaba|toca|tengo|tenia|e|ficou|is|was|it s|it was|tenho) )?)(?:(?:el|la|para|pra|a|las|o|no|na|as|on|at|de) )*(?:verdad|cierto|correcto|no|no es cierto|no es asi|o no|nao|ne|certo|right|correct|isn t it) $/;

/** "Es el viernes, ¿no?", with its verb: "¿el viernes, no?" may ask for that day. */
function asksWhetherIts({ text, times }: Heard): boolean {
  if (!text.asks || !saysWhen(times)) return false;
  const [, said = ''] = IS_IT_THEN.exec(readText(without(text.raw, times.spans)).norm) ?? [];
  return said !== '';
}

function isThen(own: ReturnType<typeof whenOf>, { fecha, hora, horaCandidates }: Heard['times']): boolean {
  const hours = hora === undefined ? horaCandidates : [hora];
  const day = fecha ?? own.fecha_deseada;
  return own.fecha_deseada === day && (hours.length === 0 || hours.includes(own.hora_especifica));
}

/** "¿Qué otros horarios hay el viernes?", of the one that he has that day: nothing is moved before he picks and says yes. */
const OTHERS =
  / (?:otros|outros|otras|outras|other|different) (?:horarios|horas|times|hours|slots) |(?:hay|tenes|tienes|tienen|tem) (?:algun |algum )?(?:otro|outro) horario /;
function asksForOthers(heard: Heard): boolean {
  const { text, times, situation } = heard;
  const [one, other] = situation.appointments ?? [];
  if (one === undefined || other !== undefined || !text.asks || !OTHERS.test(text.norm)) return false;
  const itsDay = dayAndHour(localStart(one.slot, situation.now.timeZoneId)).fecha_deseada;
  const named = situation.tenant === undefined ? {} : findNames(without(text.raw, times.spans), situation.tenant);
  const onThatDay = times.fecha === itsDay || (!saysWhen(times) && situation.offer?.kind === 'cita');
  return onThatDay && (named.servicio === undefined || named.servicio === one.serviceId);
}

/** "¿Me podés cambiar con Laura?", of one that is with somebody else. */
const CHANGE_TO =
  / (?:cambi|pas|mud|troc)[a-z]*(?: me| nos)? (?:con|com|para|pra) (?:(?:el|la|o|a|dr|dra|doctora?) )*[a-z]+ /;
function asksForThem({ text, situation: { tenant, appointments = [] } }: Heard): boolean {
  if (tenant === undefined || !CHANGE_TO.test(text.norm)) return false;
  const { profesional } = findNames(text.raw, tenant);
  return profesional !== undefined && appointments.some(({ slot }) => slot.professionalId !== profesional);
}

/**
 * "¿Es con Laura?", "listo, y la cita es con Diego, ¿cierto?", "la del lunes es en el centro, ¿no?", of one that he has or
 * is offered: who it is with, and where, is shown. `another`: with one of the team who is not.
 */
export function asksWhetherWith({ text, times, situation }: Heard, another = false): boolean {
  const { tenant, flow, proposed, appointments = [] } = situation;
  const asks = text.asks || SURELY.test(text.norm);
  if (!asks || tenant === undefined) return false;
  const day = times.fechaOriginal ?? times.fecha;
  const ofItsDay = proposed === undefined && hasOneOn(day, situation);
  if (!IS_WITH.test(ofItsDay ? readText(without(text.raw, times.spans)).norm : text.norm)) return false;
  const { profesional, sucursal, servicio } = findNames(text.raw, tenant);
  const slots = proposed === undefined ? appointments.map(({ slot }) => slot) : [proposed];
  const isWith = slots.some(({ professionalId, branchId }) =>
    profesional === undefined ? branchId === sucursal : professionalId === profesional,
  );
  if (another) return profesional !== undefined && !isWith;
  if (isWith) return true;
  if (flow !== 'ninguno' || profesional === undefined || (saysWhen(times) && !ofItsDay)) return false;
  return servicio === undefined || appointments.some(({ serviceId }) => serviceId === servicio);
}
const SURELY = / (?:cierto|verdad|no|correcto|certo|ne|right) $/;
const BEFORE = `(?:y|e|and|ah|ay|uy|oh|che|oye|oiga|ai|hey|mm+|ok|oka|ya|listo|bueno|dale|vale|perfecto|gracias|hola|buenas|perdon|disculpa|disculpe|entonces|una pregunta|eso|es[ae]|isso|ess[ae]|that|(?:(?:mi|la|el|o|a|my|the) (?:${APPOINTMENT})|la|el|lo|o|a)(?: (?:del?|d[ao]))?)`;
const TITLED = '(?:(?:el|la|o|a|dra?|doctora?|lic|licenciad[oa]|profe|don|dona|seu|senora?) )*';
const IS_WITH = re`^ (?:${BEFORE} )*(?:(?:(?:sigue|seguiria|continua|segue) siendo|(?:continua|segue) sendo|(?:es|era|seria|sera|va a ser|e|vai ser|is it|is it still|is this|is|queda|quedaria|quedo|me toca|me toco|me atiende|sigo)(?: (?:siempre|igual|tambien|todavia|still|mesmo))?) (?:con|com|with|en|em|n[ao]|at)|me (?:atiende|atendera|va a atender)) ${TITLED}(?:[a-z]+ ){1,4}$`;

/** "¿Con la misma doctora, no?", "con Elena?", right behind the deed, or below what he has: whether it is with her. */
function asksWithThatOne({ text, times, situation }: Heard): boolean {
  const { tenant, flow, state, offer, doneJustNow, appointments = [] } = situation;
  const fresh = doneJustNow !== undefined || state === 'evento_creado' || offer?.kind === 'cita';
  if (!text.asks || tenant === undefined || flow !== 'ninguno' || !fresh || saysWhen(times)) return false;
  if (!WITH_THAT_ONE.test(text.norm)) return false;
  const { profesional, servicio } = findNames(text.raw, tenant);
  return servicio === undefined && appointments.some(({ slot }) => slot.professionalId === profesional);
}
const WITH_THAT_ONE = re`^ (?:${BEFORE} )*(?:me )?(?:con|com|with) ${TITLED}(?:[a-z]+ ){1,4}$`;

/**
 * "¿Con quién es la de las 9?", "ese de las 9, ¿es en la sede centro?", "el primero, ¿es de mañana o de tarde?": asked of
 * what is on show. That hour is looked at with its name and place; nothing else is wished for.
 */
const AND = '(?:(?:y|e|and|ok|perdon|disculp[ae]|oye|una pregunta|pero) )*';
const PLACE =
  '(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|ultim[oa]|primeir[oa]|terceir[oa]|first|second|third|last)(?: one| opcion| horario| turno)?';
const IS = '(?:es|sera|seria|queda|quedaria|son|e|seria|is)';
const ROW_IS = re`^ ${AND}(?:el|la|ese|esa|este|esta|esse|essa|o|a|the|that) (?:de las?|das?|del?|de|at) (?:[^ ]+ ){1,3}?${IS} (?:en|con|de|por|em|com|no|na|at|with|in|virtual|presencial|online) `;
const PLACE_IS = re`^ ${AND}(?:(?:el|la|ese|esa|o|a|the|that) )?${PLACE} ${IS} (?:en|de|por|a|em|da|at|in|virtual|presencial|online) `;

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
