/** What a customer reads, out of the words themselves: no key, no offer and no row of the store is looked at. */
import type { Shown } from '../../src/cli/rig/phone.ts';
import type { Choice } from '../../src/domain.ts';
import type { Service } from './business.ts';

/** What, with whom, when (epoch ms). */
export interface Visit {
  readonly service: Service;
  readonly with: string;
  readonly start: number;
}
/** A row of hours, or of his own appointments, and what stands on it. */
export interface Row {
  readonly choice: Choice;
  readonly visit: Partial<Visit> & Pick<Visit, 'with' | 'start'>;
}
export type Kind = (typeof KINDS)[number][0] | 'hours' | 'own' | 'other';
export interface Reading {
  /** When it came, epoch ms. */
  readonly at: number;
  readonly kind: Kind;
  /** With the facts that were told: a cancellation does not say with whom it was. */
  readonly visit?: Partial<Visit> & Pick<Visit, 'start'>;
  /** Of a move: where it was. */
  readonly from?: number;
  readonly service?: Service;
  /** Minor units. */
  readonly amount?: number;
  readonly url?: string;
  readonly rows: readonly Row[];
  readonly choices: readonly Choice[];
}

const WHEN = String.raw`\S+ (?<day>\d+) de (?<month>\w+) a las (?<hour>\d\d:\d\d)`;
const DETAILS = String.raw`(?<service>\w+) con (?<with>\w+)\nEl ${WHEN}`;
const MONEY = String.raw`\$(?<amount>[\d.]+)`;

/** The first that fits. Whatever is said of deeds, questions and money has its sentence here; the rest is courtesy. */
const KINDS = [
  ['booked', new RegExp(String.raw`quedó reservad[oa](?: ✅|\. Los detalles .*)\n${DETAILS}`)],
  [
    'moved',
    new RegExp(String.raw`^Listo, cambié tu turno del ${WHEN.replaceAll('?<', '?<was_')} ✅ Ahora es:\n${DETAILS}`),
  ],
  ['cancelled', new RegExp(String.raw`^Listo, cancelé tu turno de (?<service>\w+) del ${WHEN}`)],
  ['undone', /quedó sin efecto/],
  ['ask_book', new RegExp(String.raw`${DETAILS}[^]*¿Confirmás el turno\?$`)],
  ['ask_pay_first', new RegExp(String.raw`${DETAILS}[^]*hay que pagar antes ${MONEY}\. ¿Querés el link de pago\?$`)],
  [
    'ask_move',
    new RegExp(
      String.raw`Cambio tu turno de (?<service>\w+):\nde: ${WHEN.replaceAll('?<', '?<was_')}\na: ${WHEN} con (?<with>\w+)[^]*¿Confirmás el cambio\?$`,
    ),
  ],
  ['ask_cancel', new RegExp(String.raw`${DETAILS}[^]*¿Confirmás que querés cancelar (?:también )?este turno\?$`)],
  [
    'ask_pay',
    new RegExp(String.raw`(?<service>\w+)(?:, [^\n:]+)?: ${MONEY}\n¿Confirmás y te genero el link de pago\?$`),
  ],
  ['link', new RegExp(String.raw`^Link de pago por (?<service>\w+): ${MONEY}\.`)],
  ['paid', new RegExp(String.raw`¡Recibimos tu pago de ${MONEY} por (?<service>\w+)!`)],
  ['paid_already', new RegExp(String.raw`pago de ${MONEY} por (?<service>\w+) ya figura acreditado`)],
  ['paid_too_late', new RegExp(String.raw`^Recibimos tu pago de ${MONEY}, pero .* no hay turno reservado`)],
  ['paid_for_nothing', new RegExp(String.raw`^Recibimos otro pago de ${MONEY}`)],
  ['paid_for_nothing', new RegExp(String.raw`^Tu pago de ${MONEY} ya no tiene un turno`)],
  ['part', new RegExp(String.raw`^Recibimos ${MONEY} de los \$[\d.]+ por (?<service>\w+)\.`)],
  ['rejected', /no fue aprobado/],
  ['refunded', /Se registró la devolución|figura con un contracargo/],
  ['review', /está en revisión/],
  ['expired', /El link de pago .* venció/],
  ['waits_for_money', /se confirma cuando se acredite el pago/],
  ['none_own', /^No tenés turnos próximos/],
  ['no_hours', /^No encontré horarios libres/],
  ['taken', /^Ese horario se acaba de ocupar/],
  ['too_late', /^Ese horario ya (?:pasó|está muy encima)/],
  ['nothing_pending', /^No tengo ninguna pregunta pendiente/],
  ['void', /^Esa lista ya no está vigente/],
  ['person', /^(?:Listo, ya|Ya) avisé/],
] as const;

