/** Who says when he would come, of the one that he has: it is moved, and no second one is booked (AGENDA-6). */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const ONE = { appointments: [mine('masaje', '2026-03-12T18:00')] };
const TWO = { appointments: [mine('masaje', '2026-03-12T18:00'), mine('limpieza', '2026-03-13T18:00')] };
const types = (text: string, more: object = ONE) => events(text, IDLE, more).map(({ type }) => type);

describe('who comes then', () => {
  test.each(['salgo antes, puedo ir a las 17:30?', 'me atenderías a las 17:30?', "I'm done early, could you see me at 17:30?", 'saio mais cedo, posso ir às 17:30?'])('"%s" is at that hour of its day', (text) => {
    expect(events(text, IDLE, ONE)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { hora_especifica: '17:30' } }]);
  }); // prettier-ignore
  test.each(['y si voy el viernes?', 'y si lo llevo el viernes?', 'what if I came on Friday?', 'e se eu for na sexta?'])('"%s" is on that day', (text) => {
    expect(events(text, IDLE, ONE)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { fecha_deseada: '2026-03-13' } }]);
  }); // prettier-ignore
  test.each(['me podés atender un rato antes?', 'podría ir más temprano?', 'dá pra me atender um pouco antes?'])('"%s" of two asks which', (text) => {
    expect(events(text, IDLE, TWO)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { respecto: { lado: 'antes' } } }]);
  }); // prettier-ignore
  test.each(['tengo que llegar un rato antes?', 'should I come in a bit earlier?', 'preciso chegar mais cedo?', 'can I come in 10 minutes early?', 'puedo pasar por él a las 6?'])('"%s" moves none', (text) => {
    expect(types(text)).not.toContain('customer.wants_reschedule');
  }); // prettier-ignore
  test.each(['dejame la del jueves a las 17', 'ponme mi turno del jueves a las 17', 'la del jueves dejámela a las 17'])('"%s" is that one, at five', (text) => {
    expect(events(text, IDLE, TWO)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { hora_especifica: '17:00' } }]);
  }); // prettier-ignore
  test.each(['la del jueves dejala como está', 'el del viernes queda igual', 'leave the Friday one as it is', 'o de sexta deixa como está'])('"%s" stays', (text) => {
    expect(types(text, TWO)).toEqual(['customer.wants_appointments']);
  }); // prettier-ignore
});
