import { describe, expect, it } from 'vitest';
import { pageOf, type Offer, type OutboundMessage } from '../../src/domain.ts';
import { historyText, render } from '../../src/copy/index.ts';
import { ALL, contextOf, OFFERS, SAMPLES } from './samples.ts';
import { breaches, choices, everything, SPANISH, VOICES, type Said } from './voices.ts';

describe.each(VOICES)('copy in %s', (_, context) => {
  it('never shows a hole of the program', () => {
    expect(breaches(context, ({ message }) => !/undefined|null|NaN|\[object|\$\{/.test(historyText(message)))).toEqual(
      [],
    );
  });

  it('leaves no gap, double space or line without words', () => {
    expect(
      breaches(context, ({ message: { text } }) => text.trim() === text && !/ {2}|\n\s*\n\s*\n| [.,;:!?]/.test(text)),
    ).toEqual([]);
  });

  it('stays within five lines, except for answers to questions', () => {
    expect(
      breaches(context, ({ copy, message }) => copy.key === 'respuesta' || message.text.split('\n').length <= 5),
    ).toEqual([]);
  });

  it('has one emoji at most', () => {
    expect(breaches(context, ({ message }) => emojis(message.text) <= 1)).toEqual([]);
  });

  it("stays within WhatsApp's limits (must-hold 32)", () => {
    expect(breaches(context, ({ message }) => withinLimits(message))).toEqual([]);
  });

  it('gives every choice a title of its own and an id of its own', () => {
    const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;
    const distinct = ({ message }: Said): boolean => {
      const titles = choices(message).map(({ title }) => title.toLowerCase());
      return unique(titles) && unique(choices(message).map(({ id }) => id)) && titles.every((t) => t.trim() !== '');
    };
    expect(breaches(context, distinct)).toEqual([]);
  });

  it('sends ids that read back as a choice or a page of the very offer (must-hold 33)', () => {
    expect(breaches(context, ({ offer, message }) => choices(message).every(({ id }) => decodes(id, offer)))).toEqual(
      [],
    );
  });

  it('always offers an offer that holds anything', () => {
    const shown = ({ copy, offer, message }: Said): boolean => {
      if (!offer || offer.id === 'f0' || copy.key === 'link_pago') return choices(message).length === 0;
      return choices(message).length > 0;
    };
    expect(breaches(context, shown)).toEqual([]);
  });

  it('does not say the same sentence at the next "no entendí" (CONV-15)', () => {
    const states = [...new Set(SAMPLES.no_entendi.map(({ state }) => state))];
    for (const state of states) {
      const rounds = [1, 2, 3].map((times) =>
        sentences(render({ key: 'no_entendi', times, state }, undefined, context).text),
      );
      expect(new Set(rounds.flat()).size, state).toBe(rounds.flat().length);
    }
  });

  it('tells service, day, hour, professional, branch, address and price of what it confirms', () => {
    const draft = SAMPLES.confirmar_turno[0]!;
    const booked = SAMPLES.turno_confirmado[0]!;
    const later = SAMPLES.turno_reservado_detalles_luego[0]!;
    for (const copy of [draft, booked, later]) {
      const { text } = render(copy, undefined, context);
      for (const fact of ['Limpieza dental', '13:30', 'Laura Gómez', 'Centro', 'Av. Siempreviva 742']) {
        expect(text, copy.key).toContain(fact);
      }
      expect(text.replaceAll(/\D/g, ''), copy.key).toContain('25000');
    }
  });
});

describe('Spanish', () => {
  it.each(SPANISH)('has no English or Portuguese month or weekday in it, %s (must-hold 61)', (_, context) => {
    const foreign =
      /\b(mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(january|february|march|april|may|june|july|august|october|december)\b|feira\b|\bjaneiro\b/i;
    expect(breaches(context, ({ message }) => !foreign.test(historyText(message)))).toEqual([]);
  });

  it('names the day as "martes 3"', () => {
    for (const [, context] of SPANISH) {
      expect(render(SAMPLES.confirmar_turno[0]!, undefined, context).text).toMatch(/martes 3\b/i);
      expect(render(SAMPLES.turno_confirmado[0]!, undefined, context).text).toMatch(/martes 3\b/i);
    }
  });

  it.each([
    ['es-AR', 'turno', /\b(citas?|horas? reservada)\b/i],
    ['es-UY', 'turno', /\bcitas?\b/i],
    ['es-MX', 'cita', /\bturnos?\b/i],
    ['es-PE', 'cita', /\bturnos?\b/i],
    ['es-ES', 'cita', /\bturnos?\b/i],
    ['es-CL', 'hora', /\b(turnos?|citas?)\b/i],
  ])('calls an appointment in %s a "%s"', (locale, word, others) => {
    const context = contextOf({ treatment: 'tu', locale });
    const said = ALL.map((copy) => render(copy, OFFERS.at(-2), context));
    expect(said.filter((message) => others.test(historyText(message))).map(historyText)).toEqual([]);
    expect(
      render({ key: 'turno_cancelado', appointment: SAMPLES.turno_cancelado[0]!.appointment }, undefined, context).text,
    ).toContain(word);
  });

  it('speaks to nobody in another treatment than the tenant chose', () => {
    const vos = /\b(querés|podés|tenés|necesitás|elegí|escribime|decime|confirmás|preferís|probá|respondé)\b/i;
    const tuteo = /\b(quieres|puedes|tienes|necesitas|elige|escríbeme|dime|confirmas|prefieres|prueba|responde)\b/i;
    const tuya = /\b(tu|tus|te|tuyo)\b/i;
    const rules = { vos: [tuteo], tu: [vos], usted: [vos, tuteo, tuya] } as const;
    for (const treatment of ['vos', 'tu', 'usted'] as const) {
      const context = contextOf({ treatment });
      const wrong = breaches(context, ({ message }) => !rules[treatment].some((other) => matches(other, message.text)));
      expect(wrong, treatment).toEqual([]);
    }
  });
});

it('is pure: the same facts give the same words', () => {
  const context = contextOf({});
  expect(everything(context)).toEqual(everything(contextOf({})));
});

/** \b of JavaScript takes accented letters for boundaries: words are compared whole. */
function matches(words: RegExp, text: string): boolean {
  const exact = new RegExp(`^${words.source.replaceAll('\\b', '')}$`, 'i');
  return text.split(/[^\p{L}]+/u).some((word) => exact.test(word));
}

function emojis(text: string): number {
  return [...text.matchAll(/\p{Extended_Pictographic}/gu)].length;
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/u);
}

function withinLimits(message: OutboundMessage): boolean {
  const fits = (text: string, max: number): boolean => text.length > 0 && text.length <= max;
  const rows = choices(message);
  switch (message.type) {
    case 'text':
      return fits(message.text, 4096);
    case 'buttons':
      return fits(message.text, 1024) && rows.length <= 3 && rows.every((b) => fits(b.title, 20) && fits(b.id, 256));
    case 'link':
      return fits(message.text, 1024) && fits(message.button, 20);
    case 'list': {
      const each = rows.every((r) => fits(r.title, 24) && fits(r.id, 200) && (r.description ?? '').length <= 72);
      return (
        each && rows.length <= 10 && fits(message.text, 1024) && fits(message.button, 20) && fits(message.section, 20)
      );
    }
  }
}

function decodes(id: string, offer: Offer | undefined): boolean {
  if (!offer) return false;
  const [, kind, generation, rest] = /^([a-z]+)_([^_]+)_(.+)$/.exec(id) ?? [];
  if (generation !== offer.id) return false;
  const { first, last, more } = pageOf(offer);
  if (kind === 'mas') return more && Number(rest) === offer.page + 1;
  if (offer.kind === 'opcion') return kind === 'opcion' && offer.options.some((option) => option === rest);
  return kind === offer.kind && Number(rest) >= first && Number(rest) <= last;
}
