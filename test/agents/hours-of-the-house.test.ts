import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, LIST, events, mine } from './kit.ts';

const said = (text: string) => events(text, IDLE);

describe('when it is open', () => {
  test.each([
    'quería saber el horario', 'quisiera saber sus horarios', 'hola quería saber los horarios', 'necesito saber el horario', 'me das el horario por favor', '¿el horario?', 'quería preguntar por los horarios',
    'queria saber o horário', 'gostaria de saber os horários', 'una consulta, el horario?',
  ])('"%s" is asked', (text) => {
    expect(said(text)).toEqual([{ type: 'customer.asks', topic: 'horarios' }]);
  }); // prettier-ignore
  test('of a day, of somebody, of a branch', () => {
    expect(said('quería saber el horario del sábado')).toEqual([
      { type: 'customer.asks', topic: 'horarios', fecha: '2026-03-14' },
    ]);
    expect(said('quería saber el horario de la doctora Laura')).toMatchObject([
      { topic: 'horarios', profesional: 'laura' },
    ]);
    expect(said('quiero conocer el horario de Palermo')).toMatchObject([{ topic: 'horarios', sucursal: 'palermo' }]);
  });
  test.each(['muchas gracias, qué horario tienen el sábado', 'ok perfecto, el horario del sábado?'])(
    '"%s", behind manners',
    (text) => {
      expect(said(text)).toEqual([{ type: 'customer.asks', topic: 'horarios', fecha: '2026-03-14' }]);
    },
  );
  test.each([
    'el jueves a qué hora tienen para limpieza?',
    'y el jueves a qué hora tendría lugar la doctora Laura para una limpieza?',
  ])('"%s" is of what is free then', (text) => {
    expect(said(text)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: 'limpieza', fecha_deseada: '2026-03-12' } },
    ]);
  });
  test('two things are asked', () => {
    expect(said('hola! quería saber los horarios de atención y precios')).toMatchObject([
      { topic: 'horarios' },
      { topic: 'servicios' },
    ]);
  });
  test.each(['quería saber los horarios disponibles', 'quería saber los horarios de limpieza', 'quiero un horario', 'quería saber qué horarios tienen el jueves', 'me das el horario de las 5'])(
    '"%s" is of what is free',
    (text) => {
      expect(said(text)[0]?.type).toBe('customer.wants_booking');
    },
  ); // prettier-ignore
});

describe('"tus horarios"', () => {
  test.each(['tus horarios', 'me pasas tus horarios', 'mandame tus horarios porfa', 'sus horarios?', 'seus horários', 'your hours?'])(
    '"%s": when it is open, whatever is open',
    (text) => {
      for (const question of [IDLE, CONFIRM, LIST])
        expect(events(text, question)).toEqual([{ type: 'customer.asks', topic: 'horarios' }]);
    },
  ); // prettier-ignore
  test.each(['me pasas los horarios', 'me pasas tus horarios de mañana'])('"%s" before the hours are those', (text) => {
    expect(events(text, CONFIRM).map(({ type }) => type)).toEqual(['customer.wants_booking']);
  });
  test('"mis horarios" are his', () => {
    expect(events('mis horarios', CONFIRM)).toEqual([{ type: 'customer.wants_appointments' }]);
  });
});

describe('a talk that begins late', () => {
  test.each([
    'buenas noches disculpe la hora', 'buenas noches, perdón por escribir tan tarde', 'perdón por la hora', 'disculpe que le escriba a esta hora', 'hola, disculpá la molestia', 'boa noite, desculpa a hora',
    'good evening sorry for texting so late', 'hola perdon por escribir un domingo',
  ])('"%s" greets', (text) => {
    expect(said(text)).toEqual([{ type: 'customer.greets' }]);
  }); // prettier-ignore
  test('"buenas noches, disculpe la hora, quiero una limpieza" wants that', () => {
    expect(said('buenas noches, disculpe la hora, quiero una limpieza')).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: 'limpieza' } },
    ]);
  });
  test.each(['perdón por las vueltas', 'buenas noches, gracias', 'perdon por molestar'])('"%s" is a courtesy', (text) => {
    expect(said(text)).toEqual([{ type: 'customer.acknowledges' }]);
  }); // prettier-ignore
  test('before a question that is open it is put again', () => {
    expect(events('perdón por la hora', CONFIRM)).toEqual([{ type: 'customer.greets' }]);
  });
});

describe('right behind a booking', () => {
  const DONE = { state: 'evento_creado' };
  const own = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
  test.each([
    'se llama Jorge, ¿le puede poner el nombre de él?', 'ponle el nombre de Jorge', 'cambie el nombre por favor, es Jorge Pérez', "can you put his name? it's Jorge", 'pode colocar no nome dele? é Jorge', 'el apellido está mal, es Ruiz', 'disculpa me equivoqué de apellido, es Ruiz con z', 'puse mal el nombre', 'mi apellido es Ruiz, no Rius', 'el apellido es con z',
    'quiero agregar una nota a mi cita', 'puedes agregar un comentario a mi turno: soy alérgica', 'can I add a note to my appointment?', 'quero adicionar uma observação no meu horário',
  ])('"%s" is for a person, and no payment', (text) => {
    expect(events(text, DONE, own)).toEqual([{ type: 'customer.wants_person' }]);
  }); // prettier-ignore
  test.each(['reservame otra a nombre de Jorge', 'poneme otra limpieza el viernes a nombre de mi hijo'])('"%s" books', (text) => {
    expect(events(text, DONE, own)[0]?.type).toBe('customer.wants_booking');
  }); // prettier-ignore
  test('"quiero cambiar mi turno, está a nombre de Jorge" moves it', () => {
    expect(events('quiero cambiar mi turno, está a nombre de Jorge', DONE, own)[0]?.type).toBe(
      'customer.wants_reschedule',
    );
  });
  test.each(['can I add a haircut right after?', 'can you add a haircut straight after please', 'puedo agregar un corte justo después?', 'posso adicionar um corte logo depois?'])(
    '"%s" is one more, where that one ends',
    (text) => {
      expect(events(text, DONE, own)).toMatchObject([
        { type: 'customer.wants_booking', detalles: { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '10:30' } },
      ]);
    },
  ); // prettier-ignore
});
