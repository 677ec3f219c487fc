/** All that can happen. Long because it is one list: who adds an event sees what there is already. */
import type { Copy } from './copy.ts';
import type { Detalles, Guest, Order, PaymentFact, Slot } from './booking.ts';
import type { Deed, Effect, FruitlessCause } from './effects.ts';
import type { Receipt } from './media.ts';
import type { MediaType } from './messages.ts';
import type { ContactDatum, ContactField } from './tenant.ts';
import type { FlowInput } from './world.ts';

/** Topics that the tenant's own data answers, with no model (CONV-17). */
export const TOPICS = [
  'horarios',
  'direccion',
  'servicios',
  'precio',
  'duracion',
  /** In person or by video. */
  'modalidad',
  'profesionales',
  'pagos',
  /** What of the customer's own is to be paid, or was: never the price list. */
  'deuda',
  /** How and until when what is booked can be moved or cancelled. */
  'cambios',
  /** How far ahead, and until how shortly before, can be booked. */
  'ventana',
  /** Whether the customer is reminded before it. */
  'avisos',
  'bot',
  /** Which language is spoken: the answer is in it. */
  'idioma',
  'otro',
] as const;
export type Topic = (typeof TOPICS)[number];

/** A booking that was given up on its way, or an appointment that was cancelled: it may be wanted after all. */
export interface LeftOff {
  readonly detalles: Detalles;
  /** The hour that was to be confirmed. */
  readonly slot?: Slot;
  readonly cancelled?: true;
}

/** An errand whose turn it is, as it is spoken of: a booking, or what is done with what he has. */
export interface UpNext {
  readonly change?: 'mover' | 'cancelar' | 'pagar';
  readonly serviceId?: string;
  readonly guest?: Guest;
}

/** An errand of its own behind the answer to what is open: it corrects nothing, and waits (CONV-11). */
type Apart = true;

