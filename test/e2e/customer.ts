/** A customer with a phone: what is written and tapped becomes Meta's signed webhook; what the server sent is heard. */
import { createHmac } from 'node:crypto';
import type { FakeGraph, GraphSent } from '../fakes/graph.ts';
import { within } from './wait.ts';

/** Meta's side of a webhook. */
export interface Courier {
  /** Posts once: the HTTP status, 0 when there was no answer. */
  post(raw: string, signature?: string): Promise<number>;
  /** As Meta does: again and again until it is taken with 200. */
  deliver(raw: string): Promise<void>;
}

export interface Row {
  readonly id: string;
  readonly title: string;
  readonly description?: string | undefined;
}

export interface CustomerParts {
  readonly waId: string;
  readonly name: string;
  readonly graph: FakeGraph;
  readonly courier: Courier;
  /** The number that is written to; absent: the demo's. */
  readonly business?: string;
  /** Epoch ms on the server's clock. */
  readonly now: () => number;
  /** How long an answer is waited for, ms; as long as everything else when absent. */
  readonly patienceMs?: number;
}

export const PHONE_NUMBER_ID = '100000000000001';
let serial = 0;

export class Customer {
  readonly waId: string;
  readonly name: string;
  /** Texts that were written. */
  readonly texts: string[] = [];
  /** Every webhook of this customer, as posted. */
  readonly webhooks: string[] = [];
  /** Message ids that were answered with 200. */
  readonly acknowledged: string[] = [];
  readonly #parts: CustomerParts;
  #heard = 0;

  constructor(parts: CustomerParts) {
    this.#parts = parts;
    this.waId = parts.waId;
    this.name = parts.name;
  }

  /** Written and taken. */
  async says(text: string): Promise<void> {
    this.texts.push(text);
    await this.sends({ type: 'text', text: { body: text } });
  }

  async taps({ id, title, description }: Row): Promise<void> {
    const reply = { id, title, ...(description === undefined ? {} : { description }) };
    await this.sends({ type: 'interactive', interactive: { type: 'list_reply', list_reply: reply } });
  }

  /** Any message, repeated until it is taken. */
  async sends(content: Readonly<Record<string, unknown>>): Promise<void> {
    const { raw, id } = this.writes(content);
    await this.#parts.courier.deliver(raw);
    this.acknowledged.push(id);
  }

  /** Posted once: the status. Meta will come again later, with `webhooks`. */
  async tries(content: Readonly<Record<string, unknown>>): Promise<number> {
    const { raw, id } = this.writes(content);
    const status = await this.#parts.courier.post(raw);
    if (status === 200) this.acknowledged.push(id);
    return status;
  }

  /** The webhook of a new message, not posted yet. */
  writes(content: Readonly<Record<string, unknown>>): { raw: string; id: string } {
    const id = `wamid.in.${process.pid}.${serial++}`;
    const value = {
      contacts: [{ profile: { name: this.name }, wa_id: this.waId }],
      messages: [{ from: this.waId, id, timestamp: seconds(this.#parts.now()), ...content }],
    };
    const raw = webhook(value, this.#parts.business);
    this.webhooks.push(raw);
    return { raw, id };
  }

  /** The next message that was not heard yet. */
  async hears(what = 'an answer', ms?: number): Promise<GraphSent> {
    const sent = await within(this.#parts.graph.nth(this.waId, this.#heard), {
      what: `${what}, message ${this.#heard + 1} to this customer`,
      ...(this.#parts.patienceMs === undefined ? {} : { ms: this.#parts.patienceMs }),
      told: () => JSON.stringify(this.#all().at(-1)?.body),
      ...(ms === undefined ? {} : { ms }),
    });
    this.#heard += 1;
    return sent;
  }

  /** All that came and was not heard yet. */
  unheard(): readonly GraphSent[] {
    return this.#all().slice(this.#heard);
  }

  #all(): readonly GraphSent[] {
    return this.#parts.graph.sent(this.waId);
  }
}

/** Meta's envelope around one value. */
export function webhook(value: Readonly<Record<string, unknown>>, business = PHONE_NUMBER_ID): string {
  const metadata = { display_phone_number: '5491100000001', phone_number_id: business };
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } };
  return JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [change] }] });
}

export function statusWebhook(sent: GraphSent, status: string, at: number): string {
  const ours = { biz_opaque_callback_data: sent.effect };
  return webhook({
    statuses: [{ id: sent.wamid, status, timestamp: seconds(at), recipient_id: sent.to, ...ours }],
  });
}

export function signed(secret: string, raw: string): string {
  return `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`;
}

/** Rows of a list, buttons of a message with buttons; none of any other. */
export function rowsOf({ body }: GraphSent): readonly Row[] {
  if (body.type !== 'interactive') return [];
  const { interactive } = body;
  if (interactive.type === 'list') return interactive.action.sections.flatMap((section) => section.rows);
  return interactive.type === 'button' ? interactive.action.buttons.map(({ reply }) => reply) : [];
}

export function wordsOf({ body }: GraphSent): string {
  return body.type === 'text' ? body.text.body : body.interactive.body.text;
}

function seconds(ms: number): string {
  return String(Math.floor(ms / 1_000));
}
