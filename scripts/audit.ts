/**
 * `npm run audit`: known holes in what runs in production, high or critical (D9). Not every registry tells of them: one
 * that does not is said in one loud line, and is no failure, since nothing is known of it.
 */
import { spawnSync } from 'node:child_process';
import { EXIT, mainCommand } from '../src/cli/args.ts';
import { verdictOf } from './audit-verdict.ts';

await mainCommand(
  {
    name: 'npm run audit',
    does: 'Busca fallos conocidos, graves o críticos, en las dependencias de producción.',
    usage: '',
    examples: ['npm run audit'],
    options: {},
    positionals: false,
  },
  (_args, { out, talk }) => {
    const asked = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], { encoding: 'utf8' });
    const verdict = verdictOf(asked.stdout);
    (verdict.outcome === 'clean' ? out : talk)(verdict.says);
    return Promise.resolve(verdict.outcome === 'holes' ? EXIT.failure : EXIT.ok);
  },
);
