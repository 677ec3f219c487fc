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
  test.each([
    ['cancela mi limpieza del jueves, a qué hora abren el sábado y cuánto está el corte', { servicio: 'limpieza', fecha_original: '2026-03-12' }],
    ['a qué hora abren el sábado, cuánto sale el corte y cancelame la limpieza del jueves', { servicio: 'limpieza', fecha_original: '2026-03-12' }],
    ['pasa mi limpieza del jueves al viernes, a qué hora abren el sábado y cuánto sale el corte', { fecha_deseada: '2026-03-13', fecha_original: '2026-03-12' }],
    ['cancel my cleaning on thursday, what time do you open on saturday and how much is a haircut', { servicio: 'limpieza', fecha_original: '2026-03-12' }],
    ['desmarca minha limpeza de quinta, que horas abrem sábado e quanto custa o corte', { servicio: 'limpieza', fecha_original: '2026-03-12' }],
  ])('"%s": hours, price and errand, each its own', (text, detalles) => {
    expect(events(text, IDLE, HAS)).toMatchObject([{ type: 'customer.asks', topic: 'horarios', fecha: '2026-03-14' }, { type: 'customer.asks', topic: 'precio', servicio: 'corte' }, { detalles }]);
  }); // prettier-ignore
  test.each([
    ['cancela mi limpieza del jueves, a qué hora abren el sábado', { servicio: 'limpieza', fecha_original: '2026-03-12' }],
    ['pásame la cita al martes a las 12, y a qué hora cierran el sábado?', { fecha_deseada: '2026-03-17', hora_especifica: '12:00' }],
    ['move my cleaning to monday and tell me when you close on saturday', { servicio: 'limpieza', fecha_deseada: '2026-03-16' }],
    ['I need to cancel an appointment, also what time do you close on saturday?', {}],
  ])('"%s" is asked without being told to say', (text, detalles) => {
    const [asks, errand, ...more] = events(text, IDLE, HAS);
    expect(asks).toMatchObject({ type: 'customer.asks', topic: 'horarios', fecha: '2026-03-14' });
    expect(errand).toMatchObject({ detalles });
    expect(more).toEqual([]);
    if (Object.keys(detalles).length === 0) expect(errand).toEqual({ type: 'customer.wants_cancellation', detalles });
  }); // prettier-ignore
  test.each(['atienden el sábado? quiero un corte a las 10', 'quiero un corte a las 10, abren el sábado?'])(
    '"%s" wishes for the day that it asks about',
    (text) => {
      expect(events(text, IDLE)[1]).toMatchObject({ detalles: { fecha_deseada: '2026-03-14', hora_especifica: '10:00' } });
    },
  ); // prettier-ignore
  test('an hour asked without a day is of the day that is wished for', () => {
    expect(events('reservame corte el jueves a las 17, a qué hora cierran?', IDLE)[0]).toMatchObject({ fecha: '2026-03-12' });
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
