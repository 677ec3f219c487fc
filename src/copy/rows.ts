import { pageOf, type Appointment, type Choice, type Copy, type Offer, type Option, type Slot } from '../domain.ts';
import { forGuest } from './guests.ts';
import { formatDuration, rowTitle, rowTitleWith } from './formats.ts';
import type { Labels, Speech } from './speech.ts';
import { distinct, fit, plain, BUTTON_TITLE_MAX, ROW_DESCRIPTION_MAX, ROW_TITLE_MAX } from './text.ts';

/** Offers as what a customer taps. Ids are as `src/domain/offers.ts` says: they carry the offer's generation. */

interface Draft {
  readonly title: string;
  readonly description?: string;
}

/** Rows of the current page, "Ver más" last when there is more. */
export function rowsOf(offer: Offer, copy: Copy, at: { speech: Speech; labels: Labels }): Choice[] {
  const { first, last, more } = pageOf(offer);
  const drafts = draftsOf(pageSlice(offer, first - 1, last), copy, at);
  const titles = distinct(
    [...drafts.map((d) => plain(d.title) || at.labels.unnamed), ...(more ? [at.labels.more] : [])],
    ROW_TITLE_MAX,
  );
  const rows = drafts.map((draft, i): Choice => {
    const description = fit(draft.description ?? '', ROW_DESCRIPTION_MAX);
    const title = titles[i] ?? at.labels.unnamed;
    return { id: choiceId(offer, first + i), title, ...(description === '' ? {} : { description }) };
  });
  return more ? [...rows, { id: `mas_${offer.id}_${offer.page + 1}`, title: titles.at(-1) ?? at.labels.more }] : rows;
}

/** The offer with the choices of one page only: a hundred slots are not written to show nine. */
function pageSlice(offer: Offer, from: number, to: number): Offer {
  switch (offer.kind) {
    case 'turno':
      return { ...offer, slots: offer.slots.slice(from, to) };
    case 'servicio':
      return { ...offer, services: offer.services.slice(from, to) };
    case 'opcion':
      return { ...offer, options: offer.options.slice(from, to) };
    default:
      return { ...offer, ids: offer.ids.slice(from, to) };
  }
}

export function buttonsOf(offer: Offer & { kind: 'opcion' }, copy: Copy, labels: Labels): Choice[] {
  const titles = distinct(
    offer.options.map((option) => optionTitle(option, copy, labels)),
    BUTTON_TITLE_MAX,
  );
  return offer.options.map((_, i) => ({ id: choiceId(offer, i + 1), title: titles[i] ?? labels.unnamed }));
}

function choiceId(offer: Offer, n: number): string {
  if (offer.kind === 'opcion') return `opcion_${offer.id}_${offer.options[n - 1] ?? n}`;
  return `${offer.kind}_${offer.id}_${n}`;
}

function draftsOf(offer: Offer, copy: Copy, { speech, labels }: { speech: Speech; labels: Labels }): Draft[] {
  const { tenant } = speech.context;
  switch (offer.kind) {
    case 'turno':
      return slotDrafts(offer.slots, speech);
    case 'servicio':
      return offer.services.map(({ id, priceMinor }) => serviceDraft(id, priceMinor, { speech, labels }));
    case 'categoria':
      return offer.ids.map((id) => ({ title: tenant.categories.find((c) => c.id === id)?.name ?? '' }));
    case 'sucursal':
      return offer.ids.map((id) => branchDraft(id, speech));
    case 'profesional':
      return offer.ids.map((id) => ({ title: speech.professional(id)?.name ?? '' }));
    case 'cita':
      return offer.ids.map((id) => appointmentDraft(speech.appointment(id), { speech, labels }));
    case 'opcion':
      return offer.options.map((option) => ({ title: optionTitle(option, copy, labels) }));
  }
}

/**
 * Where two branches, or two people, have the same hour, the title says which: WhatsApp refuses equal titles, and people
 * choose by them.
 */
