import { approvedMinor, type Appointment, type Copy, type NextOne, type Slot } from '../../domain.ts';
import { formatDuration } from '../formats.ts';
import { forAppointment, forGuest, kinOf, whoComes } from '../guests.ts';
import { WHAT_AND_WHEN, atSeveralBranches, isOver } from '../speech.ts';
import type { CopyOf, Speech, Templates } from '../speech.ts';
import { joined, lines } from '../text.ts';
import { aboutWishes, isRelaxed, onlyTheirs, unreachable, windowOf, type Unreachable } from '../unreachable.ts';
import { visitLines } from '../visits.ts';
import { asWished, wish } from '../wishes.ts';
import { answerWords, wishWords } from './words.ts';
import { GUEST_WORDS } from './guests.ts';

const { service, withWhom, whoWhere, details, joining, paidOf } = visitLines({
  unnamed: () => 'Appointment',
  with: 'with',
  when: at,
  virtual: 'Online',
  free: 'Free',
  guest: () => GUEST_WORDS,
  joining: (url) => `To join: ${url}`,
  paid: (sum) => `You have already paid ${sum}.`,
  left: (sum) => `${sum} is left to pay.`,
});

const aboutWish = aboutWishes<Speech>(reason, wishWords);

/** Choosing, confirming, moving and cancelling appointments. Long because it is a list, of one order in all languages. */
export const agenda = {
  elegir_categoria: ({ detalles }, s) =>
    aboutWish(detalles, s, (wish) => `What kind of service are you interested in${wish}?`),
  elegir_servicio: ({ caro, detalles }, s) =>
    caro
      ? 'I understand. If another service would do, choose it from the list, with its price; if not, we leave it here.'
      : aboutWish(detalles, s, (wish) => `Which service is the appointment for${wish}?`),
  servicio_desconocido: (_, s) =>
    s.offer ? "I can't find that service. These are the ones we have:" : "I can't find that service among ours.",
  servicio_ya_no_esta: () => "Sorry, we don't offer that service any more, so I haven't booked or changed anything.",
  elegir_sucursal: (copy, s) =>
    aboutWish(copy.detalles, s, (wish) => `Which branch do you prefer${forService(copy.serviceId, s)}${wish}?`),
  ofrecer_turnos: (copy, s) => offered(copy, s),
  hora_ambigua: (copy, s) =>
    `Which time do you mean${onDay(copy.fecha === undefined ? undefined : s.civilDay(copy.fecha))}: ${copy.hours.join(' or ')}?`,
  sin_turnos: (copy, s) => {
    const [one, ...others] = onlyTheirs(copy, s);
    if (one !== undefined)
      return `${s.bold(copy.serviceId) ?? 'That service'} is only done by ${joined([one, ...others], 'and')}. If that is all right after all, write “with ${one}”.`;
    return nothingFree(copy, s);
  },
  no_hay_mas_turnos: () => "I have no more times to show. Tell me another day or time and I'll look again.",
  sigue_despues: (copy, s) =>
    (copy.then ? `And then ${nextOne(copy, s)}.` : `One at a time: ${nextOne(copy, s)} comes next.`) +
    (copy.leavesOut ? ' I note up to four from one message: please ask me for the rest afterwards.' : ''),
  ya_no_sigue: (copy, s) => `Got it, without ${nextOne(copy, s)}.`,
  no_caben_mas: (copy, s) =>
    `I already have four requests of yours open and cannot note another, so I did not note ${nextOne({ ...copy, then: true }, s)}: please ask me again when we are done with one of them. If you would rather drop everything that is open, write “menu”.`,
  ahora_sigue: (copy, s) => `Now ${nextOne(copy, s)}:`,
  pedir_otra_fecha: () =>
    'Which day or time would suit you better? For example: “Thursday afternoon” or “tomorrow at 10”.',
  turno_recien_ocupado: (_, s) =>
    `Sorry, that time has just been taken. ${s.offer ? 'These are still free:' : "I'll look for others."}`,
  turno_ya_no_esta: (_, s) =>
    `Sorry, that time is no longer available and wasn't booked. ${s.offer ? 'These are free:' : "I'll look for others."}`,
  turno_cambio: () => 'Something is not as it was when I asked, so nothing is booked yet. This is how it is now:',
  turno_ya_paso: (_, s) => `That time has already passed.${s.offer ? ' These are the ones left:' : ''}`,
  turno_ya_empezo: ({ appointment }, s) =>
    `Your appointment${forService(appointment.serviceId, s)} on ${at(appointment.slot, s)} ${isOver(appointment, s) ? 'is over' : 'has begun'}: from here nothing of it can be changed any more, and nothing was. If you want somebody of the team to look at it, write “person”.`,
  turno_muy_encima: (_, s) => `That time is too soon to be booked now.${s.offer ? ' These are the ones left:' : ''}`,
  buscando: () => "I'm looking for free times, one moment…",
  reservando: ({ moves, later }) =>
    `I'm ${moves ? 'moving' : 'booking'} your appointment, one moment…${later ? " Then we'll see to the other time." : ''}`,
  agenda_caida: () =>
    "I can't read the calendar just now, and I don't want to offer a time without knowing that it is free. How would you like to go on?",
  pedir_dato: (copy, s) => {
    if (copy.why) return fieldReason(copy.field, s);
    const kin = kinOf(copy.guest, GUEST_WORDS);
    const question =
      kin === undefined || copy.again || copy.field !== 'name'
        ? lines(FIELD_QUESTIONS[copy.field](copy.again), ownNumber(copy))
        : `What is the name of ${kin}? Write first and last name: the appointment goes under it.`;
    if (copy.missing) return `I just need one more thing. ${question}`;
    return copy.draft === undefined ? question : lines(...details(copy.draft, s).slice(0, WHAT_AND_WHEN), question);
  },
  confirmar_turno: ({ draft, paid, own: mine, alike }, s) =>
    lines(
      ...details(draft, s),
      ...paidOf(draft, paid, s),
      `${alreadyThen(mine, s)}${oneMore(alike, s)}Do you confirm the appointment?`,
    ),
  turno_confirmado: ({ appointment, paid }, s) =>
    lines(
      `Done${s.name === undefined ? '' : `, ${s.name}`}! Your appointment is booked ✅`,
      ...details(appointment, s),
      joining(appointment, s),
      ...paidOf(appointment, paid, s),
    ),
  turno_reservado_detalles_luego: ({ appointment, paid }, s) =>
    lines(
      'Your appointment is booked. These are the details:',
      ...details(appointment, s),
      joining(appointment, s),
      ...paidOf(appointment, paid, s),
    ),
  turno_deshecho: ({ appointment }, s) =>
    `The appointment${forService(appointment.serviceId, s)} on ${at(appointment.slot, s)} was undone: you have nothing reserved at that time.`,
  mis_turnos: own,
  sin_turnos_propios: () => 'You have no upcoming appointments in your name.',
  acciones_turno: ({ appointment }, s) =>
    lines(...details(appointment, s), 'What would you like to do with the appointment?'),
  pagar_antes: ({ draft, amountMinor, deposit, own: mine }, s) =>
    lines(
      ...details(draft, s),
      `${alreadyThen(mine, s)}To book it, ${deposit ? 'a deposit of ' : ''}${s.money(amountMinor, draft.currency)} has to be paid first. Would you like the payment link?`,
    ),
  demasiados_turnos: ({ count }) =>
    `You already have ${count} appointments coming up, and I can't book more from here.`,
  sin_pago_no_se_reserva: ({ amountMinor, currency, deposit }, s) =>
    `I can't book it unless ${deposit ? 'a deposit of ' : ''}${s.money(amountMinor, currency)} is paid first. For another way to pay, there is a person on the team. How would you like to go on?`,
  esperando_pago_turno: ({ order }, s) => {
    const until = s.hour(order.expiresAt);
    const held = order.bookingFor
      ? `I'm holding ${at(order.bookingFor.slot, s)} until ${until}`
      : `The link expires at ${until}`;
    const whose = forGuest(order.bookingFor?.guest, GUEST_WORDS);
    return `${held}. The appointment${whose} is confirmed once the payment of ${s.money(order.amountMinor, order.currency)} is approved. If the link does not work or you need another way to pay, ask for a person on the team.`;
  },
  hora_del_pago: ({ order, hasta }, s) => {
    const slot = order.bookingFor ? at(order.bookingFor.slot, s) : 'the time';
    return hasta === undefined
      ? `I'm no longer holding ${slot}.`
      : `Meanwhile I'm holding ${slot} until ${s.hour(hasta)}: it is not booked yet.`;
  },
  pago_tarde_sin_turno: ({ order, pasado, rechazado }, s) => {
    if (rechazado)
      return `We received your payment of ${s.money(approvedMinor(order), order.currency)}, but the calendar did not accept ${at(rechazado, s)}, so no appointment is booked.`;
    const slot = order.bookingFor ? at(order.bookingFor.slot, s) : 'the time';
    return `We received your payment of ${s.money(order.amountMinor, order.currency)}, but it came when ${slot} ${pasado ? 'had already begun' : 'was no longer free'}, so no appointment is booked.`;
  },
  pago_sin_turno: ({ order, booked }, s) =>
    booked
      ? `We received another payment of ${s.money(approvedMinor(order), order.currency)}${forService(order.serviceId, s)}. Your appointment on ${at(booked.slot, s)} already had its payment: someone from the team has to look at this second payment.`
      : `Your payment of ${s.money(approvedMinor(order), order.currency)} no longer has an appointment: someone from the team has to look at it.`,
  pago_pasa_a_otro: ({ order, appointment }, s) =>
    `Your payment of ${s.money(approvedMinor(order), order.currency)} is now for your appointment${forService(appointment.serviceId, s)} on ${at(appointment.slot, s)}.`,
  pago_sin_avisar: ({ order }, s) =>
    `Sorry: I couldn't reach the team about your payment of ${s.money(approvedMinor(order) || order.amountMinor, order.currency)}. Write “person” whenever you like, and I will try again.`,
  elegir_cita_mover: () => 'Which appointment would you like to move?',
  confirmar_reprogramacion: ({ appointment, to, own: mine, becomes }, s) =>
    lines(
      ...(becomes === undefined
        ? [
            `I'll move your appointment${forService(appointment.serviceId, s)}:`,
            `from: ${at(appointment.slot, s)}`,
            `to: *${at(to, s)}*${whoWhere(appointment.serviceId, to, s)}`,
          ]
        : [
            `I'll change your appointment${forService(appointment.serviceId, s)} of ${at(appointment.slot, s)} to:`,
            ...details({ ...appointment, ...becomes, slot: to }, s),
          ]),
      `${alreadyThen(mine, s)}Do you confirm the change?`,
    ),
  turno_reprogramado: ({ appointment, from }, s) =>
    lines(`Done, I moved your appointment of ${at(from, s)} ✅ It is now:`, ...details(appointment, s)),
  reprogramacion_fallida: ({ appointment }, s) =>
    `I couldn't make the change. Your appointment${forService(appointment.serviceId, s)} stays as it was: ${at(appointment.slot, s)}.`,
  elegir_cita_cancelar: () => 'Which appointment would you like to cancel?',
  confirmar_cancelacion: ({ appointment, of, late }, s) =>
    lines(
      of === 'first' ? 'One at a time. This appointment first:' : undefined,
      ...details(appointment, s),
      late
        ? `${appointment.movedLate ? `It was moved with less than ${notice(s)} to go` : `It is less than ${notice(s)} from now`}: a person of the team has to cancel it, for now it stands. Shall I tell them?`
        : `Do you confirm that you want to cancel this appointment${of === 'next' ? ' too' : ''}?`,
    ),
  turno_cancelado: ({ appointment }, s) =>
    `Done, I cancelled your appointment${forService(appointment.serviceId, s)} on ${at(appointment.slot, s)}.`,
  turno_sigue: ({ appointment }, s) =>
    `Perfect, your appointment${forService(appointment.serviceId, s)} stands: ${at(appointment.slot, s)}.`,
  turno_no_esta: ({ fecha }, s) => `You have no appointment in your name on ${s.civilDay(fecha) ?? fecha}.`,
  servicio_no_esta: ({ serviceId }, s) => `You have no appointment${forService(serviceId, s)} in your name.`,
  turno_con_quien_no_esta: (who, s) =>
    `You have no appointment${withWhom(who, s) || ' with that person'} in your name.`,
  turno_de_otro_no_esta: ({ guest }) => `I see no appointment${forGuest(guest, GUEST_WORDS)}.`,
  otro_servicio: ({ appointment: { serviceId, slot }, serviceId: other, paid }, s) =>
    paid
      ? `Changing your appointment${forService(serviceId, s)} on ${at(slot, s)} to ${s.bold(other) ?? 'another service'} is up to someone from the team, because of the payment. For now it stands.`
      : `${s.bold(other) ?? 'That'} is another service: I'll find a time for it first and then ask whether to cancel your appointment${forService(serviceId, s)} on ${at(slot, s)}, which stands for now.`,
  cancelacion_fallida: ({ appointment }, s) =>
    `I couldn't cancel the appointment${forService(appointment.serviceId, s)} on ${at(appointment.slot, s)}: for now it stands.`,
  cancelacion_tarde: ({ appointment }, s) =>
    `Your appointment is on ${at(appointment.slot, s)}, ${appointment.movedLate ? `and was moved with less than ${notice(s)} to go` : `less than ${notice(s)} from now`}: a person of the team has to cancel it, for now it stands.`,
  cancelando: ({ later }) =>
    `I'm cancelling your appointment, one moment…${later ? " Then we'll see to the other time." : ''}`,
} satisfies Partial<Templates>;

