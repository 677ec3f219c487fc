import { describe, expect, test } from 'vitest';
import { IDLE, LIST, events, mine, slots } from './kit.ts';

const OWN = mine('limpieza', '2026-03-12T10:00');
/** A cleaning with Laura on Thursday the 12th at ten. */
const ONE = { appointments: [OWN] };
const said = (text: string) => events(text, IDLE, ONE);
const types = (text: string) => said(text).map(({ type }) => type.replace('customer.', ''));

describe('when the one is that was made', () => {
  test.each([
    'buenas tardes disculpe para cuando quedo la cita de mi gatita', 'para cuando quedo la cita', 'cuando quedo la cita de mi perro', 'a que hora quedo la cita', 'para que dia es la cita de mi gato', 'cuando es la cita de mi hijo', 'para cuándo quedó lo mío',
    'en que quedo la cita', 'cuando es la limpieza de mi hija', 'para cuando quedo la limpieza',
  ])('"%s"', (text) => {
    expect(types(text)).toEqual(['wants_appointments']);
  }); // prettier-ignore
  test.each(['cuando tienes cita para mi gatita', 'para cuando hay cita para mi gata', 'para cuando tienen turno', 'cuando es el corte', 'que es la limpieza'])('"%s" asks for another', (text) => {
    expect(types(text)).not.toContain('wants_appointments');
  }); // prettier-ignore
  test('of who has none it is no question of his', () => {
    expect(events('para cuando quedo la cita de mi gatita', IDLE)).not.toEqual([{ type: 'customer.wants_appointments' }]);
  }); // prettier-ignore
});

describe('whom it is with', () => {
  test.each(['listo y es con laura cierto?', 'y es con laura cierto', 'es con diego?', 'me atiende laura cierto?', 'ok y la cita es con laura?'])('"%s" is told', (text) => {
    expect(types(text)).toEqual(['wants_appointments']);
  }); // prettier-ignore
  test.each(['es con diego el corte?', 'me atiende diego el viernes?', 'puede ser con diego?', 'es con cita?', 'es con tarjeta?'])('"%s" asks something else', (text) => {
    expect(types(text)).not.toContain('wants_appointments');
  }); // prettier-ignore
});

describe('how long it takes', () => {
  const below = (offer: (typeof LIST)['offer'], appointments = [OWN]) =>
    events('y cuanto dura?', { ...IDLE, ...(offer && { offer }) }, { appointments });
  test('below it: that one', () => {
    expect(below({ id: 'k1', page: 0, kind: 'cita', ids: [OWN.id] })).toEqual([
      { type: 'customer.asks', topic: 'duracion', servicio: 'limpieza' },
    ]);
  });
  test('below two of two services nobody knows of which', () => {
    const other = mine('corte', '2026-03-13T10:00');
    const [event] = below({ id: 'k1', page: 0, kind: 'cita', ids: [OWN.id, other.id] }, [OWN, other]);
    expect(event).toEqual({ type: 'customer.asks', topic: 'duracion' });
  });
});

describe('another like it', () => {
  test('is of its service, with whoever gives that one', () => {
    expect(said('necesito otro turno igual para el viernes a las 9')).toMatchObject([
      {
        type: 'customer.wants_booking',
        detalles: { servicio: 'limpieza', profesional: 'laura', fecha_deseada: '2026-03-13', hora_especifica: '09:00' },
      },
    ]);
  });
  test('with another who is named', () => {
    expect(said('otra cita igual para el lunes con diego')).toMatchObject([{ detalles: { profesional: 'diego' } }]);
  });
  test.each(['necesito otro turno igual para el jueves a las 8', 'otra cita igual para el lunes', 'otra igual porfa'])(
    '"%s", where it is past: like the last one',
    (text) => {
      expect(events(text, IDLE)).toMatchObject([{ type: 'customer.wants_booking', comoSiempre: true }]);
    },
  );
  test.each(['otro turno el viernes, me da igual la hora', 'igual quiero otro turno', 'quiero otro turno'])(
    '"%s" is like none',
    (text) => {
      expect(events(text, IDLE)).not.toMatchObject([{ comoSiempre: true }]);
      expect(JSON.stringify(said(text))).not.toContain('laura');
    },
  );
});

