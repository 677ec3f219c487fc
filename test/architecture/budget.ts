/** Sizes: examples-to-follow.md 2, the better column of each codebase. */
import ts from 'typescript';
import { breach } from './source.ts';
import type { Breach, Source } from './source.ts';

export const BUDGET = {
  fileLinesP90: 250,
  fileLinesMax: 400,
  functionLinesP90: 30,
  functionLinesMax: 70,
  paramsMax: 3,
};

export function fileLines(source: Source): number {
  return source.tree.text.split('\n').length - 1;
}

/** Lines of every function, method, accessor and arrow with a body, from its first to its last. */
export function functionLines(source: Source): number[] {
  return functionsOf(source).map((node) => linesOf(source, node));
}

/** Above 90 of 100 values, this one. */
export function p90(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0;
}

export function oversized(source: Source): Breach[] {
  const lines = fileLines(source);
  const file = lines > BUDGET.fileLinesMax ? [breach(source, source.tree, 'size', `${lines} lines`)] : [];
  const functions = functionsOf(source).flatMap((node) => {
    const length = linesOf(source, node);
    const params = node.parameters.length;
    return [
      ...(length > BUDGET.functionLinesMax ? [breach(source, node, 'size', `a function of ${length} lines`)] : []),
      ...(params > BUDGET.paramsMax ? [breach(source, node, 'size', `a function of ${params} parameters`)] : []),
    ];
  });
  return [...file, ...functions];
}

/** A file that exceeds the budget says why: "Long because …". */
export function unexplained(source: Source): Breach[] {
  const lines = fileLines(source);
  const told = source.tree.text.replace(/\n \* /g, ' ');
  if (lines <= BUDGET.fileLinesP90 || WHY_LONG.test(told)) return [];
  return [breach(source, source.tree, 'size', `${lines} lines, and no "Long because …"`)];
}
const WHY_LONG = /\blong because\b|\bone file, and long\b/i;

function functionsOf(source: Source): ts.FunctionLikeDeclaration[] {
  return source.nodes.filter(
    (node): node is ts.FunctionLikeDeclaration => ts.isFunctionLike(node) && 'body' in node && node.body !== undefined,
  );
}

function linesOf(source: Source, node: ts.Node): number {
  const line = (position: number) => source.tree.getLineAndCharacterOfPosition(position).line;
  return line(node.end) - line(node.getStart(source.tree)) + 1;
}
