/** The Firestore store for who starts a program: what refuses it is said in the reader's words. `main` uses it, too. */
import type { Config } from '../config.ts';
import { ConfigError, StoreUnavailable } from '../errors.ts';
import { systemClock } from '../io/clock.ts';
import { systemRandom } from '../io/random.ts';
import type { Store } from '../ports.ts';
import type { PortableStore } from '../state/portable.ts';

export type FirestoreConfig = Extract<Config['store'], { kind: 'firestore' }>;

/** Throws ConfigError where the database cannot serve. */
export async function openFirestore(config: FirestoreConfig): Promise<Store> {
  // Its client takes as long to load as all the rest: only who asks for it pays.
  const { openFirestoreStore } = await import('../state/firestore.ts');
  try {
    return await openFirestoreStore({ ...config, clock: systemClock(), random: systemRandom() });
  } catch (error) {
    throw inWords(error, config);
  }
}

/** The database as rows, for `npm run store`. Throws ConfigError where it cannot serve. */
export async function openFirestoreRows(config: FirestoreConfig): Promise<PortableStore> {
  const { openFirestorePortable } = await import('../state/firestore/portable.ts');
  try {
    return await openFirestorePortable({ ...config, clock: systemClock(), random: systemRandom() });
  } catch (error) {
    throw inWords(error, config);
  }
}

function inWords(error: unknown, { project, emulatorHost }: FirestoreConfig): unknown {
  const where = 'entorno o .env › GOOGLE_CLOUD_PROJECT';
  if (error instanceof ConfigError && error.problems.some(({ code }) => code === 'STORE_TOO_NEW')) {
    const what = `el Firestore de ${project} lo escribió una versión más nueva de Turno`;
    return new ConfigError([
      { code: 'STORE_TOO_NEW', what, where, fix: 'arranca esa versión, o apunta GOOGLE_CLOUD_PROJECT a otro proyecto' },
    ]);
  }
  if (!(error instanceof StoreUnavailable)) return error;
  const place = emulatorHost === undefined ? `el proyecto ${project}` : `el emulador en ${emulatorHost}`;
  const fix =
    emulatorHost === undefined
      ? 'revisa el proyecto, la cuenta (GOOGLE_APPLICATION_CREDENTIALS, rol roles/datastore.user) y la red'
      : 'arráncalo (firebase emulators:start --only firestore) o quita FIRESTORE_EMULATOR_HOST';
  return new ConfigError([{ code: 'CFG-022', what: `no se puede usar ${place}: ${error.message}`, where, fix }]);
}
