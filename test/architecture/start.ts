/** What a start reads before the server listens: all that is imported by value, and by what that imports. */
import path from 'node:path';
import ts from 'typescript';
import type { Source } from './source.ts';

/** Packages, modules of Node and files of ours that are reached from these files without an `import()`. */
export function readAtStart(sources: readonly Source[], from: readonly string[]): ReadonlySet<string> {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const outside = new Set<string>();
  const seen = new Set<string>();
  const left = [...from];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = byPath.get(file);
    if (source === undefined) throw new Error(`${file} is not there`);
    for (const specifier of source.tree.statements.flatMap(importedByValue)) {
      const target = path.posix.join(path.posix.dirname(file), specifier);
      if (!specifier.startsWith('.')) outside.add(specifier);
      else if (target.endsWith('.ts')) left.push(target);
    }
  }
  return outside.union(seen);
}

export function importedByValue(node: ts.Statement): string[] {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return [];
  const typeOnly = ts.isImportDeclaration(node)
    ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    : node.isTypeOnly;
  const { moduleSpecifier } = node;
  return !typeOnly && moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier)
    ? [moduleSpecifier.text]
    : [];
}
