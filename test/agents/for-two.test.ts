/** Two appointments in one message, and one more right after one was booked. */
import { describe, expect, test } from 'vitest';
import type { Appointment, CustomerEvent, Question } from '../../src/domain.ts';
import { IDLE, LIST, at, events } from './kit.ts';

const book = (event: CustomerEvent | undefined) => (event?.type === 'customer.wants_booking' ? event : undefined);
/** Service, day and hour of each wish. */
function wished(text: string, question: Question = IDLE, more: Parameters<typeof events>[2] = {}): string[] {
  return events(text, question, more).map((event) => {
    const { servicio = '?', fecha_deseada = '?', hora_especifica = '?' } = book(event)?.detalles ?? {};
    return `${servicio} ${fecha_deseada.slice(5)} ${hora_especifica}`;
  });
}
const SHOWN: Question = { ...LIST, known: { servicio: 'limpieza', fecha_deseada: '2026-03-12' } };

describe('for two people, or at two hours', () => {
  test.each([
    ['dos limpiezas el jueves, una pa mi y otra pa mi hija', ['limpieza 03-12 ?', 'limpieza 03-12 ?']],
    ['dos cortes mañana a las 9 y a las 9 y media', ['corte 03-11 09:00', 'corte 03-11 09:30']],
    ['limpieza mañana a las 9 para Michi y a las 9:30 para Pelusa', ['limpieza 03-11 09:00', 'limpieza 03-11 09:30']],
    ['limpieza mañana para Michi a las 9 y para Pelusa a las 9:30', ['limpieza 03-11 09:00', 'limpieza 03-11 09:30']],
    ['two cleanings tomorrow at 9 and 9:30', ['limpieza 03-11 09:00', 'limpieza 03-11 09:30']],
    ['una limpieza para mí y otra para mi esposo el jueves a las 9', ['limpieza 03-12 09:00', 'limpieza 03-12 09:00']],
    ['dos cortes mañana a las 9 y 30', ['corte 03-11 09:30', 'corte 03-11 ?']],
    ['corte para mí y mi hijo mañana', ['corte 03-11 ?', 'corte 03-11 ?']],
    ['para mi hijo y para mi, dos cortes mañana a las 4', ['corte 03-11 16:00', 'corte 03-11 16:00']],
    ['limpeza pra mim e pro meu marido na sexta às 10', ['limpieza 03-13 10:00', 'limpieza 03-13 10:00']],
    ['un corte para mí a las 4 y otro para mi hijo a las 5 mañana', ['corte 03-11 16:00', 'corte 03-11 17:00']],
    ['un corte a las 4 y otro para mi hijo mañana a las 5', ['corte  16:00', 'corte 03-11 17:00']],
    ['turno para la limpieza de mi marido y la mía el jueves, uno atrás del otro', ['limpieza 03-12 ?', 'limpieza 03-12 ?']],
    ['para mi hija un corte y para mí una limpieza el viernes', ['corte 03-13 ?', 'limpieza 03-13 ?']],
    ['un corte para mí y otro para mi pibe mañana a las 17', ['corte 03-11 17:00', 'corte 03-11 17:00']],
    ['un corte para mí y otro para mi vecino el jueves', ['corte 03-12 ?', 'corte 03-12 ?']],
    ['corte el jueves, y mi hermano va también', ['corte 03-12 ?', 'corte 03-12 ?']],
    ['limpieza el jueves, también quiere mi esposa', ['limpieza 03-12 ?', 'limpieza 03-12 ?']],
    ['limpieza el jueves para dos personas', ['limpieza 03-12 ?', 'limpieza 03-12 ?']],
    ['corte x2 el jueves', ['corte 03-12 ?', 'corte 03-12 ?']],
    ['corte x 2 el jueves', ['corte 03-12 ?', 'corte 03-12 ?']],
    ['corte el jueves a las 15 y también para mi hermano', ['corte 03-12 15:00', 'corte 03-12 15:00']],
    ['corte el jueves a las 3, y para mi amigo a la misma hora', ['corte 03-12 15:00', 'corte 03-12 15:00']],
  ])('"%s"', (text, expected) => {
    expect(wished(text)).toEqual(expected);
    expect(new Set(events(text, IDLE).map((e) => JSON.stringify(e))).size).toBe(2);
  }); // prettier-ignore

  test.each([
    'corte para mi hijo el viernes', 'limpieza el martes para mi esposa', 'una cita para mí a las 9 para el martes', 'corte para mi hijo y ya',
    'limpieza entre las 9 y las 10', 'limpieza a las 9 o a las 10', 'tengo dos hijos, quiero un corte', 'quiero la limpieza de mi hijo el jueves, y mi correo es a@b.co', 'limpieza el 12 y a las 10', 'somos de Rosario, corte el viernes', 'limpieza para el 2 a las 10', 'corte para mi vecino el jueves', 'corte el jueves para mi hermano también', 'mi hermano también va siempre, un corte el jueves',
  ])('"%s" is one', (text) => {
    expect(events(text, IDLE).filter((e) => book(e) !== undefined)).toHaveLength(1);
  }); // prettier-ignore

  test.each([
    ['a las 9 y a las 9 y media', ['? 03-12 09:00', 'limpieza 03-12 09:30']],
    ['el de las 9 y el de las 9:30', ['? 03-12 09:00', 'limpieza 03-12 09:30']],
    ['las 9 y las 9:30', ['? 03-12 09:00', 'limpieza 03-12 09:30']],
    ['el de las 9 para Mateo y el de las 9:30 para Lucía', ['? 03-12 09:00', 'limpieza 03-12 09:30']],
    ['el primero a las 9 y el segundo a las 9:30', ['? 03-12 09:00', 'limpieza 03-12 09:30']],
    ['10 y 10:30', ['? 03-12 10:00', 'limpieza 03-12 10:30']],
    ['9 for me and 9:30 for him', ['? 03-12 09:00', 'limpieza 03-12 09:30']],
    ['para mí y para mi hija, a las 10 y a las 11', ['? 03-12 10:00', 'limpieza 03-12 11:00']],
    ['a las 3, y para mi amigo a la misma hora', ['?  15:00', 'limpieza 03-12 15:00']],
    ['a las 10 y mi hijo también', ['?  10:00', 'limpieza 03-12 10:00']],
    ['a las 10 and my friend at the same time', ['?  10:00', 'limpieza 03-12 10:00']],
    ['a las 10, somos dos', ['?  10:00', 'limpieza 03-12 10:00']],
  ])('of the hours that are shown: "%s"', (text, expected) => {
    expect(wished(text, SHOWN)).toEqual(expected);
  });
  test.each([
    '1 y 2',
    'a las 9 y 30',
    '9 y 30',
    'a las 10 y cuarto',
    '10:30 y gracias',
    'entre las 9 y las 10',
    'a las 9 o a las 9 y media',
  ])('"%s" is not two of them', (text) => {
    expect(events(text, SHOWN)).toHaveLength(1);
  });
});

