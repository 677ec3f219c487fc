import { decimalOf, type Appointment, type EffectKind, type Order, type Slot } from '../../domain.ts';
import type { Deed } from '../rig.ts';
import { WEEKDAYS, type Expectation } from './format.ts';
import { localOf } from './given.ts';
import { fitting, holds } from './match.ts';
import { amountIn } from './payment.ts';
import type { Seen, View } from './view.ts';

/** One key of an `expect` that does not hold. */
export interface Miss {
  readonly key: string;
  readonly expected: string;
  readonly seen: string;
}

/** Everything that does not hold, in the order of the keys. Pure. */
export function missesOf(expectation: Expectation, seen: Seen): Miss[] {
  return (Object.keys(CHECKS) as (keyof Expectation)[]).flatMap((key) => {
    const value = expectation[key];
    if (value === undefined) return [];
    const check = CHECKS[key] as (value: unknown, seen: Seen) => readonly Omit<Miss, 'key'>[];
    return check(value, seen).map((miss) => ({ key, ...miss }));
  });
}

type Result = readonly Omit<Miss, 'key'>[];
type Checks = { readonly [K in keyof Expectation]-?: (value: NonNullable<Expectation[K]>, seen: Seen) => Result };
type Range = { readonly min?: number | undefined; readonly max?: number | undefined };

const OK: Result = [];
const NOTHING_SAID = '(nada dicho)';
const miss = (expected: string, seen: string): Result => [{ expected, seen }];

const CHECKS: Checks = {
  state: (states, { after }) => (states.includes(after.state) ? OK : miss(states.join(' o '), after.state)),
  says: (patterns, { text }) =>
    patterns.filter((p) => !holds(p, text)).flatMap((p) => miss(`que diga ${p}`, text || NOTHING_SAID)),
  not: (patterns, { text }) => patterns.filter((p) => holds(p, text)).flatMap((p) => miss(`que no diga ${p}`, text)),
  list: (range, { interactive }) => {
    const rows = interactive?.kind === 'list' ? choosable(interactive.choices).length : 0;
    const inside = rows >= (range.min ?? 1) && rows <= (range.max ?? Infinity);
    return inside || (rows === 0 && range.max === 0)
      ? OK
      : miss(
          `filas de una lista: ${rangeText(range.max === 0 ? range : { min: range.min ?? 1, max: range.max })}`,
          offered(interactive),
        );
  },
  buttons: (titles, { interactive }) => {
    const choices = interactive?.choices ?? [];
    const all = titles.every((title) => fitting(title, choices, (c) => [c.title]));
    return all && (titles.length > 0 || choices.length === 0)
      ? OK
      : miss(`botones ${titles.join(', ') || '(ninguno)'}`, offered(interactive));
  },
  everyRow: (rule, seen) => everyRow(rule, seen),
  booked: (wanted, seen) => {
    const deed = lastDeed(seen, 'booked');
    if (!deed) return miss('una reserva', 'ninguna en este archivo');
    return compared(wanted, { ...about(deed.appointment), start: startOf(deed.appointment.slot, seen) });
  },
  moved: (wanted, seen) => {
    const deed = lastDeed(seen, 'moved');
    if (deed?.deed !== 'moved') return miss('un cambio de turno', 'ninguno en este archivo');
    const times = { from: startOf(deed.from, seen), to: startOf(deed.appointment.slot, seen) };
    return compared(wanted, { ...about(deed.appointment), ...times });
  },
  cancelled: (wanted, seen) => {
    const deed = lastDeed(seen, 'cancelled');
    if (!deed) return miss('una cancelación', 'ninguna en este archivo');
    return compared(wanted, { ...about(deed.appointment), start: startOf(deed.appointment.slot, seen) });
  },
  appointments: (range, seen) => {
    const list = seen.after.appointments.map((a) => `${a.serviceId} ${startOf(a.slot, seen)}`).join(', ');
    return counted(range, seen.after.appointments.length, list && `: ${list}`);
  },
  orders: (wanted, { after }) => orders(wanted, after),
  handoff: (wanted, { after }) => (after.handoff === wanted ? OK : miss(String(wanted), String(after.handoff))),
  turns: (range, { before, after }) => counted(range, after.turns - before.turns),
  nothingNew: (wanted, seen) => {
    const news = newsOf(seen);
    if (wanted) return news.length === 0 ? OK : miss('nada nuevo', news.join('; '));
    return news.length > 0 ? OK : miss('algo nuevo', 'nada');
  },
  modelCalls: (range, { before, after }) => counted(range, after.modelCalls - before.modelCalls),
  effects: (wanted, { after }) =>
    (Object.entries(wanted) as [EffectKind, Range][]).flatMap(([kind, range]) =>
      counted(range, after.effects[kind] ?? 0).map((m) => ({ ...m, expected: `${kind}: ${m.expected}` })),
    ),
  window: (wanted, { after }) => (after.window === wanted ? OK : miss(wanted, after.window)),
  memory: ({ name, facts = [] }, { after }) => {
    const known = after.contact?.name;
    const named = name === undefined || (known !== undefined && holds(name, known));
    return [
      ...(named ? OK : miss(`que se llame ${name}`, known ?? '(sin nombre)')),
      ...(facts.length === 0 ? OK : miss(`recuerdos de tipo ${facts.join(', ')}`, 'ninguno')),
    ];
  },
};

