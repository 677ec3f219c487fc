import { approvedMinor, type Appointment, type Copy, type NextOne, type Slot } from '../../domain.ts';
import { formatDuration } from '../formats.ts';
import { forAppointment, forGuest, kinOf, whoComes } from '../guests.ts';
import { WHAT_AND_WHEN, atSeveralBranches, isOver } from '../speech.ts';
import type { CopyOf, Speech, Templates } from '../speech.ts';
import { joined, lines } from '../text.ts';
import { aboutWishes, isRelaxed, onlyTheirs, unreachable, windowOf, type Unreachable } from '../unreachable.ts';
import { visitLines } from '../visits.ts';
import { asWished, wish } from '../wishes.ts';
import { answerWords, on, wishWords } from './words.ts';
import { GUEST_WORDS } from './guests.ts';

const { service, withWhom, whoWhere, details, joining, paidOf } = visitLines({
  unnamed: () => 'Agendamento',
  with: 'com',
  when: at,
  virtual: 'Atendimento virtual',
  free: 'Sem custo',
  guest: () => GUEST_WORDS,
  joining: (url) => `Para entrar: ${url}`,
  paid: (sum) => `Você já pagou ${sum}.`,
  left: (sum) => `Restam ${sum} a pagar.`,
});

const aboutWish = aboutWishes<Speech>(reason, wishWords);

