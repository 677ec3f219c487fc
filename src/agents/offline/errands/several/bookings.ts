/**
 * Several bookings in one message, and bookings said with no word of the diary's, beside another errand (CONV-11). Long
 * because it is one list of the ways to say so.
 */
import { whenOf, type Tenant } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { freeService } from '../../names/free-services.ts';
import { bestService, findNames, namingWords, saysBoth, servicesNamed } from '../../names.ts';
import { fold, readText, without } from '../../words/text.ts';
import { FOR_THE_OTHER } from '../../people/told-names.ts';
import { readTimes } from '../../time/index.ts';
import type { TimeReading } from '../../time/index.ts';
import { isList, sortIn } from './in-a-row.ts';
import { uncutNames } from './named-as-one.ts';
import { haveOwnTimes, isOneTime } from './own-times.ts';
import { partsOf } from '../../names/name-words.ts';
import { toldAgain } from './told-again.ts';
import type { Found, Stretch } from './told-again.ts';
import { LEARNING, WISHING } from '../booking/wishing.ts';
import { saysWhen } from '../../wishes.ts';
import { CANCEL, SHIFT } from '../../words/words.ts';

type Asked = Pick<Heard, 'text' | 'situation'>;

/** More pieces than this are read as one: nobody has eleven errands. */
export const PIECES_MAX = 12;

/** "Limpieza no, mejor blanqueamiento el jueves": one wish and what it replaces. */
const REPLACING =
  / (?:no|mejor|perdon|digo|sino|en vez|en lugar|o si|o sea|nao|melhor|desculpa|ou|not|instead|actually|sorry|rather|or) /;
/** "Ay no, mejor corte y cejas": what is said instead of what was proposed is read like any wish. */
const RATHER = /^ (?:(?:ay|uy|ah|oh|no|nao|mejor|melhor|perdon|sorry|actually) )+/;
/** "…y otro para mi hijo el jueves": one more of the same. "Otro día" is a wish of the first. */
const ONE_MORE =
  / (?:otr[oa]|outr[oa]|another)(?: (?:one|turno|cita|hora|horario))?(?: (?:para|pra|el|a|al|no|na|on|for)) /;

/** "…porque el 15 firmo la compra": why it is wanted, whatever that is called like. */
const WHY = /(?<![a-z])(?:porque|ya que|dado que|es que|pois|because)\s*$/;

const ANOTHER = / (?:otr[oa]s?|outr[oa]s?|another|tambien|tambem|also) /;

/**
 * "Limpieza mañana a las 10 y blanqueamiento el jueves a las 11": each service that brings a time of its own is a
 * wish, and so is "otro" with a time. Empty when the message holds one wish.
 */
export function bookingsIn(heard: Asked, { from, to }: Stretch): Stretch[] {
  const { text, situation } = heard;
  const { tenant } = situation;
  const cut = uncutNames(text.raw.slice(from, to), situation, (piece) => timesIn(piece, situation).hora !== undefined);
  if (tenant === undefined || cut.length < 2 || cut.length > PIECES_MAX) return [];
  if (REPLACING.test(readText(text.raw.slice(from, to)).norm.replace(RATHER, ' '))) return [];
  const found: Found[] = [];
  for (const piece of cut) {
    const last = found.at(-1);
    const service = WHY.test(fold(text.raw.slice(0, from + piece.start)))
      ? undefined
      : (bestService(namingWords(piece.raw), tenant.services) ?? sortIn(piece.raw, tenant, last?.service));
    const end = from + piece.start + piece.raw.length;
    const before = last === undefined ? '' : text.raw.slice(last.from, last.to);
    const more =
      last !== undefined &&
      (isAnotherVisit(piece.raw, before, situation) ||
        (service === undefined &&
          (ONE_MORE.test(readText(piece.raw).norm) ||
            isForTheOther(piece.raw, before, situation) ||
            isOneMoreTime(piece.raw, before, situation))));
    if (last === undefined || more || (service !== undefined && last.service !== undefined && service !== last.service))
      found.push({ service, from: last === undefined ? from : from + piece.start, to: end });
    else found.splice(-1, 1, { ...last, service: last.service ?? service, to: end });
  }
  const times = found.map((s) => timesIn(text.raw.slice(s.from, s.to), situation));
  const again = toldAgain(found, times);
  // "…y otra limpieza a las 10" is a third one.
  if (again.length > 1 && !ANOTHER.test(readText(text.raw.slice(from, to)).norm)) return again;
  const joined = isOneName(found, text.raw, tenant.services);
  const own = haveOwnTimes(times) && !(joined && isOneTime(times));
  const apart =
    found.length > 1 && (own || (!joined && isList(found, text.raw, { tenant, language: situation.language })));
  return apart ? found.map((s, i) => ({ from: s.from, to: s.to, ...likeItsNeighbour(i, found, heard) })) : [];
}

