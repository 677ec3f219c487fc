/** Interactive ids: `<kind>_<offer>_<n>`, `opcion_<offer>_<option>`, `mas_<offer>_<page>` (domain/offers.ts). */
import {
  OPTIONS,
  offerLength,
  optionEvent,
  pageOf,
  type CustomerEvent,
  type Option,
  type Question,
} from '../../domain.ts';
import type { Unit } from './units.ts';
import { joined } from './answers/fields/starred.ts';

const CHOICE = /^(turno|servicio|categoria|sucursal|profesional|cita|mas)_([\w.-]{1,120})_(\d{1,4})$/;
const STALE: CustomerEvent = { type: 'customer.taps_stale' };

/** Whether a text is one of our ids come back as text (some providers do that). */
export function looksLikeTap(text: string): boolean {
  return CHOICE.test(text) || optionOf(text) !== undefined;
}

/**
 * The event of a tapped id, judged by the offers that are open. Another generation, another kind, a row that was not
 * there, or an id that we never send: `customer.taps_stale`, which re-offers and never acts (must-hold 18, 30, 33).
 */
export function readTap(id: string, question: Question): CustomerEvent {
  const open = [...(question.offer === undefined ? [] : [question.offer]), ...(question.also ?? [])];
  const option = optionOf(id);
  if (option !== undefined) {
    const offer = open.find((o) => o.kind === 'opcion' && o.id === option.offer && o.options.includes(option.option));
    return offer === undefined ? STALE : optionEvent(option.option, offer);
  }
  const [, kind, of, digits] = CHOICE.exec(id) ?? [];
  const n = Number(digits);
  if (kind === 'mas') {
    const listed = open.find((o) => o.id === of && o.kind !== 'opcion');
    return listed === undefined ? STALE : { type: 'customer.wants_more', offer: listed.id, page: n };
  }
  const offer = open.find((o) => o.id === of && o.kind === kind);
  if (offer === undefined || n < 1 || n > offerLength(offer)) return STALE;
  return { type: 'customer.selects', offer: offer.id, n };
}

function optionOf(id: string): { offer: string; option: Option } | undefined {
  if (!id.startsWith('opcion_')) return undefined;
  const option = OPTIONS.find((o) => id.endsWith(`_${o}`));
  const offer = option === undefined ? '' : id.slice('opcion_'.length, -option.length - 1);
  return option === undefined || offer === '' ? undefined : { offer, option };
}

/**
 * A tapped hour with words behind it, in one batch: what they change of it, or add to it, is heard as behind the same row
 * when it is typed. A tap of another list, or of a row out of sight, stays what it is.
 */
export function rowAsTyped(units: readonly Unit[], { offer }: Question): readonly Unit[] {
  const [tap, said, ...rest] = units;
  if (tap?.kind !== 'tap' || said?.kind !== 'text' || offer?.kind !== 'turno') return units;
  const [, kind, of, digits] = CHOICE.exec(tap.id) ?? [];
  const { first, last } = pageOf(offer);
  const n = Number(digits);
  if (kind !== 'turno' || of !== offer.id || n < first || n > last) return units;
  return [{ kind: 'text', text: joined(String(n - first + 1), said.text) }, ...rest];
}
