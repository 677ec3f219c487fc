/** What the words of a message tell of a service, by its name: what `services.ts` counts, and others look at. */
import type { Named } from './name-words.ts';

export interface Score {
  readonly id: string;
  readonly hits: number;
  /** Of the name's words that count. */
  readonly share: number;
  /** Of a name that joins two things one was told. */
  readonly half: boolean;
  /** Of such a name both were. */
  readonly whole: boolean;
  /** Told by generic words only. */
  readonly weak: boolean;
  /** Told by nothing but where it is done: "Alta en el SAT" by the SAT. */
  readonly where: boolean;
  /** Every word of the name that counts was said, and by no likeness. */
  readonly exact: boolean;
  /** Places of the words that told it. */
  readonly at: readonly number[];
}

/** Whether any of it is told: the words as they were said, and what is sold. */
export interface Catalogue {
  readonly words: readonly string[];
  readonly services: readonly Named[];
}

/** The naming words of each service. */
export type Names = readonly (readonly string[])[];
