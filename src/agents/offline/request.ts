/** One line of `npm run understand`: a message, the state it arrives in, and where and when. */
import { z } from 'zod';
import { TEXT_CHARS_MAX, type Language, type Tenant } from '../../domain.ts';
import type { By } from './acts.ts';
import type { Classifier } from './classifier.ts';
import { hear } from './hear.ts';
import { labelsOf, type Label } from './labels.ts';
import { read } from './read.ts';
import { BY_WORDS_ALONE } from './rewrites.ts';
import { areaOf, asksOf, flowOf, type Situation } from './situation.ts';
import { isQuestion } from './errands.ts';
import { readText } from './words/text.ts';

/** Longer lines are no messages: WhatsApp's limit with room to spare. */
export const LINE_TEXT_CHARS_MAX = TEXT_CHARS_MAX * 16;

export const requestSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  text: z.string().max(LINE_TEXT_CHARS_MAX),
  state: z.string().default('none'),
  now: z.string(),
  timeZone: z.string(),
  locale: z.string().default('es'),
});
export type UnderstandLine = z.infer<typeof requestSchema>;

export interface UnderstandAnswer extends Label {
  readonly also: readonly Label[];
  readonly by: By;
  readonly confidence: number;
}

/** Labels of one line. Throws RangeError for a `now` or a `timeZone` that is none. */
export function understandLine(
  line: UnderstandLine,
  more: { tenant?: Tenant; classifier?: Classifier } = {},
): UnderstandAnswer {
  const situation = situationOfState(line, more.tenant);
  const said = BY_WORDS_ALONE.reduce((text, put) => put(text, situation) ?? text, readText(line.text));
  const heard = hear(said.raw, situation);
  const { acts, by, confidence } = read(heard, more.classifier);
  const labels = labelsOf(acts, heard);
  const first = acts.findIndex(({ intent }) => !isQuestion(intent));
  const main = labels[Math.max(0, first)];
  if (main === undefined) throw new RangeError('the reader found nothing to say about a text: this is a bug');
  const also = labels.filter((label) => label !== main);
  return { ...main, also, by, confidence: Math.round(confidence * 1_000) / 1_000 };
}

/** Only the state's name is known: the kind of its question follows from it, the rows of its list do not. */
export function situationOfState(line: UnderstandLine, tenant?: Tenant): Situation {
  const flow = flowOf(line.state);
  return {
    state: line.state,
    flow,
    area: areaOf(flow),
    asks: asksOf(line.state, undefined, undefined),
    language: languageOf(line.locale),
    locale: line.locale,
    now: zonedNow(line.now, line.timeZone),
    ...(tenant === undefined ? {} : { tenant }),
  };
}

export function languageOf(locale: string): Language {
  const tag = locale.slice(0, 2).toLowerCase();
  return tag === 'pt' || tag === 'en' ? tag : 'es';
}

/** ISO with an offset, or local to the zone. */
export function zonedNow(now: string, timeZone: string): Temporal.ZonedDateTime {
  return /(?:Z|[+-]\d{2}:?\d{2})(?:\[.*\])?$/.test(now)
    ? Temporal.Instant.from(now.replace(/\[.*\]$/, '')).toZonedDateTimeISO(timeZone)
    : Temporal.PlainDateTime.from(now).toZonedDateTime(timeZone);
}
