/**
 * `npm run bench`: looks at the options, then hands over to `bench/bench.ts`, which reads the same ones. A benchmark that
 * starts with a misspelt option, or with `NaN` conversations, costs minutes and measures nothing.
 */
import { EXIT, UsageError, mainCommand, wholeNumber } from '../src/cli/args.ts';

await mainCommand(
  {
    name: 'npm run bench',
    does: 'Mide este servidor junto a un mínimo desnudo, con el mismo trabajo y en una sola corrida. Tarda minutos.',
    usage: '[-- --store sqlite|firestore --conversations N --idle N --long N --json]',
    examples: [
      'npm run bench',
      'npm run bench -- --conversations 200 --idle 1000 --long 1000   (más corto)',
      'npm run bench -- --store firestore   (en el emulador, cuatro minutos)',
    ],
    options: {
      conversations: { type: 'string' },
      idle: { type: 'string' },
      long: { type: 'string' },
      json: { type: 'boolean' },
      store: { type: 'string' },
    },
    positionals: false,
  },
  async ({ values: { store, conversations, idle, long } }) => {
    if (store !== undefined && !['sqlite', 'firestore'].includes(store)) {
      throw new UsageError(`--store ${store} no existe; vale sqlite o firestore`);
    }
    for (const [name, text] of Object.entries({ conversations, idle, long })) {
      if (text !== undefined) wholeNumber(`--${name}`, text);
    }
    await import('../bench/bench.ts');
    return EXIT.ok;
  },
);
