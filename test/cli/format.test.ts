import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitting, folded, holds } from '../../src/cli/dialogues/match.ts';
import { MACHINES } from '../../src/machines/registry.ts';
import { file, parsed } from './kit.ts';

const EVERYTHING = `
name: todas las claves
tenant: demo-sonrisa
now: 2026-03-02T09:00:00-03:00
contact: { name: Ana, locale: es-AR, phone: "+54 9 11 5555-0001" }
given:
  appointments: [{ service: limpieza, professional: laura, start: 2026-03-03T10:00, mine: true }]
  busy: [{ professional: laura, start: 2026-03-03T12:00, end: 2026-03-03T13:00 }]
  faults:
    - { port: calendar, mode: down, calls: 2 }
    - { port: model, mode: slow, calls: always }
    - { port: store, mode: garbage }
    - { port: payments, mode: down, calls: 1 }
    - { port: channel, mode: down, calls: 1 }
    - { port: desk, mode: down, calls: 1 }
steps:
  - user: hola
  - burst: [hola, 2, "no"]
  - tap: { row: 2 }
  - tap: { row: 1, stale: 1 }
  - tap: { id: turno_1_2 }
  - tap: { title: "/16:30/" }
  - tap: { button: Sí }
  - image: { receipt: { amount: "25000.00", reference: A-1 } }
  - image: { caption: mirá }
  - image: {}
  - audio: { transcript: hola }
  - document: { receipt: { amount: "25000.00" } }
  - document: { filename: a.pdf }
  - location: { latitude: -34.6, longitude: -58.38, name: Obelisco }
  - sticker: {}
  - sticker:
  - duplicate: last
  - advance: PT24H
  - payment: { order: last, status: approved, amount: 25000.00 }
  - agent: { says: hola }
  - agent: { takes: true }
  - agent: { resolves: true }
  - expect:
      state: [conversando, evento_creado]
      says: ["/hola/i", texto]
      not: ["/undefined|null/"]
      list: { min: 1, max: 10 }
      buttons: [Sí, "No"]
      everyRow: { from: "09:00", to: "18:00", date: 2026-03-03, notDate: [2026-03-04], weekday: thu }
      booked: { service: limpieza, professional: laura, branch: centro, start: 2026-03-03T13:30 }
      moved: { from: 2026-03-03T13:30, to: 2026-03-04T13:30 }
      cancelled: { start: 2026-03-03T13:30 }
      appointments: 1
      orders: [{ status: paid, amount: "25000.00", service: limpieza }]
      handoff: false
      turns: 1
      nothingNew: true
      modelCalls: 0
      effects: { createEvent: 1, sendMessage: { max: 4 }, logToDesk: 0, scheduleTimer: 0 }
      window: open
      memory: { name: Ana, facts: [preference] }
`;

