import fc from 'fast-check';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../src/errors.ts';
import type { ConfigProblem } from '../../src/errors.ts';
import { DEMO_TENANTS_URL, parseTenants, readTenants } from '../../src/tenants.ts';

type Json = { [key: string]: Json } & Json[];
const demoText = readFileSync(DEMO_TENANTS_URL, 'utf8');
const demo = () => JSON.parse(demoText) as Json;

/** The demo file with one edit. */
function edited(edit: (tenant: Json, file: Json) => void): Json {
  const file = demo();
  edit(file['tenants']![0]!, file);
  return file;
}

function problemsOf(json: unknown): readonly ConfigProblem[] {
  return problemsWith(() => parseTenants(json, 't.json'));
}

function problemsWith(read: () => unknown): readonly ConfigProblem[] {
  try {
    read();
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

function set(target: Json, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Json>((at, key) => (at[key] ??= {} as Json), target);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value as Json;
}

describe('a tenants file that is right', () => {
  it('takes of a locale the language and the country, not the digits and calendars that a tag may ask for', () => {
    const locales = ['es-AR-u-nu-arab', 'pt-BR-x-mine', 'es-419', 'es'].map(
      (locale) =>
        parseTenants(
          edited((t) => {
            set(t, 'locale', locale);
          }),
          't.json',
        )[0]?.locale,
    );
    expect(locales).toEqual(['es-AR', 'pt-BR', 'es-419', 'es']);
  });

  it('gives the demo business with money in minor units and every list complete', () => {
    const [tenant] = readTenants(DEMO_TENANTS_URL);
    expect(tenant).toMatchObject({
      id: 'demo-sonrisa',
      language: 'es',
      currency: 'ARS',
      channels: [{ provider: 'whatsapp', phoneNumberId: '100000000000001' }],
      booking: { askFor: ['name'], deposit: { percent: 30 }, cancelNoticeMinutes: 0 },
      silence: { nudgeAfterMs: 1_800_000, parkAfterMs: 86_400_000 },
    });
    expect(tenant?.services.find(({ id }) => id === 'limpieza')).toMatchObject({
      priceMinor: 2_500_000,
      durationMinutes: 30,
    });
    expect([tenant?.professionals.length, tenant?.services.length, tenant?.categories.length]).toEqual([3, 6, 3]);
  });

  it('takes a name in one line, however it was written', () => {
    const [tenant] = parseTenants(
      edited((one) => {
        set(one, 'businessName', ' Clínica\n  Sonrisa\t');
      }),
      't.json',
    );
    expect([tenant?.businessName, tenant?.botName]).toEqual(['Clínica Sonrisa', 'Sonri']);
  });

  it('reads five other businesses of the region, each with its own manners', () => {
    const tenants = readTenants('fixtures/tenants/latam.json');
    expect(tenants.map(({ id, style, language }) => [id, style.treatment, language])).toEqual([
      ['demo-lima', 'tu', 'es'],
      ['demo-bogota', 'usted', 'es'],
      ['demo-santiago', 'tu', 'es'],
      ['demo-saopaulo', 'tu', 'pt'],
      ['demo-mexico', 'tu', 'es'],
    ]);
    expect(tenants.map(({ services }) => services.map(({ priceMinor }) => priceMinor))).toEqual([
      [6_000, 22_050, 4_500],
      [18_000_000, 12_000_000, 9_000_000],
      [12_000, 0],
      [15_000, 18_090],
      [185_000, 65_050],
    ]);
  });

  it('takes the defaults of the public surface when only the required keys stand there', () => {
    const required = ['id', 'businessName', 'locale', 'timeZone', 'currency', 'channels', 'branches'];
    const [tenant] = parseTenants(
      edited((t) => {
        for (const key of Object.keys(t)) {
          if (![...required, 'services', 'professionals'].includes(key)) Reflect.deleteProperty(t, key);
        }
        t['services'] = [{ id: 'unico', name: 'Único', durationMinutes: 30, price: '10.00' }] as never;
        t['professionals'] = [{ id: 'ana', name: 'Ana' }] as never;
      }),
      't.json',
    );
    expect(tenant).toMatchObject({
      botName: 'Clínica Sonrisa',
      categories: [],
      booking: {
        windowDays: 30,
        minNoticeMinutes: 60,
        slotStepMinutes: 30,
        confirmBeforeBooking: true,
        askFor: [],
        paymentBeforeBooking: 'none',
        deposit: { percent: 30 },
        reminders: ['PT24H', 'PT2H'],
      },
      payments: { provider: 'sandbox' },
      style: { treatment: 'vos' },
      services: [{ branchIds: ['centro'], modality: 'presencial', priceMinor: 1_000 }],
      professionals: [{ branchIds: ['centro'], serviceIds: ['unico'], calendar: { provider: 'local' } }],
    });
  });

  it('keeps where a virtual service is joined, and only over https', () => {
    const joined = (joinUrl: string) =>
      parseTenants(
        edited((t) => void Object.assign((t['services'] as object[])[0] ?? {}, { modality: 'virtual', joinUrl })),
        't.json',
      );
    expect(joined('https://meet.example/sala')[0]?.services[0]?.joinUrl).toBe('https://meet.example/sala');
    expect(() => joined('http://meet.example/sala')).toThrow();
  });

  it('gives a service that names no branch at those where somebody performs it', () => {
    const [tenant] = parseTenants(
      edited((t) => {
        const [centro] = t['branches'] as unknown as { id: string; name: string }[];
        t['branches'] = [centro, { ...centro, id: 'norte', name: 'Norte' }] as never;
        t['services'] = ['uno', 'dos', 'tres'].map((id) => ({
          id,
          name: id,
          durationMinutes: 30,
          price: '10.00',
        })) as never;
        t['professionals'] = [
          { id: 'ana', name: 'Ana', branchIds: ['norte'], serviceIds: ['uno'] },
          { id: 'eva', name: 'Eva', serviceIds: ['dos'] },
        ] as never;
      }),
      't.json',
    );
    const branchIds = tenant?.services.map((service) => service.branchIds);
    expect(branchIds).toEqual([['norte'], ['centro', 'norte'], ['centro', 'norte']]);
  });

  it.each([
    ['es-AR', 'vos'],
    ['es-UY', 'vos'],
    ['es-PY', 'vos'],
    ['es-CL', 'tu'],
    ['es-MX', 'tu'],
    ['pt-BR', 'tu'],
  ])('speaks to customers of %s with %s when the business did not say', (locale, treatment) => {
    const [tenant] = parseTenants(
      edited((t) => {
        t['locale'] = locale as never;
        Reflect.deleteProperty(t, 'style');
      }),
      't.json',
    );
    expect(tenant?.style.treatment).toBe(treatment);
  });

  it('has the same version whatever the order of its keys, and another one after any change', () => {
    const reversed = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(reversed)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([k, v]) => [k, reversed(v)]),
            )
          : value;
    const [version] = parseTenants(demo(), 'a').map((t) => t.version);
    expect(parseTenants(reversed(demo()), 'b')[0]?.version).toBe(version);
    const changed = edited((t) => {
      set(t, 'services.0.price', '25000.01');
    });
    expect(parseTenants(changed, 'a')[0]?.version).not.toBe(version);
    expect(version).toMatch(/^[0-9a-f]{12}$/);
  });

  const example = '../shared/public-surface.md';
  it.skipIf(!existsSync(example))('accepts the example of the public surface word for word', () => {
    const [, block = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync(example, 'utf8')) ?? [];
    expect(parseTenants(JSON.parse(block), 'example')[0]?.id).toBe('demo-sonrisa');
  });
});