describe('so many of each', () => {
  test.each([
    ['2 limpiezas y 2 cortes el jueves', ['limpieza 03-12 ?', 'limpieza 03-12 ?', 'corte 03-12 ?', 'corte 03-12 ?']],
    ['dos cortes y una limpieza', ['corte  ?', 'corte  ?', 'limpieza  ?']],
    ['2 cleanings and a haircut', ['limpieza  ?', 'limpieza  ?', 'corte  ?']],
    ['dos cortes el jueves y una limpieza el viernes', ['corte 03-12 ?', 'corte 03-12 ?', 'limpieza 03-13 ?']],
    ['un corte y una limpieza', ['corte  ?', 'limpieza  ?']],
  ])('"%s"', (text, expected) => {
    expect(wished(text)).toEqual(expected);
  });
  test('more than are taken at once: it is said that there were more', () => {
    expect(events('2 limpiezas y 3 cortes', IDLE).at(-1)).toMatchObject({
      detalles: { servicio: 'corte' },
      sobran: true,
    });
  });
});

describe('each of several', () => {
  const whose = (text: string): (string | undefined)[] =>
    events(text, IDLE).map((event) => {
      const { para, hora_especifica = '' } = book(event)?.detalles ?? {};
      return `${para?.relation ?? ''} ${para?.name ?? ''} ${hora_especifica}`.replaceAll(/ +/g, ' ').trim();
    });
  test.each([
    ['dos cortes mañana, uno para mí y otro para mi hijo Tomás', ['', 'hijo Tomás']],
    ['corte mañana a las 10 para mí y a las 10:30 para mi hijo Tomás', ['10:00', 'hijo Tomás 10:30']],
    ['necesito limpieza mañana para mi mamá Elsa a las 10 y para mi papá Hugo a las 11', ['madre Elsa 10:00', 'padre Hugo 11:00']],
    ['i need two cleanings tomorrow, one for me at 10 and one for my son Tom at 10:30', ['10:00', 'hijo Tom 10:30']],
    ['quero duas limpezas amanhã, uma pra mim às 10 e outra pro meu filho Davi às 11', ['10:00', 'hijo Davi 11:00']],
    ['tres cortes mañana: para mí y mis dos hijos', ['', 'criatura', 'criatura']],
    ['tres cortes mañana, para mí y mis dos hijas Ana y Sofía', ['', 'hija Ana', 'hija Sofía']],
    ['dos limpiezas mañana, una para mi hermana', ['', 'hermana']],
    ['dos limpiezas mañana para mi hijo Leo', ['hijo Leo', 'hijo Leo']],
    ['corte mañana para mi hija Laura y para mí', ['hija Laura', '']],
    ['un corte mañana para mí, mi mamá y mi hermana', ['', 'madre', 'hermana']],
    ['quiero turno mañana para cortarnos el pelo yo y mis dos hijas', ['', 'hija', 'hija']],
    ['yo y mi marido queremos un corte mañana', ['', 'esposo']],
    ['mi marido y yo queremos una limpieza los dos el jueves a la mañana', ['esposo', '']],
    ['vamos mi mamá y yo a limpieza el jueves', ['madre', '']],
    ['mi esposa y yo queremos una consulta de limpieza para cada uno', ['esposa', '']],
    ['my husband and I want a cleaning on thursday', ['esposo', '']],
    ['minha filha e eu queremos limpeza quinta', ['hija', '']],
    ['mi hijo y mi hija ocupan limpieza el jueves en la tarde', ['hijo', 'hija']],
    ['mis dos hijos necesitan corte el jueves', ['criatura', 'criatura']],
    ['los gemelos necesitan corte el jueves', ['criatura', 'criatura']],
    ['corte para mis trillizos', ['criatura', 'criatura', 'criatura']],
    ['my kids need a cleaning on thursday', ['criatura', 'criatura']],
    ['corte el jueves a las 15 y para mi hermano a la misma hora', ['15:00', 'hermano 15:00']],
    ['para mi hija y para mí una limpieza', ['hija', '']],
    ['una limpieza mañana a las 10 para mí y el jueves a las 11 un corte para mi hijo', ['10:00', 'hijo 11:00']],
  ])('"%s"', (text, expected) => {
    expect(whose(text)).toEqual(expected);
    expect(events(text, IDLE).map((e) => book(e)?.detalles.profesional)).toEqual(expected.map(() => undefined));
  }); // prettier-ignore
  test.each([
    'quiero un corte para mí mañana y mi mamá dice que son buenos', 'corte para mi hijo con Laura', 'quiero un corte para mí el jueves por mi trabajo', 'quiero un corte para mi hija mañana, mi esposo la lleva',
    'mi esposa y yo queremos un turno para limpieza', 'mi hija y yo llegamos el lunes, quiero un turno para limpieza el martes', 'quiero un corte para el jueves a las 10 y mi esposo también quiere saber el precio', 'corte el jueves a las 10 y también para mi hermano el viernes',
  ])('"%s" is one', (text) => {
    expect(events(text, IDLE).filter((e) => book(e) !== undefined)).toHaveLength(1);
  }); // prettier-ignore
});

