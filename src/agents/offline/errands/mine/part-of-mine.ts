/** What is to be moved or cancelled, by its part of the day or its place among those that one has: "la de la tarde", "the later one". */
import type { Heard } from '../../heard.ts';
import type { Act } from '../../acts.ts';
import { MOVES, CANCELS } from '../moving/where-to.ts';
import { saysWhen } from '../../wishes.ts';
import { whenOf } from '../../../../domain.ts';
import { ofPlace } from './placed.ts';
import { besideIt, isAnotherErrand } from '../several/each-of-mine.ts';
import type { Situation } from '../../situation.ts';
import { clauses, readText } from '../../words/text.ts';

/** "Bórrame la de la tarde del jueves", with another in its morning: by the part of the day. "La de mañana" is tomorrow's. */
export function inPartOfMine({ text, times, hit, situation }: Heard): Act | undefined {
  const part = OF_PART.exec(text.norm)?.[1];
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
const [MORNING, AFTERNOON, EVENING] = [
  ['00:00', '12:00'],
  ['12:00', '20:00'],
  ['19:00', '24:00'],
] as const;
const PARTS: Readonly<Record<string, readonly [string, string]>> = {
  manana: MORNING, manha: MORNING, morning: MORNING, tarde: AFTERNOON, afternoon: AFTERNOON, noche: EVENING, noite: EVENING, evening: EVENING,
}; // prettier-ignore

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
