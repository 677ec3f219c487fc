/** "Lo mismo que la última vez", "the usual": what each who came here came for last, whoever booked it. */
import { isSameGuest, type Appointment, type Detalles } from './booking.ts';

/** `para`: whose visit it was; absent: the writer's own. */
export type Usual = Pick<Detalles, 'servicio' | 'profesional' | 'sucursal' | 'para'>;

/** So many people of one writer are known by their last visit. */
const PEOPLE_MAX = 6;

/** The newest visit, and the newest of each where several came, newest first. */
export function usualOf(
  appointments: readonly Appointment[],
  now: number,
): { readonly usual?: Usual; readonly usualOfEach?: readonly Usual[] } {
  const over = appointments.filter(({ slot }) => slot.start <= now).reverse();
  const first = over.filter((one, i) => over.findIndex(({ guest }) => isSameGuest(guest, one.guest)) === i);
  const [usual, ...others] = first.slice(0, PEOPLE_MAX).map(cameFor);
  if (usual === undefined) return {};
  return { usual, ...(others.length > 0 && { usualOfEach: [usual, ...others] }) };
}

/** What an appointment is, as a wish for another like it. */
export function cameFor({ serviceId, slot, guest }: Appointment): Usual & Required<Omit<Usual, 'para'>> {
  const { professionalId: profesional, branchId: sucursal } = slot;
  return { servicio: serviceId, profesional, sucursal, ...(guest && { para: guest }) };
}

/** Whose the words speak of: of one who was named his own last visit, else the writer's; where there is none, the newest. */
export function usualFor(known: readonly Usual[], whose: Detalles['para']): Usual | undefined {
  const own = known.find(({ para }) => para === undefined);
  const named = whose === undefined || whose.relation === 'yo' ? own : known.find(({ para }) => isOf(whose, para));
  return named ?? own ?? known[0];
}

/** "Para mi hijo", or by his name: as much as was told of him is so. */
function isOf(whose: NonNullable<Detalles['para']>, one: Detalles['para']): boolean {
  if (one === undefined || whose.otra === true) return false;
  const [said, name] = [whose.name?.toLowerCase(), one.name?.toLowerCase()];
  return (whose.relation ?? one.relation) === one.relation && (said ?? name) === name;
}
