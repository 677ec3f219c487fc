import { createHash } from 'node:crypto';
import type { InboundContent, Tenant } from '../../domain.ts';
import { systemRandom } from '../../io/random.ts';
import type { Clock, Store } from '../../ports.ts';
import type { Terminal } from '../args.ts';
import { PAYMENT_STATUSES } from '../dialogues/format.ts';
import { factOf } from '../dialogues/payment.ts';
import { createRig, type Rig, type RigModel } from '../rig.ts';
import { lastOffer, reasonLines, shownLines, stateLines, tableLines } from './show.ts';

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
  /** Absent: offline. */
  readonly model?: RigModel;
}

const HELP = [
  '/tap N    toca la fila o el botón N de la última lista',
  '/as NAME  escribe otra persona, con ese nombre de perfil',
  '/pay      paga el último link; /pay rejected, el pago no pasa',
  '/audio X  manda una nota de voz que dice X, o que nadie puede oír',
  '/photo X  manda una foto con el texto X, o sin él',
  '/state    los flujos abiertos y lo que saben',
  '/why      cómo se leyó lo último, y qué se decidió',
  '/db       qué hay guardado',
  '/clear    empieza de nuevo, con otro número de teléfono',
  '/quit     termina (también /exit, /q)',
] as const;

interface Speaker {
  readonly rig: Rig;
  /** How many of the messages on the phone, and of our own faults, are printed. */
  printed: number;
  complained: number;
}

/** A chat while it runs. */
interface Talk extends SessionOptions {
  /** By era and name. */
  readonly speakers: Map<string, Promise<Speaker>>;
  /** Profile name of who speaks now. */
  name: string | undefined;
  /** `/clear` gives the same name another number. */
  era: number;
  current: Speaker | undefined;
}

/** A chat of one or more customers with one business, on one store. Everybody has an engine of their own, as replicas do. */
export function createSession(options: SessionOptions): Session {
  const talk: Talk = { ...options, speakers: new Map(), name: undefined, era: 0, current: undefined };
  return {
    who: () => talk.name ?? 'cliente',
    show: () => show(talk),
    take: async (line) => {
      const [, command, argument = ''] = /^\/(\w+)(?:\s+(.*))?$/.exec(line.trim()) ?? [];
      if (command !== undefined) return obey(talk, command, argument.trim());
      if (line.trim() !== '') await send(talk, { type: 'text', text: line });
      return 'go on';
    },
    close: async () => {
      for (const speaker of await Promise.all(talk.speakers.values())) await speaker.rig.close();
      await options.store.close();
    },
  };
}

async function send(talk: Talk, content: InboundContent): Promise<void> {
  const speaker = await speak(talk);
  speaker.rig.say([content]);
  await settle(talk);
}

/** Until the bot has said all that it has to say; shows it, and what went wrong on our side. */
async function settle(talk: Talk): Promise<void> {
  const speaker = await speak(talk);
  await speaker.rig.rest();
  show(talk);
  const faults = speaker.rig.problems().slice(speaker.complained);
  speaker.complained += faults.length;
  for (const fault of faults) talk.terminal.talk(`! ${fault}`);
}

/** Who speaks now, with an engine from their first word on. */
async function speak(talk: Talk): Promise<Speaker> {
  const key = `${talk.era} ${talk.name ?? ''}`;
  const known = talk.speakers.get(key) ?? openSpeaker(talk, key);
  talk.speakers.set(key, known);
  talk.current = await known;
  return talk.current;
}

function show({ current, terminal }: Talk): number {
  if (!current) return 0;
  const news = current.rig.shown().slice(current.printed);
  current.printed += news.length;
  for (const message of news) for (const line of shownLines(message)) terminal.out(line);
  if (news.some(({ url }) => url !== undefined)) terminal.talk('(aquí el link no lleva a ninguna parte: /pay lo paga)');
  return news.length;
}

