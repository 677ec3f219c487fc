/**
 * The vocabulary: events, effects, messages, records. Imports only zod; everybody may import it.
 * Reading order: tenant (who) → messages (in, out) → media (read) → booking (facts) → offers (what was asked) →
 * events (what happened) → world (what is known then) → effects (what is owed) → copy (what is said) → records (what is
 * stored) → limits → civil (days and clocks) → opening (who is there when).
 */
export * from './domain/tenant.ts';
export * from './domain/configuration.ts';
export * from './domain/messages.ts';
export * from './domain/media.ts';
export * from './domain/booking.ts';
export * from './domain/orders.ts';
export * from './domain/begun.ts';
export * from './domain/offers.ts';
export * from './domain/tapped.ts';
export * from './domain/events.ts';
export * from './domain/usual.ts';
export * from './domain/world.ts';
export * from './domain/effects.ts';
export * from './domain/copy.ts';
export * from './domain/told.ts';
export * from './domain/unsaid.ts';
export * from './domain/records.ts';
export * from './domain/sight.ts';
export * from './domain/known.ts';
export * from './domain/money.ts';
export * from './domain/secret.ts';
export * from './domain/letters.ts';
export * from './domain/limits.ts';
export * from './domain/units.ts';
export * from './domain/civil.ts';
export * from './domain/opening.ts';
