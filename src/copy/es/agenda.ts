import { approvedMinor, type Appointment, type Copy, type Detalles, type NextOne, type Slot } from '../../domain.ts';
import { formatDuration } from '../formats.ts';
import { forAppointment, forGuest, kinOf, whoComes } from '../guests.ts';
import { WHAT_AND_WHEN, atSeveralBranches, isOver } from '../speech.ts';
import type { CopyOf, Templates } from '../speech.ts';
import { capital, joined, lines } from '../text.ts';
import { aboutWishes, isRelaxed, onlyTheirs, unreachable, windowOf, type Unreachable } from '../unreachable.ts';
import { visitLines } from '../visits.ts';
import { asWished, wish } from '../wishes.ts';
import { answerWords, wishWords } from './answers.ts';
import type { EsSpeech } from './habla.ts';
import { guestWords } from './guests.ts';

const { service, withWhom, whoWhere, details, joining, paidOf } = visitLines<EsSpeech>({
  unnamed: (s) => capital(s.turno),
  with: 'con',
  when: (slot, s) => `El ${at(slot, s)}`,
  virtual: 'Modalidad virtual',
  free: 'Sin costo',
  guest: guestWords,
  joining: (url) => `Para entrar: ${url}`,
  paid: (sum, s) => `Ya ${s.f('pagaste', 'pagaste', 'pagó')} ${sum}.`,
  left: (sum) => `Quedan por pagar ${sum}.`,
});

const aboutWish = aboutWishes<EsSpeech>(reason, wishWords);

