/**
 * Texts as a model may write them, by a seed: true ones, which say a turn's facts in other words, and the same with one
 * falsehood planted. Each comes with the facts of its turn.
 */
import type { Appointment, Copy, Offer, Order, Slot } from '../../src/domain.ts';
import { factsOf, type Facts } from '../../src/copy/firewall.ts';
import { formatDay, formatHour, formatMoney, render, type CopyContext } from '../../src/copy/index.ts';
import { appointment, clinic, order } from './samples.ts';
import { VOICES } from './voices.ts';

export interface Written {
  readonly text: string;
  readonly facts: Facts;
  /** What was planted; absent: the text is true. */
  readonly lie?: string;
  readonly language: 'es' | 'pt' | 'en';
}

export type Dice = <T>(of: readonly T[]) => T;

/** Mulberry32: the same seed, the same texts. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (of) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    const unit = ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
    const one = of[Math.floor(unit * of.length)];
    if (one === undefined) throw new Error('nothing to choose from');
    return one;
  };
}

/* ── Facts of a turn ────────────────────────────────────────────────────────────────────────────────────────────── */

interface Scene {
  readonly context: CopyContext;
  readonly f: (vos: string, tu: string, usted: string) => string;
  readonly service: string;
  readonly who: string;
  readonly day: string;
  readonly hour: string;
  readonly price: string;
  readonly start: number;
  readonly priceMinor: number;
}

const HOURS = [9, 10, 11, 13, 14, 15, 16, 17] as const;
const DAYS = [3, 4, 5, 6, 9, 10, 12, 17, 23] as const;
const PRICES = [1_800_000, 2_500_000, 3_250_000, 12_000_000, 450_000] as const;

function instant(day: number, hour: number, minute: number): number {
  return Temporal.PlainDateTime.from({ year: 2026, month: 3, day, hour, minute }).toZonedDateTime(clinic.timeZone)
    .epochMilliseconds;
}

function sceneOf(dice: Dice): Scene {
  const [, context] = dice(VOICES);
  const { treatment } = context.tenant.style;
  const f = (vos: string, tu: string, usted: string) => ({ vos, tu, usted })[treatment];
  const start = instant(dice(DAYS), dice(HOURS), dice([0, 30]));
  const priceMinor = dice(PRICES);
  const { currency, locale } = context.tenant;
  return {
    context,
    f,
    start,
    priceMinor,
    service: 'Limpieza dental',
    who: 'Laura Gómez',
    day: formatDay(start, context),
    hour: formatHour(start, context),
    price: formatMoney(priceMinor, currency, locale),
  };
}

interface Told {
  readonly copy: Copy;
  readonly offer?: Offer;
  readonly ways: readonly string[];
}

function booked(s: Scene): Appointment {
  return {
    ...appointment,
    slot: { start: s.start, professionalId: 'laura', branchId: 'centro' },
    priceMinor: s.priceMinor,
  };
}
function owed(s: Scene, status: Order['status']): Order {
  return { ...order, status, amountMinor: s.priceMinor };
}

