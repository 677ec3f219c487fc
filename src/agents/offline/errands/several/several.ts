/** Several wishes of one message: what each leaves out, another has said (CONV-11). */
import { whenOf, type CustomerEvent, type Detalles, type Guest, type Respecto, type Slot } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { IN_A_ROW, whenEach } from '../../people/for-two.ts';
import { timesIn } from '../../time/index.ts';
import { ofBoth, withWhomAll } from './with-whom-all.ts';
import { SAME_DAY } from '../moving/as-it-stands.ts';
import { agreedTo } from '../../situation.ts';
import { fold } from '../../words/text.ts';
import { speaksOfDay, wishOf } from '../../wishes.ts';

/**
 * What a wish of several leaves out, the one before it has said: "limpieza el martes a las 10 y a las 11 el flúor" is one
 * day, and "cancelá el turno y sacame uno el jueves" is the same service again.
 */
export function completed(events: readonly CustomerEvent[], heard: Heard): CustomerEvent[] {
  const done: CustomerEvent[] = [];
  for (const event of ofBoth(sharing(withWhomAll(events, heard), heard), heard)) {
    const before = done.at(-1);
    if (event.type !== 'customer.wants_booking') done.push(event);
    else if (before?.type === 'customer.wants_booking')
      done.push({
        ...event,
        detalles: {
          ...dayOf({ ...dayKnown(heard, before.detalles), ...before.detalles }, event.detalles),
          ...branchOf(before.detalles, event.detalles, heard),
          ...besideOpen(before.detalles, event.detalles, heard),
          ...event.detalles,
        },
      });
    else if (before?.type === 'customer.wants_cancellation')
      done.push({ ...event, detalles: { ...serviceGivenUp(heard, before.detalles), ...event.detalles } });
    else if (before?.type === 'customer.wants_reschedule')
      done.push({ ...event, detalles: besideMove(before.detalles, event.detalles, heard) });
    else done.push(event);
  }
  return done;
}

/** "…la pasa para el jueves y apárteme baño a las 11", "…y una vacuna ese mismo día": on the day that it goes to, and not on the one it leaves. */
function besideMove(moved: Detalles, wish: Detalles, heard: Heard): Detalles {
  const { text, situation } = heard;
  const days = (situation.appointments ?? []).map(({ slot }) => whenOf(slot, situation.now.timeZoneId).fecha_deseada);
  const { fecha_deseada, ...rest } = wish;
  const ofIt = fecha_deseada !== undefined && days.includes(fecha_deseada) && SAME_DAY.test(text.norm);
  if (moved.fecha_deseada !== undefined && ofIt) return { ...rest, fecha_deseada: moved.fecha_deseada };
  return wish.hora_especifica === undefined ? wish : { ...dayOf(moved, wish), ...wish };
}

/** "Manicure y pedicure el jueves a las 2 con Yesenia": said once, of the first; the next then, with the same. */
function sharing(events: readonly CustomerEvent[], heard: Heard): readonly CustomerEvent[] {
  const [first, ...rest] = events;
  // "…, ¿cuánto sale?": what is asked is answered first, and is no wish.
  if (first?.type === 'customer.asks') return [first, ...sharing(rest, heard)];
  const last = rest.at(-1);
  if (first?.type !== 'customer.wants_booking' || last?.type !== 'customer.wants_booking') return events;
  if (isOneDay(first.detalles, last.detalles, heard))
    return [
      {
        ...first,
        detalles: { ...branchOf(last.detalles, first.detalles, heard), ...first.detalles, ...dayOf(last.detalles, {}) },
      },
      ...rest,
    ];
  const { servicio: _one, servicios: _sort, para: guest, ...own } = first.detalles;
  if (isOfNothing(first.detalles) || Object.keys(own).length > 0) return boundOfBoth(partOfBoth(events, heard), heard);
  const { servicio: _other, servicios: _others, profesional, sucursal, para, ...when } = last.detalles;
  const common = {
    ...(profesional === undefined ? {} : { profesional }),
    ...(sucursal === undefined ? {} : { sucursal }),
  };
  const whose = para === undefined ? {} : { para };
  // "Los dos el viernes después de las 3": the limits are of both, the exact hour is of the first, or of two who come together.
  const { hora_especifica: _hour, hora_candidatas: _either, ...ofBoth } = when;
  const limits = comeTogether(guest, para, heard) ? when : ofBoth;
  // "Corte y manicure el viernes a las 3 y a las 4": an hour each.
  const [one, other, ...more] = rest.length === 1 ? whenEach(heard) : [];
  const each = one !== undefined && other !== undefined && more.length === 0;
  const later = { ...whatOf(last.detalles), ...common, ...whose, ...limits, ...(each && other) };
  const theirs = guest === undefined ? {} : { para: guest };
  const sooner = each ? { ...limits, ...one } : when;
  return [
    { ...first, detalles: { ...whatOf(first.detalles), ...theirs, ...common, ...sooner } },
    ...rest.slice(0, -1),
    { ...last, detalles: later },
  ];
}