/** Choosing, confirming, moving and cancelling appointments. Long because it is a list, of one order in all languages. */
export const agenda = {
  elegir_categoria: ({ detalles }, s) =>
    aboutWish(detalles, s, (wish) => `Que tipo de serviço interessa a você${wish}?`),
  elegir_servicio: ({ caro, detalles }, s) =>
    caro
      ? 'Entendo. Se outro serviço servir, escolha na lista, com o preço; se não, deixamos por aqui.'
      : aboutWish(detalles, s, (wish) => `Para qual serviço você quer o agendamento${wish}?`),
  servicio_desconocido: (_, s) =>
    s.offer ? 'Não encontrei esse serviço. Estes são os que temos:' : 'Não encontrei esse serviço entre os nossos.',
  servicio_ya_no_esta: () => 'Desculpe: já não oferecemos esse serviço, então não reservei nem mudei nada.',
  elegir_sucursal: (copy, s) =>
    aboutWish(copy.detalles, s, (wish) => `Qual unidade você prefere${para(copy.serviceId, s)}${wish}?`),
  ofrecer_turnos: (copy, s) => offered(copy, s),
  hora_ambigua: (copy, s) =>
    `Que horário fica melhor${onDay(copy.fecha === undefined ? undefined : s.civilDay(copy.fecha))}: ${copy.hours.map((h) => `às ${h}`).join(' ou ')}?`,
  sin_turnos: (copy, s) => {
    const [one, ...others] = onlyTheirs(copy, s);
    if (one !== undefined)
      return `Aqui ${s.bold(copy.serviceId) ?? 'esse serviço'} é só com ${joined([one, ...others], 'e')}. Se servir mesmo assim, escreva «com ${one}».`;
    return nothingFree(copy, s);
  },
  no_hay_mas_turnos: () => 'Não tenho mais horários para mostrar. Diga outro dia ou horário e procuro de novo.',
  sigue_despues: (copy, s) =>
    `${copy.then ? 'E depois,' : 'Um de cada vez: depois seguimos com'} ${nextOne(copy, s)}.${copy.leavesOut ? ' De uma mensagem anoto até quatro: o resto, peça depois.' : ''}`,
  ya_no_sigue: (copy, s) => `Certo, sem ${nextOne(copy, s)}.`,
  no_caben_mas: (copy, s) =>
    `Já tenho quatro pedidos seus em aberto e não consigo anotar mais um, então não anotei ${nextOne({ ...copy, then: true }, s)}: peça de novo quando terminarmos um deles. Se preferir deixar tudo o que está em aberto, escreva «menu».`,
  ahora_sigue: (copy, s) => `Agora ${nextOne(copy, s)}:`,
  pedir_otra_fecha: () => 'Que dia ou horário fica melhor? Por exemplo: «quinta à tarde» ou «amanhã às 10».',
  turno_recien_ocupado: (_, s) =>
    `Esse horário acabou de ser ocupado, desculpe. ${s.offer ? 'Estes continuam livres:' : 'Procuro outros.'}`,
  turno_ya_no_esta: (_, s) =>
    `Desculpe: esse horário já não está disponível e não ficou reservado. ${s.offer ? 'Estes estão livres:' : 'Procuro outros.'}`,
  turno_cambio: () => 'Houve uma mudança desde que perguntei, então ainda não reservei nada. Agora é assim:',
  turno_ya_paso: (_, s) => `Esse horário já passou.${s.offer ? ' Estes são os que restam:' : ''}`,
  turno_ya_empezo: ({ appointment }, s) =>
    `Seu agendamento${de(appointment.serviceId, s)} de ${at(appointment.slot, s)} já ${isOver(appointment, s) ? 'passou' : 'começou'}: por aqui já não dá para mudar nem cancelar, e não mexi em nada. Se quiser que alguém da equipe veja, escreva «pessoa».`,
  turno_muy_encima: (_, s) =>
    `Esse horário já está muito em cima para reservar.${s.offer ? ' Estes são os que restam:' : ''}`,
  buscando: () => 'Estou procurando horários, um momento…',
  reservando: ({ moves, later }) =>
    `Estou ${moves ? 'remarcando' : 'reservando'} o seu horário, um momento…${later ? ' Em seguida vemos o outro horário.' : ''}`,
  agenda_caida: () =>
    'Não consigo consultar a agenda neste momento e não quero oferecer um horário sem saber se está livre. Como quer continuar?',
  pedir_dato: (copy, s) => {
    if (copy.why) return fieldReason(copy.field, s);
    const kin = kinOf(copy.guest, GUEST_WORDS);
    const question =
      kin === undefined || copy.again || copy.field !== 'name'
        ? lines(FIELD_QUESTIONS[copy.field](copy.again, s), ownNumber(copy))
        : `Como se chama ${kin}? Escreva nome e sobrenome: o agendamento vai nesse nome.`;
    if (copy.missing) return `Só falta um dado. ${question}`;
    return copy.draft === undefined ? question : lines(...details(copy.draft, s).slice(0, WHAT_AND_WHEN), question);
  },
  confirmar_turno: ({ draft, paid, own: mine, alike }, s) =>
    lines(
      ...details(draft, s),
      ...paidOf(draft, paid, s),
      `${alreadyThen(mine, s)}${oneMore(alike, s)}Confirma o agendamento?`,
    ),
  turno_confirmado: ({ appointment, paid }, s) =>
    lines(
      `Pronto${s.name === undefined ? '' : `, ${s.name}`}! Seu agendamento está reservado ✅`,
      ...details(appointment, s),
      joining(appointment, s),
      ...paidOf(appointment, paid, s),
    ),
  turno_reservado_detalles_luego: ({ appointment, paid }, s) =>
    lines(
      'Seu agendamento está reservado. Estes são os detalhes:',
      ...details(appointment, s),
      joining(appointment, s),
      ...paidOf(appointment, paid, s),
    ),
  turno_deshecho: ({ appointment }, s) =>
    `O agendamento${de(appointment.serviceId, s)} de ${at(appointment.slot, s)} ficou sem efeito: não há nada reservado para esse horário.`,
  mis_turnos: own,
  sin_turnos_propios: () => 'Você não tem próximos agendamentos em seu nome.',
  acciones_turno: ({ appointment }, s) => lines(...details(appointment, s), 'O que você quer fazer com o agendamento?'),
  pagar_antes: ({ draft, amountMinor, deposit, own: mine }, s) =>
    lines(
      ...details(draft, s),
      `${alreadyThen(mine, s)}Para reservar é preciso pagar antes ${deposit ? 'um sinal de ' : ''}${s.money(amountMinor, draft.currency)}. Quer o link de pagamento?`,
    ),
  demasiados_turnos: ({ count }) => `Você já tem ${count} horários pela frente, e por aqui não dá para marcar mais.`,
  sin_pago_no_se_reserva: ({ amountMinor, currency, deposit }, s) =>
    `Sem pagar antes ${deposit ? 'um sinal de ' : ''}${s.money(amountMinor, currency)} não posso reservar o horário. Outra forma de pagamento é com uma pessoa da equipe. Como quer continuar?`,
  esperando_pago_turno: ({ order }, s) => {
    const until = s.hour(order.expiresAt);
    const held = order.bookingFor
      ? `Guardo o horário de ${at(order.bookingFor.slot, s)} até as ${until}`
      : `O link vence às ${until}`;
    const whose = forGuest(order.bookingFor?.guest, GUEST_WORDS);
    return `${held}. O agendamento${whose} se confirma quando o pagamento de ${s.money(order.amountMinor, order.currency)} for aprovado. Se o link não funcionar ou precisar pagar de outra forma, peça para falar com uma pessoa da equipe.`;
  },
  hora_del_pago: ({ order, hasta }, s) => {
    const slot = `horário${order.bookingFor ? ` de ${at(order.bookingFor.slot, s)}` : ''}`;
    return hasta === undefined
      ? `O ${slot} já não está guardado.`
      : `Enquanto isso guardo o ${slot} até as ${s.hour(hasta)}: ainda não está reservado.`;
  },
  pago_tarde_sin_turno: ({ order, pasado, rechazado }, s) => {
    if (rechazado)
      return `Recebemos seu pagamento de ${s.money(approvedMinor(order), order.currency)}, mas a agenda não aceitou o horário de ${at(rechazado, s)}, então não há agendamento reservado.`;
    const slot = order.bookingFor ? `o horário de ${at(order.bookingFor.slot, s)}` : 'o horário';
    return `Recebemos seu pagamento de ${s.money(order.amountMinor, order.currency)}, mas ele chegou quando ${slot} ${pasado ? 'já tinha começado' : 'já não estava livre'}, então não há agendamento reservado.`;
  },
  pago_sin_turno: ({ order, booked }, s) =>
    booked
      ? `Recebemos outro pagamento de ${s.money(approvedMinor(order), order.currency)}${de(order.serviceId, s)}. O seu agendamento de ${at(booked.slot, s)} já tinha o seu pagamento: o que fazer com este segundo pagamento é com uma pessoa da equipe.`
      : `Seu pagamento de ${s.money(approvedMinor(order), order.currency)} ficou sem agendamento: o que fazer com ele é com uma pessoa da equipe.`,
  pago_pasa_a_otro: ({ order, appointment }, s) =>
    `Seu pagamento de ${s.money(approvedMinor(order), order.currency)} fica para o seu agendamento${de(appointment.serviceId, s)} de ${at(appointment.slot, s)}.`,
  pago_sin_avisar: ({ order }, s) =>
    `Desculpe: não consegui avisar a equipe sobre o seu pagamento de ${s.money(approvedMinor(order) || order.amountMinor, order.currency)}. Quando quiser, escreva «pessoa» e eu tento de novo.`,
  elegir_cita_mover: () => 'Qual agendamento você quer mudar?',
  confirmar_reprogramacion: ({ appointment, to, own: mine, becomes }, s) =>
    lines(
      ...(becomes === undefined
        ? [
            `Mudar seu agendamento${de(appointment.serviceId, s)}:`,
            `de: ${at(appointment.slot, s)}`,
            `para: *${at(to, s)}*${whoWhere(appointment.serviceId, to, s)}`,
          ]
        : [
            `Trocar seu agendamento${de(appointment.serviceId, s)} de ${at(appointment.slot, s)} por:`,
            ...details({ ...appointment, ...becomes, slot: to }, s),
          ]),
      `${alreadyThen(mine, s)}Confirma a mudança?`,
    ),
  turno_reprogramado: ({ appointment, from }, s) =>
    lines(`Pronto, mudei seu agendamento de ${at(from, s)} ✅ Agora é:`, ...details(appointment, s)),
  reprogramacion_fallida: ({ appointment }, s) =>
    `Não consegui fazer a mudança. Seu agendamento${de(appointment.serviceId, s)} continua igual: ${at(appointment.slot, s)}.`,
  elegir_cita_cancelar: () => 'Qual agendamento você quer cancelar?',
  confirmar_cancelacion: ({ appointment, of, late }, s) =>
    lines(
      of === 'first' ? 'Vamos por partes. Primeiro este agendamento:' : undefined,
      ...details(appointment, s),
      late
        ? `${appointment.movedLate ? `Foi mudado com menos de ${notice(s)} de antecedência` : `Falta menos de ${notice(s)}`}: quem pode cancelar é uma pessoa da equipe, por enquanto ele continua de pé. Quer que eu avise?`
        : `Confirma que quer cancelar ${of === 'next' ? 'também ' : ''}este agendamento?`,
    ),
  turno_cancelado: ({ appointment }, s) =>
    `Pronto, cancelei seu agendamento${de(appointment.serviceId, s)} de ${at(appointment.slot, s)}.`,
  turno_sigue: ({ appointment }, s) =>
    `Perfeito, seu agendamento${de(appointment.serviceId, s)} continua de pé: ${at(appointment.slot, s)}.`,
  turno_no_esta: ({ fecha }, s) => `Você não tem agendamento em seu nome em ${s.civilDay(fecha) ?? fecha}.`,
  servicio_no_esta: ({ serviceId }, s) => `Você não tem agendamento${de(serviceId, s)} em seu nome.`,
  turno_con_quien_no_esta: (who, s) => `Você não tem agendamento${withWhom(who, s) || ' com essa pessoa'} em seu nome.`,
  turno_de_otro_no_esta: ({ guest }) => `Não vejo nenhum agendamento${forGuest(guest, GUEST_WORDS)}.`,
  otro_servicio: ({ appointment: { serviceId, slot }, serviceId: other, paid }, s) =>
    paid
      ? `Trocar seu agendamento${de(serviceId, s)} de ${at(slot, s)} por ${s.bold(other) ?? 'outro serviço'} precisa ser visto por uma pessoa da equipe, por causa do pagamento. Por enquanto continua de pé.`
      : `${s.bold(other) ?? 'Esse'} é outro serviço: primeiro procuro um horário para ele e depois pergunto se cancelo seu agendamento${de(serviceId, s)} de ${at(slot, s)}, que por enquanto continua de pé.`,
  cancelacion_fallida: ({ appointment }, s) =>
    `Não consegui cancelar o agendamento${de(appointment.serviceId, s)} de ${at(appointment.slot, s)}: por enquanto ele continua de pé.`,
  cancelacion_tarde: ({ appointment }, s) =>
    `Seu agendamento é ${at(appointment.slot, s)} e ${appointment.movedLate ? `foi mudado com menos de ${notice(s)} de antecedência` : `falta menos de ${notice(s)}`}: quem pode cancelar é uma pessoa da equipe, por enquanto ele continua de pé.`,
  cancelando: ({ later }) =>
    `Estou cancelando o seu agendamento, um momento…${later ? ' Em seguida vemos o outro horário.' : ''}`,
} satisfies Partial<Templates>;

