/**
 * Said right after a booking, and meant like it: "¿y la de mi esposo?", "y el de mi hijo a las 4 y media".
 *
 * This folder: what is wished, asked or changed, whatever is open. The pipeline imports it (`errands.ts` first of all),
 * and whoever must tell an errand from an answer.
 * Long because its ways of speaking share what was just booked, and what is none of them.
 */
import { whenOf, type Appointment, type Detalles } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import { COMES_TOO } from '../../people/for-two.ts';
import { SOMEBODY } from '../../people/told-names.ts';
import { repeatsIt, wantsAnotherOne, whoElse } from './another-one.ts';
import type { Heard } from '../../heard.ts';
import { readText, without } from '../../words/text.ts';
import { saysWhen, speaksOfDay } from '../../wishes.ts';
import { justBooked, JUST_MS } from '../mine/just-booked.ts';
import { wantsItAlike, wantsOneInstead } from '../booking/alike.ts';
import { atTheHourGivenUp } from '../moving/as-it-stands.ts';
import { isTimeless } from '../moving/where-to.ts';
import { namesService } from '../booking/wishing.ts';
import type { Situation } from '../../situation.ts';
import { re } from '../../words/pattern.ts';

/**
 * The day of the booking that one comes from: "también quiero baño", and before today's hours "el mismo día a las 11", "para
 * ese día a las 17"; "también quiero llevar a mi gata ese día". No row of the list, unless that day is on show.
 */
const BOOKED_DAY =
  '(?: (?:(?:el|ese|este|o|no|esse|nesse|the|that) )?(?:mismo dia|mesmo dia|same day) | (?:ese|nesse|esse|that) (?:dia|day) )(?!no |nao |siguiente |anterior |seguinte |not )';
const BOOKED_HOUR =
  ' (?:(?:a |en )?(?:la |el |al |a |o |no )?(?:misma hora|mismo horario|mesma hora|mesmo horario)|(?:at the )?same time) ';
const THAT_DAY = new RegExp(BOOKED_DAY);
const WORDS_MAX = 14;

/** Before the hours of other days, which were not asked for: that day is looked at, whatever row is at that hour. */
export function asksForThatDay(heard: Heard): boolean {
  const { text, hit, situation } = heard;
  if (situation.offer?.kind !== 'turno' || text.words.length > WORDS_MAX) return false;
  return (hit === undefined || hit.intent === 'book') && spokenDay(heard) !== undefined;
}

export function onBookedDay({ intent }: Act, heard: Heard, wish: Detalles): Detalles {
  const day = intent === 'book' && !speaksOfDay(wish) ? spokenDay(heard) : undefined;
  return day === undefined ? wish : { ...wish, fecha_deseada: day };
}

/** "Agregame eso a continuación, 15:30." */
const RIGHT_BEHIND =
  / (?:a continuacion|justo despues|seguid(?:it)?[oa]|logo depois|em seguida|right after(?:wards)?|back to back) /;

function spokenDay({ text, times, situation }: Heard): string | undefined {
  const { flow, known = {}, proposed, now } = situation;
  const open = flow === 'ninguno' || (flow === 'agenda' && proposed === undefined && !speaksOfDay(known));
  const behindIt = RIGHT_BEHIND.test(text.norm) && justBooked(situation) !== undefined;
  if (!open || times.fecha !== undefined || !(behindIt || THAT_DAY.test(text.norm))) return undefined;
  const own = bookedOf(situation);
  return own && whenOf(own.slot, now.timeZoneId).fecha_deseada;
}

/** What was booked just now, else the only one that there is. */
function bookedOf({ appointments = [], now }: Situation): Appointment | undefined {
  const [last, ...others] = appointments.toSorted((a, b) => b.bookedAt - a.bookedAt);
  const fresh = last !== undefined && now.epochMilliseconds - last.bookedAt < JUST_MS;
  return fresh || others.length === 0 ? last : undefined;
}

