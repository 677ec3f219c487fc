/** A business that left the tenants file, or whose id was changed there: what it has in the store blocks no hour any more. */
import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import type { NotConnected } from '../config/not-connected.ts';
import { isDemo } from '../domain.ts';
import { systemClock } from '../io/clock.ts';
import type { LeftBehind } from '../ports.ts';
import { firestoreLeftBehind } from './open-firestore.ts';
import { readSqlite } from './open-sqlite.ts';

/** Those with something open: what is over hurts nobody. */
export function leftBehindWarnings(found: readonly LeftBehind[]): NotConnected[] {
  return found
    .filter(({ tenant, appointments, orders }) => !isDemo(tenant) && appointments + orders > 0)
    .map((left) => ({
      what: `${left.tenant} no está en el archivo de negocios, y el almacén tiene de él ${told(left)}: esas citas no ocupan ninguna hora y nadie las ve`,
      fix: `si le cambiaste el id, devuélvele "${left.tenant}" antes de que entren citas con el nuevo (lo guardado va por ese id); si lo quitaste, vuelve a ponerlo hasta que pasen, o avisa a esos clientes`,
    }));
}

function told({ appointments, orders, conversations }: LeftBehind): string {
  return [
    counted(appointments, 'cita por venir', 'citas por venir'),
    counted(orders, 'pago abierto', 'pagos abiertos'),
    counted(conversations, 'conversación', 'conversaciones'),
  ].join(', ');
}

function counted(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** What the store of the settings holds, beside whoever works on it: nothing is made, written or brought up. */
export async function readLeftBehind({
  store,
  tenants,
}: Pick<Config, 'store' | 'tenants'>): Promise<readonly LeftBehind[]> {
  const query = { known: tenants.map(({ id }) => id), now: systemClock().now() };
  if (store.kind === 'firestore') return firestoreLeftBehind(store, query);
  if (store.kind === 'memory' || !existsSync(store.path)) return [];
  const stored = await readSqlite(store.path);
  return stored.leftBehind(query).finally(() => stored.close());
}
