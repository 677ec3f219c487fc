/**
 * `firestore/` is the Firestore store's inside: only `state/firestore.ts`, who moves stores, and tests import it. This file: the client, its
 * limits, and what its refusals mean for the one who runs Turno.
 */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import { StoreUnavailable } from '../../errors.ts';
import type { Clock } from '../../ports.ts';

/** Nobody waits longer for the database, ms: a webhook that is not stored by then is answered 503 and comes again. */
const ANSWER_MS = 10_000;

/** gRPC status codes (https://grpc.io/docs/guides/status-codes). */
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;

/** What a refusal that is nobody's mistake asks of the operator, by gRPC code. */
const ADVICE: ReadonlyMap<number, string> = new Map([
  [1, 'The call was cancelled. It is made again by itself.'],
  [2, 'It answered with an error it does not explain. The call is made again by itself.'],
  [4, 'It did not answer in time. Check the network between this process and the database.'],
  [7, 'It refuses this account: give the service account the role roles/datastore.user.'],
  [8, 'A quota is used up: raise it, or wait until it is renewed.'],
  [13, 'It reports an error of its own. The call is made again by itself.'],
  [14, 'It cannot be reached. Writing resumes by itself when it answers.'],
  [16, 'It does not know this account: check GOOGLE_APPLICATION_CREDENTIALS, or the service account of the service.'],
]);

export interface ClientOptions {
  readonly project: string;
  /** `host:port` of an emulator; absent: Google's. */
  readonly emulatorHost?: string;
}

export interface Client {
  readonly db: Firestore;
  close(): Promise<void>;
}

let clients = 0;

export function connect({ project, emulatorHost }: ClientOptions): Client {
  clients += 1;
  const app = initializeApp({ projectId: project }, `turno-${clients}`);
  const db = initializeFirestore(app, {});
  if (emulatorHost !== undefined) {
    // Naming the universe keeps the client from asking a metadata server that is not there.
    const emulator = { host: emulatorHost, ssl: false, projectId: project, universeDomain: 'googleapis.com' };
    db.settings({ ...emulator, customHeaders: { Authorization: 'Bearer owner' } });
  }
  return {
    db,
    close: async () => {
      await db.terminate();
      await deleteApp(app);
    },
  };
}

/**
 * After this failure to open. A call that was given up is still tried again inside the client; one that is closed under it
 * breaks the whole process. Who could not open ends soon, and the client with it.
 */
export function mayClose(error: unknown): boolean {
  return !(error instanceof StoreUnavailable);
}

/** Somebody else wrote one of the documents first: look again. */
export function isConflict(error: unknown): boolean {
  const code = codeOf(error);
  return code === ALREADY_EXISTS || code === FAILED_PRECONDITION || code === NOT_FOUND || code === ABORTED;
}

/** StoreUnavailable with what to do, for what the database or the way to it refuses; every other error as it is. */
export function unavailable(error: unknown): Error {
  const code = codeOf(error);
  const advice = code === undefined ? undefined : ADVICE.get(code);
  if (advice !== undefined) return new StoreUnavailable(`Firestore: ${advice}`, { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}

/** The client retries for minutes; who waits here does not. The call may still happen: every write can be read back. */
export function inTime<T>(clock: Clock, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.wake(clock.now() + ANSWER_MS, () => {
      reject(new StoreUnavailable(`Firestore: no answer within ${ANSWER_MS} ms. It is asked again by itself.`));
    });
    work
      .then(resolve, (error: unknown) => {
        reject(unavailable(error));
      })
      .finally(cancel);
  });
}

function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : undefined;
}
