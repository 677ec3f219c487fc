/** Logistic regression by AdaGrad: deterministic, seconds on a laptop. */
import { CLASSES, probabilities } from '../src/agents/offline/classifier.ts';
import type { ClassName, Model, StoredModel } from '../src/agents/offline/classifier.ts';
import { PLACES, featuresOf } from '../src/agents/offline/features.ts';
import type { Features } from '../src/agents/offline/features.ts';
import { hear } from '../src/agents/offline/hear.ts';
import { situationOfState } from '../src/agents/offline/request.ts';
import { OWN_NOW, OWN_ZONE } from '../test/language/own-fixtures.ts';
import type { OwnLine } from '../test/language/own-fixtures.ts';

const EPOCHS = 18;
const RATE = 0.25;
const DECAY = 2e-5;
/** A class that is as good as right learns nothing more from an example. */
const ERROR_MIN = 1e-3;
const SEED = 20_260_310;

export interface Example {
  readonly features: Features;
  readonly target: number;
  readonly words: readonly string[];
}

/** Undefined for lines whose meaning only the rows of a list can tell. */
export function exampleOf(line: OwnLine): Example | undefined {
  const target = CLASSES.indexOf(classOf(line));
  if (target < 0) return undefined;
  const heard = hear(
    line.text,
    situationOfState({ ...line, id: '', now: OWN_NOW, timeZone: OWN_ZONE, locale: `${line.lang}-${line.pais}` }),
  );
  return { features: featuresOf(heard), target, words: heard.text.words.flatMap((w) => w.text.split(' ')) };
}

export function classOf(line: OwnLine): ClassName {
  if (line.intent === 'ask')
    return line.area === 'PAGOS' ? 'ask:PAGOS' : line.area === 'AGENDAMIENTO' ? 'ask:AGENDAMIENTO' : 'ask:GENERAL';
  const found = CLASSES.find((c) => c === line.intent);
  if (found === undefined) throw new Error(`no class for the intent ${line.intent}`);
  return found;
}

export function train(examples: readonly Example[]): Model {
  const weights = new Float32Array(PLACES * CLASSES.length);
  const squares = new Float32Array(PLACES * CLASSES.length).fill(1e-6);
  const random = generator(SEED);
  const order = examples.map((_, i) => i);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const example = examples[at];
      if (example !== undefined) step(weights, squares, example);
    }
  }
  return { weights, scale: 1, words: new Set(examples.flatMap((e) => e.words).sort()) };
}

function step(weights: Float32Array, squares: Float32Array, { features, target }: Example): void {
  const { places, values } = features;
  const errors = probabilities({ weights, scale: 1 }, features);
  errors[target] = (errors[target] ?? 0) - 1;
  for (let i = 0; i < places.length; i += 1) {
    const first = (places[i] ?? 0) * CLASSES.length;
    const value = values[i] ?? 0;
    for (let c = 0; c < CLASSES.length; c += 1) {
      const error = errors[c] ?? 0;
      if (error < ERROR_MIN && error > -ERROR_MIN) continue;
      const at = first + c;
      const weight = weights[at] ?? 0;
      const gradient = error * value + DECAY * weight;
      const square = (squares[at] ?? 0) + gradient * gradient;
      squares[at] = square;
      weights[at] = weight - (RATE * gradient) / Math.sqrt(square);
    }
  }
}

/** One signed byte a weight. */
export function storedModel(model: Model): StoredModel {
  let top = 0;
  for (const weight of model.weights) top = Math.max(top, Math.abs(weight));
  const scale = Math.max(top, 1e-6) / 127;
  const bytes = Int8Array.from(model.weights, (w) => Math.round(w / scale));
  return {
    classes: CLASSES,
    places: PLACES,
    scale,
    weights: Buffer.from(bytes.buffer).toString('base64'),
    words: [...model.words].join(' '),
  };
}

/** Mulberry32: the order of training is part of the recipe. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    const a = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = a;
  }
}
