import { isDeclined, withoutService } from './asked-about.ts';
import { s } from './recepcion-setup.ts';

/** When what was asked about is not what the talk is about any more; `recepcion.ts` says when. */

export const dropTopic = s.assign(({ context: { hablado }, event }) => ({ hablado: withoutService(hablado, event) }));
/** "No, gracias" to what it costs. */
export const dropDeclined = s.assign(({ context: { hablado }, event }) =>
  isDeclined(event) ? { hablado: withoutService(hablado, event) } : {},
);
