import {
  RECEIPTS_PER_ORDER_MAX,
  type Emitted,
  type Handoff,
  type Order,
  type Receipt,
  type ReceiptDoubt,
  type World,
} from '../domain.ts';
import { say } from './kit.ts';
import { paidCopy } from './orders.ts';

/** What a customer's word of a payment does: it is noted and compared, and only the provider decides (PAGOS-4, 5). Pure. */

/** So long after it was opened a paid order is what a late receipt speaks of (ms). */
const LATE_RECEIPT_MS = 24 * 3_600_000;

/** The order that a claim is about: the newest that waits for its money. */
export function claimable(world: World): Order | undefined {
  return world.orders.findLast((o) => o.status === 'open' || o.status === 'claimed');
}

/** Paid and just now: who shows its receipt is told so. */
export function justPaid(world: World): Order | undefined {
  const last = world.orders.at(-1);
  return last?.status === 'paid' && world.at - last.createdAt < LATE_RECEIPT_MS ? last : undefined;
}

/** Not paid in its time, and that not long ago. */
function justExpired({ orders, at }: World): Order | undefined {
  const last = orders.at(-1);
  return last?.status === 'expired' && at - last.expiresAt < LATE_RECEIPT_MS ? last : undefined;
}

/** How somebody claims to have paid. */
export interface Claim {
  /** `words`: "ya pagué". `picture`: a medium that nobody read. `receipt`: one that was read. */
  readonly by: 'words' | 'picture' | 'receipt';
  readonly receipt?: Receipt;
}

/** Noted on the order, compared, told to people where something is odd; the truth is told to the customer. */
export function claimed(world: World, { by, receipt }: Claim): Emitted[] {
  const order = claimable(world);
  if (order === undefined) return [...unmatched(world, receipt)];
  const known = order.receipts ?? [];
  const noted = receipt === undefined || known.some((one) => same(one, receipt)) ? known : [...known, receipt];
  const receipts = noted.length === 0 ? {} : { receipts: noted.slice(-RECEIPTS_PER_ORDER_MAX) };
  const doubts = receipt === undefined || noted === known ? [] : doubtsOf(receipt, order, world);
  return [
    { type: 'order.put', order: { ...order, status: 'claimed', ...receipts } },
    ...(doubts.length === 0 ? [] : [atDesk(world, { order, doubts, ...(receipt === undefined ? {} : { receipt }) })]),
    say(
      by === 'words'
        ? { key: 'pago_aun_no_visto', order, times: world.turn }
        : { key: 'comprobante_recibido', order, read: by === 'receipt' },
    ),
  ];
}

function unmatched(world: World, receipt: Receipt | undefined): Emitted[] {
  const paid = justPaid(world);
  if (paid !== undefined) return [say(paidCopy(paid, world))];
  const late = justExpired(world);
  // Its link is void, and the money may be on its way all the same: people look, and no other link is pressed on him.
  if (late !== undefined && receipt === undefined)
    return [
      atDesk(world, { order: late, doubts: ['unseen'] }),
      say({ key: 'pago_aun_no_visto', order: late, times: world.turn }),
    ];
  if (receipt === undefined) return [say({ key: 'pago_aun_no_visto' })];
  return [atDesk(world, { receipt, doubts: ['no_order'] }), say({ key: 'comprobante_recibido', read: true })];
}

/** In the background: nobody is handed over, nobody waits. */
export function atDesk({ contact }: World, about: Pick<Handoff, 'order' | 'receipt' | 'doubts'>): Emitted {
  const name = contact.name === undefined ? {} : { customerName: contact.name };
  return { type: 'openHandoff', handoff: { reason: 'receipt', ...name, ...about }, background: true };
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
