/**
 * A line of the readers' lists, and the words in which it is written. This folder: who hears what, by what it is about;
 * `readers.ts` puts the lists in their order. Only that file imports them.
 */
import { act, type Act, type Verdicts } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { inState } from '../settle.ts';

/** Undefined, or no act: the next one is asked. `said`: the words of the message. */
type Hears = (heard: Heard, said: readonly string[]) => Act | readonly Act[] | undefined;
/** Asked in this order, the first that hears anything decides. */
export type Reader = readonly [by: Verdicts['by'], confidence: number, ...hears: readonly Hears[]];

/** Where it is so, that is meant. */
export function means(meant: Omit<Act, 'from' | 'to'>, is: (heard: Heard) => boolean): Hears {
  return calledAs(is, (heard) => (is(heard) ? act(heard, meant) : undefined));
}

/** Where it is so, something is booked, or what is booked is put right, as the state has it. */
export function booksAnew(is: (heard: Heard) => boolean): Hears {
  return calledAs(is, (heard) => (is(heard) ? inState([act(heard, { intent: 'book' })], heard) : undefined));
}

/** The row of the list that is picked so. */
export function picks(rowOf: (heard: Heard) => number | undefined): Hears {
  return calledAs(rowOf, (heard) => {
    const n = rowOf(heard);
    return n === undefined ? undefined : act(heard, { intent: 'select', n });
  });
}

/** The record says who decided (`Reading.reader`): the question that is asked, and not what asks it. */
function calledAs({ name }: { readonly name: string }, hears: Hears): Hears {
  return Object.defineProperty(hears, 'name', { value: name });
}
