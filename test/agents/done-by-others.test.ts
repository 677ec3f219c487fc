import { describe, expect, test } from 'vitest';
import { understandLine } from '../../src/agents/offline/request.ts';

function read(text: string, state = 'none'): string {
  return understandLine({ id: 'a', text, state, now: '2026-03-10T10:20', timeZone: 'America/Lima', locale: 'es-PE' })
    .action;
}

describe('what others did to the appointment', () => {
  test.each([
    'mi doctor me canceló',
    'la dra me lo cambió',
    'me suspendieron la sesión',
    'por qué me movieron la cita?',
    'nos cancelaron las citas sin avisar',
    'a doutora desmarcou comigo',
    'you guys moved my appointment',
    'la peluquera canceló, la secretaria me cambió la hora',
  ])('is for a person, and no wish: %s', (text) => {
    expect(read(text)).toBe('escalar_a_humano');
  });

  test.each(['se canceló mi turno?', 'me dijeron que se canceló la clase', 'I was told my appointment got cancelled'])(
    'is asked of the appointment: %s',
    (text) => {
      expect(read(text)).toBe('preguntar');
    },
  );

  test.each([
    ['el doctor me canceló la cita, ¿me pueden reagendar?', 'iniciar_reprogramacion_cita'],
    ['me cancelaron el turno, quiero otro', 'iniciar_triage_agendamiento'],
    ['mi doctor me canceló así que quiero cancelar mi limpieza', 'iniciar_cancelacion_cita'],
    ['el médico me pidió que cancele el turno', 'iniciar_cancelacion_cita'],
    ['me cambiaron el turno en el trabajo, necesito mover mi cita', 'iniciar_reprogramacion_cita'],
    ['me cancelaron el vuelo, tengo que cancelar la cita', 'iniciar_cancelacion_cita'],
    ['me cambio para el jueves', 'iniciar_reprogramacion_cita'],
  ])('and what is wished beside it, or is none of it, stays: %s', (text, action) => {
    expect(read(text)).toBe(action);
  });
});
