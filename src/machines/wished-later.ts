import { whenOf, type Detalles, type FlowInput, type Slot } from '../domain.ts';
import type { MachineEvent } from './kit.ts';
import { whoOf } from './left-off.ts';
import { mergeDetalles } from './told-in-turn.ts';
import { targetOf } from './moved-wish.ts';

/**
 * What is wished for of an appointment while it is being booked, moved or cancelled. Nothing is undone in the middle of a
 * deed: it is kept, said to be kept, and becomes the next errand (CONV-11). Pure.
 */

/** "No, mejor a las 11", "pasalo al jueves", before the calendar has answered; undefined: it asks for nothing else. */
export function wishedLater(event: MachineEvent, { luego, slot, servicio }: Doing): Detalles | undefined {
  const wish = toldOf(event, servicio);
  return wish === undefined || saysWhatIsDone(wish, slot, event) ? undefined : mergeDetalles(luego ?? {}, wish);
}

interface Doing {
  readonly luego?: Detalles | undefined;
  /** The hour that is being booked or moved to; null: it is being cancelled. */
  readonly slot: Slot | null;
  readonly servicio: string | undefined;
}

function toldOf(event: MachineEvent, servicio: string | undefined): Detalles | undefined {
  switch (event.type) {
    case 'customer.wants_other_time':
      return {};
    case 'customer.wants_reschedule':
      return targetOf(event.detalles);
    case 'customer.wants_booking':
      // One more, or something else, is another errand.
      if (event.mas === true || event.otroServicio === true) return undefined;
      return (event.detalles.servicio ?? servicio) === servicio ? targetOf(event.detalles) : undefined;
    default:
      return undefined;
  }
}

/** "Sí, el miércoles a las 10", once more: it is being done. */
function saysWhatIsDone(wish: Detalles, slot: Slot | null, { world: { tenant } }: MachineEvent): boolean {
  if (slot === null) return false;
  const done: Detalles = { ...whenOf(slot, tenant.timeZone), ...whoOf(slot) };
  const told = Object.entries(wish).filter(([what]) => what !== 'hora_candidatas') as [keyof Detalles, unknown][];
  return told.length > 0 && told.every(([what, value]) => done[what] === value);
}

/** What was being done could not be: the hour that was wished for instead, if one was, is looked for. */
export function withLater({ detalles, luego = {} }: { detalles: Detalles; luego?: Detalles | undefined }) {
  return { detalles: mergeDetalles(detalles, luego), luego: undefined };
}

/** What was kept, once it is known what it can be wished of: the appointment as it stands, or one anew where it is gone. */
export function laterFlow(event: MachineEvent): LaterFlow | undefined {
  if (event.type !== 'flow.ended' || event.luego === undefined) return undefined;
  const { luego: detalles, outcome, appointmentId, left } = event;
  if (outcome === 'cancelado') return { machine: 'agenda', input: { detalles: { ...left?.detalles, ...detalles } } };
  if (appointmentId === undefined || (outcome !== 'reservado' && outcome !== 'movido')) return undefined;
  return { machine: 'reprogramacion', input: { appointmentId, detalles } };
}

interface LaterFlow {
  readonly machine: 'agenda' | 'reprogramacion';
  readonly input: FlowInput;
}
