/** What the rules find in a message: days, hours, parts, cues; and how a rule is written. */
import type { DayRun } from './calendar.ts';
import type { Token } from './words/tokens.ts';
import type { Part } from './types.ts';

/** An hour as said. A free one (1–12 without am, pm or part of day) may also be twelve hours later. */
export interface Clock {
  hour: number;
  minute: number;
  meridiem: 'given' | 'free';
  /** "Las 12 de la noche", "medianoche": the end of the day that it is said of. */
  night?: true;
}

/** What connects and judges the times of a message. */
export type Cue =
  | 'cannot' // "no puedo", "no me sirve"
  | 'no' // a bare "no" or "not"
  | 'except' // "menos", "excluir"
  | 'only'
  | 'or'
  | 'and'
  | 'nor'
  | 'but' // "mejor", "pero": what was rejected ends here
  | 'yes'
  | 'rather' // "digo", "perdón": what comes replaces what came
  | 'stop' // punctuation
  | 'busy' // "salgo del trabajo", "trabajo hasta": the hours are the customer's own
  | 'engaged' // "entro a trabajar": free before that
  | 'otherwise' // "sino", "y si no": what comes is wanted only where what came cannot be
  | 'thereafter'; // "después de eso"

/** What a stretch of tokens says. */
export type Meaning =
  | {
      kind: 'day';
      run: DayRun;
      /** ISO, of a weekday said by itself. */
      weekday?: number;
      /** Of one said with its week. */
      of?: { weekday: number; run: DayRun };
      certainty: number;
      mayBeRow?: boolean;
      /** With its month ("el 20 de julio"), or by its number alone ("el 21"). */
      named?: 'date' | 'number';
    }
  | {
      kind: 'days';
      run: { from?: Temporal.PlainDate; to?: Temporal.PlainDate };
      certainty?: number;
      swap?: [Temporal.PlainDate, Temporal.PlainDate];
      /** The first or the last of them, none between. */
      onlyEnds?: boolean;
      /** The one of them that was written with its month, where it is of an appointment that there is. */
      written?: Temporal.PlainDate;
    }
  | { kind: 'weekdays'; weekdays: readonly number[]; swap?: [Temporal.PlainDate, Temporal.PlainDate] }
  | { kind: 'clock'; clock: Clock }
  /** Vague: "saliendo del trabajo". Either: "a las 10 o a las 11" are two hours. */
  | { kind: 'clocks'; from: Clock; to: Clock; swaps?: boolean; vague?: boolean; either?: boolean }
  /** Ends: before it the appointment is to be over. */
  | { kind: 'bound'; side: 'after' | 'before'; clock: Clock; ends?: true; inclusive?: true }
  | { kind: 'part'; part: Part; vague?: boolean; siesta?: true }
  | { kind: 'wish'; wish: 'lo_antes_posible' | 'primera_hora' | 'ultima_hora'; part?: Part }
  | { kind: 'instant'; at: Temporal.PlainDateTime }
  /** Minutes or days from an hour that others know; negative is earlier. */
  | { kind: 'shift'; by: 'minutes' | 'days'; amount: number }
  | { kind: 'cue'; cue: Cue }
  | { kind: 'nothing' }
  /** "ayer a las 4": a day that nobody can come on any more. */
  | { kind: 'past'; day: Temporal.PlainDate }
  /** A day or hour that cannot be, or is past: consumed, so that its pieces are not read as something else. */
  | { kind: 'void'; absent?: { month: number; day: number } };

/** A meaning and its tokens, `next` exclusive. */
export interface Item {
  meaning: Meaning;
  first: number;
  next: number;
  /** Set later: the customer ruled it out, it belongs to the appointment that is being changed, it is a second choice, or only told. */
  fate?: 'rejected' | 'excluded' | 'original' | 'second' | 'told';
}

/** What every rule of the grammar may look at. */
export interface Scan {
  tokens: readonly Token[];
  today: Temporal.PlainDate;
  now: Temporal.PlainDateTime;
  /** The same on the tenant's clock, which is put forward and back: only this one knows what time it is in two hours. */
  instant: Temporal.ZonedDateTime;
  portuguese: boolean;
  english: boolean;
  /** "2/3" is the third of February. */
  monthFirst: boolean;
  /** The last day that can be booked, where that is known. */
  lastDay?: Temporal.PlainDate | undefined;
  /** The days that the talk is about. */
  within?: { from: Temporal.PlainDate; to?: Temporal.PlainDate };
  /** The day that was asked for, where it is still to come. */
  wished?: Temporal.PlainDate;
  /** The day that was booked just now. */
  booked?: Temporal.PlainDate;
  /** The days that were wished for or asked about last. */
  told?: readonly Temporal.PlainDate[];
  /** The day that is on show, where that is still to come: "al día siguiente" is the one behind it. */
  shown?: Temporal.PlainDate;
  /** The week on show, where it is still to come. */
  week?: DayRun;
}

/** A rule reads from a token on, and says what it read and where it stopped. It looks at a bounded stretch. */
export type Rule = (scan: Scan, at: number) => RuleRead | undefined;

export interface RuleRead {
  meaning: Meaning;
  /** A second thing said with the same words: "desde el viernes a mediodía" is a day and a bound. */
  also?: Meaning;
  next: number;
}

/** The folded text of a token, '' beyond the end. */
export function wordAt(scan: Scan, at: number): string {
  return scan.tokens[at]?.text ?? '';
}

/** The index after the token when it is one of the words, else the same index. */
export function skip(scan: Scan, at: number, words: ReadonlySet<string>): number {
  return words.has(wordAt(scan, at)) ? at + 1 : at;
}

/**
 * Remembers what a reader found at each token of a scan: several rules ask for the day or hour at the same place, and
 * with the memory a message costs one reading per token whatever its words.
 */
export function remembered<Read>(
  read: (scan: Scan, at: number) => Read | undefined,
): (scan: Scan, at: number) => Read | undefined {
  const memory = new WeakMap<Scan, Map<number, Read | undefined>>();
  return (scan, at) => {
    let places = memory.get(scan);
    if (!places) memory.set(scan, (places = new Map<number, Read | undefined>()));
    const known = places.get(at);
    if (known !== undefined || places.has(at)) return known;
    const found = read(scan, at);
    places.set(at, found);
    return found;
  };
}

/** True for items that say a time, whatever their fate. */
export function isTime(item: Item): boolean {
  return !['cue', 'nothing', 'void', 'past'].includes(item.meaning.kind);
}

export function cueOf(item: Item | undefined): Cue | undefined {
  return item?.meaning.kind === 'cue' ? item.meaning.cue : undefined;
}

/** What a time is of: the day, its hour, or a part of it. */
export function family(item: Item): 'day' | 'hour' | 'part' {
  const { kind } = item.meaning;
  if (kind === 'part') return 'part';
  return kind === 'clock' || kind === 'clocks' || kind === 'bound' || kind === 'shift' ? 'hour' : 'day';
}

/** The words from one place to another. */
export function wordsIn({ tokens }: Pick<Scan, 'tokens'>, from: number, to?: number): string[] {
  return tokens.slice(from, to).map(({ text }) => text);
}

/** The same as patterns read them: a space around each. */
export function saidIn(scan: Pick<Scan, 'tokens'>, from: number, to?: number): string {
  return ` ${wordsIn(scan, from, to).join(' ')} `;
}

/** Words, told apart by spaces, to be looked up. */
export function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
