/**
 * OutboundMessage → the body that Meta takes. Over-long titles are cut by rule; what cannot be interactive goes as
 * text with its choices numbered, which the reader of short answers understands; nothing is dropped (must-hold 32).
 */
import { choicesOf, type Choice, type OutboundMessage } from '../../domain.ts';
import {
  BUTTON_TITLE_CHARS_MAX,
  interactiveBodySchema,
  LIST_BUTTON_CHARS_MAX,
  ROW_DESCRIPTION_CHARS_MAX,
  ROW_TITLE_CHARS_MAX,
  SECTION_TITLE_CHARS_MAX,
  TEXT_BODY_CHARS_MAX,
} from './wire.ts';
import type { InteractiveBody } from './wire.ts';

export type Content =
  | { readonly type: 'text'; readonly text: { readonly body: string } }
  | { readonly type: 'interactive'; readonly interactive: InteractiveBody };

/** Valid against our send schema whatever the message, except for a text that is empty. */
export function contentFor(message: OutboundMessage): Content {
  if (message.type === 'text') return asText(message.text);
  const interactive = interactiveBodySchema.safeParse(interactiveFor(message));
  return interactive.success ? { type: 'interactive', interactive: interactive.data } : asText(spelledOut(message));
}

/** The same in plain words, for when WhatsApp refuses the form of it. Undefined: it is in plain words already. */
export function plainContentFor(message: OutboundMessage): Content | undefined {
  return message.type === 'text' || contentFor(message).type === 'text' ? undefined : asText(spelledOut(message));
}

type Interactive = Exclude<OutboundMessage, { type: 'text' }>;

/** A candidate: the schema decides. The body is never cut here, since a text message has room for all of it. */
function interactiveFor(message: Interactive): InteractiveBody {
  const text = message.text.toWellFormed().trim();
  switch (message.type) {
    case 'buttons':
      return {
        type: 'button',
        body: { text },
        action: {
          buttons: message.buttons.map(({ id, title }) => ({
            type: 'reply' as const,
            reply: { id, title: fit(title, BUTTON_TITLE_CHARS_MAX) },
          })),
        },
      };
    case 'list':
      return {
        type: 'list',
        body: { text },
        action: {
          button: fit(message.button, LIST_BUTTON_CHARS_MAX),
          sections: [{ ...sectionTitle(message.section), rows: message.rows.map(rowFor) }],
        },
      };
    case 'link':
      return {
        type: 'cta_url',
        body: { text },
        action: {
          name: 'cta_url',
          parameters: { display_text: fit(message.button, BUTTON_TITLE_CHARS_MAX), url: message.url },
        },
      };
  }
}

/** One section alone needs no title. */
function sectionTitle(section: string): { title?: string } {
  const title = fit(section, SECTION_TITLE_CHARS_MAX);
  return title === '' ? {} : { title };
}

/** A title that had to be cut is whole in the description, when that place is free. */
function rowFor({ id, title, description }: Choice): { id: string; title: string; description?: string } {
  const short = fit(title, ROW_TITLE_CHARS_MAX);
  const detail = description ?? (title.length > ROW_TITLE_CHARS_MAX ? title : undefined);
  return { id, title: short, ...(detail !== undefined && { description: fit(detail, ROW_DESCRIPTION_CHARS_MAX) }) };
}

function asText(text: string): Content {
  return { type: 'text', text: { body: fit(text, TEXT_BODY_CHARS_MAX) } };
}

/** The same question in words. Choices and links come last and are kept whole: the words before them give way. */
function spelledOut(message: Interactive): string {
  const tail = message.type === 'link' ? message.url : choicesOf(message).map(numbered).join('\n');
  const room = Math.max(0, TEXT_BODY_CHARS_MAX - tail.length - 2);
  return [fit(message.text, room), tail].filter((part) => part !== '').join('\n\n');
}

function numbered({ title, description }: Choice, index: number): string {
  return `${index + 1}. ${title}${description === undefined || description === '' ? '' : ` – ${description}`}`;
}

/** Meta does not say whether an emoji counts once or twice: a cut leaves this much room. */
const SPARE_CHARS = 2;

/** At most `max` UTF-16 units, cut between graphemes and marked with an ellipsis; well-formed, trimmed. */
export function fit(text: string, max: number): string {
  const clean = text.toWellFormed().trim();
  if (clean.length <= max) return clean;
  const room = max - SPARE_CHARS - 1;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(clean.slice(0, max))) {
    if (index + segment.length > room) break;
    end = index + segment.length;
  }
  return end === 0 ? '' : `${clean.slice(0, end).trimEnd()}…`;
}
