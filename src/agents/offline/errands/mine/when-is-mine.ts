/**
 * "Nuestra cita del viernes es a qué hora?", "¿a qué hora es mañana?", "¿quedó en firme la cita?", "la del jueves sigue en
 * pie?", "voy hoy a las 5, no?": when it is, or whether it stands, asked of what one has: it is shown (AGENDA-17).
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { clauses, readText, without } from '../../words/text.ts';
import { readTimes } from '../../time/index.ts';
import { leftOpen } from '../../names.ts';
import { serviceOfMine } from '../../names/service-of-mine.ts';
import { hasOneOn } from './own-appointment.ts';
import { saysWhen } from '../../wishes.ts';
import { APPOINTMENT, CANCEL, MOVE, SHIFT, WEEKDAY, PLACE } from '../../words/words.ts';
import { OCCUPATION } from '../../words/kin.ts';
import { localStart } from '../../../../domain.ts';
import { re } from '../../words/pattern.ts';

const DAY = `(?:(?:proximo )?${WEEKDAY}|hoy|manana|pasado manana|hoje|amanha|today|tomorrow|[0-9]{1,2})`;
const OF_DAY = `(?: (?:de|del|da|do|on|para|pra|for|el|este|this)(?: (?:el|la|este|o|a))? ${DAY})`;
const OPENING =
  '(?:hola|holi|oi|ola|hi|hey|hello|buenas|buenos|buen|dias?|tardes|noches|bom|boa|tarde|noite|perdon|disculp[ae]|oye|oiga|che|y|e|and|pero|entonces|ok|gracias|si|sim|ya|una|consulta|pregunta|me|confirma[sn]?|digame|dime|decime|sabe[sn]?|recuerda[sn]?)';
const HOUR = '(?:(?:a |en |para )?(?:que|q|k|cual) horas?|cuando|que dia|que horas|quando|what (?:time|day)|when)';
const WITH_WHOM = `(?:con|com|with) (?:quien(?:es)?|quem|whom?|(?:que|cual|qual|which) (?:${OCCUPATION}(?:e?s)?|profesional|profissional))`;
const IS =
  '(?:es|era|seria|sera|fue|quedo|queda|quedaba|toca|tocaba|esta|estaba|tenemos|tenia|teniamos|e|foi|ficou|is|was)';
const OURS = `(?:nuestr[oa]|noss[oa]|our|mi|minha|meu|my|su|la|el|a|o|the) (?:${APPOINTMENT})`;

/** "Nuestra cita del viernes es a qué hora?", "la del jueves a qué hora era?" */
const ITS_HOUR = re`^ (?:${OPENING} )*(?:(?:${OURS})(?: (?:con|de|del|da|do|com|with) [a-z]+)?${OF_DAY}?|(?:la|el|lo|a|o|the one)${OF_DAY}) (?:(?:${IS}|me|nos|que) )*(?:${HOUR}|${WITH_WHOM})(?: (?:${IS}|me|nos|que|mesmo))* $`;
/** "¿Con quién es lo del miércoles?", "com quem é meu horário de quinta?", "¿a qué hora era la del jueves?" */
const ASKED_FIRST = re`^ (?:${OPENING} )*(?:${HOUR}|${WITH_WHOM}|quien|quem|who) (?:(?:${IS}|s|me|nos|que|mesmo) )+(?:(?:${OURS})(?: (?:con|de|da|do|com|with) [a-z]+)?${OF_DAY}?|(?:la|el|lo|a|o|the one)${OF_DAY})(?: (?:mesmo|entonces|with|por favor|porfa|please))* $`;
/** "¿A qué hora es el jueves?", "¿con quién es mañana?": and nothing else. */
const HOUR_OF_DAY = re`^ (?:${OPENING} )*(?:${HOUR}|${WITH_WHOM}) (?:(?:me|nos) )?(?:${IS}|tengo que (?:ir|estar|llegar)|hay que (?:ir|estar|llegar)|debo (?:ir|estar|llegar)|voy|vamos)(?: (?:lo|la|el|de|del|que|para|on|na|no|este|mi|mesmo|entonces|porfa|por favor|${DAY}))* $`;