/** Everything that a customer's message can mean to a machine. Agents choose among these; nothing else reaches one. */
export type CustomerEvent =
  | {
      readonly type: 'customer.wants_booking';
      readonly detalles: Detalles;
      /** One more of the same, besides the one that is asked for in the same message. */
      readonly mas?: true;
      /** More were asked for in the same message than one begins: those are left out, and that is said. */
      readonly sobran?: true;
      /** A service was asked for that this business does not sell. */
      readonly ajeno?: true;
      /** Another service is wished for, by a name that several have: which one is asked. */
      readonly otroServicio?: true;
      /** The appointment of another service whose place it would take. */
      readonly enVezDe?: string;
      /** Some of it is not in the words, but told by what is proposed or was booked before ("una hora antes", "otra igual"). */
      readonly porContexto?: true;
      /** Asked what there is, and nothing is given up for it yet. */
      readonly pregunta?: true;
      /** What was left or cancelled is wanted after all: "reservame de nuevo", "quiero otra vez lo mismo". */
      readonly retoma?: true;
      /** As he had it before: "lo mismo que la otra vez". What that was the machine may know. */
      readonly comoSiempre?: true;
      readonly aparte?: Apart;
    }
  /** `otra`: not the one that was spoken of just now. */
  | {
      readonly type: 'customer.wants_reschedule';
      readonly detalles: Detalles;
      readonly otra?: true;
      readonly aparte?: Apart;
    }
  | {
      readonly type: 'customer.wants_cancellation';
      readonly detalles: Detalles;
      readonly otra?: true;
      /** Several of them: "cancelá las dos", "all of them". Absent: one. */
      readonly cuantas?: number | 'todas';
      readonly aparte?: Apart;
    }
  /** `own`: "lo", "mi turno": what is booked or being booked. `otra`: not the one that was paid or asked for last. */
  | {
      readonly type: 'customer.wants_payment';
      readonly servicio?: string;
      /** Several of the same: one link pays for one. */
      readonly varios?: true;
      readonly own?: true;
      readonly otra?: true;
      /** "La próxima", "por adelantado": not a visit that has begun. */
      readonly proxima?: true;
      /** Day and hour of the appointment that is to be paid, where they are told. */
      readonly fecha_original?: string;
      readonly hora_original?: string;
    }
  /** `conNombre`: whose name they are under is asked. */
  | { readonly type: 'customer.wants_appointments'; readonly conNombre?: true }
  /** "ya pagué", a receipt: a claim, never a fact (PAGOS-5). */
  | {
      readonly type: 'customer.claims_payment';
      readonly receipt?: Receipt;
      /** What it is said to be for, and day and hour of the appointment, where they are told. */
      readonly servicio?: string;
      readonly fecha_original?: string;
      readonly hora_original?: string;
      /** The amount that is told in words, of the business's currency. */
      readonly amountMinor?: number;
    }
  /** A choice of the open offer, 1-based, tapped or typed. `offer` is the generation it was made on. */
  | {
      readonly type: 'customer.selects';
      readonly offer: string;
      readonly n: number;
      readonly para?: Guest;
      /** Something is asked beside it: a yes is asked for before it is booked. */
      readonly pregunta?: true;
    }
  | { readonly type: 'customer.wants_more'; readonly offer: string; readonly page: number }
  | {
      readonly type: 'customer.accepts';
      /** "Sí, las dos", said to the question whether one goes. */
      readonly cuantas?: number | 'todas';
      /** Told beside the yes to a booking: "sí, a nombre de Tomás Pérez". */
      readonly para?: Guest;
      /** Said with nothing open, in words that no courtesy is: "bueno, sí". */
      readonly retoma?: true;
    }
  /** `precio`: for what it costs, and no other hour is wished for. `detalles`: said of that one of his, and not of the one asked about. */
  | { readonly type: 'customer.rejects'; readonly precio?: true; readonly detalles?: Detalles }
  /** "Otra fecha": asks for a day or hour, keeping the rest. */
  | { readonly type: 'customer.wants_other_time'; readonly pregunta?: true }
  /** A named button other than yes and no that has no event of its own. */
  | { readonly type: 'customer.retries' }
  | {
      readonly type: 'customer.answers';
      readonly field: ContactField;
      readonly value: string;
      /** A name told as somebody else's: it stands on what is booked, and is not the customer's own. */
      readonly para?: Guest;
      /** Who writes says that it is his own name: "soy Ana". */
      readonly own?: true;
      /** It came with words that are answered: by itself it needs no answer. */
      readonly beside?: true;
    }
  | {
      readonly type: 'customer.asks';
      readonly topic: Topic;
      readonly servicio?: string;
      /** Of `servicios`: those of a kind only; of `precio`: added up. */
      readonly servicios?: readonly string[];
      readonly profesional?: string;
      readonly sucursal?: string;
      /** The day that is asked about: "¿y el sábado hasta qué hora?". */
      readonly fecha?: string;
      /** Agente cero's answer to what the tenant's data do not tell; passes the copy firewall or is not said. */
      readonly texto?: string;
      /** Somebody was asked for whom nobody here is called. */
      readonly nadie?: true;
      /** A service was asked for that this business does not sell. */
      readonly ajeno?: true;
      /** More is asked than the tenant's data tell: a discount, what a price includes. */
      readonly sinDato?: true;
      /** The same is asked of others beside it: none of them is what the talk is about. */
      readonly varios?: true;
      /** "¿Y pilates?": what was asked of the other just now, else this. */
      readonly igual?: true;
      /** Of `pagos`: whether anything is paid before the appointment, and how much. */
      readonly antes?: true;
      /** Of `deuda`: whether money that was sent has arrived, and not what there is to pay. */
      readonly llego?: true;
      /** Of `deuda`: its link, or how it is paid, and not how much it is. */
      readonly como?: true;
    }
  | { readonly type: 'customer.greets' }
  /** Thanks, "ok" with nothing pending, an emoji: one courtesy line (CONV-5). */
  | {
      readonly type: 'customer.acknowledges';
      /** Asks for a while: what is open is put off, not agreed to. */
      readonly waits?: true;
      /** Tells something that the team should know: "soy alérgica a la penicilina". */
      readonly tells?: true;
      /** "No, gracias", with nothing open: what was spoken of is not wished for. */
      readonly declina?: true;
      /** A datum that was told is wrong, and the right one is not told yet: "me equivoqué con el correo". */
      readonly amiss?: ContactDatum;
    }
  | {
      readonly type: 'customer.exits';
      readonly word: 'salir' | 'cancelar' | 'menu';
      /** "No, pago allá": what is asked for on top is left, and what waits below it goes on (CONV-6). */
      readonly solo?: true;
    }
  /** One of several that were asked for is not wanted after all: "sí, pero la manicure ya no". The others stay. */
  | { readonly type: 'customer.drops'; readonly servicio?: string; readonly para?: Guest }
  | { readonly type: 'customer.goes_back' }
  | {
      readonly type: 'customer.wants_person';
      /** He complains of what was done to him, or how: it is regretted first. */
      readonly complains?: true;
    }
  | { readonly type: 'customer.taps_stale' }
  | {
      readonly type: 'customer.sends_media';
      readonly media: MediaType | 'location' | 'contacts' | 'edit' | 'order' | 'otro';
      /** Somebody looked: it is no receipt, or it could not be read. Absent: nobody reads such media. */
      readonly seen?: 'other' | 'failed';
      /** It came with words that are answered: by itself it needs no answer. */
      readonly beside?: true;
    }
  | {
      readonly type: 'customer.not_understood';
      /** A greeting or a question stood there, and nothing that was to be an answer. */
      readonly aside?: true;
    };

