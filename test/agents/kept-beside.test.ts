/** Of several appointments that one has, what is said of the one that goes and of the one that stays. */
import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { IDLE, events, mine } from './kit.ts';

/** A cleaning on Thursday 12 and a haircut on Monday 16, both at 10:00. */
const own = { appointments: [mine('limpieza', '2026-03-12T10:00'), mine('corte', '2026-03-16T10:00')] };
const CLEANING = { servicio: 'limpieza', fecha_original: '2026-03-12', hora_original: '10:00' };
const HAIRCUT = { servicio: 'corte', fecha_original: '2026-03-16', hora_original: '10:00' };
const said = (text: string, has: object = own): readonly CustomerEvent[] => events(text, IDLE, has);
const cancels = (detalles: object): CustomerEvent => ({ type: 'customer.wants_cancellation', detalles });
const moves = (detalles: object): CustomerEvent => ({ type: 'customer.wants_reschedule', detalles });

describe('one that nobody comes to, beside one that stays', () => {
  test.each([
    'no puedo ir el jueves, el lunes sí voy', 'no voy a poder el jueves, la del lunes la mantengo', 'no voy a ir el jueves, el lunes sí', 'não posso ir na quinta, na segunda eu vou', 'no voy a llegar el jueves pero el lunes si llego',
  ])('"%s" speaks of that one only', (text) => {
    expect(said(text)).toEqual([cancels({ fecha_original: '2026-03-12' })]);
  }); // prettier-ignore
  test.each(['el lunes sí voy, el jueves no puedo', 'el jueves no puedo pero el lunes si', 'no puedo el jueves, el lunes sí puedo'])(
    '"%s" does not say where it goes',
    (text) => {
      expect(said(text)).toEqual([moves({ ...CLEANING, restricciones_temporales: ['excluir_jueves'] })]);
    },
  ); // prettier-ignore
  test.each([
    ['no puedo el jueves, pero el viernes sí voy', { ...CLEANING, fecha_deseada: '2026-03-13' }],
    ['no llego el jueves, el lunes a las 12 sí puedo', { ...CLEANING, fecha_deseada: '2026-03-16', hora_especifica: '12:00' }],
  ])('"%s" says where it goes', (text, detalles) => {
    expect(said(text)).toMatchObject([moves(detalles)]);
  }); // prettier-ignore
});

describe('one goes, and to the other he comes on another day', () => {
  const TUESDAY = { ...HAIRCUT, fecha_deseada: '2026-03-17' };
  test.each([
    'cancela la limpieza, al corte puedo ir el martes', 'cancela la limpieza y al corte llego el martes', 'cancela la limpieza, al corte el martes sí puedo', 'cancela la del jueves, a la del lunes puedo ir el martes',
  ])('"%s"', (text) => {
    expect(said(text)).toEqual([cancels(CLEANING), moves(TUESDAY)]);
  }); // prettier-ignore
  test.each(['cancela la limpieza, al corte sí voy', 'cancela la limpieza, el corte puedo el lunes', 'cancela la limpieza, voy a la del lunes', 'cancela la limpieza, el corte sí'])(
    '"%s" leaves it where it is',
    (text) => {
      expect(said(text)).toEqual([cancels(CLEANING)]);
    },
  ); // prettier-ignore
});

describe('another hour of that day', () => {
  const one = { appointments: [own.appointments[0]] };
  const AT_NOON = { ...CLEANING, fecha_deseada: '2026-03-12', hora_especifica: '12:00' };
  const TEXTS = [
    'no voy a llegar el jueves a las 10, ese mismo día a las 12', 'no llego el jueves a las 10, puede ser ese día a las 12?', 'el jueves a las 10 no puedo, mejor a las 12', 'no puedo el jueves a las 10 mejor ese mismo día a las 12',
    'no alcanzo el jueves a las 10, a las 12 mejor', 'não consigo quinta às 10, pode ser às 12?', "i can't make it thursday at 10, could it be at 12?",
  ]; // prettier-ignore
  test.each(TEXTS)('"%s", of one of two', (text) => {
    expect(said(text)).toMatchObject([moves(AT_NOON)]);
  });
  test.each(TEXTS)('"%s", of the only one', (text) => {
    expect(said(text, one)).toMatchObject([moves(AT_NOON)]);
  });
  test.each([
    'no puedo el jueves a las 10, cancela', 'no puedo el jueves a las 10, quiero un masaje a las 12', 'no puedo el jueves a las 9, a las 12', 'no llego el jueves a las 10, ese día a las 12 tengo dentista',
  ])('"%s" is none', (text) => {
    expect(said(text)).not.toMatchObject([moves({ hora_especifica: '12:00' })]);
  }); // prettier-ignore
});

test.each(['necesito cambiar las dos horas', 'quiero mover mis dos horas', 'quiero cambiar ambas horas', 'hay que cambiar esas 2 horas'])(
  '"%s": where an hour is an appointment, both of them',
  (text) => {
    expect(said(text)).toEqual([moves(CLEANING), moves(HAIRCUT)]);
  },
); // prettier-ignore
test('"pasa la limpieza dos horas más tarde" tells how far', () => {
  expect(said('pasa la limpieza dos horas más tarde')).toMatchObject([moves({ hora_especifica: '12:00' })]);
});
