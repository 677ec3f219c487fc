import { describe, expect, test } from 'vitest';
import { IDLE, events } from './kit.ts';

const types = (text: string) => events(text, IDLE).map(({ type }) => type.replace('customer.', ''));

describe('one appointment each week', () => {
  test.each([
    'puedo dejar agendado todos los martes a las 18 con Diego?', 'quiero un turno fijo los martes a las 10', 'puedo reservar limpieza cada semana?', 'quiero agendar masaje todos los jueves', 'quiero un turno semanal',
    'can i book a massage every tuesday at 3?', 'quiero marcar massagem toda terça às 15',
  ])('"%s" is nothing that is known, and the first is looked for', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'otro' }, { type: 'customer.wants_booking' }]);
  }); // prettier-ignore
  test.each([
    ['puedo todos los martes a las 18', ['wants_booking']], ['quiero un turno los martes', ['wants_booking']], ['todos los martes atienden?', ['asks']], ['cuánto sale la sesión semanal?', ['asks']],
    ['quiero reservar un corte, trabajo todos los martes', ['wants_booking']], ['me corto el pelo todos los meses, quiero un turno', ['wants_booking']], ['quiero un corte, el martes puedo todo el día', ['wants_booking']],
  ])('"%s" is not that', (text, expected) => {
    expect(types(text)).toEqual(expected);
  }); // prettier-ignore
});
