import { describe, expect, test } from 'vitest';
import { understandLine } from '../../src/agents/offline/request.ts';
import { CANCEL_CONFIRM, CONFIRM, events, mine } from './kit.ts';

function read(text: string, { state = 'none', locale = 'es-MX' } = {}): string {
  const { action } = understandLine({
    id: 'a',
    text,
    state,
    now: '2026-03-10T10:20',
    timeZone: 'America/Mexico_City',
    locale,
  });
  return action;
}
const CONFIRMING = { state: 'AGENDA_CANCELACION_CONFIRMANDO' };

describe('of two halves the second decides', () => {
  test.each([
    ['quería cancelar pero ya no hace falta', 'preguntar'],
    ['iba a cambiar mi cita pero al final sí puedo', 'preguntar'],
    ['quería reagendar pero mejor cancela', 'iniciar_cancelacion_cita'],
    ['I wanted to move it but just cancel it', 'iniciar_cancelacion_cita'],
    ['iba a cancelar pero mejor la cambio al viernes', 'iniciar_reprogramacion_cita'],
    ["I don't want to cancel but I need another day", 'iniciar_reprogramacion_cita'],
    ['no quiero corte pero sí barba', 'iniciar_triage_agendamiento'],
    ['quiero cancelar pero tengo que viajar', 'iniciar_cancelacion_cita'],
    ['quería cambiar la cita a más tarde', 'iniciar_reprogramacion_cita'],
  ])('out of the blue: %s', (text, action) => {
    expect(read(text)).toBe(action);
  });

  test.each([
    ['queria remarcar mas pode cancelar', 'iniciar_cancelacion_cita'],
    ['queria desmarcar mas agora consigo ir', 'preguntar'],
  ])('in Portuguese: %s', (text, action) => {
    expect(read(text, { locale: 'pt-BR' })).toBe(action);
  });

  test.each([
    'quería cancelar pero ya no',
    'iba a cancelar pero al final sí voy',
    'I was going to cancel but I can come',
  ])('where it is to be cancelled it stays: %s', (text) => {
    expect(read(text, CONFIRMING)).toBe('rechazar');
  });
});

const ONE = mine('limpieza', '2026-03-13T17:30');
const OWN = { appointments: [ONE] };
const CANCELLING = { ...CANCEL_CONFIRM, cancelling: ONE };
const MOVING = { ...CONFIRM, state: 'AGENDA_REPROGRAMACION_CONFIRMANDO', moving: ONE };

describe('what is denied is not heard, and what stands behind it is', () => {
  test.each([
    'no cancelar, cambiar',
    'cancelar no, mover',
    'no cancelar sino cambiar',
    'no quiero cancelar, quiero cambiarla',
    'no la canceles, cambiala al jueves a las 11',
    'não cancelar, remarcar',
    'not cancel, move it',
  ])('%s', (text) => {
    expect(events(text, { state: 'conversando' }, OWN)).toMatchObject([{ type: 'customer.wants_reschedule' }]);
    expect(events(text, CANCELLING, OWN)).toMatchObject([{ type: 'customer.wants_reschedule' }]);
  });
  test.each(['no cambiar, cancelar', 'cambiarla no, cancelarla', 'no quiero moverla, quiero cancelarla'])(
    '%s',
    (text) => {
      expect(events(text, MOVING, OWN)).toMatchObject([{ type: 'customer.wants_cancellation' }]);
    },
  );
  test.each(['no cancelar', 'no quiero cancelar', 'no la cancele, gracias'])('%s keeps it', (text) => {
    expect(events(text, CANCELLING, OWN)).toMatchObject([{ type: 'customer.rejects' }]);
  });
});

describe("somebody else's appointment", () => {
  test.each([
    "it's my friend's appointment",
    'el turno de mi amiga es mañana?',
    'es de mi hermana la cita',
    'esa cita no es mía',
  ])('is asked of what there is: %s', (text) => {
    expect(read(text)).toBe('preguntar');
  });

  test.each(["it's my friend's appointment, not mine", 'ese turno es de mi amiga', 'no, esa es la de mi hijo'])(
    'is not the one to cancel: %s',
    (text) => {
      expect(read(text, CONFIRMING)).toBe('rechazar');
    },
  );

  test.each([
    ['cancelá el turno de mi amiga', 'iniciar_cancelacion_cita'],
    ['un turno para mi amiga', 'iniciar_triage_agendamiento'],
    ['quiero el mismo turno que mi amiga', 'iniciar_triage_agendamiento'],
  ])('and what is wished stays: %s', (text, action) => {
    expect(read(text)).toBe(action);
  });
});
