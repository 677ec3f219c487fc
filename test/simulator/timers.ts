/** E3: many timers over sixty days, set, cancelled and set anew, on an engine that is killed and started again. */
import type { ConversationId } from '../../src/domain.ts';
import type { Store } from '../../src/ports.ts';
import { createDice } from '../../src/simulator/dice.ts';
import { START, deedOf } from '../../src/simulator/business.ts';
import { conversationOf, openShop, type Shop } from './shop.ts';

const DAY_MS = 86_400_000;
const DAYS = 60;
const CRASHES = 20;
/** Exact with one process (SQLite mode) while it runs; a killed one is started again at once. */
export const LATE_MS_MAX = 2_000;

export interface TimersTold {
  readonly fired: number;
  readonly cancelled: number;
  /** What must not be. */
  readonly wrong: readonly string[];
}
interface TimerSeen {
  readonly dueAt: number;
  end: 'fired' | 'cancelled' | undefined;
}

/** Customers who ask for a person and start flows at any moment of sixty days; some are answered, some go on. */
export async function runTimers(store: Store, customers: number): Promise<TimersTold> {
  const dice = createDice(customers);
  const seen = new Map<string, TimerSeen>();
  const wrong: string[] = [];
  const watched = watchTimers(store, seen, wrong);
  const happenings = planOf(dice, customers);
  let shop = openShop({ store: watched, settings: { sweepEveryMs: DAY_MS } });
  shop.engine.start();
  let starts = 1;
  let message = 0;
  for (const { at, who, text } of happenings) {
    await shop.pass(Math.max(0, at - shop.clock.now()));
    if (who === undefined) {
      await shop.engine.stop();
      const { clock, outside } = shop;
      shop = openShop({ store: watched, clock, outside, by: `p${++starts}`, settings: { sweepEveryMs: DAY_MS } });
      shop.engine.start();
    } else if (text === undefined) await returned(shop, conversationOf(shop.tenant, who), ++message);
    else await shop.say(who, `m${++message}`, text);
  }
  await shop.pass(2 * DAY_MS);
  await shop.engine.stop();
  for (const [name, { end }] of seen) if (end === undefined) wrong.push(`${name} neither fired nor was cancelled`);
  const ends = [...seen.values()].map(({ end }) => end);
  return {
    wrong,
    fired: ends.filter((end) => end === 'fired').length,
    cancelled: ends.filter((end) => end === 'cancelled').length,
  };
}

interface Happening {
  readonly at: number;
  /** Absent: the process dies. */
  readonly who?: string;
  /** Absent: the person gives the conversation back. */
  readonly text?: string;
}

function planOf(dice: ReturnType<typeof createDice>, customers: number): Happening[] {
  const plan: Happening[] = Array.from({ length: CRASHES }, () => ({ at: START + dice.between(0, DAYS * DAY_MS) }));
  for (let i = 0; i < customers; i++) {
    const who = `c${i}`;
    const at = START + dice.between(0, DAYS * DAY_MS);
    if (dice.chance(0.5)) {
      plan.push({ at, who, text: 'persona' });
      if (dice.chance(0.4)) plan.push({ at: at + dice.between(60_000, DAY_MS / 2), who });
    } else {
      plan.push({ at, who, text: 'turno' });
      if (dice.chance(0.5)) plan.push({ at: at + dice.between(1_000, 16_000), who, text: 'quiero un turno corte' });
      if (dice.chance(0.3)) plan.push({ at: at + dice.between(1_000, 30_000), who, text: 'salir' });
    }
  }
  return plan.sort((a, b) => a.at - b.at);
}

function returned({ engine, clock, tenant }: Shop, conversation: ConversationId, n: number): Promise<void> {
  const body = deedOf('person.returned', tenant, conversation);
  return engine.receive([{ conversation, id: `r${n}`, arrivedAt: clock.now(), body }]);
}

function watchTimers(store: Store, seen: Map<string, TimerSeen>, wrong: string[]): Store {
  const set = new Map<string, string>();
  const end = (place: string, how: 'fired' | 'cancelled') => {
    const timer = seen.get(set.get(place) ?? '');
    if (timer !== undefined) timer.end ??= how;
  };
  return {
    ...store,
    receive: async (rows) => {
      const outcome = await store.receive(rows);
      for (const [i, { conversation, body, arrivedAt }] of rows.entries()) {
        if (body.kind !== 'timer') continue;
        const name = `${conversation} ${body.timer} ${body.generation}`;
        const timer = seen.get(name);
        if (timer === undefined) wrong.push(`${name} fired and was never set`);
        else if (outcome[i] === 'seen') continue;
        else if (timer.end === 'fired') wrong.push(`${name} fired twice`);
        else if (arrivedAt < timer.dueAt || arrivedAt > timer.dueAt + LATE_MS_MAX)
          wrong.push(`${name} fired ${arrivedAt - timer.dueAt} ms late`);
        if (timer !== undefined) timer.end ??= 'fired';
      }
      return outcome;
    },
    commit: async (turn) => {
      const outcome = await store.commit(turn);
      if (outcome.outcome !== 'committed') return outcome;
      for (const kind of turn.cancelledTimers) end(`${turn.conversation.id} ${kind}`, 'cancelled');
      for (const { conversation, kind, generation, dueAt } of turn.timers) {
        end(`${conversation} ${kind}`, 'cancelled');
        set.set(`${conversation} ${kind}`, `${conversation} ${kind} ${generation}`);
        seen.set(`${conversation} ${kind} ${generation}`, { dueAt, end: undefined });
      }
      return outcome;
    },
  };
}
