/**
 * `node scripts/measure.ts`: sizes of this code, as `docs/review.md` quotes them. Reads files only. The limits are those of
 * `test/architecture/budget.ts`, which fails where they are broken; this prints how far from them the code is.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { EXIT, mainCommand } from '../src/cli/args.ts';
import { BUDGET, fileLines, functionLines, p90 } from '../test/architecture/budget.ts';
import { comments, readSources, type Source } from '../test/architecture/source.ts';

const DOCUMENTED = ['src/domain', 'src/ports.ts', 'src/machines'];

await mainCommand(
  {
    name: 'node scripts/measure.ts',
    does: 'Mide este código: tamaños, comentarios, pruebas, diálogos. Solo lee archivos.',
    usage: '',
    examples: [],
    options: {},
    positionals: false,
  },
  () => {
    measure(readSources('src'), readSources('test'));
    return Promise.resolve(EXIT.ok);
  },
);

function measure(sources: readonly Source[], tests: readonly Source[]): void {
  out('budget', JSON.stringify(BUDGET));
  print('all of src', sources);
  for (const zone of zones(sources))
    print(
      zone,
      sources.filter((source) => isIn(zone, source)),
    );
  print('all of test', tests);
  escapes(sources);
  testing(sources, tests);
  dialogues();
}

/** One line of figures: median / p90 / max. */
function print(name: string, list: readonly Source[]): void {
  const files = list.map(fileLines);
  const functions = list.flatMap(functionLines);
  const params = list.flatMap(parametersOf);
  const lines = sum(files);
  out(
    name.padEnd(18),
    `files ${list.length}`,
    `lines ${lines}`,
    `file ${spread(files)}`,
    `functions ${functions.length}`,
    `function ${spread(functions)}`,
    `params p90 ${p90(params)} max ${Math.max(0, ...params)}`,
    `comments ${percent(sum(list.map(commentLines)), lines)}`,
    `docblocks ${documentedShare(list)}`,
  );
}

/** Ways out of the type checker in the machines, one by one. */
function escapes(sources: readonly Source[]): void {
  const machines = sources.filter((source) => isIn('src/machines', source));
  const found = { as: 0, '! (non-null)': 0, any: 0, unknown: 0, '?:': 0, null: 0 };
  for (const node of machines.flatMap(({ nodes }) => nodes)) {
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') found.as += 1;
    if (ts.isNonNullExpression(node)) found['! (non-null)'] += 1;
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.any += 1;
    if (node.kind === ts.SyntaxKind.UnknownKeyword) found.unknown += 1;
    if (ts.isPropertySignature(node) && node.questionToken) found['?:'] += 1;
    if (node.kind === ts.SyntaxKind.NullKeyword) found.null += 1;
  }
  out('escapes in src/machines', JSON.stringify(found));
  for (const source of machines) {
    const n = source.nodes.filter((node) => ts.isAsExpression(node) && node.type.getText() !== 'const');
    if (n.length > 0) out(`  as in ${source.path}`, ...n.map((node) => `«${node.getText().replace(/\s+/g, ' ')}»`));
  }
  const assertions = (list: readonly Source[]) =>
    list.flatMap(({ nodes }) => nodes).filter((node) => ts.isAsExpression(node) && node.type.getText() !== 'const')
      .length;
  out('as in all of src', String(assertions(sources)));
  out('non-null in all of src', String(sources.flatMap(({ nodes }) => nodes).filter(ts.isNonNullExpression).length));
}

function testing(sources: readonly Source[], tests: readonly Source[]): void {
  const lines = sum(tests.map(fileLines));
  out('test lines per source line', (lines / sum(sources.map(fileLines))).toFixed(2));
  out('test files', String(tests.filter(({ path: file }) => file.endsWith('.test.ts')).length));
  const calls = tests.flatMap(({ nodes }) => nodes).filter(ts.isCallExpression);
  const runner = (pattern: RegExp) => calls.filter((call) => pattern.test(call.expression.getText())).length;
  out('tests written (it, test; each counts once)', String(runner(/^(it|test)(\.each|\.skipIf|\.runIf)?$/)));
  out('properties (fc.assert)', String(runner(/^fc\.assert$/)));
  out('mocks (vi.mock, vi.fn, vi.spyOn)', String(runner(/^vi\.(mock|fn|spyOn)$/)));
  out('fake timers (vi.useFakeTimers)', String(runner(/^vi\.useFakeTimers$/)));
  const machines = tests.filter(({ path: file }) => file.startsWith('test/machines/'));
  const awaits = machines.flatMap(({ nodes }) => nodes).filter(ts.isAwaitExpression).length;
  out('await in test/machines', String(awaits));
}

function dialogues(): void {
  const root = 'fixtures/dialogues';
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const counts = folders.map(({ name }) => [name, yamlIn(path.join(root, name))] as const);
  out('dialogues', `${sum(counts.map(([, files]) => files.length))} files in ${counts.length} folders`);
  out('  ', counts.map(([name, files]) => `${name} ${files.length}`).join(' · '));
  const flat = counts.flatMap(([, files]) => files.map((file) => readFileSync(file, 'utf8').split('\n').length - 1));
  out('  lines a file', spread(flat));
}

/* ── Counting ───────────────────────────────────────────────────────────────────────────────────────────────────── */

function parametersOf({ nodes }: Source): number[] {
  return nodes.flatMap((node) =>
    ts.isFunctionLike(node) && 'body' in node && node.body !== undefined ? [node.parameters.length] : [],
  );
}

function commentLines(source: Source): number {
  return sum(comments(source).map(({ text }) => text.split('\n').length));
}

/** Exported statements of the vocabulary, the ports and the machines that have a docblock. */
function documentedShare(list: readonly Source[]): string {
  const statements = list
    .filter((source) => DOCUMENTED.some((zone) => isIn(zone, source)))
    .flatMap(({ tree }) => [...tree.statements])
    .filter(
      (statement) => ts.canHaveModifiers(statement) && isExported(statement) && !ts.isExportDeclaration(statement),
    );
  if (statements.length === 0) return '–';
  return percent(
    statements.filter((statement) => ts.getJSDocCommentsAndTags(statement).length > 0).length,
    statements.length,
  );
}

function isExported(statement: ts.HasModifiers): boolean {
  return ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

/** `src/io` holds `src/io/http.ts` and `src/io.ts`. */
function isIn(zone: string, { path: file }: Source): boolean {
  return file === zone || file === `${zone}.ts` || file.startsWith(`${zone}/`);
}

function zones(list: readonly Source[]): string[] {
  return [...new Set(list.map(({ path: file }) => `src/${(file.split('/')[1] ?? '').replace(/\.ts$/, '')}`))].sort();
}

function yamlIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => path.join(folder, name));
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return `${median}/${p90(values)}/${sorted.at(-1) ?? 0}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;
}

function out(...parts: readonly string[]): void {
  process.stdout.write(`${parts.join('  ')}\n`);
}