const MISTAKES: readonly [name: string, path: string, value: unknown, code: string, where?: string][] = [
  ['an unknown key', 'services.0.precio', '1', 'CFG-101', 'services[0].precio'],
  ['an unknown key deep in the rules', 'booking.deposit', { percent: 5, min: 1 }, 'CFG-101', 'booking.deposit.min'],
  ['a missing name', 'businessName', undefined, 'CFG-102'],
  ['a missing price', 'services.2.price', undefined, 'CFG-102', 'services[2].price'],
  ['a number where a text belongs', 'services.2.price', 90000, 'CFG-103', 'services[2].price'],
  ['an unknown provider', 'channels.0.provider', 'telegram', 'CFG-103', 'channels[0].provider'],
  ['an unknown field to ask for', 'booking.askFor', ['dni'], 'CFG-103', 'booking.askFor[0]'],
  ['a field asked for twice', 'booking.askFor', ['name', 'name'], 'CFG-109', 'booking.askFor'],
  ['a service in no branch that exists', 'services.1.branchIds', ['norte'], 'CFG-104', 'services[1].branchIds[0]'],
  ['a service of an unknown category', 'services.1.categoryId', 'otra', 'CFG-104', 'services[1].categoryId'],
  [
    'a professional in an unknown branch',
    'professionals.0.branchIds.0',
    'x',
    'CFG-104',
    'professionals[0].branchIds[0]',
  ],
  [
    'a professional of an unknown service',
    'professionals.1.serviceIds.2',
    'x',
    'CFG-104',
    'professionals[1].serviceIds[2]',
  ],
  ['hour 25', 'branches.0.openingHours.mon.0.1', '25:00', 'CFG-105', 'branches[0].openingHours.mon[0][1]'],
  [
    'an end before its start',
    'branches.0.openingHours.mon.0',
    ['18:00', '09:00'],
    'CFG-105',
    'branches[0].openingHours.mon[0]',
  ],
  [
    'hours that overlap',
    'branches.0.openingHours.tue.1',
    ['17:00', '19:00'],
    'CFG-105',
    'branches[0].openingHours.tue[1]',
  ],
  ['a start off the grid', 'branches.0.openingHours.sat.0.0', '09:03', 'CFG-105', 'branches[0].openingHours.sat[0]'],
  ['an unknown weekday', 'branches.0.openingHours.lunes', [], 'CFG-101', 'branches[0].openingHours.lunes'],
  [
    'a bad hour of a professional',
    'professionals.0.hours',
    { mon: [['9', '10:00']] },
    'CFG-105',
    'professionals[0].hours.mon[0][0]',
  ],
  ['a day that does not exist', 'branches.0.closedDates', ['2026-02-30'], 'CFG-103', 'branches[0].closedDates[0]'],
  ['an unknown zone', 'timeZone', 'America/Cordobesa', 'CFG-106'],
  ['an offset for a zone', 'timeZone', '-03:00', 'CFG-106'],
  ['an unknown currency', 'currency', 'ARG', 'CFG-106'],
  ['a language we do not speak', 'locale', 'fr-FR', 'CFG-106'],
  ['a locale that is no tag', 'locale', 'es_AR', 'CFG-106'],
  ['a price without its cents', 'services.0.price', '25000', 'CFG-107', 'services[0].price'],
  ['a price with a comma', 'services.0.price', '25000,00', 'CFG-107', 'services[0].price'],
  ['a price below zero', 'services.0.price', '-1.00', 'CFG-107', 'services[0].price'],
  ['a price with three decimals', 'services.0.price', '1.000', 'CFG-107', 'services[0].price'],
  ['a deposit with wrong decimals', 'booking.deposit', { amount: '5.0' }, 'CFG-107', 'booking.deposit.amount'],
  [
    'a deposit of nothing',
    'booking',
    { paymentBeforeBooking: 'deposit', deposit: { amount: '0.00' } },
    'CFG-107',
    'booking.deposit.amount',
  ],
  [
    'a deposit that rounds to nothing',
    'booking',
    { paymentBeforeBooking: 'deposit', deposit: { percent: 0.000001 } },
    'CFG-107',
    'booking.deposit.percent',
  ],
  ['a deposit of both kinds', 'booking.deposit', { amount: '5.00', percent: 3 }, 'CFG-103', 'booking.deposit'],
  ['a deposit above the price', 'booking.deposit', { percent: 101 }, 'CFG-103', 'booking.deposit.percent'],
  ['a duration of 31 minutes', 'services.0.durationMinutes', 31, 'CFG-108', 'services[0].durationMinutes'],
  ['a service of no length', 'services.0.durationMinutes', 0, 'CFG-103', 'services[0].durationMinutes'],
  ['a step of 7 minutes', 'booking.slotStepMinutes', 7, 'CFG-108', 'booking.slotStepMinutes'],
  ['two services with one id', 'services.1.id', 'limpieza', 'CFG-109', 'services[1].id'],
  ['an id with a dot', 'id', 'demo.sonrisa', 'CFG-103'],
  ['no services', 'services', [], 'CFG-111'],
  ['no professionals', 'professionals', [], 'CFG-111'],
  ['a reminder in months', 'booking.reminders', ['P1M'], 'CFG-103', 'booking.reminders[0]'],
  ['a reminder after the start', 'booking.reminders', ['-PT1H'], 'CFG-103', 'booking.reminders[0]'],
  ['a secret instead of a variable', 'channels.0.accessTokenEnv', 'EAAG-abc', 'CFG-103', 'channels[0].accessTokenEnv'],
];