const FIRM =
  '(?:(?:en |bien )?firmes?|en pie|de pe|valendo|vigente|list[oa]s?|pront[oa]|hech[oa]|feit[oa]|segur[oa]|asegurad[oa]|separad[oa]|apartad[oa]|agendad[oa]s?|reservad[oa]s?|confirmad[oa]s?|anotad[oa]s?|registrad[oa]s?|guardad[oa]|marcad[oa]s?|program[a-z]+|standing|confirmed|booked|on)';
const STAYS = '(?:me |nos |se )?(?:quedo|queda|quedaron|esta|sigue|siguen|continua|segue|ta|ficou|is)';
/** "¿Quedó en firme la cita?", "¿quedó lista mi hora?", "la del jueves sigue en pie?" */
const STANDS = re` ${STAYS} (?:(?:ya|bien|todavia|aun|si|ainda|still) )*${FIRM} (?:${OURS}|(?:lo|la|el|a|o)${OF_DAY})(?= |$)| (?:${OURS}${OF_DAY}?|(?:la|el|lo|a|o|the one)${OF_DAY}) (?:(?:ya|si|todavia|aun|ainda|still) )*${STAYS} (?:(?:ya|bien|todavia|aun|si|ainda|still) )*${FIRM}(?= |$)| is (?:${OURS})${OF_DAY}? still ${FIRM}(?= |$)`;
/** "Voy mañana, digo, hoy a las 5, ¿no?" */
const COMES_THEN =
  /^ (?:(?:hola|buenas|buen|buenos|dias?|tardes|entonces|ok|y|yo|nosotros|digo|perdon|disculpa|mejor dicho|el|al|a|las?|para|de|no|na|as|on|at) )*(?:voy|vamos|vou|tengo que ir|tenemos que ir|me esperan|nos esperan|nos vemos|i go|i come)(?: (?:digo|perdon|no|el|al|a|las?|para|de|entonces|mejor dicho|na|as|on|at))* (?:verdad|cierto|no|no es cierto|correcto|o no|nao|ne|certo|right) $/;

/** Another day or hour, an end of it, what is free: it asks for more than that. */
const MORE = re` (?:${SHIFT}|${MOVE}|${CANCEL}|otr[oa]s?|outr[oa]s?|another|other|libres?|disponibles?|puedo|puede[sn]?|podria|podes|quiero|quisiera|necesito|quero|want|pagad[oa]|pag[oa]|abren|abre|cierran|atienden|hay|tienen|tenes) `;

/** "Quería saber si quedó lista mi hora." */
const WHETHER =
  / (?:(?:quiero|quisiera|queria|necesito|para|solo|nomas) )*(?:saber|confirmar|verificar|ver|preguntar|corroborar) (?:si|se) /;

export function asksWhenMineIs(heard: Heard): Act | readonly Act[] | undefined {
  const { text, situation } = heard;
  const { flow, appointments = [] } = situation;
  if (appointments.length > 0 && asksBesideWhatIsOpen(heard)) return act(heard, { intent: 'mine' });
  if (flow !== 'ninguno' || appointments.length === 0) return undefined;
  const ends = asksWhenMineEnds(heard) ?? asksHowLongMineTakes(heard);
  if (ends !== undefined) return ends;
  if (asksWhenToCome(heard)) return act(heard, { intent: 'mine' });
  if (MORE.test(text.norm.replace(WHETHER, ' '))) return undefined;
  // "Y la del miércoles a qué hora es": its words ask, with no mark behind them.
  const when =
    ((ITS_HOUR.test(text.norm) || ASKED_FIRST.test(text.norm)) && isOfMine(heard)) || asksHourOfItsDay(heard);
  const marked = text.asks || WHETHER.test(text.norm);
  const whether = marked && (STANDS.test(text.norm) || asksOfItsService(heard) || asksWhetherHeComes(heard));
  return when || whether ? act(heard, { intent: 'mine' }) : undefined;
}

