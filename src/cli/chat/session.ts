import { createHash } from 'node:crypto';
import type { Tenant } from '../../domain.ts';
import type { Clock, Store } from '../../ports.ts';
import type { Terminal } from '../args.ts';
import { createRig, type Rig } from '../rig.ts';
import { lastOffer, shownLines, stateLines, tableLines } from './show.ts';

export interface Session {
  /** One line of the customer, or a command; resolves when it is answered. */
  take(line: string): Promise<'quit' | 'go on'>;
  /** Prints what came since; how many messages. */
  show(): number;
  /** Who is speaking, for a prompt. */
  who(): string;
  close(): Promise<void>;
}

export interface SessionOptions {
  readonly tenants: readonly Tenant[];
  readonly tenant: Tenant;
  readonly clock: Clock;
  /** Closed with the session. */
  readonly store: Store;
  readonly terminal: Pick<Terminal, 'out' | 'talk'>;
}

const HELP = [
  '/tap N    toca la fila o el botón N de la última lista',
  '/as NAME  escribe otra persona, con ese nombre de perfil',
  '/state    los flujos abiertos y lo que saben',
  '/db       qué hay guardado',
  '/clear    empieza de nuevo, con otro número de teléfono',
  '/quit     termina (también /exit, /q)',
] as const;

interface Speaker {
  readonly name: string | undefined;
  readonly rig: Rig;
  /** How many of the messages on the phone, and of our own faults, are printed. */
  printed: number;
  complained: number;
}

/** A chat of one or more customers with one business, on one store. Everybody has an engine of their own, as replicas do. */
export function createSession(options: SessionOptions): Session {
  const { terminal, store } = options;
  const speakers = new Map<string, Promise<Speaker>>();
  let name: string | undefined;
  /** `/clear` gives the same name another number. */
  let era = 0;
  let current: Speaker | undefined;

  const speak = async (): Promise<Speaker> => {
    const key = `${era} ${name ?? ''}`;
    const known = speakers.get(key) ?? openSpeaker(options, { key, name });
    speakers.set(key, known);
    current = await known;
    return current;
  };
  const show = (): number => {
    if (!current) return 0;
    const news = current.rig.shown().slice(current.printed);
    current.printed += news.length;
    for (const message of news) for (const line of shownLines(message)) terminal.out(line);
    return news.length;
  };
  const finish = async (speaker: Speaker): Promise<void> => {
    await speaker.rig.rest();
    show();
    const faults = speaker.rig.problems().slice(speaker.complained);
    speaker.complained += faults.length;
    for (const fault of faults) terminal.talk(`! ${fault}`);
  };
  const tap = async (argument: string): Promise<void> => {
    const speaker = await speak();
    const offer = lastOffer(speaker.rig.shown());
    const choice = offer?.choices[Number(argument) - 1];
    if (!choice) {
      const range = offer ? `un número de 1 a ${offer.choices.length}` : 'primero hace falta una lista o botones';
      terminal.talk(`/tap N: ${range}`);
      return;
    }
    speaker.rig.say([{ type: 'tap', id: choice.id, title: choice.title }]);
    await finish(speaker);
  };
  const commands: Readonly<Record<string, (argument: string) => Promise<void>>> = {
    tap,
    as: async (argument) => {
      name = argument === '' ? undefined : argument;
      await speak();
      terminal.talk(name === undefined ? 'escribe alguien sin nombre de perfil' : `escribe ${name}`);
    },
    clear: async () => {
      era += 1;
      await speak();
      terminal.talk('conversación nueva');
    },
    state: async () => {
      for (const line of await stateLines((await speak()).rig)) terminal.out(line);
    },
    db: async () => {
      for (const line of await tableLines((await speak()).rig)) terminal.out(line);
    },
    help: () => {
      for (const line of HELP) terminal.talk(line);
      return Promise.resolve();
    },
  };
  return {
    who: () => name ?? 'cliente',
    show,
    take: async (line) => {
      const [, command, argument = ''] = /^\/(\w+)(?:\s+(.*))?$/.exec(line.trim()) ?? [];
      if (command !== undefined) return obey({ commands, terminal }, command, argument.trim());
      if (line.trim() === '') return 'go on';
      const speaker = await speak();
      speaker.rig.say([{ type: 'text', text: line }]);
      await finish(speaker);
      return 'go on';
    },
    close: async () => {
      for (const speaker of await Promise.all(speakers.values())) await speaker.rig.close();
      await store.close();
    },
  };
}

async function obey(
  {
    commands,
    terminal,
  }: { commands: Readonly<Record<string, (argument: string) => Promise<void>>> } & Pick<SessionOptions, 'terminal'>,
  command: string,
  argument: string,
): Promise<'quit' | 'go on'> {
  if (['quit', 'exit', 'q'].includes(command)) return 'quit';
  const obeyed = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (obeyed) await obeyed(argument);
  else terminal.talk(`/${command} no existe. ${HELP.map((line) => line.split(' ')[0] ?? '').join(' ')}`);
  return 'go on';
}

/** The store stays open for the others; the engine sweeps, so that nudges and reminders come by themselves. */
async function openSpeaker(
  { tenants, tenant, clock, store }: SessionOptions,
  { key, name }: { key: string; name: string | undefined },
): Promise<Speaker> {
  const rig = await createRig({
    tenants,
    tenant,
    clock,
    store: { ...store, close: () => Promise.resolve() },
    customer: { waId: numberOf(key), ...(name === undefined ? {} : { name }) },
    settings: { quietMs: 0, maxMs: 0 },
  });
  rig.engine.start();
  return { name, rig, printed: 0, complained: 0 };
}

/** The same person has the same number tomorrow. */
function numberOf(key: string): string {
  const digest = createHash('sha256').update(key).digest();
  return `54911${String(digest.readUInt32BE(0) % 100_000_000).padStart(8, '0')}`;
}
