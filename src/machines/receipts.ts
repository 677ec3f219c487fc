import {
  DAY_MS,
  RECEIPTS_PER_ORDER_MAX,
  approvedMinor,
  isUnpaid,
  type Appointment,
  type Copy,
  type Emitted,
  type Handoff,
  type Order,
  type Receipt,
  type ReceiptDoubt,
  type World,
} from '../domain.ts';
import { say, type MachineEvent } from './kit.ts';
import { LATE_WORDS_MS } from './money-of-now.ts';
import { standOf } from './order-news.ts';
import { citaPaid } from './paid-which.ts';
import { appointmentsToPay, hasLink, isFor, isPayable, isToPay, orderCopy, paidCopy, slotOf } from './orders.ts';

/** What a customer's word of a payment does: it is noted and compared, and only the provider decides (PAGOS-4, 5). Pure. */

/** So long after it was opened a paid order is what a picture is the receipt of (ms). */
const LATE_RECEIPT_MS = DAY_MS;

/** The order that a claim is about: the newest, of that service where one is named, that its provider has no money of. */
export function claimable(world: World, about: Pick<Claim, 'serviceId' | 'cita'> = {}): Order | undefined {
  return ordersFor(world, about).findLast(isUnpaid);
}

/** Paid and just now: who shows its receipt is told so. */
export function justPaid(world: World): Order | undefined {
  const last = world.orders.at(-1);
  return last?.status === 'paid' && world.at - last.createdAt < LATE_RECEIPT_MS ? last : undefined;
}

/** Of the service; all of them where it was never to be paid, and is not: it was named in passing. */
function ordersFor(world: World, { serviceId, cita }: Pick<Claim, 'serviceId' | 'cita'>): readonly Order[] {
  if (cita !== undefined) return world.orders.filter((o) => o.serviceId === cita.serviceId && isFor(o, cita, world));
  const own = world.orders.filter((o) => o.serviceId === serviceId);
  return own.length > 0 || unpaidOf(world, serviceId) !== undefined ? own : world.orders;
}

/** The soonest appointment of a service that nobody has paid anything for. */
function unpaidOf(world: World, serviceId: string | undefined): Appointment | undefined {
  return appointmentsToPay(world).find((a) => a.serviceId === serviceId);
}

/** How somebody claims to have paid. */
export interface Claim {
  /** `words`: "ya pagué". `picture`: a medium that nobody read. `receipt`: one that was read. */
  readonly by: 'words' | 'picture' | 'receipt';
  /** What was read; of words, the amount that they tell. */
  readonly receipt?: Receipt;
  readonly serviceId?: string;
  /** The appointment that it is said to be for. */
  readonly cita?: Appointment;
}

/** What an event claims. */
export function claimIn(event: MachineEvent): Claim {
  if (event.type !== 'customer.claims_payment') return { by: 'picture' };
  const { receipt, servicio, amountMinor } = event;
  const cita = citaPaid(event);
  const named = { ...(servicio === undefined ? {} : { serviceId: servicio }), ...(cita === undefined ? {} : { cita }) };
  if (receipt !== undefined) return { by: 'receipt', receipt, ...named };
  // Of the link that it is said of: the business's may be another one since.
  const { currency } = claimable(event.world, named) ?? event.world.tenant;
  return { by: 'words', ...(amountMinor === undefined ? {} : { receipt: { amountMinor, currency } }), ...named };
}

/** Noted on the order, compared, told to people where something is odd; the truth is told to the customer. */
export function claimed(world: World, claim: Claim): Emitted[] {
  const { by, receipt } = claim;
  const order = claimable(world, claim);
  if (order === undefined) return by === 'words' ? unseen(world, claim) : unmatched(world, claim);
  const known = order.receipts ?? [];
  const noted = receipt === undefined || known.some((one) => same(one, receipt)) ? known : [...known, receipt];
  const receipts = noted.length === 0 ? {} : { receipts: noted.slice(-RECEIPTS_PER_ORDER_MAX) };
  const doubts = receipt === undefined ? [] : doubtsOf(receipt, order, world);
  const told = receipt === undefined || noted === known || doubts.length === 0;
  const other = otherAmount(receipt, doubts);
  const put: Order = { ...order, status: 'claimed', ...receipts };
  return [
    { type: 'order.put', order: put },
    ...(told ? [] : [atDesk(world, { order, doubts, receipt })]),
    say(
      by === 'words'
        ? { key: 'pago_aun_no_visto', order: put, times: world.turn, ...other }
        : { key: 'comprobante_recibido', order: put, read: by === 'receipt', ...other },
    ),
  ];
}

/** A receipt of nothing that waits for money: of what was paid just now, or people look at it. */
function unmatched(world: World, claim: Claim): Emitted[] {
  const { receipt } = claim;
  const paid = justPaid(world);
  if (paid !== undefined && ordersFor(world, claim).includes(paid)) return [say(paidCopy(paid, world))];
  if (receipt === undefined) return unseen(world, { by: 'picture' });
  const order = spokenOf(world, claim);
  if (order?.status === 'expired') return tooLate(world, order, receipt);
  if (order?.status === 'partially_paid')
    return [
      atDesk(world, { order, receipt, doubts: ['unseen', ...doubtsOf(receipt, order, world)] }),
      say(orderCopy(order)),
    ];
  return [atDesk(world, { receipt, doubts: ['no_order'] }), say({ key: 'comprobante_recibido', read: true })];
}

/** The receipt of a link whose time is over: compared with its order, and people look for the money; no status changes by it. */
function tooLate(world: World, order: Order, receipt: Receipt): Emitted[] {
  const doubts = doubtsOf(receipt, order, world);
  return [
    atDesk(world, { order, receipt, doubts: ['unseen', ...doubts] }),
    say({ key: 'comprobante_recibido', order, read: true, ...otherAmount(receipt, doubts) }),
  ];
}