/** "¿Y la del martes sigue en pie?", asked before the yes to another: of the one that he has then. */
function asksBesideWhatIsOpen({ text, times: { fecha, fechaOriginal = fecha }, situation }: Heard): boolean {
  const { flow, asks } = situation;
  if ((flow !== 'agenda' && flow !== 'reprogramacion') || (asks !== 'confirm' && asks !== 'list')) return false;
  if (!text.asks || MORE.test(text.norm) || !hasOneOn(fechaOriginal, situation)) return false;
  return STANDS.test(text.norm) || (asks === 'confirm' && (ITS_HOUR.test(text.norm) || ASKED_FIRST.test(text.norm)));
}

/** "¿A qué hora termina mi turno?", "hasta qué hora es mi cita?": the data say when it begins and how long it takes. */
const ITS_END = re`^ (?:${OPENING} )*(?:(?:a|hasta|ate|ate as) )?(?:que horas?|what time|when|cuando|quando)(?: (?:mas o menos|does|do|will|is))* (?:(?:termina|terminaria|acaba|finaliza|sale|end|finish|over|es|e) ${OURS}|${OURS} (?:termina|acaba|end|finish|over|ends?))(?: (?:porfa|por favor|please|entonces))* $`;
const UNTIL = / (?:hasta|ate|termina|terminaria|acaba|finaliza|end|ends|finish|over) /;
function asksWhenMineEnds(heard: Heard): readonly Act[] | undefined {
  const { text, situation } = heard;
  const { flow, appointments = [] } = situation;
  if (flow !== 'ninguno' || !ITS_END.test(text.norm) || !UNTIL.test(text.norm)) return undefined;
  const [service, ...others] = new Set(appointments.map(({ serviceId }) => serviceId));
  if (service === undefined || others.length > 0) return undefined;
  return [act(heard, { intent: 'mine' }), act(heard, { intent: 'ask', topic: 'duracion', service })];
}

/** "¿Cuánto dura mi cita?", "mi masaje": of the one that he has, and not of all that are called so. */
function asksHowLongMineTakes(heard: Heard): Act | undefined {
  const { text, situation, hit } = heard;
  const { tenant, appointments = [] } = situation;
  if (tenant === undefined || hit?.topic !== 'duracion' || !OURS_SAID.test(text.norm)) return undefined;
  const [one, ...others] = new Set(appointments.map(({ serviceId }) => serviceId));
  const open = leftOpen(text.raw, tenant);
  const told =
    serviceOfMine(text.raw, tenant, appointments) ?? (open.length === 0 && others.length === 0 ? one : undefined);
  const isMine = appointments.some(({ serviceId }) => serviceId === told);
  return isMine && told !== undefined ? act(heard, { intent: 'ask', topic: 'duracion', service: told }) : undefined;
}

/** "¿La clase del jueves a qué hora es?", of one who has none then, is of the house. */
function isOfMine({ text, times: { fecha, fechaOriginal = fecha }, situation }: Heard): boolean {
  return fechaOriginal === undefined || OURS_SAID.test(text.norm) || hasOneOn(fechaOriginal, situation);
}
const OURS_SAID = / (?:nuestr[oa]|noss[oa]|our|mi|minha|meu|my) /;

/** "¿La del corte sigue en pie?", "a massagem continua marcada?"; a price or an offer may stand as well. */
function asksOfItsService({ text, situation: { tenant, appointments = [] } }: Heard): boolean {
  if (tenant === undefined || !STILL.test(text.norm)) return false;
  const service = serviceOfMine(text.raw, tenant, appointments);
  return appointments.some(({ serviceId }) => serviceId === service);
}
const STILL = re`^(?!.* (?:precio|promo|promocion|oferta|descuento|preco|desconto|price|offer) ).* ${STAYS} (?:(?:ya|bien|todavia|aun|ainda|still) )*(?:en pie|(?:en )?firmes?|de pe|vigente|(?:agendad|reservad|marcad|confirmad|programad|anotad|apartad|registrad|separad)[oa]s?|booked|scheduled|confirmed) `;

/** Of a day on which he has one: "hola, soy la mamá de Regina, ¿a qué hora es mañana?" */
function asksHourOfItsDay({ text, times, situation }: Heard): boolean {
  const last = clauses(text.raw).at(-1)?.raw ?? text.raw;
  return hasOneOn(times.fecha, situation) && HOUR_OF_DAY.test(readText(last).norm);
}

