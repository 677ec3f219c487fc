/** The Firestore store for who starts a program: what refuses it is said in the reader's words. `main` uses it, too. */
import type { Config } from '../config.ts';
import type { Appointment } from '../domain.ts';
import { ConfigError, StoreUnavailable, reasonOf } from '../errors.ts';
import type { ConfigProblem } from '../errors.ts';
import { systemClock } from '../io/clock.ts';
import { whyNoGoogleAccount } from '../io/google-account.ts';
import { systemRandom } from '../io/random.ts';
import type { LeftBehind, Store } from '../ports.ts';
import type { PortableStore } from '../state/portable.ts';

export type FirestoreConfig = Extract<Config['store'], { kind: 'firestore' }>;

/** Throws ConfigError where the database cannot serve. */
export function openFirestore(config: FirestoreConfig): Promise<Store> {
  return reaching(config, async () => {
    const { openFirestoreStore } = await import('../state/firestore.ts');
    return openFirestoreStore({ ...config, clock: systemClock(), random: systemRandom() });
  });
}

/** The database as rows, for `npm run store`. Throws ConfigError where it cannot serve. */
export function openFirestoreRows(config: FirestoreConfig): Promise<PortableStore> {
  return reaching(config, async () => {
    const { openFirestorePortable } = await import('../state/firestore/portable.ts');
    return openFirestorePortable({ ...config, clock: systemClock(), random: systemRandom() });
  });
}

/** A look that makes and brings up nothing. Throws ConfigError where the database does not answer. */
export function firestoreLeftBehind(
  config: FirestoreConfig,
  query: Parameters<Store['leftBehind']>[0],
): Promise<readonly LeftBehind[]> {
  return reaching(config, async () => {
    const { leftBehindIn } = await import('../state/firestore/left.ts');
    return leftBehindIn({ ...config, clock: systemClock() }, query);
  });
}

/** The same look, at the appointments of these businesses. Throws ConfigError where the database does not answer. */
export function firestoreAppointments(
  config: FirestoreConfig,
  query: { readonly tenants: readonly string[]; readonly from: number; readonly to: number },
): Promise<readonly Appointment[]> {
  return reaching(config, async () => {
    const { appointmentsIn } = await import('../state/firestore/left.ts');
    return appointmentsIn({ ...config, clock: systemClock() }, query);
  });
}

/** With an account, and with what refuses it in words. Its client takes as long to load as all the rest: only who asks pays. */
async function reaching<T>(config: FirestoreConfig, open: () => Promise<T>): Promise<T> {
  await needAccount(config);
  try {
    return await open();
  } catch (error) {
    throw inWords(error, config);
  }
}

/** The finding of who asks without opening: undefined where there is an account, or where none is needed. */
export async function lacksAccount({ project, emulatorHost }: FirestoreConfig): Promise<ConfigProblem | undefined> {
  const why = emulatorHost === undefined ? await whyNoGoogleAccount() : undefined;
  if (why === undefined) return undefined;
  return { code: 'CFG-022', what: `no se puede usar el proyecto ${project}: ${why}`, where: WHERE, fix: ACCOUNT };
}

async function needAccount(config: FirestoreConfig): Promise<void> {
  const lacks = await lacksAccount(config);
  if (lacks !== undefined) throw new ConfigError([lacks]);
}

const WHERE = 'entorno o .env › GOOGLE_CLOUD_PROJECT';
const ACCOUNT =
  'pon en GOOGLE_APPLICATION_CREDENTIALS la ruta del JSON de una cuenta de servicio con el rol roles/datastore.user; ' +
  'en Google Cloud basta la cuenta del servicio';
const WAY = 'revisa el proyecto, la cuenta (GOOGLE_APPLICATION_CREDENTIALS, rol roles/datastore.user) y la red';

/** gRPC's codes (https://grpc.io/docs/guides/status-codes) that a start can meet, and what to do. */
const REFUSALS: ReadonlyMap<number, readonly [why: string, fix: string]> = new Map([
  [7, ['no deja entrar a esta cuenta', ACCOUNT]],
  [8, ['se agotó una cuota', 'súbela en Google Cloud › Firestore › Cuotas, o espera a que se renueve']],
  [14, ['no se llega a él', WAY]],
  [16, ['no conoce esta cuenta', ACCOUNT]],
]);

function inWords(error: unknown, { project, emulatorHost }: FirestoreConfig): unknown {
  if (error instanceof ConfigError && error.problems.some(({ code }) => code === 'STORE_TOO_NEW')) {
    const what = `el Firestore de ${project} lo escribió una versión más nueva de Turno`;
    const fix = 'arranca esa versión, o apunta GOOGLE_CLOUD_PROJECT a otro proyecto';
    return new ConfigError([{ code: 'STORE_TOO_NEW', what, where: WHERE, fix }]);
  }
  if (!(error instanceof StoreUnavailable)) return error;
  const [why, way] = refusalOf(error);
  const place = emulatorHost === undefined ? `el proyecto ${project}` : `el emulador en ${emulatorHost}`;
  const fix =
    emulatorHost === undefined
      ? way
      : 'arráncalo (firebase emulators:start --only firestore) o quita FIRESTORE_EMULATOR_HOST';
  return new ConfigError([{ code: 'CFG-022', what: `no se puede usar ${place}: ${why}`, where: WHERE, fix }]);
}

function refusalOf({ cause }: StoreUnavailable): readonly [why: string, fix: string] {
  const told = cause instanceof Error && 'code' in cause ? REFUSALS.get(Number(cause.code)) : undefined;
  if (told !== undefined) return told;
  return [cause === undefined ? 'no contestó a tiempo' : `contestó con un error (${reasonOf(cause)})`, WAY];
}
