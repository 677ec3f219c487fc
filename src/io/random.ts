import { randomUUID } from 'node:crypto';
import type { Random } from '../ports.ts';

export function systemRandom(): Random {
  return { token: () => randomUUID(), unit: () => Math.random() };
}
