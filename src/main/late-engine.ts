import type { Engine } from '../conversation.ts';

/** The engine, as long as it is not there yet: three files of four, and the port need not wait for them. */
export interface LateEngine extends Omit<Engine, 'start'> {
  /** Loads it now. Rejects when it cannot be. */
  prepare(): Promise<void>;
}

/**
 * Whoever asks for the engine waits until it is there: a message that comes meanwhile is stored and acknowledged a
 * moment later. One that cannot be loaded acknowledges nothing.
 */
export function lateEngine(load: () => Promise<Engine>): LateEngine {
  let loading: Promise<Engine> | undefined;
  let there: Engine | undefined;
  const engine = () => (loading ??= load().then((loaded) => (there = loaded)));
  return {
    prepare: async () => {
      await engine();
    },
    receive: async (rows) => (await engine()).receive(rows),
    work: async (id) => (await engine()).work(id),
    sweep: async () => (await engine()).sweep(),
    rest: async (ids, until) => (await engine()).rest(ids, until),
    wake: (id) => {
      void engine().then((loaded) => {
        loaded.wake(id);
      }, unheard);
    },
    stop: async () => {
      await loading?.then((loaded) => loaded.stop(), unheard);
    },
    busy: () => there?.busy() ?? 0,
  };
}

/** Whoever prepares it is told. */
function unheard(): void {
  // Nothing was begun.
}
