import { expect, test } from 'vitest';
import { remembered, rememberedPair } from '../../src/agents/offline/words/remembered.ts';

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

function countedPair() {
  const read: string[] = [];
  const isPart = rememberedPair((one, other) => {
    read.push(`${one} ${other}`);
    return one.includes(other);
  });
  return { read, isPart };
}

test('what one word is to another is worked out once, a no as well as a yes, and each way by itself', () => {
  const { read, isPart } = countedPair();
  for (let n = 0; n < 2; n += 1) {
    expect(isPart('turnos', 'turno')).toBe(true);
    expect(isPart('turno', 'turnos')).toBe(false);
  }
  expect(read).toEqual(['turnos turno', 'turno turnos']);
});

test('pairs are bounded, too: after very many the first is worked out anew', () => {
  const { read, isPart } = countedPair();
  isPart('turnos', 'turno');
  for (let n = 0; n < 20_000; n += 1) isPart(`otro${n}`, 'turno');
  isPart('turnos', 'turno');
  expect(read.filter((pair) => pair === 'turnos turno')).toHaveLength(2);
});