const OF_ANOTHER = re` (?:otr[oa]|outr[oa]|another|uno|una|um|uma|one) (?:para|pra|pro|for) (?:mim?|me) | (?:(?:el|la|lo|o|a|the|uno|una|um|uma|one|otr[oa]|outr[oa]|another) (?:one |mas |mais |more |igual |turno |cita |hora |reserva |appointment )?(?:de|del|da|do|para|pra|pro|for|of) (?:(?:mi|mis|meu|minha|my|el|la|the) )?${SOMEBODY}|(?:el|la|o|a|the|mi|meu|minha|my) (?:otr[oa]|outr[oa]|other) ${SOMEBODY}) `;
const GOES_ON =
  /^ (?:(?:ah|ok|bueno|listo|perfecto|gracias|obrigad[oa]|thanks|oye|che|y|e|and|ahora|agora|now|tambien|tambem|also|falta|faltaria|quiero|quisiera|quero|necesito|i need|i want|me (?:das|da|reservas|agendas)|what about|how about) )+|^ (?=(?:otr[oa]|outr[oa]|another)(?: (?:turno|cita|hora|reserva|appointment|horario))? (?:para|pra|for) )/;
const OPENS = '^ (?:(?:ah|ok|listo|perfecto|gracias|oye|oiga|che|perdon|disculp[ae]|bueno|genial|buenisimo|hey) )*';
/** "Agregale", "súmenos", "añádeme", "acrescenta". */
const ADD = '(?:(?:agreg|sum|adicion|acrescent)(?:a|u?e)|anad[aei])n?(?:[mln][eo]s?)?';
const ALSO = new RegExp(`${OPENS}(?:y|e|and|tambien|tambem|also|${ADD}) `);
/** "Agregale a la limpieza que soy alérgica" tells something of it. */
const NO_SERVICE = `(?:(?:a la|al|a mi(?! ${SOMEBODY} )|ao|a minha) (?!(?:[^ ]+ ){1,4}?(?:una?|otr[oa]|um|uma|outr[oa]) )|que |(?:una? |uma )?(?:nota|observacion|comentario|aclaracion) )`;
const ADD_IT = new RegExp(`${OPENS}(?:(?:y|e) )?${ADD} (?!${NO_SERVICE})`);
/** "¿Le puedo sumar un brushing?", "dá pra incluir uma escova?": to what was just booked. */
const ADDS =
  / (?:puedo|podria|podriamos|podemos|puedes?|pueden|podes|podrias|posso|poderia|pode|da (?:pra|para)|can (?:i|we|you)|could (?:i|we|you)) (?:(?:le|me|nos|lhe) )?(?:agregar|sumar|adicionar|anadir|incluir|acrescentar|add)(?:le|me|nos|lhe)? /;
/** Behind the other one, and not some day. */
const BEHIND_IT = / (?:despues|luego|depois|after|afterwards)(?: (?:porfa|por favor|please))? $/;
function addsToIt(heard: Heard): boolean {
  const { text, situation } = heard;
  if (situation.flow !== 'ninguno' || !(ADDS.test(text.norm) || ADD_IT.test(text.norm))) return false;
  return justBooked(situation) !== undefined && namesService(heard);
}

/** "Ya que estoy, me anotás también manicura a las 18": wherever it stands, right behind the booking. */
const TOO =
  / (?:tambien|tambem|also|too|as well|ademas|aparte|de paso|ya que (?:estoy|voy|estamos|vamos)|ja que (?:estou|vou)) /;
/** Wants to know of it, or wants it changed. */
const ASKS =
  / (?:que hora|que dia|que horas|cuando|quando|when|what time|cuanto|quanto|how much|donde|onde|where|quien|quem|quedo|esta|sale|cuesta|custa|cost|cancel[a-z]*|anul[a-z]*|cambi[a-z]*|mov[a-z]*|pas[a-z]*|no|nao|not) /;

/** One more like it, for somebody else; undefined: it says something else, or nothing was just booked. */
export function forAnother(heard: Heard): Act | undefined {
  const { text, hit } = heard;
  if (hit !== undefined && hit.intent !== 'book') return undefined;
  if (
    addsToIt(heard) ||
    comesToo(heard) ||
    besideIt(heard) ||
    forMyself(heard) ||
    behindIt(heard) ||
    theOther(heard) ||
    forThatOne(heard)
  )
    return act(heard, { intent: 'book' });
  if (!GOES_ON.test(text.norm) || !OF_ANOTHER.test(text.norm) || ASKS.test(text.norm)) return undefined;
  return justBooked(heard.situation) === undefined ? undefined : act(heard, { intent: 'book' });
}

