/** What words to a customer tell of: a deed on an appointment, or whatever is so of an appointment or an order. */
import type { Appointment, Order } from './booking.ts';
import type { Copy } from './copy.ts';
import type { Effect } from './effects.ts';

/** What was done, and the customer reads of nowhere else. */
export type ToldDeed = 'booked' | 'moved' | 'cancelled';

const DEEDS: Readonly<Partial<Record<Copy['key'], ToldDeed>>> = {
  turno_confirmado: 'booked',
  turno_reservado_detalles_luego: 'booked',
  turno_reprogramado: 'moved',
  turno_cancelado: 'cancelled',
  turno_deshecho: 'cancelled',
};

export interface Told {
  readonly deed: ToldDeed;
  readonly appointment: Appointment;
}

/** The deeds that a message tells of. Of one whose words compaction has taken nobody knows. */
export function toldDeeds(effect: Effect): readonly Told[] {
  return copiesOf(effect).flatMap((copy) => {
    const deed = DEEDS[copy.key];
    return deed !== undefined && 'appointment' in copy ? [{ deed, appointment: copy.appointment }] : [];
  });
}

/** What a message says of an appointment or an order, its last words last. */
export function copiesOf(effect: Effect): readonly Copy[] {
  if (effect.type !== 'sendMessage') return [];
  const { told = [], copy } = effect as { told?: readonly Copy[]; copy?: Copy };
  return copy === undefined ? told : [...told, copy];
}

/** The appointments and the order that these words speak of as they were. */
export function spokenOfIn(copy: Copy): { readonly appointments: readonly Appointment[]; readonly order?: Order } {
  const several = 'appointments' in copy ? copy.appointments : [];
  const one = 'appointment' in copy ? [copy.appointment] : [];
  return { appointments: [...several, ...one], ...('order' in copy ? { order: copy.order } : {}) };
}

/** Words that no money came, or that there is none to pay, or that it has to be paid first. */
const UNPAID: ReadonlySet<Copy['key']> = new Set([
  'pago_aun_no_visto',
  'comprobante_recibido',
  'pago_fallido',
  'turnos_por_pagar',
  'visitas_por_saldar',
  'confirmar_pago',
  'pagar_antes',
  'sin_pago_no_se_reserva',
]);

/** They speak of money that is not there, and name no order that would tell whether it has come since. */
export function tellsUnpaid(copy: Copy): boolean {
  if (copy.key === 'respuesta') return copy.topic === 'deuda';
  return UNPAID.has(copy.key) && spokenOfIn(copy).order === undefined;
}

/** Words that are joined into one message with others still say what they say. */
export function withTold(first: Effect, second: Effect): Effect {
  if (second.type !== 'sendMessage') return second;
  const told = [...copiesOf(first), ...(second.told ?? [])].filter((copy) => {
    const { appointments, order } = spokenOfIn(copy);
    return appointments.length > 0 || order !== undefined || tellsUnpaid(copy);
  });
  return told.length === 0 ? second : { ...second, told };
}