const DEEDS: ReadonlySet<Kind> = new Set(['booked', 'moved', 'cancelled', 'undone']);
export function isDeed({ kind }: Reading): boolean {
  return DEEDS.has(kind);
}

const MONTHS: Readonly<Record<string, number>> = { marzo: 3, abril: 4 };
/** Buenos Aires is three hours behind all the year. */
const HOURS_BEHIND = 3;

/** One message may say several things, one below the other; what can be tapped belongs to the last. */
export function read(shown: Shown): Reading[] {
  const pieces = shown.text.replaceAll('*', '').split('\n\n');
  return pieces.map((text, i) => piece(text, i === pieces.length - 1 ? shown : { ...shown, choices: [] }));
}

function piece(text: string, shown: Shown): Reading {
  const rows = shown.choices.flatMap(rowOf);
  const common = { at: shown.at, rows, choices: shown.choices };
  for (const [kind, pattern] of KINDS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const { url } = shown;
    const link = kind === 'link' && url !== undefined ? { url } : {};
    return { kind, ...factsOf(found.groups ?? {}), ...link, ...common };
  }
  if (rows.length === 0) return { kind: 'other', ...common };
  if (shown.choices.some(({ id }) => id.startsWith('cita_'))) return { kind: 'own', ...common };
  const { service } = /(?: de| para) (?<service>Corte|Tintura)/.exec(text)?.groups ?? {};
  return { kind: 'hours', ...factsOf({ service }), ...common };
}

type Groups = Readonly<Record<string, string | undefined>>;

function factsOf(groups: Groups): Pick<Reading, 'visit' | 'from' | 'service' | 'amount'> {
  const service = groups['service'] as Service | undefined;
  const start = instant(groups['day'], MONTHS[groups['month'] ?? ''], groups['hour']);
  const from = instant(groups['was_day'], MONTHS[groups['was_month'] ?? ''], groups['was_hour']);
  const amount = groups['amount'];
  const what = { ...(service && { service }), ...(groups['with'] !== undefined && { with: groups['with'] }) };
  return {
    ...(start === undefined ? {} : { visit: { ...what, start } }),
    ...(from === undefined ? {} : { from }),
    ...(service === undefined ? {} : { service }),
    ...(amount === undefined ? {} : { amount: Number(amount.replaceAll('.', '')) * 100 }),
  };
}

/** "Lun 02/03 - 12:00" over "Ana", or over "Corte · Ana". */
function rowOf(choice: Choice): Row[] {
  const title = /^\S+ (\d\d)\/(\d\d) (?:- )?(\d\d:\d\d)(?: \S+)?$/.exec(choice.title);
  if (title === null) return [];
  const start = instant(title[1], Number(title[2]), title[3]) ?? 0;
  const [last = '', service] = (choice.description ?? '').split(' · ').reverse();
  return [{ choice, visit: { start, with: last, ...(service && { service: service as Service }) } }];
}

function instant(day: string | undefined, month: number | undefined, hour: string | undefined): number | undefined {
  if (day === undefined || month === undefined || hour === undefined) return undefined;
  const [h = 0, m = 0] = hour.split(':').map(Number);
  return Date.UTC(2026, month - 1, Number(day), h + HOURS_BEHIND, m);
}
