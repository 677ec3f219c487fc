/** What was spoken of last: one record, with one end. */
import { describe, expect, it } from 'vitest';
import { TOPIC_LIFE_MS, type CustomerEvent, type Frame } from '../../src/domain.ts';
import { contextOf, restore } from '../../src/machines/frame.ts';
import { questionOf } from '../../src/machines/turn.ts';
import * as k from './kit.ts';

const asks = (topic: 'precio' | 'servicios' | 'direccion' | 'profesionales', more: object = {}): CustomerEvent => ({
  type: 'customer.asks',
  topic,
  ...more,
});
const spokenOf = (talk: ReturnType<typeof k.given>) => questionOf(talk.talk.frames).spokenOf;

describe('what is spoken of', () => {
  const ofTheCut = k.given().when(asks('precio', { servicio: 'corte' }));
  it('is still the cut while one asks on, and no more when nobody has asked for long', () => {
    const on = ofTheCut.later(0.7 * TOPIC_LIFE_MS).when(asks('direccion', { sucursal: 'centro' }));
    on.later(0.7 * TOPIC_LIFE_MS)
      .when(k.accepts)
      .owes('findSlots');
    ofTheCut.later(TOPIC_LIFE_MS).when(k.accepts).owes('say nada_pendiente');
  });
  it('is the services of a list in the order of its rows', () => {
    const listed = k.given().when(asks('servicios'));
    const ids = listed.talk.world.tenant.services.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(spokenOf(listed)?.serviceIds).toEqual(ids);
    expect(spokenOf(listed.when(asks('direccion', { sucursal: 'centro' })))?.serviceIds).toEqual(ids);
    expect(spokenOf(k.given().when(asks('servicios', { servicios: ['corte'] })))?.serviceIds).toEqual(['corte']);
    expect(spokenOf(ofTheCut)?.serviceIds).toBeUndefined();
  });
  it('goes into the flow that begins; who and where are spoken of still', () => {
    const begun = k.given().after(asks('servicios'), asks('profesionales', { profesional: 'ana' }), k.wantsBooking());
    expect(spokenOf(begun)).toMatchObject({ professionalId: 'ana' });
    expect(spokenOf(begun)?.serviceIds).toBeUndefined();
  });
});

describe('a reception of version 1', () => {
  const stored = (context: object): Frame => ({
    machine: 'recepcion',
    version: 1,
    snapshot: {
      value: 'conversando',
      status: 'active',
      context: { fruitless: 1, lockUntil: 7, offer: null, cita: null, ...context },
    },
  });
  it('goes on with all that was spoken of, until the last of it would have ended', () => {
    const { hablado, ...rest } = contextOf(
      restore(
        stored({
          tema: { servicio: 'corte', pregunta: 'precio', hasta: 10 },
          horas: { sucursal: 'centro', hasta: 30 },
          quien: { profesional: 'ana', hasta: 20 },
          donde: { fecha: '2026-03-07', hasta: 5 },
        }),
      ),
    );
    expect(hablado).toEqual({
      servicio: 'corte',
      pregunta: 'precio',
      profesional: 'ana',
      fecha: '2026-03-07',
      horarios: { sucursal: 'centro' },
      hasta: 30,
    });
    expect(rest).toEqual({ fruitless: 1, lockUntil: 7, offer: null, cita: null });
  });
  it('has nothing of it where nothing was asked', () => {
    expect(contextOf(restore(stored({})))).toEqual({ fruitless: 1, lockUntil: 7, offer: null, cita: null });
  });
});
