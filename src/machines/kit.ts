/**
 * Common ground of the machines. `machines/` imports only xstate, zod and the domain; it is imported by
 * `conversation.ts`, the prover and the diagrams. A machine only assigns and emits (law 2).
 */
import { z } from 'zod';
import { OPTIONS, RELATIVES } from '../domain.ts';
import type {
  Copy,
  Detalles,
  Effect,
  Emitted,
  FlowOutcome,
  LeftOff,
  Offer,
  Service,
  Stamped,
  World,
} from '../domain.ts';

/** Whom a state waits for: exactly one, on every state that a conversation can rest in. */
export type Waits = 'cliente' | 'servicio' | 'persona';
/** `persona`: people have the conversation, flows above stay silent. */
export type Tag = Waits;

export type MachineEvent = Stamped;
export interface FlowOutput {
  readonly outcome: FlowOutcome;
  /** Whose money a person has to look at. */
  readonly orderId?: string;
  /** What was booked or moved: "la otra" is another one. */
  readonly appointmentId?: string;
  readonly left?: LeftOff;
  /** Wished for of it meanwhile. */
  readonly luego?: Detalles;
  /** A person has to see to it because of its money. */
  readonly money?: true;
  /** The hour that was paid could not be had any more. */
  readonly lost?: true;
  /** As many links as one customer gets in a day were asked for. */
  readonly noLinks?: true;
  /** It was done below what the customer is asked. */
  readonly beneath?: true;
}

interface MachineTypes<Context> {
  readonly context: Context;
  readonly events: MachineEvent;
  readonly emitted: Emitted;
  readonly output: FlowOutput;
  readonly tags: Tag;
}

/** What XState's `setup` infers a machine's types from: it never looks at the value. */
export function typesOf<Context>(): MachineTypes<Context> {
  return {} as MachineTypes<Context>;
}

/** Words owed to the customer, with what they put before them to choose from. */
export function say(copy: Copy, offer?: Offer): Effect {
  return offer === undefined ? { type: 'sendMessage', copy } : { type: 'sendMessage', copy, offer };
}

/** Money never leaves as chatter: said at most once (reliability 2.1). */
export function sayOnce(copy: Copy): Effect {
  return { type: 'sendMessage', copy, once: true };
}

/** exactOptionalPropertyTypes: an absent wish is absent, not undefined. */
export function withoutAbsent(detalles: { [K in keyof Detalles]: Detalles[K] | undefined }): Detalles {
  return detallesSchema.parse(Object.fromEntries(Object.entries(detalles).filter(([, v]) => v !== undefined)));
}

/** Whether two lots of wishes say the same. */
export function sameWishes(a: Detalles, b: Detalles): boolean {
  return JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
}

/** The catalogue's service of this id; ids are stable (must-hold 31). */
export function serviceOf(world: Pick<World, 'tenant'>, id: string | undefined): Service | undefined {
  return id === undefined ? undefined : world.tenant.services.find((s) => s.id === id);
}

/** Whoever and wherever is named does it, and it is given there. */
export function isGivenSo(
  { tenant }: Pick<World, 'tenant'>,
  service: Service,
  { profesional, sucursal }: Pick<Detalles, 'profesional' | 'sucursal'>,
): boolean {
  const performer = tenant.professionals.find(({ id }) => id === profesional);
  const there = sucursal === undefined || service.branchIds.includes(sucursal);
  return there && (performer?.serviceIds.includes(service.id) ?? true);
}

/* ── zod shapes of what machines keep (law 8: contexts are parsed on load) ─────────────────────────────────────── */

const date = z.string();
export const guestSchema = z.object({
  relation: z.enum(RELATIVES).exactOptional(),
  name: z.string().exactOptional(),
  otra: z.literal(true).exactOptional(),
});
export const detallesSchema: z.ZodType<Detalles> = z
  .object({
    fecha_deseada: date,
    fecha_desde: date,
    fecha_hasta: date,
    fecha_inexistente: z.string(),
    hora_especifica: z.string(),
    hora_candidatas: z.array(z.string()),
    hora_desde: z.string(),
    hora_hasta: z.string(),
    preferencia_horaria: z.enum(['mañana', 'tarde', 'noche']),
    restricciones_temporales: z.array(z.string()),
    servicio: z.string(),
    servicios: z.array(z.string()),
    profesional: z.string(),
    sin_profesionales: z.array(z.string()),
    con_cualquiera: z.literal(true),
    sucursal: z.string(),
    sin_sucursales: z.array(z.string()),
    en_cualquier_sucursal: z.literal(true),
    para: guestSchema,
    fecha_original: date,
    hora_original: z.string(),
    profesional_original: z.string(),
    hora_descartada: z.string(),
    por_confirmar: z.literal(true),
    respecto: z
      .object({
        misma_hora: z.literal(true),
        mismo_dia: z.literal(true),
        minutos: z.number(),
        dias: z.number(),
        lado: z.enum(['antes', 'despues']),
      })
      .exactPartial(),
    hasta_incluida: z.literal(true),
    si_no: z.object({
      fecha: date,
      hora: z.string().exactOptional(),
      preferencia: z.enum(['mañana', 'tarde', 'noche']).exactOptional(),
      profesional: z.string().exactOptional(),
    }),
    motivo: z.string(),
  })
  .exactPartial();

export const slotSchema = z.object({ start: z.number(), professionalId: z.string(), branchId: z.string() });

const base = { id: z.string(), page: z.number().int() };
export const offerSchema: z.ZodType<Offer> = z.discriminatedUnion('kind', [
  z.object({
    ...base,
    kind: z.literal('turno'),
    slots: z.array(slotSchema),
    at: z.number().exactOptional(),
    more: z.boolean().exactOptional(),
  }),
  z.object({
    ...base,
    kind: z.literal('servicio'),
    services: z.array(z.object({ id: z.string(), priceMinor: z.number(), currency: z.string().exactOptional() })),
  }),
  z.object({ ...base, kind: z.enum(['categoria', 'sucursal', 'profesional', 'cita']), ids: z.array(z.string()) }),
  z.object({
    ...base,
    kind: z.literal('opcion'),
    options: z.array(z.enum(OPTIONS)),
  }),
]);

/** A yes/no (or other buttons) question of this turn. */
export function options(world: World, ...list: Extract<Offer, { kind: 'opcion' }>['options'][number][]): Offer {
  return { id: world.fresh.offer, page: 0, kind: 'opcion', options: list };
}
