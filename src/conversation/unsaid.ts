/** Words that a customer must not miss and that reached nobody: said when the customer writes, since then they can be. */
import { saidLater, type ConversationRecord, type Copy, type InboxRow, type TurnInput } from '../domain.ts';

/** The newest ones; each once. */
const UNSAID_MAX = 4;

interface Asked {
  readonly conversation: Pick<ConversationRecord, 'unsaid'>;
  readonly batch: readonly InboxRow[];
}

/** The turn of a customer's message begins with them. */
export function unsaidFor(asked: Asked): TurnInput[] {
  const words = waiting(asked);
  const writes = asked.batch.some(({ body }) => body.kind === 'message');
  return writes && words.length > 0 ? [{ type: 'words.owed', words }] : [];
}

/** Ids of the orders that they speak of, where they are said now: whether it is so still nobody could tell without them. */
export function ordersUnsaid(asked: Asked): readonly string[] {
  const words = unsaidFor(asked).flatMap((input) => (input.type === 'words.owed' ? input.words : []));
  return words.flatMap((copy) => ('order' in copy ? [copy.order.id] : []));
}

/** What waits after this turn. */
export function unsaidAfter(
  asked: Asked & { readonly inputs: readonly TurnInput[] },
): Pick<ConversationRecord, 'unsaid'> {
  const words = waiting(asked);
  return words.length === 0 || asked.inputs.some(({ type }) => type === 'words.owed') ? {} : { unsaid: words };
}

function waiting({ conversation, batch }: Asked): readonly Copy[] {
  const all = [...(conversation.unsaid ?? []), ...batch.flatMap(lostIn)];
  return [...new Map(all.map((copy) => [nameOf(copy), copy])).values()].slice(-UNSAID_MAX);
}

function lostIn({ body }: InboxRow): readonly Copy[] {
  if (body.kind !== 'answer') return [];
  const { answer } = body;
  if (answer.type === 'words.lost') return answer.words ?? [];
  return answer.type === 'call.given_up' && answer.call.type === 'sendMessage' ? saidLater(answer.call) : [];
}

function nameOf(copy: Copy): string {
  const order = 'order' in copy ? copy.order : undefined;
  return order?.id ?? copy.key;
}
