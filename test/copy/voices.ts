import type { Copy, Offer, OutboundMessage } from '../../src/domain.ts';
import { historyText, render, type CopyContext } from '../../src/copy/index.ts';
import { ALL, contextOf, OFFERS } from './samples.ts';

/** Every way that the bot can speak: three treatments of Spanish in three vocabularies, Portuguese, English. */
export const VOICES: readonly (readonly [name: string, context: CopyContext])[] = [
  ['es vos AR', contextOf({ treatment: 'vos', locale: 'es-AR' })],
  ['es tú MX', contextOf({ treatment: 'tu', locale: 'es-MX' })],
  ['es usted CO', contextOf({ treatment: 'usted', locale: 'es-CO' })],
  ['es tú CL', contextOf({ treatment: 'tu', locale: 'es-CL' })],
  ['pt', contextOf({ language: 'pt', locale: 'pt-BR' })],
  ['en', contextOf({ language: 'en' })],
];
export const SPANISH = VOICES.filter(([name]) => name.startsWith('es'));

export interface Said {
  readonly copy: Copy;
  readonly offer: Offer | undefined;
  readonly message: OutboundMessage;
}

const rendered = new WeakMap<CopyContext, Said[]>();

/** Every sample with every offer, once per context. */
export function everything(context: CopyContext): Said[] {
  const known = rendered.get(context) ?? renderAll(context);
  rendered.set(context, known);
  return known;
}

function renderAll(context: CopyContext): Said[] {
  return ALL.flatMap((copy) => OFFERS.map((offer) => ({ copy, offer, message: render(copy, offer, context) })));
}

/** What breaks a rule, named so that a failure can be read. */
export function breaches(context: CopyContext, rule: (said: Said) => boolean): string[] {
  return everything(context)
    .filter((said) => !rule(said))
    .map(({ copy, offer, message }) => `${copy.key} + ${offer?.id ?? '-'}: ${historyText(message)}`);
}

export function choices(message: OutboundMessage): readonly { id: string; title: string; description?: string }[] {
  if (message.type === 'buttons') return message.buttons;
  return message.type === 'list' ? message.rows : [];
}
