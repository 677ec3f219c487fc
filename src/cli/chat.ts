/**
 * `npm run chat`: talk to the bot as a customer, in the terminal. The engine, the words and the rules are the real ones;
 * WhatsApp, the desk and the payment provider are inside the process, and nothing leaves it but, with `--agents model`,
 * what a model is asked. The bot's words and what `/state` and `/db` show are on stdout, everything else on stderr. With a
 * pipe as input every line is answered in order.
 */
import { createInterface } from 'node:readline';
import { loadConfig, type Config } from '../config.ts';
import type { Tenant } from '../domain.ts';
import { systemClock } from '../io/clock.ts';
import type { Store } from '../ports.ts';
import { createMemoryStore } from '../state/memory.ts';
import { EXIT, existingFile, mainCommand, UsageError } from './args.ts';
import type { Arguments, CommandSpec, ExitCode, Terminal } from './args.ts';
import { ownSqlite } from './open-sqlite.ts';
import { createSession, type Session } from './chat/session.ts';
import type { RigModel } from './rig.ts';

const options = {
  tenants: { type: 'string' },
  tenant: { type: 'string' },
  store: { type: 'string', default: 'memory' },
  agents: { type: 'string', default: 'offline' },
} as const;

export const chatCommand: CommandSpec<typeof options> = {
  name: 'npm run chat',
  does: 'Conversa con el bot como un cliente, en la terminal. /help muestra los comandos.',
  usage: '[-- --tenants ARCHIVO] [--tenant NEGOCIO] [--store memory|sqlite] [--agents offline|model]',
  examples: ['npm run chat', "echo 'quiero una limpieza mañana a la tarde' | npm run chat --silent"],
  options,
  positionals: false,
};

/** How often the terminal looks for words that came by themselves, ms. */
const LOOK_MS = 300;

export async function chat(args: Arguments<typeof options>, terminal: Terminal): Promise<ExitCode> {
  const { values } = args;
  const own = values.tenants === undefined ? {} : { TENANTS_FILE: existingFile('--tenants', values.tenants) };
  const env = { ...terminal.env, ...own };
  const config = loadConfig(env);
  const tenant = tenantOf(config, values.tenant);
  const agents = await agentsOf(values.agents, config);
  const session = createSession({
    tenants: config.tenants,
    tenant,
    clock: systemClock(config.clockStart),
    store: await openStore(values.store, config, terminal),
    terminal,
    ...agents.of,
  });
  const people = process.stdin.isTTY;
  if (people) terminal.talk(`${tenant.businessName} (${tenant.id}). Escribe como un cliente; /help, /quit.`);
  try {
    await converse(session, people);
  } finally {
    await session.close();
    await agents.close();
  }
  return EXIT.ok;
}

async function converse(session: Session, people: boolean): Promise<void> {
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  const prompt = () => {
    if (people) process.stderr.write(`${session.who()}> `);
  };
  const looking = setInterval(() => {
    if (people && session.show() > 0) prompt();
  }, LOOK_MS);
  try {
    prompt();
    for await (const line of lines) {
      if ((await session.take(line)) === 'quit') return;
      prompt();
    }
  } finally {
    clearInterval(looking);
    lines.close();
  }
}

function tenantOf({ tenants }: Config, id: string | undefined): Tenant {
  const found = id === undefined ? tenants[0] : tenants.find((t) => t.id === id);
  if (found) return found;
  throw new UsageError(`--tenant ${String(id)} no existe; vale uno de: ${tenants.map((t) => t.id).join(', ')}`);
}

async function agentsOf(
  name: string,
  config: Config,
): Promise<{ of: { model?: RigModel }; close: () => Promise<void> }> {
  if (name === 'offline') return { of: {}, close: () => Promise.resolve() };
  if (name !== 'model') throw new UsageError(`--agents ${name} no existe; vale offline o model`);
  const { createHttp } = await import('../io/http.ts');
  const { configuredModel } = await import('./rig/model.ts');
  const http = createHttp({ connections: 4 });
  return { of: { model: configuredModel(config, http) }, close: () => http.close() };
}

async function openStore(name: string, config: Config, { talk }: Terminal): Promise<Store> {
  if (name === 'memory') return createMemoryStore();
  if (name !== 'sqlite') throw new UsageError(`--store ${name} no existe; vale memory o sqlite`);
  // Its engine sweeps the file: beside a server it would take the server's work.
  return ownSqlite(config.store.kind === 'sqlite' ? config.store.path : './data/turno.db', talk);
}

if (import.meta.main) await mainCommand(chatCommand, chat);
