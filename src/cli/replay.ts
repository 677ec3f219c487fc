import { configurationOf, tenantIdOf, tenantWith, type Tenant, type TurnRecord } from '../domain.ts';
/** `npm run replay`: recorded turns decided again on today's code; exit 1 at the first difference. */
import { existsSync, readFileSync } from 'node:fs';
import { loadConfig, type Config } from '../config.ts';
import { reasonOf } from '../errors.ts';
import { parseRecorded, replay, type Recorded, type Replayed } from '../replay/replay.ts';
import type { Store } from '../ports.ts';
import { withoutMark } from '../config/text.ts';
import { EXIT, UsageError, mainCommand } from './args.ts';
import type { Arguments, CommandSpec, ExitCode, Terminal } from './args.ts';
import { openFirestore } from './open-firestore.ts';
import { readSqlite } from './open-sqlite.ts';

const options = { json: { type: 'boolean' }, export: { type: 'boolean' } } as const;

export const replayCommand: CommandSpec<typeof options> = {
  name: 'npm run replay',
  does: 'Vuelve a decidir los turnos grabados con el código de hoy y se detiene en la primera diferencia.',
  usage: '-- ARCHIVO|CONVERSACIÓN [--json] [--export]',
  examples: [
    'npm run replay -- conversacion.json',
    'npm run replay -- demo-sonrisa.0123456789abcdefghijklmnop',
    'npm run replay -- demo-sonrisa.0123456789abcdefghijklmnop --export > conversacion.json',
  ],
  options,
  positionals: true,
};

export async function replayRecorded(args: Arguments<typeof options>, terminal: Terminal): Promise<ExitCode> {
  const [name, ...more] = args.positionals;
  if (name === undefined || more.length > 0) throw new UsageError('di un archivo o una conversación, y solo uno');
  const recorded = existsSync(name) ? fromFile(name) : await fromStore(name, loadConfig(terminal.env));
  if (args.values.export === true) {
    terminal.out(JSON.stringify(recorded, undefined, 2));
    return EXIT.ok;
  }
  const replayed = replay(recorded);
  if (args.values.json === true)
    terminal.out(JSON.stringify({ ok: replayed.difference === undefined, ...replayed }, undefined, 2));
  else for (const line of linesOf(replayed)) terminal.out(line);
  if (replayed.otherConfiguration.length > 0) {
    terminal.talk(
      `los turnos ${replayed.otherConfiguration.join(', ')} se decidieron con otra configuración del negocio, que no está ` +
        'guardada (son de antes de que se guardara): se usó la de hoy',
    );
  }
  return replayed.difference === undefined ? EXIT.ok : EXIT.failure;
}

function fromFile(path: string): Recorded {
  const read = parseRecorded(jsonOf(path));
  if ('problem' in read)
    throw new UsageError(`${path} no es una conversación exportada {configurations, turns}: ${read.problem}`);
  return read;
}

function jsonOf(path: string): unknown {
  try {
    return JSON.parse(withoutMark(readFileSync(path, 'utf8'))) as unknown;
  } catch (error) {
    const folder = error instanceof Error && 'code' in error && error.code === 'EISDIR';
    throw new UsageError(folder ? `${path} es una carpeta: di un archivo` : `${path} no es JSON: ${reasonOf(error)}`);
  }
}

async function fromStore(conversation: string, config: Config): Promise<Recorded> {
  const id = tenantIdOf(conversation);
  const tenant = config.tenants.find((one) => one.id === id);
  if (tenant === undefined && !isThere(config)) throw unknown(conversation, tenant, []);
  const store = await openStored(config);
  try {
    const turns = await store.turns(conversation);
    const loaded = await store.load(conversation, 0);
    if (!loaded.conversation || turns.length === 0) throw unknown(conversation, tenant, await store.conversations(id));
    const configurations = await configurationsOf(store, id, turns);
    return { ...configurations, ...todays(tenant, turns, configurations), turns, frames: loaded.conversation.frames };
  } finally {
    await store.close();
  }
}

function unknown(conversation: string, tenant: Tenant | undefined, others: readonly string[]): UsageError {
  if (tenant !== undefined || others.length > 0)
    return new UsageError(`el almacén no conoce «${conversation}»; ${known(others)}`);
  return new UsageError(
    `no hay archivo «${conversation}», ni conversación: una se llama <negocio>.<contacto>, con un negocio de TENANTS_FILE`,
  );
}

/** What the turns were decided with, as far as the store has it. */
async function configurationsOf(
  store: Store,
  tenant: string,
  turns: readonly TurnRecord[],
): Promise<{ readonly configurations: readonly Tenant[] }> {
  const versions = [...new Set(turns.map(({ tenantVersion }) => tenantVersion))];
  const found = await Promise.all(versions.map((version) => store.configuration(tenant, version)));
  return { configurations: found.flatMap((one) => (one === undefined ? [] : [tenantWith(one)])) };
}

/** Where a turn's own is not kept: it is of an older Turno. */
function todays(
  tenant: Tenant | undefined,
  turns: readonly TurnRecord[],
  { configurations }: { readonly configurations: readonly Tenant[] },
): { readonly tenant?: Tenant } {
  const kept = new Set(configurations.map(({ version }) => version));
  const lost = turns.filter(({ tenantVersion }) => !kept.has(tenantVersion)).map(({ n }) => n);
  if (lost.length === 0) return {};
  if (tenant !== undefined) return { tenant: tenantWith(configurationOf(tenant, 0)) };
  throw new UsageError(
    `el almacén no guarda con qué configuración se decidieron los turnos ${lost.join(', ')}, y el negocio no está en TENANTS_FILE`,
  );
}

function isThere({ store }: Config): boolean {
  return store.kind === 'firestore' || (store.kind === 'sqlite' && existsSync(store.path));
}

async function openStored(config: Config): Promise<Store> {
  const { store } = config;
  if (store.kind === 'firestore') return openFirestore(store);
  if (store.kind === 'sqlite' && isThere(config)) return readSqlite(store.path);
  throw new UsageError('no hay un almacén con conversaciones: revisa STORE y SQLITE_PATH, o da un archivo');
}

const KNOWN_SHOWN = 5;

function known(conversations: readonly string[]): string {
  const shown = conversations.slice(0, KNOWN_SHOWN).join(', ');
  if (shown === '') return 'de ese negocio no tiene ninguna';
  return `tiene ${shown}${conversations.length > KNOWN_SHOWN ? ` y ${conversations.length - KNOWN_SHOWN} más` : ''}`;
}

function linesOf({ turns, difference }: Replayed): string[] {
  if (difference === undefined) return [`${turns} turnos, sin diferencias`];
  const { turn, what, recorded, now } = difference;
  return [
    `${turns} turnos iguales; diferencia en el turno ${turn} (${what})`,
    `  grabado ${JSON.stringify(recorded)}`,
    `  ahora   ${JSON.stringify(now)}`,
  ];
}

if (import.meta.main) await mainCommand(replayCommand, replayRecorded);