/** "Y para mí también una igual después de ella": the same once more; "y para mí una limpieza": another. */
const FOR_ME =
  / (?:para|pra|for) (?:mim?|me|nosotr[oa]s|nos|us)(?: (?:tambien|tambem|also|too|quiero|quisiera|quero))* (?:(?:otr[oa]|outr[oa]|una?|uma?|another|one) (?:igual(?:it[oa])?|mas|mais|tambien|tambem|too|despues|luego|antes|depois|after|$)|(?:otr[oa]|outr[oa]|another|uno|one) |lo mismo|o mesmo|the same|igual )/;
const FOR_MYSELF = / (?:para|pra|for) (?:mim?|me) (?:tambien |tambem |also |too )?(?:un[oa]?|uma?|el|la|an?|the) /;
/** "Y para mí también", "…a continuación": the same, of who had one made for somebody else. */
const FOR_ME_TOO =
  / (?:y|e|and|tambien|tambem|also) (?:para|pra|for) (?:mim?|me)(?: (?:tambien|tambem|also|too|a continuacion|despues|luego|seguid[oa]|enseguida|depois|after|a la misma hora|porfa|por favor|please))* $/;
function forMyself(heard: Heard): boolean {
  const { norm } = heard.text;
  if (!GOES_ON.test(norm) || ASKS.test(norm) || justBooked(heard.situation) === undefined) return false;
  return FOR_ME.test(norm) || FOR_ME_TOO.test(norm) || (FOR_MYSELF.test(norm) && namesService(heard));
}

/** "Y para mi marido a la misma hora", with no service told: the same. */
const FOR_SOMEBODY = re`^ (?:(?:ah|ok|bueno|listo|perfecto|gracias|oye|oiga|che|y|e|and|tambien|tambem|also) )+(?:para|pra|for) (?:mi|meu|minha|my) ${SOMEBODY} `;
function forThatOne(heard: Heard): boolean {
  const { text, situation, times } = heard;
  if (!FOR_SOMEBODY.test(text.norm) || text.asks || ASKS.test(text.norm) || namesService(heard)) return false;
  const more = saysWhen(times) || AS_THAT.test(text.norm);
  return situation.flow === 'ninguno' && more && justBooked(situation) !== undefined;
}
const AS_THAT = re` (?:tambien|tambem|too|also) |${BOOKED_DAY}|${BOOKED_HOUR}`;

/** "Un brushing después de ella": one more, behind what was just booked. */
function behindIt(heard: Heard): boolean {
  const { text, situation, besides } = heard;
  if (situation.flow !== 'ninguno' || ASKS.test(text.norm)) return false;
  if (besides === undefined && !CLOSE_BEHIND.test(text.norm)) return false;
  return justBooked(situation) !== undefined && namesService(heard);
}

/** "Can I add a blowout right after?": nothing but courtesy behind it. */
const CLOSE_BEHIND =
  / (?:(?:just(?:o|ito)|seguid[oa]|enseguida|inmediatamente|logo|bem|right|straight|immediately|just) (?:despues|depois|apos|after)|afterwards|a continuacion|(?:en|em) seguida)(?: (?:please|por favor|porfa|too|tambien|tambem|gracias|thanks|(?:(?:y|e|and|ahi) )?(?:(?:en|no|na|at|in) )?(?:el |la |the )?(?:mism[oa]|mesm[oa]|same) (?:local|sucursal|sede|lugar|dia|unidade|place|branch|day)))* $/;

/** "Y el otro a las 11", "y a las 11 la otra", "el segundo para el viernes": the second of two alike, where he has none but of that service. */
const LEADS =
  '(?:(?:ah|ok|bueno|listo|perfecto|gracias|y|e|and|ahora|agora|now|tambien|tambem|also|falta|faltaria|quiero|quisiera|quero|para|pra|me (?:das|da|reservas|agendas|aparta)|(?:agreg|sum|anot|agend|reserv)[ae](?:me|nos|le)?|pon(?:e|ga)?(?:me|le)?|anad[ae](?:me)?|add|book) )*';
