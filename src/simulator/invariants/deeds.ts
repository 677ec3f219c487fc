/** Nothing is said to have happened that did not happen (law 7, must-hold 50, 73). */
import { orderIdOf, type Appointment, type ConversationId, type Order, type Slot } from '../../domain.ts';
import type { CalendarEntry, Happened } from '../outside.ts';
import type { Mark } from '../words.ts';

export interface Facts {
  readonly conversation: ConversationId;
  readonly appointments: ReadonlyMap<string, Appointment>;
  readonly orders: ReadonlyMap<string, Order>;
  readonly happened: Happened;
  /** The appointment of each move and cancellation that was asked for and that no turn before this one heard the end of. */
  readonly changes: readonly string[];
  /** Where an event may stand of which nobody heard the end, until it is put right (decision 013), by appointment. */
  readonly adrift: readonly { readonly id: string; readonly slot: Slot }[];
  /** Appointments whose event was put right while some clock was wrong: a late call may have undone it (decision 013). */
  readonly apart: ReadonlySet<string>;
}

/** What is wrong with saying this now; undefined when it is true, or says nothing of deeds. */
export function deedViolation(mark: Mark, facts: Facts): string | undefined {
  const appointment = facts.appointments.get(mark.subject ?? '');
  const order = facts.orders.get(mark.subject ?? '');
  const { events, links, handoffs } = facts.happened;
  const event = events.find((e) => e.appointmentId === mark.subject);
  const booked = appointment?.status === 'booked' && appointment.slot.start === mark.start;
  const apart = facts.apart.has(mark.subject ?? '');
  const inCalendar = apart || event?.slot.start === mark.start;
  // What was true before a further change was asked for may be told while that change is being made.
  const changes = facts.changes.filter((id) => id === mark.subject);
  const changing = changes.length > (mark.key === 'turno_reprogramado' ? 1 : 0);
  const says = (truth: boolean, what: string) =>
    truth ? undefined : `says ${mark.key} of ${mark.subject ?? '?'}: ${what}`;
  switch (mark.key) {
    case 'turno_confirmado':
      return says(changing || booked, 'not booked then') ?? says(changing || inCalendar, 'not in the calendar');
    case 'turno_reservado_detalles_luego':
      return says(changing || booked, 'not booked then');
    case 'turno_reprogramado':
      return says(changing || booked, 'not booked then') ?? says(changing || inCalendar, 'not so in the calendar');
    case 'turno_cancelado':
      return (
        says(appointment?.status === 'cancelled', 'not cancelled') ??
        says(apart || event === undefined || isAdrift(event, facts), 'still in the calendar')
      );
    case 'turno_deshecho':
      return says(appointment?.status === 'cancelled', 'not cancelled');
    case 'pago_recibido':
      // Whatever the order has become since: a second payment of the same turn puts it before a person.
      return says(order !== undefined && paidAsItSays(order, facts.happened), 'not paid');
    case 'link_pago':
      return says(
        links.some((link) => link.orderId === mark.subject),
        'no such link',
      );
    case 'persona_avisada':
      return says([...handoffs.values()].includes(facts.conversation), 'no person was told');
    default:
      return undefined;
  }
}

/** In another calendar than its appointment's, where a move may have left it. */
function isAdrift({ appointmentId, slot }: CalendarEntry, { adrift, appointments }: Facts): boolean {
  const own = appointments.get(appointmentId)?.slot.professionalId;
  return (
    adrift.some((one) => one.id === appointmentId && one.slot.professionalId === slot.professionalId) &&
    own !== slot.professionalId
  );
}

export function paidAsItSays(order: Order, { payments }: Happened): boolean {
  return [...payments.values()].some(
    (p) =>
      orderIdOf(p) === order.id &&
      p.status === 'approved' &&
      p.amountMinor === order.amountMinor &&
      p.currency === order.currency,
  );
}
