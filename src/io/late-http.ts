import type { Http } from './http.ts';

/** The outgoing client as long as nobody has called anybody: it takes a tenth of the time until the server listens. */
export interface LateHttp extends Http {
  /** Makes it now, so that the first call need not wait for it. Rejects when it cannot be made. */
  prepare(): Promise<void>;
}

export function lateHttp(make: () => Promise<Http>): LateHttp {
  let made: Promise<Http> | undefined;
  const http = () => (made ??= make());
  return {
    prepare: async () => {
      await http();
    },
    exchange: async (request) => (await http()).exchange(request),
    request: async (request) => (await http()).request(request),
    json: async (request) => (await http()).json(request),
    bytes: async (request) => (await http()).bytes(request),
    close: async () => {
      if (made) await (await made).close();
    },
  };
}