/** Choosing, confirming, moving and cancelling appointments. Long because it is a list, of one order in all languages. */
export const agenda = {
  elegir_categoria: ({ detalles }, s) =>
    aboutWish(detalles, s, (wish) => `¿Qué tipo de servicio ${s.te} interesa${wish}?`),
  elegir_servicio: ({ caro, detalles }, s) =>
    caro
      ? `Entiendo. Si ${s.te} sirve otro servicio, ${s.f('elegilo', 'elígelo', 'elíjalo')} de la lista, con su precio; si no, lo dejamos ${s.aca}.`
      : aboutWish(
          detalles,
          s,
          (wish) => `¿Para qué servicio ${s.f('querés', 'quieres', 'quiere')} ${s.el} ${s.turno}${wish}?`,
        ),
  servicio_desconocido: (_, s) =>
    s.offer ? 'No encuentro ese servicio. Estos son los que tenemos:' : 'No encuentro ese servicio entre los nuestros.',
  servicio_ya_no_esta: () => 'Disculpas: ese servicio ya no lo ofrecemos, así que no reservé ni cambié nada.',
  elegir_sucursal: (copy, s) =>
    aboutWish(
      copy.detalles,
      s,
      (wish) => `¿Qué sucursal ${s.f('preferís', 'prefieres', 'prefiere')}${para(copy.serviceId, s)}${wish}?`,
    ),
  ofrecer_turnos: (copy, s) => offered(copy, s),
  hora_ambigua: (copy, s) =>
    `¿A qué hora ${s.te} queda bien${onDay(copy.fecha === undefined ? undefined : s.civilDay(copy.fecha))}: ${copy.hours.map((h) => `a las ${h}`).join(' o ')}?`,
  sin_turnos: (copy, s) => {
    const [one, ...others] = onlyTheirs(copy, s);
    if (one !== undefined)
      return `Aquí ${s.bold(copy.serviceId) ?? 'ese servicio'} es solo con ${joined([one, ...others], 'y')}. Si ${s.te} sirve igual, ${s.f('escribí', 'escribe', 'escriba')} «con ${one}».`;
    return nothingFree(copy, s);
  },
  no_hay_mas_turnos: (_, s) =>
    `No tengo más horarios para mostrar${s.te}. ${s.f('Decime', 'Dime', 'Dígame')} otro día u hora y busco de nuevo.`,
  sigue_despues: (copy, s) =>
    `${copy.then ? 'Y después,' : 'Vamos por partes: después seguimos con'} ${nextOne(copy, s)}.${copy.leavesOut ? ` De un mensaje anoto hasta cuatro: lo demás ${s.f('pedímelo', 'pídemelo', 'pídamelo')} después.` : ''}`,
  ya_no_sigue: (copy, s) => `Entendido, sin ${nextOne(copy, s)}.`,
  no_caben_mas: (copy, s) =>
    `Ya tengo cuatro pedidos abiertos y no puedo anotar otro, así que no anoté ${nextOne({ ...copy, then: true }, s)}: ${s.f('pedímelo', 'pídemelo', 'pídamelo')} cuando terminemos con uno de ellos. Si ${s.f('preferís', 'prefieres', 'prefiere')} dejar todo lo que está abierto, ${s.f('escribí', 'escribe', 'escriba')} «menú».`,
  ahora_sigue: (copy, s) => `Ahora ${nextOne(copy, s)}:`,
  pedir_otra_fecha: (_, s) =>
    `¿Qué día u hora ${s.te} queda mejor? Por ejemplo: «el jueves por la tarde» o «mañana a las 10».`,
  turno_recien_ocupado: (_, s) =>
    `Ese horario se acaba de ocupar, disculpas. ${s.offer ? 'Estos siguen libres:' : 'Busco otros.'}`,
  turno_ya_no_esta: (_, s) =>
    `Disculpas: ese horario ya no está disponible y no quedó reservado. ${s.offer ? 'Estos están libres:' : 'Busco otros.'}`,
  turno_cambio: (_, s) =>
    `Algo no es igual que cuando ${s.te} lo pregunté, así que todavía no reservé nada. Ahora es así:`,
  turno_ya_paso: (_, s) => `Ese horario ya pasó.${s.offer ? ' Estos son los que quedan:' : ''}`,
  turno_ya_empezo: ({ appointment }, s) =>
    `${s.Tu} ${s.turno}${de(appointment.serviceId, s)} ${on(appointment.slot, s)} ya ${isOver(appointment, s) ? 'pasó' : 'empezó'}: por ${s.aca} ya no se puede cambiar ni cancelar, y no toqué nada. Si ${s.f('querés', 'quieres', 'quiere')} que lo vea alguien del equipo, ${s.f('escribí', 'escribe', 'escriba')} «persona».`,
  turno_muy_encima: (_, s) =>
    `Ese horario ya está muy encima para reservarlo.${s.offer ? ' Estos son los que quedan:' : ''}`,
  buscando: () => 'Estoy buscando horarios, un momento…',
  reservando: ({ moves, later }, s) =>
    `Estoy ${moves ? 'cambiando' : 'reservando'} ${s.tu} ${s.turno}, un momento…${later ? ' Enseguida vemos el otro horario.' : ''}`,
  agenda_caida: (_, s) =>
    `No puedo consultar la agenda en este momento, y no quiero ofrecer${s.te} un horario sin saber si está libre. ¿Cómo ${s.f('querés', 'quieres', 'quiere')} seguir?`,
  pedir_dato: (copy, s) => {
    if (copy.why) return fieldReason(copy.field, s);
    const kin = kinOf(copy.guest, guestWords(s));
    const question =
      kin === undefined || copy.again || copy.field !== 'name'
        ? lines(FIELD_QUESTIONS[copy.field](s, copy.again), ownNumber(copy, s))
        : guestQuestion(kin, s);
    if (copy.missing) return `Solo me falta un dato. ${question}`;
    return copy.draft === undefined ? question : lines(...details(copy.draft, s).slice(0, WHAT_AND_WHEN), question);
  },
  confirmar_turno: ({ draft, paid, own: mine, alike }, s) =>
    lines(
      ...details(draft, s),
      ...paidOf(draft, paid, s),
      `${alreadyThen(mine, s)}${oneMore(alike, s)}¿${s.f('Confirmás', 'Confirmas', 'Confirma')} ${s.el} ${s.turno}?`,
    ),
  turno_confirmado: ({ appointment, paid }, s) =>
    lines(
      `¡Listo${s.name === undefined ? '' : `, ${s.name}`}! ${s.Tu} ${s.turno} quedó reservad${s.o} ✅`,
      ...details(appointment, s),
      joining(appointment, s),
      ...paidOf(appointment, paid, s),
    ),
  turno_reservado_detalles_luego: ({ appointment, paid }, s) =>
    lines(
      `${s.Tu} ${s.turno} quedó reservad${s.o}. Estos son los detalles:`,
      ...details(appointment, s),
      joining(appointment, s),
      ...paidOf(appointment, paid, s),
    ),
  turno_deshecho: ({ appointment }, s) =>
    `${s.El} ${s.turno}${de(appointment.serviceId, s)} ${on(appointment.slot, s)} quedó sin efecto: no hay nada reservado para ese horario.`,
  mis_turnos: own,
  sin_turnos_propios: (_, s) => `No ${s.f('tenés', 'tienes', 'tiene')} ${s.turnos} próxim${s.o}s a ${s.tu} nombre.`,
  acciones_turno: ({ appointment }, s) =>
    lines(...details(appointment, s), `¿Qué ${s.f('querés', 'quieres', 'quiere')} hacer con ${s.el} ${s.turno}?`),
  pagar_antes: ({ draft, amountMinor, deposit, own: mine }, s) =>
    lines(
      ...details(draft, s),
      `${alreadyThen(mine, s)}Para reservar hay que pagar antes ${deposit ? `${s.sena} de ` : ''}${s.money(amountMinor, draft.currency)}. ¿${s.f('Querés', 'Quieres', 'Quiere')} el link de pago?`,
    ),
  demasiados_turnos: ({ count }, s) =>
    `Ya ${s.f('tenés', 'tienes', 'tiene')} ${count} ${s.turnos} por venir, y por acá no puedo reservar más.`,
  sin_pago_no_se_reserva: ({ amountMinor, currency, deposit }, s) =>
    `Sin pagar antes ${deposit ? `${s.sena} de ` : ''}${s.money(amountMinor, currency)} no puedo reservar ${s.el} ${s.turno}. Otra forma de pago la ve una persona del equipo. ¿Cómo ${s.f('querés', 'quieres', 'quiere')} seguir?`,
  esperando_pago_turno: ({ order }, s) =>
    `${order.bookingFor ? `Guardo el horario ${on(order.bookingFor.slot, s)} hasta las ${s.hour(order.expiresAt)}` : `El link vence a las ${s.hour(order.expiresAt)}`}. ${s.El} ${s.turno}${forGuest(order.bookingFor?.guest, guestWords(s))} se confirma cuando se acredite el pago de ${s.money(order.amountMinor, order.currency)}. Si el link no funciona o ${s.f('necesitás', 'necesitas', 'necesita')} pagar de otra forma, ${s.f('pedí', 'pide', 'pida')} hablar con una persona del equipo.`,
  hora_del_pago: ({ order, hasta }, s) => {
    const slot = `l horario${order.bookingFor ? ` ${on(order.bookingFor.slot, s)}` : ''}`;
    return hasta === undefined
      ? `E${slot} ya no está guardado.`
      : `Mientras tanto guardo e${slot} hasta las ${s.hour(hasta)}: todavía no está reservado.`;
  },
  pago_tarde_sin_turno: ({ order, pasado, rechazado }, s) => {
    const none = `así que no hay ${s.turno} reservad${s.o}.`;
    if (rechazado)
      return `Recibimos ${s.tu} pago de ${s.money(approvedMinor(order), order.currency)}, pero la agenda no aceptó el horario ${on(rechazado, s)}, ${none}`;
    return `Recibimos ${s.tu} pago de ${s.money(order.amountMinor, order.currency)}, pero llegó cuando ${order.bookingFor ? `el horario ${on(order.bookingFor.slot, s)}` : 'el horario'} ${pasado ? 'ya había empezado' : 'ya no estaba libre'}, ${none}`;
  },
  pago_sin_turno: ({ order, booked }, s) =>
    booked
      ? `Recibimos otro pago de ${s.money(approvedMinor(order), order.currency)}${de(order.serviceId, s)}. ${s.Tu} ${s.turno} ${on(booked.slot, s)} ya tenía su pago: qué hacer con este segundo pago lo ve una persona del equipo.`
      : `${s.Tu} pago de ${s.money(approvedMinor(order), order.currency)} ya no tiene ${s.un} ${s.turno}: qué hacer con él lo ve una persona del equipo.`,
  pago_pasa_a_otro: ({ order, appointment }, s) =>
    `${s.Tu} pago de ${s.money(approvedMinor(order), order.currency)} queda para ${s.tu} ${s.turno}${de(appointment.serviceId, s)} ${on(appointment.slot, s)}.`,
  pago_sin_avisar: ({ order }, s) =>
    `Perdón: no pude avisar al equipo de ${s.tu} pago de ${s.money(approvedMinor(order) || order.amountMinor, order.currency)}. Cuando ${s.f('quieras', 'quieras', 'quiera')}, ${s.f('escribí', 'escribe', 'escriba')} «persona» y lo intento otra vez.`,
  elegir_cita_mover: (_, s) => `¿Qué ${s.turno} ${s.f('querés', 'quieres', 'quiere')} cambiar?`,
  confirmar_reprogramacion: ({ appointment, to, own: mine, becomes }, s) =>
    lines(
      ...(becomes === undefined
        ? [
            `Cambio ${s.tu} ${s.turno}${de(appointment.serviceId, s)}:`,
            `de: ${at(appointment.slot, s)}`,
            `a: *${at(to, s)}*${whoWhere(appointment.serviceId, to, s)}`,
          ]
        : [
            `Cambio ${s.tu} ${s.turno}${de(appointment.serviceId, s)} ${on(appointment.slot, s)} por:`,
            ...details({ ...appointment, ...becomes, slot: to }, s),
          ]),
      `${alreadyThen(mine, s)}¿${s.f('Confirmás', 'Confirmas', 'Confirma')} el cambio?`,
    ),
  turno_reprogramado: ({ appointment, from }, s) =>
    lines(`Listo, cambié ${s.tu} ${s.turno} ${on(from, s)} ✅ Ahora es:`, ...details(appointment, s)),
  reprogramacion_fallida: ({ appointment }, s) =>
    `No pude hacer el cambio. ${s.Tu} ${s.turno}${de(appointment.serviceId, s)} sigue igual: ${at(appointment.slot, s)}.`,
  elegir_cita_cancelar: (_, s) => `¿Qué ${s.turno} ${s.f('querés', 'quieres', 'quiere')} cancelar?`,
  confirmar_cancelacion: ({ appointment, of, late }, s) =>
    lines(
      of === 'first' ? `Vamos por partes. Primero ${s.este} ${s.turno}:` : undefined,
      ...details(appointment, s),
      late
        ? `${appointment.movedLate ? `Se cambió con menos de ${notice(s)} de aviso` : `Falta menos de ${notice(s)}`}: ${s.lo} tiene que cancelar una persona del equipo, por ahora sigue en pie. ¿${s.f('Querés', 'Quieres', 'Quiere')} que le avise?`
        : `¿${s.f('Confirmás', 'Confirmas', 'Confirma')} que ${s.f('querés', 'quieres', 'quiere')} cancelar ${of === 'next' ? 'también ' : ''}${s.este} ${s.turno}?`,
    ),
  turno_cancelado: ({ appointment }, s) =>
    `Listo, cancelé ${s.tu} ${s.turno}${de(appointment.serviceId, s)} ${on(appointment.slot, s)}.`,
  turno_sigue: ({ appointment }, s) =>
    `Perfecto, ${s.tu} ${s.turno}${de(appointment.serviceId, s)} sigue en pie: ${at(appointment.slot, s)}.`,
  turno_no_esta: ({ fecha }, s) =>
    `El ${s.civilDay(fecha) ?? fecha} no ${s.f('tenés', 'tienes', 'tiene')} ${s.turnos} a ${s.tu} nombre.`,
  servicio_no_esta: ({ serviceId }, s) =>
    `No ${s.f('tenés', 'tienes', 'tiene')} ${s.turnos}${de(serviceId, s)} a ${s.tu} nombre.`,
  turno_con_quien_no_esta: (who, s) =>
    `No ${s.f('tenés', 'tienes', 'tiene')} ${s.turnos}${withWhom(who, s) || ' con esa persona'} a ${s.tu} nombre.`,
  turno_de_otro_no_esta: ({ guest }, s) => `No me figuran ${s.turnos}${forGuest(guest, guestWords(s))}.`,
  otro_servicio: ({ appointment: { serviceId, slot }, serviceId: other, paid }, s) =>
    paid
      ? `Cambiar ${s.tu} ${s.turno}${de(serviceId, s)} ${on(slot, s)} por ${s.bold(other) ?? 'otro servicio'} lo tiene que ver una persona del equipo, por el pago. Por ahora sigue en pie.`
      : `${s.bold(other) ?? 'Ese'} es otro servicio: primero busco ${s.un} ${s.turno} para eso y después ${s.te} pregunto si cancelo ${s.el}${de(serviceId, s)} ${on(slot, s)}, que por ahora sigue en pie.`,
  cancelacion_fallida: ({ appointment }, s) =>
    `No pude cancelar ${s.el} ${s.turno}${de(appointment.serviceId, s)} ${on(appointment.slot, s)}: por ahora sigue en pie.`,
  cancelacion_tarde: ({ appointment }, s) =>
    `${s.Tu} ${s.turno} es el ${at(appointment.slot, s)} y ${appointment.movedLate ? `se cambió con menos de ${notice(s)} de aviso` : `falta menos de ${notice(s)}`}: ${s.lo} tiene que cancelar una persona del equipo, por ahora sigue en pie.`,
  cancelando: ({ later }, s) =>
    `Estoy cancelando ${s.tu} ${s.turno}, un momento…${later ? ' Enseguida vemos el otro horario.' : ''}`,
} satisfies Partial<Templates<EsSpeech>>;

