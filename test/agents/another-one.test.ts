import { describe, expect, test } from 'vitest';
import { IDLE, NOW, events, mine } from './kit.ts';

/** Booked a minute ago. */
const own = { appointments: [{ ...mine('corte', '2026-03-12T10:00'), bookedAt: NOW - 60_000 }] };

describe('another one, right behind a booking', () => {
  test.each([
    'can I get another one?', 'thanks! can I have another one?', 'one more please', 'could I book another one?', 'me das una más?', 'quiero otra más', 'otro más porfa', 'quero mais um', 'posso marcar mais uma?',
  ])('"%s" is of the same service', (text) => {
    expect(events(text, IDLE, own)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio: 'corte' } }]);
  }); // prettier-ignore
  test.each([
    ['can I get another one on friday?', { fecha_deseada: '2026-03-13' }],
    ['otra más el jueves a las 5', { fecha_deseada: '2026-03-12', hora_especifica: '17:00' }],
    ['una más para mi hijo', { para: { relation: 'hijo' } }],
  ])('"%s", and when or for whom', (text, more) => {
    expect(events(text, IDLE, own)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: 'corte', ...more } },
    ]);
  });
  test('of one who has none, it is a booking', () => {
    expect(events('can I get another one?', IDLE)).toEqual([{ type: 'customer.wants_booking', detalles: {} }]);
  });
  test('where a link waits, it is another link', () => {
    expect(events('can I get another one?', IDLE, { ...own, owes: true })).toEqual([
      { type: 'customer.asks', topic: 'deuda' },
    ]);
  });
  test.each(['otro más tarde', 'otra más barata', 'quiero otra', 'can I get another time?'])('"%s" is not of that service', (text) => {
    expect(events(text, IDLE, own)).not.toMatchObject([{ detalles: { servicio: 'corte' } }]);
  }); // prettier-ignore
  test.each([
    'y el viernes también', 'otra vez el viernes', 'agregame el viernes', 'quiero repetir el viernes', 'lo mismo para el viernes', 'anotame también el viernes a esa hora', 'y el viernes a la misma hora también',
    'e sexta-feira também', 'de novo na sexta-feira', 'me põe na sexta-feira também', 'and friday too', 'again on friday', 'add friday too please', 'and the same on friday',
  ])('"%s" is that once more, at its hour and with who gives it', (text) => {
    const like = { servicio: 'corte', fecha_deseada: '2026-03-13', hora_especifica: '10:00', profesional: 'laura' };
    expect(events(text, IDLE, own)).toMatchObject([{ type: 'customer.wants_booking', detalles: like }]);
  }); // prettier-ignore
  test('of hers for whom it was', () => {
    const hers = [
      { ...mine('corte', '2026-03-12T10:00'), bookedAt: NOW - 60_000, guest: { relation: 'hija' as const } },
    ];
    const like = {
      servicio: 'corte',
      fecha_deseada: '2026-03-13',
      hora_especifica: '16:00',
      para: { relation: 'hija' },
    };
    expect(events('y el viernes a las 16 también', IDLE, { appointments: hers })).toMatchObject([{ detalles: like }]);
  });
  test.each(['y el viernes también trabajan', 'el viernes también?', 'y el jueves también', 'el viernes no', 'y el viernes también cancelala'])(
    '"%s" books none of it',
    (text) => {
      expect(events(text, IDLE, own)).not.toContainEqual(
        expect.objectContaining({ detalles: expect.objectContaining({ servicio: 'corte', profesional: 'laura' }) }),
      );
    },
  ); // prettier-ignore
  test.each([
    ['y a mi hija también', 'hija'], ['anotá también a mi hija a la misma hora', 'hija'], ['y a mi hermana me la podés anotar a la misma hora?', 'hermana'], ['mi hermana quiere ir conmigo, a la misma hora se puede?', 'hermana'],
    ['minha irmã também quer, pode ser no mesmo horário?', 'hermana'], ['my brother wants one too, same time?', 'hermano'],
  ])('"%s" is one like it for her, at that hour and with whoever is free', (text, relation) => {
    const [wish, ...more] = events(text, IDLE, own);
    const like = { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '10:00', para: { relation } };
    expect([wish, more]).toMatchObject([{ type: 'customer.wants_booking', detalles: like }, []]);
    expect(wish).not.toMatchObject({ detalles: { profesional: 'laura' } });
  }); // prettier-ignore
  test.each(["I'd like one for me too at 11", 'aprovechando, para mí también, a las 11', 'yo también quiero una a las 11'])(
    '"%s", behind one for the daughter, is for who writes',
    (text) => {
      const hers = [{ ...mine('corte', '2026-03-12T10:00'), bookedAt: NOW - 60_000, guest: { relation: 'hija' as const } }];
      const [wish] = events(text, IDLE, { appointments: hers });
      expect(wish).toMatchObject({ detalles: { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '11:00' } });
      expect(wish).not.toMatchObject({ detalles: { para: { relation: 'hija' } } });
    },
  ); // prettier-ignore
  test.each(['puedo ir con mi hija también?', 'mi hija no quiere ir', 'mi hija también quiere saber el precio', 'se lo paso a mi hija también'])(
    '"%s" books nothing for her',
    (text) => {
      expect(events(text, IDLE, own)).not.toContainEqual(expect.objectContaining({ type: 'customer.wants_booking' }));
    },
  ); // prettier-ignore
});
