import { describe, expect, test } from 'vitest';
import { ruledOut } from '../../src/agents/offline/people/exclusions.ts';

const people = ['Dr. Karen Smith', 'Dr. Luis Pérez', 'Rafael Souza', 'Laura Gómez', 'Juliana Alves', 'Sergio Mena']
  .map((name, i) => ({ id: String(i), name })); // prettier-ignore
const nameOf = (id: string): string =>
  people
    .find((p) => p.id === id)
    ?.name.split(' ')
    .at(-1) ?? '';
const out = (text: string): string => ruledOut(text, people).ids.map(nameOf).join(' ');

describe('somebody who is not wanted', () => {
  test.each([
    ['check-up thursday with dr perez, not dr smith', 'Smith'], ['flu shot thursday with anyone but dr smith', 'Smith'], ['fine, but not with dr smith', 'Smith'],
    ["I'd rather not see Dr. Smith", 'Smith'], ["i don't want dr smith", 'Smith'], ['anyone other than Karen Smith', 'Smith'], ['with Laura instead of Rafael', 'Souza'],
    ['anybody except dr. smith or perez please', 'Smith Pérez'], ['everyone but perez is fine', 'Pérez'], ['a haircut without rafael', 'Souza'],
    ['corte quinta 15h menos com o rafael', 'Souza'], ['corte sem ser com o rafael quinta 15h', 'Souza'], ['não quero com a Ju', 'Alves'], ['qualquer um exceto o Rafa', 'Souza'],
    ['que não seja a juliana', 'Alves'], ['mas com a juliana não', 'Alves'], ['em vez do rafael', 'Souza'], ['não gosto do rafael', 'Souza'], ['tirando o rafael', 'Souza'],
    ['con quien sea menos Laura', 'Gómez'], ['con cualquiera que no sea laura ni rafael', 'Gómez Souza'], ['no quiero que me atienda Laura', 'Gómez'], ['con Luis en vez de Laura', 'Gómez'],
    ['con Laura no por favor', 'Gómez'], ['el jueves, pero no con lau', 'Gómez'], ['salvo con la dra Laura', 'Gómez'], ['no me gusta Rafael', 'Souza'], ['el viernes sin laura', 'Gómez'],
  ])('"%s" rules out %s', (text, who) => {
    expect(out(text)).toBe(who);
  }); // prettier-ignore

  test.each([
    'no, con Laura', 'al menos con Laura', 'más o menos con Laura', 'si no con laura', 'con Laura, ¿no?', 'con laura no?', 'con laura no puedo el jueves', 'why not dr smith?', 'no me sirve',
    'que no se puede', 'no sé', 'yes but with dr smith', 'no, with dr smith', 'corte con Rafael menos el jueves', 'com o rafael, não com pressa', 'no sea malo', 'sin seguro',
  ])('"%s" rules out nobody', (text) => {
    expect(out(text)).toBe('');
  }); // prettier-ignore
});
