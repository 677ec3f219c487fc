import { describe, expect, it } from 'vitest';
import { facts } from './time-helpers.ts';
import type { Facts } from './time-helpers.ts';

const DAYS = 'lunes martes miércoles jueves viernes sábado domingo'.split(' ');
const DIAS = 'segunda terça quarta quinta sexta sábado domingo'.split(' ');
const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** Every weekday in every phrase: it binds, and no date is told. */
const SPANISH = [
  (day: string) => `solo puedo el ${day}`,
  (day: string) => `solamente si es el ${day}`,
  (day: string) => `solo si puede ser el ${day}`,
  (day: string) => `el único día que puedo es el ${day}`,
  (day: string) => `mi único día libre es el ${day}`,
  (day: string) => `únicamente me sirve el ${day}`,
  (day: string) => `namás el ${day} puedo`,
];
const PORTUGUESE = [
  (day: string) => `só se for na ${day}`,
  (day: string) => `o único dia que posso é ${day}`,
  (day: string) => `só consigo na ${day}`,
];
const ENGLISH = [
  (day: string) => `I can only do ${day}`,
  (day: string) => `I can only do ${day}s`,
  (day: string) => `only if it's ${day}`,
  (day: string) => `the only day I can is ${day}`,
  (day: string) => `on ${day} only, please`,
];

describe('who can come on one day of the week only', () => {
  it.each(SPANISH.map((phrase) => [phrase('martes'), phrase] as const))('«%s» binds on every weekday', (_, phrase) => {
    for (const day of DAYS) expect(facts(phrase(day)), phrase(day)).toEqual({ restricciones: [`solo_${day}`] });
  });

  it.each(PORTUGUESE.map((phrase) => [phrase('terça'), phrase] as const))(
    '«%s» binds on every weekday',
    (_, phrase) => {
      for (const [at, day] of DIAS.entries())
        expect(facts(phrase(day), 'pt'), phrase(day)).toEqual({ restricciones: [`solo_${DAYS[at] ?? ''}`] });
    },
  );

  it.each(ENGLISH.map((phrase) => [phrase('Tuesday'), phrase] as const))('«%s» binds on every weekday', (_, phrase) => {
    for (const [at, day] of WEEKDAYS.entries())
      expect(facts(phrase(day), 'en'), phrase(day)).toEqual({ restricciones: [`solo_${DAYS[at] ?? ''}`] });
  });
});

const WITH_HOURS: [string, Facts][] = [
  // "Nomás" behind a day is that day, once.
  ['el jueves nomás', { fecha: '2026-03-12' }],
  ['el sábado no más', { fecha: '2026-03-14' }],
  ['este viernes nada más, por favor', { fecha: '2026-03-13' }],
  ['los jueves nomás', { restricciones: ['solo_jueves'] }],
  ['el jueves o el viernes nomás', { restricciones: ['solo_jueves', 'solo_viernes'] }],
  ['el jueves nomás a las 11 de la mañana', { fecha: '2026-03-12', hora: '11:00' }],
  ['el jueves no más, a las 11 hs', { fecha: '2026-03-12', hora: '11:00' }],
  ['no más el jueves a las 3 de la tarde', { fecha: '2026-03-12', hora: '15:00' }],
  ['el jueves no más temprano que las 10', { fecha: '2026-03-12', restricciones: ['despues_10:00'] }],
  ['solo puedo los martes después de las 5', { restricciones: ['solo_martes', 'despues_17:00'] }],
  ['no puedo antes de las 10', { restricciones: ['despues_10:00'] }],
  // What is left is not denied with what is out.
  [
    'no puedo ni lunes ni martes y solo después de las 4',
    { restricciones: ['excluir_lunes', 'excluir_martes', 'despues_16:00'] },
  ],
  ['no puedo los lunes y sólo a partir de las 4', { restricciones: ['excluir_lunes', 'despues_16:00'] }],
  ['no puedo los martes y únicamente por la tarde', { preferencia: 'tarde', restricciones: ['excluir_martes'] }],
  [
    'não posso segunda nem terça e só depois das 15h',
    { restricciones: ['excluir_lunes', 'excluir_martes', 'despues_15:00'] },
  ],
  [
    "I can't do monday or tuesday and only after 2pm",
    { restricciones: ['excluir_lunes', 'excluir_martes', 'despues_14:00'] },
  ],
  ['no puedo martes y el jueves solo en la mañana', { fecha: '2026-03-12', preferencia: 'mañana' }],
  ['no puedo antes de las 10 y después de las 4', { restricciones: ['despues_10:00', 'antes_16:00'] }],
  // The hour says which of the last ones, or the first.
  ['el viernes a última hora, tipo 8', { fecha: '2026-03-13', hora: '20:00' }],
  ['el viernes a las 8, o lo último que haya', { fecha: '2026-03-13', hora: '20:00' }],
  ['el viernes a última hora, a las 19', { fecha: '2026-03-13', hora: '19:00' }],
  ['el viernes a primera hora, tipo 8', { fecha: '2026-03-13', hora: '08:00' }],
  ['sexta no último horário, umas 16h', { fecha: '2026-03-13', hora: '16:00' }],
  [
    'el viernes a última hora, después de las 6',
    { fecha: '2026-03-13', preferencia: 'tarde', restricciones: ['ultima_hora', 'despues_18:00'] },
  ],
  ['únicamente de mañana', { preferencia: 'mañana' }],
  ['puras mañanas puedo', { preferencia: 'mañana' }],
  ['solo si es el viernes a la tarde', { preferencia: 'tarde', restricciones: ['solo_viernes'] }],
  ['nada después de las 6', { restricciones: ['antes_18:00'] }],
  ['nothing after 6 please', { restricciones: ['antes_18:00'] }],
  ['só depois das 18h', { restricciones: ['despues_18:00'] }],
  // What is alone in its kind there is not the day.
  ['el jueves solo puedo a la tarde', { fecha: '2026-03-12', preferencia: 'tarde' }],
  ['solo quiero saber si el martes abren', { fecha: '2026-03-17' }],
  ['solo corte, el viernes a las 4', { fecha: '2026-03-13', hora: '16:00' }],
  ['no tengo nada después de las 6', { restricciones: ['despues_18:00'] }],
  ['el turno de mañana', { fecha: '2026-03-11' }],
];

describe('what else somebody can only', () => {
  it.each(WITH_HOURS)('reads «%s»', (text, expected) => {
    expect(facts(text)).toEqual(expected);
  });
});

describe('a weekday with an owner', () => {
  it.each(WEEKDAYS)("«%s's» is that day, and not every one", (day) => {
    const { fecha } = facts(day, 'en');
    expect(facts(`${day}'s`, 'en')).toEqual({ fecha });
    expect(facts(`is ${day}’s 4pm slot free?`, 'en')).toEqual({ fecha, hora: '16:00' });
    expect(facts(`cancel my ${day}'s appointment`, 'en')).toEqual({ fechaOriginal: fecha });
    expect(facts(`move ${day}'s session to 5pm`, 'en')).toEqual({ fechaOriginal: fecha, hora: '17:00' });
  });
});
