import { createActor, type AnyMachineSnapshot, type AnyStateMachine, type ExecutableActionsFrom } from 'xstate';

/** A microstep: the snapshot after it, and what it did. */
export type Step = readonly [snapshot: AnyMachineSnapshot, actions: readonly ExecutableActionsFrom<AnyStateMachine>[]];
type Stepper = (snapshot: AnyMachineSnapshot, event: unknown) => readonly Step[];

/**
 * One event into one machine, step by step: what XState's `getMicrosteps` answers (`test/machines/steps.test.ts` holds
 * them against each other), without its price. That one makes an actor for each call, which begins its machine anew:
 * half the cost of a turn. An actor that is never started has no state to share, so one of each machine will do.
 */
export function microsteps(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: unknown): readonly Step[] {
  let stepper = steppers.get(machine);
  if (!stepper) {
    stepper = stepperOf(machine);
    steppers.set(machine, stepper);
  }
  return stepper(snapshot, event);
}

const steppers = new WeakMap<AnyStateMachine, Stepper>();

function stepperOf(machine: AnyStateMachine): Stepper {
  let steps: Step[] = [];
  let actions: ExecutableActionsFrom<AnyStateMachine>[] = [];
  const self = createActor(machine, {
    inspect: (seen) => {
      if (seen.type !== '@xstate.microstep') return;
      steps.push([seen.snapshot as AnyMachineSnapshot, actions]);
      actions = [];
    },
  });
  const scope: Parameters<AnyStateMachine['transition']>[2] = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: (action) => {
      actions.push(action as ExecutableActionsFrom<AnyStateMachine>);
    },
  };
  return (snapshot, event) => {
    // What a throw left behind is nobody's.
    [steps, actions] = [[], []];
    machine.transition(snapshot, event, scope);
    return steps;
  };
}

function nothing(): void {
  // Machines only assign and emit: nothing is started, stopped or deferred.
}
