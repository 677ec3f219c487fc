/** Prometheus counters of this process: base units, bounded labels, never a phone or a text. */
import { createRequire } from 'node:module';
import type { Registry } from 'prom-client';
import type { Metrics } from '../ports.ts';

// By its files: the package's index loads seventy more, which only what a process says of itself needs.
type Prom = typeof import('prom-client');
const file = createRequire(import.meta.url);
const Counter = file('prom-client/lib/counter') as Prom['Counter'];
const Gauge = file('prom-client/lib/gauge') as Prom['Gauge'];
const Histogram = file('prom-client/lib/histogram') as Prom['Histogram'];
const NewRegistry = file('prom-client/lib/registry') as Prom['Registry'];

const PREFIX = 'turno_';
/** From a tap decided in memory to a model that takes its time. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Values per label; later ones are counted as `other`, so that no sender can fill the memory. */
const LABEL_VALUES_MAX = 40;
const LABEL_CHARS_MAX = 40;

export interface PrometheusMetrics extends Metrics {
  /** The page of `/metrics`, Prometheus text format 0.0.4. */
  text(): Promise<string>;
}

/** `ofProcess` adds memory, CPU and event loop, from the first time that somebody looks. */
export function prometheusMetrics(options: { readonly ofProcess: boolean }): PrometheusMetrics {
  const registry = new NewRegistry();
  let ofProcess = options.ofProcess;
  const count = counters(registry);
  const time = histograms(registry);
  const pending = new Gauge({ ...named(registry, 'pending', 'Messages stored and not yet decided.') });
  const [type, by, kind, outcome, reason] = [bounded(), bounded(), bounded(), bounded(), bounded()];
  return {
    received: (value) => {
      count.received.inc({ type: type(value) });
    },
    duplicate: () => {
      count.duplicates.inc();
    },
    turn: (value, seconds) => {
      count.turns.inc({ by: by(value) });
      time.turn.observe(seconds);
    },
    effect: (effect) => {
      count.effects.inc({ kind: kind(effect.kind), outcome: outcome(effect.outcome) });
      time.effect.observe({ kind: kind(effect.kind) }, effect.seconds);
    },
    webhook: (seconds) => {
      time.webhook.observe(seconds);
    },
    webhookRejected: (value) => {
      count.rejected.inc({ reason: reason(value) });
    },
    internalRefused: () => {
      count.refused.inc();
    },
    wakeUp: (value) => {
      count.wakeUps.inc({ outcome: value });
    },
    pending: (value) => {
      pending.set(value);
    },
    limited: (what) => {
      count.limited.inc({ what });
    },
    dead: (messages) => {
      count.dead.inc(messages);
    },
    unreadable: () => {
      count.unreadable.inc();
    },
    text: () => {
      if (ofProcess) (file('prom-client') as Prom).collectDefaultMetrics({ register: registry, prefix: PREFIX });
      ofProcess = false;
      return registry.metrics();
    },
  };
}

function counters(registry: Registry) {
  return {
    received: new Counter({
      ...named(registry, 'messages_received_total', 'Inbound messages stored, by type.'),
      labelNames: ['type'],
    }),
    duplicates: new Counter({ ...named(registry, 'duplicates_total', 'Deliveries of what was stored before.') }),
    turns: new Counter({
      ...named(registry, 'turns_total', 'Committed turns, by who understood them.'),
      labelNames: ['by'],
    }),
    effects: new Counter({
      ...named(registry, 'effects_total', 'Tries of effects, by kind and outcome.'),
      labelNames: ['kind', 'outcome'],
    }),
    limited: new Counter({
      ...named(registry, 'limited_total', 'Turns of senders who are held back: models used up, or flooding.'),
      labelNames: ['what'],
    }),
    dead: new Counter({ ...named(registry, 'dead_total', 'Messages that were given up after too many attempts.') }),
    unreadable: new Counter({
      ...named(registry, 'unreadable_total', 'Conversations and rows of the store that cannot be read, each once.'),
    }),
    rejected: new Counter({
      ...named(registry, 'webhook_rejected_total', 'Webhooks not accepted, by reason.'),
      labelNames: ['reason'],
    }),
    refused: new Counter({ ...named(registry, 'internal_refused_total', 'Calls to /internal without its key.') }),
    wakeUps: new Counter({
      ...named(registry, 'wake_ups_total', 'Wake-ups asked for from outside, by outcome.'),
      labelNames: ['outcome'],
    }),
  };
}

function histograms(registry: Registry) {
  return {
    turn: new Histogram({ ...named(registry, 'turn_seconds', 'From reading a turn to its commit.'), buckets: SECONDS }),
    webhook: new Histogram({
      ...named(registry, 'webhook_seconds', 'From a webhook to its answer.'),
      buckets: SECONDS,
    }),
    effect: new Histogram({
      ...named(registry, 'effect_seconds', 'One try of an effect, by kind.'),
      labelNames: ['kind'],
      buckets: SECONDS,
    }),
  };
}

function named(registry: Registry, name: string, help: string) {
  return { name: PREFIX + name, help, registers: [registry] };
}

/** Lets the first values through and calls the rest `other`. What is no plain word is never a label. */
function bounded(): (value: string) => string {
  const seen = new Set<string>();
  return (value) => {
    if (seen.has(value)) return value;
    const plain = /^[A-Za-z][\w.-]*$/.test(value) && value.length <= LABEL_CHARS_MAX && !/\d{4}/.test(value);
    if (!plain || seen.size >= LABEL_VALUES_MAX) return 'other';
    seen.add(value);
    return value;
  };
}
