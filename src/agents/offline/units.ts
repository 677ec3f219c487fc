/** What arrives together, cut into what is read as one. */
import type { CustomerEvent, InboundContent, InboundMessage } from '../../domain.ts';
import { joined } from './answers/fields/starred.ts';
import { looksLikeTap } from './taps.ts';

/** A stretch of a burst that is read as one: a tap, a medium, or texts in a row (must-hold 29). */
export type Unit =
  | { readonly kind: 'tap'; readonly id: string }
  | { readonly kind: 'event'; readonly event: CustomerEvent }
  | { readonly kind: 'text'; readonly text: string };

export function unitsOf(messages: readonly InboundMessage[]): Unit[] {
  const units: Unit[] = [];
  for (const unit of messages.flatMap((m) => contentUnits(m.content))) {
    const last = units.at(-1);
    if (unit.kind === 'text' && last?.kind === 'text')
      units.splice(-1, 1, { kind: 'text', text: joined(last.text, unit.text) });
    // Tapped twice in one breath is answered once.
    else if (unit.kind !== 'tap' || !units.some((one) => one.kind === 'tap' && one.id === unit.id)) units.push(unit);
  }
  return units;
}

function contentUnits(content: InboundContent): Unit[] {
  switch (content.type) {
    case 'text':
      return looksLikeTap(content.text.trim())
        ? [{ kind: 'tap', id: content.text.trim() }]
        : [{ kind: 'text', text: content.text }];
    case 'tap':
      // Some providers give the title only: then it is read like typed text.
      return content.id === '' || content.id === content.title
        ? [{ kind: 'text', text: content.title }]
        : [{ kind: 'tap', id: content.id }];
    case 'location':
      return [media('location')];
    case 'reaction':
      return [{ kind: 'event', event: { type: 'customer.acknowledges' } }];
    case 'unsupported':
      return [media(NAMED.find((known) => known === content.what) ?? 'otro')];
    case 'image':
    case 'audio':
    case 'document':
    case 'video':
    case 'sticker':
      return content.caption === undefined || content.caption.trim() === ''
        ? [media(content.type)]
        : [media(content.type), { kind: 'text', text: content.caption }];
  }
}

/** What the answer can name of all that is not read (CHAN-6). */
const NAMED = ['contacts', 'edit', 'order'] as const;

function media(what: Extract<CustomerEvent, { type: 'customer.sends_media' }>['media']): Unit {
  return { kind: 'event', event: { type: 'customer.sends_media', media: what } };
}
