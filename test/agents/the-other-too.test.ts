import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { IDLE, LIST, NOW, events, mine } from './kit.ts';

const HOUR = 3_600_000;
const OWN = { appointments: [mine('limpieza', '2026-03-19T12:00')] };
const after = (errand: 'cancel' | 'move', question: Question = IDLE, until = NOW + HOUR): Question => ({
  ...question,
  doneJustNow: { errand, until },
});
const types = (text: string, question: Question, more: object = OWN): string[] =>
  events(text, question, more).map(({ type }) => type);

describe('the other one, too', () => {
  test.each(['y la otra también', 'la otra tambien porfa', 'y el otro', 'dale, y la otra cita también', 'e a outra também', 'and the other one too please', 'la que queda también'])('"%s" is the same of that one', (text) => {
    expect(types(text, after('cancel'))).toEqual(['customer.wants_cancellation']);
    expect(types(text, after('move'))).toEqual(['customer.wants_reschedule']);
  }); // prettier-ignore

  test.each(['y la otra al viernes a las 11', 'la otra para el viernes', 'e a outra pra sexta'])('"%s" says where it goes', (text) => {
    expect(events(text, after('move'), OWN)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { fecha_deseada: '2026-03-13' } }]);
    expect(types(text, after('cancel'))).not.toContain('customer.wants_cancellation');
  }); // prettier-ignore

  test.each(['y la otra cuándo es', '¿y la otra también?', 'la otra no', 'la otra la dejo', 'y la otra sucursal'])('"%s" asks for nothing of the kind', (text) => {
    expect(types(text, after('cancel'))).not.toContain('customer.wants_cancellation');
    expect(types(text, after('move'))).not.toContain('customer.wants_reschedule');
  }); // prettier-ignore

  test.each(['y la limpieza también, el viernes a las 11', 'y la limpieza igual al viernes a las 11', 'e a limpieza também pra sexta às 11'])('"%s", behind a move, is that one moved', (text) => {
    expect(events(text, after('move'), OWN)).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { fecha_original: '2026-03-19', fecha_deseada: '2026-03-13' } },
    ]);
  }); // prettier-ignore
  test('"y la limpieza también" is the same of that one', () => {
    expect(types('y la limpieza también', after('cancel'))).toEqual(['customer.wants_cancellation']);
    expect(types('y la limpieza también', after('move'))).toEqual(['customer.wants_reschedule']);
  });
  test.each(['y un masaje también el viernes a las 11', 'y una limpieza también para mi hija el viernes', 'y la limpieza también el viernes a las 11'])('"%s", behind a cancellation, is one more', (text) => {
    expect(types(text, after('cancel'))).toEqual(['customer.wants_booking']);
  }); // prettier-ignore

  test('nothing was done, it was long ago, there is none left, or something is open', () => {
    for (const question of [IDLE, after('cancel', IDLE, NOW), after('cancel', LIST)])
      expect(types('y la otra también', question)).not.toContain('customer.wants_cancellation');
    expect(types('y la otra también', after('cancel'), { appointments: [] })).not.toContain(
      'customer.wants_cancellation',
    );
  });
});
