/** A sort of service that several are called by ("consulta"), and a category that is named: which of them is left open. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, tenant, serviceOf } from './kit.ts';

const services = [
  serviceOf('medica', 'Consulta médica', 'clinica'),
  serviceOf('nino', 'Consulta pediátrica', 'clinica'),
  serviceOf('eco', 'Ecografía', 'imagenes'),
  serviceOf('manos', 'Manicure tradicional', 'unas'),
  serviceOf('semi', 'Manicure semipermanente', 'unas'),
  serviceOf('pies', 'Pedicure', 'unas'),
];
const [laura, diego] = tenant.professionals.map((one, i) => ({
  ...one,
  serviceIds: i === 0 ? ['medica', 'eco'] : ['nino', 'manos', 'semi', 'pies'],
}));
const CLINIC = {
  ...tenant,
  services,
  categories: [
    { id: 'clinica', name: 'Clínica médica' },
    { id: 'imagenes', name: 'Imágenes' },
    { id: 'unas', name: 'Uñas' },
  ],
  professionals: [laura, diego].filter((one) => one !== undefined),
};
const FRIDAY = '2026-03-13';

function wishes(text: string): unknown[] {
  return events(text, IDLE, { tenant: CLINIC, appointments: [] }).map((event) =>
    event.type === 'customer.wants_booking'
      ? [event.detalles.servicio ?? event.detalles.servicios, event.detalles.fecha_deseada]
      : event.type,
  );
}

describe('which of several is not told', () => {
  const CONSULTS = ['medica', 'nino'];
  test.each([
    ['consulta el viernes', [[CONSULTS, FRIDAY]]],
    ['quiero una consulta el viernes', [[CONSULTS, FRIDAY]]],
    ['quiero sacar una consulta', [[CONSULTS, undefined]]],
    ['consulta con Laura el viernes', [['medica', FRIDAY]]],
    ['uñas', [[['manos', 'semi', 'pies'], undefined]]],
    ['algo de uñas el viernes', [[['manos', 'semi', 'pies'], FRIDAY]]],
    ['manicure el viernes', [[['manos', 'semi'], FRIDAY]]],
    ['tengo una consulta', ['customer.greets']],
    ['quería sacarme una duda', ['customer.greets']],
  ])('«%s»', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });
});

describe('beside another it is a wish of its own, and none is lost', () => {
  const CONSULTS = ['medica', 'nino'];
  test.each([
    ['eco y consulta el viernes', [['eco', FRIDAY], [CONSULTS, FRIDAY]]],
    ['consulta y eco el viernes', [[CONSULTS, FRIDAY], ['eco', FRIDAY]]],
    ['quiero una consulta para el viernes y una eco', [[CONSULTS, FRIDAY], ['eco', FRIDAY]]],
    ['eco y consulta médica el viernes', [['eco', FRIDAY], ['medica', FRIDAY]]],
    ['necesito una consulta, es para una ecografía', [['eco', undefined]]],
  ])('«%s»', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  }); // prettier-ignore
});

test('what a sort costs is told of those that are called so', () => {
  expect(events('¿cuánto sale la consulta?', IDLE, { tenant: CLINIC, appointments: [] })).toEqual([
    expect.objectContaining({ type: 'customer.asks', topic: 'servicios', servicios: ['medica', 'nino'] }),
  ]);
});
