/**
 * What is said in one message, put together at random: how it begins, the service, day, hour, person and branch in any
 * order, and how it ends. Whatever the order, each is read, nothing is added, and two errands stay two. Now is Tuesday
 * 10 March 2026.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CustomerEvent, Detalles } from '../../src/domain.ts';
import { CONFIRM, IDLE, LIST, at, events, mine } from './kit.ts';

type Said = readonly [text: string, meant: Partial<Detalles>];
/** The same messages in every run; 6,000 others of each were tried on the day on which it was written. */
const RUNS = { numRuns: 100, seed: 20_260_310 } as const;

const ES = {
  leads: ['quiero ', 'hola quiero ', 'buenas, me das turno para ', 'necesito turno para ', 'hola me gustaria agendar ', 'quisiera reservar ', 'me podes anotar para ', 'tenes lugar para ', 'hay turno para ', 'quiero sacar turno de ', 'hola! como estas? queria pedir hora para ', 'dame ', 'reservame ', 'me regala una cita de ', 'ocupo cita para ', 'porfa agendame ', 'buenas tardes necesito una hora para ', 'quiero hacerme ', 'hola, tendras lugar para ', 'sera que puedo ir por '],
  services: [['limpieza', { servicio: 'limpieza' }], ['una limpieza dental', { servicio: 'limpieza' }], ['un corte', { servicio: 'corte' }], ['corte de pelo', { servicio: 'corte' }], ['un masaje descontracturante', { servicio: 'masaje' }], ['control de ortodoncia', { servicio: 'ortodoncia' }]],
  days: [['', {}], ['mañana', { fecha_deseada: '2026-03-11' }], ['el jueves', { fecha_deseada: '2026-03-12' }], ['el viernes 13', { fecha_deseada: '2026-03-13' }], ['pasado mañana', { fecha_deseada: '2026-03-12' }], ['el 20', { fecha_deseada: '2026-03-20' }], ['el lunes que viene', { fecha_deseada: '2026-03-16' }], ['para hoy', { fecha_deseada: '2026-03-10' }], ['el 18/3', { fecha_deseada: '2026-03-18' }], ['la proxima semana', { fecha_desde: '2026-03-16' }]],
  hours: [['', {}], ['a las 5', { hora_especifica: '17:00' }], ['a las 10', { hora_especifica: '10:00' }], ['a las 4 y media', { hora_especifica: '16:30' }], ['a las 17hs', { hora_especifica: '17:00' }], ['a las 3pm', { hora_especifica: '15:00' }], ['tipo 11', { hora_especifica: '11:00' }], ['a la tarde', { preferencia_horaria: 'tarde' }], ['por la mañana', { preferencia_horaria: 'mañana' }], ['despues de las 3', { restricciones_temporales: ['despues_15:00'] }], ['entre las 2 y las 5', { hora_desde: '14:00', hora_hasta: '17:00' }]],
  people: [['', {}], ['con Laura', { profesional: 'laura' }], ['con laura gomez', { profesional: 'laura' }], ['con el doctor diego', { profesional: 'diego' }]],
  branches: [['', {}], ['en Palermo', { sucursal: 'palermo' }], ['en la sucursal norte', { sucursal: 'norte' }]],
  tails: ['', ' por favor', ' porfa', ' gracias', ', se puede?', ' puede ser?', ', tenes?', ' 🙏', ', muchas gracias'],
} as const; // prettier-ignore
const PT = {
  leads: ['oi, quero marcar ', 'queria agendar ', 'bom dia, gostaria de marcar ', 'preciso de ', 'tem horario para ', 'da pra marcar ', 'pode me agendar ', 'marca pra mim ', 'vcs tem vaga para '],
  services: [['limpeza', { servicio: 'limpieza' }], ['um corte', { servicio: 'corte' }], ['uma massagem', { servicio: 'masaje' }]],
  days: [['', {}], ['amanhã', { fecha_deseada: '2026-03-11' }], ['na quinta', { fecha_deseada: '2026-03-12' }], ['depois de amanhã', { fecha_deseada: '2026-03-12' }], ['dia 18', { fecha_deseada: '2026-03-18' }], ['segunda-feira que vem', { fecha_deseada: '2026-03-16' }], ['semana que vem', { fecha_desde: '2026-03-16' }]],
  hours: [['', {}], ['às 17h', { hora_especifica: '17:00' }], ['às 10', { hora_especifica: '10:00' }], ['às 4 e meia', { hora_especifica: '16:30' }], ['à tarde', { preferencia_horaria: 'tarde' }], ['de manhã', { preferencia_horaria: 'mañana' }], ['depois das 15h', { restricciones_temporales: ['despues_15:00'] }], ['entre 14h e 17h', { hora_desde: '14:00', hora_hasta: '17:00' }]],
  people: [['', {}], ['com a Laura', { profesional: 'laura' }], ['com o Diego', { profesional: 'diego' }]],
  branches: [['', {}], ['em Palermo', { sucursal: 'palermo' }]],
  tails: ['', ' por favor', ', pode ser?', '?', ' obrigada', ', tem?'],
} as const; // prettier-ignore
const EN = {
  leads: ['hi, I want ', 'I need ', 'can I book ', 'hello, I would like to book ', 'do you have anything for ', 'book me ', 'hey can i come in for ', 'is there any availability for '],
  services: [['a cleaning', { servicio: 'limpieza' }], ['a haircut', { servicio: 'corte' }], ['a massage', { servicio: 'masaje' }]],
  days: [['', {}], ['tomorrow', { fecha_deseada: '2026-03-11' }], ['on thursday', { fecha_deseada: '2026-03-12' }], ['on the 20th', { fecha_deseada: '2026-03-20' }], ['next monday', { fecha_deseada: '2026-03-16' }], ['next week', { fecha_desde: '2026-03-16' }]],
  hours: [['', {}], ['at 5pm', { hora_especifica: '17:00' }], ['at half past four', { hora_especifica: '16:30' }], ['around 11', { hora_especifica: '11:00' }], ['in the morning', { preferencia_horaria: 'mañana' }], ['after 3pm', { restricciones_temporales: ['despues_15:00'] }], ['between 2 and 5', { hora_desde: '14:00', hora_hasta: '17:00' }]],
  people: [['', {}], ['with Laura', { profesional: 'laura' }], ['with dr Ruiz', { profesional: 'diego' }]],
  branches: [['', {}], ['at the Palermo branch', { sucursal: 'palermo' }]],
  tails: ['', ' please', '?', ' thanks', ', is that ok?'],
} as const; // prettier-ignore

