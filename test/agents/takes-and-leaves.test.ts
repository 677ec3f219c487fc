import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CONFIRM, IDLE, events } from './kit.ts';

const AWAITS: Question = { state: 'AGENDA_ESPERANDO_PAGO', known: { servicio: 'limpieza' } };

describe('a service that is taken up, in the words of whoever decides for both', () => {
  test.each(['ya tomemos el corte', 'tomemos el corte', 'hagámosle el corte', 'vamos con el corte', 'agendemos el corte entonces'])('"%s"', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio: 'corte' } }]);
  }); // prettier-ignore
  test.each(['no tomemos el corte', 'ya me hice el corte', 'vamos'])('"%s" is none', (text) => {
    expect(events(text, IDLE).map(({ type }) => type)).not.toContain('customer.wants_booking');
  });
});

describe('left for later, asked for a yes', () => {
  test.each(['no sabe qué, déjelo, lo veo después', 'sabes que, dejalo, despues veo', 'mire, lo veo luego', 'déjelo, después veo'])('"%s" leaves', (text) => {
    expect(events(text, CONFIRM)).toMatchObject([{ type: 'customer.exits', word: 'salir' }]);
  }); // prettier-ignore
  test.each(['no sabe que, mejor a las 5', 'sabe qué, el jueves'])('"%s" wishes', (text) => {
    expect(events(text, CONFIRM)).toMatchObject([{ type: 'customer.wants_booking' }]);
  });
});

describe('opening hours of a part of the day, with nothing open', () => {
  test.each(['Quisiera saber si atienden por la tarde', 'atienden por la tarde?', 'trabajan en la noche?', 'are you open in the evening?'])('"%s"', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'horarios' }]);
  }); // prettier-ignore
  test.each(['me atienden por la tarde?', 'un corte por la tarde', 'me atienden mañana por la tarde?'])(
    '"%s" wishes',
    (text) => {
      expect(events(text, IDLE)).toMatchObject([{ type: 'customer.wants_booking' }]);
    },
  );
});

describe('what she does, by its verb', () => {
  test.each(['laura corta?', 'la doctora Laura también corta?', 'y laura corta?'])('"%s"', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'profesionales', profesional: 'laura' }]);
  });
  test.each(['laura mañana?', 'corte laura?', 'laura corta mañana?'])('"%s" is another question', (text) => {
    expect(events(text, IDLE)).not.toMatchObject([{ type: 'customer.asks', topic: 'profesionales' }]);
  });
});

describe('how much is paid, with the link open', () => {
  test.each(['cuánto tengo que pagar?', 'cuanto pago entonces?', 'cuánto te transfiero?', 'quanto tenho que pagar?', 'how much do i pay?'])('"%s": the link\'s', (text) => {
    expect(events(text, AWAITS)).toMatchObject([{ type: 'customer.asks', topic: 'deuda' }]);
  }); // prettier-ignore
  test.each(['cuánto sale en total?', 'cuánto tengo que pagar por el masaje?', 'cuánto cuesta?'])(
    '"%s": a price',
    (text) => {
      expect(events(text, AWAITS)).toMatchObject([{ type: 'customer.asks', topic: 'precio' }]);
    },
  );
});

describe('"¿y el masaje?", and not a word more', () => {
  test.each(['y el masaje?', 'y masaje?', 'ok, y el masaje?', 'and the massage?'])(
    '"%s" asks what was asked of another',
    (text) => {
      expect(events(text, IDLE)).toEqual([{ type: 'customer.asks', topic: 'precio', servicio: 'masaje', igual: true }]);
    },
  );
  test.each(['y cuanto sale el masaje?', 'y el masaje duele?', 'masaje?'])('"%s" asks for itself', (text) => {
    expect(events(text, IDLE)[0]).not.toHaveProperty('igual');
  });
});
