/** "Es que mi mamá necesita…": what opens a wish is no reason of another, and its day and hour are wished for. */
import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, LIST, events } from './kit.ts';

describe('behind "es que", with nothing before it', () => {
  test.each([
    'es que mi mamá necesita una limpieza el jueves a las 10',
    'lo que pasa es que mi marido quiere limpieza el jueves a las 10',
    'Mire, es que mi esposo necesita una limpieza el jueves a las 10',
    'hola es que mi hija quisiera limpieza el jueves a las 10',
    'oi é que minha mãe quer uma limpeza na quinta às 10',
    'the thing is my mom wants a limpieza on thursday at 10',
    'es que queremos limpieza el jueves a las 10 pero no sabemos si hay',
  ])('«%s» wishes for that hour', (text) => {
    expect(events(text, IDLE)).toMatchObject([
      {
        type: 'customer.wants_booking',
        detalles: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '10:00' },
      },
    ]);
  });

  test.each(['es que mi mamá puede el jueves a las 11', 'es que podemos el jueves a las 11'])(
    '«%s» answers a list',
    (text) => {
      const [said] = events(text, LIST);
      expect(['customer.selects', 'customer.wants_other_time']).toContain(said?.type);
    },
  );

  test.each([
    'es que mi mamá no puede el jueves',
    'es que el jueves trabajo',
    'es que mi jefe quiere que trabaje el jueves',
    'es que mi hijo quiere ir al médico el jueves',
    'es que mi mamá necesita el auto el jueves, ¿puede ser otro día?',
  ])('«%s» stays a reason', (text) => {
    for (const event of events(text, IDLE)) {
      const { detalles } = event as { detalles?: { fecha_deseada?: string } };
      expect(detalles?.fecha_deseada).toBeUndefined();
    }
  });
});

test.each(['puede el jueves', 'solo puede en la mañana', 'es que solo puede a la mañana', 'só pode de manhã'])(
  'when somebody can is no yes: «%s»',
  (text) => {
    expect(events(text, CONFIRM).map(({ type }) => type)).not.toContain('customer.accepts');
  },
);