/** How long before its time a customer may cancel it himself. */
function notice({ context }: Speech): string {
  return formatDuration(context.tenant.booking.cancelNoticeMinutes, 'en');
}

const CHANGES = { mover: 'moving', cancelar: 'cancelling', pagar: 'the payment of' } as const;
function nextOne({ serviceId, again, then, guest, change }: NextOne, s: Speech): string {
  const service = serviceId && s.bold(serviceId);
  if (change !== undefined) return `${CHANGES[change]} ${service ?? 'your appointment'}`;
  const other = then ? 'another appointment' : 'the other appointment';
  const what = !service ? other : again ? `${other} for ${service}` : service;
  return `${what}${forGuest(guest, GUEST_WORDS)}`;
}

function offered(copy: Extract<Copy, { key: 'ofrecer_turnos' }>, s: Speech): string {
  const asked = wish(copy.detalles, s, wishWords);
  return lines(
    copy.moving && `Let's move your appointment of ${at(copy.moving.slot, s)}.`,
    heading(asked, copy, s),
    `Choose one or tell me another day${atSeveralBranches(s.offer) ? ', time or branch' : ' or time'}.`,
  );
}

function heading(asked: string, copy: Extract<Copy, { key: 'ofrecer_turnos' }>, s: Speech): string {
  const service = forService(copy.serviceId, s);
  if (!isRelaxed(copy))
    return asked === '' ? `These are the next free times${service}:` : `Free times${service} (${asked}):`;
  const never = unreachable(copy, s);
  if (never) return `${reason(never, s.bold(copy.serviceId) ?? 'that service', s)} The nearest${service}:`;
  if (asked === '') return `This is the nearest I have${service}:`;
  return `I have nothing${service} as you asked (${asked}). The nearest:`;
}

