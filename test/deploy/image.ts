/** What `docker build` would make of the Dockerfile, laid out without Docker: its files, its packages, its environment. */
import { cpSync, mkdirSync, readFileSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../e2e/server.ts';

export interface Instruction {
  readonly name: string;
  readonly text: string;
}
export interface Stage {
  readonly from: string;
  readonly name: string | undefined;
  readonly instructions: readonly Instruction[];
}

export function readStages(dockerfile: string): readonly Stage[] {
  const stages: { from: string; name: string | undefined; instructions: Instruction[] }[] = [];
  for (const line of dockerfile.split('\n').filter((one) => /^[A-Z]/.test(one))) {
    const [, name = '', text = ''] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [from = '', , as] = text.split(/\s+/);
      stages.push({ from, name: as, instructions: [] });
    } else stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

/** The arguments of every instruction of this name, in order. */
export function all(stage: Stage, name: string): readonly string[] {
  return stage.instructions.filter((one) => one.name === name).map(({ text }) => text);
}

/** `["node", "src/main.ts"]`: the form that no shell reads. */
export function execForm(text: string | undefined): [string, ...string[]] {
  return JSON.parse(text ?? '[]') as [string, ...string[]];
}

export function environment(stage: Stage): Record<string, string> {
  const pairs = all(stage, 'ENV').flatMap((text) => text.split(/\s+/).map((pair) => pair.split('=')));
  return Object.fromEntries(pairs.map(([name = '', ...value]) => [name, value.join('=')]));
}

/** Whether a path of the project stays out of the build. The last pattern that fits it, or a folder above it, decides. */
export function isIgnored(file: string, dockerignore: string): boolean {
  const lines = dockerignore.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.reduce((ignored, line) => {
    const pattern = line.replace(/^!/, '');
    const fits = pattern === '*' || file === pattern || file.startsWith(`${pattern}/`);
    return fits ? !line.startsWith('!') : ignored;
  }, false);
}

/** Lays the last stage out in a folder: `/app` is the folder itself. */
export function layOut(stages: readonly Stage[], folder: string): void {
  const last = stages.at(-1);
  const dockerignore = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8');
  for (const copy of last === undefined ? [] : all(last, 'COPY')) {
    const words = copy.split(/\s+/);
    const target = path.join(folder, words.at(-1) ?? '');
    if (words[0]?.startsWith('--from=') === true) {
      installed(target);
      continue;
    }
    for (const source of words.slice(0, -1)) {
      const to = copy.endsWith('/') ? path.join(target, path.basename(source)) : target;
      const filter = (file: string) => isWanted(path.relative(ROOT, file), dockerignore);
      cpSync(path.join(ROOT, source), to, { recursive: true, filter });
    }
  }
}

/** A folder is walked when something in it may be wanted. */
function isWanted(file: string, dockerignore: string): boolean {
  return !isIgnored(file, dockerignore) || dockerignore.includes(`\n!${file}/`);
}

/** `npm ci --omit=dev` by the lock file, from the packages that are here: links, to be resolved where they stand. */
function installed(target: string): void {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const here = realpathSync(path.join(ROOT, 'node_modules'));
  const present = new Set(readdirSync(here, { recursive: false, encoding: 'utf8' }));
  for (const [place, { dev }] of Object.entries(packages)) {
    // A package inside of another comes with it.
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1];
    if (name === undefined || dev === true || !present.has(name.split('/')[0] ?? '')) continue;
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    symlinkSync(path.join(here, name), path.join(target, name));
  }
}

/** Makes Node look for a package's own packages where the link stands: the development ones next to its place are not seen. */
export const LINKS_STAY = '--preserve-symlinks --preserve-symlinks-main';
