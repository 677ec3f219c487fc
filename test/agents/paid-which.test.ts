/** Which of several appointments of one service is paid, or said to be (PAGOS-3). */
import { describe, expect, test } from 'vitest';
import { IDLE, PAY_CONFIRM, events, mine } from './kit.ts';

const alike = { appointments: [mine('masaje', '2026-03-12T16:00'), mine('masaje', '2026-03-13T11:00')] };
const [pays, claims] = ['customer.wants_payment', 'customer.claims_payment'];

describe('of two alike', () => {
  test.each([
    ['quiero pagar la del viernes', pays, { fecha_original: '2026-03-13' }],
    ['quiero pagar el masaje del viernes', pays, { fecha_original: '2026-03-13' }],
    ['quero pagar a massagem de sexta', pays, { fecha_original: '2026-03-13' }],
    ['i want to pay for the masaje on friday', pays, { fecha_original: '2026-03-13' }],
    ['ya pagué la del viernes', claims, { fecha_original: '2026-03-13' }],
  ])('"%s" names one', (text, type, when) => {
    expect(events(text, IDLE, alike)).toEqual([{ type, servicio: 'masaje', ...when }]);
  });
  test.each([
    ['quiero pagar el masaje', pays],
    // The day of the payment, and of no visit.
    ['ya pagué el masaje el viernes', claims],
  ])('"%s" names none', (text, type) => {
    expect(events(text, IDLE, alike)).toEqual([{ type, servicio: 'masaje' }]);
  });
  test.each(['la del viernes', 'no, la del viernes', 'mejor el del viernes', 'não, a de sexta'])(
    '"%s" puts the question right',
    (text) => {
      const said = events(text, PAY_CONFIRM, alike);
      expect(said).toEqual([{ type: pays, servicio: 'masaje', fecha_original: '2026-03-13' }]);
    },
  );
  test('"el viernes a las 9" is no appointment that he has', () => {
    expect(events('el viernes a las 9', PAY_CONFIRM, alike)[0]?.type).not.toBe(pays);
  });
});
