/** A customer with a simulated phone: writes, taps what was offered, sends things; each becomes a webhook of Meta's. */
import type { Clock, Random } from '../ports.ts';
import type { Courier, SentMessage } from './meta-courier.ts';

/** At least one of `waId` and `userId`. */
export interface CustomerIdentity {
  /** The business number that is written to. */
  readonly phoneNumberId: string;
  readonly waId?: string;
  readonly userId?: string;
  /** Profile name. */
  readonly name?: string;
}

export interface Offered {
  readonly kind: 'button_reply' | 'list_reply';
  readonly id: string;
  readonly title: string;
  readonly description?: string;
}

export interface Posted {
  /** The message's id: what deduplication goes by. */
  readonly id: string;
  /** HTTP status of the webhook, 0 when nobody answered. */
  readonly status: number;
}

export interface SimulatedCustomer {
  says(text: string): Promise<Posted>;
  /** Several messages in one webhook, in order. */
  saysAtOnce(texts: readonly string[]): Promise<readonly Posted[]>;
  /** A tap on an id; of the last message that offers it, if any does (old lists stay on the screen). */
  taps(id: string): Promise<Posted>;
  /** Any other type with its payload, as Meta names them: `sends('image', { id, mime_type })`. */
  sends(type: string, payload: unknown): Promise<Posted>;
  /** The last webhook once more, byte for byte the same message. */
  repeats(): Promise<number>;
  /** Rows and buttons of the newest message that has any. */
  offered(): readonly Offered[];
  received(): readonly SentMessage[];
}

interface CustomerDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly courier: Courier;
  readonly onWrite: (contacts: readonly string[]) => void;
  readonly lastSent: (contacts: readonly string[]) => readonly SentMessage[];
}

export function createCustomer(identity: CustomerIdentity, deps: CustomerDeps): SimulatedCustomer {
  const contacts = [identity.waId, identity.userId].filter((id) => id !== undefined);
  if (contacts.length === 0) throw new TypeError('a customer needs waId or userId');
  let last: Readonly<Record<string, unknown>> | undefined;

  const post = async (contents: readonly Readonly<Record<string, unknown>>[]): Promise<readonly Posted[]> => {
    const messages = contents.map((content) => ({ ...header(identity, deps), ...content }));
    deps.onWrite(contacts);
    last = { contacts: [profile(identity)], messages };
    const status = await deps.courier.post(identity.phoneNumberId, last);
    return messages.map(({ id }) => ({ id, status }));
  };
  const one = async (content: Readonly<Record<string, unknown>>): Promise<Posted> => {
    const [posted] = await post([content]);
    if (posted === undefined) throw new Error('one message was written, none was posted');
    return posted;
  };
  const received = (): readonly SentMessage[] => deps.lastSent(contacts);
  const text = (body: string) => ({ type: 'text', text: { body } });
  return {
    says: (body) => one(text(body)),
    saysAtOnce: (bodies) => post(bodies.map(text)),
    taps: (id) => one(tap(received(), id)),
    sends: (type, payload) => one({ type, [type]: payload }),
    repeats: () => (last === undefined ? Promise.resolve(0) : deps.courier.post(identity.phoneNumberId, last)),
    offered: () =>
      received()
        .map(offersOf)
        .findLast((offers) => offers.length > 0) ?? [],
    received,
  };
}

interface Header {
  readonly from?: string;
  readonly from_user_id?: string;
  readonly id: string;
  readonly timestamp: string;
}

function header({ waId, userId }: CustomerIdentity, { clock, random }: CustomerDeps): Header {
  return {
    ...(waId !== undefined && { from: waId }),
    ...(userId !== undefined && { from_user_id: userId }),
    id: `wamid.${random.token()}`,
    timestamp: String(Math.floor(clock.now() / 1_000)),
  };
}

function profile({ waId, userId, name }: CustomerIdentity): Record<string, unknown> {
  return {
    profile: { ...(name !== undefined && { name }) },
    ...(waId !== undefined && { wa_id: waId }),
    ...(userId !== undefined && { user_id: userId }),
  };
}

function tap(received: readonly SentMessage[], id: string): Record<string, unknown> {
  const message = received.findLast((sent) => offersOf(sent).some((offer) => offer.id === id));
  const { kind, ...reply } = (message && offersOf(message).find((offer) => offer.id === id)) ?? {
    kind: 'button_reply' as const,
    id,
    title: id,
  };
  const context = message === undefined ? {} : { context: { from: message.phoneNumberId, id: message.id } };
  return { type: 'interactive', ...context, interactive: { type: kind, [kind]: reply } };
}

function offersOf({ body }: SentMessage): readonly Offered[] {
  if (body.type !== 'interactive') return [];
  const { interactive } = body;
  switch (interactive.type) {
    case 'button':
      return interactive.action.buttons.map(({ reply }) => ({ kind: 'button_reply', ...reply }));
    case 'list':
      return interactive.action.sections.flatMap(({ rows }) =>
        rows.map(({ id, title, description }) => ({
          kind: 'list_reply' as const,
          id,
          title,
          ...(description !== undefined && { description }),
        })),
      );
    case 'cta_url':
      return [];
  }
}