/** How long before its time a customer may cancel it himself. */
function notice({ context }: EsSpeech): string {
  return formatDuration(context.tenant.booking.cancelNoticeMinutes, 'es');
}

const CHANGES = { mover: 'el cambio', cancelar: 'la cancelación', pagar: 'el pago' } as const;
function nextOne({ serviceId, again, then, guest, change }: NextOne, s: EsSpeech): string {
  const service = serviceId && s.bold(serviceId);
  if (change !== undefined) return `${CHANGES[change]} de ${service ?? `${s.tu} ${s.turno}`}`;
  const other = `${then ? '' : `${s.el} `}otr${s.o} ${s.turno}`;
  const what = !service ? other : again ? `${other} de ${service}` : service;
  return `${what}${forGuest(guest, guestWords(s))}`;
}

function offered(copy: Extract<Copy, { key: 'ofrecer_turnos' }>, s: EsSpeech): string {
  const asked = wish(copy.detalles, s, wishWords);
  const moving = copy.moving && `Vamos a cambiar ${s.tu} ${s.turno} ${on(copy.moving.slot, s)}.`;
  return lines(
    moving,
    heading(asked, copy, s),
    `${s.f('Elegí', 'Elige', 'Elija')} uno o ${s.f('decime', 'dime', 'dígame')} otro día${atSeveralBranches(s.offer) ? ', hora o sucursal' : ' u hora'}.`,
  );
}

