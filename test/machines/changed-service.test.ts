/** "¿Puedo cambiar a color en vez de corte?": one appointment that becomes another service, with a yes (AGENDA-6). */
import { describe, expect, it } from 'vitest';
import type { CustomerEvent, Detalles, Tenant } from '../../src/domain.ts';
import * as k from './kit.ts';

const OPEN = 'recepcion.conversando';
const at = (state: string) => `reprogramacion.AGENDA_REPROGRAMACION_${state}`;
const cut = k.appointment('uno', 5);
const wantsInstead = (detalles: Detalles, enVezDe = 'uno'): CustomerEvent => ({
  type: 'customer.wants_booking',
  detalles,
  enVezDe,
});
const longColor = (tenant: Tenant): Tenant => ({
  ...tenant,
  services: tenant.services.map((one) => (one.id === 'color' ? { ...one, durationMinutes: 60 } : one)),
});
const dearer = (tenant: Tenant): Tenant => ({
  ...tenant,
  services: tenant.services.map((one) => ({ ...one, priceMinor: one.priceMinor * 2 })),
});
const mine = k.given({ appointments: [cut] }).changed(longColor);
const searching = mine.when(wantsInstead({ servicio: 'color' }));
const asked = searching.when(k.found({ exact: cut.slot }));
const changing = asked.when(k.accepts);

describe('another service in the place of an appointment', () => {
  it('is looked for at its own hour, which it does not take from itself', () => {
    searching.owes('findSlots').standsAt(OPEN, at('BUSCANDO'));
    const { query } = searching.effect('findSlots');
    expect(query).toMatchObject({ serviceId: 'color', moving: 'uno' });
    expect(query).not.toHaveProperty('movingFrom');
    expect(query.detalles).toMatchObject({ fecha_deseada: '2026-03-07', hora_especifica: '10:00' });
    expect(query.detalles).toMatchObject({ profesional: cut.slot.professionalId, sucursal: cut.slot.branchId });
  });
  it('is asked with its price, held at its own length, and nothing is done before the yes', () => {
    asked.says('confirmar_reprogramacion', { appointment: cut, becomes: { serviceId: 'color', priceMinor: 25_000 } });
    asked.owes('say confirmar_reprogramacion').writes('slot.hold');
    expect(asked.write('slot.hold')).toMatchObject({ durationMinutes: 60, appointmentId: 'uno' });
    asked.when(k.exits()).writes('slot.release').says('turno_sigue', { appointment: cut });
  });
  it('with the yes it is the same appointment, and its old length is freed', () => {
    changing.owes('moveEvent').standsAt(OPEN, at('EJECUTANDO'));
    expect(changing.effect('moveEvent').appointment).toMatchObject({ id: 'uno', serviceId: 'color' });
    const changed = changing.when(k.written('moveEvent')).owes('say turno_reprogramado').standsAt(OPEN);
    expect(changed.write('appointment.move')).toMatchObject({
      appointment: { id: 'uno', serviceId: 'color', durationMinutes: 60, priceMinor: 25_000 },
      from: cut.slot,
      fromMinutes: 30,
    });
    expect(changed.talk.world.appointments).toHaveLength(1);
  });
  it('a calendar that fails leaves it as it was, and is put right', () => {
    const failed = changing.when(k.failed('moveEvent')).owes('createEvent', 'say reprogramacion_fallida');
    expect(failed.effect('createEvent').appointment).toMatchObject({ serviceId: 'corte', slot: cut.slot });
    expect(failed.talk.world.appointments).toEqual([cut]);
  });
  it('what costs something else by the time of the yes is asked again', () => {
    const again = asked.changed(dearer).when(k.accepts);
    again.owes('say turno_cambio', 'say confirmar_reprogramacion').writes('slot.release', 'slot.hold');
    again.says('confirmar_reprogramacion', { becomes: { serviceId: 'color', priceMinor: 50_000 } });
  });
  it('where it is not offered any more, the old one stays', () => {
    const gone = asked
      .changed((tenant) => ({ ...tenant, services: tenant.services.filter(({ id }) => id !== 'color') }))
      .when(k.accepts);
    gone.owes('say servicio_ya_no_esta', 'say turno_sigue').writes('slot.release').standsAt(OPEN);
  });
  it('asked for once more while it is changed, it waits for its end', () => {
    changing
      .when(wantsInstead({ servicio: 'consulta' }))
      .owes('say reservando')
      .standsAt(OPEN, at('EJECUTANDO'));
  });
  it('when it is named in the middle of something else, it is booked apart', () => {
    const paying = mine.when(k.wantsPayment('corte')).when(wantsInstead({ servicio: 'color' }));
    paying.says('otro_servicio', { serviceId: 'color' });
  });
});

describe('money hangs on it', () => {
  it('a service that is paid before it is booked is booked apart', () => {
    k.given({ tenant: k.deposit, appointments: [cut] })
      .when(wantsInstead({ servicio: 'color' }))
      .owes('say otro_servicio', 'findSlots')
      .standsAt(OPEN, 'agenda.AGENDA_BUSCANDO_TURNOS');
  });
  it('a link that waits for the old one keeps it from being changed', () => {
    const linked = mine.after(k.wantsPayment('corte'), k.accepts, k.linked);
    linked.when(wantsInstead({ servicio: 'color' })).says('otro_servicio', { serviceId: 'color' });
  });
  it('a link sent while it was asked about: nothing is changed, and a person hears of the payment', () => {
    const paid = asked.after(k.wantsPayment('corte'), k.accepts).when(k.linked);
    paid.says('otro_servicio', { paid: true }).says('pasando_a_persona');
    expect(paid.effect('openHandoff').handoff.reason).toBe('payment');
    expect(paid.talk.world.appointments).toMatchObject([{ serviceId: 'corte' }]);
  });
});
