import type { Appointment, Detalles, Guest, Order, Slot } from './booking.ts';
import type { Topic, UpNext } from './events.ts';
import type { ContactDatum } from './tenant.ts';

/** All that can be said. Long because it is one list: who adds a sentence sees what there is already. */

/** What a confirmation speaks of. */
export interface Draft {
  readonly serviceId: string;
  readonly slot: Slot;
  readonly durationMinutes: number;
  readonly priceMinor: number;
  readonly currency?: string;
  readonly guest?: Guest;
}

/** What waits for the one before it: a booking, or a change of what he has. */
export interface NextOne extends UpNext {
  /** Of the same service. */
  readonly again?: true;
  /** Others were told before it. */
  readonly then?: true;
  /** More were asked for than one message begins: those are not noted. */
  readonly leavesOut?: true;
}

/**
 * Everything the bot can say, by key, with the facts it may mention. Wording lives in `src/copy` (es, pt, en);
 * a template can only use what stands here, so it cannot claim what did not happen (law 7).
 */
export type Copy =
  // Reception
  | { readonly key: 'saludo' }
  /** In the middle of a flow, before its question is asked again. */
  | { readonly key: 'saludo_breve' }
  | { readonly key: 'menu' }
  /** `state`: a flow waits for an answer, and this was none. `times`: as in `pago_aun_no_visto`. */
  /** `waits`: he asked for a while; nothing was settled. */
  | {
      readonly key: 'cortesia';
      readonly state?: string;
      readonly times?: number;
      readonly waits?: true;
      /** He told something that nobody here notes down: the team has to hear it. */
      readonly tells?: true;
    }
  /** The customer's name was told without being asked; in the middle of something else a word of thanks. */
  /** `field`: it was known, and is another one now. */
  | { readonly key: 'dato_anotado'; readonly field?: ContactDatum; readonly value?: string }
  /** His name was put right. `under`: the one under which what is booked still stands. */
  | { readonly key: 'nombre_anotado'; readonly name: string; readonly under: string }
  /** It was said to be wrong: the right one is asked for. */
  | { readonly key: 'pedir_correccion'; readonly field: ContactDatum }
  | { readonly key: 'salida' }
  | { readonly key: 'nada_que_cancelar' }
  | { readonly key: 'nada_pendiente' }
  /** `times` from 1: the wording changes so that no sentence is said twice running (CONV-15). */
  | { readonly key: 'no_entendi'; readonly times: number; readonly state: string }
  | { readonly key: 'opciones'; readonly times: number }
  | {
      readonly key: 'respuesta';
      readonly topic: Topic;
      readonly servicio?: string;
      /** Of `servicios`: these only; of `precio`: added up. */
      readonly servicios?: readonly string[];
      readonly profesional?: string;
      readonly sucursal?: string;
      /** Opening hours of this day only. */
      readonly fecha?: string;
      /** Agente cero's own words. */
      readonly texto?: string;
      /** Somebody was asked for whom nobody here is called: said first. */
      readonly nadie?: true;
      /** A service was asked for that there is not: said first. */
      readonly ajeno?: true;
      /** More was asked than is known: said first. */
      readonly sinDato?: true;
      /** Of `pagos`: whether anything is paid before the appointment. */
      readonly antes?: true;
      /** One more question that nobody here can answer (CONV-15). */
      readonly otraVez?: true;
    }
  | { readonly key: 'medio_no_soportado'; readonly media: string }
  /** Somebody looked at it: it says nothing to us, or it could not be read. */
  | { readonly key: 'medio_no_leido'; readonly media: string; readonly seen: 'other' | 'failed' }
  | { readonly key: 'lista_vencida' }
  /** Before the question that stands: what was tapped belongs to an earlier one, and did nothing (CHAN-4). */
  | { readonly key: 'toque_anterior' }
  /** Before an answer that comes late through our fault (must-hold 27). */
  | { readonly key: 'demora' }
  | { readonly key: 'silencio'; readonly state: string }
  | { readonly key: 'disculpa_tecnica' }
  | { readonly key: 'conversacion_reiniciada' }
  // People
  | { readonly key: 'pasando_a_persona'; readonly complains?: true }
  | { readonly key: 'persona_avisada' }
  | { readonly key: 'persona_no_disponible' }
  /** A person had the conversation, and the customer called the bot back; with a flow open its question follows. */
  | { readonly key: 'vuelve_el_bot' }
  // Agenda
  /** `detalles`: the day, the hour, with whom: what is known already, said back. What was owed before it has none. */
  | { readonly key: 'elegir_categoria'; readonly detalles?: Detalles }
  /** `caro`: after one that costs too much. */
  | { readonly key: 'elegir_servicio'; readonly detalles?: Detalles; readonly caro?: true }
  | { readonly key: 'servicio_desconocido' }
  /** It was being booked, and has gone from the catalogue meanwhile; the others are listed next. */
  | { readonly key: 'servicio_ya_no_esta' }
  | { readonly key: 'elegir_sucursal'; readonly serviceId: string; readonly detalles?: Detalles }
  | {
      readonly key: 'ofrecer_turnos';
      readonly serviceId: string;
      readonly detalles: Detalles;
      readonly relaxed: boolean;
      readonly moving?: Appointment;
    }
  | { readonly key: 'hora_ambigua'; readonly hours: readonly string[]; readonly fecha?: string }
  | { readonly key: 'sin_turnos'; readonly serviceId: string; readonly detalles: Detalles }
  | { readonly key: 'no_hay_mas_turnos' }
  /** One more service was asked for in the same message: it comes when this one is done. */
  | ({ readonly key: 'sigue_despues' } & NextOne)
  /** Of several that were asked for this one is not wanted any more. */
  | ({ readonly key: 'ya_no_sigue' } & NextOne)
  /** As many errands are open as can be: this one was not noted. */
  | ({ readonly key: 'no_caben_mas' } & NextOne)
  /** The one before it is done with: its own question follows. */
  | ({ readonly key: 'ahora_sigue' } & NextOne)
  | { readonly key: 'pedir_otra_fecha' }
  | { readonly key: 'turno_recien_ocupado' }
  /** Who gives it, or where, has changed since it was offered. */
  | { readonly key: 'turno_ya_no_esta' }
  /** What was asked has changed since: nothing is booked, and the question follows as it is now. */
  | { readonly key: 'turno_cambio' }
  | { readonly key: 'turno_ya_paso' }
  /** His own, asked to be moved or cancelled: it has begun, or is over. Nothing was done to it. */
  | { readonly key: 'turno_ya_empezo'; readonly appointment: Appointment }
  | { readonly key: 'turno_muy_encima' }
  | { readonly key: 'buscando' }
  /** `moves`: it is being moved. `later`: another hour was wished for meanwhile, and is seen to next. */
  | { readonly key: 'reservando'; readonly moves?: true; readonly later?: true }
  | { readonly key: 'agenda_caida' }
  | {
      readonly key: 'pedir_dato';
      readonly field: 'name' | 'email' | 'nationalId';
      readonly again: boolean;
      /** Asked what for, or not willing to tell: said first. */ readonly why?: true;
      /** A yes, or thanks, told nothing of it: it is said that it is missing. */ readonly missing?: true;
      /** Who comes, when it is not the customer himself: the name that is asked for is his, the document is not. */
      readonly guest?: Guest;
      /** The hour that was just chosen, or changed, which the answer is for. */
      readonly draft?: Draft;
    }
  /** `paid`: what pays this booking already. */
  /** `own`: the writer has another at that time, and this one is not said to be for somebody else. */
  /** `alike`: one of the same service that the writer has at another time, and may mean. */
  | {
      readonly key: 'confirmar_turno';
      readonly draft: Draft;
      readonly paid?: Order;
      readonly own?: Appointment;
      readonly alike?: Appointment;
    }
  /** `paid`: the order that paid for it, whole or in part. */
  | { readonly key: 'turno_confirmado'; readonly appointment: Appointment; readonly paid?: Order }
  /** Firm in our store; the calendar did not answer yet (AGENDA-12). */
  | { readonly key: 'turno_reservado_detalles_luego'; readonly appointment: Appointment; readonly paid?: Order }
  | { readonly key: 'turno_deshecho'; readonly appointment: Appointment }
  | { readonly key: 'mis_turnos'; readonly appointments: readonly Appointment[]; readonly conNombre?: true }
  | { readonly key: 'sin_turnos_propios' }
  | { readonly key: 'acciones_turno'; readonly appointment: Appointment }
  | {
      readonly key: 'pagar_antes';
      readonly draft: Draft;
      readonly amountMinor: number;
      readonly deposit: boolean;
      readonly own?: Appointment;
    }
  /** One customer has as many as one may have: a person sees to the next one. */
  | { readonly key: 'demasiados_turnos'; readonly count: number }
  /** The payment before the booking was refused. */
  | {
      readonly key: 'sin_pago_no_se_reserva';
      readonly amountMinor: number;
      readonly currency?: string;
      readonly deposit: boolean;
    }
  | { readonly key: 'esperando_pago_turno'; readonly order: Order }
  /**
   * `pasado`: its hour had begun; else somebody has it, or nobody gives it any more. `rechazado`: the money was in time, and
   * the calendar did not take this hour.
   */
  | {
      readonly key: 'pago_tarde_sin_turno';
      readonly order: Order;
      readonly pasado?: true;
      readonly rechazado?: Slot;
    }
  /** What was paid for is undone: nothing is said of a refund, that is a person's decision. */
  /** `booked`: by another link at that very hour, so that this money came twice. */
  | { readonly key: 'pago_sin_turno'; readonly order: Order; readonly booked?: Appointment }
  /** Its appointment is cancelled, and another one of its service waited for money: it is that one's. */
  | { readonly key: 'pago_pasa_a_otro'; readonly order: Order; readonly appointment: Appointment }
  /** Of no use any more (`dropped`), or still good, where it was left: not to be paid. Claimed: people look for the money. */
  | { readonly key: 'link_dejado'; readonly order: Order }
  /** It was said that people see to it, and nobody could be told. */
  | { readonly key: 'pago_sin_avisar'; readonly order: Order }
  // Moving and cancelling
  | { readonly key: 'elegir_cita_mover' }
  | {
      readonly key: 'confirmar_reprogramacion';
      readonly appointment: Appointment;
      readonly to: Slot;
      readonly own?: Appointment;
      /** It becomes another service, at that price. */
      readonly becomes?: Pick<Appointment, 'serviceId' | 'priceMinor' | 'currency'>;
    }
  | { readonly key: 'turno_reprogramado'; readonly appointment: Appointment; readonly from: Slot }
  | { readonly key: 'reprogramacion_fallida'; readonly appointment: Appointment }
  | { readonly key: 'elegir_cita_cancelar' }
  | {
      readonly key: 'confirmar_cancelacion';
      readonly appointment: Appointment;
      /** Of several: the first of them, or one more. */
      readonly of?: 'first' | 'next';
      /** So near its time only a person can: whether one is to be told is asked. */
      readonly late?: true;
    }
  | { readonly key: 'turno_cancelado'; readonly appointment: Appointment }
  | { readonly key: 'turno_sigue'; readonly appointment: Appointment }
  /** None of the customer's own is on the day (`YYYY-MM-DD`) that was named. */
  | { readonly key: 'turno_no_esta'; readonly fecha: string }
  | { readonly key: 'servicio_no_esta'; readonly serviceId: string }
  | { readonly key: 'turno_con_quien_no_esta'; readonly professionalId: string }
  /** None of them is for the one who was named. */
  | { readonly key: 'turno_de_otro_no_esta'; readonly guest: Guest }
  /** Another service is no move: it is booked first, then whether this one goes is asked. `paid`: a person sees to it. */
  | {
      readonly key: 'otro_servicio';
      readonly appointment: Appointment;
      readonly serviceId: string;
      readonly paid?: true;
    }
  | { readonly key: 'cancelacion_fallida'; readonly appointment: Appointment }
  | { readonly key: 'cancelacion_tarde'; readonly appointment: Appointment }
  | { readonly key: 'cancelando'; readonly later?: true }
  // Payments
  /** What nobody has paid anything for yet. */
  | { readonly key: 'turnos_por_pagar'; readonly appointments: readonly Appointment[] }
  /** Visits that have begun and are not known to be paid whole, each with the orders that have money for it: the rest is the team's. */
  | {
      readonly key: 'visitas_por_saldar';
      readonly visits: readonly { readonly appointment: Appointment; readonly paid: readonly Order[] }[];
      /** A link was asked for: there is one for the next visit, and how it is asked for is said. */
      readonly proxima?: true;
    }
  | { readonly key: 'elegir_servicio_pago' }
  /** Not paid, and what waited for it goes on. */
  | { readonly key: 'sin_el_pago'; readonly serviceId: string }
  /** Several were to be paid, and a link pays for one: before it is asked or sent. */
  | { readonly key: 'pago_de_a_uno' }
  | {
      readonly key: 'confirmar_pago';
      readonly serviceId: string;
      readonly amountMinor: number;
      /** Of what was booked in another one than the business has today. */
      readonly currency?: string;
      /** Which one of several of its service. */
      readonly appointment?: Appointment;
      /** It is none of the visits that have begun. */
      readonly proxima?: true;
    }
  /** So many were asked for within a day as one customer gets. `sinTurno`: the hour that waited for it is not booked. */
  | { readonly key: 'demasiados_links'; readonly count: number; readonly sinTurno?: true }
  | { readonly key: 'generando_link' }
  | { readonly key: 'link_pago'; readonly order: Order }
  /** `antes`: an earlier link may have been paid, and nobody has heard of it. */
  | { readonly key: 'pago_fallido'; readonly antes?: true }
  /** `sinTurno`: while its hour is still being chosen, so that nobody takes the thanks for a booking. */
  | {
      readonly key: 'pago_recibido';
      readonly order: Order;
      readonly sinTurno?: true;
      /** Here and below: what it is for, where that is over. */
      readonly visit?: Appointment;
    }
  | { readonly key: 'pago_rechazado'; readonly order: Order; readonly visit?: Appointment }
  | { readonly key: 'pago_parcial'; readonly order: Order; readonly visit?: Appointment }
  | { readonly key: 'pago_devuelto_en_parte'; readonly order: Order; readonly visit?: Appointment }
  /** The hour that it was to keep, behind what is said of its money: kept until `hasta` (epoch ms), absent: no longer. */
  | { readonly key: 'hora_del_pago'; readonly order: Order; readonly hasta?: number }
  | { readonly key: 'pago_devuelto'; readonly order: Order; readonly visit?: Appointment }
  | { readonly key: 'pago_en_revision'; readonly order: Order; readonly visit?: Appointment }
  /** `times`: any number that grows, so that who insists does not read the same sentence twice running (CONV-15). */
  | {
      readonly key: 'pago_aun_no_visto';
      readonly times?: number;
      readonly order?: Order;
      /** Without an order: what is said to be paid, and is not. */
      readonly appointment?: Appointment;
      /** Without either: money of theirs has come before, so there is no new one. */
      readonly antes?: true;
      /** The amount that is claimed, where the order has another. */
      readonly toldMinor?: number;
    }
  /** A receipt is a claim: its provider decides (PAGOS-5). `read`: it was seen to be one. */
  | {
      readonly key: 'comprobante_recibido';
      readonly order?: Order;
      readonly read: boolean;
      /** As in `pago_aun_no_visto`. */
      readonly toldMinor?: number;
    }
  /**
   * `missingMinor`: of the appointment it is the deposit of; how that is paid, people know. `slot`: what it has booked.
   * `visit`: which one it was for, where the service alone does not say that.
   */
  | {
      readonly key: 'pago_ya_acreditado';
      readonly order: Order;
      readonly missingMinor?: number;
      readonly slot?: Slot;
      readonly visit?: Appointment;
    }
  | { readonly key: 'orden_vencida'; readonly order: Order };
export type CopyKey = Copy['key'];
