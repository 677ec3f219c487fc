import type { Effect, Emitted, FlowStep, Write } from '../domain.ts';

/** What kind of thing a machine emitted. Pure; only `stack*.ts` ask. */

/** The one place that knows how XState hands over an emit; any other action breaks law 2. */
export function emittedBy(action: { type: string; params?: unknown }): Emitted {
  const params = action.params as { event?: Emitted } | undefined;
  if (action.type !== 'xstate.emit' || !params?.event)
    throw new Error(`machines only assign and emit, not ${action.type}`);
  return params.event;
}

const FLOW_STEPS: ReadonlySet<string> = new Set<FlowStep['type']>(['flow.start', 'flow.progress', 'flow.fruitless']);
/** Instructions to the stack itself. */
export function isFlowStep(emitted: Emitted): emitted is FlowStep {
  return FLOW_STEPS.has(emitted.type);
}

/** Facts that the commit writes. */
export function isWrite(emitted: Emitted): emitted is Write {
  return /^(slot|appointment|order|contact|timer)\./.test(emitted.type);
}

/** Words to the customer. */
export function isMessage(effect: Effect): boolean {
  return effect.type === 'sendMessage';
}

/** Words that wait for an answer of the customer's. */
export function isQuestion(effect: Effect): boolean {
  return effect.type === 'sendMessage' && (effect.offer !== undefined || effect.copy.key === 'pedir_dato');
}

/** A datum that was told and is none: it is asked for again, and said why. */
export function isRefused(effect: Effect): boolean {
  return effect.type === 'sendMessage' && effect.copy.key === 'pedir_dato' && effect.copy.again;
}

/** The first time, it says nothing that the question does not. */
export function isFirstNotUnderstood(effect: Effect): boolean {
  return effect.type === 'sendMessage' && effect.copy.key === 'no_entendi' && effect.copy.times === 1;
}

/** What was asked for was not begun. */
export function isNoRoom(effect: Effect): boolean {
  return effect.type === 'sendMessage' && effect.copy.key === 'no_caben_mas';
}

/** Reception answers instead of the flow (CONV-9). */
export function isTakingOver(effect: Effect): boolean {
  return effect.type === 'openHandoff' || (effect.type === 'sendMessage' && effect.copy.key === 'opciones');
}

/** Two errands of one message may be answered by the same words: nobody reads them twice. */
export function isSaidTwice(effect: Effect, owed: readonly { readonly effect: Effect }[]): boolean {
  if (effect.type !== 'sendMessage') return false;
  return owed.some(
    (said) => said.effect.type === 'sendMessage' && JSON.stringify(said.effect) === JSON.stringify(effect),
  );
}
