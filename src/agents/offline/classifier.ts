/**
 * The trained classifier: logistic regression over hashed features, weights in `model.json` (made by `npm run train`
 * from `fixtures/language`, reproducibly). Loaded on first use.
 */
import { createRequire } from 'node:module';
import type { Act } from './acts.ts';
import { PLACES, featuresOf, type Features } from './features.ts';
import type { Heard } from './heard.ts';

/** Intents, questions split by the desk that they are for. */
export const CLASSES = [
  'book',
  'move',
  'cancel',
  'mine',
  'pay',
  'claim',
  'ask:PAGOS',
  'ask:AGENDAMIENTO',
  'ask:GENERAL',
  'accept',
  'reject',
  'select',
  'person',
  'greet',
  'thanks',
] as const;
export type ClassName = (typeof CLASSES)[number];

/** As stored: one signed byte a weight, base64, place after place; `scale` turns a byte into a weight. */
export interface StoredModel {
  readonly classes: readonly string[];
  readonly places: number;
  readonly scale: number;
  readonly weights: string;
  /** Every word of the lines it was trained on, one space between. */
  readonly words: string;
}
export interface Model {
  /** A weight for each class of CLASSES at each place, one place after the other: what one feature needs lies together. */
  readonly weights: Float32Array | Int8Array;
  /** What a weight is multiplied with. */
  readonly scale: number;
  /** Folded. A message with none of them is nothing that was learnt. */
  readonly words: ReadonlySet<string>;
}
export type Classifier = (heard: Heard) => { act: Act; confidence: number } | undefined;

export function decodeModel(stored: StoredModel): Model {
  const bytes = Buffer.from(stored.weights, 'base64');
  if (
    stored.places !== PLACES ||
    stored.classes.join() !== CLASSES.join() ||
    bytes.length !== PLACES * CLASSES.length
  ) {
    throw new Error('src/agents/offline/model.json does not fit this code: run `npm run train`');
  }
  return {
    weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
    scale: stored.scale,
    words: new Set(stored.words.split(' ')),
  };
}

/** Probabilities by class, in the order of CLASSES. */
export function probabilities(model: Pick<Model, 'weights' | 'scale'>, { places, values }: Features): Float64Array {
  const scores = new Float64Array(CLASSES.length);
  for (let i = 0; i < places.length; i += 1) {
    const at = (places[i] ?? 0) * CLASSES.length;
    const value = (values[i] ?? 0) * model.scale;
    for (let c = 0; c < CLASSES.length; c += 1) scores[c] = (scores[c] ?? 0) + (model.weights[at + c] ?? 0) * value;
  }
  return softmax(scores);
}

function softmax(scores: Float64Array): Float64Array {
  const top = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  const powers = scores.map((s) => Math.exp(s - top));
  const total = powers.reduce((a, b) => a + b, 0);
  return powers.map((p) => p / total);
}

/** Letters alone prove nothing: "asdkjh" looks like some class or other. */
function knowsAny(model: Model, heard: Heard): boolean {
  return heard.text.words.some((word) => word.text.split(' ').some((w) => w.length > 1 && model.words.has(w)));
}

export function classifierOf(model: Model): Classifier {
  return (heard) => {
    if (!knowsAny(model, heard)) return undefined;
    const shares = probabilities(model, featuresOf(heard));
    const best = shares.reduce((at, share, i) => (share > (shares[at] ?? 0) ? i : at), 0);
    const name = CLASSES[best];
    return name === undefined ? undefined : { act: actOf(name, heard), confidence: shares[best] ?? 0 };
  };
}

let shipped: Classifier | undefined;

/** The shipped model's guess. */
export const classify: Classifier = (heard) => {
  shipped ??= classifierOf(decodeModel(createRequire(import.meta.url)('./model.json') as StoredModel));
  return shipped(heard);
};

function actOf(name: ClassName, heard: Heard): Act {
  const whole = { from: 0, to: heard.text.raw.length };
  switch (name) {
    case 'ask:PAGOS':
      return { intent: 'ask', topic: heard.hit?.topic ?? 'precio', area: 'PAGOS', ...whole };
    case 'ask:AGENDAMIENTO':
      return { intent: 'ask', topic: 'otro', area: 'AGENDAMIENTO', ...whole };
    case 'ask:GENERAL':
      return { intent: 'ask', topic: heard.hit?.topic ?? 'otro', area: 'GENERAL', ...whole };
    case 'book':
    case 'move':
    case 'cancel':
    case 'mine':
    case 'pay':
    case 'claim':
    case 'accept':
    case 'reject':
    case 'select':
    case 'person':
    case 'greet':
    case 'thanks':
      return { intent: name, ...whole };
  }
}
