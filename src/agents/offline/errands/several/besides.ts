/**
 * "Además del masaje quiero cejas", "después del corte, color": one more besides what he has or is booking. What it is
 * besides is no wish, and tells the day, and from when on or until when.
 */
import { dayAndHour, localStart, whenOf, type Detalles, type Slot, type Appointment } from '../../../../domain.ts';
import { bestService } from '../../names.ts';
import type { Heard } from '../../heard.ts';
import { besideThat, theOneOf } from '../mine/just-booked.ts';
import type { Situation } from '../../situation.ts';
import { besideTold } from './told-then-beside.ts';
import { KIN_WORD, relationOf } from '../../words/kin.ts';
import { fold, plainNorm, plainWords } from '../../words/text.ts';
import { readTimes } from '../../time/index.ts';
import { WEEKDAY } from '../../words/words.ts';
import { speaksOfDay } from '../../wishes.ts';
import { matchesOf, re } from '../../words/pattern.ts';
import { IS_APPOINTMENT } from '../../words/deeds.ts';

/**
 * One more appointment beside the one that there is: "otro para mi hija pegadito después", "justo antes del mío", "right
 * after mine". Its hour is where that one ends, or as much before it as the new one takes.
 */
const CLOSE =
  '(?:pegad[oa]s?|pegadit[oa]s?|just(?:o|ito)|seguid[oa]s?|seguidit[oa]s?|inmediatamente|enseguida|al toque|logo|bem|right|straight|immediately|just)';
const THAT_ONE = '(?:mi[oa]|mi (?:turno|cita|hora)|otr[oa]|suy[oa]|primer[oa]|ese|esa|meu|minha|outr[oa]|dele|dela)';
const AFTER = re` (?:${CLOSE} (?:despues|detras|atras|depois|apos|after)|pegad(?:o|a|it[oa]) (?:al|a la|con el|con la|a|ao|com o) ${THAT_ONE}|al lad(?:ito|o del? (?:la )?${THAT_ONE})|a continuacion|em seguida d[oa] ${THAT_ONE}|back to back) `;
/** "Y también una alineación después": behind it, not right behind it. */
const LATER_ON =
  / (?:y|tambien|ademas|e|tambem|also|and) (?:[^ ]+ ){1,10}(?:despues|luego|depois|after|afterwards)(?: (?:por favor|porfa|please|gracias))* $/;
const BEFORE = re` ${CLOSE} (?:antes|before) `;
/** In the middle of a booking "justo después" may be of the hour that is shown. */
const OF_THAT_ONE = re` (?:(?:del?|d[oa]|al?|con|com) (?:la |el |o |a )?${THAT_ONE}|(?:after|before|with) (?:mine|my appointment|the other|the first)) `;

/** Undefined: nothing of the kind is said, or a time of its own is. */
export function besideIts(
  own: Appointment,
  { text: { norm }, situation }: Heard,
  wish: Detalles,
): Detalles | undefined {
  const after = AFTER.test(norm);
  if (!after && situation.flow === 'ninguno' && LATER_ON.test(norm)) return behindIt(own, situation.now.timeZoneId);
  if (!after && !BEFORE.test(norm)) return undefined;
  if (situation.flow !== 'ninguno' && !OF_THAT_ONE.test(norm)) return undefined;
  const start = localStart(own.slot, situation.now.timeZoneId);
  const service = situation.tenant?.services.find(({ id }) => id === wish.servicio);
  const when = dayAndHour(
    after
      ? start.add({ minutes: own.durationMinutes })
      : start.subtract({ minutes: service?.durationMinutes ?? own.durationMinutes }),
  );
  const another = wish.fecha_deseada !== undefined && wish.fecha_deseada !== when.fecha_deseada;
  return another ? undefined : when;
}

function behindIt({ slot, durationMinutes }: Appointment, zone: string): Detalles {
  const { fecha_deseada, hora_especifica } = dayAndHour(localStart(slot, zone).add({ minutes: durationMinutes }));
  return { fecha_deseada, hora_desde: hora_especifica };
}

export interface Besides {
  readonly slot: Slot;
  /** How long that takes. */
  readonly minutes: number;
  /** Absent: on that day. */
  readonly side?: 'before' | 'after';
}

const BESIDES =
  /(?<![a-z])(?:ademas|aparte|encima|alem|besides|(?<after>despues|luego|(?:en ?|em )?seguid[oa]|a continuacion|depois|after)|(?<before>antes|before))(?: (?:del?|d[ao]|of))?(?: (?:la|el|los|las|(?<mine>mi|meu|minha|my)|mis|o|a|the))? (?<what>[a-z]+(?: (?:de )?[a-z]+)?)/g;
