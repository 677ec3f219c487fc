import { describe, expect, test } from 'vitest';
import { IDLE, LIST, events } from './kit.ts';

const ON = (hora: string) => ({ servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: hora });

describe('of two hours the one that is told again', () => {
  test.each([
    ['limpieza el jueves a las 11 o a las 12, no, mejor 12', '12:00'], ['limpieza el jueves a las 11 o 12 no, 11', '11:00'], ['limpeza quinta às 11 ou meio dia não, 11 mesmo', '11:00'],
    ['cleaning on thursday at 11 or 12, no, 11', '11:00'],
  ])('%s', (text, hora) => {
    expect(events(text, IDLE, text.startsWith('limpeza') ? { language: 'pt' } : {})).toMatchObject([{ detalles: ON(hora) }]);
  }); // prettier-ignore
  test('a third one, or a day, settles nothing', () => {
    expect(JSON.stringify(events('limpieza a las 11 o 12, no el jueves', IDLE))).toContain('solo_12:00');
  });
});

describe('"até as 15" is until then', () => {
  test.each(['trabalho até as 15', 'eu trabalho até às 15h', 'trabajo hasta las 15'])('"%s" before hours', (text) => {
    expect(events(text, LIST, { language: text.includes('trabajo') ? 'es' : 'pt' })).toEqual([
      { type: 'customer.wants_booking', detalles: { restricciones_temporales: ['despues_15:00'] } },
    ]);
  });
  test('and what a dog ate is told', () => {
    expect(events('my dog ate a sock', LIST, { language: 'en' })).toEqual([{ type: 'customer.acknowledges' }]);
  });
});
