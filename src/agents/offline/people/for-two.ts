/** Two or more appointments of one service in one message: for several people, at several hours, on several days (CONV-11). Long because it is one list of the ways to say so. */
import type { CustomerEvent, Detalles } from '../../../domain.ts';
import { act, type Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { whenOfEach } from './party.ts';
import { plainWords, readText, without, type Text } from '../words/text.ts';
import { readTimes } from '../time/index.ts';
import { SAME_HOUR } from '../errands/moving/as-it-stands.ts';
import { EITHER as MAY_COME } from '../errands/several/bookings.ts';
import { theOneThatWaits } from '../errands/several/those-that-wait.ts';
import { KIN_WORD, relationOf } from '../words/kin.ts';
import { comeTogether } from './both-come.ts';
import { daysAtAnHour, eachOnItsDay, hoursInTurn, toldOfEach } from './day-of-each.ts';
import { FOR, HOURS, hoursOf, ME, MY, onlyHours, partTold, withoutRefused } from './hours-told.ts';
import {
  areOfTwo,
  withoutCounted,
  THINGS,
  countedEach,
  countedForIt,
  isService,
  soManyTold,
  alsoComes,
} from './so-many-told.ts';
import { SOMEBODY } from './told-names.ts';
import { countryOf } from '../situation.ts';
import { saysWhen, wishOf } from '../wishes.ts';
import { APPOINTMENT, HOW_MANY, SEVERAL, SEATS } from '../words/words.ts';
import { AT } from '../words/joints.ts';
import { re, wordSet } from '../words/pattern.ts';

const OTHER_ONE = `(?:(?:${FOR} )?(?:${MY} )?${SOMEBODY}|${FOR} (?:ella|ele|ela|him|her|el(?= $| a las?| tambien)))`;
/** "Para mí y mi marido", "una para mi hijo y otra para mí", "9 for me and 9:30 for him". */
export const FOR_ME_AND_ANOTHER = re` ${FOR} ${ME}(?: (?:y|e|and|[0-9]+|media|otr[oa]|outr[oa]|uno|una|um|uma|one|another|a las?|at|as))+ ${OTHER_ONE} | ${FOR} ${MY} ${SOMEBODY} (?:y|e|and) (?:(?:otr[oa]|outr[oa]|another) )?(?:${FOR} )?${ME} `;
const ONE_EACH = re` (?:uno|una|um|uma|one) ${FOR} .{1,40} (?:y|e|and) (?:otr[oa]|outr[oa]|another|one) ${FOR} ${OTHER_ONE.replace(`(?:${FOR} )?`, '')} `;
/** "Un corte para mí y otro para mi vecino": whoever it is, he is one more. */
const AND_ONE_MORE = re` ${FOR} ${ME} (?:y|e|and|mas|tambien|also| )+(?:otr[oa]|outr[oa]|another|un[oa] mas|one more)(?: [a-z]+)? ${FOR} (?:mi|meu|minha|my|un|una) [a-z]+ `;
/** "Limpieza el jueves, y otra para mi hijo": what comes before it is for who writes. */
const AND_ANOTHER = re`^(?<own>.+) (?:y|e|and|mas|tambien|also) (?:otr[oa]|outr[oa]|another|un[oa] mas|one more) ${FOR} (?:mi|meu|minha|my) ${SOMEBODY} `;
/** "A las 3, y para mi amigo a la misma hora", "corte a las 10 y para mi hijo también": his own, and one more like it. */
const ALSO = '(?:tambien|tambem|also|too|lo mismo|igual)';
const AND_ALSO_FOR = re` (?:y|e|and|${ALSO}) (?:${ALSO} ${FOR} (?:mi|meu|minha|my) (?<besides>${KIN_WORD})|(?:(?:${ALSO}|otr[oa]|outr[oa]|another|un[oa] mas|one more) )*(?:${FOR} )?(?:mi|meu|minha|my|un|una|um|uma) (?<kin>${KIN_WORD}) (?:${ALSO}|(?:(?:${ALSO}|a|as|la|en|no|at|the) )*(?:mism[oa]|mesm[oa]|same) (?:hora|horario|time|hour))) (?!(?:(?:quiere|quisiera|quer|wants|would like) )?(?:saber|preguntar|perguntar|to know|pregunta|pergunta|asks))`;
/** "Corte mañana a las 18, y mi hermano va también." */
export const COMES_TOO = re`(?<! (?:para|pa|pra|pro|for|con|com|with|de|a)) (?:mi|meu|minha|my) ${SOMEBODY} (?:(?:tambien|tambem|also|va a|quiere|quer|quisiera|vai|va|viene|vem|comes?|wants?|needs?|would like|necesita|precisa|se (?:corta|hace|lo hace|la hace)|un[oa]|uma?|one) )*(?:tambien|tambem|also|too|as well) (?!(?:(?:quiere|quisiera|quer|wants) )?(?:saber|preguntar|perguntar|to know))| (?:tambien|tambem|also) (?:va|viene|quiere|vai|vem|necesita|comes) (?:mi|meu|minha|my) ${SOMEBODY} `;
/** "Somos tres: mi viejo, mi hermano y yo", "para dos personas". */
const SO_MANY = re` (?:(?:somos|seriamos|seremos|venimos|vamos(?= (?:los )?${SEVERAL} (?:amig|herman|prim|personas|chic))|iriamos|vamos a ir|we are|we re|somos em)|(?:para|pra|for)(?= ${SEVERAL} (?:personas|pessoas|people|amig[oa]s|$|manana|hoy|el|este|esta|a las?|por favor|porfa|please|amanha|hoje|na|no|as|tomorrow|today|at|on))|x(?= ?[2-6] )|(?:a|para)(?= los (?:dos|tres) (?!dias|lados|horarios|turnos|servicios)))(?:(?<= x)| )(?: ?los )?(${SEVERAL}) `;
/** "Un turno para dos personas" may be one that two come to. */
const ONE_FOR_ALL = re` (?:un|una|um|uma|a|an) ${APPOINTMENT} `;
const TWO_APPOINTMENTS = re` ${SEVERAL} (?:${APPOINTMENT}|${SEATS}(?! (?:para|de|pra) (?:estacion|aparc|parque|el auto|el carro)[a-z]*)) | ${MY} ${SEVERAL} ${SOMEBODY.slice(0, -1)}|ninos|children|bebes|chamos|peques)s? `;

/** "Necesito dos horas para evaluación", in Chile, where an hour is an appointment; elsewhere it is how long it takes. */
const TWO_HOURS = new RegExp(` ${SEVERAL} horas? (?:para|pa) (?:(?:una?|la|el) )?(?<what>[a-z]+) `);
function areHoursOfChile({ text, situation }: Heard): boolean {
  const what = countryOf(situation) === 'CL' ? TWO_HOURS.exec(text.norm)?.groups?.['what'] : undefined;
  return what !== undefined && isService(what, situation.tenant);
}

/** "E o da minha irmã" leaves no choice. */
const EITHER = / (?:o(?! d[ao] )|ou|or|entre|between|cualquiera|either|qualquer) /;

/** Who else comes, told behind one's own hour; on one day, so that nobody is put on another's. */
function alsoFor({ text, times }: Heard): { readonly kin: string } | undefined {
  const { besides, kin = besides } = AND_ALSO_FOR.exec(text.norm)?.groups ?? {};
  const ahead = times.hora !== undefined;
  const days = times.spans.filter(({ kind }) => kind === 'date').length;
  return kin === undefined || !ahead || days > 1 || text.asks ? undefined : { kin };
}

/** "A las 9 y a las 9 y media", where the hours of one service are shown. "1 y 2" may be rows: they are asked about. */
export function twoOfTheShown(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const shown = situation.flow === 'agenda' && (situation.offer?.kind === 'turno' || situation.asks === 'confirm');
  if (!shown || situation.known?.servicio === undefined || EITHER.test(text.norm)) return undefined;
  if (alsoFor(heard) !== undefined) return act(heard, { intent: 'book' });
  const clear = onlyHours(heard)?.some((hour) => /[^0-9]/.test(hour)) ?? false;
  const forBoth = (heard.party.length > 1 || FOR_ME_AND_ANOTHER.test(text.norm)) && whenEach(heard).length > 1;
  return clear || forBoth ? act(heard, { intent: 'book' }) : undefined;
}

/** One wish becomes two or three where so many were said: the first as it was read, the others of the same service on the same day. */
export function forTwo(events: readonly CustomerEvent[], heard: Heard): readonly CustomerEvent[] {
  const { text, situation, party } = heard;
  const wishes = events.filter(({ type }) => type === 'customer.wants_booking');
  const [wish] = wishes;
  if (wish?.type !== 'customer.wants_booking') return events;
  if (wishes.length > 1 || countedEach(heard).length > 0) return events;
  if (EITHER.test(text.norm) && hoursInTurn(text.raw) === undefined) return events;
  const shown = twoOfTheShown(heard) !== undefined;
  const together = comeToOne(wish.detalles.servicio ?? situation.known?.servicio, heard);
  if (together && !areSeveralTimes(heard)) return events;
  const toldNow = soManyTold(heard);
  if (!shown && toldNow === 0 && (situation.flow !== 'ninguno' || !areTwo(heard))) return events;
  const each = whenEach(heard);
  const { servicio = situation.known?.servicio, sucursal = situation.known?.sucursal } = wish.detalles;
  const day = dayOf(wish.detalles, situation.known);
  const { servicios } = wish.detalles;
  const both = {
    ...(servicio === undefined ? {} : { servicio }),
    ...(servicios === undefined ? {} : { servicios }),
    ...(sucursal === undefined ? {} : { sucursal }),
    ...day,
  };
  const { hora_especifica, hora_candidatas } = wish.detalles;
  const limits = each.length > 0 ? {} : limitsOf(wish.detalles);
  const hourOfAll = { ...(hora_especifica && { hora_especifica }), ...(hora_candidatas && { hora_candidatas }) };
  const count = Math.max(2, together ? 0 : party.length, toldCount(heard, together), toldNow);
  const areSoMany = SO_MANY.test(text.norm) || comeTogether(text) || isOneEach(text) || SAME_HOUR.test(text.norm);
  const [own, ...others] = Array.from({ length: count }, (_, i) => whoIs(i, heard));
  // "Control para mis dos hijos con la doctora Salas", "corte con Nacho, para mí a las 10 y para mi hijo a las 11": with him
  // both, where nobody is told of each.
  const withOne = each.every(({ profesional }) => profesional === undefined) && wish.detalles.profesional;
  const first = each[0] === undefined ? wish.detalles : { ...withoutHours(wish.detalles), ...day, ...each[0] };
  const one: CustomerEvent = { ...wish, detalles: alsoComes(heard) ? {} : { ...first, ...own } };
  const further = others.map((who, i): CustomerEvent => {
    // Two people come at once where two can be seen at once; who comes twice comes at two hours.
    const come = (party.length > 1 || who.para !== undefined || areSoMany) && !IN_A_ROW.test(text.norm);
    const atOnce = each.length === 0 && come ? hourOfAll : {};
    const detalles = {
      ...both,
      ...(withOne && { profesional: withOne }),
      ...limits,
      ...atOnce,
      ...each[i + 1],
      ...who,
    };
    return theOneThatWaits(i, detalles, situation) ?? { type: 'customer.wants_booking', detalles, mas: true };
  });
  const told = eachOnItsDay(eachWithItsOwn([one, ...further], heard), heard);
  return events.flatMap((event) => (event === wish ? told : [event]));
}

/** "…y otra para mi hijo después": one and then the other. */
export const IN_A_ROW =
  / (?:seguid[oa]s?|seguidit[oa]s?|continu[oa]|luego|despues|depois|primero|primeiro|first|then|after|una? tras|uno tras|enseguida|pegad[oa]s?) /;

/** "2 cortes y 3 cejas", "dos limpiezas y un corte": as many of each; nobody sits in two chairs, so that an hour is of the first. */
export function asManyOfEach(events: readonly CustomerEvent[], heard: Heard): readonly CustomerEvent[] {
  const { text, situation } = heard;
  const wishes = events.filter((event) => event.type === 'customer.wants_booking');
  const [first] = wishes;
  // A kind that is left open: nobody knows which of those that are counted it is.
  if (!first || wishes.some(({ detalles }) => detalles.servicio === undefined)) return events;
  const counted = EITHER.test(text.norm) || situation.flow !== 'ninguno' ? [] : countedEach(heard);
  if (counted.length === 0) return events;
  const missing = counted.filter(({ servicio }) => !wishes.some(({ detalles }) => detalles.servicio === servicio));
  const added = missing.map(({ servicio }) => ({ ...first, detalles: { ...alike(first.detalles), servicio } }));
  const all = [...wishes, ...added].flatMap((wish): readonly CustomerEvent[] => {
    const count = counted.find(({ servicio }) => servicio === wish.detalles.servicio)?.count ?? 1;
    const more: CustomerEvent = { type: wish.type, detalles: alike(wish.detalles), mas: true };
    return [wish, ...Array.from({ length: count - 1 }, () => more)];
  });
  return [...events.filter(({ type }) => type !== 'customer.wants_booking'), ...all];
}

function alike(wish: Detalles): Detalles {
  const { servicio, sucursal, para } = wish;
  return {
    ...(servicio && { servicio }),
    ...(sucursal && { sucursal }),
    ...(para && { para }),
    ...dayOf(wish, undefined),
  };
}

/** "Una para mí de corte y otra para el niño". */
function eachWithItsOwn(wishes: readonly CustomerEvent[], heard: Heard): readonly CustomerEvent[] {
  const each = wishes.length === 2 ? toldOfEach(heard) : undefined;
  if (each === undefined) return wishes;
  return wishes.map((wish, i) => {
    if (wish.type !== 'customer.wants_booking') return wish;
    const { servicio: _one, servicios: _sort, profesional: _who, ...rest } = wish.detalles;
    return { ...wish, detalles: { ...rest, ...each[i] } };
  });
}

/** "Terapia de pareja", "cancha de tenis para 4", "somos cuatro y queremos jugar": those who come to it come together. */
function comeToOne(servicio: string | undefined, { text, situation: { tenant } }: Heard): boolean {
  const service = tenant?.services.find(({ id }) => id === servicio);
  if (service === undefined) return PLAY.test(text.norm) || text.words.some((word) => TAKEN_WHOLE.has(word.text));
  const words = plainWords(service.name);
  // A family's doctor sees one by one.
  const ofAFamily = words.some((word) => FAMILY.has(word)) && words.some((word) => MET_BY_ALL.has(word));
  return ofAFamily || words.some((word) => FOR_ALL.has(word) || TAKEN_WHOLE.has(word));
}
const FOR_ALL = wordSet('pareja parejas casal casais couple couples grupal grupo group duo');
/** However many come. */
const TAKEN_WHOLE = wordSet(
  'cancha canchas court courts quadra quadras pista pistas mesa mesas table sala salas room quincho quinchos cabana cabanas cabin parrilla churrasqueira',
);
const FAMILY = new Set(['familiar', 'familia', 'family', 'familias']);
const MET_BY_ALL = wordSet('sesion sessao session foto fotos retrato photo photos shoot ensaio terapia therapy');
const PLAY = / (?:jugar|juguemos|jugamos|jogar|jogarmos|play|partido|partida|dobles|doubles) /;

/** "Dos canchas", "a las 20 y a las 21", "el martes y el jueves": more than one, however many come to each. */
function areSeveralTimes(heard: Heard): boolean {
  const counted = countedThing(heard) > 1 || daysAtAnHour(heard) > 1 || hoursOfSeveral(heard);
  return counted || hoursInTurn(heard.text.raw) !== undefined;
}

/** Whose the n-th of them is. Of one person told alone: "dos, uno para mi hijo" is one of them, "dos para mi hijo" are both. */
function whoIs(n: number, heard: Heard): Pick<Detalles, 'para'> {
  const { text, party, guest } = heard;
  const relation = relationOf(alsoFor(heard));
  if (relation !== undefined) return n === 0 ? {} : { para: { relation } };
  const own = ONE_OF_THEM.test(text.norm) || comeTogether(text);
  const one = party.length > 0 ? party[n]?.guest : n > 0 || !own ? guest : undefined;
  return one === undefined ? {} : { para: one };
}
const ONE_OF_THEM = re` (?:uno|una|um|uma|one|otr[oa]|outr[oa]|another) ${FOR} `;

/** The hours that are told in a row, each of one of several: "a las 3 y a las 4", "a las 9 el primero y 10:30 el segundo". */
export function whenEach(heard: Heard): readonly Detalles[] {
  const { text, situation, party } = heard;
  const own = party.length > 1 ? whenOfEach(text.raw, party, situation) : [];
  const told = hoursInTurn(text.raw)?.hours ?? hoursOf(withoutRefused(heard), HOURS)?.hours ?? [];
  // "Para mis dos hijos, 10:30 y 11": told of both at one place.
  const alike = told.length === own.length && new Set(own.map((one) => JSON.stringify(one))).size === 1;
  return own.length > 0 && !alike ? own : told.map((hour) => hourOf(hour, heard));
}

/** "Para mis hijos, a las 11 y 11:30", "a las 10:30 y a las 11": an hour each; who may come then or then has a choice. */
function hoursOfSeveral(heard: Heard): boolean {
  const { text } = heard;
  const hours = hoursOf(withoutRefused(heard), HOURS)?.hours ?? [];
  if (hours.length < 2 || text.asks || MAY_COME.test(text.norm)) return false;
  return SEVERAL_KIN.test(text.norm) || hours.every((hour) => /^(?:a las?|as|at) /.test(hour));
}
const SEVERAL_KIN = re` (?:mis|meus|minhas|my) (?:${KIN_WORD})e?s `;
/** "Con mi novio queremos un tatuaje cada uno." */
function isOneEach({ norm }: Text): boolean {
  return / (?:cada un[oa]|cada um|(?:um|uma) cada|one each|each) /.test(norm) && WE.test(norm);
}
const WE = / (?:queremos|quisieramos|querriamos|queriamos|necesitamos|precisamos|vamos|iriamos|gostariamos|we) /;
/** "Traigo dos perritos a vacunar." */
const BRINGS_TWO = re` (?:traigo|llevo|llevare|llevaria|voy a (?:llevar|traer)|quiero (?:llevar|traer)|trago|levo|bringing|bring) (?:a )?(?:mis |meus |minhas |my )?${SEVERAL} ${THINGS} `;

/** "Tres cortes", "somos cinco", "lunes 7, miércoles 9 y viernes 11 a las 10": as many; who come together to it are one. */
function toldCount(heard: Heard, together: boolean): number {
  const people = HOW_MANY[SO_MANY.exec(heard.text.norm)?.[1] ?? ''] ?? 1;
  const each = together ? 1 : Math.max(people, countedForIt(heard));
  return Math.max(each, countedThing(heard), daysAtAnHour(heard));
}
/** Of appointments or services, the number that stands before them; "somos 4, cancha mañana" counts no courts. */
function countedThing({ text, times, situation: { tenant } }: Heard): number {
  // "A partir de las 6, sesión con Andrea": an hour counts nothing.
  const { raw, words } = readText(without(text.raw, times.spans));
  const marked = words.map(({ text, start }, i) => {
    const before = raw.slice(words[i - 1]?.end ?? start, start);
    return /[,;:.!?\n]/.test(before) ? `, ${text}` : text;
  });
  const told = [...withoutCounted(` ${marked.join(' ')} `, tenant).matchAll(A_COUNT)];
  const ofThings = told.filter(([, , what = '']) => isAppointment(what) || isService(what, tenant));
  return Math.max(1, ...ofThings.map(([, count = '']) => HOW_MANY[count] ?? 1));
}
const COUNTED = re` (${SEVERAL}) ([a-z]+)`;
const A_COUNT = new RegExp(COUNTED, 'g');

/** "¿Tienen dos cupos para mañana?" is no question of how many there are, nor is "¿me apartas…?" one of anything; "¿me das dos horarios?" is. */
const WANTS = re` (?:(?:quiero|quisiera|necesito|reserv|agend|puedo|can i|quero|(?:me|nos) (?:anot|apunt|apart|separ|guard|marc|dej[ae]s? |(?:das?|dan) (?!${SEVERAL} (?:horarios?|opciones) )))|(?:tienen?|tienes|tenes|hay|habra|quedan?|tem|do you have|are there) (?:[a-z]+ )?${SEVERAL} ${SEATS} )`;
function areTwo(heard: Heard): boolean {
  const { text, times, situation, party } = heard;
  // "Tengo que vacunar dos perros, ¿a las 10 y a las 10 y media?", "…, ¿puede ser el jueves a las 4?": so many, and when.
  const timed = countedForIt(heard) > 1 && saysWhen(times);
  if (text.asks && !timed && !WANTS.test(text.norm) && !areOfTwo(text)) return false;
  const norm = withoutCounted(readText(without(text.raw, times.spans)).norm, situation.tenant);
  if (
    party.length > 1 ||
    FOR_ME_AND_ANOTHER.test(text.norm) ||
    AND_ONE_MORE.test(text.norm) ||
    alsoFor(heard) !== undefined ||
    isService(AND_ANOTHER.exec(text.norm)?.groups?.['own'] ?? '', situation.tenant) ||
    (SO_MANY.test(text.norm) && !ONE_FOR_ALL.test(text.norm)) ||
    comeTogether(text) ||
    areOfTwo(text) ||
    isOneEach(text) ||
    hoursInTurn(text.raw) !== undefined ||
    ONE_EACH.test(text.norm) ||
    (COMES_TOO.test(text.norm) && !/ (?:siempre|sempre|always) /.test(text.norm)) ||
    TWO_APPOINTMENTS.test(norm) ||
    areHoursOfChile(heard) ||
    BRINGS_TWO.test(text.norm) ||
    countedForIt(heard) > 1 ||
    daysAtAnHour(heard) > 1 ||
    hoursOfSeveral(heard) ||
    toldOfEach(heard) !== undefined
  )
    return true;
  const counted = COUNTED.exec(norm)?.[2];
  // "Dos limpiezas": a number before the name of a service.
  return counted !== undefined && isService(counted, situation.tenant);
}

function isAppointment(word: string): boolean {
  return re`^(?:${APPOINTMENT}|${SEATS})$`.test(word);
}

function hourOf(hour: string, heard: Heard): Detalles {
  const { now, language } = heard.situation;
  const said = `${/^[0-9]/.test(hour) ? `${AT[language]} ${hour}` : hour}${partTold(heard)}`;
  const { hora_especifica, hora_candidatas } = wishOf('book', readTimes(said, { now, language }), {});
  return {
    ...(hora_especifica === undefined ? {} : { hora_especifica }),
    ...(hora_candidatas === undefined ? {} : { hora_candidatas }),
  };
}

/** "Dos cortes el viernes después de las 15": of both. */
function limitsOf({ preferencia_horaria, restricciones_temporales, hora_desde, hora_hasta }: Detalles): Detalles {
  const limits = { preferencia_horaria, restricciones_temporales, hora_desde, hora_hasta };
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
}

function withoutHours(wish: Detalles): Detalles {
  const {
    hora_especifica: _h,
    hora_candidatas: _c,
    hora_desde: _d,
    hora_hasta: _t,
    preferencia_horaria: _p,
    ...rest
  } = wish;
  return rest;
}

function dayOf(said: Detalles, known: Detalles | undefined): Detalles {
  const { fecha_deseada, fecha_desde, fecha_hasta } = said;
  const own = fecha_deseada !== undefined || fecha_desde !== undefined || fecha_hasta !== undefined;
  const day = own ? { fecha_deseada, fecha_desde, fecha_hasta } : { fecha_deseada: known?.fecha_deseada };
  return Object.fromEntries(Object.entries(day).filter(([, value]) => value !== undefined));
}