/** "Después de mi turno", "antes de la mía", of one who has but one. "Mi turno en la fábrica" is no visit. */
const MINE = /^(?:mi[oa]|meu|minha|mine)$/;
const RIGHT_BESIDE = re`(?<![a-z])${CLOSE} +$`;
const AT_WORK = /^ (?:laboral|(?:en|con|com|with|at|no|na) |de (?:trabajo|trabalho|guardia|noche|la|el) )/;

type Told = Besides & { readonly serviceId?: string; readonly span: { readonly start: number; readonly end: number } };

/** Of one that he has, with nothing open or beside another that day: which words tell it, and what it says of the other. */
export function besidesMine(raw: string, situation: Situation): Told | undefined {
  const { flow, known, now, proposed } = situation;
  if (flow === 'ninguno')
    return (
      toldBefore(raw, situation) ??
      besideItsDay(raw, situation) ??
      besidesNamed(raw, situation) ??
      besideTheirs(raw, situation) ??
      besideThat(raw, situation)
    );
  if (flow !== 'agenda' || known?.servicio === undefined) return undefined;
  const ofItsDay = besideItsDay(raw, situation);
  if (ofItsDay !== undefined) return ofItsDay;
  // "Después del baño", of the hours of a vaccine that day, or before any day is told.
  const told = besidesNamed(raw, situation);
  if (told?.side === undefined || told.serviceId === known.servicio) return undefined;
  const noDay = proposed === undefined && !speaksOfDay(known);
  return noDay || whenOf(told.slot, now.timeZoneId).fecha_deseada === known.fecha_deseada ? told : undefined;
}

/** "Mejor justo después de la del martes", of who has one then: no hour of the one that it comes beside. */
function besideItsDay(raw: string, situation: Situation): Told | undefined {
  const { flow, tenant, appointments = [], now, language } = situation;
  const folded = fold(raw);
  const said = tenant === undefined || appointments.length === 0 ? null : BESIDE_DAY.exec(folded);
  if (tenant === undefined || said === null) return undefined;
  if (flow === 'ninguno' ? !isOneMore(folded, { tenant, appointments }) : DONE_THEN.test(folded)) return undefined;
  const end = said.index + said[0].length;
  const { fecha } = readTimes(raw.slice(end - (said.groups?.['day']?.length ?? 0), end), { now, language });
  const [own, ...others] = appointments.filter(({ slot }) => whenOf(slot, now.timeZoneId).fecha_deseada === fecha);
  if (own === undefined || others.length > 0) return undefined;
  const side = said.groups?.['after'] === undefined ? 'before' : 'after';
  const { slot, durationMinutes: minutes, serviceId } = own;
  return { slot, minutes, serviceId, side, span: { start: said.index, end } };
}
const BESIDE_DAY = re`(?<![a-z])(?:${CLOSE} )?(?:(?<after>despues|depois|after|a continuacion)|antes|before) (?:(?:del?|d)(?: (?:la|el|lo))?|d[ao]|(?:the|my|mine) one)(?: (?:cita|turno|hora|clase|sesion))? (?:del?|d[ao]|on) (?:el )?(?<day>(?:proximo )?${WEEKDAY}(?: feira)?(?: [0-9]{1,2})?|hoy|manana|pasado manana|hoje|amanha|today|tomorrow|(?:dia )?[0-9]{1,2})(?![a-z0-9])`;

function toldBefore(raw: string, situation: Situation): Told | undefined {
  const told = besideTold(raw, situation);
  if (told === undefined) return undefined;
  const { own, side, span } = told;
  return { slot: own.slot, minutes: own.durationMinutes, serviceId: own.serviceId, side, span };
}

/** "Sí, después del baño": no yes to an hour that may be before it. */
export function saysBesideWhat({ besides, situation, text, hit }: Heard): boolean {
  return (
    besides !== undefined && situation.flow === 'agenda' && !text.asks && (hit ?? { intent: 'book' }).intent === 'book'
  );
}

function besidesNamed(raw: string, { tenant, appointments = [] }: Situation): Told | undefined {
  if (tenant === undefined || appointments.length === 0) return undefined;
  const folded = fold(raw);
  for (const match of matchesOf(folded, BESIDES)) {
    const { what = '', after, before, mine } = match.groups ?? {};
    const words = plainWords(what);
    const side = after !== undefined ? 'after' : before !== undefined ? 'before' : undefined;
    for (const said of [words, words.slice(0, 1)]) {
      const length = said.length === 1 ? (said[0]?.length ?? 0) : what.length;
      const end = match.index + match[0].length - what.length + length;
      const service = bestService(said, tenant.services);
      const around = { before: folded.slice(0, match.index), behind: folded.slice(end) };
      const visit =
        isVisit(said, { mine: mine !== undefined, ...around }) && isOneMore(folded, { tenant, appointments });
      const [own, ...others] = visit ? appointments : appointments.filter(({ serviceId }) => serviceId === service);
      if (own === undefined || others.length > 0) continue;
      const told = { slot: own.slot, minutes: own.durationMinutes, serviceId: own.serviceId };
      return { ...told, span: { start: match.index, end }, ...(side === undefined ? {} : { side }) };
    }
  }
  return undefined;
}

