/**
 * Several bookings in one message, and bookings said with no word of the diary's, beside another errand (CONV-11). Long
 * because it is one list of the ways to say so.
 */
import type { Tenant } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { findNames, saysBoth, serviceIn } from '../../names.ts';
import { deniedOnly } from '../../words/in-the.ts';
import { fold, readText, without, PIECES_MAX } from '../../words/text.ts';
import { FOR_THE_OTHER, SOMEBODY } from '../../people/told-names.ts';
import { isList, sortIn, toldAgain, type Found, type Stretch, uncutNames } from './in-a-row.ts';
import { timesIn, type TimeReading } from '../../time/index.ts';
import { saysWhen, saysDay } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';

type Asked = Pick<Heard, 'text' | 'situation'>;

/** "Limpieza no, mejor blanqueamiento el jueves": one wish and what it replaces. */
const REPLACING =
  / (?:no|mejor|perdon|digo|sino|en vez|en lugar|o si|o sea|nao|melhor|desculpa|ou|not|instead|actually|sorry|rather|or) /;
/** "Ay no, mejor corte y cejas": what is said instead of what was proposed is read like any wish. */
const RATHER = /^ (?:(?:ay|uy|ah|oh|no|nao|mejor|melhor|perdon|sorry|actually) )+/;
/** "…y otro para mi hijo el jueves": one more of the same. "Otro día" is a wish of the first. */
const ONE_MORE =
  / (?:otr[oa]|outr[oa]|another)(?: (?:one|turno|cita|hora|horario))?(?: (?:para|pra|el|a|al|no|na|on|for|next|this|este|esta|nesta|neste)) /;

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
  const said = readText(text.raw.slice(from, to)).norm.replace(RATHER, ' ');
  if (REPLACING.test(deniedOnly(said, situation.language))) return [];
  const found: Found[] = [];
  for (const piece of cut) {
    const last = found.at(-1);
    const service = WHY.test(fold(text.raw.slice(0, from + piece.start)))
      ? undefined
      : (serviceIn(piece.raw, tenant) ?? sortIn(piece.raw, tenant, last?.service));
    const end = from + piece.start + piece.raw.length;
    const before = last === undefined ? '' : text.raw.slice(last.from, last.to);
    const more =
      last !== undefined &&
      (isAnotherVisit(piece.raw, before, situation) ||
        (service !== undefined && isAnotherOfIt(piece.raw, { service, last }, situation)) ||
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

/** "…y otra limpieza para mi hijo a las 12", behind a cleaning: its name said again, with somebody or an hour of its own. */
function isAnotherOfIt(
  piece: string,
  { service, last }: { service: string; last: Found },
  situation: Heard['situation'],
): boolean {
  if (service !== last.service || !OTHER_OF_IT.test(readText(piece).norm)) return false;
  return FOR_SOMEBODY.test(readText(piece).norm) || saysWhen(timesIn(piece, situation));
}
const OTHER_OF_IT = / (?:otr[oa]|outr[oa]|another|un[oa] mas|mais uma?|one more) /;
const FOR_SOMEBODY = re` (?:para|pra|pro|pa|for) (?:(?:mi|meu|minha|my|el|la|o|a|the) )?(?:[a-z]+(?:er|est) )?(?:${SOMEBODY}|[a-z]{3,}) `;

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
  const service = behind && serviceIn(behind, situation.tenant);
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
    return { times, who: whoIn(rest, situation), service: serviceIn(rest, tenant) };
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

/* Several services and when they are wished for: whether each has a time of its own, or one time is told in pieces. */

/** Each its own. "Para el sábado corte y barba a las 11" is one time in two halves, of which no two say the same. */
function haveOwnTimes(times: readonly TimeReading[]): boolean {
  const days = ofADay(times);
  const halves = days.length === 1 && times.filter(({ hora }) => hora !== undefined).length === 1;
  return times.every((time) => saysWhen(time)) && !(halves && days[0]?.hora === undefined);
}

/** "Hoy corte y barba, después de las 6", where one service is called so: one day and one hour, in two halves. */
function isOneTime(times: readonly TimeReading[]): boolean {
  const days = ofADay(times);
  const hours = times.filter(
    ({ hora, horaDesde, horaHasta, preferencia, restricciones }) =>
      (hora ?? horaDesde ?? horaHasta ?? preferencia) !== undefined || restricciones.some((rule) => /\d:\d/.test(rule)),
  );
  return days.length < times.length && hours.length < times.length;
}

function ofADay(times: readonly TimeReading[]): readonly TimeReading[] {
  return times.filter(saysDay);
}
