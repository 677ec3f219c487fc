import type { Parts } from '../conversation/parts.ts';

export type Agents = Pick<Parts, 'understanding' | 'reword'>;

/** Who reads and writes, as long as nobody has written: half of all files, and the port need not wait for them. */
export interface LateAgents extends Agents {
  /** Loads them now. A message that comes meanwhile is stored, acknowledged, and read a moment later. Rejects when they cannot be. */
  prepare(): Promise<void>;
}

/** `writes`: some of what is said is put in other words by a model. */
export function lateAgents(load: () => Promise<Agents>, { writes }: { readonly writes: boolean }): LateAgents {
  let loaded: Promise<Agents> | undefined;
  const agents = () => (loaded ??= load());
  return {
    prepare: async () => {
      await agents();
    },
    understanding: { understand: async (request) => (await agents()).understanding.understand(request) },
    ...(writes && {
      reword: async (...[copy, message, context]) =>
        (await (await agents()).reword?.(copy, message, context)) ?? { message, calls: [] },
    }),
  };
}
