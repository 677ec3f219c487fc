/** Many customers who talk at once to replicas that are disturbed while they do. */
import { tick } from '../e2e/wait.ts';
import { emulatorHost } from '../firestore/kit.ts';
import { startWire, type Wire } from './proxy.ts';
import { inTown, outcomeOf, seeded, talks, type Outcome, type Town } from './town.ts';

/** Disturbs until it is told to stop; how often it did. */
export type Disturbance = (at: { town: Town; wire: Wire; over: () => boolean }) => Promise<number>;

export interface Ordeal {
  readonly replicas: number;
  readonly customers: number;
  /** Of each customer. */
  readonly messages: number;
  /** Customers who talk at the same time; all of them when absent. */
  readonly atOnce?: number;
  readonly disturb?: Disturbance;
  readonly seed?: number;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Endured {
  readonly outcome: Outcome;
  readonly disturbed: number;
  /** From the first message to the last answer, ms. */
  readonly ms: number;
  readonly posted: number;
  readonly log: string;
}

/** The end of what replicas wrote, where something went wrong, characters. */
const LOG_SHOWN = 4_000;

/** Everybody who writes is answered, or this throws; what became of it all is for the caller to judge. */
export async function ordeal(given: Ordeal): Promise<Endured> {
  const { replicas, customers, messages, disturb, seed = 1, env = {}, atOnce = customers } = given;
  const wire = await startWire(emulatorHost ?? '');
  let endured: Endured | undefined;
  try {
    await inTown({ replicas, env, through: wire.host }, async (town) => {
      const dice = seeded(seed);
      const began = performance.now();
      let over = false;
      const disturbing = disturb?.({ town, wire, over: () => over }) ?? Promise.resolve(0);
      const people = Array.from({ length: customers }, (_, n) => town.customer(`Cliente Canaria ${n}`));
      try {
        const waiting = people.values();
        const next = async () => {
          for (const person of waiting) await talks(person, messages, dice);
        };
        await Promise.all(Array.from({ length: atOnce }, next));
      } catch (error) {
        throw new Error(`somebody was not answered; the replicas said:\n${town.output().slice(-LOG_SHOWN)}`, {
          cause: error,
        });
      } finally {
        over = true;
      }
      const ms = performance.now() - began;
      const disturbed = await disturbing;
      await town.rest();
      endured = { outcome: await outcomeOf(town), disturbed, ms, posted: town.posted(), log: town.output() };
    });
  } finally {
    await wire.close();
  }
  if (endured === undefined) throw new Error('The ordeal did not end.');
  return endured;
}

type Where = Parameters<Disturbance>[0];
type Strike = (where: Where, times: number) => Promise<void>;

/** kill -9, and another start at once. */
export const kill: Strike = async ({ town }, times) => {
  const replica = town.replicas[times % town.replicas.length];
  await replica?.kill();
  await replica?.start();
};

/** SIGSTOP for so long, then SIGCONT: it goes on where it stood. */
export const pause =
  (ms: number): Strike =>
  async ({ town }, times) => {
    const replica = town.replicas[times % town.replicas.length];
    replica?.pause();
    await new Promise((resolve) => setTimeout(resolve, ms));
    replica?.resume();
  };

/** Answers of the database are lost: the replicas' connections go deaf, break and come back. */
export const swallow: Strike = ({ wire }) => {
  wire.swallow();
  return Promise.resolve();
};

/** One of these in turn, after every so many messages, and each once at least: the last ones while the rest is done. */
export function disturbing(every: number, ...strikes: readonly Strike[]): Disturbance {
  return async (where) => {
    let times = 0;
    while (!where.over() || times < strikes.length) {
      while (!where.over() && where.town.posted() < (times + 1) * every) await tick();
      if (where.over() && times >= strikes.length) break;
      await strikes[times % strikes.length]?.(where, times);
      times += 1;
    }
    return times;
  };
}