function heading(
  asked: string,
  copy: { serviceId: string; detalles: Detalles; relaxed: boolean; moving?: Appointment },
  s: EsSpeech,
): string {
  const service = de(copy.serviceId, s);
  if (!isRelaxed(copy)) {
    return asked === '' ? `Estos son los próximos horarios${service}:` : `Horarios${service} (${asked}):`;
  }
  const never = unreachable(copy, s);
  if (never) return `${reason(never, s.bold(copy.serviceId) ?? 'ese servicio', s)} Lo más cercano${service}:`;
  if (asked === '') return `Esto es lo más cercano que tengo${service}:`;
  return `No tengo lugar${para(copy.serviceId, s)} como ${s.f('pediste', 'pediste', 'pidió')} (${asked}). Lo más cercano:`;
}

/** Nothing at all: another date ends the same, and is not proposed. */
function nothingFree(copy: CopyOf<'sin_turnos'>, s: EsSpeech): string {
  const never = unreachable(copy, s);
  const { last, without, opens } = windowOf(copy, s);
  return [
    never && reason(never, s.bold(copy.serviceId) ?? 'ese servicio', s),
    never?.why === 'beyond'
      ? `Hasta ese día no queda ningún horario libre${de(copy.serviceId, s)}${asWished(without, s, wishWords)}.`
      : `No queda ningún horario libre${de(copy.serviceId, s)}${asWished(without, s, wishWords)} hasta el ${last}, que es hasta donde se puede reservar por ahora.`,
    opens && `La agenda del ${opens.day} se abre el ${opens.from}.`,
    `¿Cómo ${s.f('querés', 'quieres', 'quiere')} seguir?`,
  ]
    .filter(Boolean)
    .join(' ');
}

