/** What one who has an appointment says of it when it does not suit: it is moved, and no new one is booked (AGENDA-6). */
import { describe, expect, test } from 'vitest';
import type { CustomerEvent, Question } from '../../src/domain.ts';
import { CANCEL_CONFIRM, IDLE, NOW, events, mine } from './kit.ts';

const own = mine('limpieza', '2026-03-12T10:00');
const other = mine('corte', '2026-03-13T15:00');
const ITS = { servicio: 'limpieza', fecha_original: '2026-03-12', hora_original: '10:00' };
/** The list of what he has has just been shown. */
const SHOWN: Question = { ...IDLE, offer: { id: 'k5', page: 0, kind: 'cita', ids: ['limpieza'] } };
const types = (said: readonly CustomerEvent[]) => said.map(({ type }) => type.replace('customer.', ''));
const withOwn = (text: string, question: Question, appointments = [own]) => events(text, question, { appointments });

describe('who is brought cannot come', () => {
  test.each([
    'mi niño está malito y no lo podré llevar el jueves', 'mi niño amaneció con calentura, no lo voy a poder llevar el jueves a la limpieza', 'el jueves no puedo llevar a mi niño a la limpieza', 'mi hija tiene fiebre, no la voy a poder traer', 'buenas, a mi mamá no la puedo llevar el jueves', 'não vou poder levar ele na quinta', "can't bring him on thursday",
  ])('"%s" moves the one that there is', (text) => {
    expect(withOwn(text, IDLE)).toEqual([{ type: 'customer.wants_reschedule', detalles: ITS }]);
  }); // prettier-ignore
  test.each(['no lo voy a poder llevar el miércoles', 'no lo puedo llevar hoy'])('"%s", with none then, shows what there is', (text) => {
    expect(types(withOwn(text, IDLE))).toEqual(['wants_appointments']);
  }); // prettier-ignore
  test('of several it is the one of that day, or of that service; else they are shown', () => {
    expect(withOwn('no lo podré llevar el jueves', IDLE, [own, other])).toMatchObject([{ detalles: ITS }]);
    expect(withOwn('no lo voy a poder llevar al corte', IDLE, [own, other])).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { servicio: 'corte', fecha_original: '2026-03-13' } },
    ]);
    expect(types(withOwn('no lo voy a poder llevar', IDLE, [own, other]))).toEqual(['wants_appointments']);
  });
  test('where it goes may be told beside it', () => {
    const said = withOwn('no lo puedo llevar el jueves, mejor el viernes', IDLE);
    expect(said).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { fecha_deseada: '2026-03-13' } }]);
  });
  test.each(['no lo voy a poder llevar, cancelala', 'no voy a poder llevarlo el jueves'])('"%s" gives it up', (text) => {
    expect(types(withOwn(text, IDLE))).toEqual(['wants_cancellation']);
  }); // prettier-ignore
  test('"puedo llevar a mi hijo?" only asks', () => {
    expect(types(withOwn('puedo llevar a mi hijo?', IDLE))).toEqual(['asks']);
  });
});

describe('right behind the one that was shown', () => {
  test.each([
    ['ay no, a esa hora estoy trabajando, a las 5 se puede?', { hora_especifica: '17:00' }],
    ['uh no, puede ser a las 5?', { hora_especifica: '17:00' }],
    ['chuta, no puedo, el viernes a las 3 hay?', { fecha_deseada: '2026-03-13', hora_especifica: '15:00' }],
    ['qué pena, no alcanzo, se podría a las 4?', { hora_especifica: '16:00' }],
    ['a esa hora trabajo, puede ser el viernes?', { fecha_deseada: '2026-03-13' }],
    ['no me sirve, tenés mañana a la tarde?', { fecha_deseada: '2026-03-11', preferencia_horaria: 'tarde' }],
    ['nossa não, pode ser às 17?', { hora_especifica: '17:00' }],
    ['no puedo ese día, será que hay el viernes a esa hora?', { fecha_deseada: '2026-03-13', hora_especifica: '10:00' }],
    ['tiene el viernes a esa hora?', { fecha_deseada: '2026-03-13', hora_especifica: '10:00' }],
    ['y el viernes a la misma hora?', { fecha_deseada: '2026-03-13', hora_especifica: '10:00' }],
  ])('"%s" moves it', (text, wish) => {
    expect(withOwn(text, SHOWN)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { ...ITS, ...wish } }]);
  }); // prettier-ignore
  test.each(['no, quiero otra para mi hijo a las 5', 'no, quiero un masaje mañana a las 5', 'no era el viernes?', 'no, abren el sábado?', 'no gracias', 'y el viernes a las 3 hay?', 'no había otra el viernes?', 'no, mi esposa va el viernes', 'no falto el viernes', 'no, cuanto sale el viernes?', 'a esa hora trabajo, salgo a las 6', 'no, quiero una nueva cita el viernes, se puede?', 'no tienen otra para el viernes?'])('"%s" does not', (text) => {
    expect(types(withOwn(text, SHOWN))).not.toContain('wants_reschedule');
  }); // prettier-ignore
  test('of several it picks none, and it moves none where something else was said between', () => {
    for (const event of withOwn('uh no, puede ser a las 5?', SHOWN, [own, other]))
      expect(event).not.toHaveProperty('detalles.fecha_original');
    const between = events('uh no, puede ser a las 5?', SHOWN, { appointments: [own], aside: true });
    expect(types(between)).not.toContain('wants_reschedule');
  });
});

describe('"a esa hora", of one that is moved', () => {
  const asked: Question = { ...CANCEL_CONFIRM, cancelling: own };
  const moving: Question = { state: 'AGENDA_REPROGRAMACION_MOSTRANDO_OPCIONES', moving: own };
  test.each([
    ['tiene el viernes a esa hora?', asked],
    ['el viernes a esa hora hay?', moving],
  ])('"%s" is its hour', (text, question) => {
    const wish = { fecha_deseada: '2026-03-13', hora_especifica: '10:00' };
    expect(withOwn(text, question)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: wish }]);
  });
  test.each(['el viernes a esa hora no puedo', 'el viernes trabajo a esa hora'])('"%s" wishes for no hour', (text) => {
    for (const event of withOwn(text, moving)) expect(event).not.toHaveProperty('detalles.hora_especifica');
  }); // prettier-ignore
});

describe('right behind a booking of Thursday week', () => {
  const booked = { ...mine('limpieza', '2026-03-19T10:00'), bookedAt: NOW };
  const behind = (text: string) => withOwn(text, { state: 'evento_creado' }, [booked]);
  test('"otra igual para mi mamá a las 12" is on its day', () => {
    expect(behind('otra igual para mi mamá a las 12')).toMatchObject([
      { type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-19', hora_especifica: '12:00' } },
    ]);
    const another = behind('otra igual para mi mamá el viernes a las 12');
    expect(another).toMatchObject([{ detalles: { fecha_deseada: '2026-03-13', hora_especifica: '12:00' } }]);
  });
  test('"gracias, nos vemos el jueves" says goodbye; of another day, it is shown', () => {
    expect(types(behind('gracias, nos vemos el jueves'))).toEqual(['acknowledges']);
    expect(types(behind('gracias, nos vemos el viernes'))).toEqual(['wants_appointments']);
  });
});
