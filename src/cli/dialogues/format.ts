/**
 * Dialogue files as they are written (public surface, "Dialogue files"): the shape of everything, strictly. YAML is read
 * without types (`parse.ts`), so that "2", "10.30" and "0800" stay what the customer typed; numbers are read here.
 * Long because it is the whole format, key by key.
 */
import { z } from 'zod';
import { ORDER_STATUSES, plainLetters } from '../../domain.ts';
import { PORTS, MODES } from '../rig/faults.ts';
import { wrongPattern } from './match.ts';

/* ── Values ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** A text of one kind; `hint` says how to write it. */
const like = (pattern: RegExp, hint: string) => text(hint).regex(pattern, { error: hint, abort: true });
const text = (hint: string) => z.string({ error: (issue) => (issue.input === undefined ? `falta; ${hint}` : hint) });
const words = text('escribe un texto');
const name = like(/\S/, 'escribe un texto que no esté vacío');
const integer = like(/^\d+$/, 'escribe un número entero desde 0').transform(Number);
const position = like(/^[1-9]\d*$/, 'escribe un número entero desde 1').transform(Number);
const decimal = like(/^-?\d+(\.\d+)?$/, 'escribe un número').transform(Number);
const amount = like(/^\d+(\.\d+)?$/, 'escribe un importe decimal, por ejemplo "25000.00"');
const flag = z
  .enum(['true', 'false'], { error: 'escribe true o false' })
  .transform((value): boolean => value === 'true');
const date = like(/^\d{4}-\d{2}-\d{2}$/, 'escribe una fecha AAAA-MM-DD').refine(isDate, 'esa fecha no existe');
const hour = like(/^([01]?\d|2[0-4]):[0-5]\d$/, 'escribe una hora "HH:MM"').transform((h) => h.padStart(5, '0'));
const localStart = like(/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:00)?$/, 'escribe fecha y hora locales: AAAA-MM-DDTHH:MM')
  .transform((start) => start.replace(' ', 'T').slice(0, 16))
  .refine((start) => isDate(start.slice(0, 10)) && isHour(start.slice(11)), 'esa fecha u hora no existe');
const duration = like(/^P/i, 'escribe una duración ISO 8601, por ejemplo PT24H').refine(
  isDuration,
  'escribe una duración ISO 8601 hacia adelante, por ejemplo PT24H o P2D',
);
const pattern = name.superRefine((value, context) => {
  const why = wrongPattern(value);
  if (why !== undefined) context.addIssue(why);
});
const orList = <S extends z.ZodType>(one: S) =>
  z.union([one.transform((value) => [value]), z.array(one).min(1)], {
    // What is wrong with the one value says more than that neither form fits.
    error: (issue) => {
      const [wrong] = issue.errors[Array.isArray(issue.input) ? 1 : 0] ?? [];
      return `${wrong?.message ?? 'escribe un valor'}, o una lista [ … ] de ellos`;
    },
  });
/** A list of texts; a single one need not stand in brackets. */
const patterns = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(pattern, { error: 'escribe una lista [ … ] de textos o /expresiones/' }),
);
/** None of them holds whatever is said: nothing was meant by it. */
const somePatterns = patterns.refine((all) => all.length > 0, 'pon al menos un texto: así siempre se cumple');
const choice = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `vale uno de: ${values.join(', ')}` });
/** A map with these keys and no others. */
const section = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return `escribe un objeto { … } con: ${Object.keys(shape).join(', ')}`;
      return `no existe aquí; valen: ${Object.keys(shape).join(', ')}`;
    },
  });
const range = section({ min: integer.optional(), max: integer.optional() }).refine(
  ({ min = 0, max = Infinity }) => min <= max,
  'min es mayor que max: así nunca se cumple',
);
const count = z.union([integer.transform((n) => ({ min: n, max: n })), range], {
  error: 'escribe un número, o { min, max }',
});
/** `sticker:` and `sticker: {}` are the same. */
const orNothing = <S extends z.ZodType>(schema: S) => z.preprocess((value) => (value === '' ? {} : value), schema);

/* ── What is given ──────────────────────────────────────────────────────────────────────────────────────────────── */

const given = section({
  appointments: z
    .array(
      section({
        service: name,
        professional: name.optional(),
        branch: name.optional(),
        start: localStart,
        mine: flag.optional(),
      }),
    )
    .optional(),
  busy: z.array(section({ professional: name, start: localStart, end: localStart })).optional(),
  faults: z
    .array(
      section({
        port: choice(PORTS),
        mode: choice(MODES),
        calls: z
          .union([z.literal('always'), position], { error: 'escribe un número desde 1, o always' })
          .default('always'),
      }),
    )
    .optional(),
});

/* ── Steps ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

const receipt = section({
  amount: amount.optional(),
  reference: words.optional(),
  date: words.optional(),
  payer: words.optional(),
});

const tap = section({
  row: position.optional(),
  id: name.optional(),
  title: pattern.optional(),
  button: pattern.optional(),
  stale: position.optional(),
}).refine(
  ({ row, id, title, button, stale }) =>
    [row, id, title, button].filter((target) => target !== undefined).length === 1 &&
    (stale === undefined || button === undefined),
  'di qué se toca con row, id, title o button, uno solo; stale va con row, id o title',
);

/** Provider's words for what became of a payment. */
export const PAYMENT_STATUSES = ['pending', 'approved', 'rejected', 'cancelled', 'refunded', 'charged_back'] as const;

