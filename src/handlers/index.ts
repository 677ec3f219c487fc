/**
 * What each effect does, and how often it is tried. `src/handlers` is imported by the composition root and the cli only;
 * it imports domain, ports and errors.
 */
import type { Address, Effect, EffectAnswer, EffectKind, OutboxRow, Tenant } from '../domain.ts';
import type { CalendarPort, ChannelPort, DeskPort, PaymentsPort, Store } from '../ports.ts';
import { ServiceFailure } from '../errors.ts';
import { calendarHandlers } from './calendar.ts';
import { openHandoff, sendMessage } from './people.ts';
import { createLink, fetchPayment, refund } from './payments.ts';

export { failureAnswer, policyOf } from './policy.ts';
export type { Policy } from './policy.ts';
export { eventIdOf } from './event-id.ts';
export { routeCalendars } from './calendars.ts';
export { availableSlots } from './availability.ts';

export interface HandlerContext {
  /** Its id is the key of everything that the effect asks for (law 5). */
  readonly row: OutboxRow;
  readonly tenant: Tenant;
  readonly address: Address;
  /** Epoch ms. */
  readonly now: number;
  /** This try was given up meanwhile: whatever it has still to call is left, for others are at it. */
  readonly over: () => boolean;
}
export interface HandlerResult {
  /** Comes back through the inbox and finds the frame that waits for this effect. */
  readonly answer?: EffectAnswer;
  readonly providerId?: string;
}
export type EffectOf<K extends EffectKind> = Extract<Effect, { readonly type: K }>;
/** What each effect does. Throws ServiceFailure, UnclearFailure or StoreUnavailable; `drain` decides what follows. */
export type Handlers = {
  readonly [K in EffectKind]: (effect: EffectOf<K>, context: HandlerContext) => Promise<HandlerResult>;
};

export interface HandlerDeps {
  readonly store: Store;
  readonly channel: ChannelPort;
  /** `routeCalendars()` over the calendars of this build. */
  readonly calendar: CalendarPort;
  readonly payments: PaymentsPort;
  readonly desk: DeskPort;
}

export function createHandlers(deps: HandlerDeps): Handlers {
  return {
    ...calendarHandlers(deps),
    sendMessage: sendMessage(deps),
    openHandoff: openHandoff(deps),
    createLink: createLink(deps),
    fetchPayment: fetchPayment(deps),
    refund: refund(deps),
  } satisfies Handlers;
}

/** The handlers as one call, for the engine: the effect's kind picks its handler. */
export function performWith(handlers: Handlers): (effect: Effect, context: HandlerContext) => Promise<HandlerResult> {
  return (effect, context) => {
    switch (effect.type) {
      case 'sendMessage':
        return handlers.sendMessage(effect, context);
      case 'findSlots':
        return handlers.findSlots(effect, context);
      case 'createEvent':
        return handlers.createEvent(effect, context);
      case 'moveEvent':
        return handlers.moveEvent(effect, context);
      case 'deleteEvent':
        return handlers.deleteEvent(effect, context);
      case 'createLink':
        return handlers.createLink(effect, context);
      case 'fetchPayment':
        return handlers.fetchPayment(effect, context);
      case 'refund':
        return handlers.refund(effect, context);
      case 'openHandoff':
        return handlers.openHandoff(effect, context);
    }
    return Promise.reject(unknownKind(effect satisfies never));
  };
}

/** A row written by newer code: parked for a person, never dropped (law 8). */
function unknownKind(effect: unknown): ServiceFailure {
  return new ServiceFailure(`this build has no handler for ${JSON.stringify(effect)}`, { retryable: false });
}
