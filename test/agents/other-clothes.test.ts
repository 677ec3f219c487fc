/** Yes, no, who and where, in words that strangers used and nobody had thought of. */
import { describe, expect, test } from 'vitest';
import type { Offer } from '../../src/domain.ts';
import { CONFIRM, IDLE, at, events, mine, tenant } from './kit.ts';

const types = (said: ReturnType<typeof events>) => said.map(({ type }) => type.replace('customer.', ''));
const PROPOSED = {
  ...CONFIRM,
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};
const OWN = [mine('limpieza', '2026-03-12T10:00'), { ...mine('corte', '2026-03-13T16:00'), id: 'b' }];
const OWN_LIST: Offer = { id: 'c', page: 0, kind: 'cita', ids: OWN.map(({ id }) => id) };

describe('asked for a yes', () => {
  test.each(['sure, why not', 'no, digo sí', 'não, quer dizer, sim', 'pronto, pode confirmar', "we're good"])(
    '"%s" is one',
    (text) => {
      expect(types(events(text, PROPOSED))).toEqual(['accepts']);
    },
  );
  test.each(['sí, acá sigo', 'sim, tô aqui', "yes, I'm still here", 'sisi estoy, perdón'])(
    '"%s" only says that somebody is there',
    (text) => {
      expect(types(events(text, PROPOSED))).toEqual(['greets']);
    },
  );
  test.each(['sigo acá, dale', 'sí, acá estoy, confirmo'])('"%s" says both', (text) => {
    expect(types(events(text, PROPOSED))).toContain('accepts');
  });
});

describe('among what one has', () => {
  const asked = { state: 'AGENDA_CANCELACION_SOLICITANDO_IDENTIFICACION', offer: OWN_LIST };
  test.each([['el de la mañana', 1], ['la de la tarde', 2], ['o da tarde', 2]])('"%s" is row %i', (text, n) => {
    expect(events(text, asked, { appointments: OWN })).toMatchObject([{ type: 'customer.selects', n }]);
  }); // prettier-ignore
});

describe('to the day of another that one has', () => {
  test.each([
    'pasá el corte para el mismo día que la limpieza',
    'mudar o corte pro mesmo dia da limpeza',
    'move my haircut to the same day as my cleaning',
  ])('"%s"', (text) => {
    expect(events(text, IDLE, { appointments: OWN })).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { servicio: 'corte', fecha_deseada: '2026-03-12' } },
    ]);
  });
});

describe('with nothing open', () => {
  test.each(['ok gracias igual', 'bueno, gracias de todos modos', 'no, gracias'])('"%s" is courtesy', (text) => {
    expect(types(events(text, IDLE))).toEqual(['acknowledges']);
  });
  test.each(['avisame una hora antes dale?', '¿ustedes me recuerdan la cita o yo solito?', '¿mandan recordatorio?'])(
    '"%s" asks for a reminder',
    (text) => {
      expect(events(text, IDLE)).toEqual([{ type: 'customer.asks', topic: 'avisos' }]);
    },
  );
  test.each(["mba'e la porte, hacen limpieza?", 'allinllachu, cuánto dura la limpieza?', 'mari mari, hacen limpieza?'])(
    '"%s" is greeted in another tongue, and asked',
    (text) => {
      expect(events(text, IDLE)).toEqual(events(text.replace(/^.*, /, ''), IDLE));
      expect(events(text, IDLE)).not.toContainEqual({ type: 'customer.asks', topic: 'otro' });
    },
  );
  test('"soy Luz del Carmen De la Rosa" is all of her name', () => {
    expect(events('hola, soy Luz del Carmen De la Rosa', IDLE)).toContainEqual(
      expect.objectContaining({ value: 'Luz del Carmen De la Rosa' }),
    );
  });
  test('"¿dónde queda?", right behind a booking, is of its branch', () => {
    const booked = { ...mine('limpieza', '2026-03-12T10:00'), bookedAt: at('2026-03-10T09:00') };
    const [asked] = events('donde queda?', { state: 'evento_creado' }, { appointments: [booked] });
    expect(asked).toMatchObject({ topic: 'direccion', sucursal: booked.slot.branchId });
    expect(tenant.branches.length).toBeGreaterThan(1);
  });
});