/** Nothing at all: another date ends the same, and is not proposed. */
function nothingFree(copy: CopyOf<'sin_turnos'>, s: Speech): string {
  const never = unreachable(copy, s);
  const { last, without, opens } = windowOf(copy, s);
  return [
    never && reason(never, s.bold(copy.serviceId) ?? 'that service', s),
    never?.why === 'beyond'
      ? `Up to that day no time is left${forService(copy.serviceId, s)}${asWished(without, s, wishWords)}.`
      : `No time is left${forService(copy.serviceId, s)}${asWished(without, s, wishWords)} up to ${last}, the last day that can be booked for now.`,
    opens && `The calendar of ${opens.day} opens on ${opens.from}.`,
    'How would you like to go on?',
  ]
    .filter(Boolean)
    .join(' ');
}

function reason(never: Unreachable, service: string, s: Speech): string {
  switch (never.why) {
    case 'its_own':
      return `It is on ${never.day} at ${never.hour} already.`;
    case 'absent':
      return `There is no ${never.day} on the calendar.`;
    case 'past':
      return `${never.day} has already gone by.`;
    case 'beyond':
      return `For now you can book until ${never.last}.`;
    case 'closed':
      if (never.where === undefined) return `We are closed on ${never.day}.`;
      if (never.open.length === 0) return `We are closed on ${never.day} at ${never.where}.`;
      return `${never.where} is closed on ${never.day}, ${joined(never.open, 'and')} is open.`;
    case 'yours':
      return `You already have ${service} on ${s.day(never.start)} at ${s.hour(never.start)}.`;
    case 'away':
      return `${never.who} does not work on ${never.day}.`;
    case 'works_elsewhere':
      return answerWords(s).worksElsewhere(never.who, never.where, joined(never.others, 'and'));
    case 'not_theirs':
      return `${never.who} does not do ${service}: ${joined(never.others, 'or')} does.`;
    case 'not_there':
      return answerWords(s).notThere(service, never.who, joined(never.others, 'and'));
  }
}

