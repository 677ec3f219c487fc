/** Who decided stands in the record of the turn (`Reading.reader`): each of them has a name, and one of its own. */
import { describe, expect, it } from 'vitest';
import { understandOffline } from '../../src/agents/offline/index.ts';
import { READERS } from '../../src/agents/offline/readers.ts';
import { CONFIRM, IDLE, request } from './kit.ts';

describe('the readers', () => {
  it('have a name each', () => {
    const nameless = READERS.filter(([, , ...hears]) => hears.some(({ name }) => name === ''));
    expect(READERS.length).toBeGreaterThan(40);
    expect(nameless).toEqual([]);
  });

  it.each([
    ['sí', CONFIRM, 'answer', 'answer'],
    ['¿tengo que pagar la limpieza antes?', IDLE, 'keywords', 'asksIfDue'],
    ['quiero una limpieza mañana', IDLE, 'keywords', 'guess'],
  ] as const)('"%s" is told to have been read so', (text, question, by, reader) => {
    expect(understandOffline(request([text], question))).toMatchObject({ by, reader });
  });
});
