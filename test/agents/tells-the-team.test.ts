/** What those should know who see to him, told with an appointment made: no question, and no wish. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const appointments = [mine('limpieza', '2026-03-12T10:00')];
const TOLD = [{ type: 'customer.acknowledges', tells: true }];

describe('told to the team', () => {
  test.each([
    'soy alérgica al látex', 'les aviso que soy alérgico a la penicilina', 'me olvidé de decirte, tomo anticoagulantes', 'estoy embarazada', 'mi perra pesa 20 kilos', 'el auto es un corsa 2008', 'anotá que es una hilux blanca', 'perdón, es un caniche toy de 3 años',
    "by the way I'm allergic to latex", 'só avisando, sou diabético', 'I have a pacemaker',
  ])('«%s»', (text) => {
    expect(events(text, IDLE, { appointments })).toEqual(TOLD);
    expect(events(text, { state: 'evento_creado' }, { appointments })).toEqual(TOLD);
  }); // prettier-ignore

  test.each([
    '¿atienden si soy alérgica?', 'estoy embarazada, ¿puedo ir?', 'soy diabético y quiero otra limpieza', 'es una emergencia', 'mi auto no arranca, no llego', 'anotá que es una limpieza',
  ])('«%s» is more', (text) => {
    expect(events(text, IDLE, { appointments })).not.toEqual(TOLD);
  }); // prettier-ignore
  test('with no appointment there is nobody to tell it to', () => {
    expect(events('soy alérgica al látex', IDLE)).not.toEqual(TOLD);
  });
});
