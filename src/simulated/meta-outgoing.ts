/** What the simulated Meta took from us, to be read by who tries the demo over HTTP: the bodies, as they came. */
import type { RequestHandler } from 'express';
import type { SentMessage } from './meta-courier.ts';

/** Messages kept to be shown, of all contacts. */
export const OUTGOING_SHOWN_MAX = 100;

export interface Outgoing {
  add(message: SentMessage): void;
  /** `GET …[?to=<number or user id>]`: a JSON array of `{ id, at, phoneNumberId, body }`, oldest first; `at` is ISO 8601. */
  readonly show: RequestHandler;
}

export function createOutgoing(contactOf: (message: SentMessage) => string): Outgoing {
  const kept: SentMessage[] = [];
  return {
    add: (message) => {
      kept.push(message);
      if (kept.length > OUTGOING_SHOWN_MAX) kept.shift();
    },
    show: (req, res) => {
      const { to } = req.query;
      const shown = kept.filter((message) => typeof to !== 'string' || contactOf(message) === to.replace(/^[ +]/, ''));
      const told = shown.map(({ at, ...message }) => ({ ...message, at: new Date(at).toISOString() }));
      res.type('application/json').send(`${JSON.stringify(told, null, 2)}\n`);
    },
  };
}
