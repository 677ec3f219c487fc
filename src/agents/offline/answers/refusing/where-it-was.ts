/**
 * The appointment that is being moved shall stay where it is: "déjeme el viernes como estaba", "no, la original", "mejor me
 * quedo con el viernes a las 10", "ya no la cambie, el viernes está bien". Its own day beside that is no day to move it to.
 */
import { whenOf, type Appointment } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { timesIn, type TimeReading } from '../../time/index.ts';
import { saysWhen, spansMore } from '../../wishes.ts';
import { clauses, readText } from '../../words/text.ts';
import { AS_IT_WAS, MORE, STAYS } from './held-kept.ts';

/** "Ok, pero mejor no lo muevas": no other day, and no other hour. */
const NOT_MOVED =
  / (?:no|nao|ni|don t|do not) (?:(?:me|nos|l[oa]s?|se) )*(?:muev(?:as?|an)|cambi(?:es?|en)|pas(?:es?|en)|corr(?:as?|an)|toqu(?:es?|en)|reprogram(?:es?|en)|reagend(?:es?|en)|modifi(?:ques?|quen)|mex[ae]|mud[ae]|remarque|move|change)(?: (?:nada|it|mas|entonces|mejor|por favor|porfa|please|gracias|nomas|isso|la cita|el turno|mi cita|mi turno))* $/;
/** "Mejor no", "mejor la dejo", "no, déjala el miércoles", of the one on that day. */
const LEFT_THERE =
  / (?:mejor (?:no|l[oa] dejo)|melhor (?:nao|deixa)|(?:dej[ae]l[oa]|deixa|leave it|keep it)(?: (?:para|pra|en|on|na|no))?(?: (?:el|la|o|a))?(?: [a-z]+)?(?: (?:como|donde) (?:esta|estaba))?) $/;
/** How it was, beside a word of keeping. */
const SAME =
  / (?:igual|igualit[oa]|nomas|no mas|(?:como|igual que|donde|where) (?:al (?:principio|comienzo|inicio)|antes|estaba|it was)) /;
/** "No, la original", "así como estaba": nothing else can be meant by it. */
const ORIGINAL =
  /^ (?:(?:no|nao|not|mejor|melhor|y|uy|ay|perdon|disculp[ae]|entonces|bueno|ok|quiero|prefiero|quero|prefiro|con|com|keep|leave) )*(?:(?:(?:asi|assim|igual) )?como (?:estaba|era)|(?:la|el|lo|a|o|the) (?:original|de antes|del (?:principio|comienzo)|que (?:ya )?(?:tenia|tinha|estaba)))(?: (?:one|mejor|nomas|por favor|porfa|please|gracias|obrigad[oa]|entonces))* $/;
const WORDS_MAX = 16;

export function staysWhereItWas(heard: Heard): boolean {
  const { text, situation } = heard;
  const { flow, moving } = situation;
  if (flow !== 'reprogramacion' || text.asks || text.words.length > WORDS_MAX) return false;
  if (NOT_MOVED.test(text.norm)) return true;
  if (moving === undefined) return false;
  if (LEFT_THERE.test(text.norm) && isOwn(heard.times, heard)) return true;
  const parts = clauses(text.raw);
  const kept = parts.filter(({ raw }) => keeps(raw, moving, heard));
  return kept.length > 0 && parts.every((one) => kept.includes(one) || saysNoOther(one.raw, heard));
}

function keeps(raw: string, moving: Appointment, heard: Heard): boolean {
  const { norm } = readText(raw);
  if (MORE.test(norm) || namesOther(raw, moving, heard)) return false;
  const times = timesIn(raw, heard.situation);
  if (!isOwn(times, heard)) return false;
  if (ORIGINAL.test(norm) || NOT_MOVED.test(norm)) return true;
  return STAYS.test(norm) && (isItsOwnTime(times, heard) || AS_IT_WAS.test(norm) || SAME.test(norm));
}

/** Its day or its hour is said, and no other; its day alone says nothing where another hour of that day is proposed. */
function isItsOwnTime(times: TimeReading, heard: Heard): boolean {
  const { proposed, now } = heard.situation;
  if (!saysWhen(times)) return false;
  if (times.hora !== undefined || proposed === undefined) return true;
  return whenOf(proposed, now.timeZoneId).fecha_deseada !== times.fecha;
}

function isOwn(times: TimeReading, { situation: { moving, now } }: Heard): boolean {
  if (moving === undefined) return false;
  const { fecha_deseada, hora_especifica } = whenOf(moving.slot, now.timeZoneId);
  const hours = times.hora === undefined ? [hora_especifica] : [times.hora, ...times.horaCandidates];
  return (times.fecha ?? fecha_deseada) === fecha_deseada && hours.includes(hora_especifica) && !spansMore(times);
}

/** "Uy no, el sábado trabajo": why, of the day that was proposed; any other time would be one that is wished for. */
function saysNoOther(raw: string, heard: Heard): boolean {
  const { proposed, now } = heard.situation;
  const times = timesIn(raw, heard.situation);
  if (MORE.test(readText(raw).norm)) return false;
  if (!saysWhen(times) || isOwn(times, heard)) return true;
  if (proposed === undefined || times.hora !== undefined || spansMore(times)) return false;
  return times.fecha === whenOf(proposed, now.timeZoneId).fecha_deseada;
}

/** With somebody else, elsewhere, or another service. */
function namesOther(raw: string, { slot, serviceId }: Appointment, { situation: { tenant }, guest }: Heard): boolean {
  if (guest !== undefined || tenant === undefined) return guest !== undefined;
  const { servicio = serviceId, profesional = slot.professionalId, sucursal = slot.branchId } = findNames(raw, tenant);
  return servicio !== serviceId || profesional !== slot.professionalId || sucursal !== slot.branchId;
}
