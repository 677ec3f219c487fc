import { PERSON_TIMEOUT_MS, type Handoff } from '../domain.ts';
import { bookingOf, handoffOf } from './given-up.ts';
import { options, say, type MachineEvent } from './kit.ts';
import { isLeftOver, moneyInDoubt, whyLeftOver } from './left-over.ts';
import { slotOf } from './orders.ts';
import { orderInQuestion, unpaidAgain } from './money-asked.ts';
import { atDesk } from './receipts.ts';
import { emitAll, reset, s } from './recepcion-setup.ts';
import { afterUnheard } from './unheard.ts';

/** The desk and the baton: when people are told, and who has the conversation (HUMAN-2, 3); `recepcion.ts` says when. */

/** In the background while the desk has the conversation or is called for it: that answer is still awaited. */
export const noteAtDesk = (reason: (event: MachineEvent) => Handoff['reason'], background = false) =>
  emitAll((event) => {
    const name = event.world.contact.name;
    const { flow, wish } = event.world;
    const order = orderInQuestion(event);
    const handoff: Handoff = {
      reason: reason(event),
      ...(flow === undefined ? {} : { flow }),
      ...(wish === undefined ? {} : { detalles: wish }),
      ...(name === undefined ? {} : { customerName: name }),
      ...(order === undefined ? {} : { order, ...slotOf(order, event.world) }),
      ...whyUnbooked(event),
    };
    return [{ type: 'openHandoff', handoff, ...(background ? { background } : {}) }];
  });
/** Of money that has no appointment: why, as far as it is known. */
function whyUnbooked(event: MachineEvent): Pick<Handoff, 'unbooked'> {
  if (event.type === 'order.changed') return isLeftOver(event) ? { unbooked: whyLeftOver(event) } : {};
  if (event.type !== 'flow.ended' || orderInQuestion(event) === undefined) return {};
  if (event.machine === 'cancelacion') return event.outcome === 'cancelado' ? { unbooked: 'cancelled' } : {};
  if (event.outcome !== 'pago_sin_turno') return {};
  return { unbooked: event.lost === true ? 'lost' : 'left' };
}
/** People put right what we could not: they are told what and whose, the conversation stays where it is. */
export const noteGivenUp = emitAll((event) =>
  event.type === 'call.given_up'
    ? [{ type: 'openHandoff', handoff: handoffOf(event.call, event.world), background: true }]
    : [],
);
export const settleUnheard = emitAll(afterUnheard);
/** What had paid for an appointment to come is given back: which one, as nobody is handed over and nothing is cancelled. */
export const noteGivenBack = emitAll((event) => {
  const [cita, order] = [unpaidAgain(event), orderInQuestion(event)];
  if (cita === undefined || order === undefined) return [];
  return [atDesk(event.world, { reason: 'payment', order, detalles: bookingOf(cita, event.world.tenant.timeZone) })];
});
/** Nobody could be reached while the customer waited; of money that people have to see they are told as soon as they can be. */
export const noteMoneyLater = emitAll(({ world }) => {
  const order = moneyInDoubt(world);
  return order === undefined ? [] : [atDesk(world, { reason: 'payment', order })];
});
function complains(event: MachineEvent): boolean {
  return event.type === 'customer.wants_person' && event.complains === true;
}
export const handOver = (reason: (event: MachineEvent) => Handoff['reason']) => [
  s.emit(({ event }: { event: MachineEvent }) =>
    say({ key: 'pasando_a_persona', ...(complains(event) && { complains: true }) }),
  ),
  noteAtDesk(reason),
];
export const startPersonTimer = emitAll(({ world }) => [
  { type: 'timer.set', kind: 'persona', dueAt: world.at + PERSON_TIMEOUT_MS },
]);
export const stopPersonTimer = s.emit({ type: 'timer.cancel', kind: 'persona' });
/** The customer went back to the bot: the desk is told, an open flow goes on with its own question. */
export const takeBack = [
  stopPersonTimer,
  reset,
  s.assign(({ event }) =>
    event.world.flow === undefined ? { offer: options(event.world, 'agendar', 'pagar', 'persona'), cita: null } : {},
  ),
  s.emit(({ context, event }) =>
    say({ key: 'vuelve_el_bot' }, event.world.flow === undefined ? (context.offer ?? undefined) : undefined),
  ),
  noteAtDesk(() => 'taken_back', true),
];

/** Why a person gets what a flow could not end. */
export function flowReason(event: MachineEvent): Handoff['reason'] {
  if (event.type !== 'flow.ended') return 'other';
  if (event.outcome === 'pago_sin_turno') return 'order_without_slot';
  if (event.noLinks === true) return 'too_many_links';
  if (event.machine === 'pagos' || event.money === true) return 'payment';
  if (event.machine === 'agenda') return 'too_many_appointments';
  return event.machine === 'cancelacion' ? 'late_cancellation' : 'calendar_down';
}