function reason(never: Unreachable, service: string, s: EsSpeech): string {
  switch (never.why) {
    case 'its_own':
      return `Ya está el ${never.day} a las ${never.hour}.`;
    case 'absent':
      return `El ${never.day} no está en el calendario.`;
    case 'past':
      return `El ${never.day} ya pasó.`;
    case 'beyond':
      return `Todavía no hay agenda para el ${never.day}: se puede reservar hasta el ${never.last}.`;
    case 'closed':
      if (never.where === undefined) return `El ${never.day} no hay atención.`;
      if (never.open.length === 0) return `El ${never.day} no hay atención en ${never.where}.`;
      return `En ${never.where} no hay atención el ${never.day}, en ${joined(never.open, 'y')} sí.`;
    case 'yours':
      return `Ya ${s.f('tenés', 'tienes', 'tiene')} ${service} el ${s.day(never.start)} a las ${s.hour(never.start)}.`;
    case 'away':
      return `${never.who} no atiende el ${never.day}.`;
    case 'works_elsewhere':
      return answerWords(s).worksElsewhere(never.who, never.where, joined(never.others, 'y'));
    case 'not_theirs':
      return `${never.who} no hace ${service}: lo hace ${joined(never.others, 'o')}.`;
    case 'not_there':
      return answerWords(s).notThere(service, never.who, joined(never.others, 'y'));
  }
}

