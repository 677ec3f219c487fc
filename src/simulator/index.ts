/**
 * The deterministic simulation of a whole deployment: the real engine, machines and store between simulated customers,
 * services and faults. Only `src/cli/simulate*` and tests import this folder, and nothing of it is in the server.
 * It imports what it wires together: domain, ports, errors, conversation, machines/turn, handlers, agents/offline/taps.
 *
 *   simulate, town, faults     one seed: who takes part, what goes wrong, in which order
 *   dice, timeline, trace      chance, time and the account of a run
 *   wire, replica              every await of the engine: delays, losses, crashes, zombies, wrong clocks
 *   outside, provider, customer, words, business      the world around it
 *   invariants                 what must hold        bugs      what the invariants must see
 */
export { simulate } from './simulate.ts';
export type { SimulationOptions, SimulationReport } from './simulate.ts';
export { BUGS } from './bugs.ts';
export { NOTHING, added, runSeed, runSeeds } from './run.ts';
export type { Failure, RunOptions, StoreKind, Totals } from './run.ts';
export type { Cut } from './wire.ts';