it('an hour that is none is told once, whatever it would be beside the others', () => {
  const week = { mon: [['9:00', '18:00']], tue: [['09:00', '1800']], wed: [['09:00', '9:30'], ['08:00', '12:00']] }; // prettier-ignore
  const problems = problemsOf(
    edited((t) => {
      set(t, 'branches.0.openingHours', week);
    }),
  );
  expect(problems.map(({ where }) => where.replace(/.*openingHours/, ''))).toEqual([
    '.mon[0][0]',
    '.tue[0][1]',
    '.wed[0][1]',
  ]);
});

describe('a tenants file with a mistake is refused with its place and its fix (must-hold 17, 71)', () => {
  it.each(MISTAKES)('%s', (_name, path, value, code, where = path) => {
    const problems = problemsOf(
      edited((t) => {
        set(t, path, value);
      }),
    );
    const found = problems.find((problem) => problem.where === `t.json › tenants[0].${where}`);
    expect(found, JSON.stringify(problems)).toMatchObject({ code });
    expect(found?.what.length).toBeGreaterThan(3);
    expect(found?.fix.length).toBeGreaterThan(8);
  });

  it('tells all mistakes of all tenants at once, whatever their kind', () => {
    const problems = problemsOf(
      edited((t, file) => {
        const second = structuredClone(t);
        set(t, 'services.0.price', 'gratis');
        set(t, 'services.1.durationMinutes', 'media hora');
        set(t, 'professionals.0.serviceIds.0', 'nada');
        set(t, 'timeZone', undefined);
        file['tenants']!.push(second);
      }),
    );
    expect(problems.map(({ code, where }) => `${code} ${where.replace('t.json › ', '')}`).sort()).toEqual([
      'CFG-102 tenants[0].timeZone',
      'CFG-103 tenants[0].services[1].durationMinutes',
      'CFG-104 tenants[0].professionals[0].serviceIds[0]',
      'CFG-107 tenants[0].services[0].price',
      'CFG-109 tenants[1].id',
      'CFG-110 tenants[1].channels[0].phoneNumberId',
    ]);
  });

  it('a number of Meta’s and the same one simulated are one number; of another provider it is another', () => {
    const where = (provider: string, blank = '') =>
      problemsOf(
        edited((t, file) => {
          const copy = structuredClone(t);
          set(copy, 'id', 'prueba');
          set(copy, 'channels.0.provider', provider);
          set(copy, 'channels.0.phoneNumberId', `${blank}100000000000001${blank}`);
          file['tenants']!.push(copy);
        }),
      ).map(({ code, where: place, what }) => `${code} ${place.replace('t.json › ', '')}: ${what}`);
    const taken = [expect.stringMatching(/^CFG-110 tenants\[1\]\.channels\[0\]\.phoneNumberId: "\d+" ya es de /)];
    expect(where('simulated')).toEqual(taken);
    expect(where('whatsapp')).toEqual(taken);
    expect(where('whatsapp', ' ')).toEqual([expect.stringMatching(/^CFG-110 /)]);
    expect(where('msgio')).toEqual([]);
  });

  it.each([[null], [[]], ['texto'], [{}], [{ tenants: {} }], [{ tenants: [] }], [{ tenants: [null, 3] }]])(
    'refuses %j, which is no tenants file',
    (json) => {
      expect(problemsOf(json).length).toBeGreaterThan(0);
    },
  );

  it('never throws anything but a ConfigError, whatever stands at any place of the file', () => {
    const paths = MISTAKES.map(([, path]) => path);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const problems = problemsOf(
          edited((t) => {
            set(t, path, value);
          }),
        );
        return problems.every(({ code, where }) => code.startsWith('CFG-1') && where.startsWith('t.json'));
      }),
      { numRuns: 400 },
    );
  });

  it('says which file cannot be read, and where it is no JSON', () => {
    expect(() => readTenants('no/existe.json')).toThrow(/CFG-005 no\/existe\.json.*ENOENT/);
    expect(() => readTenants('LICENSE')).toThrow(/CFG-006 LICENSE/);
    const folder = mkdtempSync(path.join(tmpdir(), 'turno-tenants-'));
    try {
      const file = path.join(folder, 'mine.json');
      writeFileSync(file, '{ "tenants": [\n  { "id": "a",,\n} ] }');
      expect(() => readTenants(file)).toThrow(/CFG-006 .*mine\.json › línea 2, columna 15: no es JSON/);
      writeFileSync(file, '{ "tenants": [\n  {\n');
      expect(() => readTenants(file)).toThrow(/mine\.json › línea \d/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each<[string, (text: string) => string, RegExp]>([
    [
      'single quotes',
      (t) => t.replace('"Clínica Sonrisa"', "'Clínica Sonrisa'"),
      /línea 5, columna 23.*comillas dobles/,
    ],
    ['quotes of a word processor', (t) => t.replace('"botName"', '“botName”'), /línea 6, columna 7.*comillas rectas/],
    ['a value of Python', (t) => t.replace('"Sonri"', 'True'), /línea 6, columna 18.*en minúsculas/],
    ['a value left out', (t) => t.replace('"Sonri"', ''), /línea 6, columna 18/],
    ['a comment', (t) => `// mío\n${t}`, /línea 1, columna 1.*quita el comentario/],
    ['a comment inside', (t) => t.replace('"Sonri",', '"Sonri", # mío'), /línea 6, columna 27.*quita el comentario/],
    ['a comma too many', (t) => t.replace(/\}\s*\n?\s*\]/, '}, ]'), /línea \d+, columna \d+/],
    ['YAML', () => 'tenants:\n  - id: x', /línea 1, columna 1/],
    ['two files in one', (t) => t + t, /línea \d+, columna \d+/],
    ['a bad escape', (t) => t.replace('"Sonri"', '"So\\xnri"'), /línea 6, columna 22/],
    ['nothing', () => '', /línea 1, al final/],
  ])('tells line and column of what is no JSON: %s', (_name, spoil, told) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'turno-tenants-'));
    const file = path.join(folder, 'mine.json');
    try {
      writeFileSync(file, spoil(JSON.stringify(demo(), undefined, 2)));
      const problems = problemsWith(() => readTenants(file));
      expect(problems.map(({ code }) => code)).toEqual(['CFG-006']);
      expect(`${problems[0]!.where} ${problems[0]!.fix}`).toMatch(told);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('takes midnight as the end of a day, and as nothing else', () => {
    const hours = (mon: unknown) =>
      problemsOf(
        edited((one) => {
          set(one, 'branches.0.openingHours.mon', mon);
        }),
      );
    expect(hours([['20:00', '24:00']])).toEqual([]);
    expect(hours([['20:00', '00:00']])).toMatchObject([{ code: 'CFG-105', fix: expect.stringContaining('"24:00"') }]);
    for (const wrong of [[['24:00', '24:00']], [['20:00', '24:01']], [['20:00', '25:00']]])
      expect(hours(wrong)[0]).toMatchObject({ code: 'CFG-105', fix: expect.stringContaining('"24:00"') });
  });

  it.each(['\u200b\u200b', ' \u2060 ', '\ufeff', '\u3164', '\ud83d', '\u200d', ''])(
    'refuses a name that shows nothing: %j',
    (name) => {
      const of = (at: string) =>
        problemsOf(
          edited((one) => {
            set(one, at, name);
          }),
        );
      for (const at of ['businessName', 'services.0.name', 'branches.0.name'])
        expect(of(at)).toMatchObject([{ code: 'CFG-103', where: expect.stringContaining(at.replace('.0', '[0]')) }]);
      expect(of('services.0.name')[0]!.what).not.toMatch(/[\u200b\u2060\ufeff\u3164]/);
    },
  );

  it('leaves out of a name what nobody sees, and keeps what emoji are made of', () => {
    const [tenant] = parseTenants(
      edited((one) => {
        set(one, 'businessName', 'Clí\u200bnica \u202eSonrisa\u202c 👩\u200d⚕\ufe0f\ud83d');
      }),
      't.json',
    );
    expect(tenant!.businessName).toBe('Clínica Sonrisa 👩\u200d⚕\ufe0f');
  });

  it('takes UTF-8 with or without a mark, LF or CRLF, and nothing that would lose the accents (must-hold 78)', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'turno-tenants-'));
    const file = path.join(folder, 'mine.json');
    const text = readFileSync(DEMO_TENANTS_URL, 'utf8');
    try {
      for (const fine of [text, `\uFEFF${text}`, text.replaceAll('\n', '\r\n')]) {
        writeFileSync(file, fine);
        expect(readTenants(file)[0]?.businessName).toBe('Clínica Sonrisa');
      }
      for (const lossy of [Buffer.from(text, 'latin1'), Buffer.from(`\uFEFF${text}`, 'utf16le')]) {
        writeFileSync(file, lossy);
        expect(() => readTenants(file)).toThrow(/CFG-006 .*mine\.json: no está guardado en UTF-8.*codificación UTF-8/);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('never shows a secret that stands where the name of a variable belongs (must-hold 79)', () => {
    const secret = 'EAAGm0PX4ZCpsBA';
    const leaky = edited((tenant) => Object.assign(tenant['channels']![0]!, { accessTokenEnv: secret }));
    expect(() => parseTenants(leaky, 'mine.json')).toThrow(/CFG-103 mine\.json › .*accessTokenEnv/);
    expect(() => parseTenants(leaky, 'mine.json')).not.toThrow(secret);
  });
});
