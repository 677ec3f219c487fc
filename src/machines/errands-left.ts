import { z } from 'zod';
import type { World } from '../domain.ts';
import { say, type MachineEvent } from './kit.ts';

/** What reception keeps of the errands that are done and of those that wait. Pure; only `recepcion-setup.ts` asks. */

/** The appointment that was booked or moved last, and until when "la otra" means not this one. */
export const lastSchema = z.object({ cita: z.string(), hasta: z.number() });

/** A booking that waits for the one before it, as it will be spoken of. */
export const nextSchema = z.object({ servicio: z.string().exactOptional(), mas: z.literal(true).exactOptional() });
type Next = z.infer<typeof nextSchema>;

interface Left {
  readonly cita: string | null;
  readonly ultima?: z.infer<typeof lastSchema> | undefined;
  readonly sigue?: readonly Next[] | undefined;
}

/** "Y cancelá la otra", of two, after one of them was booked, moved or picked. */
export function otherThan(world: World, { cita, ultima }: Left): string | null {
  const spokenOf = cita ?? (ultima && ultima.hasta > world.at ? ultima.cita : undefined);
  const others = world.appointments.filter(({ id }) => id !== spokenOf);
  return others.length === 1 && others.length < world.appointments.length ? (others[0]?.id ?? null) : null;
}

/** While a booking is open reception hears of another only as a second errand. */
export function waitsForBooking(event: MachineEvent): Next | undefined {
  const booking = /^AGENDA_(?!REPROGRAMACION|CANCELACION|EJECUTANDO)/.test(event.world.flow ?? '');
  if (!booking || event.type !== 'customer.wants_booking') return undefined;
  const { servicio } = event.detalles;
  return { ...(servicio === undefined ? {} : { servicio }), ...(event.mas ? { mas: true } : {}) };
}

/** The booking that is taken up now; the last that came is the next. */
export function takenUp(event: MachineEvent, { sigue = [] }: Left): Next | undefined {
  const goesOn = event.type === 'flow.ended' && event.machine === 'agenda' && event.next === 'agenda';
  return goesOn ? sigue.at(-1) : undefined;
}

/** None waits any more where no booking goes on. */
export function stillWaiting(event: MachineEvent, { sigue }: Left): Next[] | undefined {
  if (event.type !== 'flow.ended' || event.machine !== 'agenda') return sigue && [...sigue];
  const left = event.next === 'agenda' ? sigue?.slice(0, -1) : undefined;
  return left !== undefined && left.length > 0 ? left : undefined;
}

/** Its service, or that it is one more of the same. */
export function sayOf(key: 'sigue_despues' | 'ahora_sigue', { servicio, mas }: Next): ReturnType<typeof say> {
  return say({ key, ...(servicio === undefined ? {} : { serviceId: servicio }), ...(mas ? { again: true } : {}) });
}
