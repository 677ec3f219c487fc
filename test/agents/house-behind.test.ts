import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, events, mine } from './kit.ts';

const HAS = { appointments: [mine('limpieza', '2026-03-12T10:00')] };

describe('a question of the house behind an errand', () => {
  test.each([
    ['muéveme la hora al lunes a las 10 y dime si atienden el sábado', '2026-03-14', { fecha_deseada: '2026-03-16', hora_especifica: '10:00' }],
    ['quiero cancelar un turno y decime a qué hora abren el jueves', '2026-03-12', {}],
    ['move my appointment to monday at 10 and tell me if you open on saturday', '2026-03-14', { fecha_deseada: '2026-03-16' }],
    ['desmarca meu corte de sexta e me diz até que horas abrem sábado', '2026-03-14', { servicio: 'corte', fecha_original: '2026-03-13' }],
    ['reservame corte el jueves a las 17, y van a abrir el sábado?', '2026-03-14', { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '17:00' }],
  ])('"%s": each has its own day', (text, fecha, detalles) => {
    const [asks, errand, ...more] = events(text, IDLE, HAS);
    expect(asks).toMatchObject({ type: 'customer.asks', topic: 'horarios', fecha });
    expect(errand).toMatchObject({ detalles });
    expect(more).toEqual([]);
    if (Object.keys(detalles).length === 0) expect(errand).toEqual({ type: 'customer.wants_cancellation', detalles });
  }); // prettier-ignore
  test.each(['van a abrir el sábado?', 'will you be open on march 14?', 'vocês vão abrir no sábado?', 'atenderán el sábado?', 'van a estar abiertos el sábado?'])(
    '"%s" is asked of the house, and books nothing',
    (text) => {
      expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'horarios', fecha: '2026-03-14' }]);
    },
  ); // prettier-ignore
});

describe('what opens, begins anew, or is only asked', () => {
  test('"y ya que estoy un turno…" keeps its day', () => {
    const wish = { servicio: 'corte', fecha_deseada: '2026-03-12', preferencia_horaria: 'tarde' };
    expect(events('y ya que estoy un turno para el jueves a la tarde, corte', IDLE)).toMatchObject([
      { detalles: wish },
    ]);
  });
  test.each(['quería confirmar si tengo hora el martes', 'no me acuerdo si tengo turno el jueves', 'oi queria confirmar se tenho horário na sexta'])(
    '"%s" asks what he has',
    (text) => {
      expect(events(text, IDLE, HAS)).toEqual([{ type: 'customer.wants_appointments' }]);
    },
  ); // prettier-ignore
  test.each(['me equivoqué, empecemos de nuevo', 'mejor empecemos de cero', "let's start over", 'vamos começar de novo'])(
    '"%s" begins anew (CONV-10)',
    (text) => {
      expect(events(text, CONFIRM)).toEqual([{ type: 'customer.exits', word: 'menu' }]);
    },
  ); // prettier-ignore
  test.each(['pagar dental', 'pago dental', 'deseo pagar dental'])('"%s" pays the one that is called so', (text) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.wants_payment', servicio: 'limpieza' }]);
  });
  test('"espere, primero quiero pagar…" is an errand; a bare "espera, voy a pagar" asks for time', () => {
    const pays = { type: 'customer.wants_payment', servicio: 'ortodoncia' };
    expect(events('espere, primero quiero pagar ortodoncia', CONFIRM)).toEqual([pays]);
    expect(events('espera, voy a pagar', CONFIRM)).toEqual([{ type: 'customer.acknowledges', waits: true }]);
  });
});