describe('the limits that are said once', () => {
  test.each([
    'limpieza y corte el viernes después de las 15', 'dos cortes el viernes después de las 15', 'limpieza y corte para el viernes después de las 15',
  ])('"%s" are of both', (text) => {
    const limits = { fecha_deseada: '2026-03-13', restricciones_temporales: ['despues_15:00'] };
    expect(events(text, IDLE).map((e) => book(e)?.detalles)).toMatchObject([limits, limits]);
  }); // prettier-ignore
  test.each([
    ['necesito dos turnos para mañana en norte, corte para mí y limpieza para mi hija', ['norte', 'norte']],
    ['corte en norte y limpieza el jueves', ['norte', 'norte']],
    ['corte en norte y limpieza en palermo el jueves', ['norte', 'palermo']],
    ['corte el jueves y limpieza', [undefined, undefined]],
  ])('"%s": one goes to one place', (text, branches) => {
    expect(events(text, IDLE).map((e) => book(e)?.detalles.sucursal)).toEqual(branches);
  });
  test('the exact hour is of the first, and what each has said of its own stands', () => {
    expect(wished('limpieza y corte el viernes a las 15')).toEqual(['limpieza 03-13 15:00', 'corte 03-13 ?']);
    const [, second] = events('limpieza el jueves a la mañana y corte el viernes a la tarde', IDLE);
    expect(book(second)?.detalles).toMatchObject({ fecha_deseada: '2026-03-13', preferencia_horaria: 'tarde' });
  });
});

