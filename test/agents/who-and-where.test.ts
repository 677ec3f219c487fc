import { describe, expect, test } from 'vitest';
import type { CustomerEvent, Question, Tenant } from '../../src/domain.ts';
import { CONFIRM, IDLE, at, events, mine, serviceOf, tenant } from './kit.ts';

/** A salon that sells a cut, a beard, both as one, two things that are done to nails, and a facial. */
const salon: Tenant = {
  ...tenant,
  categories: [
    { id: 'pelo', name: 'Pelo' },
    { id: 'manos', name: 'Manos y pies' },
  ],
  services: [
    serviceOf('corte', 'Corte de cabello', 'pelo'),
    serviceOf('barba', 'Arreglo de barba', 'pelo'),
    serviceOf('combo', 'Corte y barba', 'pelo'),
    serviceOf('semi', 'Esmaltado semipermanente', 'manos'),
    serviceOf('pedi', 'Pedicura', 'manos'),
    serviceOf('cejas', 'Perfilado de cejas', 'pelo'),
    serviceOf('facial', 'Limpieza facial', 'pelo'),
    serviceOf('botox', 'Botox', 'pelo'),
  ],
};
const said = (text: string, question: Question = IDLE, more = {}): readonly CustomerEvent[] =>
  events(text, question, { tenant: salon, ...more });
const wishes = (text: string) =>
  said(text).map((event) => (event.type === 'customer.wants_booking' ? event.detalles : event.type));

describe('what several want', () => {
  test.each(['queremos una pedicura', 'quisiéramos pedicura', 'necesitamos pedicura porfa', 'queremos hacernos la pedicura', 'buscamos pedicura'])(
    '"%s" is a wish',
    (text) => {
      expect(wishes(text)).toEqual([{ servicio: 'pedi' }]);
    },
  ); // prettier-ignore
  test.each(['queremos hacernos las uñas', 'quiero hacerme las uñas', 'uñas'])('"%s" is what is done to hands', (text) => {
    expect(wishes(text)).toEqual([{ servicios: ['semi', 'pedi'] }]);
  }); // prettier-ignore
  test.each(['queremos saber si hacen pedicura', 'no queremos la pedicura'])('"%s" is none', (text) => {
    expect(said(text).map(({ type }) => type)).not.toContain('customer.wants_booking');
  });
});

describe('who does it, and where', () => {
  test.each(['quién hace los faciales', 'quién hace faciales?', 'quien me hace el facial'])('"%s": the facial', (text) => {
    expect(said(text)).toEqual([{ type: 'customer.asks', topic: 'profesionales', servicio: 'facial' }]);
  }); // prettier-ignore
  test.each(['quién pone botox', 'quién me pone el botox?', 'quiénes aplican botox'])('"%s": who', (text) => {
    expect(said(text)).toEqual([{ type: 'customer.asks', topic: 'profesionales', servicio: 'botox' }]);
  });
  test.each([
    'en cuál ponen botox', 'en cuál sede ponen botox?', 'en cuál de las dos aplican botox', 'dónde ponen botox', 'en qué sucursal hacen botox', 'which branch does botox', 'onde fazem botox?',
  ])('"%s": where', (text) => {
    expect(said(text)).toMatchObject([{ type: 'customer.asks', topic: 'direccion', servicio: 'botox' }]);
  }); // prettier-ignore
  test.each(['cuál hacen más rápido', 'which one do you recommend', 'dónde pongo mi correo'])('"%s": neither', (text) => {
    expect(said(text)).toMatchObject([{ type: 'customer.asks', topic: 'otro' }]);
  }); // prettier-ignore
});

describe('a variant, right after it was booked', () => {
  const after = (text: string) =>
    said(text, { state: 'evento_creado' }, { appointments: [mine('corte', '2026-03-12T10:00')] });
  test.each(['y que sea con barba también', 'con barba también', 'mejor con barba', 'y le agregan barba', 'que sea corte y barba', 'agregale barba'])(
    '"%s" takes the place of the cut',
    (text) => {
      expect(after(text)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio: 'combo' }, enVezDe: 'corte' }]);
    },
  ); // prettier-ignore
  test.each([
    'y la barba?',
    'cuánto sale con barba?',
    'y que sea con Laura',
    'agregale cejas',
    'que sea con barba para mi hijo',
  ])('"%s" takes no place', (text) => {
    expect(JSON.stringify(after(text))).not.toContain('enVezDe');
  });
});

describe('one behind the other', () => {
  test.each([
    'primero el corte y después las cejas el sábado a las 10', 'corte y seguido cejas el sábado a las 10', 'el sábado a las 10 corte y al terminar cejas', 'primeiro o corte e depois as sobrancelhas sábado às 10',
    'primero el corte a las 10 y después las cejas el sábado', 'el corte primero y luego las cejas, sábado a las 10',
  ])('"%s" is both', (text) => {
    expect(wishes(text)).toMatchObject([
      { servicio: 'corte', fecha_deseada: '2026-03-14', hora_especifica: '10:00' },
      { servicio: 'cejas', fecha_deseada: '2026-03-14' },
    ]);
  }); // prettier-ignore
  test('three of them are three', () => {
    expect(wishes('primero corte, después cejas y al final pedicura el sábado a las 10')).toMatchObject([
      { servicio: 'corte' }, { servicio: 'cejas' }, { servicio: 'pedi' },
    ]);
  }); // prettier-ignore
  test('the second may be left open', () => {
    expect(wishes('primero el corte y después las uñas el sábado a las 10')).toMatchObject([
      { servicio: 'corte' }, { servicios: ['semi', 'pedi'], fecha_deseada: '2026-03-14' },
    ]);
  }); // prettier-ignore
  test('"corte y pelo suelto" is one', () => {
    expect(wishes('corte y pelo suelto el sábado')).toMatchObject([{ servicio: 'corte' }]);
    expect(wishes('corte y pelo suelto el sábado')).toHaveLength(1);
  });
});

describe('a yes of whom it was asked', () => {
  const proposed = { start: at('2026-03-12T16:00'), professionalId: 'laura', branchId: 'norte' };
  // prettier-ignore
  const confirm = { ...CONFIRM, known: { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '16:00' }, proposed };
  const types = (text: string) => said(text, confirm).map(({ type }) => type);
  test.each([
    "ok he's good with it, go ahead", "she's fine with it, book it", 'my husband is ok with it, go ahead', 'ok she said yes, go ahead', 'mi esposo dice que sí, resérvalo', 'ya le pregunté a mi esposo y dice que sí',
    'ya hablé con él y le parece bien', 'sí, mi mamá está de acuerdo', 'ele topou, pode marcar',
  ])('"%s"', (text) => {
    expect(types(text)).toEqual(['customer.accepts']);
  }); // prettier-ignore
  test.each([
    "he's not good with it", 'he is ok with it but can you do 5', 'is he good with it?', 'mi mamá dice que no', 'si ella está de acuerdo', 'mi esposo dice que sí pero más tarde', 'él dice que sí, a las 5', 'a la doctora le parece bien?', 'mi horario está ok',
  ])('"%s" is none', (text) => {
    expect(types(text)).not.toContain('customer.accepts');
  }); // prettier-ignore
});
