/** What the reader makes of a message before it becomes events (port) or labels (command line). */
import type { Appointment, ContactDatum, Guest, Topic } from '../../domain.ts';
import type { Besides } from './errands/several/besides.ts';
import type { Area } from './situation.ts';

export const INTENTS = [
  'book',
  'move',
  'cancel',
  'mine',
  'pay',
  'claim',
  'ask',
  'accept',
  'reject',
  'select',
  'more',
  /** Another day or hour, not said which. */
  'other',
  /** The button of that name. */
  'retry',
  /** "un momento": neither an answer nor an errand. */
  'wait',
  'greet',
  'thanks',
  'person',
  'exit',
  /** One of several that were asked for is not wanted any more. */
  'drop',
  'back',
  'answer',
  'unknown',
] as const;
export type Intent = (typeof INTENTS)[number];

export interface Act {
  readonly intent: Intent;
  /** Of a question. */
  readonly topic?: Topic;
  /** Which desk a question belongs to; the topic's own when absent. */
  readonly area?: Area;
  readonly word?: 'salir' | 'cancelar' | 'menu';
  /** Of an exit: only from what is asked for, and not from what waits below. */
  readonly solo?: true;
  /** 1-based choice. */
  readonly n?: number;
  /** Which of the customer's own appointments it is about, where the words leave no doubt. */
  readonly of?: Appointment;
  /** With whom the one is that is spoken of, where it is none or one of several. */
  readonly withWhom?: string;
  /** Of a question about what he has: its service. Of a booking: the service that is wished for, and the appointment that it would take the place of. */
  readonly service?: string;
  readonly instead?: Appointment;
  /** Of a booking: what it comes besides, and so on whose day. */
  readonly besides?: Besides;
  /** Of a yes: who heard it has seen to all that is said beside it, so that it holds where only a plain one does. */
  readonly holds?: true;
  /** Of thanks: something is told that the team should know. */
  readonly tells?: true;
  /** Of thanks: a datum that was told is wrong. */
  readonly amiss?: ContactDatum;
  /** Of a choice: a question stands beside it, so that it is asked for a yes where it would be booked at once. */
  readonly asks?: true;
  /** Value of an answered field. */
  readonly value?: string;
  /** Of a name that is told as somebody else's, or of a booking that is dropped. */
  readonly para?: Guest;
  /** The stretch of the message that speaks of it: its services and hours are read there. */
  readonly from: number;
  readonly to: number;
}

export type By = 'id' | 'answer' | 'keywords' | 'offline';
export interface Verdicts {
  readonly acts: readonly Act[];
  readonly by: By;
  readonly confidence: number;
  /** Who decided, by the name of its function. */
  readonly reader?: string;
}

/** An act of a whole message. */
export function act(heard: { readonly text: { readonly raw: string } }, of: Omit<Act, 'from' | 'to'>): Act {
  return { ...of, from: 0, to: heard.text.raw.length };
}

export function sure(acts: readonly Act[], by: By, confidence: number): Verdicts {
  return { acts, by, confidence };
}

/** By whom it was heard: what a wrapped question is called is its own name. */
export function heardBy(verdicts: Verdicts, reader: { readonly name: string }): Verdicts {
  return reader.name === '' ? verdicts : { ...verdicts, reader: reader.name };
}

/** An act of a stretch, as a keyword rule tells it. */
export function toAct({ intent, topic, area }: Pick<Act, 'intent' | 'topic' | 'area'>, from: number, to: number): Act {
  return { intent, from, to, ...(topic === undefined ? {} : { topic }), ...(area === undefined ? {} : { area }) };
}

/** A yes, and whatever stands beside it has been read. */
export const YES = { intent: 'accept', holds: true } as const;
