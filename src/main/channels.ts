import type { Config } from '../config.ts';
import { channelCredentials, isSimulated } from '../config.ts';
import type { Channel, Tenant } from '../domain.ts';
import { ServiceFailure } from '../errors.ts';
import type { Http } from '../io/http.ts';
import { createWhatsAppMedia } from '../io/whatsapp/media.ts';
import { createWhatsAppChannel } from '../io/whatsapp/send.ts';
import type { ChannelPort, MediaPort } from '../ports.ts';

/** Business numbers, by the id under which Meta knows them. */
export type Numbers = ReadonlyMap<string, { readonly tenant: Tenant; readonly channel: Channel }>;

export interface Outside {
  readonly config: Config;
  readonly http: Http;
  /** The simulated Meta of this process. */
  readonly demo: { readonly baseUrl: string; readonly token: string };
}

/** One adapter per place that a number is served from: Meta, or the simulated one of this process. */
export function channelsOf(
  { config, http, demo }: Outside,
  numbers: Numbers,
): { readonly channel: ChannelPort; readonly media: MediaPort } {
  const { version, baseUrl } = config.whatsapp;
  const tokenFor = (id: string) => {
    const channel = numbers.get(id)?.channel;
    return (channel && channelCredentials(config, channel).accessToken?.reveal()) ?? '';
  };
  const live = { baseUrl, version, tokenFor };
  const simulated = { baseUrl: demo.baseUrl, version, tokenFor: () => demo.token };
  const adapters = (graph: typeof live) => ({
    sender: createWhatsAppChannel({ ...graph, http: (request) => http.exchange(request) }),
    media: createWhatsAppMedia({ ...graph, http: (request) => http.bytes(request) }),
  });
  const [atMeta, here] = [adapters(live), adapters(simulated)];
  const of = (phoneNumberId: string) => {
    const channel = numbers.get(phoneNumberId)?.channel;
    return channel && (isSimulated(config, channel) ? here : atMeta);
  };
  return {
    channel: {
      send: (to, message, effect) => {
        const adapter = of(to.phoneNumberId);
        if (!adapter) throw new ServiceFailure('its number is not in the tenants file any more', { retryable: false });
        return adapter.sender.send(to, message, effect);
      },
    },
    media: {
      fetch: async (request) =>
        (await of(request.from.phoneNumberId)?.media.fetch(request)) ?? { outcome: 'unread', cause: 'gone' },
    },
  };
}
