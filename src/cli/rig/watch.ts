import { sameSlot, type Appointment, type Offer, type Slot } from '../../domain.ts';
import type { Store, TurnCommit } from '../../ports.ts';

/** What became of an appointment. `from` is where it was before a move. */
export type Deed =
  | { readonly deed: 'booked' | 'cancelled'; readonly appointment: Appointment }
  | { readonly deed: 'moved'; readonly appointment: Appointment; readonly from: Slot };

export interface Watch {
  /** In order. A booking that the calendar refused was none. */
  readonly deeds: () => readonly Deed[];
  /** The slot behind a row's or button's id, if an offer of this run had one there. */
  readonly slotOf: (choiceId: string) => Slot | undefined;
}

/** Looks at every commit that succeeds and every offer that is made. */
export function watchStore(inner: Store): Watch & { readonly store: Store; offered(offer: Offer): void } {
  const known = new Map<string, Appointment>();
  const slots = new Map<string, Slot>();
  const deeds: Deed[] = [];

  const note = (turn: TurnCommit): void => {
    const refused = turn.turn.inputs.some((input) => input.type === 'calendar.refused');
    for (const after of turn.appointments) {
      const before = known.get(after.id);
      known.set(after.id, after);
      if (refused && after.status === 'cancelled') forget(deeds, after.id);
      else deeds.push(...deedOf(before, after));
    }
  };
  return {
    deeds: () => deeds,
    slotOf: (id) => slots.get(id),
    offered: (offer) => {
      if (offer.kind !== 'turno') return;
      offer.slots.forEach((slot, i) => slots.set(`turno_${offer.id}_${i + 1}`, slot));
    },
    store: {
      ...inner,
      commit: async (turn) => {
        const result = await inner.commit(turn);
        if (result.outcome === 'committed') note(turn);
        return result;
      },
      load: async (id, limit) => {
        const loaded = await inner.load(id, limit);
        // Those that were there before the first turn.
        for (const one of loaded.appointments) if (!known.has(one.id)) known.set(one.id, one);
        return loaded;
      },
    },
  };
}

function deedOf(before: Appointment | undefined, after: Appointment): Deed[] {
  if (!before) return after.status === 'booked' ? [{ deed: 'booked', appointment: after }] : [];
  if (before.status === 'booked' && after.status === 'cancelled') return [{ deed: 'cancelled', appointment: after }];
  const from = before.slot;
  // One that becomes another service at its own hour is changed as much.
  const same = sameSlot(from, after.slot) && before.serviceId === after.serviceId;
  return same ? [] : [{ deed: 'moved', appointment: after, from }];
}

function forget(deeds: Deed[], id: string): void {
  const at = deeds.findLastIndex(({ deed, appointment }) => deed === 'booked' && appointment.id === id);
  if (at >= 0) deeds.splice(at, 1);
}
