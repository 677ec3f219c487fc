import {
  decimalOf,
  isReturnedInPart,
  whenOf,
  type Address,
  type Detalles,
  type FlowName,
  type Handoff,
  type Order,
  type Slot,
  type Tenant,
} from '../domain.ts';
import { WORDING } from './handoff-wording.ts';
import type { Wording } from './handoff-wording.ts';

export const NOTE_LINES_MAX = 8;
/** A line that a person reads at a glance; customers' own words are cut to it. */
export const NOTE_LINE_CHARS_MAX = 200;

interface Context {
  readonly tenant: Tenant;
  readonly words: Wording;
}

/** The private note of a handoff: who, what they want, what is known, what failed, next step (HUMAN-2). */
export function handoffNote(handoff: Handoff, { tenant, address }: { tenant: Tenant; address: Address }): string {
  const words = WORDING[tenant.language];
  const { failed, next, title = words.title } = happenedTo(handoff, words);
  const lines = [
    `${title} · ${tenant.businessName}`,
    `${words.who}: ${[handoff.customerName ?? words.anonymous, contactOf(address)].filter(Boolean).join(' · ')}`,
    `${words.wants}: ${wantedOf(handoff, { tenant, words })}`,
    `${words.known}: ${knownOf(handoff, { tenant, words })}`,
    ...(handoff.order === undefined ? [] : [`${words.money}: ${moneyOf(handoff, handoff.order, { tenant, words })}`]),
    ...receiptLines(handoff, words),
    `${words.failed}: ${[failed, undoneOf(handoff, words), handoff.paymentId].filter(Boolean).join(': ')}`,
    `${words.next}: ${next}`,
  ];
  return lines.slice(0, NOTE_LINES_MAX).map(oneLine).join('\n');
}

/** What brings it to people, and what they do next. */
function happenedTo({ reason, order }: Handoff, words: Wording): Wording['reasons'][Handoff['reason']] {
  const returned = reason === 'payment' && order !== undefined && isReturnedInPart(order);
  return returned ? words.returnedInPart : words.reasons[reason];
}

function contactOf({ waId, userId }: Address): string | undefined {
  return waId !== undefined && /^\d+$/.test(waId) ? `+${waId}` : (waId ?? userId);
}

function wantedOf({ flow, detalles, order }: Handoff, { tenant, words }: Context): string {
  const errand = flow === undefined ? undefined : words.flows[machineOf(flow)];
  const service = detalles?.servicio === undefined ? undefined : nameOf(tenant.services, detalles.servicio);
  const wanted = [errand, service].filter((part) => part !== undefined).join(': ');
  if (wanted !== '') return wanted;
  return order === undefined ? words.nothing : `${words.flows.pagos}: ${nameOf(tenant.services, order.serviceId)}`;
}

/** States are called after what they do, and are no words for people. */
function machineOf(state: string): FlowName {
  if (state.startsWith('PAGOS')) return 'pagos';
  if (state.includes('CANCELACION')) return 'cancelacion';
  return state.includes('REPROGRAMACION') ? 'reprogramacion' : 'agenda';
}

function knownOf({ detalles = {}, heldUntil }: Handoff, { tenant, words }: Context): string {
  const { profesional, sucursal, restricciones_temporales, hora_candidatas, hora_especifica } = detalles;
  const facts: readonly (readonly [keyof Wording['fields'], string | undefined])[] = [
    ['day', detalles.fecha_deseada ?? span(detalles.fecha_desde, detalles.fecha_hasta)],
    ['hour', hora_candidatas?.join(' / ') ?? hora_especifica ?? span(detalles.hora_desde, detalles.hora_hasta)],
    ['held', heldUntil === undefined ? undefined : untilWhen(heldUntil, tenant)],
    ['part', detalles.preferencia_horaria],
    ['limits', restricciones_temporales?.join(', ')],
    ['professional', profesional && nameOf(tenant.professionals, profesional)],
    ['guest', guestOf(detalles, words)],
    ['branch', sucursal && nameOf(tenant.branches, sucursal)],
    ['appointment', [detalles.fecha_original, detalles.hora_original].filter(Boolean).join(' ')],
    ['motive', detalles.motivo],
  ];
  return (
    facts.flatMap(([field, value]) => (value ? [`${words.fields[field]} ${value}`] : [])).join(' · ') || words.nothing
  );
}