const SCENES: Readonly<Record<'es' | 'pt' | 'en', readonly ((s: Scene, dice: Dice) => Told)[]>> = {
  es: [
    (s) => ({
      copy: { key: 'turno_confirmado', appointment: booked(s) },
      ways: [
        `¡Listo! Quedó reservado tu lugar para ${s.service}: ${s.day} a las ${s.hour} con ${s.who}. 😊`.replace(
          'tu lugar',
          s.f('tu lugar', 'tu lugar', 'su lugar'),
        ),
        `Perfecto, ya está todo agendado.\n*${s.service}*\n${s.day}, ${s.hour} hs, con ${s.who}.`,
        `Reserva confirmada ✅\n${s.service}, el ${s.day} a las ${s.hour}.\n${s.f('Te espera', 'Te espera', 'Le espera')} ${s.who} en Centro.`,
        `Ya quedó: ${s.day} a las ${s.hour}, ${s.service}. El valor es ${s.price}.`,
      ],
    }),
    (s) => ({
      copy: {
        key: 'confirmar_turno',
        draft: { serviceId: 'limpieza', slot: booked(s).slot, durationMinutes: 30, priceMinor: s.priceMinor },
      },
      ways: [
        `${s.f('Te', 'Te', 'Le')} propongo esto: ${s.service} con ${s.who}, ${s.day} a las ${s.hour}. Sale ${s.price}. ¿${s.f('Lo confirmás', 'Lo confirmas', 'Lo confirma')}?`,
        `Tengo ${s.day} a las ${s.hour} con ${s.who}.\nSon ${s.price}. ¿Queda reservado?`,
        `¿Confirmamos ${s.service} para el ${s.day}, ${s.hour}? Cuesta ${s.price} y dura 30 minutos.`,
        `Si ${s.f('querés', 'quieres', 'quiere')}, queda agendado para el ${s.day} a las ${s.hour}. El precio es ${s.price}.`,
      ],
    }),
    (s, dice) =>
      offered(s, dice, (first, second) => [
        `Estos son los horarios libres de ${s.service}. ¿Cuál ${s.f('preferís', 'prefieres', 'prefiere')}?`,
        `${s.f('Te', 'Te', 'Le')} puedo ofrecer ${first.day} a las ${first.hour} o ${second.day} a las ${second.hour}. ¿Qué ${s.f('decís', 'dices', 'dice')}?`,
        `Hay lugar ${first.day} a las ${first.hour} con ${first.who}.\nTambién ${second.day} a las ${second.hour} con ${second.who}.`,
        `Encontré dos opciones: ${first.hour} del ${first.day}, o ${second.hour} del ${second.day}.`,
      ]),
    (s) => ({
      copy: { key: 'pago_recibido', order: owed(s, 'paid') },
      ways: [
        `¡Gracias! Recibimos ${s.f('tu', 'tu', 'su')} pago de ${s.price} por ${s.service}.`,
        `El pago de ${s.price} ya está acreditado. 🙌`,
        `Pago confirmado: ${s.price} por *${s.service}*. Cualquier cosa, acá estoy.`,
      ],
    }),
    (s) => ({
      copy: { key: 'link_pago', order: owed(s, 'open') },
      ways: [
        `Para pagar ${s.service} (${s.price}), ${s.f('tocá', 'toca', 'toque')} el botón. Cuando el pago se apruebe, ${s.f('te', 'te', 'le')} aviso.`,
        `Este es el enlace para abonar ${s.price}: https://pay.example.com/o1`,
        `Son ${s.price}. El enlace es seguro; todavía no recibimos ningún pago.`,
      ],
    }),
    (s) => ({
      copy: { key: 'turno_cancelado', appointment: booked(s) },
      ways: [
        `Listo, cancelamos ${s.f('tu', 'tu', 'su')} turno del ${s.day} a las ${s.hour}.`.replace(
          'turno',
          s.f('turno', 'cita', 'cita'),
        ),
        `Quedó cancelada la reserva de ${s.service} del ${s.day}. ¿${s.f('Querés', 'Quieres', 'Quiere')} buscar otro día?`,
      ],
    }),
    (s) => ({
      copy: { key: 'respuesta', topic: 'precio', servicio: 'limpieza' },
      ways: [
        `La ${s.service.toLowerCase()} cuesta $25.000 y dura 30 minutos. ¿${s.f('Querés', 'Quieres', 'Quiere')} reservar?`,
        'Sale $25.000. Son 30 minutos de sesión.',
      ],
    }),
    (s) => ({
      copy: { key: 'saludo' },
      ways: [
        `¡Hola! ¿En qué ${s.f('te', 'te', 'le')} puedo ayudar hoy?`,
        `Buenas tardes 😊 Puedo reservar, mover o cancelar turnos, y también cobrar. ¿Qué ${s.f('necesitás', 'necesitas', 'necesita')}?`,
        `¡Hola, Ana! Soy Sonri, de Clínica Sonrisa. ¿Qué ${s.f('necesitás', 'necesitas', 'necesita')}?`,
        `¡Buen día! ¿${s.f('Preferís', 'Prefieres', 'Prefiere')} por la mañana o por la tarde?`,
      ],
    }),
    () => ({
      copy: { key: 'persona_avisada' },
      ways: [
        'Ya avisé a una persona del equipo. En cuanto pueda, responde por acá.',
        'Listo: el equipo ya fue avisado.',
      ],
    }),
    () => ({
      copy: { key: 'no_hay_mas_turnos' },
      ways: ['No quedan más horarios por ahora.', 'Por el momento no hay otros lugares libres. ¿Buscamos otra fecha?'],
    }),
  ],
  pt: [
    (s) => ({
      copy: { key: 'turno_confirmado', appointment: booked(s) },
      ways: [
        `Pronto! Seu horário está reservado: ${s.day} às ${s.hour} com ${s.who}.`,
        `Tudo certo, ficou agendado ${s.service} para ${s.day}, às ${s.hour}. 😊`,
        `Agendamento confirmado ✅\n${s.day} às ${s.hour}\nValor: ${s.price}`,
      ],
    }),
    (s) => ({
      copy: {
        key: 'confirmar_turno',
        draft: { serviceId: 'limpieza', slot: booked(s).slot, durationMinutes: 30, priceMinor: s.priceMinor },
      },
      ways: [
        `Posso reservar ${s.day} às ${s.hour} com ${s.who}, por ${s.price}. Confirma?`,
        `Quer que fique agendado para ${s.day} às ${s.hour}? Custa ${s.price} e dura 30 minutos.`,
      ],
    }),
    (s, dice) =>
      offered(s, dice, (first, second) => [
        `Tenho ${first.day} às ${first.hour} ou ${second.day} às ${second.hour}. Qual prefere?`,
        'Estes são os horários livres. Qual prefere?',
      ]),
    (s) => ({
      copy: { key: 'pago_recibido', order: owed(s, 'paid') },
      ways: [`Recebemos seu pagamento de ${s.price}. Obrigado!`, `Pagamento de ${s.price} confirmado. 🙌`],
    }),
    (s) => ({
      copy: { key: 'link_pago', order: owed(s, 'open') },
      ways: [
        `Para pagar ${s.price}, toque no botão. Ainda não recebemos o pagamento.`,
        `O valor é ${s.price}: https://pay.example.com/o1`,
      ],
    }),
    () => ({
      copy: { key: 'saludo' },
      ways: ['Olá! Como posso ajudar hoje?', 'Oi! Sou Sonri, da Clínica Sonrisa. Do que você precisa?'],
    }),
  ],
  en: [
    (s) => ({
      copy: { key: 'turno_confirmado', appointment: booked(s) },
      ways: [
        `All set! You're booked for ${s.day} at ${s.hour} with ${s.who}.`,
        `Your appointment is confirmed: ${s.day}, ${s.hour}. 😊`,
        `Booking confirmed ✅\n${s.day} at ${s.hour}\nPrice: ${s.price}`,
      ],
    }),
    (s) => ({
      copy: {
        key: 'confirmar_turno',
        draft: { serviceId: 'limpieza', slot: booked(s).slot, durationMinutes: 30, priceMinor: s.priceMinor },
      },
      ways: [
        `I can offer ${s.day} at ${s.hour} with ${s.who} for ${s.price}. Shall I book it?`,
        `Would you like to be booked for ${s.day} at ${s.hour}? It takes 30 minutes and costs ${s.price}.`,
      ],
    }),
    (s, dice) =>
      offered(s, dice, (first, second) => [
        `There is room on ${first.day} at ${first.hour}, or on ${second.day} at ${second.hour}. Which one do you prefer?`,
        'These are the free times. Which one suits you?',
      ]),
    (s) => ({
      copy: { key: 'pago_recibido', order: owed(s, 'paid') },
      ways: [`Thanks! We received your payment of ${s.price}.`, `Your payment of ${s.price} has been approved. 🙌`],
    }),
    (s) => ({
      copy: { key: 'link_pago', order: owed(s, 'open') },
      ways: [
        `To pay ${s.price}, tap the button. We have not received any payment yet.`,
        `It costs ${s.price}: https://pay.example.com/o1`,
      ],
    }),
    () => ({
      copy: { key: 'saludo' },
      ways: ['Hi! How can I help you today?', "Hello, I'm Sonri from Clínica Sonrisa. What do you need?"],
    }),
  ],
};

