/** Appointments to come that the tenants file, as it is today, would not give: whoever changed it has to see to them. */
import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import type { NotConnected } from '../config/not-connected.ts';
import { DAY_MS, civilDayOf, isDemo, isGiven, startText, type Appointment, type Tenant } from '../domain.ts';
import { systemClock } from '../io/clock.ts';
import type { Store } from '../ports.ts';
import { firestoreAppointments } from './open-firestore.ts';
import { readSqlite } from './open-sqlite.ts';

/** A start says so many lines, and how many more there are: one each for a change of the file, not for an appointment. */
const LINES_MAX = 10;
/** Beyond every window in which one can book or move (ms). */
const AHEAD_MS = 400 * DAY_MS;

/** One line for each thing that is not in the file, without a name or a number of a customer. */
export function notGivenWarnings(tenants: readonly Tenant[], booked: readonly Appointment[]): NotConnected[] {
  const lines = tenants
    .filter(({ id }) => !isDemo(id))
    .flatMap((tenant) => {
      const own = booked.filter((one) => one.tenant === tenant.id && one.status === 'booked');
      const why = Map.groupBy(own, (one) => whyNot(tenant, one));
      return [...why].flatMap(([reason, of]) => (reason === undefined ? [] : [lineOf(tenant, reason, of)]));
    });
  const more = lines.length - LINES_MAX;
  if (more <= 0) return lines;
  const rest = {
    what: `y ${more} cosas más como estas en el archivo de negocios`,
    fix: 'arregla las de arriba y mira de nuevo',
  };
  return [...lines.slice(0, LINES_MAX), rest];
}

/** As the end of "… citas por venir …". Undefined: it can take place as it is booked. */
function whyNot(tenant: Tenant, { slot, serviceId, durationMinutes, toldStart }: Appointment): string | undefined {
  const { professionalId, branchId } = slot;
  if (tenant.professionals.every(({ id }) => id !== professionalId))
    return `con "${professionalId}", que ya no está entre sus profesionales: esas horas se pueden reservar otra vez con otro id`;
  if (tenant.branches.every(({ id }) => id !== branchId)) return `en la sucursal "${branchId}", que ya no está`;
  const service = tenant.services.find(({ id }) => id === serviceId);
  if (service === undefined) return `del servicio "${serviceId}", que ya no está`;
  if (toldStart !== undefined && toldStart !== startText(slot, tenant.timeZone))
    return 'que hoy caen a otra hora de reloj que la que se dijo: cambió "timeZone", o las reglas de esa zona';
  if (isGiven(tenant, { ...service, durationMinutes }, slot)) return undefined;
  return `de "${serviceId}" con "${professionalId}" en "${branchId}", cuando hoy está cerrado, fuera de horario o no lo hace ahí`;
}

function lineOf(tenant: Tenant, reason: string, of: readonly Appointment[]): NotConnected {
  const first = Math.min(...of.map(({ slot }) => slot.start));
  const counted = of.length === 1 ? '1 cita por venir' : `${of.length} citas por venir`;
  const day = civilDayOf(first, tenant.timeZone).date;
  return {
    what: `${tenant.id} tiene ${counted} ${reason} (${of.length === 1 ? 'es del' : 'la primera, del'} ${day})`,
    fix: 'si cambiaste un id o el horario sin querer, devuélvelo; si no, mueve o cancela esas citas y avisa a esos clientes: el bot no lo hace',
  };
}

/** What is booked with these businesses from now on. */
export async function bookedAhead(
  store: Pick<Store, 'appointments'>,
  tenants: readonly Tenant[],
  now: number,
): Promise<readonly Appointment[]> {
  const of = await Promise.all(realIds(tenants).map((id) => store.appointments(id, aheadOf(now))));
  return of.flat();
}

function realIds(tenants: readonly Tenant[]): readonly string[] {
  return tenants.map(({ id }) => id).filter((id) => !isDemo(id));
}

function aheadOf(now: number): { from: number; to: number } {
  return { from: now, to: now + AHEAD_MS };
}

/** The same of the store of the settings, beside whoever works on it: nothing is made, written or brought up. */
export async function readBookedAhead({
  store,
  tenants,
}: Pick<Config, 'store' | 'tenants'>): Promise<readonly Appointment[]> {
  const now = systemClock().now();
  if (store.kind === 'firestore') return firestoreAppointments(store, { tenants: realIds(tenants), ...aheadOf(now) });
  if (store.kind === 'memory' || !existsSync(store.path)) return [];
  const stored = await readSqlite(store.path);
  return bookedAhead(stored, tenants, now).finally(() => stored.close());
}
