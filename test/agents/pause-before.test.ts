import { describe, expect, test } from 'vitest';
import { CONFIRM, at, events } from './kit.ts';

const PROPOSED = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '12:00' },
  proposed: { start: at('2026-03-12T12:00'), professionalId: 'laura', branchId: 'norte' },
};

describe('what is put right behind a pause', () => {
  test.each([
    ['pará, me equivoqué, era el viernes', { fecha_deseada: '2026-03-13' }],
    ['espera que me confundí, es a las 15', { hora_especifica: '15:00' }],
    ['uy perdón aguantá era el viernes', { fecha_deseada: '2026-03-13' }],
    ['esperá, puse mal el día, es el viernes', { fecha_deseada: '2026-03-13' }],
    ['hold on, my bad, it was with diego', { profesional: 'diego' }],
    ['wait i got the day wrong, friday please', { fecha_deseada: '2026-03-13' }],
    ['calma, me enganei, era com o diego', { profesional: 'diego' }],
  ])('"%s" changes it', (text, detalles) => {
    expect(events(text, PROPOSED)).toMatchObject([{ type: 'customer.wants_booking', detalles }]);
  });
  test.each(['pará que es tarde, ya te digo', 'espera, me equivoqué', 'hold on, friday i let you know'])(
    '"%s" is waited for',
    (text) => {
      expect(events(text, PROPOSED)).toMatchObject([{ type: 'customer.acknowledges', waits: true }]);
    },
  );
});
