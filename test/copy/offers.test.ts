import { describe, expect, it } from 'vitest';
import { pageOf, type Copy, type Offer } from '../../src/domain.ts';
import { historyText, render } from '../../src/copy/index.ts';
import { clinic, contextOf, OFFERS, order, SAMPLES, slots } from './samples.ts';
import { choices } from './voices.ts';

describe('offers', () => {
  const context = contextOf({});
  const list = (offer: Offer, copy: Copy = { key: 'lista_vencida' }) => {
    const message = render(copy, offer, context);
    if (message.type !== 'list') throw new Error(`expected a list, got ${message.type}`);
    return message;
  };

  it('shows one slot as a list, too', () => {
    const { rows } = list({ id: 'x', page: 0, kind: 'turno', slots: slots.slice(0, 1) });
    expect(rows).toEqual([{ id: 'turno_x_1', title: 'Mar 03/03 - 13:30', description: 'Laura Gómez · Norte' }]);
  });

  it('pages through every slot once, with "Ver más" last on every page but the last', () => {
    const seen: string[] = [];
    for (let page = 0, more = true; more; page += 1) {
      const offer: Offer = { id: 'x', page, kind: 'turno', slots };
      const rows = list(offer).rows;
      expect(rows.length).toBeLessThanOrEqual(10);
      more = pageOf(offer).more;
      expect(rows.at(-1)?.id === `mas_x_${page + 1}`).toBe(more);
      seen.push(...rows.map(({ id }) => id).filter((id) => id.startsWith('turno_')));
    }
    expect(seen).toEqual(slots.map((_, i) => `turno_x_${i + 1}`));
  });

  it('says who gives an hour that two can give', () => {
    const titles = list({ id: 'x', page: 0, kind: 'turno', slots: slots.slice(0, 3) }).rows.map(({ title }) => title);
    expect(titles).toEqual(['Mar 03/03 13:30 Laura', 'Mar 03/03 13:30 Bruno', 'Mar 03/03 - 14:30']);
  });

  it.each([
    ['Surco', ['Mar 03/03 13:30 Centro', 'Mar 03/03 13:30 Surco']],
    ['Miraflores', ['Mar 3/3 13:30 Centro', 'Mar 3/3 13:30 Miraflores']],
    ['San Isidro Sur', ['Mar 3 13:30 Centro', 'Mar 3 13:30 San Isidro…']],
    ['Villa del Parque', ['Mar 3/3 13:30 Centro', 'Mar 3/3 13:30 Villa del…']],
  ])(
    'says at which branch an hour is that two have: %s takes the room of the date, and is cut before the hour',
    (name, titles) => {
      const { start } = slots[0]!;
      const both = [
        { start, professionalId: 'laura', branchId: 'centro' },
        { start, professionalId: 'laura', branchId: 'norte' },
      ];
      const branches = clinic.branches.map((b) => (b.id === 'norte' ? { ...b, name } : b));
      const offer: Offer = { id: 'x', page: 0, kind: 'turno', slots: both };
      const message = render({ key: 'lista_vencida' }, offer, contextOf({ tenant: { branches } }));
      expect(choices(message).map(({ title }) => title)).toEqual(titles);
    },
  );

  it.each([
    [
      ['Sucursal Centro Histórico', 'Sucursal Zona Norte'],
      ['Mar 3 13:30 …Centro…', 'Mar 3 13:30 …Zona Norte'],
    ],
    [
      ['Plaza Andares Norte', 'Plaza Andares Sur'],
      ['Mar 03/03 13:30 …Norte', 'Mar 03/03 13:30 …Sur'],
    ],
  ])('cuts what branches have in common, not that in which they differ: %j', (names, titles) => {
    const { start } = slots[0]!;
    const branches = clinic.branches.slice(0, 2).map((b, i) => ({ ...b, name: names[i] ?? '' }));
    const both = branches.map(({ id }) => ({ start, professionalId: 'laura', branchId: id }));
    const offer: Offer = { id: 'x', page: 0, kind: 'turno', slots: both };
    const message = render({ key: 'lista_vencida' }, offer, contextOf({ tenant: { branches } }));
    expect(choices(message).map(({ title }) => title)).toEqual(titles);
    const asked: Offer = { id: 'x', page: 0, kind: 'sucursal', ids: branches.map(({ id }) => id) };
    const rows = choices(render({ key: 'lista_vencida' }, asked, contextOf({ tenant: { branches } })));
    expect(new Set(rows.map(({ title }) => title)).size).toBe(2);
  });

  it('keeps long names of branches and of kinds of services whole in the description', () => {
    const branches = clinic.branches.slice(0, 2).map(({ address: _address, ...b }, i) => ({
      ...b,
      name: `Plaza Comercial Andares ${i === 0 ? 'Norte' : 'Sur'}`,
    }));
    const asked: Offer = { id: 'x', page: 0, kind: 'sucursal', ids: branches.map(({ id }) => id) };
    expect(choices(render({ key: 'lista_vencida' }, asked, contextOf({ tenant: { branches } })))).toEqual([
      { id: 'sucursal_x_1', title: '…Comercial Andares Norte', description: 'Plaza Comercial Andares Norte' },
      { id: 'sucursal_x_2', title: '…Comercial Andares Sur', description: 'Plaza Comercial Andares Sur' },
    ]);
  });

  it('cuts who it is with, never the branch, where a description has not room for both', () => {
    const branches = clinic.branches.slice(0, 2).map((b, i) => ({
      ...b,
      name: `Clínica Las Condes Centro Médico Providencia ${i === 0 ? 'Norte' : 'Sur'}`,
    }));
    const professionals = clinic.professionals.map((p) => ({ ...p, name: 'María Guadalupe Hernández González' }));
    const both = branches.map(({ id }, i) => ({ start: slots[i]!.start + i, professionalId: 'laura', branchId: id }));
    const offer: Offer = { id: 'x', page: 0, kind: 'turno', slots: both };
    const told = choices(render({ key: 'lista_vencida' }, offer, contextOf({ tenant: { branches, professionals } })));
    expect(told.map((row) => ('description' in row ? row.description : ''))).toEqual([
      expect.stringMatching(/ · …Condes Centro Médico Providencia Norte$/),
      expect.stringMatching(/ · …Condes Centro Médico Providencia Sur$/),
    ]);
  });

  it('leaves the branch out where there is one only', () => {
    const tenant = { branches: clinic.branches.slice(0, 1) };
    const message = render({ key: 'lista_vencida' }, OFFERS[2], contextOf({ tenant }));
    expect(choices(message)[0]?.description).toBe('Laura Gómez');
  });

  it('shows the price that the offer fixed, not the one of today (must-hold 31)', () => {
    const services = [{ id: 'limpieza', priceMinor: 1_999_900 }];
    const [row] = list({ id: 'x', page: 0, kind: 'servicio', services }).rows;
    expect(row?.title).toContain('Limpieza dental');
    expect(row?.description).toBe('$19.999 · 30 min');
  });

  it('keeps a long name whole in the description when the title cuts it', () => {
    const services = [{ id: 'blanqueamiento', priceMinor: 100 }];
    const [row] = list({ id: 'x', page: 0, kind: 'servicio', services }).rows;
    expect(row?.title).toBe('Blanqueamiento dental…');
    expect(row?.description).toContain('Blanqueamiento dental con luz fría y control posterior');
  });

  it("names the contact's appointments by day, service and professional", () => {
    const { rows } = list({ id: 'x', page: 0, kind: 'cita', ids: ['a1'] }, { key: 'elegir_cita_mover' });
    expect(rows).toEqual([
      { id: 'cita_x_1', title: 'Mar 03/03 - 13:30', description: 'Limpieza dental · Laura Gómez · Centro' },
    ]);
  });

  it.each([
    ['es', { relation: 'hija' }, 'Limpieza dental para tu hija · Laura Gómez · Centro'],
    ['pt', { relation: 'hija' }, 'Limpieza dental para sua filha · Laura Gómez · Centro'],
    ['en', { name: 'teresa rojas' }, 'Limpieza dental for Teresa Rojas · Laura Gómez · Centro'],
  ] as const)('says whose an appointment is (%s)', (language, guest, description) => {
    const [mine] = context.appointments;
    const appointments = mine === undefined ? [] : [{ ...mine, guest }];
    const offer: Offer = { id: 'x', page: 0, kind: 'cita', ids: ['a1'] };
    const told = render({ key: 'elegir_cita_mover' }, offer, { ...contextOf({ language }), appointments });
    expect(choices(told).map((row) => row.description)).toEqual([description]);
  });

  it('puts up to three options on buttons and more on a list', () => {
    const buttons = render(
      SAMPLES.confirmar_turno[0]!,
      OFFERS.find((o) => o?.id === 'f9'),
      context,
    );
    expect(buttons).toMatchObject({
      type: 'buttons',
      buttons: [
        { id: 'opcion_f9_si', title: 'Sí' },
        { id: 'opcion_f9_no', title: 'No' },
      ],
    });
    const five = OFFERS.find((o) => o?.kind === 'opcion' && o.options.length > 3);
    expect(render({ key: 'opciones', times: 1 }, five, context).type).toBe('list');
  });

  it('names the two hours that were asked about on their buttons', () => {
    const offer: Offer = { id: 'x', page: 0, kind: 'opcion', options: ['hora_1', 'hora_2'] };
    const message = render({ key: 'hora_ambigua', hours: ['07:00', '19:00'] }, offer, context);
    expect(choices(message).map(({ title }) => title)).toEqual(['07:00', '19:00']);
  });

  it('sends a payment link as a button with its address, and none when there is no link', () => {
    const linked = render({ key: 'link_pago', order }, undefined, context);
    expect(linked).toMatchObject({ type: 'link', url: order.link });
    expect(linked.text).toContain('$25.000');
    const { link: _, ...unlinked } = order;
    expect(render({ key: 'link_pago', order: unlinked }, undefined, context).type).toBe('text');
  });
});

describe('history', () => {
  it('keeps what could be tapped', () => {
    const context = contextOf({});
    const text = historyText(
      render(
        { key: 'elegir_servicio' },
        OFFERS.find((o) => o?.kind === 'servicio'),
        context,
      ),
    );
    expect(text).toContain('Limpieza dental');
    expect(text).toContain('[Ver servicios]');
    expect(historyText(render({ key: 'link_pago', order }, undefined, context))).toContain(
      'https://pay.example.com/o1',
    );
    expect(historyText({ type: 'buttons', text: '¿Sí?', buttons: [{ id: 'a', title: 'Sí' }] })).toBe('¿Sí?\n[Sí]');
  });
});