/* ── Rows ───────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** "Ver más" is no choice. */
function choosable<T extends { id: string }>(choices: readonly T[]): T[] {
  return choices.filter(({ id }) => !id.startsWith('mas_'));
}

function everyRow(rule: NonNullable<Expectation['everyRow']>, seen: Seen): Result {
  const { interactive, slotOf, tenant } = seen;
  const rows = choosable(interactive?.choices ?? []).flatMap(({ id, title }) => {
    const slot = slotOf(id);
    return slot ? [{ title, start: localOf(slot.start, tenant.timeZone) }] : [];
  });
  if (rows.length === 0) return miss('filas con horarios', offered(interactive));
  return rows.flatMap(({ title, start }) => {
    const [day = '', clock = ''] = start.split('T');
    const weekday = Temporal.PlainDate.from(day).dayOfWeek;
    const broken = [
      !title.includes(clock) && `el título dice ${clock}`,
      rule.from !== undefined && clock < rule.from && `desde ${rule.from}`,
      rule.to !== undefined && clock >= rule.to && `antes de ${rule.to}`,
      rule.date && !rule.date.includes(day) && `fecha ${rule.date.join(' o ')}`,
      rule.notDate?.includes(day) && `ninguna del ${rule.notDate.join(' ni ')}`,
      rule.weekday && !rule.weekday.includes(weekday) && `día ${rule.weekday.map(weekdayName).join(' o ')}`,
    ].filter((reason) => typeof reason === 'string');
    return broken.length === 0 ? OK : miss(`cada fila: ${broken.join(', ')}`, `«${title}» es ${start}`);
  });
}

function weekdayName(iso: number): string {
  return WEEKDAYS[iso - 1]?.[2] ?? String(iso);
}

function offered(interactive: Seen['interactive']): string {
  if (!interactive) return 'ninguna lista ni botones en este paso';
  const kind = interactive.kind === 'list' ? 'lista' : 'botones';
  return `${kind}: ${interactive.choices.map(({ title }) => title).join(' · ')}`;
}

/* ── Deeds and facts ────────────────────────────────────────────────────────────────────────────────────────────── */

function lastDeed({ after }: Seen, kind: Deed['deed']): Deed | undefined {
  return after.deeds.findLast(({ deed }) => deed === kind);
}

function about({ serviceId, slot }: Appointment): Record<string, string> {
  return { service: serviceId, professional: slot.professionalId, branch: slot.branchId };
}

function startOf(slot: Slot, { tenant }: Seen): string {
  return localOf(slot.start, tenant.timeZone);
}

/** What was asked for, and of what is there just that. */
function compared(
  wanted: Readonly<Record<string, string | undefined>>,
  known: Readonly<Record<string, string>>,
): Result {
  const keys = Object.keys(wanted).filter((key) => wanted[key] !== undefined);
  if (keys.every((key) => wanted[key] === known[key])) return OK;
  return miss(
    keys.map((key) => `${key} ${String(wanted[key])}`).join(', '),
    Object.entries(known)
      .map(([key, value]) => `${key} ${value}`)
      .join(', '),
  );
}

function orders(wanted: NonNullable<Expectation['orders']>, { orders: known }: View): Result {
  const fits = (order: Order, { status, amount, service }: (typeof wanted)[number]) =>
    (!status || status.includes(order.status)) &&
    (amount === undefined || amountIn(amount, order.currency) === order.amountMinor) &&
    (service === undefined || service === order.serviceId);
  const all = known.length === wanted.length && known.every((order, i) => wanted[i] && fits(order, wanted[i]));
  if (all) return OK;
  const told = known.map((o) => `${o.serviceId} ${decimalOf(o.amountMinor, o.currency)} ${o.status}`);
  const asked = wanted.map(({ status = ['cualquiera'], amount = '', service = '' }) =>
    `${service} ${amount} ${status.join('|')}`.trim(),
  );
  return miss(`[${asked.join(', ')}]`, `[${told.join(', ')}]`);
}

/** What changed for anybody. Asking a provider again is no news; a message that is counted twice is. */
function newsOf({ before, after, said, duplicated }: Seen): string[] {
  const owed = (view: View) =>
    Object.entries(view.effects).reduce((sum, [kind, n]) => (kind === 'fetchPayment' ? sum : sum + n), 0);
  return [
    said.length > 0 && `${said.length} mensajes del bot`,
    before.state !== after.state && `estado ${after.state}`,
    before.handoff !== after.handoff && `en manos de ${after.handoff ? 'una persona' : 'el bot'}`,
    JSON.stringify(before.appointments) !== JSON.stringify(after.appointments) && 'turnos distintos',
    JSON.stringify(before.orders) !== JSON.stringify(after.orders) && 'órdenes distintas',
    owed(before) !== owed(after) && `${owed(after) - owed(before)} efectos`,
    duplicated && before.turns !== after.turns && 'el mensaje repetido se procesó otra vez',
  ].filter((news) => typeof news === 'string');
}

function counted({ min = 0, max = Infinity }: Range, n: number, detail = ''): Result {
  return n >= min && n <= max ? OK : miss(rangeText({ min, max }), `${n}${detail}`);
}

function rangeText({ min = 0, max = Infinity }: Range): string {
  if (min === max) return String(min);
  return max === Infinity ? `${min} o más` : `de ${min} a ${max}`;
}