export const EFFECTS = [
  'createEvent',
  'moveEvent',
  'deleteEvent',
  'createLink',
  'refund',
  'sendMessage',
  'openHandoff',
  'logToDesk',
  'scheduleTimer',
  'findSlots',
  'fetchPayment',
] as const;

/** Monday first; in any of the languages that a tenant speaks, or the tenants file's three letters. */
export const WEEKDAYS: readonly (readonly string[])[] = [
  ['mon', 'monday', 'lunes', 'segunda', 'segunda-feira'],
  ['tue', 'tuesday', 'martes', 'terca', 'terca-feira'],
  ['wed', 'wednesday', 'miercoles', 'quarta', 'quarta-feira'],
  ['thu', 'thursday', 'jueves', 'quinta', 'quinta-feira'],
  ['fri', 'friday', 'viernes', 'sexta', 'sexta-feira'],
  ['sat', 'saturday', 'sabado'],
  ['sun', 'sunday', 'domingo'],
];
const weekday = words.transform((word, context): number => {
  const plain = plainLetters(word);
  const index = /^[1-7]$/.test(plain) ? Number(plain) - 1 : WEEKDAYS.findIndex((names) => names.includes(plain));
  if (index < 0) context.addIssue('escribe un día: mon…sun, o su nombre en español, portugués o inglés');
  return index + 1;
});

const expectation = section({
  state: orList(name).optional(),
  says: somePatterns.optional(),
  not: somePatterns.optional(),
  list: range.optional(),
  buttons: patterns.optional(),
  everyRow: section({
    from: hour.optional(),
    to: hour.optional(),
    date: orList(date).optional(),
    notDate: orList(date).optional(),
    weekday: orList(weekday).optional(),
  }).optional(),
  booked: section({
    service: name.optional(),
    professional: name.optional(),
    branch: name.optional(),
    start: localStart.optional(),
  }).optional(),
  moved: section({
    from: localStart.optional(),
    to: localStart.optional(),
    service: name.optional(),
    professional: name.optional(),
    branch: name.optional(),
  }).optional(),
  cancelled: section({
    start: localStart.optional(),
    service: name.optional(),
    professional: name.optional(),
    branch: name.optional(),
  }).optional(),
  appointments: count.optional(),
  orders: z
    .array(
      section({
        status: orList(choice(ORDER_STATUSES)).optional(),
        amount: amount.optional(),
        service: name.optional(),
      }),
      { error: 'escribe una lista: [ { status: paid } ], o [] si no hay ninguna' },
    )
    .optional(),
  handoff: flag.optional(),
  turns: count.optional(),
  nothingNew: flag.optional(),
  modelCalls: count.optional(),
  effects: z
    .partialRecord(z.enum(EFFECTS), count, {
      error: (issue) =>
        issue.code === 'invalid_type' ? 'escribe { efecto: número }' : `no existe; valen: ${EFFECTS.join(', ')}`,
    })
    .optional(),
  window: choice(['open', 'closed']).optional(),
  memory: section({ name: pattern.optional(), facts: z.array(name).optional() }).optional(),
});

const payment = section({
  order: z.union([choice(['last', 'first']), position], { error: 'escribe last, first o el número de la orden' }),
  status: choice(PAYMENT_STATUSES),
  amount: amount.optional(),
});

const agent = section({ says: name.optional(), takes: flag.optional(), resolves: flag.optional() }).refine(
  (deeds) => Object.keys(deeds).length > 0,
  'di qué hace la persona: says, takes o resolves',
);

/** A step is one key of these and its value. */
export const STEPS = {
  user: words,
  burst: z.array(words, { error: 'escribe una lista de mensajes' }).min(1, 'pon al menos un mensaje'),
  tap,
  image: orNothing(section({ caption: words.optional(), receipt: receipt.optional() })),
  audio: orNothing(section({ transcript: words.optional() })),
  document: orNothing(section({ filename: words.optional(), caption: words.optional(), receipt: receipt.optional() })),
  location: section({ latitude: decimal, longitude: decimal, name: words.optional() }),
  sticker: orNothing(section({})),
  late: duration,
  duplicate: choice(['last']),
  advance: duration,
  payment,
  agent,
  expect: expectation,
} as const;
export type StepKind = keyof typeof STEPS;
export type Step = { [K in StepKind]: { readonly kind: K; readonly value: z.output<(typeof STEPS)[K]> } }[StepKind];
export type Expectation = z.output<typeof expectation>;
export type Given = z.output<typeof given>;

/** The file around its steps. */
export const fileShape = section({
  name: name.optional(),
  tenant: name.optional(),
  now: name,
  contact: section({ name: name.optional(), locale: name.optional(), phone: name.optional() }).optional(),
  given: given.optional(),
  steps: z.array(z.unknown(), { error: 'falta la lista de pasos' }).min(1, 'pon al menos un paso'),
});
/** What can be looked at in a file whose shape is wrong somewhere: its other mistakes are told at once, too. */
export const looseShape = z
  .object({
    tenant: name.optional().catch(undefined),
    now: name.optional().catch(undefined),
    contact: z
      .object({ phone: name.optional().catch(undefined) })
      .optional()
      .catch(undefined),
    given: given.optional().catch(undefined),
    steps: z.array(z.unknown()).catch([]),
  })
  .catch({ steps: [] });

/* ── Details ────────────────────────────────────────────────────────────────────────────────────────────────────── */

function isDate(value: string): boolean {
  try {
    Temporal.PlainDate.from(value, { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}

function isHour(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

function isDuration(value: string): boolean {
  try {
    return Temporal.Duration.from(value).sign >= 0;
  } catch {
    return false;
  }
}
