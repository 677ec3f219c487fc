import type { Appointment, Contact, Tenant } from '../domain.ts';

/** What a template may know besides its own copy. */
export interface CopyContext {
  readonly tenant: Tenant;
  /** Language decides which words, name how they begin. */
  readonly contact: Contact;
  /** Epoch ms. */
  readonly now: number;
  /** The contact's live appointments: rows of a `cita` offer name them by id. */
  readonly appointments: readonly Appointment[];
}
