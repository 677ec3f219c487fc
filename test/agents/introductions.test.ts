import { describe, expect, test } from 'vitest';
import { IDLE, LIST, CONFIRM, events } from './kit.ts';

const name = (value: string) => ({ type: 'customer.answers', field: 'name', value });
const beside = (value: string) => ({ ...name(value), beside: true });

describe('who says his name without being asked', () => {
  test.each([
    ['soy Ana', 'Ana'],
    ['Hola! soy Ana Pérez', 'Ana Pérez'],
    ['buenas tardes, le habla Juan Carlos de la Fuente.', 'Juan Carlos de la Fuente'],
    ['Habla María', 'María'],
    ['me llamo ana paz', 'Ana Paz'],
    ['mi nombre es MARÍA DEL CARMEN DOMINGO', 'María del Carmen Domingo'],
    ['Hola, mi nombre es jose, mucho gusto', 'Jose'],
    ['oi, sou a', undefined],
    ['Olá, sou João Silva', 'João Silva'],
    ['sou a Maria Souza', 'Maria Souza'],
    ['si soy Ana', 'Ana'],
    ['hola soy la Pati', 'Pati'],
    ['meu nome é joão', 'João'],
    ["Hi, I'm Tom O'Neill", "Tom O'Neill"],
    ['my name is jean-luc', 'Jean-luc'],
  ])('«%s» tells the name and nothing else', (text, told) => {
    if (told === undefined) expect(events(text, IDLE)).not.toContainEqual(expect.objectContaining({ field: 'name' }));
    else expect(events(text, IDLE)).toEqual([name(told)]);
  });

  test('and an errand with it: both are heard', () => {
    expect(events('hola soy Ana Pérez, quiero un turno para limpieza mañana a las 10', IDLE)).toEqual([
      beside('Ana Pérez'),
      expect.objectContaining({
        type: 'customer.wants_booking',
        detalles: expect.objectContaining({ servicio: 'limpieza', hora_especifica: '10:00' }),
      }),
    ]);
    expect(events('me llamo juan y quiero cancelar mi turno', IDLE)).toEqual([
      beside('Juan'),
      expect.objectContaining({ type: 'customer.wants_cancellation' }),
    ]);
  });

  test.each([
    ['me llamo ana busco turno para mañana', 'Ana'],
    ['me chamo joana queria marcar', 'Joana'],
    ['my name is tom looking for a haircut', 'Tom'],
  ])('«%s»: small letters and no comma, and the name ends where the errand begins', (text, told) => {
    const said = events(text, IDLE);
    expect(said[0]).toEqual(beside(told));
    expect(said[1]).toMatchObject({ type: 'customer.wants_booking' });
  });

  test('in the middle of a list or a question it changes nothing else', () => {
    expect(events('soy Ana', LIST)).toEqual([name('Ana')]);
    expect(events('la 2, soy Ana', LIST)).toEqual([beside('Ana'), { type: 'customer.selects', offer: 'k7', n: 2 }]);
    expect(events('sí, soy Ana Pérez', CONFIRM)).toEqual([beside('Ana Pérez'), { type: 'customer.accepts' }]);
  });

  test('beside three errands there is room for the name: nothing is dropped', () => {
    const said = events('soy Ana. ¿cuánto sale la limpieza? ¿dónde están? quiero un turno', IDLE);
    const errands = ['customer.asks', 'customer.asks', 'customer.wants_booking'];
    expect(said.map(({ type }) => type)).toEqual(['customer.answers', ...errands]);
  });

  test('two messages of one burst, the name in one of them', () => {
    expect(events(['hola', 'soy Ana'], IDLE)).toEqual([name('Ana')]);
    expect(events(['soy Ana', 'quiero una limpieza'], IDLE)[1]).toMatchObject({ type: 'customer.wants_booking' });
  });
});

describe('what is no name', () => {
  test.each([
    'soy alérgica a la penicilina',
    'Soy Paciente nueva',
    'soy de Córdoba',
    'Soy de Lima',
    'hola soy de Google, querés aparecer primero?',
    'soy yo otra vez',
    'soy la mamá de Ana',
    'Soy La Mamá de Ana',
    '¿Habla Laura?',
    '¿alguien habla Inglés?',
    "I'm OK",
    'I am interested',
    'no me llamo así',
    '¿cómo te llamás?',
  ])('«%s»', (text) => {
    expect(events(text, IDLE)).not.toContainEqual(expect.objectContaining({ type: 'customer.answers' }));
  });
});