/** With its day: a note of the evening is read in the morning. */
function untilWhen(start: number, { timeZone }: Tenant): string {
  const { fecha_deseada, hora_especifica } = whenOf({ start }, timeZone);
  return `${hora_especifica} (${fecha_deseada})`;
}

/** What it is for, and what its provider says of each payment, with the ids under which people find it there. */
function moneyOf({ slot }: Handoff, order: Order, { tenant, words }: Context): string {
  const amount = (minor: number, currency: string) => `${decimalOf(minor, currency)} ${currency}`;
  const payments = order.payments.map(
    (p) => `${amount(p.amountMinor, p.currency)} ${words.statuses[p.status]} (${p.provider} ${p.paymentId})`,
  );
  const purpose = purposeOf(slot, order, { tenant, words });
  return [purpose, amount(order.amountMinor, order.currency), ...payments, order.id].join(' · ');
}

/** Whatever else is talked about meanwhile: the service, its day, hour and person, and who comes. */
function purposeOf(meant: Slot | undefined, order: Order, { tenant, words }: Context): string {
  const slot = meant ?? order.bookingFor?.slot;
  const guest = order.bookingFor?.guest;
  const when = slot === undefined ? [] : Object.values(whenOf(slot, tenant.timeZone));
  const who = slot === undefined ? [] : [nameOf(tenant.professionals, slot.professionalId)];
  const whom = guest === undefined ? undefined : guestOf({ para: guest }, words);
  const service = nameOf(tenant.services, order.serviceId);
  return [service, when.join(' '), ...who, ...(whom === undefined ? [] : [`${words.fields.guest} ${whom}`])]
    .filter((part) => part !== '')
    .join(', ');
}

/** What the customer showed, as it was read: to be found at the provider, or not. */
function receiptLines({ receipt, doubts = [] }: Handoff, words: Wording): string[] {
  if (receipt === undefined && doubts.length === 0) return [];
  const { amountMinor, currency, date, reference, payer } = receipt ?? {};
  const amount =
    amountMinor === undefined || currency === undefined ? undefined : `${decimalOf(amountMinor, currency)} ${currency}`;
  const facts = [amount, date, reference, payer, ...doubts.map((doubt) => words.doubts[doubt])];
  return [`${words.receipt}: ${facts.filter((fact) => fact !== undefined).join(' · ')}`];
}

/** Who comes, where it is not who writes. */
function guestOf({ para }: Detalles, words: Wording): string | undefined {
  return para === undefined || para.relation === 'yo' ? undefined : (para.name ?? words.somebodyElse);
}

function span(from: string | undefined, to: string | undefined): string | undefined {
  return from === undefined && to === undefined ? undefined : `${from ?? '…'} – ${to ?? '…'}`;
}

function nameOf(all: readonly { readonly id: string; readonly name: string }[], said: string): string {
  return all.find((one) => one.id === said)?.name ?? said;
}

/** The call that was given up; of words that did not arrive, what they told; of money, why it has no appointment. */
function undoneOf({ call, unsaid, unbooked }: Handoff, words: Wording): string | undefined {
  if (unbooked !== undefined) return words.unbooked[unbooked];
  return unsaid === undefined ? call && words.calls[call] : words.unsaid[unsaid];
}

/** A customer's line breaks are not lines of the note. */
function oneLine(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length <= NOTE_LINE_CHARS_MAX ? flat : `${flat.slice(0, NOTE_LINE_CHARS_MAX - 1)}…`;
}
