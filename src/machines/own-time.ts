import { MINUTE_MS, type Appointment, type Draft, type World } from '../domain.ts';

/**
 * The writer's own appointment that this time overlaps: nobody sits in two chairs at once, so the question for the yes
 * says it. It is only told, as the second one may be for somebody who was not named ("otro cambio de aceite, el del
 * carro de mi esposa"); what is said to be for a guest, or is one, is left alone.
 */
export function ownAt(
  time: Pick<Appointment, 'slot' | 'durationMinutes' | 'guest'> & { readonly id?: string },
  { appointments }: Pick<World, 'appointments'>,
): { own?: Appointment } {
  if (time.guest !== undefined) return {};
  const own = appointments.find(
    (a) => a.guest === undefined && a.id !== time.id && a.slot.start < endOf(time) && time.slot.start < endOf(a),
  );
  return own === undefined ? {} : { own };
}

/** The writer's own of the same service: where nobody said that this is one more, it is said before the yes. */
export function likeIt(draft: Draft, { appointments }: Pick<World, 'appointments'>): { alike?: Appointment } {
  if (draft.guest !== undefined) return {};
  const alike = appointments.find((a) => a.guest === undefined && a.serviceId === draft.serviceId);
  return alike === undefined ? {} : { alike };
}

function endOf({ slot, durationMinutes }: Pick<Appointment, 'slot' | 'durationMinutes'>): number {
  return slot.start + durationMinutes * MINUTE_MS;
}
