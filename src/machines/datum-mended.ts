import { z } from 'zod';
import { TOPIC_LIFE_MS, type Copy } from '../domain.ts';
import type { MachineEvent } from './kit.ts';
import { asMended } from './name-mended.ts';

/**
 * A datum that was told before is put right (AGENDA-11, CONV-7): kept in the customer's memory and said back. What stands
 * in the diary already stands there under the old name, which only people can change; that is said, too. Pure.
 */

/** `hecho`: it was put right just now; else it was said to be wrong, and the right one is waited for. */
export const datumSchema = z.object({
  campo: z.enum(['email', 'nationalId']),
  hasta: z.number(),
  hecho: z.literal(true).exactOptional(),
});
type Datum = z.infer<typeof datumSchema>;

/** What is said of it; undefined: nothing that was known is put right. */
export function mendedOf(event: MachineEvent): Extract<Copy, { key: 'dato_anotado' | 'nombre_anotado' }> | undefined {
  if (event.type !== 'customer.answers' || event.para !== undefined) return undefined;
  const { field, beside } = event;
  const { contact, flow, appointments } = event.world;
  const value = asMended(event, event.world);
  if (field !== 'name') {
    const known = contact[field];
    const fresh = beside !== true || known !== value;
    return known !== undefined && fresh ? { key: 'dato_anotado', field, value } : undefined;
  }
  if (flow !== undefined || beside === true) return undefined;
  const his = appointments.find(({ guest, customerName }) => guest === undefined && customerName !== undefined);
  const under = his?.customerName;
  return under === undefined || under === value ? undefined : { key: 'nombre_anotado', name: value, under };
}

/** It came with something that is answered, or while something else is asked: a word of it, and no more. */
export function isInPassing(event: MachineEvent): boolean {
  return mendedOf(event) !== undefined && (event.world.flow !== undefined || 'beside' in event);
}

/** "Me equivoqué con el correo": the right one is asked for, unless it was told just now. */
export function saysAmiss(event: MachineEvent, last: Datum | undefined): Datum['campo'] | undefined {
  if (event.type !== 'customer.acknowledges' || event.amiss === undefined || event.world.flow !== undefined)
    return undefined;
  const done = last?.hecho === true && last.campo === event.amiss && last.hasta > event.world.at;
  return done ? undefined : event.amiss;
}

/** What is waited for from now on, or was put right. */
export function datumAfter(event: MachineEvent, last: Datum | undefined): Datum | undefined {
  const hasta = event.world.at + TOPIC_LIFE_MS;
  const campo = saysAmiss(event, last);
  if (campo !== undefined) return { campo, hasta };
  const mended = mendedOf(event);
  const field = mended?.key === 'dato_anotado' ? mended.field : undefined;
  return field === undefined ? last : { campo: field, hasta, hecho: true };
}
