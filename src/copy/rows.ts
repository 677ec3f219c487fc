import {
  pageOf,
  type Appointment,
  type Choice,
  type Copy,
  type Offer,
  type Option,
  type Priced,
  type Slot,
} from '../domain.ts';
import { forGuest } from './guests.ts';
import { BESIDE_DATE_MAX, formatDuration, rowTitle, rowTitleWith } from './formats.ts';
import type { Labels, Speech } from './speech.ts';
import { distinct, fit, plain, toldApart, BUTTON_TITLE_MAX, ROW_DESCRIPTION_MAX, ROW_TITLE_MAX } from './text.ts';

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
      return offer.services.map((one) => serviceDraft(one, { speech, labels }));
    case 'categoria':
      return offer.ids.map((id) => namedDraft(tenant.categories.find((c) => c.id === id)?.name, undefined));
    case 'sucursal':
      return offer.ids.map((id) => namedDraft(speech.branch(id)?.name, speech.branch(id)?.address));
    case 'profesional':
      return offer.ids.map((id) => namedDraft(speech.professional(id)?.name, undefined));
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
    return {
      title: apart === '' ? title : rowTitleWith(slot.start, { told: apart, room }, speech.context),
      description: placed([speech.professional(slot.professionalId)?.name], slot, speech),
    };
  });
}

/** Names, and the branch behind them: where there is not room for all, it is the one that is read whole. */
function placed(names: readonly (string | undefined)[], { branchId }: Slot, speech: Speech): string {
  const { branches } = speech.context.tenant;
  const told = plain(names.flatMap((name) => plain(name ?? '') || []).join(SEPARATOR));
  const all = branches.map(({ name }) => plain(name));
  const branch = toldApart(all, BRANCH_MAX)[branches.findIndex(({ id }) => id === branchId)];
  if (branches.length === 1 || branch === undefined || branch === '') return told;
  return [fit(told, ROW_DESCRIPTION_MAX - SEPARATOR.length - branch.length), branch].filter(Boolean).join(SEPARATOR);
}
const SEPARATOR = ' · ';
/** Characters of a branch's name behind others in a description. */
const BRANCH_MAX = 40;

/** The branch, or who it is with; nothing of an hour that only one has. */
function tellsApart(slot: Slot, alike: readonly Slot[], speech: Speech): string {
  if (alike.length < 2) return '';
  const branches = new Set(alike.map(({ branchId }) => branchId));
  const people = alike.map(({ professionalId }) => plain(speech.professional(professionalId)?.name ?? ''));
  const called = people.map(shortName);
  const names =
    branches.size === alike.length
      ? alike.map((one) => plain(branchOf(one, speech) ?? ''))
      : new Set(called).size === called.length
        ? called
        : people;
  return toldApart(names, BESIDE_DATE_MAX)[alike.indexOf(slot)] ?? '';
}

function branchOf({ branchId }: Slot, speech: Speech): string | undefined {
  return speech.context.tenant.branches.length > 1 ? speech.branch(branchId)?.name : undefined;
}

/** "Laura" of "Laura Gómez", "Dra. Paz" of "Dra. Paz Ríos": the description has it whole. */
function shortName(name: string): string {
  return /^(?:\S+\.\s+)?\S+/u.exec(name)?.[0] ?? name;
}

/** The price stands in the same place in every row, once: a title has no room for it beside most names. */
function serviceDraft(
  { id, priceMinor, currency }: Priced,
  { speech, labels }: { speech: Speech; labels: Labels },
): Draft {
  const service = speech.service(id);
  const name = plain(service?.name ?? '');
  const price = priceMinor === 0 ? labels.free : speech.money(priceMinor, currency);
  const duration = service && formatDuration(service.durationMinutes, speech.context.contact.language, 'short');
  return namedDraft(name, [price, ...(duration === undefined ? [] : [duration])].join(SEPARATOR));
}

/** A name, and what is said of it. One that the title cuts is whole in the description. */
function namedDraft(named: string | undefined, facts: string | undefined): Draft {
  const [title, told] = [plain(named ?? ''), plain(facts ?? '')];
  const whole = fit(title, ROW_TITLE_MAX) === title ? '' : title;
  const room = ROW_DESCRIPTION_MAX - (told === '' ? 0 : SEPARATOR.length + told.length);
  return { title, description: [fit(whole, Math.max(room, WHOLE_NAME_MIN)), told].filter(Boolean).join(SEPARATOR) };
}
/** Characters that a name keeps beside a long address. */
const WHOLE_NAME_MIN = 40;

/** Two of the same service on one day are told apart by whose they are. */
function appointmentDraft(
  appointment: Appointment | undefined,
  { speech, labels }: { speech: Speech; labels: Labels },
): Draft {
  if (!appointment) return { title: '' };
  const { slot, serviceId, guest } = appointment;
  const service = `${plain(speech.service(serviceId)?.name ?? '')}${forGuest(guest, labels.whose)}`;
  return {
    title: rowTitle(slot.start, speech.context),
    description: placed([service, speech.professional(slot.professionalId)?.name], slot, speech),
  };
}

/** The hours that were asked about are their buttons' titles (AGENDA-14). */
function optionTitle(option: Option, copy: Copy, labels: Labels): string {
  const index = ['hora_1', 'hora_2'].indexOf(option);
  const hour = index >= 0 && copy.key === 'hora_ambigua' ? copy.hours[index] : undefined;
  return hour ?? labels.option[option];
}