const OTHER = `(?:(?:el|la|o|a|the) )?(?:otr[oa]|outr[oa]|other|another|segund[oa]|second|tercer[oa]|terceir[oa]|third)(?: (?:one|turno|cita|hora|reserva|cupo|auto|carro|coche|moto|vehiculo|camioneta|bicicleta|${SOMEBODY}))?(?: (?:tambien|tambem|too|also))?`;
const THE_OTHER = re`^ ${LEADS}${OTHER} (?:a las? |as? (?=[0-9])|para |pra |at |on |el |este |no |na |hoy |manana |amanha |tomorrow |tipo |como |por la |en la |despues |mas )`;
/** Behind its hour, which is taken out; with nothing but courtesy behind it. */
const THEN_THE_OTHER = re`^ ${LEADS}${OTHER}(?: (?:porfa|por favor|please|gracias|obrigad[oa]))* $`;
function theOther({ text, situation, times }: Heard): boolean {
  const told = THE_OTHER.test(text.norm) || THEN_THE_OTHER.test(readText(without(text.raw, times.spans)).norm);
  // Behind a move the other one would be moved, too.
  const last = told && saysWhen(times) && situation.doneJustNow === undefined ? justBooked(situation) : undefined;
  if (last === undefined || situation.flow !== 'ninguno' || ASKS.test(text.norm)) return false;
  return (situation.appointments ?? []).every(({ serviceId }) => serviceId === last.serviceId);
}

/** "Y un blanqueamiento el mismo día": another service, that day. */
const SAME_DAY =
  / (?:(?:el|ese|este|o|no|nesse|esse|the|that) )?(?:mismo dia|mesmo dia|same day) | (?:ya que (?:voy|vamos)|ja que vou|de una vez) /;
function besideIt(heard: Heard): boolean {
  const { norm } = heard.text;
  if (heard.situation.flow !== 'ninguno' || !ALSO.test(norm) || !SAME_DAY.test(norm) || ASKS.test(norm)) return false;
  return namesService(heard) && justBooked(heard.situation) !== undefined;
}

/** "Mi esposo también quiere, a la misma hora", said of what was just booked: one more, and not two. */
export function comesToo(heard: Heard): boolean {
  const { text, situation, times } = heard;
  // "Mi marido a las 10:20 también".
  const { norm } = readText(without(text.raw, times.spans));
  const too = COMES_TOO.test(norm) || WOULD_LIKE_IT_TOO.test(norm);
  if (situation.flow !== 'ninguno' || !too || ASKS.test(text.norm)) return false;
  return justBooked(heard.situation) !== undefined;
}
const PLEASES =
  '(?:gustaria|gustara|encantaria|interesa|interesaria|vendria bien|viene bien|hace falta|haria falta|serviria|provoca|agradaria)';
/** "A mi mamá también le gustaría". */
const WOULD_LIKE_IT_TOO = re` a (?:mi|meu|minha) ${SOMEBODY} (?:(?:tambien|tambem) (?:le |lhe )?${PLEASES}|(?:le |lhe )?${PLEASES} (?:[a-z]+ ){0,2}?(?:tambien|tambem)) (?!(?:saber|preguntar|perguntar) )`;

/** "Otro el jueves a la misma hora", "otra la próxima semana mismo día y hora": only the day is another. */
const SAME_HOUR =
  ' (?:otr[oa](?: [^ ]+){0,6} mism[oa](?: dia (?:y|e)(?: a)?(?: (?:la|el))?(?: mism[oa])?)?|outr[oa](?: [^ ]+){0,6} mesm[oa](?: dia e(?: [ao])?(?: mesm[oa])?)?|another(?: [^ ]+){0,6} same(?: day and(?: (?:the )?same)?)?) (?:hora|horario|hour|time) ';
/** "Otra cita igual la próxima semana", "lo mismo de siempre el viernes": of the one service that he comes for. */
const THE_SAME = re`${SAME_HOUR}| (?:(?:cita|turno|hora|reserva|una|uno|otra|otro) igual|igual (?:a|que) (?:la|el|mi)|lo (?:mismo )?de siempre|(?<! (?:da|es|daria) )lo mismo (?:para|el|la|que|de nuevo|otra vez|en)|(?:la|el) mism[oa] (?:cita|turno|servicio|reserva) (?:otra vez|de nuevo|para|la proxima|la otra|la semana)|(?:one )?same (?:as|thing|service)|o mesmo (?:de sempre|para|pra)|de sempre|the usual) `;

