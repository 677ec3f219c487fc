import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, LIST, at, events, tenant } from './kit.ts';

/** A cut on Thursday at eleven, to be confirmed. */
const PROPOSED = {
  ...CONFIRM,
  known: { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};
const ONE_MORE = { type: 'customer.wants_booking', detalles: { servicio: 'corte', fecha_deseada: '2026-03-12' }, mas: true }; // prettier-ignore

describe('how many come, told when one hour is to be confirmed', () => {
  test.each([
    'son 2 perritos eh', 'son dos perros', 'somos 2', 'somos dos personas', 'ojo que son 2 niños', 'sí, son 2 perritos', 'es para 2 personas', 'we are 2', "it's for two dogs", 'somos em dois',
  ])('"%s": it is asked for its yes again, and there is one more', (text) => {
    expect(events(text, PROPOSED)).toEqual([{ type: 'customer.wants_booking', detalles: {} }, ONE_MORE]);
  }); // prettier-ignore
  test('three are two more', () => {
    expect(events('somos 3 eh', PROPOSED)).toEqual([
      { type: 'customer.wants_booking', detalles: {} },
      ONE_MORE,
      ONE_MORE,
    ]);
  });
  test.each(['son 2 perritos?', 'son 2 horas', 'son 2', 'tengo 2 perritos', 'son 2 mil'])(
    '"%s" says nothing of the kind',
    (text) => {
      expect(events(text, PROPOSED)).not.toContainEqual(ONE_MORE);
    },
  );
  test('to what two come together, they come', () => {
    const couple = { ...tenant.services[2]!, name: 'Terapia de pareja' };
    const said = events('somos 2', PROPOSED, { tenant: { ...tenant, services: [couple] } });
    expect(said).toHaveLength(1);
  });
});

describe('one service and then another, with no comma', () => {
  const services = (text: string) =>
    events(text, IDLE).map((event) => (event.type === 'customer.wants_booking' ? event.detalles.servicio : event.type));
  test.each([
    ['primero corte después limpieza', ['corte', 'limpieza']],
    ['corte luego limpieza el jueves a las 10', ['corte', 'limpieza']],
    ['quiero primero corte después masaje', ['corte', 'masaje']],
    ['primeiro corte depois limpeza', ['corte', 'limpieza']],
    ['first a haircut then a massage', ['corte', 'masaje']],
  ])('"%s" are two', (text, told) => {
    expect(services(text)).toEqual(told);
  });
  test.each(['primero corte después de las 5', 'corte después del jueves', 'primero corte después corte'])(
    '"%s" is one',
    (text) => {
      expect(services(text)).toEqual(['corte']);
    },
  );
});

describe('a row, and how many come', () => {
  const shown = { ...LIST, known: { servicio: 'corte' } };
  test.each(['el de las 10, somos dos', 'la de las 10 y somos dos personas', 'o das 10, somos dois'])(
    '"%s": that hour for each',
    (text) => {
      expect(events(text, shown)).toMatchObject([
        { type: 'customer.wants_booking', detalles: { hora_especifica: '10:00' } },
        { type: 'customer.wants_booking', detalles: { servicio: 'corte', hora_especifica: '10:00' }, mas: true },
      ]);
    },
  );
  test('"el de las 10" is the row', () => {
    expect(events('el de las 10', shown)).toMatchObject([{ type: 'customer.selects', n: 1 }]);
  });
});
