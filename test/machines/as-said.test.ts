import { describe, expect, it } from 'vitest';

import type { Frame, Tenant } from '../../src/domain.ts';
import * as k from './kit.ts';

/** The file's clock, or an address, changes under an open question: the yes was to the hour and the place that were read (must-hold 31). */

const CORTE = { servicio: 'corte' };
const elsewhere = (tenant: Tenant): Tenant => ({
  ...tenant,
  branches: tenant.branches.map((one) => ({ ...one, address: 'Otra 1, La Plata' })),
});
const onOtherClock = (tenant: Tenant): Tenant => ({ ...tenant, timeZone: 'America/La_Paz' });
const LATE = k.slot(5);
const booking = k.given().after(k.wantsBooking(CORTE), k.found({ exact: LATE }));
const moving = k
  .given({ appointments: [k.appointment('a1', 3)] })
  .after(k.wantsMove(), k.found({ exact: LATE }))
  .standsAt('recepcion.conversando', 'reprogramacion.AGENDA_REPROGRAMACION_CONFIRMANDO');
const changes = [
  ['another clock', onOtherClock],
  ['another address', elsewhere],
] as const;

/** As older code has left it. */
function older(frames: readonly Frame[]): Frame[] {
  return frames.map((frame) => {
    const { said: _s, terms, ...context } = frame.snapshot.context as { said?: unknown; terms?: { said?: unknown } };
    const { said: _t, ...kept } = terms ?? {};
    return { ...frame, snapshot: { ...frame.snapshot, context: { ...context, ...(terms && { terms: kept }) } } };
  });
}

describe.each(changes)('%s', (_what, change) => {
  it('books nothing by the yes: it is asked as it is now, and the next yes books', () => {
    const anew = booking.changed(change).when(k.accepts).owes('say turno_cambio', 'say confirmar_turno');
    anew.writes('slot.release', 'slot.hold');
    anew.when(k.accepts).owes('createEvent');
  });
  it('moves nothing either', () => {
    const anew = moving.changed(change).when(k.accepts).owes('say turno_cambio', 'say confirmar_reprogramacion');
    anew.when(k.accepts).owes('moveEvent');
  });
  it('another try of a move that failed is asked anew, too', () => {
    const failed = moving.after(k.accepts, k.failed('moveEvent'));
    failed.changed(change).when(k.retries).owes('say turno_cambio', 'say confirmar_reprogramacion');
  });
  it('makes no link by the yes', () => {
    const asked = k.given({ tenant: k.deposit }).after(k.wantsBooking(CORTE), k.found({ exact: LATE }));
    asked.changed(change).when(k.accepts).owes('say turno_cambio', 'say pagar_antes');
  });
  it('asked by older code, which kept neither, the yes stands', () => {
    for (const [asked, deed] of [
      [booking, 'createEvent'],
      [moving, 'moveEvent'],
    ] as const) {
      const { frames, world } = asked.talk;
      const tenant = change(world.tenant);
      k.given({ tenant, frames: older(frames), appointments: world.appointments })
        .when(k.accepts)
        .owes(deed);
    }
  });
});

it('with another hour chosen on the new clock, nothing has changed', () => {
  const other = booking.changed(onOtherClock).after(k.otherTime, k.found({ exact: k.slot(4) }));
  other.when(k.accepts).owes('createEvent');
  const list = moving.changed(onOtherClock).after(k.otherTime, k.found(), k.picks(1));
  list.owes('say confirmar_reprogramacion').when(k.accepts).owes('moveEvent');
});

it('where one joins from afar, an address is no place of it', () => {
  const afar = (tenant: Tenant): Tenant => ({
    ...tenant,
    services: tenant.services.map((one) => ({ ...one, modality: 'virtual' as const })),
  });
  const asked = k.given({ tenant: afar(k.plain) }).after(k.wantsBooking(CORTE), k.found({ exact: LATE }));
  asked.changed(elsewhere).when(k.accepts).owes('createEvent');
});

describe('paid by the link of an hour, and the file is on another clock since (AGENDA-16)', () => {
  const waiting = k
    .given({ tenant: k.deposit })
    .after(k.wantsBooking(CORTE), k.found({ exact: LATE }), k.accepts, k.linked);
  it('no other hour is booked with it: its money is a person’s matter', () => {
    const paid = waiting.changed(onOtherClock).when(k.paid()).says('pago_tarde_sin_turno');
    paid.standsAt('recepcion.escalando_a_humano');
    expect(paid.talk.world.appointments).toEqual([]);
  });
  it('at another address it is booked, and told where', () => {
    waiting.changed(elsewhere).when(k.paid()).owes('say pago_recibido', 'createEvent');
  });
});
