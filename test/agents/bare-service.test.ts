import { describe, expect, test } from 'vitest';
import { hear } from '../../src/agents/offline/hear.ts';
import { namesOnlyService, namesServiceFirst } from '../../src/agents/offline/errands/booking/bare-service.ts';
import { situationOfState, understandLine } from '../../src/agents/offline/request.ts';
import { readTenants, DEMO_TENANTS_URL } from '../../src/tenants.ts';

const [sonrisa] = readTenants(DEMO_TENANTS_URL);
const at = sonrisa === undefined ? {} : { tenant: sonrisa };
const line = (text: string, state = 'none') => ({
  id: 'a', text, state, now: '2026-03-10T10:20', timeZone: 'America/Argentina/Buenos_Aires', locale: 'es-AR',
}); // prettier-ignore

describe('a service and no verb', () => {
  test.each([
    'limpieza',
    'Hola, buenas tardes! blanqueamiento por favor',
    '2 limpiezas',
    'limpieza laura 🙏',
    'una limpieza y un blanqueamiento',
    'haircut please',
    'uma limpeza',
  ])('is a wish out of the blue: %s', (text) => {
    expect(understandLine(line(text), at)).toMatchObject({ action: 'iniciar_triage_agendamiento' });
  });

  test.each(['corte y barba', 'masaje relajante', 'hola, depilación'])('where no house is at hand, too: %s', (text) => {
    expect(understandLine(line(text))).toMatchObject({ action: 'iniciar_triage_agendamiento' });
  });

  test.each([
    'una consulta', '¿limpieza?', 'limpieza cancelada', 'gracias por la limpieza', 'limpieza mañana', 'hola', 'laura', '',
  ])('and is not one where more or nothing is said: %s', (text) => {
    expect(namesOnlyService(hear(text, situationOfState(line(text), sonrisa)))).toBe(false);
  }); // prettier-ignore

  test.each([
    'limpieza para mi abuela', 'blanqueamiento con láser', 'hola, limpieza profunda', 'limpieza de sarro', 'flúor para niños',
  ])('is a wish with what it is of or like: %s', (text) => {
    expect(understandLine(line(text), at)).toMatchObject({ action: 'iniciar_triage_agendamiento' });
  }); // prettier-ignore
  test.each([
    'limpieza que quedó mal', 'la limpieza de ayer', 'limpieza horrible', 'blanqueamiento gratis', 'limpieza pendiente',
    'limpieza de la que no me dijeron nada', 'una consulta de precio',
  ])('and is none with a verb, a verdict or what became of it: %s', (text) => {
    expect(namesServiceFirst(hear(text, situationOfState(line(text), sonrisa)))).toBe(false);
  }); // prettier-ignore

  test.each(['AGENDA_PIDIENDO_DATOS', 'AGENDA_CONFIRMANDO_TURNO', 'AGENDA_CANCELACION_CONFIRMANDO'])(
    'is no yes and no name: %s',
    (state) => {
      expect(understandLine(line('blanqueamiento', state), at).action).not.toBe('aceptar');
    },
  );
});
