/**
 * The wording of everything the bot says. Pure: copy, offer and context in, a message within WhatsApp's limits out.
 * Imports domain only; main, the engine's composition and tests import it. A template can use nothing but the facts
 * of its key (law 7). Reading order: index → rows (offers) → speech (facts) → es, pt, en (words).
 */
import { offerLength, type Copy, type Language, type Offer, type OutboundMessage } from '../domain.ts';
import type { CopyContext } from './context.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { pt } from './pt/index.ts';
import { buttonsOf, rowsOf } from './rows.ts';
import { speech as speechOf, type Labels, type Pack, type Speech } from './speech.ts';
import { BUTTON_TITLE_MAX, BUTTONS_MAX, fit, INTERACTIVE_BODY_MAX, SECTION_TITLE_MAX, TEXT_BODY_MAX } from './text.ts';

export type { CopyContext } from './context.ts';
export { mayBeSaid } from './firewall.ts';
export { historyText } from './history.ts';
export { formatDay, formatDuration, formatHour, formatMoney, rowTitle } from './formats.ts';

const PACKS: Readonly<Record<Language, Pack>> = { es, pt, en };

/** Pure. Text within limits, titles within WhatsApp's, ids as `src/domain/offers.ts` says. */
export function render(copy: Copy, offer: Offer | undefined, context: CopyContext): OutboundMessage {
  const pack = PACKS[context.contact.language];
  const open = offer && offerLength(offer) > 0 ? offer : undefined;
  const speech = speechOf(copy, open, context);
  const labels = pack.labels(speech);
  const text = pack.say(copy, speech);
  const url = linkOf(copy, open);
  if (url !== undefined) {
    return { type: 'link', text: fit(text, INTERACTIVE_BODY_MAX), button: fit(labels.pay, BUTTON_TITLE_MAX), url };
  }
  return open ? offering(open, copy, { text, speech, labels }) : { type: 'text', text: fit(text, TEXT_BODY_MAX) };
}

/** Three options fit on buttons; everything else is a list, even of one (CHAN-3). */
function offering(
  offer: Offer,
  copy: Copy,
  { text, speech, labels }: { text: string; speech: Speech; labels: Labels },
): OutboundMessage {
  const body = fit(text, INTERACTIVE_BODY_MAX);
  if (offer.kind === 'opcion' && offer.options.length <= BUTTONS_MAX) {
    return { type: 'buttons', text: body, buttons: buttonsOf(offer, copy, labels) };
  }
  const { button, section } = labels.list[offer.kind];
  return {
    type: 'list',
    text: body,
    button: fit(button, BUTTON_TITLE_MAX),
    section: fit(section, SECTION_TITLE_MAX),
    rows: rowsOf(offer, copy, { speech, labels }),
  };
}

/** A payment link is a button of its own. One that waits with a choice below has the choice, and the link was sent before. */
function linkOf(copy: Copy, offer: Offer | undefined): string | undefined {
  if (copy.key === 'link_pago') return copy.order.link;
  return copy.key === 'esperando_pago_turno' && !offer ? copy.order.link : undefined;
}
