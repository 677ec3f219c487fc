/** The payload of one inbound message → what the customer did. Every type has its line; unknown ones are named. */
import { TEXT_CHARS_MAX } from '../../domain.ts';
import type { InboundContent, MediaType } from '../../domain.ts';
import {
  interactiveSchema,
  locationSchema,
  mediaSchema,
  quickReplySchema,
  reactionSchema,
  textSchema,
} from './wire.ts';
import type { WireMessage } from './wire.ts';

/** Nothing that a customer would expect an answer to. */
export interface IgnoredContent {
  readonly type: 'ignored';
  readonly reason: 'system' | 'revoke' | 'call_permission';
}

export function contentOf(message: WireMessage): InboundContent | IgnoredContent {
  switch (message.type) {
    case 'text':
      return textOf(message);
    case 'interactive':
      return tapOf(message);
    case 'button':
      return quickReplyOf(message);
    case 'image':
    case 'audio':
    case 'document':
    case 'video':
    case 'sticker':
      return mediaOf(message, message.type);
    case 'location':
      return locationOf(message);
    case 'reaction':
      return reactionOf(message);
    // The number or the keys of the account changed: nobody said anything.
    case 'system':
      return { type: 'ignored', reason: 'system' };
    // What was taken back may be in a committed turn already: nothing is answered to a deletion.
    case 'revoke':
      return { type: 'ignored', reason: 'revoke' };
    default:
      return unsupported(message.type === '' ? 'unknown' : message.type);
  }
}

const TITLE_CHARS_MAX = 256;
const FILENAME_CHARS_MAX = 255;

/**
 * Text as it may be stored: well-formed, without NUL, cut at a character and not inside one.
 * `max` in UTF-16 units.
 */
export function tidy(text: string, max: number): string {
  const cut = text.length > max ? text.slice(0, max).replace(/[\ud800-\udbff]$/, '') : text;
  return cut.includes('\0') || !cut.isWellFormed() ? cut.replaceAll('\0', '').toWellFormed() : cut;
}

function textOf(message: WireMessage): InboundContent {
  const text = textSchema.safeParse(message['text']);
  return text.success ? { type: 'text', text: tidy(text.data.body, TEXT_CHARS_MAX) } : unsupported('text');
}

/** Arrives without its body when Meta itself could not read it (`value.errors` 131000). */
function tapOf(message: WireMessage): InboundContent | IgnoredContent {
  const interactive = interactiveSchema.safeParse(message['interactive']);
  if (!interactive.success) return unsupported('interactive');
  switch (interactive.data.type) {
    case 'button_reply':
      return tap(interactive.data.button_reply);
    case 'list_reply':
      return tap(interactive.data.list_reply);
    case 'nfm_reply':
      return unsupported('flow');
    case 'call_permission_reply':
      return { type: 'ignored', reason: 'call_permission' };
  }
}

function quickReplyOf(message: WireMessage): InboundContent {
  const button = quickReplySchema.safeParse(message['button']);
  if (!button.success) return unsupported('button');
  const { payload, text } = button.data;
  if (OWN_ID.test(payload)) return tap({ id: payload, title: text });
  return { type: 'text', text: tidy(text, TEXT_CHARS_MAX) };
}
/** Of an offer of ours. A template's own button holds whatever its author wrote: there its words are what was said. */
const OWN_ID = /^(?:turno|servicio|categoria|sucursal|profesional|cita|mas|opcion)_[\w.-]+_\w+$/;

function tap(reply: { id: string; title: string }): InboundContent {
  return { type: 'tap', id: reply.id.toWellFormed(), title: tidy(reply.title, TITLE_CHARS_MAX) };
}

function mediaOf(message: WireMessage, type: MediaType): InboundContent {
  const media = mediaSchema.safeParse(message[type]);
  // That a picture came is known from the type alone; only its id is lost.
  if (!media.success) return { type };
  const { id, caption, filename } = media.data;
  return {
    type,
    ...(id !== undefined && { mediaId: id }),
    ...(caption !== undefined && { caption: tidy(caption, TEXT_CHARS_MAX) }),
    ...(filename !== undefined && { filename: tidy(filename, FILENAME_CHARS_MAX) }),
  };
}

function locationOf(message: WireMessage): InboundContent {
  const location = locationSchema.safeParse(message['location']);
  if (!location.success) return unsupported('location');
  const { latitude, longitude, name } = location.data;
  return { type: 'location', latitude, longitude, ...(name !== undefined && { name: tidy(name, TITLE_CHARS_MAX) }) };
}

/** A removed reaction has an empty emoji, or none. */
function reactionOf(message: WireMessage): InboundContent {
  const reaction = reactionSchema.safeParse(message['reaction']);
  if (!reaction.success) return unsupported('reaction');
  return { type: 'reaction', emoji: tidy(reaction.data.emoji, TITLE_CHARS_MAX), to: reaction.data.message_id };
}

/** Names the type in our logs and answers: letters only, since Meta may invent any. */
function unsupported(what: string): InboundContent {
  return { type: 'unsupported', what: what.replace(/[^A-Za-z0-9_]/g, '').slice(0, 40) || 'unknown' };
}