/** "Corte, y barba", where "Corte y barba" is sold, is that one; "vacina e banho e tosa" holds it, and one more. */
function isOneName(found: readonly Found[], raw: string, services: Tenant['services']): boolean {
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined || !saysBoth(raw.slice(first.from, last.to), services)) return false;
  return !found.some(({ from, to }) => saysBoth(raw.slice(from, to), services));
}

/**
 * "…y el jueves a las 12 con Tato", "…y otro a las 5:30 en Laureles": the service that stands before it, which a name beside its time would hide. "Mañana a
 * las 11 con Nacho y el jueves a las 12 con Tato, para corte": the one behind both.
 */
function likeItsNeighbour(i: number, found: readonly Found[], { text, situation }: Asked): Pick<Stretch, 'service'> {
  const [own, before, next] = [found[i], found[i - 1], found[i + 1]];
  if (own === undefined || own.service !== undefined) return {};
  if (before?.service !== undefined)
    return namesAnybody(text.raw.slice(own.from, own.to), situation) ? { service: before.service } : {};
  const behind = next && OF_ALL.exec(fold(text.raw.slice(next.from, next.to)))?.groups?.['what'];
  const service = behind && situation.tenant && bestService(namingWords(behind), situation.tenant.services);
  return service === undefined || service === '' || service !== next?.service ? {} : { service };
}
const OF_ALL =
  /[\s,](?:para|pra|de|for)\s+(?:(?:un|una|el|la|um|uma|a)\s+)?(?<what>[^\s,.;]+(?:\s+[^\s,.;]+){0,3})[\s.!]*$/;

/**
 * "A las 4 con Yeison y también la barba a las 5", "a las 11 con Nacho y a las 12 con Tato": an hour each, and each with
 * somebody or of something of its own; one hour or one name over both would be nobody's wish.
 */
function isAnotherVisit(piece: string, before: string, situation: Heard['situation']): boolean {
  const { tenant } = situation;
  if (tenant === undefined || EITHER.test(readText(before).norm)) return false;
  const [one, other] = [before, piece].map((said) => {
    const times = timesIn(said, situation);
    const rest = without(said, times.spans);
    return { times, who: whoIn(rest, situation), service: bestService(namingWords(rest), tenant.services) };
  });
  if (one?.times.hora === undefined || other?.times.hora === undefined) return false;
  const then = one.times.hora !== other.times.hora || one.times.fecha !== (other.times.fecha ?? one.times.fecha);
  const withEach = one.who !== undefined && other.who !== undefined && one.who !== other.who;
  const ofOther = one.who !== undefined && one.service === undefined && other.service !== undefined;
  return then && (withEach || ofOther);
}

function isForTheOther(piece: string, before: string, situation: Heard['situation']): boolean {
  return FOR_THE_OTHER.test(readText(piece).norm) && [before, piece].every((one) => timesIn(one, situation).hora);
}

