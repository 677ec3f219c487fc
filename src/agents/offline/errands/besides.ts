/**
 * "Además del masaje quiero cejas", "después del corte, color": one more besides what he has or is booking. What it is
 * besides is no wish, and tells the day, and from when on or until when.
 */
import { dayAndHour, localStart, whenOf } from '../../../domain.ts';
import type { Detalles, Slot } from '../../../domain.ts';
import { bestService } from '../names.ts';
import type { Heard } from '../heard.ts';
import { besideThat } from './just-booked.ts';
import type { Situation } from '../situation.ts';
import { fold, plainWords } from '../words/text.ts';
import { speaksOfDay } from '../wishes.ts';
import { APPOINTMENT } from '../words/words.ts';

export interface Besides {
  readonly slot: Slot;
  /** How long that takes. */
  readonly minutes: number;
  /** Absent: on that day. */
  readonly side?: 'before' | 'after';
}

const BESIDES =
  /(?<![a-z])(?:ademas|aparte|encima|alem|besides|(?<after>despues|luego|depois|after)|(?<before>antes|before))(?: (?:del?|d[ao]|of))?(?: (?:la|el|los|las|mi|mis|o|a|my|the))? (?<what>[a-z]+(?: (?:de )?[a-z]+)?)/g;

type Told = Besides & { readonly serviceId?: string; readonly span: { readonly start: number; readonly end: number } };

/** Of one that he has, with nothing open or beside another that day: which words tell it, and what it says of the other. */
export function besidesMine(raw: string, situation: Situation): Told | undefined {
  const { flow, known, now } = situation;
  if (flow === 'ninguno')
    return besidesNamed(raw, situation) ?? besideThat(raw, situation) ?? besidesTheOne(raw, situation);
  if (flow !== 'agenda' || known?.servicio === undefined) return undefined;
  // "Después del baño", of the hours of a vaccine that day.
  const told = besidesNamed(raw, situation);
  const thatDay = told && whenOf(told.slot, now.timeZoneId).fecha_deseada === known.fecha_deseada;
  return thatDay && told.side !== undefined && told.serviceId !== known.servicio ? told : undefined;
}

/** "Sí, después del baño": no yes to an hour that may be before it. */
export function saysBesideWhat({ besides, situation, text, hit }: Heard): boolean {
  return (
    besides !== undefined && situation.flow === 'agenda' && !text.asks && (hit ?? { intent: 'book' }).intent === 'book'
  );
}

function besidesNamed(raw: string, { tenant, appointments = [] }: Situation): Told | undefined {
  if (tenant === undefined || appointments.length === 0) return undefined;
  for (const match of fold(raw).matchAll(BESIDES)) {
    const { what = '', after, before } = match.groups ?? {};
    const words = plainWords(what);
    for (const said of [words, words.slice(0, 1)]) {
      const [own, ...others] = appointments.filter(({ serviceId }) => serviceId === bestService(said, tenant.services));
      if (own === undefined || others.length > 0) continue;
      const end =
        match.index + match[0].length - what.length + (said.length === 1 ? (said[0]?.length ?? 0) : what.length);
      const side = after !== undefined ? 'after' : before !== undefined ? 'before' : undefined;
      return {
        slot: own.slot,
        minutes: own.durationMinutes,
        serviceId: own.serviceId,
        span: { start: match.index, end },
        ...(side === undefined ? {} : { side }),
      };
    }
  }
  return undefined;
}

/** "Barba antes de mi turno", "uno para mi hermano después del mío", "after my appointment": beside the only one that he has. */
const MINE = new RegExp(
  `(?<!(?:just[oa]|justito|pegad[oa]|pegadit[oa]|seguid[oa]|enseguida|inmediatamente|logo|bem|right|straight|immediately) )(?<![a-z])(?:ademas|aparte|alem|besides|(?<after>despues|luego|depois|after)|(?<before>antes|before))(?: (?:de|d[ao]|del|of))?(?: (?:la|el|lo|o|a))? (?:(?:mi|meu|minha|my) (?:proxim[oa] |next )?(?:${APPOINTMENT})|mi[oa]|meu|minha|mine)(?![a-z])(?! (?:de|da|do|for|of) (?!lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta|hoy|manana|hoje|amanha))`,
);
const ONE_MORE =
  /(?<![a-z])(?:otr[oa]|outr[oa]|another|(?:un[oa]?|uma?|one) (?:para|pra|for)|(?:un[oa]?|uma?|one) (?:mas|mais|more))(?![a-z])/;
/** Something else is done before or after it, or it is asked about. */
const DONE_THEN =
  /(?<![a-z])(?:cancel|anul|borr|elimin|desmarc|cambi|mov|muev|mud|pas[ae]|corr[ae]|adelant|atras|reprogram|reagend|remarc|pag[aou]|abon|llama|avis|record|recuerd|lembr|call|remind|pay|com[eo]r|llegar|llego|chegar|ayun|tomar|traer|llevar)/;

function besidesTheOne(raw: string, { tenant, appointments = [] }: Situation): Told | undefined {
  const [own, ...others] = appointments;
  const text = fold(raw);
  const said = MINE.exec(text);
  if (tenant === undefined || own === undefined || others.length > 0 || said === null || DONE_THEN.test(text))
    return undefined;
  const rest = `${text.slice(0, said.index)} ${text.slice(said.index + said[0].length)}`;
  if (!ONE_MORE.test(rest) && bestService(plainWords(rest), tenant.services) === undefined) return undefined;
  const { after, before } = said.groups ?? {};
  const side = after !== undefined ? 'after' : before !== undefined ? 'before' : undefined;
  return {
    slot: own.slot,
    minutes: own.durationMinutes,
    span: { start: said.index, end: said.index + said[0].length },
    ...(side === undefined ? {} : { side }),
  };
}

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
