/** `node --import` this: the server gets `poisoned-reader.ts` wherever it asks for the offline reader. */
import { registerHooks } from 'node:module';

const READER = '/src/agents/offline/index.ts';
const POISONED = new URL('./poisoned-reader.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    return found.url.endsWith(READER) && context.parentURL !== POISONED ? { ...found, url: POISONED } : found;
  },
});
