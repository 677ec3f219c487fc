/** What a Firestore store holds that the tenants file does not know, for who looks at a start. */
import { isUnsettled, type Appointment } from '../../domain.ts';
import type { Clock, LeftBehind } from '../../ports.ts';
import * as records from '../records.ts';
import { connect, inTime, mayClose, type ClientOptions } from './client.ts';
import { pathsOf, type Paths } from './paths.ts';
import { appointmentsBetween, textOf } from './reads.ts';

/** A business's name costs one read; what is counted is of those alone that nobody knows. */
export async function leftBehind(
  paths: Paths,
  { known, now }: { known: readonly string[]; now: number },
): Promise<LeftBehind[]> {
  const stored = (await paths.db.collection('tenants').listDocuments()).map(({ id }) => id).sort();
  return Promise.all(stored.filter((id) => !known.includes(id)).map((tenant) => heldOf(paths, tenant, now)));
}

async function heldOf(paths: Paths, tenant: string, now: number): Promise<LeftBehind> {
  const [contacts, appointments, orders] = await Promise.all([
    paths.tenant(tenant, 'contacts').where('version', '>', 0).count().get(),
    paths.tenant(tenant, 'appointments').where('start', '>=', now).select('bookedBy').get(),
    paths.tenant(tenant, 'orders').select('record').get(),
  ]);
  return {
    tenant,
    conversations: contacts.data().count,
    appointments: appointments.docs.filter((one) => one.get('bookedBy') !== undefined).length,
    orders: orders.docs.filter((one) => isUnsettled(records.orders.read(textOf(one.data(), 'record')))).length,
  };
}

type LookOptions = ClientOptions & { readonly clock: Clock };

export function leftBehindIn(
  options: LookOptions,
  query: { known: readonly string[]; now: number },
): Promise<LeftBehind[]> {
  return look(options, (paths) => leftBehind(paths, query));
}

/** Of each of these businesses. */
export function appointmentsIn(
  options: LookOptions,
  { tenants, ...range }: { tenants: readonly string[]; from: number; to: number },
): Promise<Appointment[]> {
  return look(options, async (paths) => {
    const of = await Promise.all(tenants.map((tenant) => appointmentsBetween({ paths }, tenant, range)));
    return of.flat();
  });
}

/** For who only looks: the layout stays as it is. Throws StoreUnavailable when the database does not answer. */
async function look<T>(options: LookOptions, at: (paths: Paths) => Promise<T>): Promise<T> {
  const client = connect(options);
  try {
    const found = await inTime(options.clock, at(pathsOf(client.db)));
    await client.close();
    return found;
  } catch (error) {
    if (mayClose(error)) await client.close();
    throw error;
  }
}