/** "Mi hermana también quiere, después de mamá", "before my son's": of the one that is for that person. */
const THEIRS = re`(?<![a-z])(?:(?<after>despues|luego|a continuacion|depois|after)|(?<before>antes|before))(?: (?:del?|d[aeo]))?(?: (?:la|el|lo|a|o|the))?(?: (?:del?|d[aeo]))?(?: (?:mi|meu|minha|my|la|el|a|o))? (?<kin>${KIN_WORD})(?![a-z])`;
function besideTheirs(raw: string, situation: Situation): Told | undefined {
  const folded = fold(raw);
  const match = THEIRS.exec(folded);
  const own = match === null ? undefined : theOneOf(relationOf(match.groups), situation);
  if (match === null || own === undefined || DONE_THEN.test(folded)) return undefined;
  const span = { start: match.index, end: match.index + match[0].length };
  const side = match.groups?.['after'] === undefined ? 'before' : 'after';
  return { slot: own.slot, minutes: own.durationMinutes, serviceId: own.serviceId, side, span };
}

interface Around {
  readonly mine: boolean;
  readonly before: string;
  readonly behind: string;
}
/** "Justo después del mío" is an hour, and read as one. */
function isVisit([word = '', ...more]: readonly string[], { mine, before, behind }: Around): boolean {
  if (more.length > 0 || RIGHT_BESIDE.test(before)) return false;
  return mine ? IS_APPOINTMENT.test(word) && !AT_WORK.test(behind) : MINE.test(word);
}

/** Something else is done before or after it: "avisame antes de mi turno". */
const DONE_THEN =
  /(?<![a-z])(?:cancel|anul|borr|elimin|desmarc|cambi|mov|muev|mud|pas[ae]|corr[ae]|adelant|atras|reprogram|reagend|remarc|pag[aou]|abon|llama|avis|record|recuerd|lembr|call|remind|pay|com[eo]r|llegar|llego|chegar|ayun|tomar|traer|llevar)/;
/** "¿Hay algo antes de mi turno?" is of his own. */
function isOneMore(
  folded: string,
  { tenant, appointments }: Required<Pick<Situation, 'tenant' | 'appointments'>>,
): boolean {
  if (DONE_THEN.test(folded)) return false;
  const service = bestService(plainWords(folded), tenant.services);
  const another = service !== undefined && appointments.every(({ serviceId }) => serviceId !== service);
  return another || ANOTHER.test(plainNorm(folded));
}
const ANOTHER = re` (?:otr[oa]|outr[oa]|another|tambien|tambem|also|un[oa] mas|mais uma?|one more|(?:para|pra|for) (?:mi|meu|minha|my) (?:${KIN_WORD})) `;

/** On that day, from its end on or until it begins, unless another day or hour is said. */
export function onItsDay(wish: Detalles, { slot, minutes, side }: Besides, { now }: Pick<Situation, 'now'>): Detalles {
  const { fecha_deseada, hora_especifica: begins } = whenOf(slot, now.timeZoneId);
  if (speaksOfDay(wish) && wish.fecha_deseada !== fecha_deseada) return wish;
  const timed = wish.hora_especifica ?? wish.hora_desde ?? wish.hora_hasta ?? wish.preferencia_horaria;
  const ends = dayAndHour(localStart(slot, now.timeZoneId).add({ minutes })).hora_especifica;
  const part = side === 'after' ? { hora_desde: ends } : side === 'before' ? { hora_hasta: begins } : {};
  return { ...wish, fecha_deseada, ...(timed === undefined ? part : {}) };
}

/** "…y también cejas a continuación": beside what is booked with the same yes. */
const RIGHT_AFTER =
  / (?:a continuacion|en seguida|enseguida|seguid[oa]s?|seguidit[oa]s?|luego|despues|ahi mismo|depois|em seguida|right after|afterwards?|after that) /;
export function besidesThat(norm: string, { proposed: slot, known, tenant }: Situation): Besides | undefined {
  const minutes = tenant?.services.find(({ id }) => id === known?.servicio)?.durationMinutes;
  if (slot === undefined || minutes === undefined || !RIGHT_AFTER.test(norm)) return undefined;
  return { slot, minutes, side: 'after' };
}