function own({ appointments, conNombre }: CopyOf<'mis_turnos'>, s: Speech): string {
  if (appointments.length === 0) return 'You have no upcoming appointments.';
  const shown = appointments
    .slice(0, 3)
    .map(
      (a) =>
        `• ${service(a.serviceId, s)}${forAppointment(a, GUEST_WORDS, conNombre)}: ${at(a.slot, s)}${withWhom(a.slot, s)}`,
    );
  const rest = appointments.length - shown.length;
  const title = appointments.length === 1 ? 'Your next appointment:' : 'Your next appointments:';
  return lines(title, ...shown, rest > 0 && `…and ${rest} more.`);
}

/** Before the question about a time at which the writer has something else; with its space. */
function alreadyThen(mine: Appointment | undefined, s: Speech): string {
  if (mine === undefined) return '';
  return `Please note that you already have ${service(mine.serviceId, s)}${withWhom(mine.slot, s)} then: ${at(mine.slot, s)}. `;
}

function onDay(day: string | undefined): string {
  return day === undefined ? '' : ` on ${day}`;
}

/** Before the question about one more of what the writer has; with its space. */
function oneMore(mine: Appointment | undefined, s: Speech): string {
  if (mine === undefined) return '';
  return `You already have ${service(mine.serviceId, s)}, ${at(mine.slot, s)}: this would be another one. `;
}

