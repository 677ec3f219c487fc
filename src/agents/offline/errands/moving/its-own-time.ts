/**
 * Days and hours that tell which appointment is spoken of, and not where it should go: "no voy a poder ir el martes",
 * "no puedo ir el lunes, ¿hay para el martes?", "quiero mover el del viernes".
 */
import { DIAS, diaOf, whenOf } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import type { Situation } from '../../situation.ts';
import type { TimeReading } from '../../time/index.ts';
import { ES_DAY, PT_DAY, PAID, WEEKDAY } from '../../words/words.ts';
import { fold } from '../../words/text.ts';
import { matchesOf, re } from '../../words/pattern.ts';
import { direction } from './where-to.ts';
import { COMES_NOT } from '../../words/deeds.ts';

/** "No voy a poder ir el martes, cancelámelo": the day that is out is the day of what he has. */
const THAT_DAY = re` (?:el|del|al|este|this|on|na|no|da|do|nesta|neste) (?:proximo )?(?:${ES_DAY}|${PT_DAY}|monday|tuesday|wednesday|thursday|friday|saturday|sunday) `;
/** "Quiero mover el del viernes", and not a word of where to. */
const THE_ONE_OF =
  / (?:el|la|lo|o|a|the one) (?:de|del|da|do|on) (?:el |la |las )?(?:[a-z]+|[0-9]{1,2})(?: (?:por favor|porfa|please|gracias|obrigad[oa]|thanks))* $/;

/** Where nothing says that they are wished for. */
export function ofAppointment(times: TimeReading, { text, situation, hit }: Omit<Heard, 'times'>): TimeReading {
  const { fecha, hora, fechaOriginal, horaOriginal, restricciones, descartadas = [] } = times;
  if (fechaOriginal !== undefined || horaOriginal !== undefined) return times;
  const which = ofTheOneThen(times, { text, situation, hit });
  if (which !== undefined) return which;
  if (hit?.intent === 'move' && (fecha !== undefined || hora !== undefined) && THE_ONE_OF.test(text.norm)) {
    const { fecha: _day, hora: _hour, ...others } = times;
    return {
      ...others,
      horaCandidates: [],
      ...(fecha === undefined ? {} : { fechaOriginal: fecha }),
      ...(hora === undefined ? {} : { horaOriginal: hora }),
    };
  }
  const moved = hit?.intent === 'move' && situation.flow === 'ninguno' && COMES_NOT.test(text.norm);
  const [out, ...others] = descartadas;
  if (moved && out !== undefined && others.length === 0) return { ...times, fechaOriginal: out };
  if ((!moved && hit?.intent !== 'cancel') || fecha !== undefined) return times;
  const told = cannotCome(restricciones, text.norm, situation.now);
  // "No alcanzo a llegar el jueves a las 11, ¿más tarde ese día?": the hour is out, and not the day.
  return moved && told.horaOriginal !== undefined ? times : { ...times, ...told };
}

/**
 * "La del jueves ¿puede ser a las 14?", "a de quinta pra 14h", "could Thursday's be earlier?": its day tells which of them, and
 * is not where it goes.
 */
const THE_ONE_THEN = new RegExp(
  ` (?:la|el|lo|a|o) (?:de|del|da|do) (?:${ES_DAY}|(?:${PT_DAY})(?: feira)?|hoy|manana|hoje|amanha|(?:dia )?[0-9]{1,2}) (?:(?:no|nao|se|me|nos|l[oa]|te|sera|que) )*(?:puede|podria|podra|podemos|podriamos|puedo|pode|poderia|posso|da|daria|sea|fuera|seja|fosse|(?:para|pra)(?: (?:a|as|las?))*(?= (?:[0-9]|uma|una))) | (?:can|could|might|would) (?:we (?:do|move|make) )?(?:my )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow) s (?:[a-z]+ )?(?:be|at|to|go|earlier|later) `,
);
function ofTheOneThen(
  times: TimeReading,
  { text, situation, hit }: Pick<Heard, 'text' | 'situation' | 'hit'>,
): TimeReading | undefined {
  const { flow, appointments = [], now } = situation;
  if (flow !== 'ninguno' || (hit !== undefined && hit.intent !== 'book' && hit.intent !== 'move')) return undefined;
  if (!THE_ONE_THEN.test(text.norm) || times.spans.filter(({ kind }) => kind === 'date').length > 1) return undefined;
  // "La del jueves no puede ser a las 14?" asks, and rules no day out.
  const [out, more] = times.restricciones;
  const own = appointments.map(({ slot }) => whenOf(slot, now.timeZoneId));
  const its = own.find(({ fecha_deseada: day, hora_especifica: hour }) => {
    const named =
      out === undefined
        ? times.fecha === day
        : more === undefined && out === `excluir_${diaOf(Temporal.PlainDate.from(day))}`;
    return named && times.hora !== hour && !times.horaCandidates.includes(hour);
  });
  if (its === undefined || (times.hora === undefined && direction(text.norm) === undefined)) return undefined;
  const { fecha: _day, descartadas: _out, ...others } = times;
  return { ...others, restricciones: [], fechaOriginal: its.fecha_deseada };
}

