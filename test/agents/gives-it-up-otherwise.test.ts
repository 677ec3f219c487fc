import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const THURSDAY = { appointments: [mine('limpieza', '2026-03-12T11:00')] };

function types(text: string): readonly string[] {
  return events(text, IDLE, THURSDAY).map(({ type }) => type);
}

describe('what one has, given up without the word', () => {
  test.each([
    'me bajo del jueves',
    'ya no la ocupo',
    'la del 12 no la necesitamos más',
    'la del 12 no va a poder, sacala',
    'retire mi cita por favor',
    'hágame el favor de cancelar',
    'me ayuda a cancelar?',
    'cancele todas las citas',
    'no fim das contas não vou',
    'não contem comigo na quinta',
    'pode dar baixa no meu horário',
    'libera minha vaga que não vou',
    'a consulta de quinta não vai rolar',
    "I won't be coming after all",
    "scratch thursday's appointment",
    'please void my appointment',
    "no longer need thursday's slot",
  ])('"%s" cancels it', (text) => {
    expect(types(text)).toEqual(['customer.wants_cancellation']);
  });

  test.each([
    'la clase del jueves no va?',
    'não vou na quinta de carro',
    'count me out of the newsletter',
    'no necesito otro turno',
    'cancelá todos los turnos de mañana, el consultorio cierra',
  ])('"%s" does not', (text) => {
    expect(types(text)).not.toContain('customer.wants_cancellation');
  });
});
