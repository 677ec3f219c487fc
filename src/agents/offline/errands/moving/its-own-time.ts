/**
 * Days and hours that tell which appointment is spoken of, and not where it should go: "no voy a poder ir el martes",
 * "no puedo ir el lunes, ¿hay para el martes?", "quiero mover el del viernes".
 */
import { DIAS } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import type { Situation } from '../../situation.ts';
import type { TimeReading } from '../../time/index.ts';
import { ABSENT, ES_DAY, PT_DAY, PAID } from '../../words/words.ts';
import { fold } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

/** "No voy a poder ir el martes, cancelámelo": the day that is out is the day of what he has. */
const THAT_DAY = re` (?:el|del|al|este|this|on|na|no|da|do|nesta|neste) (?:proximo )?(?:${ES_DAY}|${PT_DAY}|monday|tuesday|wednesday|thursday|friday|saturday|sunday) `;
/** "Quiero mover el del viernes", and not a word of where to. */
const THE_ONE_OF =
  / (?:el|la|lo|o|a|the one) (?:de|del|da|do|on) (?:el |la |las )?(?:[a-z]+|[0-9]{1,2})(?: (?:por favor|porfa|please|gracias|obrigad[oa]|thanks))* $/;

const COMES_NOT = re` ${ABSENT} `;

/** Where nothing says that they are wished for. */
export function ofAppointment(times: TimeReading, { text, situation, hit }: Omit<Heard, 'times'>): TimeReading {
  const { fecha, hora, fechaOriginal, horaOriginal, restricciones, descartadas = [] } = times;
  if (fechaOriginal !== undefined || horaOriginal !== undefined) return times;
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
 * "Cambiame el corte que ya pagué para el sábado", "cancelame la cita que ya pagué": that it is paid tells which one is
 * spoken of. Nothing is claimed, and no money is asked for.
 */
const CHANGES =
  '(?:cambi|mov|muev|mud|pas[aeo]|corr|reprogram|reagend|remarc|adelant|atras|posterg|cancel|anul|desmarc|reschedul|chang)';
/** "Es que ya pagué", "creo que ya pagué" tell something of their own. */
const TELLS =
  '(?:es|e|que|creo|acho|pense|digo|dije|dig[ao]n|decir|decirle|decirte|avis[oae]|avisar|avisarle|avisarte|sabe|saber|sabes|ves|viste|confirmo|cuento|contar|ya|asi|dado|visto|seguro|cuenta|parece|supuesto|sino|antes|and|y|o)';
const THAT_IS_PAID = new RegExp(
  `(?<=(?<![a-z])${CHANGES}[a-z]*(?: [a-z0-9:]+){1,7} )(?<!(?<![a-z])${TELLS} )(?:que|q|k|that) (?:(?:ya|ja|i|i ve|te|le|les|lo|la|yo|he|eu|already) ){0,3}(?:${PAID}|paid)(?: (?:por (?:adelantado|anticipado)|(?:con|por) (?:la )?(?:tarjeta|yape|plin|transferencia|nequi|pix)|adiantado|in advance|ayer|anoche|ontem|yesterday|hoy|hoje|today))?(?![a-z])`,
  'g',
);
const LOOKED_AT_CHARS_MAX = 400;

/** Where a text says that the appointment which is to be changed is paid. */
export function paidOne(raw: string): { start: number; end: number }[] {
  const head = fold(raw.slice(0, LOOKED_AT_CHARS_MAX));
  return [...head.matchAll(THAT_IS_PAID)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
}
