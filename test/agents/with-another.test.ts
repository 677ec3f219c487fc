/** Another person or another branch for the appointment that one has (AGENDA-6): it is moved, and stays when it is. */
import { describe, expect, test } from 'vitest';
import { events, IDLE, mine, NOW, tenant } from './kit.ts';

const MINE = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
const ITS = { fecha_original: '2026-03-12', hora_original: '10:00' };

describe('with somebody else', () => {
  test.each(['¿me puede atender diego en vez de laura?', 'prefiero con diego', 'me puedes cambiar con diego?'])(
    '«%s»: at the hour that it has',
    (text) => {
      expect(events(text, IDLE, MINE)).toMatchObject([
        {
          type: 'customer.wants_reschedule',
          detalles: { ...ITS, profesional: 'diego', fecha_deseada: '2026-03-12', hora_especifica: '10:00' },
        },
      ]);
    },
  );
  test.each(['cambiala para otro día con diego', 'quiero cambiar mi cita a otra hora con diego'])(
    '«%s»: at another time',
    (text) => {
      const [moved] = events(text, IDLE, MINE);
      expect(moved).toMatchObject({ type: 'customer.wants_reschedule', detalles: { profesional: 'diego' } });
      expect(moved).not.toHaveProperty('detalles.hora_especifica');
    },
  );
});

describe('with anybody else', () => {
  test.each([
    '¿me puede atender otra persona?',
    '¿puede ser con alguien más?',
    'prefiero otra doctora',
    'can somebody else do it?',
  ])('«%s»: that hour, without who has it now', (text) => {
    expect(events(text, IDLE, MINE)).toMatchObject([
      {
        type: 'customer.wants_reschedule',
        detalles: { fecha_deseada: '2026-03-12', hora_especifica: '10:00', sin_profesionales: ['laura'] },
      },
    ]);
  });
  test.each(['quiero hablar con otra persona', 'que me atienda una persona'])('«%s» is for a person', (text) => {
    expect(events(text, IDLE, MINE)).toEqual([{ type: 'customer.wants_person' }]);
  });
});

describe('at another branch', () => {
  test.each([
    ['¿podría ser en palermo mi cita?', '2026-03-12'],
    ['me queda mejor en palermo', '2026-03-12'],
    ['could it be at palermo instead?', '2026-03-12'],
    ['pode ser em palermo minha consulta?', '2026-03-12'],
    ['mañana voy a estar por palermo, ¿puede ser allá mejor?', '2026-03-11'],
  ])('«%s»: on %s', (text, fecha_deseada) => {
    expect(events(text, IDLE, MINE)).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { ...ITS, sucursal: 'palermo', fecha_deseada } },
    ]);
  });
  test.each([
    '¿puedo estacionar en palermo?',
    'prefiero pagar en palermo',
    '¿pueden atender a mi hijo en palermo?',
    '¿podría ser otra en palermo?',
    '¿puede ser un corte en palermo?',
  ])('«%s» moves nothing', (text) => {
    expect(events(text, IDLE, MINE)).not.toContainEqual(expect.objectContaining({ type: 'customer.wants_reschedule' }));
  });
});

describe('right behind a booking, with one who does not do it', () => {
  const booked = { appointments: [{ ...mine('limpieza', '2026-03-12T10:00'), bookedAt: NOW - 60_000 }] };
  const { professionals } = tenant;
  const apart = {
    ...tenant,
    professionals: professionals.map((one) => ({ ...one, serviceIds: one.id === 'diego' ? ['corte'] : ['limpieza'] })),
  };
  const said = (text: string) => events(text, { state: 'evento_creado' }, { ...booked, tenant: apart });
  test.each(['¿me puede atender diego?', 'puede ser con diego? es que me lo recomendaron'])(
    '«%s»: who does it is told, and no other service is begun',
    (text) => {
      expect(said(text)).toMatchObject([{ type: 'customer.asks', topic: 'profesionales', servicio: 'limpieza' }]);
    },
  );
  test('«ya, con ella nomás»: it stays', () => {
    expect(said('ya, con ella nomás')).toEqual([{ type: 'customer.wants_appointments' }]);
  });
});