/**
 * "…el miércoles a las 10 y el viernes a las 11 con Tato": a day and an hour each, or a day and a professional each, and
 * nothing else; who may come then or then has a choice.
 */
function isOneMoreTime(piece: string, before: string, situation: Heard['situation']): boolean {
  const [one, other] = [timesIn(before, situation), timesIn(piece, situation)];
  const days = [one.fecha, other.fecha];
  if (days.includes(undefined) || one.fecha === other.fecha || EITHER.test(readText(before).norm)) return false;
  const [his, hers] = [whoIn(without(before, one.spans), situation), whoIn(without(piece, other.spans), situation)];
  const timed = one.hora !== undefined && other.hora !== undefined;
  const withEach = his !== undefined && hers !== undefined && his !== hers;
  const rest = readText(without(piece, other.spans)).norm;
  return (timed || withEach) && ONLY_WHEN.test(hers === undefined ? rest : rest.replace(WITH_WHOM, ' '));
}
function whoIn(raw: string, { tenant }: Heard['situation']): string | undefined {
  return tenant && findNames(raw, tenant).profesional;
}
function namesAnybody(raw: string, { tenant }: Heard['situation']): boolean {
  return tenant !== undefined && Object.keys(findNames(raw, tenant)).length > 0;
}
const WITH_WHOM =
  / (?:con|com|with) (?:(?:el|la|o|a|dr|dra|doctora?|doutora?|profe) )*[a-z]+(?: (?!por|please|gracias)[a-z]+)? /;
export const EITHER =
  / (?:puedo|podria|podemos|posso|i can|libre|disponible|tengo|me (?:sirve|queda|viene|va)|cualquiera|hay|tienen|tenes|tienes|between|entre) /;
const ONLY_WHEN = /^ (?:(?:el|la|las|los|a|al|para|pra|pro|en|no|na|as|on|at|por favor|porfa|please|gracias)? )*$/;

/** Verbs that take an appointment, whoever has one already. */
export const TAKING =
  / (?:sac(?:ame|ar|arme|o)|saqueme|pedir(?:me)?|tomar(?:me)?|dame|deme|denme|reserv[a-z]+|agend[a-z]+|anot[a-z]+|apunt[a-z]+|pon(?:eme|me|game|game)|busc(?:ame|a)|consegui[a-z]*|pedime|pid(?:eme|o)|marc(?:a|ame|ar|arme)|(?:dej|guard|apart)[ae]me(?= (?:un[oa]?|otr[oa]) )|(?:me|nos) (?:d[ae]s?|dan|darias?)(?= (?:un[oa]?|otr[oa]) )|book|get me|give me|make me) /;
/** "…e marca pra sexta às 11"; "lo reservé para el viernes" tells of what there is. */
const TAKES_IT =
  /(?<! (?:l[oa]s?|que|ya|ja|yo|eu|o|a|se|me)) (?:sacame|sacarme|saqueme|(?:reserv|agend|anot)[ae](?:me|nos|r)?|marca(?:me|r)?|(?:saco|pido|agendo|reservo|marco)(?= (?:para|pra|pal?) )) /;
/** "Si hay para el lunes me la aparta": taken where there is one. */
const IF_FREE =
  / (?:si|se|if) (?:hay|hubiera|habria|tienen?|tienes|tenes|queda|tem|tiver|you have|there is)(?: [^ ]+){1,10} (?:me )?l[oa] (?:apart|agend|reserv|anot|apunt|separ|guard)[a-z]* /;
const A_NEW_ONE = / (?:uno|una|un|otro|otra|um|uma|outro|outra|a|an|one|another) /;

/**
 * Whether a piece that no rule knows wishes for an appointment of its own: something new, and when. "El del jueves"
 * speaks of what there is, and belongs to its neighbour.
 */
