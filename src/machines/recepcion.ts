import * as data from './recepcion-data.ts';
import * as topic from './recepcion-topic.ts';
import * as d from './recepcion-desk.ts';
import * as m from './recepcion-money.ts';
import { noRoom } from './recepcion-full.ts';
import * as r from './recepcion-setup.ts';
import { s } from './recepcion-setup.ts';
import { say } from './kit.ts';
import { askedToPay, lateBooking, nextToPay, resumedOrder, resumesBooking } from './money-asked.ts';

/**
 * Reception, the ground of every conversation (CONV-3…5, 8…10, 14, 15, 17; HUMAN-2, 3).
 * The MODEL owns: what a message is about.
 * The MACHINE owns: which flow opens, courtesy, the 48-hour lock of agente cero, the count of fruitless turns, the
 * exits, and whether a person or the bot has the conversation.
 *
 * A machine is read whole, so it is one file, and long. Version 2: what was spoken of is one record, with one end.
 */

/** The link of a booking came to nothing, and a new one is asked for: the booking is looked for again. */
const bookAgain = {
  guard: 'quedaReservar',
  target: 'conversando',
  actions: r.start('agenda', (e) => resumesBooking(e) ?? {}),
} as const;

/** What was given up, or cancelled, is wanted after all. */
const takeUpAgain = { guard: 'retomaLoDejado', target: 'conversando', actions: r.takeUpAgain } as const;

/** Who comes back after a silence goes on where he was. */
const goOn = { guard: 'sigueLoParado', target: 'conversando', actions: r.goOnWithParked } as const;

