import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CONFIRM, IDLE, NOW, at, events } from './kit.ts';

const HOUR = 3_600_000;
const asked = (question: Question, until = NOW + HOUR): Question => ({
  ...question,
  spokenOf: { branchId: 'palermo', date: '2026-03-13', until },
});
const wish = (text: string, question: Question) => {
  const [event] = events(text, question);
  return event?.type === 'customer.wants_booking' ? event.detalles : {};
};

describe('the branch and the day that were asked about just now', () => {
  test.each(['entonces un corte ese día a las 11', 'un corte ese mismo día', 'listo, ese día a las 11', 'hay algo ese dia para corte?', 'a haircut that day'])('"%s": on that day, there', (text) => {
    expect(wish(text, asked(IDLE))).toMatchObject({ fecha_deseada: '2026-03-13', sucursal: 'palermo' });
  }); // prettier-ignore
  test.each(['bueno ponme limpieza ahí el jueves', 'una limpieza allá el jueves', 'limpieza en esa sede el jueves', 'corte ahí el jueves', 'a haircut there on thursday'])('"%s": there, on its own day', (text) => {
    expect(wish(text, asked(IDLE))).toMatchObject({ fecha_deseada: '2026-03-12', sucursal: 'palermo' });
  }); // prettier-ignore
  test.each(['quiero un corte mañana', 'vivo por allá, un corte mañana', 'ahí voy mañana a las 10 para un corte', 'de ahí me voy al trabajo, corte mañana', 'is there a slot tomorrow for a haircut?'])('"%s": anywhere', (text) => {
    expect(wish(text, asked(IDLE))).toMatchObject({ servicio: 'corte', fecha_deseada: '2026-03-11' });
    expect(wish(text, asked(IDLE))).not.toHaveProperty('sucursal');
  }); // prettier-ignore
  test('another branch or another day that is named is meant', () => {
    expect(wish('corte en norte ese día', asked(IDLE))).toMatchObject({
      sucursal: 'norte',
      fecha_deseada: '2026-03-13',
    });
    expect(wish('ese día no puedo, un corte el jueves', asked(IDLE))).toMatchObject({ fecha_deseada: '2026-03-12' });
  });
  test('it was long ago, or an hour is proposed already', () => {
    expect(JSON.stringify(events('un corte ese día', asked(IDLE, NOW - 1)))).not.toContain('2026-03-13');
    const proposed = { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' };
    expect(JSON.stringify(events('ese día a las 12', asked({ ...CONFIRM, proposed })))).not.toContain('2026-03-13');
  });
});

describe('asked for the branch', () => {
  const BRANCH: Question = {
    state: 'AGENDA_ELIGIENDO_SUCURSAL',
    known: { servicio: 'limpieza' },
    offer: { id: 'k5', page: 0, kind: 'sucursal', ids: ['norte', 'palermo'] },
  };
  test.each(['ya en esa', 'en esa porfa', 'esa me queda bien', 'ahí nomás', 'esa misma', 'that one please', 'nessa mesma'])('"%s" is the one that was asked about', (text) => {
    expect(events(text, asked(BRANCH))).toMatchObject([{ type: 'customer.selects', n: 2 }]);
  }); // prettier-ignore
  test.each(['esa no', 'la otra', 'en norte', 'esa o la otra?'])('"%s" is not', (text) => {
    expect(events(text, asked(BRANCH))).not.toMatchObject([{ type: 'customer.selects', n: 2 }]);
  });
});