interface Shown {
  readonly day: string;
  readonly hour: string;
  readonly who: string;
}

/** Two rows that share neither day nor hour nor person. */
function offered(s: Scene, dice: Dice, ways: (first: Shown, second: Shown) => readonly string[]): Told {
  const later = s.start + dice([49, 74, 97]) * 3_600_000;
  const slots: readonly [Slot, Slot] = [
    { start: s.start, professionalId: 'laura', branchId: 'norte' },
    { start: later, professionalId: 'bruno', branchId: 'norte' },
  ];
  const shown = ({ start, professionalId }: Slot): Shown => ({
    day: formatDay(start, s.context),
    hour: formatHour(start, s.context),
    who: professionalId === 'laura' ? 'Laura' : 'Bruno',
  });
  return {
    copy: { key: 'ofrecer_turnos', serviceId: 'limpieza', detalles: {}, relaxed: false },
    offer: { id: 'o', page: 0, kind: 'turno', slots },
    ways: ways(shown(slots[0]), shown(slots[1])),
  };
}

/* ── Lies ───────────────────────────────────────────────────────────────────────────────────────────────────────── */

type Liar = (text: string, s: Scene, dice: Dice) => string | undefined;

/** The same words with one thing changed; undefined where the text does not have it. */
function swap(text: string, was: string, is: string): string | undefined {
  return text.includes(was) && was !== is ? text.replace(was, is) : undefined;
}