/** What reception does with a customer's event, in a flow (beneath it) or without one. */
const talk = {
  'customer.greets': [
    { guard: 'enFlujo', target: 'conversando', actions: r.plain('saludo_breve') },
    { target: 'conversando', actions: r.withOptions('saludo', 'agendar', 'pagar', 'persona') },
  ],
  'customer.acknowledges': [
    { guard: 'diceQueEstaMal', target: 'conversando', actions: data.askForTheRightOne },
    { target: 'conversando', actions: [topic.dropDeclined, r.courtesy] },
  ],
  'customer.answers': [
    { guard: 'corrigeDePaso', target: 'conversando', actions: data.noteInPassing },
    { guard: 'corrigeDato', target: 'conversando', actions: data.noteDatum },
    { guard: 'vieneConPalabras', target: 'conversando', actions: r.learn },
    { ...goOn, actions: [r.learn, ...goOn.actions] },
    { guard: 'enFlujo', target: 'conversando', actions: [r.learn, r.plain('dato_anotado')] },
    { target: 'conversando', actions: [r.learn, ...r.withOptions('dato_anotado', 'agendar', 'pagar', 'persona')] },
  ],
  'customer.accepts': [
    { guard: 'respondeALaOferta', target: 'escalando_a_humano', actions: d.handOver(() => 'asked') },
    bookAgain,
    goOn,
    takeUpAgain,
    // "Sí" to what one service costs: when it is free.
    { guard: 'hayTema', target: 'conversando', actions: r.start('agenda', r.wishInput) },
    { target: 'conversando', actions: r.plain('nada_pendiente') },
  ],
  'customer.rejects': [
    { guard: 'respondeALaOferta', target: 'conversando', actions: r.plain('salida') },
    // "No", "muy caro" to what one service costs: it is spoken of no more.
    { guard: 'hayTema', target: 'conversando', actions: [topic.dropTopic, r.plain('salida')] },
    { guard: 'dejaElLink', target: 'conversando', actions: [m.sayLinkLeft, r.plain('salida')] },
    { target: 'conversando', actions: r.plain('nada_pendiente') },
  ],
  'customer.wants_booking': [
    { guard: 'preguntaEseDia', target: 'conversando', actions: r.sayHoursOfThatDay },
    { guard: 'preguntaLoMismo', target: 'conversando', actions: r.sayTheSame },
    noRoom,
    // Another service: what was paid for is a person's; without money it takes the old one's place, else it is booked apart.
    {
      guard: 'cambiaLoPagado',
      target: 'escalando_a_humano',
      actions: [r.sayOther, ...d.handOver(() => 'asked')],
    },
    { guard: 'cambiaEnSuLugar', target: 'conversando', actions: r.changeInPlace },
    { guard: 'cambiaServicio', target: 'conversando', actions: [r.sayOther, ...r.start('agenda', r.wishInput)] },
    bookAgain,
    goOn,
    takeUpAgain,
    { target: 'conversando', actions: [...r.sayNext, ...r.start('agenda', r.wishInput)] },
  ],
  'customer.wants_reschedule': [
    { guard: 'noHayCitas', target: 'conversando', actions: r.withOptions('sin_turnos_propios', 'agendar', 'persona') },
    noRoom,
    goOn,
    { target: 'conversando', actions: [r.sayNextChange, ...r.startOnCita('reprogramacion')] },
  ],
  'customer.wants_cancellation': [
    { guard: 'noHayCitas', target: 'conversando', actions: r.withOptions('sin_turnos_propios', 'agendar', 'persona') },
    noRoom,
    { target: 'conversando', actions: [r.sayNextChange, ...r.startOnCita('cancelacion')] },
  ],
  'customer.wants_payment': [
    noRoom,
    bookAgain,
    { guard: 'pagaLoQueEmpezo', target: 'conversando', actions: m.sayUnsettled },
    { target: 'conversando', actions: [m.sayUnsettledToo, m.sayNextPayment, ...r.start('pagos', askedToPay)] },
  ],
  'customer.wants_appointments': [
    { guard: 'noHayCitas', target: 'conversando', actions: r.withOptions('sin_turnos_propios', 'agendar', 'persona') },
    { target: 'conversando', actions: r.showCitas },
  ],
  'customer.selects': [
    { guard: 'eligeCita', target: 'conversando', actions: r.pickCita },
    goOn,
    { target: 'conversando', actions: r.withOptions('lista_vencida', 'agendar', 'mis_turnos', 'persona') },
  ],
  'customer.wants_more': [
    { guard: 'hayPagina', target: 'conversando', actions: [r.turnPage, r.sayCitas] },
    { target: 'conversando', actions: r.withOptions('menu', 'agendar', 'pagar', 'persona') },
  ],
  'customer.asks': [
    { guard: 'preguntaLoQueDebe', target: 'conversando', actions: [m.sayDue, m.sayUnsettledToo] },
    bookAgain,
    { guard: 'preguntaLaParteQueFalta', target: 'conversando', actions: [m.sayPart, m.sayUnsettledToo] },
    { guard: 'quedaPorPagar', target: 'conversando', actions: [m.sayUnsettledToo, ...r.start('pagos', resumedOrder)] },
    { guard: 'quedanTurnosPorPagar', target: 'conversando', actions: [m.sayUnsettledToo, ...m.offerToPay] },
    { guard: 'quedanTurnosBajoUnFlujo', target: 'conversando', actions: m.sayUnpaid },
    { guard: 'yaPago', target: 'conversando', actions: [m.sayPaid, m.sayUnsettled] },
    { guard: 'quedaDeUnaVisita', target: 'conversando', actions: m.sayUnsettled },
    { guard: 'preguntaSiLlego', target: 'conversando', actions: m.sayUnseen },
    { guard: 'noSeSabe', target: 'conversando', actions: [r.keepTopic, r.unanswered] },
    { target: 'conversando', actions: [r.keepTopic, r.answer] },
  ],
  'customer.claims_payment': { target: 'conversando', actions: m.noteClaim },
  'customer.sends_media': [
    { guard: 'pareceComprobante', target: 'conversando', actions: m.noteClaim },
    { guard: 'vieneConPalabras', target: 'conversando' },
    { target: 'conversando', actions: r.answerMedia },
  ],
  'customer.exits': [
    { guard: 'quiereCancelarCita', target: 'conversando', actions: r.start('cancelacion', () => ({})) },
    { guard: 'sigueElLink', target: 'conversando', actions: [m.sayLinkLeft, r.plain('salida')] },
    { guard: 'diceCancelar', target: 'conversando', actions: r.plain('nada_que_cancelar') },
    { guard: 'diceMenu', target: 'conversando', actions: r.withOptions('menu', 'agendar', 'pagar', 'persona') },
    { target: 'conversando', actions: r.plain('salida') },
  ],
  'customer.goes_back': { target: 'conversando', actions: r.withOptions('menu', 'agendar', 'pagar', 'persona') },
  'customer.retries': { target: 'conversando', actions: r.withOptions('menu', 'agendar', 'pagar', 'persona') },
  'customer.wants_other_time': [noRoom, { target: 'conversando', actions: r.start('agenda', r.wishInput) }],
  'customer.wants_person': { target: 'escalando_a_humano', actions: d.handOver(() => 'asked') },
  'customer.taps_stale': [
    goOn,
    { target: 'conversando', actions: r.withOptions('lista_vencida', 'agendar', 'mis_turnos', 'persona') },
  ],
  'customer.not_understood': { target: 'conversando', actions: r.unclear },
} as const;