function own({ appointments, conNombre }: CopyOf<'mis_turnos'>, s: EsSpeech): string {
  if (appointments.length === 0) return `No ${s.f('tenés', 'tienes', 'tiene')} ${s.turnos} próxim${s.o}s.`;
  const shown = appointments
    .slice(0, 3)
    .map(
      (a) =>
        `• ${service(a.serviceId, s)}${forAppointment(a, guestWords(s), conNombre)}: ${at(a.slot, s)}${withWhom(a.slot, s)}`,
    );
  const rest = appointments.length - shown.length;
  const title = appointments.length === 1 ? `${s.Tu} próxim${s.o} ${s.turno}:` : `${s.Tu}s próxim${s.o}s ${s.turnos}:`;
  return lines(title, ...shown, rest > 0 && `…y ${rest} más.`);
}

/** Before the question about a time at which the writer has something else; with its space. */
function alreadyThen(mine: Appointment | undefined, s: EsSpeech): string {
  if (mine === undefined) return '';
  return `Atención: a esa hora ya ${s.f('tenés', 'tienes', 'tiene')} ${service(mine.serviceId, s)}${withWhom(mine.slot, s)}, ${at(mine.slot, s)}. `;
}

function onDay(day: string | undefined): string {
  return day === undefined ? '' : ` el ${day}`;
}

