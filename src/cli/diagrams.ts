import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { diagrams } from '../diagrams/index.ts';
import { EXIT, mainCommand, type ExitCode, type Terminal } from './args.ts';

const FOLDER = new URL('../../docs/machines/', import.meta.url);

const SPEC = {
  name: 'npm run diagrams',
  does: 'Dibuja docs/machines a partir de las máquinas; con --check solo dice qué dibujos ya no son los suyos.',
  usage: '[-- --check]',
  examples: ['npm run diagrams', 'npm run diagrams -- --check'],
  options: { check: { type: 'boolean', default: false } },
  positionals: false,
} as const;

/** Writes the pictures, or with --check says which differ from what stands there (exit 1). */
async function draw({ values }: { values: { check?: boolean } }, { out, talk }: Terminal): Promise<ExitCode> {
  const files = await diagrams();
  const stale = [...files].filter(([name, text]) => standing(name) !== text).map(([name]) => name);
  if (values.check === true) {
    for (const name of stale) out(`docs/machines/${name} no es lo que dicen las máquinas: npm run diagrams`);
    if (stale.length === 0) talk(`${files.size} archivos son lo que dicen las máquinas`);
    return stale.length === 0 ? EXIT.ok : EXIT.failure;
  }
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, text] of files) writeFileSync(new URL(name, FOLDER), text);
  talk(`${files.size} archivos escritos en docs/machines, ${stale.length} cambiados`);
  return EXIT.ok;
}

function standing(name: string): string | undefined {
  try {
    return readFileSync(new URL(name, FOLDER), 'utf8');
  } catch {
    return undefined;
  }
}

await mainCommand(SPEC, draw);
