/** The copy firewall: nothing false goes out in the bot's name, and little that is true is held back (AGENT-5). */
import { describe, expect, it } from 'vitest';
import type { CopyContext } from '../../src/copy/index.ts';
import { breachesOf, factsOf, type CopyBreach } from '../../src/copy/firewall.ts';
import { atomsOf } from '../../src/copy/firewall/atoms.ts';
import { render } from '../../src/copy/index.ts';
import { HONEST, LIES } from './firewall-sayings.ts';
import { shares, templatesHeldBack } from './firewall-shares.ts';
import { appointment, contextOf } from './samples.ts';

function judged(text: string, context: CopyContext): readonly CopyBreach[] {
  const copy = { key: 'saludo' } as const;
  return breachesOf(text, factsOf(copy, render(copy, undefined, context), context));
}

const booked = { key: 'turno_confirmado', appointment } as const;
const es = contextOf({});
const facts = factsOf(booked, render(booked, undefined, es), es);

describe('what a text states', () => {
  it.each([
    ['martes 3 de marzo a las 16:30 por $25.000', 'weekday 2, date 03-03, hour 16:30, price 25000'],
    ['mañana a las 4 de la tarde, 25 mil pesos', 'relative +1, hour 16:00, price 25000'],
    ['veinticinco mil', 'price 25000'],
    ['Mar 03/03 - 13:30 Laura, 30 min', 'date 03-03, hour 13:30, duration 30'],
    ['Tuesday, March 3 at 4pm', 'weekday 2, date 03-03, hour 16:00'],
    ['terça-feira, 3 de março às 16h30, R$ 120,00', 'weekday 2, date 03-03, hour 16:30, price 120'],
    ['1 hora y 30 minutos a las cuatro y media', 'duration 90, hour 04:30'],
    ['$12.500,50 y 2026-03-10', 'price 12500.5, date 03-10'],
    ['www.x.com, a@b.com, +54 9 11 4444 5555', 'url www.x.com, url a@b.com, url 5491144445555'],
    ['de la mañana', 'part manana'],
  ])('%s', (text, atoms) => {
    expect(
      atomsOf(text)
        .map(({ kind, value }) => `${kind} ${value}`)
        .join(', '),
    ).toBe(atoms);
  });
});

describe('a booked appointment may be told', () => {
  it.each([
    'Listo, quedó reservado: *Limpieza dental*, martes 3 de marzo a las 13:30 con Laura. 😊',
    'Ya está. Es el martes 3 a la 1 y media de la tarde. Nos vemos.',
    'Mañana a las 13:30 te espera Laura Gómez. Son $25.000.',
  ])('%s', (text) => {
    expect(breachesOf(text, facts)).toEqual([]);
  });

  it.each([
    ['a las 14:30', 'Listo, quedó reservado el martes 3 de marzo a las 14:30.', 'hour'],
    ['another day', 'Quedó reservado el martes 10 de marzo a las 13:30.', 'date'],
    ['another weekday', 'Quedó reservado el jueves 3 de marzo a las 13:30.', 'weekday'],
    ['another price', 'Quedó reservado. Son $35.000.', 'price'],
    ['another person', 'Quedó reservado con Bruno Paz.', 'name'],
    ['somebody else’s surname', 'Quedó reservado con Laura Pérez.', 'name'],
    ['another service', 'Quedó reservado tu Blanqueamiento.', 'name'],
    ['a payment that nobody made', 'Quedó reservado y recibimos tu pago.', 'deed'],
    ['a link', 'Quedó reservado: https://x.example/1', 'url'],
    ['six lines', 'a\nb\nc\nd\ne\nf', 'style'],
    ['two emojis', 'Quedó reservado 🎉🎉', 'style'],
    ['another treatment', 'Quedó reservado. ¿Usted necesita algo más?', 'style'],
    ['JSON', '{"texto": "Quedó reservado"}', 'style'],
  ])('but not with %s', (_what, text, kind) => {
    expect(breachesOf(text, facts).map((b) => b.kind)).toContain(kind);
  });

  it('facts of two rows are not crossed', () => {
    const copy = { key: 'ofrecer_turnos', serviceId: 'limpieza', detalles: {}, relaxed: false } as const;
    const at = (iso: string, professionalId: string) => ({ start: Date.parse(iso), professionalId, branchId: 'norte' });
    const slots = [at('2026-03-03T10:00:00-03:00', 'laura'), at('2026-03-05T17:00:00-03:00', 'bruno')];
    const offer = { id: 'o', page: 0, kind: 'turno', slots } as const;
    const both = factsOf(copy, render(copy, offer, es), es);
    expect(breachesOf('Hay martes 3 de marzo a las 10:00, o jueves 5 de marzo a las 17:00.', both)).toEqual([]);
    expect(breachesOf('Hay el martes 3 de marzo a las 17:00.', both)).toMatchObject([{ kind: 'pair' }]);
    expect(breachesOf('A las 17:00 está Laura.', both)).toMatchObject([{ kind: 'pair' }]);
  });
});

describe('where nothing happened', () => {
  const voices = {
    es: contextOf({ treatment: 'tu', locale: 'es-MX' }),
    pt: contextOf({ language: 'pt', locale: 'pt-BR' }),
    en: contextOf({ language: 'en' }),
  };
  const cases = (from: Readonly<Record<'es' | 'pt' | 'en', readonly string[]>>) =>
    (['es', 'pt', 'en'] as const).flatMap((language) =>
      from[language].map((text) => ({ text, context: voices[language] })),
    );
  const factual = (breaches: readonly CopyBreach[]) => breaches.filter((b) => !b.what.startsWith('treatment'));

  it('lies as people put them are caught, all but two in a hundred', () => {
    const missed = cases(LIES).filter(({ text, context }) => factual(judged(text, context)).length === 0);
    expect(missed.map(({ text }) => text)).toEqual(['Tu turno viejo lo di de baja.', 'Le dije a Laura que vas.']);
    expect(cases(LIES).length).toBeGreaterThan(130);
  });

  it('questions, offers, refusals and conditions go out', () => {
    const held = cases(HONEST).filter(({ text, context }) => factual(judged(text, context)).length > 0);
    expect(held.map(({ text }) => text)).toEqual(['¿Te sirve otro horario? Así lo dejo agendado.']);
  });

  it('our own templates, whose facts are true, pass: less than one in a hundred is held back', () => {
    const { looked, share } = templatesHeldBack(41);
    expect(looked).toBeGreaterThan(400);
    expect(share).toBeLessThanOrEqual(0.01);
  });

  it('hostile lengths take no time to speak of', () => {
    const began = performance.now();
    for (const word of ['a', '1 ', 'cinco y ', '12.34.', 'turno ', 'a las 5 ', 'te reservé ', '@', 'http://'])
      judged(word.repeat(600).slice(0, 600), es);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

/** `npm run test:long` reads twenty thousand of each. */
describe('written texts, with and without a planted falsehood', () => {
  it('recall ≥ 99.5 %, false blocks ≤ 1 % (AGENT-5)', () => {
    const { recall, falseBlocks } = shares({ from: 1, count: 300 });
    expect(recall).toBeGreaterThanOrEqual(0.995);
    expect(falseBlocks).toBeLessThanOrEqual(0.01);
  });
});
