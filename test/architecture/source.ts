/** Source files as syntax trees: what the rules of `architecture.test.ts` look at. Only that test imports this folder, and `patterns.test.ts` this file. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface Source {
  /** From the project's root, with slashes: `src/io/http.ts`. */
  readonly path: string;
  readonly tree: ts.SourceFile;
  /** Every node, parents first. */
  readonly nodes: readonly ts.Node[];
}

/** One breach of one rule, at its place. */
export interface Breach {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly what: string;
}

export function sourceOf(file: string, text: string): Source {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return { path: file, tree, nodes: nodesOf(tree) };
}

export function readSources(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .sort()
    .map((file) => sourceOf(file, readFileSync(file, 'utf8')));
}

/** A node and all below it, parents first; tokens and comments left out. */
export function nodesOf(top: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, (child) => {
      visit(child);
    });
  };
  visit(top);
  return found;
}

export function breach(source: Source, node: ts.Node, ...[rule, what]: readonly [rule: string, what: string]): Breach {
  const { line } = source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree));
  return { rule, path: source.path, line: line + 1, what };
}

/** The texts of all comments, each once. */
export function comments(source: Source): { readonly text: string; readonly line: number }[] {
  const { tree } = source;
  const ranges = new Map<number, ts.CommentRange>();
  for (const node of source.nodes) {
    const around = [
      ...(ts.getLeadingCommentRanges(tree.text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(tree.text, node.end) ?? []),
    ];
    for (const range of around) ranges.set(range.pos, range);
  }
  return [...ranges.values()].map(({ pos, end }) => ({
    text: tree.text.slice(pos, end),
    line: tree.getLineAndCharacterOfPosition(pos).line + 1,
  }));
}
