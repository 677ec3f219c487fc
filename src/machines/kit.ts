/**
 * Common ground of the machines. `machines/` imports only xstate, zod and the domain; it is imported by
 * `conversation.ts`, the prover and the diagrams. A machine only assigns and emits (law 2).
 */
import { z } from 'zod';
import { DIAS, OPTIONS, RELATIVES } from '../domain.ts';
import type {
  Copy,
  Detalles,
  DomainEvent,
  Effect,
  Emitted,
  FlowOutcome,
  Guest,
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

/** New facts win; an hour replaces what was wished of the hour, a day what was wished of the day (CONV-7). */
export function mergeDetalles(known: Detalles, given: Detalles): Detalles {
  const fresh = given.restricciones_temporales ?? [];
  // "Lo antes posible", and no day: whichever is the soonest, at whatever hour.
  const soonest = fresh.includes('lo_antes_posible') && !speaksOfDay(given);
  const day = soonest || speaksOfDay(given);
  // "El lunes", then "martes o jueves": no longer that Monday, but still the week that was spoken of.
  const weekdays = fresh.some((r) => /^solo_(?!\d)/.test(r));
  const out = known.fecha_deseada !== undefined && rulesOut(fresh, known.fecha_deseada);
  const refused = known.hora_especifica !== undefined && fresh.includes(`excluir_${known.hora_especifica}`);
  const hour =
    soonest || refused || speaksOfHour(given) || fresh.some((r) => /^((despues|antes)_|solo_(\d|fecha_))/.test(r));
  const kept = {
    ...known,
    ...(day || weekdays || out ? { fecha_deseada: undefined } : {}),
    ...(day || (weekdays && !holdsOneOf(known, fresh)) ? { fecha_desde: undefined, fecha_hasta: undefined } : {}),
    ...(day || weekdays || hour ? { fecha_inexistente: undefined } : {}),
    ...(day || hour ? { hora_descartada: undefined } : {}),
    ...(given.servicio === undefined ? {} : { servicios: undefined }),
    ...(hour
      ? {
          hora_especifica: undefined,
          hora_candidatas: undefined,
          hora_desde: undefined,
          hora_hasta: undefined,
          preferencia_horaria: undefined,
        }
      : {}),
  };
  // A new day or hour lifts the old restrictions of its own kind: "solo jueves", then "mejor el viernes".
  const still = (known.restricciones_temporales ?? []).filter(
    (r) =>
      !(given.fecha_deseada !== undefined && rulesOut([r], given.fecha_deseada)) &&
      !((day || weekdays) && /^(solo_(?!\d)|lo_antes)/.test(r)) &&
      !(hour && !refused && /^(despues_|antes_|primera_|ultima_|(solo|excluir)_\d|solo_fecha_)/.test(r)),
  );
  const restricciones = [...new Set([...still, ...fresh])];
  return withoutAbsent({
    ...kept,
    ...given,
    ...withWhom(known, given),
    ...where(known, given),
    para: mergeGuest(known.para, given.para),
    restricciones_temporales: restricciones.length > 0 ? restricciones : undefined,
  });
}

/** "El jueves no puedo", of the very Thursday that was wished for. */
function rulesOut(rules: readonly string[], date: string): boolean {
  const dia = DIAS[Temporal.PlainDate.from(date).dayOfWeek - 1] ?? '';
  return rules.includes(`excluir_fecha_${date}`) || rules.includes(`excluir_${dia}`);
}

/** "Este finde", then "entre semana": no day of it is one of those, and it is spoken of no more. */
function holdsOneOf({ fecha_desde, fecha_hasta }: Detalles, rules: readonly string[]): boolean {
  const named = DIAS.flatMap((dia, i) => (rules.includes(`solo_${dia}`) ? [i + 1] : []));
  if (fecha_desde === undefined || fecha_hasta === undefined || named.length === 0) return true;
  const from = Temporal.PlainDate.from(fecha_desde);
  const days = Math.min(from.until(fecha_hasta).days, DIAS.length - 1);
  return Array.from({ length: days + 1 }, (_, n) => from.add({ days: n }).dayOfWeek).some((day) => named.includes(day));
}

/**
 * Wishes corrected after a time was chosen: what is not spoken of stays as it was chosen ("mejor el viernes": at the same
 * hour). Who rules a day out wants another, and nothing of the choice is kept.
 */
export function correctedDetalles(known: Detalles, given: Detalles, chosen: Detalles | undefined): Detalles {
  const another = given.restricciones_temporales?.some((r) => /^excluir_(?!\d\d:)/.test(r)) ?? false;
  return mergeDetalles(chosen === undefined || another ? known : mergeDetalles(known, chosen), given);
}

/** "Para mi mamá", then "se llama Teresa": one person. Somebody else has another name. */
export function mergeGuest(known: Guest | undefined, given: Guest | undefined): Guest | undefined {
  if (given === undefined) return known;
  const another = given.otra === true || (given.relation !== undefined && given.relation !== known?.relation);
  const { otra, ...who } = another ? given : { ...known, ...given };
  return otra === true && who.name === undefined ? { ...who, otra } : who;
}

/** Who is named is wanted, who is ruled out is not: the later word stands, of each. */
function withWhom(
  known: Detalles,
  given: Detalles,
): Pick<{ [K in keyof Detalles]: Detalles[K] | undefined }, 'profesional' | 'sin_profesionales' | 'con_cualquiera'> {
  const out = [...(known.sin_profesionales ?? []), ...(given.sin_profesionales ?? [])];
  const unwanted = [...new Set(out)].filter((id) => id !== given.profesional);
  const anybody = given.profesional === undefined && (given.con_cualquiera ?? known.con_cualquiera) === true;
  const profesional = given.profesional ?? (given.con_cualquiera ? undefined : known.profesional);
  return {
    profesional: profesional !== undefined && unwanted.includes(profesional) ? undefined : profesional,
    sin_profesionales: unwanted.length > 0 ? unwanted : undefined,
    con_cualquiera: anybody || undefined,
  };
}

/** A branch that is named is the one; "en cualquiera" asks for none. */
function where(known: Detalles, given: Detalles): Partial<Record<'sucursal' | 'en_cualquier_sucursal', undefined>> {
  if (given.sucursal !== undefined) return { en_cualquier_sucursal: undefined };
  return given.en_cualquier_sucursal === true && known.sucursal !== undefined ? { sucursal: undefined } : {};
}

function speaksOfDay(d: Detalles): boolean {
  return [d.fecha_deseada, d.fecha_desde, d.fecha_hasta, d.fecha_inexistente].some((x) => x !== undefined);
}

function speaksOfHour(d: Detalles): boolean {
  return [d.hora_especifica, d.hora_desde, d.hora_hasta, d.preferencia_horaria].some((x) => x !== undefined);
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

/** Types of the events that only a customer causes. */
export function isCustomerEvent(event: { type: DomainEvent['type'] }): boolean {
  return event.type.startsWith('customer.');
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
    en_cualquier_sucursal: z.literal(true),
    para: guestSchema,
    fecha_original: date,
    hora_original: z.string(),
    hora_descartada: z.string(),
    respecto: z
      .object({ misma_hora: z.literal(true), mismo_dia: z.literal(true), minutos: z.number(), dias: z.number() })
      .exactPartial(),
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
    services: z.array(z.object({ id: z.string(), priceMinor: z.number() })),
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