function theSame(heard: Heard, wish: Detalles): Detalles | undefined {
  const { text, situation } = heard;
  const isAlike = (THE_SAME.test(text.norm) || wantsItAlike(heard)) && !wantsOneInstead(heard);
  if (situation.flow !== 'ninguno' || !isAlike || atTheHourGivenUp(heard)) return undefined;
  const [only, ...others] = new Set((situation.appointments ?? []).map(({ serviceId }) => serviceId));
  // "Otra limpieza mismo día y hora", of who has one: as much.
  const another = wish.servicio !== undefined && wish.servicio !== only;
  return only === undefined || others.length > 0 || another
    ? undefined
    : { ...wish, ...likeIt(heard, wish), servicio: only };
}

/** "Y otra igual el jueves": at the hour of the one that it is like, and with whoever gives that one. */
const ALIKE = re`${SAME_HOUR}| (?:cita|turno|hora|reserva|clase|una|uno|otra|otro) igual `;
function likeIt(heard: Heard, wish: Detalles): Detalles {
  const { appointments = [], now } = heard.situation;
  const last = justBooked(heard.situation);
  const like = last ?? (appointments.length === 1 ? appointments[0] : undefined);
  if (like === undefined || !ALIKE.test(heard.text.norm)) return {};
  const anybody = wish.con_cualquiera === true || wish.sin_profesionales !== undefined;
  const { fecha_deseada, hora_especifica } = whenOf(like.slot, now.timeZoneId);
  // "Y otra para mi marido a la misma hora": who gives that one has no hands left.
  const atOnce = wish.fecha_deseada === fecha_deseada && wish.hora_especifica === hora_especifica;
  const who = anybody || atOnce || wish.profesional !== undefined ? {} : { profesional: like.slot.professionalId };
  const hour = wish.hora_especifica ?? wish.hora_desde ?? wish.hora_hasta ?? wish.preferencia_horaria;
  const day = wish.fecha_deseada !== undefined && hour === undefined;
  if (day) return { ...who, hora_especifica };
  // "Otra igual para mi mamá a las 12", right behind a booking: that day.
  const thatDay = last !== undefined && wish.hora_especifica !== undefined && !speaksOfDay(wish);
  // "Otra hora igual para mi mamá con Ignacia": at the very hour, with somebody else.
  const sideBySide = last !== undefined && hour === undefined && !speaksOfDay(wish) && heard.guest !== undefined;
  if (sideBySide && (wish.profesional ?? like.slot.professionalId) !== like.slot.professionalId)
    return { fecha_deseada, hora_especifica };
  return thatDay ? { ...who, fecha_deseada } : who;
}

/** At its hour and for the same one, unless told otherwise: "y el jueves también", "a mi hija también". */
function asThatOne(last: Appointment, heard: Heard, wish: Detalles): Detalles {
  const { hora_especifica, hora_desde, hora_hasta, preferencia_horaria } = wish;
  const hour = hora_especifica ?? hora_desde ?? hora_hasta ?? preferencia_horaria;
  const { fecha_deseada, ...at } = whenOf(last.slot, heard.situation.now.timeZoneId);
  const whose = whoElse(heard) ?? last.guest;
  // Who gives that one has no hands left at that very hour.
  const thatDay = !speaksOfDay(wish) || wish.fecha_deseada === fecha_deseada;
  const atOnce = thatDay && (hour === undefined || hour === at.hora_especifica);
  return {
    servicio: last.serviceId,
    ...(atOnce ? {} : { profesional: last.slot.professionalId }),
    ...goneTo(last, { servicio: last.serviceId }, heard),
    ...(speaksOfDay(wish) ? {} : { fecha_deseada }),
    ...(hour === undefined ? { hora_especifica: at.hora_especifica } : {}),
    ...(whose === undefined || whose.relation === 'yo' ? {} : { para: whose }),
    ...wish,
  };
}