/** "Corte para mí y tintura para mi señora, el sábado a las 11": two people, and two who see them. */
function comeTogether(one: Guest | undefined, other: Guest | undefined, { text }: Heard): boolean {
  return JSON.stringify(one) !== JSON.stringify(other) && !IN_A_ROW.test(text.norm);
}

/** "2 citas el sábado, una para mí y otra para mi esposo, desde las 10": counted, so that the bound is of both. */
function boundOfBoth(events: readonly CustomerEvent[], { text }: Heard): readonly CustomerEvent[] {
  const [first, last, ...more] = events;
  if (first?.type !== 'customer.wants_booking' || last?.type !== 'customer.wants_booking') return events;
  const alike = more.length === 0 && first.detalles.servicio === last.detalles.servicio && COUNTED.test(text.norm);
  const { hora_desde, hora_hasta, restricciones_temporales: rules } = last.detalles;
  if (!alike || speaksOfDay(last.detalles) || saysHour(first.detalles)) return events;
  const bounds = Object.fromEntries(
    Object.entries({ hora_desde, hora_hasta, restricciones_temporales: rules }).filter(
      ([, said]) => said !== undefined,
    ),
  );
  return [{ ...first, detalles: { ...bounds, ...first.detalles } }, last];
}
const COUNTED = / (?:dos|2|dois|duas|two|un par de|a couple of) [a-z]+ .*(?:un[oa]?|uma?|one) (?:para|pra|for) /;

function saysHour({
  hora_especifica,
  hora_desde,
  hora_hasta,
  preferencia_horaria,
  restricciones_temporales,
}: Detalles): boolean {
  const said = hora_especifica ?? hora_desde ?? hora_hasta ?? preferencia_horaria ?? restricciones_temporales?.[0];
  return said !== undefined;
}

/** "Limpieza el lunes y flúor el miércoles, los dos a la tarde", "…, ambos a las 10 en el centro": behind the last one, of each. */
function partOfBoth(events: readonly CustomerEvent[], { text, situation }: Heard): readonly CustomerEvent[] {
  const said = OF_BOTH.exec(fold(text.raw))?.groups?.['part'];
  if (said === undefined) return events;
  const times = timesIn(said, situation);
  const { preferencia_horaria, hora_especifica, hora_candidatas } = wishOf('book', times, {});
  if ((preferencia_horaria ?? hora_especifica) === undefined || speaksOfDay(wishOf('book', times, {}))) return events;
  const then = {
    ...(preferencia_horaria && { preferencia_horaria }),
    ...(hora_especifica && { hora_especifica }),
    ...(hora_candidatas && { hora_candidatas }),
  };
  const last = events.at(-1);
  const there = last?.type === 'customer.wants_booking' ? last.detalles : {};
  return events.map((event) => {
    if (event.type !== 'customer.wants_booking') return event;
    // "Las dos en la tarde" of two is no hour.
    const { hora_especifica: _hour, hora_candidatas: _either, ...day } = event.detalles;
    return { ...event, detalles: { ...branchOf(there, day, { situation }), ...day, ...then } };
  });
}
/** "Las dos" is heard already, and is no more than a gap (`bothTold`). */
const OF_BOTH =
  /[,.;](?: {7,}| *(?:ambos|ambas|both|(?:l[oa]s|[oa]s) (?:dos|tres|dois|duas)) (?:turnos |citas |horas )?)(?<part>(?:(?:a|en|por|de|in|na|pela|da|as|at) )+(?:las? |the )?(?:manana|tarde|noche|manha|noite|morning|afternoon|evening|[0-9])[^,.;!?]{0,40})[.! ]*(?:,? ?por favor| porfa)?$/;

function whatOf({ servicio, servicios }: Detalles): Pick<Detalles, 'servicio' | 'servicios'> {
  return { ...(servicio === undefined ? {} : { servicio }), ...(servicios === undefined ? {} : { servicios }) };
}

function isOfNothing({ servicio, servicios }: Detalles): boolean {
  return (servicio ?? servicios) === undefined;
}

/**
 * "A las 4 para mí y a las 5 para mi hijo, mañana", "primero el corte a las 10 y después las cejas el sábado": said behind
 * both; "a las 4 y otro mañana a las 5" is of the second.
 */
function isOneDay(first: Detalles, last: Detalles, { text, times }: Heard): boolean {
  const inARow = FIRST_THEN.test(text.norm) && last.hora_especifica === undefined && !speaksOfDay(first);
  if (inARow) return first.hora_especifica !== undefined && last.fecha_deseada !== undefined;
  const day = times.spans.findLastIndex(({ kind }) => kind === 'date');
  const hour = times.spans.findLastIndex(({ kind }) => kind === 'time');
  const timed = first.hora_especifica !== undefined && last.hora_especifica !== undefined;
  return timed && day > hour && dayOf(last, first).fecha_deseada !== undefined;
}