/** How long before its time a customer may cancel it himself. */
function notice({ context }: Speech): string {
  return formatDuration(context.tenant.booking.cancelNoticeMinutes, 'pt');
}

const CHANGES = { mover: 'a mudança', cancelar: 'o cancelamento', pagar: 'o pagamento' } as const;
function nextOne({ serviceId, again, then, guest, change }: NextOne, s: Speech): string {
  const service = serviceId && s.bold(serviceId);
  if (change !== undefined) return `${CHANGES[change]} de ${service ?? 'seu agendamento'}`;
  const other = `${then ? '' : 'o '}outro agendamento`;
  const what = !service ? other : again ? `${other} de ${service}` : service;
  return `${what}${forGuest(guest, GUEST_WORDS)}`;
}

function offered(copy: Extract<Copy, { key: 'ofrecer_turnos' }>, s: Speech): string {
  const asked = wish(copy.detalles, s, wishWords);
  return lines(
    copy.moving && `Vamos mudar seu agendamento de ${at(copy.moving.slot, s)}.`,
    heading(asked, copy, s),
    `Escolha um ou diga outro dia${atSeveralBranches(s.offer) ? ', horário ou unidade' : ' ou horário'}.`,
  );
}

function heading(asked: string, copy: Extract<Copy, { key: 'ofrecer_turnos' }>, s: Speech): string {
  const service = para(copy.serviceId, s);
  if (!isRelaxed(copy))
    return asked === '' ? `Estes são os próximos horários${service}:` : `Horários${service} (${asked}):`;
  const never = unreachable(copy, s);
  if (never) return `${reason(never, s.bold(copy.serviceId) ?? 'esse serviço', s)} O mais próximo${service}:`;
  if (asked === '') return `Isto é o mais próximo que tenho${service}:`;
  return `Não tenho vaga${service} como você pediu (${asked}). O mais próximo:`;
}

