import type { UpNext } from '../domain.ts';
import { contextOf, type LiveFrame } from './frame.ts';
import type { Stack } from './live.ts';

/** The errands of one message that wait for their turn, and how the next of them is announced. Pure; only `stack*.ts` ask. */

/** How the flow that goes on is spoken of, where it was never asked about; undefined: it was, and goes on where it was. */
export function upNext(frame: LiveFrame | undefined): UpNext | undefined {
  if (frame?.waits !== true) return undefined;
  const { detalles, cita, item } = contextOf(frame);
  const mine = typeof cita === 'object' ? cita?.serviceId : undefined;
  switch (frame.definition.name) {
    case 'reprogramacion':
      return { change: 'mover', ...ofService(mine) };
    case 'cancelacion':
      return { change: 'cancelar', ...ofService(mine) };
    case 'pagos':
      return { change: 'pagar', ...ofService(item?.serviceId) };
    default:
      return { ...ofService(detalles?.servicio), ...(detalles?.para && { guest: detalles.para }) };
  }
}

function ofService(serviceId: string | undefined): { serviceId?: string } {
  return serviceId === undefined ? {} : { serviceId };
}

/** Whatever is on top is asked about, however it came there. */
export function noneOnTopWaits({ frames }: Pick<Stack, 'frames'>): readonly LiveFrame[] {
  return frames.map((frame, i) => (i === frames.length - 1 ? asked(frame) : frame));
}

function asked({ waits: _, ...frame }: LiveFrame): LiveFrame {
  return frame;
}
