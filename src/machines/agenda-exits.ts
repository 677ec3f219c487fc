import * as h from './agenda-held.ts';
import * as a from './agenda-setup.ts';

/** How the booking flow is left, or begun again with other wishes, from whichever state; `agenda.ts` says in which. */

/** New wishes: what was held goes back, and the flow asks again what is missing (CONV-7). */
export const corrected = { target: 'triage', actions: [a.letGo, a.mergeWishes, a.forgetSlot, a.progress] } as const;
/** Exits are answered by reception, silence by nobody; a "no" that ends the flow is answered here. */
export const leave = { target: 'dejado', actions: a.letGo } as const;
export const stop = { target: 'dejado', actions: [a.letGo, a.sayLeft] } as const;
/** Whatever is asked at the moment. */
export const common = {
  'order.changed': { guard: 'pagaLoGuardado', target: 'pagado' },
  'customer.wants_payment': h.theHeldOne,
  'customer.exits': leave,
  'customer.drops': { guard: 'esLoQueDeja', ...leave },
  'timer.fired': { guard: 'silencioLargo', ...leave },
} as const;
