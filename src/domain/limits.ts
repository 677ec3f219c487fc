/** Every limit in one place, with its unit. The reason stands beside the ones that are not obvious. */
import { MINUTE_MS, HOUR_MS, DAY_MS } from './units.ts';

export const BURST_MESSAGES_MAX = 20;
export const TEXT_CHARS_MAX = 4_096;
/** Inner steps of one turn: more is a machine that loops. */
export const TURN_STEPS_MAX = 16;
/** A wish, and the three fields that a business may ask for, told with it (AGENDA-11). */
export const EVENTS_PER_TURN_MAX = 4;
export const FLOWS_OPEN_MAX = 4;
/** Appointments to come of one customer: a family's; whoever wants more asks a person. One number cannot fill a diary. */
export const APPOINTMENTS_PER_CUSTOMER_MAX = 20;

/** Visits that are over, and that an order is for: told of in what comes of its money later. Each is stored with its turn. */
export const PAST_VISITS_MAX = 10;
/** So long after a visit began "¿cuánto debo?" may mean what is owed of it, and so many of them are told. */
export const BEGUN_VISIT_MS = 30 * DAY_MS;
export const BEGUN_VISITS_MAX = 3;

/** Booked appointments that a turn loads, the latest: all that are to come, and as many that are over. */
export const APPOINTMENTS_LOADED_MAX = 2 * APPOINTMENTS_PER_CUSTOMER_MAX;

/** New orders of one customer in 24 hours: who books and pays for a family makes some twenty. Whoever wants more asks a person. */
export const ORDERS_PER_DAY_MAX = 30;
/** Orders that a turn looks at: all of them stand in its record, some 700 bytes each. */
export const ORDERS_SEEN_MAX = 60;
/** The newest, whatever their age: "¿cuánto debo?" of who was here a year ago speaks of one of them. */
export const ORDERS_SEEN_NEWEST = 10;
/** So long is a payment without an appointment taken for the next booking of its service. */
export const AHEAD_MS = 30 * DAY_MS;
/** So long is an order looked at that is of no visit: nothing that is said or paid of one means it later. */
export const ORDER_SEEN_MS = AHEAD_MS;
/** Money that is of no visit is looked at whatever its age, so much of it, the newest. */
export const LOOSE_MONEY_SEEN_MAX = 10;

/** Media that one turn reads; the others are answered as unread (AGENT-6). */
export const MEDIA_PER_TURN_MAX = 10;
/** Bigger files are not fetched (D4). WhatsApp's pictures end at 5 MB, its voice notes at 16 MB. */
export const MEDIA_BYTES_MAX = 10 * 1024 * 1024;
/** From the first byte asked for to the last one read; what is understood of it comes within the same ten seconds. */
export const MEDIA_READ_MS = 5_000;
/** A receipt's operation number, a payer's name: longer ones are cut. */
export const RECEIPT_CHARS_MAX = 80;
/** Receipts kept with an order. */
export const RECEIPTS_PER_ORDER_MAX = 5;

export const INBOX_ATTEMPTS_MAX = 5;
/** From the third attempt messages are taken one by one, to find the poisonous one. */
export const INBOX_ATTEMPTS_SINGLE = 3;
export const EFFECT_ATTEMPTS_MAX = 8;
/** A customer waits for these answers: three tries in nine seconds, then the truth. */
export const INTERACTIVE_ATTEMPTS_MAX = 3;
export const INTERACTIVE_TIMEOUT_MS = 2_800;
export const SEND_TIMEOUT_MS = 10_000;
/** An unclear send waits this long for a status before its second and last try (reliability 2.5). */
export const UNCLEAR_WAIT_MS = 30_000;
/** A calendar call that nobody waits for any more arrives within twice this, or never (ms; decision 011). */
export const LATE_CALL_MS = 20_000;
export const LEASE_MS = 5_000;

export const HOLD_MS = 10 * MINUTE_MS;
export const ORDER_LIFE_MS = 30 * MINUTE_MS;
/** In less than this nobody pays: an hour that is nearer is not sold by a link, which would end with it. */
export const PAYING_MS = 5 * MINUTE_MS;
export const AGENTE_CERO_LOCK_MS = 2 * DAY_MS;
/** What was spoken of is what "ella", "ahí" and a question without its service mean. */
export const TOPIC_LIFE_MS = 2 * HOUR_MS;
/** Who asked for a price and thinks it over comes back to that service; who comes back later is asked which. */
export const WEIGHED_LIFE_MS = 2 * DAY_MS;
/** What silence parked is gone on with by who comes back within this (CONV-14). */
export const PARKED_LIFE_MS = 7 * DAY_MS;
/**
 * A yes, or a choice, counts for so long after its question was put: a day, and the while that the default settings take to
 * park its flow. A business may set that no flow is ever parked.
 */
export const ANSWER_LIFE_MS = DAY_MS + HOUR_MS;
export const WINDOW_MS = DAY_MS;
/** Older than this on arrival, an answer begins with an apology for the delay (must-hold 27). */
export const STALE_MESSAGE_MS = 15 * MINUTE_MS;
/**
 * Of what came in, older than this on arrival is no delay: Meta gives up after seven days, so a clock was wrong, and the
 * message counts as said when it arrived. Up to here its own timestamp is believed: it is the provider's, not the phone's.
 */
export const DELIVERY_DELAY_MAX_MS = 7 * DAY_MS;
/** Tombstones outlive Meta's seven days of redelivery. */
export const TOMBSTONE_MS = 8 * DAY_MS;
/** A person who forgets to give a conversation back (must-hold 74). */
export const PERSON_TIMEOUT_MS = DAY_MS;

/** Of one search: a working day of nine hours at every quarter. Each list is stored with its conversation. */
export const SLOTS_MAX = 36;
/** Of one list, however often "Ver más" is tapped: twenty pages, and then a day is asked for. */
export const SLOTS_OFFERED_MAX = 5 * SLOTS_MAX;
export const FRUITLESS_OPTIONS = 3;
export const WEBHOOK_BYTES_MAX = 3 * 1024 * 1024;
