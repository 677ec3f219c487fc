/** What is to be moved or cancelled, by its part of the day or its place among those that one has: "la de la tarde", "the later one". */
import type { Heard } from '../../heard.ts';
import type { Act } from '../../acts.ts';
import { MOVES, CANCELS } from '../moving/where-to.ts';
import { saysWhen } from '../../wishes.ts';
import { whenOf } from '../../../../domain.ts';
import { ofPlace } from './placed.ts';
import { besideIt, isAnotherErrand } from '../several/each-of-mine.ts';
import type { Situation } from '../../situation.ts';
import type { TimeReading } from '../../time/index.ts';
import { re } from '../../words/pattern.ts';
import { WEEKDAY } from '../../words/words.ts';
import { clauses, fold, readText, type Text } from '../../words/text.ts';

/** "Bórrame la de la tarde del jueves", with another in its morning: by the part of the day. "La de mañana" is tomorrow's. */
export function inPartOfMine({ text, times, hit, situation }: Heard): Act | undefined {
  // "Anulá la hora del jueves en la tarde": where nothing tells another day.
  const ofItsDay = hit?.intent === 'cancel' && times.fechaOriginal !== undefined ? OF_DAYS_PART.exec(text.norm) : null;
  const part = (OF_PART.exec(text.norm) ?? ofItsDay)?.[1];
  // "El de la mañana pasalo al viernes": with no verb that is one by itself.
  const intent = hit === undefined && MOVES.test(text.norm) ? 'move' : hit?.intent;
  if (situation.flow !== 'ninguno' || part === undefined || (intent !== 'cancel' && intent !== 'move'))
    return undefined;
  if (intent === 'move' && !saysWhen(times)) return undefined;
  const [low, high] = PARTS[part] ?? ['', ''];
  const [of, ...others] = (situation.appointments ?? []).filter(({ slot }) => {
    const { fecha_deseada: day, hora_especifica: hour } = whenOf(slot, situation.now.timeZoneId);
    return day === (times.fechaOriginal ?? day) && hour >= low && hour < high;
  });
  return of === undefined || others.length > 0 ? undefined : { intent, of, from: 0, to: text.raw.length };
}
const OF_PART =
  / (?:(?:la|el|lo|a|o|the one) (?:de la|da|in the|on the)|the(?= [a-z]+ (?:one|appointment|session) )) (manana|tarde|noche|manha|noite|morning|afternoon|evening) (?!que viene )/;
const OF_DAYS_PART = re` (?:de |del |da |do |el |la |on )?${WEEKDAY}(?: feira)? (?:(?:a|en|por) la|por|de|d?a|na|pela|in the) (manana|tarde|noche|manha|noite|morning|afternoon|evening)(?= )`;
const [MORNING, AFTERNOON, EVENING] = [
  ['00:00', '12:00'],
  ['12:00', '20:00'],
  ['19:00', '24:00'],
] as const;
const PARTS: Readonly<Record<string, readonly [string, string]>> = {
  manana: MORNING, manha: MORNING, morning: MORNING, tarde: AFTERNOON, afternoon: AFTERNOON, noche: EVENING, noite: EVENING, evening: EVENING,
}; // prettier-ignore

/** "Cambiar mi turno del viernes a la tarde", of the one that is in that afternoon: called by it; "para la tarde" is where it goes. */
export function calledByItsPart(times: TimeReading, { norm }: Text, situation: Situation): TimeReading {
  const { preferencia: part, ...others } = times;
  const { fechaOriginal, fecha, hora } = others;
  if (part === undefined || fechaOriginal === undefined || FOR_THAT.test(norm)) return times;
  if ((fecha ?? hora) !== undefined && !RIGHT_BEHIND.test(norm)) return times;
  const [low, high] = PARTS[fold(part)] ?? ['', ''];
  const its = (situation.appointments ?? []).some(({ slot }) => {
    const { fecha_deseada: day, hora_especifica: hour } = whenOf(slot, situation.now.timeZoneId);
    return day === fechaOriginal && hour >= low && hour < high;
  });
  return its ? others : times;
}
/** "Del viernes a la tarde para el lunes a las 10." */
const RIGHT_BEHIND =
  / (?:del?|d[ao]) [a-z0-9]+ (?:feira )?(?:(?:a|en|por) la|de|d?a|na|pela) (?:tarde|manana|noche|manha|noite) (?:a|al|para|pra|pro|as) /;
const FOR_THAT =
  / (?:para|pra|pa|to|for|into|hacia) (?:(?:la|a|el|o|the) )?(?:tarde|manana|noche|manha|noite|morning|afternoon|evening) /;

/** "Cancel the later one", "passa o primeiro pra sexta"; "a segunda" that was read as a Monday is one. */
export function placedOfMine({ text, times, situation }: Heard): Act | readonly Act[] | undefined {
  const { flow, offer, appointments = [] } = situation;
  // "Mejor el segundo pásamelo a las 12", asked which one is to be moved: what is open is left for it.
  const asked = flow === 'reprogramacion' && offer?.kind === 'cita' && saysWhen(times);
  if ((flow !== 'ninguno' && !asked) || (times.fechaOriginal ?? times.horaOriginal) !== undefined) return undefined;
  const of = ofPlace(withoutPlaceNames(text.norm, situation), appointments);
  if (of === undefined) return undefined;
  const beside = clauses(text.raw).flatMap((piece) => isAnotherErrand(piece, situation) ?? []);
  const whole = { of, from: 0, to: beside.find(({ from }) => from > 0)?.from ?? text.raw.length };
  const cancels = CANCELS.test(text.norm);
  if (cancels ? times.fecha !== undefined : !MOVES.test(text.norm) || !saysWhen(times)) return undefined;
  return besideIt([{ intent: cancels ? 'cancel' : 'move', ...whole }], beside);
}

/** "Cancela la primera visita", where that is what it is called. */
function withoutPlaceNames(norm: string, { tenant }: Situation): string {
  const names = (tenant?.services ?? []).map(({ name }) => readText(name).norm);
  return names.reduce((rest, name) => rest.replace(name, ' '), norm);
}
