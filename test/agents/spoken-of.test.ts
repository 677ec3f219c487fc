import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CONFIRM, IDLE, LIST, NOW, at, events, mine } from './kit.ts';

const HOUR = 3_600_000;
const asked = (question: Question, professionalId = 'laura', until = NOW + HOUR): Question => ({
  ...question,
  spokenOf: { professionalId, until },
});
const PROPOSED: Question = {
  ...CONFIRM,
  known: { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};

describe('who was asked about just now', () => {
  test.each(['ok, con ella', 'dame un turno con ella', 'dale con ella', 'con esa doctora por favor', 'con ella entonces', 'with her', 'com ela'])('"%s" is wished for', (text) => {
    expect(events(text, asked(IDLE))).toMatchObject([{ type: 'customer.wants_booking', detalles: { profesional: 'laura' } }]);
  }); // prettier-ignore
  test.each(['ok, con él', 'deme con él un corte', 'dale con el', 'con ese doctor', 'com ele', 'with him please'])('"%s" is he', (text) => {
    expect(events(text, asked(IDLE, 'diego'))).toMatchObject([{ type: 'customer.wants_booking', detalles: { profesional: 'diego' } }]);
  }); // prettier-ignore
  test('a day and an hour may stand beside it', () => {
    expect(events('ok, un corte el jueves a las 11 con ella', asked(IDLE))).toMatchObject([
      { detalles: { servicio: 'corte', profesional: 'laura', fecha_deseada: '2026-03-12', hora_especifica: '11:00' } },
    ]);
    expect(events('el viernes con el a las 10', asked(LIST, 'diego'))).toMatchObject([
      { detalles: { profesional: 'diego', fecha_deseada: '2026-03-13', hora_especifica: '10:00' } },
    ]);
  });
  test.each(['ok, con él', 'sí, con él', 'com ele'])('"%s", of an hour with another, is no yes to that one', (text) => {
    expect(events(text, asked(PROPOSED, 'diego'))).toMatchObject([{ type: 'customer.wants_booking', detalles: { profesional: 'diego' } }]);
  }); // prettier-ignore
  test.each(['voy con ella y mi mamá', 'ya hablé con ella', 'no con ella', 'con ella no', 'vivo con ella'])('"%s" asks for nobody', (text) => {
    expect(JSON.stringify(events(text, asked(IDLE)))).not.toContain('"profesional":"laura"');
  }); // prettier-ignore
  test('it is a doctor whom "ella" cannot be, or it was long ago', () => {
    expect(JSON.stringify(events('ok, con ella', asked(IDLE, 'diego')))).not.toContain('diego');
    expect(JSON.stringify(events('ok, con ella', asked(IDLE, 'laura', NOW - HOUR)))).not.toContain('laura');
  });
});

describe('a name with "con", and nothing besides', () => {
  test.each(['ok, con Laura', 'con la doctora Laura por favor', 'com a Laura'])('"%s" books with her', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.wants_booking', detalles: { profesional: 'laura' } }]);
  });
  test('of one who has an appointment it is asked what is meant', () => {
    const own = { appointments: [mine('corte', '2026-03-12T10:00')] };
    expect(events('con Diego', IDLE, own)[0]?.type).not.toBe('customer.wants_booking');
  });
});

describe('with whom it is', () => {
  test.each(['¿y sigue siendo con la doctora Laura?', '¿es con Laura?', '¿sigue siendo con Diego?', '¿es con Diego?', 'é com a Laura?', 'is it still with Laura?'])('"%s" shows what is proposed', (text) => {
    const [wish, ...others] = events(text, PROPOSED);
    expect(others).toEqual([]);
    expect(wish?.type).toBe('customer.wants_booking');
    expect(JSON.stringify(wish)).not.toContain('diego');
  }); // prettier-ignore
  test('"¿puede ser con Diego?" is another wish', () => {
    expect(events('¿puede ser con Diego?', PROPOSED)).toMatchObject([{ detalles: { profesional: 'diego' } }]);
  });
});