export function wishesAnew(raw: string, situation: Heard['situation']): boolean {
  const { norm, words } = readText(raw);
  if (LEARNING.test(norm)) return false;
  const times = timesIn(raw, situation);
  if (!saysWhen(times)) return false;
  if (IF_FREE.test(norm)) return true;
  // "…e marca pedicure sexta": what is taken is named, and needs no "one".
  const takesService = (): boolean =>
    TAKING.test(norm) &&
    situation.tenant !== undefined &&
    bestService(namingWords(raw), situation.tenant.services) !== undefined;
  if (!A_NEW_ONE.test(norm)) return takesService() || TAKES_IT.test(norm);
  if (TAKING.test(norm)) return true;
  const named =
    situation.tenant === undefined
      ? freeService({ raw, words }, (w) => times.spans.some((s) => w.start < s.end && w.end > s.start)) !== undefined
      : bestService(namingWords(raw), situation.tenant.services) !== undefined;
  return named || (WISHING.test(norm) && / (?:uno|otro|otra|outro|outra|one|another) /.test(norm));
}

const GREETING = new Set(
  'hola holi buenas buenos buen dia dias tardes noches disculpa disculpe oi ola bom boa tarde hi hello para'.split(' '),
);

const WISH_LEADS = new Set(
  (
    'quiero quisiera queria querria necesito busco quero gostaria preciso i want need d like un una um uma a an el la los las mis the my ' +
    'hacer hacerme hacerle hacernos hacerse fazer to get have do me gustaria toca pedir sacar reservar agendar solicitar marcar book ' +
    'tramitar gestionar realizar realizarme programar tomar apartar ocupo deseo desearia requiero necesitaria quisieramos queremos necesitamos'
  ).split(' '),
);

/**
 * "Corte el jueves a las 15", "quiero un corte" beside a question: a service and when, or wanted by its verb; of one who
 * has it booked it is that one.
 */
export function beginsAsWish(raw: string, situation: Heard['situation']): boolean {
  const { tenant, flow, appointments = [] } = situation;
  const { norm } = readText(raw);
  // "No sábado" is on Saturday.
  const denied = LEARNING.test(situation.language === 'pt' ? norm.replaceAll(' no ', ' ') : norm);
  if (tenant === undefined || flow !== 'ninguno' || denied) return false;
  const words = namingWords(raw);
  const word = words.find((w) => !GREETING.has(w) && !WISH_LEADS.has(w));
  const service = bestService(words, tenant.services);
  const meant = tenant.services.find(({ id }) => id === service);
  // "Cejas" is a word of "Diseño de cejas" alone; "consulta" of several, and what stands behind it tells which.
  const named =
    word !== undefined &&
    (servicesNamed([word], tenant.services)[0] ??
      bestService([word], tenant.services) ??
      (meant && partsOf(meant).includes(word)));
  if (!named) return false;
  const { fecha, fechaDesde, hora } = timesIn(raw, situation);
  const wanted = (fecha ?? fechaDesde ?? hora) !== undefined || WISHING.test(norm);
  return service !== undefined && wanted && !appointments.some(({ serviceId }) => serviceId === service);
}

const JOINED = /[\s,.;!]*(?:y|e|and|tambien|tambem|also|ademas|aparte|de paso|luego|despues)[\s,]*$/;
const KEEPING = / (?:apart|guard|separ|dej)[ae](?:me|nos)? /;
/** Where what is spoken of is an appointment that there is: also while another hour is looked for. */
const OF_OWN: ReadonlySet<Heard['situation']['flow']> = new Set(['ninguno', 'reprogramacion']);
/** "…y de paso apárteme baño para el otro perro": behind a change, a service that he does not have, wanted or taken. */
export function isOneMore(
  whole: string,
  piece: { raw: string; start: number },
  situation: Heard['situation'],
): boolean {
  const { tenant, appointments = [], flow } = situation;
  const { norm } = readText(piece.raw);
  if (tenant === undefined || !OF_OWN.has(flow) || !JOINED.test(fold(whole.slice(0, piece.start)))) return false;
  if (LEARNING.test(norm) || !(TAKING.test(norm) || KEEPING.test(norm) || WISHING.test(norm))) return false;
  const service = bestService(namingWords(piece.raw), tenant.services);
  return service !== undefined && !appointments.some(({ serviceId }) => serviceId === service);
}

