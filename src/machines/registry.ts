import type { AnyStateMachine } from 'xstate';
import type { z } from 'zod';
import type { Effect, FlowName } from '../domain.ts';
import { agenda } from './agenda.ts';
import { agendaContext } from './agenda-facts.ts';
import { cancelacion } from './cancelacion.ts';
import { cancelacionContext } from './cancelacion-setup.ts';
import { pagos } from './pagos.ts';
import { pagosContext } from './pagos-facts.ts';
import { recepcion } from './recepcion.ts';
import { recepcionMigrations } from './recepcion-migrations.ts';
import { recepcionContext } from './recepcion-setup.ts';
import { reprogramacion } from './reprogramacion.ts';
import { reprogramacionContext } from './reprogramacion-setup.ts';

/** A machine as the engine keeps it. A new shape of context or a renamed state needs a version and a migration. */
export interface Definition {
  readonly name: FlowName | 'recepcion';
  readonly machine: AnyStateMachine;
  readonly version: number;
  /** What a stored context must look like (XState accepts any shape silently). */
  readonly context: z.ZodType;
  /** `migrations[n]` lifts a stored frame from version n to n + 1. */
  readonly migrations: Readonly<Record<number, (stored: StoredState) => StoredState>>;
}
export interface StoredState {
  readonly value: string;
  readonly context: unknown;
}

/** All machines of an engine, by name. The prover runs the same engine on altered ones. */
export type Machines = Readonly<Record<Definition['name'], Definition>>;

/** To add a flow: one machine, one line here, its copy keys, its dialogues. */
export const MACHINES: Machines = {
  recepcion: {
    name: 'recepcion',
    machine: recepcion,
    version: 2,
    context: recepcionContext,
    migrations: recepcionMigrations,
  },
  agenda: { name: 'agenda', machine: agenda, version: 1, context: agendaContext, migrations: {} },
  reprogramacion: {
    name: 'reprogramacion',
    machine: reprogramacion,
    version: 1,
    context: reprogramacionContext,
    migrations: {},
  },
  cancelacion: { name: 'cancelacion', machine: cancelacion, version: 1, context: cancelacionContext, migrations: {} },
  pagos: { name: 'pagos', machine: pagos, version: 1, context: pagosContext, migrations: {} },
};

export const GROUND = 'recepcion';

/** The machine of a stored frame, if this code knows it. */
export function definitionOf(name: string, machines: Machines = MACHINES): Definition | undefined {
  return Object.values(machines).find((d) => d.name === name);
}

/** Effects whose answer a frame waits for. */
export const ANSWERED: ReadonlySet<Effect['type']> = new Set([
  'findSlots',
  'createEvent',
  'moveEvent',
  'deleteEvent',
  'createLink',
  'openHandoff',
]);
