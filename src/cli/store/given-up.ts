/** What was given up: messages that no try could decide, and effects that are not owed any more and were not done. */
import { hasArrived, type Effect, type EffectKind, type InboxBody } from '../../domain.ts';
import type { GivenUp } from '../../ports.ts';
import { effectId } from '../../state/effects.ts';
import type { DumpRow, RowOf } from '../../state/portable.ts';

/** No try of it ended · surely not sent · maybe sent · not done. */
export type Why = 'undecided' | 'unsent' | 'maybe_sent' | 'undone';

export interface Lost {
  /** As the list tells it and `retry` takes it; it begins with its conversation, which is a hash. */
  readonly id: string;
  readonly given: GivenUp;
  readonly kind: EffectKind | InboxBody['kind'];
  readonly why: Why;
  /** Epoch ms: of a message when it came, of an effect its last try. */
  readonly since: number;
  readonly effect?: Effect;
  /** Of an effect: the turn that owes it. */
  readonly turn?: number;
  /** How it came to this, as far as the store knows; what the other side said is in the log. */
  readonly known: Known;
}

export interface Known {
  readonly tries: number;
  /** WhatsApp took it, and told later that it was not delivered. */
  readonly undelivered?: true;
  /** Of words: the customer's last message, epoch ms. WhatsApp takes none a day later. */
  readonly lastInboundAt?: number;
}

/** In the order of a dump: conversation after conversation. */
export async function* givenUp(rows: AsyncIterable<DumpRow> | Iterable<DumpRow>): AsyncGenerator<Lost, void> {
  let heard: { readonly of: string; readonly at: number } | undefined;
  for await (const row of rows) {
    // It stands before all that is its own.
    if (row.table === 'contacts') heard = { of: row.record.id, at: row.record.lastInboundAt };
    if (row.table === 'inbox' && row.state === 'dead') yield lostMessage(row);
    // One that arrived after all is not lost.
    if (row.table === 'outbox' && row.state === 'parked' && !hasArrived(row))
      yield lostEffect(row, heard?.of === row.conversation ? heard.at : undefined);
  }
}

function lostMessage({ conversation, id, arrivedAt, attempts, body }: RowOf<'inbox'>): Lost {
  const given = { conversation, message: id };
  const known = { tries: attempts };
  return {
    id: `${conversation}/${id}`,
    given,
    kind: body?.kind ?? 'message',
    why: 'undecided',
    since: arrivedAt,
    known,
  };
}

function lostEffect(row: RowOf<'outbox'>, heardAt: number | undefined): Lost {
  const { conversation, turn, n, kind, attempts, dueAt, payload, status } = row;
  const id = effectId(conversation, turn, n);
  const words = kind === 'sendMessage';
  const known: Known = {
    tries: attempts,
    ...(status === 'failed' && { undelivered: true as const }),
    ...(words && heardAt !== undefined && { lastInboundAt: heardAt }),
  };
  const lost = { id, turn, given: { conversation, effect: id }, kind: kind as EffectKind, since: dueAt, known };
  const effect = payload === undefined ? {} : { effect: payload.effect };
  if (!words) return { ...lost, ...effect, why: 'undone' };
  // Words are counted as often as they may have gone out (`conversation/verdict.ts`).
  return { ...lost, ...effect, why: attempts === 0 ? 'unsent' : 'maybe_sent' };
}
