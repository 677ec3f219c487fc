/** Whether money has arrived, and whether any is asked for beforehand: questions, in the words of many countries. */
import { describe, expect, test } from 'vitest';
import { IDLE, events } from './kit.ts';

const said = (text: string): string[] =>
  events(text, IDLE).map((event) =>
    event.type === 'customer.asks' ? `asks ${event.topic}` : event.type.replace('customer.', ''),
  );

describe('has it arrived?', () => {
  test.each([
    'les cayó el yape?',
    'ya les cayó mi depósito?',
    'pudieron ver mi pago?',
    'vieron el pago que hice?',
    'quedó registrado el pago?',
    'ya quedó mi pago?',
    'les entró la consignación?',
    'les llegó el pago móvil?',
    'caiu o pix aí?',
    'vocês receberam meu pagamento?',
    'did my payment go through?',
    'has my payment been received?',
    'todavía no pagué',
    "I haven't paid yet",
    'no me pasó la tarjeta',
    'o pix não foi',
    'ya está pagado?',
    'la limpieza ya quedó paga?',
    'o sea que ya está pagado?',
    'mi turno figura pagado?',
    'já tá pago?',
    'is it already paid?',
    'ya salió mi pago?',
    'ya pasó mi pago?',
    'ya se hizo el pago?',
    'ya pagué?',
    'ya hice el pago?',
    'já paguei?',
  ])('«%s» asks after the order', (text) => {
    expect(said(text)).toEqual(['asks deuda']);
  });

  test.each([
    'ya pagué, la transferencia la hice recién',
    'te pasé la plata, la recibiste?',
    'hice el yape',
    'ya está pagado',
    'ya quedó pagado, qué sigue?',
  ])('«%s» claims', (text) => {
    expect(said(text)).toContain('claims_payment');
  });

  test.each(['quedó registrado mi turno?', 'quedó confirmada la cita?'])('«%s» asks after the appointment', (text) => {
    expect(said(text)).toEqual(['wants_appointments']);
  });
});

describe('is anything paid beforehand?', () => {
  test.each([
    'piden seña?',
    'piden anticipo para apartar?',
    'toca dejar abono?',
    'vocês pedem sinal?',
    'do you require a deposit?',
    'se necesita dejar un anticipo?',
  ])('«%s» asks how it is paid', (text) => {
    expect(said(text)).toEqual(['asks pagos']);
  });

  test('«quiero dejar la seña» pays', () => {
    expect(said('quiero dejar la seña')).toEqual(['wants_payment']);
  });
});