describe('what is booked, paid now', () => {
  test.each(['te lo puedo pagar por mercado pago ahora?', 'te lo pago ahora por mercado pago?', 'lo puedo pagar con tarjeta de una vez por aca?', 'se puede pagar por mercado pago ahora mismo?'])(
    '"%s" is answered, and asks for his payment',
    (text) => {
      expect(types(text)).toEqual(['asks', 'wants_payment']);
    },
  ); // prettier-ignore
  test.each(['aceptan mercado pago?', 'lo puedo pagar con tarjeta?', 'lo puedo pagar en efectivo ahora?', 'puedo pagar el dia de la cita?'])('"%s" only asks', (text) => {
    expect(types(text)).toEqual(['asks']);
  }); // prettier-ignore
  test('of who has nothing booked it only asks', () => {
    expect(events('te lo puedo pagar por mercado pago ahora?', IDLE).map(({ type }) => type)).toEqual([
      'customer.asks',
    ]);
  });
});

describe('her days', () => {
  const known = { ...LIST, known: { profesional: 'laura' } };
  test.each(['que dias atiende ella?', 'y ella que dias viene?', 'cuando atiende ella', 'hasta que hora atiende ella?', 'what days does she work?'])('"%s", of whom is spoken of', (text) => {
    expect(events(text, known)).toEqual([{ type: 'customer.asks', topic: 'horarios', profesional: 'laura' }]);
  }); // prettier-ignore
  test('"¿qué días atienden?" is of the house', () => {
    expect(events('que dias atienden?', known)).toEqual([{ type: 'customer.asks', topic: 'horarios' }]);
  });
  test('of several nobody knows whose', () => {
    expect(events('que dias atiende ella?', { ...LIST, offer: slots })).not.toMatchObject([
      { profesional: expect.any(String) },
    ]);
  });
});

describe('open on that day', () => {
  test.each(['buenas, tienen servicio los domingos?', 'hay servicio los domingos', 'prestan servicio los festivos?', 'hay atencion el domingo?', 'tem atendimento aos domingos?'])('"%s"', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'horarios' }]);
  }); // prettier-ignore
  test.each(['tienen servicio de corte los domingos?', 'hay turnos los domingos?', 'que servicios tienen los domingos?', 'tienen servicio a domicilio los domingos?'])('"%s" is another question', (text) => {
    expect(events(text, IDLE)).not.toMatchObject([{ topic: 'horarios' }]);
  }); // prettier-ignore
});

describe('after work', () => {
  test.each(['corte el jueves, salgo 6 del trabajo', 'corte el jueves salgo 6 de trabajar', 'corte el jueves, salgo 6 de la oficina'])('"%s"', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ detalles: { restricciones_temporales: ['despues_18:00'] } }]);
  }); // prettier-ignore
  test.each(['corte el jueves, salgo 3 cuadras antes', 'corte el jueves, salgo 20 de viaje'])('"%s" is none', (text) => {
    expect(JSON.stringify(events(text, IDLE))).not.toContain('despues_');
  }); // prettier-ignore
});

describe('now', () => {
  test.each(['hay sitio ahora para un corte?', 'hay lugar para un corte de pelo ahora?', 'hay sitio para un corte ahora en Palermo?'])('"%s" is today, the sooner the better, and no hour to the minute', (text) => {
    const [asked] = events(text, IDLE);
    expect(asked).toMatchObject({ detalles: { fecha_deseada: '2026-03-10', restricciones_temporales: ['lo_antes_posible'] } });
    expect(asked).not.toHaveProperty('detalles.hora_especifica');
  }); // prettier-ignore
  test.each(['un corte, por ahora', 'hasta ahora no saqué el corte', 'hay lugar para un corte ahora en la tarde?', 'un corte, estoy ahora en clases'])('"%s" is not', (text) => {
    expect(JSON.stringify(events(text, IDLE))).not.toMatch(/10:20|lo_antes_posible/);
  }); // prettier-ignore
});

describe('what is asked of its day', () => {
  test.each(['con quien es lo del jueves?', 'com quem e meu horario de quinta?', 'con que doctora es mi cita del jueves?', 'con quién es el jueves?', 'lo del jueves es a las 10 o a las 11?'])(
    '"%s" is told',
    (text) => {
      expect(types(text)).toEqual(['wants_appointments']);
    },
  ); // prettier-ignore
  test.each(['puedo llegar 15 minutos tarde el jueves?', 'can i come in 10 minutes late on thursday?', 'puedo llevar a mi hija el jueves?', 'puedo pagar el jueves cuando vaya?', 'necesito el comprobante de mi hora del jueves', 'me puedo bañar antes de ir el jueves?'])(
    '"%s" wishes for nothing',
    (text) => {
      expect(types(text)).toEqual(['asks']);
    },
  ); // prettier-ignore
  test('on another day it may be a wish', () => {
    expect(types('puedo llevar a mi hija el viernes a las 10?')).toEqual(['wants_booking']);
  });
});
