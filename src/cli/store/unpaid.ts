/** Whether words that no money came, or that there is some to pay, are not so any more. */
import { approvedMinor, visitsBegun, visitsOver, type Appointment, type Copy, type Order } from '../../domain.ts';
import { unsettled, type Unsettled } from '../../machines/begun-paid.ts';
import { isToPay, waitingOrders } from '../../machines/orders.ts';

export interface Books {
  readonly appointments: readonly Appointment[];
  readonly orders: readonly Order[];
  /** Money came after the turn of the words. Known where it matters to them. */
  readonly came: boolean;
}

/**
 * Undefined: they are so still, as far as anybody can tell. Which appointment is paid the books say; of words that name none
 * it is enough that money came behind them, whatever for.
 */
export function saysUnpaidAmiss(copy: Copy, books: Books, now: number): string | undefined {
  switch (copy.key) {
    case 'turnos_por_pagar':
      return copy.appointments.some((one) => !isDue(one, books, now)) ? PAID : undefined;
    case 'visitas_por_saldar':
      return copy.visits.every((one) => isUnsettledSo(one, books, now)) ? undefined : PAID;
    case 'respuesta':
      return owesNow(books, now) ? DUE : undefined;
    case 'comprobante_recibido':
      if (waitingOrders({ at: now, orders: books.orders }).length > 0) return DUE;
      break;
    case 'pago_aun_no_visto':
      if (copy.appointment !== undefined) return isDue(copy.appointment, books, now) ? undefined : PAID;
      break;
    default:
  }
  return books.came ? 'entró un pago después de escribirlo' : undefined;
}

const PAID = 'algo de lo que figura ahí sin pagar ya está pago';
const DUE = 'hay un pago pendiente';

function isDue({ id }: Appointment, { appointments, orders }: Books, now: number): boolean {
  const toCome = appointments.filter(({ slot }) => slot.start > now);
  return toCome.some((one) => one.id === id && isToPay(one, { appointments: toCome, orders }));
}

/** The same has been paid for it as it was said. */
function isUnsettledSo(told: Unsettled, books: Books, now: number): boolean {
  const visit = unsettledNow(books, now).find(({ appointment }) => appointment.id === told.appointment.id);
  return visit !== undefined && paidFor(visit) === paidFor(told);
}

function paidFor({ paid }: Unsettled): number {
  return paid.reduce((sum, order) => sum + approvedMinor(order), 0);
}

function unsettledNow(books: Books, now: number): readonly Unsettled[] {
  const appointments = books.appointments.filter(({ slot }) => slot.start > now);
  return unsettled({ ...books, appointments, ...visitsBegun(books, now), ...visitsOver(books, now) });
}

function owesNow(books: Books, now: number): boolean {
  if (waitingOrders({ at: now, orders: books.orders }).length > 0 || unsettledNow(books, now).length > 0) return true;
  return books.appointments.some((one) => isDue(one, books, now));
}