const ADDED: Readonly<Record<'es' | 'pt' | 'en', Readonly<Record<string, readonly string[]>>>> = {
  es: {
    hour: [
      'Atendemos hasta las 22:45.',
      'También hay a las siete y cuarto.',
      'Otra opción es a las 19.15 hs.',
      'Abrimos a las 6 am.',
    ],
    date: [
      'También hay lugar el 28 de abril.',
      'Otra opción: 14/07.',
      'El sábado 30 también se puede.',
      'El 31 también hay turnos.',
      'Queda algo en agosto.',
    ],
    price: [
      'Con descuento queda en $9.999.',
      'Son solo quinientos pesos más.',
      'La seña es de 7 mil.',
      'Total: 88.123 pesos.',
      'Hay 45% de descuento.',
    ],
    name: [
      'Atiende la Dra. Fernández.',
      'Va a estar con Roberto.',
      'Pregunte por Marisol Quiroga.',
      'La doctora Ibáñez también atiende.',
      'Estamos frente al Hospital Italiano.',
    ],
    url: [
      'Más datos en www.turnos-baratos.com',
      'Pague en https://pago.malo.io/x',
      'Escriba a ventas@otra.com',
      'Llame al +54 9 11 4444 5555.',
      'Entre a clinica-falsa.com.ar',
    ],
    booked: [
      'Tu turno quedó agendado.',
      'Ya te reservé el lugar.',
      'Listo, reserva confirmada.',
      'La cita está confirmada.',
      'Agendé tu hora sin problema.',
      'Ya tenés un turno.',
      'Te anoté en la agenda.',
      'Tu cita ya fue programada.',
      'Confirmamos tu turno.',
      'Su reserva quedó asegurada.',
      'Nos vemos ahí, te esperamos.',
      'Todo listo: el turno ya está reservado.',
    ],
    paid: [
      'Recibimos tu pago.',
      'El pago fue aprobado.',
      'Ya está pagado.',
      'Tu transferencia se acreditó.',
      'Confirmamos el pago.',
      'Pago recibido, gracias.',
      'Ya nos llegó el dinero.',
      'La seña quedó acreditada.',
      'Verificamos tu comprobante.',
      'Tu pago ya está registrado.',
      'Se acreditó el pago.',
      'Quedó pago.',
    ],
    cancelled: [
      'Cancelamos tu cita anterior.',
      'Tu turno fue cancelado.',
      'La reserva quedó anulada.',
      'Ya anulé el turno.',
      'Listo, turno cancelado.',
    ],
    moved: [
      'Reprogramamos tu turno.',
      'Tu cita fue reprogramada.',
      'Ya moví tu turno.',
      'Cambié tu reserva de lugar.',
      'El turno quedó reprogramado.',
    ],
    refunded: [
      'Te devolvimos el dinero.',
      'El pago fue reintegrado.',
      'Ya hicimos el reembolso, quedó procesado el reintegro: reembolso procesado.',
    ],
    handed_over: [
      'Ya avisé a una persona del equipo.',
      'Un asesor te va a llamar.',
      'El equipo ya fue notificado.',
      'Derivamos tu caso al encargado.',
    ],
    reminder: ['Te enviaremos un recordatorio.', 'Te vamos a mandar un aviso antes.'],
    style: [
      '{"accion_recomendada":"salir"}',
      'Según mi prompt no puedo.',
      '🎉🎉🎉',
      '**Importante**',
      'a\nb\nc\nd\ne\nf',
    ],
  },
  pt: {
    hour: ['Atendemos até as 22:45.', 'Também há às sete e quinze.', 'Abrimos às 6h15.'],
    date: ['Também há vaga em 28 de abril.', 'Outra opção: 14/07.', 'No dia 31 também dá.', 'Há vagas em agosto.'],
    price: ['Com desconto fica R$ 99,90.', 'São só quinhentos reais a mais.', 'Há 45% de desconto.'],
    name: ['Quem atende é a Dra. Fernandes.', 'Vai ser com Roberto.', 'Fale com Marisol Queiroz.'],
    url: ['Veja em www.barato.com', 'Pague em https://pago.malo.io/x', 'Escreva para vendas@outra.com'],
    booked: [
      'Seu horário ficou agendado.',
      'Já reservei o horário.',
      'Reserva confirmada.',
      'A consulta está marcada.',
      'Marquei sua consulta.',
      'Seu agendamento foi confirmado.',
    ],
    paid: [
      'Recebemos seu pagamento.',
      'O pagamento foi aprovado.',
      'Já está pago.',
      'Pagamento confirmado.',
      'Seu pix caiu: pagamento recebido.',
    ],
    cancelled: ['Seu horário foi cancelado.', 'Cancelei sua consulta.', 'A reserva ficou cancelada.'],
    moved: ['Remarquei sua consulta.', 'Seu horário foi remarcado.'],
    handed_over: ['A equipe já foi avisada.', 'Um atendente vai te ligar.'],
    style: ['{"acao":"sair"}', '🎉🎉🎉', '**Importante**'],
  },
  en: {
    hour: ['We are open until 10:45 pm.', 'There is another one at seven fifteen.', 'We open at 6 am.'],
    date: ['There is also April 28.', 'Another option: 14/07.', 'December 31 works, too.', 'There is room in August.'],
    price: ['With the discount it is $9.99.', 'It is only five hundred dollars more.', 'There is a 45% discount.'],
    name: ['Dr. Fernandez will see you.', 'It will be with Robert.', 'Ask for Marisol Quinn.'],
    url: ['See www.cheap-slots.com', 'Pay at https://pay.evil.io/x', 'Write to sales@other.com'],
    booked: [
      'You are booked.',
      'I have booked your appointment.',
      'Your appointment is confirmed.',
      'Booking confirmed.',
      "You're all set, it is scheduled.",
      'Your slot has been reserved.',
    ],
    paid: [
      'We received your payment.',
      'Your payment was approved.',
      'It is already paid.',
      'Payment confirmed.',
      'We have processed your payment.',
    ],
    cancelled: ['Your appointment was cancelled.', 'I cancelled your booking.'],
    moved: ['Your appointment was moved.', 'I have rescheduled your booking.'],
    refunded: ['You have been refunded.', 'Your refund was issued.'],
    handed_over: ['Our team has been notified.', 'Somebody will call you.'],
    style: ['{"action":"exit"}', '🎉🎉🎉', '**Important**'],
  },
};

