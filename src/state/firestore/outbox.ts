/** What is owed: marks, settlements and the provider's word, each a comparison with what was seen. */
import { FieldValue, type DocumentData } from 'firebase-admin/firestore';
import { answerIdOf, type ConversationId, type NewInboxRow, type OutboxRow } from '../../domain.ts';
import type { GivenUp, Settlement, Store } from '../../ports.ts';
import { isOpen, markedRunning, noted, parseEffectId, retried, settled, type EffectProgress } from '../effects.ts';
import * as records from '../records.ts';
import type { Plan, Seen, Write } from './change.ts';
import { receiving, type Inbox } from './inbox.ts';
import type { Ref } from './paths.ts';

/** Fields of a row that change after its commit; those of an index stand there only while it is open. */
export function progressFields({ state, attempts, dueAt, providerId, status }: EffectProgress): DocumentData {
  return {
    ...{ state, attempts, dueAt },
    ...(providerId !== undefined && { providerId }),
    ...(status !== undefined && { status }),
    ...(isOpen(state) && { open: true, [state === 'running' ? 'runs' : 'waits']: dueAt }),
  };
}

/** False: somebody else has it. */
export function markRunning(
  { documents, paths, token }: Inbox,
  row: Parameters<Store['markRunning']>[0],
  at: number,
): Promise<boolean> {
  const ref = paths.effect(row);
  if (ref === undefined) return Promise.resolve(false);
  const mark = token();
  return documents.change({ refs: [ref] }, (look): Plan<boolean> => {
    const seen = look(ref);
    if (seen === undefined) return { result: false, writes: [] };
    if (look.sent && seen.data['mark'] === mark) return { result: true, writes: [] };
    const next = markedRunning(progressOf(seen.data), row, at);
    if (next === undefined) return { result: false, writes: [] };
    return { result: true, writes: [advanced(ref, seen, { ...next, mark })] };
  });
}

export async function settle(
  { documents, paths }: Inbox,
  row: Pick<OutboxRow, 'id' | 'conversation'>,
  { settlement, answer }: { settlement: Settlement; answer: NewInboxRow | undefined },
): Promise<void> {
  const ref = paths.effect(row);
  if (ref === undefined) return;
  const received = answer && receiving(paths, answer);
  // Until "done" is written a crash has the call made again, as it would while the call was out.
  const patient = settlement.state === 'done' && received === undefined;
  await documents.change({ refs: [ref], likelyAbsent: received ? [received.ref] : [], patient }, (look): Plan<void> => {
    const seen = look(ref);
    const next = seen && settled(progressOf(seen.data), settlement);
    if (seen === undefined || next === undefined) return { result: undefined, writes: [] };
    const answered = received === undefined || look(received.ref) !== undefined ? [] : [received.write];
    return { result: undefined, writes: [advanced(ref, seen, next), ...answered] };
  });
}

export async function noteStatus(
  { documents, paths }: Inbox,
  status: Parameters<Store['noteStatus']>[0],
): Promise<void> {
  const ref = paths.effect({ id: status.effect, conversation: status.conversation });
  if (ref === undefined) return;
  await documents.change({ refs: [ref], patient: true }, (look): Plan<void> => {
    const seen = look(ref);
    const next = seen && noted(progressOf(seen.data), status.status);
    const writes = seen === undefined || next === undefined ? [] : [advanced(ref, seen, next)];
    return { result: undefined, writes };
  });
}

export function retry({ documents, paths }: Inbox, given: GivenUpEffect, at: number): Promise<boolean> {
  const { conversation, effect } = given;
  const [ref, place] = [paths.effect({ id: effect, conversation }), parseEffectId(conversation, effect)];
  if (ref === undefined || place === undefined) return Promise.resolve(false);
  const answered = paths.inbox(conversation, answerIdOf(place));
  return documents.change({ refs: [ref, answered] }, (look): Plan<boolean> => {
    const [seen, answer] = [look(ref), look(answered)];
    if (seen === undefined || answer?.data['state'] === 'pending') return { result: false, writes: [] };
    const progress = progressOf(seen.data);
    // Sent and refused, it may have been our own doing all the same.
    if (look.sent && progress.state === 'pending' && progress.dueAt === at) return { result: true, writes: [] };
    const next = retried(progress, at);
    if (next === undefined) return { result: false, writes: [] };
    const forgotten: Write[] = answer === undefined ? [] : [{ op: 'remove', ref: answered, seen: answer }];
    return { result: true, writes: [advanced(ref, seen, next), ...forgotten] };
  });
}
type GivenUpEffect = Extract<GivenUp, { effect: string }>;

export function outboxRow(conversation: ConversationId, data: DocumentData): OutboxRow {
  const kind = records.effectKind(String(data['kind']));
  const payload: unknown = data['payload'];
  const { state, attempts, dueAt, providerId, status } = progressOf(data);
  return {
    conversation,
    id: `${conversation}.${String(data['turn'])}.${String(data['n'])}`,
    turn: Number(data['turn']),
    n: Number(data['n']),
    kind,
    class: data['class'] as OutboxRow['class'],
    createdAt: Number(data['createdAt']),
    ...records.effectOf(payload === undefined || typeof payload === 'string' ? payload : '', kind),
    ...{ state, attempts, dueAt },
    ...(providerId !== undefined && { providerId }),
    ...(status !== undefined && { status }),
  };
}

export function progressOf(data: DocumentData): EffectProgress {
  return data as EffectProgress;
}

/** What a row has only while it is open, to be found by. */
const INDEXES: ReadonlySet<string> = new Set(['open', 'runs', 'waits']);

/** A done row loses what it said in the same write: nobody runs it again, and the history has the words. */
function advanced(ref: Ref, seen: Seen, next: EffectProgress & { mark?: string }): Write {
  const fixed = Object.entries(seen.data).filter(([name]) => !INDEXES.has(name));
  const indexes = Object.keys(seen.data).filter((name) => INDEXES.has(name));
  const gone = Object.fromEntries(indexes.map((name) => [name, FieldValue.delete()]));
  const fields = { ...progressFields(next), ...(next.mark !== undefined && { mark: next.mark }) };
  const said = next.state === 'done' ? { payload: FieldValue.delete() } : {};
  return {
    op: 'update',
    ref,
    seen,
    data: { ...gone, ...said, ...fields },
    then: { ...Object.fromEntries(fixed), ...fields },
  };
}
