/** Law 1, who may import whom; law 6, where time, randomness and the environment may be touched. */
import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { breach } from './source.ts';
import type { Breach, Source } from './source.ts';

interface Zone {
  /** Folders and files of `src` that it may import; its own is always allowed. `*`: all but `main`. */
  readonly zones: readonly string[];
  /** Packages from npm. `*`: any. */
  readonly packages: readonly string[];
  readonly node: boolean;
}
const OUTER = { zones: ['domain', 'ports', 'errors'], packages: ['*'], node: true };

/** The import rule of design.md. A zone is a folder of `src` with the file of the same name. */
export const ZONES: Readonly<Record<string, Zone>> = {
  domain: { zones: [], packages: ['zod'], node: false },
  ports: { zones: ['domain'], packages: [], node: false },
  errors: { zones: [], packages: [], node: false },
  machines: { zones: ['domain'], packages: ['xstate', 'zod'], node: false },
  copy: { zones: ['domain', 'ports', 'errors'], packages: [], node: false },
  agents: { zones: ['domain', 'ports', 'errors'], packages: ['zod', 'openai', 'p-retry'], node: false },
  handlers: { zones: ['domain', 'ports', 'errors'], packages: ['zod'], node: true },
  state: OUTER,
  io: OUTER,
  simulated: { ...OUTER, zones: [...OUTER.zones, 'io wire'] },
  conversation: { zones: ['domain', 'ports', 'errors', 'machines/turn.ts'], packages: ['zod'], node: true },
  config: { zones: ['domain', 'errors', 'tenants'], packages: ['zod'], node: true },
  tenants: { zones: ['domain', 'errors', 'config'], packages: ['zod'], node: true },
  app: { zones: ['domain', 'ports', 'errors', 'io'], packages: ['*'], node: true },
  console: { zones: ['domain', 'ports', 'errors', 'app', 'machines'], packages: ['*'], node: true },
  admin: { zones: ['domain', 'ports', 'errors', 'app'], packages: ['*'], node: true },
  // Builds whole engines as `main` does, for the command line only; law 6 holds: a run is its seed.
  simulator: { zones: ['*'], packages: ['*'], node: true },
  // Look at the machines from outside, for the command line and tests only; pure.
  prover: { zones: ['domain', 'machines'], packages: ['xstate', 'zod'], node: false },
  diagrams: { zones: ['domain', 'machines'], packages: ['xstate', 'elkjs'], node: false },
  replay: { zones: ['domain', 'machines'], packages: ['zod'], node: false },
  // Scores readers on labelled messages, for the command line, the training script and tests.
  evaluation: { zones: ['domain', 'agents'], packages: [], node: true },
  cli: { zones: ['*'], packages: ['*'], node: true },
  main: { zones: ['*'], packages: ['*'], node: true },
};

/** Folders that know nothing of the zone around them, only of themselves and of `src/domain`. */
const GROUND = ['src/agents/offline/time/', 'src/agents/offline/words/'];

export function imports(source: Source): Breach[] {
  const from = zoneOf(source.path);
  const zone = ZONES[from];
  if (zone === undefined)
    return [breach(source, source.tree, 'imports', `src/${from} has no place in the import rule`)];
  return source.nodes.flatMap((node) => {
    const specifier = importedBy(node);
    if (specifier === undefined || allowed({ from, zone, source, specifier })) return [];
    return [breach(source, node, 'imports', `${from} imports ${specifier}`)];
  });
}

/** `src/io/http.ts` and `src/io.ts` are `io`. */
function zoneOf(file: string): string {
  return (file.split('/')[1] ?? '').replace(/\.tsx?$/, '');
}

/** The specifier of an import, a re-export, `import()` or an import type. */
function importedBy(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return node.moduleSpecifier !== undefined && ts.isStringLiteral(node.moduleSpecifier)
      ? node.moduleSpecifier.text
      : undefined;
  }
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)
      ? node.argument.literal.text
      : '?';
  }
  const dynamic =
    ts.isCallExpression(node) &&
    (node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require');
  if (!dynamic) return undefined;
  const [argument] = node.arguments;
  return argument !== undefined && ts.isStringLiteral(argument) ? argument.text : '?';
}

function allowed(check: { from: string; zone: Zone; source: Source; specifier: string }): boolean {
  const { from, zone, source, specifier } = check;
  if (!specifier.startsWith('.')) {
    if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return zone.node;
    const name = specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
    return zone.packages.includes('*') || zone.packages.includes(name);
  }
  const target = path.posix.join(path.posix.dirname(source.path), specifier);
  if (!target.startsWith('src/')) return from === 'main' || from === 'cli';
  const to = zoneOf(target);
  if (to === 'main') return from === 'main';
  const ground = GROUND.find((folder) => source.path.startsWith(folder));
  if (ground !== undefined && to === from) return target.startsWith(ground);
  if (to === from || zone.zones.includes('*') || zone.zones.includes(to)) return true;
  if (zone.zones.includes('io wire') && /^src\/io\/.*wire\.ts$/.test(target)) return true;
  return zone.zones.includes(target.slice('src/'.length));
}

/** Members of globals and of Node's modules that read the clock, throw dice, wait, or look at the environment. */
const FORBIDDEN: readonly RegExp[] = [
  /^(globalThis\.)?Date\.now$/,
  /^(globalThis\.)?Math\.random$/,
  /^(globalThis\.)?performance\.(now|timeOrigin)$/,
  /^(globalThis\.)?Temporal\.Now$/,
  /^(globalThis\.)?AbortSignal\.timeout$/,
  /^(globalThis\.)?process\.(env|hrtime|uptime|argv)$/,
  /^(crypto|webcrypto)\.(randomUUID|randomBytes|randomInt|getRandomValues)$/,
];
const FORBIDDEN_NAMES = new Set([
  'setTimeout',
  'setInterval',
  'setImmediate',
  'randomUUID',
  'randomBytes',
  'randomInt',
  'getRandomValues',
]);
const FORBIDDEN_MODULES = /^(node:)?(timers|timers\/promises|perf_hooks|process)$/;

/** Breaches of law 6. `io`, `config.ts`, `main.ts` and `cli` are where it does not hold. */
export function worldly(source: Source): Breach[] {
  if (['io', 'main', 'cli'].includes(zoneOf(source.path)) || source.path === 'src/config.ts') return [];
  return source.nodes.flatMap((node) => {
    const what = worldlyPart(node);
    return what === undefined ? [] : [breach(source, node, 'law 6', what)];
  });
}

function worldlyPart(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    const text = node
      .getText()
      .replace(/\?\./g, '.')
      .replace(/\[['"](\w+)['"]\]/g, '.$1');
    return FORBIDDEN.some((pattern) => pattern.test(text)) ? text : undefined;
  }
  if (ts.isIdentifier(node) && FORBIDDEN_NAMES.has(node.text) && isUse(node)) return node.text;
  if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'Date') {
    return (node.arguments ?? []).length === 0 || ts.isCallExpression(node) ? 'new Date()' : undefined;
  }
  const specifier = importedBy(node);
  return specifier !== undefined && FORBIDDEN_MODULES.test(specifier) ? specifier : undefined;
}

/** A name that is read, not one that is declared as a key or a member. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent))
    return parent.name !== node || parent.expression.getText() === 'globalThis';
  return !ts.isPropertyAssignment(parent) && !ts.isPropertySignature(parent) && !ts.isMethodSignature(parent);
}
