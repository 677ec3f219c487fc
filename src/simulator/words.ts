/** Language made cheap: keywords in, marks out. What the machines decide is real; how it is worded is not the matter. */
import type { Contact, Copy, CustomerEvent, InboundMessage, Offer, OutboundMessage } from '../domain.ts';
import { EVENTS_PER_TURN_MAX, pageOf } from '../domain.ts';
import type { UnderstandRequest, Understanding } from '../ports.ts';
import { readTap } from '../agents/offline/taps.ts';

/** A message with this word cannot be processed by anybody. */
export const POISON = 'veneno';

export const wordsOnly: Understanding = {
  understand: (request) =>
    new Promise((resolve) => {
      const events = request.messages.map((message) => meaning(message, request));
      const distinct = [...new Map(events.map((event) => [JSON.stringify(event), event])).values()];
      const by = request.messages.every(({ content }) => content.type === 'tap') ? 'id' : 'keywords';
      resolve({ events: distinct.slice(0, EVENTS_PER_TURN_MAX), by, confidence: 1 });
    }),
};

/** Throws for the poison: the one thing that the port's contract forbids. */
function meaning({ content }: InboundMessage, request: UnderstandRequest): CustomerEvent {
  if (content.type === 'tap') return readTap(content.id, request.question);
  if (content.type !== 'text') return { type: 'customer.sends_media', media: 'otro' };
  if (content.text.includes(POISON)) throw new Error('poison');
  return (
    MEANINGS.find(([word]) => content.text.includes(word))?.[1](content.text, request) ?? {
      type: 'customer.not_understood',
    }
  );
}

const serviceIn = (text: string) => ['corte', 'color'].find((name) => text.includes(name));
const professionalIn = (text: string) => ['ana', 'luz'].find((name) => text.includes(name));
type Meaning = (text: string, request: UnderstandRequest) => CustomerEvent;
const MEANINGS: readonly (readonly [string, Meaning])[] = [
  [
    'cambiar a',
    (text, request) => ({ type: 'customer.wants_booking', detalles: wish(serviceIn(text)), ...instead(request) }),
  ],
  ['ya pague', () => ({ type: 'customer.claims_payment' })],
  ['mis turnos', () => ({ type: 'customer.wants_appointments' })],
  ['otra fecha', () => ({ type: 'customer.wants_other_time' })],
  ['turno', (text) => ({ type: 'customer.wants_booking', detalles: wish(serviceIn(text)) })],
  ['mover', (text) => ({ type: 'customer.wants_reschedule', detalles: withWhom(professionalIn(text)) })],
  ['cancelar', () => ({ type: 'customer.wants_cancellation', detalles: {} })],
  [
    'pagar',
    (text) => {
      const servicio = serviceIn(text);
      return servicio === undefined ? { type: 'customer.wants_payment' } : { type: 'customer.wants_payment', servicio };
    },
  ],
  ['precio', () => ({ type: 'customer.asks', topic: 'precio' })],
  ['hola', () => ({ type: 'customer.greets' })],
  ['gracias', () => ({ type: 'customer.acknowledges' })],
  ['persona', () => ({ type: 'customer.wants_person' })],
  ['salir', () => ({ type: 'customer.exits', word: 'salir' })],
  ['si', () => ({ type: 'customer.accepts' })],
  ['no', () => ({ type: 'customer.rejects' })],
];

function wish(servicio: string | undefined): { servicio?: string } {
  return servicio === undefined ? {} : { servicio };
}

function withWhom(profesional: string | undefined): { profesional?: string } {
  return profesional === undefined ? {} : { profesional };
}

/** "En vez de ese": the first that they have becomes another service. */
function instead({ appointments: [first] }: UnderstandRequest): { enVezDe?: string } {
  return first === undefined ? {} : { enVezDe: first.id };
}

/** What a message says happened, readable by the invariants whatever it was joined with: `[key subject start]`. */
export interface Mark {
  readonly key: Copy['key'];
  readonly subject?: string;
  readonly start?: number;
}

export function marksIn(text: string): Mark[] {
  return [...text.matchAll(/\[(\w+)(?: (\S+?))?(?: (\d+))?\]/g)].map(([, key, subject, start]) => ({
    key: key as Copy['key'],
    ...(subject === undefined ? {} : { subject }),
    ...(start === undefined ? {} : { start: Number(start) }),
  }));
}

/** The engine's `render`: a mark, and the offer's page with real ids. */
export function renderMarks(
  copy: Copy,
  offer: Offer | undefined,
  _context: { readonly contact: Contact },
): OutboundMessage {
  const text = markOf(copy);
  if (copy.key === 'link_pago') return { type: 'link', text, button: 'Pagar', url: copy.order.link ?? '' };
  if (offer === undefined) return { type: 'text', text };
  if (offer.kind === 'opcion') {
    return {
      type: 'buttons',
      text,
      buttons: offer.options.map((option) => ({ id: `opcion_${offer.id}_${option}`, title: option })),
    };
  }
  const { first, last, more } = pageOf(offer);
  const rows = Array.from({ length: last - first + 1 }, (_, i) => ({
    id: `${offer.kind}_${offer.id}_${first + i}`,
    title: `${first + i}`,
  }));
  if (more) rows.push({ id: `mas_${offer.id}_${offer.page + 1}`, title: 'Ver más' });
  return { type: 'list', text, button: 'Ver', section: 'Ver', rows };
}

function markOf(copy: Copy): string {
  if (copy.key === 'confirmar_turno' || copy.key === 'pagar_antes')
    return `[${copy.key} ${copy.draft.serviceId} ${copy.draft.slot.start}]`;
  if (copy.key === 'confirmar_reprogramacion') return `[${copy.key} ${copy.appointment.id} ${copy.to.start}]`;
  if ('appointment' in copy) return `[${copy.key} ${copy.appointment.id} ${copy.appointment.slot.start}]`;
  if ('order' in copy) return `[${copy.key} ${copy.order.id}]`;
  return `[${copy.key}]`;
}
