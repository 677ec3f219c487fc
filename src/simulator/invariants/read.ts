/** A deed follows a yes to what had been sent when the yes came (AGENDA-4, decision 015). */
import type { OutboxRow, Slot, TurnRecord } from '../../domain.ts';
import type { Sent } from '../outside.ts';
import { marksIn, type Mark } from '../words.ts';

/** What a turn did by a yes that was to something else; empty where it did nothing by a yes. `sent`: before the yes came, asked only then. */
export function unreadDeeds(
  { conversation, inputs }: TurnRecord,
  outbox: readonly OutboxRow[],
  sent: () => readonly Sent[],
): string[] {
  // A payment books by itself what was asked about before it.
  const byYes = inputs.some(({ type }) => type === 'customer.accepts');
  if (!byYes || inputs.some(({ type }) => type === 'order.changed')) return [];
  const own = sent().filter(({ effect }) => effect.startsWith(`${conversation}.`));
  const asked = own.flatMap(({ message }) => marksIn(message.text));
  return outbox.flatMap(({ effect }) => {
    const wanted = questionOf(effect);
    if (wanted === undefined || asked.some((mark) => isSame(mark, wanted))) return [];
    return [
      `${effect.type} of ${wanted.subject ?? '?'} by a yes, and [${wanted.key} … ${wanted.start}] had not been sent`,
    ];
  });
}

/** With the money there meanwhile, the yes to the link of that hour books it. */
function isSame(asked: Mark, wanted: Mark): boolean {
  const key = asked.key === 'pagar_antes' ? 'confirmar_turno' : asked.key;
  return key === wanted.key && asked.subject === wanted.subject && asked.start === wanted.start;
}

/** The question that a deed needs an answer to; undefined: it needs none. */
function questionOf(effect: OutboxRow['effect']): (Mark & { readonly start: number }) | undefined {
  if (effect.type === 'createEvent' && effect.background !== true) {
    const { serviceId, slot } = effect.appointment;
    return of('confirmar_turno', serviceId, slot);
  }
  if (effect.type === 'moveEvent')
    return of('confirmar_reprogramacion', effect.appointment.id, effect.appointment.slot);
  if (effect.type === 'deleteEvent' && effect.background !== true)
    return of('confirmar_cancelacion', effect.appointment.id, effect.appointment.slot);
  return undefined;
}

function of(key: Mark['key'], subject: string, { start }: Slot): Mark & { readonly start: number } {
  return { key, subject, start };
}