/** Service, day, hour, person, branch, as people order them; the day and the hour stand side by side. */
const ORDERS = [[0, 1, 2, 3, 4], [0, 3, 1, 2, 4], [0, 3, 4, 1, 2], [0, 4, 1, 2, 3], [0, 2, 1, 3, 4]] as const; // prettier-ignore

function from(list: readonly Said[]): fc.Arbitrary<Said> {
  return fc.constantFrom(...list);
}

/** A wish in words, and what it means. */
function wish({ services, days, hours, people, branches }: typeof ES | typeof PT | typeof EN): fc.Arbitrary<Said> {
  const parts = [services, days, hours, people, branches].map((list) => from(list as readonly Said[]));
  return fc.tuple(fc.tuple(...parts), fc.constantFrom(...ORDERS)).map(([said, order]): Said => {
    const words = order.map((n) => said[n]?.[0] ?? '').filter((text) => text !== '');
    return [words.join(' '), Object.assign({}, ...said.map(([, meant]) => meant)) as Partial<Detalles>];
  });
}

/** An hour that its opening hours decide later is read with both. */
function isMeant(said: Detalles | undefined, meant: Partial<Detalles>): boolean {
  const { hora_candidatas: either = [], ...read } = said ?? {};
  const hour = meant.hora_especifica !== undefined && either.includes(meant.hora_especifica);
  const asked = hour ? { ...read, hora_especifica: meant.hora_especifica } : read;
  const bounds = meant.fecha_desde === undefined ? {} : { fecha_hasta: read.fecha_hasta };
  return JSON.stringify(sorted(asked)) === JSON.stringify(sorted({ ...bounds, ...meant }));
}

