/**
 * From the words that a model marks to what they mean. The model says which words speak of time; what day that is, code
 * says, in the tenant's zone (AGENT-3, must-hold 43). What the customer never wrote is dropped.
 */
import type { Detalles, Language } from '../../domain.ts';
import { fold } from '../offline/words/text.ts';
import { readTimes, type TimeEnvironment, type TimeReading } from '../offline/time/index.ts';
import { wishOf } from '../offline/wishes.ts';

const MARK_CHARS_MAX = 160;

export interface Marked {
  readonly text: string;
  readonly start: number;
}

/** Where the customer wrote these words: letter for letter but for case, accents and spaces. */
export function written(mark: string, text: string): Marked | undefined {
  const words = fold(mark.slice(0, MARK_CHARS_MAX)).match(/[^\s]+/gu);
  if (words === null || !/[\p{L}\p{N}]/u.test(mark)) return undefined;
  const pattern = words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')).join('\\s+');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u').exec(fold(text));
  return found === null
    ? undefined
    : { text: text.slice(found.index, found.index + found[0].length), start: found.index };
}

/** What stands between two marks and belongs to both: "o", "y", "al". */
const JOINT_CHARS_MAX = 5;

/** The times that the marks tell: the marked stretches in the order in which they were written. */
function timesIn(marks: readonly string[], text: string, environment: TimeEnvironment): TimeReading {
  const spans = marks
    .flatMap((mark) => written(mark, text) ?? [])
    .map(({ start, text: words }) => ({ start, end: start + words.length }))
    .toSorted((a, b) => a.start - b.start);
  const joined: { start: number; end: number }[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && isJoint(text.slice(last.end, span.start))) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return readTimes(joined.map(({ start, end }) => text.slice(start, end)).join(' ; '), environment);
}

/** A bare "7" that is marked as the hour is one, wherever it stands: the words with what says so before it. */
function asHour(mark: string | null, text: string, language: Language): { mark: string | null; text: string } {
  const at = mark !== null && /^\d{1,2}$/.test(mark.trim()) ? written(mark.trim(), text) : undefined;
  if (at === undefined) return { mark, text };
  const hour = `${AT[language]} ${at.text}`;
  return { mark: hour, text: `${text.slice(0, at.start)}${hour}${text.slice(at.start + at.text.length)}` };
}
const AT: Readonly<Record<Language, string>> = { es: 'a las', pt: 'às', en: 'at' };

function isJoint(between: string): boolean {
  return between.length <= JOINT_CHARS_MAX && !/[\d.;!?\n]/.test(between);
}

export interface TimeMarks {
  readonly fecha_deseada: string | null;
  readonly hora_especifica: string | null;
  readonly preferencia_horaria: string | null;
  readonly restricciones_temporales: readonly string[] | null;
  readonly cita_original: string | null;
}

/** What the customer wishes, or which appointment is spoken of, by the marked words alone. */
export function timesOf(
  kind: 'book' | 'move' | 'cancel',
  marks: TimeMarks,
  { text: said, environment }: { text: string; environment: TimeEnvironment },
): Detalles {
  const { mark: hour, text } = asHour(marks.hora_especifica, said, environment.language ?? 'es');
  const wish = [
    marks.fecha_deseada,
    hour,
    marks.preferencia_horaria,
    ...(marks.restricciones_temporales ?? []),
  ].flatMap((mark) => mark ?? []);
  const original = marks.cita_original === null ? [] : [marks.cita_original];
  if (kind === 'cancel') return wishOf('cancel', timesIn([...original, ...wish], text, environment), {});
  const { fecha_original: _day, hora_original: _hour, ...wished } = wishOf(kind, timesIn(wish, text, environment), {});
  if (kind === 'book') return wished;
  const { fecha_original, hora_original } = wishOf('cancel', timesIn(original, text, environment), {});
  return {
    ...wished,
    ...(fecha_original === undefined ? {} : { fecha_original }),
    ...(hora_original === undefined ? {} : { hora_original }),
  };
}