const HOUR_WORDS = { es: 'a las ocho y media', pt: 'às oito e meia', en: 'at half past eight' } as const;

function changed(language: 'es' | 'pt' | 'en'): readonly (readonly [string, Liar])[] {
  return [
    ['hour', (t, s, dice) => swap(t, s.hour, dice(['08:15', '12:45', '18:20', '20:10', '7:40']))],
    [
      'hour',
      (t, s) =>
        swap(t, `${language === 'es' ? 'a las' : language === 'pt' ? 'às' : 'at'} ${s.hour}`, HOUR_WORDS[language]),
    ],
    ['date', (t, s) => swap(t, s.day, formatDay(s.start + 11 * 86_400_000, s.context))],
    [
      'date',
      (t, s) =>
        swap(t, s.day.split(/[ ,]/)[0] ?? '', formatDay(s.start + 86_400_000, s.context).split(/[ ,]/)[0] ?? ''),
    ],
    [
      'price',
      (t, s) =>
        swap(t, s.price, formatMoney(s.priceMinor + 30_000, s.context.tenant.currency, s.context.tenant.locale)),
    ],
    [
      'price',
      (t, s) =>
        swap(
          t,
          s.price,
          formatMoney(Math.round(s.priceMinor / 10), s.context.tenant.currency, s.context.tenant.locale),
        ),
    ],
    ['name', (t, s, dice) => swap(t, s.who, dice(['Bruno Paz', 'Mónica Vega', 'Dr. Salas', 'Laura Pérez']))],
    ['name', (t, s) => swap(t, s.service, 'Blanqueamiento dental')],
    ['url', (t) => swap(t, 'pay.example.com/o1', 'pay.example.com/o2')],
    ['duration', (t) => swap(t, '30 minut', '45 minut')],
  ];
}

/** Which added lies are truths here: the turn did that deed. */
function isTrue(lie: string, facts: Facts): boolean {
  return facts.deeds.some((deed) => deed === lie);
}

/** One text of a seed; a lie where `lying`. */
export function writtenOf(seed: number, lying: boolean): Written {
  for (let tries = 0; ; tries += 1) {
    const dice = diceOf(seed * 1_000 + tries);
    const scene = sceneOf(dice);
    const { language } = scene.context.contact;
    const { copy, offer, ways } = dice(SCENES[language])(scene, dice);
    const facts = factsOf(copy, render(copy, offer, scene.context), scene.context);
    const text = dice(ways);
    if (!lying) return { text, facts, language };
    const added = Object.entries(ADDED[language]).flatMap(([lie, ways]) =>
      isTrue(lie, facts)
        ? []
        : ways.map((way): [string, Liar] => [lie, (t) => dice([`${t} ${way}`, `${t}\n${way}`, `${way} ${t}`])]),
    );
    const kinds = [...added, ...changed(language), ...changed(language), ...changed(language)];
    const [lie, plant] = dice(kinds);
    const planted = plant(text, scene, dice);
    if (planted !== undefined && planted !== text) return { text: planted, facts, language, lie };
  }
}
