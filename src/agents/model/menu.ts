/**
 * What an agent may answer here: the machine's legal events by their names of the seeds (AGENT-2, must-hold 7, 46). A
 * model sees nothing else, so it can propose nothing else. Left out although legal: a choice that books at once,
 * and a yes that the offline reader did not hear as well; there is always a button for them (law 7).
 */
import type { CustomerEvent } from '../../domain.ts';
import type { UnderstandRequest } from '../../ports.ts';

export const DEPARTMENTS = ['AGENDAMIENTO', 'PAGOS'] as const;
export type Department = (typeof DEPARTMENTS)[number];

interface Entry {
  readonly action: string;
  readonly event: CustomerEvent['type'];
  /** Absent: of both. */
  readonly of?: Department;
  readonly means: string;
}

const ENTRIES = [
  {
    action: 'iniciar_triage_agendamiento',
    event: 'customer.wants_booking',
    of: 'AGENDAMIENTO',
    means:
      'quiere reservar, pregunta por horas libres, o cambia el día, la hora, el servicio o la persona de lo que busca',
  },
  {
    action: 'iniciar_reprogramacion_cita',
    event: 'customer.wants_reschedule',
    of: 'AGENDAMIENTO',
    means: 'quiere mover una cita que ya tiene',
  },
  {
    action: 'iniciar_cancelacion_cita',
    event: 'customer.wants_cancellation',
    of: 'AGENDAMIENTO',
    means: 'quiere anular una cita que ya tiene',
  },
  {
    action: 'consultar_mis_citas',
    event: 'customer.wants_appointments',
    of: 'AGENDAMIENTO',
    means: 'pregunta qué citas tiene',
  },
  {
    action: 'otra_fecha',
    event: 'customer.wants_other_time',
    of: 'AGENDAMIENTO',
    means: 'lo ofrecido no le sirve y no dice qué día u hora prefiere',
  },
  { action: 'iniciar_triage_pagos', event: 'customer.wants_payment', of: 'PAGOS', means: 'quiere pagar un servicio' },
  {
    action: 'confirmar_pago',
    event: 'customer.claims_payment',
    of: 'PAGOS',
    means: 'dice que ya pagó o que manda el comprobante',
  },
  { action: 'elegir_opcion', event: 'customer.selects', means: 'elige una fila de "opciones"; su número va en opcion' },
  { action: 'ver_mas', event: 'customer.wants_more', means: 'pide ver más opciones de la lista' },
  { action: 'aceptar', event: 'customer.accepts', means: 'dice que sí a la pregunta pendiente, sin condiciones' },
  { action: 'rechazar', event: 'customer.rejects', means: 'dice que no a la pregunta pendiente' },
  {
    action: 'preguntar',
    event: 'customer.asks',
    means: 'pregunta algo sobre el negocio; el tema va en tema. Preguntar un precio es esto, no pagar',
  },
  { action: 'escalar_a_humano', event: 'customer.wants_person', means: 'pide hablar con una persona' },
  { action: 'salir', event: 'customer.exits', means: 'quiere dejar lo que estaba haciendo' },
  { action: 'volver', event: 'customer.goes_back', means: 'quiere volver a la pregunta anterior' },
  { action: 'saludo', event: 'customer.greets', means: 'solo saluda' },
  { action: 'cortesia', event: 'customer.acknowledges', means: 'solo agradece, se despide o comenta' },
  { action: 'no_entendido', event: 'customer.not_understood', means: 'no se entiende, o pide algo que no está aquí' },
] as const satisfies readonly Entry[];

export type Action = (typeof ENTRIES)[number]['action'];
/** Says that the other department should read the message. */
export const OTHER_DEPARTMENT = 'otro_departamento';
export type Choice = Action | typeof OTHER_DEPARTMENT;

export interface Menu {
  readonly actions: readonly Choice[];
  /** `accion: cuándo`, for the prompt. */
  readonly lines: readonly string[];
}

/** Where a model's menu is for, and whether a yes is possible at all. */
export interface Place {
  readonly department: Department;
  readonly request: UnderstandRequest;
  /** The offline reader heard a yes: it takes two to say so. */
  readonly yesHeard: boolean;
}

export function menuOf({ department, request, yesHeard }: Place): Menu {
  const here = ENTRIES.filter(
    (e: Entry) => (e.of ?? department) === department && isOpen(e, request) && (yesHeard || e.action !== 'aceptar'),
  );
  const there = ENTRIES.some((e: Entry) => e.of !== undefined && e.of !== department && isOpen(e, request));
  const other = department === 'PAGOS' ? 'AGENDAMIENTO' : 'PAGOS';
  return {
    actions: [...here.map((e) => e.action), ...(there ? ([OTHER_DEPARTMENT] as const) : [])],
    lines: [
      ...here.map((e) => `- ${e.action}: ${e.means}`),
      ...(there ? [`- ${OTHER_DEPARTMENT}: el mensaje es para ${other}`] : []),
    ],
  };
}

export function eventOfAction(action: Action): CustomerEvent['type'] {
  return ENTRIES.find((e) => e.action === action)?.event ?? 'customer.not_understood';
}

function isOpen({ event, action }: Entry, { legal, question, tenant }: UnderstandRequest): boolean {
  if (action === 'no_entendido') return true;
  if (!legal.includes(event)) return false;
  const { offer } = question;
  if (event === 'customer.selects') {
    if (offer === undefined || offer.kind === 'opcion') return false;
    return offer.kind !== 'turno' || tenant.booking.confirmBeforeBooking;
  }
  return event !== 'customer.wants_more' || (offer !== undefined && offer.kind !== 'opcion');
}
