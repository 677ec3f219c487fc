import { isAlias, isNode, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { z } from 'zod';
import { reasonOf } from '../../errors.ts';
import type { Tenant } from '../../domain.ts';
import { MACHINES } from '../../machines/registry.ts';
import { fileShape, looseShape, STEPS } from './format.ts';
import type { Expectation, Given, Step, StepKind } from './format.ts';

/** From a file's text to a dialogue, or to all that is wrong with it, each with its line. Long because each kind of mistake has its words. */

/** A dialogue that can run. */
export interface Dialogue {
  readonly file: string;
  readonly name: string;
  readonly tenant: Tenant;
  /** Epoch ms. */
  readonly now: number;
  readonly contact: { readonly waId: string; readonly name?: string };
  readonly given: Given;
  readonly steps: readonly Step[];
}

/** Something in a file that is not in the format. `where` is a path inside the file: `steps[3].expect.list`. */
export interface FormatProblem {
  readonly file: string;
  readonly line?: number;
  readonly where: string;
  readonly what: string;
}

/** `notes`: what runs, and is hardly meant. */
export type Parsed =
  | { readonly dialogue: Dialogue; readonly notes: readonly FormatProblem[] }
  | { readonly problems: readonly [FormatProblem, ...FormatProblem[]] };

/** Customers without a number of their own in the file write from here: nobody's. */
const PHONE_OF_NOBODY = '5491100000999';
const PROBLEMS_MAX = 20;
/** Of one anchor, those inside of what it stands for counted: more is no dialogue, and would take minutes. */
const ALIASES_MAX = 10_000;

/** "user: a cómo sale: aceite": people write so, and YAML takes the second colon for a key. */
const SECOND_COLON = /nested mappings are not allowed|implicit keys? need/i;
function notYaml(message: string): string {
  if (SECOND_COLON.test(message))
    return "no es YAML: el texto tiene dos puntos; escríbelo entre comillas: user: 'a cómo sale: aceite'";
  return `no es YAML: ${message.replace(/ at line [^]*$/, '')}`;
}

/** The text of a dialogue file → what to run, or all that is wrong with it, each with its place. Pure. */
export function parseDialogue(file: string, text: string, tenants: readonly Tenant[]): Parsed {
  const lines = new LineCounter();
  // Without types: "2" and "10.30" are what the customer typed. Numbers are read by the shapes.
  const document = parseDocument(text, { schema: 'failsafe', merge: true, lineCounter: lines });
  const reader = createReader(file, document, lines);
  // What follows a first mistake of YAML is mostly its echo.
  const [broken] = document.errors;
  if (broken) reader.problem([], notYaml(broken.message), broken.pos[0]);
  const raw = broken ? undefined : valuesOf(reader, document);
  if (reader.problems.length > 0) return refused(reader.problems);
  const whole = reader.read(fileShape, raw, []);
  const seen = whole ?? looseShape.parse(raw);
  const read = seen.steps.map((step, i) => readStep(reader, step, i));
  const steps = read.flat();
  const tenant = whole || seen.tenant !== undefined ? tenantOf(reader, seen.tenant, tenants) : undefined;
  const now = seen.now === undefined ? undefined : instantOf(reader, seen.now, tenant?.timeZone ?? 'UTC');
  const waId = phoneOf(reader, seen.contact?.phone);
  if (seen.given && tenant) checkNames(reader, seen.given, tenant);
  if (tenant) checkExpected(reader, expectations(read), tenant);
  if (!whole || !tenant || now === undefined || waId === undefined || reader.problems.length > 0) {
    return refused(reader.problems);
  }
  const name = whole.contact?.name;
  const contact = { waId, ...(name === undefined ? {} : { name }) };
  const dialogue = { file, name: whole.name ?? file, tenant, now, contact, given: whole.given ?? {}, steps };
  return { dialogue, notes: notesOn(reader, expectations(read)) };
}

/* ── Reading with places ────────────────────────────────────────────────────────────────────────────────────────── */

type Path = readonly PropertyKey[];

interface Reader {
  readonly problems: FormatProblem[];
  at(path: Path, what: string, offset?: number): FormatProblem;
  problem(path: Path, what: string, offset?: number): void;
  /** The value in its shape, or undefined with its problems noted. */
  read<S extends z.ZodType>(shape: S, raw: unknown, path: Path): z.output<S> | undefined;
}

function createReader(file: string, document: Document.Parsed, lines: LineCounter): Reader {
  const problems: FormatProblem[] = [];
  const at: Reader['at'] = (path, what, offset = offsetOf(document, path)) => {
    const line = offset === undefined ? {} : { line: lines.linePos(offset).line };
    return { file, ...line, where: placeOf(path), what };
  };
  const problem: Reader['problem'] = (...told) => {
    if (problems.length < PROBLEMS_MAX) problems.push(at(...told));
  };
  return {
    problems,
    at,
    problem,
    read: (shape, raw, path) => {
      const parsed = shape.safeParse(raw);
      if (parsed.success) return parsed.data;
      for (const issue of parsed.error.issues) {
        const at = [...path, ...issue.path];
        if (issue.code === 'unrecognized_keys') {
          for (const key of issue.keys) problem([...at, key], `la clave "${key}" ${issue.message}`);
        } else problem(at, issue.message);
      }
      return undefined;
    },
  };
}

/** What the YAML says, or its problems noted: what an alias stands for is looked up only here. */
function valuesOf(reader: Reader, document: Document.Parsed): unknown {
  const anchors = new Set<string>();
  visit(document, {
    Node: (_, node) => {
      if (!isAlias(node)) anchors.add(node.anchor ?? '');
      else if (!anchors.has(node.source))
        reader.problem([], `el alias *${node.source} no tiene su ancla &${node.source} antes`, node.range?.[0]);
    },
  });
  if (reader.problems.length > 0) return undefined;
  try {
    return document.toJS({ maxAliasCount: ALIASES_MAX });
  } catch (error) {
    reader.problem([], `no se puede leer: sus alias son demasiados o no encajan (${reasonOf(error)})`);
    return undefined;
  }
}

/** Where a path stands in the text; a missing key stands where its parent does. */
function offsetOf(document: Document.Parsed, path: Path): number | undefined {
  for (let length = path.length; length >= 0; length--) {
    const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node)) return node.range?.[0];
  }
  return undefined;
}

