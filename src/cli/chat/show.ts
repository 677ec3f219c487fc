import type { Rig, Shown } from '../rig.ts';
import { DAY_MS, type TurnRecord } from '../../domain.ts';

/** How a terminal shows what a phone would. Pure but for reading the store. */

/** The last message with something to tap. */
export function lastOffer(shown: readonly Shown[]): Shown | undefined {
  return shown.findLast(({ choices }) => choices.length > 0);
}

/** The words, then the rows or buttons with their numbers for `/tap N`. */
export function shownLines({ kind, text, choices, button, url }: Shown): string[] {
  const rows = choices.map(({ title, description }, i) => {
    const own = kind === 'buttons' ? `[${title}]` : title;
    return `  ${String(i + 1).padStart(2)}  ${own}${description === undefined ? '' : ` — ${description}`}`;
  });
  const link = url === undefined ? [] : [`  → ${button ?? ''}: ${url}`];
  return [...text.split('\n'), ...rows, ...link, ''];
}

/** Open flows, the top one last, with their contexts. */
export async function stateLines({ store, conversation }: Rig): Promise<string[]> {
  const { conversation: record } = await store.load(conversation, 0);
  if (!record) return ['todavía no hay conversación'];
  return record.frames.flatMap(({ machine, version, snapshot, awaiting }) => [
    `${machine} v${version} · ${snapshot.value}${awaiting === undefined ? '' : ` · espera ${awaiting}`}`,
    ...JSON.stringify(snapshot.context, undefined, 2)
      .split('\n')
      .map((line) => `  ${line}`),
  ]);
}

/**
 * The last turn that a message of the customer's made: who read it as what, where that led, and what was done; and the turns
 * since, of answers, payments and timers: it is by those that it stands where it does.
 */
export async function reasonLines({ store, conversation }: Rig): Promise<string[]> {
  const turns = await store.turns(conversation);
  const at = turns.findLastIndex(({ reading }) => reading !== undefined);
  const last = turns[at];
  const read = last?.reading;
  if (last === undefined || read === undefined)
    return ['todavía no hay nada que leer', ...turns.slice(-TURNS_SHOWN).flatMap(sinceLines)];
  const { by, reader, confidence } = read;
  return [
    `turno ${last.n} · leído por ${by}${reader === undefined ? '' : ` (${reader})`}, seguridad ${confidence.toFixed(2)}`,
    ...last.inputs.map((input) => `  ${JSON.stringify(input)}`),
    ...wayLines(last),
    ...turns
      .slice(at + 1)
      .slice(-TURNS_SHOWN)
      .flatMap(sinceLines),
  ];
}

/** Of those since a message: a day of timers is no page. */
const TURNS_SHOWN = 5;

function sinceLines(turn: TurnRecord): string[] {
  const types = turn.inputs.map(({ type }) => type).join(', ');
  return [`turno ${turn.n} · ${types || '(nada que decidir)'}`, ...wayLines(turn)];
}

function wayLines({ path, effects }: TurnRecord): string[] {
  return [
    `camino   ${path.join(' → ') || '(ninguna máquina lo tomó)'}`,
    `efectos  ${effects.join(', ') || '(ninguno)'}`,
  ];
}

const INBOX_MAX = 1_000;
const MESSAGES_SHOWN = 10;

/** Tables and how many rows they have of this business or, where it says so, of this conversation; the last messages. */
export async function tableLines({ store, conversation, tenant, clock }: Rig): Promise<string[]> {
  const now = clock.now();
  const range = { from: now - DAY_MS, to: now + (tenant.booking.windowDays + 1) * DAY_MS };
  const calendars = tenant.professionals.map(({ id }) => id);
  const [conversations, appointments, claims, loaded, turns, outbox, messages] = await Promise.all([
    store.conversations(tenant.id),
    store.appointments(tenant.id, range),
    store.claims({ tenant: tenant.id, calendars, ...range, at: now }),
    store.load(conversation, INBOX_MAX),
    store.turns(conversation),
    store.outbox(conversation),
    store.messages(conversation, MESSAGES_SHOWN),
  ]);
  const timers = Object.keys(loaded.conversation?.timers ?? {});
  const open = outbox.filter(({ state }) => state !== 'done');
  const row = (table: string, n: number, detail = '') =>
    `${table.padEnd(22)} ${String(n).padStart(5)}${detail === '' ? '' : `  ${detail}`}`;
  return [
    `negocio ${tenant.id}`,
    row('conversations', conversations.length),
    row('appointments', appointments.length, 'en la ventana de reservas'),
    row('slots', claims.length, 'tramos de 5 minutos tomados'),
    `conversación ${conversation}`,
    row('inbox (pendiente)', loaded.inbox.length),
    row('turns', turns.length),
    row('outbox', outbox.length, `${open.length} sin terminar`),
    row('timers', timers.length, timers.join(', ')),
    row('appointments', loaded.appointments.length),
    row('orders', loaded.orders.length, loaded.orders.map(({ status }) => status).join(', ')),
    `últimos mensajes (${messages.length})`,
    ...messages.map(({ role, text }) => `  ${role}: ${text.split('\n')[0] ?? ''}`),
  ];
}