/** Answers to effects. `effect` names the outbox row that asked: a late or repeated answer finds nobody. */
export type AnswerEvent =
  | {
      readonly type: 'slots.found';
      readonly effect: string;
      /** Best first: exact hour, nearness, preference. At most SLOTS_MAX. */
      readonly slots: readonly Slot[];
      /** The free slot that satisfies a complete request (day and hour), if it is free. */
      readonly exact?: Slot;
      /** Two hours were possible and both can start (AGENDA-14): ask. */
      readonly ambiguous?: readonly string[];
      /** The wish could not be met and these are the nearest others. */
      readonly relaxed: boolean;
      /** There are others behind them. */
      readonly more?: boolean;
      /** The offer that these go on (`SlotQuery.beyond`). */
      readonly beyond?: string;
    }
  | { readonly type: 'slots.failed'; readonly effect: string }
  /** `deed`: what was called for, should no flow remember it. */
  | { readonly type: 'calendar.written'; readonly effect: string; readonly eventId: string; readonly deed?: Deed }
  /** The calendar says that the time is not free. `retried`: an earlier try of the same call may have been written. */
  | {
      readonly type: 'calendar.refused';
      readonly effect: string;
      readonly retried?: boolean;
      readonly deed?: Deed;
    }
  | { readonly type: 'calendar.failed'; readonly effect: string; readonly deed?: Deed }
  | { readonly type: 'link.created'; readonly effect: string; readonly url: string; readonly providerId: string }
  | { readonly type: 'link.failed'; readonly effect: string }
  | { readonly type: 'desk.opened'; readonly effect: string }
  | { readonly type: 'desk.failed'; readonly effect: string };

export type CalendarAnswer = Extract<AnswerEvent, { deed?: Deed }>;

/** From people at the desk. */
export type PersonEvent = { readonly type: 'person.took' } | { readonly type: 'person.returned' };

