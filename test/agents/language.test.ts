import { describe, expect, test } from 'vitest';
import { languageOf } from '../../src/agents/offline/words/language.ts';
import { readText } from '../../src/agents/offline/words/text.ts';
import { understandOffline } from '../../src/agents/offline/index.ts';
import { CONFIRM, IDLE, request } from './kit.ts';

const language = (text: string) => languageOf(readText(text));

describe('the language of a message (CONV-16)', () => {
  test.each([
    'perdón, quería un blanqueamiento', 'limpieza cualquier día a la tarde', 'ok thanks', 'thank you!!', 'sorry, me equivoqué', 'bye', 'hello',
    'quería marcar una hora', 'preciso un turno', 'consulta', 'a tarde', 'no', 'si', 'dale', 'ok', 'obrigado', 'a la noche', 'segunda', 'quinta',
    'com', 'ana.perez@gmail.com', 'Bruno da Silva', 'me das el link de pago', 'full', 'el booking para mañana', 'quiero un peeling y un lifting',
    'check in online', 'sexta', 'consigo lugar hoy?', 'la gente', 'horario', 'una hora', 'agendar', 'mil gracias amigo', 'tipo 5', 'cancelar',
    'mañana', 'manana a la tarde', 'hoje', 'o el jueves o el viernes', 'e o', '2', '👍', '', '...', 'mmm', 'pode', 'a las 10', 'as 10', 'no puedo',
    'quanto sale?', 'google pay', 'da', 'ola', 'ola buenas', 'oi', 'quiero una limpeza', 'la de las 5', 'va bene', 'merci',
  ])('"%s" does not turn a Spanish conversation round', (text) => {
    expect([undefined, 'es']).toContain(language(text));
  }); // prettier-ignore

  test.each([
    'oi, tudo bem?', 'dois cortes e duas barbas na quinta', 'bom dia', 'boa tarde, tem vaga pra amanhã cedo?', 'quero marcar um horário', 'não quero', 'pode ser amanhã?', 'gostaria de agendar',
    'quanto custa a limpeza?', 'quero cancelar minha consulta', 'vocês abrem no domingo?', 'sim, pode confirmar', 'tem à tarde? não posso de manhã',
  ])('"%s" is Portuguese', (text) => {
    expect(language(text)).toBe('pt');
  }); // prettier-ignore

  test.each([
    'hi there! any openings tomorrow afternoon?', "I can't make it", 'good morning', 'how much is it?', 'can I pay in cash?', 'the 3pm works', 'I already paid',
    'please cancel my appointment', 'could you move me to next week?',
  ])('"%s" is English', (text) => {
    expect(language(text)).toBe('en');
  }); // prettier-ignore

  test.each(['hola, quiero un turno', 'no, mejor el jueves', '¿cuánto cuesta la limpieza?', 'sí, está bien el lunes'])(
    '"%s" brings a conversation back to Spanish',
    (text) => {
      expect(language(text)).toBe('es');
    },
  );

  const first = (text: string) => understandOffline({ ...request([text], IDLE), first: true }).language;
  test.each([
    ['appointment', 'en'],
    ['need appt tmr', 'en'],
    ['cleaning pls', 'en'],
    ['haircut today?', 'en'],
    ['vaga pra hj?', 'pt'],
    ['unha amanhã', 'pt'],
    ['limpeza', 'pt'],
    ['sexta às 10', 'pt'],
    ['remarcar', 'pt'],
    ['consultation in a fortnight', 'en'],
    ['fri 3pm?', 'en'],
    ['hiya', 'en'],
    ['cancelar y remarcar mi cita', 'es'],
    ['turno', 'es'],
    ['cita?', 'es'],
  ])('"%s", said first, is in %s', (text, language) => {
    expect(first(text)).toBe(language);
  });
  test.each([
    'peeling',
    'corte',
    'consulta',
    'please',
    'ok',
    'turno para cleaning',
    'info',
    'booking',
    'Ana Paz',
    'mañana à las 5',
    'desmarcar cita',
    'agendar',
    'segunda',
    'barba',
  ])('"%s", said first, is in none for sure', (text) => {
    expect([undefined, 'es']).toContain(first(text));
  });
  test('one word of another language turns no conversation round that has begun', () => {
    expect(understandOffline(request(['appointment'], IDLE)).language).toBeUndefined();
  });

  test('a message between two languages leaves the conversation as it is', () => {
    expect(language('quiero un appointment for tomorrow')).toBeUndefined();
    expect(understandOffline(request(['quero una cita amanhã con Laura'], IDLE)).language).toBeUndefined();
    expect(understandOffline(request(['thanks'], CONFIRM, { language: 'pt' })).language).toBeUndefined();
  });
});
