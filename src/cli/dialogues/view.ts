import type { Appointment, Contact, EffectKind, Order, Tenant } from '../../domain.ts';
import { WINDOW_MS } from '../../domain.ts';
import { isHandedOver } from '../../machines/turn.ts';
import type { Deed, Rig, Shown } from '../rig.ts';
import { readable } from '../rig/phone.ts';

/** What can be said of a conversation at rest. */
export interface View {
  readonly state: string;
  readonly handoff: boolean;
  /** This contact's future, live ones. */
  readonly appointments: readonly Appointment[];
  readonly orders: readonly Order[];
  readonly contact: Contact | undefined;
  readonly window: 'open' | 'closed';
  /** Of the whole run. */
  readonly effects: Readonly<Partial<Record<EffectKind, number>>>;
  readonly shown: readonly Shown[];
  /** Turns that consumed messages of the customer. */
  readonly turns: number;
  readonly modelCalls: number;
  readonly deeds: readonly Deed[];
}

/** What an `expect` speaks of: how things were before the last step and how they are. */
export interface Seen {
  readonly before: View;
  readonly after: View;
  readonly said: readonly Shown[];
  /** All that the customer could read since. */
  readonly text: string;
  /** The last list or buttons since. */
  readonly interactive: Shown | undefined;
  readonly tenant: Tenant;
  readonly slotOf: Rig['slotOf'];
  /** The last step brought again what had been delivered before. */
  readonly duplicated: boolean;
}

/** A conversation that has not begun is in the state in which every conversation begins. */
const FIRST_STATE = 'conversando';

/** Reads through the store itself. `messages`: ids of the customer's inbox rows. */
export async function look(rig: Rig, messages: ReadonlySet<string>): Promise<View> {
  const { store, conversation: id, clock } = rig;
  const [{ conversation, appointments, orders }, turns, outbox] = await Promise.all([
    store.load(id, 0),
    store.turns(id),
    store.outbox(id),
  ]);
  const now = clock.now();
  const effects: Partial<Record<EffectKind, number>> = {};
  for (const { kind } of outbox) effects[kind] = (effects[kind] ?? 0) + 1;
  return {
    state: conversation?.frames.at(-1)?.snapshot.value ?? FIRST_STATE,
    handoff: isHandedOver(conversation?.frames ?? []),
    appointments: appointments.filter((a) => a.slot.start > now),
    orders,
    contact: conversation?.contact,
    window: conversation && now - conversation.lastInboundAt < WINDOW_MS ? 'open' : 'closed',
    effects,
    shown: [...rig.shown()],
    turns: turns.filter(({ consumed }) => consumed.some((row) => messages.has(row))).length,
    modelCalls: rig.modelCalls(),
    deeds: [...rig.deeds()],
  };
}

export function seenSince(
  views: { before: View; after: View },
  { tenant, slotOf, duplicated }: Pick<Seen, 'tenant' | 'slotOf' | 'duplicated'>,
): Seen {
  const said = views.after.shown.slice(views.before.shown.length);
  return {
    ...views,
    said,
    text: said.map(readable).join('\n'),
    interactive: said.findLast(({ choices }) => choices.length > 0),
    tenant,
    slotOf,
    duplicated,
  };
}
