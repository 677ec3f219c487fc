/** What was said in a turn, by whom, in order, as people and prompts read it. */
import type { Parts } from './parts.ts';
import type { Decided } from './decide.ts';
import type { OutboxRow, HistoryMessage, InboxRow, ReadMedium, InboundContent } from '../domain.ts';
import { inOrderSaid } from './batch.ts';

/** What was said, by whom, in order: the customer's words first, then ours (HUMAN-1, must-hold 21). */
export function historyOf(
  parts: Parts,
  { conversation, world, batch, reading }: Decided,
  outbox: readonly OutboxRow[],
): HistoryMessage[] {
  const said = [
    ...inOrderSaid(batch).flatMap((row) => heard(row, reading?.media)),
    ...outbox.flatMap((row) =>
      row.message ? [{ role: 'bot' as const, text: parts.textOf(row.message), at: world.at }] : [],
    ),
  ];
  return said.map((message, n) => ({ conversation: conversation.id, turn: world.turn, n, ...message }));
}

function heard(
  { body }: InboxRow,
  media: readonly ReadMedium[] = [],
): { role: 'customer' | 'person'; text: string; at: number }[] {
  if (body.kind === 'person') return body.text === undefined ? [] : [{ role: 'person', text: body.text, at: 0 }];
  if (body.kind !== 'message') return [];
  const { content, at } = body.message;
  const text =
    content.type === 'text'
      ? content.text
      : content.type === 'tap'
        ? content.title
        : `[${content.type}]${captionOf(content)}${shownIn(media.find((one) => one.message === body.message.id))}`;
  return [{ role: 'customer', text, at }];
}

/** What was heard or seen, so that people and prompts read the conversation whole. */
function shownIn(medium: ReadMedium | undefined): string {
  const reading = medium?.reading;
  return reading?.outcome === 'transcript' || reading?.outcome === 'description' ? ` ${reading.text}` : '';
}

function captionOf(content: InboundContent): string {
  const caption = 'caption' in content ? content.caption : undefined;
  return caption === undefined ? '' : ` ${caption}`;
}
