/** Which service a word names: by what is shown, by the open booking, by a category, by the name's own ordinal. */
import { describe, expect, test } from 'vitest';
import { callsByOrdinal } from '../../src/agents/offline/names/ordinals.ts';
import type { Question, Service, Tenant } from '../../src/domain.ts';
import { IDLE, events, mine, slots, tenant, serviceOf } from './kit.ts';

const withServices = (services: readonly Service[], does: Readonly<Record<string, string[]>> = {}): Tenant => ({
  ...tenant,
  services,
  categories: [
    { id: 'dental', name: 'Dental' },
    { id: 'belleza', name: 'Estética' },
    { id: 'mente', name: 'Psicología' },
    { id: 'comida', name: 'Nutrición' },
  ],
  professionals: tenant.professionals.map((one) => ({ ...one, serviceIds: does[one.id] ?? services.map((s) => s.id) })),
});
const CLINIC = withServices([
  serviceOf('limpieza', 'Limpieza dental', 'dental'),
  serviceOf('resina', 'Resina', 'dental'),
  serviceOf('blanqueo', 'Blanqueamiento dental', 'dental'),
  serviceOf('muela', 'Extracción de muela', 'dental'),
  serviceOf('facial', 'Limpieza facial', 'belleza'),
  serviceOf('semi', 'Esmaltado semipermanente', 'belleza'),
  serviceOf('pies', 'Pedicura', 'belleza'),
  serviceOf('cejas', 'Perfilado de cejas', 'belleza'),
]);
const DENTAL = ['limpieza', 'resina', 'blanqueo', 'muela'];
const MINDS = withServices(
  [
    serviceOf('entrevista', 'Primera entrevista psicológica', 'mente'),
    serviceOf('sesion', 'Sesión de psicología presencial', 'mente'),
    serviceOf('sesion_online', 'Sesión de psicología online', 'mente', true),
    serviceOf('primera', 'Primera consulta nutricional', 'comida'),
    serviceOf('control', 'Control nutricional', 'comida'),
    serviceOf('control_online', 'Control nutricional online', 'comida', true),
  ],
  { diego: ['entrevista', 'sesion', 'sesion_online'], laura: ['primera', 'control', 'control_online'] },
);
const NUTRITION = ['primera', 'control', 'control_online'];

const listOf = (...ids: string[]): Question => ({
  state: 'AGENDA_ELIGIENDO_SERVICIO',
  offer: { id: 'k', page: 0, kind: 'servicio', services: ids.map((id) => ({ id, priceMinor: 100 })) },
});
const hoursOf = (servicio: string): Question => ({
  state: 'AGENDA_MOSTRANDO_OPCIONES',
  offer: slots,
  known: { servicio },
});
const own = (...ids: string[]) => ids.map((id, i) => mine(id, `2026-03-1${i + 1}T1${i}:00`));

/** A row's number, or the services that are wished for; of anything else its type. */
function meant(text: string, question: Question, of: Tenant, appointments = own()): unknown {
  const [event] = events(text, question, { tenant: of, appointments });
  if (event?.type === 'customer.selects') return event.n;
  if (event?.type === 'customer.wants_booking') return event.detalles.servicio ?? event.detalles.servicios ?? [];
  return event?.type;
}

describe('an ordinal that a service is called by', () => {
  test.each([
    ['la primera entrevista', 1],
    ['primera consulta', 2],
    ['la primera consulta porfa', 2],
    ['la primera de nutrición', 2],
    ['la primera', 1],
    ['la segunda', 2],
    ['la primera opción', 1],
  ])('before the two «%s» is row %i', (text, n) => {
    expect(meant(text, listOf('entrevista', 'primera'), MINDS)).toBe(n);
  });

  test.each([
    ['la primera entrevista', 'entrevista'],
    ['la primera consulta nutricional', 'primera'],
    ['la primera', 1],
    ['la primera sesión', 1],
  ])('where it is not shown «%s» is %s', (text, expected) => {
    expect(meant(text, listOf('sesion', 'sesion_online'), MINDS)).toBe(expected);
  });

  test.each([
    ['quería un turno con la nutricionista, es la primera vez que voy', NUTRITION],
    ['turno con la nutri a primera hora', NUTRITION],
    ['quiero un turno, es mi primera vez', []],
    ['quiero la primera consulta con la nutricionista', 'primera'],
  ])('out of the blue «%s»', (text, expected) => {
    expect(meant(text, IDLE, MINDS)).toEqual(expected);
  });

  test.each([
    ['la primera consulta', true],
    ['primera con la nutricionista', false],
    ['la primera', false],
    ['la segunda consulta', false],
  ])('«%s» calls a service so: %s', (text, expected) => {
    expect(callsByOrdinal(text.split(' '), [{ id: 'a', name: 'Primera consulta' }])).toBe(expected);
  });
});