/** Of whatever is told last: "mañana, digo, hoy". */
function asksWhetherHeComes({ text, times, situation }: Heard): boolean {
  if (!saysWhen(times)) return false;
  const { now, language } = situation;
  const said = readTimes(text.raw.replace(/^.*(?<!\p{L})(?:digo|perd[oó]n|mejor dicho)(?!\p{L})/isu, ''), {
    now,
    language,
  });
  const words = readText(without(text.raw, times.spans)).norm;
  return COMES_THEN.test(words) && hasOneOn(said.fecha ?? times.fecha, situation);
}

/** "¿A qué hora tengo que llevar al perro el jueves?", of who has one then: when it is, and no other is looked for. */
const WHEN_TO_COME =
  / (?:(?:a |para )?(?:que horas?|q hora)|cuando|que dia|quando|(?:a |as )?que horas|what (?:time|day)|when) (?:(?:es|era) que )?(?:(?:yo|eu|nosotros) )?(?:tengo|tenia|tenemos|debo|hay|tenho|temos|do (?:i|we) have|do (?:i|we) need|should (?:i|we)|am i supposed|are we supposed|e (?:pra|para)(?: eu)?|do (?:i|we)(?= come ))(?: (?:que|de|to))? (?:ir|estar|llegar|venir|pasar|llevar|traer|presentar|recoger|buscar|asistir|chegar|levar|be|come|go|arrive|bring)[a-z]*(?: [a-z]+){0,6} $/;
/** More is asked, or something is done to it. */
const MORE_THAN_WHEN =
  / (?:pag|abon|cancel|anul|cambi|mov|muev|pas(?:e|a(?!r (?:por|a (?:buscar|recoger)|para (?:buscar|recoger))))|antes|ayun|document|estudi|otr[oa]|outr[oa]|another|si quiero|para que)/;

function asksWhenToCome({ text, times, situation: { appointments = [], now } }: Heard): boolean {
  if (appointments.length === 0 || !WHEN_TO_COME.test(text.norm) || MORE_THAN_WHEN.test(text.norm)) return false;
  if (times.fecha === undefined) return true;
  const { dayOfWeek } = Temporal.PlainDate.from(times.fecha);
  return appointments.some(({ slot }) => localStart(slot, now.timeZoneId).dayOfWeek === dayOfWeek);
}

/**
 * "Se me pasó, ¿todavía está la hora del viernes?", "¿sigue el de las 18?", of one who has none: whether it may still be had. What he left or let
 * run out, the machine knows.
 */
const STILL_FREE = '(?:todavia|aun|ainda|still|sigue|siguen|continua|segue)';
const THERE =
  '(?:esta|estan|estara|hay|habra|quedan?|quedara|tienen|tenes|tienes|tiene|sigue|siguen|guardaron|ta|tem|tao|estao|is|are|have|there|me|nos)';
const FREE = '(?:libres?|disponibles?|disponivel|disponiveis|available|free|open)';
const THAT = '(?:el|la|los|las|ese|esa|mi|un|una|algun|o|esse|essa|minha|meu|the|that|my|an?)';
const IS_IT_THERE = new RegExp(
  ` (?:${[
    `${STILL_FREE} (?:(?:${THERE}|${THAT}|${FREE}) )*(?:${PLACE})`,
    `(?:${THERE} )+${STILL_FREE} (?:(?:${THAT}|${FREE}) )*(?:${PLACE})`,
    `${STILL_FREE} (?:${THERE} )?(?:el|la|lo|o|a|the) (?:de (?:las?|el)|del|das?|do|at) (?:[0-9]{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|${WEEKDAY})`,
    `(?:${PLACE})(?: [^ ]+){0,6} ${STILL_FREE} (?:${THERE}|${FREE})`,
    `(?:(?:${THERE}|${STILL_FREE}) ){1,5}${FREE}(?: ${STILL_FREE})?(?= (?:$|el|la|para|ese|esa|a las?|del?|o|the|that|for|na|no))`,
  ].join('|')}) `,
);

export function asksIfStillFree(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const none = situation.flow === 'ninguno' && situation.appointments?.length === 0;
  return none && text.asks && IS_IT_THERE.test(text.norm) ? act(heard, { intent: 'book' }) : undefined;
}