function forService(serviceId: string, s: Speech): string {
  const name = s.bold(serviceId);
  return name === undefined ? '' : ` for ${name}`;
}

/** "Tuesday, March 3 at 13:30". */
function at(slot: Slot, s: Speech): string {
  return `${s.day(slot.start)} at ${s.hour(slot.start)}`;
}

function fieldReason(field: 'name' | 'email' | 'nationalId', s: Speech): string {
  const reason =
    field === 'name'
      ? "The appointment is booked in the visitor's name: that is why I ask."
      : `${s.business} asks for it to book the appointment.`;
  return lines(
    `${reason} Write it and I'll go on.`,
    'If you would rather not, write "exit", or "person" to talk to someone.',
  );
}
/** The document is the customer's, whoever comes: of a child's visit it is not told by itself. */
function ownNumber({ field, guest }: CopyOf<'pedir_dato'>): string | undefined {
  const other = field === 'nationalId' ? whoComes(guest, GUEST_WORDS) : undefined;
  return other && `Your own, not that of ${other}.`;
}
const FIELD_QUESTIONS: Readonly<Record<'name' | 'email' | 'nationalId', (again: boolean) => string>> = {
  name: (again) =>
    again
      ? "I couldn't read the name. Could you write your first and last name, letters only?"
      : 'In whose name shall I book? Write first and last name.',
  email: (again) =>
    again
      ? "That e-mail address doesn't look valid. Could you write it again? For example: name@example.com"
      : 'What is your e-mail address?',
  nationalId: (again) =>
    again
      ? "That national ID number doesn't look valid. Could you write it again?"
      : 'What is your national ID number?',
};
