import { expect, test } from 'vitest';
import { remembered } from '../../src/agents/offline/words/remembered.ts';

function counted(charsMax?: number) {
  const read: string[] = [];
  const reading = remembered((text) => {
    read.push(text);
    return [text];
  }, charsMax);
  return { read, reading };
}

test('a text is read once while few others come between, and anew when it was long ago', () => {
  const { read, reading } = counted(4_096);
  const first = reading('hola');
  expect(reading('hola')).toBe(first);
  expect(read).toEqual(['hola']);
  for (let n = 0; n < 100; n += 1) reading(`otro ${n}`);
  expect(reading('hola')).toEqual(first);
  expect(read.filter((text) => text === 'hola')).toHaveLength(2);
});

test('what is kept is bounded by its length: a few long texts take the place of many short ones', () => {
  const { read, reading } = counted();
  reading('hola');
  for (let n = 0; n < 500; n += 1) reading(`otro ${n}`);
  reading('hola');
  expect(read.filter((text) => text === 'hola')).toHaveLength(1);
  for (let n = 0; n < 32; n += 1) reading(String(n).repeat(4_096));
  reading('hola');
  expect(read.filter((text) => text === 'hola')).toHaveLength(2);
});

test('a text that is longer than all that may be kept is kept alone', () => {
  const { read, reading } = counted(10);
  const long = 'a'.repeat(20);
  expect(reading(long)).toBe(reading(long));
  expect(read).toHaveLength(1);
});