/** Nothing at all: another date ends the same, and is not proposed. */
function nothingFree(copy: CopyOf<'sin_turnos'>, s: Speech): string {
  const never = unreachable(copy, s);
  const { last, without, opens } = windowOf(copy, s);
  return [
    never && reason(never, s.bold(copy.serviceId) ?? 'esse serviço', s),
    never?.why === 'beyond'
      ? `Até esse dia não resta nenhum horário livre${para(copy.serviceId, s)}${asWished(without, s, wishWords)}.`
      : `Não resta nenhum horário livre${para(copy.serviceId, s)}${asWished(without, s, wishWords)} até ${last}, que é até onde se pode agendar por enquanto.`,
    opens && `A agenda de ${opens.day} abre em ${opens.from}.`,
    'Como quer seguir?',
  ]
    .filter(Boolean)
    .join(' ');
}

function reason(never: Unreachable, service: string, s: Speech): string {
  switch (never.why) {
    case 'its_own':
      return `Já está marcado para ${never.day} às ${never.hour}.`;
    case 'absent':
      return `O dia ${never.day} não existe no calendário.`;
    case 'past':
      return `Esse dia, ${never.day}, já passou.`;
    case 'beyond':
      return `Por enquanto dá para marcar até ${never.last}.`;
    case 'closed':
      if (never.where === undefined) return `Não atendemos ${on(never.day)}.`;
      if (never.open.length === 0) return `Não atendemos ${on(never.day)}, em ${never.where}.`;
      return `Em ${never.where} não atendemos ${on(never.day)}; em ${joined(never.open, 'e')}, sim.`;
    case 'yours':
      return `Você já tem ${service} ${on(s.day(never.start))} às ${s.hour(never.start)}.`;
    case 'away':
      return `${never.who} não atende ${on(never.day)}.`;
    case 'works_elsewhere':
      return answerWords(s).worksElsewhere(never.who, never.where, joined(never.others, 'e'));
    case 'not_theirs':
      return `${never.who} não faz ${service}: quem faz é ${joined(never.others, 'ou')}.`;
    case 'not_there':
      return answerWords(s).notThere(service, never.who, joined(never.others, 'e'));
  }
}

