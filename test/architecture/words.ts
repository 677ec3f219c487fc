/** Habits that show in the text: no escape from the type checker, nothing unfinished, no fixture known to the code. */
import ts from 'typescript';
import { breach, comments, nodesOf } from './source.ts';
import type { Breach, Source } from './source.ts';

const UNFINISHED = /\b(TODO|FIXME|XXX|HACK)\b|not implemented/;
const SWITCHED_OFF = /@ts-(ignore|nocheck|expect-error)|eslint-disable/;

/** `any`, `console.` outside the programs for people, unfinished work and switched-off checks. */
export function habits(source: Source): Breach[] {
  const forPeople = /^src\/(cli\/|main\.ts$)/.test(source.path);
  const words = source.nodes.flatMap((node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) return [breach(source, node, 'habits', 'any')];
    const talks = ts.isPropertyAccessExpression(node) && node.expression.getText() === 'console';
    return talks && !forPeople ? [breach(source, node, 'habits', node.getText())] : [];
  });
  const remarks = comments(source).flatMap(({ text, line }) => {
    const found = UNFINISHED.exec(text)?.[0] ?? SWITCHED_OFF.exec(text)?.[0];
    return found === undefined ? [] : [{ rule: 'habits', path: source.path, line, what: found }];
  });
  return [...words, ...remarks];
}

const FACT = /(?<!\d)(?:\d{10,}|20\d{2}-\d{2}-\d{2})(?!\d)/g;

/** Telephone numbers, provider ids and dates of the fixtures, as they would have to stand in code that knows them. */
export function fixtureFacts(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(FACT) ?? []));
}

/** Fixture facts in strings, numbers, templates and patterns; comments cannot be obeyed. */
export function knowsFixtures(source: Source, facts: ReadonlySet<string>): Breach[] {
  return source.nodes.flatMap((node) => {
    const literal =
      ts.isStringLiteralLike(node) ||
      ts.isNumericLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isRegularExpressionLiteral(node);
    const found = literal
      ? [...fixtureFacts([node.getText(source.tree).replaceAll('_', '')])].find((fact) => facts.has(fact))
      : undefined;
    return found === undefined ? [] : [breach(source, node, 'fixtures', `knows the fixture ${found}`)];
  });
}

/**
 * Exports of the vocabulary, the ports and the machines explain themselves. The rule: functions, classes and constants
 * have a docblock; an interface or a type has one on itself or on any of its members. It may do without when it is
 * nothing but names: a union of literals, a type derived from another, an interface of at most NAMES_ONLY_MAX members,
 * a number whose name ends in its unit, a list of names. A machine's constants (its named actions, guards and schemas,
 * and itself) are explained by their names and by the docblock with which their file opens, before or after its imports.
 */
export function undocumented(source: Source): Breach[] {
  if (!/^src\/(domain\.ts|domain\/|ports\.ts|machines\/)/.test(source.path)) return [];
  return source.tree.statements.flatMap((statement) => {
    const exported =
      ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword);
    if (exported !== true || documented(statement) || namesOnly(statement) || partOfMachine(source, statement))
      return [];
    const name = statement.getText(source.tree).split('\n')[0] ?? '';
    return [breach(source, statement, 'docblock', name)];
  });
}

const NAMES_ONLY_MAX = 8;

function partOfMachine(source: Source, statement: ts.Statement): boolean {
  if (!source.path.startsWith('src/machines/') || !ts.isVariableStatement(statement)) return false;
  const [first] = source.tree.statements.filter((one) => !ts.isImportDeclaration(one));
  return /^\s*\/\*\*/.test(first?.getFullText(source.tree) ?? '') || source.tree.text.startsWith('/**');
}

function documented(node: ts.Node): boolean {
  if (ts.getJSDocCommentsAndTags(node).length > 0) return true;
  if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) return false;
  return /\/\*\*/.test(node.getFullText());
}

function namesOnly(statement: ts.Statement): boolean {
  if (ts.isInterfaceDeclaration(statement)) return statement.members.length <= NAMES_ONLY_MAX;
  if (ts.isTypeAliasDeclaration(statement)) return !nodesOf(statement.type).some(ts.isFunctionTypeNode);
  if (!ts.isVariableStatement(statement)) return false;
  return statement.declarationList.declarations.every(({ name, initializer }) => {
    if (initializer === undefined) return false;
    if (ts.isAsExpression(initializer)) return ts.isArrayLiteralExpression(initializer.expression);
    return (
      /_(MS|MAX|MIN|BYTES|SINGLE|OPTIONS)$/.test(name.getText()) && !nodesOf(initializer).some(ts.isCallExpression)
    );
  });
}