describe('the format of dialogue files', () => {
  it('takes every step and key of the public surface', () => {
    expect(parsed(EVERYTHING)).toHaveProperty('dialogue');
  });

  it('notes a state that there is none of, and runs the file all the same', () => {
    const notes = (state: string) => {
      const read = parsed(file(`  - user: hola\n  - expect: { state: ${state} }`));
      return 'notes' in read ? read.notes.map(({ where, what }) => `${where}: ${what}`) : read.problems;
    };
    expect(notes('[conversando, evento_creado, AGENDA_ESPERANDO_PAGO]')).toEqual([]);
    expect(notes('[conversando, evento_creadoo]')).toEqual([
      expect.stringMatching(/^steps\[2\]\.expect\.state: ningún estado se llama "evento_creadoo"/),
    ]);
  });

  it('tells every state in which a conversation may rest, in docs/dialogues.md', async () => {
    const doc = await readFile(new URL('../../docs/dialogues.md', import.meta.url), 'utf8');
    const section = /\n## States\n([^]*?)\n## /.exec(doc)?.[1] ?? '';
    const told = [...section.matchAll(/`(\w*_\w+|conversando)`/g)].map(([, state]) => state);
    const waits = Object.values(MACHINES).flatMap(({ machine }) =>
      Object.values(machine.states).flatMap(({ key, tags }) => (tags.length > 0 ? [key] : [])),
    );
    expect(told.toSorted()).toEqual(waits.toSorted());
  });

  it('says in Spanish, with the way to write it, that a text holds a colon', () => {
    expect(parsed(file('  - user: a cómo sale: aceite'))).toMatchObject({
      problems: [{ what: expect.stringMatching(/dos puntos; escríbelo entre comillas/) }],
    });
  });

  it('notes a file that expects nothing, and an expectation of nothing', () => {
    const notes = (steps: string) => {
      const read = parsed(file(steps));
      return 'notes' in read ? read.notes.map(({ where, what }) => `${where}: ${what}`) : read.problems;
    };
    const nothing = [expect.stringMatching(/^steps: ningún paso espera nada/)];
    expect(notes('  - user: hola')).toEqual(nothing);
    expect(notes('  - user: hola\n  - expect: {}')).toEqual(nothing);
    expect(notes('  - user: hola\n  - expect: {}\n  - user: hola\n  - expect: { turns: 1 }')).toEqual([
      expect.stringMatching(/^steps\[2\]\.expect: no espera nada/),
    ]);
    expect(notes('  - user: hola\n  - expect: { handoff: false }')).toEqual([]);
  });

  it.each([
    ['  - user: hola\n  - wait: PT1H', 'steps[2].wait', /el paso "wait" no existe; valen: user, burst, tap/],
    ['  - expect: { sayz: [a] }', 'steps[1].expect.sayz', /la clave "sayz" no existe aquí; valen: state, says/],
    ['  - expect: { booked: { service: tinte } }', 'steps[1].expect.booked.service', /"tinte" no existe en demo-/],
    ['  - expect: { moved: { professional: nadie } }', 'steps[1].expect.moved.professional', /valen: .*laura/],
    ['  - expect: { orders: [{ service: tinte }] }', 'steps[1].expect.orders[1].service', /valen: .*limpieza/],
    ['  - tap: { row: 0 }', 'steps[1].tap.row', /entero desde 1/],
    ['  - tap: { row: 1, title: a }', 'steps[1].tap', /uno solo/],
    ['  - tap: { button: Sí, stale: 1 }', 'steps[1].tap', /stale va con row, id o title/],
    ['  - user: a\n    expect: {}', 'steps[1]', /una sola clave/],
    ['  - advance: 24 horas', 'steps[1].advance', /ISO 8601/],
    ['  - advance: -PT1H', 'steps[1].advance', /ISO 8601/],
    ['  - payment: { order: last, status: paid }', 'steps[1].payment.status', /approved/],
    ['  - agent: {}', 'steps[1].agent', /says, takes o resolves/],
    ['  - expect: { everyRow: { weekday: juernes } }', 'steps[1].expect.everyRow.weekday', /mon…sun.*lista/],
    [
      '  - expect: { orders: [ { status: pagada } ] }',
      'steps[1].expect.orders[1].status',
      /vale uno de: open, claimed, paid.*lista/,
    ],
    ['  - expect: { orders: [ { status: [paid, pagada] } ] }', 'steps[1].expect.orders[1].status', /vale uno de/],
    ['  - expect: { says: ["/(/"] }', 'steps[1].expect.says[1]', /expresión regular.*Unterminated/],
    ['  - expect: { not: ["/error/q"] }', 'steps[1].expect.not[1]', /no es una expresión regular/],
    ['  - expect: { not: ["/error"] }', 'steps[1].expect.not[1]', /no es una expresión regular/],
    ['  - expect: { says: ["/a/uv"] }', 'steps[1].expect.says[1]', /no es válida.*flags/],
    ['  - expect: { says: ["//"] }', 'steps[1].expect.says[1]', /siempre se cumple/],
    ['  - expect: { not: [] }', 'steps[1].expect.not', /siempre se cumple/],
    ['  - expect: { turns: { min: 3, max: 1 } }', 'steps[1].expect.turns', /nunca se cumple/],
    ['  - expect: { list: { min: 3, max: 1 } }', 'steps[1].expect.list', /nunca se cumple/],
    ['  - expect: { turns: ">3" }', 'steps[1].expect.turns', /escribe un número/],
    ['  - tap: { title: "/hola" }', 'steps[1].tap.title', /no es una expresión regular/],
    ['  - expect: { effects: { bookSlot: 1 } }', 'steps[1].expect.effects.bookSlot', /createEvent/],
    ['  - expect: { booked: { start: 2026-02-30T10:00 } }', 'steps[1].expect.booked.start', /no existe/],
  ])('refuses %j and says where and how to mend it', (steps, where, what) => {
    const result = parsed(file(steps));
    expect(result).toMatchObject({ problems: [{ where }] });
    expect('problems' in result && result.problems[0].what).toMatch(what);
  });

  it('names the line of a mistake', () => {
    expect(parsed(file('  - user: hola\n  - expect: { estado: x }'))).toMatchObject({ problems: [{ line: 8 }] });
    expect(parsed('name: [')).toMatchObject({ problems: [{ line: 1 }] });
  });

  it('tells all at once: a mistake around the steps hides none in them', () => {
    const text = file('  - expect: { sayz: [a] }', 'zona: x\ngiven: { busy: [{ professional: nadie, start: 1 }] }');
    const wrong = text.replace(/now: .*/, 'now: ayer').replace('demo-sonrisa', 'otra');
    const result = parsed(wrong);
    const places = 'problems' in result ? result.problems.map(({ where }) => where).toSorted() : [];
    expect(places).toEqual([
      'given.busy[1].end',
      'given.busy[1].start',
      'now',
      'steps[1].expect.sayz',
      'tenant',
      'zona',
    ]);
  });

  it('refuses names that the business does not have', () => {
    const given = 'given: { busy: [{ professional: nadie, start: 2026-03-03T12:00, end: 2026-03-03T11:00 }] }';
    expect(parsed(file('  - user: hola', given))).toMatchObject({
      problems: [{ where: 'given.busy[1].professional' }, { where: 'given.busy[1].end' }],
    });
    expect(parsed(file('  - user: hola').replace('demo-sonrisa', 'otra'))).toMatchObject({
      problems: [{ where: 'tenant' }],
    });
  });

  it('keeps what the customer typed, whatever YAML would make of it', () => {
    const result = parsed(file('  - burst: [2, 10.30, 0800, no, true, 12:30, ~, 1e3, 2026-03-02]'));
    expect(result).toMatchObject({
      dialogue: { steps: [{ value: ['2', '10.30', '0800', 'no', 'true', '12:30', '~', '1e3', '2026-03-02'] }] },
    });
  });

  it('reads `now` without an offset on the clock of the business', () => {
    const local = parsed(file('  - user: hola').replace('T09:00:00-03:00', 'T09:00'));
    expect(local).toMatchObject({ dialogue: { now: Date.parse('2026-03-02T12:00:00Z') } });
  });
});

