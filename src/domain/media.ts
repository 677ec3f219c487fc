import type { MediaType } from './messages.ts';

/** What a receipt says, as somebody read it from a picture: a customer's word, never a fact (PAGOS-5). */
export interface Receipt {
  /** Minor units of `currency`; the business's own currency where the receipt names none. */
  readonly amountMinor?: number;
  readonly currency?: string;
  /** Civil date, 'YYYY-MM-DD'. */
  readonly date?: string;
  /** Operation number, as written there. */
  readonly reference?: string;
  readonly payer?: string;
}

/** Why a medium was not read. `no_reader`: nobody here reads such media, and the customer is told so. */
export type UnreadCause =
  | 'no_reader'
  /** A kind of file that nobody reads: a spreadsheet, a video. */
  | 'unsupported'
  | 'too_big'
  /** The channel does not have it any more. */
  | 'gone'
  | 'unavailable'
  | 'late'
  | 'refused'
  /** The model's answer did not follow its schema, or nothing was heard. */
  | 'invalid'
  | 'budget'
  /** More media than one turn reads. */
  | 'too_many';

/** What became of a medium that a customer sent (AGENT-6). A failure is a case of its own, never text (must-hold 37). */
export type MediaReading =
  | { readonly outcome: 'transcript'; readonly text: string }
  | { readonly outcome: 'receipt'; readonly receipt: Receipt }
  | { readonly outcome: 'description'; readonly text: string }
  | { readonly outcome: 'unread'; readonly cause: UnreadCause };

/** A reading as the turn's record keeps it: which message, what kind, what became of it. */
export interface ReadMedium {
  /** Provider's id of the message. */
  readonly message: string;
  readonly type: MediaType;
  readonly reading: MediaReading;
}

/** What is odd about a receipt, for the people who look into it. `unseen`: its time is over and no payment came. */
export type ReceiptDoubt = 'amount' | 'currency' | 'repeated' | 'before_order' | 'future' | 'no_order' | 'unseen';
