/** Who does it and when they are there, asked whatever is open (CONV-8, CONV-17); a word for one of the team; a price by head. */
import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, LIST, PAY_CONFIRM, events } from './kit.ts';

describe('when one of the team is there', () => {
  test.each([
    ['qué días trabaja laura?', CONFIRM],
    ['what days does Diego work?', LIST],
    ['que dias trabaja laura?', PAY_CONFIRM],
    ['laura trabaja los sábados?', CONFIRM],
    ['a laura trabalha aos sábados?', IDLE],
  ])('"%s"', (text, question) => {
    expect(events(text, question)).toMatchObject([{ type: 'customer.asks', topic: 'horarios', profesional: /laur/.test(text) ? 'laura' : 'diego' }]);
  }); // prettier-ignore
  test('"con laura el sábado" wishes for it', () => {
    expect(events('con laura el sábado', CONFIRM)).toMatchObject([{ type: 'customer.wants_booking' }]);
  });
});

describe('who does it', () => {
  test.each([
    ['quiénes cortan el pelo?', CONFIRM],
    ['quem trabalha no salão?', IDLE],
    ['quem são as profissionais?', IDLE],
    ['quién hace limpiezas?', LIST],
  ])('"%s"', (text, question) => {
    expect(events(text, question)).toMatchObject([{ type: 'customer.asks', topic: 'profesionales' }]);
  });
});

describe('a word for one of them', () => {
  test.each(['dile a laura que me mejoré de la rodilla', 'avisa a laura que adorei a cor do cabelo', 'please tell Diego it worked great'])(
    '"%s" is no booking',
    (text) => {
      expect(events(text, IDLE)).toEqual([{ type: 'customer.acknowledges', tells: true }]);
    },
  ); // prettier-ignore
  test('"decile a laura que quiero un corte mañana a las 10" is one', () => {
    expect(events('decile a laura que quiero un corte mañana a las 10', IDLE)).toMatchObject([
      { type: 'customer.wants_booking' },
    ]);
  });
});

test.each(['is that per person?', 'por persona?', 'eso es por persona?'])('"%s" calls nobody', (text) => {
  expect(events(text, PAY_CONFIRM).map(({ type }) => type)).toEqual(['customer.asks']);
});

test.each(['no puedo a esa hora', 'nesse horário não dá', 'ay esa hora no me sirve'])(
  '"%s", asked for the name, is of the hour',
  (text) => {
    const question = { state: 'AGENDA_PIDIENDO_DATOS', field: 'name' } as const;
    expect(events(text, question)).toEqual([{ type: 'customer.wants_other_time' }]);
  },
);

test.each(['hay que sacar turno o puedo ir nomás?', 'do I need an appointment or can I just walk in?', 'atienden sin turno?'])(
  '"%s" begins no booking',
  (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'otro' }]);
  },
); // prettier-ignore
