/** The patterns of a project: those that its reader builds when it is loaded, and those that stand between slashes. */
import { once } from 'node:events';
import ts from 'typescript';
import { Worker } from 'node:worker_threads';
import { readSources } from '../architecture/source.ts';

export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** Test files share what they load: only a new thread builds it again, whichever file ran before. */
export async function builtOnLoading(): Promise<readonly Pattern[]> {
  const [built] = (await once(new Worker(new URL('built-worker.ts', import.meta.url)), 'message')) as [
    readonly Pattern[],
  ];
  return built;
}

export function writtenBetweenSlashes(): readonly Pattern[] {
  return readSources('src').flatMap(({ nodes }) =>
    nodes.filter(ts.isRegularExpressionLiteral).map(({ text }) => between(text)),
  );
}

function between(slashes: string): Pattern {
  const end = slashes.lastIndexOf('/');
  return { source: slashes.slice(1, end), flags: slashes.slice(end + 1) };
}