function slotDrafts(slots: readonly Slot[], speech: Speech): Draft[] {
  const titles = slots.map((slot) => rowTitle(slot.start, speech.context));
  const told = slots.map((slot, i) =>
    tellsApart(
      slot,
      slots.filter((_, other) => titles[other] === titles[i]),
      speech,
    ),
  );
  const room = Math.max(0, ...told.map(({ length }) => length));
  return slots.map((slot, i) => {
    const [title = '', apart = ''] = [titles[i], told[i]];
    const names = [speech.professional(slot.professionalId)?.name, branchOf(slot, speech)];
    return {
      title: apart === '' ? title : rowTitleWith(slot.start, { told: apart, room }, speech.context),
      description: names.flatMap((name) => plain(name ?? '') || []).join(' · '),
    };
  });
}

/** The branch, or who it is with; nothing of an hour that only one has. */
function tellsApart(slot: Slot, alike: readonly Slot[], speech: Speech): string {
  if (alike.length < 2) return '';
  const branches = new Set(alike.map(({ branchId }) => branchId));
  if (branches.size === alike.length) return plain(branchOf(slot, speech) ?? '');
  return shortName(speech.professional(slot.professionalId)?.name ?? '');
}

function branchOf({ branchId }: Slot, speech: Speech): string | undefined {
  return speech.context.tenant.branches.length > 1 ? speech.branch(branchId)?.name : undefined;
}

/** "Laura" of "Laura Gómez", "Dra. Paz" of "Dra. Paz Ríos": the description has it whole. */
function shortName(name: string): string {
  return /^(?:\S+\.\s+)?\S+/u.exec(plain(name))?.[0] ?? plain(name);
}

/** The price stands in the same place in every row, once: a title has no room for it beside most names. */
function serviceDraft(id: string, priceMinor: number, { speech, labels }: { speech: Speech; labels: Labels }): Draft {
  const service = speech.service(id);
  const name = plain(service?.name ?? '');
  const price = priceMinor === 0 ? labels.free : speech.money(priceMinor);
  const duration = service && formatDuration(service.durationMinutes, speech.context.contact.language, 'short');
  // A name that the title cuts is whole in the description.
  const whole = fit(name, ROW_TITLE_MAX) === name ? [] : [name];
  const facts = [price, ...(duration === undefined ? [] : [duration])].join(' · ');
  const room = ROW_DESCRIPTION_MAX - facts.length - ' · '.length;
  return { title: name, description: [...whole.map((full) => fit(full, room)), facts].join(' · ') };
}

function branchDraft(id: string, speech: Speech): Draft {
  const branch = speech.branch(id);
  return {
    title: branch?.name ?? '',
    ...(branch?.address === undefined ? {} : { description: plain(branch.address) }),
  };
}

/** Two of the same service on one day are told apart by whose they are. */
function appointmentDraft(
  appointment: Appointment | undefined,
  { speech, labels }: { speech: Speech; labels: Labels },
): Draft {
  if (!appointment) return { title: '' };
  const { slot, serviceId, guest } = appointment;
  const severalBranches = speech.context.tenant.branches.length > 1;
  const names = [
    `${plain(speech.service(serviceId)?.name ?? '')}${forGuest(guest, labels.whose)}`,
    speech.professional(slot.professionalId)?.name,
    severalBranches ? speech.branch(slot.branchId)?.name : undefined,
  ];
  return {
    title: rowTitle(slot.start, speech.context),
    description: names.flatMap((name) => plain(name ?? '') || []).join(' · '),
  };
}

/** The hours that were asked about are their buttons' titles (AGENDA-14). */
function optionTitle(option: Option, copy: Copy, labels: Labels): string {
  const index = ['hora_1', 'hora_2'].indexOf(option);
  const hour = index >= 0 && copy.key === 'hora_ambigua' ? copy.hours[index] : undefined;
  return hour ?? labels.option[option];
}
