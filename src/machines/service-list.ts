import { LIST_ROWS_MAX, type Copy, type Detalles, type Offer, type World } from '../domain.ts';
import { idAt, isUnsold, offeredServices, type AgendaContext } from './agenda-facts.ts';
import type { MachineEvent } from './kit.ts';

/**
 * Services to choose from. Where they are more than one list can show, what kind of them is asked first, as far as each
 * belongs to a category (AGENDA-10): nobody reads three pages to find a haircut. Pure.
 */
export function servicesOffer(context: AgendaContext, event: MachineEvent): Offer {
  const { world } = event;
  const list = { id: world.fresh.offer, page: 0 };
  // Too dear: the prices are what is looked at.
  const ids = 'precio' in event ? [] : categoriesAsked(context, world);
  if (ids.length > 0) return { ...list, kind: 'categoria', ids };
  const services = offeredServices(context, world).map(({ id, priceMinor }) => ({ id, priceMinor }));
  return { ...list, kind: 'servicio', services };
}

/** The categories of what is offered, in the tenant's order; none where a list of services says it all. */
function categoriesAsked(context: AgendaContext, world: World): readonly string[] {
  const services = offeredServices(context, world);
  if (services.length <= LIST_ROWS_MAX || services.some(({ categoryId }) => categoryId === undefined)) return [];
  const ids = world.tenant.categories.map(({ id }) => id);
  const asked = ids.filter((id) => services.some(({ categoryId }) => categoryId === id));
  return asked.length > 1 && asked.length <= LIST_ROWS_MAX ? asked : [];
}

/** What is wished for once a category was chosen: those of it, or the only one. Undefined: none was. */
export function kindChosen(context: AgendaContext, event: MachineEvent): Detalles | undefined {
  const { offer } = context;
  if (event.type !== 'customer.selects' || offer?.kind !== 'categoria') return undefined;
  const category = idAt(offer, event.offer, event.n);
  const ofIt = offeredServices(context, event.world).flatMap((s) => (s.categoryId === category ? [s.id] : []));
  const [one, ...others] = ofIt;
  if (category === undefined || one === undefined) return undefined;
  return others.length === 0 ? { servicio: one } : { servicios: ofIt };
}

/** What is asked with the list that is open. One that is not sold, or that is too dear, is answered first. */
export function serviceQuestion({ offer, detalles }: AgendaContext, event: MachineEvent): Copy {
  if (event.type === 'customer.rejects' && event.precio === true)
    return { key: 'elegir_servicio', detalles, caro: true };
  if (isUnsold(event)) return { key: 'servicio_desconocido' };
  return { key: offer?.kind === 'categoria' ? 'elegir_categoria' : 'elegir_servicio', detalles };
}
