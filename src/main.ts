/**
 * Composition root and the server's life: configuration → store → engine → HTTP → drain. The only place (with
 * `main/`) that imports everything; nothing imports it. What is rarely needed is imported when it is.
 */
import { enableCompileCache } from 'node:module';

enableCompileCache();
// What this process writes names people and says what they said: it is for nobody else on the machine.
process.umask(0o077);
const startedAt = performance.now();

const { mainCommand, EXIT } = await import('./cli/args.ts');
await mainCommand(
  {
    name: 'npm start',
    does: 'Arranca el servidor. Sin configuración, con el negocio de demostración; las variables están en .env.example.',
    usage: '',
    examples: ['npm start', 'PORT=8080 npm start', 'TENANTS_FILE=./tenants.json npm start'],
    options: {},
    positionals: false,
  },
  async (_args, { env, out }) => {
    const { loadConfig } = await import('./config.ts');
    const { serve } = await import('./main/serve.ts');
    const { banner } = await import('./main/banner.ts');
    const { envFileNotes } = await import('./cli/env-file.ts');
    const config = loadConfig(env);
    const running = await serve({ ...config, notes: [...envFileNotes(config), ...config.notes] });
    // Before it is said: whoever reads it may end us at once.
    onSignals(() => running.stop());
    out(banner(running, performance.now() - startedAt));
    void running.working.catch(async () => {
      await running.stop();
      process.exit(EXIT.failure);
    });
    return EXIT.ok;
  },
);

/** SIGTERM: new work is refused, what is under way is committed or left to the next start, then exit 0 (G2). */
function onSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().finally(() => process.exit(0));
    });
  }
}