/** How it stands with what was claimed, told as the claim was. */
export function claimCopy(order: Order, world: World): Copy {
  const receipt = order.receipts?.at(-1);
  const other = receipt === undefined ? {} : otherAmount(receipt, doubtsOf(receipt, order, world));
  return { key: 'pago_aun_no_visto', order, times: world.turn, ...other };
}

function otherAmount(receipt: Receipt | undefined, doubts: readonly ReceiptDoubt[]): { toldMinor?: number } {
  return doubts.includes('amount') ? { toldMinor: receipt?.amountMinor ?? 0 } : {};
}

/** Said to be paid, and nothing waits for money: what became of the order that it speaks of. */
function unseen(world: World, claim: Claim): Emitted[] {
  const order = spokenOf(world, claim);
  const appointment = claim.cita ?? unpaidOf(world, claim.serviceId);
  if (order === undefined) return [say(noneSeen(world, appointment))];
  switch (order.status) {
    case 'paid':
      return [say(paidCopy(order, world))];
    case 'charged_back':
      return [say({ key: 'pago_devuelto', order })];
    // Its link is void, and the money may be on its way all the same: people look, and no other link is pressed on him.
    case 'expired':
      return [
        atDesk(world, { order, doubts: ['unseen'] }),
        say({ key: 'pago_aun_no_visto', order, times: world.turn }),
      ];
    default:
      return [say(standOf(order, world))];
  }
}

/** No money that his words may mean: of that visit, or none but what came before. */
export function noneSeen({ orders }: World, appointment: Appointment | undefined): Copy {
  if (appointment !== undefined) return { key: 'pago_aun_no_visto', appointment };
  return { key: 'pago_aun_no_visto', ...(orders.some((o) => approvedMinor(o) > 0) ? { antes: true } : {}) };
}

function spokenOf(world: World, claim: Claim): Order | undefined {
  return ordersFor(world, claim).findLast((o) => isSpokenOf(o, world, claim.serviceId));
}

/**
 * Of late, of an appointment to come, or named: what is long done is nobody's "ya pagué" of today, and what was paid for a
 * visit that was is not the money of the next one.
 */
function isSpokenOf(order: Order, world: World, serviceId: string | undefined): boolean {
  const { at, appointments } = world;
  const own = appointments.filter((a) => a.serviceId === order.serviceId);
  if (approvedMinor(order) > 0 && own.length > 0 && own.every((a) => isToPay(a, world))) return false;
  const toCome = own.length > 0 || appointments.some((a) => a.orderId === order.id);
  return toCome || order.serviceId === serviceId || at - order.createdAt < LATE_WORDS_MS;
}

/** Said to be paid, and its time is over: people look for its money, with the newest receipt that was shown. */
export function lookedFor(world: World, order: Order): Emitted {
  const receipt = order.receipts?.at(-1);
  return atDesk(world, { order, doubts: ['unseen'], ...(receipt === undefined ? {} : { receipt }) });
}

/** A link that what was given up does not need any more: so it is said, and what was claimed of it people look for. */
export function leftLink(world: World, left: Order): Emitted[] {
  const order: Order = { ...left, dropped: true };
  const put = { type: 'order.put', order } as const;
  // One that was not sent yet nobody can pay, nor one that ran out; what was said to be paid people look for all the same.
  const isOpen = isPayable(order, world) || order.status === 'claimed';
  if (!isOpen || !hasLink(order)) return [put];
  const claim = order.status === 'claimed' ? [lookedFor(world, order)] : [];
  return [put, ...claim, say({ key: 'link_dejado', order })];
}

/** In the background: nobody is handed over, nobody waits. */
export function atDesk(
  { contact, appointments }: World,
  about: Pick<Handoff, 'order' | 'heldUntil' | 'receipt' | 'doubts' | 'flow' | 'detalles'> &
    Partial<Pick<Handoff, 'reason'>>,
): Emitted {
  const name = contact.name === undefined ? {} : { customerName: contact.name };
  const slot = slotOf(about.order, { appointments });
  return { type: 'openHandoff', handoff: { reason: 'receipt', ...name, ...slot, ...about }, background: true };
}

/* ── Comparing ──────────────────────────────────────────────────────────────────────────────────────────────────── */

/** What does not fit. What a receipt does not tell is no doubt. */
export function doubtsOf(receipt: Receipt, order: Order, world: World): ReceiptDoubt[] {
  const { amountMinor, currency, date } = receipt;
  const foreign = currency !== undefined && currency !== order.currency;
  const elsewhere = world.orders.some(
    (o) => o.id !== order.id && (o.receipts ?? []).some((r) => sameNumber(r, receipt)),
  );
  const { timeZone } = world.tenant;
  const doubts: Readonly<Partial<Record<ReceiptDoubt, boolean>>> = {
    amount: !foreign && amountMinor !== undefined && amountMinor !== order.amountMinor,
    currency: foreign,
    repeated: elsewhere,
    before_order: date !== undefined && date < civilDay(order.createdAt, timeZone),
    future: date !== undefined && date > civilDay(world.at, timeZone),
  };
  return (Object.keys(doubts) as ReceiptDoubt[]).filter((doubt) => doubts[doubt]);
}

/** The same picture again: all that was read is the same. */
function same(a: Receipt, b: Receipt): boolean {
  return JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
}

/** "A-001 23" and "a00123" are one operation. */
function sameNumber(a: Receipt, b: Receipt): boolean {
  const plain = (receipt: Receipt) => receipt.reference?.toLowerCase().replace(/[^a-z0-9]/g, '') ?? '';
  return plain(a) !== '' && plain(a) === plain(b);
}

function civilDay(at: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}
