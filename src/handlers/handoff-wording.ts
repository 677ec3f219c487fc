import type {
  EffectKind,
  FlowName,
  Handoff,
  Language,
  PaymentFact,
  ReceiptDoubt,
  ToldDeed,
  Unbooked,
} from '../domain.ts';

/** What people at the desk read in a note, in the tenant's language: a table of words, long because it is three languages. */
export interface Wording {
  readonly title: string;
  readonly who: string;
  readonly wants: string;
  readonly known: string;
  readonly money: string;
  readonly receipt: string;
  readonly failed: string;
  readonly next: string;
  readonly anonymous: string;
  readonly nothing: string;
  readonly somebodyElse: string;
  readonly statuses: Readonly<Record<PaymentFact['status'], string>>;
  readonly calls: Readonly<Record<EffectKind, string>>;
  /** Words that did not arrive, by what they told. */
  readonly unsaid: Readonly<Record<ToldDeed, string>>;
  /** Money that has no appointment, by why. */
  readonly unbooked: Readonly<Record<Unbooked, string>>;
  readonly doubts: Readonly<Record<ReceiptDoubt, string>>;
  readonly flows: Readonly<Record<FlowName, string>>;
  readonly fields: Readonly<
    Record<
      'day' | 'hour' | 'held' | 'part' | 'limits' | 'professional' | 'guest' | 'branch' | 'appointment' | 'motive',
      string
    >
  >;
  /** A payment that needs a look because a part of it was given back. */
  readonly returnedInPart: { readonly failed: string; readonly next: string };
  /** `title`: of a note that hands nobody over. */
  readonly reasons: Readonly<
    Record<Handoff['reason'], { readonly failed: string; readonly next: string; readonly title?: string }>
  >;
}