/** What books, is told and noted is the same while a person has the conversation. */
const alike = [
  { guard: 'pagoParaTurno', actions: r.start('agenda', (e) => lateBooking(e) ?? {}) },
  // Whoever pays the rest has what he paid for; who does not has money here that people have to see (F3).
  { guard: 'pagoEnParte', actions: [m.tellOrder, d.noteAtDesk(() => 'payment', true)] },
  { guard: 'pagoDevuelto', actions: [m.tellOrder, d.noteGivenBack] },
] as const;

const orders = {
  'order.changed': [
    { guard: 'pagoDudoso', target: 'escalando_a_humano', actions: [m.tellOrder, ...d.handOver(() => 'payment')] },
    {
      guard: 'pagoDeLoDejado',
      target: 'escalando_a_humano',
      actions: [m.sayLeftOver, ...d.handOver(() => 'order_without_slot')],
    },
    ...alike,
    // Of several of one service the next one is asked about.
    { guard: 'pagoDeVarios', actions: [m.tellOrder, ...r.start('pagos', (e) => nextToPay(e) ?? {})] },
    { actions: m.tellOrder },
  ],
} as const;

/** The desk is called, or has it already: of money that a flow leaves without an appointment it is told all the same. */
const moneyLeft = [{ guard: 'dejaPago', actions: d.noteAtDesk(d.flowReason, true) }, {}] as const;

const engine = {
  ...orders,
  'turn.progressed': { actions: r.reset },
  'turn.fruitless': [
    { guard: 'toca_persona', target: 'escalando_a_humano', actions: [r.reset, ...d.handOver(() => 'anti_loop')] },
    { guard: 'toca_opciones', actions: [r.countFruitless, ...r.sayOptions] },
    { guard: 'noSeSupo', actions: [r.countFruitless, ...r.sayUnknown] },
    { guard: 'noSeEntendio', actions: [r.countFruitless, ...r.sayNotUnderstood] },
    { actions: r.countFruitless },
  ],
  'flow.ended': [
    { guard: 'acaboDebajo', actions: r.keepLast },
    // What goes on by itself is begun here: none that waited is taken up.
    { guard: 'quedaLaVieja', target: 'evento_creado', actions: [...r.askAboutOld, r.keepDone] },
    { guard: 'pidioOtraCosa', target: 'conversando', actions: [r.keepDone, ...r.startLater] },
    { guard: 'reservo', target: 'evento_creado', actions: r.afterFlow },
    // The talk goes on with what was asked for instead; its money is a person's all the same.
    { guard: 'dejaPagoDebajo', actions: d.noteAtDesk(d.flowReason, true) },
    { guard: 'derivo', target: 'escalando_a_humano', actions: d.handOver(d.flowReason) },
    { target: 'conversando', actions: [r.sayDropped, ...r.afterFlow] },
  ],
  'timer.fired': [{ guard: 'silencio', actions: r.nudge }, { guard: 'vencenOrdenes', actions: m.expireOrders }, {}],
  'call.given_up': [{ guard: 'nadieLoSupo', actions: m.sayUnheard }, { actions: d.noteGivenUp }],
  'deed.unheard': { actions: d.settleUnheard },
  'person.took': { target: 'escalado_a_humano' },
  'person.returned': {},
  'system.poisoned': {
    target: 'escalando_a_humano',
    actions: [s.emit(say({ key: 'disculpa_tecnica' })), ...d.handOver(() => 'poisoned')],
  },
  'system.unreadable': { target: 'conversando', actions: r.plain('conversacion_reiniciada') },
} as const;