/** "Cancela mi manicure y agendame un facial": a piece that gives an appointment up, named by its service. */
const GIVES_UP = new RegExp(
  `^ (?:(?:hola|buenas|buenos dias|buen dia|oi|hi|hey|oiga|oye|che|bo|disculpe|disculpa|perdon|mire|mira|please|por favor|porfa|me|quiero|quisiera|necesito|quero|podes|puedes|puede|podria|pode|can you) )*${CANCEL} (?<its>(?:el|la|mi|lo del?|o|a|meu|minha|my|the) )?(?:l[oa]s |[ao]s )?`,
);

/** "Cancelo y saco otro para el lunes", of one who owes nothing that could be paid so. */
const CANCELS_MINE =
  /^ (?:(?:hola|mejor|entonces|bueno|y|si|que tal si|al final) )*(?:(?:l[oa] |me |esta |esa )?(?:cancelo|anulo|desmarco)(?: (?:es[aeo]|est[aeo]))?|(?:cancel|anul|desmarc)[ae]l[oa])(?: (?:mejor|entonces|por favor|porfa))* $/;

export function cancelsByService(raw: string, situation: Heard['situation']): boolean {
  const { tenant, appointments = [], owes, flow } = situation;
  if (flow === 'ninguno' && appointments.length > 0 && !owes && CANCELS_MINE.test(readText(raw).norm)) return true;
  const said = GIVES_UP.exec(readText(raw).norm);
  if (tenant === undefined || said === null) return false;
  const service = bestService(namingWords(raw), tenant.services);
  // "Cancelar frenos", of one who has them booked.
  const own = !owes && appointments.some(({ serviceId }) => serviceId === service);
  return service !== undefined && (own || said.groups?.['its'] !== undefined);
}

/** "Cancelá la del jueves", beside another errand: by the day of one that he has. */
export function cancelsByDay(raw: string, situation: Heard['situation']): boolean {
  const { appointments = [], flow, now } = situation;
  if (!OF_OWN.has(flow) || appointments.length === 0 || !GIVES_UP.test(readText(raw).norm)) return false;
  const day = timesIn(raw, situation).fechaOriginal;
  return appointments.some(({ slot }) => whenOf(slot, now.timeZoneId).fecha_deseada === day);
}

/** "Y sacame uno de blanqueamiento el viernes", "otra limpieza para mi hijo", while one of his is moved or cancelled: one more. */
export function wantsOneMore({ text, times, situation }: Heard): boolean {
  const { appointments = [], tenant } = situation;
  const servicio = tenant && findNames(without(text.raw, times.spans), tenant).servicio;
  if (servicio === undefined || IN_ITS_PLACE.test(text.norm)) return false;
  return ANOTHER_ONE.test(text.norm) || appointments.every(({ serviceId }) => serviceId !== servicio);
}
const ANOTHER_ONE =
  / (?:otr[oa]|outr[oa]|another|un[oa] (?:mas|extra)|mais uma?|one more|(?:una? |uma? |a )?(?:nuev[oa]|nov[oa]|new) (?:cita|turno|reserva|appointment|booking|agendamento)) /;
/** What he has is to be something else. */
const IN_ITS_PLACE = new RegExp(
  ` (?:${SHIFT}|mejor|melhor|rather|instead|(?:en|em) (?:vez|lugar)|por|prefiero|prefiro|era|es|que sea) `,
);

/** When a stretch of a message says. */
export function timesIn(raw: string, { now, language }: Heard['situation']): TimeReading {
  return readTimes(raw, { now, language });
}
