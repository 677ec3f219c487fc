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
import type { Templates } from '../speech.ts';
import { lines } from '../text.ts';
import { amount, paidSum, sums } from '../visits.ts';
import type { EsSpeech } from './habla.ts';

/** Money: an amount, a service and what the provider said of them. */
export const payments = {
  turnos_por_pagar: ({ appointments }, s) =>
    lines(
      `Esto es lo que ${s.f('tenés', 'tienes', 'tiene')} por pagar:`,
      ...appointments.map(
        (a) => `• ${s.bold(a.serviceId) ?? 'Servicio'}, ${s.day(a.slot.start)}: ${s.money(a.priceMinor, a.currency)}`,
      ),
      appointments.length > 1 && `En total: ${sums(dueTogether(appointments, s.context.tenant), s)}`,
    ),
  visitas_por_saldar: ({ visits, proxima }, s) =>
    lines(
      ...visits.map(({ appointment: a, paid }) => {
        const which = `De ${s.tu} ${s.turno} de ${s.bold(a.serviceId) ?? 'servicio'} del ${s.day(a.slot.start)} a las ${s.hour(a.slot.start)} (${s.money(a.priceMinor, a.currency)})`;
        return paid.length === 0
          ? `${which} no veo ningún pago.`
          : `${which} veo pagados ${sums(paidTogether(paid), s)}.`;
      }),
      'Lo que falte pagar se arregla con el equipo.',
      proxima === true &&
        `Para pagar la próxima por adelantado, ${s.f('decime', 'dime', 'dígame')} «quiero pagar la próxima».`,
    ),
  sin_el_pago: ({ serviceId }, s) => `Entendido, sin el pago de ${s.bold(serviceId) ?? 'ese servicio'}.`,
  elegir_servicio_pago: (_, s) => `¿Qué servicio ${s.f('querés', 'quieres', 'quiere')} pagar?`,
  pago_de_a_uno: (_, s) =>
    `Por ${s.aca} se paga de a uno: el link es por uno solo. Si ${s.f('querés', 'quieres', 'quiere')} pagar varios juntos, ${s.f('pedí', 'pide', 'pida')} hablar con una persona del equipo.`,
  confirmar_pago: ({ serviceId, amountMinor, currency, appointment, proxima }, s) =>
    lines(
      `${s.bold(serviceId) ?? 'Servicio'}${appointment ? `, ${s.day(appointment.slot.start)}` : proxima ? ', para la próxima vez' : ''}: ${s.money(amountMinor, currency)}`,
      `¿${s.f('Confirmás', 'Confirmas', 'Confirma')} y ${s.te} genero el link de pago?`,
    ),
  demasiados_links: ({ count, sinTurno }, s) =>
    `En las últimas 24 horas ya ${s.f('pediste', 'pediste', 'pidió')} ${count} links de pago, y por ${s.aca} no puedo generar otro por ahora.${sinTurno ? ` ${s.El} ${s.turno} no quedó reservad${s.o}.` : ''}`,
  generando_link: () => 'Estoy generando el link de pago, un momento…',
  link_pago: ({ order }, s) =>
    order.link === undefined
      ? `El link de pago de ${amount(order, s)}${of(order, s)} todavía no está listo.`
      : lines(
          `Link de pago${isForDeposit(order) ? ` de ${s.sena}` : ''}${of(order, s)}: ${amount(order, s)}.`,
          `Vence a las ${s.hour(order.expiresAt)}. Cuando se acredite, ${s.te} aviso por ${s.aca}.`,
        ),
  link_dejado: ({ order }, s) => {
    const what = `${amount(order, s)}${of(order, s)}`;
    if (order.status === 'claimed')
      return `Todavía no veo acreditado el pago de ${what} que ${s.f('avisaste', 'avisaste', 'avisó')}, y ya no tiene ${s.un} ${s.turno}: qué pasó con él lo ve una persona del equipo.`;
    return order.dropped === true
      ? `El link de pago de ${what} ya no es necesario: no lo ${s.f('pagues', 'pagues', 'pague')}.`
      : `El link de pago de ${what} sigue abierto hasta las ${s.hour(order.expiresAt)}: si ya no lo ${s.f('querés', 'quieres', 'quiere')}, no lo ${s.f('pagues', 'pagues', 'pague')} y listo.`;
  },
  pago_fallido: ({ antes }, s) => {
    const charged = antes
      ? `. Si ${s.f('pagaste', 'pagaste', 'pagó')} con un link anterior, ${s.te} aviso por ${s.aca} cuando se acredite.`
      : ', y no se cobró nada.';
    return `No pude generar el link de pago${charged} ¿Cómo ${s.f('querés', 'quieres', 'quiere')} seguir?`;
  },
  pago_recibido: ({ order, visit, sinTurno }, s) => {
    const open = `\n${s.Tu} ${s.turno} todavía no está reservad${s.o}: ${s.f('elegí', 'elige', 'elija')} el horario y no hay que pagar de nuevo.`;
    return `¡Recibimos ${s.tu} pago de ${amount(order, s)}${of(order, s, visit)}! Gracias 🙌${sinTurno ? open : ''}`;
  },
  pago_rechazado: ({ order, visit }, s) =>
    `El pago de ${amount(order, s)}${of(order, s, visit)} no fue aprobado: figura como rechazado. ${s.f('Podés', 'Puedes', 'Puede')} intentarlo otra vez o usar otro medio de pago.`,
  pago_parcial: ({ order, visit }, s) => partial(order, s, visit),
  pago_devuelto_en_parte: ({ order, visit }, s) =>
    `Se registró la devolución de ${sums(amountsReturned(order), s)} de ${s.tu} pago${of(order, s, visit)}: ${
      order.status === 'paid'
        ? `quedan pagados los ${amount(order, s)}.`
        : `quedan pagados ${s.money(approvedMinor(order), order.currency)} de los ${amount(order, s)}. Si falta algo, lo ve una persona del equipo.`
    }`,
  pago_devuelto: ({ order, visit }, s) =>
    order.status === 'charged_back'
      ? `El pago de ${sums(amountsReturned(order), s)}${of(order, s, visit)} figura con un contracargo.`
      : `Se registró la devolución de ${s.tu} pago de ${sums(amountsReturned(order), s)}${of(order, s, visit)}.`,
  pago_en_revision: ({ order, visit }, s) =>
    `${s.Tu} pago de ${paidSum(order, s)}${of(order, s, visit)} está en revisión: todavía no lo doy por acreditado.`,
  pago_aun_no_visto: ({ order, times, toldMinor, appointment, antes }, s) =>
    order === undefined
      ? `No veo ningún pago ${antes ? 'nuevo ' : ''}${s.f('tuyo', 'tuyo', 'suyo')} registrado${ofVisit(appointment, s)}. Si ${s.f('tenés', 'tienes', 'tiene')} un comprobante, ${s.f('podés', 'puedes', 'puede')} pedir hablar con una persona.`
      : lines(
          order.status === 'expired' && 'El link ya venció.',
          nth(
            [
              `Todavía no veo acreditado el pago de ${amount(order, s)}${of(order, s)}. A veces demora unos minutos.`,
              `El pago de ${amount(order, s)}${of(order, s)} aún no figura como acreditado. Apenas entre, ${s.te} aviso por ${s.aca}.`,
              `Por ahora el pago de ${amount(order, s)}${of(order, s)} no aparece acreditado. Si ya pasó un rato, ${s.f('escribí', 'escribe', 'escriba')} «persona» y lo revisa alguien del equipo.`,
            ],
            times ?? 1,
          ),
          other(order, toldMinor, s),
        ),
  comprobante_recibido: ({ order, read, toldMinor }, s) => {
    if (order === undefined)
      return `Gracias por el comprobante. No encuentro ningún pago pendiente ${s.f('tuyo', 'tuyo', 'suyo')}. Si ${s.f('querés', 'quieres', 'quiere')} que lo revise una persona, ${s.f('pedímelo', 'pídemelo', 'pídamelo')}.`;
    const what = `pago de ${amount(order, s)}${of(order, s)}`;
    const told = `Lo confirma el proveedor, y ${s.te} aviso por ${s.aca} cuando figure.`;
    return lines(
      read
        ? `Gracias por el comprobante. ${s.Tu} ${what} todavía no figura acreditado. ${told}`
        : `Recibí lo que ${s.f('enviaste', 'enviaste', 'envió')}. Si es el comprobante de ${s.tu} ${what}, todavía no lo veo acreditado. ${told}`,
      other(order, toldMinor, s),
    );
  },
  pago_ya_acreditado: ({ order, missingMinor, slot, visit }, s) =>
    lines(
      `${s.Tu} pago de ${amount(order, s)}${of(order, s, visit)} ya figura acreditado 👍`,
      slot !== undefined &&
        `${s.Tu} ${s.turno} del ${s.day(slot.start)} a las ${s.hour(slot.start)} está reservad${s.o}.`,
      missingMinor !== undefined &&
        (slot === undefined
          ? `Para completar ${s.el} ${s.turno} faltan ${s.money(missingMinor, order.currency)}: cómo se pagan se acuerda con el equipo.`
          : `Quedan por pagar ${s.money(missingMinor, order.currency)}: cómo, se acuerda con el equipo.`),
    ),
  orden_vencida: ({ order }, s) =>
    `El link de pago de ${amount(order, s)}${of(order, s)} venció. Si ${s.f('querés', 'quieres', 'quiere')}, ${s.f('pedime', 'pídeme', 'pídame')} uno nuevo.`,
} satisfies Partial<Templates<EsSpeech>>;

