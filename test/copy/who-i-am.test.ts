import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/domain.ts';
import { render } from '../../src/copy/index.ts';
import { clinic, contextOf } from './samples.ts';

const { greeting: _, ...style } = clinic.style;
const house = { ...clinic, businessName: 'Barbería Filo', style };
const hello = (language: Language, botName: string) =>
  render({ key: 'saludo' }, undefined, { ...contextOf({ language }), tenant: { ...house, botName } }).text;

describe('the bot says who it is', () => {
  it.each([
    ['es', 'Soy Nava, asistente virtual de Barbería Filo.', 'Soy el asistente virtual de Barbería Filo.'],
    ['pt', 'Sou Nava, assistente virtual de Barbería Filo.', 'Sou o assistente virtual de Barbería Filo.'],
    ['en', "I'm Nava, the virtual assistant of Barbería Filo.", "I'm the virtual assistant of Barbería Filo."],
  ] as const)('in %s by its name, and without one not by that of the business', (language, named, nameless) => {
    expect(hello(language, 'Nava')).toContain(named);
    expect(hello(language, 'Barbería Filo')).toContain(nameless);
  });
});
