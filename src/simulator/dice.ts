/** Seeded randomness: sfc32 (Chris Doty-Humphrey, PractRand), seeded by splitmix32. Small, fast, the same everywhere. */
export interface Dice {
  /** 0 ≤ x < 1. */
  unit(): number;
  /** Whole, 0 ≤ x < n. */
  below(n: number): number;
  /** Whole, from ≤ x ≤ to. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  /** One of a list that is not empty. */
  pick<T>(list: readonly [T, ...T[]]): T;
  pick<T>(list: readonly T[]): T | undefined;
  /** A token that no other call makes. */
  token(): string;
}

/** `seed`: any whole number; its lower 32 bits count. */
export function createDice(seed: number): Dice {
  const next = sfc32(seed);
  const unit = () => next() / 4_294_967_296;
  const below = (n: number) => Math.floor(unit() * n);
  let tokens = 0;
  return {
    unit,
    below,
    between: (from, to) => from + below(to - from + 1),
    chance: (probability) => unit() < probability,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    token: () => `${(tokens++).toString(36)}${next().toString(36)}`,
  };
}

function sfc32(seed: number): () => number {
  const mix = splitmix32(seed);
  let a = mix();
  let b = mix();
  let c = mix();
  let counter = 1;
  const next = (): number => {
    const t = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

function splitmix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let z = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) | 0;
  };
}
