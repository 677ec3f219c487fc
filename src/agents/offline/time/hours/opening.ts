/**
 * The hour a customer means on a day with these opening hours (AGENDA-14): of the candidates h and h + 12 those stay
 * at which a service of `durationMinutes` can start and end within one opening; one is it, two are to be asked, and
 * none leaves the policy's default. A preference decides first. Undefined when no hour was said.
 * `opening` is in 'HH:MM' pairs; a closing time of 00:00 is midnight.
 */
import { defaultHour, hourText } from './hours.ts';
import type { TimeReading } from '../types.ts';
import { POLICIES } from '../policies.ts';

export function resolveHour(
  reading: Pick<TimeReading, 'meridiem' | 'hora' | 'horaCandidates' | 'preferencia'>,
  opening: [from: string, to: string][],
  durationMinutes: number,
): { hora: string } | { ambiguous: string[] } | undefined {
  if (reading.hora === undefined) return undefined;
  if (reading.meridiem !== 'free') return { hora: reading.hora };
  const preferred = reading.preferencia === undefined ? [] : inPart(reading.horaCandidates, reading.preferencia);
  const [only, other] = preferred;
  if (only !== undefined && other === undefined) return { hora: only };
  const fitting = reading.horaCandidates.filter((hora) => fits(minutes(hora), opening, durationMinutes));
  const [first, second] = fitting;
  if (first !== undefined && second !== undefined) return { ambiguous: fitting };
  return { hora: first ?? byPolicy(reading.horaCandidates[0] ?? reading.hora) };
}

function inPart(candidates: readonly string[], part: 'mañana' | 'tarde' | 'noche'): string[] {
  const [from, to] = POLICIES.partMinutes[part];
  return candidates.filter((hora) => minutes(hora) >= from && minutes(hora) < to);
}

function fits(start: number, opening: readonly [string, string][], durationMinutes: number): boolean {
  return opening.some(([from, to]) => {
    const closing = minutes(to) === 0 ? 24 * 60 : minutes(to);
    return start >= minutes(from) && start + durationMinutes <= closing;
  });
}

function byPolicy(hora: string): string {
  const total = minutes(hora);
  return hourText(defaultHour({ hour: Math.floor(total / 60), minute: total % 60, meridiem: 'free' }));
}

function minutes(hora: string): number {
  const [hour, minute] = hora.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}
