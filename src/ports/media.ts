/** Pictures, voices and files: who fetches them and who reads them. Imported by way of `ports.ts`. */
import type { Address, Language, MediaReading, MediaType, ModelCall, Tenant, UnreadCause } from '../domain.ts';

/** A file that a customer sent, whole. */
export interface MediaFile {
  readonly bytes: Uint8Array;
  /** Without parameters: `audio/ogg`. */
  readonly mimeType: string;
  readonly name?: string;
}
/** What came of fetching one: an end of each kind has its name. */
export type MediaFetched =
  | { readonly outcome: 'file'; readonly file: MediaFile }
  | {
      readonly outcome: 'unread';
      readonly cause: Extract<UnreadCause, 'no_reader' | 'unsupported' | 'too_big' | 'gone' | 'unavailable' | 'late'>;
    };
export interface MediaPort {
  /** Asks for the file of an id that its channel gave. Bounded in bytes and by `signal`; throws nothing. */
  fetch(request: {
    readonly from: Address;
    readonly mediaId: string;
    /** Whether somebody reads such a file: others are not fetched. */
    readonly accepts: (mimeType: string) => boolean;
    readonly bytesMax: number;
    readonly signal: AbortSignal;
  }): Promise<MediaFetched>;
}

/** Who looks at pictures and listens to voices (AGENT-6). */
export interface LectorPort {
  /** Whether anybody here reads such media at all. */
  readonly reads: (type: MediaType) => boolean;
  readonly accepts: (mimeType: string) => boolean;
  /** Throws nothing: a failure is a reading, too. */
  read(
    file: MediaFile,
    about: {
      readonly type: MediaType;
      readonly tenant: Tenant;
      readonly language: Language;
      /** Epoch ms: nobody waits longer. */
      readonly deadline: number;
    },
  ): Promise<{ readonly reading: MediaReading; readonly calls: readonly ModelCall[] }>;
}
