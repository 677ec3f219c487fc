/** What the doctor looks at, a list of it: a check never throws, and leaves everything as it was. Long because who adds one reads the others. */
import { constants } from 'node:fs';
import { access, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, connect } from 'node:net';
import path from 'node:path';
import { isSimulated } from '../../config.ts';
import type { Config } from '../../config.ts';
import { channelWarnings, handshake } from '../../config/warnings.ts';
import { neverTrue } from '../../config/never-true.ts';
import { notConnected } from '../../config/not-connected.ts';
import { ConfigError, reasonOf } from '../../errors.ts';
import type { ConfigProblem } from '../../errors.ts';
import { cloudTasksUrl } from '../../io/cloud-tasks.ts';
import { NODE_MAJOR_MIN } from '../args.ts';
import { leftBehindWarnings, readLeftBehind } from '../left-behind.ts';
import { notGivenWarnings, readBookedAhead } from '../not-given.ts';
import { lacksAccount } from '../open-firestore.ts';
import { examineSqlite } from '../open-sqlite.ts';
import { createVerifier, signatureOf } from '../../io/whatsapp/signature.ts';

export interface Finding {
  /** Stable name, for `--json`. */
  readonly check: string;
  /** `none`: nothing to check here, or an advice. */
  readonly result: 'ok' | 'bad' | 'none';
  readonly what: string;
  readonly fix?: string;
}

const ANSWER_TIMEOUT_MS = 5_000;

export function nodeVersion(version: string): Finding {
  const right = Number(version.split('.')[0]) >= NODE_MAJOR_MIN;
  const what = `Node ${version}`;
  if (right) return { check: 'node', result: 'ok', what };
  return {
    check: 'node',
    result: 'bad',
    what,
    fix: `hace falta Node ${NODE_MAJOR_MIN}: usa los comandos npm, que lo traen`,
  };
}

/** Can we listen where the server will? */
export async function portFree(config: Pick<Config, 'host' | 'port' | 'portFixed'>): Promise<Finding> {
  const place = `${config.host}:${config.port}`;
  const code = await new Promise<string | undefined>((resolve) => {
    const server = createServer();
    server.once('error', (error) => {
      resolve(codeOf(error));
    });
    server.listen(config.port, config.host, () => {
      server.close(() => {
        resolve(undefined);
      });
    });
  });
  if (code === undefined) return { check: 'port', result: 'ok', what: `${place} está libre` };
  if (code === 'EADDRINUSE' && (await isTurno(place)))
    return { check: 'port', result: 'ok', what: `en ${place} ya contesta un Turno` };
  const what = `${place} no se puede abrir (${code})`;
  if (code === 'EADDRINUSE' && !config.portFixed) {
    return {
      check: 'port',
      result: 'none',
      what,
      fix: 'al arrancar se toma el siguiente libre; o cierra el otro programa',
    };
  }
  return { check: 'port', result: 'bad', what, fix: 'cierra el otro programa, o cambia PORT o HOST' };
}

/** Its own server is no fault: who asks the doctor beside it has not to stop it. */
async function isTurno(place: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://${place}/version`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    return ((await answer.json()) as { name?: unknown }).name === 'turno';
  } catch {
    return false;
  }
}

/** The store's place can be written, without creating it. */
export async function storeWritable({ store }: Pick<Config, 'store'>): Promise<Finding> {
  const check = 'store';
  if (store.kind === 'memory') {
    return {
      check,
      result: 'none',
      what: 'STORE=memory: todo se pierde al parar',
      fix: 'usa STORE=sqlite para conservar las citas',
    };
  }
  if (store.kind === 'firestore') return firestoreReachable(store);
  if (store.path === ':memory:') {
    const fix = 'pon en SQLITE_PATH la ruta de un archivo para conservar las citas';
    return { check, result: 'none', what: 'SQLITE_PATH=:memory:: todo se pierde al parar', fix };
  }
  const file = path.resolve(store.path);
  const found = await nearestExisting(file);
  try {
    const folder = (await stat(found)).isDirectory();
    // The file itself when it is there; else the folder in which it will be made.
    if (folder === (found === file)) throw Object.assign(new Error(found), { code: folder ? 'EISDIR' : 'ENOTDIR' });
    await access(found, constants.W_OK);
    if (found === file) await examineSqlite(store.path);
    // A right to write is not yet a file: on some systems of files nothing can be made.
    await tryToWrite(found === file ? path.dirname(file) : found);
    return { check, result: 'ok', what: `SQLite puede escribir en ${store.path}` };
  } catch (error) {
    // What no server would start with, in the words of the start.
    if (error instanceof ConfigError && error.problems[0] !== undefined) return refused(error.problems[0]);
    const what = `SQLite no puede escribir en ${store.path} (${codeOf(error)})`;
    return { check, result: 'bad', what, fix: `da permiso de escritura en ${found}, o cambia SQLITE_PATH` };
  }
}