function sorted(of: object): unknown {
  return Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function errands(text: string, ...rest: [Parameters<typeof events>[1], Parameters<typeof events>[2]?]) {
  return events(text, ...rest).filter(({ type }) => type !== 'customer.greets');
}

function detallesOf(event: CustomerEvent | undefined): Detalles | undefined {
  return event !== undefined && 'detalles' in event ? event.detalles : undefined;
}

describe('a first message', () => {
  test.each([['es', ES], ['pt', PT], ['en', EN]] as const)('in %s: everything that it says is read, in whatever order, and nothing else', (language, words) => {
    const said = fc.tuple(fc.constantFrom(...words.leads), wish(words), fc.constantFrom(...words.tails));
    fc.assert(
      fc.property(said, ([lead, [text, meant], tail]) => {
        const read = errands(`${lead}${text}${tail}`, IDLE, { language });
        expect(read.map(({ type }) => type)).toEqual(['customer.wants_booking']);
        expect(isMeant(detallesOf(read[0]), meant), JSON.stringify(read)).toBe(true);
      }),
      RUNS,
    );
  }); // prettier-ignore

  test('of two services with a day and an hour each: two wishes, each with its own', () => {
    const when = fc.tuple(from(ES.days.slice(1, 8)), from(ES.hours.slice(0, 5)));
    const both = fc
      .tuple(from(ES.services), from(ES.services), when, when)
      .filter(([[, a], [, b]]) => a.servicio !== b.servicio);
    const lead = fc.constantFrom('quiero ', 'hola, quisiera reservar ', 'me agendas ');
    const and = fc.constantFrom(' y ', ' y también ', ', y ');
    fc.assert(
      fc.property(both, lead, and, ([[a, isA], [b, isB], [dayA, hourA], [dayB, hourB]], begin, joined) => {
        const text = `${begin}${[a, dayA[0], hourA[0]].filter(Boolean).join(' ')}${joined}${[b, dayB[0], hourB[0]].filter(Boolean).join(' ')}`;
        const [one, other, ...more] = errands(text, IDLE).map(detallesOf);
        expect(more).toEqual([]);
        expect(isMeant(one, { ...isA, ...dayA[1], ...hourA[1] }), `${text} ${JSON.stringify(one)}`).toBe(true);
        expect(isMeant(other, { ...isB, ...dayB[1], ...hourB[1] }), `${text} ${JSON.stringify(other)}`).toBe(true);
      }),
      RUNS,
    );
  });
});

const DAYS: readonly (readonly [string, string])[] = [['mañana', '2026-03-11'], ['pasado mañana', '2026-03-12'], ['el viernes 13', '2026-03-13'], ['el 20', '2026-03-20'], ['el lunes que viene', '2026-03-16'], ['el 18/3', '2026-03-18']]; // prettier-ignore
const HOURS: readonly (readonly [string, string | undefined])[] = [['', undefined], ['a las 5', '17:00'], ['a las 10:30', '10:30'], ['a las 4 y media', '16:30'], ['a las 15hs', '15:00'], ['tipo 12', '12:00']]; // prettier-ignore
const TAILS = ['', ' por favor', '?', ' se puede?', ' gracias', ' si tenés lugar'];

/** "Al viernes 13", "a mañana", "para el 20". */
const to = (day: string, how: 'al' | 'para') =>
  how === 'para' ? `para ${day}` : day.startsWith('el ') ? `al ${day.slice(3)}` : `a ${day}`;
const then = fc.tuple(fc.constantFrom(...DAYS), fc.constantFrom(...HOURS), fc.constantFrom(...TAILS));
const isThen = ({ fecha_deseada, hora_especifica, hora_candidatas = [] }: Detalles, day: string, hour?: string) =>
  fecha_deseada === day && (hour === undefined || hora_especifica === hour || hora_candidatas.includes(hour));

describe('of an appointment that he has', () => {
  const own = [mine('limpieza', '2026-03-12T10:00')];
  const MOVES = ['quiero cambiar mi turno ', 'puedo pasar mi turno ', 'me lo podes pasar ', 'quiero reprogramar mi cita ', 'hola, se me complicó, puedo cambiar el turno ', 'no voy a poder ir, lo pasamos ', 'pasame el turno del jueves ', 'quiero mover el turno que tengo el jueves ', 'mi turno del jueves lo puedo pasar ', 'che me pasas la limpieza ', 'pasala ']; // prettier-ignore
  test('where it is to go is read, and no other appointment is made of it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MOVES), then, fc.constantFrom('al', 'para'), (lead, [[day, date], [at, hour], tail], how) => {
        const text = `${lead}${[to(day, how), at].filter(Boolean).join(' ')}${tail}`;
        const read = errands(text, IDLE, { appointments: own });
        expect(read.map(({ type }) => type), text).toEqual(['customer.wants_reschedule']);
        expect(isThen(detallesOf(read[0])!, date, hour), `${text} ${JSON.stringify(read)}`).toBe(true);
      }),
      RUNS,
    ); // prettier-ignore
  });

  const two = [...own, mine('corte', '2026-03-13T16:00')];
  test('one is given up and the other moved, or a new one booked: both are done', () => {
    const gone = fc.constantFrom(
      'cancelame la limpieza',
      'quiero cancelar el turno del jueves',
      'cancelá la del jueves',
    );
    const next = fc.constantFrom(['pasame el corte ', 'al'], ['mové el corte ', 'al'], ['reservame un masaje ', 'el'], ['quiero un masaje ', 'el']); // prettier-ignore
    fc.assert(
      fc.property(gone, fc.constantFrom(' y ', ', y ', '. '), next, then, (first, and, [lead = '', how], [[day, date], [at, hour]]) => {
        const text = `${first}${and}${lead}${[how === 'al' ? to(day, 'al') : day, at].filter(Boolean).join(' ')}`;
        const read = errands(text, IDLE, { appointments: two });
        const second = how === 'al' ? 'customer.wants_reschedule' : 'customer.wants_booking';
        expect(read.map(({ type }) => type), text).toEqual(['customer.wants_cancellation', second]);
        expect(isThen(detallesOf(read[1])!, date, hour), `${text} ${JSON.stringify(read)}`).toBe(true);
      }),
      RUNS,
    ); // prettier-ignore
  });
});

describe('before an hour that is proposed, or a list of them', () => {
  const PROPOSED = {
    ...CONFIRM,
    known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
    proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
  };
  const RATHER = ['no, mejor ', 'mejor ', 'puede ser ', 'no puedo, puede ser ', 'prefiero ', 'tenés ', 'hay algo ', 'y si vamos ', 'podrá ser ', 'no llego, mejor ', 'ese no, ', 'y para ', 'me equivoque, era ']; // prettier-ignore
  test('another day is that day, or a row of it, and never a yes', () => {
    const where = fc.constantFrom(PROPOSED, { ...LIST, known: { servicio: 'limpieza' } });
    fc.assert(
      fc.property(where, fc.constantFrom(...RATHER), then, (question, lead, [[day, date], [at, hour], tail]) => {
        const text = `${lead}${[day, at].filter(Boolean).join(' ')}${tail}`;
        const [event, ...more] = errands(text, question);
        expect(more, text).toEqual([]);
        const row = event?.type === 'customer.selects' && question !== PROPOSED;
        if (!row) expect(isThen(detallesOf(event) ?? {}, date, hour), `${text} ${JSON.stringify(event)}`).toBe(true);
      }),
      RUNS,
    );
  });
});
