/** The rows that the customer sees now, as a model can read them: number and words, never an interactive id. */
import { pageOf, type Offer } from '../../domain.ts';
import type { UnderstandRequest } from '../../ports.ts';

export function optionLines({ question, tenant, appointments }: UnderstandRequest): string[] {
  const { offer } = question;
  if (offer === undefined) return [];
  if (offer.kind === 'opcion') return [...offer.options];
  const { first, last } = pageOf(offer);
  const when = (start: number): string =>
    Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(tenant.timeZone).toLocaleString(tenant.locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  const nameIn = (all: readonly { readonly id: string; readonly name: string }[], id: string): string =>
    all.find((one) => one.id === id)?.name ?? '';
  const row = (n: number): string => {
    const id = idAt(offer, n);
    switch (offer.kind) {
      case 'turno': {
        const slot = offer.slots[n - 1];
        return slot === undefined ? '' : `${when(slot.start)} ${nameIn(tenant.professionals, slot.professionalId)}`;
      }
      case 'cita': {
        const found = appointments.find((a) => a.id === id);
        return found === undefined ? '' : `${when(found.slot.start)} ${nameIn(tenant.services, found.serviceId)}`;
      }
      case 'servicio':
        return nameIn(tenant.services, id);
      case 'categoria':
        return nameIn(tenant.categories, id);
      case 'sucursal':
        return nameIn(tenant.branches, id);
      case 'profesional':
        return nameIn(tenant.professionals, id);
    }
  };
  return Array.from({ length: last - first + 1 }, (_, i) => `${first + i}: ${row(first + i)}`);
}

function idAt(offer: Exclude<Offer, { kind: 'opcion' }>, n: number): string {
  if (offer.kind === 'turno') return '';
  return offer.kind === 'servicio' ? (offer.services[n - 1]?.id ?? '') : (offer.ids[n - 1] ?? '');
}
