/** Outbound messages as hostile as text can be: any length, any unicode, ids that repeat or are padded. */
import fc from 'fast-check';
import type { OutboundMessage } from '../../src/domain.ts';

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '😀'.repeat(30),
    'á'.repeat(2_000),
    'x'.repeat(5_000),
    'ñ '.repeat(520),
    '👩‍👩‍👧‍👦'.repeat(10),
    '\ud83d',
    ' ',
    '',
  ),
);
/** What carries the meaning is never empty: `render` has something to say. */
const text = words.map((w) => (w.trim() === '' ? 'hola' : w));
const choice = fc.record(
  { id: fc.oneof(words, fc.constantFrom('turno_a_1', 'turno_a_2', 'opcion_a_si')), title: words, description: words },
  { requiredKeys: ['id', 'title'] },
);

export const outboundMessages: fc.Arbitrary<OutboundMessage> = fc.oneof(
  fc.record({ type: fc.constant('text' as const), text }),
  fc.record({ type: fc.constant('buttons' as const), text, buttons: fc.array(choice, { maxLength: 5 }) }),
  fc.record({
    type: fc.constant('list' as const),
    text,
    button: words,
    section: words,
    rows: fc.array(choice, { maxLength: 12 }),
  }),
  fc.record({ type: fc.constant('link' as const), text, button: words, url: fc.oneof(fc.webUrl(), words) }),
);
