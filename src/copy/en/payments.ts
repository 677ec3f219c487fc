import { nth } from '../asked.ts';
import {
  amountsReturned,
  approvedMinor,
  dueTogether,
  paidTogether,
  isForDeposit,
  type Appointment,
  type Order,
} from '../../domain.ts';
import type { Speech, Templates } from '../speech.ts';
import { lines } from '../text.ts';
import { amount, paidSum, sums } from '../visits.ts';

/** Money: an amount, a service and what the provider said of them. */
export const payments = {
  turnos_por_pagar: ({ appointments }, s) =>
    lines(
      'This is what you have to pay:',
      ...appointments.map(
        (a) => `• ${s.bold(a.serviceId) ?? 'Service'}, ${s.day(a.slot.start)}: ${s.money(a.priceMinor, a.currency)}`,
      ),
      appointments.length > 1 && `In total: ${sums(dueTogether(appointments, s.context.tenant), s)}`,
    ),
  visitas_por_saldar: ({ visits, proxima }, s) =>
    lines(
      ...visits.map(({ appointment: a, paid }) => {
        const which = `your appointment for ${s.bold(a.serviceId) ?? 'a service'} on ${s.day(a.slot.start)} at ${s.hour(a.slot.start)} (${s.money(a.priceMinor, a.currency)})`;
        return paid.length === 0
          ? `I see no payment for ${which}.`
          : `Of ${which}, I see ${sums(paidTogether(paid), s)} paid.`;
      }),
      'Whatever is left to pay is settled with the team.',
      proxima === true && 'To pay for the next one in advance, tell me “I want to pay for the next one”.',
    ),
  sin_el_pago: ({ serviceId }, s) => `Understood, without paying for ${s.bold(serviceId) ?? 'it'}.`,
  elegir_servicio_pago: () => 'Which service would you like to pay for?',
  pago_de_a_uno: () =>
    'Here you pay for one at a time: the link is for one only. To pay for several together, ask to talk to a person of the team.',
  confirmar_pago: ({ serviceId, amountMinor, currency, appointment, proxima }, s) =>
    lines(
      `${s.bold(serviceId) ?? 'Service'}${appointment ? `, ${s.day(appointment.slot.start)}` : proxima ? ', for the next time' : ''}: ${s.money(amountMinor, currency)}`,
      'Do you confirm, and shall I make the payment link?',
    ),
  demasiados_links: ({ count, sinTurno }) =>
    `In the last 24 hours you have already asked for ${count} payment links, and I can't make another one here for now.${sinTurno ? ' The appointment is not booked.' : ''}`,
  generando_link: () => "I'm making the payment link, one moment…",
  link_pago: ({ order }, s) =>
    order.link === undefined
      ? `The payment link of ${amount(order, s)}${of(order, s)} is not ready yet.`
      : lines(
          `Payment link${isForDeposit(order) ? ' for a deposit' : ''}${of(order, s)}: ${amount(order, s)}.`,
          `It expires at ${s.hour(order.expiresAt)}. Once the payment is approved, I'll tell you here.`,
        ),
  link_dejado: ({ order }, s) => {
    const what = `${amount(order, s)}${of(order, s)}`;
    if (order.status === 'claimed')
      return `I don't see the payment of ${what} that you told me about yet, and it no longer has an appointment: someone from the team has to look at it.`;
    return order.dropped === true
      ? `The payment link of ${what} is no longer needed: please don't pay it.`
      : `The payment link of ${what} stays open until ${s.hour(order.expiresAt)}: if you no longer want it, just don't pay it.`;
  },
  pago_fallido: ({ antes }) => {
    const charged = antes
      ? ". If you paid with an earlier link, I'll tell you here once it is approved."
      : ', and nothing was charged.';
    return `I couldn't make the payment link${charged} How would you like to go on?`;
  },
  pago_recibido: ({ order, visit, sinTurno }, s) => {
    const open = '\nYour appointment is not booked yet: choose a time, and there is nothing more to pay for it.';
    return `We received your payment of ${amount(order, s)}${of(order, s, visit)}! Thank you 🙌${sinTurno ? open : ''}`;
  },
  pago_rechazado: ({ order, visit }, s) =>
    `The payment of ${amount(order, s)}${of(order, s, visit)} was not approved: it was declined. You can try again or use another means of payment.`,
  pago_parcial: ({ order, visit }, s) => partial(order, s, visit),
  pago_devuelto_en_parte: ({ order, visit }, s) =>
    `The refund of ${sums(amountsReturned(order), s)} of your payment${of(order, s, visit)} is registered: ${
      order.status === 'paid'
        ? `the ${amount(order, s)} stay paid.`
        : `${s.money(approvedMinor(order), order.currency)} of ${amount(order, s)} is still paid. If anything is missing, a person of the team sees to that.`
    }`,
  pago_devuelto: ({ order, visit }, s) =>
    order.status === 'charged_back'
      ? `The payment of ${sums(amountsReturned(order), s)}${of(order, s, visit)} shows a chargeback.`
      : `The refund of your payment of ${sums(amountsReturned(order), s)}${of(order, s, visit)} was registered.`,
  pago_en_revision: ({ order, visit }, s) =>
    `Your payment of ${paidSum(order, s)}${of(order, s, visit)} is under review: I don't count it as approved yet.`,
  pago_aun_no_visto: ({ order, times, toldMinor, appointment, antes }, s) =>
    order === undefined
      ? `I see no ${antes ? 'new ' : ''}payment of yours registered${ofVisit(appointment, s)}. If you have a receipt, you can ask to talk to a person.`
      : lines(
          order.status === 'expired' && 'The link has expired.',
          nth(
            [
              `I don't see the payment of ${amount(order, s)}${of(order, s)} approved yet. It sometimes takes a few minutes.`,
              `The payment of ${amount(order, s)}${of(order, s)} has not been approved so far. I will tell you here when it is.`,
              `For now the payment of ${amount(order, s)}${of(order, s)} does not show as approved. If it has been a while, write “person” and somebody of the team will check.`,
            ],
            times ?? 1,
          ),
          other(order, toldMinor, s),
        ),
  comprobante_recibido: ({ order, read, toldMinor }, s) => {
    if (order === undefined)
      return "Thanks for the receipt. I find no pending payment of yours. If you'd like a person to look at it, just ask.";
    const what = `your payment of ${amount(order, s)}${of(order, s)}`;
    const told = "The provider confirms it, and I'll tell you here when it shows.";
    return lines(
      read
        ? `Thanks for the receipt. I don't see ${what} approved yet. ${told}`
        : `I got what you sent. If it is the receipt of ${what}, I don't see it approved yet. ${told}`,
      other(order, toldMinor, s),
    );
  },
  pago_ya_acreditado: ({ order, missingMinor, slot, visit }, s) =>
    lines(
      `Your payment of ${amount(order, s)}${of(order, s, visit)} shows as approved 👍`,
      slot !== undefined && `Your appointment on ${s.day(slot.start)} at ${s.hour(slot.start)} is booked.`,
      missingMinor !== undefined &&
        `${s.money(missingMinor, order.currency)} of the appointment is still to be paid: how is agreed with the team.`,
    ),
  orden_vencida: ({ order }, s) =>
    `The payment link of ${amount(order, s)}${of(order, s)} has expired. If you like, ask me for a new one.`,
} satisfies Partial<Templates>;

/** What is claimed is another amount than was to be paid. */
function other(order: Order, toldMinor: number | undefined, s: Speech): string | undefined {
  return toldMinor === undefined
    ? undefined
    : `Please note: that payment is ${amount(order, s)}, not ${s.money(toldMinor, order.currency)}.`;
}

function of(order: Order, s: Speech, visit?: Appointment): string {
  if (visit !== undefined) return ofVisit({ ...visit, serviceId: order.serviceId }, s);
  const name = s.bold(order.serviceId);
  return name === undefined ? '' : ` for ${name}`;
}

function ofVisit(visit: Appointment | undefined, s: Speech): string {
  if (visit === undefined) return '';
  const name = s.bold(visit.serviceId);
  return name === undefined ? '' : ` for ${name} on ${s.day(visit.slot.start)}`;
}

function partial(order: Order, s: Speech, visit?: Appointment): string {
  const paid = approvedMinor(order);
  const missing = order.amountMinor - paid;
  const rest =
    missing > 0 ? ` ${s.money(missing, order.currency)} is still to be paid: a person of the team sees to that.` : '';
  return `We received ${s.money(paid, order.currency)} of ${amount(order, s)}${of(order, s, visit)}.${rest}`;
}
