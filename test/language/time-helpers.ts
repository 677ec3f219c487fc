import { readTimes } from '../../src/agents/offline/time/index.ts';
import type { Language, TimeReading } from '../../src/agents/offline/time/index.ts';

/** Tuesday 10 March 2026, 10:20 in Buenos Aires: the moment every expression of these tests is said. */
export const TUESDAY = Temporal.ZonedDateTime.from('2026-03-10T10:20[America/Argentina/Buenos_Aires]');

export type Facts = Partial<Omit<TimeReading, 'spans' | 'confidence' | 'meridiem' | 'horaCandidates' | 'descartadas'>>;

/** Reads a message said on that Tuesday. */
export function read(text: string, language: Language = 'es', now = TUESDAY): TimeReading {
  return readTimes(text, { now, language });
}

/** Only what was read: no empty lists, nothing about how. */
export function facts(text: string, language: Language = 'es', now = TUESDAY): Facts {
  const {
    spans: _s,
    confidence: _c,
    meridiem: _m,
    horaCandidates: _h,
    descartadas: _d,
    restricciones,
    ...found
  } = read(text, language, now);
  return restricciones.length > 0 ? { ...found, restricciones } : found;
}