function placeOf(path: Path): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`)).join('');
  return text === '' ? 'el archivo' : text.replace(/^\./, '');
}

function refused(problems: readonly FormatProblem[]): Parsed {
  const [first, ...rest] = problems;
  if (!first) throw new Error('a file is refused for a reason');
  return { problems: [first, ...rest] };
}

/* ── Parts of a file ────────────────────────────────────────────────────────────────────────────────────────────── */

function readStep(reader: Reader, raw: unknown, index: number): Step[] {
  const path = ['steps', index];
  const known = Object.keys(STEPS).join(', ');
  const entries = typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? Object.entries(raw) : [];
  const [entry, ...more] = entries as [string, unknown][];
  if (!entry || more.length > 0) {
    reader.problem(path, `un paso es una sola clave con su valor; valen: ${known}`);
    return [];
  }
  const [kind, value] = entry;
  if (!isStepKind(kind)) {
    reader.problem([...path, kind], `el paso "${kind}" no existe; valen: ${known}`);
    return [];
  }
  const read = reader.read<z.ZodType>(STEPS[kind], value, [...path, kind]);
  return read === undefined ? [] : [{ kind, value: read } as Step];
}

function isStepKind(kind: string): kind is StepKind {
  return Object.hasOwn(STEPS, kind);
}

function tenantOf(reader: Reader, tenant: string | undefined, tenants: readonly Tenant[]): Tenant | undefined {
  const [only, ...others] = tenants;
  if (tenant === undefined && only && others.length === 0) return only;
  const found = tenants.find((t) => t.id === tenant);
  if (found) return found;
  const known = tenants.map((t) => t.id).join(', ');
  const what = `el negocio ${JSON.stringify(tenant ?? '')} no está en el archivo de negocios; valen: ${known}`;
  reader.problem(['tenant'], `${what} (otro archivo: --tenants ARCHIVO)`);
  return undefined;
}

/** An instant with its offset, or the local time of the business. */
function instantOf(reader: Reader, now: string, timeZone: string): number | undefined {
  try {
    if (/(Z|[+-]\d{2}:?\d{2})(\[.*\])?$/i.test(now)) return Temporal.Instant.from(now).epochMilliseconds;
    return Temporal.PlainDateTime.from(now).toZonedDateTime(timeZone).epochMilliseconds;
  } catch {
    reader.problem(['now'], 'escribe un instante ISO, con su desfase o en hora local: AAAA-MM-DDTHH:MM:SS-03:00');
    return undefined;
  }
}

function phoneOf(reader: Reader, phone: string | undefined): string | undefined {
  if (phone === undefined) return PHONE_OF_NOBODY;
  const digits = phone.replace(/[\s+().-]/g, '');
  if (/^\d{5,15}$/.test(digits)) return digits;
  reader.problem(['contact', 'phone'], 'escribe país y número: de 5 a 15 cifras');
  return undefined;
}

type IdCheck = (path: Path, id: string | undefined, all: readonly { readonly id: string }[]) => void;

function idCheck(reader: Reader, tenant: Tenant): IdCheck {
  return (path, id, all) => {
    if (id === undefined || all.some((one) => one.id === id)) return;
    reader.problem(path, `"${id}" no existe en ${tenant.id}; valen: ${all.map((one) => one.id).join(', ')}`);
  };
}

/** What an appointment is said to be, in ids of the business. */
interface Named {
  readonly service?: string | undefined;
  readonly professional?: string | undefined;
  readonly branch?: string | undefined;
}

function checkNamed(check: IdCheck, tenant: Tenant, path: Path): (named: Named) => void {
  return ({ service, professional, branch }) => {
    check([...path, 'service'], service, tenant.services);
    check([...path, 'professional'], professional, tenant.professionals);
    check([...path, 'branch'], branch, tenant.branches);
  };
}

/** Names in `given` are ids of the business: a wrong one would silently give nothing. */
function checkNames(reader: Reader, { appointments = [], busy = [] }: Given, tenant: Tenant): void {
  const check = idCheck(reader, tenant);
  appointments.forEach((one, i) => {
    checkNamed(check, tenant, ['given', 'appointments', i])(one);
  });
  busy.forEach(({ professional, start, end }, i) => {
    check(['given', 'busy', i, 'professional'], professional, tenant.professionals);
    if (end <= start) reader.problem(['given', 'busy', i, 'end'], 'el final no es posterior al comienzo');
  });
}

interface Expected {
  readonly path: Path;
  readonly expected: Expectation;
}

function expectations(read: readonly (readonly Step[])[]): Expected[] {
  return read.flatMap(([step], i) =>
    step?.kind === 'expect' ? [{ path: ['steps', i, 'expect'], expected: step.value }] : [],
  );
}

const DEEDS = ['booked', 'moved', 'cancelled'] as const;

/** And so they are in what is expected: a wrong one could never hold. */
function checkExpected(reader: Reader, all: readonly Expected[], tenant: Tenant): void {
  const check = idCheck(reader, tenant);
  for (const { path, expected } of all) {
    for (const deed of DEEDS) checkNamed(check, tenant, [...path, deed])(expected[deed] ?? {});
    expected.orders?.forEach(({ service }, i) => {
      check([...path, 'orders', i, 'service'], service, tenant.services);
    });
  }
}

/** What is odd, and may be meant: the file runs, and it is said. */
function notesOn(reader: Reader, all: readonly Expected[]): FormatProblem[] {
  const empty = all.filter(({ expected }) => Object.values(expected).every((value) => value === undefined));
  if (empty.length === all.length)
    return [reader.at(['steps'], 'ningún paso espera nada: este archivo pasa haga lo que haga el bot')];
  return [
    ...empty.map(({ path }) => reader.at(path, 'no espera nada: así siempre se cumple')),
    ...unknownStates(reader, all),
  ];
}

/** The names of another version's states may stand beside today's. */
function unknownStates(reader: Reader, all: readonly Expected[]): FormatProblem[] {
  return all.flatMap(({ path, expected }) =>
    (expected.state ?? [])
      .filter((state) => !STATES.has(state))
      .map((state) => reader.at([...path, 'state'], `ningún estado se llama "${state}": así nunca se cumple`)),
  );
}

const STATES = new Set(Object.values(MACHINES).flatMap(({ machine }) => Object.keys(machine.states)));
