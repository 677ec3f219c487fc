import { ServiceFailure } from '../errors.ts';
import type { ChannelPort, DeskPort } from '../ports.ts';
import { handoffNote } from './handoff-note.ts';
import type { Handlers } from './index.ts';

/** Sends the text that the commit fixed; the effect's id goes along and comes back in statuses. */
export function sendMessage({ channel }: { readonly channel: ChannelPort }): Handlers['sendMessage'] {
  return async (_effect, { row, address }) => {
    if (row.message === undefined) {
      throw new ServiceFailure(`outbox row ${row.id} holds no rendered message`, { retryable: false });
    }
    const { providerId } = await channel.send(address, row.message, row.id);
    return { providerId };
  };
}

/** Answers only after the desk has it: nobody is told of a person who was not called (HUMAN-2, must-hold 73). */
export function openHandoff({ desk }: { readonly desk: DeskPort }): Handlers['openHandoff'] {
  return async ({ handoff }, { row, tenant, address }) => {
    const note = handoffNote(handoff, { tenant, address });
    await desk.open({ tenant, conversation: row.conversation, handoff, note, key: row.id });
    return { answer: { type: 'desk.opened', effect: row.id } };
  };
}