export const WORDING: Readonly<Record<Language, Wording>> = {
  es: {
    title: 'Pase a una persona',
    who: 'Quién',
    wants: 'Qué quiere',
    known: 'Qué se sabe',
    money: 'Pago',
    receipt: 'Comprobante',
    failed: 'Qué pasó',
    next: 'Próximo paso',
    anonymous: 'sin nombre todavía',
    nothing: 'nada todavía',
    somebodyElse: 'otra persona',
    statuses: {
      pending: 'pendiente',
      approved: 'acreditado',
      rejected: 'rechazado',
      cancelled: 'cancelado',
      refunded: 'devuelto',
      charged_back: 'con contracargo',
    },
    unbooked: {
      lost: 'ese horario ya no se podía reservar',
      left: 'la reserva no se terminó',
      given_up: 'esa reserva se dejó, o su turno se canceló, antes del pago',
      cancelled: 'el turno se canceló',
      second: 'lo mismo ya estaba pago',
      other_service: 'su turno ya es de otro servicio',
    },
    doubts: {
      amount: 'el importe no es el de la orden',
      currency: 'la moneda no es la de la orden',
      repeated: 'el mismo número ya se mostró por otra orden',
      before_order: 'la fecha es anterior a la orden',
      future: 'la fecha todavía no llegó',
      no_order: 'no hay una orden pendiente',
      unseen: 'el link venció y el proveedor no informó ningún pago',
    },
    calls: {
      sendMessage: 'avisarle de su pago',
      findSlots: 'leer la agenda',
      createEvent: 'anotar el turno en el calendario',
      moveEvent: 'mover el turno en el calendario',
      deleteEvent: 'borrar el turno del calendario',
      createLink: 'generar un link de pago',
      fetchPayment: 'consultar un pago',
      refund: 'devolver un pago',
      openHandoff: 'avisar al equipo',
    },
    unsaid: {
      booked: 'avisarle que su turno quedó reservado',
      moved: 'avisarle que su turno se cambió',
      cancelled: 'avisarle que su turno se canceló',
    },
    flows: {
      agenda: 'reservar un turno',
      reprogramacion: 'mover un turno',
      cancelacion: 'cancelar un turno',
      pagos: 'pagar',
    },
    fields: {
      day: 'día',
      hour: 'hora',
      held: 'guardado hasta las',
      part: 'preferencia',
      limits: 'condiciones',
      professional: 'con',
      guest: 'para',
      branch: 'en',
      appointment: 'turno del',
      motive: 'motivo',
    },
    returnedInPart: {
      failed: 'se devolvió una parte de un pago',
      next: 'ver si queda algo por pagar, y avisarle',
    },
    reasons: {
      asked: { failed: 'pidió hablar con una persona', next: 'saludar y preguntar en qué ayudar' },
      anti_loop: {
        failed: 'el bot no logró entenderle en varios intentos',
        next: 'leer lo último que escribió y responder',
      },
      calendar_down: {
        failed: 'no se pudo leer o escribir la agenda',
        next: 'revisar el calendario y coordinar el turno a mano',
      },
      payment: { failed: 'un pago necesita revisión', next: 'comparar el pago con la orden en el proveedor' },
      too_many_links: {
        failed: 'pidió más links de pago de los que se generan en un día',
        next: 'acordar cómo paga, o explicarle por qué no',
      },
      too_many_appointments: {
        failed: 'tiene muchos turnos por venir y quiere otro',
        next: 'reservarlo a mano, o explicarle por qué no',
      },
      late_cancellation: {
        failed: 'quiere cancelar fuera del plazo permitido',
        next: 'decidir si se cancela y avisarle',
      },
      poisoned: { failed: 'un mensaje no se pudo procesar', next: 'leer la conversación y responder' },
      order_without_slot: {
        failed: 'hay un pago sin turno',
        next: 'ofrecer otro horario o devolver el pago',
      },
      call_given_up: {
        failed: 'el sistema no pudo, tras varios intentos',
        next: 'hacerlo a mano y, si hace falta, avisarle',
      },
      receipt: {
        failed: 'dice que pagó, y hay que verificarlo',
        next: 'buscar el pago en el proveedor y avisarle',
      },
      taken_back: {
        title: 'De vuelta con el bot',
        failed: 'escribió que vuelve al bot, y el bot sigue',
        next: 'nada; para retomarla, escribirle',
      },
      other: { failed: 'el bot no pudo resolverlo', next: 'leer la conversación y responder' },
    },
  },
  pt: {
    title: 'Passagem para uma pessoa',
    who: 'Quem',
    wants: 'O que quer',
    known: 'O que se sabe',
    money: 'Pagamento',
    receipt: 'Comprovante',
    failed: 'O que houve',
    next: 'Próximo passo',
    anonymous: 'ainda sem nome',
    nothing: 'nada ainda',
    somebodyElse: 'outra pessoa',
    statuses: {
      pending: 'pendente',
      approved: 'aprovado',
      rejected: 'recusado',
      cancelled: 'cancelado',
      refunded: 'devolvido',
      charged_back: 'contestado',
    },
    unbooked: {
      lost: 'esse horário já não podia ser marcado',
      left: 'a reserva não foi concluída',
      given_up: 'essa reserva foi deixada, ou o horário cancelado, antes do pagamento',
      cancelled: 'o horário foi cancelado',
      second: 'o mesmo já estava pago',
      other_service: 'o horário já é de outro serviço',
    },
    doubts: {
      amount: 'o valor não é o do pedido',
      currency: 'a moeda não é a do pedido',
      repeated: 'o mesmo número já foi mostrado em outro pedido',
      before_order: 'a data é anterior ao pedido',
      future: 'a data ainda não chegou',
      no_order: 'não há pedido pendente',
      unseen: 'o link venceu e o provedor não informou nenhum pagamento',
    },
    calls: {
      sendMessage: 'avisar do pagamento',
      findSlots: 'ler a agenda',
      createEvent: 'anotar o horário no calendário',
      moveEvent: 'mover o horário no calendário',
      deleteEvent: 'apagar o horário do calendário',
      createLink: 'gerar um link de pagamento',
      fetchPayment: 'consultar um pagamento',
      refund: 'devolver um pagamento',
      openHandoff: 'avisar a equipe',
    },
    unsaid: {
      booked: 'avisar que o horário ficou marcado',
      moved: 'avisar que o horário mudou',
      cancelled: 'avisar que o horário foi cancelado',
    },
    flows: {
      agenda: 'marcar um horário',
      reprogramacion: 'remarcar um horário',
      cancelacion: 'cancelar um horário',
      pagos: 'pagar',
    },
    fields: {
      day: 'dia',
      hour: 'hora',
      held: 'guardado até as',
      part: 'preferência',
      limits: 'condições',
      professional: 'com',
      guest: 'para',
      branch: 'em',
      appointment: 'horário de',
      motive: 'motivo',
    },
    returnedInPart: {
      failed: 'uma parte de um pagamento foi devolvida',
      next: 'ver se falta pagar algo, e avisar',
    },
    reasons: {
      asked: { failed: 'pediu para falar com uma pessoa', next: 'cumprimentar e perguntar como ajudar' },
      anti_loop: {
        failed: 'o bot não conseguiu entender em várias tentativas',
        next: 'ler o que escreveu por último e responder',
      },
      calendar_down: {
        failed: 'não foi possível ler ou gravar a agenda',
        next: 'ver o calendário e combinar o horário à mão',
      },
      payment: { failed: 'um pagamento precisa de revisão', next: 'comparar o pagamento com o pedido no provedor' },
      too_many_links: {
        failed: 'pediu mais links de pagamento do que se geram em um dia',
        next: 'combinar como paga, ou explicar por que não',
      },
      too_many_appointments: {
        failed: 'tem muitos horários marcados e quer outro',
        next: 'marcar à mão, ou explicar por que não',
      },
      late_cancellation: { failed: 'quer cancelar fora do prazo permitido', next: 'decidir se cancela e avisar' },
      poisoned: { failed: 'uma mensagem não pôde ser processada', next: 'ler a conversa e responder' },
      order_without_slot: {
        failed: 'há um pagamento sem horário',
        next: 'oferecer outro horário ou devolver o pagamento',
      },
      call_given_up: {
        failed: 'o sistema não conseguiu, após várias tentativas',
        next: 'fazer à mão e, se for preciso, avisar',
      },
      receipt: { failed: 'diz que pagou, e é preciso verificar', next: 'procurar o pagamento no provedor e avisar' },
      taken_back: {
        title: 'De volta com o bot',
        failed: 'escreveu que volta ao bot, e o bot continua',
        next: 'nada; para retomar a conversa, escrever',
      },
      other: { failed: 'o bot não conseguiu resolver', next: 'ler a conversa e responder' },
    },
  },
  en: {
    title: 'Handed to a person',
    who: 'Who',
    wants: 'Wants',
    known: 'Known so far',
    money: 'Payment',
    receipt: 'Receipt',
    failed: 'What happened',
    next: 'Next step',
    anonymous: 'no name yet',
    nothing: 'nothing yet',
    somebodyElse: 'somebody else',
    statuses: {
      pending: 'pending',
      approved: 'approved',
      rejected: 'rejected',
      cancelled: 'cancelled',
      refunded: 'refunded',
      charged_back: 'charged back',
    },
    unbooked: {
      lost: 'that time could not be booked any more',
      left: 'the booking was not finished',
      given_up: 'that booking was given up, or its appointment cancelled, before the payment',
      cancelled: 'the appointment was cancelled',
      second: 'the same was paid already',
      other_service: 'the appointment is of another service now',
    },
    doubts: {
      amount: 'the amount is not that of the order',
      currency: 'the currency is not that of the order',
      repeated: 'the same number was shown for another order',
      before_order: 'its date is before the order',
      future: 'its date is yet to come',
      no_order: 'there is no pending order',
      unseen: 'the link expired and the provider reported no payment',
    },
    calls: {
      sendMessage: 'to tell them of their payment',
      findSlots: 'to read the calendar',
      createEvent: 'to write the appointment into the calendar',
      moveEvent: 'to move the appointment in the calendar',
      deleteEvent: 'to delete the appointment from the calendar',
      createLink: 'to make a payment link',
      fetchPayment: 'to ask about a payment',
      refund: 'to refund a payment',
      openHandoff: 'to tell the team',
    },
    unsaid: {
      booked: 'to tell them that their appointment is booked',
      moved: 'to tell them that their appointment was moved',
      cancelled: 'to tell them that their appointment was cancelled',
    },
    flows: {
      agenda: 'to book an appointment',
      reprogramacion: 'to move an appointment',
      cancelacion: 'to cancel an appointment',
      pagos: 'to pay',
    },
    fields: {
      day: 'day',
      hour: 'time',
      held: 'held until',
      part: 'preference',
      limits: 'conditions',
      professional: 'with',
      guest: 'for',
      branch: 'at',
      appointment: 'appointment of',
      motive: 'reason',
    },
    returnedInPart: {
      failed: 'a part of a payment was given back',
      next: 'see whether anything is left to pay, and tell them',
    },
    reasons: {
      asked: { failed: 'asked for a person', next: 'say hello and ask how to help' },
      anti_loop: {
        failed: 'the bot could not understand in several attempts',
        next: 'read the last messages and answer',
      },
      calendar_down: {
        failed: 'the calendar could not be read or written',
        next: 'check the calendar and arrange the time by hand',
      },
      payment: { failed: 'a payment needs a look', next: 'compare the payment with the order at the provider' },
      too_many_links: {
        failed: 'asked for more payment links than are made in a day',
        next: 'agree on how they pay, or tell them why not',
      },
      too_many_appointments: {
        failed: 'has many appointments coming up and wants another',
        next: 'book it by hand, or explain why not',
      },
      late_cancellation: {
        failed: 'wants to cancel later than the rules allow',
        next: 'decide whether to cancel, and tell them',
      },
      poisoned: { failed: 'a message could not be processed', next: 'read the conversation and answer' },
      order_without_slot: {
        failed: 'a payment without an appointment',
        next: 'offer another time or give the money back',
      },
      call_given_up: {
        failed: 'the system could not, after several tries',
        next: 'do it by hand and tell them if needed',
      },
      receipt: {
        failed: 'says to have paid, to be verified',
        next: 'look for the payment at the provider and tell them',
      },
      taken_back: {
        title: 'Back with the bot',
        failed: 'wrote to go back to the bot, which goes on',
        next: 'nothing; write to them to take it again',
      },
      other: { failed: 'the bot could not solve it', next: 'read the conversation and answer' },
    },
  },
};
