import { describe, expect, it } from 'vitest';
import { onlyTells } from '../../src/agents/offline/answers/agreeing/as-ordered.ts';
import { readText } from '../../src/agents/offline/words/text.ts';

/** What is said of an hour, where a free one is booked without a yes (AGENDA-4). */
describe('who orders an hour, and who only speaks of it', () => {
  it.each([
    'corte mañana a las 4',
    'hola, quería un corte para mañana a las 4',
    'me gustaría un corte mañana a las 4',
    '¿puede ser mañana a las 4 un corte?',
    '¿me das un corte mañana a las 4?',
    'ayer me corté mal en otro lado, quiero un corte mañana a las 4',
    'corte con José mañana a las 4',
    'corte el lunes a mediodía',
    'ecografía mañana a las 4',
    'cirugía para mi bebé mañana a las 4',
    'corte, é para amanhã às 16',
    "I'd like a haircut tomorrow at 4",
    'queria um corte amanhã às 16',
    'mañana a las 4 estaré ahí para el corte',
    'no puedo el martes, reservame corte el jueves a las 4',
    '¿me darías un corte mañana a las 4?',
    'corte mañana a las 4. Muchas gracias',
    'reservame un corte mañana a las 4, no me cambies de peluquero',
    'sí, la llevo mañana a las 4 al baño',
    'la llevo mañana a las 4 para el baño',
  ])('ordered: %s', (said) => {
    expect(onlyTells(readText(said))).toBe(false);
  });
  it.each([
    'el sábado a las 4 me hice el corte y quedó disparejo',
    'me confirma si tengo corte mañana a las 4?',
    'el corte de mañana a las 4 sigue en pie?',
    'ustedes me agendaron corte mañana a las 4',
    'quién corta mañana a las 4?',
    '¿se puede corte mañana a las 4?',
    'puedo ir mañana a las 4 a un corte?',
    'si hago corte mañana a las 4 a qué hora termina?',
    'a qué hora salgo si hago corte mañana a las 4?',
    'necesito llevar algo para el corte mañana a las 4?',
    'para corte mañana a las 4 qué debo llevar?',
    'mi hermano quiere saber si hay corte mañana a las 4',
    'corte mañana a las 4 pero no estoy segura',
    'corte mañana a las 4, pero antes dime el precio',
    'recuérdame ir a corte mañana a las 4',
    'I had a haircut on Saturday at 2 and it looks uneven',
    'eu tenho corte amanhã às 16',
    'esqueci meu casaco no corte de sexta às 10',
    'corte mañana a las 4, pero no lo agendes todavía',
    'no agendes nada, solo decime si hay corte mañana a las 4',
    "don't book yet but do you have a haircut tomorrow at 4?",
    'si hay corte mañana a las 4 avisame',
    'necesito saber si Nico corta mañana a las 4',
    'quería consultar si podrían atenderme mañana a las 4',
    'si llueve no voy, corte mañana a las 4',
    'corte mañana a las 4\nmejor no',
    'corte mañana a las 4\nolvidate',
    'corte mañana a las 4. No, pará',
    'corte mañana a las 4\npregunto nomás',
    'tem horário para corte amanhã às 16?',
    'si la llevo al baño mañana a las 4 a que hora la busco?',
    'si te la dejo mañana a las 4 para el baño la puedo buscar a las 6?',
    'si dejo el auto mañana a las 4 para frenos a que hora lo retiro?',
    'se eu deixar ele amanhã às 16 pra banho, que horas posso buscar?',
    'if I drop him off tomorrow at 4 for a bath when can I pick him up?',
  ])('only spoken of: %s', (said) => {
    expect(onlyTells(readText(said))).toBe(true);
  });
});
