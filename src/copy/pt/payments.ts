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
      'Isto é o que você tem a pagar:',
      ...appointments.map(
        (a) => `• ${s.bold(a.serviceId) ?? 'Serviço'}, ${s.day(a.slot.start)}: ${s.money(a.priceMinor, a.currency)}`,
      ),
      appointments.length > 1 && `No total: ${sums(dueTogether(appointments, s.context.tenant), s)}`,
    ),
  visitas_por_saldar: ({ visits, proxima }, s) =>
    lines(
      ...visits.map(({ appointment: a, paid }) => {
        const which = `Do seu agendamento de ${s.bold(a.serviceId) ?? 'serviço'} de ${s.day(a.slot.start)} às ${s.hour(a.slot.start)} (${s.money(a.priceMinor, a.currency)})`;
        return paid.length === 0
          ? `${which} não vejo nenhum pagamento.`
          : `${which} vejo pagos ${sums(paidTogether(paid), s)}.`;
      }),
      'O que faltar pagar se acerta com a equipe.',
      proxima === true && 'Para pagar a próxima adiantado, me diga “quero pagar a próxima”.',
    ),
  sin_el_pago: ({ serviceId }, s) => `Entendido, sem o pagamento de ${s.bold(serviceId) ?? 'esse serviço'}.`,
  elegir_servicio_pago: () => 'Qual serviço você quer pagar?',
  pago_de_a_uno: () =>
    'Por aqui se paga um de cada vez: o link é por um só. Para pagar vários juntos, peça para falar com uma pessoa da equipe.',
  confirmar_pago: ({ serviceId, amountMinor, currency, appointment, proxima }, s) =>
    lines(
      `${s.bold(serviceId) ?? 'Serviço'}${appointment ? `, ${s.day(appointment.slot.start)}` : proxima ? ', para a próxima vez' : ''}: ${s.money(amountMinor, currency)}`,
      'Confirma e gero o link de pagamento?',
    ),
  demasiados_links: ({ count, sinTurno }) =>
    `Nas últimas 24 horas você já pediu ${count} links de pagamento, e por aqui não posso gerar outro por enquanto.${sinTurno ? ' O horário não ficou reservado.' : ''}`,
  generando_link: () => 'Estou gerando o link de pagamento, um momento…',
  link_pago: ({ order }, s) =>
    order.link === undefined
      ? `O link de pagamento de ${amount(order, s)}${of(order, s)} ainda não está pronto.`
      : lines(
          `Link de pagamento${isForDeposit(order) ? ' de um sinal' : ''}${of(order, s)}: ${amount(order, s)}.`,
          `Vence às ${s.hour(order.expiresAt)}. Quando o pagamento for aprovado, aviso por aqui.`,
        ),
  link_dejado: ({ order }, s) => {
    const what = `${amount(order, s)}${of(order, s)}`;
    if (order.status === 'claimed')
      return `Ainda não vejo aprovado o pagamento de ${what} que você avisou, e ele ficou sem agendamento: o que houve com ele é com uma pessoa da equipe.`;
    return order.dropped === true
      ? `O link de pagamento de ${what} não é mais necessário: não o pague.`
      : `O link de pagamento de ${what} continua aberto até as ${s.hour(order.expiresAt)}: se não quiser mais, é só não pagar.`;
  },
  pago_fallido: ({ antes }) => {
    const charged = antes
      ? '. Se você pagou com um link anterior, aviso por aqui quando for aprovado.'
      : ', e nada foi cobrado.';
    return `Não consegui gerar o link de pagamento${charged} Como quer continuar?`;
  },
  pago_recibido: ({ order, visit, sinTurno }, s) => {
    const open = '\nO seu agendamento ainda não está reservado: escolha o horário e não é preciso pagar de novo.';
    return `Recebemos seu pagamento de ${amount(order, s)}${of(order, s, visit)}! Obrigado 🙌${sinTurno ? open : ''}`;
  },
  pago_rechazado: ({ order, visit }, s) =>
    `O pagamento de ${amount(order, s)}${of(order, s, visit)} não foi aprovado: consta como recusado. Você pode tentar outra vez ou usar outro meio de pagamento.`,
  pago_parcial: ({ order, visit }, s) => partial(order, s, visit),
  pago_devuelto_en_parte: ({ order, visit }, s) =>
    `Foi registrada a devolução de ${sums(amountsReturned(order), s)} do seu pagamento${of(order, s, visit)}: ${
      order.status === 'paid'
        ? `ficam pagos os ${amount(order, s)}.`
        : `ficam pagos ${s.money(approvedMinor(order), order.currency)} dos ${amount(order, s)}. Se faltar algo, uma pessoa da equipe vê isso.`
    }`,
  pago_devuelto: ({ order, visit }, s) =>
    order.status === 'charged_back'
      ? `O pagamento de ${sums(amountsReturned(order), s)}${of(order, s, visit)} aparece com um estorno contestado (chargeback).`
      : `A devolução do seu pagamento de ${sums(amountsReturned(order), s)}${of(order, s, visit)} foi registrada.`,
  pago_en_revision: ({ order, visit }, s) =>
    `Seu pagamento de ${paidSum(order, s)}${of(order, s, visit)} está em análise: ainda não o dou como aprovado.`,
  pago_aun_no_visto: ({ order, times, toldMinor, appointment, antes }, s) =>
    order === undefined
      ? `Não vejo nenhum ${antes ? 'novo ' : ''}pagamento seu registrado${ofVisit(appointment, s)}. Se tiver um comprovante, pode pedir para falar com uma pessoa.`
      : lines(
          order.status === 'expired' && 'O link já venceu.',
          nth(
            [
              `Ainda não vejo aprovado o pagamento de ${amount(order, s)}${of(order, s)}. Às vezes demora alguns minutos.`,
              `O pagamento de ${amount(order, s)}${of(order, s)} ainda não consta como aprovado. Assim que entrar, aviso por aqui.`,
              `Por enquanto o pagamento de ${amount(order, s)}${of(order, s)} não aparece aprovado. Se já faz um tempo, escreva “pessoa” e alguém da equipe verifica.`,
            ],
            times ?? 1,
          ),
          other(order, toldMinor, s),
        ),
  comprobante_recibido: ({ order, read, toldMinor }, s) => {
    if (order === undefined)
      return 'Obrigado pelo comprovante. Não encontro nenhum pagamento pendente seu. Se quiser que uma pessoa veja, é só pedir.';
    const what = `pagamento de ${amount(order, s)}${of(order, s)}`;
    const told = 'Quem confirma é o provedor, e aviso por aqui quando constar.';
    return lines(
      read
        ? `Obrigado pelo comprovante. Seu ${what} ainda não consta como aprovado. ${told}`
        : `Recebi o que você enviou. Se for o comprovante do seu ${what}, ainda não o vejo aprovado. ${told}`,
      other(order, toldMinor, s),
    );
  },
  pago_ya_acreditado: ({ order, missingMinor, slot, visit }, s) =>
    lines(
      `Seu pagamento de ${amount(order, s)}${of(order, s, visit)} já foi aprovado 👍`,
      slot !== undefined && `Seu agendamento de ${s.day(slot.start)} às ${s.hour(slot.start)} está reservado.`,
      missingMinor !== undefined &&
        `Do agendamento faltam ${s.money(missingMinor, order.currency)}: como pagar isso se combina com a equipe.`,
    ),
  orden_vencida: ({ order }, s) =>
    `O link de pagamento de ${amount(order, s)}${of(order, s)} venceu. Se quiser, peça um novo.`,
} satisfies Partial<Templates>;

/** What is claimed is another amount than was to be paid. */
function other(order: Order, toldMinor: number | undefined, s: Speech): string | undefined {
  return toldMinor === undefined
    ? undefined
    : `Atenção: esse pagamento é de ${amount(order, s)}, e não de ${s.money(toldMinor, order.currency)}.`;
}

function of(order: Order, s: Speech, visit?: Appointment): string {
  if (visit !== undefined) return ofVisit({ ...visit, serviceId: order.serviceId }, s);
  const name = s.bold(order.serviceId);
  return name === undefined ? '' : ` por ${name}`;
}

function ofVisit(visit: Appointment | undefined, s: Speech): string {
  if (visit === undefined) return '';
  const name = s.bold(visit.serviceId);
  return name === undefined ? '' : ` por ${name} de ${s.day(visit.slot.start)}`;
}

function partial(order: Order, s: Speech, visit?: Appointment): string {
  const paid = approvedMinor(order);
  const missing = order.amountMinor - paid;
  const rest =
    missing > 0 ? ` Faltam ${s.money(missing, order.currency)}: uma pessoa da equipe vê como são pagos.` : '';
  return `Recebemos ${s.money(paid, order.currency)} dos ${amount(order, s)}${of(order, s, visit)}.${rest}`;
}
