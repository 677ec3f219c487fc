/** What of the tenant's an act names: its service, its professional, its branch. */
import type { Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { without } from '../words/text.ts';
import { findNames, onlyVirtualOne, peopleCalled, namingWords, type Found } from '../names.ts';
import { ofTheOpenOne, ofTheShown } from './of-the-shown.ts';
import { serviceOfMine } from './service-of-mine.ts';
import type { Situation } from '../situation.ts';
import { onlyByCategory } from '../errands/asking/asked-of-each.ts';

/** What of the tenant's an act names, or, unless others do something else with it, the whole message. */
export function names(act: Act, heard: Heard, alone = true): Found {
  const { tenant } = heard.situation;
  if (tenant === undefined || act.from === act.to) return {};
  const raw = without(heard.text.raw, heard.times.spans);
  const near = findNames(raw.slice(act.from, act.to), tenant);
  // "¿cuánto sale? la limpieza digo": what the act's own words do not name, the message may.
  const named = Object.keys(near).length > 0 || !alone ? near : findNames(raw, tenant);
  const wished = act.intent === 'book' || act.intent === 'pay';
  const mine = act.intent === 'move' || act.intent === 'cancel';
  const told = wished ? (ofTheOpenOne(raw, heard.situation) ?? ofTheShown(raw, heard.situation)) : undefined;
  const servicio =
    told ??
    (wished ? onlyVirtualOne(raw, tenant) : undefined) ??
    (leavesOpen(act, raw, { named, situation: heard.situation }) ? undefined : named.servicio) ??
    (mine ? serviceOfMine(raw.slice(act.from, act.to), tenant, heard.situation.appointments) : undefined);
  const meant = named.profesional ?? namesakeMeant(raw, named, heard.situation);
  const { servicio: _near, ...others } = named;
  return {
    ...others,
    ...(servicio === undefined ? {} : { servicio }),
    ...(meant === undefined ? {} : { profesional: meant }),
  };
}

/** "Una cita para las uñas", "¿qué servicios de uñas tienen?": which of the category is asked, unless it is known already what is booked. */
function leavesOpen(
  { intent, topic, service }: Act,
  raw: string,
  { named: { servicio }, situation: { known, tenant } }: { named: Found; situation: Situation },
): boolean {
  const open = intent === 'book' || (intent === 'ask' && (topic === 'servicios' || topic === 'precio'));
  if (!open || service !== undefined || servicio === undefined || tenant === undefined) return false;
  return known?.servicio === undefined && onlyByCategory(raw, servicio, tenant);
}

/** "Con Nico", of two who are called so: the one that is proposed, else the only one among the rows, or who does it there. */
function namesakeMeant(raw: string, named: Found, { tenant, known, proposed, offer }: Situation): string | undefined {
  const people = tenant?.professionals ?? [];
  const called = peopleCalled(namingWords(raw), people);
  if (called.length < 2) return undefined;
  if (proposed !== undefined && called.includes(proposed.professionalId)) return proposed.professionalId;
  const rows = offer?.kind === 'turno' ? offer.slots.map(({ professionalId }) => professionalId) : called;
  const [servicio, sucursal] = [named.servicio ?? known?.servicio, named.sucursal ?? known?.sucursal];
  const fits = people.filter(
    ({ id, serviceIds, branchIds }) =>
      called.includes(id) &&
      rows.includes(id) &&
      (servicio === undefined || serviceIds.includes(servicio)) &&
      (sucursal === undefined || branchIds.includes(sucursal)),
  );
  return fits.length === 1 ? fits[0]?.id : undefined;
}