/** What is claimed is another amount than was to be paid. */
function other(order: Order, toldMinor: number | undefined, s: EsSpeech): string | undefined {
  return toldMinor === undefined
    ? undefined
    : `Ojo: ese pago es de ${amount(order, s)}, no de ${s.money(toldMinor, order.currency)}.`;
}

function of(order: Order, s: EsSpeech, visit?: Appointment): string {
  if (visit !== undefined) return ofVisit({ ...visit, serviceId: order.serviceId }, s);
  const name = s.bold(order.serviceId);
  return name === undefined ? '' : ` por ${name}`;
}

function ofVisit(visit: Appointment | undefined, s: EsSpeech): string {
  if (visit === undefined) return '';
  const name = s.bold(visit.serviceId);
  return name === undefined ? '' : ` por ${name} del ${s.day(visit.slot.start)}`;
}

function partial(order: Order, s: EsSpeech, visit?: Appointment): string {
  const paid = approvedMinor(order);
  const missing = order.amountMinor - paid;
  const rest =
    missing > 0 ? ` Faltan ${s.money(missing, order.currency)}: cómo se pagan lo ve una persona del equipo.` : '';
  return `Recibimos ${s.money(paid, order.currency)} de los ${amount(order, s)}${of(order, s, visit)}.${rest}`;
}
