import type { AnswerWords } from '../answers/words.ts';
import { lines } from '../text.ts';
import type { EsSpeech } from './habla.ts';
import type { WishWords } from '../wishes.ts';

/** Without a name of its own it goes by the business's, and is not said to be it. */
export function whoIAm(s: EsSpeech): string {
  return s.bot === s.business
    ? `Soy el asistente virtual de ${s.business}.`
    : `Soy ${s.bot}, asistente virtual de ${s.business}.`;
}

export function answerWords(s: EsSpeech): AnswerWords {
  return {
    hours: (of) => `Horarios de ${of}:`,
    closed: 'cerrado',
    hoursOn: (of, day, { times, among }) =>
      times === undefined && !among ? `El ${day} no hay atención.` : `${of}, el ${day}: ${times ?? 'cerrado'}.`,
    openNow: 'Ahora está abierto.',
    closedNow: 'Ahora está cerrado.',
    closedOn: (days) => `Cerrado además: ${days}.`,
    dayRange: (from, to) => `${from} a ${to}`,
    and: 'y',
    fromTo: (from, to) => `de ${from} a ${to}`,
    addressOf: (place, address) => `${place}: ${address}.`,
    branches: (names) => `Estamos en ${names}.`,
    services: 'Estos son nuestros servicios:',
    moreServices: (n) =>
      `…y ${n} más: ${s.f('preguntame', 'pregúntame', 'pregúnteme')} por el que ${s.f('busques', 'busques', 'busque')}.`,
    price: (service, price, duration) =>
      price === undefined
        ? `${service} no tiene costo y dura ${duration}.`
        : `${service} ${s.sale} ${price} y dura ${duration}.`,
    inAll: (price) => `Todo junto: ${price}.`,
    duration: (service, duration) => `${service} dura ${duration}.`,
    free: 'sin costo',
    professionals: 'Nuestro equipo:',
    performs: (professional, services) => (services === '' ? professional : `${professional} atiende: ${services}.`),
    nobody: 'No hay nadie con ese nombre en el equipo.',
    noBranch: 'No tenemos una sucursal con ese nombre.',
    notSold: 'No encuentro ese servicio entre los nuestros.',
    notThere: (service, where, others) => `En ${where} no se hace ${service}: se hace en ${others}.`,
    doneThere: (service, where) => `${service} se hace en ${where}.`,
    worksElsewhere: (who, where, others) => `${who} no atiende en ${where}: atiende en ${others}.`,
    virtual: (service) => `${service} es en modalidad virtual: no hace falta ir a ningún lado.`,
    howToJoin: (url) =>
      url === undefined
        ? `El link para entrar no lo tengo yo: ${s.f('pedí', 'pide', 'pida')} hablar con una persona del equipo y se lo ${s.f('pedís', 'pides', 'pide')}.`
        : `Para entrar: ${url}`,
    inPerson: (service) => `${service} es presencial.`,
    allVirtual: 'Atendemos por videollamada: no hace falta ir a ningún lado.',
    allInPerson: 'Atendemos de forma presencial.',
    someVirtual: (services) => `En modalidad virtual: ${services}.`,
    someInPerson: (services) => `De forma presencial: ${services}.`,
    performedBy: (service, professionals) => `${service} lo hace: ${professionals}.`,
    payLink: (provider) =>
      `${s.f('Podés', 'Puedes', 'Puede')} pagar por ${s.aca} con un link de pago seguro${PROVIDERS[provider]}.`,
    payNothingFirst: 'Para reservar no se paga nada antes.',
    payFull: `Para reservar se paga antes el valor del servicio.`,
    payDeposit: (share, of) =>
      `Para reservar${of === undefined ? '' : ` ${of}`} se paga antes ${s.sena} (${share}), que es parte del precio.`,
    payOtherwise: `Si ${s.f('necesitás', 'necesitas', 'necesita')} otra forma de pago, ${s.f('pedí', 'pide', 'pida')} hablar con una persona del equipo.`,
    nothingDue: `No veo ningún pago pendiente ${s.f('tuyo', 'tuyo', 'suyo')}.`,
    changes: (notice) =>
      `Si no ${s.f('podés', 'puedes', 'puede')} venir, ${s.f('escribime', 'escríbeme', 'escríbame')} por ${s.aca} «cancelar» o «cambiar» y lo hacemos en el momento.${notice === undefined ? '' : ` Para cancelar con menos de ${notice} de anticipación ${s.te} paso con una persona.`}`,
    window: (last, notice) =>
      `Se puede reservar hasta el ${last}${notice === undefined ? '' : `, con al menos ${notice} de anticipación`}.`,
    reminders: `Por ahora no mando recordatorios. ${s.f('Preguntame', 'Pregúntame', 'Pregúnteme')} por ${s.tu} ${s.turno} cuando ${s.f('quieras', 'quieras', 'quiera')} y ${s.te} digo el día y la hora.`,
    language: 'Sí, hablamos en español.',
    bot: lines(
      whoIAm(s),
      `Puedo reservar, cambiar o cancelar ${s.tus} ${s.turnos}, cobrar servicios y responder preguntas. Si ${s.f('preferís', 'prefieres', 'prefiere')}, ${s.f('pedí', 'pide', 'pida')} hablar con una persona.`,
    ),
    unknown: `No tengo ese dato. Si ${s.f('querés', 'quieres', 'quiere')}, ${s.f('pedí', 'pide', 'pida')} hablar con una persona del equipo y se lo ${s.f('preguntás', 'preguntas', 'pregunta')}.`,
    unknownAgain: `Eso no lo sé. ${s.f('Preguntáselo', 'Pregúntaselo', 'Pregúnteselo')} a una persona del equipo: ${s.f('escribí', 'escribe', 'escriba')} «persona» y la llamo.`,
  };
}

const PROVIDERS = { sandbox: '', mercadopago: ' de Mercado Pago', stripe: ' de Stripe' } as const;

export const wishWords: WishWords = {
  on: (day) => `el ${day}`,
  between: (from, to) => `entre el ${from} y el ${to}`,
  since: (day) => `desde el ${day}`,
  until: (day) => `hasta el ${day}`,
  at: (hour) => `a las ${hour}`,
  hours: (from, to) => `entre las ${from} y las ${to}`,
  after: (hour) => `después de las ${hour}`,
  before: (hour) => `antes de las ${hour}`,
  overBy: (hour) => `que termine a las ${hour} a más tardar`,
  part: { mañana: 'por la mañana', tarde: 'por la tarde', noche: 'por la noche' },
  or: 'o',
  only: (weekday) => `solo ${weekday}`,
  except: (weekday) => `sin contar ${weekday}`,
  exceptAt: (hour) => `menos a las ${hour}`,
  asSoonAsPossible: 'lo antes posible',
  firstHour: 'a primera hora',
  lastHour: 'a última hora',
  withWhom: (professional) => `con ${professional}`,
};
