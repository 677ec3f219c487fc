/**
 * One word or phrase said sixty times, as the angry and the mischievous write: it is read, however little it says. A word
 * that stands twice in a repeated group doubles the ways of reading each of them: such a test would never end.
 */
import { describe, expect, test } from 'vitest';
import { CANCEL_CONFIRM, IDLE, events, mine } from './kit.ts';

const TIMES = 60;
const SAID =
  'no|sí y no,|ya no|al final no|mejor no|perdón|disculpe|la|los|lo|a|el número|este|este lunes|y|e|buenas|solo que|mi estimado|de una|que si|deja|me dice|como esta|the|día|dos|los dos|todos|tanta|ay|okay|thank|nada|hay que|podemos|de los|it|puede ser|i ll|vayas|libre|sigue|cancelá|mañana|las 5|para mí|mi hija|otra|quiero pagar|si cancelo'.split(
    '|',
  );
/** Letters that are held, and what has no space behind it. */
const HELD = ['m', 'a', 'o', 'no', 'si,', 'hm', '!', '. ', ' ', 'voy a otro lado '];
const OWN = { appointments: [mine('limpieza', '2026-03-12T10:00')] };

describe('a phrase said over and over', () => {
  test.each([...SAID.map((phrase) => `${phrase} `), ...HELD])('"%s"', (phrase) => {
    const text = phrase.repeat(TIMES);
    const confirming = { ...IDLE, state: 'AGENDA_CONFIRMANDO_TURNO' };
    const asked = { ...IDLE, state: 'AGENDA_PIDIENDO_DATOS', field: 'name' as const };
    for (const question of [IDLE, CANCEL_CONFIRM, confirming, asked])
      expect(events(text, question, OWN).length).toBeGreaterThan(0);
  });
});
