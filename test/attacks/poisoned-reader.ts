/** Stands in for the offline reader in a server under test (`poison.ts`): some words do to it what a bug would. */
import { createOfflineUnderstanding as createReal } from '../../src/agents/offline/index.ts';
import type { Understanding } from '../../src/ports.ts';

const DEEDS: Readonly<Record<string, () => void>> = {
  throws: () => {
    throw new Error('a bug');
  },
  exits: () => process.exit(7),
  loops: () => {
    for (;;);
  },
  fills: () => {
    const all: unknown[] = [];
    for (;;) all.push(new Array(100_000).fill(all.length));
  },
};

export function createOfflineUnderstanding(): Understanding {
  const real = createReal();
  return {
    understand: (request) => {
      for (const { content } of request.messages) {
        const deed = content.type === 'text' ? /^veneno (\w+)/.exec(content.text)?.[1] : undefined;
        DEEDS[deed ?? '']?.();
      }
      return real.understand(request);
    },
  };
}
