import { expect, test } from 'vitest';
import { remembered } from '../../src/agents/offline/words/remembered.ts';

test('a text is read once while few others come between, and anew when it was long ago', () => {
  const read: string[] = [];
  const reading = remembered((text) => {
    read.push(text);
    return [text];
  });
  const first = reading('hola');
  expect(reading('hola')).toBe(first);
  expect(read).toEqual(['hola']);
  for (let n = 0; n < 100; n += 1) reading(`otro ${n}`);
  expect(reading('hola')).toEqual(first);
  expect(read.filter((text) => text === 'hola')).toHaveLength(2);
});
