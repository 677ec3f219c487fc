import { describe, expect, it } from 'vitest';
import * as k from './kit.ts';

const { drops } = k;
const OPEN = 'recepcion.conversando';
const LIST = 'agenda.AGENDA_MOSTRANDO_OPCIONES';
const SURE = 'agenda.AGENDA_CONFIRMANDO_TURNO';

describe('one of two bookings of the same message is not wanted any more (CONV-11)', () => {
  const both = k.given().when(k.wantsBooking({ servicio: 'corte' }), k.wantsBooking({ servicio: 'color' }));
  const listed = both.after(k.found(), k.found());
  it('the one that waits goes without a word of its own, and the question of the other stands', () => {
    const one = listed.after(drops('color')).owes('say ya_no_sigue', 'findSlots');
    one.says('ya_no_sigue', { serviceId: 'color' });
    const again = one.after(k.found()).says('ofrecer_turnos', { serviceId: 'corte' }).standsAt(OPEN, LIST);
    const booked = again.after(k.picks(1), k.accepts, k.written());
    expect(booked.copies().map(({ key }) => key)).not.toContain('ahora_sigue');
    expect(booked.talk.world.appointments.map(({ serviceId }) => serviceId)).toEqual(['corte']);
  });
  it('the one that is asked about gives its hour back, and the other comes up', () => {
    // The list that was shown last is the colour's: a tap brings it to the top.
    const sure = listed.after(k.picks(1)).standsAt(OPEN, LIST, SURE).says('confirmar_turno');
    const other = sure.when(drops('color')).standsAt(OPEN, 'agenda.AGENDA_BUSCANDO_TURNOS');
    other.says('ya_no_sigue', { serviceId: 'color' }).writes('slot.release');
    other.after(k.found()).says('ofrecer_turnos', { serviceId: 'corte' });
  });
  it('beside a yes the one is booked, and its question is not asked again', () => {
    const done = listed.after(k.picks(1)).when(k.accepts, drops('corte'));
    done.owes('createEvent', 'say ya_no_sigue');
  });
  it('what was never asked for is dropped by nobody', () => {
    listed.when(drops('consulta')).standsAt(OPEN, LIST, LIST).says('no_entendi');
  });
  it('what was left so is not taken up again by a bare yes', () => {
    const left = listed.after(drops('color'), k.exits()).standsAt(OPEN);
    expect(left.context('recepcion')['dejado']).toMatchObject({ detalles: { servicio: 'corte' } });
  });
});
