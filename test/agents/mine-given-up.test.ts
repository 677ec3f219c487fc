/** More words that give up, move or ask after the appointment that one has. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const own = mine('corte', '2026-03-13T18:00');
const idle = (text: string) => events(text, IDLE, { appointments: [own] });

describe('of a haircut on Friday at six', () => {
  test.each([
    'no llego el viernes a las 6, suspendelo', 'me surgió algo, el viernes no llego a las 6, suspéndala', 'suspéndela por favor', 'no llego el viernes a las 6, borrala', 'elimínalo', 'dame de baja lo del viernes',
    'dame de baja al turno', 'dale de baja al turno del viernes', 'denle de baja a mi cita', 'baja el turno de las 18 porfa', 'bajen la cita del viernes',
    'pode cancelar por favor', 'cancela pra mim por favor', 'poderia cancelar pra mim?', 'não vou poder levar ele na sexta, cancela por favor', 'não consigo levar o cachorro sexta, pode cancelar?', 'não vou conseguir levar ele na sexta, pode cancelar?',
  ])('"%s" cancels it', (text) => {
    expect(idle(text)).toMatchObject([{ type: 'customer.wants_cancellation' }]);
  }); // prettier-ignore
  test.each(['no lo suspendan', 'no quiero suspenderla', 'dame de baja de la lista', 'dame de baja, no me escriban más', 'baja el precio?', 'borren mis datos', 'posso cancelar até que horas?', 'tem como cancelar depois se eu precisar?', 'se eu não puder ir posso cancelar?'])('"%s" does not', (text) => {
    expect(idle(text)).not.toContainEqual(expect.objectContaining({ type: 'customer.wants_cancellation' }));
  }); // prettier-ignore
  test.each(['llego tarde el viernes, puede ser 18.30?', 'el viernes llego tarde, se puede a las 18.30?', 'voy a llegar tarde el viernes, podría ser a las 18:30?'])('"%s" moves it', (text) => {
    const detalles = { fecha_deseada: '2026-03-13', hora_especifica: '18:30' };
    expect(idle(text)).toMatchObject([{ type: 'customer.wants_reschedule', detalles }]);
  }); // prettier-ignore
  test.each(['llego tarde, puedo entrar igual?', 'llego tarde el viernes, pueden esperarme 10 minutos?', 'llego tarde, puede ser 10 minutos de espera?'])('"%s" does not', (text) => {
    expect(idle(text)).not.toContainEqual(expect.objectContaining({ type: 'customer.wants_reschedule' }));
  }); // prettier-ignore
  test.each(['me confirman mi hora del viernes?', 'me confirman mi cita?', 'me recuerdan mi turno?', 'quiero confirmar mi hora del viernes'])('"%s" is shown it', (text) => {
    expect(idle(text)).toEqual([{ type: 'customer.wants_appointments' }]);
  }); // prettier-ignore
  test.each(['confirmen mi pago', 'me confirman mi pago?'])('"%s" is of the payment', (text) => {
    expect(idle(text)).not.toContainEqual({ type: 'customer.wants_appointments' });
  }); // prettier-ignore
});
