import { describe, expect, test } from 'vitest';
import { CANCEL_CONFIRM, CONFIRM, IDLE, LIST, PAY_CONFIRM, events } from './kit.ts';

const types = (text: string, question: Parameters<typeof events>[1]): string[] =>
  events(text, question).map((e) => e.type.replace('customer.', ''));

describe('hesitation is no answer', () => {
  test.each(['mmm', 'mm', 'eh', 'ehh', 'hmm', 'mm no sé', 'no sé', 'no se', '?', '???', '...', '…', 'a ver', 'capaz', 'no estoy segura', 'maybe', 'não sei', '¿?', 'ehm', 'tal vez'])(
    '"%s" is not understood: never a person, a yes or a no', (text) => {
      for (const question of [IDLE, LIST, CONFIRM, CANCEL_CONFIRM, PAY_CONFIRM]) expect(types(text, question)).toEqual(['not_understood']);
    }); // prettier-ignore

  test.each(['esperá', 'un momento', 'dame un segundo', 'dejame ver', 'ya vuelvo', 'un segundo por favor', 'hold on', 'um momento', 'mmm a ver, dejame ver', 'aguantame'])(
    '"%s" is given its moment', (text) => {
      for (const question of [LIST, CONFIRM, CANCEL_CONFIRM, PAY_CONFIRM]) expect(types(text, question)).toEqual(['acknowledges']);
    }); // prettier-ignore

  test.each([['mmm sí', 'accepts'], ['eh, dale', 'accepts'], ['no sé, mejor no', 'rejects'], ['mm no', 'rejects'], ['mmm no gracias', 'rejects'], ['bueno dale igual', 'accepts'], ['perdón, estaba manejando. sí', 'accepts'], ['desculpa a demora, pode sim', 'accepts'], ['igual sí', 'acknowledges']])(
    '"%s" answers all the same: %s', (text, meant) => {
      expect(types(text, CONFIRM)).toEqual([meant]);
    }); // prettier-ignore
});