export const recepcion = s.createMachine({
  id: 'recepcion',
  context: { fruitless: 0, lockUntil: 0, offer: null, cita: null },
  initial: 'conversando',
  states: {
    conversando: { tags: 'cliente', on: { ...talk, ...engine } },

    /** Right after a booking; the same as `conversando`, and left at the customer's next event. */
    evento_creado: { tags: 'cliente', on: { ...talk, ...engine } },

    /** The desk is being told: nothing is promised before it answers (must-hold 73). */
    escalando_a_humano: {
      tags: 'servicio',
      on: {
        ...engine,
        // The desk's answer is still owed: a flow that ends meanwhile does not take the conversation back.
        'flow.ended': moneyLeft,
        'desk.opened': { target: 'escalado_a_humano', actions: s.emit(say({ key: 'persona_avisada' })) },
        'desk.failed': {
          target: 'conversando',
          actions: [...r.withOptions('persona_no_disponible', 'persona', 'agendar', 'salir'), d.noteMoneyLater],
        },
        'customer.*': { actions: s.emit(say({ key: 'pasando_a_persona' })) },
        'turn.fruitless': {},
      },
    },

    /** A person has the conversation: the bot is silent, flows above keep their exact state (HUMAN-3). */
    escalado_a_humano: {
      tags: 'persona',
      entry: d.startPersonTimer,
      on: {
        // A person has it already: the desk is told of doubtful money, the baton stays where it is.
        'order.changed': [
          { guard: 'pagoDudoso', actions: [m.tellOrder, d.noteAtDesk(() => 'payment', true)] },
          { guard: 'pagoDeLoDejado', actions: [m.sayLeftOver, d.noteAtDesk(() => 'order_without_slot', true)] },
          ...alike,
          { actions: m.tellOrder },
        ],
        // The one word of the customer that is heard: they are back with the bot, where they left it (HUMAN-3).
        'customer.exits': { guard: 'diceMenu', target: 'conversando', actions: d.takeBack },
        'customer.*': {},
        'flow.ended': moneyLeft,
        // Of what nobody was told the one who has the conversation can be asked.
        'call.given_up': [{ guard: 'nadieLoSupo' }, { actions: d.noteGivenUp }],
        'deed.unheard': { actions: d.settleUnheard },
        // Who writes has it from now on: the bot does not come back in the middle of their talk.
        'person.took': { actions: d.startPersonTimer },
        'person.returned': { target: 'conversando', actions: [d.stopPersonTimer, r.reset, r.parkLater] },
        'timer.fired': [
          { guard: 'vuelveDePersona', target: 'conversando', actions: [r.reset, r.parkLater] },
          { guard: 'vencenOrdenes', actions: m.expireOrders },
          {},
        ],
        'turn.progressed': {},
        'turn.fruitless': {},
        // Who has the conversation hears of what was lost in it.
        'system.poisoned': { actions: d.noteAtDesk(() => 'poisoned', true) },
        'system.unreadable': {},
      },
    },
  },
});