describe('right after a booking', () => {
  const booked: Appointment = {
    id: 'a', tenant: 'prueba', conversation: 'c', serviceId: 'corte', durationMinutes: 30, priceMinor: 1, status: 'booked', bookedAt: at('2026-03-10T10:18'),
    slot: { start: at('2026-03-13T11:00'), professionalId: 'diego', branchId: 'norte' },
  }; // prettier-ignore
  const own = { appointments: [booked] };
  test.each([
    ['y la de mi esposo?', 'corte 03-13 ?'],
    ['y el de mi hijo a las 4 y media', 'corte 03-13 16:30'],
    ['y el otro perro?', 'corte 03-13 ?'],
    ['ahora uno para mi hermana el lunes', 'corte 03-16 ?'],
    ['e o da minha filha?', 'corte 03-13 ?'],
    ['and one for my husband at 10', 'corte 03-13 10:00'],
    ['y la limpieza a las 9 y media', 'limpieza 03-13 09:30'],
  ])('"%s" is like it', (text, expected) => {
    expect(wished(text, { state: 'evento_creado' }, own)).toEqual([expected]);
  });
  test.each(['y la de mi esposo a qué hora es?', 'cancela la de mi hijo', 'quiero otra cita'])(
    '"%s" is not', (text) => {
      expect(wished(text, { state: 'evento_creado' }, own)).not.toContainEqual(expect.stringContaining('corte'));
    }); // prettier-ignore
  test('two days later it is not known what is meant', () => {
    const old = { appointments: [{ ...booked, bookedAt: at('2026-03-08T10:00') }] };
    expect(wished('y el de mi hijo a las 4 y media', IDLE, old)).toEqual(['?  16:30']);
  });
});

describe('each on a day of its own', () => {
  const ALL = { type: 'customer.wants_booking', detalles: { servicio: 'masaje', hora_especifica: '18:00' } };
  test.each([
    ['dos masajes, jueves y viernes a las 18', ['2026-03-12', '2026-03-13']],
    ['dos masajes, el lunes 16 y el miércoles 18 a las 18', ['2026-03-16', '2026-03-18']],
    ['tres masajes lunes, miércoles y viernes a las 18', ['2026-03-16', '2026-03-18', '2026-03-20']],
  ])('«%s»', (text, days) => {
    const each = days.map((fecha_deseada) => ({ ...ALL, detalles: { ...ALL.detalles, fecha_deseada } }));
    expect(events(text, IDLE)).toMatchObject(each);
  });
  test('with the person who does all of them', () => {
    expect(events('dos masajes jueves y viernes a las 18 con laura', IDLE)).toMatchObject([
      { detalles: { profesional: 'laura', fecha_deseada: '2026-03-12' } },
      { detalles: { profesional: 'laura', fecha_deseada: '2026-03-13' }, mas: true },
    ]);
  });
  test.each(['dos masajes, jueves o viernes a las 18', 'dos masajes entre jueves y viernes'])(
    '«%s»: which day is open',
    (text) => {
      const [first] = events(text, IDLE);
      expect(first).not.toHaveProperty('detalles.fecha_deseada');
    },
  );
});

test.each(['corte mañana, no a las 9, a las 10', 'corte amanhã, não às 9, às 10', 'corte tomorrow, not at 9, at 10'])(
  'an hour that is ruled out is none of two: "%s"',
  (text) => {
    expect(wished(text)).toEqual(['corte 03-11 10:00']);
  },
);
