/** What comes in and what goes out, before any provider's format. */

/** `<tenant>.<c>`, c = first 26 base32hex characters of sha256(tenant, provider family, provider's user id). */
export type ConversationId = string;

/** `<tenant>.<contact>`: a contact's part holds no dot, a tenant's may. */
export function tenantIdOf(id: ConversationId): string {
  return id.slice(0, id.lastIndexOf('.'));
}
/** Its form, for ids that come from outside. */
export const CONVERSATION_ID = /^[a-z0-9][a-z0-9-]{0,62}\.[0-9a-v]{26}$/;

/** Where a contact can be written to. The raw ids are attributes, never keys (design.md, records). */
export interface Address {
  readonly provider: 'whatsapp' | '360dialog' | 'msgio' | 'chatwoot' | 'simulated';
  /** The business number that was written to. */
  readonly phoneNumberId: string;
  readonly waId?: string;
  readonly userId?: string;
}

export type MediaType = 'image' | 'audio' | 'document' | 'video' | 'sticker';

export type InboundContent =
  | { readonly type: 'text'; readonly text: string }
  /** A tapped button or row: the id that we sent, as it came back. */
  | { readonly type: 'tap'; readonly id: string; readonly title: string }
  | {
      readonly type: MediaType;
      readonly mediaId?: string;
      readonly caption?: string;
      readonly filename?: string;
    }
  | { readonly type: 'location'; readonly latitude: number; readonly longitude: number; readonly name?: string }
  | { readonly type: 'reaction'; readonly emoji: string; readonly to: string }
  /** Contacts, orders, edits, Meta's own 'unsupported': named, so that the answer can name it. */
  | { readonly type: 'unsupported'; readonly what: string };

export interface InboundMessage {
  /** The provider's id: the key of deduplication. */
  readonly id: string;
  /** Provider's timestamp, ms. One-second resolution: arrival breaks ties. */
  readonly at: number;
  readonly content: InboundContent;
  /** Profile name as the channel gives it (never from an echo: must-hold 38). */
  readonly name?: string;
  readonly from: Address;
}

export interface Choice {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
}

export type OutboundMessage =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'buttons'; readonly text: string; readonly buttons: readonly Choice[] }
  | {
      readonly type: 'list';
      readonly text: string;
      readonly button: string;
      readonly section: string;
      readonly rows: readonly Choice[];
    }
  | { readonly type: 'link'; readonly text: string; readonly button: string; readonly url: string };

/** What there is to tap in it; with nothing to choose from, or no message, none. */
export function choicesOf(message: OutboundMessage | undefined): readonly Choice[] {
  return message?.type === 'buttons' ? message.buttons : message?.type === 'list' ? message.rows : [];
}