describe('where the name was asked for', () => {
  const ASKED = { state: 'AGENDA_PIDIENDO_DATOS', field: 'name' as const };

  test.each([
    ['ok Nelly Ramos', 'Nelly Ramos'], ['claro nelly ramos', 'nelly ramos'], ['sí claro, Nelly Ramos', 'Nelly Ramos'], ['dale, a nombre de Ana Paz', 'Ana Paz'], ['a ver, Ana Paz', 'Ana Paz'],
    ['claro que sim, sou a Maria Souza', 'Maria Souza'], ['sure, it\'s Tom Hill', 'Tom Hill'], ['bueno es Ana', 'Ana'], ['vale, Ana Paz', 'Ana Paz'],
    ['Vale Gómez', 'Vale Gómez'], ['Clara Ramos', 'Clara Ramos'], ['Okamoto Ken', 'Okamoto Ken'], ['Yair Paz', 'Yair Paz'], ['Ana y Luis', 'Ana y Luis'],
  ])('"%s" is %s', (text, value) => {
    expect(events(text, ASKED)).toEqual([name(value)]);
  }); // prettier-ignore

  test.each(['ok', 'claro', 'sí', 'dale', 'bueno', 'claro que sí'])('"%s" is no name', (text) => {
    expect(events(text, ASKED)).not.toContainEqual(expect.objectContaining({ type: 'customer.answers' }));
  });

  test.each([
    ['Nelly Ramos, y cuanto cuesta?', 'Nelly Ramos'], ['nelly ramos, cuanto cuesta?', 'Nelly Ramos'], ['Nelly Ramos. cuánto sale?', 'Nelly Ramos'],
    ['soy Nelly Ramos y cuánto cuesta?', 'Nelly Ramos'], ['ok Nelly Ramos, cuanto cuesta', 'Nelly Ramos'], ['Nelly, cuánto sale?', 'Nelly'],
  ])('"%s": the name, and the question is answered first', (text, value) => {
    expect(events(text, ASKED)).toEqual([{ type: 'customer.asks', topic: 'precio' }, beside(value)]);
  }); // prettier-ignore

  test.each(['bueno, cuánto sale?', 'buenas tardes, cuánto sale?', 'una pregunta, cuánto sale?', 'y la limpieza, cuánto sale?', 'antes, cuánto sale?'])(
    '"%s" tells no name', (text) => {
      expect(events(text, ASKED).map(({ type }) => type)).toEqual(['customer.asks']);
    }); // prettier-ignore
});

describe('a name that nobody asked for', () => {
  test.each(['Javiera Soto', 'Andrés Felipe Peña', 'Rosa Elena Patiño', 'luis hernandez', 'Karla Mtz', 'Laura Fernández'])(
    '«%s» beside a yes or no is one', (text) => {
      expect(events(text, CONFIRM)).toEqual([expect.objectContaining({ type: 'customer.answers', field: 'name' })]);
    }); // prettier-ignore

  test('is the guest’s where somebody comes who has none yet', () => {
    const forMom = { ...CONFIRM, known: { ...CONFIRM.known, para: { relation: 'madre' } } } as const;
    expect(events('Rosa Elena Patiño', forMom)).toEqual([
      { type: 'customer.wants_booking', detalles: { para: { relation: 'madre', name: 'Rosa Elena Patiño' } } },
    ]);
  });

  test.each(['Laura Gómez', 'Laura', 'con Laura', 'María Laura', 'Martina y Bruno', 'Mercedes Limpieza', 'Dale Gracias', 'Sí Claro', 'Buenos Aires'])(
    '«%s» is none', (text) => {
      expect(events(text, CONFIRM)).not.toContainEqual(expect.objectContaining({ field: 'name' }));
    }); // prettier-ignore

  test('nor is one where a list of hours is open: there it may be whom somebody wants', () => {
    expect(events('Laura Fernández', LIST)).not.toContainEqual(expect.objectContaining({ field: 'name' }));
  });
});

describe('a name that is put right before the yes', () => {
  test.each([
    'no, es Martín Salazar', 'es Martín Salazar, me equivoqué', 'el nombre está mal, es Martín Salazar',
    'me equivoqué de apellido, es Martín Salazar', 'perdón, puse mal el nombre: es Martín Salazar', 'soy Martín Salazar, no Salas',
    'corrige el nombre: Martín Salazar', 'cambia el nombre a Martín Salazar porfa', 'no, el nombre es Martín Salazar, no Salas',
  ])(
    '«%s» changes the name, and leaves the hour',
    (text) => {
      expect(events(text, CONFIRM)).toEqual([name('Martín Salazar')]);
    },
  ); // prettier-ignore
  test.each(['disculpa, me equivoqué de apellido, es Salazar con z', 'puse mal el apellido', 'mi apellido es Salazar, no Salas'])(
    '«%s» refuses no hour, and waits for the whole name',
    (text) => {
      expect(events(text, CONFIRM)).toMatchObject([{ type: 'customer.not_understood' }]);
    },
  ); // prettier-ignore
  test.each([
    'no es Martín Salazar',
    'cambia el turno a la tarde',
    'no, es Laura Gómez',
    'no, es el jueves',
    'es perfecto, gracias',
    'no, es Limpieza',
  ])('«%s» tells none', (text) => {
    expect(events(text, CONFIRM)).not.toContainEqual(expect.objectContaining({ field: 'name' }));
  });
});
