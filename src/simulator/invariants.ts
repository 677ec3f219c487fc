/**
 * What must hold, whatever fails: one module for the simulator and the crash tests (reliability 3, rule 3).
 * `watchStore` looks at every write while it happens; `violationsAtRest` at what is left when all is quiet. Both only read.
 */
export { watchStore } from './invariants/watch.ts';
export { violationsAtRest } from './invariants/rest.ts';
export type { AtRest } from './invariants/rest.ts';