/** Before the question about one more of what the writer has; with its space. */
function oneMore(mine: Appointment | undefined, s: EsSpeech): string {
  if (mine === undefined) return '';
  return `Ya ${s.f('tenés', 'tienes', 'tiene')} ${service(mine.serviceId, s)}, ${at(mine.slot, s)}: ${s.este} sería otr${s.o}. `;
}

function de(serviceId: string, s: EsSpeech): string {
  const name = s.bold(serviceId);
  return name === undefined ? '' : ` de ${name}`;
}

function para(serviceId: string, s: EsSpeech): string {
  const name = s.bold(serviceId);
  return name === undefined ? '' : ` para ${name}`;
}

/** "martes 3 de marzo a las 13:30". */
function at(slot: Slot, s: EsSpeech): string {
  return `${s.day(slot.start)} a las ${s.hour(slot.start)}`;
}

/** "del martes 3 de marzo a las 13:30". */
function on(slot: Slot, s: EsSpeech): string {
  return `del ${at(slot, s)}`;
}

function fieldReason(field: 'name' | 'email' | 'nationalId', s: EsSpeech): string {
  const reason =
    field === 'name'
      ? `${s.El} ${s.turno} se reserva a nombre de quien viene: por eso lo pregunto.`
      : `${s.business} pide ese dato para reservar ${s.el} ${s.turno}.`;
  return lines(
    `${reason} ${s.f('Escribímelo y sigo', 'Escríbemelo y sigo', 'Escríbamelo y sigo')}.`,
    `Si ${s.f('preferís', 'prefieres', 'prefiere')} no darlo, ${s.f('escribí', 'escribe', 'escriba')} «salir», o «persona» para hablar con alguien.`,
  );
}
/** The document is the customer's, whoever comes: of a child's visit it is not told by itself. */
function ownNumber({ field, guest }: CopyOf<'pedir_dato'>, s: EsSpeech): string | undefined {
  const other = field === 'nationalId' ? whoComes(guest, guestWords(s)) : undefined;
  return other && `${s.f('El tuyo', 'El tuyo', 'El suyo')}, no el de ${other}.`;
}
/** The booking is somebody else's: whose name is asked for. */
function guestQuestion(kin: string, s: EsSpeech): string {
  return `¿Cómo se llama ${kin}? ${s.f('Escribime', 'Escríbeme', 'Escríbame')} nombre y apellido: ${s.el} ${s.turno} va a ese nombre.`;
}
const FIELD_QUESTIONS: Readonly<Record<'name' | 'email' | 'nationalId', (s: EsSpeech, again: boolean) => string>> = {
  name: (s, again) =>
    again
      ? `No pude leer el nombre. ¿Me ${s.f('escribís', 'escribes', 'escribe')} ${s.tu} nombre y apellido, solo con letras?`
      : `¿A nombre de quién reservo? ${s.f('Escribime', 'Escríbeme', 'Escríbame')} nombre y apellido.`,
  email: (s, again) =>
    again
      ? `Ese correo no parece válido. ¿Me lo ${s.f('escribís', 'escribes', 'escribe')} de nuevo? Por ejemplo: nombre@ejemplo.com`
      : `¿Cuál es ${s.tu} correo electrónico?`,
  nationalId: (s, again) =>
    again
      ? `Ese número de ${s.documento} no parece válido. ¿Me lo ${s.f('escribís', 'escribes', 'escribe')} de nuevo?`
      : `¿Cuál es ${s.tu} número de ${s.documento}?`,
};
