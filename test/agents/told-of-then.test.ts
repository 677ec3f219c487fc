/** When it hurts, since when it is so, when nobody took the call, when he is away, when another comes: told, and not wished for. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const wish = (text: string, language: 'es' | 'pt' | 'en' = 'es') => events(text, IDLE, { language });
const booked = (detalles: object) => [{ type: 'customer.wants_booking', detalles }];

describe('since when it is so bounds nothing', () => {
  test.each([
    ['mi gata desde el sábado no come, quiero una limpieza el viernes', 'es', '2026-03-13'],
    ['desde el lunes ando con tos, necesito una limpieza el jueves', 'es', '2026-03-12'],
    ['estou resfriada desde sexta, quero uma limpeza na quinta', 'pt', '2026-03-12'],
  ] as const)('"%s"', (text, language, fecha_deseada) => {
    expect(wish(text, language)).toMatchObject([{ detalles: { fecha_deseada } }]);
  });
  test.each([
    'estoy acá desde el lunes, quiero una limpieza el miércoles',
    'puedo desde el lunes, una limpieza el miércoles',
  ])('"%s" does', (text) => {
    expect(wish(text)).toMatchObject([{ detalles: { fecha_deseada: '2026-03-18' } }]);
  });
});

test.each([
  'me duele de noche, quiero una limpieza el jueves',
  'mi hijo ronca por las noches, necesito una limpieza el jueves',
])('"%s": no evening is asked for', (text) => {
  const [event] = wish(text);
  expect(event).toMatchObject({ detalles: { fecha_deseada: '2026-03-12' } });
  expect(event).not.toHaveProperty('detalles.preferencia_horaria');
});

describe('a call that came to nothing', () => {
  test.each([
    ['el miércoles llamé y no me atendieron, quiero un corte el viernes a las 10', 'es'],
    ['I called on Wednesday and nobody picked up, I want a massage on Friday at 10', 'en'],
  ] as const)('"%s"', (text, language) => {
    const [event, ...others] = wish(text, language);
    expect(event).toMatchObject({ detalles: { fecha_deseada: '2026-03-13', hora_especifica: '10:00' } });
    expect(others).toEqual([]);
  });
  test('is none of the appointment that is moved', () => {
    const appointments = [mine('limpieza', '2026-03-12T10:00')];
    const [event] = events('el lunes llamé y nadie contestó, quiero pasar mi turno al viernes', IDLE, { appointments });
    expect(event).toMatchObject({ type: 'customer.wants_reschedule', detalles: { fecha_deseada: '2026-03-13' } });
    expect(event).not.toHaveProperty('detalles.fecha_original');
  });
});

describe('once he is back', () => {
  test.each([
    ['me voy del miércoles al viernes, quiero un corte a la vuelta', 'es', '2026-03-14'],
    ['salgo el jueves y regreso el lunes, necesito una limpieza cuando regrese', 'es', '2026-03-16'],
    ['viajo amanhã e volto na sexta, quero uma limpeza na volta', 'pt', '2026-03-13'],
    ['I leave tomorrow and get back on Friday, I want a massage when I get back', 'en', '2026-03-13'],
  ] as const)('"%s"', (text, language, fecha_desde) => {
    expect(wish(text, language)).toMatchObject([{ detalles: { fecha_desde } }]);
  });
  test('of somebody else it tells no day', () => {
    expect(wish('quiero un corte el jueves cuando vuelva mi mamá')).toMatchObject([
      { detalles: { fecha_deseada: '2026-03-12' } },
    ]);
  });
});

describe('the appointment of another, told beside a wish', () => {
  test.each([
    [
      'mi papá tiene turno el jueves a las 9 con Laura, yo quiero una limpieza el jueves a las 11',
      { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
    ],
    [
      'mi tía viene el viernes a las 9, y yo quiero un corte ese mismo día a las 12',
      { servicio: 'corte', fecha_deseada: '2026-03-13', hora_especifica: '12:00' },
    ],
  ])('"%s"', (text, detalles) => {
    const said = wish(text);
    expect(said).toMatchObject(booked(detalles));
    expect(said).not.toHaveProperty('0.detalles.profesional');
  });
});