describe('a word of what is shown', () => {
  test.each([
    ['la dental', 1],
    ['dental', 1],
    ['la de los dientes', 1],
    ['es la que es para los dientes', 1],
    ['la facial', 2],
    ['la de la cara', 2],
    ['me duele una muela', 'muela'],
    ['la dental en Palermo', 'limpieza'],
    ['la facial con Laura', 'facial'],
    ['la dental para mañana', 'limpieza'],
    ['mejor la resina', 'resina'],
  ])('before two cleanings «%s» is %s', (text, expected) => {
    expect(meant(text, listOf('limpieza', 'facial'), CLINIC)).toBe(expected);
  });

  test.each([
    ['presencial', 1],
    ['online', 2],
    ['por zoom', 2],
  ])('before two that are alike «%s» is row %i', (text, n) => {
    expect(meant(text, listOf('control', 'control_online'), MINDS)).toBe(n);
  });

  test.each(['dental', 'es para algo dental', 'algo de los dientes', 'quiero una cita dental'])(
    'where most are so, «%s» is its category',
    (text) => {
      const all = listOf(...CLINIC.services.map(({ id }) => id));
      expect(meant(text, all, CLINIC)).toEqual(DENTAL);
      expect(meant(text, IDLE, CLINIC)).toEqual(DENTAL);
    },
  );

  test('«la dental a las 10» keeps the hours of the cleaning', () => {
    expect(meant('la dental a las 10', hoursOf('limpieza'), CLINIC)).toBe(1);
  });

  test.each([
    ['me agendas facial en Palermo esta semana? menos martes y jueves que no puedo', 'facial'],
    ['me anotás para una resina?', 'resina'],
    ['la facial el jueves', 'facial'],
    ['la dental el jueves', DENTAL],
    ['quiero que me saquen una muela', 'muela'],
    ['me duelen los dientes', DENTAL],
    ['¿a qué hora me agendas?', 'customer.asks'],
  ])('out of the blue «%s» is %s', (text, expected) => {
    expect(meant(text, IDLE, CLINIC)).toEqual(expected);
  });
});

describe('of the appointments that are shown, one by what it is', () => {
  const picks = (text: string, ...ids: string[]) =>
    meant(
      text,
      { state: 'AGENDA_CANCELACION_SOLICITANDO_IDENTIFICACION', offer: { id: 'k', page: 0, kind: 'cita', ids } },
      CLINIC,
      own(...ids),
    );
  test.each([
    ['la de las uñas', ['semi', 'cejas'], 1],
    ['la de las manos', ['semi', 'pies'], 1],
    ['la de los pies', ['semi', 'pies'], 2],
    ['la de los dientes', ['facial', 'resina'], 2],
    ['la de la cara', ['resina', 'facial'], 2],
    ['la dental', ['facial', 'resina'], 2],
    ['la de las uñas', ['semi', 'pies'], 'customer.not_understood'],
    ['la del pelo', ['semi', 'cejas'], 'customer.not_understood'],
    ['la de las uñas no', ['semi', 'cejas'], 'customer.not_understood'],
  ])('«%s» of %j', (text, ids, expected) => {
    expect(picks(text, ...ids)).toBe(expected);
  });
});

describe('how it is given, while one is being booked', () => {
  test.each([
    ['presencial', 'control'],
    ['quiero presencial', 'control'],
    ['mejor online', 'control_online'],
    ['que sea por zoom', 'control_online'],
    ['sesión presencial', 'sesion'],
  ])('«%s» is %s', (text, expected) => {
    expect(meant(text, hoursOf('control'), MINDS)).toBe(expected);
  });
  test('«¿es presencial?» is asked of that one', () => {
    const [event] = events('¿es presencial?', hoursOf('control'), { tenant: MINDS });
    expect(event).toEqual({ type: 'customer.asks', topic: 'modalidad', servicio: 'control' });
  });
});

describe('two in one message', () => {
  const each = (text: string, of: Tenant) =>
    events(text, IDLE, { tenant: of, appointments: [] }).map((event) =>
      event.type === 'customer.wants_booking'
        ? [event.detalles.servicio ?? event.detalles.servicios, event.detalles.profesional]
        : event.type === 'customer.asks' && [event.topic, event.servicio],
    );
  test.each([
    ['dos turnos, uno para mí con la nutricionista, control, y otro para mi marido con Diego', [['control', undefined], [undefined, 'diego']]],
    ['un turno para mí con Laura y otro para mi hija con Diego', [[undefined, 'laura'], [undefined, 'diego']]],
    ['un control nutricional para mí y otro para mi hija', [['control', undefined], ['control', undefined]]],
  ])('«%s»', (text, expected) => {
    expect(each(text, MINDS)).toEqual(expected);
  }); // prettier-ignore
  test.each([
    ['necesito dos citas, una para mí de resina y otra para mi hijo de pedicura', [['resina', undefined], ['pies', undefined]]],
    ['una resina para mí con Laura y otra para mi hermano con Diego', [['resina', 'laura'], ['resina', 'diego']]],
    ['cuánto me saldría la limpieza dental y una resina?', [['precio', 'limpieza'], ['precio', 'resina']]],
  ])('«%s»', (text, expected) => {
    expect(each(text, CLINIC)).toEqual(expected);
  }); // prettier-ignore
  test('«para el niño» names the cut that is called so', () => {
    const barber = withServices([serviceOf('corte', 'Corte de cabello', ''), serviceOf('nino', 'Corte para niño', '')]);
    const said = 'necesito dos citas, una para mí de corte de cabello y otra para el niño';
    expect(each(said, barber)).toEqual([['corte', undefined], ['nino', undefined]]); // prettier-ignore
  });
});
