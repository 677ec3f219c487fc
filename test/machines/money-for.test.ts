import { describe, expect, it } from 'vitest';
import { ORDER_LIFE_MS } from '../../src/domain.ts';
import * as k from './kit.ts';

const CORTE = { servicio: 'corte' };
const ranOut = k
  .given({ tenant: k.deposit, appointments: [{ ...k.appointment('a1', 5), serviceId: 'color' }] })
  .after(k.wantsBooking(CORTE), k.found(), k.picks(1), k.accepts, k.linked)
  .later(ORDER_LIFE_MS)
  .when(k.fired('orden'));
const hour = { servicio: 'corte', profesional: 'ana', sucursal: 'centro', hora_especifica: '10:00' };

describe('what people are told of money says what it is for (HUMAN-2)', () => {
  it('with nothing open: the hour that it was to keep', () => {
    const { handoff } = ranOut.when(k.paid('approved', 99_999)).effect('openHandoff');
    expect(handoff).toMatchObject({ reason: 'payment', detalles: hour });
  });
  it('with another errand open: not of that one', () => {
    const other = ranOut.when(k.wantsCancel()).when(k.paid('approved', 99_999));
    const { handoff } = other.effect('openHandoff');
    expect(handoff).toMatchObject({ reason: 'payment', detalles: hour });
    expect(handoff.flow).toBeUndefined();
  });
  it('of a link: its service', () => {
    const link = k.given().after(k.wantsPayment('corte'), k.accepts, k.linked);
    expect(link.when(k.paid('approved', 4_000)).effect('openHandoff').handoff.detalles).toEqual(CORTE);
  });
  it('of a booking that is open: what is known of it', () => {
    const open = k
      .given({ tenant: k.deposit })
      .after(k.wantsBooking(CORTE), k.found(), k.picks(1), k.accepts, k.linked);
    const { handoff } = open.when(k.paid('approved', 99_999)).effect('openHandoff');
    expect(handoff).toMatchObject({ flow: 'AGENDA_ESPERANDO_PAGO', detalles: CORTE });
  });
});
