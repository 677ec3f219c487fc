/** The day of the one that is moved is the day that it leaves, and none of its hours is wished for (AGENDA-6). */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

// Now is Tuesday 10 March; it is on Friday.
const appointments = [mine('limpieza', '2026-03-13T10:00')];
const wish = (text: string) => events(text, IDLE, { appointments });
const leaves = { fecha_original: '2026-03-13', restricciones_temporales: ['excluir_fecha_2026-03-13'] };

describe('its own day, and no hour', () => {
  test.each([
    '¿me cambiás el día de la limpieza del viernes?',
    'el viernes estoy sin auto, ¿la corremos?',
    'dá pra mudar o dia da limpeza de sexta?',
    'can you change the day of my friday appointment?',
    'necesito cambiar de fecha el turno del viernes',
  ])('%s: any other day', (text) => {
    const [event, ...more] = wish(text);
    expect(more).toEqual([]);
    expect(event).toMatchObject({ type: 'customer.wants_reschedule', detalles: leaves });
    expect(event).not.toHaveProperty('detalles.fecha_deseada');
  });

  test.each([
    ['pasala para el viernes', { fecha_deseada: '2026-03-13' }],
    ['cambiar el día de la limpieza del viernes al lunes', { fecha_deseada: '2026-03-16' }],
    ['el viernes estoy sin auto, ¿la pasamos al lunes?', { fecha_deseada: '2026-03-16' }],
    ['la limpieza del viernes, ¿puede ser con Diego?', { fecha_deseada: '2026-03-13', profesional: 'diego' }],
    ['cambiame la hora de la limpieza del viernes', { fecha_original: '2026-03-13' }],
  ])('%s: as it is told', (text, detalles) => {
    const [event] = wish(text);
    expect(event).toMatchObject({ type: 'customer.wants_reschedule', detalles });
    expect(event).not.toHaveProperty('detalles.restricciones_temporales');
  });
});