/** What it leaves out is as that booking has it: its service, its branch, its day. */
export function likeTheLast(heard: Heard, wish: Detalles): Detalles {
  const next = onTheDayOfTheFirst(heard, wish);
  if (next !== undefined) return next;
  const repeated = repeatsIt(heard) ? justBooked(heard.situation) : undefined;
  if (repeated !== undefined) return asThatOne(repeated, heard, wish);
  const thatDay = forMyself(heard) && (heard.besides !== undefined || !speaksOfDay(wish));
  const same = thatDay ? undefined : theSame(heard, wish);
  if (same !== undefined) return same;
  const last = heard.situation.flow === 'ninguno' ? justBooked(heard.situation) : undefined;
  if (last === undefined) return wish;
  if (wantsAnotherOne(heard)) return { servicio: last.serviceId, ...wish };
  const adds = addsToIt(heard);
  const somebody = !adds && forAnother(heard) !== undefined;
  // "¿Y la ecografía a las 9 y media?": another service at an hour of the same day.
  const besides =
    adds || ALSO.test(heard.text.norm) || (heard.situation.state === 'evento_creado' && TOO.test(heard.text.norm));
  const also = besides && wish.servicio !== undefined && wish.hora_especifica !== undefined;
  // "También quiero la barba": where he goes anyway.
  const sameVisit = besides && wish.servicio !== last.serviceId;
  const { slot, serviceId } = last;
  const { fecha_deseada } = whenOf(slot, heard.situation.now.timeZoneId);
  if (!somebody && !also && !sameVisit) return wish;
  if (!somebody && !also)
    return { ...goneTo(last, wish, heard), ...(onThatVisit(heard, wish) ? { fecha_deseada } : {}), ...wish };
  return {
    servicio: serviceId,
    ...goneTo(last, { servicio: serviceId, ...wish }, heard),
    ...(speaksOfDay(wish) ? {} : { fecha_deseada }),
    ...wish,
  };
}

/** "Y también la vacuna", "and I also need passport photos": on the same way, unless it is asked when or another day is said. */
function onThatVisit(heard: Heard, wish: Detalles): boolean {
  const { text, situation } = heard;
  const open = isTimeless(wish) && !speaksOfDay(wish) && wish.restricciones_temporales === undefined;
  const adds = addsToIt(heard);
  const goesOn = adds || TOO.test(text.norm) || (situation.state === 'evento_creado' && ALSO.test(text.norm));
  const norm = adds ? text.norm.replace(BEHIND_IT, ' ') : text.norm;
  return open && goesOn && wish.servicio !== undefined && !ANOTHER_DAY.test(norm);
}
const ANOTHER_DAY =
  / (?:otro|outro|another|other|que|qual|cual|what|which|cualquier|algun) (?:dia|day|fecha|date|semana|week|momento) | (?:cuando|quando|when|mas adelante|despues|depois|later|proxim[oa]|siguiente|next) /;

/** "Dos turnos, uno para mí y otro para mi hijo", the first is booked: "y corte niño a las 12:30" is that day, and is asked for a yes. */
function onTheDayOfTheFirst({ situation, text }: Heard, wish: Detalles): Detalles | undefined {
  const { flow, offer, known = {}, tenant, now } = situation;
  const shown = offer?.kind === 'servicio' || (offer?.kind === 'turno' && AND_THE_NEXT.test(text.norm));
  const asked = flow === 'agenda' && shown && known.para !== undefined;
  if (!asked || tenant?.booking.confirmBeforeBooking !== true || speaksOfDay(known) || speaksOfDay(wish))
    return undefined;
  const last = wish.hora_especifica === undefined ? undefined : justBooked({ ...situation, flow: 'ninguno' });
  return last && { ...wish, fecha_deseada: whenOf(last.slot, now.timeZoneId).fecha_deseada };
}

/** "Y a las 11 para el más chico", "10:30 for the second", below the hours of any day. */
const AND_THE_NEXT =
  /^ (?:(?:ok|listo|dale|bueno|gracias|genial|perfecto) )*(?:y|e|and) .*(?:para|pra|for) | (?:para|pra|pro|for|of|de) (?:el|la|o|a|the|my|mi|meu|minha) (?:(?:hij[oa]|nen[ea]|herman[oa]|perr[oa]|gat[oa]|filh[oa]) )?(?:mas chic[oa]|mas grande|mas pequen[oa]|menor|mayor|maior|mais (?:nov[oa]|velh[oa])|segund[oa]|otr[oa]|outr[oa]|second|other|younger|older|little)(?: one| hij[oa]| nen[ea])? /;

/** Of several branches, the one that is gone to anyway, where that is done there. */
function goneTo({ slot: { branchId } }: Appointment, wish: Detalles, { situation: { tenant } }: Heard): Detalles {
  const service = tenant?.services.find(({ id }) => id === wish.servicio);
  const there = (tenant?.branches.length ?? 0) > 1 && (service?.branchIds.includes(branchId) ?? false);
  return there ? { sucursal: branchId } : {};
}
