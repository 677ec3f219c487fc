/** Who asks for a language is answered in it, and the talk goes on in it (CONV-16). */
import { describe, expect, test } from 'vitest';
import { understandOffline } from '../../src/agents/offline/index.ts';
import { IDLE, LIST, request } from './kit.ts';

describe('a language that is asked for', () => {
  test.each([
    ['hi do you speak english?', 'en'],
    ['hablan inglés?', 'en'],
    ['english please', 'en'],
    ['can we do this in english?', 'en'],
    ['voces falam inglês?', 'en'],
    ['oi, voces falam portugues?', 'pt'],
    ['em português, por favor', 'pt'],
    ['do you speak portuguese?', 'pt'],
    ['mejor en español por favor', 'es'],
    ['do you speak spanish?', 'es'],
    ['¿podemos hablar en castellano?', 'es'],
    ['vocês falam espanhol?', 'es'],
    ['en español', 'es'],
  ])('"%s" is answered in %s, wherever it is said', (text, language) => {
    for (const question of [IDLE, LIST]) {
      const reading = understandOffline(request([text], question, { language: language === 'es' ? 'en' : 'es' }));
      expect(reading.language).toBe(language);
      expect(reading.events).toEqual([{ type: 'customer.asks', topic: 'idioma' }]);
    }
  });

  test('what is wished for beside it is heard, in that language', () => {
    const reading = understandOffline(request(['en español por favor, quiero una limpieza mañana'], IDLE));
    expect(reading.language).toBe('es');
    expect(reading.events.map((e) => e.type)).toEqual(['customer.wants_booking']);
  });

  test.each([
    '¿el doctor habla inglés?',
    'clases de inglés',
    '¿hay alguien que hable portugués?',
    'does dr. ruiz speak spanish?',
  ])('"%s" asks for none', (text) => {
    const [first] = understandOffline(request([text], IDLE)).events;
    expect(first).not.toEqual({ type: 'customer.asks', topic: 'idioma' });
  });

  test.each([
    ["i don't speak spanish", 'en'],
    ['no hablo inglés, perdón', 'es'],
  ])('"%s" goes on in the language it is said in', (text, language) => {
    expect(understandOffline(request([text], IDLE)).language ?? language).toBe(language);
  });
});
