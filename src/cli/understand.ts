/**
 * `npm run understand`: JSON lines of messages in, JSON lines of what they mean out (public surface). A line that is no
 * request gives `{"id":null,"error"}` and the run goes on.
 */
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { requestSchema, understandLine } from '../agents/offline/request.ts';
import type { Tenant } from '../domain.ts';
import { MACHINES } from '../machines/registry.ts';
import type { Understanding } from '../ports.ts';
import { DEMO_TENANTS_URL, parseTenants, readTenants } from '../tenants.ts';
import { EXIT, UsageError, mainCommand } from './args.ts';
import type { Arguments, CommandSpec, ExitCode, Terminal } from './args.ts';
import { checkMoment, mistakeOf } from './understand/mistakes.ts';
import { agentsWithModel, understandWithModel } from './understand/model.ts';

const OPTIONS = { agents: { type: 'string', default: 'offline' } } as const;

export const understandCommand: CommandSpec<typeof OPTIONS> = {
  name: 'npm run understand',
  does: 'Lee mensajes (líneas JSON por la entrada) y escribe qué quiere decir cada uno (líneas JSON por la salida).',
  usage: '-- [--agents offline|model]',
  examples: [
    `echo '{"id":"1","text":"quiero turno mañana a las 5","state":"none","now":"2026-06-09T09:30:00","timeZone":"America/Lima","locale":"es-PE"}' | npm run --silent understand`,
  ],
  options: OPTIONS,
  positionals: false,
};

/** A tenant by its id in the tenants file, or written out as the file would. */
const lineSchema = requestSchema.extend({
  tenant: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
});

/** What editors, spreadsheets and copied chats leave at the start: marks of byte order, of width and of direction. */
const INVISIBLE_AHEAD = /^[\s\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+/u;

/** One answer a line, in the order of the input. `lines` are the input's. */
export async function understandLines(
  lines: AsyncIterable<string>,
  terminal: Terminal,
  understanding?: Understanding,
): Promise<void> {
  const tenants = tenantFinder(terminal.env['TENANTS_FILE']);
  // The tables are built on first use: that time belongs to no message.
  understandLine({ id: '', text: 'hola, asdf', state: 'none', now: '2026-01-01T00:00', timeZone: 'UTC', locale: 'es' });
  for await (const line of lines) {
    const said = line.replace(INVISIBLE_AHEAD, '').trim();
    if (said !== '') terminal.out(JSON.stringify(await answerTo(said, tenants, understanding)));
  }
}

/** The command: lines of the process's input. Throws a UsageError for agents that there are not. */
export async function understand({ values }: Arguments<typeof OPTIONS>, terminal: Terminal): Promise<ExitCode> {
  if (values.agents !== 'offline' && values.agents !== 'model')
    throw new UsageError(`--agents ${values.agents} no existe; vale offline o model`);
  const agents = values.agents === 'model' ? await agentsWithModel(terminal.env) : undefined;
  if (process.stdin.isTTY) terminal.talk('escribe una línea JSON por mensaje (--help muestra una); Ctrl+D termina');
  try {
    const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
    await understandLines(lines, terminal, agents?.understanding);
  } finally {
    await agents?.close();
  }
  return EXIT.ok;
}

type TenantFinder = (said: string | Readonly<Record<string, unknown>>) => Tenant;

async function answerTo(
  line: string,
  tenantOf: TenantFinder,
  understanding: Understanding | undefined,
): Promise<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(line);
    const { tenant, ...request } = lineSchema.parse(said);
    checkMoment(request);
    const began = performance.now();
    const known = { ...request, state: STATES.has(request.state) ? request.state : 'none' };
    const business = tenant === undefined ? undefined : tenantOf(tenant);
    const answer =
      understanding === undefined
        ? understandLine(known, business === undefined ? {} : { tenant: business })
        : await understandWithModel(known, understanding, business);
    return { id: idOf(said), ...answer, ms: Math.round((performance.now() - began) * 1_000) / 1_000 };
  } catch (error) {
    return { id: null, error: mistakeOf(error, line) };
  }
}

/** As it came, a number as a number: who asked finds the question by it. */
function idOf(said: unknown): unknown {
  return typeof said === 'object' && said !== null && 'id' in said ? said.id : undefined;
}

const STATES: ReadonlySet<string> = new Set(
  Object.values(MACHINES).flatMap(({ machine }) => Object.keys(machine.states)),
);

function tenantFinder(file: string | undefined): TenantFinder {
  let read: readonly Tenant[] | undefined;
  return (said) => {
    if (typeof said !== 'string') {
      const [written] = parseTenants({ tenants: [said] }, 'tenant');
      if (written !== undefined) return written;
    }
    read ??= readTenants(file ?? DEMO_TENANTS_URL);
    const found = read.find((t) => t.id === said);
    if (found === undefined)
      throw new Error(`no hay negocio con id ${JSON.stringify(said)} en ${file ?? 'el archivo de demostración'}`);
    return found;
  };
}

if (import.meta.main) await mainCommand(understandCommand, understand);