/** "No puedo ir mañana", "a mi cita del viernes no llego": one day is out, and an hour of it at most. */
function cannotCome(
  restricciones: readonly string[],
  norm: string,
  now: Situation['now'],
): Pick<TimeReading, 'fechaOriginal' | 'horaOriginal'> {
  const out = restricciones.flatMap((said) => (said.startsWith('excluir_') ? [said.slice('excluir_'.length)] : []));
  const [hour, ...hours] = out.filter((said) => HOUR.test(said));
  const [day, ...days] = out.filter((said) => !HOUR.test(said));
  if (out.length !== restricciones.length || hours.length > 0 || day === undefined || days.length > 0) return {};
  const horaOriginal = hour === undefined ? {} : { horaOriginal: hour };
  if (day.startsWith('fecha_')) return { fechaOriginal: day.slice('fecha_'.length), ...horaOriginal };
  const weekday = DIAS.findIndex((name) => day === name) + 1;
  if (weekday === 0 || !THAT_DAY.test(norm)) return {};
  const ahead = (weekday - now.dayOfWeek + 7) % 7;
  return { fechaOriginal: now.add({ days: ahead }).toPlainDate().toString(), ...horaOriginal };
}
const HOUR = /^\d\d:\d\d$/;

/**
 * "Cambiame el corte que ya pagué para el sábado", "cancelame la cita que ya pagué", "agendame la limpieza que pagué": that
 * it is paid tells which one is spoken of. Nothing is claimed, and no money is asked for.
 */
const CHANGES =
  '(?:cambi|mov|muev|mud|pas[aeo]|corr|reprogram|reagend|remarc|adelant|atras|posterg|cancel|anul|desmarc|reschedul|chang)';
const BOOKS = '(?:agend|reserv|marc|anot|apunt|separ|apart|book|schedul)';
const ORDERS = `(?:${CHANGES}[a-z]*|${BOOKS}[a-z]*|(?:hora|turno|cita|horario|appointment) (?:para|pra|for)|(?:usar|hacerme|fazer))`;
/** "Es que ya pagué", "creo que ya pagué" tell something of their own. */
const TELLS =
  '(?:es|e|que|creo|acho|pense|digo|dije|dig[ao]n|decir|decirle|decirte|avis[oae]|avisar|avisarle|avisarte|sabe|saber|sabes|ves|viste|confirmo|cuento|contar|ya|asi|dado|visto|seguro|cuenta|parece|supuesto|sino|antes|and|y|o)';
const MEANWHILE =
  '(?: (?:por (?:adelantado|anticipado)|(?:con|por) (?:la )?(?:tarjeta|yape|plin|transferencia|nequi|pix)|adiantado|in advance|ayer|anoche|ontem|yesterday|hoy|hoje|today|recien|la semana pasada|semana passada|last week))?';
const THAT_PAID = `(?:que|q|k|that) (?:(?:ya|ja|i|i ve|te|le|les|lo|la|yo|he|eu|already) ){0,3}(?:${PAID}|paid)(?: for)?|(?:that )?i(?: ve| have)? (?:(?:already|just|pre) ){0,2}paid for`;
const THAT_IS_PAID = new RegExp(
  `(?<=(?<![a-z])${ORDERS}(?: [a-z0-9:]+){1,7} )(?<!(?<![a-z])(?:${TELLS}|${WEEKDAY}) )(?:${THAT_PAID})${MEANWHILE}(?![a-z])`,
  'g',
);
const LOOKED_AT_CHARS_MAX = 400;

/** Where a text says that the appointment which is to be changed is paid. */
export function paidOne(raw: string): { start: number; end: number }[] {
  const head = fold(raw.slice(0, LOOKED_AT_CHARS_MAX));
  return matchesOf(head, THAT_IS_PAID).map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
}