describe('texts in dialogue files', () => {
  it.each([
    ['/martes 3/', 'El martes 3 de marzo', true],
    ['/Martes/', 'el martes', false],
    ['/MARTES/i', 'el martes', true],
    ['Ver Más', 'ver más', true],
    ['ver mas', 'ver más', false],
    ['S/ 60.00', 'son S/ 60.00 en total', true],
    ['/\\S/', '', false],
  ])('%s in %j: %s', (pattern, text, found) => {
    expect(holds(pattern, text)).toBe(found);
  });

  it('finds a title by itself, then by its beginning, then by a part, whatever its accents', () => {
    const titles = ['No, gracias', 'Sí', 'Sí, y otra cosa', 'Ahora no'];
    const find = (text: string) => fitting(text, titles, (t) => [t]);
    expect([find('si'), find('SÍ, y'), find('no'), find('otra'), find('/^Ahora/'), find('quizás')]).toEqual([
      'Sí',
      'Sí, y otra cosa',
      'No, gracias',
      'Sí, y otra cosa',
      'Ahora no',
      undefined,
    ]);
  });

  it('every title finds itself', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zA-Zñáéí ,.]{1,20}$/), { minLength: 1 }), fc.nat(), (all, n) => {
        const one = all[n % all.length]!;
        fc.pre(folded(one) !== '');
        expect(folded(fitting(one, all, (t) => [t])!)).toBe(folded(one));
      }),
    );
  });
});
