/** Files that import each other in a ring by value: none of them can be read, or loaded, before the others. */
import path from 'node:path';
import type { Source } from './source.ts';
import { importedByValue } from './start.ts';

/** One ring for each file from which it is closed: `a.ts → b.ts → a.ts`. */
export function rings(sources: readonly Source[]): string[] {
  const imports = new Map(sources.map((source) => [source.path, importsOf(source)]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    const from = way.indexOf(file);
    if (from >= 0) found.push([...way.slice(from), file].join(' → '));
    if (from >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return found;
}

function importsOf({ path: file, tree }: Source): string[] {
  return tree.statements
    .flatMap(importedByValue)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => path.posix.join(path.posix.dirname(file), specifier));
}