/** The engine's own: made by `turn()` or by the commit. */
export type SystemEvent =
  /** First event of a pushed frame. */
  | { readonly type: 'flow.begin'; readonly input: FlowInput }
  /** The frame above finished; this one goes on where it was, its facts re-checked (CONV-6). */
  | {
      readonly type: 'flow.ended';
      readonly machine: string;
      readonly outcome: FlowOutcome;
      readonly orderId?: string;
      /** The flow that goes on now. */
      readonly next?: string;
      /** It is an errand that has waited for this one, and is asked about for the first time. */
      readonly upNext?: UpNext;
      /** What was booked or moved. */
      readonly appointmentId?: string;
      /** What was wished for and left, or cancelled. */
      readonly left?: LeftOff;
      /** A person has to see to it because of its money. */
      readonly money?: true;
      /** The hour that was paid could not be had any more. */
      readonly lost?: true;
      /** As many links as one customer gets in a day were asked for: a person sees to how it is paid. */
      readonly noLinks?: true;
      /** Wished for of it while it was being done: what comes next. */
      readonly luego?: Detalles;
      /** It stood below the one that hears of it: what it did was decided before. */
      readonly older?: true;
      /** Silence ended it: what it would be opened with again. */
      readonly parked?: FlowInput;
      /** It alone was left, of several that were wished for. */
      readonly dropped?: true;
      /** It was under others, and went with them or was done there: nobody asked for its end. */
      readonly beneath?: true;
    }
  /** Said to reception only: what the turn did for the anti-loop counter (CONV-9). */
  | { readonly type: 'turn.progressed' }
  | { readonly type: 'turn.fruitless'; readonly cause: FruitlessCause }
  /** An order changed because its provider said so, in status or in money; `was` is its status before, `hadMinor` its money. */
  | { readonly type: 'order.changed'; readonly order: Order; readonly was: Order['status']; readonly hadMinor?: number }
  | { readonly type: 'timer.fired'; readonly kind: TimerKind }
  /** A message could not be processed five times: apology and a person. */
  | { readonly type: 'system.poisoned' }
  /** A call that nobody waits for was given up, and the world outside is not as we say: people put it right. */
  | { readonly type: 'call.given_up'; readonly call: Effect }
  /** The calendar answered, and the flow that had asked is no more: its frame could not be read. */
  | { readonly type: 'deed.unheard'; readonly answer: CalendarAnswer; readonly deed: Deed }
  /** A stored frame could not be read by this code (must-hold 5). */
  | { readonly type: 'system.unreadable' };

/** Raw input of the payments desk, turned into `order.changed` by `turn()`; no machine sees it. */
export interface PaymentFetched {
  readonly type: 'payment.fetched';
  readonly effect: string;
  readonly payment: PaymentFact;
}

/** What became of a call, as it comes back through the inbox. */
export type EffectAnswer = AnswerEvent | PaymentFetched | WordsLost | Extract<SystemEvent, { type: 'call.given_up' }>;

/** Words were refused for good, or did not arrive: the engine puts again what they asked; no machine sees it. */
export interface WordsLost {
  readonly type: 'words.lost';
  /** What is said at the customer's next message. */
  readonly words?: readonly Copy[];
}

/** Words that reached nobody when they were due, and the customer writes: `turn()` says what is so still; no machine sees it. */
export interface WordsOwed {
  readonly type: 'words.owed';
  readonly words: readonly Copy[];
}

/** A provider's notice, not believed: what it speaks of is fetched first. */
export interface PaymentNoticed {
  readonly type: 'payment.noticed';
  readonly provider: string;
  readonly paymentId: string;
}

export type TimerKind = 'silencio' | 'parar' | 'persona' | 'orden';

/**
 * How a flow left. `salido`: the customer's exit goes on to the frame below. `derivado`, `pago_sin_turno`: a person must go
 * on with it; the latter because of money that has no appointment any more.
 */
export type FlowOutcome =
  'reservado' | 'movido' | 'cancelado' | 'link_enviado' | 'sin_cambios' | 'salido' | 'derivado' | 'pago_sin_turno';

export type FlowName = 'agenda' | 'reprogramacion' | 'cancelacion' | 'pagos';

export type DomainEvent = CustomerEvent | AnswerEvent | PersonEvent | SystemEvent;
export type TurnInput =
  CustomerEvent | AnswerEvent | PersonEvent | SystemEvent | PaymentFetched | PaymentNoticed | WordsLost | WordsOwed;
