import { z } from 'zod';
import { startText, type Said, type Slot, type World } from '../domain.ts';
import { serviceOf } from './kit.ts';

/**
 * The hour and the place of a question, as they were read. The file's time zone, or a branch's address, may change before
 * the yes: then the same slot is another hour, or another place, and the yes was not to that (must-hold 31). Pure.
 */
export const saidSchema: z.ZodType<Said> = z.object({ when: z.string(), where: z.string().exactOptional() });

/** As it would be read now. */
export function saidOf(slot: Slot, serviceId: string | undefined, world: World): Said {
  const { tenant } = world;
  const when = startText(slot, tenant.timeZone);
  const branch = tenant.branches.find(({ id }) => id === slot.branchId);
  if (branch === undefined || serviceOf(world, serviceId)?.modality === 'virtual') return { when };
  return { when, where: [branch.name, ...(branch.address === undefined ? [] : [branch.address])].join(', ') };
}

/** What was read is what would be read now; of what older code has asked nobody knows. */
export function isAsSaid(asked: Said | undefined, now: Said | undefined): boolean {
  return asked === undefined || (asked.when === now?.when && asked.where === now.where);
}
