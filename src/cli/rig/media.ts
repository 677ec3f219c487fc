import { civilDate } from '../../agents/model/receipt.ts';
import type { MediaReading, Receipt, Tenant } from '../../domain.ts';
import { parsePrice } from '../../domain.ts';
import type { LectorPort, MediaPort } from '../../ports.ts';

/** What a file shows or says, told by whoever writes the run. */
export interface Shows {
  readonly transcript?: string;
  readonly receipt?: {
    readonly amount?: string | undefined;
    readonly reference?: string | undefined;
    readonly date?: string | undefined;
    readonly payer?: string | undefined;
  };
}

/** The files of a run and who reads them: what they show is what the run says. Of others nobody reads anything. */
export interface Attachments {
  readonly media: MediaPort;
  readonly lector: LectorPort;
  readonly put: (mediaId: string, shows: Shows) => void;
}

export function createAttachments(): Attachments {
  const files = new Map<string, Shows>();
  return {
    put: (mediaId, shows) => {
      files.set(mediaId, shows);
    },
    media: {
      fetch: ({ mediaId }) => {
        const shows = files.get(mediaId);
        if (shows === undefined) return Promise.resolve({ outcome: 'unread', cause: 'no_reader' });
        const bytes = Buffer.from(JSON.stringify(shows));
        return Promise.resolve({ outcome: 'file', file: { bytes, mimeType: 'application/json' } });
      },
    },
    lector: {
      reads: (type) => type === 'image' || type === 'document' || type === 'audio',
      accepts: () => true,
      // Async, so that a file that is none rejects like any other failure of the port.
      read: async ({ bytes }, { tenant }) => {
        const shows = JSON.parse(Buffer.from(bytes).toString('utf8')) as Shows;
        return Promise.resolve({ reading: readingOf(shows, tenant), calls: [] });
      },
    },
  };
}

function readingOf({ transcript, receipt }: Shows, tenant: Tenant): MediaReading {
  if (transcript !== undefined) return { outcome: 'transcript', text: transcript };
  if (receipt === undefined) return { outcome: 'unread', cause: 'no_reader' };
  return { outcome: 'receipt', receipt: receiptOf(receipt, tenant) };
}

function receiptOf(shown: NonNullable<Shows['receipt']>, { currency, locale }: Tenant): Receipt {
  const { amount, reference, payer } = shown;
  const date = shown.date === undefined ? undefined : civilDate(shown.date, locale);
  const amountMinor = amount === undefined ? undefined : parsePrice(amount, currency);
  return {
    ...(amountMinor === undefined ? {} : { amountMinor, currency }),
    ...(date === undefined ? {} : { date }),
    ...(reference === undefined ? {} : { reference }),
    ...(payer === undefined ? {} : { payer }),
  };
}
