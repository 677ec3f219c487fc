import * as h from './agenda-held.ts';
import * as m from './agenda-money.ts';
import * as d from './agenda-deeds.ts';
import * as w from './agenda-words.ts';
import * as a from './agenda-setup.ts';

/** How the booking flow is left, or begun again with other wishes, from whichever state; `agenda.ts` says in which. */

/** New wishes: what was held goes back, and the flow asks again what is missing (CONV-7). */
export const corrected = { target: 'triage', actions: [d.letGo, a.mergeWishes, a.forgetSlot, a.progress] } as const;
/** Exits are answered by reception, silence by nobody; a "no" that ends the flow is answered here. */
export const leave = { target: 'dejado', actions: [d.letGo, m.dropUnsent] } as const;
export const stop = { target: 'dejado', actions: [d.letGo, m.dropUnsent, w.sayLeft] } as const;
/** Who says nothing gives nothing up. */
export const fallSilent = { guard: 'silencioLargo', target: 'dejado', actions: d.letGo } as const;
/** Its money is not what it was to be, and its hour is kept no longer: people see to the one, and the other is said. */
export const hourOver = { target: 'dejado', actions: [m.sayHourOver, d.letGo] } as const;
const timedOut = [{ guard: 'vencioLaParte', ...hourOver }, fallSilent] as const;
/** Whatever is asked at the moment. */
export const common = {
  'order.changed': { guard: 'pagaLoGuardado', target: 'pagado' },
  'customer.wants_payment': h.theHeldOne,
  'customer.exits': leave,
  'customer.drops': { guard: 'esLoQueDeja', ...leave },
  'timer.fired': [{ guard: 'vencioElGuardado', actions: [m.expireOrder, d.letGo, a.forgetSlot] }, ...timedOut],
} as const;
/**
 * The same where it is the held hour that is asked about ("es para mi hermano", behind the link): it is kept no longer, and
 * chosen all the same, so the question is put again. A yes finds out whether it is free, and makes a link anew.
 */
const keptNoLonger = { guard: 'vencioElGuardado', actions: [m.expireOrder, d.letGo, a.holdNone] } as const;
export const asksOfIt = <const A>(ask: A) =>
  ({ ...common, 'timer.fired': [{ ...keptNoLonger, actions: [...keptNoLonger.actions, ask] }, ...timedOut] }) as const;
