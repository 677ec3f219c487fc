import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

/** Thursday at eleven; today is the Tuesday before. */
const THURSDAY = { appointments: [mine('limpieza', '2026-03-12T11:00')] };

function read(text: string): readonly unknown[] {
  return events(text, IDLE, THURSDAY).map((event) => [event.type, 'detalles' in event ? event.detalles : undefined]);
}

describe('a time that is counted from the appointment that there is', () => {
  test.each([
    ['pásalo al día siguiente', '2026-03-13'],
    ['me la puedes mover para el día siguiente?', '2026-03-13'],
    ['¿puede ser un día después?', '2026-03-13'],
    ['que sea al otro día', '2026-03-13'],
    ['could it be a day later?', '2026-03-13'],
    ['joga pro dia seguinte', '2026-03-13'],
    ['mejor un día antes, a la misma hora', '2026-03-11'],
    ['podría ser dos días más tarde?', '2026-03-14'],
    ['pásala una semana después', '2026-03-19'],
    ['pásala para la otra semana a la misma hora', '2026-03-19'],
    ['pasalo para la semana que viene, mismo día y hora', '2026-03-19'],
    ['pásamela mismo día y hora la otra semana', '2026-03-19'],
  ])('"%s" is %s at its hour', (text, fecha_deseada) => {
    expect(read(text)).toEqual([['customer.wants_reschedule', { fecha_deseada, hora_especifica: '11:00' }]]);
  });

  test.each([
    ['mejor al día siguiente en la tarde', { fecha_deseada: '2026-03-13', preferencia_horaria: 'tarde' }],
    ['ese mismo jueves pero más temprano', { fecha_deseada: '2026-03-12', hora_hasta: '11:00' }],
    ['el jueves pero en la tarde se puede?', { fecha_deseada: '2026-03-12', preferencia_horaria: 'tarde' }],
    ['la quiero el mismo día pero más tarde', { fecha_deseada: '2026-03-12', hora_desde: '11:30' }],
    ['no mesmo dia mas mais tarde', { fecha_deseada: '2026-03-12', hora_desde: '11:30' }],
    ['same day but later please', { fecha_deseada: '2026-03-12', hora_desde: '11:30' }],
    ['no puedo el jueves, que sea hasta la otra semana', { fecha_desde: '2026-03-16', fecha_hasta: '2026-03-22' }],
  ])('"%s" says when else', (text, wish) => {
    expect(read(text)).toEqual([['customer.wants_reschedule', wish]]);
  });

  test.each([
    'me avisan un día antes?',
    'me pasas día y hora de mi turno?',
    'hay que pagar un día antes?',
    'puedo cancelar un día antes?',
    'otra cita para la otra semana a la misma hora',
    'quiero otra para el día siguiente',
    'quiero una limpieza el jueves pero en la tarde',
    'un corte el mismo jueves',
    'quiero una el mismo jueves para mi hija',
    'y al día siguiente puedo hacer deporte?',
    'atienden al otro día?',
    'el jueves pero con mi mamá, a las 11',
    'voy el jueves pero un poco más tarde, tipo 11:15',
    'el jueves voy pero con mi mamá, a las 11',
    'el jueves a las 11 voy pero no tengo efectivo',
    'my appointment is on thursday, but can I pay in the afternoon?',
    'el otro día fui y me atendieron re bien',
  ])('"%s" moves nothing', (text) => {
    expect(events(text, IDLE, THURSDAY).map(({ type }) => type)).not.toContain('customer.wants_reschedule');
  });
});

describe('an hour that cannot be, of a day that stays', () => {
  test.each([
    ['no alcanzo a llegar el jueves a las 11, ¿puede ser más tarde ese mismo día?', 'hora_desde', '11:30'],
    ['el jueves a las 11 no puedo, pero ese mismo día más tarde sí', 'hora_desde', '11:30'],
    ['mi cita del jueves a las 11 no alcanzo, ¿más tarde ese día?', 'hora_desde', '11:30'],
    ['não consigo chegar quinta às 11, pode ser mais tarde no mesmo dia?', 'hora_desde', '11:30'],
    ["i can't make it thursday at 11, can it be later that same day?", 'hora_desde', '11:30'],
    ['no puedo el jueves a las 11, ¿se puede ese día pero más temprano?', 'hora_hasta', '11:00'],
  ])('"%s" is of that day', (text, bound, hour) => {
    expect(read(text)).toEqual([
      [
        'customer.wants_reschedule',
        { fecha_deseada: '2026-03-12', restricciones_temporales: ['excluir_11:00'], [bound]: hour },
      ],
    ]);
  });

  test.each([
    'no alcanzo a llegar el jueves, ¿tienen otro día?',
    'no llego el jueves a las 11, ¿puede ser otro día más tarde?',
    'el jueves a las 11 no puedo, ese día trabajo',
    'no puedo el jueves, ese día trabajo, ¿más adelante puede ser?',
    'el jueves no puedo, ese mismo día viajo',
  ])('"%s" has that day out', (text) => {
    const [[, wish] = []] = read(text) as [unknown, { fecha_deseada?: string; restricciones_temporales?: string[] }][];
    expect(wish?.restricciones_temporales).toContain('excluir_jueves');
    expect(wish?.fecha_deseada).toBeUndefined();
  });
});
