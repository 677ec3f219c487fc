/** Where a message arrives: what was asked, what may be chosen, whose words and hours count. */
import { whenOf, offerLength, pageOf } from '../../domain.ts';
import type {
  Appointment,
  ContactDatum,
  ContactField,
  Detalles,
  Language,
  Offer,
  Option,
  Question,
  Slot,
  Tenant,
} from '../../domain.ts';

export type Area = 'AGENDAMIENTO' | 'PAGOS' | 'GENERAL';
type Asks = 'list' | 'confirm' | 'field' | 'options' | 'nothing';
export type Flow = 'agenda' | 'reprogramacion' | 'cancelacion' | 'pagos' | 'ninguno';

export interface Situation {
  readonly state: string;
  readonly flow: Flow;
  readonly area: Area;
  readonly asks: Asks;
  /** Absent on the command line, where only the state's name is known: then any small number may be a choice. */
  readonly offer?: Offer | undefined;
  /** Older offers that are still open below: their buttons may be named, too. */
  readonly also?: readonly Offer[] | undefined;
  readonly field?: ContactField | undefined;
  /** What the flow knows of the wish. */
  readonly known?: Detalles | undefined;
  /** The hour that was chosen: a yes would take it, once nothing more is asked for. */
  readonly proposed?: Slot | undefined;
  /** The appointment that is being moved. */
  readonly moving?: Appointment | undefined;
  /** The appointment that a yes would cancel. */
  readonly cancelling?: Appointment | undefined;
  /** The rows among which the proposed hour was chosen. */
  readonly shown?: readonly Slot[] | undefined;
  /** The services among which the one to be paid was chosen. */
  readonly listed?: readonly string[] | undefined;
  /** Bookings of the same message that wait for the one that is open. */
  readonly waiting?: readonly Pick<Detalles, 'servicio' | 'para'>[] | undefined;
  /** What was spoken of just now: "con ella", "ahí", "ese día", "el segundo". */
  readonly spokenOf?: NonNullable<Question['spokenOf']> | undefined;
  /** What was done just now with one of the contact's appointments: "la otra también". */
  readonly doneJustNow?: 'cancel' | 'move' | undefined;
  /** The one that was moved just now: "la otra a ese mismo día". */
  readonly movedJustNow?: string | undefined;
  /** When the one was that was cancelled just now. */
  readonly givenUp?: NonNullable<Question['doneJustNow']>['was'];
  /** A datum of his was said to be wrong: the right one is awaited. */
  readonly mends?: ContactDatum | undefined;
  /** A flow was ended by silence, and may be gone on with. */
  readonly parked?: true | undefined;
  readonly tenant?: Tenant;
  /** The contact's live ones. */
  readonly appointments?: readonly Appointment[];
  /** What he came for last. */
  readonly lastVisit?: Appointment | undefined;
  /** A link of theirs waits for its money, with no flow that speaks of it. */
  readonly owes?: boolean;
  /** Their last link ran out just now, with no flow that speaks of it. */
  readonly linkRanOut?: boolean;
  /** One waits while a booking is open: its hour may be held. */
  readonly linkOpen?: boolean;
  /** The booking that is asked about waits to be paid; absent where nobody knows: then as the business's file has it. */
  readonly paysFirst?: boolean | undefined;
  /** Something else was said after the question. */
  readonly aside?: boolean | 'person' | 'wait';
  readonly language: Language;
  /** BCP 47: "es-CO" decides what "cancelar" means. */
  readonly locale: string;
  readonly now: Temporal.ZonedDateTime;
}

export function flowOf(state: string): Flow {
  if (state.startsWith('AGENDA_REPROGRAMACION')) return 'reprogramacion';
  if (state.startsWith('AGENDA_CANCELACION') || state === 'AGENDA_EJECUTANDO_CANCELACION') return 'cancelacion';
  if (state.startsWith('AGENDA_')) return 'agenda';
  return state.startsWith('PAGOS_') ? 'pagos' : 'ninguno';
}

export function areaOf(flow: Flow): Area {
  if (flow === 'ninguno') return 'GENERAL';
  return flow === 'pagos' ? 'PAGOS' : 'AGENDAMIENTO';
}

/** The kind of the pending question by the offer, else by the state's name. */
export function asksOf(state: string, offer: Offer | undefined, field: ContactField | undefined): Asks {
  if (field !== undefined) return 'field';
  if (offer !== undefined && offer.kind !== 'opcion') return 'list';
  if (offer !== undefined) return offer.options.includes('si') || offer.options.includes('no') ? 'confirm' : 'options';
  if (flowOf(state) === 'ninguno') return 'nothing';
  if (/MOSTRANDO|SELECCION|ELIGIENDO/.test(state)) return 'list';
  return /CONFIRMA/.test(state) ? 'confirm' : 'nothing';
}

/** The 1-based choices that the customer sees now; without an offer, as many as a list can hold. */
export function visible(situation: Situation): { first: number; last: number } {
  return situation.offer === undefined ? { first: 1, last: 10 } : pageOf(situation.offer);
}

/** States in which hours are looked for: none of them is chosen yet. */
export const LOOKING: ReadonlySet<string> = new Set(['AGENDA_MOSTRANDO_OPCIONES', 'AGENDA_SIN_DISPONIBILIDAD']);

/** True when a service is to be chosen, or what kind of one. */
export function asksForService({ offer }: Situation): boolean {
  return offer?.kind === 'servicio' || offer?.kind === 'categoria';
}

/** True when the rows are known and there is but one. */
function isSingle(situation: Situation): boolean {
  return situation.offer !== undefined && offerLength(situation.offer) === 1;
}

/** True when a lone "sí" settles a list: it has one row. */
export function settlesList(situation: Situation): boolean {
  return situation.asks === 'list' && isSingle(situation);
}

export function offers(situation: Situation, option: Option): boolean {
  return situation.offer?.kind === 'opcion' && situation.offer.options.includes(option);
}

/** "CO" of "es-CO"; empty when the locale names no country. */
export function countryOf(situation: Pick<Situation, 'locale'>): string {
  return situation.locale.split('-')[1] ?? '';
}

/** What a yes would agree to, as a customer would say it: the hour that is taken or given up and who gives it, else what is known. */
export function agreedTo({ known, proposed, cancelling, now }: Situation): Detalles | undefined {
  if (cancelling !== undefined) {
    const { slot, serviceId } = cancelling;
    const who = { profesional: slot.professionalId, sucursal: slot.branchId };
    return { servicio: serviceId, ...who, ...whenOf(slot, now.timeZoneId) };
  }
  if (proposed === undefined) return known;
  return {
    ...known,
    ...whenOf(proposed, now.timeZoneId),
    profesional: proposed.professionalId,
    sucursal: proposed.branchId,
  };
}