/** Businesses of the store that the tenants file does not know. A store that does not answer has a line already. */
export async function leftBehind(config: Pick<Config, 'store' | 'tenants'>): Promise<Finding[]> {
  const found = await readLeftBehind(config).catch(() => []);
  return leftBehindWarnings(found).map((it): Finding => ({ check: 'left_behind', result: 'bad', ...it }));
}

/** Appointments to come that the tenants file would not give any more. */
export async function notGiven(config: Pick<Config, 'store' | 'tenants'>): Promise<Finding[]> {
  const found = await readBookedAhead(config).catch(() => []);
  return notGivenWarnings(config.tenants, found).map((it): Finding => ({ check: 'not_given', result: 'bad', ...it }));
}

/** Makes a file of its own there, and takes it away. SQLite makes two beside its own. */
async function tryToWrite(folder: string): Promise<void> {
  const probe = await mkdtemp(path.join(folder, '.turno-doctor-'));
  try {
    await writeFile(path.join(probe, 'x'), 'x');
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}

function refused({ code, what, fix }: ConfigProblem): Finding {
  return { check: 'store', result: 'bad', what, fix: `${fix} · docs/errores.md#${code.toLowerCase()}` };
}

async function firestoreReachable(store: Extract<Config['store'], { kind: 'firestore' }>): Promise<Finding> {
  const check = 'store';
  if (store.emulatorHost === undefined) {
    const found = await reach({ check, name: `Firestore (${store.project})`, url: 'https://firestore.googleapis.com' });
    const lacks = found.result === 'bad' ? undefined : await lacksAccount(store);
    return lacks === undefined ? found : refused(lacks);
  }
  const name = `emulador de Firestore en ${store.emulatorHost}`;
  const fix = 'arráncalo (firebase emulators:start --only firestore) o quita FIRESTORE_EMULATOR_HOST';
  const found = await reach({ check, name, url: `http://${store.emulatorHost}` });
  return found.result === 'bad' ? { ...found, fix } : found;
}

async function nearestExisting(file: string): Promise<string> {
  try {
    await access(file);
    return file;
  } catch {
    const parent = path.dirname(file);
    return parent === file ? file : nearestExisting(parent);
  }
}

/** Zones whose rules changed lately: old data would put appointments an hour off. */
const ZONE_FACTS: readonly [zone: string, at: string, offset: string][] = [
  ['America/Mexico_City', '2025-06-15T12:00:00Z', '-06:00'],
  ['America/Argentina/Buenos_Aires', '2025-01-15T12:00:00Z', '-03:00'],
  ['America/Sao_Paulo', '2025-01-15T12:00:00Z', '-03:00'],
  ['America/Asuncion', '2025-07-15T12:00:00Z', '-03:00'],
  ['America/Santiago', '2025-07-15T12:00:00Z', '-04:00'],
];

export function zoneData(offsetAt = systemOffset): Finding {
  const check = 'zones';
  const wrong = ZONE_FACTS.filter(([zone, at, offset]) => offsetAt(zone, at) !== offset).map(([zone]) => zone);
  if (wrong.length === 0) return { check, result: 'ok', what: 'los datos de zonas horarias están al día' };
  return {
    check,
    result: 'bad',
    what: `zonas con reglas viejas: ${wrong.join(', ')}`,
    fix: 'actualiza Node: trae su propia tabla',
  };
}

function systemOffset(zone: string, at: string): string {
  return Temporal.Instant.from(at).toZonedDateTimeISO(zone).offset;
}

/** Our own signing and checking agree, and a changed byte is refused. */
export function signatureSelfTest(): Finding {
  const check = 'signature';
  const secret = 'doctor';
  const raw = Buffer.from('{"prueba":"ñ"}');
  const verify = createVerifier([secret]);
  const header = signatureOf(secret, raw);
  const right = verify(header, raw) === secret && verify(header, Buffer.from('{"prueba":"n"}')) === undefined;
  return right
    ? { check, result: 'ok', what: 'la firma de los webhooks se comprueba bien' }
    : { check, result: 'bad', what: 'la firma de los webhooks no se comprueba bien', fix: 'reinstala: npm ci' };
}

/** Advice for what works without, but not as wanted. */
export function advice(config: Config): Finding[] {
  return [
    ...config.notes.map((it): Finding => ({ check: 'written', result: 'none', ...it })),
    ...handshake(config).map((it): Finding => ({ check: 'handshake', result: 'none', ...it })),
    ...notConnected(config).map((it): Finding => ({ check: 'connected', result: 'none', ...it })),
    ...channelWarnings(config).map((it): Finding => ({ check: 'channels', result: 'none', ...it })),
    ...config.tenants.flatMap(neverTrue).map((it): Finding => ({ check: 'tenants', result: 'none', ...it })),
  ];
}

/** The services that this configuration would call, and no other. */
export function servicesOf(config: Config): { readonly check: string; readonly name: string; readonly url: string }[] {
  const channels = config.tenants.flatMap((tenant) =>
    tenant.channels.filter((channel) => !isSimulated(config, channel)),
  );
  const channel = (provider: string) => channels.some((one) => one.provider === provider);
  const calendar = (provider: string) =>
    config.tenants.some(({ professionals }) => professionals.some((one) => one.calendar.provider === provider));
  const pays = (provider: string) => config.tenants.some(({ payments }) => payments.provider === provider);
  const all: readonly [used: boolean, name: string, url: string | undefined][] = [
    [channel('whatsapp'), 'WhatsApp', config.whatsapp.baseUrl],
    [channel('360dialog'), '360dialog', config.d360.baseUrl],
    [channel('msgio'), 'msgio', config.msgio.baseUrl],
    [config.models.enabled, 'modelos', config.models.baseUrl],
    [calendar('google'), 'Google Calendar', config.google.calendarBaseUrl],
    [calendar('maravia'), 'MaravIA', config.maravia.baseUrl],
    [pays('mercadopago'), 'Mercado Pago', config.mercadopago.baseUrl],
    [pays('stripe'), 'Stripe', config.stripe.baseUrl],
    [config.cloudTasks !== undefined, 'Cloud Tasks', cloudTasksUrl(config.cloudTasks?.emulatorHost)],
  ];
  return all.flatMap(([used, name, url]) => (used && url !== undefined ? [{ check: 'service', name, url }] : []));
}

/** Somebody listens there. No request is made: a credential is not tried, a quota not touched. */
export async function reach(service: { check: string; name: string; url: string }): Promise<Finding> {
  const { check, name } = service;
  const url = new URL(service.url);
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  const code = await new Promise<string | undefined>((resolve) => {
    const socket = connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port, timeout: ANSWER_TIMEOUT_MS });
    const end = (outcome: string | undefined) => {
      socket.destroy();
      resolve(outcome);
    };
    socket.once('connect', () => {
      end(undefined);
    });
    socket.once('timeout', () => {
      end('ETIMEDOUT');
    });
    socket.once('error', (error) => {
      end(codeOf(error));
    });
  });
  if (code === undefined) return { check, result: 'ok', what: `${name} contesta en ${url.host}` };
  const fix = `mira la dirección, la red y el cortafuegos: ${url.origin}`;
  return { check, result: 'bad', what: `${name} no contesta en ${url.host} (${code})`, fix };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : reasonOf(error);
}
