/**
 * The version of Turno after this one, as a developer would make it: a copy of the source in which the machine that books
 * has a field renamed, one added, a version more and the migration for both. Fails loudly where the edit finds no place.
 */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './server.ts';

interface Edit {
  readonly file: string;
  readonly from: RegExp;
  readonly to: string;
}

const EDITS: readonly Edit[] = [
  {
    file: 'agenda-facts.ts',
    from: /^ {2}relaxed: z\.boolean\(\),$/m,
    to: '  nearest: z.boolean(),\n  madeBy: z.string(),',
  },
  { file: 'agenda-facts.ts', from: /^ {2}relaxed: false,$/m, to: "  nearest: false,\n  madeBy: 'next'," },
  { file: 'agenda-list.ts', from: /\brelaxed: event\.relaxed\b/, to: 'nearest: event.relaxed' },
  { file: 'agenda-words.ts', from: /\brelaxed: c\.relaxed\b/, to: 'relaxed: c.nearest' },
];

/** One line of the registry: the version that is published, and its migrations. */
const REGISTERED = /(name: 'agenda', machine: agenda, version: )(\d+)(, context: agendaContext, migrations: \{)/;

/** Writes it into this folder; gives the program to start. */
export function nextVersion(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of ['src', 'fixtures/tenants', 'package.json']) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const machines = join(folder, 'src/machines');
  for (const edit of EDITS) change(join(machines, edit.file), edit.from, () => edit.to);
  change(join(machines, 'registry.ts'), REGISTERED, (_, head = '', version = '', tail = '') => {
    const lift = `({ value, context }) => {
      const { relaxed, ...rest } = context as Record<string, unknown>;
      return { value, context: { ...rest, nearest: relaxed, madeBy: 'before' } };
    }`;
    return `${head}${Number(version) + 1}${tail} ${version}: ${lift},`;
  });
  return join(folder, 'src/main.ts');
}

function change(file: string, from: RegExp, to: (...groups: string[]) => string): void {
  const text = readFileSync(file, 'utf8');
  if (!from.test(text)) throw new Error(`${file} has no ${from}: the next version of the tests must be edited anew`);
  writeFileSync(file, text.replace(from, to));
}
