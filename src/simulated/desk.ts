import type { ConversationId, Handoff } from '../domain.ts';
import type { DeskPort } from '../ports.ts';

/** Beyond this the oldest are forgotten: a console left running must not grow. */
export const HANDOFFS_KEPT_MAX = 1_000;

export interface SimulatedHandoff {
  readonly key: string;
  readonly tenant: string;
  readonly conversation: ConversationId;
  readonly handoff: Handoff;
  readonly note: string;
}
export interface SimulatedDesk extends DeskPort {
  /** What was handed over, in order, the newest HANDOFFS_KEPT_MAX. */
  handoffs(): readonly SimulatedHandoff[];
}
export interface SimulatedDeskOptions {
  /** Called before each handoff is taken: what it throws, `open` rejects with. Absent = the desk never fails. */
  readonly fault?: () => void | Promise<void>;
}

/** A desk without Chatwoot: handoffs stay in memory, for the console and the dialogue runner to show. */
export function createSimulatedDesk({ fault }: SimulatedDeskOptions = {}): SimulatedDesk {
  const taken = new Map<string, SimulatedHandoff>();
  return {
    async open({ tenant, conversation, handoff, note, key }) {
      await fault?.();
      // The first one stays: a retry of the same effect is the same handoff.
      if (taken.has(key)) return;
      taken.set(key, { key, tenant: tenant.id, conversation, handoff, note });
      const [oldest] = taken.keys();
      if (taken.size > HANDOFFS_KEPT_MAX && oldest !== undefined) taken.delete(oldest);
    },
    handoffs: () => [...taken.values()],
  };
}
