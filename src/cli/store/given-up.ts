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
}

/** In the order of a dump: conversation after conversation. */
export async function* givenUp(rows: AsyncIterable<DumpRow> | Iterable<DumpRow>): AsyncGenerator<Lost, void> {
  for await (const row of rows) {
    if (row.table === 'inbox' && row.state === 'dead') yield lostMessage(row);
    // One that arrived after all is not lost.
    if (row.table === 'outbox' && row.state === 'parked' && !hasArrived(row)) yield lostEffect(row);
  }
}

function lostMessage({ conversation, id, arrivedAt, body }: RowOf<'inbox'>): Lost {
  const given = { conversation, message: id };
  return { id: `${conversation}/${id}`, given, kind: body?.kind ?? 'message', why: 'undecided', since: arrivedAt };
}

function lostEffect({ conversation, turn, n, kind, attempts, dueAt, payload }: RowOf<'outbox'>): Lost {
  const id = effectId(conversation, turn, n);
  const lost = { id, given: { conversation, effect: id }, kind: kind as EffectKind, since: dueAt };
  const effect = payload === undefined ? {} : { effect: payload.effect };
  if (kind !== 'sendMessage') return { ...lost, ...effect, why: 'undone' };
  // Words are counted as often as they may have gone out (`conversation/verdict.ts`).
  return { ...lost, ...effect, why: attempts === 0 ? 'unsent' : 'maybe_sent' };
}