/* ── Commands ───────────────────────────────────────────────────────────────────────────────────────────────────── */

const COMMANDS: Readonly<Record<string, (talk: Talk, argument: string) => Promise<void>>> = {
  tap: async (talk, argument) => {
    const offer = lastOffer((await speak(talk)).rig.shown());
    const choice = offer?.choices[Number(argument) - 1];
    if (choice) return send(talk, { type: 'tap', id: choice.id, title: choice.title });
    const range = offer ? `un número de 1 a ${offer.choices.length}` : 'primero hace falta una lista o botones';
    talk.terminal.talk(`/tap N: ${range}`);
  },
  as: async (talk, argument) => {
    talk.name = argument === '' ? undefined : argument;
    await speak(talk);
    talk.terminal.talk(talk.name === undefined ? 'escribe alguien sin nombre de perfil' : `escribe ${talk.name}`);
  },
  clear: async (talk) => {
    talk.era += 1;
    await speak(talk);
    talk.terminal.talk('conversación nueva');
  },
  pay: async (talk, argument) => {
    const { rig } = await speak(talk);
    const status = PAYMENT_STATUSES.find((known) => known === (argument === '' ? 'approved' : argument));
    const { orders } = await rig.store.load(rig.conversation, 0);
    const fact =
      status && factOf({ order: 'last', status }, { tenant: rig.tenant, orders, known: rig.payments.known() });
    if (fact === undefined) talk.terminal.talk(`/pay: sin nada detrás, o ${PAYMENT_STATUSES.join(', ')}`);
    else if ('problem' in fact) talk.terminal.talk('/pay: primero hace falta un link de pago');
    else {
      rig.pay(fact);
      await settle(talk);
    }
  },
  audio: async (talk, words) => {
    const { rig } = await speak(talk);
    if (words !== '') rig.shows('nota-de-voz', { transcript: words });
    await send(talk, { type: 'audio', mediaId: words === '' ? 'sin-voz' : 'nota-de-voz' });
  },
  photo: (talk, caption) => send(talk, { type: 'image', mediaId: 'foto', ...(caption === '' ? {} : { caption }) }),
  state: async (talk) => {
    for (const line of await stateLines((await speak(talk)).rig)) talk.terminal.out(line);
  },
  why: async (talk) => {
    for (const line of await reasonLines((await speak(talk)).rig)) talk.terminal.out(line);
  },
  db: async (talk) => {
    for (const line of await tableLines((await speak(talk)).rig)) talk.terminal.out(line);
  },
  help: ({ terminal }) => {
    for (const line of HELP) terminal.talk(line);
    return Promise.resolve();
  },
};

async function obey(talk: Talk, command: string, argument: string): Promise<'quit' | 'go on'> {
  if (['quit', 'exit', 'q'].includes(command)) return 'quit';
  const obeyed = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (obeyed) await obeyed(talk, argument);
  else talk.terminal.talk(`/${command} no existe. ${HELP.map((line) => line.split(' ')[0] ?? '').join(' ')}`);
  return 'go on';
}

/** The store stays open for the others; the engine sweeps, so that nudges and reminders come by themselves. */
async function openSpeaker({ tenants, tenant, clock, store, name, model }: Talk, key: string): Promise<Speaker> {
  const rig = await createRig({
    tenants,
    tenant,
    clock,
    store: { ...store, close: () => Promise.resolve() },
    random: systemRandom(),
    customer: { waId: numberOf(key), ...(name === undefined ? {} : { name }) },
    ...(model === undefined ? {} : { model }),
    settings: { quietMs: 0, maxMs: 0 },
  });
  rig.engine.start();
  return { rig, printed: 0, complained: 0 };
}

/** The same person has the same number tomorrow. */
function numberOf(key: string): string {
  const digest = createHash('sha256').update(key).digest();
  return `54911${String(digest.readUInt32BE(0) % 100_000_000).padStart(8, '0')}`;
}
