/** What the simulated Meta took from us, to be read by who tries the demo over HTTP: the bodies, as they came. */
import type { RequestHandler } from 'express';
import type { SentMessage } from './meta-courier.ts';

/** Messages shown at one time: the newest. */
const SENT_SHOWN_MAX = 100;

/** `GET …[?to=<number or user id>]`: a JSON array of `{ id, at, phoneNumberId, body }`, oldest first; `at` is ISO 8601. */
export function showSent(sentTo: (contact: string | undefined) => readonly SentMessage[]): RequestHandler {
  return (req, res) => {
    const { to } = req.query;
    // A plus of a query is a blank.
    const shown = sentTo(typeof to === 'string' ? to.replace(/^[ +]/, '') : undefined).slice(-SENT_SHOWN_MAX);
    const told = shown.map(({ at, ...message }) => ({ ...message, at: new Date(at).toISOString() }));
    res.type('application/json').send(`${JSON.stringify(told, null, 2)}\n`);
  };
}
