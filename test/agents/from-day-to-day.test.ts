import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

/** A cleaning on Thursday the 12th at ten. */
const ONE = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
const said = (text: string) => events(text, IDLE, ONE);

describe('from its day to another', () => {
  test.each([
    'hola me pasas el turno del jueves al viernes a las 9?', 'me pasan la cita del jueves al viernes 13 a las 9 porfa', 'que me pasen la limpieza del jueves al viernes a las 9', 'me pasas el turno del jueves 12 al viernes 13 a las 9?',
    'me atrasas la cita del jueves al viernes a las 9', 'trasladame la cita del jueves al viernes a las 9',
  ])('"%s"', (text) => {
    expect(said(text)).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { fecha_original: '2026-03-12', fecha_deseada: '2026-03-13', hora_especifica: '09:00' } },
    ]);
  }); // prettier-ignore
  test.each(['me pasa los horarios del jueves al viernes?', 'pasame los turnos libres del jueves al viernes'])(
    '"%s" asks what is free between them',
    (text) => {
      expect(said(text)).toMatchObject([
        { type: 'customer.wants_booking', detalles: { fecha_desde: '2026-03-12', fecha_hasta: '2026-03-13' } },
      ]);
    },
  );
  test.each(['cambiame el turno a cualquier dia del lunes al viernes', 'mueve mi cita a un dia del lunes al viernes'])(
    '"%s" goes to any of them',
    (text) => {
      expect(said(text)).toMatchObject([
        {
          type: 'customer.wants_reschedule',
          detalles: { fecha_desde: '2026-03-16', fecha_hasta: '2026-03-20' },
        },
      ]);
    },
  );
});

describe('one that is sooner', () => {
  test.each(['tengo hora para el 12, no tendran algo antes?', 'tengo turno el jueves, hay algo antes?'])(
    '"%s" is of an earlier day',
    (text) => {
      const [event, ...others] = said(text);
      expect(others).toEqual([]);
      expect(event).toMatchObject({
        type: 'customer.wants_reschedule',
        detalles: { restricciones_temporales: ['lo_antes_posible'] },
      });
      expect(event).not.toHaveProperty('detalles.hora_hasta');
    },
  );
  test('"…, esta semana ojalá" is of the days that are told, at any hour', () => {
    const [event] = said('tengo hora para el 12, no tendran algo antes? esta semana ojala');
    expect(event).toMatchObject({ detalles: { fecha_desde: '2026-03-09', fecha_hasta: '2026-03-15' } });
    expect(event).not.toHaveProperty('detalles.hora_hasta');
  });
  test.each(['tengo turno el jueves, no hay algo mas temprano?', 'tengo turno el jueves, puede ser algo antes?'])(
    '"%s" is an earlier hour of that day',
    (text) => {
      expect(said(text)).toMatchObject([{ detalles: { fecha_deseada: '2026-03-12', hora_hasta: '10:00' } }]);
    },
  );
});
