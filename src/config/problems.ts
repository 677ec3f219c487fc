/**
 * What can be wrong in the settings and in the tenants file, said in the reader's words: code, place, reason, fix.
 * Imported by `config.ts`, `tenants.ts` and the files beside them.
 */
import { z } from 'zod';
import type { ConfigProblem } from '../errors.ts';

/** One code per kind of mistake: `docs/errores.md` has an anchor for each. */
export const CODES = {
  number: 'CFG-001',
  choice: 'CFG-002',
  url: 'CFG-003',
  absent: 'CFG-004',
  unreadable: 'CFG-005',
  notJson: 'CFG-006',
  production: 'CFG-007',
  demo: 'CFG-008',
  instant: 'CFG-009',
  contradiction: 'CFG-010',
  notConnected: 'CFG-012',
  unknownKey: 'CFG-101',
  missing: 'CFG-102',
  value: 'CFG-103',
  dangling: 'CFG-104',
  hours: 'CFG-105',
  region: 'CFG-106',
  price: 'CFG-107',
  five: 'CFG-108',
  duplicate: 'CFG-109',
  phoneNumber: 'CFG-110',
  empty: 'CFG-111',
} as const;

/**
 * For what is parsed once in the life of a process: Zod writes code for every shape that it meets, which is worth it for
 * the thousandth parse and costs more than the only one.
 */
export const ONCE = { jitless: true } as const;

export type Path = readonly PropertyKey[];
/** `secret`: the value at fault is never quoted. */
export type Rule = Omit<ConfigProblem, 'where'> & { readonly secret?: true };

/** A schema with a rule of ours on top; the rule's words travel in the issue. */
export function must<S extends z.ZodType>(schema: S, holds: (value: z.output<S>) => boolean, rule: Rule): S {
  return schema.refine(holds, { params: rule });
}

/** `services[1].price` under the file's name. */
export function place(source: string, path: Path): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return text === '' ? source : `${source} › ${text.replace(/^\./, '')}`;
}

/** Every issue of a parse as a problem of ours. `raw` is what was parsed: what stands at the place is quoted. */
export function explain(parsed: {
  error: z.ZodError;
  raw: unknown;
  schema: z.ZodType;
  source: string;
}): ConfigProblem[] {
  return parsed.error.issues.flatMap((issue) => {
    const found = at(parsed.raw, issue.path);
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(parsed.schema, issue.path);
      return issue.keys.map((key) => unknownKey(place(parsed.source, [...issue.path, key]), key, known));
    }
    const { code, what, fix } = ruleOf(issue, found);
    return [{ code, where: place(parsed.source, issue.path), what, fix }];
  });
}

function unknownKey(where: string, key: string, known: readonly string[]): ConfigProblem {
  return {
    code: CODES.unknownKey,
    where,
    what: `la clave ${JSON.stringify(key)} no existe aquí`,
    fix: `quítala o corrige el nombre; aquí valen: ${known.join(', ')}`,
  };
}

function ruleOf(issue: z.core.$ZodIssue, found: unknown): Rule {
  if (found === undefined) return { code: CODES.missing, what: 'falta', fix: 'añádelo: no tiene valor por defecto' };
  switch (issue.code) {
    case 'custom':
      return withFound(issue.params, found);
    case 'invalid_value':
      return {
        code: CODES.value,
        what: `el valor ${quote(found)} no existe`,
        fix: `usa uno de: ${issue.values.map(String).join(', ')}`,
      };
    case 'too_small':
    case 'too_big':
      return sizeRule(issue, found);
    case 'invalid_type':
      return {
        code: CODES.value,
        what: `el valor ${quote(found)} no es ${TYPES[issue.expected] ?? issue.expected}`,
        fix: `escribe ${TYPES[issue.expected] ?? issue.expected}`,
      };
    case 'invalid_format':
      if (issue.format !== 'url') return odd(found);
      return {
        code: CODES.value,
        what: `el valor ${quote(found)} no es una dirección completa`,
        fix: 'escríbela entera, empezando por https://',
      };
    default:
      return odd(found);
  }
}

function odd(found: unknown): Rule {
  return {
    code: CODES.value,
    what: `el valor ${quote(found)} no vale aquí`,
    fix: 'compáralo con fixtures/tenants/demo.json',
  };
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'un texto entre comillas',
  number: 'un número',
  int: 'un número entero',
  boolean: 'true o false',
  array: 'una lista [ … ]',
  tuple: 'un par ["HH:MM", "HH:MM"]',
  object: 'un objeto { … }',
};

function withFound(params: unknown, found: unknown): Rule {
  const rule = ruleSchema.parse(params);
  const quotable = rule.secret !== true && (typeof found === 'string' || typeof found === 'number');
  return { code: rule.code, what: quotable ? `${rule.what}: ${quote(found)}` : rule.what, fix: rule.fix };
}
const ruleSchema = z.object({
  code: z.string(),
  what: z.string(),
  fix: z.string(),
  secret: z.literal(true).optional(),
});

function sizeRule(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, found: unknown): Rule {
  const small = issue.code === 'too_small';
  const bound = String(small ? issue.minimum : issue.maximum);
  if (Array.isArray(found)) {
    return small
      ? { code: CODES.empty, what: `la lista está vacía o corta (${found.length})`, fix: `pon al menos ${bound}` }
      : { code: CODES.value, what: `la lista es demasiado larga (${found.length})`, fix: `deja ${bound} como mucho` };
  }
  const unit = typeof found === 'string' ? ' caracteres' : '';
  const limit = small ? (issue.inclusive === false ? `más de ${bound}` : `${bound} o más`) : `${bound} o menos`;
  return { code: CODES.value, what: `el valor ${quote(found)} está fuera de límites`, fix: `usa ${limit}${unit}` };
}

const QUOTE_CHARS_MAX = 60;
function quote(value: unknown): string {
  const text = value === undefined ? 'nada' : JSON.stringify(value).replace(/[\p{Cf}\u2800\u3164]/gu, escaped);
  return text.length <= QUOTE_CHARS_MAX ? text : `${text.slice(0, QUOTE_CHARS_MAX)}…`;
}

/** What nobody would see. */
function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function at(raw: unknown, path: Path): unknown {
  let value = raw;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    const entries: readonly [string, unknown][] = Object.entries(value);
    value = entries.find(([name]) => name === String(key))?.[1];
  }
  return value;
}

/** The keys that the schema knows at a place, for the fix of an unknown one. */
function keysAt(schema: z.core.$ZodType, path: Path): readonly string[] {
  const inner = unwrap(schema);
  const [key, ...rest] = path;
  if (inner instanceof z.ZodArray) return key === undefined ? [] : keysAt(inner.element, rest);
  if (!isObject(inner)) return [];
  if (key === undefined) return Object.keys(inner.shape);
  const next = inner.shape[String(key)];
  return next === undefined ? [] : keysAt(next, rest);
}

function isObject(schema: z.core.$ZodType): schema is z.ZodObject<Readonly<Record<string, z.ZodType>>> {
  return schema instanceof z.ZodObject;
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const wrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return wrapped ? unwrap(schema.def.innerType) : schema;
}
