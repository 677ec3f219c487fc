import { it } from 'vitest';
import { survives } from './poison.ts';

it(
  'a message that ends whoever reads it is given up after five tries, and everybody else is served (G1)',
  () => survives('exits'),
  90_000,
);