function own({ appointments, conNombre }: CopyOf<'mis_turnos'>, s: Speech): string {
  if (appointments.length === 0) return 'Você não tem próximos agendamentos.';
  const shown = appointments
    .slice(0, 3)
    .map(
      (a) =>
        `• ${service(a.serviceId, s)}${forAppointment(a, GUEST_WORDS, conNombre)}: ${at(a.slot, s)}${withWhom(a.slot, s)}`,
    );
  const rest = appointments.length - shown.length;
  const title = appointments.length === 1 ? 'Seu próximo agendamento:' : 'Seus próximos agendamentos:';
  return lines(title, ...shown, rest > 0 && `…e mais ${rest}.`);
}

/** Before the question about a time at which the writer has something else; with its space. */
function alreadyThen(mine: Appointment | undefined, s: Speech): string {
  if (mine === undefined) return '';
  return `Atenção: nesse horário você já tem ${service(mine.serviceId, s)}${withWhom(mine.slot, s)}, ${at(mine.slot, s)}. `;
}

function onDay(day: string | undefined): string {
  return day === undefined ? '' : ` em ${day}`;
}

/** Before the question about one more of what the writer has; with its space. */
function oneMore(mine: Appointment | undefined, s: Speech): string {
  if (mine === undefined) return '';
  return `Você já tem ${service(mine.serviceId, s)}, ${at(mine.slot, s)}: este seria outro. `;
}

function de(serviceId: string, s: Speech): string {
  const name = s.bold(serviceId);
  return name === undefined ? '' : ` de ${name}`;
}

function para(serviceId: string, s: Speech): string {
  const name = s.bold(serviceId);
  return name === undefined ? '' : ` para ${name}`;
}

/** "terça-feira, 3 de março às 13:30". */
function at(slot: Slot, s: Speech): string {
  return `${s.day(slot.start)} às ${s.hour(slot.start)}`;
}

function fieldReason(field: 'name' | 'email' | 'nationalId', s: Speech): string {
  const reason =
    field === 'name'
      ? 'O agendamento é feito em nome de quem vem: por isso pergunto.'
      : `${s.business} pede esse dado para fazer o agendamento.`;
  return lines(
    `${reason} É só escrever que eu continuo.`,
    'Se preferir não informar, escreva «sair», ou «atendente» para falar com alguém.',
  );
}
/** The document is the customer's, whoever comes: of a child's visit it is not told by itself. */
function ownNumber({ field, guest }: CopyOf<'pedir_dato'>): string | undefined {
  const other = field === 'nationalId' ? whoComes(guest, GUEST_WORDS) : undefined;
  return other && `O seu mesmo, não o de ${other}.`;
}
const FIELD_QUESTIONS: Readonly<Record<'name' | 'email' | 'nationalId', (again: boolean, s: Speech) => string>> = {
  name: (again) =>
    again
      ? 'Não consegui ler o nome. Pode escrever seu nome e sobrenome, só com letras?'
      : 'Em nome de quem reservo? Escreva nome e sobrenome.',
  email: (again) =>
    again
      ? 'Esse e-mail não parece válido. Pode escrever de novo? Por exemplo: nome@exemplo.com'
      : 'Qual é o seu e-mail?',
  nationalId: (again, s) => {
    const document = s.context.tenant.locale.endsWith('BR') ? 'CPF' : 'documento de identidade';
    return again
      ? `Esse número de ${document} não parece válido. Pode escrever de novo?`
      : `Qual é o número do seu ${document}?`;
  },
};
