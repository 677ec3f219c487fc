/** Type-checks one file of the project as if its text were another: what the compiler refuses needs no other test. */
import path from 'node:path';
import ts from 'typescript';

let shared: { readonly options: ts.CompilerOptions; readonly host: ts.CompilerHost } | undefined;
let last: ts.Program | undefined;
const unchanged = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says of `file` when `edit` has changed its text. Throws if nothing is changed. */
export function complaintsAbout(file: string, edit: (text: string) => string): string[] {
  const target = path.resolve(file);
  const program = programOf(target, edit);
  return program
    .getSemanticDiagnostics(program.getSourceFile(target))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** The values of a union of string literals that a file exports: `DomainEvent['type']`, say. */
export function literalsOf(file: string, type: string): string[] {
  const target = path.resolve(file);
  const program = programOf(target, (text) => `${text}\nexport type Literals__ = ${type};\n`);
  const checker = program.getTypeChecker();
  const alias = program
    .getSourceFile(target)
    ?.statements.find((node) => ts.isTypeAliasDeclaration(node) && node.name.text === 'Literals__');
  if (!alias) throw new Error(`${file} cannot be read`);
  const found = checker.getTypeAtLocation(alias);
  return (found.isUnion() ? found.types : [found]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
}

function programOf(target: string, edit: (text: string) => string): ts.Program {
  const { options, host } = (shared ??= project());
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (name, language) => {
    if (path.resolve(name) === target) return edited(host.readFile(name) ?? '', { name, edit, language });
    if (!unchanged.has(name)) unchanged.set(name, host.getSourceFile(name, language));
    return unchanged.get(name);
  };
  const old = last === undefined ? {} : { oldProgram: last };
  last = ts.createProgram({ rootNames: [target], options, ...old, host: { ...host, getSourceFile } });
  return last;
}

function edited(
  text: string,
  {
    name,
    edit,
    language,
  }: { name: string; edit: (text: string) => string; language: ts.ScriptTarget | ts.CreateSourceFileOptions },
): ts.SourceFile {
  const after = edit(text);
  if (after === text) throw new Error(`${name} does not hold what was to be changed`);
  return ts.createSourceFile(name, after, language, true);
}

function project(): NonNullable<typeof shared> {
  const { config } = ts.readConfigFile('tsconfig.json', (name) => ts.sys.readFile(name)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  return { options, host: ts.createCompilerHost(options, true) };
}