const FIRST_THEN =
  / (?:primero|primeiro|first) (?:[^ ]+ ){1,9}?(?:despues|luego|depois|then|seguid(?:it)?[oa]s?|enseguida|al (?:terminar|acabar)) /;

function dayOf(before: Detalles, after: Detalles): Detalles {
  return !speaksOfDay(after) && before.fecha_deseada !== undefined ? { fecha_deseada: before.fecha_deseada } : {};
}

/** "Dos turnos mañana en el centro, corte para mí y limpieza para mi hija": one goes to one place, where both are done there. */
function branchOf(
  { sucursal }: Detalles,
  { servicio }: Detalles,
  { situation: { tenant } }: Pick<Heard, 'situation'>,
): Detalles {
  const there = tenant?.services.find(({ id }) => id === servicio)?.branchIds.includes(sucursal ?? '');
  return sucursal !== undefined && there === true ? { sucursal } : {};
}

/** "No, mejor corte y cejas": both on the day that was talked of. */
function dayKnown({ situation: { flow, known } }: Heard, { servicio }: Detalles): Detalles {
  const instead = flow === 'agenda' && servicio !== undefined;
  return instead && known?.fecha_deseada !== undefined ? { fecha_deseada: known.fecha_deseada } : {};
}

/** "Y una limpieza para mi hijo a las 11", "…ese día", while one is being booked: on its day, and where both are done, there. */
function besideOpen(open: Detalles, wish: Detalles, { text, situation }: Heard): Detalles {
  if (Object.keys(open).length > 0 || speaksOfDay(wish)) return {};
  if (wish.hora_especifica === undefined && !SAME_DAY.test(text.norm) && !THAT_DAY.test(text.norm)) return {};
  const { fecha_deseada, sucursal } = agreedTo(situation) ?? {};
  if (fecha_deseada === undefined) return {};
  return { fecha_deseada, ...branchOf(sucursal === undefined ? {} : { sucursal }, wish, { situation }) };
}
const THAT_DAY = / (?:ese|esse|nesse|that) (?:dia|day) /;

/** The service of the appointment that goes, where there is no doubt which. */
function serviceGivenUp({ situation }: Heard, wish: Detalles): Detalles {
  const dayOfSlot = (slot: Slot): string => whenOf(slot, situation.now.timeZoneId).fecha_deseada;
  const services = new Set(
    (situation.appointments ?? [])
      .filter((a) => wish.servicio === undefined || a.serviceId === wish.servicio)
      .filter(({ slot }) => wish.fecha_original === undefined || dayOfSlot(slot) === wish.fecha_original)
      .map((a) => a.serviceId),
  );
  const [servicio] = services;
  return services.size === 1 && servicio !== undefined ? { servicio } : {};
}

/**
 * "Limpieza para mí y para mi hija el mismo día": whichever the first one gets, where it is told of none. "Una mañana a las 10
 * y otra para mi hijo": said once, the day is the first one's, and so may the hour be; both go where that one goes.
 */
export function onOneDay(events: readonly CustomerEvent[], heard: Heard): readonly CustomerEvent[] {
  const { text, times } = heard;
  const [first, ...others] = events.filter((event) => event.type === 'customer.wants_booking');
  if (first === undefined || others.length === 0) return events;
  const untold = [first, ...others].every(({ detalles }) => !speaksOfDay(detalles));
  const saidOnce = times.spans.filter(({ kind }) => kind === 'date').length < 2;
  if (untold ? !(SAME_DAY.test(text.norm) || isToo(heard)) : !saidOnce) return events;
  return events.map((event) =>
    event.type === 'customer.wants_booking' && event !== first && isOnDayOf(first.detalles, event.detalles)
      ? { ...event, detalles: { ...event.detalles, respecto: likeFirst(first.detalles, event.detalles) } }
      : event,
  );
}

/** "Y otra para mi mamá también", where an hour is to be confirmed. */
function isToo({ text, situation: { flow, asks } }: Heard): boolean {
  return flow === 'agenda' && asks === 'confirm' && / (?:tambien|tambem|too|also|as well) /.test(text.norm);
}

/** Of a week or of days it is no one day. */
function isOnDayOf(first: Detalles, { fecha_deseada, fecha_desde, fecha_hasta }: Detalles): boolean {
  return fecha_deseada === first.fecha_deseada && (fecha_desde ?? fecha_hasta) === undefined;
}

function likeFirst({ hora_especifica: hour }: Detalles, { hora_especifica }: Detalles): Respecto {
  return { mismo_dia: true, ...(hour !== undefined && hour === hora_especifica ? { misma_hora: true } : {}) };
}
