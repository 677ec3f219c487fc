/** In a thread of its own, in which nothing is loaded yet: every pattern that is built while the reader is loaded. */
import { parentPort } from 'node:worker_threads';
import type { Pattern } from './built.ts';

const built: Pattern[] = [];
const original = globalThis.RegExp;
globalThis.RegExp = new Proxy(original, {
  construct(target, given: ConstructorParameters<RegExpConstructor>) {
    const made = new target(...given);
    built.push({ source: made.source, flags: made.flags });
    return made;
  },
});
await import('../../src/agents/offline/index.ts');
globalThis.RegExp = original;
parentPort?.postMessage(built);
