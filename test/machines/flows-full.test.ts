import { describe, expect, it } from 'vitest';
import * as k from './kit.ts';

/** As many errands are open as can be, and one more is asked for (CONV-11). */
const OPEN = 'recepcion.conversando';
const LIST = 'agenda.AGENDA_MOSTRANDO_OPCIONES';
const three = k
  .given({ appointments: [k.appointment('a1', 30)] })
  .when(
    k.wantsBooking({ servicio: 'corte' }),
    k.wantsBooking({ servicio: 'color' }),
    k.wantsBooking({ servicio: 'consulta' }),
  )
  .after(k.found(), k.found(), k.found());
const oneMore = (servicio: string) => k.wantsOneMore({ servicio });
const four = three.when(oneMore('corte')).after(k.found());

describe('four errands are open', () => {
  it('the fourth was noted as ever', () => {
    three.when(oneMore('corte')).says('sigue_despues', { serviceId: 'corte' });
    four.standsAt(OPEN, LIST, LIST, LIST, LIST);
  });
  it('one more booking is not noted, the customer is told which, and none of the four goes', () => {
    const asked = four.when(oneMore('color'));
    asked.says('no_caben_mas', { serviceId: 'color', again: true }).standsAt(OPEN, LIST, LIST, LIST, LIST);
    expect(asked.copies().map(({ key }) => key)).not.toContain('sigue_despues');
  });
  it('what is held, and its link, stay with the booking that was being asked about', () => {
    const held = four.after(k.picks(1)).standsAt(OPEN, LIST, LIST, LIST, 'agenda.AGENDA_CONFIRMANDO_TURNO');
    const asked = held.when(k.wantsPayment('color')).says('no_caben_mas', { change: 'pagar', serviceId: 'color' });
    expect(asked.talk.plan.writes).toEqual([]);
    expect(asked.copies().at(-1)?.key).toBe('confirmar_turno');
  });
  it('a move and a cancellation are not begun either, and told by their names', () => {
    four.when(k.wantsMove({ servicio: 'corte' })).says('no_caben_mas', { change: 'mover', serviceId: 'corte' });
    four.when(k.wantsCancel({})).says('no_caben_mas', { change: 'cancelar' });
  });
  it('whoever leaves one of them can ask again', () => {
    const left = four.after(k.drops('consulta'));
    left
      .when(k.wantsPayment('color'))
      .standsAt(OPEN, LIST, LIST, 'agenda.AGENDA_BUSCANDO_TURNOS', 'pagos.PAGOS_ESPERANDO_CONFIRMACION');
  });
  it('a person is called as ever', () => {
    four.when(k.wantsPerson).owes('say pasando_a_persona', 'openHandoff');
  });
});
